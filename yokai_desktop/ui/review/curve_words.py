"""The chance curve in words: for screen readers, tooltips, and the page in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.models.review.story import CurveRow, Mark, points_of
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.words import percent_words, signed
from yokai_desktop.words.joining import sentences

translate = QCoreApplication.translate


def row_words(face: ReviewFace, row: CurveRow) -> str:
    """A step: *Round 2, trick 7, 45 %, plus or minus 2. Mistake by you, −12.*"""
    place = face.step_words(row.round, row.step)
    chance = percent_words(row.chance)
    if points_of(row.error):
        text = translate("Review", "{place}, {chance}, plus or minus {error}.")
    else:
        text = translate("Review", "{place}, {chance}.")
    words = text.format(place=place, chance=chance, error=points_of(row.error))
    return sentences((words, *(mark_words(face, mark) for mark in row.marks)))


def mark_words(face: ReviewFace, mark: Mark) -> str:
    """A mark: *Your mistake, −12.*"""
    seat, label = mark.decision.seat, mark.decision.label
    text = _yours(label) if face.is_you(seat) else _of_somebody(label)
    return text.format(name=face.name(seat), points=signed(mark.points))


def _yours(label: DecisionLabel) -> str:
    return {
        DecisionLabel.SLIP: translate("Review", "Your slip, {points}."),
        DecisionLabel.MISTAKE: translate("Review", "Your mistake, {points}."),
        DecisionLabel.BLUNDER: translate("Review", "Your blunder, {points}."),
    }.get(label, translate("Review", "Your choice."))


def _of_somebody(label: DecisionLabel) -> str:
    return {
        DecisionLabel.SLIP: translate("Review", "A slip by {name}, {points}."),
        DecisionLabel.MISTAKE: translate("Review", "A mistake by {name}, {points}."),
        DecisionLabel.BLUNDER: translate("Review", "A blunder by {name}, {points}."),
    }.get(label, translate("Review", "The choice of {name}."))


def unknown_words(*, is_next: bool) -> str:
    """What stands in place of a round that is not known yet."""
    if is_next:
        return translate("Review", "being worked out")
    return translate("Review", "to come")
