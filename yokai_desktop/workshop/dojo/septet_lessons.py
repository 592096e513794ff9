"""The lessons of Septet: the past of each moment is searched for, first deals are chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Tuck
from yokai_desktop.engine.septet.cards import cards_in
from yokai_desktop.engine.septet.dealing import deal_round, write_deal
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import mode_of
from yokai_desktop.workshop.dojo import last_six
from yokai_desktop.workshop.dojo import septet_moments as moments
from yokai_desktop.workshop.dojo.past import past_of


def plays(cards: str) -> list[str]:
    return [f"play {card}" for card in cards.split()]


def step_of(meant: moments.Meant) -> Json:
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
    step["then"] = _others_first_choices(match, step["right"][0])
    return step


def _pass(match: Match, *wanted: str) -> str:
    """A legal pass with these cards, and no boss."""
    for action in match.state.legal():
        text = str(action)
        if all(card in text.split() for card in wanted) and "-7" not in text:
            return text
    raise LookupError("no such pass")


def _others_first_choices(match: Match, own: str) -> list[str]:
    """What the others pass or discard after the learner: the first they may without a boss."""
    after = Match.replay(match.record())
    play_all(after, own)
    then = []
    while after.state.phase is match.state.phase and after.to_act != 0:  # type: ignore[attr-defined]
        legal = [str(action) for action in after.state.legal()]
        then.append(next(text for text in legal if "-7" not in text and "-A" not in text))
        play_all(after, then[-1])
    return then


def _pass_all(match: Match) -> None:
    for _ in match.seats:
        play_all(match, _pass(match))


def three_players() -> list[Json]:
    match = start(3, {}, lambda m: True)
    step = entry(match, "pass", [_pass(match), "pass *"])
    step["then"] = _others_first_choices(match, step["right"][0])
    return [step, step_of(moments.THIRD), step_of(moments.OTHER_SEVENTH)]


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

    match = start(4, moments.SEVEN_NEXT, leads)
    first = entry(match, "pass", [_pass(match), "pass *"])
    first["then"] = _others_first_choices(match, first["right"][0])
    _pass_all(match)
    second = entry(match, "lead", [f"play {card}" for card in reversed(_longest(match))])
    return [first, second, step_of(moments.TWINS)]


def two_players() -> list[Json]:
    options = {"dealer": "0"}

    def fits(match: Match) -> bool:
        up = match.view(0).straws[0].up  # type: ignore[attr-defined]
        return sum(bool(place.is_boss) for place in up) == 1

    match = start(2, options, fits)
    discard = str(match.state.legal()[0])
    first = entry(match, "discard", [discard, "discard *"])
    first["then"] = _others_first_choices(match, discard)
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


SHOWS = {
    "first_trick": ["tricks", "bosses"],
    "bosses": ["bosses"],
    "trump_and_ace": ["trump"],
    "seven_tricks": ["tricks", "bosses", "rivals"],
    "partner": ["trump", "bosses"],
    "counting": ["trump", "bosses"],
    "last_six": ["trump", "tricks", "bosses", "rivals"],
    "three_players": ["tricks", "bosses", "rivals"],
    "two_players": ["trump"],
    "seven_next": ["trump", "bosses"],
}
"""What stands on the table beside the cards: what the lesson is about."""


def lessons() -> list[Json]:
    """All ten, in the order they are taught."""
    return [{"id": each["id"], "shows": SHOWS[each["id"]], **each} for each in _lessons()]


def _lessons() -> list[dict[str, Json]]:
    first = [
        {**step_of(moments.FIRST_TRICK), "way": True},
        going_on("lead", "charm-4", "snow-9 darkness-8 snow-11", {}),
        step_of(moments.ANYTHING),
    ]
    return [
        {"id": "first_trick", "steps": first},
        {
            "id": "bosses",
            "steps": [step_of(moments.CATCH), step_of(moments.LURE), step_of(moments.FOURTH)],
        },
        {
            "id": "trump_and_ace",
            "steps": [
                step_of(moments.TRUMP),
                step_of(moments.OVER),
                step_of(moments.ACE_TAKES),
                step_of(moments.SAVE),
            ],
        },
        {
            "id": "seven_tricks",
            "steps": [step_of(moments.UNDER), step_of(moments.THROW), step_of(moments.PUSH)],
        },
        {
            "id": "partner",
            "steps": [passing_for_a_void(), step_of(moments.FEED), step_of(moments.KEEP)],
        },
        {
            "id": "counting",
            "steps": [
                step_of(moments.TOP),
                step_of(moments.LAST_OF_FAMILY),
                step_of(moments.LAST_TRUMP),
            ],
        },
        last_six.lesson(),
        {"id": "three_players", "steps": three_players()},
        {"id": "two_players", "steps": two_players()},
        {"id": "seven_next", "steps": seven_next()},
    ]
