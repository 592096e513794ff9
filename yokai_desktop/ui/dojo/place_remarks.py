"""Places for one card compared: what would be read here, and what there, each with its mark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.review.marks import MarkBadge
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.joining import sentences

_MOST = 3


@dataclass(frozen=True)
class PlaceRemark:
    """How one place speaks: the move there, its mark, and a sentence."""

    move: str
    mark: DecisionLabel
    words: str


class PlaceRemarks(QWidget):
    """``show_remarks`` says everything anew; none hides it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.remarks: tuple[PlaceRemark, ...] = ()
        self._rows = [_Row() for _ in range(_MOST)]
        column(*self._rows, spacing=8, on=self)

    def show_remarks(self, remarks: Sequence[PlaceRemark]) -> None:
        """The place that was chosen comes first."""
        self.remarks = tuple(remarks[:_MOST])
        for place, line in enumerate(self._rows):
            line.setVisible(place < len(self.remarks))
            if place < len(self.remarks):
                line.show_remark(self.remarks[place])
        self.setVisible(bool(self.remarks))

    def words(self) -> str:
        return sentences(remark.words for remark in self.remarks)


class _Row(QWidget):
    """A mark, and the sentence beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.mark = MarkBadge()
        self.words = Label(role=Role.BODY, wraps=True)
        line = row(spacing=10, on=self)
        line.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.words, 1)

    def show_remark(self, remark: PlaceRemark) -> None:
        self.mark.set_label(remark.mark)
        self.mark.setAccessibleName("")
        self.words.setText(remark.words)
