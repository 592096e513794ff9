"""The left scroll opened at the turns: everything that everybody did, line by line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.trace import TurnTrace, turns_of
from yokai_desktop.models.yokai.turn_rows import TurnLine, TurnsModel
from yokai_desktop.ui.parts.bindings import bind_style, bind_text
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.tabs import Tabs
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.ui.yokai.turn_words import deed_line, names_in, nobody_words
from yokai_desktop.ui.yokai.turns_list import TurnsList
from yokai_desktop.words.joining import labelled
from yokai_desktop.words.players import you as you_word
from yokai_desktop.words.voice import translate

LEVEL, TURNS = "level", "turns"
Name = Callable[[int], str]


def scroll_tabs(parent: QWidget, value: str) -> Tabs:
    """The two tabs of the left scroll."""
    tabs = Tabs((LEVEL, TURNS), parent)
    for tab in tabs.values:
        bind_text(tabs.set_words, tab, partial(_tab_name, tab))
        bind_text(tabs.describe, tab, partial(_tab_meaning, tab))
    tabs.set_value(value)
    tabs.chosen.connect(lambda _: tabs.set_value(value))
    return tabs


def _tab_name(tab: str) -> str:
    names = {LEVEL: translate("YokaiTurns", "Level"), TURNS: translate("YokaiTurns", "Turns")}
    return names[tab]


def _tab_meaning(tab: str) -> str:
    """What a tab shows."""
    meanings = {
        LEVEL: translate("YokaiTurns", "What this game asks for"),
        TURNS: translate("YokaiTurns", "What everybody did, turn by turn"),
    }
    return meanings[tab]


def tab_words(tab: str) -> str:
    """Which tab has been opened, for those who do not see it."""
    return labelled(_tab_name(tab), _tab_meaning(tab))


class TurnsScroll(HangingScroll):
    """``pointed_at`` a TurnRow or None; ``asked`` the number of a turn to be shown again."""

    pointed_at = Signal(object)
    asked = Signal(int)

    def __init__(self, match: Match, parent: QWidget) -> None:
        super().__init__(parent, padding=14)
        self._match = match
        self.turns: tuple[TurnTrace, ...] = ()
        self.model = TurnsModel(self)
        self.tabs = scroll_tabs(self, TURNS)
        self.list = TurnsList(self.model, self)
        self.list.pointed_at.connect(self.pointed_at)
        self.list.asked.connect(self.asked)
        bind_text(self.list.setAccessibleName, lambda: self.tr("Turns of this game"))
        self._empty = Label(nobody_words, Role.SECONDARY, "ink2")
        self._help = Label(
            lambda: self.tr(
                "Point at a line: its cards light up. Click it: the turn is shown again. The deal"
                " lay on K to N, 11 to 14: places keep their names."
            ),
            Role.CAPTION,
            "ink2",
            wraps=True,
        )
        self.body.addWidget(self.tabs)
        self.body.addWidget(self._empty)
        self.body.addWidget(self.list, 1)
        self.body.addStretch()
        self.body.addWidget(self._help)
        bind_style(self.body.setSpacing, 6)
        bind_style(self._help.setVisible, lambda: not is_text_large())
        self.hide()

    def _free_paper(self) -> int:
        return super()._free_paper() // (2 if theme().scale.is_text_large else 1)

    def _brocade(self) -> int:
        return super()._brocade() // (3 if theme().scale.is_text_large else 1)

    def show_game(self, view: YokaiView, name: Name, you: int) -> None:
        """Follow a view, in the present language."""
        self.turns = turns_of(view.history)
        self.model.set_rows(self._rows(name, you))
        self._empty.setVisible(not self.model.rows)
        self.list.setVisible(bool(self.model.rows))

    def turn(self, number: int) -> TurnTrace | None:
        return next((turn for turn in self.turns if turn.turn == number), None)

    def _rows(self, name: Name, you: int) -> list[TurnLine]:
        rows: list[TurnLine] = []
        for turn in self.turns:
            if not turn.deeds:
                continue
            number = self.tr("turn {number}").format(number=turn.turn)
            who = you_word() if turn.seat == you else name(turn.seat)
            mask = mask_of(self._match, turn.seat)
            rows.append(TurnLine(labelled(who, number), who, turn.turn, turn.seat, mask, number))
            for deed in turn.deeds:
                line = deed_line(deed, is_you=turn.seat == you)
                row = TurnLine(
                    labelled(who, line), line, turn.turn, turn.seat, mask, "", deed, names_in(deed)
                )
                rows.append(row)
        return rows
