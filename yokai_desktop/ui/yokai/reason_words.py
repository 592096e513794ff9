"""Why a computer partner did what it did, in sentences; for after the game only."""

from __future__ import annotations

from yokai_desktop.ai.yokai.reasons import Thought, WeighedChoice, Why
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.cards import FAMILIES
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import family_name
from yokai_desktop.words.yokai.places import Spots

_LIKELY, _CERTAIN = 0.5, 0.995


def reason_words(thought: Thought, action: Action, spots: Spots) -> str:
    """The reason of the action that was played; nothing if it was not weighed."""
    option = next((option for option in thought.options if option.action == action), None)
    if option is None:
        return ""
    return sentences((_why_of(option, thought, spots), _belief(option)))


def _why_of(option: WeighedChoice, thought: Thought, spots: Spots) -> str:
    """The reason with the card that it is about, if there is one."""
    if option.beside is not None and option.why is Why.JOINS_FAMILY:
        text = translate("YokaiReasons", "Brought it to {card}, a card of its family.")
        return text.format(card=spots.card(option.beside))
    return _why(option.why, thought)


def _why(why: Why, thought: Thought) -> str:
    percent = round(thought.chance * 100)
    return {
        Why.SURE_ENOUGH: translate("YokaiReasons", "Was {percent}% sure everyone was together."),
        Why.NO_TURN_LEFT: translate(
            "YokaiReasons", "No move would have made a win more likely ({percent}%)."
        ),
        Why.OPENS_A_MOVE: translate("YokaiReasons", "Knowing this card will show what to move."),
        Why.LEAST_KNOWN: translate("YokaiReasons", "Knew the least about this card."),
        Why.CHECKS: translate("YokaiReasons", "Wanted to be surer of this card."),
        Why.KNOWS_ENOUGH: translate("YokaiReasons", "Had to look at a card, and knew this one."),
        Why.JOINS_FAMILY: translate("YokaiReasons", "Joins the card to its family."),
        Why.STAYS_WITH_FAMILY: translate(
            "YokaiReasons", "The card stays with its family, but in a better place."
        ),
        Why.MAY_JOIN_FAMILY: translate("YokaiReasons", "It may be family of a card beside it."),
        Why.BUILDS_THE_SHAPE: translate("YokaiReasons", "The shape needs a card there."),
        Why.MAKES_ROOM: translate("YokaiReasons", "Makes room for another card."),
        Why.NOTHING_TO_JOIN: translate(
            "YokaiReasons", "Had nothing to join, so an unknown card had to move."
        ),
        Why.HARMS_LEAST: translate("YokaiReasons", "Had to move a card, and this one harms least."),
        Why.IS_AT_HOME: translate(
            "YokaiReasons", "The card is where it belongs, and the hint is right."
        ),
        Why.TELLS_OTHERS: translate(
            "YokaiReasons",
            "The card is where it belongs, and the hint was news to others.",
        ),
        Why.HAS_TO_PLACE: translate("YokaiReasons", "Had to place a hint."),
        Why.TOO_EARLY_TO_LOCK: translate(
            "YokaiReasons", "No card was surely in its place for the hints turned up."
        ),
        Why.NO_HINT_OPEN: translate("YokaiReasons", "No hint was turned up."),
    }[why].format(percent=percent)


def _belief(option: WeighedChoice) -> str:
    """What the partner held the card for, if it had an opinion."""
    if not option.odds:
        return ""
    likely = max(FAMILIES, key=lambda family: option.odds[family])
    share = option.odds[likely]
    if share < _LIKELY:
        return ""
    if share >= _CERTAIN:
        return translate("YokaiReasons", "Knew it was {family}.").format(family=family_name(likely))
    text = translate("YokaiReasons", "Thought it was {family} ({percent}%).")
    return text.format(family=family_name(likely), percent=round(share * 100))
