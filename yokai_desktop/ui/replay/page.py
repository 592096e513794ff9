"""A kept game played again: the same board as at the table, with steps instead of choices."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.match import Match
from yokai_desktop.models.replay import ReplayModel
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.summaries import mode_name
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.history.words import date_words, mode_words
from yokai_desktop.ui.parts.bindings import ask_again, bind_style, line
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.labels import PARTED
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.replay.controls import Controls
from yokai_desktop.ui.replay.player import ReplayPlayer
from yokai_desktop.ui.replay.step_log import LogStep, StepLog
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.routes import PageRoute, Route
from yokai_desktop.words.players import name_of

OPEN = "open"
_KEYS: dict[int, str] = {
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}
_LOG_FROM = 1180
"""The width of a window from which the log stands beside the board by itself."""


class ReplayPage(BarPage):
    """Shows one game at a time; ``opened(game=…)`` or ``opened(match=…)`` brings another."""

    leaves_to: Route | None = routes.History()

    def __init__(self) -> None:
        super().__init__()
        self.player: ReplayPlayer | None = None
        self._number: int | None = None
        self._played: datetime | None = None
        self.bar.set_title(lambda: self.tr("Replay"), self._subtitle)
        self.log_button = Button(lambda: self.tr("Log"), BAR, icon="log", height=SMALL)
        self.log_button.setCheckable(True)
        self.log_button.toggled.connect(self.fit)
        back = Button(lambda: self.tr("History"), BAR, icon="history", height=SMALL)
        back.clicked.connect(lambda: self.go(routes.History()))
        self.review_button = Button(lambda: self.tr("Review"), BAR, icon="journey", height=SMALL)
        self.review_button.clicked.connect(self.review)
        self.review_button.hide()
        for button in (self.log_button, self.review_button, back):
            self.bar.add_action_button(button)
        self.log = StepLog(lambda: self.tr("Step by step"))
        bind_style(self.log.setFixedWidth, line(264))
        self.log.jump_asked.connect(self.jump)
        self.controls = Controls()
        self._connect()
        self._rail = QWidget()
        column(self.log, margins=(0, 12, 12, 12), on=self._rail)
        self._middle = row(self._rail, spacing=0)
        self.column.addLayout(self._middle, 1)
        self.column.addWidget(self.controls)

    def _connect(self) -> None:
        self.controls.step_asked.connect(self.step)
        self.controls.jump_asked.connect(self.jump)
        self.controls.speed_chosen.connect(self._set_pace)
        self.controls.eyes_chosen.connect(self._look_as)
        self.controls.branch_asked.connect(self.continue_from_here)
        preferences().changed.connect(self._set_pace)

    def first_focus(self) -> QWidget | None:
        return self.controls.buttons["play"]

    def opened(self, route: PageRoute) -> None:
        assert isinstance(route, routes.Replay)
        if route.match is not None:
            self._number, self._played = None, None
            self.show_match(route.match)
        elif route.game is not None and route.game != self._number:
            self._open_kept(route.game)

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
            self.go(routes.Tell(message))
            self.go(routes.History())
            return
        self._number, self._played = number, games[0].played
        self.show_match(match)

    @property
    def model(self) -> ReplayModel | None:
        return self.player.model if self.player else None

    @property
    def board(self) -> Board | None:
        return self.player.board if self.player else None

    def show_match(self, match: Match) -> None:
        """Bring a game to its start, seen with the eyes of its first person."""
        self._clear()
        board = game_face(match.game.name).replay_board(match, self.go)
        self.player = ReplayPlayer(ReplayModel(match), board, self)
        self.player.model.setParent(self.player)
        self.player.moved.connect(self._update_position)
        self._middle.insertWidget(0, board, 1)
        self.controls.set_length(self.player.model.last)
        self._set_pace()
        ask_again(self.bar)
        self.refresh()
        self.player.jump(0)
        self.fit()
        board.show()
        self._say_what_scrolls()

    def _clear(self) -> None:
        player, self.player = self.player, None
        if player is not None:
            player.rest()
            self._middle.removeWidget(player.board)
            player.board.hide()
            player.board.deleteLater()
            player.setParent(None)
            player.deleteLater()

    def step(self, name: str) -> None:
        """One of the steps of the controls."""
        if self.player is not None:
            self.player.step(name, self.player.jump)

    def jump(self, position: int) -> None:
        if self.player is not None:
            self.player.jump(position)

    def continue_from_here(self) -> None:
        """A new game from this position, marked as such."""
        if self.player is None:
            return
        self.player.pause()
        match = self.player.model.branch()
        self.go(routes.Play(match))

    def review(self) -> None:
        """What the game's decisions were worth."""
        if self.player is not None:
            self.player.pause()
            self.go(routes.Review(self._number, self.player.model.match))

    def _look_as(self, eyes: str) -> None:
        if self.player is None:
            return
        self.player.rest()
        model = self.player.model
        seat = model.seat if eyes == OPEN else int(eyes)
        model.look_as(seat, open_cards=eyes == OPEN)
        self._update_steps()
        self._update_position()

    def _set_pace(self, _: str = "") -> None:
        if self.player is not None:
            chosen = preferences()
            self.player.speed = self.controls.speed.value() or "normal"
            name = "off" if chosen.value("animation") == "off" else self.player.speed
            self.player.board.set_pace(Pace.of(name, chosen.value("reduced_motion")))

    # what is said

    def _subtitle(self) -> str:
        if self.player is None:
            return ""
        match = self.player.model.match
        mode = mode_words(match.game.name, mode_name(match.game.name, match.setup))
        when = date_words(self._played) if self._played is not None else ""
        parts = (game_name(match.game.name), mode, when)
        return PARTED.join(part for part in parts if part)

    def refresh(self) -> None:
        if self.player is None:
            return
        self.review_button.setVisible(self.player.model.is_finished)
        self._update_eyes()
        if not self.player.showing.is_busy:
            self.player.board.sync(self.player.model.view)
        self._update_steps()
        self._update_position()

    def _update_eyes(self) -> None:
        model = self.model
        assert model is not None
        names = [(str(seat), name_of(model.match, seat)) for seat in model.seats]
        if model.is_finished:
            names.append((OPEN, self.tr("All cards face up")))
        self.controls.eyes.set_items(names)
        self.controls.eyes.set_value(OPEN if model.has_open_cards else str(model.seat))

    def _update_steps(self) -> None:
        model = self.model
        assert model is not None
        face = game_face(model.match.game.name)
        rows = []
        for step in range(model.last):
            before = model.view_at(step)
            for event in model.events_of(step):
                words = face.step_words(model.match, event, before)
                if words:
                    rows.append(LogStep(words, step + 1))
        self.log.show_steps(rows)

    def _update_position(self) -> None:
        if self.player is None:
            return
        model = self.player.model
        self.controls.show_position(model.position, is_playing=self.player.is_playing)
        self.log.show_position(model.position)
        self.controls.branch.setEnabled(model.can_branch)

    def window_title(self) -> str:
        return self.tr("Replay")

    # the window

    def fit(self) -> None:
        """In a wide window the log is always there; else the button of the bar opens it."""
        wide = self.width() >= _LOG_FROM
        self.log_button.setVisible(not wide)
        self._rail.setVisible(wide or self.log_button.isChecked())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.player is not None:
            self.player.rest()

    def left(self) -> None:
        self._clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        name = _KEYS.get(event.key())
        if self.board is not None and self.board.steer(event):
            return
        if name is not None:
            self.step(name)
        else:
            super().keyPressEvent(event)
