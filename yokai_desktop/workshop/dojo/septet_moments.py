"""The moments of the lessons of Septet, as they are meant: hands, the trick, what is right."""

from __future__ import annotations

from dataclasses import dataclass, field

from yokai_desktop.workshop.dojo.past import WantedMoment

SEVEN_NEXT = {"variant": "seven_next", "twins": "take"}


@dataclass(frozen=True)
class Meant:
    """A step: a moment, the cards of the trick under way, and what is right."""

    id: str
    hands: str
    """Of all seats, a bar between two."""
    leader: int
    right: tuple[str, ...]
    trick: str = ""
    then: str = ""
    replies: dict[str, str] = field(default_factory=dict)
    trump: str = "earth-6"
    taken: tuple[int, ...] | None = (4, 5)
    captured: tuple[tuple[str, ...] | None, ...] | None = None
    options: dict[str, str] = field(default_factory=dict)

    @property
    def wanted(self) -> WantedMoment:
        hands = tuple(tuple(hand.split()) for hand in self.hands.split("|"))
        return WantedMoment(
            hands, self.leader, self.trump, self.taken, self.captured, len(hands), self.options
        )


FIRST_TRICK = Meant(
    "take",
    "fire-11 fire-6 charm-4|fire-9 wind-3 snow-9|fire-8 lightning-7 darkness-8"
    "|fire-7 snow-11 darkness-7",
    1,
    ("fire-11",),
    "fire-9 fire-8 fire-7",
    "",
    {"fire-6": "low", "charm-4": "follow"},
    trump="earth-4",
    captured=(("wind-7",), None),
)
ANYTHING = Meant(
    "void",
    "wind-2 snow-8 charm-5|darkness-6 fire-7 snow-10|darkness-11 wind-4 lightning-6"
    "|darkness-9 fire-9 snow-12",
    3,
    ("wind-2", "snow-8", "charm-5"),
    "darkness-9",
    "darkness-6 darkness-11",
)
CATCH = Meant(
    "catch",
    "charm-9 charm-3 snow-8|charm-8 wind-4 fire-10|charm-5 darkness-9 lightning-7"
    "|charm-7 snow-11 wind-2",
    3,
    ("charm-9",),
    "charm-7",
    "charm-8 charm-5",
    {"charm-3": "low", "snow-8": "follow"},
)
LURE = Meant(
    "lure",
    "charm-9 wind-2 snow-8|charm-7 darkness-6 wind-5|charm-4 fire-8 snow-7"
    "|charm-6 lightning-9 fire-10",
    0,
    ("charm-9",),
    "",
    "charm-7 charm-4 charm-6",
    captured=(("wind-7", "earth-7"), None),
)
FOURTH = Meant(
    "fourth",
    "fire-12 fire-8 wind-3|fire-10 snow-9 darkness-6|fire-6 lightning-5 charm-4"
    "|fire-7 snow-12 lightning-8",
    1,
    ("fire-12",),
    "fire-10 fire-6 fire-7",
    "",
    {"fire-8": "low", "wind-3": "follow"},
    taken=(5, 4),
    captured=(("wind-7", "charm-7", "snow-7"), None),
)
TRUMP = Meant(
    "trump",
    "earth-3 snow-8 charm-4|fire-8 wind-5 snow-9|fire-6 darkness-7 lightning-8"
    "|fire-10 wind-3 snow-11",
    3,
    ("earth-3",),
    "fire-10",
    "fire-8 fire-6",
)
OVER = Meant(
    "over",
    "earth-8 earth-3 snow-10|fire-9 wind-4 charm-5|fire-6 lightning-7 darkness-8"
    "|earth-5 snow-9 wind-6",
    1,
    ("earth-8",),
    "fire-9 fire-6 earth-5",
    "",
    {"earth-3": "low"},
)
ACE_TAKES = Meant(
    "ace",
    "wind-A charm-3 snow-9|darkness-7 fire-8 snow-10|darkness-5 lightning-6 fire-9"
    "|earth-8 wind-4 lightning-8",
    1,
    ("wind-A",),
    "darkness-7 darkness-5 earth-8",
)
SAVE = Meant(
    "save",
    "wind-A wind-2 charm-5|wind-4 snow-7 fire-8|wind-5 darkness-8 lightning-6"
    "|wind-6 fire-10 snow-12",
    3,
    ("wind-2",),
    "wind-6",
    "wind-4 wind-5",
    {"wind-A": "spent", "charm-5": "follow"},
)
UNDER = Meant(
    "under",
    "fire-12 fire-6 wind-4|fire-11 snow-7 darkness-8|fire-8 lightning-6 charm-5"
    "|fire-9 snow-10 wind-3",
    3,
    ("fire-6",),
    "fire-9",
    "fire-11 fire-8",
    {"fire-12": "seventh", "wind-4": "follow"},
    taken=(6, 3),
)
THROW = Meant(
    "throw",
    "snow-13 charm-3 wind-2|lightning-10 snow-8 fire-7|lightning-5 darkness-6 charm-4"
    "|lightning-9 snow-9 darkness-8",
    3,
    ("snow-13",),
    "lightning-9",
    "lightning-10 lightning-5",
    taken=(6, 3),
)
PUSH = Meant(
    "push",
    "wind-2 fire-12 snow-13|wind-4 fire-8 snow-9|charm-3 fire-7 lightning-5|wind-6 fire-9 snow-10",
    0,
    ("wind-2",),
    "",
    "wind-4 charm-3 wind-6",
    taken=(3, 6),
)
FEED = Meant(
    "feed",
    "darkness-7 darkness-5 snow-9|darkness-6 wind-3 fire-8|darkness-11 lightning-7 charm-4"
    "|darkness-8 snow-10 fire-10",
    1,
    ("darkness-7",),
    "darkness-6 darkness-11 darkness-8",
    "",
    {"snow-9": "follow"},
)
KEEP = Meant(
    "keep",
    "fire-12 fire-6 snow-9|fire-8 wind-3 snow-10|fire-11 lightning-5 charm-4"
    "|fire-7 darkness-8 snow-12",
    1,
    ("fire-6",),
    "fire-8 fire-11 fire-7",
    "",
    {"fire-12": "wasted", "snow-9": "follow"},
)
TOP = Meant(
    "top",
    "lightning-9 snow-12 darkness-10|lightning-6 snow-13 wind-3|lightning-7 fire-8 charm-5"
    "|lightning-8 darkness-11 snow-10",
    0,
    ("lightning-9",),
    "",
    "lightning-6 lightning-7 lightning-8",
)
LAST_OF_FAMILY = Meant(
    "boss",
    "charm-9 wind-4 snow-8|snow-11 fire-9 darkness-6|fire-8 darkness-9 wind-3"
    "|charm-7 snow-12 lightning-8",
    0,
    ("charm-9",),
    "",
    "darkness-6 wind-3 charm-7",
)
LAST_TRUMP = Meant(
    "last_trump",
    "snow-8 charm-3 wind-2|darkness-10 fire-9 wind-4|darkness-8 charm-5 fire-10"
    "|darkness-7 lightning-8 wind-3",
    3,
    ("snow-8",),
    "darkness-7",
    "darkness-10 darkness-8",
    trump="snow-10",
)
THIRD = Meant(
    "third",
    "fire-12 fire-6 wind-3|fire-9 snow-9 darkness-6|fire-7 snow-12 lightning-8",
    1,
    ("fire-12",),
    "fire-9 fire-7",
    "",
    {"fire-6": "low", "wind-3": "follow"},
    taken=None,
    captured=(("wind-7", "charm-7"), None, None),
)
OTHER_SEVENTH = Meant(
    "seventh",
    "wind-2 fire-12 snow-13|wind-4 fire-7 snow-9|wind-6 fire-9 snow-10",
    0,
    ("wind-2",),
    "",
    "wind-4 wind-6",
    taken=(3, 4, 6),
)
TWINS = Meant(
    "twins",
    "fire-7-shining fire-6 snow-9|fire-8 wind-3 charm-4|fire-7 darkness-6 lightning-5"
    "|fire-12 snow-10 wind-5",
    2,
    ("fire-7-shining",),
    "fire-7 fire-12",
    "fire-8",
    {"snow-9": "follow"},
    trump="earth-2",
    taken=None,
    options=SEVEN_NEXT,
)
