"""The kept games as a table: found and sorted by the database, read when a row is looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from yokai_desktop.storage.finding import COLUMNS, GameFilter, find
from yokai_desktop.storage.history import History, KeptGame

CHUNK = 100
"""Games read at once."""

GAME_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The whole ``KeptGame`` of a row."""

_NOTHING = QModelIndex()
Index = Any
Words = Callable[[KeptGame, str], str]
"""What a game shows in a column, in words."""


class HistoryModel(QAbstractTableModel):
    """One row a game; ``titles`` and ``words`` say columns and cells to people."""

    def __init__(self, history: History, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._words = words
        self._wanted = GameFilter()
        self._ids: list[int] = []
        self._read: dict[int, KeptGame] = {}
        self._titles: dict[str, str] = {}

    @property
    def wanted(self) -> GameFilter:
        return self._wanted

    def show(self, wanted: GameFilter) -> None:
        """Show these games; ``StorageError`` if they cannot be read."""
        ids = find(self._history.database, wanted)
        self.beginResetModel()
        self._wanted = wanted
        self._ids = ids
        self._read.clear()
        self.endResetModel()

    def refresh(self) -> None:
        """Ask the database again: games have come or gone."""
        self.show(self._wanted)

    def set_titles(self, titles: dict[str, str]) -> None:
        """The titles of the columns, by name; cells are said anew too (another language)."""
        self._titles = dict(titles)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        if self._ids:
            last = self.index(len(self._ids) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def game(self, row: int) -> KeptGame | None:
        """The game of a row; None if it has been deleted meanwhile."""
        if not 0 <= row < len(self._ids):
            return None
        if self._ids[row] not in self._read:
            start = row - row % CHUNK
            for game in self._history.games(self._ids[start : start + CHUNK]):
                self._read[game.id] = game
        return self._read.get(self._ids[row])

    def row_of(self, number: int) -> int:
        """The row of a game, -1 if it is not shown."""
        return self._ids.index(number) if number in self._ids else -1

    def rowCount(self, parent: Index = _NOTHING) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = _NOTHING) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        game = self.game(index.row()) if index.isValid() else None
        if game is None:
            return None
        if role == GAME_ROLE:
            return game
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(game, COLUMNS[index.column()])
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = int(Qt.ItemDataRole.DisplayRole),
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if not 0 <= section < len(COLUMNS):
            return None
        return self._titles.get(COLUMNS[section], COLUMNS[section])

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """By a column; the view's header calls this."""
        if 0 <= column < len(COLUMNS):
            descending = order == Qt.SortOrder.DescendingOrder
            self.show(replace(self._wanted, sort=COLUMNS[column], descending=descending))
