"""One key, one question: at any time at a table, spoken and shown, and never a secret."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.accessibility.listener import Listener
from tests.played_games import hand_of, play_by_chance
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.parts.sheet import open_sheet
from yokai_desktop.ui.septet.questions import QUESTIONS
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.settings.page import SettingsPage
from yokai_desktop.ui.speech.announcer import announcer
from yokai_desktop.ui.speech.key_list import ChooseKeysSheet, KeysSheet
from yokai_desktop.ui.speech.questions import (
    COMMON,
    EVERYWHERE,
    conflict,
    key_of,
    playing_keys_of,
    pressable,
    questions_of,
)
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.words.joining import labelled, row_of
from yokai_desktop.words.septet.cards import card_name, spoken_rank
from yokai_desktop.words.septet.cards import family_name as family_words
from yokai_desktop.words.yokai.names import family_name

NOVICE = Seat("novice")
FAMILIES = ("Kitsune", "Kappa", "Rokurokubi", "Oni")


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest, window: MainWindow) -> str:
    preferences().set_value("language", request.param)
    return str(request.param)


def press(window: MainWindow, key: str) -> None:
    shift = Qt.KeyboardModifier.ShiftModifier
    modifiers = shift if key.startswith("Shift+") else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(window.windowHandle(), Qt.Key(ord(key[-1])), modifiers)


def answer(window: MainWindow, name: str) -> str:
    """What one key tells, as it is shown."""
    page = window.page
    assert isinstance(page, TablePage)
    question = next(q for q in questions_of(page.match.game.name) if q.name == name)
    page.asking.slip.hide()
    press(window, key_of(question))
    assert page.asking.slip.isVisible(), name
    return page.asking.slip.accessibleName()


def sit_down(window: MainWindow, match: Match) -> TablePage:
    values = {"animation": "off", "thinking_pause": 5_000, "trick_pause": 1, "guide": False}
    for name, value in values.items():
        preferences().set_value(name, value)
    window.sit_down(match, {})
    assert isinstance(window.page, TablePage)
    return window.page


def septet(seed: str = "4K7-QM2", seats: tuple[Seat, ...] | None = None) -> Match:
    """In the middle of a round, at the person's turn, with a trick on the table."""
    seats = seats or (Seat(name="Aiko"), NOVICE, NOVICE, NOVICE)
    match = Match(SEPTET, SEPTET.setup(len(seats), {}, seed), seats)
    while len(match.actions) < 13 or match.to_act != 0:
        play_by_chance(match, str(len(match.actions)), most=len(match.actions) + 1)
    return match


def yokai(turns: int = 2) -> Match:
    seats = (Seat(name="Aiko"), NOVICE)
    match = Match(YOKAI, YOKAI.setup(2, {"first": "0"}, "4K7-QM2"), seats)
    while len(match.actions) < 4 * turns or match.to_act != 0:
        play_by_chance(match, str(len(match.actions)), most=len(match.actions) + 1)
    return match


