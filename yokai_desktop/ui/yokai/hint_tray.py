"""The scroll at the right: the hints by kind, what each is worth, and the best possible total."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QRect, QRectF, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.hints import HintMode
from yokai_desktop.engine.yokai.kernel import (
    FACE_DOWN_HINT,
    FALSE_HINT,
    TRUE_HINT,
    TURNED_UP_HINT,
)
from yokai_desktop.engine.yokai.tableau import Tableau
from yokai_desktop.models.spot import Spot
from yokai_desktop.models.yokai.hints import HintRow, HintState, hint_rows
from yokai_desktop.ui.parts.bindings import bind_style, follow_style
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.hint_button import PileButton
from yokai_desktop.ui.yokai.rank_gauge import Detail, RankGauge
from yokai_desktop.ui.yokai.signs import STRIP_RATIO
from yokai_desktop.ui.yokai.tray_parts import FreePaper, Heading, PlacedStrips
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.numbers import signed_text

_STRIP = 138
_PILE = 112
_STACK_STEP = 0.22
_GAP = 6
"""Between the pile and its number, with what the pile leaves free at its left."""
_SMALLEST_COUNT = 0.5
"""The size of the number beside the pile where room is short, as a part of the usual one."""


class EmptyPile(Surface):
    """Where the pile of hints was."""


class HintTray(LongScroll):
    """``pile_spot`` and ``turned_up_spots`` tell where the board lays the cards.

    ``laid_out`` comes whenever they may have changed.
    """

    laid_out = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=16)
        self._rows: tuple[HintRow, ...] = ()
        self._mode = HintMode.NORMAL
        self._title = Label(role=Role.SECTION, parent=self)
        bind_style(self._title.setVisible, lambda: not theme().scale.is_text_large)
        self._pile_heading, self._up_heading, self._placed_heading = (
            Heading(self) for _ in range(3)
        )
        self._pile_room, self._up_room = FreePaper(self), FreePaper(self)
        self._empty_pile = EmptyPile(self._pile_room)
        self._count = Label(role=Role.FIGURE, parent=self._pile_room)
        self._none = Label(role=Role.SECONDARY, colour="ink3", parent=self._up_room)
        self._placed = PlacedStrips(self)
        self.gauge = RankGauge()
        upper: tuple[QWidget, ...] = (
            self._title,
            self._pile_heading,
            self._pile_room,
            self._up_heading,
            self._up_room,
            self._placed_heading,
            self._placed,
        )
        for widget in upper:
            self.body.addWidget(widget)
        self.body.addStretch()
        self.set_foot(Rule(), self.gauge)
        self.setMouseTracking(True)
        for child in self.findChildren(QWidget):
            child.setMouseTracking(True)
        for room in (self._pile_room, self._up_room):
            room.moved.connect(self.laid_out)
        self.rolled.connect(self.laid_out)
        self._pile_room.moved.connect(self._place_count)
        bind_style(self.body.setSpacing, 7)
        follow_style(self, self.place_rooms)

    def _worth(self, points: int) -> tuple[str, str]:
        """What each hint of a kind is worth, in words and as a figure."""
        figure = signed_text(points)
        return self.tr("{points} each").format(points=figure), figure

    def _worth_if_right(self) -> tuple[str, str]:
        right, wrong = signed_text(TRUE_HINT), signed_text(FALSE_HINT)
        words = self.tr("{right} if right, {wrong} if wrong")
        return words.format(right=right, wrong=wrong), row_of((right, wrong))

    def show_hints(self, tableau: Tableau) -> None:
        """Follow a tableau, in the present language."""
        self._mode = tableau.hint_mode
        self._rows = hint_rows(tableau)
        blank = self._mode is HintMode.BLANK
        self._title.setText(self.tr("Hints"))
        self._pile_heading.show_words(self.tr("Face down"), *self._worth(FACE_DOWN_HINT))
        up = self.tr("Prepared") if blank else self.tr("Turned up")
        self._up_heading.show_words(up, *self._worth(TURNED_UP_HINT))
        placed = self._worth(TRUE_HINT) if blank else self._worth_if_right()
        self._placed_heading.show_words(self.tr("Placed"), *placed)
        self._none.setText("" if tableau.turned_up else self.tr("none yet"))
        self._none.adjustSize()
        self._count.setText(str(tableau.pile))
        self._placed.show_rows(self._of(HintState.PLACED))
        self.gauge.show_points(tableau)
        self.place_rooms()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_rooms()

    def place_rooms(self) -> None:
        """Give the hints the room they need, and lay everything out at once."""
        style = theme()
        self._pile_room.setFixedHeight(round(style.px(_PILE) * STRIP_RATIO) + style.px(10))
        lines, _, height = self._up_grid(len(self._of(HintState.TURNED_UP)))
        least = self._none.height() + 4 if self._none.text() else style.px(30)
        self._up_room.setFixedHeight(max(least, round(lines * height) + style.px(6)))
        self._fit_gauge()
        self.lay_out()
        self._place_count()

    def _fit_gauge(self) -> None:
        """What a declaration would bring stays in sight: with fewer words where room is short."""
        for detail in (Detail.ALL, Detail.CELLS, Detail.LINE):
            self.gauge.show_detail(detail)
            if self.spare_room() >= 0:
                break

    def _place_count(self) -> None:
        """The number of hints in the pile stands beside it, as large as there is room."""
        count, room = self._count, self._pile_room
        pile = self._pile_count()
        free = room.width() - self._pile_width(pile) - PileButton.spread(pile) - _GAP
        for part in (1.0, 0.8, 0.65, _SMALLEST_COUNT):
            count.setFont(theme().font(Role.FIGURE, part))
            count.adjustSize()
            if count.width() <= free and count.height() <= room.height():
                break
        count.move(room.width() - count.width(), (room.height() - count.height()) // 2)
        self._show_empty_pile()

    def _show_empty_pile(self) -> None:
        """A dashed outline as large as a hint."""
        spot = self.pile_spot()
        box = QRectF(0, 0, spot.width, round(spot.width * STRIP_RATIO))
        box.moveCenter(spot.middle - self._corner_of(self._pile_room).toPointF())
        self._empty_pile.setGeometry(box.toRect())
        self._empty_pile.setVisible(not self._pile_count())

    def _pile_width(self, count: int) -> float:
        """How wide the cards of a pile of so many are, beside their number."""
        number = QFontMetricsF(theme().font(Role.FIGURE, _SMALLEST_COUNT)).horizontalAdvance("00")
        free = self._inner_width() - PileButton.spread(count) - number - _GAP
        return min(float(theme().px(_PILE)), max(24.0, free))

    def _inner_width(self) -> float:
        return max(40.0, self._pile_room.width())

    def _up_grid(self, count: int) -> tuple[float, float, float]:
        """Lines, width of a strip and height of a line for so many turned-up hints."""
        style = theme()
        inner, gap = self._inner_width(), style.px(7)
        if self._mode is HintMode.STACKED:
            width = float(min(inner - style.px(8), style.px(_STRIP)))
            tall = width * STRIP_RATIO
            return (tall + (max(1, count) - 1) * tall * _STACK_STEP) / tall, width, tall
        columns = 2 if count <= 8 else 3
        width = min(float(style.px(_STRIP)), (inner - (columns - 1) * gap) / columns)
        return math.ceil(count / columns), float(int(width)), width * STRIP_RATIO + gap

    def pile_spot(self, count: int = 0) -> Spot:
        """Where the top of a pile of so many lies, in the board's pixels."""
        width = self._pile_width(count)
        corner = self._corner_of(self._pile_room)
        spread = PileButton.spread(count)
        x = corner.x() + spread + width / 2 + 2
        return Spot(x, corner.y() + self._pile_room.height() / 2, width)

    strip_ratio = STRIP_RATIO

    def placed_box(self, card: int) -> QRectF | None:
        """Where the hint placed on a card lies on the scroll, in the board's pixels."""
        board = self.parentWidget()
        box = self._placed.box_of(card)
        if box is None or board is None:
            return None
        box.translate(self._placed.mapTo(board, QPoint(0, 0)).toPointF())
        return box if self.sees(box.toAlignedRect()) else None

    def sees(self, box: QRect) -> bool:
        """Whether a box, in the board's pixels, is seen whole."""
        return self.seen_part().adjusted(-4, -4, 4, 4).contains(box) or not self.is_rollable

    def opening(self) -> QRect | None:
        """Where the cards are seen, in the board's pixels; None while nothing is hidden."""
        return self.seen_part() if self.is_rollable else None

    def _corner_of(self, room: QWidget) -> QPoint:
        board = self.parentWidget()
        assert board is not None
        return room.mapTo(board, QPoint(0, 0))

    def _pile_count(self) -> int:
        return sum(row.count for row in self._of(HintState.PILE))

    def _of(self, state: HintState) -> tuple[HintRow, ...]:
        return tuple(row for row in self._rows if row.state is state)

    def turned_up_spots(self, count: int) -> list[Spot]:
        """Where the turned-up hints lie, in the board's pixels."""
        _, width, tall = self._up_grid(count)
        corner = self._corner_of(self._up_room)
        inner, gap = self._inner_width(), theme().px(7)
        half = width * STRIP_RATIO / 2
        spots = []
        for place in range(count):
            if self._mode is HintMode.STACKED:
                x, y = inner / 2, half + place * tall * _STACK_STEP
            else:
                columns = 2 if count <= 8 else 3
                x = place % columns * (width + gap) + width / 2
                y = place // columns * tall + half
            spots.append(Spot(corner.x() + x, corner.y() + y + 2, width))
        return spots
