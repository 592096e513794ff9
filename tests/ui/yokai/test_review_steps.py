"""The steps of a turn above its choices, and words that keep off names and axes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.reviewed_games import kept, yokai_reviewed
from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.ui.review.decision_page import DecisionPage
from yokai_desktop.ui.review.desk import close_desk
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.review.board import ReviewBoard
from yokai_desktop.ui.yokai.review.choice_marks import BEST, PLAYED, ChoiceMarks
from yokai_desktop.ui.yokai.review.turn_steps import TurnSteps
from yokai_desktop.ui.yokai.review.turn_words import step_words
from yokai_desktop.ui.yokai.review.turns_plot import TurnsPlot
from yokai_desktop.ui.yokai.review.turns_scroll import ReviewedTurnsScroll
from yokai_desktop.words.numbers import percent_text

Key = Qt.Key
MARKED = (DecisionLabel.SLIP, DecisionLabel.MISTAKE, DecisionLabel.BLUNDER)


@pytest.fixture(autouse=True)
def _closed_desk() -> Iterator[None]:
    preferences().set_value("animation", "off")
    yield
    close_desk()


def opened(window: MainWindow, at: int) -> DecisionPage:
    window.go(routes.Review(kept(*yokai_reviewed(4))))
    overview = window.page
    assert isinstance(overview, ReviewPage)
    overview.open_decision(at)
    page = window.page
    assert isinstance(page, DecisionPage)
    return page


def steps_of(page: DecisionPage) -> TurnSteps:
    found = page.panel.findChild(TurnSteps)
    assert found is not None
    return found


def test_the_four_steps_of_a_turn_stand_above_the_choices_of_one(window: MainWindow) -> None:
    window.resize(1440, 900)
    page = opened(window, 5)
    steps = steps_of(page)
    assert steps.isVisible()
    assert [button.step.index for button in steps.buttons] == [4, 5, 6, 7]
    assert [button.is_current for button in steps.buttons] == [False, True, False, False]
    assert steps.buttons[2].text().startswith("Move ")
    assert steps.buttons[2].accessibleName().startswith(steps.buttons[2].text())
    steps.buttons[2].click()
    assert page.position == 6
    assert steps.buttons[2].is_current
    QTest.keyClick(steps.buttons[3], Key.Key_Space)
    assert page.position == 7
    page.go_to(page.table.last)
    assert not steps.isVisible()


def test_each_step_has_its_sentence_where_there_is_room(window: MainWindow) -> None:
    window.resize(1440, 900)
    page = opened(window, 5)
    steps = steps_of(page)
    here, others = steps.buttons[1], [steps.buttons[at] for at in (0, 2, 3)]
    assert here.sentence == "", "the choices below tell it in full"
    assert here.accessibleDescription().endswith(".")
    for button in others:
        assert button.sentence == button.accessibleDescription()
        assert button.sentence.endswith(".")
        assert button.height() > here.height()
    assert page.panel.told.fits(), "nothing scrolls for their sake"
    page.panel.told.setFixedHeight(300)
    page.panel.share_room()
    assert [button.sentence for button in steps.buttons] == [""] * 4


def test_a_mark_says_what_would_have_been_better(window: MainWindow) -> None:
    review = yokai_reviewed(4)[1]
    page = opened(window, 5)
    face = page.face
    assert face is not None
    marked = [each for each in review.decisions if each.label in MARKED]
    assert marked
    for step in marked:
        assert step_words(face, step).startswith("Better: ")


def test_where_there_is_little_room_the_turns_tell_it_alone(window: MainWindow) -> None:
    window.resize(1024, 640)
    page = opened(window, 5)
    assert not steps_of(page).isVisible()
    assert page.beside is not None
    assert page.beside.isVisible()


@pytest.mark.parametrize("percent", [100, 200])
def test_tags_never_lie_over_the_names_of_rows_and_columns(
    window: MainWindow, qtbot: QtBot, percent: int
) -> None:
    preferences().set_value("text_size", percent)
    preferences().set_value("language", "fr")
    window.resize(1024, 640)
    page = opened(window, 6)
    qtbot.wait(30)
    board = page.table.board
    assert isinstance(board, ReviewBoard)
    marks = board.findChild(ChoiceMarks)
    assert marks is not None
    for place in board.places:
        for kind in (BEST, PLAYED):
            box = marks.tag_box(board.camera.cell(place), kind)
            assert board.zones.grid.contains(box)
    assert board.zones.grid.left() >= QFontMetricsF(
        theme().font(Role.NUMBER, 0.85)
    ).horizontalAdvance("00")


@pytest.mark.parametrize("percent", [100, 200])
def test_the_axis_at_the_right_has_room_for_its_words(qtbot: QtBot, percent: int) -> None:
    preferences().set_value("text_size", percent)
    plot = TurnsPlot()
    qtbot.addWidget(plot)
    words = QFontMetricsF(theme().font(Role.LIMIT)).horizontalAdvance(percent_text(100))
    assert plot.right() >= words + 4


def test_the_list_of_turns_names_who_played(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 900)
    page = opened(window, 0)
    qtbot.wait(30)
    assert isinstance(page.beside, ReviewedTurnsScroll)
    turns = page.beside.list
    box = QRectF(turns.visualRect(turns.model_rows.index(1, 0)))
    name = turns.places_of(box)[2].toAlignedRect()
    image = turns.viewport().grab(name.adjusted(0, 8, 0, -8)).toImage()
    shades = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    assert len(shades) > 5, "letters have edges of many shades"
