"""The picture of a Septet table: rows of an item model that any view can show."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import MODES, any_legal, new_match
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.cards import CardsModel
from yokai_desktop.models.septet.cards import SeptetCard, winning_seat
from yokai_desktop.ui.septet.choosing import Choosing
from yokai_desktop.ui.septet.names import BACK
from yokai_desktop.ui.septet.picture import TRICK, hand_zone, laid_zone, picture, straw_zone
from yokai_desktop.ui.septet.straw_geometry import geometry_of
from yokai_desktop.words.septet.cards import spoken_card
from yokai_desktop.words.septet.names import Names

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def view_of(match: Match) -> SeptetView:
    view = match.view(0)
    assert isinstance(view, SeptetView)
    return view


def rows_of(match: Match, *, asked: bool = False) -> list[SeptetCard]:
    view, choosing = view_of(match), Choosing()
    if asked:
        choosing.offer(view, view.legal)
    return picture(view, geometry_of(1440, 848, view.mode.players), Names(match, 0), choosing)


def in_zone(rows: list[SeptetCard], zone: str) -> list[SeptetCard]:
    return [row for row in rows if row.zone == zone]


@pytest.mark.parametrize("mode", MODES)
def test_a_model_follows_a_whole_game(qtbot: QtBot, mode: str) -> None:
    """Every card is shown once, and a hidden one never tells what it is."""
    match, rng = new_match(mode), Random(mode)
    model: CardsModel[SeptetCard] = CardsModel(SeptetCard)
    QAbstractItemModelTester(model, FATAL, model)
    while match.to_act is not None:
        view, rows = view_of(match), rows_of(match, asked=match.to_act == 0)
        model.set_rows(rows)
        assert [row.card for row in in_zone(rows, TRICK)] == [p.card for p in view.trick]
        for seat, hand in enumerate(view.hands):
            shown = in_zone(rows, hand_zone(seat)) + in_zone(rows, laid_zone(seat))
            assert len(shown) == len(hand)
        for seat, straw in enumerate(view.straws):
            lying = [card for card in (*straw.down, *straw.up) if not card.gone]
            assert len(in_zone(rows, straw_zone(seat))) == len(lying)
        assert all(row.picture == BACK for row in rows if row.card is None)
        match.play(match.to_act, any_legal(match.view(match.to_act), rng=rng))
    assert match.outcome is not None


def test_a_plain_list_shows_the_hand_in_words(qtbot: QtBot) -> None:
    match = new_match("four")
    model: CardsModel[SeptetCard] = CardsModel(SeptetCard)
    words = QListView()
    qtbot.addWidget(words)
    words.setModel(model)
    model.set_rows(in_zone(rows_of(match), hand_zone(0)))
    shown = [words.model().index(row, 0).data() for row in range(model.rowCount())]
    assert shown == [spoken_card(card) for card in view_of(match).hand]


def test_cards_laid_down_to_pass_are_out_of_the_hand() -> None:
    match = new_match("four")
    match.play(0, any_legal(match.view(0)))
    rows, view = rows_of(match), view_of(match)
    shown = {row.card for row in in_zone(rows, hand_zone(0))}
    assert shown == set(view.hand) - set(view.passed)
    assert len(in_zone(rows, laid_zone(0))) == 3


def test_best_card_of_a_trick_is_marked() -> None:
    match, rng = new_match("four"), Random(3)
    while len(view_of(match).trick) < 3:
        assert match.to_act is not None
        match.play(match.to_act, any_legal(match.view(match.to_act), rng=rng))
    view = view_of(match)
    best = [played.seat == winning_seat(view) for played in view.trick]
    assert [row.look.best for row in in_zone(rows_of(match), TRICK)] == best
    assert sum(best) == 1


def test_a_straw_tells_which_cards_are_covered() -> None:
    rows = in_zone(rows_of(new_match("two")), straw_zone(0))
    below = [row for row in rows if row.place is not None and not row.place[0]]
    assert [row.words for row in below] == ["Face-down card, covered"] * 7
    assert all(row.card is None for row in below)
