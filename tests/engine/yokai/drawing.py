"""A view of Yōkai as text: the grid with what the seat knows, then the rest line by line."""

from __future__ import annotations

from collections.abc import Iterator

from yokai_desktop.engine.contract import View
from yokai_desktop.engine.yokai.view import SeenCard, YokaiView


def drawn(view: View) -> Iterator[str]:
    """The lines of a view; a card shows its number, its family's first letters and its hint."""
    assert isinstance(view, YokaiView)
    tableau = view.tableau
    yield f"turn {tableau.turn}, {tableau.step}, looked at {tableau.looked}"
    yield from _grid(view.cards)
    turned_up = " ".join(map(str, tableau.turned_up)) or "-"
    yield f"turned up: {turned_up}; may be placed: {' '.join(map(str, tableau.placeable)) or '-'}"
    yield f"pile: {tableau.pile} of {tableau.mix}; shape: {tableau.shape or '-'}"
    for card in view.cards:
        if card.sightings:
            seen = " ".join(f"turn {turn} by {seat}" for turn, seat in card.sightings)
            yield f"card {card.card} observed: {seen}"
    for owner, pair in view.affinities:
        yield f"affinity of {'all' if owner is None else owner}: {pair or 'unknown'}"
    yield f"told {len(view.history)} events"
    if view.result is not None:
        yield from _result(view)


def _grid(cards: tuple[SeenCard, ...]) -> Iterator[str]:
    by_place = {card.place: card for card in cards}
    rows = sorted({y for _, y in by_place})
    columns = range(min(x for x, _ in by_place), max(x for x, _ in by_place) + 1)
    yield "    " + "".join(f"{x:^10}" for x in columns).rstrip()
    for y in rows:
        cells = (by_place.get((x, y)) for x in columns)  # type: ignore[call-overload]
        yield f"{y:>3} " + "".join(f"{_cell(card):^10}" for card in cells).rstrip()


def _cell(card: SeenCard | None) -> str:
    if card is None:
        return "."
    family = "?" if card.family is None else card.family.word[:3]
    if card.hint is None:
        return f"{card.card}{family}"
    named = "-" if card.hint.is_blank else "".join(family.word[:2] for family in card.hint.families)
    return f"{card.card}{family}[{named}]"


def _result(view: YokaiView) -> Iterator[str]:
    result = view.result
    assert result is not None
    yield f"ended by {result.ending}: {'won' if result.won else 'lost'}, rank {result.rank}"
    yield f"split: {' '.join(family.word for family in result.split) or '-'}"
    for (owner, pair), met in result.affinities:
        yield f"affinity {pair} of {'all' if owner is None else owner} met: {met}"
    if result.shape is not None:
        yield f"shape {result.shape[0]} formed: {result.shape[1]}"
    yield (
        f"hints true {result.true_hints}, false {result.false_hints},"
        f" turned up {result.turned_up}, face down {result.face_down}: {result.points} points"
    )
