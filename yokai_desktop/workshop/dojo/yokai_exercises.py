"""Searches real play of expert partners for acts that tell something by one convention."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from yokai_desktop.ai.yokai.choose import choose
from yokai_desktop.ai.yokai.evidence import HINT, SeenAct
from yokai_desktop.ai.yokai.past import past_of
from yokai_desktop.ai.yokai.telling import BeliefChange, believed, told_by_last
from yokai_desktop.dojo.exercise import NOTHING, Exercise
from yokai_desktop.dojo.reading import read_exercise
from yokai_desktop.dojo.yokai.conventions import (
    BLIND,
    CONVENTIONS,
    COUNT,
    HINT_BESIDE,
    HINT_HOME,
    JOIN,
    JOINED_TO,
    PLACE,
)
from yokai_desktop.dojo.yokai.readings import CLEAR, answer_by, readings_after
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Move, PlaceHint
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.view import YokaiView

LEVEL = "expert"
WANTED = 36
"""Exercises of each convention."""
NEW = 55
TOLD = 74
"""Percent: what was not believed before and is believed now."""
UNTOLD = 42
"""Below this nothing certain was told."""
SEEDS = (1, 2, 3)
"""A reading must be clear whichever worlds are imagined."""
EXPERT_SEEDS = (1, 2, 3, 4, 5, 6, 7, 8)
"""All of these experts must find a place for the card."""
NOVICE = "novice"
NOVICE_SEEDS = (11, 12, 13, 14)
MOST_BY_NOVICES = {PLACE: 1, HINT_HOME: 2}
"""So many of these novices may find the answer without the language, by convention."""
FIRST = 0


def exercises() -> list[Json]:
    """As many as wanted of each convention; it takes some minutes to find them."""
    found: list[Json] = []
    counts: Counter[int] = Counter()
    wanted = set(CONVENTIONS)
    for entry in candidates(FIRST, wanted):
        number = entry["convention"]
        counts[number] += 1
        found.append({"id": f"convention-{number}-{counts[number]}", **entry})
        if counts[number] == WANTED:
            wanted.remove(number)
    return sorted(found, key=lambda entry: int(entry["convention"]))


def candidates(first: int, wanted: set[int]) -> Iterator[dict[str, Json]]:
    """Exercises in game after game, of each convention still wanted at most one a game."""
    number = first
    while wanted:
        seed = f"exercise {number}"
        match = Match(YOKAI, YOKAI.setup(2 + number % 3, {}, seed))
        open_ones = set(wanted)
        for entry in found_in(match, Random(seed), open_ones):
            if entry["convention"] in open_ones:
                open_ones.remove(entry["convention"])
                yield entry
        number += 1


def found_in(match: Match, rng: Random, wanted: set[int]) -> Iterator[dict[str, Json]]:
    """The exercises of one game, for conventions as long as they are wanted."""
    while match.outcome is None:
        seat = match.to_act
        assert seat is not None
        mine = match.view(seat)
        assert isinstance(mine, YokaiView)
        action = choose(mine, LEVEL, rng)
        before = list(map(str, match.actions))
        match.play(seat, action)
        if match.outcome is not None or not isinstance(action, Move | PlaceHint):
            continue
        if isinstance(action, Move) and PLACE in wanted:
            yield from _placed(match, seat, action, before)
        reader = (seat + 1) % len(match.seats)
        yield from _read(match, reader, wanted)


def _entry(match: Match, seat: int, actions: list[str]) -> dict[str, Json]:
    return {
        "game": "yokai",
        "players": len(match.seats),
        "seat": seat,
        "seed": match.setup.seed,
        "actions": actions,
    }


def _read(match: Match, reader: int, wanted: set[int]) -> Iterator[dict[str, Json]]:
    """What the last act tells the next player."""
    view = match.view(reader)
    assert isinstance(view, YokaiView)
    families = match.state.families  # type: ignore[attr-defined]
    _, act = past_of(view).acts[-1]
    base = _entry(match, reader, list(map(str, match.actions)))
    number = _number(match)
    contrasts = number % 2 == 1
    is_blind = act.kind != HINT and not act.seen >> act.card & 1 and number % 4 == 0
    if BLIND in wanted and is_blind and view.families[act.card] is None:
        shares = [believed(view, seed)[act.card] for seed in SEEDS]
        if max(map(max, shares)) <= UNTOLD:
            yield _exercise(base, BLIND, int(act.card), NOTHING)
    for told in told_by_last(view, families, SEEDS[0]):
        family = families[told.card]
        if view.families[told.card] is not None or max(told.before) > NEW:
            continue
        convention = _convention(view, act, told, int(family))
        if contrasts and convention == JOIN:
            convention = BLIND
        if convention is None or convention not in wanted or max(told.after) < TOLD:
            continue
        if min(believed(view, seed)[told.card][family] for seed in SEEDS) < TOLD:
            continue
        entry = _exercise(base, convention, told.card, family.word)
        is_easy = convention in MOST_BY_NOVICES
        if not is_easy or _is_telling(read_exercise({"id": "any", **entry})):
            yield entry


def _number(match: Match) -> int:
    """The number of a game.

    Of four games one gives the exercises on unseen cards a move that tells nothing, two a move of a
    card that was seen: whoever always answers that nothing was told is wrong more often than right.
    """
    return int(match.setup.seed.split()[-1])


def _convention(view: YokaiView, act: SeenAct, told: BeliefChange, family: int) -> int | None:
    """By which convention an act told something of a card."""
    is_near = bool(act.near >> told.card & 1)
    if act.kind == HINT:
        if told.card == act.card:
            return HINT_HOME if int(act.hint).bit_count() > 1 else None
        return HINT_BESIDE if is_near else COUNT
    if told.card == act.card:
        known = [
            card
            for card in range(len(view.families))
            if act.near & act.seen & (1 << card) and view.families[card] == family
        ]
        return JOIN if known and act.seen >> act.card & 1 else None
    if is_near:
        return JOINED_TO if act.seen >> told.card & 1 else None
    return None if act.left >> told.card & 1 else COUNT


def _exercise(base: dict[str, Json], convention: int, card: int, key: str) -> dict[str, Json]:
    return {**base, "convention": convention, "kind": "read", "about": card, "key": [key]}


def _placed(match: Match, seat: int, action: Move, before: list[str]) -> Iterator[dict[str, Json]]:
    """Where else the card that was moved would be understood by all partners."""
    families = match.state.families  # type: ignore[attr-defined]
    view = match.view(seat)
    assert isinstance(view, YokaiView)
    family = families[action.card]
    if view.families[action.card] is None or not understood(match, seat, action.card, family):
        return
    base = _entry(match, seat, before)
    record = {**match.record(), "actions": before}
    key, total = [], 0
    for place in _destinations(record, action.card):
        after = Match.replay({**record, "actions": [*before, str(Move(action.card, place))]})
        total += 1
        if understood(after, seat, action.card, family):
            key.append(str(Move(action.card, place)))
    if key and len(key) * 2 < total:
        entry = {**base, "convention": PLACE, "kind": "place", "about": action.card, "key": key}
        exercise = read_exercise({"id": "any", **entry})
        if _right_by(exercise, LEVEL, EXPERT_SEEDS) == len(EXPERT_SEEDS) and _is_telling(exercise):
            yield entry


def _is_telling(exercise: Exercise) -> bool:
    """Whether one must know the language to answer."""
    most = MOST_BY_NOVICES.get(exercise.convention, len(NOVICE_SEEDS))
    return _right_by(exercise, NOVICE, NOVICE_SEEDS) <= most


def _right_by(exercise: Exercise, level: str, seeds: tuple[int, ...]) -> int:
    """How many partners of a level answer an exercise as its key says."""
    return sum(exercise.is_right(answer_by(exercise, level, Random(seed))) for seed in seeds)


def _destinations(record: Json, card: int) -> tuple[Json, ...]:
    tableau = Match.replay(record).state.tableau  # type: ignore[attr-defined]
    return tuple(tableau.destinations[card])


def understood(match: Match, seat: int, card: int, family: int) -> bool:
    return all(each.shares[family] >= CLEAR for each in readings_after(match, seat, card))
