"""Games to and from files: asks for the file, works on it, and says how it went."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from yokai_desktop.models.importing import Importing
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.history import History
from yokai_desktop.storage.sharing import export_games
from yokai_desktop.storage.taking_over import ImportRefused
from yokai_desktop.words.joining import sentences

translate = QCoreApplication.translate


class Exchange(QObject):
    """Export and import of the games of one history."""

    message = Signal(str)
    """How something ended, in a sentence or two."""
    progressed = Signal(str, int)
    """How far an import has come, in words and in percent."""
    ended = Signal()
    """Nothing is being taken over any more, for whatever reason."""
    taken_over = Signal()
    """New games are in the history."""

    def __init__(self, history: History, parent: QWidget) -> None:
        super().__init__(parent)
        self._history, self._page = history, parent
        self.importing = Importing(history, self)
        self.importing.progressed.connect(self._show_progress)
        self.importing.finished.connect(self._imported)
        self.importing.failed.connect(self._failed)

    @property
    def is_busy(self) -> bool:
        return self.importing.is_busy

    def choose_export(self, numbers: Sequence[int]) -> None:
        """Ask where to write these games; none means all."""
        path, _ = QFileDialog.getSaveFileName(
            self._page,
            translate("HistoryPage", "Export"),
            str(Path.home() / "yokai-games.json"),
            translate("HistoryPage", "Games (*.json)"),
        )
        if path:
            self.export_to(Path(path), numbers)

    def export_to(self, path: Path, numbers: Sequence[int]) -> None:
        """Write these games, or all if there are none, to a file."""
        try:
            count = export_games(self._history, path, list(numbers) or None)
        except StorageError as error:
            words = {
                "disk_full": translate("HistoryPage", "The disk is full: nothing was written."),
                "read_only": translate("HistoryPage", "Files cannot be written there."),
            }
            other = translate("HistoryPage", "The file could not be written.")
            self.message.emit(words.get(error.reason, other))
        else:
            self.message.emit(translate("HistoryPage", "%n games exported.", "", count))

    def choose_import(self) -> None:
        """Ask which file to take over."""
        path, _ = QFileDialog.getOpenFileName(
            self._page,
            translate("HistoryPage", "Import"),
            str(Path.home()),
            translate("HistoryPage", "Games (*.json)"),
        )
        if path:
            self.take_over(Path(path))

    def take_over(self, path: Path) -> None:
        """Begin with a file; ``message`` says how it ends."""
        self._show_progress(0, 0)
        self.importing.start(path)

    def cancel(self) -> None:
        """Give up an import; nothing was taken over."""
        if self.is_busy:
            self.importing.cancel()
            self.ended.emit()
            self.message.emit(translate("HistoryPage", "The import was cancelled."))

    def _show_progress(self, checked: int, percent: int) -> None:
        games = translate("HistoryPage", "%n games checked", "", checked)
        self.progressed.emit(games, percent)

    def _imported(self, new: int, total: int) -> None:
        self.ended.emit()
        added = translate("HistoryPage", "%n new games.", "", new)
        known = translate("HistoryPage", "%n already here.", "", total - new)
        self.message.emit(sentences((added, known)) if total > new else added)
        self.taken_over.emit()

    def _failed(self, error: ImportRefused) -> None:
        self.ended.emit()
        too_large = translate("HistoryPage", "The file is too large. Nothing was imported.")
        no_games = translate("HistoryPage", "This is not a games file. Nothing was imported.")
        words = {
            "too_large": too_large,
            "too_many": too_large,
            "not_json": no_games,
            "not_games": no_games,
            "not_a_file": no_games,
            "disk_full": translate("HistoryPage", "The disk is full. Nothing was imported."),
            "busy": translate(
                "HistoryPage", "Another program is using the history. Nothing was imported."
            ),
            "unknown_version": translate(
                "HistoryPage",
                "The file comes from another version of the program. Nothing was imported.",
            ),
            "bad_game": translate(
                "HistoryPage", "Game %1 of the file cannot be replayed. Nothing was imported."
            ),
        }
        other = translate("HistoryPage", "The file could not be imported.")
        self.message.emit(words.get(error.reason, other).replace("%1", str(error.game)))
