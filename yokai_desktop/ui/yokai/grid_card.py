"""A card of the grid: face down with what everybody may see on it, or face up at the end."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.models.cards import PLAIN, CardLook
from yokai_desktop.models.spot import Spot
from yokai_desktop.models.yokai.cards import Eye
from yokai_desktop.models.yokai.grid import GridRow
from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.table.card_art import MARGIN, paint_card
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.look_words import look_words
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.names import BACK, face_of
from yokai_desktop.ui.yokai.signs import (
    paint_cord,
    paint_eye,
    paint_memory,
    paint_note,
    paint_strip,
    paint_verdict,
    strip_box,
)

OWN_EYE = 30
VERDICT = 30
_OPEN_STRIP = 0.34
"""How much of a card its hint covers when it lies face up."""
_HOVER_RISE, _LIFTED_RISE = 3, 12


class GridCard(CardButton):
    """Shows a row of the grid model.  ``set_turn`` shows a face for a moment, to the observer.

    All free cards may be chosen most of the time, so only the one that is pointed at gets the
    golden edge.
    """

    _is_lifted = _is_gliding = False
    shows_notes = True
    """False while somebody wants to remember without them."""
    _rise_part = 0.0
    _composed_width = 1.0

    def __init__(self, parent: QWidget, number: int) -> None:
        super().__init__(parent, game="yokai")
        self.number = number
        self.lift_height = 0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.row: GridRow | None = None
        self.eyes: tuple[Eye, ...] = ()
        self.offered_hint: Hint | None = None
        """A hint chosen for this card, but not confirmed."""
        self._face = ""
        self._turn = 0.0
        self.tie = 1.0
        """How far the cord of a locked card is tied."""
        self._verdict: bool | None = None

    def accessibleDescription(self) -> str:
        """A card that may not be chosen is told to be so, whatever the reason."""
        is_open = self.row is not None and self.row.family is not None
        look = self.look if self.look != PLAIN or is_open else CardLook(dimmed=True)
        return look_words(look, self.game)

    def show_row(self, row: GridRow, eyes: tuple[Eye, ...], spoken: str) -> None:
        """Show a row at rest, everything transient forgotten."""
        turned = self._turn != 0 or self._rise_part != 0 or self._is_gliding
        self._verdict = None
        changed = (row, eyes) != (self.row, self.eyes) or self.offered_hint is not None
        self.row, self.eyes, self.offered_hint = row, eyes, None
        self._turn = self._rise_part = 0.0
        self._is_gliding = False
        self._face = ""
        if changed or turned or self.tie != 1.0:
            self.tie = 1.0
            self._repaint()
        picture = BACK if row.family is None else face_of(row.family, row.card)
        self.show_card(picture, spoken)

    def set_offered_hint(self, hint: Hint | None) -> None:
        """Lay a hint on the card, to be confirmed."""
        if hint != self.offered_hint:
            self.offered_hint = hint
            self._repaint()

    def set_eyes(self, eyes: tuple[Eye, ...]) -> None:
        if eyes != self.eyes:
            self.eyes = eyes
            self._repaint()

    def set_turn(self, part: float, face: str) -> None:
        """Turned by a part: 0 as it lies, 1 its other side, which shows ``face``."""
        self._turn, self._face = part, face
        self._repaint()

    @property
    def shown_face(self) -> str:
        """The picture that can be seen now."""
        return self._face if self._turn > 0.5 else self.picture

    def set_verdict(self, is_true: bool) -> None:
        """The card is turned up: the hint on it was right or wrong."""
        self._verdict = is_true
        self._repaint()

    def repaint_signs(self) -> None:
        """What is drawn on it has changed."""
        self._repaint()

    def set_lifted(self, lifted: bool) -> None:
        """In the air, by a click or the keyboard."""
        if lifted != self._is_lifted:
            self._is_lifted = lifted
            self._repaint()
            self._lift()

    def set_tie(self, part: float) -> None:
        """How far the cord round the card is tied."""
        self.tie = part
        self._repaint()

    def set_glance(self, part: float) -> None:
        """Lifted a little by somebody who looks under it."""
        self._rise_part = part
        self._settle()
        self.update()

    def glide(self, spot: Spot) -> None:
        """Follow the camera: the picture is stretched, not painted anew."""
        self._is_gliding = True
        self.spot = spot
        self._settle()
        self.update()

    @property
    def shown_spot(self) -> Spot:
        spot = super().shown_spot
        if self._rise_part:
            lifted = self._rise_part
            spot = spot.moved(0, -lifted * spot.width * 0.10).turned(-4 * lifted)
        return spot

    def put(self, spot: Spot) -> None:
        if self._is_gliding:
            self._is_gliding = False
            self._painted = None
        super().put(spot)

    def _wanted_rise(self) -> float:
        if self._is_lifted:
            return _LIFTED_RISE * theme().u
        raised = self._is_hovered or self._shows_focus
        return _HOVER_RISE * theme().u if raised and self.look.legal else 0.0

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_away or not self.picture:
            return
        dpr = self.devicePixelRatioF()
        if self._painted is None or self._painted.devicePixelRatio() != dpr:
            self._painted = self._compose(dpr)
        painter = QPainter(self)
        at = self.shown_spot
        if self._is_gliding:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            margin = MARGIN * theme().u
            factor = at.width / self._composed_width
            size = self._painted.deviceIndependentSize() * factor
            corner = at.middle - QPointF(self.pos())
            half = (self._composed_width / 2 + margin) * factor
            box = QRectF(corner.x() - half, corner.y() - half, size.width(), size.height())
            painter.drawPixmap(box, self._painted, QRectF(self._painted.rect()))
            return
        if self._rise_part:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(at.middle - QPointF(self.pos()))
            painter.rotate(at.angle)
            half = self.spot.width / 2 + MARGIN * theme().u
            painter.drawPixmap(QPointF(-half, -half), self._painted)
            return
        corner = at.bounds(self.ratio, MARGIN * theme().u).topLeft()
        painter.drawPixmap(corner - QPointF(self.pos()), self._painted)

    def _compose(self, dpr: float) -> QPixmap:
        self._composed_width = self.spot.width
        return self.portrait(self.spot.width, dpr)

    def portrait(self, width: float, dpr: float) -> QPixmap:
        """The card with all that is on it, this wide, in the middle of some room for its shadow."""
        margin = MARGIN * theme().u
        side = math.ceil(width + 2 * margin) + 1
        pixmap = blank(QSize(side, side), dpr)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(margin + width / 2, margin + width / 2)
        painter.save()
        if 0 < self._turn < 1:
            painter.scale(max(0.02, abs(math.cos(self._turn * math.pi))), 1.0)
        pointed = self._edges()
        shines = any(pointed) or self._is_lifted
        look = self.look if shines else replace(self.look, legal=False)
        paint_card(painter, self.game, self.shown_face, width, dpr, look, pointed)
        painter.restore()
        whole = round(width)
        self._paint_signs(painter, QRectF(-whole / 2, -whole / 2, whole, whole), dpr)
        painter.end()
        return pixmap

    def _paint_signs(self, painter: QPainter, card: QRectF, dpr: float) -> None:
        row, u = self.row, theme().u
        if row is None:
            return
        is_open = row.family is not None or self._turn > 0.5
        if not is_open and self._turn == 0:
            if row.remembered is not None and row.hint is None:
                paint_memory(painter, card, row.remembered, dpr)
            if row.hint is None and self.offered_hint is None and self.shows_notes:
                paint_note(painter, card, row.note, row.same, dpr)
        hint = row.hint or self.offered_hint
        if hint is not None:
            part = _OPEN_STRIP if is_open else None
            box = strip_box(card, part=part) if part else strip_box(card)
            paint_strip(painter, box, hint, dpr)
        if row.hint is not None and not is_open:
            painter.setOpacity(self.tie)
            paint_cord(painter, card, dpr)
            painter.setOpacity(1.0)
        self._paint_eyes(painter, card, u, dpr)
        is_true = row.is_true if row.is_true is not None else self._verdict
        if is_true is not None:
            side = max(18.0, VERDICT * u * min(1.0, card.width() / 90))
            middle = QPointF(card.right() - side * 0.1, card.top() + side * 0.1)
            paint_verdict(painter, middle, side, is_true)

    def _paint_eyes(self, painter: QPainter, card: QRectF, u: float, dpr: float) -> None:
        """One's own look of this turn, at the lower right: the upper corners are for the trace."""
        if self.eyes:
            side = max(16.0, OWN_EYE * u * min(1.0, card.width() / 80))
            middle = QPointF(card.right() - side / 6, card.bottom() - side / 6)
            paint_eye(painter, middle, side, theme().colours.moon, dpr)
