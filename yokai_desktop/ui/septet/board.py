"""The Septet board: follows the view, plays what happens, and takes what is chosen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Action, Event, IllegalAction, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import (
    CardsPassed,
    HandDealt,
    RoundDealt,
    StrawDealt,
    TrickTaken,
    TrumpNamed,
)
from yokai_desktop.engine.septet.scoring import RoundResult
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.table import NOBODY
from yokai_desktop.ui.septet.decisive import DecisiveMoment
from yokai_desktop.ui.septet.drops import Drops
from yokai_desktop.ui.septet.forced import ForcedCard
from yokai_desktop.ui.septet.keys import KeyMoves
from yokai_desktop.ui.septet.motions import Motions
from yokai_desktop.ui.septet.picture import CHOICE, SLOT, hand_zone, place_of, straw_zone
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.septet.sounds import sound_of
from yokai_desktop.ui.septet.stage import SeptetStage
from yokai_desktop.ui.septet.way_mark import WayMark
from yokai_desktop.ui.speech.announcer import announcer
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.motion import STEADY, Act, Motion, Tween, Wait
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.refusals import refusal_words
from yokai_desktop.words.septet.events import event_words
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.prompts import prompt_for
from yokai_desktop.words.septet.spoken import chosen_words, spoken_event

translate = QCoreApplication.translate
_DEALING = (RoundDealt, HandDealt, StrawDealt, TrumpNamed)


class SeptetBoard(SeptetStage):
    """Shows what happens and lets the viewer choose; the choice under way is in ``choosing``."""

    hint_asked = Signal()
    """Advice is wanted, or not any more."""
    take_back_asked = Signal()
    """The last card is to be taken back."""
    memory_asked = Signal()
    """The panel of what is still out is wanted, or not any more."""
    advice_found = Signal(object)
    """What the adviser found for the viewer."""
    round_over = Signal(object, object)
    """A round's result and the motion that waits until the person has read it."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self.trick_pause: float = 1200
        self.waits_for_click = False
        self._waiting_trick: Wait | None = None
        self._told_passing: tuple[int, int] | None = None
        """Who has heard what was passed to them, in which round."""
        self.shows_moments = False
        """Whether what decides a round stops the table, as where it is played."""
        self.moment = DecisiveMoment(self)
        self.moment.went_on.connect(self.touched)
        self.holds: Callable[[Action], bool] | None = None
        """Who may hold a choice back for a moment: the coach, where it sits at the table."""
        self.motions = Motions(self)
        self._keys = KeyMoves(self)
        self.forced = ForcedCard(self)
        self.way = WayMark(self, self.tools.prompt)
        self._connect()

    def _connect(self) -> None:
        self.choosing.decided.connect(self._decided)
        self.choosing.refused.connect(self.refuse)
        self.choosing.changed.connect(self._say_picks)
        self.tools.confirm.clicked.connect(self._confirm)
        self.tools.hint.clicked.connect(self.hint_asked)
        self.panels.last_trick.asked.connect(self.look_again)
        self.panels.log.closed.connect(self.close_log)
        self._drops = Drops(self)

    def _decided(self, action: Action) -> None:
        if self.holds is None or not self.holds(action):
            self.chosen.emit(action)

    def _confirm(self) -> None:
        if not self.go_on():
            self.choosing.confirm()

    # the three methods of a board

    def sync(self, view: View) -> None:
        assert isinstance(view, SeptetView)
        self.view = view
        self.viewer = view.seat
        self.names = Names(self.match, view.seat)
        if view.to_act is not None or view.outcome is not None:
            self.tools.forget_news()
        else:
            self.opponents.thinker = NOBODY
        self.lay_out()

    def go_on(self) -> bool:
        if self._waiting_trick is None:
            return False
        self._waiting_trick.done()
        self._waiting_trick = None
        return True

    def animation_for(self, event: Event) -> Motion | None:
        words = event_words(event, self.names)
        if words:
            self.tools.tell(words)
            self.place_tools()
        return self.motions.motion_for(event)

    def offer(self, legal: tuple[Action, ...]) -> None:
        self.choosing.offer(self.view, legal)
        self.update_choices()
        if legal:
            self._order_tabs()
        self.offered.emit()

    @property
    def is_choosing(self) -> bool:
        return self.choosing.is_asked

    def keyboard_place(self) -> QWidget:
        return self._keys.place() if self.is_choosing else self.tools.prompt

    # what else the showing tells

    def sound_for(self, event: Event) -> str:
        return sound_of(event, self.view) if self.view is not None else ""

    def is_one_with(self, event: Event, next_event: Event) -> bool:
        """A deal is skipped as a whole."""
        return all(isinstance(each, _DEALING) for each in (event, next_event))

    def words_for(self, event: Event) -> str:
        if self.view is None:
            return ""
        words = spoken_event(event, self.view, self.names)
        if words and isinstance(event, CardsPassed):
            self._told_passing = (self.viewer, self.view.number)
        return words

    def turn_words(self) -> str:
        """What the prompt says; what was passed is not told again to those who have heard it."""
        view = self.view
        if view is None or not self.is_choosing:
            return self.tools.prompt.accessibleName()
        is_told = self._told_passing == (self.viewer, view.number)
        prompt = prompt_for(view, self.names, self.choosing.picks, with_passed=not is_told)
        return sentences((prompt.lead, prompt.text))

    def card_at_keyboard(self) -> Card | None:
        """The card that has the keyboard, if one does."""
        holder = self.focusWidget()
        row = self.cards.row_of(holder) if isinstance(holder, CardButton) else None
        return row.card if row is not None else None

    def way_of_card(self, card: Card) -> tuple[QRectF, QRectF] | None:
        """Where a card of the hand lies, and the viewer's place on the mat."""
        button = self.cards.button(card)
        if button is None:
            return None
        return button.shown_spot.bounds(RATIO), self.zones.trick(0).bounds(RATIO)

    def _say_picks(self) -> None:
        """What has been picked, and what is still to be chosen."""
        if self.is_choosing:
            chosen = chosen_words(self.choosing.picks)
            self.said.emit(sentences((chosen, self.turn_words())))

    def refuse(self, refusal: IllegalAction) -> None:
        words = refusal_words(refusal)
        self.tools.refuse(words)
        self.place_tools()
        self.said.emit(words)
        if self._clicked is not None:
            self._clicked.shake()

    def tell(self, words: str, *, asks: bool = False) -> None:
        self.tools.tell(words)
        self.place_tools()

    def advise(self, found: object) -> None:
        self.advice_found.emit(found)

    def set_thinking(self, seat: int) -> None:
        self.opponents.thinker = seat
        if self.view is not None:
            self.opponents.update_plates(self.view, self.names)

    def round_ended(self, result: RoundResult) -> Motion:
        """Wait until the person has read how the round went; the game's end has its own sheet."""
        if self.match.outcome is not None:
            return Act(lambda: None)
        wait = Wait(lambda: self.round_over.emit(result, wait), insists=True)
        return wait

    def trick_complete(self, event: TrickTaken) -> None:
        """Say on the mat who takes the trick."""
        if self.names.is_you(event.seat):
            words = translate("Septet", "you take it")
        else:
            words = translate("Septet", "{name} takes it").format(name=self.names.name(event.seat))
        assert self.view is not None
        self.slips.complete(self.zones.trick(place_of(self.view, event.seat)), words)

    def wait_for_count(self, wait: Wait, spoken: str) -> None:
        """What decides a round is shown until the person goes on to the count."""
        self._waiting_trick = wait
        self.said.emit(spoken)

    def trick_waits(self) -> Motion:
        """The complete trick stays for a while, or until the person lets it go."""
        if not self.waits_for_click:
            place = self.tools.action_place
            return Tween(self.trick_pause, lambda part: place.show_left(1 - part), curve=STEADY)

        def begin() -> None:
            self._waiting_trick = wait
            self.tools.wait_for_person()
            self.place_tools()

        wait = Wait(begin)
        return wait

    def let_trick_go(self) -> None:
        """The complete trick leaves the mat."""
        self._waiting_trick = None
        self.slips.hide()
        self.tools.wait_no_more()
        self.place_tools()

    def clear_round(self, event: RoundDealt) -> None:
        """An empty table, before the cards of a round are dealt."""
        if self.view is not None:
            self.sync(self.view.after(event))
        self.panels.before_deal()

    def look_again(self) -> None:
        """Show the last trick once more."""
        trick = self.view.last_trick if self.view is not None else None
        if trick is not None:
            self.panels.peek.open(trick, self.names, self.zones.mat.center())

    def toggle_log(self) -> None:
        """Open or close the log; one in its column only has the keyboard.  Advice gives way."""
        if self.panels.is_advising:
            self.hint_asked.emit()
        if not self.zones.has_log_column:
            self.panels.is_log_open = not self.panels.is_log_open
            self.lay_out()
        if not self.panels.log.isHidden():
            announcer().when_quiet(self.panels.log.take_focus)

    def close_log(self) -> None:
        """Put away a log that was opened."""
        self.panels.is_log_open = False
        self.lay_out()

    # input

    def _order_tabs(self) -> None:
        """From the cards to the buttons; of a straw the row on top comes first."""
        straw = self.cards.reachable(straw_zone(self.viewer))
        chain: list[QWidget] = [
            *self.cards.buttons(CHOICE),
            *sorted(straw, key=lambda button: -button.spot.y),
            *self.cards.buttons(SLOT),
            *self.cards.buttons(hand_zone(self.viewer)),
            self.tools.prompt,
            self.tools.confirm,
            self.tools.hint,
        ]
        for one, other in pairwise(chain):
            QWidget.setTabOrder(one, other)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.handle(event):
            super().keyPressEvent(event)
