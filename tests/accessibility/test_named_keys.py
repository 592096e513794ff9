"""Every key that the screen or the guide names does what is said of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.accessibility.keys import Player
from tests.ui.septet.shown import card_of, hand_buttons
from tests.ui.yokai.hand import hints_of
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.thinking import LocalThinker
from yokai_desktop.storage.settings import UNTIL_CLICKED
from yokai_desktop.ui.parts.sheet import open_sheet
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.aid_sheet import AidSheet
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.ui.yokai.board import YokaiBoard

Key = Qt.Key
LEADS_TO = {"replay": "history", "review": "history", "review-step": "review"} | dict.fromkeys(
    ("lesson", "trial", "trials", "language", "speaking"), "dojo"
)
"""Where Escape leads from pages that do not lead home."""
ROOT = Path(__file__).parents[2]
NOVICE = Seat("novice")
SAID_ON_SCREEN = {
    "or press Space",
    "What would a master do? (A)",
    "Close the advice (A)",
    "Take your last card back (Ctrl+Z)",
    "Last trick (T)",
    "Log of this round (L)",
    "A panel of the bosses and the highest cards not played yet (M).",
    "The only card you may play plays itself. Esc keeps it.",
    "Enter",
    "Esc",
    "Space",
    "Arrow keys: choose · Enter: look",
    "Arrow keys: choose · Enter: lift or drop · Esc: put back",
    "T: turn up · 1 to 9: take a hint · Enter: place it",
    "T: prepare · 1 to 9: take a hint · Enter: place it",
    "The trick waits for you: click, or Space.",
    "Drag the frame, or Ctrl and the arrow keys.",
    "Show the whole grid (Z)",
    "Player aid (F2)",
    "Meaning (W)",
    "Same… (S)",
    "Show the turns again (R)",
    "List of the turns (L)",
    "R: next · Esc: close",
    "Esc: close",
    "Space: turn up all cards at once",
    "1–4: it may be · Shift+1–4: it is not · Arrow keys: next card",
    "Same family… (S)",
    "Done (N)",
    "What did that mean? (W)",
    "Press the new key for: {question}. Escape leaves it.",
    "Choose a question with the arrow keys, then press Enter.",
    "Enter: place it. Escape: put it back.",
    "Enter: declare. Escape: not yet.",
    "Arrow keys",
    "Escape",
    "Player {seat}: press Enter when only you can see the screen.",
}
"""The sentences with keys that the tests below try; another one needs a test too.

Those of the grid are tried in ``tests/ui/yokai/test_large_grids.py``, those of the turns in
``test_trace.py``, of the banner in ``test_declaring.py`` and of notes in ``test_notes.py`` beside
it, those of passing, advice and memory in ``tests/ui/septet``, those of mistakes in
``tests/ui/review/test_try_page.py``, that of the command line in ``tests/cli``.
"""


@pytest.fixture
def player(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Player:
    monkeypatch.setattr("yokai_desktop.ui.table.page.thinker", LocalThinker)
    values = {"animation": "off", "trick_pause": 1, "thinking_pause": 0, "yokai_memory": "notes"}
    for name, value in values.items():
        preferences().set_value(name, value)
    return Player(window, qtbot)


def until(player: Player, qtbot: QtBot, reached: Callable[[], bool]) -> None:
    """Play on until it is the person's turn at a certain point."""
    for _ in range(3_000):
        table = player.table
        is_free = not (table.curtain.is_closed or table.showing.is_busy)
        if is_free and table.board.is_choosing and reached():
            player.look()
            return
        player.step()
        qtbot.wait(1)
    raise AssertionError("never came")


def septet(player: Player) -> SeptetBoard:
    seats = (Seat(), NOVICE, NOVICE, NOVICE)
    player.sit_down(Match(SEPTET, SEPTET.setup(4, {}, "4K7-QM2"), seats))
    assert isinstance(player.table.board, SeptetBoard)
    return player.table.board


