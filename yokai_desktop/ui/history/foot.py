"""The foot of the history: how many games there are, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import ask_again, bind_text
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.progress_line import ProgressLine
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
LARGE_TEXT = 140
"""Per cent of the text size from which lines hold less."""


class HistoryFoot(QWidget):
    """``has_chosen`` tells whether some games are chosen; ``arrange`` fits it to its room."""

    def __init__(self, has_chosen: Callable[[], bool]) -> None:
        super().__init__()
        self._has_chosen = has_chosen
        self.count = Label(role=Role.SECONDARY, colour="ink2")
        self.progress = ProgressLine()
        self.progress.hide()
        bind_text(
            self.progress.setAccessibleName,
            lambda: translate("HistoryPage", "Progress of the import"),
        )
        self.replay = Button(lambda: translate("HistoryPage", "Replay"), PRIMARY)
        self.review = Button(lambda: translate("HistoryPage", "Review"), PAPER)
        self.again = Button(lambda: translate("HistoryPage", "Same deal"), PAPER)
        bind_text(
            self.again.setToolTip,
            lambda: translate("HistoryPage", "Play the same cards once more"),
        )
        self.export = Button(self._export_words, PAPER)
        self.take_over = Button(self._import_words, PAPER)
        self.delete = Button(lambda: translate("HistoryPage", "Delete"), PAPER)
        self._icons = {
            self.replay: "play",
            self.review: "journey",
            self.again: "dice",
            self.export: "export",
            self.take_over: "import",
            self.delete: "trash",
        }
        self._files = row(spacing=10)
        self._buttons = row(
            (self.count, 1),
            self.take_over,
            self.export,
            self.delete,
            self.again,
            self.review,
            self.replay,
            spacing=10,
        )
        column(self.progress, self._files, self._buttons, on=self)

    def arrange(self, room: int) -> None:
        """What is done with files has a line of its own where text is large or words are long."""
        large = theme().scale.text_percent > LARGE_TEXT
        for place, widget in enumerate((self.count, self.take_over, self.export, self.delete)):
            for layout in (self._files, self._buttons):
                layout.removeWidget(widget)
            line = self._files if large or self._is_tight(room) else self._buttons
            line.insertWidget(place, widget, int(widget is self.count))
        self._show_icons()

    def _is_tight(self, room: int) -> bool:
        """Whether one line is too short for the count and all the buttons."""
        words = [self.count.sizeHint().width()]
        words += [button.sizeHint().width() for button in self._icons if button is not self.export]
        words.append(self.export.width_for(translate("HistoryPage", "Export all")))
        return sum(words) + self._buttons.spacing() * len(self._icons) > room

    def show_chosen(self, *, one: bool, reviewable: bool, dealt: bool, any_game: bool) -> None:
        """Enable what can be done with the chosen games, and with all that are listed."""
        self.replay.setEnabled(one)
        self.replay.set_kind(PRIMARY if one else PAPER)
        self.review.setEnabled(reviewable)
        self.again.setEnabled(dealt)
        self.delete.setEnabled(self._has_chosen())
        self.export.setEnabled(any_game)
        ask_again(self.export)

    def show_progress(self, words: str, percent: int) -> None:
        """An import is under way; its button now cancels it."""
        self.count.setText(words)
        self.progress.setValue(percent)
        self.progress.show()
        self._name_import()

    def end_progress(self) -> None:
        """No import is under way any more."""
        self.progress.hide()
        self._name_import()

    def _name_import(self) -> None:
        ask_again(self.take_over)
        self._icons[self.take_over] = "import" if self.progress.isHidden() else "close"
        self._show_icons()

    def _show_icons(self) -> None:
        large = theme().scale.text_percent > LARGE_TEXT
        for button, icon in self._icons.items():
            button.set_icon("" if large else icon)

    def _export_words(self) -> str:
        if self._has_chosen():
            return translate("HistoryPage", "Export")
        return translate("HistoryPage", "Export all")

    def _import_words(self) -> str:
        if self.progress.isHidden():
            return translate("HistoryPage", "Import")
        return translate("HistoryPage", "Cancel")
