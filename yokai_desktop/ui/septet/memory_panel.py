"""The panel *Still out*: by family where its boss is, and its highest card not seen yet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.memory import FamilyMemory, Whereabouts, still_out
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.septet.names import symbol_of
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.joining import groups_of, labelled, row_of
from yokai_desktop.words.septet.cards import family_name, rank_text

translate = QCoreApplication.translate
_PAD, _SIGN = 14, 20
_WIDEST = "13 "
"""The widest rank, and what stands between two of them."""


def whereabouts_words(where: Whereabouts) -> str:
    """Where a boss is, in a word."""
    return {
        Whereabouts.OURS: translate("Septet", "ours"),
        Whereabouts.THEIRS: translate("Septet", "theirs"),
        Whereabouts.HAND: translate("Septet", "in hand"),
        Whereabouts.SEEN: translate("Septet", "on the table"),
        Whereabouts.OUT: translate("Septet", "out"),
    }[where]


class MemoryPanel(Surface, Themed):
    """``show_view`` puts it up to date; a screen reader hears it family by family."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: tuple[FamilyMemory, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()
        self.follow_theme()

    def show_view(self, view: SeptetView) -> None:
        self.rows = still_out(view)
        self.setAccessibleName(labelled(_title(), groups_of(map(self._spoken, self.rows))))
        self.update()

    def _spoken(self, row: FamilyMemory) -> str:
        bosses = row_of(whereabouts_words(where) for where in row.bosses)
        boss = translate("Septet", "boss {where}").format(where=bosses)
        top = translate("Septet", "none out")
        if row.top is not None:
            top = translate("Septet", "highest out {rank}").format(rank=rank_text(row.top))
        return labelled(family_name(row.family), row_of((boss, top)))

    # the picture

    def _line(self) -> float:
        return max(theme().px(25), QFontMetricsF(theme().font(Role.SECONDARY)).height() + 3)

    def _boss_lines(self) -> int:
        return max((len(row.bosses) for row in self.rows), default=1)

    def _legend_lines(self, width: float) -> list[list[Whereabouts]]:
        """The legend in as many lines as it needs."""
        lines: list[list[Whereabouts]] = [[]]
        left = 0.0
        shown = {where for row in self.rows for where in row.bosses}
        for where in Whereabouts:
            if where not in shown:
                continue
            wide = self._legend_width(where)
            if lines[-1] and left + wide > width:
                lines.append([])
                left = 0.0
            lines[-1].append(where)
            left += wide
        return lines

    def _legend_width(self, where: Whereabouts) -> float:
        metrics = QFontMetricsF(theme().font(Role.CAPTION))
        words = metrics.horizontalAdvance(whereabouts_words(where))
        return theme().px(_SIGN + 4) + words + theme().px(8)

    def heightForWidth(self, width: int) -> int:
        pads = 2 * theme().px(_PAD)
        title = QFontMetricsF(theme().font(Role.NAME)).height()
        lines = 2 + self._boss_lines() + len(self._legend_lines(width - pads))
        return round(pads + title + lines * self._line() + theme().px(8))

    def sizeHint(self) -> QSize:
        wide = theme().px(272)
        return QSize(wide, self.heightForWidth(wide))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        style, pad = theme(), theme().px(_PAD)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(style.font(Role.NAME))
        painter.setPen(style.colours.panel_text)
        title = QFontMetricsF(painter.font()).height()
        room = QRectF(pad, pad, self.width() - 2 * pad, title)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), _title())
        self._paint_key(painter, room)
        heads = (_boss_head(), _top_head())
        captions = QFontMetricsF(style.font(Role.CAPTION))
        first = max(map(captions.horizontalAdvance, heads)) + style.px(6)
        step = (room.width() - first) / max(1, len(self.rows))
        top = room.bottom() + style.px(2)
        line = self._line()
        painter.setFont(style.font(Role.CAPTION))
        painter.setPen(style.colours.panel_muted)
        bosses = self._boss_lines()
        for number, head in ((1, heads[0]), (1 + bosses, heads[1])):
            box = QRectF(pad, top + number * line, first, line)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), head)
        for place, row in enumerate(self.rows):
            self._paint_family(painter, row, QRectF(pad + first + place * step, top, step, line))
        self._paint_legend(
            painter, QRectF(pad, top + (2 + bosses) * line + style.px(4), room.width(), line)
        )

    def _paint_key(self, painter: QPainter, room: QRectF) -> None:
        style = theme()
        painter.setFont(style.font(Role.CAPTION))
        side = QFontMetricsF(painter.font()).height()
        box = QRectF(room.right() - side * 1.4, room.center().y() - side / 2, side * 1.4, side)
        painter.drawRoundedRect(box, 4, 4)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "M")

    def _paint_family(self, painter: QPainter, row: FamilyMemory, cell: QRectF) -> None:
        style, side = theme(), theme().px(_SIGN)
        spot = QRectF(0, 0, side * 0.95, side * 0.95)
        spot.moveCenter(cell.center())
        dpr = self.devicePixelRatioF()
        pictures.paint(painter, symbol_of(row.family), spot, dpr, style.colours.panel_text)
        for number, where in enumerate(row.bosses, start=1):
            paint_whereabouts(painter, cell.translated(0, number * cell.height()).center(), where)
        painter.setFont(_column_font(cell.width()))
        painter.setPen(style.colours.panel_text)
        words = rank_text(row.top) if row.top is not None else "–"
        below = cell.translated(0, (1 + self._boss_lines()) * cell.height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_legend(self, painter: QPainter, box: QRectF) -> None:
        style, side = theme(), theme().px(_SIGN)
        painter.setFont(style.font(Role.CAPTION))
        for number, line in enumerate(self._legend_lines(box.width())):
            x, y = box.left(), box.top() + number * box.height()
            for where in line:
                paint_whereabouts(painter, QPointF(x + side / 2, y + box.height() / 2), where)
                painter.setPen(style.colours.panel_muted)
                words = QRectF(x + side + style.px(4), y, box.width(), box.height())
                text = whereabouts_words(where)
                painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), text)
                x += self._legend_width(where)


