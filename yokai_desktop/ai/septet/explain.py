"""What the strongest player thinks of every choice: for hints on request and for reviews."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME, Level, fitting
from yokai_desktop.ai.septet.manners import sensible_cards
from yokai_desktop.ai.septet.pass_search import PROMISING, as_action, ranked_passes, weigh_passes
from yokai_desktop.ai.septet.playouts import Tally
from yokai_desktop.ai.septet.reasons import Reason, reason_for
from yokai_desktop.ai.septet.stakes import FULL
from yokai_desktop.ai.septet.straws import weigh_discards, weigh_swaps
from yokai_desktop.ai.septet.thinking import instinct_of, search_card
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Play, Show, Tuck
from yokai_desktop.engine.septet.cards import Card, card_of, mask_of
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView


@dataclass(frozen=True)
class Advice:
    """One legal choice: how it is expected to do, and what speaks for it.

    In Seven Next, whose rounds have no winner, ``win_chance`` tells how the seals are expected to
    stand (0 worst, 1 best) and ``points`` stays 0.
    """

    action: Action
    win_chance: float
    """The chance to win the round."""
    points: float
    """Points expected from the round."""
    reason: Reason


def explain(view: SeptetView, rng: Random) -> tuple[Advice, ...]:
    """The choices of the seat to act, best first: all cards, or the promising passes."""
    return advise(view, fitting(LEVELS_BY_NAME["master"]), rng)


def advise(view: SeptetView, level: Level, rng: Random) -> tuple[Advice, ...]:
    """``explain`` for a level that may be made to measure."""
    if not view.legal:
        raise ValueError("this seat has nothing to choose")
    match view.phase:
        case Phase.PLAY:
            return _about_cards(view, level, rng)
        case Phase.PASS:
            passes = ranked_passes(view)[:PROMISING]
            tallies = weigh_passes(view, passes, level, rng)
            actions = [as_action(cards) for cards in passes]
            return _ranked(view, actions, tallies, [_why_pass(view, a) for a in actions])
        case Phase.DISCARD:
            discards = [action for action in view.legal if isinstance(action, Discard)]
            tallies = weigh_discards(view, discards, level, rng)
            reasons = [_why_give(view, (action.card,)) for action in discards]
            return _ranked(view, discards, tallies, reasons)
    return _about_swaps(view, level, rng)


def _about_cards(view: SeptetView, level: Level, rng: Random) -> tuple[Advice, ...]:
    knowledge = Knowledge(view)
    world = knowledge.imagine(knowledge.dealer(rng.getrandbits(32)))
    tried = search_card(view, level, rng, every_card=True).tried()
    sensible = sensible_cards(world, instinct_of(view.mode))
    tried.sort(key=lambda card: (bool(card[0] & sensible), *card[1:3]), reverse=True)
    return tuple(
        _advice(
            view,
            Play(card_of(card)),
            Tally(visits, worth, wins, points),
            reason_for(world, card),
        )
        for card, visits, worth, wins, points in tried
    )


def _about_swaps(view: SeptetView, level: Level, rng: Random) -> tuple[Advice, ...]:
    shows = [action for action in view.legal if isinstance(action, Show)]
    if shows:
        shows.sort(key=lambda action: action.card.standing, reverse=True)
        return tuple(Advice(show, 0.5, 0.0, Reason.KEEPS_BOSS_IN_REACH) for show in shows)
    swaps = [action for action in view.legal if isinstance(action, Tuck | Done)]
    reasons = [
        Reason.HIDES_BOSS if isinstance(action, Tuck) else Reason.KEEPS_BOSS_IN_REACH
        for action in swaps
    ]
    return _ranked(view, swaps, weigh_swaps(view, swaps, level, rng), reasons)


def _ranked(
    view: SeptetView,
    actions: list[Pass] | list[Discard] | list[Tuck | Done],
    tallies: list[Tally],
    reasons: list[Reason],
) -> tuple[Advice, ...]:
    order = sorted(range(len(actions)), key=lambda index: -tallies[index].worth)
    return tuple(_advice(view, actions[index], tallies[index], reasons[index]) for index in order)


def _advice(view: SeptetView, action: Action, tally: Tally, reason: Reason) -> Advice:
    rounds = max(1, tally.rounds)
    if view.mode.is_seven_next:
        return Advice(action, min(1.0, max(0.0, tally.worth / FULL / rounds)), 0.0, reason)
    return Advice(action, tally.wins / rounds, tally.points / rounds, reason)


def _why_pass(view: SeptetView, action: Pass) -> Reason:
    return _why_give(view, action.cards)


def _why_give(view: SeptetView, cards: tuple[Card, ...]) -> Reason:
    """What speaks for giving cards away before the round."""
    kept = mask_of(view.playable) & ~mask_of(cards)
    if any(not kept & card.family.suit for card in cards):
        return Reason.MAKES_VOID
    if any(card.is_boss or card.family == view.trump for card in cards):
        return Reason.GIVES_STRENGTH
    return Reason.KEEPS_STRENGTH
