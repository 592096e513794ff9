"""What the dojo asks of Yōkai: its boards for practice, and what partners would read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from yokai_desktop.ui.games.game_face import GameFace

if TYPE_CHECKING:
    from yokai_desktop.dojo.position import Position
    from yokai_desktop.dojo.trial import Trial
    from yokai_desktop.engine.contract import View
    from yokai_desktop.engine.match import Match
    from yokai_desktop.models.dojo.practice import Practice
    from yokai_desktop.models.yokai.peace import PeaceWay
    from yokai_desktop.ui.dojo.answers import Answer
    from yokai_desktop.ui.dojo.place_remarks import PlaceRemark
    from yokai_desktop.ui.dojo.reading_rows import PartnerReading
    from yokai_desktop.ui.dojo.reading_slip import SlipSpot
    from yokai_desktop.ui.table.board import Board
    from yokai_desktop.ui.yokai.board import YokaiBoard


class PractisedYokai(GameFace):
    """The part of the game's face that only the dojo looks at."""

    def practice_board(self, match: Match) -> YokaiBoard:
        from yokai_desktop.engine.yokai.actions import Appease
        from yokai_desktop.models.yokai.grid import MemoryAid
        from yokai_desktop.ui.yokai.board import YokaiBoard

        board = YokaiBoard(match)
        board.aid = MemoryAid.FULL
        board.has_level = board.keeps_still = False
        board.plates.tells_levels = False
        board.declare_asked.connect(lambda: board.chosen.emit(Appease()))
        return board

    def furnish(self, board: Board, practice: Practice) -> None:
        from yokai_desktop.ui.yokai.board import YokaiBoard
        from yokai_desktop.ui.yokai.furnishing import furnish

        assert isinstance(board, YokaiBoard)
        furnish(board, practice)

    def way_of(self, trial: Trial) -> PeaceWay | None:
        from yokai_desktop.dojo.trial import TrialKind
        from yokai_desktop.models.yokai.peace import PeaceWay

        return PeaceWay(trial) if trial.kind is TrialKind.PEACE else None

    def seen_words(self, practice: Practice) -> str:
        from yokai_desktop.engine.yokai.view import YokaiView
        from yokai_desktop.models.yokai.trace import trace_of
        from yokai_desktop.ui.yokai.turn_words import turn_words
        from yokai_desktop.words.joining import sentences
        from yokai_desktop.words.players import name_of

        view = practice.view
        assert isinstance(view, YokaiView)
        return sentences(
            turn_words(name_of(practice.match, turn.seat), turn) for turn in trace_of(view)
        )

    def turned_up(self, practice: Practice, card: int) -> View:
        from dataclasses import replace

        from yokai_desktop.dojo.position import seen
        from yokai_desktop.engine.yokai.view import YokaiView

        view, open_view = practice.view, seen(practice.match, practice.seat, is_open=True)
        assert isinstance(view, YokaiView)
        assert isinstance(open_view, YokaiView)
        families = list(view.families)
        families[card] = open_view.families[card]
        return replace(view, families=tuple(families))

    def readings(self, position: Position, text: str) -> tuple[PartnerReading, ...]:
        from yokai_desktop.ui.yokai.partner_readings import partner_readings

        return partner_readings(position, text)

    def slip_spot(self, board: Board, text: str, sizes: tuple[QSize, ...]) -> SlipSpot | None:
        from yokai_desktop.ui.yokai.slip_spot import slip_spot

        return slip_spot(board, text, sizes)  # type: ignore[arg-type]

    def worth_comparing(
        self, position: Position, text: str, key: tuple[str, ...] = ()
    ) -> tuple[str, ...]:
        from yokai_desktop.dojo.yokai.comparing import worth_comparing

        return worth_comparing(position, text, key)

    def place_remark(self, position: Position, text: str) -> PlaceRemark | None:
        from yokai_desktop.ui.yokai.place_words import place_remark

        return place_remark(position, text)

    def show_way(self, board: Board, position: Position, text: str) -> None:
        from yokai_desktop.ui.yokai.place_words import way_of

        board.asked.show_way(way_of(position, text))  # type: ignore[attr-defined]

    def mark_places(self, board: Board, remarks: tuple[PlaceRemark, ...]) -> None:
        from yokai_desktop.ui.yokai.place_words import marks_of

        board.asked.show_marks(marks_of(remarks))  # type: ignore[attr-defined]

    def family_answers(self) -> tuple[Answer, ...]:
        from yokai_desktop.engine.yokai.cards import FAMILIES
        from yokai_desktop.ui.dojo.answers import Answer
        from yokai_desktop.ui.yokai.names import mark_of
        from yokai_desktop.words.yokai.names import family_name

        return tuple(Answer(f.word, family_name(f), mark_of(f)) for f in FAMILIES)
