"""Luck and skill as a table with small bars: each begins where the one before it ended."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from yokai_desktop.models.review.ledger import COLUMNS, SUM_ROLE, LedgerModel
from yokai_desktop.models.review.story import Sum
from yokai_desktop.ui.parts.bindings import bind_style, follow_style, line
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.qss import css

_LEFT = int(Qt.AlignmentFlag.AlignLeft)
Index = QModelIndex | QPersistentModelIndex
_LEAST_DRAWN = 70
_SHARES = {"round": 88, "drawn": 146, "cards": 132, "others": 86, "own": 88, "result": 62}
_ROW = 40
_BAR, _TIP = 9, 4
PARTS = ("cards", "others", "own")


def paint_part(painter: QPainter, box: QRectF, part: str, way: int = 0) -> None:
    """One part of a sum: dotted gold for cards, hatched for others, ink for one's own choices.

    It ends in a point towards where it leads, 1 to the right, -1 to the left.
    """
    colours = theme().colours
    tip = min(_TIP * theme().u, box.width() / 2) if way else 0.0
    if way >= 0:
        shape = [
            box.topLeft(),
            box.topRight() - QPointF(tip, 0),
            QPointF(box.right(), box.center().y()),
            box.bottomRight() - QPointF(tip, 0),
            box.bottomLeft(),
        ]
    else:
        shape = [
            box.topRight(),
            box.topLeft() + QPointF(tip, 0),
            QPointF(box.left(), box.center().y()),
            box.bottomLeft() + QPointF(tip, 0),
            box.bottomRight(),
        ]
    fills = {
        "cards": (colours.knob_top, colours.coin_dark, Qt.BrushStyle.Dense6Pattern),
        "others": (colours.paper, colours.ink2, Qt.BrushStyle.BDiagPattern),
        "own": (colours.ink, colours.ink, Qt.BrushStyle.SolidPattern),
    }
    ground, ink, style = fills[part]
    painter.setPen(QPen(ink, 1))
    for brush in (QBrush(ground), QBrush(ink, style)):
        painter.setBrush(brush)
        painter.drawPolygon(QPolygonF(shape))


class _SumDelegate(QStyledItemDelegate):
    """Numbers to the right, the round's name in two lines, the parts as bars."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = theme()
        colours = style.colours
        found: Sum = index.data(SUM_ROLE)
        box = QRectF(option.rect)
        column = COLUMNS[index.column()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_sum = found.round is None
        line = colours.ink if is_sum else colours.paper_line
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), 1.4 if is_sum else 1), line)
        words = str(index.data() or "")
        if column == "drawn":
            self._paint_parts(painter, box, found)
        elif column == "round":
            self._paint_round(painter, box, words)
        else:
            result = column == "result"
            painter.setFont(style.font(Role.NUMBER if result else Role.BODY))
            painter.setPen(colours.ink)
            flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(box.adjusted(0, 0, -style.px(4), 0), flags, words)
        painter.restore()

    def _paint_round(self, painter: QPainter, box: QRectF, words: str) -> None:
        style = theme()
        name, _, result = words.partition("\n")
        names, lines = style.font(Role.NAME, 0.9), style.font(Role.LIMIT)
        high = QFontMetricsF(names).height() * 0.95, QFontMetricsF(lines).height() * 0.95
        top = box.center().y() - sum(high) / 2
        painter.setFont(names)
        painter.setPen(style.colours.ink)
        painter.drawText(QRectF(box.left(), top, box.width(), high[0] + 2), _LEFT, name)
        painter.setFont(lines)
        painter.setPen(style.colours.ink2)
        below = QRectF(box.left(), top + high[0], box.width(), high[1] + 2)
        painter.drawText(below, _LEFT, result)

    def _paint_parts(self, painter: QPainter, box: QRectF, found: Sum) -> None:
        style = theme()
        view = self.parent()
        assert isinstance(view, LedgerView)
        low, high = view.span
        inner = box.adjusted(style.px(8), style.px(3), -style.px(8), -style.px(3))

        def x(points: float) -> float:
            return inner.left() + inner.width() * (points - low) / max(1, high - low)

        pen = QPen(style.colours.ink2, 1)
        pen.setDashPattern([2, 3])
        painter.setPen(pen)
        painter.drawLine(QPointF(x(50), box.top()), QPointF(x(50), box.bottom()))
        at = float(found.start)
        thick = min(_BAR * style.u, inner.height() / 3 - 1)
        for place, part in enumerate(PARTS):
            points = getattr(found, part)
            left, right = sorted((x(at), x(at + points)))
            y = inner.top() + place * inner.height() / 3 + (inner.height() / 3 - thick) / 2
            if points:
                bar = QRectF(left, y, max(1.5, right - left), thick)
                paint_part(painter, bar, part, 1 if points > 0 else -1)
            at += points
            if place + 1 < len(PARTS):
                painter.setPen(QPen(style.colours.ink2, 0.8))
                painter.drawLine(QPointF(x(at), y), QPointF(x(at), y + inner.height() / 3 + thick))


