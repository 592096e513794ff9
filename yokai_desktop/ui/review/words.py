"""Words of reviews that both games share."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from yokai_desktop.ai.reviews.reviewed import Choice, Decision, DecisionLabel
from yokai_desktop.models.review.story import points_of
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.numbers import MINUS, percent_text, signed_text

translate = QCoreApplication.translate


def label_words(label: DecisionLabel) -> str:
    """How a decision is rated, in a word."""
    return {
        DecisionLabel.SLIP: translate("Review", "slip"),
        DecisionLabel.MISTAKE: translate("Review", "mistake"),
        DecisionLabel.BLUNDER: translate("Review", "blunder"),
        DecisionLabel.BEST: translate("Review", "best choice"),
        DecisionLabel.FINE: translate("Review", "good"),
        DecisionLabel.FORCED: translate("Review", "no choice"),
    }[label]


def band_words(label: DecisionLabel) -> str:
    """What a mark stands for, in points of chance."""
    return {
        DecisionLabel.SLIP: translate("Review", "slip, 5 to 10"),
        DecisionLabel.MISTAKE: translate("Review", "mistake, 10 to 15"),
        DecisionLabel.BLUNDER: translate("Review", "blunder, over 15"),
    }[label]


def signed(points: int) -> str:
    """A number of points with its sign."""
    return signed_text(points)


def tenths_words(points: float, *, signed: bool = False) -> str:
    """A mean of points to the tenth: *2.8* or *2,8* as the language writes it, *+2.8* if signed."""
    tenths = QLocale().toString(abs(points), "f", 1)
    if round(points, 1) < 0:
        return f"{MINUS}{tenths}"
    return f"+{tenths}" if signed and round(points, 1) > 0 else tenths


def percent_words(chance: float) -> str:
    """A chance in whole percent, as the language writes it."""
    return percent_text(points_of(chance))


def error_words(error: float) -> str:
    """The error of a chance: one point at least where there is any."""
    return translate("Review", "± {number}").format(number=max(1, points_of(error)))


def count_words(number: int) -> str:
    """A large number, grouped as the language does it."""
    return QLocale().toString(number)


def heading_words(decision: Decision) -> str:
    """What a decision is called: the mark and what it cost."""
    cost = signed(-points_of(decision.loss or 0.0))
    texts = {
        DecisionLabel.SLIP: translate("Review", "A slip: {cost}"),
        DecisionLabel.MISTAKE: translate("Review", "A mistake: {cost}"),
        DecisionLabel.BLUNDER: translate("Review", "A blunder: {cost}"),
        DecisionLabel.BEST: translate("Review", "The best choice"),
        DecisionLabel.FINE: translate("Review", "A good choice"),
        DecisionLabel.FORCED: translate("Review", "No choice"),
    }
    return texts[decision.label].format(cost=cost)


def better_words(choice: str, decision: Decision) -> str:
    """What would have kept more, said of the best choice in words inside a sentence."""
    kept = points_of(decision.loss or 0.0)
    return translate("Review", "Better: {choice} (%n point(s) more).", "", kept).format(
        choice=choice
    )


def worked_words(decision: Decision) -> str:
    """What the figures of a decision come from."""
    if decision.exact:
        return translate("Review", "solved to the end")
    text = translate("Review", "worked out from {number} deals")
    return text.format(number=count_words(decision.worlds))


def spoken_choice(name: str, tags: list[str], choice: Choice, points: str, reason: str) -> str:
    """A choice for screen readers, all of it."""
    chance = percent_words(choice.chance)
    if choice.error:
        error = max(1, points_of(choice.error))
        chance = translate("Review", "{chance}, plus or minus {error}").format(
            chance=chance, error=error
        )
    told = translate("Review", "{points} points").format(points=points)
    return row_of((name, *tags, chance, told, reason))


def missing_words(*, is_over: bool) -> str:
    """Why nothing is told of a place in the game."""
    if is_over:
        return translate("Refusals", "The game is over.")
    return translate("Review", "This choice is being worked out.")
