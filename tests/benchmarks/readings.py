"""Learn how strong players choose cards: the weights of ``ai/septet/reading_weights.py``.

    python -m tests.benchmarks.readings four four.jsonl --count 70
    python -m tests.benchmarks.readings fit four.jsonl

Games are played by tables of one kind each: experts twice as often as adepts, apprentices and the
reference of 300 iterations, so that no manner of playing is taken for the only one.  Of every
choice the facts of all cards are kept (``Reader.tell``) and which one was played.  ``fit`` finds
the weights by stochastic gradients, tells the surprise of the choices of every tenth game, which it
had left out, and prints the tables.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from math import exp, log, sqrt
from random import Random

from tests.benchmarks import reference
from tests.benchmarks.gathering import Row, gather_or_use
from yokai_desktop.ai.septet.choose import choose
from yokai_desktop.ai.septet.likely_worlds import first_moment
from yokai_desktop.ai.septet.reading import FACTS, NAT, SITUATIONS, Reader
from yokai_desktop.ai.septet.thinking import instinct_of
from yokai_desktop.ai.septet.weights import name_of
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import mask_of
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.kernel import DECK, DECK_WITH_SHINING, following
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView

WAYS: dict[str, tuple[int, dict[str, str]]] = {
    "three": (3, {}),
    "four": (4, {}),
    "seven_next": (4, {"variant": "seven_next_short"}),
}
_PLAYERS = ("expert", "reference", "expert", "adept", "apprentice")
_ITERATIONS = 300
"""Of the reference, to save time."""

_LEFT_OUT = 10
_ROUNDS = 6
_PACE = 0.1
_SHRINKING = 1e-4
_LAPSE = 1 / 32
_SCALES = (16, 16, 16, 1, 1, 1, 1, 1, 1, 7, 7, 7, 7, *(1,) * 9)
"""What the facts come to at most."""


def _choice(view: SeptetView, player: str, rng: Random) -> Action:
    if player != "reference":
        return choose(view, player, rng)
    if view.phase == Phase.PLAY:
        return reference.choose_card(view, rng, _ITERATIONS)
    return reference.choose(view, rng)


def gathered(way: str, number: int) -> list[Row]:
    """All choices of a game's cards."""
    players, options = WAYS[way]
    player = _PLAYERS[number % len(_PLAYERS)]
    match = Match(SEPTET, SEPTET.setup(players, options, f"reading {number}"))
    rng = Random(f"reading {number}")
    rows = []
    while match.to_act is not None:
        state = match.state
        assert isinstance(state, SeptetState)
        view = state.view(match.to_act)
        action = _choice(view, player, rng)
        if isinstance(action, Play) and len(view.legal) > 1:
            rows.append({"mode": name_of(view.mode), "game": number, **_facts(view, action)})
        match.play(view.seat, action)
    return rows


def _facts(view: SeptetView, action: Play) -> Row:
    """What a reader would be told about a choice."""
    deck = DECK_WITH_SHINING if view.mode.has_shining else DECK
    seen = view.trump_card.bit if view.trump_card is not None else 0
    r = first_moment(view)
    for played in (*(each for trick in view.tricks for each in trick.cards), *view.trick):
        r.turn = played.seat
        r.set_hand(played.seat, played.card.bit)
        r.play(played.card.bit)
        seen |= played.card.bit
    own = mask_of(view.playable)
    r.turn = view.seat
    r.set_hand(view.seat, own)
    r.set_hand((view.seat + 1) % view.mode.players, deck & ~(own | seen))
    cards = following(own, r.led if r.placed else 0)
    reader = Reader(instinct_of(view.mode), [0] * (FACTS * SITUATIONS))
    return {
        "situation": reader.situation(r, cards),
        "facts": reader.facts(r, cards),
        "chosen": int(cards & (action.card.bit - 1)).bit_count(),
    }


def _chances(weights: list[float], row: Row) -> list[float]:
    worths = [
        sum(weight * fact / most for weight, fact, most in zip(weights, told, _SCALES, strict=True))
        for told in row["facts"]
    ]
    most = max(worths)
    parts = [exp(worth - most) for worth in worths]
    return [part / sum(parts) for part in parts]


def _fitted(rows: list[Row]) -> list[float]:
    """Weights of one situation, by steps that shrink for facts often met."""
    weights, squares = [0.0] * FACTS, [1e-3] * FACTS
    rng = Random("readings")
    rows = rows.copy()
    for _ in range(_ROUNDS):
        rng.shuffle(rows)
        for row in rows:
            chances = _chances(weights, row)
            for fact, scale in enumerate(_SCALES):
                pull = row["facts"][row["chosen"]][fact] - sum(
                    chance * facts[fact]
                    for chance, facts in zip(chances, row["facts"], strict=True)
                )
                pull = pull / scale - _SHRINKING * weights[fact]
                squares[fact] += pull * pull
                weights[fact] += _PACE * pull / sqrt(squares[fact])
    return weights


def _surprise(weights: list[float], rows: Iterable[Row]) -> float:
    total = 0.0
    for row in rows:
        size = len(row["facts"])
        total -= log((1 - _LAPSE) * _chances(weights, row)[row["chosen"]] + _LAPSE / size)
    return total


def fit(*files: list[Row]) -> None:
    """Print the tables, a line a situation."""
    for rows in files:
        kept = [row for row in rows if row["game"] % _LEFT_OUT]
        tested = [row for row in rows if not row["game"] % _LEFT_OUT]
        surprise = blind = 0.0
        print(f'    "{rows[0]["mode"]}": """')
        for situation in range(SITUATIONS):
            weights = _fitted([row for row in kept if row["situation"] == situation])
            told = [row for row in tested if row["situation"] == situation]
            surprise += _surprise(weights, told)
            blind += sum(log(len(row["facts"])) for row in told)
            scaled = zip(weights, _SCALES, strict=True)
            print("        " + " ".join(str(round(NAT * weight / most)) for weight, most in scaled))
        print('    """,', flush=True)
        told_by = f"{surprise / len(tested):.3f} nats instead of {blind / len(tested):.3f}"
        print(f"{rows[0]['mode']}: {len(kept)} choices, {told_by}", file=sys.stderr, flush=True)


def main() -> None:
    gatherers = {way: lambda number, way=way: gathered(way, number) for way in WAYS}
    gather_or_use(__doc__, gatherers, ("fit", fit), 60)


if __name__ == "__main__":
    main()
