"""Open grids made from a text: equal texts give equal trials, each so many moves from peace."""

from __future__ import annotations

from random import Random

from yokai_desktop.dojo.position import Position
from yokai_desktop.dojo.trial import Trial, TrialKind
from yokai_desktop.dojo.yokai.grid import OpenGrid
from yokai_desktop.dojo.yokai.ideas import idea_of_moves
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.view import YokaiView

MOST_TRIES = 200


def open_grid(options: dict[str, str], moves: int, seed: str) -> OpenGrid:
    """A grid that is exactly so many moves from peace: a moment on a shortest way."""
    for number in range(MOST_TRIES):
        match = Match(YOKAI, YOKAI.setup(2, options, f"{seed}/{number}"))
        view = match.state.view(0, open_cards=True)
        assert isinstance(view, YokaiView)
        grid = OpenGrid.of(view)
        way = grid.shortest()
        if way is None or len(way) < moves:
            continue
        for move in way[: len(way) - moves]:
            grid = grid.moved(move)
        rest = grid.shortest()
        if rest is not None and len(rest) == moves:
            return grid
    raise LookupError(seed)


def deal_of(grid: OpenGrid) -> dict[str, Json]:
    """The explicit deal of a grid, moved to the origin."""
    places = grid.tableau.places
    left, top = min(place.x for place in places), min(place.y for place in places)
    deal: dict[str, Json] = {
        "families": [family.word for family in grid.families],
        "places": [[place.x - left, place.y - top] for place in places],
        "first": 0,
    }
    if grid.pairs:
        deal["affinities"] = [str(pair) for pair in grid.pairs]
    if grid.tableau.shape is not None:
        deal["shape"] = grid.tableau.shape.name
    return deal


def moves_of(grid: OpenGrid) -> list[str]:
    """A shortest way as texts, in the places of ``deal_of``."""
    places = grid.tableau.places
    left, top = min(place.x for place in places), min(place.y for place in places)
    way = grid.shortest() or ()
    return [f"move {move.card} {move.place.x - left},{move.place.y - top}" for move in way]


def generated_trial(seed: str) -> Trial:
    """A trial of peace by this text alone."""
    rng = Random(seed)
    moves = rng.choice((2, 3, 3, 3, 4))
    affinity = rng.random() < 0.4
    options = {"affinity": "open" if affinity else "none"}
    grid = open_grid(options, moves, seed)
    match = Match(
        YOKAI,
        YOKAI.setup(2, options, deal=deal_of(grid)),
        (Seat(), Seat(YOKAI.levels[-1])),
    )
    return Trial(
        id=seed,
        game=YOKAI.name,
        kind=TrialKind.PEACE,
        grade=min(5, moves - 1 + affinity),
        idea=idea_of_moves(grid, grid.shortest() or ()),
        position=Position(match.record(), 0, is_open=True),
        goal="",
        solution=tuple(moves_of(grid)),
    )
