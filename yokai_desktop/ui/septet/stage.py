"""What lies on the Septet table: its parts, each in its place, for all modes of the game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.hand import HandRow, hand_rows
from yokai_desktop.models.septet.straw import Place, StrawRow, straw_rows
from yokai_desktop.models.septet.trick import trick_rows
from yokai_desktop.ui.faces import card_size
from yokai_desktop.ui.pictures import blank
from yokai_desktop.ui.septet.boss_choice import BossChoice
from yokai_desktop.ui.septet.choosing import Choosing
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.hand_fan import HandFan
from yokai_desktop.ui.septet.mat import paint_mat, paint_table, place_labels
from yokai_desktop.ui.septet.names import Names, picture_of
from yokai_desktop.ui.septet.opponents import Opponents
from yokai_desktop.ui.septet.places import Places
from yokai_desktop.ui.septet.side_panels import SidePanels
from yokai_desktop.ui.septet.straw_piles import StrawPile
from yokai_desktop.ui.septet.tools import Tools
from yokai_desktop.ui.septet.trick_cards import TrickCards
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.theme import theme

CARD_FACTORS = {"small": 0.82, "normal": 1.0, "large": 1.25}


class SeptetStage(Board):
    """The table with everything on it; ``lay_out`` puts it up to date with the view."""

    shown = Signal()
    """The picture was put up to date."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert isinstance(match.state, SeptetState)
        self.match = match
        self.mode: Mode = match.state.mode
        self.view: SeptetView | None = None
        self.viewer = 0
        self.names = Names(match, 0)
        self.zones = SeptetGeometry(1440, 848, self.mode.players)
        self.card_factor = 1.0
        self._painted: QPixmap | None = None
        self._clicked: CardButton | None = None
        self.choosing = Choosing(self)
        self.panels = SidePanels(self, match, self.mode)
        self.tools = Tools(self)
        self.opponents = Opponents(self, match)
        self.straws: dict[int, StrawPile] = {}
        if self.mode.has_straws:
            self.straws = {seat: self._made_straw(seat) for seat in (1, 0)}
        self.trick = TrickCards(self, lambda seat: self.names.name(seat))
        self.hand = HandFan(self, self.hand_clicked)
        self.boss_choice = BossChoice(self, self.choosing.show)
        self.places = Places(self)
        self.choosing.changed.connect(self._picks_changed)
        theme().changed.connect(self.lay_out)

    def _made_straw(self, seat: int) -> StrawPile:
        return StrawPile(self, 0, lambda place: self.straw_clicked(seat, place))

    def set_pace(self, pace: Pace) -> None:
        super().set_pace(pace)
        self.hand.pace = self.trick.pace = pace
        for pile in self.straws.values():
            pile.pace = pace

    def hand_pictures(self) -> tuple[list[str], QSize]:
        """What the viewer's hand will need to be drawn, and how large."""
        view = self.match.view(self.viewer)
        assert isinstance(view, SeptetView)
        width = round(self.zones.hand(len(view.hand))[0].width) if view.hand else 100
        return [picture_of(card) for card in view.hand], card_size("septet", width)

    def lay_out(self) -> None:
        """Put everything in its place at once."""
        view = self.view
        if view is None or self.width() < 50:
            return
        look = theme()
        self.zones = SeptetGeometry(
            self.width(),
            self.height(),
            self.mode.players,
            look.u,
            look.scale.text_percent / 100,
            self.card_factor,
        )
        self.hand.layout = self.zones.hand
        self.trick.spot = lambda seat: self.zones.trick(self.places.place_of(seat))
        self.trick.has_room_left = lambda seat: (
            self.mode.players == 4
            and not self.zones.is_tight
            and self.places.place_of(seat) in (0, 2)
        )
        self.opponents.sync(view, self.zones, self.names)
        for seat, pile in self.straws.items():
            pile.place = self.places.place_of(seat)
        self.panels.sync(view, self.zones, self.names)
        self._sync_cards(view)
        self.boss_choice.sync(self.choosing.shows(), self.zones)
        self.place_tools()
        self.hand.say_again()
        self.panels.raise_overlays()
        self.repaint_table()
        self.shown.emit()

    def _sync_cards(self, view: SeptetView) -> None:
        for seat in sorted(self.straws, key=lambda seat: seat == self.viewer):
            self.straws[seat].sync(self._straw_rows(view, seat), self.zones)
        self.trick.sync(trick_rows(view.trick, view.trump, view.mode))
        self.hand.sync(self._hand_rows(view))

    def _hand_rows(self, view: SeptetView) -> list[HandRow]:
        choosing = self.choosing
        asked = choosing.is_asked and view.phase != Phase.SWAP
        self.hand.picks_several = view.phase in (Phase.PASS, Phase.DISCARD)
        return hand_rows(view, choosing.choosable(), choosing.chosen, asked)

    def _straw_rows(self, view: SeptetView, seat: int) -> list[StrawRow]:
        if seat != self.viewer or not self.choosing.is_asked:
            return straw_rows(view.straws[seat])
        boss = [self.choosing.boss] if self.choosing.boss is not None else []
        places = self.choosing.choosable_places()
        asked = view.phase == Phase.PLAY
        return straw_rows(view.straws[seat], places, boss, is_asked=asked)

    def dress(self) -> None:
        """Show what may be chosen; nothing moves but what is lifted."""
        view = self.view
        if view is None:
            return
        self.hand.dress(self._hand_rows(view))
        for seat, pile in self.straws.items():
            pile.dress(self._straw_rows(view, seat))
        self.place_tools()
        self.repaint_table()

    def place_tools(self) -> None:
        if self.view is not None:
            self.tools.sync(self.view, self.zones, self.names, self.choosing)

    def _picks_changed(self) -> None:
        self.tools.forget_refusal()
        self.dress()

    def hand_clicked(self, card: Card) -> None:
        """A card of the viewer's hand was chosen."""
        self._clicked = self.hand.button(card)
        self.tools.forget_refusal()
        self.choosing.pick(card)

    def straw_clicked(self, seat: int, place: Place) -> None:
        """A card of a straw pile was chosen; only the viewer's own counts."""
        if seat == self.viewer:
            self._clicked = self.straws[seat].button(place)
            self.tools.forget_refusal()
            self.choosing.pick_place(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.clock.finish()
        self.lay_out()

    def repaint_table(self) -> None:
        """What is painted on the table has changed."""
        self._painted = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Painted once and kept: cards that fly over the table uncover it all the time."""
        dpr = self.devicePixelRatioF()
        if self._painted is None or self._painted.size() != self.size() * dpr:
            self._painted = blank(self.size(), dpr)
            painter = QPainter(self._painted)
            view = self.view
            if view is None:
                paint_mat(painter, self.zones.mat)
            else:
                paint_table(
                    painter,
                    view,
                    self.zones,
                    self.names,
                    place_labels(view, self.names, self.choosing.picks),
                )
            painter.end()
        area = QRectF(event.rect())
        source = QRectF(area.x() * dpr, area.y() * dpr, area.width() * dpr, area.height() * dpr)
        QPainter(self).drawPixmap(area, self._painted, source)
