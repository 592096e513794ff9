"""Language, theme and text size change under open pages and sheets, and nothing old stays."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import yokai_desktop
from tests.played_games import AIKO, septet_game, yokai_won
from tests.reviewed_games import kept, septet_reviewed
from tests.ui.said import said_by
from tests.ui.septet.games import new_match as septet_dealt
from tests.ui.septet.games import play_on as septet_on
from tests.ui.septet.games import until_turn_of as septet_until
from tests.ui.yokai.games import at_step
from tests.ui.yokai.games import new_match as yokai_dealt
from tests.ui.yokai.games import play_until as yokai_until
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.septet.rung import Rung
from yokai_desktop.models.thinking import LocalThinker
from yokai_desktop.storage.history import Entry, now
from yokai_desktop.storage.profiles import Profile
from yokai_desktop.storage.septet.progress import GameTally
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.history.page import HistoryPage
from yokai_desktop.ui.history.people_page import PeoplePage
from yokai_desktop.ui.history.question import QuestionSheet, ask_give_up
from yokai_desktop.ui.new_game import deal_code_field
from yokai_desktop.ui.parts.late_picture import LatePicture
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.rules.page import RulesPage
from yokai_desktop.ui.septet.end_sheet import GameEnd
from yokai_desktop.ui.septet.summary import RoundStory, RoundSummary
from yokai_desktop.ui.septet.trick_review import TrickReview
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.settings.about import AboutSheet
from yokai_desktop.ui.speech.key_list import ChooseKeysSheet, KeysSheet
from yokai_desktop.ui.table.aid_sheet import AidSheet
from yokai_desktop.ui.table.curtain import Curtain
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.ui.yokai.review_sheet import ReviewSheet
from yokai_desktop.words.players import name_of
from yokai_desktop.words.septet.aid import septet_aid
from yokai_desktop.words.septet.names import Names

BEFORE = {"language": "en", "theme": "dark", "text_size": 100}
AFTER = {"language": "fr", "theme": "light", "text_size": 150}
SMOOTHING, MOST_TOLD = 24, 20
"""By so much of 255 the rims of very large letters differ from one painting to the next."""
_REVIEWED = 3
"""The number of a game whose review is kept."""
_SEATS = (Seat(), Seat("casual", "Ren"))


def unlike(switched: list[str], fresh: list[str]) -> tuple[list[str], list[str]]:
    """What only one of them says."""
    old, new = Counter(switched), Counter(fresh)
    return list((old - new).elements()), list((new - old).elements())


def settle() -> None:
    """Let everything happen that waits to happen, deletions included."""
    for _ in range(6):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def picture_of(widget: QWidget, qtbot: QtBot) -> QImage:
    """What is seen once everything has come to rest, costly pictures that come late too.

    Which window has the keyboard is not looked at: two of them cannot have it.
    """
    if (holder := QApplication.focusWidget()) is not None:
        holder.clearFocus()
    late = widget.findChildren(LatePicture)
    if late:
        qtbot.wait(100)
    for rules in widget.findChildren(RulesPage):
        rules.show_section("septet")  # a switch keeps what is being read in sight
    seen = [QImage(), grabbed(widget)]
    while seen[-1] != seen[-2]:
        qtbot.waitUntil(lambda: not any(picture.is_waiting for picture in late))
        settle()
        seen.append(grabbed(widget))
    return seen[-1]


def grabbed(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def unlike_lines(switched: QImage, fresh: QImage) -> list[int]:
    """The lines of two pictures, from the top, that are not the same; at most a few are told."""
    assert switched.size() == fresh.size()
    old, new = bytes(switched.constBits()), bytes(fresh.constBits())
    step, found = switched.bytesPerLine(), []
    for y in range(switched.height()):
        one, other = old[y * step : (y + 1) * step], new[y * step : (y + 1) * step]
        if one != other and max(abs(a - b) for a, b in zip(one, other, strict=True)) > SMOOTHING:
            found.append(y)
            if len(found) == MOST_TOLD:
                break
    return found


def choose(values: dict[str, object]) -> None:
    for name, value in values.items():
        preferences().set_value(name, value)


def _summary(window: MainWindow) -> RoundSummary:
    match = septet_game((Seat(), Seat("novice", "Ren"), Seat("adept", "Hana"), Seat("expert")))
    state = match.state
    assert isinstance(state, SeptetState)
    mode: Mode = state.mode
    tricks = state.view(0).tricks
    story = RoundStory(state.results[-1], mode, tricks, (), state.seals)
    return RoundSummary(window, story, Names(match, 0), Pace.of("off", False))


def _game_end(window: MainWindow) -> Sheet:
    match = septet_game((Seat(), Seat("novice", "Ren"), Seat("adept", "Hana"), Seat("expert")))
    tallies = (("master", GameTally()), ("novice", GameTally(3, 1)))
    rung = Rung("4-advanced", "novice", tallies, True)
    view = match.view(0)
    assert isinstance(view, SeptetView)
    return GameEnd(window, match, view, Names(match, 0), rung)


def _tricks(window: MainWindow) -> Sheet:
    summary = _summary(window)
    summary.show()
    summary.review()
    return summary.findChildren(TrickReview)[0]


def _reasons(window: MainWindow) -> Sheet:
    match = yokai_won(_SEATS, turns=3)
    return ReviewSheet(window, match, LocalThinker(), lambda seat: name_of(match, seat))


def _aid(window: MainWindow) -> Sheet:
    state = septet_game().state
    assert isinstance(state, SeptetState)
    return AidSheet(window, lambda: septet_aid(state.view(0)))


def _people_page(window: MainWindow) -> tuple[PeoplePage, Profile]:
    window.show_page("people")
    page = window.page
    assert isinstance(page, PeoplePage)
    return page, archive().profiles.all()[0]


def _rename(window: MainWindow) -> Sheet:
    page, profile = _people_page(window)
    return page.ask_rename(profile)


def _forget(window: MainWindow) -> Sheet:
    page, profile = _people_page(window)
    return page.ask_delete(profile)


def _delete(window: MainWindow) -> Sheet:
    window.show_page("history")
    page = window.page
    assert isinstance(page, HistoryPage)
    page.table.selectRow(0)
    page.ask_delete()
    return page.findChildren(QuestionSheet)[-1]


def _replace(window: MainWindow) -> Sheet:
    return ask_give_up(window.page, septet_game(), lambda: None)


def _keys(window: MainWindow) -> Sheet:
    return KeysSheet(window, game_face("septet").questions, game_face("septet").playing_keys)


def _choose_keys(window: MainWindow) -> Sheet:
    return ChooseKeysSheet(window, game_face("yokai").questions)


SHEETS: dict[str, Callable[[MainWindow], Sheet]] = {
    "about": AboutSheet,
    "aid": _aid,
    "summary": _summary,
    "game end": _game_end,
    "tricks": _tricks,
    "reasons": _reasons,
    "rename": _rename,
    "forget": _forget,
    "delete": _delete,
    "replace": _replace,
    "keys": _keys,
    "choose keys": _choose_keys,
}


@pytest.fixture(autouse=True)
def _steady_caret(dressed_app: QApplication) -> Iterator[None]:
    """Where something can be typed, the caret does not blink between two pictures."""
    usual = dressed_app.cursorFlashTime()
    dressed_app.setCursorFlashTime(0)
    yield
    dressed_app.setCursorFlashTime(usual)


@pytest.fixture(autouse=True)
def _a_few_games() -> None:
    for match in (septet_game(), yokai_won((AIKO, _SEATS[1]))):
        archive().history.add(Entry(match, now()))
    assert kept(*septet_reviewed(2)) == _REVIEWED


def _kinds_of(kind: type[Sheet]) -> Iterator[type[Sheet]]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("yokai_desktop."):
            yield one
            yield from _kinds_of(one)


def test_every_kind_of_sheet_is_tried(window: MainWindow) -> None:
    tried = {type(opened(window)) for opened in SHEETS.values()}
    assert tried == set(_kinds_of(Sheet))


@pytest.mark.parametrize("name", SHEETS)
def test_an_open_sheet_says_what_a_fresh_one_says(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    window.resize(1440, 2400)  # so tall that nothing is scrolled out of sight
    settle()
    old = SHEETS[name](window)
    old.show()
    settle()
    english = said_by(old)
    choose(AFTER)
    settle()
    switched, picture = said_by(old), picture_of(old, qtbot)
    old.hide()
    fresh = SHEETS[name](window)
    fresh.show()
    settle()
    assert unlike(switched, said_by(fresh)) == ([], [])
    assert unlike_lines(picture, picture_of(fresh, qtbot)) == []
    assert switched != english


def _opened(qtbot: QtBot, page: str) -> MainWindow:
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1440, 2400)  # so tall that nothing is scrolled out of sight
    window.show()
    if page in ("replay", "review", "review-step"):
        window.go((routes.Replay if page == "replay" else routes.Review)(_REVIEWED))
    else:
        window.show_page(page)
    if page == "review-step":
        overview = window.page
        assert isinstance(overview, ReviewPage)
        overview.open_decision(2)
    settle()
    return window


@pytest.mark.parametrize("page", PAGES)
def test_an_open_page_says_what_a_fresh_one_says(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    monkeypatch.setattr(deal_code_field, "new_code", lambda: "4K7-QM2")
    choose({**BEFORE, "animation": "off"})
    _switch_and_compare(qtbot, lambda: _opened(qtbot, page))


def _switch_and_compare(qtbot: QtBot, opened: Callable[[], MainWindow]) -> None:
    """What was open when the settings changed, and what is opened now, tell and show the same."""
    old = opened()
    english = said_by(old)
    choose(AFTER)
    settle()
    switched, picture = said_by(old), picture_of(old, qtbot)
    old.close()
    new = opened()
    assert unlike(switched, said_by(new)) == ([], [])
    assert unlike_lines(picture, picture_of(new, qtbot)) == []
    assert switched != english


def _passing() -> Match:
    return septet_dealt("four")


def _straws() -> Match:
    return septet_until(septet_on(septet_dealt("two"), 9), 0)


def _trick() -> Match:
    return septet_until(septet_on(septet_dealt("seven-next"), 14), 0)


def _looks() -> Match:
    return yokai_until(yokai_dealt("first", 2), at_step(Step.FIRST_LOOK, 0, turn=3))


def _hints() -> Match:
    return yokai_until(yokai_dealt("second", 5, players=3), at_step(Step.HINT, 0))


def _moves() -> Match:
    return yokai_until(yokai_dealt("first", 4), at_step(Step.MOVE, 0))


TABLES: dict[str, Callable[[], Match]] = {
    "passing": _passing,
    "straws": _straws,
    "trick": _trick,
    "looks": _looks,
    "moves": _moves,
    "hints": _hints,
}


@pytest.mark.parametrize("name", TABLES)
def test_an_open_table_says_what_a_fresh_one_says(qtbot: QtBot, name: str) -> None:
    choose({**BEFORE, "animation": "off", "guide": True})
    match = TABLES[name]()
    assert match.to_act == 0

    def opened() -> MainWindow:
        window = MainWindow()
        qtbot.addWidget(window)
        window.resize(1440, 900)
        window.show()
        window.sit_down(Match.replay(match.record()), {})
        settle()
        return window

    _switch_and_compare(qtbot, opened)


def test_a_switch_puts_the_question_of_peace_away(qtbot: QtBot, window: MainWindow) -> None:
    """It is no answer: the button that asks for it is there as before, in the new language."""
    choose({**BEFORE, "animation": "off"})
    window.show()
    window.sit_down(_looks(), {})
    page = window.page
    assert isinstance(page, YokaiTable)
    board = page.board
    qtbot.waitUntil(lambda: board.choosing.may_declare)
    english = said_by(board)
    board.dock.ask_declaration()
    assert board.question.isVisible()
    choose(AFTER)
    settle()
    switched = said_by(board)
    board.dock.ask_declaration()
    board.question.left.emit()
    board.question.hide()
    assert switched == said_by(board) != english


def test_a_closed_curtain_speaks_the_new_language(window: MainWindow) -> None:
    curtain = Curtain(window)
    match = yokai_won((Seat(), Seat()))
    curtain.call(0, "person-1", lambda: (name_of(match, 0), name_of(match, 1)))
    choose({"language": "fr"})
    settle()
    assert "Joueur 1, à vous" in said_by(curtain)
    assert "Joueur 2" in said_by(curtain)


ASKED_BY_HAND = {"restyle", "retranslate"}
"""Methods that set texts or lengths again: parts have them, so that pages need none."""
UI = Path(yokai_desktop.__file__).parent / "ui"


def test_texts_and_lengths_are_declared_everywhere_but_in_the_parts() -> None:
    by_hand = [
        f"{path.relative_to(UI)}: {node.name}"
        for path in sorted(UI.rglob("*.py"))
        if path.relative_to(UI).parts[0] not in ("parts", "theme")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name in ASKED_BY_HAND
    ]
    assert by_hand == []


def test_no_part_of_the_window_asks_whether_it_is_made_yet() -> None:
    """Where texts and lengths are declared, nothing is called before it is there."""
    asking = [
        str(path.relative_to(UI))
        for path in sorted(UI.rglob("*.py"))
        if "hasattr(self" in path.read_text(encoding="utf-8")
    ]
    assert asking == []
