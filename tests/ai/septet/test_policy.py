"""The instinct: agrees with the kernel's rules and wants what the game wants."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from tests.ai.septet.tables import WAYS, new_match, states_of
from yokai_desktop.ai.septet.imagined import Imagined, count
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.manners import legal_cards, sensible_cards
from yokai_desktop.ai.septet.policy import Policy
from yokai_desktop.ai.septet.reasons import Reason, reason_for
from yokai_desktop.ai.septet.takeovers import takers
from yokai_desktop.ai.septet.weights import FOUR, SEVEN_NEXT
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import ALL_CARDS, Card, Family, mask_of, read_card
from yokai_desktop.engine.septet.kernel import DECK_WITH_SHINING, NOT_OVER, TWINS, beats
from yokai_desktop.engine.septet.playing import trick_winner
from yokai_desktop.engine.septet.state import SeptetState

INSTINCT = Policy(FOUR)


def cards(text: str) -> int:
    return mask_of(read_card(name) for name in text.split())


def last_to_play(hand: str, trick: str, trump: Family, winner_is_partner: bool) -> Imagined:
    """Seat 3 is to play last to a trick of the seats 0 to 2; seat 1 is its partner."""
    r = Imagined(4, 6, 4, 7)
    r.trump = trump.suit
    for seat, other in enumerate(("snow-8 snow-9", "snow-10 snow-11", "snow-12 snow-13")):
        r.set_hand(seat, cards(other) | cards(trick.split()[seat]))
    r.set_hand(3, cards(hand))
    for name in trick.split():
        r.play(cards(name))
    assert (r.side(r.best_seat) == 1) == winner_is_partner
    return r


@pytest.mark.parametrize("trump", [Family.WIND, Family.CHARM, Family.SNOW])
def test_takers_are_the_cards_that_beat(trump: Family) -> None:
    for best, led in permutations(ALL_CARDS[::3], 2):
        suit = best.family.suit if best.family == trump else led.family.suit
        if best.bit & suit or best.is_ace:
            wanted = mask_of(c for c in ALL_CARDS if beats(c.bit, best.bit, suit, trump.suit))
            found = takers(DECK_WITH_SHINING & ~best.bit, best.bit, suit, trump.suit)
            assert found == wanted & ~best.bit


def true_round(state: SeptetState) -> Imagined:
    """The round as it truly stands."""
    assert state.to_act is not None
    knowledge = Knowledge(state.view(state.to_act))
    world = knowledge.imagine(knowledge.dealer(1))
    for seat in range(state.mode.players):
        world.set_hand(seat, state.playable(seat))
    world.lay_straws([card for straw in state.straws for card in (*straw.up, *straw.down)])
    return world


@pytest.mark.parametrize("way", WAYS)
def test_imagined_rounds_follow_the_engine_card_by_card(way: str) -> None:
    states = [state for state in states_of(way, "follow") if state.phase == "play"]
    history = [played.card.bit for taken in states[-1].tricks for played in taken.cards]
    history += [played.card.bit for played in states[-1].trick]
    imagined = true_round(states[0])
    for number, state in enumerate(states):
        assert imagined.over == NOT_OVER
        assert imagined.turn == state.to_act
        for seat in range(state.mode.players):
            assert imagined.hand(seat) == state.playable(seat)
        for side in range(state.mode.sides):
            assert imagined.tricks(side) == state.tricks_of(side)
            assert imagined.bosses(side) == state.captured[side]
        assert INSTINCT.choose(imagined) & legal_cards(imagined)
        if number < len(history):
            imagined.play(history[number])


def test_the_last_seat_wins_a_boss_with_the_cheapest_card() -> None:
    r = last_to_play("fire-8 fire-12 earth-2", "fire-9 fire-6 fire-7", Family.WIND, False)
    assert INSTINCT.choose(r) == cards("fire-12")


def test_a_boss_goes_to_a_partner_who_has_won_the_trick() -> None:
    r = last_to_play("charm-7 earth-2 earth-3", "fire-9 fire-12 fire-6", Family.WIND, True)
    assert INSTINCT.choose(r) == cards("charm-7")


def test_no_boss_goes_to_the_other_side() -> None:
    r = last_to_play("charm-7 earth-2 earth-3", "fire-12 fire-9 fire-6", Family.WIND, False)
    assert not INSTINCT.choose(r) & cards("charm-7")
    assert sensible_cards(r, INSTINCT) == cards("earth-2 earth-3")


def test_a_partners_boss_is_not_trumped() -> None:
    r = last_to_play("wind-2 earth-2 wind-A", "fire-7 fire-12 fire-6", Family.WIND, True)
    assert sensible_cards(r, INSTINCT) == cards("earth-2")


def test_a_boss_may_go_where_nothing_else_is_left() -> None:
    r = last_to_play("charm-7 earth-7", "fire-12 fire-9 fire-6", Family.WIND, False)
    assert sensible_cards(r, INSTINCT) == cards("charm-7 earth-7")


def test_the_seventh_trick_is_ducked() -> None:
    r = last_to_play("fire-8 fire-12", "fire-9 fire-6 fire-10", Family.WIND, False)
    r.t1 = 6
    assert INSTINCT.choose(r) == cards("fire-8")


def test_playing_out_ends_the_round() -> None:
    state = next(state for state in states_of("four", "out") if state.phase == "play")
    r = true_round(state)
    INSTINCT.play_out(r)
    assert r.over != NOT_OVER
    assert max(count(r.b0), count(r.b1)) >= 4 or max(r.t0, r.t1) >= 7 or r.left == 0


def seven_next(*hands: str, trump: Family | None = None) -> Imagined:
    """A round of Seven Next in its last tricks, seat 0 to lead."""
    r = Imagined(4, len(hands[0].split()), 0, 0)
    r.goal, r.unique = 4, 1
    r.trump = trump.suit if trump else 0
    for seat, hand in enumerate(hands):
        r.set_hand(seat, cards(hand))
    return r


SEALING = Policy(SEVEN_NEXT)


@pytest.mark.parametrize("long", ["earth", "charm"])
def test_the_first_lead_of_seven_next_makes_a_long_family_trump(long: str) -> None:
    short = "charm" if long == "earth" else "earth"
    hand = f"{long}-3 {long}-4 {long}-5 {long}-6 {long}-8 {short}-3"
    others = ["snow-8 snow-9 fire-6 fire-8 wind-2 earth-2"] * 3
    r = seven_next(hand, *others)
    assert SEALING.choose(r) & cards(hand) & getattr(Family, long.upper()).suit


def test_a_trick_is_taken_early_where_sevens_may_still_fall() -> None:
    """The second seat covers a lead to whose family both sevens are still to come."""
    hands = ("fire-9 wind-2", "fire-12 fire-6", "fire-7 wind-3", "fire-7-shining wind-4")
    r = seven_next(*hands, trump=Family.SNOW)
    r.play(cards("fire-9"))
    assert SEALING.choose(r) == cards("fire-12")


def test_a_trick_is_taken_for_the_next_lead() -> None:
    hands = ("snow-9 wind-2", "wind-5 wind-6", "snow-10 wind-3", "snow-11 snow-8")
    r = seven_next(*hands, trump=Family.EARTH)
    for card in ("snow-9", "wind-5", "snow-10"):
        r.play(cards(card))
    assert SEALING.choose(r) == cards("snow-11")


def with_twins(*hands: str, trump: Family = Family.EARTH) -> Imagined:
    """A round in which the first of both sevens of a family takes the trick (S10.4)."""
    r = seven_next(*hands, trump=trump)
    r.twins = 1
    return r


@pytest.mark.parametrize("way", ["seven next", "seven next rank"])
def test_imagined_tricks_are_held_as_in_the_engine(way: str) -> None:
    """After every card of random play, sevens first so that twins meet often."""
    twins = 0
    for number in range(20):
        rng = Random(number)
        match = new_match(way, f"twins {number}")
        while match.state.phase != "play":  # type: ignore[attr-defined]
            match.play(match.to_act, rng.choice(match.state.legal()))  # type: ignore[arg-type]
        imagined = true_round(match.state)  # type: ignore[arg-type]
        while match.to_act is not None and imagined.over == NOT_OVER:
            card = _a_seven_if_any(match, rng)
            imagined.play(card.bit)
            match.play(match.to_act, Play(card))
            state = match.state
            assert isinstance(state, SeptetState)
            if state.trick:
                assert state.trump is not None
                assert imagined.best_seat == trick_winner(state.trick, state.trump, state.mode)
                public = Knowledge(state.view(0)).public
                assert (public.best, public.best_seat) == (imagined.best, imagined.best_seat)
                twins += imagined.best == TWINS
            elif imagined.over == NOT_OVER:
                assert imagined.turn == state.to_act
    assert (twins > 0) == (way == "seven next")


def _a_seven_if_any(match: Match, rng: Random) -> Card:
    played = [action.card for action in match.state.legal() if isinstance(action, Play)]
    sevens = [card for card in played if card.is_boss]
    return rng.choice(sevens or played)


def test_s10_4_a_twin_gives_the_trick_back_to_the_partner() -> None:
    """The partner's seven was trumped: its twin takes both, and the family is sealed."""
    hands = ("charm-8 wind-2", "charm-7 wind-3", "earth-8 wind-4", "charm-7-shining charm-3")
    r = with_twins(*hands)
    for card in ("charm-8", "charm-7", "earth-8"):
        r.play(cards(card))
    assert SEALING.choose(r) == cards("charm-7-shining")
    assert sensible_cards(r, SEALING) & cards("charm-7-shining")
    assert reason_for(r, cards("charm-7-shining")) == Reason.FEEDS_PARTNER
    r.twins = 0
    assert SEALING.choose(r) == cards("charm-3")


