"""One person on the page of people: mask, name, how much they played, what can be done."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal

from yokai_desktop.storage.profiles import Profile
from yokai_desktop.ui.games.masks import person_colour, person_mask
from yokai_desktop.ui.history.words import date_words
from yokai_desktop.ui.parts.bindings import Text, bind_text
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.labels import ElidedLabel, Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.mask_disc import MaskDisc
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.joining import labelled, row_of

_MASK = 54


class PersonRow(Surface):
    """Asks for what is wanted; the page does it."""

    journey_asked = Signal()
    rename_asked = Signal()
    delete_asked = Signal()

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        self.profile = profile
        translate = QCoreApplication.translate
        self.journey = self._button(lambda: translate("PeoplePage", "Journey"), "journey")
        self.rename = self._button(lambda: translate("PeoplePage", "Rename"), "edit")
        self.delete = self._button(lambda: translate("PeoplePage", "Delete"), "trash")
        self.journey.clicked.connect(self.journey_asked)
        self.rename.clicked.connect(self.rename_asked)
        self.delete.clicked.connect(self.delete_asked)
        words = column(
            ElidedLabel(profile.name, Role.GROUP, modest=True),
            Label(self._figures, Role.SECONDARY, "ink2", wraps=True),
            spacing=0,
        )
        row(
            MaskDisc(person_mask(profile.name), person_colour(profile.name), _MASK, inset=1),
            (words, 1),
            self.journey,
            self.rename,
            self.delete,
            spacing=12,
            margins=(0, 8, 0, 8),
            on=self,
        )

    def _button(self, words: Text, icon: str) -> Button:
        button = Button(words, PAPER, icon=icon, height=SMALL)
        bind_text(button.setAccessibleName, lambda: labelled(words(), self.profile.name))
        return button

    def _figures(self) -> str:
        profile = self.profile
        if profile.last_played is None:
            return QCoreApplication.translate("PeoplePage", "No finished game yet")
        games = QCoreApplication.translate("PeoplePage", "%n games", "", profile.games)
        won = QCoreApplication.translate("PeoplePage", "%n won", "", profile.won)
        last = QCoreApplication.translate("PeoplePage", "last on %1")
        day = last.replace("%1", date_words(profile.last_played))
        return " · ".join((row_of((games, won)), day))
