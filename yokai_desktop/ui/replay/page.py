"""A kept game played again: the same board as at the table, with steps instead of choices."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.engine.match import Match
from yokai_desktop.models.replay import ReplayModel
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.summaries import mode_name
from yokai_desktop.ui.archive import archive
from yokai_desktop.ui.game_words import game_name
from yokai_desktop.ui.history.question import replace_unfinished
from yokai_desktop.ui.history.words import date_words, mode_words
from yokai_desktop.ui.page import Page
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.top_bar import TopBar
from yokai_desktop.ui.preferences import preferences
from yokai_desktop.ui.replay.boards import board_for, words_for
from yokai_desktop.ui.replay.controls import Controls
from yokai_desktop.ui.replay.showing import ReplayShowing
from yokai_desktop.ui.replay.step_log import StepLog, StepRow
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.players import name_of
from yokai_desktop.ui.theme import theme

OPEN = "open"
_PAUSES = {"slow": 1_800, "normal": 700, "fast": 150}
"""Milliseconds between two steps while it plays by itself."""
_LOG_FROM = 1180
"""The width of a window from which the log stands beside the board by itself."""


class ReplayPage(Page):
    """Shows one game at a time; ``opened(game=…)`` or ``opened(match=…)`` brings another."""

    def __init__(self) -> None:
        super().__init__()
        self.model: ReplayModel | None = None
        self.board: Board | None = None
        self.showing: ReplayShowing | None = None
        self._number: int | None = None
        self._when = ""
        self.bar = TopBar()
        self.menu_anchor = self.bar.menu_button
        self.bar.menu_asked.connect(self.menu_asked)
        self.bar.help_asked.connect(lambda: self.navigate.emit("rules", {}))
        self.bar.settings_asked.connect(lambda: self.navigate.emit("settings", {}))
        self.log_button = Button(kind=BAR, icon="log", height=SMALL)
        self.log_button.setCheckable(True)
        self.log_button.toggled.connect(self._arrange)
        self._back = Button(kind=BAR, icon="history", height=SMALL)
        self._back.clicked.connect(lambda: self.navigate.emit("history", {}))
        for button in (self.log_button, self._back):
            self.bar.add_action_button(button)
        self.log = StepLog()
        self.log.jump_asked.connect(self.jump)
        self.controls = Controls()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.forward)
        self._is_playing = False
        self._connect()
        self._middle = QHBoxLayout()
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(0)
        self._rail = QWidget()
        rail = QVBoxLayout(self._rail)
        rail.setContentsMargins(0, 12, 12, 12)
        rail.addWidget(self.log)
        self._middle.addWidget(self._rail)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(self._middle, 1)
        column.addWidget(self.controls)
        self.retranslate()

    def _connect(self) -> None:
        steps: dict[str, Callable[[], None]] = {
            "first": lambda: self.jump(0),
            "back": self.backward,
            "play": self.toggle_playing,
            "forward": self.forward_by_hand,
            "last": lambda: self.jump(self.model.last if self.model else 0),
        }
        self.controls.step_asked.connect(lambda step: steps[step]())
        self.controls.jump_asked.connect(self.jump)
        self.controls.speed_chosen.connect(self._set_pace)
        self.controls.eyes_chosen.connect(self._look_as)
        self.controls.branch_asked.connect(self.continue_from_here)
        preferences().changed.connect(self._set_pace)

    def opened(self, **wanted: object) -> None:
        number, match = wanted.get("game"), wanted.get("match")
        if isinstance(match, Match):
            self._number, self._when = None, ""
            self.show_match(match)
        elif isinstance(number, int) and number != self._number:
            self._open_kept(number)

    def _open_kept(self, number: int) -> None:
        kept = archive()
        try:
            match = kept.history.match(number)
            games = kept.history.games([number])
        except StorageError as error:
            kept.failed(error)
            match = None
        if match is None or not games:
            message = kept.take_messages() or self.tr("This game is no longer there.")
            self.navigate.emit("notice", {"text": message})
            self.navigate.emit("history", {})
            return
        self._number, self._when = number, date_words(games[0].played)
        self.show_match(match)

    def show_match(self, match: Match) -> None:
        """Bring a game to its start, seen with the eyes of its first person."""
        self._pause()
        self._clear()
        self.model = ReplayModel(match, self)
        self.board = board_for(match, self.navigate.emit)
        self.showing = ReplayShowing(self.model, self.board, self)
        self.showing.rested.connect(self._rested)
        self._middle.insertWidget(0, self.board, 1)
        self.controls.set_length(self.model.last)
        self._set_pace()
        self.retranslate()
        self.model.jump(0)
        self._arrange()
        self.board.show()

    def _clear(self) -> None:
        for thing in (self.showing, self.model):
            if thing is not None:
                thing.setParent(None)
                thing.deleteLater()
        if self.board is not None:
            self.board.clock.stop()
            self._middle.removeWidget(self.board)
            self.board.hide()
            self.board.deleteLater()
        self.model = self.board = self.showing = None

    # steps

    def forward(self) -> None:
        """One step on, with its movements."""
        if self.model is not None and self.showing is not None:
            self.showing.finish()
            self.model.forward()
            self._say_position()

    def forward_by_hand(self) -> None:
        self._pause()
        self.forward()

    def backward(self) -> None:
        if self.model is not None:
            self.jump(self.model.position - 1)

    def jump(self, position: int) -> None:
        """To a position at once; playing by itself stops."""
        self._pause()
        if self.model is not None and self.showing is not None:
            if self.showing.is_busy:
                self.showing.stop()
            self.model.jump(position)
            self._say_position()

    def toggle_playing(self) -> None:
        if self._is_playing:
            self._pause()
        else:
            self._is_playing = True
            self.forward()
        self._say_position()

    def continue_from_here(self) -> None:
        """A new game from this position, marked as such."""
        self._pause()
        if self.model is not None:
            match = self.model.branch()
            replace_unfinished(
                self, match.game.name, lambda: self.navigate.emit("play", {"match": match})
            )

    def _pause(self) -> None:
        self._is_playing = False
        self._timer.stop()

    def _rested(self) -> None:
        if self._is_playing and self.model is not None:
            if self.model.position < self.model.last:
                self._timer.start(_PAUSES[self.controls.speed.value()])
            else:
                self._pause()
        self._say_position()

    def _look_as(self, eyes: str) -> None:
        if self.model is None or self.showing is None:
            return
        if self.showing.is_busy:
            self.showing.stop()
        seat = self.model.seat if eyes == OPEN else int(eyes)
        self.model.look_as(seat, open_cards=eyes == OPEN)
        self._say_steps()
        self._say_position()

    def _set_pace(self, _: str = "") -> None:
        if self.board is not None:
            chosen = preferences()
            speed = self.controls.speed.value() or "normal"
            name = "off" if chosen.value("animation") == "off" else speed
            self.board.set_pace(Pace.of(name, chosen.value("reduced_motion")))

    # what is said

    def retranslate(self) -> None:
        self.log_button.setText(self.tr("Log"))
        self._back.setText(self.tr("History"))
        self.log.name(self.tr("Every step"))
        if self.model is None or self.board is None:
            self.bar.set_title(self.tr("Replay"))
            return
        self._say_eyes()
        match = self.model.match
        mode = mode_words(match.game.name, mode_name(match.game.name, match.setup))
        parts = (game_name(match.game.name), mode, self._when)
        self.bar.set_title(self.tr("Replay"), " · ".join(part for part in parts if part))
        if self.showing is not None and not self.showing.is_busy:
            self.board.sync(self.model.view)
        self._say_steps()
        self._say_position()

    def _say_eyes(self) -> None:
        model = self.model
        assert model is not None
        names = [(str(seat), name_of(model.match, seat)) for seat in model.seats]
        if model.is_finished:
            names.append((OPEN, self.tr("All cards open")))
        self.controls.eyes.set_items(names)
        self.controls.eyes.set_value(OPEN if model.has_open_cards else str(model.seat))

    def _say_steps(self) -> None:
        model = self.model
        assert model is not None
        rows = []
        for step in range(model.last):
            for event in model.told(step):
                words = words_for(model.match, event, model.states[step], model.seat)
                if words:
                    rows.append(StepRow(words, step + 1))
        self.log.show_steps(rows)

    def _say_position(self) -> None:
        model = self.model
        if model is None:
            return
        self.controls.show_position(model.position, is_playing=self._is_playing)
        self.log.show_position(model.position)
        can_branch = model.states[model.position].outcome is None
        self.controls.branch.setEnabled(can_branch)

    def window_title(self) -> str:
        return self.tr("Replay")

    # the window

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_rail"):
            self.log.setFixedWidth(theme().scale.line(264))
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """In a wide window the log is always there; else the button of the bar opens it."""
        wide = self.width() >= _LOG_FROM
        self.log_button.setVisible(not wide)
        self._rail.setVisible(wide or self.log_button.isChecked())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pause()
        if self.showing is not None and self.showing.is_busy:
            self.showing.stop()

    def left(self) -> None:
        self._pause()
        self._clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Right: self.forward_by_hand,
            Qt.Key.Key_Left: self.backward,
            Qt.Key.Key_Space: self.toggle_playing,
            Qt.Key.Key_Home: lambda: self.jump(0),
            Qt.Key.Key_End: lambda: self.jump(self.model.last if self.model else 0),
            Qt.Key.Key_Escape: lambda: self.navigate.emit("history", {}),
        }
        act = keys.get(Qt.Key(event.key()))
        if act is None:
            super().keyPressEvent(event)
        else:
            act()
