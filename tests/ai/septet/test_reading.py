"""What others played and passed makes some imagined worlds likelier than others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import exp
from random import Random

import pytest

from tests.ai.septet.tables import new_match, play_on, states_of
from tests.benchmarks.ceiling import true_world
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge, new_round
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME
from yokai_desktop.ai.septet.likely_worlds import first_moment, resampled, witness_of
from yokai_desktop.ai.septet.passing import TO_PARTNER, Taste
from yokai_desktop.ai.septet.reading import FACTS, NAT, SITUATIONS, Reader
from yokai_desktop.ai.septet.reading_weights import READINGS
from yokai_desktop.ai.septet.thinking import instinct_of
from yokai_desktop.ai.septet.weights import name_of
from yokai_desktop.ai.septet.witness import Witness
from yokai_desktop.engine.septet.cards import cards_in
from yokai_desktop.engine.septet.kernel import DECK, WIND, following
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState

READ_WAYS = ["four", "four standard"]


def reader_of(state: SeptetState) -> Reader:
    return Reader(instinct_of(state.mode), READINGS[name_of(state.mode)])


def moments(way: str, level: str = "adept") -> Iterator[SeptetState]:
    """Moments of rounds played by a level, some tricks after their beginning."""
    for number in range(4):
        match, rng = new_match(way, f"reading {number}"), Random(number)
        state = match.state
        while isinstance(state, SeptetState) and state.number == 1 and state.to_act is not None:
            if state.phase == Phase.PLAY and len(state.tricks) > 1 and rng.random() < 0.3:
                yield state
            play_on(match, LEVELS_BY_NAME[level], rng)
            state = match.state


def told(witness: Witness, world: Imagined) -> float:
    return witness.likelihood(world) / NAT


def test_there_are_weights_for_every_situation() -> None:
    assert set(READINGS) == {"4"}
    assert all(len(weights) == FACTS * SITUATIONS for weights in READINGS.values())


@pytest.mark.parametrize("way", READ_WAYS)
def test_the_chances_of_all_cards_sum_up_to_one(way: str) -> None:
    for state in states_of(way, "chances", every=5):
        if state.phase != Phase.PLAY or state.to_act is None:
            continue
        world = true_world(state.view(state.to_act, open_cards=True))
        cards = following(world.hand(world.turn), world.led if world.placed else 0)
        if cards & (cards - 1):
            chances = [reader_of(state).chance(world, card.bit) for card in cards_in(cards)]
            assert sum(exp(chance / NAT) for chance in chances) == pytest.approx(1, abs=0.03)


def test_a_card_that_had_to_be_played_tells_nothing() -> None:
    state = next(moments("four"))
    r = first_moment(state.view(0))
    r.turn = 1
    r.set_hand(1, 2)
    assert reader_of(state).chance(r, 2) == 0


@pytest.mark.parametrize("way", READ_WAYS)
def test_the_truth_is_likelier_than_worlds_that_were_dealt(way: str) -> None:
    leads = []
    for state in moments(way):
        assert state.to_act is not None
        view = state.view(state.to_act)
        witness = witness_of(view, reader_of(state))
        knowledge = Knowledge(view)
        dealer = knowledge.dealer(1)
        dealt = [told(witness, knowledge.imagine(dealer)) for _ in range(40)]
        truth = told(witness, true_world(state.view(view.seat, open_cards=True)))
        leads.append(truth - sum(dealt) / len(dealt))
    assert len(leads) > 10
    assert sum(leads) / len(leads) > 0.2


def test_a_partner_who_passed_all_it_had_of_a_family_is_believed_to_hold_none() -> None:
    state = next(moments("four"))
    witness = Witness(reader_of(state), DECK)
    received = 0x1A_00_00
    witness.note_pass(Taste(TO_PARTNER), 2, 0x1A << 24, received, 0, WIND)
    world = new_round(state.mode)
    kept = 0x0F | 0x0F << 32
    world.set_hand(2, kept | 0x13 << 40)
    void = witness.likelihood(world)
    world.set_hand(2, kept | 0x01 << 16 | 0x03 << 40)
    assert witness.likelihood(world) < void


def test_likely_worlds_are_kept_often_and_unlikely_ones_hardly() -> None:
    state = next(moments("four"))
    assert state.to_act is not None
    view = state.view(state.to_act)
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(1)
    worlds = [knowledge.imagine(dealer) for _ in range(60)]
    witness = witness_of(view, reader_of(state))
    kept = resampled(worlds, witness, 200)
    assert len(kept) == 200
    times = [sum(each is world for each in kept) for world in worlds]
    likely = sorted(range(60), key=lambda index: witness.likelihood(worlds[index]))
    counts = [times[index] for index in likely]
    assert all(later >= earlier - 1 for earlier, later in pairwise(counts))
    assert counts[-1] > 200 // 60


def test_nothing_seen_tells_nothing() -> None:
    match = new_match("three", "nothing")
    state = match.state
    assert isinstance(state, SeptetState)
    reader = Reader(instinct_of(state.mode), READINGS["4"])
    assert not witness_of(state.view(0), reader).has_seen()
