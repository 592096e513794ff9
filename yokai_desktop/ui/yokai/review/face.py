"""What a review tells of a game of Yōkai."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import Choice, Decision, Review
from yokai_desktop.engine.yokai.actions import (
    Appease,
    Look,
    Move,
    PlaceHint,
    Reveal,
    read_action,
)
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.hints import HintMode
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.review.parts import RoundPart
from yokai_desktop.models.yokai.grid import MemoryAid
from yokai_desktop.models.yokai.review import final_of, round_parts
from yokai_desktop.models.yokai.turns import beliefs_at, families_of, turns_of
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.words import tenths_words
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.review.belief_chips import BeliefChips
from yokai_desktop.ui.yokai.review.did_words import somebody_did, you_did
from yokai_desktop.ui.yokai.review.reason_words import reason_words
from yokai_desktop.ui.yokai.review.told_words import told_words
from yokai_desktop.ui.yokai.review.try_words import facts_of, nudge_words, question_words
from yokai_desktop.ui.yokai.review.turns_plot import TurnsPlot
from yokai_desktop.words.yokai.names import hint_name
from yokai_desktop.words.yokai.places import GridSpots, place_name

translate = QCoreApplication.translate

_ICONS = {"look": "eye", "move": "move", "reveal": "hint", "hint": "hint", "appease": "declare"}


class YokaiReviewFace(ReviewFace):
    """Turns instead of rounds; everybody is on one side."""

    has_rounds = False
    has_eyes = True
    _chips: BeliefChips | None = None

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
            return translate("Ending", "The yōkai are not at peace")
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
        match read_action(action):
            case Look(card):
                return translate("YokaiReview", "Look at {card}").format(
                    card=self.label(decision, card)
                )
            case Move(card, place):
                return translate("YokaiReview", "Move {card} to {where}").format(
                    card=self.label(decision, card), where=place_name(place)
                )
            case Reveal() if self._has_blank_hints:
                return translate("YokaiReview", "Prepare a hint")
            case Reveal():
                return translate("YokaiReview", "Turn up a hint")
            case PlaceHint(hint, card) if hint.is_blank:
                return translate("YokaiReview", "Blank hint on {card}").format(
                    card=self.label(decision, card)
                )
            case PlaceHint(hint, card):
                return translate("YokaiReview", "{hint} on {card}").format(
                    hint=hint_name(hint), card=self.label(decision, card)
                )
        return translate("YokaiReview", "Declare the yōkai at peace")

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

    def told(self, decision: Decision) -> tuple[str, ...]:
        return told_words(self, decision)

    def board(self, navigate: Callable[..., None]) -> Board:
        return game_face("yokai").replay_board(self.match, navigate)

    def mark_board(self, board: Board, decision: Decision | None, looked_at: int) -> None:
        """The board marks what was looked at and moved by itself."""

    def lend_eyes(self, board: Board, review: Review, position: int, seat: int) -> str:
        assert isinstance(board, YokaiBoard)
        if self._chips is None or self._chips.parent() is not board:
            self._chips = BeliefChips(board, families_of(self.match))
        if seat < 0:
            self._chips.hide()
            return ""
        return self._chips.show_beliefs(beliefs_at(review, position, seat))

    def below_curve(self, review: Review, opened: Callable[[int], None]) -> QWidget | None:
        plot = TurnsPlot()
        plot.show_turns(self, turns_of(self.match, review))
        plot.opened.connect(opened)
        return plot

    # trying it again

    def try_board(self, navigate: Callable[..., None]) -> Board:
        board = YokaiBoard(self.match)
        board.aid = MemoryAid.FULL
        board.declare_asked.connect(lambda: board.chosen.emit(Appease()))
        return board

    def question_words(self, decision: Decision) -> tuple[str, str]:
        return question_words(decision.kind), ""

    def facts(self, decision: Decision) -> tuple[tuple[str, str], ...]:
        return facts_of(self._view(decision.index))

    def nudge_words(self, decision: Decision) -> str:
        return nudge_words(decision.kind)
