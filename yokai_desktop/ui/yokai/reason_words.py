"""Why a computer partner did what it did, in sentences; for after the game only."""

from __future__ import annotations

from yokai_desktop.ai.yokai.reasons import Option, Thought, Why
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.cards import FAMILIES
from yokai_desktop.ui.yokai.names import family_name, translate

_LIKELY = 0.5


def reason_words(thought: Thought, action: Action) -> str:
    """The reason of the action that was played; nothing if it was not weighed."""
    option = next((option for option in thought.options if option.action == action), None)
    if option is None:
        return ""
    parts = [_why(option.why, thought)]
    if belief := _belief(option):
        parts.append(belief)
    return " ".join(parts)


def _why(why: Why, thought: Thought) -> str:
    percent = round(thought.chance * 100)
    return {
        Why.SURE_ENOUGH: translate("YokaiReasons", "Was {percent} % sure that all is well."),
        Why.NO_TURN_LEFT: translate(
            "YokaiReasons", "No move would have made the end more likely ({percent} %)."
        ),
        Why.OPENS_A_MOVE: translate("YokaiReasons", "Knowing this card shows where to move."),
        Why.LEAST_KNOWN: translate("YokaiReasons", "Knew least about this card."),
        Why.CHECKS: translate("YokaiReasons", "Wanted to be surer of this card."),
        Why.JOINS_FAMILY: translate("YokaiReasons", "Joins the card to its family."),
        Why.BUILDS_THE_SHAPE: translate("YokaiReasons", "The shape needs a card there."),
        Why.MAKES_ROOM: translate("YokaiReasons", "Makes room for another card."),
        Why.NOTHING_TO_JOIN: translate(
            "YokaiReasons", "Knew nothing to join, so a card nobody knows had to go."
        ),
        Why.HARMS_LEAST: translate("YokaiReasons", "Had to move, and this harms least."),
        Why.IS_AT_HOME: translate("YokaiReasons", "The card is at home, and the hint is true."),
        Why.HAS_TO_PLACE: translate("YokaiReasons", "Had to place a hint."),
        Why.TOO_EARLY_TO_LOCK: translate(
            "YokaiReasons", "No card was safely at home for the hints that lie open."
        ),
        Why.NO_HINT_OPEN: translate("YokaiReasons", "No hint lay open."),
    }[why].format(percent=percent)


def _belief(option: Option) -> str:
    """What the partner held the card for, if it had an opinion."""
    if not option.odds:
        return ""
    likely = max(FAMILIES, key=lambda family: option.odds[family])
    share = option.odds[likely]
    if share < _LIKELY:
        return ""
    text = translate("YokaiReasons", "Took it for {family} ({percent} %).")
    return text.format(family=family_name(likely), percent=round(share * 100))
