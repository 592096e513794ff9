"""Declaring: a question beside the cards, a banner, and the reveal family by family."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, joined_match, new_match, play_until, state_of
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.cards import FAMILIES
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.yokai.hints import best_points
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.banner import Chip
from yokai_desktop.ui.yokai.declare_question import points_later
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.words.yokai.names import family_name


def declare(table: YokaiTable) -> None:
    QTest.keyClick(table.board, Qt.Key.Key_D)
    QTest.keyClick(table.board.question.yes, Qt.Key.Key_Return)


def test_the_question_leaves_every_card_in_sight(make_table: MakeTable) -> None:
    table = make_table(play_until(new_match(players=3), at_step(Step.FIRST_LOOK, turn=7)))
    board = table.board
    before = board.camera
    QTest.keyClick(board, Qt.Key.Key_D)
    assert board.question.isVisible()
    top = board.question.geometry().top()
    assert all(board.camera.cell(place).bottom() <= top for place in board.places)
    assert board.camera.pitch == before.pitch
    assert not board.foot.isVisible()
    QTest.keyClick(board.question.yes, Qt.Key.Key_Escape)
    assert board.camera == before
    assert board.foot.isVisible()
    assert not isinstance(table.match.actions[-1], Appease)


def test_the_steps_of_the_turn_go_while_cards_turn_up(make_table: MakeTable) -> None:
    table = make_table(new_match())
    board = table.board
    foot, place = board.foot, board.foot.prompt.x()
    assert foot.stations.isVisible()
    board.declaration.show_for(1)
    assert not foot.stations.isVisible()
    assert abs(foot.prompt.geometry().center().x() - foot.rect().center().x()) <= 1
    board.declaration.show_for(None)
    assert foot.stations.isVisible()
    assert foot.prompt.x() == place


def test_the_keyboard_stays_on_the_question_until_it_is_answered(make_table: MakeTable) -> None:
    table = make_table(play_until(new_match(players=3), at_step(Step.FIRST_LOOK, turn=7)))
    board = table.board
    table.activateWindow()
    QTest.keyClick(board, Qt.Key.Key_D)
    question = board.question
    holders = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(table.window().focusWidget() or question.yes, key)
        holders.append(table.window().focusWidget())
    assert holders == [question.no, question.yes, question.no, question.yes, question.no]
    played = len(table.match.actions)
    QTest.keyClick(question.no, Qt.Key.Key_1)
    assert not board.past.retrace.is_shown
    QTest.keyPress(question.no, Qt.Key.Key_C)
    assert board.past.rulers.isVisible()
    QTest.keyClick(question.no, Qt.Key.Key_Return)
    assert not question.isVisible()
    assert len(table.match.actions) == played


def test_no_question_is_left_open_on_a_page_that_is_left(make_table: MakeTable) -> None:
    table = make_table(play_until(new_match(players=3), at_step(Step.FIRST_LOOK, turn=7)))
    board = table.board
    QTest.keyClick(board, Qt.Key.Key_D)
    assert board.question.isVisible()
    table.hide()
    table.show()
    assert not board.question.isVisible()
    assert board.foot.isVisible()
    assert board.declare.button.isEnabled()


def test_the_question_tells_what_now_and_later_would_bring() -> None:
    match = play_until(new_match(), at_step(Step.FIRST_LOOK, turn=5))
    tableau = state_of(match).tableau
    now = best_points(tableau)
    later = points_later(tableau)
    assert later
    for points in later:
        assert points in (now - 3, now - 1)


def test_points_and_rank_are_always_in_sight(make_table: MakeTable) -> None:
    board = make_table(joined_match()).board
    words = board.tray.gauge.accessibleName()
    assert board.tray.gauge.isVisible()
    assert words == "35 points now: Total"


@pytest.mark.parametrize("is_reduced", [False, True])
def test_a_banner_a_beat_then_family_by_family(
    make_table: MakeTable, qtbot: QtBot, is_reduced: bool
) -> None:
    table = make_table(joined_match())
    board = table.board
    preferences().set_value("animation", "normal")
    preferences().set_value("reduced_motion", is_reduced)
    said: list[str] = []
    board.said.connect(said.append)
    declare(table)
    assert board.declaration.banner.words() == "You: the yōkai are at peace."
    faces = [sum(c.shown_face != "yokai/back" for c in board.cards_by_number)]
    for _ in range(600):
        board.clock.advance(20)
        if not table.showing.is_busy:
            break
        open_cards = sum(c.shown_face != "yokai/back" for c in board.cards_by_number)
        if open_cards != faces[-1]:
            faces.append(open_cards)
    assert faces[0] == 0
    assert [count for count in faces if count % 4 == 0][:5] == [0, 4, 8, 12, 16]
    assert len([words for words in said if words.endswith(": together")]) == len(FAMILIES)
    assert "You declared the yōkai at peace." in board.ending.line.text()
    assert not board.declaration.banner.isVisible()


def test_space_turns_all_at_once_then_goes_to_the_result(make_table: MakeTable) -> None:
    table = make_table(joined_match())
    board = table.board
    preferences().set_value("animation", "normal")
    declare(table)
    board.clock.advance(2_000)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert all(card.shown_face != "yokai/back" for card in board.cards_by_number)
    assert not board.ending.is_shown
    assert [chip.is_together for chip in board.declaration.banner.chips.chips] == [True] * 4
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert board.ending.is_shown


def test_nothing_lies_over_the_cards_that_are_turned_up(make_table: MakeTable) -> None:
    table = make_table(play_until(new_match(), at_step(Step.FIRST_LOOK, turn=3)))
    board = table.board
    preferences().set_value("animation", "normal")
    assert board.past.layer.isVisible()
    declare(table)
    board.clock.advance(100)
    assert board.declaration.is_shown
    assert not board.past.layer.isVisible()


def test_trays_go_with_their_cards_while_it_grows_light(make_table: MakeTable) -> None:
    table = make_table(joined_match())
    board = table.board
    preferences().set_value("animation", "normal")
    declare(table)
    board.clock.advance(Span.BANNER + Span.BEAT + 10)
    board.clock.finish()
    assert not board.ending.is_shown
    for _ in range(40):
        board.clock.advance(20)
        if board.ending.is_shown:
            break
    seen = []
    while table.showing.is_busy:
        board.clock.advance(20)
        camera = board.ending.trays._camera
        assert camera is not None
        for card, place in zip(board.cards_by_number, board.places, strict=True):
            away = card.shown_spot.middle - camera.middle(place)
            assert away.manhattanLength() <= 2, "a card has left its tray"
        seen.append(board.declaration.scrim.isVisible())
    assert seen == sorted(seen, reverse=True)
    assert seen[0]
    assert not seen[-1]


def test_a_broken_family_comes_last(make_table: MakeTable) -> None:
    table = make_table(play_until(new_match(), at_step(Step.FIRST_LOOK, turn=3)))
    board = table.board
    preferences().set_value("animation", "normal")
    declare(table)
    board.clock.advance(2_000)
    table.showing.finish()
    verdicts = [chip.is_together for chip in board.declaration.banner.chips.chips]
    assert verdicts == sorted(verdicts, key=lambda verdict: not verdict)
    assert False in verdicts
    assert board.declaration.banner.words() == "Not yet at peace."


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1440, 900)])
def test_the_banner_names_every_family_whole_while_it_counts(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    theme().set_window_size(QSize(*size))
    table = make_table(joined_match(), *size)
    preferences().set_value("animation", "normal")
    declare(table)
    table.board.clock.advance(600)
    chips = table.board.declaration.banner.chips
    painted: list[str] = []
    draw = QPainter.drawText

    def noted(painter: QPainter, *given: Any) -> None:
        painted.append(given[-1])
        draw(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", noted)
    for turned, verdict in ((0, None), (2, None), (4, True)):
        painted.clear()
        chips.show_chips(tuple(Chip(family, turned, verdict) for family in FAMILIES))
        chips.grab()
        counts = ["2/4"] * len(FAMILIES) if turned == 2 else []
        assert sorted(painted) == sorted([*map(family_name, FAMILIES), *counts])
