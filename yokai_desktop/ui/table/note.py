"""A paper note pinned to the table: advice that was asked for, or a word to a newcomer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.ui.parts.buttons import LinkButton
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import Role, Themed, theme

_WIDTH = 288
_MARGIN = 8


class Note(QWidget, Themed):
    """``tell`` shows it; ``closed`` when it is put away, ``refused`` when no more are wanted."""

    closed = Signal()
    refused = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Label(role=Role.NAME, colour="seal_text", wraps=True)
        self._words = Label(role=Role.SECONDARY, colour="ink", wraps=True)
        self._close = LinkButton(role=Role.BUTTON)
        self._refuse = LinkButton(role=Role.SECONDARY)
        self._close.clicked.connect(self.put_away)
        self._refuse.clicked.connect(self._refused)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self._title)
        self._rows.addWidget(self._words)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._close)
        self._foot.addStretch()
        self._foot.addWidget(self._refuse)
        self._rows.addLayout(self._foot)
        self.hide()
        self.follow_theme()

    def tell(self, title: str, words: str, close: str, refuse: str = "") -> None:
        """Show these words; the buttons say ``close`` and, if given, ``refuse``."""
        self._title.setText(title)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self._close.setText(close)
        self._refuse.setText(refuse)
        self._refuse.setVisible(bool(refuse))
        self.setAccessibleName(f"{title} {words}")
        self.show()

    def put_at(self, point: QPointF, widest: float, *, above: bool) -> None:
        """Lie with the lower (``above``) or upper left corner at a point of the table."""
        look = theme()
        wanted = max(look.px(_WIDTH), 210) * look.scale.text_percent / 100
        foot = self._foot.sizeHint().width() + look.px(18) + self._rows.contentsMargins().left() * 2
        width = round(max(min(widest, wanted), foot))
        height = self._rows.heightForWidth(width)
        if height <= 0:
            height = self._rows.sizeHint().height()
        top = point.y() - height if above else point.y()
        self.setGeometry(round(point.x()), round(max(4, top)), width, height)
        self.raise_()

    def put_away(self) -> None:
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def _refused(self) -> None:
        self.hide()
        self.refused.emit()

    def restyle(self) -> None:
        look = theme()
        pad = look.px(14) + _MARGIN
        self._rows.setContentsMargins(pad + 4, pad, pad, look.px(8) + _MARGIN)
        self._rows.setSpacing(look.px(4))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        draw_shadow(painter, box, Shadow.PLATE, 0.9)
        painter.setPen(QPen(colours.paper_edge, 1))
        painter.setBrush(colours.paper_hi)
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.coin)
        painter.drawRoundedRect(QRectF(box.left(), box.top(), 5, box.height()), 2, 2)
