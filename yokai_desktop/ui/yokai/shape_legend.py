"""What the outline under the cards is, and the keys that turn and shift it, below the grid."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.shapes import Shape
from yokai_desktop.ui.parts.bindings import bind_style
from yokai_desktop.ui.parts.key_cap import KeyCap
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.yokai.shape_layer import OUTSIDE
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.levels import shape_name

_SWATCH_WIDE, _SWATCH_TALL = 30, 18


class OutlineSwatch(Surface):
    """A piece of the outline."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        bind_style(self.setFixedSize, _SWATCH_WIDE, _SWATCH_TALL)


class ShapeLegend(QWidget):
    """``show_shape`` tells which one, and whether it follows the cards by itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = Label(role=Role.SECONDARY, colour="muted")
        self.turning = Label(
            lambda: translate("Yokai", "turn it", "the shape"), Role.SECONDARY, "muted"
        )
        self.shifting = Label(
            lambda: translate("Yokai", "shift it", "the shape"), Role.SECONDARY, "muted"
        )
        turn, shift = QWidget(), QWidget()
        row(
            KeyCap(lambda: translate("Yokai", "Shift", "a key")),
            KeyCap("← ↑ → ↓"),
            self.shifting,
            spacing=6,
            on=shift,
        )
        row(KeyCap("O"), self.turning, spacing=6, on=turn)
        self.outside = QWidget()
        row(
            Label(OUTSIDE, Role.SECONDARY, "muted"),
            Label(lambda: translate("Yokai", "outside it"), Role.SECONDARY, "muted"),
            spacing=6,
            on=self.outside,
        )
        self.keys = (turn, shift)
        self._row = row(
            0,
            row(OutlineSwatch(self), self._words, spacing=8),
            self.outside,
            *self.keys,
            0,
            spacing=20,
            on=self,
        )
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_shape(self, shape: Shape, *, is_best: bool) -> None:
        """In the present language."""
        if is_best:
            text = translate("Yokai", "{shape}, laid where it fits best")
        else:
            text = translate("Yokai", "{shape}, laid as you chose")
        self._words.setText(text.format(shape=shape_name(shape.name)))

    def lie_in(self, box: QRect) -> None:
        """Its words come first: without room for all of it the keys go, the last one first."""
        self._leave_out(box.width())
        self.setGeometry(box)
        self._measure()

    def _leave_out(self, width: int) -> None:
        parts = (self.outside, *self.keys)
        for part in parts:
            part.show()
        for part in reversed(parts):
            self._measure()
            if self._row.sizeHint().width() <= width:
                return
            part.hide()

    def _measure(self) -> None:
        """Rows in the row keep their old size until they are laid out."""
        self._row.invalidate()
        self._row.activate()
