"""The foot of the table: the stations of the turn, what to do now, and the buttons it needs."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.buttons import PRIMARY, QUIET, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.prompt_slip import PromptSlip
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.ui.yokai.stations import Stations


class Foot(QWidget):
    """``confirmed`` and ``put_back`` answer for a hint on a card, ``taken_back`` for a move."""

    confirmed = Signal()
    put_back = Signal()
    taken_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stations = Stations(self)
        self.prompt = PromptSlip(self)
        self._keys = Label(role=Role.SECONDARY, colour="muted", wraps=True)
        self.confirm = Button(kind=PRIMARY, height=SMALL, shrinks=True)
        self.back = Button(kind=QUIET, height=SMALL, shrinks=True)
        self.take_back = Button(kind=QUIET, height=SMALL, shrinks=True, icon="undo")
        self.confirm.clicked.connect(self.confirmed)
        self.back.clicked.connect(self.put_back)
        self.take_back.clicked.connect(self.taken_back)
        self._tools = QWidget(self)
        self._buttons = row(*self.buttons(), (self._keys, 1), 0, spacing=10, on=self._tools)
        self._wants_keys = True
        self._is_away = False
        self.has_stations = True
        """Whether the steps of the turn stand here."""
        self._is_alone = False
        self.show_buttons()
        follow_style(self, self._arrange)

    def buttons(self) -> tuple[Button, ...]:
        """All of them, in the order of the Tab key."""
        return self.confirm, self.back, self.take_back

    def show_prompt(self, lead: str, text: str = "", *, waiting: bool = False) -> None:
        """What to do now, or who is doing what."""
        if not self._is_away:
            self.prompt.show_prompt(lead, text, waiting=waiting)
            self._arrange()

    def put_away(self, away: bool) -> None:
        """Show nothing and be in nobody's way.

        The prompt stays where it is: a keyboard that waits on it would move if it were hidden,
        and cut short what is being read.
        """
        if away == self._is_away:
            return
        self.prompt.show_prompt("", "")
        self._is_away = away
        self._tools.setVisible(not away)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, away)
        self._arrange()

    def show_alone(self, is_alone: bool) -> None:
        """Put the prompt alone in the middle where the turn has no steps any more."""
        if is_alone != self._is_alone:
            self._is_alone = is_alone
            self._arrange()

    def show_keys(self, words: str) -> None:
        self._keys.setText(words)
        self._arrange()

    def show_buttons(self, *, confirm: bool = False, take_back: bool = False) -> None:
        """The buttons for a hint laid on a card, or for a move that may be taken back."""
        self.confirm.setText(self.tr("Place the hint"))
        self.back.setText(self.tr("Put it back"))
        self.take_back.setText(self.tr("Undo the move"))
        self.confirm.setVisible(confirm)
        self.back.setVisible(confirm)
        self.take_back.setVisible(take_back and not confirm)
        self._wants_keys = not (confirm or take_back)
        self._arrange()

    def _show_keys(self, room: int, tall: int) -> None:
        """The line of keys stands where it has room, whole."""
        fits = bool(self._keys.text()) and self._keys.heightForWidth(room) <= tall
        self._keys.setVisible(self._wants_keys and not is_text_large() and fits)

    @property
    def _shows_stations(self) -> bool:
        return self.has_stations and not (self._is_alone or self._is_away)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The row of buttons keeps its place; the prompt stands over it, however long it is.

        The stations stand beside both, or, where text is large, at the end of the row, as long as
        the buttons leave them room.
        """
        style = theme()
        stations, high = self.stations.sizeHint(), self.confirm.sizeHint().height()
        large = is_text_large()
        left = 0 if large or not self.has_stations else stations.width() + style.px(18)
        top = self.height() - high - (0 if large else style.px(6))
        self._show_keys(self.width() - left, high)
        if large:
            at = QPoint(self.width() - stations.width(), top + (high - stations.height()) // 2)
            taken = self._buttons.sizeHint().width()
            has_room = taken + stations.width() <= self.width()
        else:
            at, has_room = QPoint(0, (self.height() - stations.height()) // 2), True
        self.stations.setVisible(self._shows_stations and has_room)
        self.stations.setGeometry(QRect(at, stations))
        self._tools.setGeometry(left, top, self.width() - left, high)
        self.stations.raise_()
        self.prompt.set_widest(max(160, self.width() - left))
        slip, bottom = self.prompt.sizeHint(), top - style.px(4)
        high = min(slip.height(), max(0, bottom))  # words that need more are set smaller
        if self._is_alone:
            left = (self.width() - slip.width()) // 2
        self.prompt.setGeometry(left, bottom - high, slip.width(), high)
