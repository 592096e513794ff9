"""What a turn says: the conventions, from what everybody saw, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ai.yokai.tables import after, dealt
from yokai_desktop.ai.yokai.meaning import Meaning, Says, meaning_of
from yokai_desktop.engine.yokai.events import Looked
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.view import YokaiView

MIXED = "kpro prok rokp okpr"


def said(state: YokaiState, turn: int, seat: int = 1) -> tuple[Meaning, ...]:
    view = state.view(seat)
    assert isinstance(view, YokaiView)
    return meaning_of(view, turn)


def test_a_seen_card_beside_a_seen_card_is_family() -> None:
    state = after(dealt(MIXED), "look 0", "look 7", "move 0 4,1", "reveal")
    family, hint = said(state, 1)
    assert family == Meaning(Says.FAMILY, 0, (7,))
    assert hint.says is Says.NO_HINT


def test_an_unseen_card_says_nothing() -> None:
    state = after(dealt(MIXED), "look 0", "look 1", "move 15 4,2", "reveal")
    assert said(state, 1)[0] == Meaning(Says.NOTHING, 15)


def test_a_seen_card_beside_unseen_ones_may_be_family() -> None:
    state = after(dealt(MIXED), "look 0", "look 5", "move 0 4,2", "reveal")
    assert said(state, 1)[0] == Meaning(Says.MAYBE_FAMILY, 0, (11,))


def test_a_card_taken_from_a_seen_one_is_another_family() -> None:
    state = after(dealt(MIXED), "look 0", "look 1", "move 0 4,2", "reveal")
    says = [meaning.says for meaning in said(state, 1)]
    assert says[:2] == [Says.MAYBE_FAMILY, Says.PARTED]


def test_hints_are_promises_and_turning_up_says_that_it_is_early() -> None:
    state = after(dealt(MIXED), "look 0", "look 7", "move 0 4,1", "reveal")
    state = after(state, "look 1", "look 2", "move 12 -1,2", "reveal")
    assert said(state, 2)[-1].says is Says.TOO_EARLY
    hint = state.tableau.turned_up[0]
    state = after(state, "look 5", "look 6", "move 12 0,3", f"hint {hint} 7")
    assert said(state, 3)[-1] == Meaning(Says.PROMISE, 7, hint=hint)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_what_is_told_is_public(turn: int) -> None:
    """The same for everybody, and for somebody who was told no face at all."""
    state = after(dealt(MIXED), "look 0", "look 7", "move 0 4,1", "reveal")
    state = after(state, "look 1", "look 2", "move 12 -1,2", "reveal", "look 3", "look 4")
    views = [state.view(seat) for seat in range(2)]
    blind = replace(
        views[0],
        families=(None,) * 16,
        history=tuple(
            replace(event, family=None) if isinstance(event, Looked) else event
            for event in views[0].history
        ),
    )
    told = {meaning_of(view, turn) for view in (*views, blind)}
    assert len(told) == 1
