"""Today in the dojo: the puzzle of the day, own mistakes that wait, the month."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.dojo.puzzle import Puzzle
from yokai_desktop.ui.dojo.calendar import MonthView
from yokai_desktop.ui.dojo.learner import today
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.parts.buttons import PAPER, Button
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.theme import Role

translate = QCoreApplication.translate


class TodayScroll(LongScroll):
    """``solve_asked`` wants the puzzle, ``try_asked`` the own mistakes."""

    solve_asked = Signal()
    try_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=18)
        self.day = today()
        self.puzzle_line = Label(role=Role.BODY, colour="ink2", wraps=True)
        self.solve = Button(lambda: translate("Dojo", "Solve"), PAPER)
        self.count = Label(role=Role.FIGURE)
        self.waiting = Label(role=Role.BODY, wraps=True)
        self.try_them = Button(lambda: translate("Dojo", "Try them"), PAPER)
        self._date = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self._month_name = Label(role=Role.GROUP)
        self.month = MonthView()
        self._days = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.body.setSpacing(6)
        for part in (
            Label(lambda: translate("Dojo", "Today"), Role.SECTION),
            self._date,
            Rule(),
            Label(lambda: translate("Dojo", "Puzzle of the day"), Role.GROUP, wraps=True),
            self.puzzle_line,
        ):
            self.body.addWidget(part)
        self.body.addLayout(row(1, self.solve))
        self.body.addWidget(Rule())
        top = Qt.AlignmentFlag.AlignVCenter
        mistakes = row(self.count, (self.waiting, 1), spacing=12)
        mistakes.setAlignment(self.count, top)
        self.body.addLayout(mistakes)
        self.body.addLayout(row(1, self.try_them))
        self.body.addWidget(Rule())
        self.body.addLayout(row((self._month_name, 1)))
        self.body.addWidget(self.month)
        self.body.addWidget(self._days)
        self.body.addStretch(1)
        self.solve.clicked.connect(self.solve_asked)
        self.try_them.clicked.connect(self.try_asked)

    def show_today(
        self, day: date, puzzle: Puzzle | None, solved: bool, waiting: int, days: set[int]
    ) -> None:
        """What waits, and the month so far."""
        self.day = day
        locale = QLocale()
        self._date.setText(locale.toString(day, "dddd d MMMM"))  # type: ignore[call-overload]
        self._month_name.setText(
            locale.standaloneMonthName(day.month, QLocale.FormatType.LongFormat).capitalize()
        )
        self.puzzle_line.setText(self._puzzle_words(puzzle, solved))
        self.solve.setVisible(puzzle is not None)
        self.count.setText(str(waiting))
        self.count.setVisible(waiting > 0)
        self.waiting.setText(
            translate("Dojo", "%n of your own mistakes wait(s) today", "", waiting)
            if waiting
            else translate("Dojo", "None of your mistakes is waiting today.")
        )
        self.try_them.setVisible(waiting > 0)
        self.month.show_days(day, days)
        self._days.setText(self.month.words())

    def _puzzle_words(self, puzzle: Puzzle | None, solved: bool) -> str:
        if puzzle is None:
            return translate("Dojo", "There is none today.")
        text = (
            translate("Dojo", "{game}: solved")
            if solved
            else translate("Dojo", "{game}: to be solved")
        )
        return text.format(game=game_name(puzzle.trial.game))
