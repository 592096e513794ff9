"""Files of strangers are data: nothing in them runs, leads outside, or is shown as markup."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QMessageBox,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

import yokai_desktop
from tests.played_games import play_by_chance, septet_game, yokai_won
from tests.robustness.scripted_play import step
from yokai_desktop.engine.match import LONGEST_NAME, BadRecord, Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.game_stream import BadFile
from yokai_desktop.storage.history import Entry, History, now
from yokai_desktop.storage.saves import BrokenSave, _head
from yokai_desktop.storage.sharing import Import
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.games.masks import COMPUTER_MASKS, PEOPLE_MASKS
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import forget_preferences, preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES

BOLD, PICTURE = "<b>Eve</b>", "<img src='file:///etc/passwd'>"
PACKAGE = Path(yokai_desktop.__file__).parent

FORBIDDEN_NAMES = {"eval", "exec", "compile", "__import__"}
FORBIDDEN_MODULES = {"pickle", "shelve", "marshal", "socket", "urllib", "http", "ftplib", "ctypes"}
FORBIDDEN_ATTRIBUTES = {"load_extension", "enable_load_extension", "popen", "insertHtml"}
MAY_START_PROGRAMS = {
    "cli/bench.py",
    "workshop/window_bench.py",
    "ui/language/translation.py",
    "system_libraries.py",
}
"""Measurements, the compiler of translations, and who shows a sentence where Qt cannot."""
ALLOWED = {
    ("ctypes", "ui/window/heap.py"),
    ("ctypes", "ui/services/less_motion.py"),
    ("ctypes", "system_libraries.py"),
    ("ctypes", "ui/services/sound.py"),
    ("ctypes", "workshop/memory.py"),
    ("socket", "ui/window/interrupts.py"),
}
"""The heap of the C library; libraries that are looked for by their own names; ALSA's complaints;
and a pair of sockets by which a signal wakes the event loop."""
MAY_SHOW_MARKUP = {"ui/rules/browser.py"}
"""Shows the chapters that come with the program, and nothing else."""


NAMES_FROM_LISTS = {
    "dojo/added.py",
    "dojo/library.py",
    "workshop/dojo/__main__.py",
    "ui/art/pictures.py",
    "ui/theme/typeface.py",
    "ui/rules/book.py",
    "ui/services/sound.py",
}
"""Where a shipped file has a name from a list in the program's own text."""

READERS = {"QLabel", "QToolTip", "QTextEdit", "QTextDocument"}
"""Classes that read what looks like markup as markup, unless they are told not to."""


@pytest.fixture(autouse=True)
def quiet_program(dressed_app: QApplication) -> Iterator[None]:
    forget_preferences()
    for name, value in (("language", "en"), ("animation", "off"), ("trick_pause", 1)):
        preferences().set_value(name, value)
    yield
    forget_preferences()


def sources() -> Iterator[tuple[str, ast.AST]]:
    for path in PACKAGE.rglob("*.py"):
        name = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield name, node


def test_nothing_read_from_a_file_can_run() -> None:
    found = []
    for name, node in sources():
        match node:
            case ast.Call(func=ast.Name(id=called)) if called in FORBIDDEN_NAMES:
                found.append(f"{name}: {called}")
            case ast.Import(names=modules):
                found += [
                    f"{name}: {module.name}"
                    for module in modules
                    if (
                        module.name.split(".")[0] in FORBIDDEN_MODULES
                        and (module.name, name) not in ALLOWED
                    )
                    or (module.name == "subprocess" and name not in MAY_START_PROGRAMS)
                ]
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in FORBIDDEN_MODULES:
                found.append(f"{name}: {module}")
            case ast.Attribute(value=ast.Name(id="os"), attr="system"):
                found.append(f"{name}: os.system")
            case ast.Attribute(value=ast.Name(id="socket"), attr=made) if made != "socketpair":
                found.append(f"{name}: socket.{made}")
            case ast.Attribute(attr=attribute) if attribute in FORBIDDEN_ATTRIBUTES:
                found.append(f"{name}: {attribute}")
    assert not found


def test_only_the_rules_are_shown_as_markup() -> None:
    found = set()
    for name, node in sources():
        if isinstance(node, ast.Attribute) and node.attr in (
            "setHtml",
            "setMarkdown",
            "RichText",
            "AutoText",
            "MarkdownText",
        ):
            found.add(name)
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in READERS
        ):
            found.add(name)
    assert found <= MAY_SHOW_MARKUP


def test_only_words_of_ours_become_part_of_a_path() -> None:
    found = {
        name
        for name, node in sources()
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "resources"
        and not all(isinstance(part, ast.Constant) for part in node.args)
    }
    assert found <= NAMES_FROM_LISTS
    assert set(pictures._shipped()) >= {
        f"masks/{mask}" for mask in (*COMPUTER_MASKS, *PEOPLE_MASKS)
    }


def test_a_picture_is_looked_up_by_name_and_nowhere_else(tmp_path: Path) -> None:
    stranger = tmp_path / "stranger.svg"
    stranger.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    up = "../" * 30
    for name in (f"masks/{up}{tmp_path}/stranger", f"{tmp_path}/stranger", "x" * 2_000, "\0"):
        assert not pictures.exists(name)
        assert pictures.picture(name, QSize(9, 9), 1.0) is None
        assert not pictures.paint(QPainter(), f"masks/{name}", QRectF(0, 0, 9, 9), 1.0)


