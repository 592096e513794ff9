"""What is drawn over or under the cards of a grid: it sees the grid as the board does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.ui.theme import Themed
from yokai_desktop.ui.yokai.camera import Camera


class GridLayer(QWidget, Themed):
    """Transparent, to the pointer too.  It is painted again only when something on it differs:
    all cards below it are painted with it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._camera: Camera | None = None
        self._zone = QRectF()
        self._places: tuple[Place, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.follow_theme()

    def follow(self, camera: Camera, zone: QRectF, places: tuple[Place, ...] = ()) -> None:
        """The grid is seen so, through this part of the table, its cards at these places."""
        if (camera, zone, places) != (self._camera, self._zone, self._places):
            self._camera, self._zone, self._places = camera, zone, places
            self.update()
