"""What an instinct values, in points: a boss captured early is worth about a hundred."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.septet.mode import Mode


@dataclass(frozen=True)
class Weights:
    """The values of one instinct; 0 leaves a thing out of account."""

    boss: int
    """A captured boss; the second and third are worth a step more each."""
    boss_step: int
    trick: int
    """What the first trick costs a side; each further one costs a step more."""
    trick_step: int
    keep_ace: int
    keep_trump: int
    keep_top: int
    """The strongest card left of its family."""
    keep_low: int
    """The weakest card left of its family."""
    keep_boss: int
    void: int
    """Playing the last card of a family, with trumps in hand."""
    draw: int
    """What a lead may gain by drawing a boss out; in Seven Next in parts of 256 of its worth."""
    rival_trick: int = 0
    """With two players: how much less a trick costs for each the other side has."""
    guard: int = 0
    """With two players: the last card beside a boss that the other can beat."""
    strip: int = 0
    """With two players: a lead that leaves the other's boss fewer cards beside it."""
    uncover: int = 0
    """With two players: playing from the top of the straw pile."""
    hunt: int = 0
    """With two players: a card that beats a boss of the other."""
    seal: int = 0
    """In Seven Next: the second seven of a family."""
    catch: int = 0
    """In Seven Next: taking a trick to which others can still add sevens, in parts of 256."""
    length: int = 0
    """In Seven Next: each card of the family that the first lead makes trump."""
    tempo: int = 0
    """In Seven Next: taking any trick, for the next lead."""


FOUR = Weights(
    boss=100,
    boss_step=33,
    trick=2,
    trick_step=28,
    keep_ace=60,
    keep_trump=20,
    keep_top=8,
    keep_low=1,
    keep_boss=81,
    void=10,
    draw=17,
)
THREE = Weights(
    boss=103,
    boss_step=58,
    trick=2,
    trick_step=28,
    keep_ace=82,
    keep_trump=20,
    keep_top=8,
    keep_low=1,
    keep_boss=81,
    void=10,
    draw=17,
)
TWO = Weights(
    boss=175,
    boss_step=25,
    trick=2,
    trick_step=17,
    keep_ace=60,
    keep_trump=29,
    keep_top=-3,
    keep_low=4,
    keep_boss=33,
    void=81,
    draw=0,
    rival_trick=5,
    guard=16,
    strip=82,
    uncover=20,
    hunt=29,
)
SEVEN_NEXT = Weights(
    boss=60,
    boss_step=0,
    trick=-4,
    trick_step=0,
    keep_ace=48,
    keep_trump=36,
    keep_top=2,
    keep_low=-3,
    keep_boss=1,
    void=14,
    draw=3,
    seal=62,
    catch=20,
    length=36,
    tempo=32,
)

WEIGHTS = {"4": FOUR, "3": THREE, "2": TWO, "seven_next": SEVEN_NEXT}
"""By the names of modes: those that won many thousand rounds against others."""


def name_of(mode: Mode) -> str:
    """Under which name the tables of a mode stand."""
    return "seven_next" if mode.is_seven_next else str(mode.players)
