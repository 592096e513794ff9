"""The lacquer bar at the top of every page but home: menu, seal, title, actions."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.bar_words import BarWords
from yokai_desktop.ui.parts.bindings import Words, bind_style, bind_text, line
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.labels import ElidedLabel
from yokai_desktop.ui.parts.layouts import Gap, row
from yokai_desktop.ui.parts.seal import SealStamp
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, Themed

_HEIGHT = 52


class TopBar(Surface, Themed):
    """``menu_asked``, ``help_asked`` and ``settings_asked`` are the fixed buttons.

    ``add_action_button`` puts a page's own buttons before help and settings.
    """

    menu_asked = Signal()
    help_asked = Signal()
    settings_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.menu_button = Button(kind=BAR, icon="menu", height=SMALL)
        self.menu_button.clicked.connect(self.menu_asked)
        self._seal = SealStamp(side=26)
        self._title = ElidedLabel(role=Role.BAR_TITLE, colour="bar_text")
        self._title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._sub = BarWords()
        self.help_button = Button(kind=BAR, icon="help", height=SMALL)
        self.help_button.clicked.connect(self.help_asked)
        self.settings_button = Button(kind=BAR, icon="settings", height=SMALL)
        self.settings_button.clicked.connect(self.settings_asked)
        self.menu_button.describe(lambda: self.tr("Menu"))
        self.help_button.describe(lambda: self.tr("Rules"))
        self.settings_button.describe(lambda: self.tr("Settings"))
        bind_text(self._seal.setToolTip, lambda: self.tr("Yokai Desktop"))
        self._actions = row(spacing=8)
        self._row = row(
            self.menu_button,
            self._seal,
            self._title,
            Gap(12),
            (self._sub, 1),
            self._actions,
            self.help_button,
            self.settings_button,
            spacing=10,
            margins=(8, 0, 12, 0),
            on=self,
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_style(self.setFixedHeight, line(_HEIGHT))
        self.follow_theme()

    def set_title(self, title: Words, sub: Words = "") -> None:
        """The page and what is going on there, without secrets."""
        bind_text(self._title.setText, title)
        bind_text(self._sub.setText, sub)

    def add_action_button(self, button: Button) -> None:
        """A page's own button (kind ``bar``)."""
        self._actions.addWidget(button)

    def needed_width(self) -> int:
        """What the title and the buttons take as they are now, before anything is laid out."""
        self._actions.invalidate()
        self._row.invalidate()
        return self._row.sizeHint().width()
