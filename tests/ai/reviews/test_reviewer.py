"""The process that reviews: it tells its progress, rests, gives up, and survives being killed."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from tests.no_more_files import no_more_files
from yokai_desktop.ai import players
from yokai_desktop.ai.launching import NO_PROCESS
from yokai_desktop.ai.reviews.reviewed import Review
from yokai_desktop.ai.reviews.reviewer import Reviewer, ReviewProgress
from yokai_desktop.ai.reviews.reviewing import begin, reviewed
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.game import SEPTET

Told = queue.Queue[ReviewProgress]
"""What the reviewer tells, in order."""

LONGEST_WAIT = 120
QUIET = 1.0
"""After so many seconds without a word nothing is under way."""


@pytest.fixture(autouse=True)
def awake_reviews() -> None:
    """Here the process has the priority that users meet."""


@pytest.fixture
def told() -> Told:
    return queue.Queue()


@pytest.fixture
def reviewer(told: Told) -> Iterator[Reviewer]:
    reviewer = Reviewer(told.put)
    yield reviewer
    reviewer.close()


@pytest.fixture
def match() -> Match:
    """The passes and the first tricks of four novices."""
    match = Match(SEPTET, SEPTET.setup(4, seed="reviewer"))
    rng = Random(2)
    while match.to_act is not None and len(match.actions) < 7:
        match.play(match.to_act, players.choose(match.view(match.to_act), "novice", rng))
    return match


def running(reviewer: Reviewer) -> int:
    """The id of its process."""
    assert reviewer.pid is not None
    return reviewer.pid


def begun(match: Match) -> Review:
    return begin(match, seat=0, seed="1", quick=True)


def next_progress(told: Told) -> ReviewProgress:
    return told.get(timeout=LONGEST_WAIT)


def outcome(told: Told) -> ReviewProgress:
    while not (progress := next_progress(told)).is_done:
        pass
    return progress


def same(review: Review, other: Review) -> bool:
    return replace(review, seconds=0.0) == replace(other, seconds=0.0)


def test_progress_is_told_decision_by_decision(
    reviewer: Reviewer, told: Told, match: Match
) -> None:
    ticket = reviewer.start(match, begun(match))
    shares = []
    while not (progress := next_progress(told)).is_done:
        shares.append(progress.share)
        assert progress.ticket == ticket
    assert shares == [n / 7 for n in range(1, 7)]
    assert progress.share == 1
    assert progress.error == ""
    assert same(progress.review, reviewed(match, begun(match)))


@pytest.mark.posix
def test_it_runs_at_the_lowest_priority(reviewer: Reviewer, told: Told, match: Match) -> None:
    reviewer.start(match, begun(match))
    next_progress(told)
    assert os.getpriority(os.PRIO_PROCESS, running(reviewer)) == 19


@pytest.mark.posix
def test_a_killed_review_goes_on_where_it_was(reviewer: Reviewer, told: Told, match: Match) -> None:
    reviewer.start(match, begun(match))
    for _ in range(3):
        before = next_progress(told)
    first = running(reviewer)
    os.kill(first, signal.SIGKILL)
    known = {decision.index: decision for decision in before.review.decisions}
    counts = [len(known)]
    while not (progress := next_progress(told)).is_done:
        counts.append(len(progress.review.decisions))
    assert reviewer.pid != first
    assert counts == sorted(set(counts))
    assert {d.index: d for d in progress.review.decisions if d.index in known} == known
    assert same(progress.review, reviewed(match, begun(match)))


def test_a_paused_review_rests_until_it_is_resumed(
    reviewer: Reviewer, told: Told, match: Match
) -> None:
    reviewer.start(match, begun(match))
    reviewer.pause()
    next_progress(told)
    with contextlib.suppress(queue.Empty):
        while not told.get(timeout=QUIET).is_done:
            pass
        pytest.fail("it did not rest")
    reviewer.resume()
    assert same(outcome(told).review, reviewed(match, begun(match)))


@pytest.mark.posix
def test_a_review_paused_and_killed_rests_on(reviewer: Reviewer, told: Told, match: Match) -> None:
    reviewer.start(match, begun(match))
    next_progress(told)
    reviewer.pause()
    os.kill(running(reviewer), signal.SIGKILL)
    with contextlib.suppress(queue.Empty):
        while not told.get(timeout=3 * QUIET).is_done:
            pass
        pytest.fail("it did not rest")
    reviewer.resume()
    assert outcome(told).review.is_complete


def test_nothing_is_told_of_a_cancelled_review(
    reviewer: Reviewer, told: Told, match: Match
) -> None:
    cancelled = reviewer.start(match, begun(match))
    next_progress(told)
    reviewer.cancel()
    while not told.empty():
        told.get()
    kept = reviewer.start(match, begun(match))
    assert kept != cancelled
    done = outcome(told)
    assert done.ticket == kept


def test_a_new_review_takes_the_place_of_the_old(
    reviewer: Reviewer, told: Told, match: Match
) -> None:
    old = reviewer.start(match, begun(match))
    next_progress(told)
    new = reviewer.start(match, begun(match))
    done = outcome(told)
    assert (done.ticket, done.ticket != old) == (new, True)


def test_what_goes_wrong_is_told(reviewer: Reviewer, told: Told, match: Match) -> None:
    class Broken(Match):
        def record(self) -> dict[str, Json]:
            return {"format": 1}

    broken = Broken(match.game, match.setup)
    reviewer.start(broken, begun(match))
    done = outcome(told)
    assert "BadRecord" in done.error
    assert done.review == begun(match)


@pytest.mark.posix
def test_a_process_that_cannot_live_is_given_up(
    reviewer: Reviewer, told: Told, match: Match
) -> None:
    reviewer.start(match, begun(match))
    killed = set()
    done = None
    while done is None:
        pid = reviewer.pid
        if pid is not None and pid not in killed:
            killed.add(pid)
            os.kill(pid, signal.SIGKILL)
        with contextlib.suppress(queue.Empty):
            done = told.get(timeout=0.02)
    assert "died" in done.error
    assert len(killed) >= 2
    reviewer.start(match, begun(match))
    assert outcome(told).review.is_complete


@pytest.mark.posix
def test_without_room_for_a_process_a_review_is_given_up_and_can_be_begun_again(
    reviewer: Reviewer, told: Told, match: Match
) -> None:
    with no_more_files():
        reviewer.start(match, begun(match))
        assert outcome(told).error == NO_PROCESS
    reviewer.start(match, begun(match))
    os.kill(running(reviewer), signal.SIGSTOP)
    with no_more_files():
        os.kill(running(reviewer), signal.SIGKILL)
        assert outcome(told).error == NO_PROCESS
    reviewer.start(match, begun(match))
    assert outcome(told).review.is_complete


def test_a_closed_reviewer_leaves_no_process(told: Told, match: Match) -> None:
    reviewer = Reviewer(told.put)
    reviewer.start(match, begun(match))
    pid = reviewer.pid
    reviewer.close()
    assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
