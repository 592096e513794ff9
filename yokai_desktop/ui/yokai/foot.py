"""The foot of the table: the stations of the turn, what to do now, and the buttons it needs."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.ui.parts.buttons import PRIMARY, QUIET, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.prompt_slip import PromptSlip
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.stations import LARGE_TEXT, Stations

_SMALL_WINDOW = 0.85


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
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.stations)
        self._column = QVBoxLayout()
        self._column.addStretch(1)
        self._column.addWidget(self.prompt)
        self._buttons = QHBoxLayout()
        for button in self.buttons():
            self._buttons.addWidget(button)
        self._buttons.addWidget(self._keys, 1)
        self._buttons.addStretch()
        self._column.addLayout(self._buttons)
        self._column.addStretch(1)
        self._row.addLayout(self._column, 1)
        self._wants_keys = True
        self.show_buttons()
        self.follow_theme()

    def buttons(self) -> tuple[Button, ...]:
        """All of them, in the order of the Tab key."""
        return self.confirm, self.back, self.take_back

    def say(self, lead: str, text: str = "", *, waiting: bool = False) -> None:
        """What to do now, or who is doing what."""
        self.prompt.say(lead, text, waiting=waiting)

    def say_keys(self, words: str) -> None:
        self._keys.setText(words)
        self._show_keys()

    def show_buttons(self, *, confirm: bool = False, take_back: bool = False) -> None:
        """The buttons for a hint laid on a card, or for a move that may be taken back."""
        self.confirm.setText(self.tr("Place the hint"))
        self.back.setText(self.tr("Put it back"))
        self.take_back.setText(self.tr("Take the move back"))
        self.confirm.setVisible(confirm)
        self.back.setVisible(confirm)
        self.take_back.setVisible(take_back and not confirm)
        # Where text is large, two buttons need the room of the stations.
        is_large = theme().scale.text_percent > LARGE_TEXT
        self.stations.setVisible(not (confirm and is_large))
        self._wants_keys = not (confirm or take_back)
        self._show_keys()

    def _show_keys(self) -> None:
        look = theme()
        has_room = look.u >= _SMALL_WINDOW and look.scale.text_percent <= LARGE_TEXT
        self._keys.setVisible(self._wants_keys and has_room and bool(self._keys.text()))

    def restyle(self) -> None:
        look = theme()
        self._row.setSpacing(look.px(18))
        self._column.setSpacing(look.px(4))
        self._buttons.setSpacing(look.px(10))
        self._show_keys()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        taken = self.stations.sizeHint().width() + self._row.spacing()
        self.prompt.set_widest(max(160, self.width() - taken))
