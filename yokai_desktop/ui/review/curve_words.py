"""The chance curve in words: for screen readers, tooltips, and the page in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.models.review.story import CurveRow, Mark, points_of
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.words import label_words, percent_words, signed
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
    label = label_words(mark.decision.label)
    if face.is_you(mark.decision.seat):
        text = translate("Review", "{label} by you, {points}.")
    else:
        text = translate("Review", "{label} by {name}, {points}.")
    words = text.format(label=label, name=face.name(mark.decision.seat), points=signed(mark.points))
    return words[:1].upper() + words[1:]


def unknown_words(*, is_next: bool) -> str:
    """What stands in place of a round that is not known yet."""
    if is_next:
        return translate("Review", "being worked out")
    return translate("Review", "to come")