def test_every_question_of_septet_has_an_answer(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    match = septet()
    page = sit_down(window, match)
    qtbot.wait(20)
    hand = hand_of(match, 0)
    told = answer(window, "hand")
    for family in {card.family for card in hand}:
        held = [spoken_rank(card) for card in hand if card.family is family]
        assert labelled(family_words(family), row_of(held)) in told
    assert str(len(hand)) in told
    for name in ("trick", "last-trick", "scores", "trump", "others", "now"):
        assert answer(window, name), name
    everything = " ".join(answer(window, q.name) for q in QUESTIONS)
    for seat in (1, 2, 3):
        for card in hand_of(match, seat):
            assert card_name(card) not in everything
    assert page.board.turn_words() == answer(window, "now")


def test_what_was_said_is_repeated_and_stepped_back_through(
    window: MainWindow, qtbot: QtBot
) -> None:
    ears = Listener()
    sit_down(window, septet())
    qtbot.wait(20)
    page = window.page
    assert isinstance(page, TablePage)
    page.board.said.emit("One.")
    page.board.said.emit("Two.")
    page.board.said.emit("Three.")
    assert answer(window, "repeat") == "Three."
    assert answer(window, "back") == "Two."
    assert answer(window, "back") == "One."
    assert answer(window, "repeat") == "Three."
    assert ears.take()[-3:] == ["One.", "Two.", "Three."]


def test_every_question_of_yokai_has_an_answer(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    preferences().set_value("yokai_memory", "looks")
    page = sit_down(window, yokai())
    assert isinstance(page, YokaiTable)
    qtbot.wait(20)
    names = ("here", "around", "seen", "hints", "points", "turns", "now")
    told = {name: answer(window, name) for name in names}
    assert all(told.values())
    place = page.board.rows[page.board.keys.at].label
    assert place in told["here"]
    for name in ("here", "around", "seen", "points"):
        assert not [family for family in FAMILIES if family in told[name]], told[name]


@pytest.mark.parametrize("aid", ["none", "looks", "notes", "full"])
def test_what_was_seen_is_told_as_far_as_the_memory_aid_keeps_it(
    window: MainWindow, qtbot: QtBot, aid: str
) -> None:
    preferences().set_value("yokai_memory", aid)
    match = yokai(4)
    page = sit_down(window, match)
    assert isinstance(page, YokaiTable)
    qtbot.wait(20)
    view = match.view(0)
    assert isinstance(view, YokaiView)
    seen = {card.place: card.family for card in view.cards if card.family is not None}
    assert seen
    told = answer(window, "seen")
    for family in set(seen.values()):
        assert (family_name(family) in told) == (aid == "full")
    if aid == "none":
        assert "Nothing is kept" in told


def test_the_keyboard_goes_to_a_place_by_its_name(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_down(window, yokai())
    assert isinstance(page, YokaiTable)
    qtbot.wait(20)
    goal = page.board.rows[9].label
    press(window, "G")
    assert page.find_field.field.hasFocus()
    QTest.keyClicks(page.find_field.field, goal.lower())
    QTest.keyClick(page.find_field.field, Qt.Key.Key_Return)
    assert page.board.keys.at == 9
    assert page.board.cards_by_number[9].hasFocus()
    press(window, "G")
    QTest.keyClicks(page.find_field.field, "a1")
    QTest.keyClick(page.find_field.field, Qt.Key.Key_Return)
    assert page.asking.slip.accessibleName() == "No card lies at A1."


def test_nothing_is_answered_behind_a_curtain(window: MainWindow, qtbot: QtBot) -> None:
    people = (Seat(name="Aiko"), NOVICE, Seat(name="Botan"), NOVICE)
    page = sit_down(window, Match(SEPTET, SEPTET.setup(4, {}, "4K7-QM2"), people))
    assert page.is_covered
    press(window, "C")
    assert not page.asking.slip.isVisible()


def test_the_next_person_hears_nothing_of_what_was_said_before(window: MainWindow) -> None:
    people = (Seat(name="Aiko"), Seat(name="Botan"))
    page = sit_down(window, Match(YOKAI, YOKAI.setup(2, {"first": "0"}, "4K7-QM2"), people))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)
    page.board.said.emit("You look at L12 and see Kappa.")
    assert "Kappa" in answer(window, "repeat")
    page.table.handover.emit(1)
    assert not page.asking.slip.isVisible()
    assert list(announcer().messages) == []


def test_the_keys_are_listed_and_ask_from_there(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_down(window, septet())
    qtbot.wait(20)
    press(window, "K")
    sheet = open_sheet(window)
    assert isinstance(sheet, KeysSheet)
    assert sheet.list.hasFocus()
    rows = sheet.list.model().rowCount()
    playing = playing_keys_of("septet")
    assert rows == len(questions_of("septet")) + len(playing)
    sheet.list.setCurrentIndex(sheet.list.model().index(rows - 1, 0))
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert sheet.isVisible(), "a key of playing is only told"
    sheet.list.setCurrentIndex(sheet.list.model().index(0, 0))
    QTest.keyClick(sheet.list, Qt.Key.Key_Down)
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert page.asking.slip.accessibleName().startswith("Trick ")


@pytest.mark.parametrize("percent", [100, 200])
def test_one_bar_scrolls_the_list_of_keys(window: MainWindow, qtbot: QtBot, percent: int) -> None:
    preferences().set_value("text_size", percent)
    window.resize(1024, 640)
    sit_down(window, septet())
    qtbot.wait(20)
    press(window, "K")
    sheet = open_sheet(window)
    assert isinstance(sheet, KeysSheet)
    qtbot.wait(20)
    assert sheet._scroller.verticalScrollBar().maximum() == 0
    whole = sheet._scroller.viewport().rect()
    assert whole.contains(QRect(sheet.list.mapTo(sheet._scroller, QPoint()), sheet.list.size()))
    assert sheet.list.verticalScrollBar().maximum() > 0


def test_keys_are_changed_in_the_settings(window: MainWindow) -> None:
    window.go(routes.Settings())
    settings = window.page
    assert isinstance(settings, SettingsPage)
    settings.keys_button.click()
    sheet = open_sheet(window)
    assert isinstance(sheet, ChooseKeysSheet)
    hand = QUESTIONS[0]
    for key, expected in ((Qt.Key.Key_S, "C"), (Qt.Key.Key_A, "C"), (Qt.Key.Key_Y, "Y")):
        QTest.keyClick(sheet.list, Qt.Key.Key_Return)
        assert sheet.list.listens
        QTest.keyClick(sheet.list, key)
        assert key_of(hand) == expected, sheet.line.text()
    assert preferences().value("keys") == {"hand": "Y"}
    sheet.reset_button.click()
    assert key_of(hand) == "C"


@pytest.mark.parametrize("game", ["septet", "yokai"])
def test_the_usual_keys_do_not_meet(game: str) -> None:
    keys = [question.key for question in questions_of(game)]
    assert len(set(keys)) == len(keys)
    assert not set(keys) & {*EVERYWHERE, *game_face(game).fixed_keys}
    for question in questions_of(game):
        assert pressable(question.key)
        assert conflict(question, question.key) == ""
        assert question.words()


def test_a_damaged_key_is_the_usual_one(window: MainWindow) -> None:
    for wrong in ("", "X, Y", "nothing", 7, "\u202e"):
        preferences().set_value("keys", {COMMON[0].name: wrong})
        assert key_of(COMMON[0]) == "Q"
