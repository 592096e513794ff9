"""What a game shows below the tiles of the home page: a button as wide as the page."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton


class HomeStrip(QAbstractButton):
    """Opens the game's page about what was reached."""

    def load(self) -> None:
        """Read what it shows."""
        raise NotImplementedError