def yokai(player: Player) -> YokaiBoard:
    people = (Seat(name="Aiko"), Seat(name="Botan"))
    player.sit_down(Match(YOKAI, YOKAI.setup(2, {"first": "0"}, "4K7-QM2"), people))
    assert isinstance(player.table.board, YokaiBoard)
    return player.table.board


def test_no_other_sentence_names_a_key() -> None:
    texts = (ROOT / "i18n" / "yokai_desktop_fr.ts").read_text(encoding="utf-8")
    sources = re.findall(r"<source>(.*?)</source>", texts)
    named = r"\b(Space|Enter|Esc|Escape|Arrow keys?|Tab|F\d+|Ctrl|Alt)\b|\([A-Z]\)"
    found = {text for text in sources if re.search(named, text)}
    assert found == SAID_ON_SCREEN


def test_the_keys_of_septet(player: Player, qtbot: QtBot) -> None:
    board = septet(player)
    until(player, qtbot, lambda: board.view is not None and bool(board.view.tricks))
    asked: list[str] = []
    board.hint_asked.connect(lambda: asked.append("hint"))
    player.press(Key.Key_H)
    assert asked
    player.look()
    player.press(Key.Key_T)
    assert board.panels.peek.isVisible()
    player.press(Key.Key_T)
    assert not board.panels.peek.isVisible()
    player.look()
    player.press(Key.Key_L)
    holder = QApplication.focusWidget()
    assert holder is not None
    assert board.panels.log.isAncestorOf(holder)
    player.press(Key.Key_Escape)
    player.look()
    legal = [button for button in hand_buttons(board) if button.look.legal]
    played = len(player.table.match.actions)
    card = card_of(board, legal[-1])
    player.press(Key(Key.Key_0 + len(legal)) if len(legal) < 10 else Key.Key_0)
    assert len(player.table.match.actions) > played
    assert len(legal) > 9 or str(player.table.match.actions[played]) == f"play {card}"


def test_space_goes_on_where_a_trick_waits(player: Player, qtbot: QtBot) -> None:
    preferences().set_value("trick_pause", UNTIL_CLICKED)
    board = septet(player)
    until(player, qtbot, lambda: board.view is not None and board.view.phase is Phase.PLAY)
    for _ in range(3_000):
        if player.table.showing.is_busy:
            break
        player.step()
        qtbot.wait(1)
    assert player.table.showing.is_busy
    player.look()
    player.press(Key.Key_Space)
    assert not player.window.menus.menu.isVisible()
    until(player, qtbot, lambda: board.view is not None and bool(board.view.tricks))


def test_the_keys_of_yokai(player: Player, qtbot: QtBot) -> None:
    board = yokai(player)
    table, choosing = player.table, board.choosing
    until(player, qtbot, lambda: choosing.step is Step.FIRST_LOOK)
    visited = set()
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up):
        player.press(key)
        player.look()
        visited.add(board.keys.at)
    assert len(visited) > 2
    played = len(table.match.actions)
    player.press(Key.Key_N)
    assert player.table.pad.isVisible()  # type: ignore[attr-defined]
    player.press(Key.Key_Escape)
    assert not player.table.pad.isVisible()  # type: ignore[attr-defined]
    player.look()
    player.press(Key.Key_Return)
    assert len(table.match.actions) == played + 1
    until(player, qtbot, lambda: choosing.step is Step.MOVE)
    player.press(Key.Key_Return)
    assert choosing.lifted is not None
    player.press(Key.Key_Escape)
    assert choosing.lifted is None
    preferences().set_value("yokai_take_back", True)
    player.press(Key.Key_Return)
    player.press(Key.Key_Right)
    player.press(Key.Key_Return)
    until(player, qtbot, lambda: choosing.step is Step.HINT)
    assert board.foot.take_back.isVisible()
    player.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    until(player, qtbot, lambda: choosing.step is Step.MOVE)
    player.look()
    until(player, qtbot, lambda: choosing.step is Step.HINT and choosing.may_reveal)
    turned = len(table.match.actions)
    player.press(Key.Key_T)
    assert str(table.match.actions[turned]) == "reveal"
    until(player, qtbot, lambda: any(hint.look.legal for hint in hints_of(board)))
    player.press(Key.Key_1)
    assert choosing.hint is not None
    player.look()


