"""One person on the page of people: mask, name, how much they played, what can be done."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.storage.profiles import Profile
from yokai_desktop.ui.history.words import date_words
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.labels import ElidedLabel
from yokai_desktop.ui.parts.plate import paint_mask
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, Themed, theme

_MASKS = 4


class _Mask(QWidget, Themed):
    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self.follow_theme()

    def restyle(self) -> None:
        self.setFixedSize(theme().px(54), theme().px(54))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        mask = f"person-{self._number % _MASKS + 1}"
        paint_mask(painter, disc, mask, self._number % _MASKS, self.devicePixelRatioF())


class PersonRow(Surface, Themed):
    """Asks for what is wanted; the page does it."""

    journey_asked = Signal()
    rename_asked = Signal()
    delete_asked = Signal()

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        self.profile = profile
        self.journey = Button(kind=PAPER, icon="journey", height=SMALL)
        self.rename = Button(kind=PAPER, icon="edit", height=SMALL)
        self.delete = Button(kind=PAPER, icon="trash", height=SMALL)
        for button, signal in (
            (self.journey, self.journey_asked),
            (self.rename, self.rename_asked),
            (self.delete, self.delete_asked),
        ):
            button.clicked.connect(signal)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(ElidedLabel(profile.name, Role.GROUP, modest=True))
        words.addWidget(ElidedLabel(self._figures(), Role.SECONDARY, "ink2", modest=True))
        self._row = QHBoxLayout(self)
        self._row.addWidget(_Mask(profile.id))
        self._row.addLayout(words, 1)
        for button in (self.journey, self.rename, self.delete):
            self._row.addWidget(button)
        self._name_buttons()
        self.follow_theme()

    def _figures(self) -> str:
        profile = self.profile
        if profile.last_played is None:
            return QCoreApplication.translate("PeoplePage", "Has not finished a game yet")
        games = QCoreApplication.translate("PeoplePage", "%n games", "", profile.games)
        won = QCoreApplication.translate("PeoplePage", "%n won", "", profile.won)
        last = QCoreApplication.translate("PeoplePage", "last on %1")
        return f"{games}, {won} · {last.replace('%1', date_words(profile.last_played))}"

    def _name_buttons(self) -> None:
        self.journey.setText(QCoreApplication.translate("PeoplePage", "Journey"))
        self.rename.setText(QCoreApplication.translate("PeoplePage", "Rename"))
        self.delete.setText(QCoreApplication.translate("PeoplePage", "Delete"))
        for button in (self.journey, self.rename, self.delete):
            button.setAccessibleName(f"{button.text()}: {self.profile.name}")

    def restyle(self) -> None:
        look = theme()
        self._row.setContentsMargins(0, look.px(8), 0, look.px(8))
        self._row.setSpacing(look.px(12))
