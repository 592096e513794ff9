"""The scroll that tells how a game ended: points line by line and a rank, or what was amiss."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from yokai_desktop.engine.yokai.cards import FAMILIES
from yokai_desktop.engine.yokai.kernel import (
    FACE_DOWN_HINT,
    FALSE_HINT,
    TRUE_HINT,
    TURNED_UP_HINT,
)
from yokai_desktop.engine.yokai.levels import LEVELS, Rank, rank_table
from yokai_desktop.engine.yokai.scoring import Result
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.ui.parts.buttons import LARGE, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.names import HINT_BACK, hint_picture
from yokai_desktop.ui.yokai.result_lines import Line, RankBoxes, ResultLine, Stamp
from yokai_desktop.words.counts import points_words
from yokai_desktop.words.numbers import signed_text
from yokai_desktop.words.signs import RANKS
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.levels import shape_name
from yokai_desktop.words.yokai.names import pair_name, together_words, victory_name

Name = Callable[[int], str]

_BAR = 12
"""The width of a scroll bar, as the style sheet has it."""
_SMALL = 0.8
"""In windows of such a scale the ways on are seen without scrolling, on narrower rims."""


class ResultScroll(HangingScroll):
    """``show_result`` fills it; ``lines`` and ``stamp`` are shown one after the other."""

    next_asked = Signal()
    again_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, mount=16, padding=34)
        self._scroller = QScrollArea()  # large text may need more room than there is
        self._scroller.setWidgetResizable(True)
        self._scroller.setFrameShape(QFrame.Shape.NoFrame)
        self._scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroller.viewport().setAutoFillBackground(False)
        self.body.addWidget(self._scroller)
        self.lines: list[ResultLine] = []
        self.stamp: Stamp | None = None
        self._ways: QBoxLayout | None = None
        self.make_box: Callable[[], QWidget] | None = None
        """Makes the box that tells how well the team chose, where that is wanted."""
        self.body.setSpacing(0)

    def _free_paper(self) -> int:
        is_small = theme().scale.is_text_large or theme().u < _SMALL
        return super()._free_paper() // (2 if is_small else 1)

    def _brocade(self) -> int:
        return super()._brocade() // (2 if theme().scale.is_text_large else 1)

    def show_result(self, view: YokaiView, level: int | None, name: Name) -> None:
        """Write everything anew, in the present language."""
        result = view.result
        assert result is not None
        content = QWidget()
        content.setProperty("clear", True)
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(theme().px(2))
        self.lines, self.stamp = [], None
        if result.rank is not None:
            self._write_won(rows, view, result, result.rank)
        else:
            self._write_lost(rows, result, name)
        rows.addStretch(1)
        self._ways = self._buttons(view, result, level)
        rows.addLayout(self._ways)
        self._scroller.setWidget(content)  # the one before goes with it
        content.setAutoFillBackground(False)
        self._fit_ways()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_ways()

    def _fit_ways(self) -> None:
        """The ways to go on stand one below the other where they have no room side by side."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        if self._ways is None:
            return
        self._ways.setDirection(across)
        room = self._scroller.maximumViewportSize().width() - _BAR
        if self._ways.minimumSize().width() > room:
            self._ways.setDirection(down)

    def _write_won(self, rows: QVBoxLayout, view: YokaiView, result: Result, rank: Rank) -> None:
        tableau = view.tableau
        self.stamp = Stamp(RANKS[rank.tier - 1], victory_name(rank))
        words = {
            1: self.tr("{points}, one seal"),
            2: self.tr("{points}, two seals"),
            3: self.tr("{points}, all three seals"),
        }[rank.tier]
        points = points_words(result.points)
        self._write_head(rows, victory_name(rank), words.format(points=points), self.stamp)
        shown = next(iter(tableau.turned_up), None)
        up = hint_picture(shown) if shown is not None else "yokai/hint-blank"
        counted = (
            (self.tr("Hints still face down"), HINT_BACK, None, result.face_down, FACE_DOWN_HINT),
            (self.tr("Turned up, not placed"), up, None, result.turned_up, TURNED_UP_HINT),
            (self.tr("Placed correctly"), "", True, result.true_hints, TRUE_HINT),
            (self.tr("Placed wrongly"), "", False, result.false_hints, FALSE_HINT),
        )
        for text, sign, verdict, count, each in counted:
            self._add_line(
                rows,
                Line(
                    text,
                    sign,
                    verdict,
                    f"{count} × {signed_text(each, plus=False)}",
                    signed_text(count * each),
                    is_bad=count * each < 0,
                ),
            )
        total = QHBoxLayout()
        total.addSpacing(theme().px(92))
        total.addWidget(Label(self.tr("Total"), Role.GROUP))
        total.addStretch()
        total.addWidget(Label(str(result.points), Role.FIGURE))
        rows.addWidget(Rule("ink"))
        rows.addLayout(total)
        self._add_box(rows)
        rows.addStretch()
        rows.addWidget(Label(self.tr("Victory"), Role.NAME))
        rows.addSpacing(theme().px(4))
        table = rank_table(tableau.edition, tableau.players)
        rows.addWidget(RankBoxes(table, rank.tier))

    def _write_lost(self, rows: QVBoxLayout, result: Result, name: Name) -> None:
        self._write_head(
            rows, self.tr("Not this time"), self.tr("A lost game scores no points."), None
        )
        for family in FAMILIES:
            split = family in result.split
            line = Line(together_words(family, is_together=not split), verdict=not split)
            self._add_line(rows, line, height=46)
        for affinity, met in result.affinities:
            assert affinity.pair is not None
            one, other = pair_name(affinity.pair)
            text = (
                self.tr("{one} and {other} touch")
                if met
                else self.tr("{one} and {other} do not touch")
            )
            self._add_line(rows, Line(text.format(one=one, other=other), verdict=met), height=46)
        if result.shape is not None:
            shape, formed = result.shape
            text = self.tr("{shape} is formed") if formed else self.tr("{shape} is not formed")
            line = Line(text.format(shape=shape_name(shape.name)), verdict=formed)
            self._add_line(rows, line, height=46)
        if result.true_hints:
            text = translate("Yokai", "%n hint(s) placed correctly", "", result.true_hints)
            self._add_line(rows, Line(text, verdict=True), height=46)
        if result.false_hints:
            text = translate("Yokai", "%n hint(s) placed wrongly", "", result.false_hints)
            self._add_line(rows, Line(text, verdict=False), height=46)
        self._add_box(rows)

    def _add_box(self, rows: QVBoxLayout) -> None:
        if self.make_box is not None:
            rows.addSpacing(theme().px(6))
            rows.addWidget(self.make_box())

    def _write_head(self, rows: QVBoxLayout, title: str, line: str, stamp: QWidget | None) -> None:
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        is_large = theme().scale.is_text_large
        role = Role.SECTION if is_large else Role.SHEET_TITLE
        words.addWidget(Label(title, role, wraps=True))
        words.addWidget(Label(line, Role.PROMPT, "ink2", wraps=True))
        head.addLayout(words, 1)
        if stamp is not None:
            head.addWidget(stamp)
        rows.addLayout(head)
        rows.addSpacing(theme().px(10))

    def _add_line(self, rows: QVBoxLayout, line: Line, height: int = 60) -> None:
        shown = ResultLine(line, height=height)
        self.lines.append(shown)
        rows.addWidget(shown)

    def _buttons(self, view: YokaiView, result: Result, level: int | None) -> QBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme().px(14))
        last = len(LEVELS[view.tableau.edition])
        if result.won and level is not None and level < last:
            words = self.tr("On to level {number}").format(number=level + 1)
            onwards = Button(words, PRIMARY, height=LARGE)
            onwards.clicked.connect(self.next_asked)
            again = Button(self.tr("Play again"), PAPER, height=LARGE)
            row.addWidget(onwards, 2)
            row.addWidget(again, 1)
        else:
            words = self.tr("Play again") if result.won else self.tr("Try again")
            again = Button(words, PRIMARY, height=LARGE)
            row.addWidget(again, 1)
        again.clicked.connect(self.again_asked)
        return row
