"""Laws 4 to 6 for Yōkai: imagined worlds, nothing leaks, no card is lost."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.yokai.positions import state_of
from tests.engine.yokai.slow_grid import hang_together
from tests.engine.yokai.worlds import world_of
from yokai_desktop.engine.contract import Action, Event, Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import FAMILIES, Place
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.hints import BLANK, HINTS, PAIRS
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.view import YokaiView

OPTION_SETS = [
    (2, {}),
    (2, {"edition": "first", "mix": "4-6-4", "shape": "stair"}),
    (3, {"affinity": "open", "hints": "stacked"}),
    (3, {"affinity": "secret", "secrets": "3", "edition": "first", "children": "yes"}),
    (4, {"affinity": "secret", "secrets": "2", "hints": "blank"}),
    (4, {"affinity": "both", "holders": "1-3"}),
    (4, {"shape": "random", "affinity": "secret", "first": "2"}),
]
every_option_set = pytest.mark.parametrize(
    ("players", "options"),
    OPTION_SETS,
    ids=["-".join([str(players), *options.values()]) for players, options in OPTION_SETS],
)
seeds = st.integers(0, 10**6)
steps = st.integers(0, 110)


def played(players: int, options: dict[str, str], seed: int, steps: int) -> Match:
    """A match with an explicit deal, played at random but never declared."""
    setup = YOKAI.setup(players, options, str(seed))
    match = Match(YOKAI, YOKAI.setup(players, options, deal=written(YOKAI.deal(setup)[0])))
    rng = Random(seed)
    for _ in range(steps):
        if match.to_act is None:
            break
        choices = [action for action in match.state.legal() if str(action) != "appease"]
        match.play(match.to_act, rng.choice(choices))
    return match


def written(state: YokaiState) -> dict[str, object]:
    """A fresh state as an explicit deal; blank hints are drawn, for they are all alike."""
    deal: dict[str, object] = {
        "families": [family.word for family in state.families],
        "affinities": [str(card.pair) for card in state.affinities],
        "first": state.tableau.first,
    }
    if BLANK not in state.pile:
        deal["hints"] = [str(hint) for hint in state.pile]
    if state.tableau.shape is not None:
        deal["shape"] = state.tableau.shape.name
    return deal


def visible_events(record: dict[str, Json], seat: int) -> tuple[list[Event | None], list[object]]:
    """Everything a seat is told and sees while a record is played again."""
    match = Match.replay(record | {"actions": []})
    heard = [event.seen_by(seat) for event in match.opening]
    views: list[object] = [match.view(seat)]
    for text in record["actions"]:
        assert match.to_act is not None
        events = match.play(match.to_act, YOKAI.read_action(text))
        heard += [event.seen_by(seat) for event in events]
        views.append(match.view(seat))
    return heard, views


def shuffled_among(items: list[str], places: list[int], rng: Random) -> list[str]:
    """The items with those at some places shuffled among these places."""
    mixed = list(items)
    for place, item in zip(
        places, rng.sample([items[at] for at in places], len(places)), strict=True
    ):
        mixed[place] = item
    return mixed


def with_other_secrets(match: Match, seat: int, rng: Random) -> dict[str, Json]:
    """The record of a match in which all that the seat has never seen is different."""
    state, record = state_of(match), match.record()
    view = match.view(seat)
    assert isinstance(view, YokaiView)
    deal = dict(record["deal"])
    unseen = [card for card in range(16) if view.families[card] is None]
    deal["families"] = shuffled_among(deal["families"], unseen, rng)
    if "hints" in deal:
        shown = len(deal["hints"]) - len(state.pile)
        hidden = [hint for hint in HINTS if str(hint) not in deal["hints"][:shown]]
        sizes = Counter(hint.bit_count() for hint in state.pile)
        pile = [
            str(hint)
            for size, count in sizes.items()
            for hint in rng.sample([hint for hint in hidden if hint.bit_count() == size], count)
        ]
        rng.shuffle(pile)
        deal["hints"] = deal["hints"][:shown] + pile
    own = {str(card.pair) for card in view.affinities if card.pair is not None}
    others = iter(rng.sample([str(pair) for pair in PAIRS if str(pair) not in own], 3))
    deal["affinities"] = [
        str(card.pair) if card.pair is not None else next(others) for card in view.affinities
    ]
    return record | {"deal": deal}


@every_option_set
@settings(max_examples=12, deadline=None)
@given(seed=seeds, steps=steps, data=st.data())
def test_law_5_what_a_seat_cannot_see_changes_nothing_for_it(
    players: int, options: dict[str, str], seed: int, steps: int, data: st.DataObject
) -> None:
    match = played(players, options, seed, steps)
    if match.outcome is not None:
        match = Match.replay(match.record(), until=len(match.actions) - 1)
    seat = data.draw(st.integers(0, players - 1))
    truth = visible_events(match.record(), seat)
    for attempt in range(3):
        other = with_other_secrets(match, seat, Random(f"{seed}/{attempt}"))
        assert visible_events(other, seat) == truth


def every_action() -> list[Action]:
    """Everything that could be asked for, on the grid and well around it."""
    cards = range(16)
    return [
        Appease(),
        Reveal(),
        *(Look(card) for card in cards),
        *(Move(card, Place(x, y)) for card in cards for x in range(-2, 7) for y in range(-2, 7)),
        *(PlaceHint(hint, card) for hint in (*HINTS, BLANK) for card in cards),
    ]


@every_option_set
@settings(max_examples=6, deadline=None)
@given(seed=seeds, steps=steps)
def test_y10_refusals_do_not_change_when_hidden_cards_are_exchanged(
    players: int, options: dict[str, str], seed: int, steps: int
) -> None:
    match = played(players, options, seed, steps)
    if match.outcome is not None:
        match = Match.replay(match.record(), until=len(match.actions) - 1)
    assert match.to_act is not None
    other = Match.replay(with_other_secrets(match, match.to_act, Random(seed)))
    for action in every_action():
        assert str(match.state.refusal(action)) == str(other.state.refusal(action))


def test_law_5_other_secrets_are_indeed_different() -> None:
    match = played(3, {"affinity": "secret", "secrets": "3"}, 5, 30)
    other = Match.replay(with_other_secrets(match, 0, Random(1)))
    here, there = state_of(match), state_of(other)
    assert here.families != there.families
    assert here.pile != there.pile
    assert here.affinities != there.affinities
    assert match.view(1) != other.view(1)


def test_law_5_no_view_holds_the_seed_or_another_players_secret() -> None:
    setup = YOKAI.setup(4, {"affinity": "secret", "secrets": "4"}, "a seed that must not show")
    match = Match(YOKAI, setup)
    rng = Random(2)
    for _ in range(40):
        if match.to_act is not None:
            choices = [action for action in match.state.legal() if str(action) != "appease"]
            match.play(match.to_act, rng.choice(choices))
    for seat in range(4):
        view = match.view(seat)
        assert "a seed that must not show" not in repr(view)
        assert isinstance(view, YokaiView)
        known = {family for family in view.families if family is not None}
        told_families = {getattr(event, "family", None) for event in view.history} - {None}
        assert told_families <= known


@every_option_set
@settings(max_examples=12, deadline=None)
@given(seed=seeds, steps=steps, data=st.data())
def test_law_4_an_imagined_world_looks_the_same_to_its_seat(
    players: int, options: dict[str, str], seed: int, steps: int, data: st.DataObject
) -> None:
    match = played(players, options, seed, steps)
    if match.outcome is not None:
        match = Match.replay(match.record(), until=len(match.actions) - 1)
    seat = data.draw(st.integers(0, players - 1))
    view = match.view(seat)
    assert isinstance(view, YokaiView)
    other = state_of(Match.replay(with_other_secrets(match, seat, Random(seed))))
    pairs = [card.pair for card in other.affinities if card.pair is not None]
    world = world_of(view, other.families, other.pile, pairs)
    assert world.view(seat) == view
    assert world == other


@every_option_set
@settings(max_examples=8, deadline=None)
@given(seed=seeds, steps=steps)
def test_law_6_every_card_is_in_exactly_one_place(
    players: int, options: dict[str, str], seed: int, steps: int
) -> None:
    match = played(players, options, seed, steps)
    dealt = state_of(Match.replay(match.record() | {"actions": []}))
    state = state_of(match)
    tableau = state.tableau
    assert Counter(state.families) == dict.fromkeys(FAMILIES, 4)
    assert len(set(tableau.places)) == 16
    assert hang_together(tableau.places)
    placed = [hint for hint in tableau.hints if hint is not None]
    assert Counter([*placed, *tableau.turned_up, *state.pile]) == Counter(dealt.pile)
    assert len(state.pile) == tableau.pile
    assert state.affinities == dealt.affinities
