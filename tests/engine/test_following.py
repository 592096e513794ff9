"""Law: what a seat is told, event by event, makes the view that its game then gives it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.engine.option_sets import OPTION_SETS, SEPTET, OptionSet
from yokai_desktop.engine.contract import Event, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.engine.yokai.actions import Look
from yokai_desktop.engine.yokai.events import MoveSkipped
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView

GAMES = 6


def visible_events(events: tuple[Event, ...], seat: int) -> list[Event]:
    return [heard for event in events if (heard := event.seen_by(seat)) is not None]


def plain(view: View) -> View:
    """A view without what only the end of a game opens."""
    if isinstance(view, YokaiView) and view.result is not None:
        return replace(view, history=(), affinities=())
    return view


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_a_view_follows_from_what_its_seat_was_told(options: OptionSet) -> None:
    for seed in range(GAMES):
        match, rng = options.match(f"follow/{seed}"), Random(seed)
        seats = range(match.setup.players)
        views = [match.view(seat).after(*visible_events(match.opening, seat)) for seat in seats]
        assert views == [match.view(seat).after() for seat in seats]
        while match.to_act is not None:
            events = match.play(match.to_act, rng.choice(match.state.legal()))
            views = [view.after(*visible_events(events, seat)) for seat, view in enumerate(views)]
            wanted = [match.view(seat).after() for seat in seats]
            assert [plain(view) for view in views] == [plain(view) for view in wanted]


@pytest.mark.parametrize("options", SEPTET, ids=str)
def test_nobody_is_asked_before_everything_is_told(options: OptionSet) -> None:
    match = options.match("follow")
    view = match.view(match.to_act or 0).after()
    assert view.to_act is None
    assert view.legal == ()


@pytest.mark.parametrize("options", SEPTET, ids=str)
def test_open_hands_and_scores_follow_too(options: OptionSet) -> None:
    match, rng = options.match("open"), Random(3)
    again = Match(match.game, match.setup)
    view = again.state.view(0, open_cards=True)
    assert isinstance(view, SeptetView)
    while again.to_act is not None:
        view = view.after(*again.play(again.to_act, rng.choice(again.state.legal())))
        wanted = again.state.view(0, open_cards=True)
        assert isinstance(wanted, SeptetView)
        assert (view.hands, view.trick, view.scores) == (wanted.hands, wanted.trick, wanted.scores)
        view = wanted


def test_y9_2_a_skipped_move_leads_to_the_hint() -> None:
    match = Match(YOKAI, YOKAI.setup(2, {}, seed="skipped"))
    assert match.to_act is not None
    match.play(match.to_act, Look(0))
    match.play(match.to_act, Look(1))
    view = match.view(match.to_act)
    assert isinstance(view, YokaiView)
    assert view.tableau.step is Step.MOVE
    assert view.after(MoveSkipped(match.to_act)).tableau.step is Step.HINT