def _column_font(room: float) -> QFont:
    """For ranks side by side: large text shrinks until two of two digits stay apart."""
    words = theme().font(Role.SECONDARY)
    widest = QFontMetricsF(words).horizontalAdvance(_WIDEST)
    return theme().font(Role.SECONDARY, min(1.0, room / widest))


def _title() -> str:
    return translate("Septet", "Still out")


def _boss_head() -> str:
    return translate("Septet", "Boss")


def _top_head() -> str:
    return translate("Septet", "Top")


def paint_whereabouts(painter: QPainter, middle: QPointF, where: Whereabouts) -> None:
    """A sign of its own for each: disc with tick, diamond with cross, card, dashed ring."""
    style = theme()
    colours, side = style.colours, style.px(_SIGN)
    box = QRectF(0, 0, side, side)
    box.moveCenter(middle)
    painter.save()
    painter.setPen(QPen(colours.paper, 1.2))
    ink = QPen(colours.paper, max(1.5, side * 0.09))
    if where is Whereabouts.OURS:
        painter.setBrush(colours.side_discs[0])
        painter.drawEllipse(box)
        painter.setPen(ink)
        tick = ((-0.22, 0.0), (-0.06, 0.18), (0.24, -0.18))
        painter.drawPolyline(QPolygonF([middle + QPointF(x * side, y * side) for x, y in tick]))
    elif where is Whereabouts.THEIRS:
        painter.setBrush(colours.side_discs[1])
        reach = side * 0.54
        corners = ((0, -reach), (reach, 0), (0, reach), (-reach, 0))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
        painter.setPen(ink)
        arm = side * 0.15
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
        painter.drawLine(middle + QPointF(arm, -arm), middle + QPointF(-arm, arm))
    elif where is Whereabouts.OUT:
        pen = QPen(colours.gold_hi, 1.4)
        pen.setDashPattern([2.2, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        painter.setPen(colours.gold_hi)
        painter.setFont(
            style.font(Role.CAPTION, side * 0.62 / style.font(Role.CAPTION).pixelSize())
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")
    else:
        card = QRectF(0, 0, side * 0.6, side * 0.84)
        card.moveCenter(middle)
        is_mine = where is Whereabouts.HAND
        painter.setPen(QPen(colours.coin, 1.6))
        painter.setBrush(colours.paper if is_mine else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, 2, 2)
    painter.restore()
