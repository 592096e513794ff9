"""A turn of a reviewed game in words: all of it for screen readers, and each of its steps."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ai.reviews.reviewed import Decision, DecisionLabel
from yokai_desktop.models.yokai.turns import TurnRow
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.words import better_words, label_words
from yokai_desktop.words.joining import labelled, row_of
from yokai_desktop.words.numbers import percent_text

translate = QCoreApplication.translate


def turn_words(face: ReviewFace, turn: TurnRow) -> str:
    """Who played, how each step is rated, what was still to do, and what the team knew."""
    parts = [face.name(turn.seat), *(label_words(label) for label in turn.marks)]
    if turn.need is not None and turn.need >= 0:
        parts.append(translate("YokaiReview", "%n move(s) still needed", "", turn.need))
    if turn.knew is not None:
        text = translate("YokaiReview", "the team knew {percent}")
        parts.append(text.format(percent=percent_text(turn.knew)))
    if turn.could_declare:
        parts.append(translate("YokaiReview", "peace was possible"))
    if turn.is_declared:
        parts.append(translate("YokaiReview", "declared"))
    name = translate("YokaiReview", "Turn {turn}").format(turn=turn.number)
    return labelled(name, row_of(parts))


def step_words(face: ReviewFace, step: Decision) -> str:
    """What speaks for a step, or what would have kept more; nothing where there is no word."""
    if step.label is DecisionLabel.FORCED:
        return translate("Review", "There was no choice.")
    played = face.played(step)
    if played < 0:
        return ""
    if step.label in (DecisionLabel.BEST, DecisionLabel.FINE):
        return face.reason_words(step, step.choices[played])
    return better_words(face.choice_words(step, step.choices[0].action), step)
