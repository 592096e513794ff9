"""The chance of computer players at the command line is not the chance that deals the cards."""

from __future__ import annotations

from random import Random

import pytest

from yokai_desktop.cli import simulate
from yokai_desktop.cli.console import DRAWINGS, Console
from yokai_desktop.engine.catalog import GAMES
from yokai_desktop.engine.contract import Action, Game, Setup, View
from yokai_desktop.engine.match import Match

ROUNDS = range(30)


def dealing(setup: Setup) -> list[object]:
    """How every round's source of chance begins."""
    return [setup.chance(number).getstate() for number in ROUNDS]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_players_at_the_console_share_no_chance_with_the_deal(game: Game) -> None:
    match = Match(game, game.setup(4, {}, "A"))
    console = Console(match, ["random"] * 4, DRAWINGS[game.name])
    chances = [rng.getstate() for rng in console.rngs]
    assert len(set(chances)) == 4
    assert not set(chances) & set(dealing(match.setup))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_simulated_players_share_no_chance_with_the_deal(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    first: dict[int, tuple[object, Random]] = {}

    def decide(view: View, level: str, rng: Random) -> Action:
        first.setdefault(id(rng), (rng.getstate(), rng))
        return rng.choice(view.legal)

    monkeypatch.setattr(simulate, "decide", decide)
    simulate.simulate(game, 4, {}, ["random"] * 4, 3, "A", duplicate=True)
    chances = {state for state, _ in first.values()}
    assert len(chances) == len(first) >= 12
    for number in range(3):
        assert not chances & set(dealing(game.setup(4, {}, f"A/{number}")))
