"""The foot of the table: the stations of the turn, what to do now, and the buttons it needs."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yokai_desktop.ui.parts.buttons import PRIMARY, QUIET, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.prompt_slip import PromptSlip
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.ui.yokai.stations import Stations


class Foot(QWidget, Themed):
    """``confirmed`` and ``put_back`` answer for a hint on a card, ``taken_back`` for a move."""

    confirmed = Signal()
    put_back = Signal()
    taken_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stations = Stations(self)
        self.prompt = PromptSlip(self)
        self._keys = Label(role=Role.SECONDARY, colour="muted", wraps=True)
        self.confirm = Button(kind=PRIMARY, height=SMALL)
        self.back = Button(kind=QUIET, height=SMALL)
        self.take_back = Button(kind=QUIET, height=SMALL, icon="undo")
        self.confirm.clicked.connect(self.confirmed)
        self.back.clicked.connect(self.put_back)
        self.take_back.clicked.connect(self.taken_back)
        self._tools = QWidget(self)
        self._buttons = QHBoxLayout(self._tools)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        for button in self.buttons():
            self._buttons.addWidget(button)
        self._buttons.addWidget(self._keys, 1)
        self._buttons.addStretch()
        self._wants_keys = True
        self.show_buttons()
        self.follow_theme()

    def buttons(self) -> tuple[Button, ...]:
        """All of them, in the order of the Tab key."""
        return self.confirm, self.back, self.take_back

    def say(self, lead: str, text: str = "", *, waiting: bool = False) -> None:
        """What to do now, or who is doing what."""
        self.prompt.say(lead, text, waiting=waiting)
        self._arrange()

    def say_keys(self, words: str) -> None:
        self._keys.setText(words)
        self._show_keys()
        self._arrange()

    def show_buttons(self, *, confirm: bool = False, take_back: bool = False) -> None:
        """The buttons for a hint laid on a card, or for a move that may be taken back."""
        self.confirm.setText(self.tr("Place the hint"))
        self.back.setText(self.tr("Put it back"))
        self.take_back.setText(self.tr("Take the move back"))
        self.confirm.setVisible(confirm)
        self.back.setVisible(confirm)
        self.take_back.setVisible(take_back and not confirm)
        self._wants_keys = not (confirm or take_back)
        self._show_keys()
        self._arrange()

    def _show_keys(self) -> None:
        has_words = bool(self._keys.text())
        self._keys.setVisible(self._wants_keys and not is_text_large() and has_words)

    def restyle(self) -> None:
        self._buttons.setSpacing(theme().px(10))
        self._show_keys()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The row of buttons keeps its place; the prompt stands over it, however long it is.

        The stations stand beside both, or, where text is large, at the end of the row, as long as
        the buttons leave them room.
        """
        look = theme()
        stations, row = self.stations.sizeHint(), self.confirm.sizeHint().height()
        large = is_text_large()
        left = 0 if large else stations.width() + look.px(18)
        top = self.height() - row - (0 if large else look.px(6))
        if large:
            at = QPoint(self.width() - stations.width(), top + (row - stations.height()) // 2)
            taken = self._buttons.sizeHint().width()
            self.stations.setVisible(taken + stations.width() <= self.width())
        else:
            at = QPoint(0, (self.height() - stations.height()) // 2)
            self.stations.show()
        self.stations.setGeometry(QRect(at, stations))
        self._tools.setGeometry(left, top, self.width() - left, row)
        self.stations.raise_()
        self.prompt.set_widest(max(160, self.width() - left))
        slip = self.prompt.sizeHint()
        y = max(0, top - slip.height() - look.px(4))
        self.prompt.setGeometry(left, y, slip.width(), slip.height())
