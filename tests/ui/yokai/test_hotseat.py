"""Several people at one screen: what one of them knows never reaches another."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import JOINED, any_deed, seats, state_of
from tests.ui.yokai.hand import end_peek
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.models.yokai.notes import Note
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.yokai.page import YokaiTable

FAMILY_WORDS = ("Kitsune", "Kappa", "Rokurokubi", "Oni")


def secret_match(pair: str = "kappa+oni") -> Match:
    """Two people; the first holds a secret bond."""
    options = {**level_options("first", 3), "first": "0"}
    deal = {"families": JOINED, "affinities": [pair]}
    return Match(YOKAI, YOKAI.setup(2, options, "", deal), seats(2, (0, 1)))


def play_turn(table: YokaiTable) -> None:
    """The person at the table plays a whole turn."""
    seat = table.match.to_act
    while table.match.to_act == seat:
        table.board.chosen.emit(any_deed(table.table.view))
        end_peek(table.board)


def spoken_words(widget: QWidget) -> str:
    """Everything visible that a screen reader, a tooltip or a label could tell."""
    words = []
    for child in [widget, *widget.findChildren(QWidget)]:
        if child.isVisible():
            words += [child.accessibleName(), child.accessibleDescription(), child.toolTip()]
            reader = QAccessible.queryAccessibleInterface(child)
            if reader is not None:
                words.append(reader.text(QAccessible.Text.Name))
    return " ".join(words)


def test_curtain_is_closed_before_anything_of_the_next_person_exists(
    make_table: MakeTable,
) -> None:
    table = make_table(secret_match())
    assert table.curtain.is_closed
    assert not table.board.isVisible()
    assert table.board.view is None or table.board.view.seat == 0
    table.curtain.opened.emit(0)
    assert table.board.isVisible()
    play_turn(table)
    assert table.curtain.is_closed
    assert table.curtain.seat == 1
    assert not table.board.isVisible()
    shown = table.board.view
    assert shown is not None
    assert shown.seat == 0


def test_closed_curtain_tells_no_family(make_table: MakeTable) -> None:
    table = make_table(secret_match())
    table.curtain.opened.emit(0)
    play_turn(table)
    told = spoken_words(table) + table.window_title()
    assert not [word for word in FAMILY_WORDS if word in told]


def test_closed_curtain_looks_the_same_whatever_is_behind(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    pictures = []
    for pair in ("kappa+oni", "kitsune+rokurokubi"):
        table = make_table(secret_match(pair))
        table.curtain.opened.emit(0)
        play_turn(table)
        pictures.append(table.grab().toImage())
        table.hide()
    assert pictures[0] == pictures[1]


def test_a_secret_affinity_is_its_owners_alone(make_table: MakeTable) -> None:
    table = make_table(secret_match())
    table.curtain.opened.emit(0)
    assert "Your secret: Kappa and Oni must touch" in all_labels(table)
    play_turn(table)
    table.curtain.opened.emit(1)
    assert "Aiko holds a secret affinity." in all_labels(table)
    assert "must touch" not in all_labels(table) + spoken_words(table)


def all_labels(table: YokaiTable) -> str:
    from PySide6.QtWidgets import QLabel

    return " ".join(label.text() for label in table.findChildren(QLabel) if label.isVisible())


def test_notes_are_private(make_table: MakeTable) -> None:
    preferences().set_value("yokai_memory", "notes")
    table = make_table(secret_match())
    table.curtain.opened.emit(0)
    table.board.notes.pin(0, 3, Note(maybe=1))
    play_turn(table)
    table.curtain.opened.emit(1)
    assert all(card.row is not None for card in table.board.cards_by_number)
    assert {card.row.note for card in table.board.cards_by_number if card.row} == {Note()}
    play_turn(table)
    table.curtain.opened.emit(0)
    row = table.board.cards_by_number[3].row
    assert row is not None
    assert row.note == Note(maybe=1)


def test_face_down_cards_tell_nothing_even_after_a_look(make_table: MakeTable) -> None:
    table = make_table(secret_match())
    table.curtain.opened.emit(0)
    seen = state_of(table.match).tableau.free[0]
    table.board.choosing.click_card(seen)
    end_peek(table.board)
    names = [card.accessibleName() for card in table.board.cards_by_number]
    assert all(name.endswith("face down") for name in names)
    labels = " ".join(row.words for row in table.board.past.scroll.model.rows)
    assert not [word for word in FAMILY_WORDS if word in labels]


def test_one_person_alone_sees_no_curtain(make_table: MakeTable) -> None:
    options = {**level_options("first", 3), "first": "0"}
    match = Match(YOKAI, YOKAI.setup(2, options, "4K7-QM2"), seats(2, (0,)))
    table = make_table(match)
    assert not table.curtain.isVisible()
    assert table.board.isVisible()
