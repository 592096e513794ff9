"""Rows, columns and grids that keep the lengths of the design at every size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from yokai_desktop.ui.parts.bindings import bind_style, follow_style
from yokai_desktop.ui.theme import theme

Margin = float | Callable[[], object]
"""A length of the design, or a function that gives pixels."""
Margins = tuple[Margin, Margin, Margin, Margin]
"""Left, top, right, bottom."""
NONE: Margins = (0, 0, 0, 0)


@dataclass(frozen=True)
class Gap:
    """Free room of a design length between two parts."""

    length: float


Part = QWidget | QLayout | Gap | int
"""What stands in a row or column; a number is free room that stretches by so much."""
_Box = TypeVar("_Box", bound=QBoxLayout)
_LAYOUT_PASSES = 3
"""Scrolls and tiles ask once more when they know their size; then all is in its place."""


def row(
    *parts: Part | tuple[QWidget | QLayout, int],
    spacing: Margin | None = None,
    margins: Margins | None = NONE,
    on: QWidget | None = None,
) -> QHBoxLayout:
    """Parts side by side, ``(part, share)`` for one that stretches; ``on`` is the widget it fills.

    Without ``spacing`` or with ``margins=None`` it has those of Qt's style.
    """
    return _filled(QHBoxLayout(on) if on is not None else QHBoxLayout(), parts, spacing, margins)


def column(
    *parts: Part | tuple[QWidget | QLayout, int],
    spacing: Margin | None = None,
    margins: Margins | None = NONE,
    on: QWidget | None = None,
) -> QVBoxLayout:
    """Parts from top to bottom; else as ``row``."""
    return _filled(QVBoxLayout(on) if on is not None else QVBoxLayout(), parts, spacing, margins)


def grid(
    *,
    across: Margin | None = None,
    down: Margin | None = None,
    margins: Margins = NONE,
    on: QWidget | None = None,
) -> QGridLayout:
    """A grid with these lengths between its columns and its rows."""
    made = QGridLayout(on) if on is not None else QGridLayout()
    keep_margins(made, margins)
    if across is not None:
        bind_style(made.setHorizontalSpacing, across)
    if down is not None:
        bind_style(made.setVerticalSpacing, down)
    return made


def keep_margins(layout: QLayout, margins: Margins) -> None:
    """Margins of the design around a layout."""
    bind_style(layout.setContentsMargins, *margins)


def _filled(
    layout: _Box,
    parts: tuple[Part | tuple[QWidget | QLayout, int], ...],
    spacing: Margin | None,
    margins: Margins | None,
) -> _Box:
    if margins is not None:
        keep_margins(layout, margins)
    if spacing is not None:
        bind_style(layout.setSpacing, spacing)
    for part in parts:
        stretch = 0
        if isinstance(part, tuple):
            part, stretch = part
        if isinstance(part, QWidget):
            layout.addWidget(part, stretch)
        elif isinstance(part, QLayout):
            layout.addLayout(part, stretch)
        elif isinstance(part, Gap):
            add_gap(layout, part.length)
        else:
            layout.addStretch(part)
    return layout


def add_gap(layout: QBoxLayout, length: float) -> None:
    """Free room of a design length at the end of a row or column."""
    upright = layout.direction() in (
        QBoxLayout.Direction.TopToBottom,
        QBoxLayout.Direction.BottomToTop,
    )
    fixed, least = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum
    spacer = QSpacerItem(0, 0)
    layout.addSpacerItem(spacer)

    def measure() -> None:
        pixels = theme().px(length)
        if upright:
            spacer.changeSize(0, pixels, least, fixed)
        else:
            spacer.changeSize(pixels, 0, fixed, least)
        layout.invalidate()

    follow_style(layout, measure)


def lay_out_now() -> None:
    """Let what has new fonts or words be laid out at once, not after a first wrong picture."""
    for _ in range(_LAYOUT_PASSES):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def empty(layout: QBoxLayout) -> None:
    """Take everything out of a row or column, and put it away."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
