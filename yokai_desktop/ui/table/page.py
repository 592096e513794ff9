"""The page on which a game is played: top bar, board, curtain.  It knows no game.

A game's own page gives it a board and the words for the bar.  What happens follows the table
model; the settings of speed and pauses are obeyed as soon as they change.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShowEvent

from yokai_desktop.engine.contract import Outcome, View
from yokai_desktop.engine.match import Match
from yokai_desktop.models.table import TableModel
from yokai_desktop.models.thinking import Thinker
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.ui.games.game_words import branch_words
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.keys import MODIFIERS
from yokai_desktop.ui.parts.labels import PARTED
from yokai_desktop.ui.parts.sheet import open_sheet
from yokai_desktop.ui.services.archive import save_game
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.announcer import announcer
from yokai_desktop.ui.speech.asking import Answers, Asking
from yokai_desktop.ui.speech.narrator import Narrator
from yokai_desktop.ui.table.aid_sheet import AidSheet
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.curtain import Curtain
from yokai_desktop.ui.table.focus_keeper import FocusKeeper
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.players import mask_of, paces_of, thinker
from yokai_desktop.ui.table.showing import TableShowing
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.failure import complete_reports_of
from yokai_desktop.ui.window.routes import PageRoute, Route
from yokai_desktop.words.aid import Aid
from yokai_desktop.words.joining import listed
from yokai_desktop.words.players import name_of


class TablePage(BarPage):
    """Subclasses make the board and say what the bar tells."""

    leaves_to: Route | None = routes.Home()
    has_aid = True
    slot = ""
    """Where the game is kept while it is unfinished; without one it is the first of its kind."""

    def __init__(self, match: Match, board: Board, asked: Thinker | None = None) -> None:
        super().__init__()
        self.match = match
        self.board = board
        self.table = TableModel(match, asked or thinker(), self.save, self)
        self.table.paces = paces_of(match)
        self.aid_button = Button(kind=BAR, icon="rules", height=SMALL)
        self.aid_button.describe(lambda: self.tr("Player aid (F2)"))
        self.aid_button.clicked.connect(self.toggle_aid)
        self.bar.add_action_button(self.aid_button)
        self.column.addWidget(board, 1)
        self.curtain = Curtain(self)
        self.curtain.opened.connect(self._seat_taken)
        self.showing = TableShowing(self.table, board, self)
        self.showing.view_changed.connect(self._changed)
        self.table.handover.connect(self._call)
        self.table.finished.connect(self.game_over)
        self.table.save_failed.connect(self._save_failed)
        self.table.fell_silent.connect(self._fell_silent)
        self.table.by_chance.connect(self._by_chance)
        preferences().changed.connect(self._settings_changed)
        self.narrator = Narrator(self)
        self.focus = FocusKeeper(self)
        board.offered.connect(self.focus.settle)
        self.table.finished.connect(self.focus.settle)
        self._has_begun = self._is_resting = False
        self._set_pace()
        self.asking = Asking(self, {"now": self.now_words, **self.answers()})

    def opened(self, route: PageRoute) -> None:
        if not self._has_begun:
            self._has_begun = True
            announcer().wait_for_reader()
            self.table.start(show_deal=True)

    def keep_still(self, still: bool) -> None:
        if still:
            self.board.clock.rest()
        elif not self._is_resting:
            self.board.clock.go_on()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_resting:
            self._is_resting = False
            self.board.clock.go_on()
            self.table.release()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody plays on while another page is in front."""
        super().hideEvent(event)
        if self._has_begun and not self._is_resting:
            self._is_resting = True
            self.board.clock.rest()
            self.table.hold()

    def bar_words(self, view: View) -> tuple[str, str]:
        """Title and subtitle of the bar; never a secret."""
        raise NotImplementedError

    def aid(self, view: View) -> Aid:
        """What the players of this game may want to look up; never a secret."""
        raise NotImplementedError

    def answers(self) -> Answers:
        """What can be asked with a key at this table, beside what can at every table."""
        return {}

    def now_words(self) -> str:
        """What is to be done now and by whom."""
        return self.board.now_words()

    def toggle_aid(self) -> None:
        sheet = open_sheet(self.window())
        if isinstance(sheet, AidSheet):
            sheet.dismissed.emit()
        elif sheet is None and not self.is_covered:
            AidSheet(self, lambda: self.aid(self.showing.view)).show()

    def take_back(self) -> None:
        """Undo the last act of the person, where a button does."""

    def extra(self) -> dict[str, Any]:
        """What is saved beside the record."""
        return {}

    def game_over(self, outcome: Outcome) -> None:
        """The game has ended and its last picture is shown."""

    def settings_changed(self) -> None:
        """A setting of the game's own may have changed; a page asks once when it is made."""

    def save(self, match: Match) -> None:
        """Put the game on disk; one that is over goes to the history."""
        message = save_game(match, self.extra(), self.slot)
        if match.outcome is not None:
            complete_reports_of(match)
        if message:
            self.go(routes.Tell(message))

    def _save_failed(self, error: StorageError) -> None:
        words = {
            "disk_full": self.tr("The disk is full: this game goes on, but is not saved."),
            "read_only": self.tr(
                "Games cannot be saved in their folder: this one lasts until you quit."
            ),
        }
        other = self.tr("This game could not be saved. It lasts until you quit.")
        self.go(routes.Tell(words.get(error.reason, other)))

    def _fell_silent(self) -> None:
        words = self.tr("The computer players have stopped. They are about to be restarted.")
        self.go(routes.Tell(words))

    def _by_chance(self) -> None:
        words = self.tr(
            "The computer players cannot think: they play at random. You can continue the game"
            " later; restarting the program may help."
        )
        self.go(routes.Tell(words))

    def seat_name(self, seat: int) -> str:
        return name_of(self.match, seat)

    def left(self) -> None:
        announcer().forget()
        self.board.clock.stop()
        self.curtain.clock.stop()
        self.table.close()

    def refresh(self) -> None:
        """While something is shown the board stays at what has been shown."""
        if self.table.awaits is None and not self.showing.is_busy:
            self.board.sync(self.table.view)
            if self.match.to_act == self.table.viewer:
                self.board.offer(self.table.view.legal)
        elif self.showing.is_busy:
            self.board.retell()
        self._update_bar()

    @property
    def is_covered(self) -> bool:
        return self.curtain.is_closed

    def take_focus(self) -> None:
        self.focus.give()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that means nothing else ends what is being shown."""
        if self.asking.key(event) or self.board.steer(event):
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            self.take_back()
            return
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self.showing.is_busy and is_plain and event.key() not in MODIFIERS:
            self.showing.finish()
        else:
            event.ignore()

    def _changed(self, view: View) -> None:
        """The board shows something else."""
        self._update_bar()

    def _update_bar(self) -> None:
        title, subtitle = self.bar_words(self.showing.view)
        if self.table.plays_by_chance:
            subtitle = self.tr("The computer plays at random")
        parts = (subtitle, branch_words(self.match))
        self.bar.set_title(title, PARTED.join(part for part in parts if part))

    def _call(self, seat: int) -> None:
        """Everything secret is hidden before anybody else's data exists on the screen."""
        announcer().forget()
        self.asking.slip.hide()
        self.curtain.call(
            seat, mask_of(self.match, seat), lambda: (self.seat_name(seat), self._who_plays())
        )
        self.board.hide()
        self.bar.setEnabled(False)
        self.focus.settle()

    def _seat_taken(self, seat: int) -> None:
        self.bar.setEnabled(True)
        with announcer().afterwards():  # the keyboard comes to the board with it, and goes on
            self.table.take_seat(seat)
            self.board.show()
        self.focus.settle()

    def _who_plays(self) -> str:
        names = [self.seat_name(person) for person in self.table.people]
        return self.tr("Players at this screen: {names}").format(names=listed(names))

    def _settings_changed(self, name: str = "") -> None:
        self._set_pace()
        self.settings_changed()

    def _set_pace(self) -> None:
        chosen = preferences()
        pace = Pace.of(chosen.value("animation"), chosen.value("reduced_motion"))
        self.board.set_pace(pace)
        self.curtain.pace = pace
        self.table.thinking_pause = chosen.value("thinking_pause")

    def window_title(self) -> str:
        return self.bar_words(self.showing.view)[0]
