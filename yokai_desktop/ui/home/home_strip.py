"""What a game shows below the tiles of the home page: a button that is a door."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QAbstractButton


class HomeStrip(QAbstractButton):
    """Leads to a page about what was reached, or to what can be done today."""

    def load(self) -> None:
        """Read what it shows."""
        raise NotImplementedError

    def door(self) -> tuple[str, dict[str, Any]]:
        """Where a click leads: a page and what it should open with."""
        raise NotImplementedError
