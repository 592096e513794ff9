"""Random games in great number: no invariant breaks, on the kernels and through matches."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.engine.option_sets import SEPTET as SEPTET_SETS
from tests.engine.option_sets import YOKAI as YOKAI_SETS
from tests.engine.option_sets import OptionSet
from tests.robustness.counts import tell, times
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet import kernel
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import mode_of
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.solving.chance_games import ChanceGame
from yokai_desktop.engine.yokai.solving.playout import LOST
from yokai_desktop.engine.yokai.state import YokaiState

CARDS = 49
SHINING_CARDS = 7
GRID_CARDS = 16


def test_random_rounds_of_septet_on_the_kernel() -> None:
    ends: Counter[int] = Counter()
    rounds = times(2_000, 100_000)
    mode = mode_of(SEPTET.setup(4))
    for number in range(rounds):
        if number % 20 == 0:
            state, _ = SEPTET.deal(SEPTET.setup(4, seed=f"round {number}"))
            assert isinstance(state, SeptetState)
            everything = state.hands[0] | state.hands[1] | state.hands[2] | state.hands[3]
            assert everything.bit_count() == sum(hand.bit_count() for hand in state.hands)
        assert state.trump is not None
        a, b, c, d = state.hands
        told = kernel.random_round(a, b, c, d, 0, state.trump.suit, kernel.first_random(number))
        winner, verdict = told & 1, told >> 1 & 3
        tricks = (told >> 3 & 15, told >> 7 & 15)
        bosses = (told >> 11 & 7, told >> 14 & 7)
        most = state.hands[0].bit_count()
        assert verdict != kernel.NOT_OVER
        assert 1 <= sum(tricks) <= most
        assert sum(bosses) <= 7
        if verdict == kernel.BY_BOSSES:
            assert bosses[winner] >= mode.boss_limit
        elif verdict == kernel.BY_TRICKS:
            assert tricks[1 - winner] == mode.trick_limit
        else:
            assert sum(tricks) == most
        ends[verdict] += 1
    tell("random rounds of Septet on the kernel", rounds=rounds, broken=0)
    assert {kernel.BY_BOSSES, kernel.BY_TRICKS} <= set(ends)


def test_random_games_of_yokai_on_the_kernel() -> None:
    games = times(500, 100_000)
    won = 0
    for number in range(games):
        if number % 20 == 0:
            options = YOKAI_SETS[number // 20 % len(YOKAI_SETS)]
            state, _ = YOKAI.deal(
                YOKAI.setup(options.players, dict(options.options), f"game {number}")
            )
            assert isinstance(state, YokaiState)
            chance = ChanceGame.of(state)
            assert Counter(chance.families) == dict.fromkeys(range(4), 4)
            assert len(set(chance.cells)) == GRID_CARDS
        log: list[tuple[int, int, int]] = []
        points = chance.play(number, log)
        assert log
        assert points == LOST or -20 < points < 60
        won += points != LOST
    tell("random games of Yōkai on the kernel", games=games, won=won, broken=0)
    assert games > 0


def test_random_matches_of_every_kind() -> None:
    for name, sets in (("Septet", SEPTET_SETS), ("Yōkai", YOKAI_SETS)):
        played = actions = 0
        for number in range(times(len(sets), 2_000)):
            match = play_watched(sets[number % len(sets)], number)
            played += 1
            actions += len(match.actions)
        tell(f"random matches of {name}", games=played, actions=actions, broken=0)
        assert played > 0


def play_watched(options: OptionSet, number: int) -> Match:
    """A match by chance, looked at from every seat now and then, replayed at the end."""
    match = options.match(f"random {number}")
    rng = Random(number)
    while match.to_act is not None:
        legal = match.state.legal()
        assert legal
        assert match.outcome is None
        if rng.random() < 0.02:
            for seat in range(options.players):
                view = match.view(seat)
                assert view.legal == (legal if seat == match.to_act else ())
        match.play(match.to_act, rng.choice(legal))
        conserved(match)
    assert match.outcome is not None
    if number % 10 == 0:
        assert Match.replay(match.record()) == match
    return match


def conserved(match: Match) -> None:
    """Nothing lies twice, nothing is lost."""
    state = match.state
    if isinstance(state, YokaiState):
        assert len(set(state.tableau.cells)) == GRID_CARDS
    elif isinstance(state, SeptetState):
        hands = 0
        for hand in state.hands:
            assert hands & hand == 0
            hands |= hand
        assert hands.bit_count() <= CARDS + SHINING_CARDS * state.mode.has_shining
