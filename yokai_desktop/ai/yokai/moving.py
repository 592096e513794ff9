"""Which card to move where (Y3.3)."""

from __future__ import annotations

from yokai_desktop.ai.yokai.evidence import MOVE as MOVED
from yokai_desktop.ai.yokai.evidence import SeenAct
from yokai_desktop.ai.yokai.finishing import Finish
from yokai_desktop.ai.yokai.layout import MOVE
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.planning import Candidate, candidates, weigh
from yokai_desktop.ai.yokai.reasons import WeighedChoice, Why
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.cards import CARDS, Place
from yokai_desktop.engine.yokai.kernel import CELLS, columns_between, rows_between

MISLEADING = 12.0
"""What it costs to put a card one has seen beside none of its family: others would misread it."""
MISLEADING_IN_SHAPES = 5.0
"""The same while a shape is built: a place to fill may come before the family."""
AMBIGUOUS = 5.0
"""What it costs besides to put it beside a card that one has seen too and that is no family: by
the conventions others would take the two for family, and where a clear place is about as good,
that one is taken."""
TELLING = 9.0
"""What it is worth, while a shape is asked for, to show others two cards of one family."""
INFORMING = 10.0
"""What it is worth that every partner knows one more card of a moved card's family."""
FORESEEN = 8
"""How many moves are judged by what partners would make of them."""
SMALL_GAIN = 6.0
"""With less to gain by any single move, moves are searched two deep."""
DEEP_CHOICES = 6
"""How many first moves are then followed."""
DEEP_WIDTH = 10
NEARER = 40.0
"""What it is worth to be surely one move nearer to the end."""
LIKELY = 0.5
MAYBE = 0.3
"""Two cards count as family from the first on, as perhaps family from the second on: of any two
that nothing is known of, one in five is."""
NO_GAIN = 1.0
"""A move that saves a twentieth of a move makes nothing better."""
LAST_CHOICES = 12
"""How many moves are judged by the end itself when it is the last one."""
ALL_OR_NOTHING = 1000.0


def moves(mind: Mind) -> list[WeighedChoice]:
    """The moves worth a thought."""
    found = mind.moves(mind.layout, mind.level.width)
    costs = costs_of(mind, found, DEEP_CHOICES)
    finish = Finish(mind)
    if mind.turns_left > 1 and mind.level.searches and finish.roads:
        found, costs = _with_first(mind, finish, found, costs)
        costs = nearing(finish, found, costs)
    costs = [cost + _ambiguity(mind, move) for move, cost in zip(found, costs, strict=True)]
    costs = informing(mind, found, costs, FORESEEN)
    return [
        WeighedChoice(
            action_of(mind, move),
            -cost - 0.1 * mind.rng.random(),
            why_of(mind, move),
            move.card,
            tuple(count / mind.worlds for count in mind.odds[move.card]),
            kin_beside(mind, move),
        )
        for move, cost in zip(found, costs, strict=True)
    ]


def costs_of(mind: Mind, found: list[Candidate], followed: int) -> list[float]:
    """What is left to be done after each move, the best ``followed`` ones looked at more deeply."""
    costs = [_cost(mind, move) for move in found]
    if mind.turns_left == 1:
        for index in _promising(costs):
            after = mind.layout.after(found[index].card, found[index].cell)
            costs[index] -= ALL_OR_NOTHING * mind.chance_of(after)
    elif mind.level.searches and mind.table.shape is None:
        _look_ahead(mind, found, costs, followed)
    return costs


def nearing(finish: Finish, found: list[Candidate], costs: list[float]) -> list[float]:
    """The costs, less where a move is known to bring the end nearer."""
    return [
        cost - NEARER * finish.nearer(move.card, move.cell)
        for move, cost in zip(found, costs, strict=True)
    ]


def informing(mind: Mind, found: list[Candidate], costs: list[float], foreseen: int) -> list[float]:
    """The costs, less what the ``foreseen`` best moves tell the partners.

    The others are taken to tell as little as the least telling of these.
    """
    if mind.partners is None or mind.turns_left == 1 or not found:
        return costs
    best = sorted(range(len(costs)), key=costs.__getitem__)[:foreseen]
    told = {at: INFORMING * mind.partners.told(as_seen(mind, found[at])) for at in best}
    least = min(told.values())
    return [cost - told.get(at, least) for at, cost in enumerate(costs)]


def as_seen(mind: Mind, move: Candidate) -> SeenAct:
    """A move as the others will see it."""
    return SeenAct(MOVED, move.card, mind.seen, move.near, move.left, mind.layout.adjacency, 0)


def _with_first(
    mind: Mind, finish: Finish, found: list[Candidate], costs: list[float]
) -> tuple[list[Candidate], list[float]]:
    """The moves found and those that begin a shortest way."""
    have = {move.card * CELLS + move.cell for move in found}
    lacking = {key for road in finish.roads for key in road.first} - have
    more = [
        move
        for move in candidates(mind.layout, mind.same)
        if move.card * CELLS + move.cell in lacking
    ]
    weigh(mind.layout, more, mind.belief, mind.asked, mind.shaping, mind.gathering)
    return found + more, costs + [_cost(mind, move) for move in more]


