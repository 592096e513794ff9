"""Tokens of steps never hide each other: older ones give way to those of the last turn."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.models.yokai.trace import Deed, Kind, TurnTrace
from yokai_desktop.ui.yokai.token_spots import Drawn, token_spots

PITCH, CARD, SIDE, ASIDE = 84, 76, 30.0, 24.0
HERE, THERE = Place(0, 0), Place(1, 0)


def cell_of(card: int) -> QRectF:
    return QRectF(card * PITCH, 0, CARD, CARD)


def looks(seat: int, *cards: int) -> list[Deed]:
    return [Deed(Kind.LOOK, card, HERE, number=n) for n, card in enumerate(cards, start=1)]


def moved(card: int) -> Deed:
    return Deed(Kind.MOVE, card, HERE, THERE)


def test_the_last_turn_has_the_corners() -> None:
    older = Drawn(TurnTrace(1, 1, tuple(looks(1, 0, 0))), 0.62)
    last = Drawn(TurnTrace(2, 2, (*looks(2, 0), moved(0))))
    spots = token_spots((older, last), cell_of, lambda strength: SIDE, ASIDE)
    assert spots[1, 0].x() > cell_of(0).right() - SIDE / 2
    assert spots[1, 1].x() < cell_of(0).left() + SIDE / 2


def test_many_tokens_on_one_card_stand_apart() -> None:
    turns = [
        Drawn(TurnTrace(1, 1, tuple(looks(1, 0, 0))), 0.62),
        Drawn(TurnTrace(2, 2, tuple(looks(2, 0, 1))), 0.62),
        Drawn(TurnTrace(3, 3, (*looks(3, 0), moved(0)))),
    ]
    spots = token_spots(turns, cell_of, lambda strength: SIDE, ASIDE)
    assert len(spots) == 6
    for one, two in combinations(spots.values(), 2):
        assert max(abs(one.x() - two.x()), abs(one.y() - two.y())) >= SIDE * 0.75


def test_a_token_of_a_hint_stands_at_the_edge_of_its_strip() -> None:
    place = Deed(Kind.PLACE, 0, HERE)
    none = Deed(Kind.NO_MOVE)
    spots = token_spots((Drawn(TurnTrace(1, 1, (none, place))),), cell_of, lambda s: SIDE, ASIDE)
    assert list(spots) == [(0, 1)]
    assert abs(spots[0, 1].x() - cell_of(0).left()) < 6
