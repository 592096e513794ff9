"""One level of the journey: its stamps, its best game, and the button to play it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.storage.yokai.journey import HIGHEST_TIER, LevelRecord, points_for
from yokai_desktop.ui.history.words import date_words
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, SMALL, Button
from yokai_desktop.ui.parts.labels import ElidedLabel, Label
from yokai_desktop.ui.parts.layouts import Gap, column
from yokai_desktop.ui.parts.spoken import say_where
from yokai_desktop.ui.parts.stamps import Stamps
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.theme.qss import set_state
from yokai_desktop.ui.yokai.kept_words import aid_words
from yokai_desktop.words.counts import players_words, points_words
from yokai_desktop.words.joining import labelled, row_of
from yokai_desktop.words.yokai.levels import level_words, rank_name, victory_words


class LevelColumn(Surface):
    """Shows a record; the current column is tinted and has the only red button."""

    play_asked = Signal()

    def __init__(self, edition: str, level: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edition, self.level = edition, level
        self._is_played_now = False
        self._number = Label(role=Role.TAG, colour="ink2")
        self._name = Label(role=Role.GROUP, wraps=True)
        self._condition = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.stamps = Stamps(first=level)
        self._rank = Label(role=Role.NAME, colour="seal_text", wraps=True)
        self._best = ElidedLabel(role=Role.SECONDARY, colour="ink2", modest=True)
        self._when = ElidedLabel(role=Role.CAPTION, colour="ink3", modest=True)
        self._aid = ElidedLabel(role=Role.CAPTION, colour="ink3", modest=True)
        self._next = Label(role=Role.CAPTION, colour="seal_text", wraps=True)
        self._lines = (self._rank, self._best, self._when, self._aid, self._next)
        self.button = Button(kind=PAPER, height=SMALL, shrinks=True)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self.play_asked)
        self._condition.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column = column(
            self._number,
            self._name,
            self._condition,
            Gap(8),
            self.stamps,
            Gap(4),
            *self._lines,
            1,
            self.button,
            spacing=2,
            margins=(14, 8, 14, 10),
            on=self,
        )

    def condition_height(self, width: int) -> int:
        """What the condition takes in a column of this width, at least two lines."""
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right()
        lines = 2 * self._condition.fontMetrics().lineSpacing()
        return max(lines, self._condition.heightForWidth(max(1, inner)))

    def set_condition_height(self, height: int) -> None:
        """The same in all columns, so that the stamps stand in a row."""
        self._condition.setFixedHeight(height)

    def show_record(self, record: LevelRecord, *, current: bool, playing: bool) -> None:
        """What has been reached; ``playing`` says that a game of this level waits."""
        self._is_played_now = playing
        set_state(self, "current", current)
        self._update_words(record)
        self.button.set_kind(PRIMARY if current else PAPER)
        self._number.set_colour("seal_text" if current else "ink2")
        self.update()

    def _update_words(self, record: LevelRecord) -> None:
        number = QCoreApplication.translate("Journey", "Level %1").replace("%1", str(self.level))
        name, condition = level_words(self.edition, self.level)
        self._number.setText(number)
        self._name.setText(name)
        self._condition.setText(condition)
        self.stamps.show_tier(record.tier)
        self._update_best(record)
        self._next.setText(self._next_words(record))
        for label in self._lines:
            label.setVisible(bool(label.text()))
        if self._is_played_now:
            verb = QCoreApplication.translate("Journey", "Continue")
        elif record.games:
            verb = QCoreApplication.translate("Journey", "Again")
        else:
            verb = QCoreApplication.translate("Journey", "Play")
        self.button.setText(verb)
        self.button.setAccessibleName(labelled(verb, row_of((number, name))))
        self.setAccessibleName(labelled(number, row_of((name, self.summary()))))
        say_where(self.button)

    def summary(self) -> str:
        """What the stamps and the lines below them say, for screen readers."""
        return row_of(label.text() for label in self._lines)

    def _update_best(self, record: LevelRecord) -> None:
        best = record.best
        if best is None:
            lost = QCoreApplication.translate("Journey", "Not yet won")
            none = QCoreApplication.translate("Journey", "Not yet played")
            self._rank.setText(lost if record.games else none)
            self._rank.set_colour("ink2")
            played = QCoreApplication.translate("Journey", "%n games", "", record.games)
            self._best.setText(played if record.games else "")
            self._when.setText("")
        else:
            self._rank.setText(victory_words(self.edition, best.tier))
            self._rank.set_colour("seal_text")
            self._best.setText(row_of((points_words(best.points), players_words(best.players))))
            names = row_of(best.names)
            parts = (date_words(best.played), names)
            self._when.setText(" · ".join(part for part in parts if part))
        self._aid.setText(aid_words(best.aid) if best else "")

    def _next_words(self, record: LevelRecord) -> str:
        best = record.best
        if best is None or best.tier >= HIGHEST_TIER:
            return ""
        points = points_for(record.edition, best.players, best.tier + 1)
        words = QCoreApplication.translate("Journey", "%1 from %n", "points", points or 0)
        return words.replace("%1", rank_name(self.edition, best.tier + 1))
