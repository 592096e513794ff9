"""The picture of a game of Yōkai: the drag-to-move grid, the hints, the conditions, the partners.

The board knows what one person may know and nothing more.  It reads views, says by ``chosen`` what
the person decides, and shows events by ``motions``.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Action, Event, IllegalAction, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.grid import GridModel, MemoryAid
from yokai_desktop.models.yokai.hints import HintsModel
from yokai_desktop.models.yokai.notes import Notes
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.table.motion import Motion
from yokai_desktop.ui.table.players import name_of
from yokai_desktop.ui.yokai.camera import Camera, Extent
from yokai_desktop.ui.yokai.card_dress import eyes_of, tooltip_of
from yokai_desktop.ui.yokai.choice_view import ChoiceView
from yokai_desktop.ui.yokai.choosing import Choosing
from yokai_desktop.ui.yokai.declare_panel import DeclarePanel
from yokai_desktop.ui.yokai.ending import Ending
from yokai_desktop.ui.yokai.foot import Foot
from yokai_desktop.ui.yokai.geometry import zones_of
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.hands import Hands
from yokai_desktop.ui.yokai.hint_shelf import HintShelf
from yokai_desktop.ui.yokai.hint_tray import HintTray
from yokai_desktop.ui.yokai.level_scroll import LevelScroll
from yokai_desktop.ui.yokai.motions import READING_MS, motion_for
from yokai_desktop.ui.yokai.names import translate
from yokai_desktop.ui.yokai.peek import Peek
from yokai_desktop.ui.yokai.plates import PartnerPlates
from yokai_desktop.ui.yokai.sentences import (
    card_words,
    happened,
    hint_words,
    keys_for,
    prompt_for,
)
from yokai_desktop.ui.yokai.sounds import sound_of
from yokai_desktop.ui.yokai.stage import GridStage


class YokaiBoard(GridStage):
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
        self.grid = GridModel(card_words, self)
        self.hints = HintsModel(hint_words, self)
        self.ending = Ending(self)
        self.level = LevelScroll(self)
        self.tray = HintTray(self.hints, self)
        self.declare = DeclarePanel(self)
        self.plates = PartnerPlates(match, self)
        self.foot = Foot(self)
        self.shelf = HintShelf(self, self.hints)
        self.choosing = Choosing(lambda: self.asks, self)
        self.hands = Hands(self, self.choosing)
        self.choice = ChoiceView(self)
        self._stack()
        self._connect()

    def _stack(self) -> None:
        """Trays and ghosts below the cards, hints over the tray, what moves over everything."""
        self.ghosts.lower()
        self.ending.trays.lower()
        self.overlay.raise_()
        self.tools.raise_()
        self.shelf.pile.stackUnder(self.overlay)
        order = (self.cards_by_number[-1], *self.foot.buttons(), self.shelf.pile)
        for first, second in pairwise((*order, self.declare.button)):
            self.setTabOrder(first, second)
        self.ending.cords.stackUnder(self.overlay)

    def _connect(self) -> None:
        for card in self.cards_by_number:
            card.clicked.connect(lambda _=False, c=card: self.hands.click_card(c))
            card.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.shelf.pile.clicked.connect(self.hands.click_pile)
        self.shelf.clicked = self.hands.click_hint
        self.shelf.reached = self.tray.bring_into_sight
        self.drag_began.connect(self.hands.drag_began)
        self.drag_moved.connect(self.hands.drag_moved)
        self.dropped.connect(self.hands.dropped)
        self.tray.laid_out.connect(lambda: self.shelf.arrange(self.tray))
        self.declare.declared.connect(self.declare_asked)
        self.foot.confirmed.connect(self.choosing.confirm)
        self.foot.put_back.connect(self.choosing.put_back)
        self.foot.taken_back.connect(self.take_back_asked)
        self.touched.connect(self._hurry)
        self.choosing.decided.connect(self.chosen)
        self.choosing.refused.connect(self.choice.refuse)
        self.choosing.changed.connect(self.show_choice)

    # what others may ask

    @property
    def viewer(self) -> int:
        return self.view.seat if self.view is not None else 0

    @property
    def lies_open(self) -> bool:
        """Whether all cards are face up."""
        return self.view is not None and self.view.lies_open

    @property
    def reading_ms(self) -> float:
        """How long a partner's deed stays before the next one."""
        return READING_MS[self.partners_pace]

    @property
    def peek_ms(self) -> float:
        return self.peek_seconds * 1000

    def name(self, seat: int) -> str:
        return name_of(self.match, seat)

    def end_camera(self, extent: Extent) -> Camera | None:
        return self.ending.camera(extent) if self.ending.is_shown else None

    # the contract

    def sync(self, view: View) -> None:
        assert isinstance(view, YokaiView)
        self.overlay.clear()
        self.let_go()
        self.view = view
        self.show_places(view.tableau.places)
        self.choosing.offer(None, ())
        self.ghosts.clear()
        self._show_texts(view)
        self.grid.show(view, self.aid, self.notes.of(view.seat))
        for card, row in zip(self.cards_by_number, self.grid.rows, strict=True):
            card.pace = self.pace
            card.settle()
            card.show_row(row, eyes_of(row, view.seat), card_words(row))
            card.setToolTip(plain_tip(tooltip_of(row, self.name)))
        self.shelf.show_hints(self.pace)
        self.hands.rest_focus()
        self.ending.sync(self, view)
        self.arrange()
        self.show_choice()
        if not self.clock.is_running:
            self.peek = None
        elif self.peek is not None:
            self.peek.show_again()

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
        self.offered.emit()

    @property
    def is_choosing(self) -> bool:
        return self.choosing.is_open

    def keyboard_place(self) -> QWidget:
        if self.is_choosing:
            return self.hands.place()
        return (self.ending.keyboard_place() or self) if self.ending.is_shown else self.foot.prompt

    def sound_for(self, event: Event) -> str:
        return sound_of(event)

    def words_for(self, event: Event) -> str:
        return happened(event, self.name, self.places, self.viewer)

    def refuse(self, refusal: IllegalAction) -> None:
        self.choice.refuse(refusal, -1)

    def set_thinking(self, seat: int) -> None:
        if seat >= 0:
            words = translate("Yokai", "{name} is thinking").format(name=self.name(seat))
            self.foot.say(words, waiting=True)
            self.foot.say_keys("")

    # showing

    def _show_texts(self, view: YokaiView) -> None:
        playing = view.to_act
        if self.level.guide.is_wanted:
            self.level.guide.show_advice(view)
        self.level.show_game(view, level_of(self.match.setup), self.name)
        self.tray.show_hints(view.tableau)
        self.plates.show_players(view, playing)
        self.foot.stations.show_step(view.tableau.step, playing == view.seat)

    def show_notes(self) -> None:
        """The viewer's notes have changed."""
        if self.view is None:
            return
        self.grid.show(self.view, self.aid, self.notes.of(self.view.seat))
        for card, row in zip(self.cards_by_number, self.grid.rows, strict=True):
            card.show_row(row, card.eyes, card_words(row))

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
        self.ending.arrange(self)
        self.put_cards(room=0 if self.ending.is_shown else 1)
        self.tray.place_rooms()
        self.shelf.arrange(self.tray)

    def show_choice(self) -> None:
        """Show what may be chosen and what is in hand."""
        self.choice.show()

    def _hurry(self) -> None:
        """A click while the points are counted shows all of them."""
        if self.ending.is_counting:
            self.clock.finish()

    # events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.press_ground(event.position())
            if self.hands.press(event.position()):
                event.accept()
                return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.hands.key(event):
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        card = self.card_at(QPointF(event.pos()))
        if isinstance(card, GridCard):
            self.note_asked.emit(card.number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.hands.let_everything_go()
        super().resizeEvent(event)
        self.arrange()
