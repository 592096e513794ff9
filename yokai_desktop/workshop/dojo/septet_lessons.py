"""The positions of the lessons of Septet, as they are meant; their past is searched for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Tuck
from yokai_desktop.engine.septet.cards import cards_in
from yokai_desktop.engine.septet.dealing import deal_round, write_deal
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import mode_of
from yokai_desktop.workshop.dojo import last_six
from yokai_desktop.workshop.dojo.past import Wanted, past_of

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
    def wanted(self) -> Wanted:
        hands = tuple(tuple(hand.split()) for hand in self.hands.split("|"))
        return Wanted(
            hands, self.leader, self.trump, self.taken, self.captured, len(hands), self.options
        )


def plays(cards: str) -> list[str]:
    return [f"play {card}" for card in cards.split()]


def step_of(meant: Meant) -> Json:
    """The step as it stands in the file."""
    match = past_of(meant.wanted, meant.id)
    step = entry(match, meant.id, [f"play {card}" for card in meant.right])
    step["actions"] += plays(meant.trick)
    step["replies"] = {
        f"play {card}" if card != "*" else "play *": reply for card, reply in meant.replies.items()
    }
    step["then"] = plays(meant.then)
    return step


def entry(match: Match, name: str, right: list[str]) -> dict[str, Json]:
    """A step at the present moment of a match, the learner being seat 0."""
    record = match.record()
    options = {
        option.name: value
        for option in SEPTET.options
        if (value := record["options"][option.name]) != option.default
    }
    if match.setup["variant"] != "normal":
        options["twins"] = match.setup["twins"]
    return {
        "id": name,
        "game": "septet",
        "players": len(match.seats),
        "seat": 0,
        "options": options,
        "deal": record["deal"],
        "actions": record["actions"],
        "right": right,
    }


def going_on(name: str, right: str, then: str, replies: dict[str, str]) -> Json:
    """A step that goes on where the one before it ended."""
    return {
        "id": name,
        "right": plays(right),
        "replies": {f"play {card}": reply for card, reply in replies.items()},
        "then": plays(then),
    }


def start(players: int, options: dict[str, str], fits: Callable[[Match], bool]) -> Match:
    """The first deal that fits, as an explicit one."""
    for number in range(100_000):
        setup = SEPTET.setup(players, options, f"lesson {number}")
        if fits(Match(SEPTET, setup)):
            mode = mode_of(setup)
            deal = write_deal(deal_round(setup, mode, 1), mode)
            return Match(SEPTET, replace(setup, seed="", deal=deal))
    raise LookupError("no deal fits")


def play_all(match: Match, *texts: str) -> Match:
    for text in texts:
        assert match.to_act is not None
        match.play(match.to_act, SEPTET.read_action(text))
    return match


FIRST_TRICK = Meant(
    "take",
    "fire-11 fire-6 charm-4|fire-8 wind-3 snow-9|fire-10 lightning-7 darkness-8"
    "|fire-9 snow-11 darkness-7",
    3,
    ("fire-11",),
    "fire-9",
    "fire-8 fire-10",
    {"fire-6": "low", "charm-4": "follow"},
    trump="earth-4",
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
    "charm-9 wind-2 snow-8|charm-7 darkness-6 wind-5|charm-4 fire-8 snow-10"
    "|charm-6 lightning-9 fire-10",
    0,
    ("charm-9",),
    "",
    "charm-7 charm-4 charm-6",
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


def passing_for_a_void() -> Json:
    """Seat 0 holds two plain cards of a family that is not trump, and at least five others."""

    def lonely(match: Match) -> list[str]:
        hand = cards_in(match.state.hands[0])  # type: ignore[attr-defined]
        cards = [card for card in hand if card.family.label == "charm"]
        return [str(card) for card in cards if not card.is_boss] if len(cards) == 2 else []

    match = start(4, {}, lambda m: len(lonely(m)) == 2 and m.state.trump.label == "earth")  # type: ignore[attr-defined]
    one, other = lonely(match)
    step = entry(match, "pass", [_pass(match, one, other), f"pass *{one}*{other}*"])
    step["replies"] = {f"pass *{one}*": "one", f"pass *{other}*": "one"}
    return step


def _pass(match: Match, *wanted: str) -> str:
    """A legal pass with these cards, and no boss."""
    for action in match.state.legal():
        text = str(action)
        if all(card in text.split() for card in wanted) and "-7" not in text:
            return text
    raise LookupError("no such pass")


def _pass_all(match: Match) -> None:
    for _ in match.seats:
        play_all(match, _pass(match))


def three_players() -> list[Json]:
    match = start(3, {}, lambda m: True)
    step = entry(match, "pass", [_pass(match), "pass *"])
    return [step, step_of(THIRD), step_of(OTHER_SEVENTH)]


def seven_next() -> list[Json]:
    def leads(match: Match) -> bool:
        _pass_all(match)
        return match.to_act == 0 and bool(_longest(match))

    def _longest(match: Match) -> list[str]:
        hand = match.view(0).hand  # type: ignore[attr-defined]
        by_family: dict[str, list[str]] = {}
        for card in hand:
            by_family.setdefault(card.family.label, []).append(str(card))
        long = [cards for cards in by_family.values() if len(cards) >= 5]
        return long[0] if len(long) == 1 and not long[0][0].startswith("wind") else []

    match = start(4, SEVEN_NEXT, leads)
    first = entry(match, "pass", [_pass(match), "pass *"])
    _pass_all(match)
    second = entry(match, "lead", [f"play {card}" for card in reversed(_longest(match))])
    return [first, second, step_of(TWINS)]


def two_players() -> list[Json]:
    options = {"dealer": "0"}

    def fits(match: Match) -> bool:
        up = match.view(0).straws[0].up  # type: ignore[attr-defined]
        return sum(bool(place.is_boss) for place in up) == 1

    match = start(2, options, fits)
    discard = str(match.state.legal()[0])
    first = entry(match, "discard", [discard, "discard *"])
    play_all(match, discard)
    play_all(match, str(match.state.legal()[0]))
    tuck = next(str(action) for action in match.state.legal() if isinstance(action, Tuck))
    second = entry(match, "tuck", [tuck, "tuck *"])
    second["replies"] = {"done": "done"}
    play_all(match, tuck)
    while not str(match.state.legal()[0]).startswith("play"):
        play_all(match, "done")
    view = match.view(0)
    open_cards = [str(place.card) for place in view.straws[0].up]  # type: ignore[attr-defined]
    third = entry(match, "straw", [f"play {card}" for card in open_cards])
    return [first, second, third]


def lessons() -> list[Json]:
    """All ten, in the order they are taught."""
    first = [
        step_of(FIRST_TRICK),
        going_on("lead", "charm-4", "snow-9 darkness-8 snow-11", {}),
        step_of(ANYTHING),
    ]
    return [
        {"id": "first_trick", "steps": first},
        {"id": "bosses", "steps": [step_of(CATCH), step_of(LURE), step_of(FOURTH)]},
        {
            "id": "trump_and_ace",
            "steps": [step_of(TRUMP), step_of(OVER), step_of(ACE_TAKES), step_of(SAVE)],
        },
        {"id": "seven_tricks", "steps": [step_of(UNDER), step_of(THROW), step_of(PUSH)]},
        {"id": "partner", "steps": [passing_for_a_void(), step_of(FEED), step_of(KEEP)]},
        {"id": "counting", "steps": [step_of(TOP), step_of(LAST_OF_FAMILY), step_of(LAST_TRUMP)]},
        last_six.lesson(),
        {"id": "three_players", "steps": three_players()},
        {"id": "two_players", "steps": two_players()},
        {"id": "seven_next", "steps": seven_next()},
    ]
