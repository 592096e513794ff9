"""The pictures of the Yōkai table for the tour: every step, every level, won and lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.yokai.notes import Note
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.workshop.tour import Scene, Stage
from yokai_desktop.workshop.yokai.sample_matches import (
    grown_match,
    joined_match,
    line_match,
    new_match,
    state_of,
    until,
    won_match,
)

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard
    from yokai_desktop.ui.yokai.page import YokaiTable

Prepare = Callable[[Stage], None]

_LONG_TURN = 7


def _sit_down(stage: Stage, match: Match, **settings: object) -> YokaiTable:
    from yokai_desktop.ui.yokai.page import YokaiTable

    usual: dict[str, object] = {"animation": "off", "guide": False, "yokai_memory": "looks"}
    for name, value in (usual | {"thinking_pause": 5_000} | settings).items():
        preferences().set_value(name, value)
    page = stage.sit_down(match)
    assert isinstance(page, YokaiTable)
    return page


def _step(step: Step, edition: str, level: int, players: int) -> Prepare:
    def prepare(stage: Stage) -> None:
        _sit_down(stage, until(new_match(edition, level, players), step, _LONG_TURN))

    return prepare


def _peek(stage: Stage) -> None:
    match = until(new_match("second", 2, 2), Step.FIRST_LOOK, 5)
    page = _sit_down(stage, match)
    page.board.choosing.click_card(state_of(match).tableau.free[5])


def _drag(stage: Stage) -> None:
    """A card in the air over a legal place."""
    match = until(new_match("first", 2, 3), Step.MOVE, _LONG_TURN)
    page = _sit_down(stage, match)
    stage.wait(50)
    reach = state_of(match).tableau.destinations
    card = next(number for number in range(16) if len(reach[number]) > 5)
    board = page.board
    start = board.cards_by_number[card].spot.middle
    end = board.camera.middle(reach[card][-2]) + QPointF(18, 20)
    _pointer(board, QEvent.Type.MouseButtonPress, start)
    for part in (0.2, 0.5, 0.8, 1.0):
        _pointer(board, QEvent.Type.MouseMove, start + (end - start) * part)


def _pointer(board: YokaiBoard, kind: QEvent.Type, point: QPointF) -> None:
    moving = kind is QEvent.Type.MouseMove
    button = Qt.MouseButton.NoButton if moving else Qt.MouseButton.LeftButton
    held = Qt.MouseButton.LeftButton
    event = QMouseEvent(
        kind, point, board.mapToGlobal(point), button, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(board, event)


def _grown(stage: Stage) -> None:
    _sit_down(stage, grown_match())


def _line(stage: Stage) -> None:
    _sit_down(stage, line_match())


def _near_line(stage: Stage) -> None:
    """The same from near: a part of it, with a map and marks at the edges."""
    board = _sit_down(stage, line_match()).board
    while board.camera.pitch < 90:
        board.zoom(nearer=True)


def _pointed_line(stage: Stage) -> None:
    """A small card of the line under the pointer is shown large."""
    board = _sit_down(stage, line_match()).board
    stage.wait(50)
    middle = board.cards_by_number[6].spot.middle
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        middle,
        board.mapToGlobal(middle),
        none,
        none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(board, event)


def _pending(stage: Stage) -> None:
    """A hint laid on a card, to be confirmed."""
    match = until(new_match("second", 1, 2), Step.HINT, _LONG_TURN)
    page = _sit_down(stage, match, confirm=True)
    tableau = state_of(match).tableau
    page.board.choosing.take_hint(tableau.turned_up[0])
    page.board.choosing.click_card(tableau.free[2])


def _notes(stage: Stage) -> None:
    """Every kind of note, and the pad open on a card."""
    match = until(new_match("second", 1, 3), Step.FIRST_LOOK, _LONG_TURN)
    page = _sit_down(stage, match, yokai_memory="notes", guide=True)
    free = state_of(match).tableau.free
    notes = (Note(maybe=3), Note(maybe=1), Note(never=4), Note(same=free[1]), Note(maybe=7))
    for card, note in zip(free[1:], notes, strict=False):
        page.board.notes.pin(0, card, note)
    page.board.show_notes()
    page.board.note_asked.emit(free[1])


def _large_text(stage: Stage) -> None:
    """Everything at twice the usual size of text, with advice."""
    match = until(new_match("second", 2, 3), Step.HINT, _LONG_TURN)
    _sit_down(stage, match, text_size=200, guide=True)


def _usual_text(prepare: Prepare) -> Prepare:
    """The scene after one with large text."""

    def prepare_usual(stage: Stage) -> None:
        preferences().set_value("text_size", 100)
        prepare(stage)

    return prepare_usual


def _shape(stage: Stage) -> None:
    match = new_match("second", 5, 4, shape="gate")
    _sit_down(stage, until(match, Step.FIRST_LOOK, _LONG_TURN))


def _declare(stage: Stage) -> None:
    page = _sit_down(stage, until(new_match("first", 3, 3), Step.FIRST_LOOK, _LONG_TURN))
    page.board.declare_asked.emit()


def _banner(stage: Stage) -> None:
    """A partner has declared; the families turn up one by one."""
    match = joined_match(first=1)
    page = _sit_down(stage, match, animation="normal")
    stage.wait(1_800)
    board = page.board
    board.clock.finish()
    events = match.play(1, Appease())
    board.clock.stop()
    board.sync(page.showing.view.after(events[0]))
    reveal = board.animation_for(events[1])
    assert reveal is not None
    board.clock.play(reveal)
    board.clock.advance(2_200)
    board.clock.stop()


def _traced(players: int) -> Prepare:
    """What the partners did since one's own turn, drawn on the table."""

    def prepare(stage: Stage) -> None:
        match = until(new_match("first", 1, players), Step.FIRST_LOOK, _LONG_TURN, seed=8)
        _sit_down(stage, match)

    return prepare


