"""The trace of the last turns over the cards: looks, old places, arrows, moved cards, hints."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.models.cards import CardLook
from yokai_desktop.models.yokai.trace import Deed, Kind, TurnTrace
from yokai_desktop.ui.parts.shadows import Shadow
from yokai_desktop.ui.table.card_art import paint_card
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.geometry import CARD_CORNER
from yokai_desktop.ui.yokai.grid_layer import GridLayer
from yokai_desktop.ui.yokai.names import BACK
from yokai_desktop.ui.yokai.seat_signs import paint_shape_of, paint_token, seat_pen
from yokai_desktop.ui.yokai.signs import strip_box
from yokai_desktop.ui.yokai.token_spots import Drawn, token_spots
from yokai_desktop.ui.yokai.trace_arrow import flight_point, paint_arrow

FAINT = 0.62
"""How clearly an older turn is seen."""
_TOKEN, _FAINT_TOKEN, _LEAST_TOKEN = 30, 26, 20
_ASIDE = 24
"""How far a token gives way to another one."""
_HINT_PART = 0.86
"""The size of the token of a hint, as a part of that of the others."""
_GHOST_SHAPE = 20
_GHOST, _MOVED, _HINT = 2.0, 3.5, 3.0
"""The widths of the frames."""
_OUTSIDE = 5
_RING = 3.0
_DROP = 8

HintBox = Callable[[Deed], QRectF | None]
"""Where a hint that was turned up or placed lies on the right scroll."""
Ringed = Callable[[], int | None]
"""The card on which the ring of the keyboard is drawn."""


class TraceLayer(GridLayer):
    """Over the cards, transparent to the pointer.  ``turns`` is what the view says.

    While turns are shown again, ``again`` is drawn instead of them.
    """

    def __init__(self, parent: QWidget, hint_box: HintBox, ringed: Ringed) -> None:
        super().__init__(parent)
        self._ringed = ringed
        self.turns: tuple[TurnTrace, ...] = ()
        self.again: tuple[Drawn, ...] | None = None
        self.lit: tuple[int, ...] = ()
        """Cards that a line of the list points at."""
        self.lit_places: tuple[Place, ...] = ()
        self._hint_box = hint_box
        self._arriving = 1.0
        self._carried: tuple[int, QPointF] | None = None
        self._spots: dict[tuple[int, int], QPointF] = {}
        """Where the tokens stand, by turn drawn and deed."""

    def show_turns(self, turns: tuple[TurnTrace, ...], places: tuple[Place, ...]) -> None:
        """Draw these, all of them done."""
        if (turns, places, 1.0) != (self.turns, self._places, self._arriving):
            self.arrive(turns, places, 1.0)

    def arrive(self, turns: tuple[TurnTrace, ...], places: tuple[Place, ...], part: float) -> None:
        """The last deed of these is on its way; the cards lie so already."""
        self.turns, self._places, self._arriving = turns, places, part
        self.update()

    def show_again(self, drawn: tuple[Drawn, ...] | None) -> None:
        """Draw these instead; None for what the view says."""
        if drawn != self.again:
            self.again = drawn
            self.update()

    def light(self, cards: tuple[int, ...], places: tuple[Place, ...] = ()) -> None:
        """Let cards and empty places shine."""
        if (cards, places) != (self.lit, self.lit_places):
            self.lit, self.lit_places = cards, places
            self.update()

    def carry(self, card: int, middle: QPointF | None) -> None:
        """A card in the air takes its trace with it."""
        carried = None if middle is None else (card, middle)
        if carried == self._carried:
            return
        cards = {pair[0] for pair in (carried, self._carried) if pair is not None}
        self._carried = carried
        if any(deed.card in cards for drawn in self.drawn for deed in drawn.turn.deeds):
            self.update(self._seen().toAlignedRect())

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """What is drawn now: the last turn in full, those before it faint."""
        if self.again is not None:
            return self.again
        last = len(self.turns) - 1
        return tuple(
            Drawn(turn, 1.0 if at == last else FAINT, self._arriving if at == last else 1.0)
            for at, turn in enumerate(self.turns)
        )

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._camera is None or not self._places:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._spots = token_spots(self.drawn, self.cell_of, self._side, _ASIDE * theme().u)
        self._paint_light(painter)
        for drawn in self.drawn:
            self._paint_lines(painter, drawn)
        self._paint_ring(painter)
        for number, drawn in enumerate(self.drawn):
            self._paint_tokens(painter, number, drawn)

    def _paint_ring(self, painter: QPainter) -> None:
        """The frame of a moved card hides the ring of the keyboard: it lies round both."""
        card = self._ringed()
        moves = [deed for each in self.drawn for deed in each.turn.of(Kind.MOVE)]
        if card is None or all(deed.card != card for deed in moves):
            return
        self._clip(painter)
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        away, colours = _OUTSIDE + _MOVED / 2 + _RING / 2 + 1, theme().colours
        box = self.cell_of(card).adjusted(-away, -away, away, away)
        for colour, wide in ((colours.line_casing, _RING + 2), (colours.focus, _RING)):
            painter.setPen(QPen(colour, wide))
            painter.drawRoundedRect(box, away, away)

    def cell_of(self, card: int) -> QRectF:
        """Where a card is seen; one in the air is where it is carried."""
        assert self._camera is not None
        cell = self._camera.cell(self._places[card])
        if self._carried is not None and self._carried[0] == card:
            cell.moveCenter(self._carried[1])
        return cell

    def _seen(self) -> QRectF:
        """Where traces of cards are drawn; only the tokens of hints lie elsewhere."""
        away = theme().px(14)
        return self._zone.adjusted(-away, -away, away, away)

    def _clip(self, painter: QPainter) -> None:
        painter.setClipRect(self._seen())

    def _paint_light(self, painter: QPainter) -> None:
        assert self._camera is not None
        self._clip(painter)
        cells = [self.cell_of(card) for card in self.lit]
        cells += [self._camera.cell(place) for place in self.lit_places]
        colours, away = theme().colours, _OUTSIDE + 3
        for cell in cells:
            box = cell.adjusted(-away, -away, away, away)
            for width, opacity in ((11.0, 0.22), (7.0, 0.30), (3.0, 1.0)):
                pen = painter.pen()
                pen.setColor(colours.gold_hi)
                pen.setWidthF(width)
                painter.setPen(pen)
                painter.setOpacity(opacity)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, 8, 8)
        painter.setOpacity(1.0)

    def _paint_lines(self, painter: QPainter, drawn: Drawn) -> None:
        """The frames and arrows: below all tokens."""
        turn, last = drawn.turn, len(drawn.turn.deeds) - 1
        for at, deed in enumerate(turn.deeds):
            part = drawn.part if at == last else 1.0
            painter.setOpacity(drawn.strength * min(1.0, part * 2))
            if deed.kind is Kind.MOVE:
                self._clip(painter)
                self._paint_move(painter, turn.seat, deed, drawn.strength, part)
                if drawn.flies and 0 < part < 1:
                    self._paint_flight(painter, deed, part)
            elif deed.hint is not None:
                painter.setClipping(False)
                self._paint_hint(painter, turn.seat, deed)

    def _paint_move(
        self, painter: QPainter, seat: int, deed: Deed, strength: float, part: float
    ) -> None:
        assert self._camera is not None
        assert deed.start is not None
        cell, old = self.cell_of(deed.card), self._camera.cell(deed.start)
        radius = self._camera.card_width * CARD_CORNER
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(seat_pen(seat, _MOVED))
        frame = cell.adjusted(-_OUTSIDE, -_OUTSIDE, _OUTSIDE, _OUTSIDE)
        painter.drawRoundedRect(frame, radius + _OUTSIDE, radius + _OUTSIDE)
        side = max(12.0, min(theme().px(_GHOST_SHAPE), old.width() * 0.3))
        if deed.start in self._places:
            if self._places.index(deed.start) != deed.card:
                edge = QPointF(old.left() + side * 0.2, old.bottom() - side * 0.2)
                paint_shape_of(painter, seat, edge, side)
            return
        painter.setPen(seat_pen(seat, _GHOST))
        painter.drawRoundedRect(old.adjusted(1, 1, -1, -1), radius, radius)
        paint_arrow(painter, seat, old, cell, self._fewer_hints(old, cell), part)
        painter.setOpacity(strength)
        paint_shape_of(painter, seat, old.center(), side)

    def flying_box(self, deed: Deed, part: float) -> QRectF:
        """Where a moved card is on its way, when its turn is shown again."""
        assert self._camera is not None
        assert deed.start is not None
        old, cell = self._camera.cell(deed.start), self.cell_of(deed.card)
        box = QRectF(old)
        box.moveCenter(flight_point(old, cell, self._fewer_hints(old, cell), part))
        return box

    def _paint_flight(self, painter: QPainter, deed: Deed, part: float) -> None:
        """A double of the card, face down: the card itself stays where it is played with."""
        painter.save()
        box = self.flying_box(deed, part)
        painter.translate(box.center())
        dpr, look = self.devicePixelRatioF(), CardLook()
        paint_card(painter, "yokai", BACK, box.width(), dpr, look, shadow=Shadow.RAISED)
        painter.restore()

    def _fewer_hints(self, start: QRectF, end: QRectF) -> int:
        """The side of a straight way on which fewer hints were placed: 1 right of it, −1 left."""
        way = end.center() - start.center()
        placed = [deed.card for drawn in self.drawn for deed in drawn.turn.of(Kind.PLACE)]
        right = 0
        for card in placed:
            beside = self.cell_of(card).center() - start.center()
            right += 1 if way.x() * beside.y() - way.y() * beside.x() > 0 else -1
        return -1 if right > 0 else 1

    def _paint_hint(self, painter: QPainter, seat: int, deed: Deed) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = self._hint_box(deed)
        if box is not None:
            painter.setPen(seat_pen(seat, _HINT))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 5, 5)
        if deed.kind is Kind.PLACE:
            self._clip(painter)
            painter.setPen(seat_pen(seat, _HINT))
            painter.drawRoundedRect(strip_box(self.cell_of(deed.card)), 4, 4)

    def _paint_tokens(self, painter: QPainter, number: int, drawn: Drawn) -> None:
        last = len(drawn.turn.deeds) - 1
        for at, deed in enumerate(drawn.turn.deeds):
            part = drawn.part if at == last else 1.0
            painter.setOpacity(drawn.strength * part)
            drop = QPointF(0, -_DROP * (1 - part))
            side = self._side(drawn.strength)
            spot = self._spots.get((number, at))
            self._clip(painter)
            if deed.kind is Kind.LOOK and spot is not None:
                paint_token(painter, drawn.turn.seat, "eye", spot + drop, side, deed.number)
            elif deed.kind is Kind.MOVE and spot is not None:
                paint_token(painter, drawn.turn.seat, "move", spot + drop, side)
            elif deed.hint is not None:
                self._paint_hint_token(painter, drawn.turn.seat, deed, side, spot, drop)

    def _paint_hint_token(
        self,
        painter: QPainter,
        seat: int,
        deed: Deed,
        side: float,
        spot: QPointF | None,
        drop: QPointF,
    ) -> None:
        if spot is not None:
            paint_token(painter, seat, "hint", spot + drop, side * _HINT_PART)
        box = self._hint_box(deed)
        if box is not None:
            painter.setClipping(False)
            small = side * _HINT_PART * 0.8
            paint_token(painter, seat, "hint", box.topLeft() + drop, small)

    def _side(self, strength: float) -> float:
        assert self._camera is not None
        wanted = _TOKEN if strength == 1.0 else _FAINT_TOKEN
        least = min(_LEAST_TOKEN, self._camera.card_width * 0.42)
        return max(least, min(wanted * theme().u, self._camera.card_width * 0.36))
