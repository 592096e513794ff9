"""A line of text that ends in dots where there is no room; the whole of it is in the tooltip."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.theme import Role


class ElidedLabel(Label):
    """Never asks for more width than it gets."""

    def __init__(
        self,
        text: str = "",
        role: Role = Role.BODY,
        colour: str = "ink",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, role, colour, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.setFont(self.font())
        metrics = self.fontMetrics()
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        # Names are data: the tooltip must not read them as markup.
        plain = self.text().replace("&", "&amp;").replace("<", "&lt;")
        self.setToolTip(f"<span>{plain}</span>" if shown != self.text() else "")
        painter.drawText(self.rect(), int(self.alignment()), shown)
