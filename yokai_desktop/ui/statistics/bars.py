"""Horizontal bars with their figures: shares of a whole, told in words too."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.bindings import bind_style, line
from yokai_desktop.ui.parts.labels import ElidedLabel, Label
from yokai_desktop.ui.parts.layouts import column, empty, row
from yokai_desktop.ui.parts.progress_line import ProgressLine
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.joining import groups_of, labelled

_ROW = 46


@dataclass(frozen=True)
class Bar:
    """One bar: what it is, how long, and the words at its end."""

    name: str
    value: int
    words: str
    colour: QColor


class Bars(QWidget):
    """The longest bar takes the whole width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self._lines = column(spacing=0, on=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: tuple[Bar, ...]) -> None:
        self._bars = bars
        self.setAccessibleDescription(self.text())
        empty(self._lines)
        most = max((bar.value for bar in bars), default=0) or 1
        for bar in bars:
            self._lines.addWidget(_line(bar, most))

    def text(self) -> str:
        return groups_of(labelled(bar.name, bar.words) for bar in self._bars)


def _line(bar: Bar, most: int) -> QWidget:
    shown = ProgressLine(colour=bar.colour, well="paper_well", height=10)
    shown.setRange(0, most)
    shown.setValue(bar.value)
    made = QWidget()
    words = row(
        (ElidedLabel(bar.name, Role.SECONDARY, modest=True), 1),
        Label(bar.words, Role.SECONDARY, "ink2"),
        spacing=8,
    )
    column(words, shown, 1, spacing=3, on=made)
    bind_style(made.setFixedHeight, line(_ROW))
    return made
