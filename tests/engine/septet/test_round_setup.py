"""S3, S7.1, S7.5, S10.1–S10.3: dealing, passing and who leads."""

from tests.engine.septet.positions import (
    SEVEN_NEXT,
    cards,
    dealt,
    names,
    only,
    play,
    playing,
    run,
    trump_card,
)
from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.cards import ALL_CARDS, PLAIN_CARDS, cards_in, mask_of
from yokai_desktop.engine.septet.events import CardsPassed, LeadShown, PassChosen, RoundDealt
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import Received


def first_three(state: SeptetState) -> str:
    """A pass of the three lowest cards of the seat to act."""
    assert state.to_act is not None
    return "pass " + names(cards_in(state.hands[state.to_act])[:3])


def all_pass(state: SeptetState) -> tuple[SeptetState, list[Event]]:
    """Everybody passes their three lowest cards."""
    happened: list[Event] = []
    while state.phase == Phase.PASS:
        state, events = run(state, first_three(state))
        happened += events
    return state, happened


def test_s3_1_twelve_each_and_the_49th_is_trump() -> None:
    state, events = SEPTET.deal(SEPTET.setup(4, seed="s"))
    assert [hand.bit_count() for hand in state.hands] == [12] * 4
    assert state.trump == trump_card(state).family
    assert mask_of([trump_card(state)]) + sum(state.hands) == mask_of(PLAIN_CARDS)
    assert only(events, RoundDealt) == [RoundDealt(1, state.trump_card, None)]


def test_s3_1_the_trump_card_may_be_a_boss_and_belongs_to_nobody() -> None:
    state = dealt(trump="fire-7")
    assert str(state.trump_card) == "fire-7"
    assert not any(hand & trump_card(state).bit for hand in state.hands)
    assert not any(view.captured[side] for view in [state.view(0)] for side in (0, 1))


def test_s3_2_three_cards_go_to_the_partner_when_the_last_has_chosen() -> None:
    state = dealt(hands=["fire-9 fire-10 fire-11", "snow-8 snow-9 snow-10"], trump="earth-2")
    before = state.hands
    state, events = run(state, "pass fire-9 fire-10 fire-11", "pass snow-8 snow-9 snow-10")
    assert state.hands == before
    assert [type(event) for event in events] == [PassChosen, PassChosen]
    state, events = all_pass(state)
    assert mask_of(cards("fire-9 fire-10 fire-11")) & ~state.hands[2] == 0
    assert mask_of(cards("snow-8 snow-9 snow-10")) & ~state.hands[3] == 0
    assert [hand.bit_count() for hand in state.hands] == [12] * 4
    routes = [(event.giver, event.receiver) for event in only(events, CardsPassed)]
    assert routes == [(0, 2), (1, 3), (2, 0), (3, 1)]


def test_s3_2_nobody_sees_what_they_receive_before_choosing() -> None:
    state = dealt(hands=["fire-9 fire-10 fire-11"], trump="earth-2")
    state, events = run(state, "pass fire-9 fire-10 fire-11")
    partner = state.view(2)
    assert partner.received == ()
    assert partner.hands[0] == (None,) * 12
    assert partner.have_passed == (True, False, False, False)
    assert "fire-9" not in str([event.seen_by(2) for event in events])


def test_s3_3_the_holder_of_the_a_after_the_pass_leads_the_first_round() -> None:
    state = dealt(hands=["wind-A wind-2 wind-3"], trump="earth-2")
    state, events = all_pass(state)
    assert only(events, LeadShown) == [LeadShown(2, cards("wind-A")[0])]
    assert state.leader == state.to_act == 2


def test_s3_3_showing_the_a_does_not_oblige_to_lead_it() -> None:
    state, _ = all_pass(dealt(hands=["wind-A wind-2 wind-3"], trump="earth-2"))
    assert len(state.legal()) == 12


