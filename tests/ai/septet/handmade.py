"""Positions made by hand, with the cards a good player would play; the reader is always seat 0.

Cards are written shortly: the first letter of the family and the rank, ``WA`` the A of Wind,
``F7*`` the shining seven of Fire.  A trick begins with the seat that leads it, the others follow
clockwise.  Seats 0 and 2 are partners with four players.  The cards not written lie anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field

WON_SIX = (
    "0: S10 S12 S13 S8",
    "2: F12 F6 F8 F10",
    "2: C9 C3 C7 C4",
    "2: E8 E2 E7 E3",
    "2: L10 L4 L7 L5",
    "2: W6 W2 W3 W5",
)
"""Six tricks for us, with the bosses of Charm, Earth and Lightning; the partner leads."""

WON_SIX_AND_LED = (
    "2: S10 S12 S13 S8",
    "0: F12 F6 F8 F10",
    "0: C9 C3 C7 C4",
    "0: E8 E2 E7 E3",
    "0: L10 L4 L7 L5",
    "0: W6 W2 W3 W5",
)
"""The same with partners exchanged: the reader leads."""

WON_SIX_LOST_ONE = (*WON_SIX[:5], "2: W6 W2 W3 W5", "2: E4 E5 S9 E6")
"""Six tricks and three bosses for us, one trick for the left neighbour, who leads."""

LOST_SIX = (
    "1: S10 S12 S13 S8",
    "3: F12 F6 F8 F10",
    "3: C9 C3 C7 C4",
    "3: E4 E6 E5 E3",
    "0: E2 E8 E7 W2",
    "1: L10 L4 L7 L5",
    "1: W6 W5 W3 W4",
)
"""Six tricks for the rivals, with the bosses of Charm, Earth and Lightning; the left one leads."""

LOST_SIX_AND_LED = (
    "3: S10 S12 S13 S8",
    "1: F12 F6 F8 F10",
    "1: C9 C3 C7 C4",
    "1: E8 E2 E7 E3",
    "1: L10 L4 L7 L5",
    "1: W6 W2 W3 W5",
    "1: E4 E5 S9 E6",
)
"""Six tricks and three bosses for the rivals, one trick for us: the reader leads."""

SEVEN_NEXT = {"variant": "seven_next"}


@dataclass(frozen=True)
class Position:
    """What the reader sees, the cards that are good, and those nobody should play."""

    title: str
    trump: str
    """The card that lies open; none in Seven Next, where the first card led tells trump."""
    hand: str
    trick: str
    good: str
    blunders: str = ""
    past: tuple[str, ...] = ()
    players: int = 4
    options: dict[str, str] = field(default_factory=dict)


FEEDING_PARTNER = [
    Position(
        "the partner has trumped, nobody comes after: give the boss, do not trump higher",
        "D8",
        "L7 L5 L9 E2 E4 F8 F11 S9 W2 W5 D6 D11",
        "1: C9 D10 C4",
        good="L7",
        blunders="D11",
    ),
    Position(
        "the partner has taken with the strongest of the family: follow with the boss",
        "C5",
        "S7 S8 S12 W3 W6 E5 E8 L6 D5 D10 F6 F12",
        "1: S10 S13 S9",
        good="S7",
    ),
    Position(
        "the partner wins with the boss of trump: give another one and keep the A",
        "W2",
        "C7 C4 L5 L9 D8 D10 F6 F10 S8 S12 WA W4",
        "1: E8 W7 E5",
        good="C7",
        blunders="WA",
    ),
    Position(
        "the partner leads the strongest trump and the A is in hand: follow with the boss",
        "D8",
        "D7 D10 WA W5 E3 E6 C4 L5 L9 F9 S8 S10",
        "2: D11 D6",
        good="D7",
    ),
    Position(
        "the partner's last trick of the family is safe: the boss, not the deuce",
        "S9",
        "E7 E2 W3 W4 C6 C8 L5 L9 D6 D10 F8 F11",
        "1: E6 E8 E4",
        good="E7",
    ),
    Position(
        "two bosses and a partner who has won: give one of them",
        "C3",
        "D7 S7 D6 D9 E2 E5 L4 L8 F9 F11 S10 S12",
        "1: W6 WA W4",
        good="D7 S7",
    ),
    Position(
        "the partner's A takes the seventh trick: only a fourth boss wins the round",
        "D5",
        "D7 C5 E4 F9 S9 L6",
        "2: WA W4",
        good="D7",
        past=WON_SIX,
    ),
    Position(
        "the partner has trumped the seventh trick: only a fourth boss wins the round",
        "D5",
        "F7 C6 W4 S11 D8",
        "1: L8 D6 L9",
        good="F7",
        past=WON_SIX_LOST_ONE,
    ),
]

NOT_ROBBING_PARTNER = [
    Position(
        "a rival's boss lies in the partner's trick: do not trump it",
        "F7",
        "F8 F12 C4 C6 E3 E5 D9 D11 S9 S13 W3 W5",
        "1: L9 L10 L7",
        good="C4 C6 E3 E5 D9 D11 S9 S13 W3 W5",
        blunders="F8 F12",
    ),
    Position(
        "a rival's boss lies in the partner's trick: add ours",
        "C5",
        "W7 W4 C3 C8 E4 E6 L5 L10 F8 F11 S9 S12",
        "1: D9 D11 D7",
        good="W7",
        blunders="C3 C8",
    ),
    Position(
        "the partner's A has caught a boss: add ours, trump nothing",
        "S9",
        "C7 C4 S8 S12 E3 E6 L4 L10 D6 D9 F8 F10",
        "2: WA W7",
        good="C7",
        blunders="S8 S12",
    ),
    Position(
        "the partner's boss is winning: do not spend the eight on it",
        "F9",
        "E8 E2 E3 W3 W5 C4 C8 L6 D9 D10 S8 S11",
        "1: E6 E7 E4",
        good="E2 E3",
        blunders="E8",
    ),
    Position(
        "the partner's trump holds the boss: a void is no reason to trump higher",
        "L6",
        "L10 L5 W2 W5 C4 C9 D6 D10 F8 F11 S8 S12",
        "1: E7 L9 E4",
        good="L5 W2 W5 C4 C9 D6 D10 F8 F11 S8 S12",
        blunders="L10",
    ),
]

SAVING_BOSSES = [
    Position(
        "the trick is lost: follow with anything but the boss",
        "L6",
        "F7 F10 W2 W4 E3 E8 C4 C9 D6 D9 S8 S12",
        "1: F12 F8 F6",
        good="F10",
        blunders="F7",
    ),
    Position(
        "a rival leads the A: keep both bosses",
        "C6",
        "S7 S10 D7 D9 E2 E5 L4 L8 F6 F11 C3 C8",
        "3: WA",
        good="S10 D9 E2 E5 L4 L8 F6 F11 C3 C8",
        blunders="S7 D7",
    ),
    Position(
        "a rival leads the strongest trump: keep the boss of trump",
        "S10",
        "S7 S9 WA W3 E4 E6 C5 C8 L5 D9 D10 F8",
        "3: S13",
        good="S9",
        blunders="S7",
    ),
    Position(
        "a rival leads the strongest of a family: keep its boss",
        "C4",
        "S7 S8 S12 W2 E3 E8 C6 L5 L9 D6 D11 F9",
        "3: S13",
        good="S8 S12",
        blunders="S7",
    ),
    Position(
        "second to play: the boss in the middle may be caught",
        "F8",
        "L7 L5 L10 W2 W6 E3 E5 C4 D6 D9 S8 S12",
        "3: L4",
        good="L5 L10",
        blunders="L7",
    ),
    Position(
        "a rival has trumped: do not throw a boss after it",
        "D8",
        "E7 E3 C4 C6 F9 F11 S8 S10 W2 W5 W6 C8",
        "1: L9 L10 D10",
        good="E3 C4 C6 F9 F11 S8 S10 W2 W5 W6 C8",
        blunders="E7",
    ),
    Position(
        "do not lead the boss that four cards can beat",
        "F9",
        "S7 S9 S12 WA W3 E2 E4 C5 L6 D8 F8 F10",
        "",
        good="S9 S12 W3 E2 E4 C5 L6 D8 F8 F10 WA",
        blunders="S7",
    ),
]

TAKING_BOSSES = [
    Position(
        "a boss for a small trump",
        "E3",
        "E4 E8 C3 C9 L4 L6 D6 D10 S8 S11 W2 W6",
        "1: F10 F7 F12",
        good="E4 E8",
        blunders="C3 C9 L4 L6 D6 D10 S8 S11 W2 W6",
    ),
    Position(
        "the partner's boss is lost unless trumped",
        "L6",
        "L4 L10 W2 W5 C4 C8 D6 D10 F8 F11 S9 S12",
        "1: E5 E7 E8",
        good="L4 L10",
    ),
    Position(
        "two bosses are worth the A",
        "D8",
        "WA W3 W4 E2 E6 L5 L8 F6 F9 F11 S10 S12",
        "1: C9 C7 S7",
        good="WA",
    ),
    Position(
        "a rival leads a boss that can be beaten",
        "D6",
        "C9 C8 C3 W2 W4 E5 E6 L4 L9 F8 S10 S11",
        "1: C7 C5 C6",
        good="C8 C9",
        blunders="C3",
    ),
]

COUNTING_TRICKS = [
    Position(
        "a seventh trick without a boss loses the round",
        "D5",
        "D8 C6 W4 F9 S11",
        "1: L6 L8 L9",
        good="C6 W4 F9 S11",
        blunders="D8",
        past=WON_SIX_LOST_ONE,
    ),
    Position(
        "a seventh trick with the fourth boss wins the round",
        "D5",
        "D8 C6 W4 L6 S11",
        "1: F7 F9 D6",
        good="D8",
        past=WON_SIX_LOST_ONE,
    ),
    Position(
        "the boss of trump takes the seventh trick and is the fourth boss",
        "D5",
        "D7 C6 W4 F9 S11",
        "1: L8 L6 L9",
        good="D7",
        past=WON_SIX_LOST_ONE,
    ),
    Position(
        "let the rivals take their seventh trick",
        "D5",
        "D9 C5 F9 S9 S11",
        "1: L9 L6 D6",
        good="C5 F9 S9 S11",
        blunders="D9",
        past=LOST_SIX,
    ),
    Position(
        "let the rivals take their seventh trick, but without a boss",
        "D5",
        "S7 D9 C5 F9 S11",
        "1: L9 L6 D6",
        good="C5 F9 S11",
        blunders="S7 D9",
        past=LOST_SIX,
    ),
    Position(
        "the rivals must not get their fourth boss",
        "D5",
        "D9 C5 C6 S9 L8",
        "1: F9 F7 D6",
        good="D9",
        past=LOST_SIX,
    ),
    Position(
        "lead the boss that nothing can beat",
        "D5",
        "WA D7 D8 D9 D10 D11",
        "",
        good="D7",
        past=WON_SIX_AND_LED,
    ),
    Position(
        "the rivals need one boss: do not lead it to them",
        "D5",
        "S7 C5 D6 L6 W4",
        "",
        good="C5 D6 L6 W4",
        blunders="S7",
        past=LOST_SIX_AND_LED,
    ),
]

THREE_PLAYERS = [
    Position(
        "alone: a boss for a small trump",
        "D5",
        "D6 D10 W2 W4 E3 E6 L4 L8 L9 F8 F9 F11 S8 S10 S11 S12",
        "1: C9 C7",
        good="D6 D10",
        players=3,
    ),
    Position(
        "alone: no boss for the rival's A",
        "C5",
        "E7 F7 E2 E4 C3 C8 L4 L6 L9 D6 D9 F8 F11 S8 S10 S12",
        "1: WA W4",
        good="E2 E4 C3 C8 L4 L6 L9 D6 D9 F8 F11 S8 S10 S12",
        blunders="E7 F7",
        players=3,
    ),
    Position(
        "alone: follow under the strongest without the boss",
        "W3",
        "S7 S9 S10 E2 E5 E6 C4 C8 L5 L9 D6 D8 D11 F6 F9 W2",
        "1: S13 S8",
        good="S9 S10",
        blunders="S7",
        players=3,
    ),
]

SEALING = [
    Position(
        "the partner's A seals the family whose other seven is ours",
        "",
        "D7* E2 E4 C3 C5 C8 L4 L9 F9 S11 S12 F10",
        "2: WA W3",
        good="D7*",
        past=("2: S13 S8 S9 S10", "2: D11 D5 D7 D6"),
        options=SEVEN_NEXT,
    ),
    Position(
        "the rivals have one seven of Darkness: do not throw them the other",
        "",
        "D7* E2 E4 C3 C5 C8 L4 L9 F9 S11 S12 F10",
        "1: WA W3 W2",
        good="E2 E4 C3 C5 C8 L4 L9 F9 S11 S12 F10",
        blunders="D7*",
        past=("1: S13 S8 S9 S10", "1: D11 D5 D7 D6"),
        options=SEVEN_NEXT,
    ),
    Position(
        "the strongest card takes the seven that seals the family",
        "",
        "D11 D5 E2 C3 C5 C8 L4 L9 F9 S11 F10",
        "1: D9 W5 D7*",
        good="D11",
        past=("2: S13 S8 S9 S10", "2: D10 D6 D7 D8", "2: W3 W2 W4 W6"),
        options=SEVEN_NEXT,
    ),
]

HANDMADE = [
    *FEEDING_PARTNER,
    *NOT_ROBBING_PARTNER,
    *SAVING_BOSSES,
    *TAKING_BOSSES,
    *COUNTING_TRICKS,
    *THREE_PLAYERS,
    *SEALING,
]
