"""What a partner knows, remembers and believes at one decision."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from random import Random
from time import thread_time

from yokai_desktop.ai.yokai.conditions import asked_of, forms_of
from yokai_desktop.ai.yokai.layout import MOVE, Layout, LayoutNotes
from yokai_desktop.ai.yokai.levels import Level
from yokai_desktop.ai.yokai.memory import remembered
from yokai_desktop.ai.yokai.partners import Partners
from yokai_desktop.ai.yokai.past import past_of
from yokai_desktop.ai.yokai.planning import (
    SURE,
    Asked,
    Candidate,
    appeased_in,
    candidates,
    kinship,
    need_of,
    weigh,
)
from yokai_desktop.ai.yokai.shaping import Shaping, overlaps, plans
from yokai_desktop.ai.yokai.worlds import imagine
from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.engine.yokai.kernel import outline
from yokai_desktop.engine.yokai.view import YokaiView

LONGEST = 1.0
"""After so many seconds of thought no further search is begun; budgets end long before on most
machines.  Time spent on other programs does not count: a busy machine decides the same."""
STRIDE = 14
"""Steps of a random walk between two worlds that are kept."""
SECOND_THOUGHT = 4
WARMER = 2
"""So many more walks are taken on second thought, and so much longer ones."""
WAYS_LAID = 60
PLANS_KEPT = 400
"""How many ways to lay the shape asked for, and plans to fill it, are followed."""

SPARE_TURNS = 3.0
"""With more turns than moves by so many there is time to gather before the shape is built."""
GATHERING_FIRST = 200
GATHERING_BESIDE = 20
"""What the need of the families counts beside that of a shape, out of 100: before and after."""


class Mind:
    """One player's mind: from its view alone, the same for the same view and seed."""

    def __init__(self, view: YokaiView, level: Level, rng: Random) -> None:
        self.deadline = thread_time() + LONGEST
        self.view = view
        self.table = view.tableau
        self.level = level
        self.rng = rng
        self.known = remembered(view, level)
        self.past = past_of(view)
        self.seen = self.past.seen[view.seat]
        acts = self.past.acts_for(view.seat, moves=level.infers, own=level.fading > 0)
        self.belief = imagine(
            self.known, acts, level.walks, level.kept, level.warm_up, STRIDE, rng.getrandbits(31)
        )
        self.worlds = self.belief.total
        locked = sum(1 << card for card in range(CARDS) if self.table.hints[card] is not None)
        self.layout = Layout(list(self.table.cells), locked, LayoutNotes())
        self.asked = asked_of(view, self.past, self.belief)
        self.turns_left = 2 * self.table.pile + len(self.table.turned_up)
        """This one included: every hint is turned up, then placed (Y3.4, Y5.1)."""

    def on_second_thought(self) -> Mind:
        """The same mind with more worlds imagined, each of them after a longer walk."""
        level = replace(
            self.level,
            walks=SECOND_THOUGHT * self.level.walks,
            warm_up=WARMER * self.level.warm_up,
        )
        return Mind(self.view, level, self.rng)

    @property
    def is_late(self) -> bool:
        return thread_time() > self.deadline

    @cached_property
    def odds(self) -> list[list[int]]:
        """For every card in how many worlds it is of each family."""
        return [self.belief.odds(card) for card in range(CARDS)]

    @cached_property
    def same(self) -> list[int]:
        return kinship(self.belief)

    def kin(self, card: int, other: int) -> float:
        """How likely two cards are family."""
        return self.same[card * CARDS + other] / self.worlds

    def share_of_others_lacking(self, cards: int) -> float:
        """How many of the other players have not seen all of these cards (a bit set): a share."""
        others = [seen for seat, seen in enumerate(self.past.seen) if seat != self.view.seat]
        return sum(cards & ~seen != 0 for seen in others) / len(others)

    @cached_property
    def partners(self) -> Partners | None:
        """The others as this player imagines them; None if it does not.

        While a shape is built it does not: measured there, it won nothing.
        """
        if not self.level.partners or self.table.shape is not None:
            return None
        return Partners(self.past, self.view.seat, self.belief, self.level.partners, self.rng)

    @cached_property
    def shaping(self) -> Shaping | None:
        """The plans for the shape asked for."""
        shape = self.table.shape
        if shape is None:
            return None
        forms = forms_of(shape)
        layout = self.layout
        ways = overlaps(layout.cells, layout.locked, forms)[:WAYS_LAID]
        splits = [list(split) for split in shape.splits]
        kept = plans(layout.board, ways, forms, splits, self.odds, layout.locked, PLANS_KEPT)
        return Shaping(layout.cells, layout.locked, kept, self.belief)

    @cached_property
    def moves_to_shape(self) -> float:
        """How many cards must still move by the plans for the shape."""
        return self.shaping.need_locking(-1) / self.worlds if self.shaping is not None else 0.0

    @cached_property
    def is_building(self) -> bool:
        """Whether a shape comes first now: there is no time left to gather before."""
        if self.shaping is None:
            return False
        return self.turns_left - self.moves_to_shape <= SPARE_TURNS

    @property
    def gathering(self) -> int:
        """How much the need of the families counts beside that of a shape, out of 100.

        Early turns inform: a card put beside its family tells all players what it is, one put on
        its place in the shape does not.
        """
        return GATHERING_BESIDE if self.is_building else GATHERING_FIRST

    def moves(self, layout: Layout, width: int) -> list[Candidate]:
        """The legal moves worth weighing, weighed: by what they gain, and by what they might."""
        found = candidates(layout, self.same)
        found.sort(key=lambda move: move.lost - move.gained)
        if self.shaping is not None:
            shaping, odds = self.shaping, self.odds
            found.sort(key=lambda move: -shaping.likely_gain(move.card, move.cell, odds))
            width *= 2
        rest = sorted(found[width:], key=lambda move: move.lost - 3 * move.gained)
        best = found[:width] + rest[: width // 2]
        weigh(layout, best, self.belief, self.asked, self.shaping, self.gathering)
        return best

    @cached_property
    def need(self) -> float:
        """About what is still needed, in twentieths of a move."""
        need = need_of(self.layout, self.belief, self.asked) / self.worlds
        if self.shaping is None:
            return need
        return need * self.gathering / 100 + self.moves_to_shape * MOVE

    @property
    def moves_needed(self) -> float:
        """About how many moves are still needed."""
        return self.need / MOVE if self.shaping is None else self.moves_to_shape

    @cached_property
    def chance(self) -> float:
        """How likely the spirits are appeased as the cards lie now."""
        return self.chance_of(self.layout)

    @cached_property
    def gathered(self) -> float:
        """How likely every family is together, affinities left out."""
        return appeased_in(self.layout, self.belief, Asked()) / (self.worlds * SURE)

    def chance_of(self, layout: Layout) -> float:
        """How likely a layout appeases the spirits."""
        shape = self.table.shape
        if shape is not None and outline(layout.cells) not in shape.outlines:
            return 0.0
        return appeased_in(layout, self.belief, self.asked) / (self.worlds * SURE)
