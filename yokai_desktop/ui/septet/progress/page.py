"""Progress at Septet: figures and how rounds are won on one scroll, the ladder on another."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.player_levels import SEPTET_LEVELS
from yokai_desktop.storage.septet.progress import SeptetProgress, septet_progress
from yokai_desktop.ui.history.records_page import RecordsPage, page_side
from yokai_desktop.ui.parts.bindings import bind_style, bind_text, line
from yokai_desktop.ui.parts.buttons import PRIMARY, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.septet.kept_words import mode_words
from yokai_desktop.ui.septet.progress.ladder import Ladder, rivals_words
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.statistics.bars import Bar, Bars
from yokai_desktop.ui.theme import FAMILIES, Role
from yokai_desktop.ui.window import routes
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.numbers import percent_text

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
        self.rounds = Bars()
        bind_text(self.rounds.setAccessibleName, lambda: self.tr("Rounds won"))
        self._next = Label(role=Role.BODY, colour="seal_text", wraps=True)
        self.play = Button(lambda: self.tr("New game"), PRIMARY)
        self.play.clicked.connect(lambda: self.go(routes.NewGame("septet")))
        self.ladder = Ladder()
        self._lay_out()

    def _lay_out(self) -> None:
        figures, rungs = QWidget(), QWidget()
        column(
            self._share,
            self._games,
            self._streaks,
            Rule(),
            Label(lambda: self.tr("Rounds won"), Role.GROUP),
            self.rounds,
            1,
            self._next,
            spacing=10,
            on=figures,
        )
        side = HangingScroll(mount=12, padding=24)
        bind_style(side.setFixedWidth, line(340))
        bind_style(side.body.setSpacing, 10)
        side.body.addWidget(ClearScroller(figures), 1)
        side.body.addWidget(self.play)
        column(self.ladder, 1, margins=(0, 0, 8, 0), on=rungs)
        main = HangingScroll(mount=16, padding=28)
        main.body.addWidget(Label(lambda: self.tr("Ladder"), Role.SECTION))
        main.body.addWidget(ClearScroller(rungs), 1)
        row(side, (main, 1), spacing=20, margins=(page_side, 16, page_side, 16), on=self.content)

    def load(self) -> None:
        self._progress = septet_progress(archive().database, self.profile)
        self.ladder.show_progress(self._progress)
        self._update_words(self._progress)

    def words(self) -> tuple[str, str]:
        return self.tr("Septet"), self.tr("Who you have beaten, and how")

    def _update_words(self, progress: SeptetProgress) -> None:
        games, won = progress.all.games, progress.all.won
        self._share.setText(percent_text(round(100 * won / games)) if games else "–")
        played = QCoreApplication.translate("SeptetProgress", "%n games played", "", games)
        victories = QCoreApplication.translate("SeptetProgress", "%n won", "", won)
        none = self.tr("No game of Septet has been finished yet.")
        self._games.setText(row_of((played, victories)) if games else none)
        self._streaks.setText(self._streak_words(progress))
        self._streaks.setVisible(bool(games))
        self._next.setText(self._next_words(progress))
        self._show_rounds(progress)

    def _streak_words(self, progress: SeptetProgress) -> str:
        length, best = abs(progress.streak), progress.longest_streak
        if progress.streak > 0:
            text = QCoreApplication.translate(
                "SeptetProgress", "Winning streak: %n (best {best})", "", length
            )
        else:
            text = QCoreApplication.translate(
                "SeptetProgress", "Losing streak: %n (best winning streak {best})", "", length
            )
        return text.format(best=best)

    def _show_rounds(self, progress: SeptetProgress) -> None:
        names = {
            "bosses": self.tr("by bosses"),
            "tricks": self.tr("by the opponents’ tricks"),
            "last_trick": self.tr("by the last trick"),
        }
        counts = dict(progress.rounds_won)
        total = sum(counts[way] for way in _WAYS)
        self.rounds.show_bars(
            tuple(
                Bar(
                    names[way],
                    counts[way],
                    percent_text(round(100 * counts[way] / total)) if total else "0",
                    FAMILIES[_COLOURS[way]].fill,
                )
                for way in _WAYS
            )
        )

    def _next_words(self, progress: SeptetProgress) -> str:
        """The next rung, in the mode that is played most."""
        if not progress.modes:
            return self.tr("Beat any computer team for the first seal.")
        mode = max(progress.modes, key=lambda played: played.all.games)
        beaten = mode.highest_beaten
        rung = SEPTET_LEVELS.index(beaten) + 1 if beaten in SEPTET_LEVELS else 0
        if rung == len(SEPTET_LEVELS):
            words = self.tr("%1: you have beaten even the strongest.")
            return words.replace("%1", mode_words(mode.mode))
        words = self.tr("%1: the next rung is %2.")
        return words.replace("%1", mode_words(mode.mode)).replace(
            "%2", rivals_words(SEPTET_LEVELS[rung])
        )
