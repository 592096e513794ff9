"""The picture of a board as plain data, so that two boards can be compared part by part."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.overlay import Overlay

Picture = list[tuple[object, ...]]


def picture_of(board: QWidget) -> Picture:
    """Every visible part with its place, words and looks, from the bottom to the top.

    Nothing may be in motion: a card on the overlay is part of the picture too.
    """
    for widget in board.findChildren(QWidget):
        layout = widget.layout()
        if layout is not None:
            layout.invalidate()  # a board that was never on a screen has not heard of its size
            layout.activate()
    parts: Picture = []
    _collect(board, board, parts)
    return parts


def _collect(board: QWidget, widget: QWidget, parts: Picture) -> None:
    for child in widget.children():
        if not isinstance(child, QWidget) or not child.isVisibleTo(board):
            continue
        if isinstance(child, Overlay):
            parts += [("moving", sprite.picture, sprite.spot) for sprite in child.sprites]
            continue
        parts.append(_facts(child))
        _collect(board, child, parts)


def _facts(widget: QWidget) -> tuple[object, ...]:
    facts: list[object] = [type(widget).__name__, widget.accessibleName(), widget.isEnabled()]
    if isinstance(widget, CardButton):
        widget.settle()
        facts += [widget.picture, widget.spot, widget.look, widget.is_away, widget.is_draggable]
    if isinstance(widget, QAbstractButton):
        facts += [widget.text(), widget.focusPolicy()]
    elif isinstance(widget, QLabel):
        facts.append(widget.text())
    facts.append(widget.geometry().getRect())
    return tuple(facts)
