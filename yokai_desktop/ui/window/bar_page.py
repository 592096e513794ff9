"""A page under the program's bar, whose buttons lead to the menu, the rules and the settings."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from yokai_desktop.ui.parts.top_bar import TopBar
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.page import Page


class BarPage(Page):
    """Subclasses add to ``column``, below the bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = TopBar()
        self.menu_anchor = self.bar.menu_button
        self.bar.menu_asked.connect(self.menu_asked)
        self.bar.help_asked.connect(self._open_rules)
        self.bar.settings_asked.connect(lambda: self.go(routes.Settings()))
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(self.bar)

    def _open_rules(self) -> None:
        self.go(routes.Rules(self.rules_place()))
