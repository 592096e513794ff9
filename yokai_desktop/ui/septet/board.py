"""The Septet board: puts every part in its place, for all modes of the game."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Action, Event, IllegalAction, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import RoundDealt, TrickTaken
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.scoring import RoundResult
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.hand import HandRow, hand_rows
from yokai_desktop.models.straw import Place, StrawRow, straw_rows
from yokai_desktop.models.trick import trick_rows
from yokai_desktop.ui.faces import card_size
from yokai_desktop.ui.pictures import blank
from yokai_desktop.ui.septet.boss_choice import BossChoice
from yokai_desktop.ui.septet.choosing import Choosing
from yokai_desktop.ui.septet.drops import Drops
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.hand_fan import HandFan
from yokai_desktop.ui.septet.keys import KeyMoves
from yokai_desktop.ui.septet.log_words import event_words
from yokai_desktop.ui.septet.mat import paint_mat, paint_table, place_labels
from yokai_desktop.ui.septet.names import Names, picture_of
from yokai_desktop.ui.septet.opponents import Opponents
from yokai_desktop.ui.septet.places import Places
from yokai_desktop.ui.septet.playing_motions import PlayingMotions
from yokai_desktop.ui.septet.preparing_motions import PreparingMotions
from yokai_desktop.ui.septet.prompts import refusal_words
from yokai_desktop.ui.septet.side_panels import SidePanels
from yokai_desktop.ui.septet.sounds import sound_of
from yokai_desktop.ui.septet.straw_piles import StrawPile
from yokai_desktop.ui.septet.tools import Tools
from yokai_desktop.ui.septet.trick_cards import TrickCards
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.motion import Act, Motion, Wait
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.theme import theme

translate = QCoreApplication.translate

CARD_FACTORS = {"small": 0.85, "normal": 1.0, "large": 1.14}


class SeptetBoard(Board):
    """Everything on the table.  It follows the view; the choice under way is in ``choosing``."""

    hint_asked = Signal()
    advice_found = Signal(object)
    """What the adviser found for the viewer."""
    round_over = Signal(object, object)
    """A round's result and the motion that waits until the person has read it."""
    shown = Signal()
    """The picture was put up to date."""
    offered = Signal()
    """The viewer may choose now, or nothing any more."""

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
        self.trick_pause: float = 1200
        self.waits_for_click = False
        self.round_tricks: tuple[TrickTaken, ...] = ()
        """The tricks of the round, the one just taken included."""
        self._painted: QPixmap | None = None
        self._refused_button: CardButton | None = None
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
        self.preparing = PreparingMotions(self)
        self.playing = PlayingMotions(self)
        self._keys = KeyMoves(self)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        self.choosing.decided.connect(self.chosen)
        self.choosing.changed.connect(self._picks_changed)
        self.choosing.refused.connect(self.refuse)
        self.tools.confirm.clicked.connect(self.choosing.confirm)
        self.tools.hint.clicked.connect(self.hint_asked)
        self.tools.last_trick.clicked.connect(self.look_again)
        self.tools.log.clicked.connect(self.panels.toggle_log)
        self.panels.last_trick.asked.connect(self.look_again)
        self._drops = Drops(self)
        theme().changed.connect(self.lay_out)

    def _made_straw(self, seat: int) -> StrawPile:
        return StrawPile(self, 0, lambda place: self.straw_clicked(seat, place))

    # the three methods of a board

    def sync(self, view: View) -> None:
        assert isinstance(view, SeptetView)
        self.view = view
        self.viewer = view.seat
        self.names = Names(self.match, view.seat)
        self.round_tricks = view.tricks
        self.overlay.clear()
        self.tools.forget_news()
        self.lay_out()

    def animation_for(self, event: Event) -> Motion | None:
        words = event_words(event, self.names)
        if words:
            self.tools.tell(words)
            self._place_tools()
        return self.preparing.motion_for(event) or self.playing.motion_for(event)

    def offer(self, legal: tuple[Action, ...]) -> None:
        self.choosing.offer(self.view, legal)
        self.boss_choice.sync(self.choosing.shows(), self.zones)
        self._dress()
        if legal:
            self._order_tabs()
        self.offered.emit()
        if legal and self.focusWidget() in (None, self) and self.isActiveWindow():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # what else the showing tells

    def sound_for(self, event: Event) -> str:
        return sound_of(event)

    def words_for(self, event: Event) -> str:
        return event_words(event, self.names)

    def refuse(self, refusal: IllegalAction) -> None:
        words = refusal_words(refusal)
        self.tools.refuse(words)
        self._place_tools()
        self.said.emit(words)
        if self._refused_button is not None:
            self._refused_button.shake()

    def advise(self, found: object) -> None:
        self.advice_found.emit(found)

    def set_thinking(self, seat: int) -> None:
        self.opponents.thinker = seat
        if self.view is not None:
            self.opponents.dress(self.view, self.names)

    def point_out(self, cards: tuple[Card, ...]) -> None:
        """Draw the eye to some cards of the hand or the straw."""
        for card in cards:
            button = self.hand.button(card)
            if button is None and self.straws:
                pile = self.straws[self.viewer]
                place = pile.place_holding(picture_of(card))
                button = pile.button(place) if place is not None else None
            if button is not None:
                self.clock.play(self.flights.glow(button.picture, button.shown_spot, stamped=False))

    def set_pace(self, pace: Pace) -> None:
        super().set_pace(pace)
        self.hand.pace = self.trick.pace = pace
        for pile in self.straws.values():
            pile.pace = pace

    def round_ended(self, result: RoundResult) -> Motion:
        """Wait until the person has read how the round went; the game's end has its own sheet."""
        if self.match.outcome is not None:
            return Act(lambda: None)
        wait = Wait(lambda: self.round_over.emit(result, wait), insists=True)
        return wait

    def trick_complete(self, event: TrickTaken) -> None:
        self.round_tricks = (*self.round_tricks, event)
        if self.names.is_you(event.seat):
            words = translate("Septet", "you take it")
        else:
            words = translate("Septet", "{name} takes it").format(name=self.names.name(event.seat))
        self.trick.mark(event.seat, words)

    def clear_round(self, event: RoundDealt) -> None:
        """An empty table, before the cards of a round are dealt."""
        self.hand.lay([])
        self.trick.clear()
        for seat in self.opponents.backs:
            self.opponents.backs[seat].show_cards([], [])
            self.opponents.parcels[seat].show_cards([], [])
        for pile in self.straws.values():
            pile.clear()
        self.panels.clear_round()
        self.tools.discard.hide()
        self.round_tricks = ()
        self.view = None
        self.repaint_table()

    def hand_pictures(self) -> tuple[list[str], QSize]:
        """What the viewer's hand will need to be drawn, and how large."""
        view = self.match.view(self.viewer)
        assert isinstance(view, SeptetView)
        width = round(self.zones.hand(len(view.hand))[0].width) if view.hand else 100
        return [picture_of(card) for card in view.hand], card_size("septet", width)

    def look_again(self) -> None:
        """Show the last trick once more."""
        trick = self.view.last_trick if self.view is not None else None
        if trick is not None:
            self.panels.peek.open(trick, self.names, self.zones.mat.center())

    # laying out

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
            self.mode.players == 4 and self.places.place_of(seat) in (0, 2)
        )
        self.opponents.sync(view, self.zones, self.names)
        for seat, pile in self.straws.items():
            pile.place = self.places.place_of(seat)
        self.panels.sync(view, self.zones, self.names)
        self._sync_cards(view)
        self.boss_choice.sync(self.choosing.shows(), self.zones)
        self._place_tools()
        self.hand.say_again()
        self.panels.raise_overlays()
        self.repaint_table()
        self.shown.emit()

    def _sync_cards(self, view: SeptetView) -> None:
        for seat in sorted(self.straws, key=lambda seat: seat == self.viewer):
            self.straws[seat].sync(self._straw_rows(view, seat), self.zones)
        self.trick.sync(trick_rows(view.trick, view.trump))
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

    def _dress(self) -> None:
        """Show what may be chosen; nothing moves but what is lifted."""
        view = self.view
        if view is None:
            return
        self.hand.dress(self._hand_rows(view))
        for seat, pile in self.straws.items():
            pile.dress(self._straw_rows(view, seat))
        self._place_tools()
        self.repaint_table()

    def _place_tools(self) -> None:
        if self.view is not None:
            self.tools.sync(self.view, self.zones, self.names, self.choosing)

    def _order_tabs(self) -> None:
        """The keyboard goes from the cards to the buttons."""
        chain: list[QWidget] = [*self.boss_choice.buttons]
        if self.straws:
            chain += self.straws[self.viewer].choosable()
        chain += self.hand.buttons()
        chain += [self.tools.confirm, self.tools.hint, self.tools.last_trick, self.tools.log]
        for one, other in pairwise(chain):
            QWidget.setTabOrder(one, other)

    def _picks_changed(self) -> None:
        self.tools.forget_refusal()
        self._dress()

    # input

    def hand_clicked(self, card: Card) -> None:
        """A card of the viewer's hand was chosen."""
        self._refused_button = self.hand.button(card)
        self.tools.forget_refusal()
        self.choosing.pick(card)

    def straw_clicked(self, seat: int, place: Place) -> None:
        """A card of a straw pile was chosen; only the viewer's own counts."""
        if seat == self.viewer:
            self._refused_button = self.straws[seat].button(place)
            self.tools.forget_refusal()
            self.choosing.pick_place(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.touched.emit()
        if not self._keys.handle(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.clock.finish()
        self.lay_out()

    # painting

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
