"""S11: a view holds exactly what its seat may know."""

from random import Random

import pytest

from tests.engine.septet.positions import SEVEN_NEXT, STANDARD, play, playing
from yokai_desktop.engine.septet.cards import read_card
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.straw import Straw

MODES = [(4, {}), (3, {}), (2, {}), (4, SEVEN_NEXT)]


def midway(players: int, options: dict[str, str], steps: int) -> SeptetState:
    state, _ = SEPTET.deal(SEPTET.setup(players, options, seed="views"))
    rng = Random(5)
    for _ in range(steps):
        state, _events = state.play(rng.choice(state.legal()))
    return state


@pytest.mark.parametrize(("players", "options"), MODES)
def test_s11_own_hand_is_seen_and_other_hands_only_counted(
    players: int, options: dict[str, str]
) -> None:
    state = midway(players, options, 14)
    for seat in range(players):
        view = state.view(seat)
        assert all(card is not None for card in view.hands[seat])
        for other in range(players):
            assert len(view.hands[other]) == state.hands[other].bit_count()
            if other != seat:
                assert set(view.hands[other]) <= {None}


def test_s11_own_passes_and_receipts_only() -> None:
    state = midway(4, {}, 6)
    for seat in range(4):
        view = state.view(seat)
        assert view.passed == state.passes[seat]
        assert [(r.giver, r.cards) for r in view.received] == [
            ((seat + 2) % 4, state.passes[(seat + 2) % 4])
        ]


def test_s11_trump_scores_seals_and_captured_bosses_are_public() -> None:
    state = playing("fire-8", "fire-9", "fire-6", "fire-10", captured=("snow-7", ""), scores=(2, 5))
    for seat in range(4):
        view = state.view(seat)
        assert (view.trump, view.scores, view.seals) == (state.trump, (2, 5), state.seals)
        assert [str(card) for card in view.captured[0]] == ["snow-7"]


def test_s11_the_last_trick_may_be_looked_at_again() -> None:
    state = playing("fire-8 wind-2", "fire-9 wind-3", "fire-6 wind-4", "fire-10 wind-5")
    assert state.view(2).last_trick is None
    state, _ = play(state, "fire-8", "fire-9", "fire-6", "fire-10")
    trick = state.view(2).last_trick
    assert trick is not None
    assert [str(played.card) for played in trick.cards] == ["fire-8", "fire-9", "fire-6", "fire-10"]


def test_s11_played_and_turned_straw_places_are_seen_by_both() -> None:
    pile = Straw((read_card("snow-8").bit, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0), turned=1)
    state = playing("fire-8", "fire-9", straws=(pile, pile))
    shown = state.view(1).straws[0]
    assert str(shown.down[0]) == "snow-8"
    assert [str(place) for place in shown.up] == ["gone"] * 6
    assert shown.down[1].gone


@pytest.mark.parametrize(("players", "options"), MODES)
def test_legal_actions_of_the_view_are_those_of_the_state(
    players: int, options: dict[str, str]
) -> None:
    state, _ = SEPTET.deal(SEPTET.setup(players, options | {}, seed="legal"))
    rng = Random(1)
    for _ in range(60):
        if state.to_act is None:
            break
        for seat in range(players):
            expected = state.legal() if seat == state.to_act else ()
            assert state.view(seat).legal == expected
        state, _events = state.play(rng.choice(state.legal()))
    assert state.number >= 1


def test_open_cards_show_everything_after_a_game() -> None:
    state = midway(2, STANDARD, 20)
    view = state.view(0, open_cards=True)
    assert None not in view.hands[1]
    places = [place for pile in view.straws for place in (*pile.down, *pile.up)]
    assert all(place.gone or place.card is not None for place in places)


def test_a_view_tells_nothing_of_the_seed() -> None:
    first, _ = SEPTET.deal(SEPTET.setup(4, seed="secret-seed"))
    assert "secret-seed" not in repr(first.view(0))
