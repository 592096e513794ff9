"""The lines of a result: what counted, how often, and what it was worth."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.yokai.levels import RankLine
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.bindings import bind_style, bind_text, follow_style
from yokai_desktop.ui.parts.fitting import fit_words
from yokai_desktop.ui.parts.seal import paint_seal
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.signs import paint_verdict
from yokai_desktop.words.signs import sign_words
from yokai_desktop.words.yokai.names import rank_name, rank_range


@dataclass(frozen=True)
class Line:
    """One line; ``sign`` is a picture, ``verdict`` a tick or a cross instead."""

    words: str
    sign: str = ""
    verdict: bool | None = None
    times: str = ""
    points: str = ""
    is_bad: bool = False


class ResultLine(QWidget, Themed):
    """Hidden until it is counted: ``part`` goes from 0 to 1."""

    def __init__(self, line: Line, parent: QWidget | None = None, *, height: int = 62) -> None:
        super().__init__(parent)
        self._line, self._design_height = line, height
        self.part = 1.0
        self.setAccessibleName(" ".join((line.words, line.times, line.points)).strip())
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow_theme()

    def set_part(self, part: float) -> None:
        self.part = part
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(300), theme().scale.line(self._design_height))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, theme().scale.line(round(self._design_height * 0.62)))

    def heightForWidth(self, width: int) -> int:
        room = QRectF(0, 0, max(1.0, width - sum(self._columns())), 10_000)
        metrics = QFontMetricsF(theme().font(Role.BODY, 1.06))
        words = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._line.words)
        points = QFontMetricsF(theme().font(Role.NUMBER, 1.35)).height()
        least = self.minimumSizeHint() if theme().scale.is_text_large else self.sizeHint()
        return max(least.height(), round(max(words.height() + theme().px(10), points + 2)))

    def _columns(self) -> tuple[float, float, float]:
        """The widths beside the words: of the sign, of how often, of the points.

        Where the text is large the words need the room of the sign.
        """
        style = theme()
        is_large = style.scale.is_text_large and self._line.verdict is None
        times = QFontMetricsF(style.font(Role.BODY))
        points = QFontMetricsF(style.font(Role.NUMBER, 1.35))
        return (
            0 if is_large else style.px(92),
            max(style.px(84), times.horizontalAdvance("0 × −0") + style.px(14))
            if self._line.times
            else 0,
            max(style.px(78), points.horizontalAdvance("+00") + style.px(10))
            if self._line.points
            else 0,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.part <= 0:
            return
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self.part)
        painter.translate((1 - self.part) * -style.px(14), 0)
        box = QRectF(self.rect())
        left, middle, right = self._columns()
        if left:
            self._paint_sign(painter, box)
        words = box.adjusted(left, 0, -right - middle, 0)
        painter.setFont(style.font(Role.BODY, 1.06))
        painter.setPen(colours.ink)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, int(flags | Qt.TextFlag.TextWordWrap), self._line.words)
        painter.setFont(style.font(Role.BODY))
        painter.setPen(colours.ink2)
        times = QRectF(box.right() - right - middle, 0, middle, box.height())
        ends = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(times, int(ends), self._line.times)
        painter.setFont(style.font(Role.NUMBER, 1.35))
        painter.setPen(colours.seal_text if self._line.is_bad else colours.ink)
        painter.drawText(box.adjusted(0, 0, 0, 0), int(ends), self._line.points)
        painter.setPen(QPen(colours.paper_line, 1))
        painter.drawLine(box.bottomLeft() - QPointF(0, 1), box.bottomRight() - QPointF(0, 1))

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        style = theme()
        middle = QPointF(style.px(36), box.center().y())
        dpr = self.devicePixelRatioF()
        if self._line.verdict is not None:
            paint_verdict(painter, middle, style.px(40), self._line.verdict)
        elif self._line.sign.startswith("yokai/"):
            size = card_size("hint", min(style.px(72), box.height() * 1.45))
            corner = middle - QPointF(size.width() / 2, size.height() / 2)
            painter.drawPixmap(corner, face(self._line.sign, size, dpr))
        elif self._line.sign:
            side = style.px(40)
            spot = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            pictures.paint(painter, self._line.sign, spot, dpr)


class RankBoxes(QWidget, Themed):
    """The three ranks side by side, the one that was reached in gold."""

    def __init__(
        self, table: tuple[RankLine, ...], reached: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table, self._reached = table, reached
        self.setAccessibleName(rank_name(table[reached - 1].rank))
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(300), theme().scale.line(58))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, theme().scale.line(46))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = style.px(8)
        width = (self.width() - 2 * gap) / 3
        for place, line in enumerate(self._table):
            box = QRectF(place * (width + gap), 0, width, self.height()).adjusted(1, 1, -1, -1)
            is_reached = line.rank.tier == self._reached
            edge = colours.coin if is_reached else colours.paper_line
            painter.setPen(QPen(edge, 2 if is_reached else 1))
            painter.setBrush(colours.current_row if is_reached else colours.paper_well)
            painter.drawRoundedRect(box, 6, 6)
            half = box.height() / 2
            painter.setPen(colours.ink if is_reached else colours.ink3)
            upper, lower = box.adjusted(0, 3, 0, -half), box.adjusted(0, half - 2, 0, -3)
            room = box.width() - style.px(6)
            name = fit_words(painter, Role.BUTTON, rank_name(line.rank), room)
            painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, name)
            points = fit_words(painter, Role.SECONDARY, rank_range(line), room)
            painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, points)


class Stamp(QWidget):
    """The seal of the rank, pressed last: ``part`` from 0 to 1."""

    def __init__(self, kanji: str, meaning: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kanji = kanji
        self.part = 1.0
        self.setAccessibleName(meaning)
        bind_text(self.setToolTip, lambda: sign_words(kanji))
        bind_style(self.setFixedSize, 118, 118)
        follow_style(self, self.update)

    def set_part(self, part: float) -> None:
        self.part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.part <= 0:
            return
        painter = QPainter(self)
        painter.setOpacity(min(1.0, self.part * 1.5))
        side = theme().px(84) * (1.4 - 0.4 * self.part)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        paint_seal(painter, box, self._kanji, angle=6)
