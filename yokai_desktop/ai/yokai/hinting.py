"""Whether to turn a hint up or to place one, and where (Y3.4)."""

from __future__ import annotations

from dataclasses import replace

from yokai_desktop.ai.yokai.evidence import HINT, SeenAct
from yokai_desktop.ai.yokai.finishing import Finish
from yokai_desktop.ai.yokai.layout import MOVE
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.planning import at_home_in, kin_need, need_of
from yokai_desktop.ai.yokai.reasons import WeighedChoice, Why
from yokai_desktop.engine.yokai.actions import PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.hints import Hint

PLACING = 10.0
"""What placing a hint is worth against turning one up: two points at the end."""
FALSE = 100.0
"""What it costs if the hint is false."""
AWAY = 30.0
"""What it costs if the card does not lie beside its family."""
FAMILY_LACKS = 6.0
"""What it costs for every move the card's family still needs."""
HARM = 1.5
"""What it costs for every twentieth of a move that locking the card adds."""

DETOUR = 30.0
"""What it costs for every move that a lock adds to the shortest ways."""
TELLING = 15.0
"""What a hint is worth for what it tells those who have not seen its card."""
INFORMING = 15.0
"""What it is worth that every partner knows one more card of its card's family, if foreseen."""
MOST = 0.5
"""So many of the others, as a share, have not seen a card of which a hint is told to be news."""
LOCKS = 5
"""How many cards are judged so."""
SHAPE_HARM = 5.0
"""The same while a shape is built: a card locked off the plan is hardly ever made good."""


def hints(mind: Mind) -> list[WeighedChoice]:
    """Turning up the next hint, and every hint on every card."""
    found: list[WeighedChoice] = []
    costs: dict[int, float] = {}
    can_reveal = mind.table.pile > 0
    finish = Finish(mind) if mind.level.searches else None
    for action in mind.view.legal:
        if isinstance(action, Reveal):
            none_open = not mind.table.turned_up
            why = Why.NO_HINT_OPEN if none_open else Why.TOO_EARLY_TO_LOCK
            found.append(WeighedChoice(action, 0.0, why))
        elif isinstance(action, PlaceHint):
            card = action.card
            if card not in costs:
                costs[card] = locking_cost(mind, card)
            value = PLACING - FALSE * (1 - truth(mind, action.hint, card)) - costs[card]
            value += telling(mind, action.hint, card) + 0.01 * mind.rng.random()
            why = _why(mind, action) if can_reveal or value > 0 else Why.HAS_TO_PLACE
            odds = tuple(count / mind.worlds for count in mind.odds[card])
            found.append(WeighedChoice(action, value, why, card, odds))
    if finish is not None and finish.roads:
        found = _with_harm(finish, found)
    return found


def _why(mind: Mind, placing: PlaceHint) -> Why:
    """What speaks for a hint that need not be placed."""
    is_news = mind.share_of_others_lacking(1 << placing.card) >= MOST
    return Why.TELLS_OTHERS if is_news and not placing.hint.is_blank else Why.IS_AT_HOME


def _with_harm(finish: Finish, found: list[WeighedChoice]) -> list[WeighedChoice]:
    """The options, the best of them judged anew by what their locks do to the shortest ways."""
    found = sorted(found, key=lambda option: -option.value)
    harms: dict[int, float] = {}
    judged = []
    best = -1e9
    for option in found:
        if option.card is None:
            best = max(best, option.value)
        elif option.card in harms or (option.value > best and len(harms) < LOCKS):
            if option.card not in harms:
                harms[option.card] = finish.harm(option.card)
            option = replace(option, value=option.value - DETOUR * harms[option.card])
            best = max(best, option.value)
        judged.append(option)
    return judged


def truth(mind: Mind, hint: Hint, card: int) -> float:
    """How likely a hint is true on a card."""
    return sum(mind.odds[card][family] for family in hint.families) / mind.worlds


def telling(mind: Mind, hint: Hint, card: int) -> float:
    """What a hint is worth for what it tells the partners."""
    if mind.partners is None:
        return TELLING * hint_value(mind, hint, card)
    adjacency = mind.layout.adjacency
    near = adjacency[card]
    act = SeenAct(HINT, card, mind.seen, near, near, adjacency, int(hint))
    return INFORMING * mind.partners.told(act)


def hint_value(mind: Mind, hint: Hint, card: int) -> float:
    """How much a hint tells: more the fewer families it names, and partners have seen its card."""
    return mind.share_of_others_lacking(1 << card) * (1 - len(hint.families) / len(Family))


def locking_cost(mind: Mind, card: int) -> float:
    """What it costs that a card can never be moved or observed again."""
    layout, belief = mind.layout, mind.belief
    home = at_home_in(layout, belief, card) / mind.worlds
    lacks = kin_need(layout, belief, card) / mind.worlds / MOVE
    if mind.shaping is not None:
        harm = (mind.shaping.need_locking(card) - mind.shaping.need_locking(-1)) * MOVE
        return SHAPE_HARM * harm / mind.worlds + FAMILY_LACKS * lacks
    harm = need_of(layout.locking(card), belief, mind.asked) - need_of(layout, belief, mind.asked)
    return AWAY * (1 - home) + FAMILY_LACKS * lacks + HARM * harm / mind.worlds
