"""Reviews with large words in small windows: hands stay whole, tags apart, words in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.reviewed_games import kept, septet_reviewed, yokai_reviewed
from tests.ui.clipping import clipped_texts
from tests.ui.septet.shown import hand_buttons
from yokai_desktop.ai.reviews.reviewed import Decision
from yokai_desktop.models.review.keeping import save_findings
from yokai_desktop.ui.parts.tag import Tag
from yokai_desktop.ui.review.decision_page import DecisionPage
from yokai_desktop.ui.review.desk import close_desk
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.review.try_page import TryPage
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.review.board import ReviewBoard

SIZES = ((1024, 640), (1280, 800))


@pytest.fixture(autouse=True)
def _large_words(window: MainWindow) -> Iterator[None]:
    preferences().set_value("animation", "off")
    preferences().set_value("text_size", 200)
    preferences().set_value("language", "fr")
    yield
    close_desk()


def opened(window: MainWindow, number: int, at: int) -> DecisionPage:
    window.go(routes.Review(game=number))
    overview = window.page
    assert isinstance(overview, ReviewPage)
    overview.open_decision(at)
    page = window.page
    assert isinstance(page, DecisionPage)
    return page


def tried(window: MainWindow, players: int) -> TryPage:
    match, review = septet_reviewed(players)
    number = kept(match, review)
    save_findings(archive().database, number, match, review)
    window.go(routes.Mistakes(game=number))
    page = window.page
    assert isinstance(page, TryPage)
    return page


def first(decisions: tuple[Decision, ...], kind: str) -> Decision:
    return next(each for each in decisions if each.kind == kind and each.choices)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "kind"), [(2, "discard"), (2, "play"), (4, "play")])
def test_the_hand_lies_whole_on_the_board(
    window: MainWindow, qtbot: QtBot, players: int, kind: str, size: tuple[int, int]
) -> None:
    match, review = septet_reviewed(players)
    window.resize(*size)
    page = opened(window, kept(match, review), first(review.decisions, kind).index)
    qtbot.wait(20)
    board = page.table.board
    assert isinstance(board, SeptetBoard)
    assert hand_buttons(board)
    for card in hand_buttons(board):
        card.settle()
        spot = card.shown_spot
        low = spot.y + spot.width * RATIO / 2
        assert low <= board.height() + 0.12 * spot.width, "the fan's ends hang a little lower"
        assert spot.y - spot.width * RATIO / 2 >= board.zones.mat.top()


@pytest.mark.parametrize("size", SIZES)
def test_tags_of_neighbours_do_not_lie_over_each_other(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    match, review = septet_reviewed(2)
    window.resize(*size)
    found = [d for d in review.decisions if d.choices and d.choices[0].action != d.action]
    page = opened(window, kept(match, review), found[0].index)
    board = page.table.board
    assert board is not None
    for decision in found[:12]:
        page.go_to(decision.index, as_its_player=True)
        words = {"jouée", "la meilleure"}
        tags = [tag for tag in board.findChildren(Tag) if tag.accessibleName() in words]
        boxes = [tag.geometry() for tag in tags if tag.isVisible()]
        assert all(not one.intersects(two) for one in boxes for two in boxes if one is not two)


def test_a_mistake_is_tried_on_a_bare_board_and_the_scroll_tells_the_rest(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 640)
    page = tried(window, 4)
    qtbot.wait(20)
    board, task = page.table.board, page.task
    assert isinstance(board, SeptetBoard)
    assert not board.panels.rail.isVisible()
    assert "atout" in task.standing.text()
    assert task.standing.isVisible()
    assert task.scroller.isAncestorOf(task.later)
    assert not task.scroller.isAncestorOf(task.nudge)
    preferences().set_value("text_size", 100)
    qtbot.waitUntil(lambda: board.panels.rail.isVisible())
    assert not task.standing.isVisible()
    assert not task.scroller.isAncestorOf(task.later)


def test_only_the_scroll_scrolls_not_the_list_in_it(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    match, review = septet_reviewed(4)
    panel = opened(window, kept(match, review), first(review.decisions, "play").index).panel
    qtbot.wait(20)
    assert panel.told.verticalScrollBar().maximum() > 0
    assert panel.list.verticalScrollBar().maximum() == 0
    assert panel.chance.mapTo(panel, panel.chance.rect().bottomLeft()).y() <= panel.points.mapTo(
        panel, panel.points.rect().topLeft()
    ).y() + 1  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_all_cards_of_the_grid_are_in_sight_and_no_tools_over_them(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    match, review = yokai_reviewed(4)
    window.resize(*size)
    page = opened(window, kept(match, review), 0)
    board = page.table.board
    assert isinstance(board, ReviewBoard)
    for at in range(page.table.last):
        page.go_to(at)
        assert not board.tools.isVisible()
        cells = [board.camera.cell(place) for place in board.places]
        assert all(board.zones.grid.contains(cell) for cell in cells)


@pytest.mark.parametrize("size", SIZES)
def test_names_of_plates_are_told(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    match, review = yokai_reviewed(4)
    window.resize(*size)
    page = opened(window, kept(match, review), 0)
    qtbot.wait(20)
    assert page.table.eyes is not None
    for plate in page.table.eyes.plates:
        name, line = plate.shown_words()
        assert (name or line) != "…"


def test_the_opening_page_cuts_no_button_and_gives_its_line_the_whole_width(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 640)
    for match, review in (yokai_reviewed(4), septet_reviewed(4)):
        window.go(routes.Review(game=kept(match, review)))
        page = window.page
        assert isinstance(page, ReviewPage)
        qtbot.wait(30)
        assert not clipped_texts(page.foot)
        assert page.line.geometry().top() >= page.title.geometry().bottom()
        assert page.line.width() > 0.8 * page.width()


def test_a_nudge_comes_into_sight(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    page = tried(window, 4)
    qtbot.wait(20)
    page.nudge()
    line, view = page.task.nudge_line, page.task.scroller.viewport()
    assert view.rect().contains(line.mapTo(view, line.rect().bottomLeft()))
