"""What happens when the program makes a mistake: a report, a few words, and the game goes on.

Installed as ``sys.excepthook``, which Python calls for errors in slots and event handlers too.
"""

from __future__ import annotations

import logging
import sys
import threading
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QWidget

from yokai_desktop.paths import state_folder
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.reports import complete_reports, error_text, write_report
from yokai_desktop.ui.window.interrupts import shown_alone
from yokai_desktop.version import VERSION

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match
    from yokai_desktop.ui.window.main_window import MainWindow

logger = logging.getLogger(__name__)

TABLE = "table"
MOST_SHOWN = 5
"""Errors told in one session; later ones are only logged, so that nobody is pestered."""


def reports_folder() -> Path:
    return state_folder() / "reports"


def complete_reports_of(match: Match) -> None:
    """A game has ended: what was kept back of it may be told."""
    try:
        complete_reports(reports_folder(), match)
    except StorageError as error:
        logger.warning("report not completed: %s", error)


def tell_second_start() -> int:
    """The program runs already, with the same files: say so and leave them alone.

    Returns the exit code.
    """
    box = QMessageBox()
    box.setWindowTitle("Yokai Desktop")
    box.setIcon(QMessageBox.Icon.Information)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(QCoreApplication.translate("Failure", "Yokai Desktop is already open."))
    box.setInformativeText(
        QCoreApplication.translate(
            "Failure",
            "Two open windows would overwrite each other’s games. Please use the one that is open.",
        )
    )
    return shown_alone(box)


class FailureHandler(QObject):
    """Tells and reports errors nobody expected; the game can be continued after each."""

    _raised = Signal(object)
    """Carries errors of other threads to the one that shows windows."""

    def __init__(self, window: MainWindow | None = None) -> None:
        super().__init__()
        self.window = window
        self.dialog: QMessageBox | None = None
        self._shown = 0
        self._places: set[str] = set()
        self._raised.connect(self._handle, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """From now on hear of every error that nobody caught."""
        sys.excepthook = self.failed
        threading.excepthook = lambda raised: self._raised.emit(raised.exc_value)

    def failed(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """As ``sys.excepthook`` is called."""
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            sys.__excepthook__(kind, error, trace)
            return
        self._handle(error)

    def _handle(self, error: BaseException) -> None:
        match = self._match()
        is_running = match is not None and match.outcome is None
        words = error_text(error, is_running)
        logger.error("unexpected error\n%s", words)
        if words in self._places:
            return
        self._places.add(words)
        report: Path | None = None
        try:
            report = write_report(
                reports_folder(), error, match, datetime.now().astimezone(), VERSION
            )
        except StorageError as failure:
            logger.warning("report not written: %s", failure)
        if self.dialog is None and self._shown < MOST_SHOWN:
            self._shown += 1
            self._tell(report, match if is_running else None)

    def _match(self) -> Match | None:
        if self.window is None or self.window.page_name != TABLE:
            return None
        return getattr(self.window.page, "match", None)

    def _tell(self, report: Path | None, match: Match | None) -> None:
        """A plain dialog, made of nothing of ours that could be broken itself."""
        translate = QCoreApplication.translate
        self.dialog = box = QMessageBox(self.window if isinstance(self.window, QWidget) else None)
        box.setWindowTitle("Yokai Desktop")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(translate("Failure", "Something went wrong."))
        lines = []
        if match is not None:
            lines.append(
                translate("Failure", "Your game is saved. It continues from the last action.")
            )
        else:
            lines.append(translate("Failure", "You can go on; your games and settings are saved."))
        if report is not None:
            lines.append(
                translate(
                    "Failure",
                    "A report was written. If this happens again, please send it to the"
                    " developers: it is the newest file in the reports folder.",
                )
            )
        box.setInformativeText("\n\n".join(lines))
        go_on = box.addButton(translate("Failure", "Continue"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(go_on)
        folder = None
        if report is not None:
            folder = box.addButton(
                translate("Failure", "Show the reports"), QMessageBox.ButtonRole.HelpRole
            )
        box.finished.connect(
            lambda: self._closed(match, folder is not None and box.clickedButton() == folder)
        )
        if self.window is None:
            shown_alone(box)
        else:
            box.open()

    def _closed(self, match: Match | None, wants_folder: bool) -> None:
        assert self.dialog is not None
        self.dialog.deleteLater()
        self.dialog = None
        if wants_folder:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(reports_folder())))
        if match is not None and self.window is not None and self._match() is match:
            self._sit_down_again(match)

    def _sit_down_again(self, match: Match) -> None:
        """Set the table anew from the record: whatever the error left behind is gone."""
        from yokai_desktop.engine.match import Match

        assert self.window is not None
        page = self.window.page
        extra: dict[str, Any] = getattr(page, "extra", dict)()
        self.window.sit_down(Match.replay(match.record()), extra, getattr(page, "slot", ""))
