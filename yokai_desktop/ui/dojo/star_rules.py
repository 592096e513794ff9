"""What each star of a trial asks, as rows of stars and words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.dojo.trial import MOST_STARS, Trial, TrialKind
from yokai_desktop.ui.dojo.stars import Stars
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.theme import Role

translate = QCoreApplication.translate
_SIDE = 18


class StarRules(QWidget):
    """``show_rules`` tells them anew, in the language in force."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = [(Stars(_SIDE), Label(role=Role.BODY, wraps=True)) for _ in range(MOST_STARS)]
        column(*(row(stars, (words, 1), spacing=12) for stars, words in self.rows), on=self)

    def show_rules(self, trial: Trial) -> None:
        """What one, two and three stars ask."""
        for won, ((stars, label), words) in enumerate(
            zip(self.rows, _rules(trial), strict=True), start=1
        ):
            stars.show_stars(won)
            label.setText(words)


def _rules(trial: Trial) -> tuple[str, str, str]:
    if trial.kind is TrialKind.PEACE:
        moves = trial.moves
        return (
            translate("Dojo", "peace in %n moves", "", moves + 2),
            translate("Dojo", "in %n moves", "peace in so many moves", moves + 1),
            translate("Dojo", "in %n moves, and no nudge", "peace in so many moves", moves),
        )
    if trial.kind is TrialKind.CARD:
        return (
            translate("Dojo", "solved"),
            translate("Dojo", "no card taken back"),
            translate("Dojo", "and no nudge"),
        )
    return (
        translate("Dojo", "solved"),
        translate("Dojo", "right at once"),
        translate("Dojo", "and no nudge"),
    )