def _turns(stage: Stage) -> None:
    """The list of turns, one line pointed at."""
    page = _sit_down(stage, until(new_match("first", 1, 2), Step.FIRST_LOOK, 5, seed=8))
    past = page.board.past
    past.toggle_list()
    rows = past.scroll.model.rows
    past.scroll.list.point_at(max(at for at, row in enumerate(rows) if row.deed and row.places))


def _again(stage: Stage) -> None:
    """The turns shown again, one partner after the other."""
    page = _sit_down(stage, until(new_match("second", 1, 4), Step.FIRST_LOOK, _LONG_TURN, seed=8))
    page.board.past.show_round()
    page.board.past.retrace.go_to(1)


def _curtain(stage: Stage) -> None:
    _sit_down(stage, new_match("first", 3, 3, people=(0, 1, 2)))


def declared(*, won: bool) -> Match:
    """The viewer is about to declare, and is right or wrong."""
    return won_match() if won else until(new_match("second", 2, 3), Step.FIRST_LOOK, _LONG_TURN)


def _won(stage: Stage) -> None:
    _finish(stage, declared(won=True))


def _lost(stage: Stage) -> None:
    _finish(stage, declared(won=False))


def _finish(stage: Stage, match: Match) -> None:
    page = _sit_down(stage, match)
    page.board.chosen.emit(Appease())
    stage.wait_for(lambda: page.match.outcome is not None)


def _review(stage: Stage) -> None:
    _lost(stage)
    from yokai_desktop.ui.yokai.page import YokaiTable
    from yokai_desktop.ui.yokai.review_sheet import ReviewSheet

    page = stage.window.page
    assert isinstance(page, YokaiTable)
    page.board.ending.reasons_asked.emit()
    sheet = stage.window.findChild(ReviewSheet)
    assert sheet is not None
    stage.wait_for(lambda: not sheet.is_thinking)


def _meaning(stage: Stage) -> None:
    """What a partner's turn says by the conventions."""
    page = _sit_down(stage, until(new_match("first", 1, 2), Step.FIRST_LOOK, _LONG_TURN, seed=8))
    page.board.dock.tell_meaning()


def yokai_scenes() -> list[Scene]:
    """Every scene, in the order of a game."""
    steps: list[tuple[str, Prepare]] = [
        ("look", _step(Step.FIRST_LOOK, "first", 2, 3)),
        ("peek", _peek),
        ("move", _step(Step.MOVE, "first", 2, 3)),
        ("drag", _drag),
        ("grown", _grown),
        ("line", _line),
        ("line-pointed", _pointed_line),
        ("line-near", _near_line),
        ("hint", _step(Step.HINT, "first", 1, 2)),
        ("confirm-hint", _pending),
        ("stacked", _step(Step.HINT, "second", 3, 2)),
        ("blank", _step(Step.HINT, "second", 4, 4)),
        ("secret", _step(Step.FIRST_LOOK, "second", 2, 2)),
        ("large-text", _large_text),
        ("shape", _usual_text(_shape)),
        ("notes", _notes),
        ("trace", _traced(2)),
        ("trace-two", _traced(3)),
        ("trace-three", _traced(4)),
        ("turns", _turns),
        ("turns-again", _again),
        ("meaning", _meaning),
        ("declare", _declare),
        ("declared", _banner),
        ("curtain", _curtain),
        ("won", _won),
        ("lost", _lost),
        ("review", _review),
    ]
    large: list[tuple[str, Prepare]] = [("trace", _traced(4)), ("declare", _declare)]
    return [
        *(Scene(f"yokai-{name}", prepare) for name, prepare in steps),
        *(Scene(f"yokai-{name}-large-text", prepare, text_percent=200) for name, prepare in large),
    ]
