"""Luck and skill on a scroll of its own: what the cards, others and oneself brought."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.models.review.ledger import LedgerModel
from yokai_desktop.models.review.story import Sum
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.ledger_view import LedgerView
from yokai_desktop.ui.review.words import signed
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
_ROW, _NO_ROWS = 40, 156
"""Heights of the design: of a row, and of the scroll without any."""
_ROWS_IN_SIGHT, _LEAST_ROWS = 5, 3
"""In a wide window; more of them scroll."""


class LedgerScroll(HangingScroll):
    """``show_sums`` tells a game; ``model`` is the table it shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self._face: ReviewFace | None = None
        self._is_complete = False
        self.model = LedgerModel(self._cell, _title, self)
        self.view = LedgerView(self.model)
        title = Label(lambda: translate("Review", "Luck and skill"), Role.GROUP, "ink")
        note = Label(
            lambda: translate("Review", "in points of chance; the three add up to the result"),
            Role.CAPTION,
            "ink2",
            wraps=True,
        )
        self.body.addLayout(row(title, (note, 1), spacing=14))
        self.body.addWidget(self.view, 1)
        bind_text(self.view.setAccessibleName, lambda: translate("Review", "Luck and skill"))

    def show_sums(self, face: ReviewFace, sums: tuple[Sum, ...], *, is_complete: bool) -> None:
        """The rounds that are known, then all of them."""
        self._face, self._is_complete = face, is_complete
        self.model.show(sums)

    def fit(self, *, is_wide: bool) -> None:
        """In a wide window not all rounds need to be in sight."""
        rows = max(_LEAST_ROWS, self.model.rowCount())
        shown = min(rows, _ROWS_IN_SIGHT) if is_wide else rows
        self.setMinimumHeight(theme().scale.line(_ROW * shown + _NO_ROWS))

    def _cell(self, found: Sum, column_name: str) -> str:
        face = self._face
        if face is None:
            return ""
        if column_name == "round":
            if found.round is not None:
                return "\n".join(face.part_words(found.round))
            if not self._is_complete:
                return translate("Review", "So far")
            return translate("Review", "The game")
        if column_name == "drawn":
            text = translate("Review", "from {start} to {end} percent")
            return text.format(start=found.start, end=found.start + found.result)
        return signed(getattr(found, column_name))


def _title(column_name: str) -> str:
    return {
        "round": translate("Review", "Round"),
        "drawn": translate("Review", "50%"),
        "cards": translate("Review", "Cards dealt and received"),
        "others": translate("Review", "Others’ play"),
        "own": translate("Review", "Your choices"),
        "result": translate("Review", "Result"),
    }[column_name]
