"""What the window knows of Septet."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QKeySequence, QPainter, QPixmap

from yokai_desktop.ui.games.game_face import DRAWING_RATIO, DRAWN, Box, GameFace
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.window.routes import Navigate
from yokai_desktop.words.signs import SEVEN

if TYPE_CHECKING:
    from yokai_desktop.dojo.position import Position
    from yokai_desktop.dojo.trial import Trial
    from yokai_desktop.engine.contract import Event, View
    from yokai_desktop.engine.match import Match
    from yokai_desktop.models.dojo.practice import Practice
    from yokai_desktop.models.septet.defended import DefendedWay
    from yokai_desktop.storage.history import KeptGame
    from yokai_desktop.ui.home.home_strip import HomeStrip
    from yokai_desktop.ui.septet.board import SeptetBoard
    from yokai_desktop.ui.septet.review.face import SeptetReviewFace
    from yokai_desktop.ui.settings.groups import SettingGroup
    from yokai_desktop.ui.speech.question import PlayingKey, Question
    from yokai_desktop.ui.statistics.plot import GamePlot
    from yokai_desktop.ui.table.board import Board
    from yokai_desktop.ui.table.page import TablePage
    from yokai_desktop.ui.window.page import Page

translate = QCoreApplication.translate


class SeptetFace(GameFace):
    name = "septet"
    kanji = SEVEN
    new_game_keys = (QKeySequence.StandardKey.New,)
    records = "septet-progress"
    records_icon = "seal"
    card_ratios: ClassVar[Mapping[str, float]] = {"septet": RATIO, "drawing": DRAWING_RATIO}
    number_boxes: ClassVar[Mapping[str, Box]] = {"septet": (0.028, 0.02, 0.186, 0.96)}
    symbols = "symbols"
    chapters = ("septet", "septet-three", "septet-two", "septet-seven-next")

    @property
    def questions(self) -> tuple[Question, ...]:
        from yokai_desktop.ui.septet.questions import QUESTIONS

        return QUESTIONS

    @property
    def playing_keys(self) -> tuple[PlayingKey, ...]:
        from yokai_desktop.ui.septet.questions import PLAYING_KEYS

        return PLAYING_KEYS

    @property
    def fixed_keys(self) -> frozenset[str]:
        from yokai_desktop.ui.septet.questions import FIXED_KEYS

        return FIXED_KEYS

    def title(self) -> str:
        return translate("GameWords", "Septet")

    def line(self) -> str:
        return translate(
            "HomePage",
            "Win tricks, capture four bosses, and don’t be the first to take seven tricks. 2–4"
            " players.",
        )

    def new_game_words(self) -> str:
        return translate("Menus", "New game of Septet")

    def records_words(self) -> str:
        return translate("Menus", "Septet progress")

    def records_tab_words(self) -> str:
        return translate("RecordsPage", "Septet")

    def settings(self) -> SettingGroup:
        from yokai_desktop.ui.septet.settings import septet_settings

        return septet_settings()

    def mode_words(self, mode: str) -> str:
        from yokai_desktop.ui.septet.kept_words import mode_words

        return mode_words(mode)

    def outcome_words(self, game: KeptGame) -> str:
        from yokai_desktop.ui.septet.kept_words import outcome_words

        return outcome_words(game)

    def standing_words(self, match: Match) -> tuple[str, ...]:
        from yokai_desktop.ui.septet.kept_words import standing_words

        return standing_words(match)

    def left_words(self, match: Match) -> tuple[str, ...]:
        from yokai_desktop.ui.septet.kept_words import left_words

        return left_words(match)

    def ring_words(self) -> str:
        return translate("CardButton", "winning so far")

    def trials_line(self) -> str:
        return translate("Septet", "The card that wins against every defence, and other feats.")

    def step_words(self, match: Match, event: Event, before: View) -> str:
        from yokai_desktop.words.septet.events import event_words
        from yokai_desktop.words.septet.names import Names

        return event_words(event, Names(match, before.seat))

    def paint_tile_ground(self, painter: QPainter, box: QRectF, dpr: float) -> None:
        from yokai_desktop.ui.septet.tile_art import paint_ground

        paint_ground(painter, box, dpr)

    def paint_tile_cards(self, painter: QPainter, box: QRectF, dpr: float) -> None:
        from yokai_desktop.ui.septet.tile_art import paint_fan

        paint_fan(painter, box, dpr)

    def card_kind(self, card: str) -> str:
        return "drawing" if card.startswith(DRAWN) else self.name

    def drawn_picture(self, card: str, size: QSize, dpr: float) -> QPixmap | None:
        """The drawings of the rules: ``drawn-trick`` and ``drawn-straw``."""
        from yokai_desktop.ui.septet.rule_drawings import straw_picture, trick_picture

        drawings = {"trick": trick_picture, "straw": straw_picture}
        draw = drawings.get(card.removeprefix(DRAWN)) if card.startswith(DRAWN) else None
        return None if draw is None else draw(size, dpr)

    def new_game_page(self) -> Page:
        from yokai_desktop.ui.septet.new_game_page import NewSeptetPage

        return NewSeptetPage()

    def records_page(self) -> Page:
        from yokai_desktop.ui.septet.progress.page import SeptetProgressPage

        return SeptetProgressPage()

    def table_page(self, match: Match, extra: dict[str, Any]) -> TablePage:
        from yokai_desktop.ui.septet.page import SeptetTable

        return SeptetTable(match, extra)

    def replay_board(self, match: Match, navigate: Navigate) -> SeptetBoard:
        from yokai_desktop.ui.septet.board import SeptetBoard

        board = SeptetBoard(match)
        board.tools.offers_hint = board.tools.offers_actions = False
        board.tools.prompt.hide()
        board.round_over.connect(lambda result, wait: wait.done())
        return board

    def practice_board(self, match: Match) -> SeptetBoard:
        from yokai_desktop.ui.septet.board import SeptetBoard

        board = SeptetBoard(match)
        board.tools.offers_hint = board.tools.offers_actions = False
        board.opponents.tells_levels = False
        board.round_over.connect(lambda result, wait: wait.done())
        return board

    def furnish(self, board: Board, practice: Practice) -> None:
        from yokai_desktop.ui.septet.board import SeptetBoard
        from yokai_desktop.ui.septet.furnishing import furnish

        assert isinstance(board, SeptetBoard)
        furnish(board, practice)

    def show_way(self, board: Board, position: Position, text: str) -> None:
        from yokai_desktop.engine.septet.actions import Play
        from yokai_desktop.ui.septet.board import SeptetBoard

        assert isinstance(board, SeptetBoard)
        action = position.match().game.read_action(text) if text else None
        if isinstance(action, Play):
            board.way.show_way(partial(board.way_of_card, action.card), board.pace)
        else:
            board.way.clear()

    def way_of(self, trial: Trial) -> DefendedWay | None:
        from yokai_desktop.models.septet.defended import DefendedWay, can_be_defended

        return DefendedWay(trial) if can_be_defended(trial) else None

    def beside_words(self, practice: Practice) -> str:
        from yokai_desktop.ui.septet.furnishing import tells_beside
        from yokai_desktop.words.septet.names import Names

        names = Names(practice.match, practice.seat)
        return tells_beside(practice, names)

    def fault_words(self, trial: Trial, answer: str) -> str:
        from yokai_desktop.ui.septet.fault_words import fault_words

        return fault_words(trial, answer)

    def review_face(self, match: Match, viewer: int) -> SeptetReviewFace:
        from yokai_desktop.ui.septet.review.face import SeptetReviewFace

        return SeptetReviewFace(match, viewer)

    def plot(self) -> GamePlot:
        from yokai_desktop.ui.septet.bosses_plot import BossesPlot

        return BossesPlot()

    def home_strips(self) -> tuple[HomeStrip, ...]:
        from yokai_desktop.ui.septet.home_strips import DayStrip, LadderStrip

        return LadderStrip(), DayStrip()
