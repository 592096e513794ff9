"""Dealing a game: by chance, or as an explicit deal asks for (Y2).

An explicit deal is a dictionary with the ``families`` of the cards by number, and if wanted their
``places`` (else the square), the ``hints`` of the pile in order, the ``affinities``, the ``shape``
and the ``first`` player.  What it leaves out is drawn, the same for the same deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from yokai_desktop.engine.contract import BadSetup, Json, Setup
from yokai_desktop.engine.yokai.actions import FARTHEST
from yokai_desktop.engine.yokai.cards import (
    CARDS,
    FAMILIES,
    FAMILY_SIZE,
    START_SQUARE,
    Family,
    Place,
)
from yokai_desktop.engine.yokai.hints import (
    BLANK,
    PAIRS,
    Affinity,
    Hint,
    HintMode,
    Mix,
    draw_pile,
    hint_named,
)
from yokai_desktop.engine.yokai.kernel import ALL_CARDS, adjacency_of, cell_at, hangs_together
from yokai_desktop.engine.yokai.options import affinity_owners, mix_of
from yokai_desktop.engine.yokai.shapes import SHAPES, Shape, shape_named

T = TypeVar("T")

PARTS = ("families", "places", "hints", "affinities", "shape", "first")


class Deal(NamedTuple):
    """Everything that lies on the table before the first turn, seen and unseen."""

    families: tuple[Family, ...]
    places: tuple[Place, ...]
    pile: tuple[Hint, ...]
    affinities: tuple[Affinity, ...]
    shape: Shape | None
    first: int


def deal_of(setup: Setup) -> Deal:
    """The deal of a setup; ``BadSetup`` if its explicit deal is impossible.

    Every part is always drawn, and in this order, so that one seed lays the same square whatever
    the level is.
    """
    rng = setup.chance(1)
    families = [family for family in FAMILIES for _ in range(FAMILY_SIZE)]
    rng.shuffle(families)
    mix = mix_of(setup)
    pile = draw_pile(mix, rng)
    pairs = tuple(rng.sample(PAIRS, len(PAIRS)))
    shape = rng.choice(SHAPES)
    first = rng.randrange(setup.players)

    parts = _parts_of(setup.deal)
    first = _first(parts, setup, first)
    return Deal(
        tuple(_chosen(parts, "families", _families, families)),
        _chosen(parts, "places", _places, START_SQUARE),
        _pile(parts, HintMode(setup["hints"]), mix, pile),
        _affinities(parts, setup, first, pairs),
        _shape(parts, setup["shape"], shape),
        first,
    )


def _parts_of(deal: Json) -> dict[str, Json]:
    if deal is None:
        return {}
    if not isinstance(deal, dict) or "families" not in deal:
        raise BadSetup("bad_deal", part="families")
    for name in deal:
        if name not in PARTS:
            raise BadSetup("unknown_deal_part", part=str(name)[:40])
    return deal


def _chosen(parts: dict[str, Json], name: str, read: Callable[[Json], T], drawn: T) -> T:
    return read(parts[name]) if name in parts else drawn


def _families(data: Json) -> list[Family]:
    by_word = {family.word: family for family in FAMILIES}
    words = _words(data, "families")
    if len(words) != CARDS:
        raise BadSetup("deal_needs_sixteen_cards", cards=len(words))
    for word in words:
        if word not in by_word:
            raise BadSetup("no_such_family", family=word[:40])
    for word, count in Counter(words).items():
        if count != FAMILY_SIZE:
            raise BadSetup("deal_needs_four_of_each_family", family=word, cards=count)
    return [by_word[word] for word in words]


def _places(data: Json) -> tuple[Place, ...]:
    if not isinstance(data, list) or len(data) != CARDS:
        raise BadSetup("bad_deal", part="places")
    places = []
    for at in data:
        if (
            not isinstance(at, list)
            or len(at) != 2
            or any(type(number) is not int for number in at)
        ):
            raise BadSetup("bad_deal", part="places")
        if max(map(abs, at)) > FARTHEST // 2:
            raise BadSetup("deal_lies_too_far_out", place=at)
        places.append(Place(*at))
    if len(set(places)) != CARDS:
        raise BadSetup("two_cards_on_one_place")
    # Only places that hang together without being rolled up may become cells of the kernel.
    if max(abs(x - places[0].x) + abs(y - places[0].y) for x, y in places) >= CARDS:
        raise BadSetup("deal_does_not_hang_together")
    if not hangs_together(adjacency_of([cell_at(x, y) for x, y in places]), ALL_CARDS):
        raise BadSetup("deal_does_not_hang_together")
    return tuple(places)


def _pile(
    parts: dict[str, Json], mode: HintMode, mix: Mix, drawn: tuple[Hint, ...]
) -> tuple[Hint, ...]:
    if "hints" in parts:
        drawn = tuple(_hint(word) for word in _words(parts["hints"], "hints"))
        sizes = Counter(hint.bit_count() for hint in drawn)
        if len(set(drawn)) != len(drawn):
            raise BadSetup("hint_dealt_twice")
        if (sizes[1], sizes[2], sizes[3]) != mix:
            raise BadSetup("deal_needs_mix", mix=str(mix))
    return (BLANK,) * len(drawn) if mode is HintMode.BLANK else drawn


def _hint(word: str) -> Hint:
    hint = hint_named(word)
    if hint is None or hint is BLANK:
        raise BadSetup("no_such_hint", hint=word[:40])
    return hint


def _affinities(
    parts: dict[str, Json], setup: Setup, first: int, drawn: tuple[Hint, ...]
) -> tuple[Affinity, ...]:
    wanted = affinity_owners(setup, first)
    if "affinities" in parts:
        drawn = tuple(_hint(word) for word in _words(parts["affinities"], "affinities"))
        if len(drawn) != len(wanted):
            raise BadSetup("wrong_affinity_count", affinities=len(drawn), must_be=len(wanted))
        if not set(drawn) <= set(PAIRS):
            raise BadSetup("affinity_is_a_pair")
        if len(set(drawn)) != len(drawn):
            raise BadSetup("affinity_dealt_twice")
    return tuple(map(Affinity, wanted, drawn))


def _shape(parts: dict[str, Json], wanted: str, drawn: Shape) -> Shape | None:
    asked = parts.get("shape")
    if asked is not None:
        shape = shape_named(asked) if isinstance(asked, str) else None
        if shape is None:
            raise BadSetup("no_such_shape", shape=str(asked)[:40])
        if wanted not in ("random", shape.name):
            raise BadSetup("deal_contradicts_option", option="shape", value=wanted)
        return shape
    return drawn if wanted == "random" else shape_named(wanted)


def _first(parts: dict[str, Json], setup: Setup, drawn: int) -> int:
    wanted = setup["first"]
    asked = parts.get("first")
    if asked is not None:
        if type(asked) is not int or not 0 <= asked < setup.players:
            raise BadSetup("first_is_no_player", first=str(asked)[:40], players=setup.players)
        if wanted not in ("random", str(asked)):
            raise BadSetup("deal_contradicts_option", option="first", value=wanted)
        return asked
    return drawn if wanted == "random" else int(wanted)


def _words(data: Json, part: str) -> list[str]:
    if not isinstance(data, list) or not all(isinstance(word, str) for word in data):
        raise BadSetup("bad_deal", part=part)
    return data
