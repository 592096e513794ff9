"""The cards as one person may see them: faces, looks and notes, as rows of a model."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.cards import YokaiCard
from yokai_desktop.models.yokai.grid import GridRow, MemoryAid, grid_rows
from yokai_desktop.models.yokai.notes import Notes
from yokai_desktop.models.yokai.trace import layouts_of
from yokai_desktop.ui.yokai.camera import Camera, Extent
from yokai_desktop.ui.yokai.choosing import Choosing
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.picture import grid_cards
from yokai_desktop.ui.yokai.stage import GridStage
from yokai_desktop.words.players import name_of, you_of


class ViewedGrid(GridStage):
    """``view`` is all it knows; ``choosing`` holds what its person may choose and has in hand."""

    note_asked = Signal(int)
    """The person wants to pin a note on a card."""
    note_certain = Signal(int)
    """The one family left is what a card is."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.view: YokaiView | None = None
        self.aid = MemoryAid.LOOKS
        self.notes = Notes()
        self.marks_looks = True
        """Whether the cards looked at bear a mark: not where looks are left out."""
        self.asks = True
        """Whether a placement is confirmed."""
        self.choosing = Choosing(lambda: self.asks, self)
        self._rows: tuple[GridRow, ...] = ()
        self._is_syncing = False

    def more_cards(self, view: YokaiView) -> list[YokaiCard]:
        """What else lies on the table as cards: hints, until they are put away at the end."""
        raise NotImplementedError

    def count_notes(self) -> None:
        """Tell how many cards are noted, and as what."""
        raise NotImplementedError

    @property
    def viewer(self) -> int:
        return self.view.seat if self.view is not None else 0

    @property
    def rows(self) -> tuple[GridRow, ...]:
        """All cards as this person may see them, by number."""
        return self._rows

    @property
    def lies_open(self) -> bool:
        """Whether all cards are face up."""
        return self.view is not None and self.view.lies_open

    def name(self, seat: int) -> str:
        return name_of(self.match, seat)

    @property
    def you(self) -> int:
        """Who is spoken to: the one person of the game, whoever's view a replay shows."""
        alone = you_of(self.match)
        return self.viewer if alone is None else alone

    def show_notes(self) -> None:
        """The viewer's notes have changed."""
        if self.view is None:
            return
        self._rows = self._grid_rows(self.view)
        self.count_notes()
        self.show_cards()

    def _grid_rows(self, view: YokaiView) -> tuple[GridRow, ...]:
        rows = grid_rows(view, self.aid, self.notes.of(view.seat))
        return rows if self.marks_looks else tuple(replace(row, looks=()) for row in rows)

    def picture(self, view: YokaiView, rows: tuple[GridRow, ...]) -> list[YokaiCard]:
        """All cards of a view as they are seen now."""
        opening = self.opening.toAlignedRect() if self.is_scrollable else None
        choosing = self.choosing
        cards = grid_cards(
            rows, view.seat, self.camera, opening, choosing, self.is_dragging, self.name
        )
        return [*cards, *self.more_cards(view)]

    def picture_after(self, event: Event) -> list[YokaiCard]:
        """The cards as they will lie once an event has been shown."""
        assert self.view is not None
        view = self.view.after(event)
        return self.picture(view, self._grid_rows(view))

    def camera_after(self, event: Event) -> Camera:
        """How the cards will be seen once an event has been shown."""
        assert self.view is not None
        kept, self.layouts = self.layouts, layouts_of(self.view.after(event).history)
        camera = self.camera_for(Extent.of(self.places))
        self.layouts = kept
        return camera

    def show_cards(self) -> None:
        """Follow what may be chosen and how it is seen; a sync does so once, in the end."""
        if self.view is not None and not self._is_syncing:
            self.cards.model.set_rows(self.picture(self.view, self._rows))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        card = self.card_at(QPointF(event.pos()))
        if isinstance(card, GridCard):
            self.note_asked.emit(card.number)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        card = self.card_at(event.position())
        if event.button() == Qt.MouseButton.RightButton and isinstance(card, GridCard):
            self.note_certain.emit(card.number)
        else:
            super().mouseDoubleClickEvent(event)

    def show_pinned(self, shown: bool) -> None:
        """Show all notes, or hide them as long as somebody wants to remember alone."""
        for card in self.cards_by_number:
            card.shows_notes = shown
            card.repaint_signs()