def test_escape_and_alt_left_leave_every_page(player: Player) -> None:
    window = player.window
    for name in PAGES:
        if name == "home":
            continue
        for key, held in (
            (Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
            (Key.Key_Left, Qt.KeyboardModifier.AltModifier),
        ):
            window.show_page("home")
            window.show_page(name)
            player.press(key, held)
            assert window.page_name == LEADS_TO.get(name, "home"), (name, key)


@pytest.mark.parametrize("sit", [septet, yokai])
def test_settings_keep_the_keyboard_whatever_changes_at_the_table_behind(
    player: Player, qtbot: QtBot, sit: Callable[[Player], object]
) -> None:
    sit(player)
    until(player, qtbot, lambda: True)
    window = player.window
    window.show_page("settings")
    player.press(Key.Key_Tab)
    changes = {"language": "fr", "theme": "light", "text_size": 150, "card_size": "large"}
    for name, value in changes.items():
        preferences().set_value(name, value)
        qtbot.wait(10)
        holder = window.focusWidget()
        assert holder is not None
        assert window.page.isAncestorOf(holder), name
    player.press(Key.Key_Escape)
    assert window.page_name == "table"
    player.look()


def test_f1_opens_the_rules_of_the_mode_being_played(player: Player, qtbot: QtBot) -> None:
    seats = (Seat(), NOVICE, NOVICE)
    player.sit_down(Match(SEPTET, SEPTET.setup(3, {}, "4K7-QM2"), seats))
    until(player, qtbot, lambda: True)
    player.press(Key.Key_F1)
    assert player.window.page_name == "rules"
    assert player.window.page._anchor == "septet-three"  # type: ignore[attr-defined]
    player.press(Key.Key_Escape)
    player.look()
    player.press(Key.Key_Escape)
    assert player.window.page_name == "table"  # a tip was put away
    player.look()
    player.press(Key.Key_Escape)
    assert player.window.page_name == "home"


@pytest.mark.parametrize("sit", [septet, yokai])
def test_f2_opens_and_closes_the_player_aid(
    player: Player, qtbot: QtBot, sit: Callable[[Player], object]
) -> None:
    sit(player)
    until(player, qtbot, lambda: True)
    player.press(Key.Key_F2)
    sheet = open_sheet(player.window)
    assert isinstance(sheet, AidSheet)
    holder = QApplication.focusWidget()
    assert holder is not None
    assert sheet.isAncestorOf(holder)
    player.press(Key.Key_F2)
    assert open_sheet(player.window) is None
    player.look()
    player.press(Key.Key_F2)
    player.press(Key.Key_Escape)
    assert open_sheet(player.window) is None
    player.look()
    assert player.window.page_name == "table"


def test_f2_opens_nothing_at_a_closed_curtain_nor_away_from_a_table(player: Player) -> None:
    player.press(Key.Key_F2)
    assert open_sheet(player.window) is None
    seats = (Seat(name="Aiko"), Seat(name="Botan"))
    player.sit_down(Match(YOKAI, YOKAI.setup(2, {}, "4K7-QM2"), seats))
    assert player.table.curtain.is_closed
    player.press(Key.Key_F2)
    assert open_sheet(player.window) is None


def test_f1_opens_nothing_at_a_closed_curtain(player: Player, qtbot: QtBot) -> None:
    seats = (Seat(name="Aiko"), Seat(name="Botan"))
    player.sit_down(Match(YOKAI, YOKAI.setup(2, {}, "4K7-QM2"), seats))
    assert player.table.curtain.is_closed
    player.look()
    player.press(Key.Key_F1)
    assert player.window.page_name == "table"
    player.press(Key.Key_Space)
    assert not player.table.curtain.is_closed
    qtbot.waitUntil(lambda: player.table.board.is_choosing)
    player.look()
