"""Progress at Septet: figures and how rounds are won on one scroll, the ladder on another."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.engine.player_levels import SEPTET_LEVELS
from yokai_desktop.storage.septet.progress import SeptetProgress, septet_progress
from yokai_desktop.ui.archive import archive
from yokai_desktop.ui.history.records_page import RecordsPage
from yokai_desktop.ui.parts.buttons import PRIMARY, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.septet.kept_words import mode_words
from yokai_desktop.ui.septet.progress.ladder import Ladder, rivals_words
from yokai_desktop.ui.statistics.bars import Bar, Bars
from yokai_desktop.ui.theme import FAMILIES, Role, theme

_WAYS = ("bosses", "tricks", "last_trick")
_COLOURS = {"bosses": "charm", "tricks": "snow", "last_trick": "wind"}


class SeptetProgressPage(RecordsPage):
    """Everything reached at Septet."""

    name = "septet-progress"

    def __init__(self) -> None:
        super().__init__()
        self._progress: SeptetProgress | None = None
        self._share = Label(role=Role.FIGURE)
        self._games = Label(role=Role.BODY, colour="ink2", wraps=True)
        self._streaks = Label(role=Role.BODY, colour="ink2", wraps=True)
        self._rounds_title = Label(role=Role.GROUP)
        self.rounds = Bars()
        self._next = Label(role=Role.BODY, colour="seal_text", wraps=True)
        self.play = Button(kind=PRIMARY)
        self.play.clicked.connect(lambda: self.navigate.emit("new-septet", {}))
        self.ladder = Ladder()
        self._ladder_title = Label(role=Role.SECTION)
        self._side = HangingScroll(mount=12, padding=24)
        figures = QWidget()
        self._figures = QVBoxLayout(figures)
        self._figures.setContentsMargins(0, 0, 0, 0)
        for widget in (
            self._share,
            self._games,
            self._streaks,
            Rule(),
            self._rounds_title,
            self.rounds,
        ):
            self._figures.addWidget(widget)
        self._figures.addStretch(1)
        self._figures.addWidget(self._next)
        self._side.body.addWidget(ClearScroller(figures), 1)
        self._side.body.addWidget(self.play)
        self._main = HangingScroll(mount=16, padding=28)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 8, 0)
        rows.addWidget(self.ladder)
        rows.addStretch(1)
        self._main.body.addWidget(self._ladder_title)
        self._main.body.addWidget(ClearScroller(inside), 1)
        self._row = QHBoxLayout(self.content)
        self._row.addWidget(self._side)
        self._row.addWidget(self._main, 1)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_row"):
            look = theme()
            side = look.px(40 if look.u > 0.85 else 14)
            self._row.setContentsMargins(side, look.px(16), side, look.px(16))
            self._row.setSpacing(look.px(20))
            self._side.setFixedWidth(look.scale.line(340))
            self._side.body.setSpacing(look.px(10))
            self._figures.setSpacing(look.px(10))

    def load(self) -> None:
        self._progress = septet_progress(archive().database, self.profile)
        self.ladder.show_progress(self._progress)
        self._say(self._progress)

    def words(self) -> tuple[str, str]:
        return self.tr("Septet"), self.tr("Who was beaten, and how")

    def retranslate(self) -> None:
        self._ladder_title.setText(self.tr("Ladder"))
        self._rounds_title.setText(self.tr("Rounds won"))
        self.play.setText(self.tr("New game"))
        super().retranslate()

    def _say(self, progress: SeptetProgress) -> None:
        games, won = progress.all.games, progress.all.won
        self._share.setText(f"{round(100 * won / games)} %" if games else "–")
        played = QCoreApplication.translate("SeptetProgress", "%n games played", "", games)
        victories = QCoreApplication.translate("SeptetProgress", "%n won", "", won)
        none = self.tr("No game of Septet has been finished yet.")
        self._games.setText(f"{played}, {victories}" if games else none)
        self._streaks.setText(self._streak_words(progress))
        self._streaks.setVisible(bool(games))
        self._next.setText(self._next_words(progress))
        self._show_rounds(progress)

    def _streak_words(self, progress: SeptetProgress) -> str:
        length = abs(progress.streak)
        if progress.streak > 0:
            now = QCoreApplication.translate("SeptetProgress", "%n won in a row now", "", length)
        else:
            now = QCoreApplication.translate("SeptetProgress", "%n lost in a row now", "", length)
        best = QCoreApplication.translate(
            "SeptetProgress", "%n at best", "", progress.longest_streak
        )
        return f"{now}, {best}"

    def _show_rounds(self, progress: SeptetProgress) -> None:
        names = {
            "bosses": self.tr("by four bosses"),
            "tricks": self.tr("by the rivals' tricks"),
            "last_trick": self.tr("by the last trick"),
        }
        counts = dict(progress.rounds_won)
        total = sum(counts[way] for way in _WAYS)
        self.rounds.show_bars(
            tuple(
                Bar(
                    names[way],
                    counts[way],
                    f"{round(100 * counts[way] / total)} %" if total else "0",
                    FAMILIES[_COLOURS[way]].fill,
                )
                for way in _WAYS
            )
        )
        self.rounds.setAccessibleName(self._rounds_title.text())

    def _next_words(self, progress: SeptetProgress) -> str:
        """The next rung, in the mode that is played most."""
        if not progress.modes:
            return self.tr("Beat any computer team for the first seal.")
        mode = max(progress.modes, key=lambda played: played.all.games)
        beaten = mode.highest_beaten
        rung = SEPTET_LEVELS.index(beaten) + 1 if beaten in SEPTET_LEVELS else 0
        if rung == len(SEPTET_LEVELS):
            words = self.tr("%1: even the strongest have been beaten.")
            return words.replace("%1", mode_words(mode.mode))
        words = self.tr("%1: the next rung is %2.")
        return words.replace("%1", mode_words(mode.mode)).replace(
            "%2", rivals_words(SEPTET_LEVELS[rung])
        )