def chance_after_best(mind: Mind) -> float:
    """How likely the best move of this turn appeases the spirits."""
    found = mind.moves(mind.layout, mind.level.width)
    totals = [float(move.total) for move in found]
    return max(
        (
            mind.chance_of(mind.layout.after(found[index].card, found[index].cell))
            for index in _promising(totals)
        ),
        default=0.0,
    )


def _promising(costs: list[float]) -> list[int]:
    """The numbers of the cheapest moves."""
    return sorted(range(len(costs)), key=costs.__getitem__)[:LAST_CHOICES]


def joined(mind: Mind, move: Candidate) -> float:
    """How likely the card comes to lie beside one card of its family, the likeliest one."""
    near = (other for other in range(CARDS) if move.near >> other & 1)
    return max((mind.kin(move.card, other) for other in near), default=0.0)


def misread(mind: Mind, move: Candidate) -> float:
    """How likely a card one has seen comes to lie beside another one seen that is no family."""
    near = (move.near & mind.seen) & ~mind.layout.locked
    beside = (other for other in range(CARDS) if near >> other & 1)
    return max((1 - mind.kin(move.card, other) for other in beside), default=0.0)


def _ambiguity(mind: Mind, move: Candidate) -> float:
    """What others could misread costs; nothing in the last turn, nor while a shape is built."""
    is_seen = bool(mind.seen >> move.card & 1)
    if not is_seen or mind.turns_left == 1 or mind.is_building:
        return 0.0
    return AMBIGUOUS * misread(mind, move)


def chance_to_show_kin(mind: Mind, move: Candidate) -> float:
    """How likely a move shows two cards of one family to others who have not seen both."""
    best = 0.0
    for beside in range(CARDS):
        if (move.near & mind.seen) >> beside & 1:
            pair = 1 << move.card | 1 << beside
            strangers = mind.share_of_others_lacking(pair)
            best = max(best, strangers * mind.kin(move.card, beside))
    return best


def _cost(mind: Mind, move: Candidate) -> float:
    """What is left to be done after a move, and what others read into it, rightly or wrongly."""
    cost = move.total / mind.worlds
    if mind.seen >> move.card & 1:
        misleading = MISLEADING_IN_SHAPES if mind.is_building else MISLEADING
        cost += misleading * (1 - joined(mind, move))
        if mind.table.shape is not None:
            cost -= TELLING * chance_to_show_kin(mind, move)
    return cost


def _look_ahead(mind: Mind, found: list[Candidate], costs: list[float], followed: int) -> None:
    """If no single move helps, judge the best ones by the best move that could follow."""
    if not found or mind.need - min(costs) > SMALL_GAIN:
        return
    order = sorted(range(len(found)), key=costs.__getitem__)
    for rank, index in enumerate(order):
        move = found[index]
        if rank >= followed or mind.is_late:
            # Not followed: as good as it is now, a move later.
            costs[index] += MOVE
            continue
        after = mind.layout.after(move.card, move.cell)
        following = mind.moves(after, DEEP_WIDTH)
        least = min((reply.total for reply in following), default=move.total) / mind.worlds
        costs[index] += min(0.0, least - move.total / mind.worlds)


def was_joined(mind: Mind, move: Candidate) -> bool:
    """Whether a card lay beside its family already, by what its player believed."""
    left = (other for other in range(CARDS) if move.left >> other & 1)
    return any(mind.kin(move.card, other) >= LIKELY for other in left)


def kin_beside(mind: Mind, move: Candidate) -> int | None:
    """The card of its family that it comes to lie beside, the likeliest one; None for none."""
    near = [other for other in range(CARDS) if move.near >> other & 1]
    best = max(near, key=lambda other: mind.kin(move.card, other), default=None)
    return best if best is not None and mind.kin(move.card, best) >= LIKELY else None


def why_of(mind: Mind, move: Candidate) -> Why:
    """The main reason for a move."""
    gain = mind.need - move.total / mind.worlds
    kin = joined(mind, move)
    if kin >= LIKELY and not was_joined(mind, move):
        return Why.JOINS_FAMILY
    if kin >= LIKELY:
        return Why.STAYS_WITH_FAMILY if gain > NO_GAIN else Why.HARMS_LEAST
    if gain > SMALL_GAIN:
        if mind.table.shape is not None:
            return Why.BUILDS_THE_SHAPE
        return Why.MAY_JOIN_FAMILY if kin >= MAYBE else Why.MAKES_ROOM
    return Why.HARMS_LEAST if mind.seen >> move.card & 1 else Why.NOTHING_TO_JOIN


def action_of(mind: Mind, move: Candidate) -> Move:
    """The move as the rules name it."""
    x, y = mind.table.places[move.card]
    origin = mind.layout.cells[move.card]
    across = columns_between(origin, move.cell)
    return Move(move.card, Place(x + across, y + rows_between(origin, move.cell)))