class _Heads(QHeaderView):
    """Titles over two lines, each with the sample of its bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._port = self.viewport()
        self._port.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        lines = QFontMetricsF(theme().font(Role.CAPTION)).height()
        return QSize(super().sizeHint().width(), round(2.2 * lines))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        style = theme()
        column = COLUMNS[logicalIndex]
        title = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        if column == "round":
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(style.font(Role.CAPTION))
        painter.setPen(style.colours.ink2)
        box = QRectF(rect).adjusted(0, 0, -style.px(4), -style.px(3))
        wide = style.px(17)
        if column in PARTS:
            sample = QRectF(0, 0, wide, style.px(10))
            sample.moveBottomRight(QPointF(box.right(), box.bottom() - style.px(3)))
            paint_part(painter, sample, column)
            painter.setPen(style.colours.ink2)
            box.setRight(sample.left() - style.px(5))
        flags = Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
        across = Qt.AlignmentFlag.AlignHCenter if column == "drawn" else Qt.AlignmentFlag.AlignRight
        if column == "drawn":
            view = self.parent()
            assert isinstance(view, LedgerView)
            low, high = view.span
            middle = box.left() + box.width() * (50 - low) / max(1, high - low)
            box = QRectF(middle - box.width() / 2, box.top(), box.width(), box.height())
        painter.drawText(box, int(flags | across), title)
        painter.restore()


def _sheet() -> str:
    return (
        "QTableView { background: transparent; border: none; outline: none; }"
        "QHeaderView { background: transparent; border: none; }"
        f"QHeaderView::section {{ background: transparent; color: {css(theme().colours.ink2)};"
        " border: none; }"
    )


class LedgerView(RingFocus, QTableView):
    """Shows a ``LedgerModel``; it is as high as its rows."""

    ring_is_inside = True

    def __init__(self, model: LedgerModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ledger = model
        self.setModel(model)
        self.setItemDelegate(_SumDelegate(self))
        self.setHorizontalHeader(_Heads(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        self.viewport().setAutoFillBackground(False)
        bind_style(self.verticalHeader().setDefaultSectionSize, line(_ROW))
        bind_style(self.setStyleSheet, _sheet)
        follow_style(self, self._share_width)
        model.modelReset.connect(self._share_width)
        model.dataChanged.connect(self._share_width)

    @property
    def span(self) -> tuple[float, float]:
        """The points of chance between which all bars lie, 50 among them."""
        found = [50.0]
        for each in self.ledger.sums:
            at = float(each.start)
            found.append(at)
            for part in PARTS:
                at += getattr(each, part)
                found.append(at)
        return min(found) - 2, max(found) + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """The names of the rounds have what they need; the bars give way to them."""
        room, whole = self.viewport().width(), sum(_SHARES.values())
        widths = {column: room * share / whole for column, share in _SHARES.items()}
        spare = max(0.0, widths["drawn"] - theme().px(_LEAST_DRAWN))
        extra = min(spare, max(0.0, self._widest_name() - widths["round"]))
        widths["round"] += extra
        widths["drawn"] -= extra
        for place, column in enumerate(COLUMNS):
            self.setColumnWidth(place, int(widths[column]))

    def _widest_name(self) -> float:
        style, model = theme(), self.ledger
        fonts = (style.font(Role.NAME, 0.9), style.font(Role.LIMIT))
        at = COLUMNS.index("round")
        lines = (str(model.index(row, at).data() or "") for row in range(model.rowCount()))
        return 6 + max(
            (
                QFontMetricsF(font).horizontalAdvance(words)
                for name in lines
                for font, words in zip(fonts, name.split("\n"), strict=False)
            ),
            default=0.0,
        )
