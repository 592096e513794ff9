"""Every level that a record may name can be played, and no other."""

from __future__ import annotations

from yokai_desktop.ai.septet import levels as septet
from yokai_desktop.ai.yokai import levels as yokai
from yokai_desktop.engine.catalog import GAMES
from yokai_desktop.engine.player_levels import STRENGTHS


def test_there_is_a_player_for_every_level_of_a_game() -> None:
    played = {"septet": tuple(septet.LEVELS_BY_NAME), "yokai": tuple(yokai.LEVELS_BY_NAME)}
    assert played == {game.name: game.levels for game in GAMES}


def test_the_levels_of_both_games_have_one_order() -> None:
    for game in GAMES:
        assert sorted(game.levels, key=STRENGTHS.index) == list(game.levels)
    assert set(STRENGTHS) == {level for game in GAMES for level in game.levels}
