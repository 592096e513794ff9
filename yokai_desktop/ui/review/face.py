"""What a review asks of its game: names, pictures and sentences, as one seat is told them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import Choice, Decision, LedgerRow, Review
from yokai_desktop.ai.reviews.reviewing import judge_of
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.match import Match
from yokai_desktop.models.review.parts import RoundPart
from yokai_desktop.models.review.story import Story, points_of
from yokai_desktop.models.review.views import PastViews
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.review.above import Above
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.ui.window.routes import Navigate
from yokai_desktop.words.players import name_of, you, you_of

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Told:
    """A sentence about a decision; whom it concerns, and a picture of what it is about."""

    words: str
    seat: int | None = None
    mark: str = ""


class ReviewFace(ABC):
    """One finished game seen by one seat.  Words are in the language now in force."""

    has_rounds = True
    """Whether chances can be told for the round as well as for the game, and summed by rounds."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match, self.viewer = match, viewer
        self.past = PastViews(match)

    # who

    def name(self, seat: int) -> str:
        """*You*, or the name."""
        return you() if self.is_you(seat) else name_of(self.match, seat)

    def is_you(self, seat: int) -> bool:
        return seat == you_of(self.match)

    def mask(self, seat: int) -> str:
        return mask_of(self.match, seat)

    @abstractmethod
    def side_of(self, seat: int) -> int:
        """The side a seat plays for."""

    @abstractmethod
    def colour_of(self, seat: int) -> int:
        """The number of the colour of a seat's side; 0 is the viewer's."""

    # the whole game

    @cached_property
    @abstractmethod
    def parts(self) -> tuple[RoundPart, ...]:
        """Its rounds."""

    @cached_property
    @abstractmethod
    def final(self) -> float:
        """How it ended for the viewer: 1 won, 0 lost."""

    @abstractmethod
    def title(self) -> str:
        """How it ended, in a few words."""

    @abstractmethod
    def part_words(self, number: int) -> tuple[str, str]:
        """A round: its name, and how it ended."""

    def part_symbol(self, number: int) -> str:
        """The picture that stands for a round; none by default."""
        return ""

    @abstractmethod
    def step_words(self, number: int, step: int) -> str:
        """A place of the curve: *Round 2, trick 7*."""

    @abstractmethod
    def short_step_words(self, number: int, step: int) -> str:
        """The same in a word, for an axis."""

    # one decision

    @abstractmethod
    def place_words(self, decision: Decision) -> str:
        """Where in the game it was made."""

    @abstractmethod
    def choice_name(self, decision: Decision, action: str) -> str:
        """What could be done, as a title: *Fire 7*."""

    @abstractmethod
    def choice_words(self, decision: Decision, action: str) -> str:
        """The same where a sentence goes on with it: *Better: look at K14.*"""

    @abstractmethod
    def choice_pictures(self, decision: Decision, action: str) -> tuple[str, ...]:
        """The cards it is about, as pictures."""

    def choice_icon(self, action: str) -> str:
        """The icon of an action that is about no open card; none by default."""
        return ""

    @abstractmethod
    def did_words(self, decision: Decision) -> str:
        """What was done, as a sentence: *You played Fire 7.*"""

    @abstractmethod
    def reason_words(self, decision: Decision, choice: Choice) -> str:
        """What speaks for a choice, or what it does."""

    @abstractmethod
    def points_words(self, points: float) -> str:
        """Expected points, signed where they are those of a round."""

    @abstractmethod
    def points_title(self) -> str:
        """What those points are."""

    @abstractmethod
    def chance_words(self, decision: Decision) -> str:
        """What the chances of a decision are for."""

    def played(self, decision: Decision) -> int:
        """Which of the choices was made; -1 where there were none."""
        actions = [choice.action for choice in decision.choices]
        return actions.index(decision.action) if decision.action in actions else -1

    def learned(self, decision: Decision) -> tuple[str, tuple[Told, ...]]:
        """What else is worth telling of a decision, and its heading; nothing by default."""
        return "", ()

    def line_words(self, review: Review) -> str:
        """What the game came to, where no ledger tells it."""
        return ""

    def cost_words(self, decision: Decision, gap: float) -> str:
        """What a choice gives away that is so far behind the best."""
        points = points_of(gap)
        return translate("Review", "Yet it gives away %n point(s) of chance.", "", points)

    # the board

    @abstractmethod
    def board(self, navigate: Navigate) -> Board:
        """The replay's board."""

    @abstractmethod
    def mark_board(self, board: Board, decision: Decision | None, looked_at: int) -> None:
        """Show on the board what was played, what was best, and the choice looked at (-1: none)."""

    def show_then(self, board: Board, decision: Decision, place: int) -> str:
        """Show on the board what would likely follow a choice, until it is marked anew.

        Returns it in words; nothing where nothing is known.
        """
        return ""

    def beside_board(self, opened: Callable[[int], None]) -> QWidget | None:
        """What stands at the left of the board; ``opened`` leads to a decision."""
        return None

    def below_board(self, opened: Callable[[int], None]) -> QWidget | None:
        """What lies below the board."""
        return None

    def aside_board(self) -> QWidget | None:
        """What lies at the right of the board, once what lies below it has been made."""
        return None

    def above_choices(self, opened: Callable[[int], None]) -> Above | None:
        """What stands above the choices of a decision."""
        return None

    def spread(self, *, has_room: bool) -> None:
        """Show all that may lie below the board and above the choices, where there is room."""
        return

    def widen(self, board: Board, *, is_bare: bool) -> None:
        """Where the text is large a bare board has more room; ``standing_words`` tell the rest."""
        return

    def leave_room(self, board: Board, *, head: int = 0, foot: int = 0) -> QRect | None:
        """Leave so many pixels free above and below what lies between the columns of a board.

        Returns where that is on the board; None for a board without columns.
        """
        return None

    def standing_words(self, decision: Decision) -> str:
        """How all stood before a decision, as far as a bare board does not show it."""
        return ""

    def follow(self, review: Review, position: int) -> None:
        """The review stands before this action: what stands around the board shows it."""
        return

    has_eyes = False
    """Whether the board can be shown as anybody believed it (``lend_eyes``)."""

    def lend_eyes(self, board: Board, review: Review, position: int, seat: int) -> str:
        """Show what a seat saw and believed, for as long as it is asked; -1 shows the board again.

        Returns it in words.
        """
        return ""

    def below_curve(self, review: Review, opened: Callable[[int], None]) -> QWidget | None:
        """What else the opening page tells below the curve; ``opened`` leads to a decision."""
        return None

    # trying it again

    def try_board(self, navigate: Navigate) -> Board:
        """A board on which one chooses; ``chosen`` carries every kind of action."""
        return self.board(navigate)

    @abstractmethod
    def question_words(self, decision: Decision) -> tuple[str, str]:
        """The task and where the one who decides stands; never the answer."""

    @abstractmethod
    def facts(self, decision: Decision) -> tuple[tuple[str, str], ...]:
        """Figures that everybody at the table could count, and what they are."""

    @abstractmethod
    def nudge_words(self, decision: Decision) -> str:
        """A question that leads to the best choice."""

    def show_offered(
        self, board: Board, decision: Decision, offered: Sequence[Choice], looked_at: int
    ) -> None:
        """Show on the board the few choices that are asked about (none: nothing), and which of
        them is looked at."""
        return

    def stamp_spot(self, board: Board, action: Action) -> Spot | None:
        """Where an answer lies on the board; None where it lies nowhere."""
        return None

    # luck and skill

    def story(self, review: Review) -> Story:
        """The review as the viewer is told it."""
        return Story(review, self.parts, self.viewer, self.side_of, self.final)

    def ledger(self, review: Review) -> tuple[LedgerRow, ...]:
        """The ledger, as far as it follows from what is known."""
        if review.is_complete or not self.has_rounds:
            return review.ledger
        return judge_of(review.game).conclude(self.match, review.decisions).ledger
