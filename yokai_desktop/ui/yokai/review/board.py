"""The board of a review: the grid alone, as large as all places of the whole game allow."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Event, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.events import Looked, Moved
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.grid import MemoryAid
from yokai_desktop.models.yokai.trace import layouts_of
from yokai_desktop.ui.table.motion import Motion
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.camera import Camera, Extent
from yokai_desktop.ui.yokai.geometry import Zones, bare_zones_of
from yokai_desktop.ui.yokai.rulers import room_of_names
from yokai_desktop.ui.yokai.stage import GridStage

_TRIM = 1.4
"""Of the free places round the grid so much is cut off where there is no room for it."""
_TINIEST = 16
"""The distance between two places down to which all of them are shown at once."""


class ReviewBoard(YokaiBoard):
    """Shows a finished game and asks for nothing; what else there is to tell stands around it."""

    has_rails = False

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        view = match.view(0)
        assert isinstance(view, YokaiView)
        layouts = layouts_of(view.history)
        self._whole_game = Extent.of(place for places in layouts for place in places)
        self.has_level = False
        self.aid = MemoryAid.FULL
        self.past.is_silent = True  # what was done and what was better is drawn there instead
        self._is_covered = False

    def cover(self, covered: bool) -> None:
        """Hide the cards: something else is drawn there."""
        self._is_covered = covered
        self._cover_cards()

    def _cover_cards(self) -> None:
        for card in self.cards_by_number:
            card.set_away(self._is_covered)

    def show_cards(self) -> None:
        super().show_cards()
        self._cover_cards()

    def divided(self) -> Zones:
        """The names of rows stand close to the cards, and to free places as far as there is room,
        however wide the board is."""
        zones, names = bare_zones_of(self.width(), self.height()), room_of_names()
        grid = zones.grid.adjusted(names.width(), names.height(), -names.width(), 0)
        wide = self._whole_game.columns * self._still(grid).pitch
        aside = max(0.0, (grid.width() - wide) / 2)
        return replace(zones, grid=grid.adjusted(aside, 0, -aside, 0))

    def put_cards(self, room: int = 1) -> None:
        super().put_cards(room)
        names = room_of_names()
        named = self.zones.grid.adjusted(-names.width(), -names.height(), 0, 0)
        self.past.rulers.follow(self.camera, named)

    def _still(self, zone: QRectF) -> Camera:
        return Camera.fit(self._whole_game, zone, smallest=_TINIEST, trim=_TRIM)

    def bring(self, place: Place) -> None:
        """All cards are in sight, unless somebody has come nearer."""
        if self.sight is not None:
            super().bring(place)

    @property
    def can_pan(self) -> bool:
        return self.sight is not None and super().can_pan

    def _has_tools(self, extent: Extent) -> bool:
        return self.sight is not None

    def sync(self, view: View) -> None:
        super().sync(view)
        self._cover_cards()
        self.past.rulers.wish("review", True)

    def animation_for(self, event: Event) -> Motion | None:
        """Cards are seen to turn and to move; the rest is told beside the board."""
        return super().animation_for(event) if isinstance(event, Looked | Moved) else None

    def steer(self, event: QKeyEvent) -> bool:
        """Letters and numbers belong to the review."""
        return self.shapes.key(event) or GridStage.steer(self, event)
