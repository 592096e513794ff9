"""Makes the trials of Yōkai: open grids from shortest ways, questions from play of partners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random

from yokai_desktop.ai.yokai.choose import choose
from yokai_desktop.dojo.yokai.deduction import allowed, is_surely_at_peace, possible, worlds
from yokai_desktop.dojo.yokai.generated import deal_of, moves_of, open_grid
from yokai_desktop.dojo.yokai.ideas import DOUBT, SURE, idea_of_card, idea_of_moves
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.cards import FAMILIES
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.kernel import adjacency_of, count_groups, family_masks
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView

LEVEL = "skilled"


@dataclass(frozen=True)
class WantedTrial:
    """Open grids of one sort: how many moves, under which conditions, of which grade."""

    grade: int
    moves: int
    affinity: bool = False
    shape: str = "none"
    count: int = 1

    def seed(self, number: int) -> str:
        """The chance that the shipped trials of this sort came from: it must not change."""
        sort = ", ".join(f"{name}={value!r}" for name, value in asdict(self).items())
        return f"peace Asked({sort}) {number}"


PEACE = (
    WantedTrial(1, 2, count=4),
    WantedTrial(2, 3, count=4),
    WantedTrial(2, 2, affinity=True, count=2),
    WantedTrial(3, 3, affinity=True, count=2),
    WantedTrial(3, 2, shape="lantern", count=1),
    WantedTrial(3, 4, count=2),
    WantedTrial(4, 3, shape="stair", count=1),
    WantedTrial(4, 3, shape="mountain", count=1),
    WantedTrial(4, 4, affinity=True, count=2),
    WantedTrial(5, 4, shape="fan", count=1),
    WantedTrial(5, 5, count=2),
    WantedTrial(5, 3, affinity=True, shape="moon", count=1),
)


def trials() -> list[Json]:
    """All trials, the easiest first."""
    found = [*peace_trials(), *family_trials(16), *declare_trials(5)]
    found.sort(key=lambda trial: trial["grade"])
    for number, trial in enumerate(found, start=1):
        trial["id"] = f"yokai-{number}"
    return found


def peace_trials() -> Iterator[dict[str, Json]]:
    for asked in PEACE:
        for number in range(asked.count):
            yield peace_trial(asked, asked.seed(number))


def peace_trial(asked: WantedTrial, seed: str) -> dict[str, Json]:
    """An open grid that is so many moves from peace, on a shortest way from a shuffled square."""
    options = {"shape": asked.shape, "affinity": "open" if asked.affinity else "none"}
    grid = open_grid(options, asked.moves, seed)
    return {
        "game": "yokai",
        "players": 2,
        "seat": 0,
        "open": True,
        "options": {name: value for name, value in options.items() if value != "none"},
        "deal": deal_of(grid),
        "kind": "peace",
        "grade": asked.grade,
        "idea": idea_of_moves(grid, grid.shortest() or ()),
        "solution": moves_of(grid),
    }


def moments(first: int, players: tuple[int, ...] = (2, 3, 4)) -> Iterator[tuple[Match, YokaiView]]:
    """The starts of turns in game after game, as long as all hints placed are true."""
    number = first
    while True:
        seed = f"dojo {number}"
        match = Match(YOKAI, YOKAI.setup(players[number % len(players)], {}, seed))
        rng = Random(seed)
        number += 1
        while match.outcome is None:
            seat = match.to_act
            assert seat is not None
            view = match.view(seat)
            assert isinstance(view, YokaiView)
            if view.tableau.step is Step.FIRST_LOOK and _hints_are_true(match):
                yield match, view
            match.play(seat, choose(view, LEVEL, rng))


def _hints_are_true(match: Match) -> bool:
    families = match.state.families  # type: ignore[attr-defined]
    hints = match.state.tableau.hints  # type: ignore[attr-defined]
    return all(
        hint is None or hint.names(family) for hint, family in zip(hints, families, strict=True)
    )


def _entry(match: Match, view: YokaiView) -> dict[str, Json]:
    return {
        "game": "yokai",
        "players": len(match.seats),
        "seat": view.seat,
        "seed": match.setup.seed,
        "actions": [str(action) for action in match.actions],
    }


def family_trials(count: int) -> list[dict[str, Json]]:
    """Cards that can be of one family only although nobody says so; one a game."""
    found: list[dict[str, Json]] = []
    kinds: Counter[tuple[str, int, str]] = Counter()
    seeds: set[str] = set()
    for match, view in moments(0):
        if match.setup.seed in seeds:
            continue
        left, options = possible(view), allowed(view)
        for card, family in enumerate(view.families):
            if family is not None or left[card].bit_count() != 1 or options[card].bit_count() < 2:
                continue
            idea = idea_of_card(view, card)
            answer = next(each for each in FAMILIES if each.bit == left[card])
            kind = idea, options[card].bit_count(), answer.word
            if kinds[kind] >= 1:
                continue
            kinds[kind] += 1
            seeds.add(match.setup.seed)
            hidden = view.families.count(None)
            grade = min(5, 1 + (idea != "count") + (options[card].bit_count() > 2) + hidden // 5)
            found.append(
                {
                    **_entry(match, view),
                    "kind": "family",
                    "grade": grade,
                    "idea": idea,
                    "about": card,
                    "solution": [answer.word],
                }
            )
            break
        if len(found) == count:
            return found
    raise LookupError("no end")


def declare_trials(count: int, first: int = 1000) -> list[dict[str, Json]]:
    """As many moments to declare as moments that only look like it."""
    found: list[dict[str, Json]] = []
    wanted = {True: count, False: count}
    seeds: set[str] = set()
    for match, view in moments(first, (2, 2, 3)):
        if match.setup.seed in seeds or view.families.count(None) > 9:
            continue
        sure = is_surely_at_peace(view)
        if sure is None or not wanted[sure] or (not sure and not _is_tempting(view)):
            continue
        wanted[sure] -= 1
        seeds.add(match.setup.seed)
        hidden = view.families.count(None)
        found.append(
            {
                **_entry(match, view),
                "kind": "declare",
                "grade": min(5, max(1, hidden - 3 + (not sure))),
                "idea": SURE if sure else DOUBT,
                "solution": ["appease" if sure else "look"],
            }
        )
        if not any(wanted.values()):
            return found
    raise LookupError("no end")


def _is_tempting(view: YokaiView) -> bool:
    """Whether peace holds in at least a third of the deals, though not in all."""
    adjacency = adjacency_of(list(view.tableau.cells))
    peaceful = total = 0
    for families in worlds(view):
        masks = family_masks(list(families))
        total += 1
        peaceful += all(count_groups(adjacency, mask) == 1 for mask in masks)
        if total > 3000:
            return False
    return total > 1 and peaceful * 3 >= total
