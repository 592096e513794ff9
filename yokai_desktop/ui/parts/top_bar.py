"""The lacquer bar at the top of every page but home: menu, seal, title, actions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.labels import ElidedLabel, Label
from yokai_desktop.ui.parts.seal import SealStamp
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, Themed, theme

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
        self._title = Label(role=Role.BAR_TITLE, colour="bar_text")
        self._sub = ElidedLabel(role=Role.SECONDARY, colour="bar_sub")
        self.help_button = Button(kind=BAR, icon="help", height=SMALL)
        self.help_button.clicked.connect(self.help_asked)
        self.settings_button = Button(kind=BAR, icon="settings", height=SMALL)
        self.settings_button.clicked.connect(self.settings_asked)
        self._actions = QHBoxLayout()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.menu_button)
        self._row.addWidget(self._seal)
        self._row.addWidget(self._title)
        self._row.addSpacing(12)
        self._row.addWidget(self._sub, 1)
        self._row.addLayout(self._actions)
        self._row.addWidget(self.help_button)
        self._row.addWidget(self.settings_button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self.follow_theme()

    def set_title(self, title: str, sub: str = "") -> None:
        """The page and what is going on there, without secrets."""
        self._title.setText(title)
        self._sub.setText(sub)

    def add_action_button(self, button: Button) -> None:
        """A page's own button (kind ``bar``)."""
        self._actions.addWidget(button)

    def needed_width(self) -> int:
        """What the title and the buttons take as they are now, before anything is laid out."""
        self._actions.invalidate()
        self._row.invalidate()
        return self._row.sizeHint().width() - self._sub.sizeHint().width()

    def retranslate(self) -> None:
        self.menu_button.describe(self.tr("Menu"))
        self.help_button.describe(self.tr("Rules"))
        self.settings_button.describe(self.tr("Settings"))
        self._seal.setToolTip(self.tr("Yokai Desktop"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def restyle(self) -> None:
        look = theme()
        self._row.setContentsMargins(look.px(8), 0, look.px(12), 0)
        self._row.setSpacing(look.px(10))
        self._actions.setSpacing(look.px(8))
        self.setFixedHeight(look.scale.line(_HEIGHT))
