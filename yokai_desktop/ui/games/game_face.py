"""What the window knows of a game: one object for each, and no other code asks which it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QKeySequence, QPainter, QPixmap

from yokai_desktop.ui.window.routes import Navigate

if TYPE_CHECKING:
    from yokai_desktop.dojo.position import Position
    from yokai_desktop.dojo.trial import Trial
    from yokai_desktop.engine.contract import Event, View
    from yokai_desktop.engine.match import Match
    from yokai_desktop.models.dojo.attempt import Way
    from yokai_desktop.models.dojo.practice import Practice
    from yokai_desktop.storage.history import KeptGame
    from yokai_desktop.ui.dojo.answers import Answer
    from yokai_desktop.ui.dojo.place_remarks import PlaceRemark
    from yokai_desktop.ui.dojo.reading_rows import PartnerReading
    from yokai_desktop.ui.dojo.reading_slip import SlipSpot
    from yokai_desktop.ui.home.home_strip import HomeStrip
    from yokai_desktop.ui.review.face import ReviewFace
    from yokai_desktop.ui.settings.groups import SettingGroup
    from yokai_desktop.ui.speech.question import PlayingKey, Question
    from yokai_desktop.ui.statistics.plot import GamePlot
    from yokai_desktop.ui.table.board import Board
    from yokai_desktop.ui.table.page import TablePage
    from yokai_desktop.ui.window.page import Page

Keys = tuple[QKeySequence.StandardKey | str, ...]
Box = tuple[float, float, float, float]
"""Left, top, width and height as parts of the whole."""
DRAWN = "drawn-"
"""How the names of drawings begin that only the rules show."""
DRAWING_RATIO = 0.34
"""Height of such a drawing by its width."""


class GameFace(ABC):
    """Names, words, pictures and pages of one game.

    Words are in the language now in force.  Whatever is heavy is imported by the method that
    needs it: the window starts with all faces and no board.
    """

    name: str
    """As the engine, the files and the pictures name the game."""
    kanji: str
    """The sign beside its title."""
    new_game_keys: Keys
    """The shortcut of its page for a new game."""
    records: str
    """The name of its page about what was reached."""
    records_icon: str
    records_keys: Keys = ()
    card_ratios: ClassVar[Mapping[str, float]]
    """Height by width of every kind of card; the usual kind has the name of the game."""
    number_boxes: ClassVar[Mapping[str, Box]] = {}
    """Where the kinds of cards that have them show their numbers and signs."""
    symbols: str
    """The folder of the pictures that stand for its families."""
    chapters: tuple[str, ...]
    """Its chapters in the book of rules, in order."""

    @property
    def new_game(self) -> str:
        """The name of the page where a new game is chosen."""
        return f"new-{self.name}"

    @property
    @abstractmethod
    def questions(self) -> tuple[Question, ...]:
        """What can be asked at its table with one key."""

    @property
    @abstractmethod
    def playing_keys(self) -> tuple[PlayingKey, ...]:
        """What is played with at its table, to be read beside the questions."""

    @property
    @abstractmethod
    def fixed_keys(self) -> frozenset[str]:
        """The keys of its table that are no questions."""

    # words

    @abstractmethod
    def title(self) -> str:
        """What the game is called."""

    @abstractmethod
    def line(self) -> str:
        """What it is about, in two sentences."""

    @abstractmethod
    def new_game_words(self) -> str:
        """The line of the menu that opens the page for a new game."""

    @abstractmethod
    def records_words(self) -> str:
        """The line of the menu that opens the page about what was reached."""

    @abstractmethod
    def records_tab_words(self) -> str:
        """The same on a tab, as short as can be."""

    @abstractmethod
    def mode_words(self, mode: str) -> str:
        """A way to play, as the history names it (``storage.summaries.mode_name``)."""

    @abstractmethod
    def outcome_words(self, game: KeptGame) -> str:
        """How a finished game ended."""

    @abstractmethod
    def standing_words(self, match: Match) -> tuple[str, ...]:
        """How an unfinished game stands, in parts that hold no secret."""

    @abstractmethod
    def left_words(self, match: Match) -> tuple[str, ...]:
        """Which way an unfinished game is played and how it stands, in parts, for a list."""

    @abstractmethod
    def ring_words(self) -> str:
        """What a golden ring around a card means."""

    @abstractmethod
    def trials_line(self) -> str:
        """What its trials in the dojo ask, in a sentence."""

    @abstractmethod
    def step_words(self, match: Match, event: Event, before: View) -> str:
        """What happened, as the seat would say it whose view this was until then."""

    @abstractmethod
    def settings(self) -> SettingGroup:
        """What can be set for it alone."""

    # pictures

    @abstractmethod
    def paint_tile_ground(self, painter: QPainter, box: QRectF, dpr: float) -> None:
        """The ground of the picture on its tile."""

    @abstractmethod
    def paint_tile_cards(self, painter: QPainter, box: QRectF, dpr: float) -> None:
        """The cards on that ground."""

    def card_kind(self, card: str) -> str:
        """The kind of a card, by the name of its picture: a key of ``card_ratios``."""
        return self.name

    def drawn_picture(self, card: str, size: QSize, dpr: float) -> QPixmap | None:
        """A picture of the rules that no file holds; None for all others."""
        return None

    # pages

    @abstractmethod
    def new_game_page(self) -> Page:
        """Where a new game is chosen."""

    @abstractmethod
    def records_page(self) -> Page:
        """What was reached."""

    @abstractmethod
    def table_page(self, match: Match, extra: dict[str, Any]) -> TablePage:
        """Where a match is played; ``extra`` is what was saved beside it."""

    @abstractmethod
    def replay_board(self, match: Match, navigate: Navigate) -> Board:
        """The board of the table without prompts; what its last picture offers leads away."""

    @abstractmethod
    def practice_board(self, match: Match) -> Board:
        """The board of the table for one position: nothing is counted, saved or asked twice."""

    @abstractmethod
    def furnish(self, board: Board, practice: Practice) -> None:
        """Put on such a board what the position needs beside its cards, and nothing else."""

    def way_of(self, trial: Trial) -> Way | None:
        """How a trial that is played on goes on; None where one answer ends it."""
        return None

    def beside_words(self, practice: Practice) -> str:
        """What the table has no room to show beside its cards, as sentences; nothing by default."""
        return ""

    def fault_words(self, trial: Trial, answer: str) -> str:
        """Why a wrong answer is wrong, as a sentence; empty where the table shows it."""
        return ""

    def family_answers(self) -> tuple[Answer, ...]:
        """The families of its cards, as answers to a question."""
        return ()

    def seen_words(self, practice: Practice) -> str:
        """What the others did in their last turns, as sentences; nothing by default."""
        return ""

    def turned_up(self, practice: Practice, card: int) -> View:
        """What the learner sees once a hidden card is turned up."""
        return practice.view

    def readings(self, position: Position, text: str) -> tuple[PartnerReading, ...]:
        """How each partner will read an act before it is made; nothing by default."""
        return ()

    def slip_spot(self, board: Board, text: str, sizes: tuple[QSize, ...]) -> SlipSpot | None:
        """Where a slip of the first size that has room lies beside what an act aims at."""
        return None

    def worth_comparing(
        self, position: Position, text: str, key: tuple[str, ...] = ()
    ) -> tuple[str, ...]:
        """An act, and others that would be read in another way; nothing by default."""
        return ()

    def place_remark(self, position: Position, text: str) -> PlaceRemark | None:
        """What an act would tell all partners together, with a mark; nothing by default."""
        return None

    def show_way(self, board: Board, position: Position, text: str) -> None:
        """Show on such a board what an act moves from where to where; an empty text: nothing."""
        return

    def mark_places(self, board: Board, remarks: tuple[PlaceRemark, ...]) -> None:
        """Mark on such a board the places that were compared, or none."""
        return

    @abstractmethod
    def review_face(self, match: Match, viewer: int) -> ReviewFace:
        """What a review tells of a finished game, to one seat."""

    @abstractmethod
    def plot(self) -> GamePlot:
        """What the page of statistics shows of this game alone."""

    @abstractmethod
    def home_strips(self) -> tuple[HomeStrip, ...]:
        """What stands about it below the tiles of the home page."""
