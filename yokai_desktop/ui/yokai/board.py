"""The picture of a game of Yōkai: the drag-to-move grid, the hints, the conditions, the partners.

The board knows what one person may know and nothing more.  It reads views, says by ``chosen`` what
the person decides, and shows events by ``motions``.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Action, Event, IllegalAction, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.cards import CARDS, START_SQUARE, Family, Place
from yokai_desktop.engine.yokai.events import Looked
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.grid import GridModel, GridRow, MemoryAid, portraits
from yokai_desktop.models.hints import HintsModel, HintState
from yokai_desktop.models.notes import Notes
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.card_button import CardButton, Look
from yokai_desktop.ui.table.motion import Motion, Tween
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.table.players import name_of
from yokai_desktop.ui.table.spot import Spot
from yokai_desktop.ui.yokai.camera import LARGEST_PITCH, Camera, Extent
from yokai_desktop.ui.yokai.choosing import Choosing
from yokai_desktop.ui.yokai.declare_panel import DeclarePanel
from yokai_desktop.ui.yokai.ending import Ending
from yokai_desktop.ui.yokai.foot import Foot
from yokai_desktop.ui.yokai.geometry import zones_of
from yokai_desktop.ui.yokai.ghosts import GhostLayer
from yokai_desktop.ui.yokai.grid_card import Eye, GridCard
from yokai_desktop.ui.yokai.hands import Hands
from yokai_desktop.ui.yokai.hint_button import HintButton, PileButton
from yokai_desktop.ui.yokai.hint_tray import HintTray
from yokai_desktop.ui.yokai.level_scroll import LevelScroll
from yokai_desktop.ui.yokai.motions import READING_MS, motion_for
from yokai_desktop.ui.yokai.names import family_name, hint_name, translate
from yokai_desktop.ui.yokai.peek import Peek
from yokai_desktop.ui.yokai.plates import PartnerPlates
from yokai_desktop.ui.yokai.sentences import (
    card_words,
    happened,
    hint_words,
    keys_for,
    prompt_for,
    refusal_words,
)


class YokaiBoard(Board):
    """The page sets ``asks`` (confirm a placement), the memory aid and the pace of partners."""

    declare_asked = Signal()
    """The person wants to declare the spirits appeased."""
    take_back_asked = Signal()
    note_asked = Signal(int)
    """The person wants to pin a note on a card."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.view: YokaiView | None = None
        self.aid = MemoryAid.LOOKS
        self.notes = Notes()
        self.asks = True
        self.partners_pace = "normal"
        self.peek_seconds = 0
        self.peek: Peek | None = None
        self.can_take_back = False
        self.places: tuple[Place, ...] = START_SQUARE
        self.zones = zones_of(self.width(), self.height())
        self.camera = Camera.fit(Extent.of(self.places), self.zones.grid)
        self._pan = QPointF()
        self.grid = GridModel(card_words, self)
        self.hints = HintsModel(hint_words, self)
        self.ghosts = GhostLayer(self)
        self.ending = Ending(self)
        self.cards_by_number = [GridCard(self, number) for number in range(CARDS)]
        self.level = LevelScroll(self)
        self.tray = HintTray(self.hints, self)
        self.declare = DeclarePanel(self)
        self.plates = PartnerPlates(match, self)
        self.foot = Foot(self)
        self.pile = PileButton(self)
        self._hint_buttons: list[HintButton] = []
        self.choosing = Choosing(lambda: self.asks, self)
        self.hands = Hands(self, self.choosing)
        self._connect()

    def _connect(self) -> None:
        for card in self.cards_by_number:
            card.clicked.connect(lambda _=False, c=card: self.hands.click_card(c))
            card.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.pile.clicked.connect(self.hands.click_pile)
        self.drag_began.connect(self.hands.drag_began)
        self.drag_moved.connect(self.hands.drag_moved)
        self.dropped.connect(self.hands.dropped)
        self.declare.declared.connect(self.declare_asked)
        self.foot.confirmed.connect(self.choosing.confirm)
        self.foot.put_back.connect(self.choosing.put_back)
        self.foot.taken_back.connect(self.take_back_asked)
        self.touched.connect(self._hurry)
        self.choosing.decided.connect(self.chosen)
        self.choosing.refused.connect(self._refused)
        self.choosing.changed.connect(self.show_choice)

    # what others may ask

    @property
    def viewer(self) -> int:
        return self.view.seat if self.view is not None else 0

    @property
    def reading_ms(self) -> float:
        """How long a partner's deed stays before the next one."""
        return READING_MS[self.partners_pace]

    @property
    def peek_ms(self) -> float:
        return self.peek_seconds * 1000

    def name(self, seat: int) -> str:
        return name_of(self.match, seat)

    def portrait_of(self, card: int, family: Family) -> int:
        """Which picture of its family a card shows to the viewer."""
        assert self.view is not None
        known = portraits(self.view)
        if known[card]:
            return known[card]
        return 1 + sum(other == family for other in self.view.families)

    def hint_button(self, hint: Hint) -> HintButton | None:
        """The last turned-up card of this hint."""
        return next((b for b in reversed(self.shown_hints()) if b.hint == hint), None)

    def shown_hints(self) -> list[HintButton]:
        return [button for button in self._hint_buttons if not button.isHidden()]

    # the contract

    def sync(self, view: View) -> None:
        assert isinstance(view, YokaiView)
        self.overlay.clear()
        self.let_go()
        if self.view is None or self.view.tableau.places != view.tableau.places:
            self._pan = QPointF()
        self.view = view
        self.peek = None
        self.places = view.tableau.places
        self.choosing.offer(None, ())
        self.ghosts.clear()
        self._show_texts(view)
        self.grid.show(view, self.aid, self.notes.of(view.seat))
        for card, row in zip(self.cards_by_number, self.grid.rows, strict=True):
            card.pace = self.pace
            card.settle()
            card.show_row(row, self._eyes(row), card_words(row))
            card.setToolTip(self._tooltip(row))
        self._show_hints()
        self.hands.rest_focus()
        self.ending.sync(self, view)
        self.arrange()
        self.show_choice()

    def animation_for(self, event: Event) -> Motion | None:
        seat = getattr(event, "seat", self.viewer)
        words = self.words_for(event)
        if words and seat != self.viewer:
            self.foot.say(words, waiting=True)
        return motion_for(self, event)

    def offer(self, legal: tuple[Action, ...]) -> None:
        tableau = self.view.tableau if self.view is not None else None
        self.choosing.offer(tableau, legal)
        self.show_choice()
        if legal and tableau is not None:
            self.foot.say(*prompt_for(tableau))
            self.foot.say_keys(keys_for(tableau.step))

    def words_for(self, event: Event) -> str:
        return happened(event, self.name, self.places, self.viewer)

    def refuse(self, refusal: IllegalAction) -> None:
        self._refused(refusal, -1)

    def set_thinking(self, seat: int) -> None:
        if seat >= 0:
            words = translate("Yokai", "{name} is thinking").format(name=self.name(seat))
            self.foot.say(words, waiting=True)
            self.foot.say_keys("")

    # showing

    def _show_texts(self, view: YokaiView) -> None:
        playing = view.to_act
        self.level.show_game(view, level_of(self.match.setup), self.name)
        if self.level.guide.is_wanted:
            self.level.guide.show_advice(view)
        self.tray.show_hints(view.tableau)
        self.plates.show_players(view, playing)
        self.foot.stations.show_step(view.tableau.step, playing == view.seat)

    def _eyes(self, row: GridRow) -> tuple[Eye, ...]:
        return tuple(
            Eye(look.seat, is_own=look.is_now and look.seat == self.viewer) for look in row.looks
        )

    def _tooltip(self, row: GridRow) -> str:
        text = translate("Yokai", "{name} looked here, turn {turn}")
        return "\n".join(text.format(name=self.name(m.seat), turn=m.turn) for m in row.looks)

    def show_notes(self) -> None:
        """The viewer's notes have changed."""
        if self.view is None:
            return
        self.grid.show(self.view, self.aid, self.notes.of(self.view.seat))
        for card, row in zip(self.cards_by_number, self.grid.rows, strict=True):
            card.show_row(row, card.eyes, card_words(row))

    def _show_hints(self) -> None:
        pile = self.hints.of(HintState.PILE)[0]
        self.pile.show_pile(pile.count, hint_words(pile))
        self.pile.setVisible(pile.count > 0)
        rows = self.hints.of(HintState.TURNED_UP)
        while len(self._hint_buttons) < len(rows):
            self._add_hint_button()
        for place, button in enumerate(self._hint_buttons):
            button.set_away(False)
            button.setVisible(place < len(rows))
            if place < len(rows):
                hint = rows[place].hint
                assert hint is not None
                button.show_hint(hint, hint_words(rows[place]))
                button.setToolTip(button.accessibleName())

    def _add_hint_button(self) -> HintButton:
        button = HintButton(self)
        button.clicked.connect(lambda _=False: self.hands.click_hint(button))
        button.hide()
        self._hint_buttons.append(button)
        return button

    def add_hint(self, hint: Hint, spot: Spot) -> None:
        """One more turned-up hint, before the tray is told."""
        button = next((b for b in self._hint_buttons if b.isHidden()), None)
        button = button or self._add_hint_button()
        button.show_hint(hint, "")
        button.put(spot)
        button.show()

    def camera_for(self, extent: Extent) -> Camera:
        """How an extent is seen: whole and in the middle, as large as there is room."""
        if self.ending.is_shown:
            return self.ending.camera(extent)
        largest = LARGEST_PITCH * max(1.0, self.zones.grid.height() / 640)
        camera = Camera.fit(extent, self.zones.grid, largest=largest)
        panned = camera.moved(self._pan.x(), self._pan.y())
        return panned.kept_in(extent, self.zones.grid)

    def show_camera(self, camera: Camera) -> None:
        """Show the grid from elsewhere, while it moves."""
        for card, place in zip(self.cards_by_number, self.places, strict=True):
            card.glide(camera.gliding_spot(place))

    def pan(self, dx: float, dy: float) -> None:
        """Scroll a grid that is larger than its zone."""
        self._pan += QPointF(dx, dy)
        self.arrange()

    def arrange(self) -> None:
        """Put everything in its place; what it shows stays the same."""
        self.zones = zones_of(self.width(), self.height())
        zones = self.zones
        for widget, box in (
            (self.level, zones.level),
            (self.tray, zones.hints),
            (self.declare, zones.declare),
            (self.plates, zones.plates),
            (self.foot, zones.bottom),
        ):
            widget.setGeometry(box)
        self.ghosts.setGeometry(self.rect())
        self.ending.arrange(self)
        room = 0 if self.ending.is_shown else 1
        self.camera = self.camera_for(Extent.of(self.places, room))
        for card, place in zip(self.cards_by_number, self.places, strict=True):
            card.put(self.camera.spot(place))
            self._clip(card)
        self.ghosts.follow(self.camera)
        self.tray.place_rooms()
        self.pile.put(self.tray.pile_spot())
        shown = self.shown_hints()
        for button, spot in zip(shown, self.tray.turned_up_spots(len(shown)), strict=True):
            button.put(spot)

    def _clip(self, card: GridCard) -> None:
        """A card that is scrolled out of its zone is cut off there."""
        zone = self.zones.grid.toAlignedRect()
        if self.ending.is_shown or zone.contains(card.spot.bounds(1.0).toAlignedRect()):
            card.clearMask()
            return
        seen = card.geometry().intersected(zone).translated(-card.pos())
        card.setMask(QRegion(seen) if not seen.isEmpty() else QRegion(-1, -1, 1, 1))

    def begin_turn(self, seat: int) -> None:
        """A player's turn begins: their plate lights up, their old looks are forgotten."""
        if self.view is None:
            return
        self.plates.show_players(self.view, seat)
        self.foot.stations.show_step(Step.FIRST_LOOK, seat == self.viewer)
        for card in self.cards_by_number:
            card.set_eyes(tuple(eye for eye in card.eyes if eye.seat != seat))

    def tell_face(self, card: GridCard, event: Looked) -> None:
        """The observer, and nobody else, is told what they see."""
        assert event.family is not None
        assert card.row is not None
        words = translate("Yokai", "card {place}, {family}").format(
            place=card.row.label, family=family_name(event.family)
        )
        card.setAccessibleName(words)
        self.foot.say(
            family_name(event.family) + ".",
            translate("Yokai", "Click or press a key to turn it back."),
        )
        self.foot.say_keys("")

    def speak_of(self, card: GridCard) -> None:
        """The card is face down again: its name tells no more than that."""
        assert card.row is not None
        card.setAccessibleName(card_words(card.row))

    def show_choice(self) -> None:
        """Show what may be chosen and what is in hand."""
        choosing = self.choosing
        pending = choosing.pending
        for card in self.cards_by_number:
            card.set_look(self._look_of(card))
            card.is_draggable = choosing.step is Step.MOVE and choosing.can_choose(card.number)
            card.set_lifted(card.number == choosing.lifted and not self.is_dragging)
            here = pending is not None and pending.card == card.number
            card.set_offered_hint(pending.hint if pending is not None and here else None)
        self._show_hint_choice()
        self._show_ghosts()
        self.declare.allow(choosing.may_declare)
        over_move = choosing.step is Step.HINT and choosing.hint is None
        self.foot.show_buttons(
            confirm=pending is not None, take_back=over_move and self.can_take_back
        )
        self._say_choice()

    def _hurry(self) -> None:
        """A click while the points are counted shows all of them."""
        if self.ending.is_counting:
            self.clock.finish()

    def _look_of(self, card: GridCard) -> Look:
        choosing = self.choosing
        legal = choosing.can_choose(card.number)
        locked = card.row is not None and card.row.is_locked
        is_own = any(eye.is_own for eye in card.eyes)
        with_hint = choosing.step is Step.HINT and choosing.hint is not None
        stuck = choosing.step is Step.MOVE and not legal and not locked
        return Look(
            legal=legal,
            dimmed=stuck or (with_hint and not legal),
            best=is_own or (with_hint and legal),
        )

    def _show_hint_choice(self) -> None:
        choosing = self.choosing
        shown = self.shown_hints()
        rows = self.hints.of(HintState.TURNED_UP)
        in_hand = choosing.hint
        for button, row in zip(shown, rows, strict=False):
            legal = row.can_be_placed and row.hint is not None and choosing.can_take(row.hint)
            chosen = in_hand is not None and button.hint == in_hand and legal
            in_hand = None if chosen else in_hand
            button.set_look(Look(legal=legal, chosen=chosen))
            button.is_draggable = legal
            policy = Qt.FocusPolicy.StrongFocus if legal else Qt.FocusPolicy.NoFocus
            button.setFocusPolicy(policy)
        self.pile.set_look(Look(legal=choosing.may_reveal))
        self.pile.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if choosing.may_reveal else Qt.FocusPolicy.NoFocus
        )

    def _show_ghosts(self) -> None:
        lifted = self.choosing.lifted
        if lifted is None:
            self.ghosts.clear()
            return
        if not self.ghosts.is_shown:
            places = self.choosing.places_for(lifted)
            self.ghosts.show_places(places, self.places[lifted], self.camera, self.zones.grid)
            span = self.pace.ms(Span.FADE)
            self.clock.play(Tween(span, self.ghosts.set_strength))
        self.ghosts.set_target(self.choosing.target)

    def _say_choice(self) -> None:
        choosing = self.choosing
        if self.view is None or not choosing.is_open:
            return
        if choosing.pending is not None:
            words = translate("Yokai", "{hint} here?").format(hint=hint_name(choosing.pending.hint))
            self.foot.say(words, translate("Yokai", "The card is locked for good."))
        elif choosing.hint is not None:
            words = translate("Yokai", "Now its card.")
            text = translate("Yokai", "Choose the card for {hint}.")
            self.foot.say(words, text.format(hint=hint_name(choosing.hint)))
        elif choosing.lifted is not None and not self.is_dragging:
            self.foot.say(
                translate("Yokai", "Put it down."), translate("Yokai", "Choose a marked place.")
            )
        else:
            self.foot.say(*prompt_for(self.view.tableau))

    def _refused(self, refusal: IllegalAction, card: int) -> None:
        lead, words = refusal_words(refusal, self.places)
        self.foot.say(lead, words)
        self.said.emit(words)
        if card >= 0:
            self.cards_by_number[card].shake()

    # carrying

    def carried_middle(self) -> QPointF:
        """Where the middle of the carried card is."""
        return self._carried.spot.middle if self._carried is not None else QPointF()

    def drop_spot(self, card: CardButton) -> Spot | None:
        """Where a card was just let go; its flight still starts there."""
        return self._drop_spots.get(card)

    def aim_hint(self, card: GridCard | None) -> None:
        """A carried hint is over this card, or over none."""
        for other in self.cards_by_number:
            other.set_hovered(other is card)

    def send_home(self) -> None:
        """End a drag: what was carried goes back to where it came from."""
        card, carried = self._pressed, self._carried
        self.let_go()
        while self.choosing.put_back():
            pass
        if card is not None and carried is not None:
            self.glide_home(card, carried.spot)

    def glide_home(self, card: CardButton, start: Spot | None) -> None:
        """A card that was let go glides back."""
        if start is None or self.pace.is_still:
            return
        motion = self.flights.slide(
            card.picture,
            start,
            card.spot,
            game=card.game,
            before=lambda: card.set_away(True),
            after=lambda: card.set_away(False),
        )
        self.clock.play(motion)

    # events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.hands.press(event.position()):
            event.accept()
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.hands.key(event):
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        over = self.camera.overflow(Extent.of(self.places), self.zones.grid)
        if any(over) and not self.is_dragging:
            step = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 2
            self.pan(step.x(), step.y())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        card = self.card_at(QPointF(event.pos()))
        if isinstance(card, GridCard):
            self.note_asked.emit(card.number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.hands.let_everything_go()
        super().resizeEvent(event)
        self.arrange()
