"""Large text takes its room from ornaments, then it scrolls; cards stay cards."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.accessibility.painted_words import watched_painters
from tests.ui.clipping import clipped_texts
from tests.ui.yokai.hand import pile_of
from yokai_desktop.engine.yokai.cards import FAMILIES
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.sheet import open_sheet
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.ui.yokai.rank_gauge import Detail
from yokai_desktop.ui.yokai.review_sheet import ReviewSheet
from yokai_desktop.words.yokai.names import family_name
from yokai_desktop.workshop.tour import Stage
from yokai_desktop.workshop.yokai.scenes import yokai_scenes

LOOKS = [
    ("en", "light", (1024, 640), 100),
    ("fr", "dark", (1024, 640), 150),
    ("en", "light", (1024, 640), 200),
    ("fr", "light", (1024, 640), 200),
    ("fr", "light", (1280, 800), 200),
    ("en", "dark", (1280, 800), 200),
    ("fr", "dark", (1920, 1080), 100),
]
SCENES = ("hint", "confirm-hint", "secret", "lost")
SMALLEST_CARD = 26


def scene(window: MainWindow, name: str) -> YokaiTable:
    next(s for s in yokai_scenes() if s.name == f"yokai-{name}").prepare(Stage(window))
    page = window.page
    assert isinstance(page, YokaiTable)
    return page


def set_up(window: MainWindow, qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    preferences().set_value("text_size", percent)
    window.resize(*size)
    qtbot.wait(10)


@pytest.mark.parametrize(("language", "look", "size", "percent"), LOOKS)
def test_no_text_is_cut_at_the_table(
    window: MainWindow,
    qtbot: QtBot,
    language: str,
    look: str,
    size: tuple[int, int],
    percent: int,
) -> None:
    preferences().set_value("language", language)
    preferences().set_value("theme", look)
    set_up(window, qtbot, size, percent)
    found = []
    for name in SCENES:
        page = scene(window, name)
        preferences().set_value("guide", True)
        page.refresh()
        qtbot.wait(10)
        found += [f"{name}: {line}" for line in clipped_texts(page.board)]
        found += [f"{name}: {line}" for line in too_wide(page.board)]
        if not page.board.ending.is_shown:
            assert page.board.camera.card_width >= SMALLEST_CARD
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ["won", "lost"])
@pytest.mark.parametrize(("language", "percent"), [("fr", 100), ("fr", 200), ("en", 200)])
def test_the_result_shows_its_cards_and_all_words(
    window: MainWindow, qtbot: QtBot, language: str, percent: int, name: str
) -> None:
    preferences().set_value("language", language)
    set_up(window, qtbot, (1024, 640), percent)
    ending = scene(window, name).board.ending
    qtbot.wait(10)
    window.grab()
    board = ending.parent()
    assert isinstance(board, YokaiBoard)
    assert board.camera.card_width >= SMALLEST_CARD
    window.resize(window.width() + 20, window.height())
    window.grab()
    assert not board.level.isVisible()
    area = ending.scroll._scroller
    content = area.widget()
    assert content is not None
    assert content.width() <= area.viewport().width()
    for line in ending.scroll.lines:
        with watched_painters() as painted:
            line.grab()
        words = [each for each in painted if each.widget is line]
        assert words
        for each in words:
            assert line.rect().adjusted(-1, -1, 1, 1).contains(each.box), each.text
        boxes = [each.box.adjusted(1, 0, -1, 0) for each in words]
        assert not any(one.intersects(two) for one, two in combinations(boxes, 2))


@pytest.mark.parametrize(("language", "look", "size", "percent"), LOOKS)
def test_the_question_before_a_declaration_cuts_no_word(
    window: MainWindow,
    qtbot: QtBot,
    language: str,
    look: str,
    size: tuple[int, int],
    percent: int,
) -> None:
    preferences().set_value("language", language)
    preferences().set_value("theme", look)
    set_up(window, qtbot, size, percent)
    board = scene(window, "declare").board
    qtbot.wait(10)
    question = board.question
    assert question.isVisible()
    assert board.rect().contains(question.geometry())
    area = question.findChildren(ClearScroller)[0]
    content = area.widget()
    assert content is not None
    assert content.width() <= area.viewport().width()
    assert clipped_texts(question) == []
    assert area.verticalScrollBar().maximum() == 0
    cells = [board.camera.cell(place).toRect() for place in board.places]
    seen = [cell & board.opening.toAlignedRect() for cell in cells]
    assert not any(cell.intersects(question.geometry()) for cell in seen)
    for mark in board.edges.buttons.values():
        assert not mark.isVisible() or not mark.geometry().intersects(question.geometry())


@pytest.mark.parametrize("scene_name", ["hint", "grown", "trace-three"])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_points_and_victory_are_always_in_sight(
    window: MainWindow, qtbot: QtBot, percent: int, scene_name: str
) -> None:
    preferences().set_value("language", "fr")
    set_up(window, qtbot, (1024, 640), percent)
    board = scene(window, scene_name).board
    tray = board.tray
    qtbot.wait(10)
    gauge = QRect(tray.gauge.mapTo(tray, QPoint()), tray.gauge.size())
    assert tray.paper_box().toAlignedRect().contains(gauge)
    assert clipped_texts(tray.gauge) == []
    for roll in (-2_000, 2_000):
        tray.roll(roll)
        assert not tray.seen_part().translated(-tray.pos()).intersects(gauge)


def test_the_limits_of_the_victories_stand_apart(window: MainWindow, qtbot: QtBot) -> None:
    preferences().set_value("language", "fr")
    set_up(window, qtbot, (1024, 640), 100)
    tray = scene(window, "hint").board.tray
    assert tray.gauge.detail is Detail.ALL
    with watched_painters() as painted:
        tray.gauge.grab()
    boxes = [each.box for each in painted]
    assert len(boxes) == 3
    assert all(one.right() + 2 < two.left() for one, two in pairwise(boxes))


@pytest.mark.parametrize("scene_name", ["trace", "trace-three"])
def test_what_a_turn_meant_can_be_read_in_large_letters(
    window: MainWindow, qtbot: QtBot, scene_name: str
) -> None:
    preferences().set_value("language", "fr")
    set_up(window, qtbot, (1024, 640), 200)
    board = scene(window, scene_name).board
    board.dock.tell_meaning()
    qtbot.wait(10)
    slip = board.meaning
    assert slip.isVisible()
    assert clipped_texts(slip) == []
    for mark in board.edges.buttons.values():
        under = board.childAt(mark.geometry().center())
        assert not mark.geometry().intersects(slip.geometry()) or under is not mark
    cells = [board.camera.cell(place).toRect() & board.opening.toRect() for place in board.places]
    assert not any(cell.intersects(slip.geometry()) for cell in cells)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_turns_shown_again_cover_no_card_and_cut_no_word_in_large_letters(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    preferences().set_value("language", language)
    set_up(window, qtbot, (1024, 640), 200)
    board = scene(window, "trace-three").board
    board.past.show_round()
    qtbot.wait(10)
    bar = board.past.bar
    assert bar.isVisible()
    cells = [board.camera.cell(place).toRect() & board.opening.toRect() for place in board.places]
    assert not any(cell.intersects(bar.geometry()) for cell in cells)
    assert clipped_texts(bar) == []
    assert bar.rect().contains(bar.meaning.geometry())
    assert {pill.accessibleName() or pill.text() for pill in bar.pills} >= {"Akira", "Jun", "Aoi"}
    with watched_painters() as painted:
        for pill in bar.pills:
            pill.grab()
    assert not any("…" in each.text for each in painted)


@pytest.mark.parametrize("percent", [100, 200])
def test_the_tiles_of_notes_name_all_families_or_none(
    window: MainWindow, qtbot: QtBot, percent: int
) -> None:
    preferences().set_value("language", "fr")
    set_up(window, qtbot, (1024, 640), percent)
    page = scene(window, "notes")
    qtbot.wait(10)
    with watched_painters() as painted:
        for tile in page.pad.families:
            tile.grab()
    names = {each.text for each in painted if not each.text.isdigit()}
    assert names == ({family_name(each) for each in FAMILIES} if percent == 100 else set())
    assert clipped_texts(page.pad) == []


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_one_bar_scrolls_what_partners_thought(
    window: MainWindow, qtbot: QtBot, percent: int
) -> None:
    set_up(window, qtbot, (1024, 640), percent)
    scene(window, "review")
    qtbot.wait(10)
    sheet = open_sheet(window)
    assert isinstance(sheet, ReviewSheet)
    assert sheet._scroller.verticalScrollBar().maximum() == 0
    assert sheet._list.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize(("language", "percent"), [("fr", 200), ("en", 150)])
def test_a_long_prompt_leaves_the_stations_free(
    window: MainWindow, qtbot: QtBot, language: str, percent: int
) -> None:
    preferences().set_value("language", language)
    set_up(window, qtbot, (800, 576), percent)
    foot = scene(window, "peek").board.foot
    foot.show_prompt("Kitsune.", "Click or press a key to turn it back, and then some more words.")
    assert foot.prompt.geometry().bottom() < foot.stations.geometry().top()
    assert foot.rect().contains(foot.prompt.geometry())


@pytest.mark.parametrize("percent", [100, 200])
def test_where_a_card_came_from_is_said_whole_or_not_at_all(
    window: MainWindow, qtbot: QtBot, percent: int
) -> None:
    set_up(window, qtbot, (1024, 640), percent)
    board = scene(window, "drag").board
    with watched_painters() as painted:
        board.ghosts.grab()
    assert board.ghosts.is_shown
    cell = board.camera.card_width
    for each in painted:
        assert each.box.width() <= cell, each.text
        assert each.box.height() <= cell, each.text
    assert bool(painted) is (percent == 100)


def too_wide(page: QWidget) -> list[str]:
    """Every area that scrolls downwards and holds something wider than itself."""
    found = []
    for area in page.findChildren(ClearScroller):
        held = area.widget()
        width = held.minimumSizeHint().width() if held is not None else 0
        if area.isVisible() and width > area.viewport().width():
            found.append(f"{type(area.parentWidget()).__name__}: {width}")
    return found


@pytest.mark.parametrize("percent", [100, 200])
def test_side_scrolls_show_everything_when_they_are_rolled(
    window: MainWindow, qtbot: QtBot, percent: int
) -> None:
    set_up(window, qtbot, (1024, 640), percent)
    board = scene(window, "hint").board
    for rail, last in ((board.level, board.level._turn), (board.tray, board.tray._placed)):
        rail.roll(10_000)
        qtbot.wait(10)
        corner = last.mapTo(board, last.rect().topLeft())
        assert rail.seen_part().contains(QRect(corner, last.size()).adjusted(2, 2, -2, -2))


def test_hints_follow_their_scroll_and_come_into_sight(window: MainWindow, qtbot: QtBot) -> None:
    set_up(window, qtbot, (1024, 640), 200)
    board = scene(window, "hint").board
    tray = board.tray
    assert tray.is_rollable
    tray.roll(10_000)
    pile = pile_of(board)
    assert not tray.seen_part().contains(pile.spot.middle.toPoint())
    assert board.card_at(pile.spot.middle) is None
    pile.reached.emit()
    assert board.card_at(pile.spot.middle) is pile


@pytest.mark.parametrize("percent", [100, 200])
def test_buttons_stay_in_their_place_whatever_the_prompt_says(
    window: MainWindow, qtbot: QtBot, percent: int
) -> None:
    set_up(window, qtbot, (1280, 800), percent)
    foot = scene(window, "confirm-hint").board.foot
    places = set()
    for words in ("", "A word.", "A rather long sentence that needs more than one line. " * 2):
        foot.show_prompt("Now.", words)
        qtbot.wait(5)
        places.add(foot.confirm.mapTo(foot, foot.confirm.rect().topLeft()).toTuple())
        places.add(foot.confirm.mapTo(foot, foot.confirm.rect().topLeft()).toTuple())
    assert len(places) == 1
