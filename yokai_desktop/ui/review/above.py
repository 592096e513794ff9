"""What may stand above the choices of a decision."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class Above(QWidget):
    """It is short, and says more where nothing has to scroll for it."""

    def tell_more(self, tells: bool) -> None:
        raise NotImplementedError
