"""What the window knows of Yōkai."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from yokai_desktop.ui.games.game_face import DRAWING_RATIO, DRAWN
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import Navigate
from yokai_desktop.ui.yokai.practised import PractisedYokai
from yokai_desktop.words.signs import SPIRITS

if TYPE_CHECKING:
    from yokai_desktop.engine.contract import Event, View
    from yokai_desktop.engine.match import Match
    from yokai_desktop.storage.history import KeptGame
    from yokai_desktop.ui.home.home_strip import HomeStrip
    from yokai_desktop.ui.settings.groups import SettingGroup
    from yokai_desktop.ui.speech.question import PlayingKey, Question
    from yokai_desktop.ui.statistics.plot import GamePlot
    from yokai_desktop.ui.table.page import TablePage
    from yokai_desktop.ui.window.page import Page
    from yokai_desktop.ui.yokai.board import YokaiBoard
    from yokai_desktop.ui.yokai.review.face import YokaiReviewFace

translate = QCoreApplication.translate

_GLANCE_SECONDS = 1
"""How long a card that was looked at stays up in a replay; at the table it waits for a click."""
_STRIPS = ("hint-", "affinity-")
_SHAPE = "shape-"


class YokaiFace(PractisedYokai):
    name = "yokai"
    kanji = SPIRITS
    new_game_keys = ("Ctrl+Shift+N",)
    records = "journey"
    records_icon = "journey"
    records_keys = ("Ctrl+J",)
    card_ratios: ClassVar[Mapping[str, float]] = {
        "yokai": 1.0,
        "hint": 156 / 300,
        "drawing": DRAWING_RATIO,
    }
    symbols = "marks"
    chapters = ("yokai", "yokai-levels", "yokai-partners")

    @property
    def questions(self) -> tuple[Question, ...]:
        from yokai_desktop.ui.yokai.questions import QUESTIONS

        return QUESTIONS

    @property
    def playing_keys(self) -> tuple[PlayingKey, ...]:
        from yokai_desktop.ui.yokai.questions import PLAYING_KEYS

        return PLAYING_KEYS

    @property
    def fixed_keys(self) -> frozenset[str]:
        from yokai_desktop.ui.yokai.questions import FIXED_KEYS

        return FIXED_KEYS

    def title(self) -> str:
        return translate("GameWords", "Yōkai")

    def line(self) -> str:
        return translate(
            "HomePage",
            "Cooperative, 2–4 players: look, remember, and reunite four families without a word.",
        )

    def new_game_words(self) -> str:
        return translate("Menus", "New game of Yōkai")

    def records_words(self) -> str:
        return translate("Menus", "Journey")

    def records_tab_words(self) -> str:
        return translate("RecordsPage", "Journey")

    def settings(self) -> SettingGroup:
        from yokai_desktop.ui.yokai.settings import yokai_settings

        return yokai_settings()

    def mode_words(self, mode: str) -> str:
        from yokai_desktop.ui.yokai.kept_words import mode_words

        return mode_words(mode)

    def outcome_words(self, game: KeptGame) -> str:
        from yokai_desktop.ui.yokai.kept_words import outcome_words

        return outcome_words(game)

    def standing_words(self, match: Match) -> tuple[str, ...]:
        from yokai_desktop.ui.yokai.kept_words import standing_words

        return standing_words(match)

    def left_words(self, match: Match) -> tuple[str, ...]:
        from yokai_desktop.ui.yokai.kept_words import left_words

        return left_words(match)

    def ring_words(self) -> str:
        return translate("CardButton", "looked at in this turn")

    def trials_line(self) -> str:
        return translate("Yokai", "Peace in as few moves as possible, and what hints tell.")

    def step_words(self, match: Match, event: Event, before: View) -> str:
        from yokai_desktop.engine.yokai.view import YokaiView
        from yokai_desktop.words.players import name_of, you_of
        from yokai_desktop.words.yokai.events import happened
        from yokai_desktop.words.yokai.places import GridSpots

        assert isinstance(before, YokaiView)
        spots = GridSpots(before.tableau.places)
        return happened(event, lambda seat: name_of(match, seat), spots, you_of(match))

    def paint_tile_ground(self, painter: QPainter, box: QRectF, dpr: float) -> None:
        from yokai_desktop.ui.yokai.tile_art import paint_ground

        paint_ground(painter, box, dpr)

    def paint_tile_cards(self, painter: QPainter, box: QRectF, dpr: float) -> None:
        from yokai_desktop.ui.yokai.tile_art import paint_grid

        paint_grid(painter, box, dpr)

    def card_kind(self, card: str) -> str:
        if card.startswith(DRAWN):
            return "drawing"
        return "hint" if card.startswith(_STRIPS) else self.name

    def drawn_picture(self, card: str, size: QSize, dpr: float) -> QPixmap | None:
        """The drawing of a shape (``shape-fan``), and of a turn (``drawn-turn``)."""
        from yokai_desktop.engine.yokai.shapes import shape_named
        from yokai_desktop.ui.yokai.shape_drawing import shape_picture

        if card == f"{DRAWN}turn":
            from yokai_desktop.ui.yokai.rule_drawings import turn_picture

            return turn_picture(size, dpr)
        shape = shape_named(card.removeprefix(_SHAPE)) if card.startswith(_SHAPE) else None
        return None if shape is None else shape_picture(shape, size, dpr)

    def new_game_page(self) -> Page:
        from yokai_desktop.ui.yokai.new_game_page import NewYokaiPage

        return NewYokaiPage()

    def records_page(self) -> Page:
        from yokai_desktop.ui.yokai.journey.page import JourneyPage

        return JourneyPage()

    def table_page(self, match: Match, extra: dict[str, Any]) -> TablePage:
        from yokai_desktop.ui.yokai.page import YokaiTable

        return YokaiTable(match, extra)

    def replay_board(self, match: Match, navigate: Navigate) -> YokaiBoard:
        from yokai_desktop.engine.yokai.options import level_of
        from yokai_desktop.models.yokai.grid import MemoryAid
        from yokai_desktop.ui.yokai.board import YokaiBoard

        board = YokaiBoard(match)
        board.aid = MemoryAid.FULL
        board.peek_seconds = _GLANCE_SECONDS
        board.foot.prompt.hide()
        edition, level = match.setup["edition"], level_of(match.setup) or 0
        ending = board.ending
        ending.home_asked.connect(lambda: navigate(routes.Home()))
        ending.review_asked.connect(lambda: navigate(routes.Replay(match=match)))
        ending.scroll.again_asked.connect(lambda: navigate(routes.Again(match)))
        ending.scroll.next_asked.connect(
            lambda: navigate(
                routes.NewGame(self.name, options={"edition": edition, "level": str(level + 1)})
            )
        )
        return board

    def review_face(self, match: Match, viewer: int) -> YokaiReviewFace:
        from yokai_desktop.ui.yokai.review.face import YokaiReviewFace

        return YokaiReviewFace(match, viewer)

    def plot(self) -> GamePlot:
        from yokai_desktop.ui.yokai.scores_plot import ScoresPlot

        return ScoresPlot()

    def home_strips(self) -> tuple[HomeStrip, ...]:
        from yokai_desktop.ui.yokai.journey.strip import JourneyStrip

        return (JourneyStrip(),)