def test_a_level_that_nobody_knows_is_refused_everywhere(window: MainWindow) -> None:
    """In a save, a shared file and the history: it never reaches a table or a replay."""
    match = septet_game((Seat(name="Eve"), Seat("novice")), options={"scoring": "standard"})
    number = archive().history.add(Entry(match, now()))
    with archive().database.writing() as connection:
        connection.execute(
            "UPDATE record SET text = replace(text, 'novice', '../../../x')",
        )
    with pytest.raises(StorageError):
        archive().history.match(number or 0)


def test_names_are_shown_as_they_are_written(window: MainWindow, qtbot: QtBot) -> None:
    """Every page and both tables, with people whose names look like markup."""
    evil = (Seat(name=BOLD), Seat(name=PICTURE))
    for number in range(2):
        archive().history.add(Entry(yokai_won(evil, turns=number), now()))
    archive().history.add(Entry(septet_game(evil, options={"scoring": "standard"}), now()))
    for game in (SEPTET, YOKAI):
        match = Match(game, game.setup(2, {}, "<u>seed</u>"), evil)
        saves().write(play_by_chance(match, most=3))
    shown = 0
    for name in PAGES:
        window.show_page(name)
        qtbot.wait(30)
        shown += no_markup_below(window)
    for game_name in ("septet", "yokai"):
        window.resume(game_name)
        page = window.page
        assert isinstance(page, TablePage)
        shown += no_markup_below(window)
        assert page.table.awaits is not None
        page.curtain.opened.emit(page.table.awaits)
        qtbot.wait(30)
        shown += no_markup_below(window)
    window.notice.tell(BOLD)
    shown += no_markup_below(window)
    assert shown >= 10


def no_markup_below(window: QWidget) -> int:
    """Check everything that could show markup; returns how often a name like it was seen."""
    seen = 0
    for widget in [window, *window.findChildren(QWidget)]:
        assert is_harmless(widget.toolTip()), widget.toolTip()
        if isinstance(widget, QLabel):
            seen += BOLD in widget.text() or PICTURE in widget.text()
            if Qt.mightBeRichText(widget.text()):
                assert widget.textFormat() is Qt.TextFormat.PlainText, widget.text()
        if isinstance(widget, QMessageBox):
            assert widget.textFormat() is Qt.TextFormat.PlainText
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            for row in range(model.rowCount()):
                for column in range(_columns(widget)):
                    tip = model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)
                    assert is_harmless(tip or "")
        seen += BOLD in widget.accessibleName()
    return seen


def is_harmless(tip: str) -> bool:
    """A tooltip is plain, or markup of ours with the names in it written out."""
    return not Qt.mightBeRichText(tip) or not ("<b>" in tip or "<img" in tip)


def _columns(view: QAbstractItemView) -> int:
    return view.model().columnCount(QModelIndex()) if isinstance(view, QTableView) else 1


def test_a_long_game_with_such_names_reaches_its_end(window: MainWindow, qtbot: QtBot) -> None:
    seats = (Seat(name=BOLD), Seat("novice"), Seat("novice"))
    match = Match(SEPTET, SEPTET.setup(3, {"scoring": "standard"}, "<i>"), seats)
    preferences().set_value("thinking_pause", 0)
    window.sit_down(match, {})
    page = window.page
    assert isinstance(page, TablePage)
    rng = Random(3)
    qtbot.waitUntil(lambda: step(page, rng), timeout=120_000)
    assert no_markup_below(window) > 0


@pytest.mark.parametrize("name", ["../../outside", "/etc/passwd", "a\x00b", "C:\\x", "." * 200])
def test_no_name_in_a_file_leads_outside_the_data_folder(
    tmp_path: Path, user_home: Path, name: str
) -> None:
    record = septet_game(options={"scoring": "standard"}).record()
    for key, place in (("game", record), ("player", record["seats"][0])):
        place_before = place[key]
        place[key] = name
        body = json.dumps({"record": record, "extra": {"notes": name}})
        file = saves().path_of("septet")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{_head(body)}\n{body}")
        with suppress(BrokenSave):
            saves().read("septet")
        place[key] = place_before
    shared = tmp_path / "games.json"
    game = {"played": name, "aid": name[:20], "former": [], "record": record | {"seed": name}}
    shared.write_text(json.dumps({"format": "yokai-desktop games", "version": 1, "games": [game]}))
    with pytest.raises(BadFile):
        Import(shared).check_next()
    written = {path for path in tmp_path.rglob("*") if path.is_file() and path != shared}
    assert all(user_home in path.parents for path in written)


def test_a_foreign_database_with_triggers_is_not_used(tmp_path: Path) -> None:
    database = Database(tmp_path)
    History(database).add(Entry(septet_game(options={"scoring": "standard"}), now()))
    with database.writing() as connection:
        connection.execute(
            "CREATE TRIGGER trap AFTER INSERT ON game BEGIN DELETE FROM profile; END"
        )
    database.close()
    again = Database(tmp_path)
    assert again.set_aside is not None
    assert again.set_aside.reason == "damaged"
    assert History(again).count() == 0
    again.close()


def test_names_in_records_have_a_longest_length() -> None:
    record = septet_game(options={"scoring": "standard"}).record()
    record["seats"][0]["name"] = "x" * (LONGEST_NAME + 1)
    with pytest.raises(BadRecord):
        Match.replay(record)
