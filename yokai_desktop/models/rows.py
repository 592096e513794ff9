"""A list model of frozen rows: every field of the row is a role of its own name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Qt

Row = TypeVar("Row")

_NOTHING = QModelIndex()
_FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1
Index = Any
"""A model index, persistent or not."""


class RowsModel(QAbstractListModel, Generic[Row]):
    """Rows are frozen dataclasses; ``words`` says a row to people (display and screen readers).

    ``set_rows`` changes only what differs: what is the same at both ends stays untouched.
    """

    def __init__(
        self,
        row_type: type[Row],
        words: Callable[[Row], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._words = words
        self._fields = [field.name for field in fields(row_type)]  # type: ignore[arg-type]

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(self._rows)

    def role(self, name: str) -> int:
        """The number of the role of a field."""
        return _FIRST_ROLE + self._fields.index(name)

    def rowCount(self, parent: Index = _NOTHING) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(row)
        place = int(role) - _FIRST_ROLE
        return getattr(row, self._fields[place]) if 0 <= place < len(self._fields) else None

    def roleNames(self) -> dict[int, QByteArray]:
        names = {
            _FIRST_ROLE + place: QByteArray(name.encode())
            for place, name in enumerate(self._fields)
        }
        return {int(Qt.ItemDataRole.DisplayRole): QByteArray(b"display"), **names}

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows from now on."""
        old, new = self._rows, list(rows)
        start = 0
        while start < min(len(old), len(new)) and old[start] == new[start]:
            start += 1
        end = 0
        while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
            end += 1
        removed, inserted = old[start : len(old) - end], new[start : len(new) - end]
        common = min(len(removed), len(inserted))
        if common:
            self._rows[start : start + common] = inserted[:common]
            self.dataChanged.emit(self.index(start), self.index(start + common - 1))
        at = start + common
        if len(removed) > common:
            self.beginRemoveRows(_NOTHING, at, at + len(removed) - common - 1)
            del self._rows[at : at + len(removed) - common]
            self.endRemoveRows()
        if len(inserted) > common:
            self.beginInsertRows(_NOTHING, at, at + len(inserted) - common - 1)
            self._rows[at:at] = inserted[common:]
            self.endInsertRows()

    def update_words(self) -> None:
        """The words have changed (another language)."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))
