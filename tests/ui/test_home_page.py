"""The home page shows all its words at every size of text, and everything on it can be reached."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.accessibility.colours import text_contrast
from tests.accessibility.painted_words import watched_painters
from tests.ui.clipping import clipped_texts
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.home.landscape import Landscape
from yokai_desktop.ui.home.page import HomePage
from yokai_desktop.ui.home.scene import SEA
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.journey.strip import JourneyStrip

SIZES = ((1024, 640), (1440, 900))
SIGNS = {"septet": "七", "yokai": "妖怪"}
UNFINISHED = ((), ("septet",), ("yokai",), ("septet", "yokai"))


def leave_games(*games: str) -> None:
    """Let exactly these games be unfinished."""
    seats = {"septet": ("novice", 4), "yokai": ("casual", 2)}
    for game in (SEPTET, YOKAI):
        if game.name not in games:
            for slot in saves().slots(game.name):
                saves().path_of(slot.name).unlink()
            continue
        level, count = seats[game.name]
        others = [Seat(level, f"Ren {number}") for number in range(1, count)]
        saves().write(Match(game, game.setup(count, {}, "4K7-QM2"), [Seat(), *others]))


def start_with(language: str, percent: int) -> None:
    """What the program does with these settings before it makes its window."""
    for name, value in (("language", language), ("animation", "off"), ("text_size", percent)):
        preferences().set_value(name, value)
    translation().speak(language)
    theme().set_text_percent(percent)


def opened_home(qtbot: QtBot, size: tuple[int, int], games: tuple[str, ...]) -> HomePage:
    """The page as the program shows it when it starts, with how the games stand."""
    leave_games(*games)
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    page = window.page
    assert isinstance(page, HomePage)
    qtbot.waitUntil(lambda: all(page.tiles[game].status() for game in games))
    settle(qtbot, page)
    return page


def settle(qtbot: QtBot, page: HomePage) -> None:
    """Wait until nothing moves any more."""
    before: dict[str, QRect] = {}
    while (now := boxes(page)) != before:
        before = now
        qtbot.wait(20)


def area_of(page: HomePage) -> QScrollArea:
    area = page.findChild(QScrollArea)
    assert area is not None
    return area


def sheet_of(area: QScrollArea) -> QWidget:
    sheet = area.widget()
    assert sheet is not None
    return sheet


def boxes(page: HomePage) -> dict[str, QRect]:
    """Where everything that shows words is, on the sheet that scrolls."""
    sheet = sheet_of(area_of(page))
    parts = [*sheet.findChildren(QLabel), *sheet.findChildren(QAbstractButton)]
    parts += sheet.findChildren(QComboBox)
    return {
        f"{type(part).__name__} {number}": QRect(part.mapTo(sheet, QPoint()), part.size())
        for number, part in enumerate(parts)
        if part.isVisible()
    }


def misplaced(page: HomePage) -> list[str]:
    """What lies outside the sheet or over something else, and what the sheet has no bar for."""
    area = area_of(page)
    sheet, placed = sheet_of(area), boxes(page)
    tiles = {name: tile.geometry() for name, tile in page.tiles.items()}
    found = [name for name, box in placed.items() if not sheet.rect().contains(box)]
    found += [
        f"{one} over {two}"
        for one, two in combinations(placed, 2)
        if placed[one].intersects(placed[two])
    ]
    found += [name for name, box in tiles.items() if not sheet.rect().contains(box)]
    if tiles["septet"].intersects(tiles["yokai"]):
        found.append("the tiles overlap")
    if sheet.width() > area.viewport().width():
        found.append(f"the sheet is {sheet.width()} wide of {area.viewport().width()}")
    hidden = sheet.height() - area.viewport().height()
    if hidden > area.verticalScrollBar().maximum():
        found.append(f"{hidden} cannot be scrolled to")
    return found


def journey_of(page: HomePage) -> JourneyStrip:
    return next(strip for strip in page.strips if isinstance(strip, JourneyStrip))


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_cut_or_covered(qtbot: QtBot, language: str, percent: int) -> None:
    start_with(language, percent)
    found = []
    for size, games in product(SIZES, UNFINISHED):
        page = opened_home(qtbot, size, games)
        found += [(size, games, line) for line in clipped_texts(page) + misplaced(page)]
        page.window().close()
    assert found == []


@pytest.mark.parametrize("percent", [150, 200])
def test_nothing_is_cut_when_the_window_changes_later(qtbot: QtBot, percent: int) -> None:
    start_with("fr", percent)
    page = opened_home(qtbot, (1440, 900), ())
    found = []
    for size in ((1024, 640), (1016, 600), (1024, 640), (1440, 900), (1300, 900)):
        page.window().resize(*size)
        settle(qtbot, page)
        found += [(size, line) for line in clipped_texts(page) + misplaced(page)]
    assert found == []


def test_large_text_stacks_tiles_of_equal_width(qtbot: QtBot) -> None:
    start_with("en", 200)
    page = opened_home(qtbot, (1024, 640), ("septet",))
    septet, yokai = (tile.geometry() for tile in page.tiles.values())
    assert yokai.top() > septet.bottom()
    assert yokai.width() == septet.width()
    assert journey_of(page).geometry().top() > yokai.bottom()


def test_names_of_levels_are_left_out_rather_than_cut(qtbot: QtBot) -> None:
    start_with("fr", 100)
    strip = JourneyStrip()
    qtbot.addWidget(strip)
    strip.resize(920, strip.height())
    assert strip.captions()[1] == "2 Affinité secrète"
    strip.resize(400, strip.height())
    assert strip.captions() == ()
    strip.grab()


def test_tab_brings_everything_into_sight(qtbot: QtBot) -> None:
    start_with("en", 200)
    page = opened_home(qtbot, (1024, 640), ("septet", "yokai"))
    page.window().activateWindow()
    area = area_of(page)
    wanted: set[QWidget] = {page.dojo, journey_of(page), *page.links.values()}
    for tile in page.tiles.values():
        wanted |= {tile.continue_button, tile.start_button}
    for key in (Qt.Key.Key_Backtab, Qt.Key.Key_Tab):
        page.setFocus()
        area.verticalScrollBar().setValue(0)
        seen = set()
        for _ in range(len(wanted) + 3):
            QTest.keyClick(page.window().focusWidget(), key)
            holder = page.window().focusWidget()
            if area.isAncestorOf(holder):
                box = QRect(holder.mapTo(area, QPoint()), holder.size())
                assert area.viewport().rect().contains(box), holder
            seen.add(holder)
        assert wanted <= seen


@pytest.mark.parametrize("x", [100, 500])
def test_the_wheel_scrolls_wherever_the_pointer_is(qtbot: QtBot, x: int) -> None:
    start_with("fr", 200)
    page = opened_home(qtbot, (1024, 640), ("septet", "yokai"))
    bar = area_of(page).verticalScrollBar()
    spot, handle = QPoint(x, 300), page.window().windowHandle()
    for _ in range(30):  # well beyond the end
        QTest.wheelEvent(handle, spot, QPoint(0, -120))
    assert bar.value() == bar.maximum() > 0
    for _ in range(30):
        QTest.wheelEvent(handle, spot, QPoint(0, 120))
    assert bar.value() == 0


@pytest.mark.parametrize(
    ("language", "meanings"), [("en", ("“seven”", "“yōkai”")), ("fr", ("sept", "yōkai"))]
)
def test_the_signs_of_the_games_are_explained(
    qtbot: QtBot, language: str, meanings: tuple[str, str]
) -> None:
    start_with(language, 100)
    page = opened_home(qtbot, (1024, 640), ())
    for (game, sign), meaning in zip(SIGNS.items(), meanings, strict=True):
        label = next(one for one in page.tiles[game].findChildren(QLabel) if one.text() == sign)
        assert label.toolTip().startswith(f"{sign}, ")
        assert meaning in label.toolTip()


@pytest.mark.parametrize("look", ["light", "dark"])
def test_large_words_of_the_landscape_and_the_dojo_can_be_read(qtbot: QtBot, look: str) -> None:
    preferences().set_value("theme", look)
    start_with("fr", 200)
    page = opened_home(qtbot, (1024, 640), ())
    page.dojo.load()
    qtbot.waitUntil(lambda: len(page.dojo.lines()) > 1)
    settle(qtbot, page)
    with watched_painters() as painted:
        page.dojo.grab()
    told = [words for words in painted if words.widget is page.dojo]
    assert {words.text for words in told} == {"Dojo", *page.dojo.lines()}
    assert all(page.dojo.rect().contains(words.box) for words in told)
    landscape = page.findChild(Landscape)
    assert landscape is not None
    sentence = landscape.findChild(QLabel)
    assert sentence is not None
    assert sentence.geometry().bottom() > page.height() * SEA
    picture = page.grab().toImage()
    part = sentence.geometry()
    part.setTop(part.bottom() - part.height() // 3)
    scale = picture.devicePixelRatio()
    corner, size = part.topLeft() * scale, part.size() * scale
    assert text_contrast(picture.copy(QRect(corner, size))) >= 4.5


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_dojo_has_its_picture_where_there_is_room(qtbot: QtBot, language: str) -> None:
    start_with(language, 100)
    page = opened_home(qtbot, (1440, 900), ("septet", "yokai"))
    qtbot.waitUntil(lambda: len(page.dojo.lines()) > 1)
    settle(qtbot, page)
    assert page.dojo.is_large
    assert area_of(page).verticalScrollBar().maximum() == 0
    with watched_painters() as painted:
        page.dojo.grab()
    told = [words for words in painted if words.widget is page.dojo]
    assert {"Dojo", *page.dojo.lines()} < {words.text for words in told}
    assert all(page.dojo.rect().contains(words.box) for words in told)
    for first, second in combinations(told, 2):
        shared = first.box.intersected(second.box)
        assert shared.height() <= 1 or shared.isEmpty(), (first.text, second.text)
    page.window().resize(1024, 640)
    settle(qtbot, page)
    assert not page.dojo.is_large


def test_large_words_leave_the_dojo_slim(qtbot: QtBot) -> None:
    start_with("en", 200)
    assert not opened_home(qtbot, (1440, 900), ()).dojo.is_large


@pytest.mark.parametrize("reduced", [True, False])
def test_the_large_door_rises_under_the_pointer(qtbot: QtBot, reduced: bool) -> None:
    start_with("en", 100)
    page = opened_home(qtbot, (1440, 900), ())
    settle(qtbot, page)
    preferences().set_value("animation", "normal")
    preferences().set_value("reduced_motion", reduced)
    middle = QPointF(page.dojo.rect().center())
    page.dojo.enterEvent(QEnterEvent(middle, middle, middle))
    assert (page.dojo.rise > 0) == reduced
    qtbot.waitUntil(lambda: page.dojo.rise == 4)
    page.dojo.leaveEvent(QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: page.dojo.rise == 0)
