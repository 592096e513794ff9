"""What a game shows below the tiles of the home page: a button that is a door."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

from yokai_desktop.ui.window.routes import Route


class HomeStrip(QAbstractButton):
    """Leads to a page about what was reached, or to what can be done today."""

    def load(self) -> None:
        """Read what it shows."""
        raise NotImplementedError

    def door(self) -> Route:
        """Where a click leads."""
        raise NotImplementedError
