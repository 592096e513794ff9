"""The history: every game that was finished or given up, to find, see again, share or delete."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from yokai_desktop.models.history import HistoryModel
from yokai_desktop.storage.finding import modes
from yokai_desktop.storage.history import KeptGame
from yokai_desktop.ui.archive import archive
from yokai_desktop.ui.game_faces import GAME_FACES
from yokai_desktop.ui.game_words import game_name, what_if
from yokai_desktop.ui.games import GameRequest
from yokai_desktop.ui.history import words
from yokai_desktop.ui.history.exchange import Exchange
from yokai_desktop.ui.history.question import Question, replace_unfinished
from yokai_desktop.ui.history.records_page import RecordsPage
from yokai_desktop.ui.history.table_view import GameTable
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.fields import Choice, TextField
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.progress_line import ProgressLine
from yokai_desktop.ui.theme import Role, theme

_LARGE_TEXT = 140
_TYPING = 120
"""Milliseconds after the last key before the search is made."""


def cell_words(game: KeptGame, column: str) -> str:
    """What a game says in a column of the list."""
    if column == "mode":
        mode = words.mode_words(game.game, game.mode)
        return f"{mode} · {what_if()}" if game.branched else mode
    return {
        "date": lambda: words.date_words(game.played, with_time=True),
        "game": lambda: game_name(game.game),
        "result": lambda: words.outcome_words(game),
        "players": lambda: words.players_words(game),
    }[column]()


class HistoryPage(RecordsPage):
    """A list with a search, filters, and what can be done with the chosen games."""

    name = "history"

    def __init__(self) -> None:
        super().__init__()
        self.model = HistoryModel(archive().history, cell_words, self)
        self.exchange = Exchange(archive().history, self)
        self.search = TextField()
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(80)
        self.games, self.modes, self.results = Choice(), Choice(), Choice()
        self.table = GameTable()
        self.table.setModel(self.model)
        self.count = Label(role=Role.SECONDARY, colour="ink2")
        self.progress = ProgressLine()
        self.progress.hide()
        self.replay = Button(kind=PRIMARY)
        self.again, self.export, self.take_over, self.delete = (Button(kind=PAPER) for _ in "1234")
        self._icons = {
            self.replay: "play",
            self.again: "dice",
            self.export: "export",
            self.take_over: "import",
            self.delete: "trash",
        }
        self._search_soon = QTimer(self, singleShot=True, interval=_TYPING)
        self._connect()
        self._lay_out()
        self.restyle()
        self.retranslate()

    def _connect(self) -> None:
        self._search_soon.timeout.connect(self.apply)
        self.search.textChanged.connect(self._search_soon.start)
        for choice in (self.games, self.modes, self.results):
            choice.activated.connect(self.apply)
        self.table.opened.connect(self._open_row)
        self.table.delete_asked.connect(self.ask_delete)
        self.table.selectionModel().selectionChanged.connect(self._selection_changed)
        self.replay.clicked.connect(lambda: self._open_row(self.table.rows()[0]))
        self.again.clicked.connect(self._play_again)
        self.export.clicked.connect(lambda: self.exchange.choose_export(self.chosen_numbers()))
        self.take_over.clicked.connect(self._import_or_cancel)
        self.exchange.ended.connect(self._import_ended)
        self.exchange.told.connect(self._tell)
        self.exchange.progressed.connect(self._say_progress)
        self.exchange.taken_over.connect(lambda: archive().changed.emit())
        self.delete.clicked.connect(self.ask_delete)

    def _lay_out(self) -> None:
        self._scroll = HangingScroll(mount=16, padding=24)
        self._filters = QHBoxLayout()
        self._filters.addWidget(self.search, 3)
        for choice in (self.games, self.modes, self.results):
            self._filters.addWidget(choice, 2)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.count, 1)
        for button in (self.take_over, self.export, self.delete, self.again, self.replay):
            self._buttons.addWidget(button)
        self._head, self._foot = QVBoxLayout(), QVBoxLayout()
        self._head.addLayout(self._filters)
        self._foot.addWidget(self.progress)
        self._foot.addLayout(self._buttons)
        self._scroll.body.addLayout(self._head)
        self._scroll.body.addWidget(self.table, 1)
        self._scroll.body.addLayout(self._foot)
        self._row = QHBoxLayout(self.content)
        self._row.addWidget(self._scroll)

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_row"):
            look = theme()
            side = look.px(40 if look.u > 0.85 else 14)
            self._row.setContentsMargins(side, look.px(16), side, look.px(16))
            self._scroll.body.setSpacing(look.px(12))
            for row in (self._filters, self._buttons):
                row.setSpacing(look.px(10))
            self._arrange(large=look.scale.text_percent > _LARGE_TEXT)

    def _arrange(self, *, large: bool) -> None:
        """With large text the search and the count have a line of their own, buttons no icon."""
        for widget, own_line, shared, stretch in (
            (self.search, self._head, self._filters, 3),
            (self.count, self._foot, self._buttons, 1),
        ):
            own_line.removeWidget(widget)
            shared.removeWidget(widget)
            if large:
                own_line.insertWidget(0, widget)
            else:
                shared.insertWidget(0, widget, stretch)
        self._show_icons()

    def words(self) -> tuple[str, str]:
        total = archive().history.count()
        kept = QCoreApplication.translate("HistoryPage", "%n games kept", "", total)
        return self.tr("History"), kept

    def retranslate(self) -> None:
        self.search.setPlaceholderText(self.tr("Name, deal code or date (2026-11)"))
        self.search.setAccessibleName(self.tr("Search"))
        self.games.setAccessibleName(self.tr("Game"))
        self.modes.setAccessibleName(self.tr("Mode"))
        self.results.setAccessibleName(self.tr("Result"))
        self.table.setAccessibleName(self.tr("Games"))
        self.replay.setText(self.tr("Replay"))
        self.again.setText(self.tr("Same deal"))
        self.again.setToolTip(self.tr("Play the same cards once more"))
        self._name_import(is_busy=self.exchange.is_busy)
        self.progress.setAccessibleName(self.tr("Progress of the import"))
        self.delete.setText(self.tr("Delete"))
        self.model.set_titles(
            {
                "date": self.tr("Date"),
                "game": self.tr("Game"),
                "mode": self.tr("Mode"),
                "result": self.tr("Result"),
                "players": self.tr("Players"),
            }
        )
        self._selection_changed()
        super().retranslate()

    def load(self) -> None:
        results = [(result, words.result_words(result)) for result in words.RESULTS]
        self.results.set_items([("", self.tr("All results")), *results])
        games = [(face.name, face.title()) for face in GAME_FACES]
        self.games.set_items([("", self.tr("Both games")), *games])
        self._show_games()

    def apply(self) -> None:
        """Show the games that are wanted now."""
        self.guarded(self._show_games)

    def _show_games(self) -> None:
        chosen = self.games.value()
        found = [
            (mode, words.mode_words(game, mode))
            for game, mode in modes(archive().database)
            if chosen in ("", game)
        ]
        self.modes.set_items([("", self.tr("All modes")), *found])
        self.model.show(
            replace(
                self.model.wanted,
                words=self.search.text(),
                game=chosen,
                mode=self.modes.value(),
                result=self.results.value(),
                profile=self.profile,
            )
        )
        empty = self.tr("No game has been finished yet. Every game you play will be kept here.")
        no_match = self.tr("No game is like that.")
        self.table.nothing = no_match if archive().history.count() else empty
        self._selection_changed()

    def _selection_changed(self) -> None:
        rows = self.table.rows()
        game = self.model.game(rows[0]) if len(rows) == 1 else None
        self.replay.setEnabled(game is not None)
        self.replay.set_kind(PRIMARY if game is not None else PAPER)
        self.again.setEnabled(game is not None and bool(game.code))
        self.delete.setEnabled(bool(rows))
        self.export.setEnabled(self.model.rowCount() > 0)
        if rows:
            self.export.setText(self.tr("Export"))
        else:
            self.export.setText(self.tr("Export all"))
        if not self.exchange.is_busy:
            self.count.setText(self._count_words(len(rows)))

    def _count_words(self, chosen: int) -> str:
        shown = self.model.rowCount()
        words_shown = QCoreApplication.translate("HistoryPage", "%n games", "", shown)
        if not chosen:
            return words_shown
        picked = QCoreApplication.translate("HistoryPage", "%n chosen", "", chosen)
        return f"{words_shown}, {picked}"

    def _chosen(self) -> list[KeptGame]:
        games = (self.model.game(row) for row in self.table.rows())
        return [game for game in games if game is not None]

    def chosen_numbers(self) -> list[int]:
        """The numbers of the chosen games."""
        return [game.id for game in self._chosen()]

    def _open_row(self, row: int) -> None:
        game = self.model.game(row)
        if game is not None:
            self.navigate.emit("replay", {"game": game.id})

    def _play_again(self) -> None:
        self.guarded(lambda: self._start_again(self.chosen_numbers()[0]))

    def _start_again(self, number: int) -> None:
        match = archive().history.match(number)
        if match is not None:
            request = GameRequest.of(match)
            replace_unfinished(
                self, request.game, lambda: self.navigate.emit("start", {"request": request})
            )

    def ask_delete(self) -> None:
        """Ask, then forget the chosen games."""
        numbers = self.chosen_numbers()
        if not numbers:
            return
        count, translate = len(numbers), QCoreApplication.translate
        question = Question(
            self,
            lambda: translate("HistoryPage", "Delete %n games?", "", count),
            lambda: self.tr("Their results leave the journey and the statistics too."),
        )
        question.refuse_with(lambda: self.tr("Keep"))
        question.answer(lambda: self.tr("Delete"), lambda: self.delete_games(numbers))
        question.ask()

    def delete_games(self, numbers: list[int]) -> None:
        if self.guarded(lambda: archive().history.delete(numbers)):
            archive().changed.emit()

    def _import_or_cancel(self) -> None:
        if self.exchange.is_busy:
            self.exchange.cancel()
        else:
            self.exchange.choose_import()

    def _say_progress(self, words: str, percent: int) -> None:
        self.count.setText(words)
        self.progress.setValue(percent)
        self.progress.show()
        self._name_import(is_busy=True)

    def _import_ended(self) -> None:
        self.progress.hide()
        self._name_import(is_busy=False)

    def _name_import(self, *, is_busy: bool) -> None:
        self.take_over.setText(self.tr("Cancel") if is_busy else self.tr("Import"))
        self._icons[self.take_over] = "close" if is_busy else "import"
        self._show_icons()

    def _show_icons(self) -> None:
        large = theme().scale.text_percent > _LARGE_TEXT
        for button, icon in self._icons.items():
            button.set_icon("" if large else icon)

    def _tell(self, words: str) -> None:
        self._selection_changed()
        self.navigate.emit("notice", {"text": words})

    def left(self) -> None:
        self.exchange.importing.close()
        self._import_ended()
