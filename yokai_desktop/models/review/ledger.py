"""Luck and skill as a table: a round a row, all of them last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from yokai_desktop.models.review.story import Sum

COLUMNS = ("round", "drawn", "cards", "others", "own", "result")
"""``drawn`` shows the three parts as bars; its words tell where the round began and ended."""
SUM_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The whole ``Sum`` of a row."""

Index = Any
_NOTHING = QModelIndex()


class LedgerModel(QAbstractTableModel):
    """``cell`` says a column of a sum to people, ``title`` a column's head."""

    def __init__(
        self,
        cell: Callable[[Sum, str], str],
        title: Callable[[str], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._cell, self._title = cell, title
        self._sums: tuple[Sum, ...] = ()

    @property
    def sums(self) -> tuple[Sum, ...]:
        return self._sums

    def show(self, sums: tuple[Sum, ...]) -> None:
        """Show these sums from now on."""
        if sums != self._sums:
            self.beginResetModel()
            self._sums = sums
            self.endResetModel()

    def update_words(self) -> None:
        """The words have changed (another language)."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        if self._sums:
            last = self.index(len(self._sums) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = _NOTHING) -> int:
        return 0 if parent.isValid() else len(self._sums)

    def columnCount(self, parent: Index = _NOTHING) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._sums):
            return None
        found = self._sums[index.row()]
        if role == SUM_ROLE:
            return found
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._cell(found, COLUMNS[index.column()])
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = int(Qt.ItemDataRole.DisplayRole),
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal and 0 <= section < len(COLUMNS):
            return self._title(COLUMNS[section])
        return None
