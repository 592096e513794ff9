"""The remarks of the game on the decision page: read once, kept as they are written."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.remarks import NOTHING, Remark, Remarks
from yokai_desktop.ui.review.remark_row import RemarkRow
from yokai_desktop.ui.review.time_bar import TimeMark
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.words.joining import labelled

translate = QCoreApplication.translate


class RemarkKeeper(QObject):
    """``changed`` follows every remark that was written or pinned."""

    changed = Signal()

    def __init__(self, row: RemarkRow) -> None:
        super().__init__(row)
        self._row = row
        self._number: int | None = None
        self._remarks: dict[int, Remark] = {}
        row.changed.connect(self._save)
        row.hide()

    def open(self, number: int | None) -> None:
        """The remarks of another game; a game that is not kept has none."""
        self._row.flush()
        self._number, self._remarks = number, {}
        if number is not None:
            try:
                self._remarks = Remarks(archive().database).of(number)
            except StorageError as error:
                archive().failed(error)
        self._row.setVisible(number is not None)

    def show(self, at: int) -> None:
        """The remark of a decision."""
        self._row.show_remark(at, self._remarks.get(at, NOTHING))

    def marks(self) -> list[TimeMark]:
        """Pinned decisions, as dots on the time bar."""
        pinned = translate("Review", "Pinned")
        return [
            TimeMark(at, None, True, labelled(pinned, remark.text) if remark.text else pinned)
            for at, remark in sorted(self._remarks.items())
            if remark.is_pinned
        ]

    def _save(self, at: int, remark: Remark) -> None:
        if self._number is None:
            return
        self._remarks[at] = remark
        try:
            Remarks(archive().database).save(self._number, at, remark)
        except StorageError as error:
            archive().failed(error)
        self.changed.emit()
