"""The banner of a declaration: who says that all are at peace, and how the families turn out."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES, FAMILY_SIZE, Family
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.seal import paint_cross, paint_tick
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.names import mark_of
from yokai_desktop.ui.yokai.seat_signs import paint_shape_of
from yokai_desktop.words.yokai.names import family_name

_MOON, _MASK, _SHAPE = 116, 104, 30
_CHIP, _CHIP_GAP, _CHIP_MARK = 40, 8, 28
_CHIP_LETTERS = (0.85, 0.75, 0.65, 0.55)
_BEFORE_NAME, _AFTER_NAME = 9, 7


@dataclass(frozen=True)
class Chip:
    """A family on the banner: how many cards are turned up, and whether it is together."""

    family: Family
    turned: int = 0
    is_together: bool | None = None
    """None until all its cards are turned up."""


def _count(turned: int) -> str:
    return f"{turned}/{FAMILY_SIZE}"


class _Face(QWidget):
    """The mask of the one who speaks, on a moon."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.mask_name, self.seat = "person-1", 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_style(self, self.updateGeometry)

    def sizeHint(self) -> QSize:
        side = theme().px(_MOON)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colours.moon)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawEllipse(box)
        side = float(style.px(_MASK))
        mask = QRectF(0, 0, side, side)
        mask.moveCenter(box.center())
        pictures.paint(painter, f"masks/{self.mask_name}", mask, self.devicePixelRatioF())
        shape = style.px(_SHAPE)
        paint_shape_of(painter, self.seat, box.bottomRight() - QPointF(shape, shape) * 0.6, shape)


class FamilyChips(QWidget):
    """The four families in the order in which they turn up."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chips: tuple[Chip, ...] = tuple(map(Chip, FAMILIES))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_style(self, self.updateGeometry)

    def show_chips(self, chips: tuple[Chip, ...]) -> None:
        if chips != self.chips:
            self.chips = chips
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, theme().scale.line(_CHIP))

    def _letters(self) -> QFont:
        """The largest font in which all four names are shown whole."""
        gaps = 3 * theme().px(_CHIP_GAP)
        for part in _CHIP_LETTERS:
            font = theme().font(Role.NAME, part)
            if sum(self._needs(font)) + gaps <= self.width():
                break
        return font

    def _needs(self, font: QFont) -> list[float]:
        """How wide each chip must be; the same from the first card to the verdict."""
        metrics = QFontMetricsF(font)
        around = self._mark_side + _BEFORE_NAME + _AFTER_NAME + self._end(font)
        names = (family_name(chip.family) for chip in self.chips)
        return [metrics.horizontalAdvance(name) + around for name in names]

    @property
    def _mark_side(self) -> float:
        return min(float(theme().px(_CHIP_MARK)), self.height() - 10)

    def _end(self, font: QFont) -> float:
        """The room at a chip's end, for the count and later for the verdict."""
        return max(
            self._mark_side * 0.8, QFontMetricsF(font).horizontalAdvance(_count(FAMILY_SIZE))
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = theme().px(_CHIP_GAP)
        font = self._letters()
        needs = self._needs(font)
        spare = (self.width() - 3 * gap - sum(needs)) / len(needs)
        left = 0.0
        for chip, needed in zip(self.chips, needs, strict=True):
            box = QRectF(left, 0, needed + spare, self.height()).adjusted(1, 1, -1, -1)
            self._paint_chip(painter, chip, box, font)
            left += needed + spare + gap

    def _paint_chip(self, painter: QPainter, chip: Chip, box: QRectF, font: QFont) -> None:
        style = theme()
        colours = style.colours
        waits = chip.turned == 0
        pen = QPen(colours.right if chip.is_together else colours.wrong, 1.6)
        if waits:
            pen = QPen(colours.paper_edge, 1, Qt.PenStyle.DashLine)
        elif chip.is_together is None:
            pen = QPen(colours.mount_line, 2)
        painter.setPen(pen)
        painter.setBrush(colours.paper_well if waits else colours.paper_hi)
        painter.drawRoundedRect(box, 6, 6)
        painter.setOpacity(0.5 if waits else 1.0)
        side = self._mark_side
        mark = QRectF(box.left() + 5, box.center().y() - side / 2, side, side)
        pictures.paint(painter, mark_of(chip.family), mark, self.devicePixelRatioF())
        painter.setOpacity(1.0)
        painter.setFont(font)
        painter.setPen(colours.ink2 if waits else colours.ink)
        room = box.adjusted(side + _BEFORE_NAME - 1, 0, -4, 0)
        centre = int(Qt.AlignmentFlag.AlignVCenter)
        if chip.is_together is None and not waits:
            right = centre | int(Qt.AlignmentFlag.AlignRight)
            painter.drawText(room, right, _count(chip.turned))
        room.adjust(0, 0, -self._end(font), 0)
        words, metrics = family_name(chip.family), QFontMetricsF(font)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, centre, shown)
        if chip.is_together is not None:
            self._paint_verdict(painter, chip.is_together, box, side * 0.8)

    def _paint_verdict(
        self, painter: QPainter, is_together: bool, box: QRectF, side: float
    ) -> None:
        colours = theme().colours
        middle = QPointF(box.right() - side / 2 - 4, box.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.right if is_together else colours.wrong)
        painter.drawEllipse(middle, side / 2, side / 2)
        reach = side * 0.22
        inner = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        (paint_tick if is_together else paint_cross)(painter, inner, colours.plate_text)


class Banner(HangingScroll):
    """Lies across the table while the cards are turned up; it unrolls from its middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, padding=8, upright=True)
        self._face = _Face(self)
        self._words = Label(role=Role.SHEET_TITLE, wraps=True)
        self.chips = FamilyChips(self)
        right = column(0, self._words, self.chips, 0, spacing=8)
        self.body.addLayout(row(self._face, (right, 1), spacing=18))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_speaker(self, mask: str, seat: int) -> None:
        """Whose mask it shows."""
        self._face.mask_name, self._face.seat = mask, seat
        self._face.update()

    def show_words(self, words: str) -> None:
        """In one line, as large as there is room for."""
        self._words.setText(words)
        self.setAccessibleName(words)
        self._fit()

    def _fit(self) -> None:
        style = theme()
        room = self.paper_box().width() - style.px(_MOON + 18 + 16)
        for role in (Role.SHEET_TITLE, Role.SECTION, Role.GROUP):
            self._words.role = role
            if QFontMetricsF(style.font(role)).horizontalAdvance(self._words.text()) <= room:
                break
        self._words.restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def unroll(self, part: float) -> None:
        """How far it is open."""
        wide = round(self.width() * part)
        if part >= 1:
            self.clearMask()
        else:
            self.setMask(QRegion(QRect((self.width() - wide) // 2, 0, max(1, wide), self.height())))


class RevealScrim(QWidget, Themed):
    """Darkens everything but the cards, with a pool of light below them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._strength = 1.0
        self.light = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.follow_theme()
        self.hide()

    def set_strength(self, strength: float) -> None:
        self._strength = strength
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme().colours
        painter = QPainter(self)
        painter.setOpacity(self._strength)
        painter.fillRect(self.rect(), colours.scrim)
        if not self.light.isEmpty():
            pool = QRadialGradient(self.light.center(), max(1.0, self.light.width() * 0.62))
            pool.setColorAt(0, colours.glow)
            pool.setColorAt(1, colours.glow_end)
            painter.fillRect(self.rect(), pool)
