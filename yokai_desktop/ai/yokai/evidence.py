"""What moves and hints tell about the hidden cards, by the conventions; compiled where possible.

An act weighs every imagined world: how likely its player would have done just this in that world.
Weights are logarithms in hundredths, whole numbers, so that compiled and plain runs agree.  None
is ever minus infinity: players err and forget.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from yokai_desktop.engine.yokai.kernel import count_groups, hangs_together

if TYPE_CHECKING:
    from mypy_extensions import i64

WEIGHTS_PER_LOGARITHM: Final = 100
MOVE: Final = 0
HINT: Final = 1

JOINED_GUESS: Final = -90
"""A card its player had seen lies beside its family, but by cards the player had not seen."""
JOINED_NOTHING: Final = -330
"""A card its player had seen lies beside no card of its family."""
LEFT_FAMILY: Final = -120
"""It was taken away from a card that its player knew to be family."""
BLIND_ALONE: Final = -50
"""An unseen card was moved, and lies beside no card of its family."""
BLIND_LEFT: Final = -40
"""An unseen card was moved away from its family."""
MISSED_JOIN: Final = -110
"""The player joined nothing although it had seen two cards of one family lying apart."""
FALSE_HINT: Final = -450
"""The hint does not name the family of its card."""
NOT_AT_HOME: Final = -120
"""The hint lies on a card with none of its family beside it."""


class SeenAct:
    """One move or hint of a player, with the layout and what the player had seen by then."""

    def __init__(
        self, kind: int, card: int, seen: int, near: int, left: int, adjacency: list[int], hint: int
    ) -> None:
        self.kind: i64 = kind
        self.card: i64 = card
        self.seen: i64 = seen
        self.near: i64 = near
        """The cards beside it after the act."""
        self.left: i64 = left
        """The cards beside it before the act."""
        self.adjacency: list[int] = adjacency
        """The layout before the act."""
        self.hint: i64 = hint

    def is_together(self, masks: list[int]) -> bool:
        """Whether every family hung together before the act."""
        groups: i64 = 0
        kin: i64
        for kin in masks:
            groups += count_groups(self.adjacency, kin)
        return groups == len(masks)


def likelihood(act: SeenAct, families: list[int], masks: list[int]) -> i64:
    """How well an act fits a world, at most 0; ``masks`` are the cards of each family."""
    card: i64 = act.card
    family: i64 = families[card]
    kin: i64 = masks[family]
    if act.kind == HINT:
        weight: i64 = 0
        if (act.hint >> family) & 1 == 0:
            weight += FALSE_HINT
        if act.near & kin == 0:
            weight += NOT_AT_HOME
        return weight
    seen: i64 = act.seen
    near: i64 = act.near & kin
    left: i64 = act.left & kin
    if (seen >> card) & 1:
        if near & seen:
            return LEFT_FAMILY if left & seen & ~near else 0
        weight = JOINED_GUESS if near else JOINED_NOTHING
        if left & seen:
            weight += LEFT_FAMILY
    else:
        weight = 0 if near else BLIND_ALONE
        if left & ~near:
            weight += BLIND_LEFT
    at: i64
    for at in range(4):
        known: i64 = masks[at] & seen
        if known & (known - 1) and not hangs_together(act.adjacency, known):
            weight += MISSED_JOIN
            break
    return weight
