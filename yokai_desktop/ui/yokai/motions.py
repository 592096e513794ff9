"""How each event of Yōkai is shown: the only place where motion hooks on."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.events import (
    AffinityDealt,
    CardsDealt,
    CardsRevealed,
    Declared,
    GameEnded,
    HintPlaced,
    HintRevealed,
    Looked,
    Moved,
    MoveSkipped,
    ShapeShown,
    TurnBegan,
    YokaiEvent,
)
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.changing import Aside
from yokai_desktop.ui.table.motion import (
    IN_OUT,
    Act,
    InTurn,
    Motion,
    Pause,
    Tween,
)
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.yokai.camera import Extent
from yokai_desktop.ui.yokai.end_motions import declare, reveal
from yokai_desktop.ui.yokai.hint_button import PileButton
from yokai_desktop.ui.yokai.look_motions import glance_at, peek_at
from yokai_desktop.ui.yokai.names import BACK, HINT_BACK, hint_picture
from yokai_desktop.ui.yokai.picture import PILE
from yokai_desktop.ui.yokai.signs import strip_box

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard

_DEAL_HEARD = 6
"""Cards that are dealt while their sound is heard once."""


def motion_for(board: YokaiBoard, event: Event) -> Motion | None:
    """How an event is shown on the present picture; None if it needs no showing."""
    assert isinstance(event, YokaiEvent)
    match event:
        case CardsDealt():
            return _deal(board, event)
        case TurnBegan(_, seat):
            return InTurn([Act(lambda: _begin_turn(board, seat)), _glide(board, event)])
        case Looked(seat, _, family):
            if family is not None and seat == board.viewer and not board.lies_open:
                return peek_at(board, event)
            return _traced(board, event, seat, glance_at(board, event), Span.TOKEN)
        case Moved(seat):
            return _traced(board, event, seat, _move(board, event), Span.ARROW)
        case Declared():
            return declare(board, event)
        case MoveSkipped():
            return Pause(board.pace.ms(Span.PULSE))
        case HintRevealed(seat):
            return _traced(board, event, seat, _reveal(board, event), Span.TOKEN)
        case HintPlaced(seat):
            return _traced(board, event, seat, _place(board, event), Span.TOKEN)
        case CardsRevealed():
            return reveal(board, event)
        case AffinityDealt() | ShapeShown() | GameEnded():
            return None
        case _:
            assert_never(event)


def _traced(board: YokaiBoard, event: Event, seat: int, motion: Motion, span: Span) -> Motion:
    """A partner's deed, the sign that it leaves on the table, and time to take it in."""
    if seat == board.viewer:
        return motion

    def come(part: float) -> None:
        board.past.arrive(event, part)

    pause = Pause(0 if board.pace.is_still else board.reading_ms)
    return InTurn([motion, Tween(board.pace.ms(span), come), pause])


def _begin_turn(board: YokaiBoard, seat: int) -> None:
    """A player's plate lights up; one's own looks of the last turn are forgotten."""
    if board.view is None:
        return
    board.plates.show_players(board.view, seat)
    board.foot.stations.show_step(Step.FIRST_LOOK, seat == board.viewer)
    for card in board.cards_by_number:
        card.set_eyes(())


def _glide(board: YokaiBoard, event: TurnBegan) -> Motion:
    """A table that keeps still moves only now, and only if a free place would lie outside."""
    if not board.keeps_still or board.view is None:
        return Pause(0)
    old, new = board.camera, board.camera_after(event)
    if new == old:
        return Pause(0)
    span = 0 if board.pace.reduced else board.pace.ms(Span.RECENTRE)
    return Tween(span, lambda part: board.show_camera(old.towards(new, part)), curve=IN_OUT)


def _deal(board: YokaiBoard, event: CardsDealt) -> Motion:
    """The cards fly from the middle to their places."""
    centre = board.zones.grid.center()
    pile = Spot(centre.x(), centre.y(), board.camera.card_width)
    rows = board.picture_after(event)
    step = board.pace.ms(Span.DEAL_STEP)
    dealt = board.cards.move_to(rows, aside=Aside(pile, BACK), span=Span.SHORT_SLIDE, stagger=step)
    cleared = Act(lambda: board.cards.show([row for row in rows if row.grid is None]))
    return InTurn([cleared, board.cue.repeated(dealt, "deal", _DEAL_HEARD * step, 2)])


def _move(board: YokaiBoard, event: Moved) -> Motion:
    """The card flies to its new place; then the grid recentres and zooms."""
    places = tuple(event.end if n == event.card else at for n, at in enumerate(board.places))
    old, new = board.camera, board.camera_for(Extent.of(places))
    flight = board.cards.move_to(board.picture_after(event))
    move = board.cue.landing(flight, board.pace.ms(Span.SLIDE))
    if new == old or board.keeps_still:
        return move

    def begin() -> None:
        board.places = places

    def glide(part: float) -> None:
        board.show_camera(old.towards(new, part))

    span = 0 if board.pace.reduced else board.pace.ms(Span.RECENTRE)
    return InTurn([move, Tween(span, glide, curve=IN_OUT, before=begin)])


def _reveal(board: YokaiBoard, event: HintRevealed) -> Motion:
    """The top of the pile turns over on its way to the others."""
    pile = board.cards.button(PILE)
    assert isinstance(pile, PileButton)
    picture = hint_picture(event.hint) if event.hint.is_blank else HINT_BACK
    move = board.cards.move_to(board.picture_after(event), aside=Aside(pile.shown_spot, picture))
    return InTurn([Act(pile.take_one), move]) if pile.count > 1 else move


def _place(board: YokaiBoard, event: HintPlaced) -> Motion:
    """A hint goes from the tray to its card, and the cord is tied."""
    box = strip_box(board.camera.cell(board.places[event.card]))
    end = Spot(box.center().x(), box.center().y(), round(box.width()))
    is_there = board.cards_by_number[event.card].offered_hint is not None
    rows = board.picture_after(event)
    kept = {row.key for row in rows}
    leaving = [row for row in board.cards.model.rows if row.key not in kept and row.hint]
    goals = {} if is_there else {row.key: Aside(end, row.picture) for row in leaving}

    def tie(part: float) -> None:
        board.cards_by_number[event.card].set_tie(part)

    tying = Tween(board.pace.ms(Span.TIE), tie)
    return InTurn([board.cards.move_to(rows, goals=goals), board.cue.waited(), tying])
