"""Finds texts that their widgets are too small for, by comparing size hints with sizes."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QStyleOptionButton,
    QWidget,
)

from yokai_desktop.ui.parts.buttons import Button
from yokai_desktop.ui.parts.labels import ElidedLabel

SLACK = 2
"""Pixels that rounding may take."""


def clipped_texts(page: QWidget) -> list[str]:
    """A line for every visible text below a widget that does not fit."""
    found = []
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or not widget.size().isValid():
            continue
        if isinstance(widget, ElidedLabel):
            continue
        text = text_of(widget)
        wanted = _needed(widget) if text else None
        if wanted is None:
            continue
        width, height = wanted
        if width > widget.width() + SLACK or height > widget.height() + SLACK:
            has = f"{widget.width()}×{widget.height()}"
            found.append(f"{type(widget).__name__} {text!r} needs {width}×{height}, has {has}")
    return found


def text_of(widget: QWidget) -> str:
    """What a label, a button or a list shows."""
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def _needed(widget: QWidget) -> tuple[int, int] | None:
    if isinstance(widget, QComboBox):
        metrics = widget.fontMetrics()
        return metrics.horizontalAdvance(widget.currentText()) + 40, metrics.height()
    if widget.hasHeightForWidth():
        return 0, widget.heightForWidth(widget.width())
    hint = widget.sizeHint()
    if isinstance(widget, Button) and widget.text():
        return _needed_by_words(widget)
    return hint.width(), hint.height()


def _needed_by_words(button: Button) -> tuple[int, int]:
    """Where room is given a button has less air around its words, but never dots in them."""
    option = QStyleOptionButton()
    button.initStyleOption(option)
    is_whole = option.text == button.text().replace("&", "")
    wanted = max(button.sizeHint().width(), button.width() + SLACK + 1)
    return button.width() if is_whole else wanted, button.fontMetrics().height()
