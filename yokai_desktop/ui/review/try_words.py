"""Sentences of trying one's mistakes that both games share."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ai.reviews.reviewed import Choice
from yokai_desktop.models.review.story import points_of
from yokai_desktop.models.review.trying import AnswerVerdict, Trying
from yokai_desktop.storage.mistakes import RESTS
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.words.joining import sentences

translate = QCoreApplication.translate


def origin_words(face: ReviewFace, trying: Trying) -> str:
    """Whose decision it was."""
    if trying.mistake.is_own:
        return translate("Review", "From your game")
    text = translate("Review", "From another player’s game: {name}")
    return text.format(name=face.name(trying.decision.seat))


def verdict_words(face: ReviewFace, trying: Trying, action: str, verdict: AnswerVerdict) -> str:
    """The heading after an answer."""
    name = face.choice_words(trying.decision, action)
    return {
        AnswerVerdict.RIGHT: translate("Review", "Right: {choice}"),
        AnswerVerdict.AS_GOOD: translate("Review", "As good: {choice}"),
        AnswerVerdict.NOT_YET: translate("Review", "Not quite: {choice}"),
    }[verdict].format(choice=name)


def right_words(face: ReviewFace, trying: Trying, choice: Choice) -> str:
    """Why an answer is right; where it is only as good, what else there was."""
    decision = trying.decision
    reason = face.reason_words(decision, choice)
    if choice is decision.choices[0]:
        return reason
    text = translate("Review", "Just as good: {choice}.")
    best = face.choice_words(decision, decision.choices[0].action)
    return sentences((reason, text.format(choice=best)))


def wrong_words(face: ReviewFace, trying: Trying, choice: Choice | None) -> str:
    """The good side of an answer first, then what it costs; never what is better."""
    if choice is None:
        return translate("Review", "There are better choices.")
    reason = face.reason_words(trying.decision, choice)
    return sentences((reason, face.cost_words(trying.decision, choice.gap)))


def game_words(face: ReviewFace, trying: Trying) -> str:
    """What was done in the game, and what it cost."""
    decision = trying.decision
    text = translate("Review", "In the game: {choice}, %n point(s) less.", "", _cost(trying))
    return text.format(choice=face.choice_words(decision, decision.action))


def _cost(trying: Trying) -> int:
    return points_of(trying.decision.loss or 0.0)


def again_words(due: date | None, today: date) -> str:
    """When a position comes again; nothing while that is not known."""
    if due is None:
        return ""
    if due == RESTS:
        return translate("Review", "You know it: it will not come again.")
    if due <= today:
        return translate("Review", "You will see it once more today.")
    days = (due - today).days
    if days == 1:
        return translate("Review", "You will see it again tomorrow.")
    return translate("Review", "You will see it again in %n day(s).", "", days)
