"""The table: asks whoever is to act, plays the answer, says what happened, and repeats.

It knows no game.  Screens follow its signals and call ``submit``; while they show something they
``hold`` the table, so that moves arrive one after the other and never over each other.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yokai_desktop.engine.contract import Action, Event, IllegalAction, View, visible_events
from yokai_desktop.engine.marks import HINT
from yokai_desktop.engine.match import Match
from yokai_desktop.models.thinking import PlayerQuestion, Thinker, seed_of
from yokai_desktop.storage.atomic_files import StorageError

NOBODY = -1
_ADVISER = ""
"""Explaining needs no level: the best player answers."""


class Moment(Enum):
    """What a table is at; ``hold`` makes it stay there."""

    BEFORE = "before"
    """Nobody has sat down."""
    CALLING = "calling"
    """Another person has been called and has not taken the seat yet."""
    SHOWING = "showing"
    """What happened is told; a computer player may think already."""
    ASKING = "asking"
    """The viewer sees how things stand, and whoever is to act is asked."""
    OVER = "over"
    """The outcome was told."""
    CLOSED = "closed"
    """Nothing is asked, played or said any more."""


class TableModel(QObject):
    """Drives one match.  Every action is saved before the next one is asked for.

    The order is always: ``happened`` (shown by the screen while it holds the table), ``changed``,
    then ``offered`` to a person, ``thinking`` of a computer player, or ``finished``.  When another
    person is to act, ``handover`` comes instead of ``changed`` and waits for ``take_seat``: before
    that, nothing that only the next person may know leaves the model.
    """

    happened = Signal(object)
    """The events of one action, as the viewer is told them: a tuple."""
    changed = Signal(object)
    """The viewer's view, after everything that happened was shown."""
    offered = Signal(object)
    """The actions the viewer may choose now: a tuple, never empty."""
    thinking = Signal(int)
    """The seat of the computer player that thinks, or NOBODY."""
    handover = Signal(int)
    """Another person's turn: hide everything, then call ``take_seat``."""
    refused = Signal(object)
    """The IllegalAction of a choice that was not played."""
    advised = Signal(object)
    """What the adviser found for the viewer; None if it has nothing to say."""
    finished = Signal(object)
    """The outcome, after the last view."""
    save_failed = Signal(object)
    """The error of the first save that failed; the game goes on."""
    fell_silent = Signal()
    """The computer players have not stirred for a while; they will be replaced."""
    by_chance = Signal()
    """For the first time in this game a computer player could not think."""

    def __init__(
        self,
        match: Match,
        thinker: Thinker,
        save: Callable[[Match], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.thinking_pause = 0
        """How long a computer player takes at least, in milliseconds."""
        self.paces: tuple[float, ...] = ()
        """How long each seat takes by that, if not all take as long."""
        self._save = save
        self._thinker = thinker
        thinker.setParent(self)
        thinker.answered.connect(self._answered)
        thinker.explained.connect(self._explained)
        thinker.fell_silent.connect(self.fell_silent)
        thinker.failed.connect(self._failed)
        self.people: tuple[int, ...] = tuple(
            seat for seat, who in enumerate(match.seats) if who.is_person
        )
        self.viewer = self._first_viewer()
        self._holds = 0
        self._ticket = 0
        self._asked: int | None = None
        self._advice_ticket: int | None = None
        self._answer: Action | None = None
        self._called: int | None = None
        self._moment = Moment.BEFORE
        self._save_has_failed = False
        self._failed_ticket: int | None = None
        self.plays_by_chance = self._has_told_chance = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)

    def _first_viewer(self) -> int:
        to_act = self.match.to_act
        if len(self.people) == 1:
            return self.people[0]
        if to_act in self.people:
            return to_act if to_act is not None else 0
        return self.people[0] if self.people else 0

    @property
    def view(self) -> View:
        """What the viewer may know now."""
        return self.match.view(self.viewer)

    @property
    def is_hotseat(self) -> bool:
        return len(self.people) > 1

    @property
    def awaits(self) -> int | None:
        """The person who has been called and has not taken the seat yet."""
        return self._called if self._moment is Moment.CALLING else None

    @property
    def _is_closed(self) -> bool:
        return self._moment is Moment.CLOSED

    def start(self, *, show_deal: bool = False) -> None:
        """Begin, or go on where the match stands; with several people the first is called."""
        self.save()
        if self.is_hotseat and self.match.outcome is None:
            self._call(self.viewer)
            return
        self._moment = Moment.SHOWING
        if show_deal and not self.match.actions:
            self._emit_visible(self.match.opening)
        self._proceed()

    @Slot(object)
    def submit(self, action: Action) -> None:
        """The viewer chooses; a refusal changes nothing."""
        if self._is_closed or self._moment is Moment.CALLING:
            return
        self._play(self.viewer, action)

    @Slot(int)
    def take_seat(self, seat: int) -> None:
        """The person who was called is here; the others look away."""
        if seat != self.awaits:
            return
        self.viewer = seat
        self._moment = Moment.SHOWING
        self._proceed()

    def _call(self, seat: int) -> None:
        self._called, self._moment = seat, Moment.CALLING
        self.handover.emit(seat)

    def hold(self) -> None:
        """Something is being shown: play nothing until the matching ``release``."""
        self._holds += 1

    def release(self) -> None:
        self._holds -= 1
        self._proceed()

    def ask_advice(self) -> None:
        """Ask what a master would do for the viewer; noted in the record."""
        if self._is_closed or self.match.to_act != self.viewer or self._advice_ticket is not None:
            return
        self.match.mark(self.viewer, HINT)
        self.save()
        self._advice_ticket = self._next_ticket()
        self._thinker.explain(self._question(self._advice_ticket, self.viewer, _ADVISER))

    def forget_advice(self) -> None:
        """What was asked for is about a moment that is no more."""
        self._advice_ticket = None

    def close(self) -> None:
        """Stop: nothing is asked, played or said any more.  Everything is saved already."""
        self._moment = Moment.CLOSED
        self._asked = self._answer = self._advice_ticket = None
        self._pause.stop()
        self._thinker.close()

    def _play(self, seat: int, action: Action) -> None:
        try:
            events = self.match.play(seat, action)
        except IllegalAction as refusal:
            self.refused.emit(refusal)
            return
        self._advice_ticket = None
        if self._moment is Moment.ASKING:
            self._moment = Moment.SHOWING
        self.save()
        self._emit_visible(events)
        if self._holds == 0:
            self._proceed()
        elif self.match.to_act is not None and self.match.to_act not in self.people:
            self._ask(self.match.to_act)

    def _emit_visible(self, events: tuple[Event, ...]) -> None:
        seen = visible_events(events, self.viewer)
        if seen:
            self.happened.emit(seen)

    def save(self) -> None:
        """Put the match on disk; a failure is told once, and the game goes on."""
        try:
            self._save(self.match)
        except StorageError as error:
            if not self._save_has_failed:
                self._save_has_failed = True
                self.save_failed.emit(error)

    def _proceed(self) -> None:
        """Say how things stand and ask who is to act; a computer player may think meanwhile."""
        if self._holds or self._moment not in (Moment.SHOWING, Moment.ASKING):
            return
        to_act = self.match.to_act
        if to_act in self.people and to_act != self.viewer:
            assert to_act is not None
            self._call(to_act)
            return
        view = self.view
        self._moment = Moment.ASKING
        self.changed.emit(view)
        if self._is_closed:
            return
        if to_act is None:
            self._moment = Moment.OVER
            self.finished.emit(self.match.outcome)
        elif to_act == self.viewer and to_act in self.people:
            self.thinking.emit(NOBODY)
            self.offered.emit(view.legal)
        else:
            self._ask(to_act)
            self.thinking.emit(to_act)
            pace = self.paces[to_act] if self.paces else 1.0
            self._pause.start(round(self.thinking_pause * pace))

    def _ask(self, seat: int) -> None:
        """Let a computer player think, at most once a move; it may do so while cards still fly."""
        if self._asked is None:
            self._asked = self._next_ticket()
            self._answer = None
            self._thinker.ask(self._question(self._asked, seat, self.match.seats[seat].player))

    def _next_ticket(self) -> int:
        self._ticket += 1
        return self._ticket

    def _question(self, ticket: int, seat: int, level: str) -> PlayerQuestion:
        match = self.match
        seed = seed_of(match, seat, len(match.actions))
        return PlayerQuestion(ticket, match.game.name, match.view(seat), level, seed)

    def _answered(self, ticket: int, action: Action) -> None:
        if ticket == self._asked:
            self._answer = action
            self.plays_by_chance = ticket == self._failed_ticket
            if self.plays_by_chance and not self._has_told_chance:
                self._has_told_chance = True
                self.by_chance.emit()
            self._go_on()

    def _failed(self, ticket: int) -> None:
        self._failed_ticket = ticket

    def _go_on(self) -> None:
        """Play the answer once it is there, the pause is over and nothing is being shown."""
        if self._answer is None or self._pause.isActive() or self._holds:
            return
        if self._moment is not Moment.ASKING:
            return
        action, self._answer, self._asked = self._answer, None, None
        seat = self.match.to_act
        assert seat is not None
        self._play(seat, action)

    def _explained(self, ticket: int, found: object) -> None:
        if ticket == self._advice_ticket:
            self._advice_ticket = None
            self.advised.emit(found)
