"""What one sees a large grid with: a map, nearer and farther, the whole, and marks at the edges."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.ui.parts.bindings import bind_style
from yokai_desktop.ui.parts.buttons import QUIET, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.grid_map import GridMap
from yokai_desktop.words.numbers import percent_text

_MARGIN, _PADDING = 4, 10
_TALL = 34
_SIGNS = {(-1, 0): "‹ {n}", (1, 0): "{n} ›", (0, -1): "↑ {n}", (0, 1): "↓ {n}"}
_UPRIGHT = {(-1, 0): (-1, 0), (1, 0): (1, 1), (0, -1): (-1, -1), (0, 1): (-1, 1)}
"""Where the marks stand beside the cards: at the left, and below the upright tools."""


def stands_upright() -> bool:
    """Whether tools and marks stand beside the grid: large words leave it little height."""
    return theme().scale.is_text_large


class _SmallButton(Button):
    """A quiet button that is as wide as its words."""

    def __init__(self, text: str = "", *, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, QUIET, icon=icon, height=_TALL, parent=parent)

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self.text()) + 2 * theme().px(_PADDING)
        if self._icon_name:
            wide += self._icon_side() + theme().px(8)
        tall = super().sizeHint().height()
        return QSize(max(wide + 2, tall), tall)


class GridTools(QWidget):
    """Stands below the grid, or upright beside it, while it is small or not whole."""

    nearer_asked = Signal()
    farther_asked = Signal()
    whole_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.map = GridMap(self)
        self.farther = _SmallButton("–")
        self.nearer = _SmallButton("+")
        self.whole = _SmallButton(icon="full-screen")
        self._part = Label(role=Role.SECONDARY, colour="muted")
        self._part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.farther.clicked.connect(self.farther_asked)
        self.nearer.clicked.connect(self.nearer_asked)
        self.whole.clicked.connect(self.whole_asked)
        self._layout = row(
            (self.map, 1),
            0,
            self.farther,
            self._part,
            self.nearer,
            self.whole,
            spacing=8,
            margins=None,
            on=self,
        )
        self._layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        bind_style(self._layout.setDirection, self._direction)
        bind_style(self._part.setVisible, lambda: not stands_upright())

    def _direction(self) -> QBoxLayout.Direction:
        ways = QBoxLayout.Direction
        return ways.BottomToTop if stands_upright() else ways.LeftToRight

    def show_sight(self, percent: int, is_whole: bool, is_nearest: bool, words: str) -> None:
        """How large the cards are, in percent of their size at the deal, and what is seen."""
        self._part.setText(percent_text(percent))
        self.whole.setText("" if stands_upright() else self.tr("Show all"))
        self.whole.setAccessibleName(self.tr("Show all"))
        self.whole.setToolTip(self.tr("Show the whole grid (Z)"))
        self.nearer.describe(self.tr("Nearer (+)"))
        self.farther.describe(self.tr("Farther (−)"))
        self.map.setVisible(not is_whole)
        self.map.setAccessibleName(words)
        self.map.setToolTip(self.tr("Drag the frame, or Ctrl and the arrow keys."))
        for button in (self.whole, self.farther):
            button.setEnabled(not is_whole)
        self.nearer.setEnabled(not is_nearest)

    def sizeHint(self) -> QSize:
        if stands_upright():
            wide = max(self.map.minimumSizeHint().width(), self.nearer.sizeHint().width())
            return QSize(wide + 2 * _MARGIN, self._layout.sizeHint().height())
        tall = max(self.map.sizeHint().height(), self.whole.sizeHint().height())
        return QSize(super().sizeHint().width(), tall + 2 * _MARGIN)


class EdgeMarks:
    """How many cards lie beyond each edge of what is seen; a click goes there."""

    def __init__(self, parent: QWidget) -> None:
        self.buttons = {way: _SmallButton(parent=parent) for way in _SIGNS}
        for button in self.buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.hide()

    def room(self) -> QSize:
        """What a mark takes, in width and in height."""
        button = next(iter(self.buttons.values()))
        wide = button.fontMetrics().horizontalAdvance(_SIGNS[-1, 0].format(n=CARDS))
        return QSize(wide + 2 * theme().px(_PADDING) + 2, button.sizeHint().height())

    def show_counts(self, counts: dict[tuple[int, int], int], zone: QRectF, words: str) -> None:
        """Put a mark at every edge of a zone beyond which there are cards."""
        for way, button in self.buttons.items():
            count = counts.get(way, 0)
            button.setVisible(count > 0)
            if not count:
                continue
            button.setText(_SIGNS[way].format(n=count))
            button.describe(words.format(n=count))
            size = button.sizeHint()
            across, down = _UPRIGHT[way] if stands_upright() else way
            x = zone.center().x() + across * (zone.width() - size.width()) / 2
            y = zone.center().y() + down * (zone.height() - size.height()) / 2
            button.setGeometry(
                round(x - size.width() / 2), round(y - size.height() / 2), *size.toTuple()
            )
            button.raise_()
