"""What a game must provide to be played at the table: three methods and one signal."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from yokai_desktop.engine.contract import Action, Event, IllegalAction, View
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.clock import Clock
from yokai_desktop.ui.table.cue import Cue
from yokai_desktop.ui.table.flights import Flights
from yokai_desktop.ui.table.motion import Motion, out_back
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.table.surface import CardSurface


class Board(CardSurface):
    """The picture of one game.

    ``sync`` puts everything in place at once; ``animation_for`` is the only place where motion
    hooks on; ``offer`` makes the legal choices clickable, draggable and focusable.  The showing
    calls ``sync`` after every event with what has been told so far: no motion can leave a wrong
    picture, and no word on the table runs ahead of the cards or stays behind them.
    """

    chosen = Signal(object)
    """An action the person has decided on."""
    considered = Signal(str)
    """The act that would follow if the person let go now, by its text; empty if there is none."""
    said = Signal(str)
    """A sentence for screen readers."""
    offered = Signal()
    """The person may choose now, or nothing any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clock = Clock(self)
        self.pace = Pace()
        self.cue = Cue()
        self.following: tuple[Event, ...] = ()
        """What happens after the event that is about to be shown, as part of the same action."""

    @property
    def flights(self) -> Flights:
        """Movements on this board's overlay, at the chosen pace."""
        return Flights(self.overlay, self.pace)

    def glide_home(self, card: CardButton, start: Spot | None, span: Span = Span.SLIDE) -> None:
        """A card that was let go glides back from where it was dropped, if it was."""
        if start is None or self.pace.is_still:
            return
        back = self.flights.slide(
            card.picture,
            start,
            card.shown_spot,
            span=span,
            curve=out_back(),
            game=card.game,
            before=lambda: card.set_away(True),
            after=lambda: card.set_away(False) if isValid(card) else None,
        )
        self.clock.play(back)

    def sync(self, view: View) -> None:
        """Show exactly this, at once."""
        raise NotImplementedError

    def retell(self) -> None:
        """Show the same in the language now in force, whatever is in motion."""

    def go_on(self) -> bool:
        """Let a motion that waits for the person go on; False if none waits."""
        return False

    def animation_for(self, event: Event) -> Motion | None:
        """How an event is shown on the present picture; None if it needs no showing."""
        raise NotImplementedError

    def offer(self, legal: tuple[Action, ...]) -> None:
        """Let the person choose among these; nothing may be chosen when there are none."""
        raise NotImplementedError

    @property
    def is_choosing(self) -> bool:
        """Whether the person may choose something now."""
        raise NotImplementedError

    def keyboard_place(self) -> QWidget:
        """Where the keyboard belongs: a card while the person may choose, else the prompt."""
        raise NotImplementedError

    def words_for(self, event: Event) -> str:
        """What a screen reader says of an event; nothing by default."""
        return ""

    def turn_words(self) -> str:
        """What a screen reader says when the person is to choose."""
        return ""

    def now_words(self) -> str:
        """What is to be done now and by whom, whoever it is."""
        return self.turn_words()

    def sound_for(self, event: Event) -> str:
        """The name of the sound of an event; none by default."""
        return ""

    def is_one_with(self, event: Event, next_event: Event) -> bool:
        """Whether who skips an event skips the next one as well; none by default."""
        return False

    def refuse(self, refusal: IllegalAction) -> None:
        """Say why a choice was not taken."""

    def tell(self, words: str, *, asks: bool = False) -> None:
        """Say on the table how it stands, or ask, until the picture is put up to date."""

    def set_thinking(self, seat: int) -> None:
        """A computer player thinks, or nobody does (-1)."""

    def steer(self, event: QKeyEvent) -> bool:
        """A key that changes what is seen of the table, and nothing else; False for all others."""
        return False

    def advise(self, found: object) -> None:
        """Show what the adviser found for the person."""

    def set_pace(self, pace: Pace) -> None:
        """Another speed, from now on."""
        self.pace = pace

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.overlay.setGeometry(self.rect())
