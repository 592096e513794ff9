"""How long choices are weighed: until the label is clear, and no longer."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.septet.tables import states_of
from yokai_desktop.ai.reviews.labels import SLIP
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.pass_search import after_passes, laid_otherwise, ranked_passes
from yokai_desktop.ai.septet.thinking import instinct_of
from yokai_desktop.ai.septet.trials import growth_of, searched
from yokai_desktop.ai.septet.weighing import (
    Patience,
    compared_by,
    index_of,
    weigh,
    weigh_until_clear,
)
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

PATIENCE = Patience(60, 480, 4000, 0.1)


def views(way: str) -> list[SeptetView]:
    """Views with a choice of one round."""
    states = [state for state in states_of(way, "weighing", every=3) if len(state.legal()) > 1]
    return [state.view(state.to_act) for state in states if state.to_act is not None]


@pytest.mark.parametrize("way", ["four", "two"])
def test_choices_clearly_behind_are_given_up_and_the_played_one_never(way: str) -> None:
    shorter = 0
    for view in views(way):
        for played in (view.legal[0], view.legal[-1]):
            trial = weigh_until_clear(view, played, PATIENCE, Random(1))
            if trial.exact:
                continue
            lengths = [len(outcomes) for outcomes in trial.outcomes]
            best = compared_by(trial, [0.0] * len(lengths)).best
            assert lengths[index_of(trial, played)] == lengths[best] == trial.worlds
            assert trial.worlds <= PATIENCE.most
            assert sum(lengths) <= PATIENCE.tries
            shorter += min(lengths) < trial.worlds
    assert shorter


def test_what_is_clear_at_once_takes_no_longer() -> None:
    worlds = set()
    for view in views("four"):
        trial = weigh_until_clear(view, view.legal[0], PATIENCE, Random(1))
        if trial.exact:
            continue
        worlds.add(trial.worlds)
        compared = compared_by(trial, [0.0] * len(trial.actions))
        lead = compared.leads[index_of(trial, view.legal[0])]
        if trial.worlds == PATIENCE.first and lead > 2 * SLIP:
            assert compared.gap_errors[index_of(trial, view.legal[0])] <= PATIENCE.error
    assert min(worlds) == PATIENCE.first
    assert max(worlds) > PATIENCE.first


def test_the_first_worlds_are_those_of_weighing_all_alike() -> None:
    view = views("four")[0]
    patient = weigh_until_clear(view, view.legal[0], PATIENCE, Random(3))
    flat = weigh(view, view.legal[0], PATIENCE.first, Random(3))
    assert [found[: PATIENCE.first] for found in patient.outcomes] == list(flat.outcomes)


def test_decisions_of_long_games_get_less() -> None:
    assert PATIENCE.for_game(1) == PATIENCE.for_game(3) == PATIENCE
    longer = PATIENCE.for_game(6)
    assert (longer.first, longer.most, longer.tries) == (60, 240, 2000)


@pytest.mark.parametrize(("way", "ways_to_lay"), [("four", 6), ("three", 2), ("seven next", 6)])
def test_passes_are_tried_in_deals_laid_in_all_ways(way: str, ways_to_lay: int) -> None:
    view = next(view for view in views(way) if view.phase == Phase.PASS)
    knowledge = Knowledge(view)
    world = knowledge.imagine(knowledge.dealer(5))
    others = [seat for seat in range(view.mode.players) if seat != view.seat]
    laid = [[other.hand(seat) for seat in others] for other in laid_otherwise(world, view)]
    dealt = [world.hand(seat) for seat in others]
    assert laid[0] == dealt
    assert len({tuple(hands) for hands in laid}) == ways_to_lay
    assert all(sorted(hands) == sorted(dealt) for hands in laid)


def test_no_deal_of_passes_is_in_both_halves_of_the_worlds() -> None:
    """One half checks what the other found: they may share nothing."""
    view = next(view for view in views("four") if view.phase == Phase.PASS)
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(Random(1).getrandbits(32))
    trial = weigh(view, None, 36, Random(1))
    prepare, given = after_passes(view), ranked_passes(view)[0]
    ends: list[list[int]] = [[], []]
    for half in (0, 1) * 3:
        for world in laid_otherwise(knowledge.imagine(dealer), view):
            after = prepare(world)(given)
            instinct_of(view.mode).play_out(after)
            ends[half].append(stakes_of(view).outcome(after))
    assert trial.outcomes[0][::2] == ends[0]
    assert trial.outcomes[0][1::2] == ends[1]


def test_trees_of_two_players_grow_before_they_count() -> None:
    """Young trees would hold it against a card that a later one uncovers more."""
    view = next(view for view in views("two") if view.phase == Phase.PLAY)
    assert growth_of(view, 30) == 120
    assert growth_of(views("four")[-1], 30) == 0
    trial = weigh(view, None, 30, Random(1))
    assert {len(outcomes) for outcomes in trial.outcomes} == {30}
    first = trial.actions[0]
    assert isinstance(first, Play)
    grown = list(searched(view, first.card.bit, _worlds_of(view, 30, 120)))
    assert grown[120:] == trial.outcomes[0]


def _worlds_of(view: SeptetView, counted: int, growing: int) -> list[Imagined]:
    """The worlds that weighing imagines: first those on which trees grow."""
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(Random(1).getrandbits(32))
    worlds = [knowledge.imagine(dealer) for _ in range(counted + growing)]
    return worlds[counted:] + worlds[:counted]
