"""Laws 5 and 6 for Septet: nothing leaks, no card is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.option_sets import SEPTET as SETS
from tests.engine.option_sets import OptionSet
from yokai_desktop.engine.contract import Action, Event, Json, View
from yokai_desktop.engine.match import BadRecord, Match
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Play, Show, Tuck
from yokai_desktop.engine.septet.cards import ALL_CARDS, PLAIN_CARDS, Card, cards_in
from yokai_desktop.engine.septet.dealing import deal_round, write_deal
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import STRAW_UP, mode_of
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView

Record = dict[str, Json]

every_mode = pytest.mark.parametrize("options", SETS, ids=str)


def first_round(options: OptionSet, seed: int, steps: int) -> Match:
    """A match with an explicit deal, played at random within its first round."""
    chosen = dict(options.options) | ({"dealer": str(seed % 2)} if options.players == 2 else {})
    setup = SEPTET.setup(options.players, chosen, str(seed))
    mode = mode_of(setup)
    deal = write_deal(deal_round(setup, mode, 1), mode)
    match = Match(SEPTET, SEPTET.setup(options.players, chosen, deal=deal))
    rng = Random(seed)
    for _ in range(steps):
        assert match.to_act is not None
        action = rng.choice(match.state.legal())
        after, _ = match.state.play(action)
        if after.number > 1 or after.outcome:  # type: ignore[attr-defined]
            break
        match.play(match.to_act, action)
    return match


def seen(view: SeptetView) -> set[Card]:
    """Every card the seat knows the place of."""
    cards = set(view.hand) | set(view.passed) | {played.card for played in view.trick}
    cards |= {card for received in view.received for card in received.cards}
    cards |= {played.card for trick in view.tricks for played in trick.cards}
    cards |= {place.card for pile in view.straws for place in (*pile.up, *pile.down) if place.card}
    cards |= {view.shown.card} if view.shown else set()
    cards |= {action.card for action in view.choice if isinstance(action, Show)}
    return cards | {card for card in (view.trump_card, view.discard) if card}


def visible_events(record: Record, seat: int) -> tuple[list[Event | None], View]:
    """Everything a seat is told while a record is played again, and its view at the end."""
    start = Match.replay(record | {"actions": []})
    heard = [event.seen_by(seat) for event in start.opening]
    for text in record["actions"]:
        assert start.to_act is not None
        events = start.play(start.to_act, SEPTET.read_action(text))
        heard += [event.seen_by(seat) for event in events]
    return heard, start.view(seat)


def course(record: Record) -> list[tuple[int | None, Phase]]:
    """Who acted in which phase, action by action, and what comes next."""
    match = Match.replay(record | {"actions": []})
    steps = [_step(match)]
    for text in record["actions"]:
        assert match.to_act is not None
        match.play(match.to_act, SEPTET.read_action(text))
        steps.append(_step(match))
    return steps


def _step(match: Match) -> tuple[int | None, Phase]:
    assert isinstance(match.state, SeptetState)
    return match.to_act, match.state.phase


@every_mode
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 50), data=st.data())
def test_law_5_permuting_hidden_cards_changes_nothing_for_the_seat(
    options: OptionSet, seed: int, steps: int, data: st.DataObject
) -> None:
    match = first_round(options, seed, steps)
    seat = data.draw(st.integers(0, options.players - 1))
    truth = visible_events(match.record(), seat)
    for other in other_worlds(match, seat, Random(seed)):
        assert visible_events(other, seat) == truth


def other_worlds(match: Match, seat: int, rng: Random) -> Iterator[Record]:
    """Records that went the same way for a seat, with the cards it cannot see exchanged."""
    view = match.view(seat)
    assert isinstance(view, SeptetView)
    deck = ALL_CARDS if view.mode.has_shining else PLAIN_CARDS
    hidden = [str(card) for card in deck if card not in seen(view)]
    record = match.record()
    for attempt in range(8):
        # Within a family every play stays legal; across families most worlds are impossible.
        groups = _by_family(hidden) if attempt % 2 else [hidden]
        swap = {
            a: b
            for group in groups
            for a, b in zip(group, rng.sample(group, len(group)), strict=False)
        }
        other = {
            **record,
            "deal": _renamed(record["deal"], swap),
            "actions": [" ".join(swap.get(w, w) for w in a.split()) for a in record["actions"]],
        }
        try:
            Match.replay(other)
        except BadRecord:
            continue
        if view.mode.has_straws and course(other) != course(record):
            continue  # Who swaps on has met a boss (S8.3), and both players see who acts.
        yield other


def every_action() -> list[Action]:
    """Everything that could be asked for, whatever the phase and whoever holds the cards."""
    first, second = PLAIN_CARDS[:2]
    return [
        *(kind(card) for card in ALL_CARDS for kind in (Play, Discard, Show)),
        *(Pass((first, second, card)) for card in ALL_CARDS),
        *(Pass((card,)) for card in ALL_CARDS),
        *(Tuck(place, right) for place in range(STRAW_UP) for right in (False, True)),
        Done(),
    ]


def answers(match: Match) -> list[str]:
    """What whoever is to act is told about every action: nothing, or why not, with all facts."""
    return [str(match.state.refusal(action)) for action in every_action()]


@every_mode
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 50))
def test_s11_refusals_do_not_change_when_hidden_cards_are_exchanged(
    options: OptionSet, seed: int, steps: int
) -> None:
    match = first_round(options, seed, steps)
    assert match.to_act is not None
    truth = answers(match)
    for other in other_worlds(match, match.to_act, Random(seed)):
        assert answers(Match.replay(other)) == truth


def _by_family(names: list[str]) -> list[list[str]]:
    families = {name.split("-")[0] for name in names}
    return [[name for name in names if name.startswith(family)] for family in sorted(families)]


def _renamed(data: Json, names: dict[str, str]) -> Json:
    if isinstance(data, str):
        return names.get(data, data)
    if isinstance(data, list):
        return [_renamed(item, names) for item in data]
    return {key: _renamed(value, names) for key, value in data.items()}


def test_law_5_is_tried_on_worlds_that_really_differ() -> None:
    match = first_round(SETS[0], 11, 20)
    view = match.view(0)
    assert isinstance(view, SeptetView)
    hidden = [card for card in PLAIN_CARDS if card not in seen(view)]
    assert len(hidden) > 15
    swap = {str(a): str(b) for a, b in zip(hidden, hidden[1:] + hidden[:1], strict=True)}
    assert json.dumps(_renamed(match.setup.deal, swap)) != json.dumps(match.setup.deal)


def places(state: SeptetState) -> list[Card]:
    """Every card of the round, once for each place it is in."""
    cards = [card for hand in state.hands for card in cards_in(hand)]
    cards += [card for pile in state.straws for card in cards_in(pile.cards)]
    cards += [card for discard in state.discards for card in cards_in(discard)]
    cards += [played.card for played in state.trick]
    cards += [played.card for trick in state.tricks for played in trick.cards]
    return [*cards, *([state.trump_card] if state.trump_card else [])]


@every_mode
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_law_6_every_card_is_in_exactly_one_place(options: OptionSet, seed: int) -> None:
    match = options.match(str(seed))
    rng = Random(seed)
    while match.to_act is not None:
        state = match.state
        assert isinstance(state, SeptetState)
        deck = ALL_CARDS if state.mode.has_shining else PLAIN_CARDS
        assert sorted(places(state)) == list(deck)
        captured = [card for side in state.captured for card in cards_in(side)]
        taken = [p.card for trick in state.tricks for p in trick.cards if p.card.is_boss]
        assert sorted(captured) == sorted(taken)
        match.play(match.to_act, rng.choice(state.legal()))
