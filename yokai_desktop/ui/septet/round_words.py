"""How a round went, in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.contract import Outcome
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import TrickTaken
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.scoring import BossPoints, Ending, RoundResult
from yokai_desktop.ui.septet.names import Names

translate = QCoreApplication.translate


def is_several(mode: Mode, sides: tuple[int, ...], names: Names) -> bool:
    """Whether the winners are spoken of in the plural, or as *you*."""
    seats = [seat for side in sides for seat in mode.seats_of(side)]
    return len(seats) > 1 or names.is_you(seats[0])


def sides_words(mode: Mode, sides: tuple[int, ...], names: Names) -> str:
    """Sides by name."""
    if len(sides) == 1:
        return names.side(mode, sides[0])
    return translate("Septet", "{one} and {other}").format(
        one=names.side(mode, sides[0]), other=names.side(mode, sides[1])
    )


def round_title(result: RoundResult, mode: Mode, names: Names) -> str:
    if not result.winners:
        return translate("Septet", "Round {number} is over").format(number=result.number)
    who = sides_words(mode, result.winners, names)
    if is_several(mode, result.winners, names):
        return translate("Septet", "{names} win the round").format(names=who)
    return translate("Septet", "{name} wins the round").format(name=who)


def game_title(outcome: Outcome, mode: Mode, names: Names) -> str:
    """Who has won the game."""
    sides = tuple(sorted({mode.side_of(seat) for seat in outcome.winners}))
    who = sides_words(mode, sides, names)
    if is_several(mode, sides, names):
        return translate("Septet", "{names} win the game").format(names=who)
    return translate("Septet", "{name} wins the game").format(name=who)


def why_words(result: RoundResult, mode: Mode, names: Names, captured: int) -> str:
    """Why the round ended; ``captured`` are the bosses of who took the last trick."""
    side = mode.side_of(result.taker)
    who = names.side(mode, side)
    plural = is_several(mode, (side,), names)
    match result.ending:
        case Ending.BOSSES:
            if plural:
                text = translate("Septet", "{names} have captured %n bosses.", "", captured)
            else:
                text = translate("Septet", "{names} has captured %n bosses.", "", captured)
        case Ending.TRICKS:
            if plural:
                text = translate(
                    "Septet", "{names} took trick number {limit} with only %n bosses.", "", captured
                )
            else:
                text = translate(
                    "Septet",
                    "{names} takes trick number {limit} with only %n bosses.",
                    "",
                    captured,
                )
        case Ending.LAST_TRICK:
            if mode.is_seven_next:
                return translate("Septet", "All cards have been played.")
            text = translate("Septet", "All cards are played: {names} took the last trick.")
        case _:
            text = translate("Septet", "{names} sealed the last family they needed.")
    return text.format(names=who, limit=mode.trick_limit)


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
        return translate("Septet", "left in your hand")
    return translate("Septet", "never played")


def points_words(points: int) -> str:
    return translate("Septet", "%n points", "", points)


def seals_words(seals: int) -> str:
    return translate("Septet", "%n seals", "", seals)


def outlook(result: RoundResult, mode: Mode, names: Names, outcome: Outcome | None) -> str:
    """What follows."""
    if outcome is not None:
        sides = tuple(sorted({mode.side_of(seat) for seat in outcome.winners}))
        if names.is_you(names.viewer) and names.viewer in outcome.winners:
            return translate("Septet", "The goal is reached: the game is yours.")
        return translate("Septet", "The goal is reached: the game goes to {names}.").format(
            names=sides_words(mode, sides, names)
        )
    best = max(result.scores)
    leaders = [side for side, score in enumerate(result.scores) if score == best]
    missing = mode.goal - best
    if len(leaders) > 1:
        if mode.is_seven_next:
            return translate("Septet", "All level. The leader still needs %n seals.", "", missing)
        return translate("Septet", "All level. %n points are still needed.", "", missing)
    who = names.side(mode, leaders[0])
    if mode.is_seven_next:
        text = translate("Septet", "In the lead: {names}, %n seals from the goal.", "", missing)
    else:
        text = translate("Septet", "In the lead: {names}, %n points from the goal.", "", missing)
    return text.format(names=who)
