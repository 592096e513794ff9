"""Everything a screen says: the texts of its widgets, what they tell readers, what is painted."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from tests.accessibility.painted_words import watched_painters


def texts_of(widget: QWidget) -> list[str]:
    """The texts of one widget, as it would be asked for them."""
    found = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    if isinstance(widget, QLabel | QAbstractButton):
        found.append(widget.text())
    if isinstance(widget, QLineEdit):
        found.append(widget.placeholderText())
    if isinstance(widget, QTextEdit):
        found.append(widget.toPlainText())
    if isinstance(widget, QComboBox):
        found += [widget.itemText(row) for row in range(widget.count())]
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model, top = widget.model(), QModelIndex()
        columns = range(1 if isinstance(widget, QListView) else model.columnCount(top))
        for row in range(model.rowCount(top)):
            found += [str(model.index(row, column).data() or "") for column in columns]
        for column in columns:
            found.append(str(model.headerData(column, Qt.Orientation.Horizontal) or ""))
    return [text for text in found if text]


def said_by(window: QWidget) -> list[str]:
    """Every text of every visible widget, and every text that is painted, in any order."""
    with watched_painters() as painted:
        window.grab()
    found = [words.text for words in painted]
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisible() and not isinstance(widget, QScrollBar):
            found += texts_of(widget)
    return sorted(found)