def test_s10_4_a_twin_is_not_joined_to_a_seven_of_the_others() -> None:
    hands = ("charm-7 wind-2", "charm-9 wind-3", "charm-4 wind-4", "charm-7-shining charm-3")
    r = with_twins(*hands)
    for card in ("charm-7", "charm-9", "charm-4"):
        r.play(cards(card))
    assert SEALING.choose(r) == cards("charm-3")
    assert sensible_cards(r, SEALING) == cards("charm-3")
    assert reason_for(r, cards("charm-7-shining")) != Reason.FEEDS_PARTNER


def test_s10_4_a_twin_that_would_beat_all_cards_gives_the_trick_away_all_the_same() -> None:
    """The shining seven would be the highest card, yet the other seven's player takes it."""
    hands = ("wind-7 earth-8", "wind-3 earth-3", "wind-4 earth-4", "wind-7-shining wind-2")
    r = with_twins(*hands)
    for card in ("wind-7", "wind-3", "wind-4"):
        r.play(cards(card))
    assert SEALING.choose(r) == cards("wind-2")
    assert r.joining(cards("wind-7-shining"), 0) == cards("wind-7-shining")
    assert r.joining(cards("wind-7-shining"), 1) == 0
    assert reason_for(r, cards("wind-7-shining")) == Reason.PLAYS_LOW


def test_s10_4_only_the_a_takes_a_trick_from_twins() -> None:
    hands = ("charm-7 wind-2", "charm-7-shining wind-3", "charm-4 wind-4", "wind-A earth-8")
    r = with_twins(*hands)
    for card in ("charm-7", "charm-7-shining", "charm-4"):
        r.play(cards(card))
    assert SEALING.choose(r) == cards("wind-A")
    r.play(cards("wind-A"))
    assert r.turn == 3
