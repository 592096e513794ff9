"""The picture of a game of Yōkai: the drag-to-move grid, the hints, the conditions, the partners.

The board knows what one person may know and nothing more.  It reads views, says by ``chosen`` what
the person decides, and shows events by ``motions``.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Action, Event, IllegalAction, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.events import TurnBegan
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.tableau import Step, Tableau
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.cards import YokaiCard
from yokai_desktop.models.yokai.trace import layouts_of
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.table.motion import Motion
from yokai_desktop.ui.table.pace import READING, Pace
from yokai_desktop.ui.yokai.arrangement import Arrangement
from yokai_desktop.ui.yokai.asked_mark import AskedMark
from yokai_desktop.ui.yokai.camera import Camera, Extent
from yokai_desktop.ui.yokai.choice_telling import ChoiceTelling, turn_words
from yokai_desktop.ui.yokai.choice_view import ChoiceView
from yokai_desktop.ui.yokai.declaration import Declaration
from yokai_desktop.ui.yokai.declare_panel import DeclarePanel
from yokai_desktop.ui.yokai.declare_question import DeclareQuestion
from yokai_desktop.ui.yokai.dock import Dock
from yokai_desktop.ui.yokai.ending import EndingView
from yokai_desktop.ui.yokai.families_scroll import FamiliesScroll
from yokai_desktop.ui.yokai.foot import Foot
from yokai_desktop.ui.yokai.geometry import ALL_PARTS, Zones, is_text_large, zones_of
from yokai_desktop.ui.yokai.grid_keys import GridKeys
from yokai_desktop.ui.yokai.hands import Hands
from yokai_desktop.ui.yokai.hint_button import HintButton
from yokai_desktop.ui.yokai.hint_tray import HintTray
from yokai_desktop.ui.yokai.level_scroll import LevelScroll
from yokai_desktop.ui.yokai.meaning_slip import MeaningSlip
from yokai_desktop.ui.yokai.motions import motion_for
from yokai_desktop.ui.yokai.near_card import NearCard
from yokai_desktop.ui.yokai.past_turns import PastTurns
from yokai_desktop.ui.yokai.peek import Peek
from yokai_desktop.ui.yokai.picture import hint_cards
from yokai_desktop.ui.yokai.plates import PartnerPlates
from yokai_desktop.ui.yokai.sentences import keys_for, prompt_for
from yokai_desktop.ui.yokai.shape_view import ShapeView
from yokai_desktop.ui.yokai.sounds import sound_of
from yokai_desktop.ui.yokai.viewed_grid import ViewedGrid
from yokai_desktop.words.players import you_of
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.events import happened
from yokai_desktop.words.yokai.places import GridSpots


class YokaiBoard(ViewedGrid):
    """The page sets ``asks`` (confirm a placement), the memory aid and the pace of partners."""

    has_rails = True
    """Whether anything stands round the grid: hints, plates, stations, in the end the result."""

    declare_asked = Signal()
    """The person wants to declare the spirits appeased."""
    take_back_asked = Signal()

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self.partners_pace = "normal"
        self.peek_seconds = 0
        self.peek: Peek | None = None
        self.can_take_back = False
        self.ending = EndingView(self)
        self.has_level = True
        """Whether the level, its families and the turns stand beside the grid."""
        self.parts = ALL_PARTS
        """What else stands beside it."""
        self.families: FamiliesScroll | None = None
        """How the families stand, where all cards lie open and this is told."""
        self.asked = AskedMark(self)
        self.level = LevelScroll(self)
        self.tray = HintTray(self)
        self.declare = DeclarePanel(self)
        self.plates = PartnerPlates(match, self)
        self.foot = Foot(self)
        self.past = PastTurns(self)
        self.declaration = Declaration(self)
        self.shapes = ShapeView(self)
        self.dock = Dock(self)
        self.hands = Hands(self, self.choosing)
        self.keys = GridKeys(self, self.choosing)
        self.telling = ChoiceTelling(self)
        self.choice = ChoiceView(self)
        self.near = NearCard(self)
        self.arrangement = Arrangement(self)
        self._connect()

    def _connect(self) -> None:
        self.cards.clicked.connect(self.hands.click)
        self.drag_began.connect(self.hands.drag_began)
        self.drag_moved.connect(self.hands.drag_moved)
        self.dropped.connect(self.hands.dropped)
        self.tray.laid_out.connect(self.show_cards)
        self.tray.laid_out.connect(self.past.layer.update)
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
    def question(self) -> DeclareQuestion:
        """The question before a declaration."""
        return self.dock.question

    @property
    def meaning(self) -> MeaningSlip:
        """What a partner's turn meant."""
        return self.dock.meaning

    @property
    def reading_ms(self) -> float:
        """How long a partner's deed stays before the next one."""
        return READING[self.partners_pace]

    @property
    def peek_ms(self) -> float:
        return self.peek_seconds * 1000

    def end_camera(self, extent: Extent) -> Camera | None:
        if self.ending.is_shown:
            return self.ending.camera(extent)
        return self.declaration.camera(extent.shrunk(1)) if self.declaration.is_shown else None

    # the contract

    def sync(self, view: View) -> None:
        assert isinstance(view, YokaiView)
        self.cards.overtake()
        self._is_syncing = True
        self.view = view
        self._rows = self._grid_rows(view)
        self.layouts = layouts_of(view.history)
        self.show_places(view.tableau.places)
        self.choosing.offer(None, ())
        self.ghosts.clear()
        self._show_texts(view)
        self.count_notes()
        self.ending.sync(self, view)
        self.past.sync(view)
        self.declaration.sync(view)
        self.shapes.sync(view)
        self.dock.clear()
        self.arrange()
        self.show_choice()
        self._is_syncing = False
        self.cards.show(self.picture(view, self._rows))
        self.arrangement.stack_layers()
        self.declaration.stack()
        for card in self.cards_by_number:
            card.settle()
        self.keys.rest_focus()
        if not self.clock.is_running:
            self.peek = None
        elif self.peek is not None:
            self.peek.show_again()

    def animation_for(self, event: Event) -> Motion | None:
        seat = getattr(event, "seat", self.viewer)
        words = self.words_for(event)
        if words and seat != self.viewer:
            self.foot.show_prompt(words, waiting=True)
        return motion_for(self, event)

    def offer(self, legal: tuple[Action, ...]) -> None:
        tableau = self.view.tableau if self.view is not None else None
        self.choosing.offer(tableau, legal)
        self.show_choice()
        if legal and tableau is not None:
            self.arrangement.order_tabs()
            self.foot.show_prompt(*self._prompt(tableau))
            self.foot.show_keys(keys_for(tableau))
            if tableau.step is Step.FIRST_LOOK and self.has_level:
                self.foot.show_keys(self.past.help_words() or keys_for(tableau))
        self.offered.emit()
        self.hands.go_on()

    def _prompt(self, tableau: Tableau) -> tuple[str, str]:
        """Large words leave no line for keys: who plays with them is told here how to hint."""
        lead, text = prompt_for(tableau)
        asks_keys = is_text_large() and leading_hand().is_keyboard
        return lead, keys_for(tableau) if asks_keys and tableau.step is Step.HINT else text

    @property
    def is_choosing(self) -> bool:
        return self.choosing.is_open

    def keyboard_place(self) -> QWidget:
        if self.is_choosing:
            return self.keys.place()
        ended = self.ending.keyboard_place() if self.ending.is_shown else None
        return ended or (self if self.foot.isHidden() else self.foot.prompt)

    def sound_for(self, event: Event) -> str:
        return sound_of(event)

    def words_for(self, event: Event) -> str:
        if isinstance(event, TurnBegan):
            self.telling.hear(event)
            if event.seat == you_of(self.match):
                return ""  # the first step of the turn is told with its number
        return happened(event, self.name, GridSpots(self.places), self.you)

    def turn_words(self) -> str:
        return turn_words(self)

    def now_words(self) -> str:
        words = self.turn_words() if self.is_choosing else ""
        return words or self.foot.prompt.accessibleName()

    def refuse(self, refusal: IllegalAction) -> None:
        self.choice.refuse(refusal, -1)

    def tell(self, words: str, *, asks: bool = False) -> None:
        self.foot.show_prompt("" if asks else words, words if asks else "", waiting=not asks)
        self.foot.show_keys("")

    def set_thinking(self, seat: int) -> None:
        if seat >= 0:
            words = translate("Yokai", "{name} is thinking").format(name=self.name(seat))
            self.foot.show_prompt(words, waiting=True)
            self.foot.show_keys("")

    # showing

    def _show_texts(self, view: YokaiView) -> None:
        playing = view.to_act
        if self.level.guide.is_wanted:
            self.level.guide.show_advice(view)
        self.level.show_game(view, level_of(self.match.setup), self.name)
        self.tray.show_hints(view.tableau)
        if self.families is not None:
            self.families.show_view(view)
        self.plates.show_players(view, playing)
        self.foot.stations.show_step(view.tableau.step, playing == view.seat)

    def more_cards(self, view: YokaiView) -> list[YokaiCard]:
        if self.ending.is_shown or not self.has_rails or "hints" not in self.parts:
            return []
        return list(hint_cards(view.tableau, self.tray, self.choosing))

    def count_notes(self) -> None:
        self.level.families.count_notes(self._rows if self.aid.has_notes else None)

    def set_pace(self, pace: Pace) -> None:
        super().set_pace(pace)
        self.cards.set_pace(pace)

    def _reached(self, key: object) -> None:
        super()._reached(key)
        button = self.cards.button(key)
        if isinstance(button, HintButton):
            self.tray.bring_into_sight(button.geometry())

    def divided(self) -> Zones:
        """How the table is divided now."""
        has_left = self.has_level or self.families is not None
        return zones_of(self.width(), self.height(), has_level=has_left, parts=self.parts)

    def arrange(self) -> None:
        """Put everything in its place; what it shows stays the same."""
        self.arrangement.arrange()

    def put_cards(self, room: int = 1) -> None:
        super().put_cards(room)
        self.asked.setGeometry(self.rect())
        self.arrangement.follow(self.camera)
        self.near.follow()

    def show_camera(self, camera: Camera) -> None:
        super().show_camera(camera)
        self.arrangement.follow(camera)

    def steer(self, event: QKeyEvent) -> bool:
        return self.past.key(event) or self.shapes.key(event) or super().steer(event)

    def show_choice(self) -> None:
        """Show what may be chosen and what is in hand."""
        self.choice.show()
        self.near.follow()
        self.considered.emit(self.choosing.considered)

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
        if not self.keys.press(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.past.release(event)
        if event.key() == Qt.Key.Key_V and not event.isAutoRepeat():
            self.show_pinned(True)
        super().keyReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.hands.let_everything_go()
        super().resizeEvent(event)
        self.arrange()
