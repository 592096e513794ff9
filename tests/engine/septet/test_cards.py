"""S1: the deck."""

import pytest

from tests.engine.septet.positions import dealt
from yokai_desktop.engine.contract import BadText
from yokai_desktop.engine.septet.cards import (
    ACE,
    ALL_CARDS,
    PLAIN_CARDS,
    Card,
    Family,
    boss,
    card_of,
    cards_in,
    mask_of,
    read_card,
    shining_boss,
)
from yokai_desktop.engine.septet.kernel import BOSSES, SHINING, suit_of


def test_s1_1_seven_families_of_seven_consecutive_ranks() -> None:
    assert len(PLAIN_CARDS) == 49
    for family in Family:
        ranks = [card.rank for card in PLAIN_CARDS if card.family == family]
        assert ranks == list(range(family + 1, family + 8))


def test_s1_1_stars_of_the_bosses() -> None:
    assert [family.stars for family in Family] == [0, 0, 1, 1, 1, 2, 2]


def test_s1_5_outline_stars_of_the_bosses() -> None:
    assert [family.outline_stars for family in Family] == [0, 1, 0, 1, 1, 1, 1]


def test_s1_2_the_seven_of_each_family_is_its_boss() -> None:
    bosses = [card for card in PLAIN_CARDS if card.is_boss]
    assert [card.rank for card in bosses] == [7] * 7
    assert [card.family for card in bosses] == list(Family)
    assert bosses == [boss(family) for family in Family]
    assert mask_of(bosses) == BOSSES


def test_s1_3_the_a_is_the_lowest_card_of_wind() -> None:
    assert str(ACE) == "wind-A"
    assert (ACE.family, ACE.rank) == (Family.WIND, 1)
    assert [card for card in ALL_CARDS if card.is_ace] == [ACE]


def test_s1_4_standing_tells_the_place_in_the_range() -> None:
    assert [card.standing for card in PLAIN_CARDS if card.family == Family.FIRE] == list(range(7))
    assert read_card("snow-13").standing == 6
    assert ACE.standing == 0


def test_s1_6_every_family_has_a_name_of_its_own() -> None:
    labels = [family.label for family in Family]
    assert labels == ["wind", "earth", "charm", "lightning", "darkness", "fire", "snow"]


def test_s10_1_shining_copies_are_sevens_right_above_their_twins() -> None:
    shining = [card for card in ALL_CARDS if card.is_shining]
    assert shining == [shining_boss(family) for family in Family]
    assert mask_of(shining) == SHINING
    for card in shining:
        twin = boss(card.family)
        assert card.is_boss
        assert card.rank == twin.rank == 7
        assert card.number == twin.number + 1
        assert card not in PLAIN_CARDS


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_every_card_reads_back(card: Card) -> None:
    assert read_card(str(card)) == card
    assert card_of(card.bit) == card
    assert cards_in(card.bit) == (card,)
    assert suit_of(card.bit) == card.family.suit


@pytest.mark.parametrize("text", ["", "fire", "fire-5", "snow-14", "wind-1", "fire-9-shining", "9"])
def test_no_such_card(text: str) -> None:
    with pytest.raises(BadText) as refused:
        read_card(text)
    assert refused.value.reason == "no_such_card"


def test_s2_1_partners_sit_opposite_and_play_goes_clockwise() -> None:
    state = dealt(4)
    assert [state.mode.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert state.mode.seats_of(1) == (1, 3)
