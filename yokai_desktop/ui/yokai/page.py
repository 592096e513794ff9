"""The page on which Yōkai is played."""

from __future__ import annotations

from typing import Any

from yokai_desktop.engine.contract import Outcome, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.grid import MemoryAid
from yokai_desktop.models.notes import Notes
from yokai_desktop.models.thinking import Thinker
from yokai_desktop.ui.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.names import edition_name, translate


class YokaiTable(TablePage):
    """A table for a match, new or continued; ``extra`` is what was saved beside the record."""

    def __init__(self, match: Match, extra: dict[str, Any], asked: Thinker | None = None) -> None:
        board = YokaiBoard(match)
        board.notes = Notes.read(extra.get("notes"))
        self.yokai = board
        super().__init__(match, board, asked)
        board.declare_asked.connect(self._declare)
        self.retranslate()

    def bar_words(self, view: View) -> tuple[str, str]:
        assert isinstance(view, YokaiView)
        level = level_of(self.match.setup)
        edition = edition_name(view.tableau.edition)
        if level is None:
            what = translate("Yokai", "{edition}, custom").format(edition=edition)
        else:
            text = translate("Yokai", "{edition}, level {level}")
            what = text.format(edition=edition, level=level)
        players = translate("Yokai", "%n player(s)", "", view.tableau.players)
        return translate("Yokai", "Yōkai"), f"{what}  ·  {players}"

    def rules_place(self) -> str:
        return "yokai"

    def extra(self) -> dict[str, Any]:
        return {"notes": self.yokai.notes.data()}

    def settings_changed(self) -> None:
        chosen = preferences()
        board = self.yokai
        board.asks = chosen.value("confirm")
        board.partners_pace = chosen.value("yokai_pace")
        board.peek_seconds = chosen.value("yokai_peek")
        board.aid = MemoryAid(chosen.value("yokai_memory"))
        board.level.guide.is_wanted = chosen.value("guide")

    def game_over(self, outcome: Outcome) -> None:
        self.yokai.ending.count(self.yokai)

    def _declare(self) -> None:
        self.table.submit(Appease())
