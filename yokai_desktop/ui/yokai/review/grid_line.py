"""The line below the grid of a review: the hints that lie open, or what the signs of eyes mean."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES
from yokai_desktop.engine.yokai.tableau import Tableau
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.names import HINT_BACK, hint_picture
from yokai_desktop.ui.yokai.review.belief_signs import LIKELY, SEEN, paint_chip, paint_false
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.yokai.names import hint_name

translate = QCoreApplication.translate
_HEIGHT, _SIGN, _HINT = 40, 24, 62
_GAP, _AFTER = 8, 22
_COLUMN, _TOP, _ACROSS, _EDGE = 148, 30, 2, 10


@dataclass(frozen=True)
class LegendEntry:
    """Words beside a sign, or beside hint cards."""

    words: str
    sign: str = ""
    pictures: tuple[str, ...] = ()


class GridLine(QWidget):
    """``show_hints`` tells what lies open; ``show_legend`` explains the signs instead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[LegendEntry, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_style(self, self._restyled)

    def _restyled(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, theme().scale.line(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def show_hints(self, tableau: Tableau) -> None:
        """The hints that are turned up, and how many still lie face down."""
        opened = [hint for hint in tableau.turned_up if hint is not None]
        entries = []
        if opened:
            words = translate("YokaiReview", "turned up")
            entries.append(LegendEntry(words, pictures=tuple(map(hint_picture, opened))))
        down = translate("YokaiReview", "%n hint(s) face down", "", tableau.pile)
        if tableau.pile:
            entries.append(LegendEntry(down, pictures=(HINT_BACK,)))
        else:
            entries.append(LegendEntry(down))
        self.setAccessibleName(row_of([*(hint_name(hint) for hint in opened), down]))
        self._show(entries)

    def show_legend(self, name: str) -> None:
        """What the signs on the cards mean while somebody's eyes are lent."""
        seen = translate("YokaiReview", "seen by {name}").format(name=name)
        entries = [
            LegendEntry(seen, "seen"),
            LegendEntry(translate("YokaiReview", "believed, in %"), "believed"),
            LegendEntry(translate("YokaiReview", "believed wrongly"), "wrong"),
        ]
        self.setAccessibleName(row_of(entry.words for entry in entries))
        self._show(entries)

    def _show(self, entries: list[LegendEntry]) -> None:
        if tuple(entries) != self._entries:
            self._entries = tuple(entries)
            self.update()

    @property
    def words(self) -> tuple[str, ...]:
        """What stands beside the signs."""
        return tuple(entry.words for entry in self._entries)

    def _hint_size(self) -> QSize:
        size = card_size("hint", theme().px(_HINT))
        high = self.height() - 6
        return (
            size
            if size.height() <= high
            else card_size("hint", size.width() * high / size.height())
        )

    def _width(self, entry: LegendEntry, metrics: QFontMetricsF) -> float:
        style = theme()
        pictures = len(entry.pictures) * (self._hint_size().width() + style.px(4))
        sign = style.px(_SIGN) if entry.sign else pictures
        return sign + style.px(_GAP) + metrics.horizontalAdvance(entry.words)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setFont(style.font(Role.SECONDARY))
        metrics = QFontMetricsF(painter.font())
        after = style.px(_AFTER)
        wide = sum(self._width(entry, metrics) for entry in self._entries)
        wide += after * max(0, len(self._entries) - 1)
        scale = min(1.0, (self.width() - 8) / max(1.0, wide))
        painter.translate((self.width() - wide * scale) / 2, self.height() * (1 - scale) / 2)
        painter.scale(scale, scale)
        x = 0.0
        for entry in self._entries:
            self._paint(painter, x, entry, metrics)
            x += self._width(entry, metrics) + after

    def _paint_sign(self, painter: QPainter, box: QRectF, sign: str) -> None:
        if sign == "wrong":
            paint_false(painter, box)
        else:
            share = SEEN if sign == "seen" else LIKELY
            paint_chip(painter, box, FAMILIES[0], share, self.devicePixelRatioF())

    def _paint(
        self, painter: QPainter, x: float, entry: LegendEntry, metrics: QFontMetricsF
    ) -> None:
        style, middle, dpr = theme(), self.height() / 2, self.devicePixelRatioF()
        left = x
        if entry.sign:
            side = style.px(_SIGN)
            self._paint_sign(painter, QRectF(x, middle - side / 2, side, side), entry.sign)
            left += side
        size = self._hint_size()
        for picture in entry.pictures:
            at = QPointF(left, middle - size.height() / 2)
            painter.drawPixmap(at, face(picture, size, dpr))
            left += size.width() + style.px(4)
        painter.setPen(style.colours.muted)
        line = QRectF(left + style.px(_GAP), 0, metrics.horizontalAdvance(entry.words) + 4,
                      self.height())  # fmt: skip
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), entry.words)


class GridColumn(GridLine):
    """The same beside the grid, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_COLUMN), 100)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_COLUMN), 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setFont(style.font(Role.SECONDARY))
        y = style.px(_TOP)
        for entry in self._entries:
            y += style.px(_GAP) + round(self._paint_block(painter, y, entry))

    def _paint_block(self, painter: QPainter, top: float, entry: LegendEntry) -> float:
        """A sign beside its words, or words above their cards; returns how high it is."""
        style, side, gap = theme(), theme().px(_SIGN), theme().px(_GAP)
        left = side + gap if entry.sign else 0
        words = QRectF(left, top, self.width() - left - theme().px(_EDGE), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        box = QFontMetricsF(painter.font()).boundingRect(words, flags, entry.words)
        high = max(box.height(), side if entry.sign else 0)
        painter.setPen(style.colours.muted)
        words.moveTop(top + (high - box.height()) / 2)
        painter.drawText(words, flags, entry.words)
        if entry.sign:
            self._paint_sign(painter, QRectF(0, top + (high - side) / 2, side, side), entry.sign)
            return high
        size, between = card_size("hint", style.px(_HINT)), style.px(4)
        for number, picture in enumerate(entry.pictures):
            at = QPointF(
                (number % _ACROSS) * (size.width() + between),
                top + high + between + (number // _ACROSS) * (size.height() + between),
            )
            painter.drawPixmap(at, face(picture, size, self.devicePixelRatioF()))
        rows = -(-len(entry.pictures) // _ACROSS)
        return high + rows * (size.height() + between) + gap
