"""The pictures of the Yōkai table for the tour: every step, every level, won and lost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.yokai.actions import Appease, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.yokai.notes import Note
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.workshop.tour import Scene, Stage

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard
    from yokai_desktop.ui.yokai.page import YokaiTable

Prepare = Callable[[Stage], None]

_NAMES = ("Hikaru", "Akira", "Jun", "Aoi")
_PARTNERS = ("person", "skilled", "expert", "casual")
_JOINED = ["kitsune", "kitsune", "kappa", "kappa"] * 2 + [
    "rokurokubi",
    "rokurokubi",
    "oni",
    "oni",
] * 2
"""Families that lie together from the start."""
_LONG_TURN = 7


def _match(
    edition: str, level: int, players: int, people: tuple[int, ...] = (0,), **options: str
) -> Match:
    chosen = {**level_options(edition, level), "first": "0", **options}
    seats = [
        Seat("person" if seat in people else _PARTNERS[seat], _NAMES[seat])
        for seat in range(players)
    ]
    return Match(YOKAI, YOKAI.setup(players, chosen, "YK7-2M4"), seats)


def _state(match: Match) -> YokaiState:
    assert isinstance(match.state, YokaiState)
    return match.state


def _deed(match: Match, rng: Random) -> Action:
    """A sensible-looking choice: hints are mostly true, every other one is turned up."""
    state = _state(match)
    legal = [action for action in state.legal() if not isinstance(action, Appease)]
    if state.tableau.step is Step.HINT:
        true = [
            a for a in legal if isinstance(a, PlaceHint) and a.hint.names(state.families[a.card])
        ]
        reveal = [action for action in legal if isinstance(action, Reveal)]
        if reveal and (not true or len(state.tableau.turned_up) < 2):
            return reveal[0]
        return rng.choice(true or legal)
    return rng.choice(legal)


def _until(match: Match, step: Step, turn: int, seed: int = 3, seat: int = 0) -> Match:
    rng = Random(seed)
    while match.to_act is not None:
        tableau = _state(match).tableau
        if match.to_act == seat and tableau.step is step and tableau.turn >= turn:
            return match
        match.play(match.to_act, _deed(match, rng))
    raise LookupError(step)


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
        _sit_down(stage, _until(_match(edition, level, players), step, _LONG_TURN))

    return prepare


def _peek(stage: Stage) -> None:
    match = _until(_match("second", 2, 2), Step.FIRST_LOOK, 5)
    page = _sit_down(stage, match)
    page.board.choosing.click_card(_state(match).tableau.free[5])


def _drag(stage: Stage) -> None:
    """A card in the air over a legal place."""
    match = _until(_match("first", 2, 3), Step.MOVE, _LONG_TURN)
    page = _sit_down(stage, match)
    stage.wait(50)
    reach = _state(match).tableau.destinations
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
    """A grid that has grown far to one side."""
    match = _match("first", 1, 2)
    rng = Random(1)
    while match.to_act is not None and _state(match).tableau.turn < 10:
        moves = [action for action in _state(match).legal() if isinstance(action, Move)]
        far = max(moves, key=lambda move: (move.place.x, -move.place.y), default=None)
        match.play(match.to_act, far or _deed(match, rng))
    _sit_down(stage, _until(match, Step.MOVE, 11))


def _line_match() -> Match:
    """The cards lie in one long line, and it is time to move one."""
    deal = {"families": _JOINED, "places": [[x, 0] for x in range(16)]}
    setup = YOKAI.setup(2, {**level_options("first", 1), "first": "0"}, "", deal)
    seats = [Seat(_PARTNERS[seat], _NAMES[seat]) for seat in range(2)]
    return _until(Match(YOKAI, setup, seats), Step.MOVE, 1)


def _line(stage: Stage) -> None:
    _sit_down(stage, _line_match())


def _near_line(stage: Stage) -> None:
    """The same from near: a part of it, with a map and marks at the edges."""
    board = _sit_down(stage, _line_match()).board
    while board.camera.pitch < 90:
        board.zoom(nearer=True)


def _pointed_line(stage: Stage) -> None:
    """A small card of the line under the pointer is shown large."""
    board = _sit_down(stage, _line_match()).board
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
    match = _until(_match("second", 1, 2), Step.HINT, _LONG_TURN)
    page = _sit_down(stage, match, confirm=True)
    tableau = _state(match).tableau
    page.board.choosing.take_hint(tableau.turned_up[0])
    page.board.choosing.click_card(tableau.free[2])


def _notes(stage: Stage) -> None:
    """Every kind of note, and the pad open on a card."""
    match = _until(_match("second", 1, 3), Step.FIRST_LOOK, _LONG_TURN)
    page = _sit_down(stage, match, yokai_memory="notes", guide=True)
    free = _state(match).tableau.free
    notes = (Note(maybe=3), Note(maybe=1), Note(never=4), Note(same=free[1]), Note(maybe=7))
    for card, note in zip(free[1:], notes, strict=False):
        page.board.notes.pin(0, card, note)
    page.board.show_notes()
    page.board.note_asked.emit(free[1])


def _large_text(stage: Stage) -> None:
    """Everything at twice the usual size of text, with advice."""
    match = _until(_match("second", 2, 3), Step.HINT, _LONG_TURN)
    _sit_down(stage, match, text_size=200, guide=True)


def _usual_text(prepare: Prepare) -> Prepare:
    """The scene after one with large text."""

    def prepare_usual(stage: Stage) -> None:
        preferences().set_value("text_size", 100)
        prepare(stage)

    return prepare_usual


def _shape(stage: Stage) -> None:
    match = _match("second", 5, 4, shape="gate")
    _sit_down(stage, _until(match, Step.FIRST_LOOK, _LONG_TURN))


def _declare(stage: Stage) -> None:
    page = _sit_down(stage, _until(_match("first", 3, 3), Step.FIRST_LOOK, _LONG_TURN))
    page.board.declare_asked.emit()


def _banner(stage: Stage) -> None:
    """A partner has declared; the families turn up one by one."""
    deal = {"families": _JOINED, "affinities": ["kitsune+kappa"]}
    options = {**level_options("first", 2), "first": "1"}
    seats = [Seat(_PARTNERS[seat], _NAMES[seat]) for seat in range(3)]
    match = Match(YOKAI, YOKAI.setup(3, options, "", deal), seats)
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
        match = _until(_match("first", 1, players), Step.FIRST_LOOK, _LONG_TURN, seed=8)
        _sit_down(stage, match)

    return prepare


def _turns(stage: Stage) -> None:
    """The list of turns, one line pointed at."""
    page = _sit_down(stage, _until(_match("first", 1, 2), Step.FIRST_LOOK, 5, seed=8))
    past = page.board.past
    past.toggle_list()
    rows = past.scroll.model.rows
    past.scroll.list.point_at(max(at for at, row in enumerate(rows) if row.deed and row.places))


def _again(stage: Stage) -> None:
    """The turns shown again, one partner after the other."""
    page = _sit_down(stage, _until(_match("second", 1, 4), Step.FIRST_LOOK, _LONG_TURN, seed=8))
    page.board.past.show_round()
    page.board.past.retrace.go_to(1)


def _curtain(stage: Stage) -> None:
    _sit_down(stage, _match("first", 3, 3, people=(0, 1, 2)))


def _won(stage: Stage) -> None:
    options = {**level_options("first", 2), "first": "0"}
    deal = {"families": _JOINED, "affinities": ["kitsune+kappa"]}
    seats = [Seat(_PARTNERS[seat], _NAMES[seat]) for seat in range(3)]
    match = Match(YOKAI, YOKAI.setup(3, options, "", deal), seats)
    rng = Random(4)
    moved: tuple[int, Place] | None = None
    while _state(match).tableau.turn <= 6 or match.to_act != 0:
        state, seat = _state(match), match.to_act
        assert seat is not None
        if state.tableau.step is Step.MOVE and moved is not None:
            match.play(seat, Move(*moved))
            moved = None
        elif state.tableau.step is Step.MOVE:
            move = next(action for action in state.legal() if isinstance(action, Move))
            moved = move.card, state.tableau.places[move.card]
            match.play(seat, move)
        else:
            match.play(seat, _deed(match, rng))
    _finish(stage, match)


def _lost(stage: Stage) -> None:
    _finish(stage, _until(_match("second", 2, 3), Step.FIRST_LOOK, _LONG_TURN))


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
    page = _sit_down(stage, _until(_match("first", 1, 2), Step.FIRST_LOOK, _LONG_TURN, seed=8))
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
