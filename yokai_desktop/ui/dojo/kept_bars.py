"""How often partners keep a convention: a bar for each level."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from yokai_desktop.dojo.kept import Kept
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, empty, row
from yokai_desktop.ui.parts.progress_line import ProgressLine
from yokai_desktop.ui.theme import Role, side_colour
from yokai_desktop.words.joining import labelled, row_of
from yokai_desktop.words.levels import level_name
from yokai_desktop.words.numbers import percent_text


class KeptBars(QWidget):
    """``show_kept`` says everything anew, the strongest level first; nothing counted hides it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kept: tuple[Kept, ...] = ()
        self._bars: QVBoxLayout = column(spacing=7, on=self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        bind_text(self.setAccessibleName, self.words)
        self.hide()

    def show_kept(self, kept: Sequence[Kept]) -> None:
        """The figures of one convention, from the weakest level on."""
        shown, self.kept = self.kept, tuple(reversed(kept))
        if shown == self.kept:
            return
        self.setAccessibleName(self.words())
        empty(self._bars)
        for each in self.kept:
            self._bars.addWidget(_Bar(each))
        self.setVisible(bool(kept))

    def words(self) -> str:
        """*Expert: 86 %, Skilled: 78 %*."""
        return row_of(
            labelled(level_name(each.level), percent_text(each.percent)) for each in self.kept
        )


class _Bar(QWidget):
    """The name of a level, a share, and the bar below both."""

    def __init__(self, kept: Kept) -> None:
        super().__init__()
        name = Label(partial(level_name, kept.level), Role.SECONDARY, "ink2")
        share = Label(partial(percent_text, kept.percent), Role.SECONDARY)
        line = ProgressLine(colour=side_colour(0))
        line.setValue(kept.percent)
        column(row((name, 1), share), line, spacing=0, on=self)
