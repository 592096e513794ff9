"""How well everybody chose, luck left out: a row a player."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import Mirror as Grade
from yokai_desktop.ui.parts.bindings import bind_style, line
from yokai_desktop.ui.parts.labels import ElidedLabel, Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.mask_disc import MaskDisc
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.levels import level_name

translate = QCoreApplication.translate


def grade_words(grade: Grade) -> str:
    """Whose games look alike; nothing where the choices were too few."""
    if not grade.played_like:
        return translate("Review", "too few choices")
    return translate("Review", "played like: {level}").format(level=level_name(grade.played_like))


class AccuracyRow(QWidget):
    """One player: mask, name and true level, whose games look alike, the number."""

    def __init__(self, face: ReviewFace, grade: Grade, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        seat = grade.seat
        who = face.match.seats[seat]
        number = "–" if grade.accuracy is None else str(grade.accuracy)
        name = ElidedLabel(lambda: face.name(seat), Role.NAME, "ink")
        level = ElidedLabel(lambda: self._level_words(who.player), Role.LIMIT, "ink2")
        like = Label(lambda: grade_words(grade), Role.LIMIT, "ink2", wraps=True)
        figure = Label(number, Role.SECTION, "ink")
        disc = MaskDisc(face.mask(seat), face.colour_of(seat))
        like.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        bind_style(like.setMinimumWidth, line(84))
        row(disc, (column(name, level, spacing=0), 1), like, figure, spacing=8, on=self)
        self.setAccessibleName(accuracy_words(face, grade))

    def _level_words(self, player: str) -> str:
        if player == "person":
            return translate("Review", "human")
        return level_name(player)


def accuracy_words(face: ReviewFace, grade: Grade) -> str:
    """A whole row, for screen readers and the page in words."""
    name = face.name(grade.seat)
    if grade.accuracy is None:
        return translate("Review", "{name}: too few choices to tell.").format(name=name)
    return translate("Review", "{name}: accuracy {accuracy} out of 100, {like}.").format(
        name=name, accuracy=grade.accuracy, like=grade_words(grade)
    )
