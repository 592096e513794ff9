"""What a review tells of a game of Yōkai."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import Choice, Decision, Review
from yokai_desktop.engine.yokai.actions import (
    Appease,
    read_action,
)
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.hints import HintMode
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.review.parts import RoundPart
from yokai_desktop.models.yokai.grid import MemoryAid
from yokai_desktop.models.yokai.review import final_of, round_parts
from yokai_desktop.models.yokai.turns import beliefs_at, families_of, turns_of
from yokai_desktop.ui.review.above import Above
from yokai_desktop.ui.review.face import ReviewFace, Told
from yokai_desktop.ui.review.words import tenths_words
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.window.routes import Navigate
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.conditions import affinity_words
from yokai_desktop.ui.yokai.review.around import Around
from yokai_desktop.ui.yokai.review.belief_chips import BeliefChips
from yokai_desktop.ui.yokai.review.board import ReviewBoard
from yokai_desktop.ui.yokai.review.choice_marks import (
    BEST,
    LOOKED_AT,
    PLAYED,
    ChoiceMarks,
    MarkedChoice,
    marked_choice,
)
from yokai_desktop.ui.yokai.review.choice_words import choice_phrase, choice_title
from yokai_desktop.ui.yokai.review.did_words import somebody_did, you_did
from yokai_desktop.ui.yokai.review.learned_words import game_words, learned_words
from yokai_desktop.ui.yokai.review.reason_words import reason_words
from yokai_desktop.ui.yokai.review.try_words import facts_of, nudge_words, question_words
from yokai_desktop.ui.yokai.review.turns_plot import TurnsPlot
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.yokai.levels import shape_name
from yokai_desktop.words.yokai.places import GridSpots, place_name

translate = QCoreApplication.translate

_ICONS = {"look": "eye", "move": "move", "reveal": "hint", "hint": "hint", "appease": "declare"}


class YokaiReviewFace(ReviewFace):
    """Turns instead of rounds; everybody is on one side."""

    has_rounds = False
    has_eyes = True
    _chips: BeliefChips | None = None
    _marks: ChoiceMarks | None = None

    def side_of(self, seat: int) -> int:
        return 0

    def colour_of(self, seat: int) -> int:
        return seat

    @cached_property
    def parts(self) -> tuple[RoundPart, ...]:
        return round_parts(self.match)

    @cached_property
    def final(self) -> float:
        return final_of(self.match)

    def title(self) -> str:
        result = self._view(len(self.match.actions)).result
        assert result is not None
        if not result.won:
            return translate("EndingView", "The yōkai are not at peace")
        return translate("YokaiReview", "At peace, %n point(s)", "", result.points)

    def part_words(self, number: int) -> tuple[str, str]:
        turns = len(self.parts[0].places)
        return translate("YokaiReview", "%n turn(s)", "", turns), ""

    def step_words(self, number: int, step: int) -> str:
        return translate("YokaiReview", "Turn {turn}").format(turn=step)

    def short_step_words(self, number: int, step: int) -> str:
        return str(step)

    def place_words(self, decision: Decision) -> str:
        kinds = {
            "look": translate("YokaiReview", "Turn {turn}, a look"),
            "move": translate("YokaiReview", "Turn {turn}, the move"),
            "hint": translate("YokaiReview", "Turn {turn}, the hint"),
            "declare": translate("YokaiReview", "Turn {turn}, at its start"),
        }
        return kinds[decision.kind].format(turn=decision.step)

    def _view(self, index: int) -> YokaiView:
        view = self.past.view(index, self.viewer)
        assert isinstance(view, YokaiView)
        return view

    def places(self, decision: Decision) -> tuple[Place, ...]:
        """Where the cards lay before a decision."""
        return self._view(decision.index).tableau.places

    @property
    def _has_blank_hints(self) -> bool:
        return self._view(0).tableau.hint_mode is HintMode.BLANK

    def label(self, decision: Decision, card: int) -> str:
        """What a card was called then: *L13*."""
        return place_name(self.places(decision)[card])

    def choice_name(self, decision: Decision, action: str) -> str:
        spots = GridSpots(self.places(decision))
        return choice_title(action, spots, blank=self._has_blank_hints)

    def choice_words(self, decision: Decision, action: str) -> str:
        spots = GridSpots(self.places(decision))
        return choice_phrase(action, spots, blank=self._has_blank_hints)

    def choice_pictures(self, decision: Decision, action: str) -> tuple[str, ...]:
        return ()

    def choice_icon(self, action: str) -> str:
        return _ICONS[action.split()[0]]

    def did_words(self, decision: Decision) -> str:
        action, spots = read_action(decision.action), GridSpots(self.places(decision))
        if self.is_you(decision.seat):
            return you_did(action, spots, blank=self._has_blank_hints)
        name = self.name(decision.seat)
        return somebody_did(action, name, spots, blank=self._has_blank_hints)

    def reason_words(self, decision: Decision, choice: Choice) -> str:
        return reason_words(choice.reason)

    def points_words(self, points: float) -> str:
        return tenths_words(points)

    def points_title(self) -> str:
        return translate("YokaiReview", "points")

    def chance_words(self, decision: Decision) -> str:
        return translate("YokaiReview", "chance to win the game")

    def learned(self, decision: Decision) -> tuple[str, tuple[Told, ...]]:
        return learned_words(self, decision)

    def line_words(self, review: Review) -> str:
        return game_words(turns_of(self.match, review), review)

    def cost_words(self, decision: Decision, gap: float) -> str:
        lost = tenths_words(gap * decision.facts.get("highest", 0))
        text = translate("YokaiReview", "Yet it gives away about {points} points of the result.")
        return text.format(points=lost)

    def board(self, navigate: Navigate) -> Board:
        return ReviewBoard(self.match)

    def mark_board(self, board: Board, decision: Decision | None, looked_at: int) -> None:
        """What was done, what was best, and the choice looked at."""
        wanted: list[MarkedChoice | None] = []
        if decision is not None and decision.choices and not self._has_lent_eyes:
            best = decision.choices[0].action
            if decision.action != best:
                wanted.append(marked_choice(PLAYED, read_action(decision.action)))
            wanted.append(marked_choice(BEST, read_action(best)))
            if 0 < looked_at < len(decision.choices):
                looked = decision.choices[looked_at].action
                if looked != decision.action:
                    wanted.append(marked_choice(LOOKED_AT, read_action(looked)))
        self._mark(board, wanted)

    def _mark(self, board: Board, wanted: Sequence[MarkedChoice | None]) -> None:
        assert isinstance(board, YokaiBoard)
        if self._marks is None or self._marks.parent() is not board:
            self._marks = ChoiceMarks(board)
        self._marks.show_choices(tuple(choice for choice in wanted if choice is not None))

    @property
    def _has_lent_eyes(self) -> bool:
        return self._chips is not None and not self._chips.isHidden()

    def lend_eyes(self, board: Board, review: Review, position: int, seat: int) -> str:
        assert isinstance(board, ReviewBoard)
        if self._chips is None or self._chips.parent() is not board:
            self._chips = BeliefChips(board, families_of(self.match))
        board.cover(seat >= 0)
        if self._marks is not None:
            self._marks.setVisible(seat < 0 and bool(self._marks.choices))
        self._around.show_eyes(self.name(seat) if seat >= 0 else "")
        if seat < 0:
            self._chips.hide()
            return ""
        return self._chips.show_beliefs(beliefs_at(review, position, seat))

    # around the board

    @cached_property
    def _around(self) -> Around:
        return Around(self)

    def beside_board(self, opened: Callable[[int], None]) -> QWidget | None:
        return self._around.beside(self._conditions(), opened)

    def below_board(self, opened: Callable[[int], None]) -> QWidget | None:
        return self._around.below(opened)

    def aside_board(self) -> QWidget | None:
        return self._around.aside()

    def above_choices(self, opened: Callable[[int], None]) -> Above | None:
        return self._around.above_choices(opened)

    def spread(self, *, has_room: bool) -> None:
        self._around.spread(has_room)

    def follow(self, review: Review, position: int) -> None:
        turns = turns_of(self.match, review)
        self._around.follow(review, turns, position, self._view(position).tableau)

    def _conditions(self) -> str:
        """The bonds and the shape that were asked for, as everybody knows them in the end."""
        view = self._view(len(self.match.actions))
        bonds = [
            affinity_words(affinity, view.seat, self.name(affinity.owner or 0))
            for affinity in view.affinities
        ]
        shape = view.tableau.shape
        if shape is not None:
            text = translate("YokaiReview", "The cards had to form this shape: {shape}.")
            bonds.append(text.format(shape=shape_name(shape.name)))
        return sentences(bonds)

    def below_curve(self, review: Review, opened: Callable[[int], None]) -> QWidget | None:
        plot = TurnsPlot()
        plot.show_turns(self, turns_of(self.match, review))
        plot.opened.connect(opened)
        return plot

    # trying it again

    def try_board(self, navigate: Navigate) -> Board:
        board = YokaiBoard(self.match)
        board.aid = MemoryAid.FULL
        board.declare_asked.connect(lambda: board.chosen.emit(Appease()))
        return board

    def question_words(self, decision: Decision) -> tuple[str, str]:
        return question_words(decision.kind), ""

    def facts(self, decision: Decision) -> tuple[tuple[str, str], ...]:
        return facts_of(self._view(decision.index))

    def show_offered(
        self, board: Board, decision: Decision, offered: Sequence[Choice], looked_at: int
    ) -> None:
        found = [
            marked_choice(str(place + 1), read_action(choice.action))
            for place, choice in enumerate(offered)
        ]
        assert isinstance(board, YokaiBoard)
        board.past.rulers.wish("offered", bool(offered))
        if 0 <= looked_at < len(found):
            found.append(found.pop(looked_at))
        self._mark(board, found)

    def nudge_words(self, decision: Decision) -> str:
        return nudge_words(decision.kind)
