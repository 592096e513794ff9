"""How each event of Yōkai is shown: the only place where motion hooks on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.events import (
    CardsDealt,
    CardsRevealed,
    Declared,
    HintPlaced,
    HintRevealed,
    Looked,
    Moved,
    MoveSkipped,
    TurnBegan,
)
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.motion import (
    IN_OUT,
    Act,
    InTurn,
    Motion,
    Pause,
    Together,
    Tween,
)
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.yokai.camera import Extent
from yokai_desktop.ui.yokai.end_motions import reveal
from yokai_desktop.ui.yokai.look_motions import glance_at, peek_at
from yokai_desktop.ui.yokai.names import BACK, HINT_BACK, hint_picture
from yokai_desktop.ui.yokai.signs import strip_box

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard

READING_MS = {"quick": 200, "normal": 600, "calm": 1300}
"""How long one thing a partner does stays before the next, by the chosen pace."""
_DEAL_STAGGER = 45


def motion_for(board: YokaiBoard, event: Event) -> Motion | None:
    """How an event is shown on the present picture; None if it needs no showing."""
    match event:
        case CardsDealt():
            return _deal(board)
        case TurnBegan(_, seat):
            return Act(lambda: _begin_turn(board, seat))
        case Looked(seat, _, family):
            if family is not None and seat == board.viewer and not board.lies_open:
                return peek_at(board, event)
            return _paused(board, seat, glance_at(board, event))
        case Moved(seat):
            return _paused(board, seat, _move(board, event))
        case MoveSkipped() | Declared():
            return Pause(board.pace.ms(Span.PULSE))
        case HintRevealed(seat, hint):
            return _paused(board, seat, _reveal(board, hint))
        case HintPlaced(seat):
            return _paused(board, seat, _place(board, event))
        case CardsRevealed():
            return reveal(board, event)
    return None


def _paused(board: YokaiBoard, seat: int, motion: Motion) -> Motion:
    """A partner's deed, and time to take it in."""
    if seat == board.viewer:
        return motion
    return InTurn([motion, Pause(0 if board.pace.is_still else board.reading_ms)])


def _begin_turn(board: YokaiBoard, seat: int) -> None:
    """A player's plate lights up, and their old looks are forgotten."""
    if board.view is None:
        return
    board.plates.show_players(board.view, seat)
    board.foot.stations.show_step(Step.FIRST_LOOK, seat == board.viewer)
    for card in board.cards_by_number:
        card.set_eyes(tuple(eye for eye in card.eyes if eye.seat != seat))


def _deal(board: YokaiBoard) -> Motion:
    """The cards fly from the middle to their places."""
    centre = board.zones.grid.center()
    pile = Spot(centre.x(), centre.y(), board.camera.card_width)
    order = sorted(board.cards_by_number, key=lambda card: (card.spot.y, card.spot.x))
    for card in order:
        card.set_away(True)
    return Together(
        [
            board.flights.slide(
                BACK,
                pile,
                card.spot,
                game="yokai",
                span=Span.SHORT_SLIDE,
                after=lambda card=card: card.set_away(False),  # type: ignore[misc]
            )
            for card in order
        ],
        stagger=_DEAL_STAGGER * board.pace.factor,
    )


def _move(board: YokaiBoard, event: Moved) -> Motion:
    """The card slides to its new place; then the grid recentres and zooms."""
    card = board.cards_by_number[event.card]
    start = board.take_drop_spot(card) or card.shown_spot
    old = board.camera
    places = list(board.places)
    places[event.card] = event.end

    def arrive() -> None:
        board.places = tuple(places)
        card.put(old.spot(event.end))
        card.set_away(False)

    slide = board.flights.slide(
        BACK,
        start,
        old.spot(event.end),
        game="yokai",
        before=lambda: card.set_away(True),
        after=arrive,
    )
    new = board.camera_for(Extent.of(places))
    if new == old:
        return slide

    def glide(part: float) -> None:
        board.show_camera(old.towards(new, part))

    span = 0 if board.pace.reduced else board.pace.ms(Span.RECENTRE)
    return InTurn([slide, Tween(span, glide, curve=IN_OUT)])


def _reveal(board: YokaiBoard, hint: Hint) -> Motion:
    """The top of the pile turns over on its way to the others."""
    shown = board.shelf.turned_up()
    spots = board.tray.turned_up_spots(len(shown) + 1)
    pile = board.shelf.pile
    start = pile.shown_spot
    turned = [
        board.flights.slide(
            button.picture,
            button.spot,
            spot,
            span=Span.SHORT_SLIDE,
            game="hint",
            before=lambda button=button: button.set_away(True),  # type: ignore[misc]
            after=lambda button=button, spot=spot: _settle(button, spot),  # type: ignore[misc]
        )
        for button, spot in zip(shown, spots, strict=False)
        if button.spot != spot
    ]
    arriving = board.flights.slide(
        hint_picture(hint),
        start,
        spots[-1],
        back="" if hint.is_blank else HINT_BACK,
        game="hint",
        before=lambda: board.shelf.pile.show_pile(
            board.shelf.pile.count - 1, board.shelf.pile.accessibleName()
        ),
        after=lambda: board.shelf.add(hint, spots[-1]),
    )
    return Together([*turned, arriving])


def _settle(button: object, spot: Spot) -> None:
    from yokai_desktop.ui.table.card_button import CardButton

    assert isinstance(button, CardButton)
    button.put(spot)
    button.set_away(False)


def _place(board: YokaiBoard, event: HintPlaced) -> Motion:
    """A hint goes from the tray to its card, and the cord is tied."""
    card = board.cards_by_number[event.card]
    button = board.shelf.button_of(event.hint)
    start = (board.take_drop_spot(button) or button.shown_spot) if button else board.shelf.pile.spot
    box = strip_box(board.camera.cell(board.places[event.card]))
    end = Spot(box.center().x(), box.center().y(), round(box.width()))
    if card.offered_hint is not None:
        start = end

    def before() -> None:
        card.set_offered_hint(None)
        if button is not None:
            button.hide()

    def arrive() -> None:
        if card.row is not None:
            row = replace(card.row, hint=event.hint, is_locked=True)
            card.show_row(row, card.eyes, card.accessibleName())
            card.tie = 0.0

    def tie(part: float) -> None:
        card.set_tie(part)

    slide = board.flights.slide(
        hint_picture(event.hint), start, end, game="hint", before=before, after=arrive
    )
    return InTurn([slide, Tween(board.pace.ms(Span.TIE), tie)])