def test_s3_3_snow_13_leads_if_the_a_is_the_trump_card() -> None:
    state = dealt(hands=["snow-13 snow-12 snow-11"], trump="wind-A")
    state, events = run(state, "pass snow-11 snow-12 snow-13")
    state, events = all_pass(state)
    assert only(events, LeadShown) == [LeadShown(2, cards("snow-13")[0])]
    assert state.to_act == 2


def test_s3_4_the_lead_token_stays_with_the_last_tricks_winner() -> None:
    state = playing("fire-8", "fire-9", "fire-6", "fire-10", tricks=(6, 5), trump="snow", leader=0)
    state, events = play(state, "fire-8", "fire-9", "fire-6", "fire-10")
    assert state.number == 2
    assert state.leader == 3
    state, events = all_pass(state)
    assert only(events, LeadShown) == []
    assert state.to_act == 3


def test_s7_1_three_players_get_sixteen_and_pass_to_the_left() -> None:
    state = dealt(3, hands=["fire-9 fire-10 fire-11"], trump="earth-2")
    assert [hand.bit_count() for hand in state.hands] == [16] * 3
    assert [state.mode.side_of(seat) for seat in range(3)] == [0, 1, 2]
    state, _ = run(state, "pass fire-9 fire-10 fire-11")
    state, events = all_pass(state)
    assert state.view(1).received == (Received(0, cards("fire-9 fire-10 fire-11")),)
    routes = [(event.giver, event.receiver) for event in only(events, CardsPassed)]
    assert routes == [(0, 1), (1, 2), (2, 0)]


def test_s7_5_the_a_leads_with_three_players_too_and_else_snow_13() -> None:
    state, _ = all_pass(dealt(3, hands=["wind-A wind-2 wind-3"], trump="earth-2"))
    assert state.to_act == 1
    state, _ = all_pass(dealt(3, hands=["wind-2 wind-3 wind-4 snow-13"], trump="wind-A"))
    assert state.to_act == 0


def test_s10_1_fifty_six_cards_fourteen_each() -> None:
    state, _ = SEPTET.deal(SEPTET.setup(4, SEVEN_NEXT, seed="s"))
    assert [hand.bit_count() for hand in state.hands] == [14] * 4
    assert sum(state.hands) == mask_of(ALL_CARDS)
    assert state.trump_card is None
    assert state.trump is None


def test_s10_2_one_card_to_each_of_the_three_others() -> None:
    state = dealt(4, SEVEN_NEXT, hands=["fire-9 fire-10 fire-11"])
    state, _ = run(state, "pass fire-10 fire-9 fire-11")
    state, events = all_pass(state)
    given = {event.receiver: names(event.cards) for event in only(events, CardsPassed)[:3]}
    assert given == {1: "fire-10", 2: "fire-9", 3: "fire-11"}
    assert [hand.bit_count() for hand in state.hands] == [14] * 4
    assert len(state.view(2).received) == 3


def test_s10_3_every_round_the_holder_of_the_a_leads() -> None:
    state = dealt(4, SEVEN_NEXT, hands=["wind-A wind-2 wind-3"])
    state, events = all_pass(state)
    assert only(events, LeadShown) == [LeadShown(1, cards("wind-A")[0])]
    state = playing(
        "fire-8", "fire-9", "fire-6", "fire-10", trump="snow", options=SEVEN_NEXT, tricks=(7, 6)
    )
    state, _ = play(state, "fire-8", "fire-9", "fire-6", "fire-10")
    assert state.number == 2
    state, events = all_pass(state)
    holder = next(seat for seat, hand in enumerate(state.hands) if hand & 1)
    assert [event.seat for event in only(events, LeadShown)] == [holder]
    assert state.to_act == holder


def test_a_deal_code_gives_the_same_deals_in_every_round() -> None:
    first, _ = SEPTET.deal(SEPTET.setup(4, seed="4K7-QM2"))
    again, _ = SEPTET.deal(SEPTET.setup(4, {"scoring": "standard"}, seed="4K7-QM2"))
    other, _ = SEPTET.deal(SEPTET.setup(4, seed="4K7-QM3"))
    assert first.hands == again.hands != other.hands
