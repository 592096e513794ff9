"""What lies on the Septet table: its parts, each in its place, for all modes of the game."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.mode import Mode, mode_of
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.cards import CardsModel
from yokai_desktop.models.septet.cards import SeptetCard
from yokai_desktop.ui.art.faces import card_size
from yokai_desktop.ui.septet.choosing import Choosing
from yokai_desktop.ui.septet.columns import WHOLE, Side
from yokai_desktop.ui.septet.mat import Piece, paint_mat, table_pieces
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.opponents import Opponents
from yokai_desktop.ui.septet.painted_ground import PaintedGround
from yokai_desktop.ui.septet.picture import CHOICE, SLOT, hand_zone, picture, straw_zone
from yokai_desktop.ui.septet.places import Places
from yokai_desktop.ui.septet.side_panels import SidePanels
from yokai_desktop.ui.septet.slips import TrickSlips
from yokai_desktop.ui.septet.straw_geometry import geometry_of
from yokai_desktop.ui.septet.tools import Tools
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.card_view import CardView
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import theme
from yokai_desktop.words.septet.names import Names

CARD_FACTORS = {"small": 0.82, "normal": 1.0, "large": 1.25}


class SeptetStage(Board):
    """The table with everything on it; ``lay_out`` puts it up to date with the view."""

    shown = Signal()
    """The picture was put up to date."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.mode: Mode = mode_of(match.setup)
        self.view: SeptetView | None = None
        self.viewer = 0
        self.names = Names(match, 0)
        self.zones = geometry_of(1440, 848, self.mode.players)
        self.card_factor = 1.0
        self.room = WHOLE
        """What stands on the table beside its cards."""
        self.ground = PaintedGround(self)
        self._clicked: CardButton | None = None
        self.ceiling = QWidget(self)
        self.ceiling.hide()
        self.choosing = Choosing(self)
        self.panels = SidePanels(self, match, self.mode)
        self.tools = Tools(self)
        self.opponents = Opponents(self, match)
        self.cards = CardView(self, CardsModel(SeptetCard, self), "septet")
        self.cards.clicked.connect(self.card_clicked)
        self.slips = TrickSlips(self)
        self.places = Places(self)
        self.overlay.raise_()
        self.choosing.changed.connect(self._picks_changed)
        theme().changed.connect(self._relay)

    def set_pace(self, pace: Pace) -> None:
        super().set_pace(pace)
        self.cards.set_pace(pace)

    def hand_pictures(self) -> tuple[list[str], QSize]:
        """What the viewer's hand will need to be drawn, and how large."""
        view = self.match.view(self.viewer)
        assert isinstance(view, SeptetView)
        width = round(self.zones.hand(len(view.hand))[0].width) if view.hand else 100
        return [picture_of(card, self.mode) for card in view.hand], card_size("septet", width)

    def lay_out(self) -> None:
        """Put everything in its place at once."""
        view = self.view
        if view is None or self.width() < 50:
            return
        style = theme()
        self.zones = geometry_of(
            self.width(),
            self.height(),
            self.mode.players,
            style.u,
            style.scale.text_percent / 100,
            self.card_factor,
            self.panels.wants_aside,
            self.room,
        )
        if self.room.rail is Side.RIGHT:
            self.panels.rail.show_view(view, self.names)
            high = self.panels.rail.wanted_height(self.zones.rail.width())
            self.zones = replace(self.zones, room=replace(self.room, rail_height=high))
        self.opponents.sync(view, self.zones, self.names)
        self.panels.sync(view, self.zones, self.names)
        self.cards.show(self._picture(view))
        self.slips.sync(view, self.zones)
        self.place_tools()
        self.panels.raise_overlays()
        self.repaint_table()
        self.shown.emit()

    def _picture(self, view: SeptetView) -> list[SeptetCard]:
        return picture(view, self.zones, self.names, self.choosing)

    def picture_after(self, event: Event) -> list[SeptetCard]:
        """The cards as they will lie once an event has been shown."""
        assert self.view is not None
        return self._picture(self.view.after(event))

    def update_choices(self) -> None:
        """Show what may be chosen; nothing moves but what is lifted."""
        view = self.view
        if view is None:
            return
        self.cards.model.set_rows(self._picture(view))
        self.place_tools()
        self.repaint_table()

    def place_tools(self) -> None:
        if self.view is not None:
            self.tools.sync(self.view, self.zones, self.names, self.choosing)

    def _picks_changed(self) -> None:
        """Cards go to their slots and back; a choice that is made faster overtakes them."""
        self.tools.forget_refusal()
        view = self.view
        if view is None or view.phase != Phase.PASS:
            self.update_choices()
            return
        self.settle_picks()
        self.clock.play(self.cards.move_to(self._picture(view), span=Span.SHORT_SLIDE))
        self.place_tools()
        self.repaint_table()

    def settle_picks(self) -> None:
        """Let cards on their way to or from a slot be there."""
        if self.choosing.is_asked and self.view is not None and self.view.phase == Phase.PASS:
            self.clock.finish()

    def card_clicked(self, key: object) -> None:
        """A card was chosen; only the viewer's own count."""
        row = self.cards.model.row_of(key)
        if row is None or (row.card is None and row.place is None):
            return
        if row.zone == CHOICE and row.card is not None:
            self.choosing.show(row.card)
        elif row.zone in (SLOT, hand_zone(self.viewer), straw_zone(self.viewer)):
            self._clicked = self.cards.button(row.key)
            self.tools.forget_refusal()
            if row.place is not None:
                self.choosing.pick_place(row.place)
            elif row.card is not None:
                self.choosing.pick(row.card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.clock.finish()
        self.lay_out()

    def repaint_table(self) -> None:
        """What is painted on the table may have changed: only what has is painted again."""
        self.ground.show_pieces(self._pieces())

    def _pieces(self) -> list[Piece]:
        view = self.view
        if view is None:
            return [Piece(self.zones.mat, (), lambda painter: paint_mat(painter, self.zones.mat))]
        picks = self.choosing.laid_out(view)
        explains = self.tools.offers_actions or self.choosing.is_asked
        return table_pieces(view, self.zones, self.names, picks, explains=explains)

    def retell(self) -> None:
        self._relay()

    def _relay(self) -> None:
        """Other letters or colours."""
        self.ground.forget()
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.ground.paint(QPainter(self), event.rect())
