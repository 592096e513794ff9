"""The rails of the Septet table: scores at the left, log and last trick at the right."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.advice_scroll import AdviceScroll
from yokai_desktop.ui.septet.columns import Side
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.last_trick import LastTrickPanel, TrickPeek, TrickStrip
from yokai_desktop.ui.septet.log_words import log_rows
from yokai_desktop.ui.septet.memory_panel import MemoryPanel
from yokai_desktop.ui.septet.passed_panel import PassedPanel, PassingPanel
from yokai_desktop.ui.septet.score_rail import ScoreRail
from yokai_desktop.ui.septet.slots import has_slots
from yokai_desktop.ui.septet.straw_geometry import SMALL_TRICK, StrawGeometry
from yokai_desktop.ui.table.log_rail import LogRail
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.passing import is_fresh

translate = QCoreApplication.translate
_LOG_SHARE = 0.72


class SidePanels:
    """Keeps the rails in place; where the log has no column it opens beside the table, like advice,
    or over it."""

    def __init__(self, parent: QWidget, match: Match, mode: Mode) -> None:
        self.rail = ScoreRail(parent, mode.sides)
        self.log = LogRail(
            parent,
            match.setup.seed,
            lambda: translate("Septet", "This round"),
            lambda: translate("Septet", "Log of this round"),
            lambda: translate("Septet", "The tricks of this round will be listed here."),
        )
        self.shows_round = True
        """Whether the log lists all tricks of the round, or only the last lies open (S11)."""
        self.last_trick = LastTrickPanel(parent)
        self.small_trick = TrickStrip(SMALL_TRICK, parent)
        """With two players: the last trick on the mat."""
        self.passed = PassedPanel(parent)
        self.passing = PassingPanel(parent)
        self.advice = AdviceScroll(parent)
        self.memory = MemoryPanel(parent)
        self.is_advising = False
        """Whether advice is open: it takes the place of the log."""
        self.shows_memory = False
        self.is_log_open = False
        """Whether the log was asked for where it has no column of its own."""
        self.peek = TrickPeek(parent)
        self._has_column = True

    @property
    def wants_aside(self) -> bool:
        """Whether something needs a column beside the table."""
        return self.is_advising or self.shows_memory or self.is_log_open

    def sync(self, view: SeptetView, zones: SeptetGeometry, names: Names) -> None:
        self._has_column = zones.has_log_column and not self.is_advising
        if self.shows_memory:
            self.memory.show_view(view)
        self.passed.show_view(view, names)
        self.passing.show_view(view)
        self.rail.setGeometry(zones.rail.toAlignedRect())
        self.rail.setVisible(zones.room.rail is not Side.NONE)
        self.rail.show_view(view, names)
        self.log.show_rows(log_rows(view, names, shows_round=self.shows_round))
        self.log.set_closable(not self._has_column)
        free = self._place_aside(view, zones)
        box = zones.log.toAlignedRect()
        if self._has_column:
            box.setHeight(round(free.height()))
            wanted = self.passed.sizeHint().height() if is_fresh(view) else 0
            below = max(round(zones.log.height() * (1 - _LOG_SHARE)), wanted + theme().px(18))
            box.setHeight(round(free.height() - below))
            left = round(below - theme().px(16))
            inset = theme().px(14)
            for panel in (self.last_trick, self.passed, self.passing):
                panel.setGeometry(
                    box.left() + inset,
                    box.bottom() + theme().px(14),
                    box.width() - 2 * inset,
                    min(left, panel.sizeHint().height()),
                )
        else:
            box = (free if zones.has_aside else zones.over_table).toAlignedRect()
        self.log.setGeometry(box)
        self.last_trick.show_trick(view.last_trick, names)
        self.last_trick.setVisible(view.last_trick is not None and self._has_column)
        self._place_small_trick(view, zones, names)
        self.passed.setVisible(is_fresh(view) and self._has_column)
        is_passing = has_slots(view) and not view.have_passed[view.seat]
        self.passing.setVisible(is_passing and self._has_column)
        self._show_log()

    def _place_small_trick(self, view: SeptetView, zones: SeptetGeometry, names: Names) -> None:
        box = zones.last_trick if isinstance(zones, StrawGeometry) else QRectF()
        self.small_trick.setVisible(view.last_trick is not None and not box.isEmpty())
        if not self.small_trick.isHidden():
            self.small_trick.show_trick(view.last_trick, names)
            high = self.small_trick.sizeHint().height()
            top = box.top() + 1.5 * zones.text_px(Role.SECONDARY.size)
            self.small_trick.setGeometry(round(box.left()), round(top), round(box.width()), high)

    def _place_aside(self, view: SeptetView, zones: SeptetGeometry) -> QRectF:
        """Memory at the foot of the column, advice over it; what they leave is for the log."""
        column = QRectF(zones.aside_column)
        has_room = zones.has_log_column or zones.has_aside
        self.memory.setVisible(self.shows_memory and has_room and view.outcome is None)
        if not self.memory.isHidden():
            inset = theme().px(8)
            high = self.memory.heightForWidth(round(column.width() - 2 * inset))
            box = column.adjusted(inset, column.height() - high, -inset, 0)
            self.memory.setGeometry(box.toAlignedRect())
            column.setBottom(box.top() - theme().px(12))
        self.advice.setVisible(self.is_advising)
        if self.is_advising:
            self.advice.setGeometry(column.toAlignedRect())
            self.advice.raise_()
        return column

    def before_deal(self) -> None:
        """The trump card has not been turned up yet, and nothing old is looked at any more."""
        self.peek.hide()
        self.rail.trump.show_nothing()

    @property
    def is_log_over_table(self) -> bool:
        """Whether the log can be closed."""
        return self.is_log_open and not self._has_column

    def _show_log(self) -> None:
        self.log.setVisible(self._has_column or self.is_log_open)
        if self.is_log_over_table:
            self.log.raise_()

    def raise_overlays(self) -> None:
        """What lies over the cards."""
        if self.is_log_over_table:
            self.log.raise_()
        if self.peek.isVisible():
            self.peek.raise_()
