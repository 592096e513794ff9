"""A key and what it does, on a panel of the table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.bindings import Words
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.theme import Role, theme

_SIDE = 7


class KeyCap(Label):
    """The name of a key in a small frame."""

    def __init__(
        self, words: Words, colour: str = "panel_text", parent: QWidget | None = None
    ) -> None:
        super().__init__(words, Role.CAPTION, colour, parent=parent)
        self.setProperty("ink", colour)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self.text()) + 2 * theme().px(_SIDE)
        return QSize(max(wide, metrics.height() + 4), metrics.height() + 4)


class KeyLine(QWidget):
    """A key, then what it does."""

    def __init__(
        self,
        key: Words,
        words: Words,
        parent: QWidget | None = None,
        *,
        colours: tuple[str, str] = ("panel_text", "panel_muted"),
    ) -> None:
        super().__init__(parent)
        label = Label(words, Role.SECONDARY, colours[1], wraps=True)
        row(KeyCap(key, colours[0]), (label, 1), spacing=7, on=self)
