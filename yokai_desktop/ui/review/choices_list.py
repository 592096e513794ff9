"""The choices of a decision, best first: chance with its error, points, and a reason."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from yokai_desktop.models.review.choices import ChoiceRow
from yokai_desktop.models.rows import RowsModel
from yokai_desktop.ui.parts.bindings import follow_style, line
from yokai_desktop.ui.parts.wrapping_list import WrappingList
from yokai_desktop.ui.review.choice_delegate import ChoiceDelegate

_LEAST_HEIGHT = 130
"""The best choice at least is seen whole."""


class ChoicesList(WrappingList):
    """``looked_at(row)`` follows pointer and keyboard, -1 for none; ``asked(row)`` is Enter or
    a click."""

    looked_at = Signal(int)
    asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_whole = False
        self.choices: RowsModel[ChoiceRow] = RowsModel(ChoiceRow, lambda row: row.spoken, self)
        self.setModel(self.choices)
        self.setItemDelegate(ChoiceDelegate(self, self.choices))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMouseTracking(True)
        self.setStyleSheet("QListView { background: transparent; border: none; outline: 0; }")
        self.viewport().setAutoFillBackground(False)
        follow_style(self, self._follow_rows)
        self.entered.connect(lambda index: self.looked_at.emit(index.row()))
        self.activated.connect(lambda index: self.asked.emit(index.row()))
        self.clicked.connect(lambda index: self.asked.emit(index.row()))
        self.selectionModel().currentChanged.connect(
            lambda index, _: self.looked_at.emit(index.row() if self.hasFocus() else -1)
        )

    def sizeHint(self) -> QSize:
        """It asks for no more than it needs, so that nothing around it scrolls for its sake."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def show_whole(self, is_whole: bool) -> None:
        """Make it as high as all its rows, so that only what is around it scrolls."""
        self._is_whole = is_whole
        self._follow_rows()

    def _follow_rows(self) -> None:
        least = line(_LEAST_HEIGHT)()
        if self._is_whole:
            rows = range(len(self.choices.rows))
            least = max(least, sum(self.sizeHintForRow(row) for row in rows) + 2)
        policy = Qt.ScrollBarPolicy
        bar = policy.ScrollBarAlwaysOff if self._is_whole else policy.ScrollBarAlwaysOn
        self.setVerticalScrollBarPolicy(bar)
        self.setMinimumHeight(least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._follow_rows()

    def show_rows(self, rows: list[ChoiceRow]) -> None:
        """These choices, from the top."""
        self.choices.set_rows(rows)
        self.setCurrentIndex(QModelIndex())
        self.scrollToTop()
        self.doItemsLayout()
        self._follow_rows()
