"""How a round and a game of Septet went, in sentences."""

from __future__ import annotations

from yokai_desktop.engine.contract import Outcome
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import TrickTaken
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.scoring import BossPoints, Ending, RoundResult
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.voice import translate
from yokai_desktop.words.who import said_of


def _people(mode: Mode, sides: tuple[int, ...], names: Names) -> list[str | None]:
    return names.people(seat for side in sides for seat in mode.seats_of(side))


def round_title(result: RoundResult, mode: Mode, names: Names) -> str:
    """Who has won the round."""
    if not result.winners:
        return translate("Septet", "Round {number} is over").format(number=result.number)
    return said_of(
        _people(mode, result.winners, names),
        you=translate("Septet", "You win the round"),
        you_and=translate("Septet", "You and {name} win the round"),
        one=translate("Septet", "{name} wins the round"),
        several=translate("Septet", "{one} and {other} win the round"),
    )


def game_title(outcome: Outcome, mode: Mode, names: Names) -> str:
    """Who has won the game."""
    return said_of(
        names.people(outcome.winners),
        you=translate("Septet", "You win the game"),
        you_and=translate("Septet", "You and {name} win the game"),
        one=translate("Septet", "{name} wins the game"),
        several=translate("Septet", "{one} and {other} win the game"),
    )


def game_title_with_score(outcome: Outcome, names: Names, score: str) -> str:
    """Who has won the game, and how."""
    return said_of(
        names.people(outcome.winners),
        you=translate("Septet", "You win the game, {score}"),
        you_and=translate("Septet", "You and {name} win the game, {score}"),
        one=translate("Septet", "{name} wins the game, {score}"),
        several=translate("Septet", "{one} and {other} win the game, {score}"),
        score=score,
    )


def why_words(result: RoundResult, mode: Mode, names: Names, captured: int) -> str:
    """Why the round ended; ``captured`` are the bosses of who took the last trick."""
    people = _people(mode, (mode.side_of(result.taker),), names)
    match result.ending:
        case Ending.BOSSES:
            return translate("Septet", "%n bosses captured", "", captured)
        case Ending.TRICKS:
            return _too_many_tricks(people, mode.trick_limit, captured)
        case Ending.LAST_TRICK:
            return _last_trick(mode, result.taker, names)
        case Ending.SEALS:
            return _last_seal(people)


def _last_seal(people: list[str | None]) -> str:
    return said_of(
        people,
        you=translate("Septet", "You have sealed the last family you needed."),
        you_and=translate("Septet", "You and {name} have sealed the last family you needed."),
        one=translate("Septet", "{name} has sealed the last family needed."),
        several=translate("Septet", "{one} and {other} have sealed the last family they needed."),
    )


def _too_many_tricks(people: list[str | None], limit: int, captured: int) -> str:
    """With or without a boss: whoever has none is told so in words."""
    if not captured:
        return said_of(
            people,
            you=translate("Septet", "You took {limit} tricks without a single boss."),
            you_and=translate("Septet", "You and {name} took {limit} tricks without a boss."),
            one=translate("Septet", "{name} took {limit} tricks without a single boss."),
            several=translate("Septet", "{one} and {other} took {limit} tricks without a boss."),
            limit=limit,
        )
    return said_of(
        people,
        you=translate("Septet", "You took {limit} tricks with only %n bosses.", "", captured),
        you_and=translate(
            "Septet", "You and {name} took {limit} tricks with only %n bosses.", "", captured
        ),
        one=translate("Septet", "{name} took {limit} tricks with only %n bosses.", "", captured),
        several=translate(
            "Septet", "{one} and {other} took {limit} tricks with only %n bosses.", "", captured
        ),
        limit=limit,
    )


def _last_trick(mode: Mode, taker: int, names: Names) -> str:
    if mode.is_seven_next:
        return translate("Septet", "All cards have been played.")
    if names.is_you(taker):
        return translate("Septet", "All cards have been played: you took the last trick.")
    return translate("Septet", "All cards have been played: {name} took the last trick.").format(
        name=names.name(taker)
    )


def boss_origin(
    boss: BossPoints, tricks: tuple[TrickTaken, ...], own_hand: tuple[Card, ...]
) -> str:
    """How a boss came to the winners."""
    if boss.captured:
        for number, trick in enumerate(tricks, start=1):
            if boss.card in trick.bosses:
                return translate("Septet", "captured, trick {number}").format(number=number)
        return translate("Septet", "captured")
    if boss.card in own_hand:
        return translate("Septet", "still in your hand")
    return translate("Septet", "never played")


def seals_words(seals: int) -> str:
    return translate("Septet", "%n seals", "", seals)


def outlook(result: RoundResult, mode: Mode, names: Names) -> str:
    """What follows."""
    best = max(result.scores)
    leaders = [side for side, score in enumerate(result.scores) if score == best]
    missing = max(0, mode.goal - best)
    if len(leaders) > 1:
        if mode.is_seven_next:
            return translate("Septet", "All level: %n more seals to win.", "", missing)
        if not mode.stars_score:
            return translate("Septet", "All level: %n more rounds to win.", "", missing)
        return translate("Septet", "All level: %n more points to win.", "", missing)
    who = names.side(mode, leaders[0])
    if mode.is_seven_next:
        text = translate("Septet", "In the lead: {names}, %n seals from the goal.", "", missing)
    elif not mode.stars_score:
        text = translate("Septet", "In the lead: {names}, %n rounds from the goal.", "", missing)
    else:
        text = translate("Septet", "In the lead: {names}, %n points from the goal.", "", missing)
    return text.format(names=who)
