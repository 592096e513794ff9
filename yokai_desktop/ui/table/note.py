"""A paper note pinned to the table: advice that was asked for, or a word to a newcomer."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.ui.parts.bindings import Length, bind_style
from yokai_desktop.ui.parts.buttons import LinkButton
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.surface import Raised
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.table.surface import CardSurface
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import labelled, sentences

_WIDTH = 288
_MARGIN = 8


def _inside(length: float) -> Length:
    """A length of the design inside the slip, whose shadow is as broad at every size."""
    return lambda: theme().px(length) + _MARGIN


class NoteSlip(Raised):
    """``tell`` shows it; ``closed`` when it is put away, ``refused`` when no more are wanted."""

    rim = QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    softness = 0.9
    closed = Signal()
    refused = Signal()

    def __init__(self, parent: CardSurface) -> None:
        super().__init__(parent)
        self._overlay = parent.overlay
        self._title = Label(role=Role.NAME, colour="seal_text", wraps=True)
        self._words = Label(role=Role.SECONDARY, colour="ink", wraps=True)
        self._close = LinkButton(role=Role.BUTTON)
        self._refuse = LinkButton(role=Role.SECONDARY)
        self._close.clicked.connect(self.put_away)
        self._refuse.clicked.connect(self._refused)
        self._rows = QVBoxLayout(self)
        self._text = QWidget()
        text = QVBoxLayout(self._text)
        text.setContentsMargins(0, 0, 0, 0)
        text.setSpacing(4)
        text.addWidget(self._title)
        text.addWidget(self._words)
        text.addStretch()
        self._scroller = ClearScroller(self._text)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroller.setMinimumHeight(1)  # a scroll area asks for room for its bars
        self._rows.addWidget(self._scroller, 1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._close)
        self._foot.addStretch()
        self._foot.addWidget(self._refuse)
        self._rows.addLayout(self._foot)
        bind_style(self._rows.setContentsMargins, _inside(18), _inside(14), _inside(14), _inside(8))
        bind_style(self._rows.setSpacing, 4)
        self.hide()

    def tell(self, title: str, words: str, close: str, refuse: str = "") -> None:
        """Show these words; the buttons say ``close`` and, if given, ``refuse``."""
        self._title.setText(title)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self._close.setText(close)
        self._refuse.setText(refuse)
        self._refuse.setVisible(bool(refuse))
        is_sentence = title.endswith((".", "…")) or not words
        spoken = sentences((title, words)) if is_sentence else labelled(title, words)
        if spoken != self.accessibleName():
            announce(self, spoken)
        self.setAccessibleName(spoken)
        self.show()

    def put_in(self, room: QRectF) -> None:
        """Lie at the lower left of a part of the table; what does not fit there scrolls."""
        style = theme()
        wanted = max(style.px(_WIDTH), 210) * style.scale.text_percent / 100
        sides = self._rows.contentsMargins()
        self._foot.setDirection(QBoxLayout.Direction.LeftToRight)
        foot = self._foot.sizeHint().width() + style.px(18) + sides.left() + sides.right()
        width = round(min(max(min(room.width(), wanted), foot), room.width()))
        if foot > width:
            self._foot.setDirection(QBoxLayout.Direction.TopToBottom)
        inner = width - sides.left() - sides.right()
        text = self._text.heightForWidth(inner)
        text = text if text > 0 else self._text.sizeHint().height()
        rest = sides.top() + sides.bottom() + self._foot.sizeHint().height() + self._rows.spacing()
        height = round(min(text + rest + 2, room.height()))
        self.setGeometry(round(room.left()), round(room.bottom()) - height, width, height)
        self.stackUnder(self._overlay)

    def put_away(self) -> None:
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def _refused(self) -> None:
        self.hide()
        self.refused.emit()

    def spine(self) -> tuple[float, QColor]:
        return 5, theme().colours.coin

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
