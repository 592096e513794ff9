"""The worker process: asked, cancelled, really killed, and ending with its program."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from random import Random

import pytest

from tests.no_more_files import no_more_files
from yokai_desktop.ai.launching import NO_PROCESS
from yokai_desktop.ai.players import PLAYERS, choose, players_for
from yokai_desktop.ai.worker import MOST_ATTEMPTS, Worker, WorkerReply
from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.contract import View
from yokai_desktop.engine.match import Match

LONGEST_WAIT = 60


def opening_view(game_name: str) -> View:
    game = game_named(game_name)
    assert game is not None
    match = Match(game, game.setup(2, seed="worker"))
    assert match.to_act is not None
    return match.view(match.to_act)


@pytest.fixture
def answers() -> queue.Queue[WorkerReply]:
    return queue.Queue()


@pytest.fixture
def worker(answers: queue.Queue[WorkerReply]) -> Iterator[Worker]:
    worker = Worker(answers.put)
    yield worker
    worker.close()


@pytest.mark.parametrize("game", PLAYERS)
def test_the_worker_answers_what_the_chooser_would(
    game: str, worker: Worker, answers: queue.Queue[WorkerReply]
) -> None:
    view = opening_view(game)
    level = PLAYERS[game].levels[0]
    ticket = worker.ask(view, level, "seed")
    answer = answers.get(timeout=LONGEST_WAIT)
    assert answer == WorkerReply(ticket, choose(view, level, Random("seed")))
    assert players_for(view).game.name == game


def test_cancelled_questions_are_not_answered(
    worker: Worker, answers: queue.Queue[WorkerReply]
) -> None:
    view = opening_view("septet")
    worker.cancel(worker.ask(view, "novice", "dropped"))
    kept = worker.ask(view, "novice", "kept")
    assert answers.get(timeout=LONGEST_WAIT).ticket == kept
    assert answers.empty()


@pytest.mark.posix
def test_a_killed_worker_is_started_anew_and_asked_again(
    worker: Worker, answers: queue.Queue[WorkerReply]
) -> None:
    view = opening_view("septet")
    worker.start()
    first = worker.pid
    assert first is not None
    ticket = worker.ask(view, "novice", "seed")
    os.kill(first, signal.SIGKILL)
    told = answers.get(timeout=LONGEST_WAIT)
    assert told.ticket == ticket
    assert told.error == ""
    os.kill(worker.pid or 0, signal.SIGKILL)
    again = worker.ask(view, "novice", "seed")
    assert answers.get(timeout=LONGEST_WAIT) == WorkerReply(again, told.value)
    assert worker.pid != first


class DoomedWorker(Worker):
    """Its process dies as soon as it is started."""

    launched = 0

    def _launch(self) -> bool:
        assert super()._launch()
        self.launched += 1
        assert self.pid is not None
        os.kill(self.pid, signal.SIGKILL)
        return True


@pytest.mark.posix
def test_a_process_that_cannot_live_is_given_up_until_the_next_question(
    answers: queue.Queue[WorkerReply],
) -> None:
    worker = DoomedWorker(answers.put)
    for attempt in (1, 2):
        ticket = worker.ask(opening_view("septet"), "novice", "seed")
        answer = answers.get(timeout=LONGEST_WAIT)
        assert answer.ticket == ticket
        assert answer.error
        assert worker.launched == attempt * MOST_ATTEMPTS
        assert worker.pid is None
    worker.close()
    assert worker.launched == 2 * MOST_ATTEMPTS


@pytest.mark.posix
def test_without_room_for_a_process_a_question_fails_and_the_next_tries_again(
    worker: Worker, answers: queue.Queue[WorkerReply]
) -> None:
    """A table that waits for an answer goes on, whether the process was there before or not."""
    view = opening_view("septet")
    with no_more_files():
        assert answer_to(view, worker, answers).error == NO_PROCESS
    assert answer_to(view, worker, answers).error == ""
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)
    ticket = worker.ask(view, "novice", "seed")
    with no_more_files():
        os.kill(worker.pid, signal.SIGKILL)
        assert answers.get(timeout=LONGEST_WAIT) == WorkerReply(ticket, error=NO_PROCESS)
    assert answer_to(view, worker, answers).error == ""


def answer_to(view: View, worker: Worker, answers: queue.Queue[WorkerReply]) -> WorkerReply:
    """What is answered to a question."""
    ticket = worker.ask(view, "novice", "seed")
    answer = answers.get(timeout=LONGEST_WAIT)
    assert answer.ticket == ticket
    return answer


def test_an_error_of_a_chooser_is_told(worker: Worker, answers: queue.Queue[WorkerReply]) -> None:
    ticket = worker.ask(opening_view("septet"), "no such level", "seed")
    answer = answers.get(timeout=LONGEST_WAIT)
    assert answer.ticket == ticket
    assert answer.error == "KeyError"


def test_the_process_ends_when_the_worker_is_closed(answers: queue.Queue[WorkerReply]) -> None:
    worker = Worker(answers.put)
    worker.start()
    pid = worker.pid
    assert pid is not None
    worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_process_ends_when_its_program_is_killed() -> None:
    """Its standard output, inherited from the program, closes when the last of the two is gone."""
    program = textwrap.dedent(
        """
        import time
        from yokai_desktop.ai.worker import Worker

        if __name__ == "__main__":
            worker = Worker(print)
            worker.start()
            print("started", flush=True)
            time.sleep(600)
        """
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        process.kill()
        rest, _ = process.communicate(timeout=LONGEST_WAIT)
    assert rest == ""
