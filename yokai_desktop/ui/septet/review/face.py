"""What a review tells of a game of Septet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QRect

from yokai_desktop.ai.reviews.reviewed import Choice, Decision
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Play, Show, Tuck, read_action
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.scoring import RoundResult
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.review.parts import RoundPart
from yokai_desktop.models.septet.review import final_of, round_parts
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.words import tenths_words
from yokai_desktop.ui.septet.advice_words import tuck_words
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.columns import Side
from yokai_desktop.ui.septet.names import picture_of, symbol_of
from yokai_desktop.ui.septet.review.board_marks import BoardMarks
from yokai_desktop.ui.septet.review.did_words import somebody_did, you_did
from yokai_desktop.ui.septet.review.reason_words import reason_words, trick_words
from yokai_desktop.ui.septet.review.then_ghosts import ThenGhosts
from yokai_desktop.ui.septet.review.try_words import (
    facts_of,
    nudge_words,
    place_words,
    question_words,
)
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.window.routes import Navigate
from yokai_desktop.words.joining import listed, sentences
from yokai_desktop.words.numbers import score_text
from yokai_desktop.words.septet.cards import card_name, family_name
from yokai_desktop.words.septet.events import trump_words
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.passing import receiver_of
from yokai_desktop.words.septet.spoken import side_words

translate = QCoreApplication.translate


class SeptetReviewFace(ReviewFace):
    """Rounds and tricks; a choice is a card, or the cards that are passed."""

    def __init__(self, match: Match, viewer: int) -> None:
        super().__init__(match, viewer)
        view = match.view(viewer)
        assert isinstance(view, SeptetView)
        self.mode: Mode = view.mode
        self._results: dict[int, RoundResult] = {r.number: r for r in view.results}
        self.names = Names(match, viewer)
        self._marks = BoardMarks()
        self._then = ThenGhosts()

    def side_of(self, seat: int) -> int:
        return self.mode.side_of(seat)

    def colour_of(self, seat: int) -> int:
        return self.names.colour_of(self.mode, self.mode.side_of(seat))

    # the whole game

    @cached_property
    def parts(self) -> tuple[RoundPart, ...]:
        return round_parts(self.match, self.viewer)

    @cached_property
    def final(self) -> float:
        return final_of(self.match, self.viewer)

    def title(self) -> str:
        score = self._score(self._results[max(self._results)])
        if self.final:
            if self.is_you(self.viewer):
                return translate("SeptetReview", "You won {score}").format(score=score)
            text = translate("SeptetReview", "{name} won {score}")
        else:
            if self.is_you(self.viewer):
                return translate("SeptetReview", "You lost {score}").format(score=score)
            text = translate("SeptetReview", "{name} lost {score}")
        return text.format(name=self.name(self.viewer), score=score)

    def part_words(self, number: int) -> tuple[str, str]:
        name = translate("SeptetReview", "Round {number}").format(number=number)
        result = self._results[number]
        score = self._score(result)
        if not result.winners:
            return name, score
        if self.mode.side_of(self.viewer) in result.winners:
            return name, translate("SeptetReview", "won, {score}").format(score=score)
        return name, translate("SeptetReview", "lost, {score}").format(score=score)

    def _score(self, result: RoundResult) -> str:
        """The viewer's side first."""
        own = self.mode.side_of(self.viewer)
        sides = [(own + step) % self.mode.sides for step in range(self.mode.sides)]
        return score_text(result.scores[side] for side in sides)

    def part_symbol(self, number: int) -> str:
        return symbol_of(self._results[number].trump)

    def step_words(self, number: int, step: int) -> str:
        if step == 0:
            return translate("SeptetReview", "Round {round}, before the first trick").format(
                round=number
            )
        return translate("SeptetReview", "Round {round}, trick {trick}").format(
            round=number, trick=step
        )

    def short_step_words(self, number: int, step: int) -> str:
        return str(step)

    # one decision

    def place_words(self, decision: Decision) -> str:
        kinds = {
            "pass": translate("SeptetReview", "Round {round}, passing"),
            "discard": translate("SeptetReview", "Round {round}, discard"),
            "swap": translate("SeptetReview", "Round {round}, straw pile"),
        }
        text = kinds.get(decision.kind)
        if text is None:
            return self.step_words(decision.round, decision.step)
        return text.format(round=decision.round)

    def _view(self, decision: Decision) -> SeptetView:
        view = self.past.view(decision.index, decision.seat)
        assert isinstance(view, SeptetView)
        return view

    def choice_name(self, decision: Decision, action: str) -> str:
        view = self._view(decision)
        match chosen := read_action(action):
            case Play(card) | Discard(card) | Show(card):
                return card_name(card)
            case Pass(cards) if self.mode.is_seven_next:
                text = translate("SeptetReview", "{card} to {name}")
                return listed(
                    text.format(card=card_name(card), name=self.name(receiver_of(view, place)))
                    for place, card in enumerate(cards)
                )
            case Pass(cards):
                return listed(map(card_name, cards))
            case Tuck():
                return tuck_words(chosen, view)
        return translate("SeptetReview", "Leave it as it is")

    def choice_words(self, decision: Decision, action: str) -> str:
        if isinstance(read_action(action), Done):
            return translate("SeptetReview", "leave it as it is", "inside a sentence")
        return self.choice_name(decision, action)

    def cards(self, decision: Decision, action: str) -> tuple[Card, ...]:
        """The cards an action is about."""
        match read_action(action):
            case Play(card) | Discard(card) | Show(card):
                return (card,)
            case Pass(cards):
                return cards
            case Tuck(place):
                view = self._view(decision)
                boss = view.straws[view.seat].up[place].card
                return (boss,) if boss is not None else ()
        return ()

    def choice_pictures(self, decision: Decision, action: str) -> tuple[str, ...]:
        return tuple(picture_of(card, self.mode) for card in self.cards(decision, action))

    def did_words(self, decision: Decision) -> str:
        what = self.choice_name(decision, decision.action)
        action = read_action(decision.action)
        if self.is_you(decision.seat):
            return you_did(action, what)
        return somebody_did(action, self.name(decision.seat), what)

    def reason_words(self, decision: Decision, choice: Choice) -> str:
        reason = reason_words(choice.reason)
        takes, sevens = choice.facts.get("takes"), choice.facts.get("sevens")
        if isinstance(takes, int | float) and isinstance(sevens, int | float):
            return sentences((reason, trick_words(takes, sevens)))
        return reason

    def points_words(self, points: float) -> str:
        return tenths_words(points, signed=True)

    def points_title(self) -> str:
        if self.mode.is_seven_next:
            return translate("SeptetReview", "seals, this round")
        return translate("SeptetReview", "points, this round")

    def chance_words(self, decision: Decision) -> str:
        if self.mode.is_seven_next:
            return translate("SeptetReview", "advantage in seals")
        return translate("SeptetReview", "chance to win the round")

    def played(self, decision: Decision) -> int:
        wanted = self._same(decision.action)
        same = [self._same(choice.action) == wanted for choice in decision.choices]
        return same.index(True) if True in same else -1

    def _same(self, text: str) -> object:
        """An action as it is compared: the order of passed cards matters in Seven Next only."""
        action = read_action(text)
        if isinstance(action, Pass) and not self.mode.is_seven_next:
            return frozenset(action.cards)
        return action

    # the board

    def board(self, navigate: Navigate) -> Board:
        board = game_face("septet").replay_board(self.match, navigate)
        assert isinstance(board, SeptetBoard)
        board.room = replace(board.room, prompt=False)
        return board

    def widen(self, board: Board, *, is_bare: bool) -> None:
        assert isinstance(board, SeptetBoard)
        board.room = replace(board.room, rail=Side.NONE if is_bare else Side.LEFT)
        board.lay_out()

    def leave_room(self, board: Board, *, head: int = 0, foot: int = 0) -> QRect:
        assert isinstance(board, SeptetBoard)
        room = replace(board.room, head=head, foot=foot)
        if room != board.room or board.zones.width != board.width():
            board.room = room
            board.lay_out()
        return board.zones.table.toAlignedRect()

    def standing_words(self, decision: Decision) -> str:
        view = self._view(decision)
        names = Names(self.match, decision.seat)
        parts = [side_words(view, side, names) for side in range(view.mode.sides)]
        if view.trump is not None:
            parts.insert(0, trump_words(family_name(view.trump)))
        return sentences(parts)

    def mark_board(self, board: Board, decision: Decision | None, looked_at: int) -> None:
        self._then.clear()
        if decision is None or not decision.choices:
            self._marks.clear(board)
            return
        played = self.cards(decision, decision.action)
        best = self.cards(decision, decision.choices[0].action)
        looked: tuple[Card, ...] = ()
        if 0 <= looked_at < len(decision.choices):
            looked = self.cards(decision, decision.choices[looked_at].action)
        self._marks.show(board, played, best, looked)

    def show_then(self, board: Board, decision: Decision, place: int) -> str:
        assert isinstance(board, SeptetBoard)
        return self._then.show(board, decision.choices[place])

    # trying it again

    def try_board(self, navigate: Navigate) -> Board:
        board = SeptetBoard(self.match)
        board.tools.offers_hint = board.tools.offers_actions = False
        board.round_over.connect(lambda result, wait: wait.done())
        return board

    def question_words(self, decision: Decision) -> tuple[str, str]:
        view = self._view(decision)
        names = Names(self.match, decision.seat)
        where = place_words(view, names) if decision.kind == "play" else ""
        return question_words(decision.kind), where

    def facts(self, decision: Decision) -> tuple[tuple[str, str], ...]:
        return facts_of(self._view(decision))

    def nudge_words(self, decision: Decision) -> str:
        return nudge_words(decision.choices[0].reason)

    def show_offered(
        self, board: Board, decision: Decision, offered: Sequence[Choice], looked_at: int
    ) -> None:
        assert isinstance(board, SeptetBoard)
        board.tools.prompt.setVisible(not offered)  # it would ask for cards of the hand
        looked = offered[looked_at].action if 0 <= looked_at < len(offered) else ""
        self._marks.show(board, (), (), self.cards(decision, looked) if looked else ())

    def stamp_spot(self, board: Board, action: Action) -> Spot | None:
        assert isinstance(board, SeptetBoard)
        return board.zones.trick(0) if isinstance(action, Play) else None
