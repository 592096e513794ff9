"""Files of games made by a stranger on purpose, of many kinds, by chance but repeatable."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.robustness.damages import damaged_bytes
from yokai_desktop.storage.game_stream import FORMAT, VERSION

Game = dict[str, Any]
Harm = Callable[[Game, Random], None]

PATHS = (
    "../../../../../../../../etc/passwd",
    "../../../x",
    "/dev/zero",
    "/proc/self/mem",
    "file:///etc/passwd",
    "..\\..\\x",
    "person-1/../../../../x",
    "a\0b",
    "." * 300,
    "x" * 2_000,
)
BIDI = ("\u202eAnna", "\u2066", "\u200b\u200d\ufeff", "\u2800\u3164", "Z" + "\u0301" * 38, "דוד 7")
NUMBERS = (-1, 2**63, 10**400, 1.5, float("inf"), float("nan"), True, None)
MOMENTS = ("0001-01-01T00:00:00+14:00", "9999-12-31T23:00:00-14:00", "2026-01-01T00:00:00+00:00")
TEXTS = ("", "x" * 2_000, "\ud800", "<img src='file:///etc/passwd'>", "%1%2%n{name}", *PATHS, *BIDI)
PARTS = ("format", "game", "options", "seats", "seed", "actions", "marks", "deal")


def strange(rng: Random) -> Any:
    """Something that is not expected, whatever is."""
    deep: Any = []
    for _ in range(rng.choice((1, 50, 400))):
        deep = [deep] if rng.random() < 0.5 else {"a": deep}
    return rng.choice((rng.choice(NUMBERS), rng.choice(TEXTS), [], {}, deep, ["x"] * 1_000))


def level(game: Game, rng: Random) -> None:
    rng.choice(game["record"]["seats"])["player"] = rng.choice((*PATHS, *BIDI, "random", 7, ["x"]))


def name(game: Game, rng: Random) -> None:
    rng.choice(game["record"]["seats"])["name"] = rng.choice((*TEXTS, 7, None))


def seats(game: Game, rng: Random) -> None:
    record = game["record"]
    record["seats"] = rng.choice((record["seats"][:4] * 5_000, [], [[]] * 2, record["seats"][:1]))


def marks(game: Game, rng: Random) -> None:
    many = rng.choice((1, 3, 3_000, 30_000))
    words = ("hint", "memory looks", "took back look 1")
    what = rng.choice(words if many > 3 else (*words, strange(rng), rng.choice(TEXTS)))
    mark = [rng.choice((0, 1, *NUMBERS[:2])), rng.choice((0, 9, *NUMBERS[:2])), what]
    game["record"]["marks"] = [mark] * many


def seed(game: Game, rng: Random) -> None:
    game["record"].pop("deal", None)
    game["record"]["seed"] = rng.choice((*TEXTS, *NUMBERS, "4" * 10_000))


def options(game: Game, rng: Random) -> None:
    chosen = game["record"]["options"]
    for _ in range(rng.choice((1, 2, 200))):
        chosen[rng.choice((*chosen, *PATHS, str(rng.random())))] = rng.choice((strange(rng), "yes"))


def actions(game: Game, rng: Random) -> None:
    played = game["record"]["actions"]
    match rng.randrange(5):
        case 0:
            game["record"]["actions"] = played[:50] * 999
        case 1:
            played.insert(rng.randint(0, len(played)), strange(rng))
        case 2:
            played[0:1] = ["pass " + "fire-9 " * 9_999]
        case 3:
            rng.shuffle(played)
        case _:
            del played[rng.randrange(len(played) + 1) :]


def deal(game: Game, rng: Random) -> None:
    game["record"].pop("seed", None)
    game["record"]["deal"] = rng.choice(
        (
            {"hands": strange(rng)},
            {"families": strange(rng)},
            {"families": ["oni"] * 16},
            strange(rng),
        )
    )


def outside(game: Game, rng: Random) -> None:
    key = rng.choice(("aid", "played", "former"))
    game[key] = rng.choice((strange(rng), "looks", *MOMENTS, [0] * 10_000))


def anything(game: Game, rng: Random) -> None:
    record = game["record"]
    part = rng.choice(PARTS)
    if rng.random() < 0.3:
        record.pop(part, None)
    else:
        record[part] = strange(rng)


HARMS: tuple[Harm, ...] = (
    level,
    name,
    seats,
    marks,
    seed,
    options,
    actions,
    deal,
    outside,
    anything,
)


def hostile_game(sound: Game, rng: Random) -> Game:
    """A game with one to three harms done to it."""
    game = copy.deepcopy(sound)
    for harm in rng.choices(HARMS, k=rng.choice((1, 1, 2, 3))):
        try:
            harm(game, rng)
        except (AttributeError, TypeError, LookupError):
            continue  # an earlier harm has left nothing to harm
    return game


def dojo(rng: Random) -> Game:
    """What somebody is said to have reached in the dojo; in most files nothing."""
    row = {"name": "Eve", "kind": "trial", "item": "septet-1", "value": 2, "tries": 1}
    row["noted"] = rng.choice(MOMENTS)
    if rng.random() < 0.5:
        row[rng.choice(list(row))] = rng.choice((strange(rng), rng.choice(PATHS)))
    return {"dojo": [row] * rng.choice((1, 1, 20_000))} if rng.random() < 0.1 else {}


def file_with(game: Game, sound: Game, rng: Random) -> bytes:
    """A whole file around a game; now and then the harm is in the file itself."""
    games = [sound] * rng.choice((0, 0, 1)) + [game]
    text = json.dumps({"format": FORMAT, "version": VERSION, "games": games, **dojo(rng)})
    match rng.randrange(20):
        case 0:
            text = text.replace('"seats"', '"seats": [{"player": "../../x"}], "seats"')
        case 1:
            text = text.replace('"games": [', '"games": [' + "[" * rng.choice((50, 5_000, 90_000)))
        case 2:
            text = text.replace('"games": [', f'"x": [{"{}," * 50_000}0], "games": [')
        case 3:
            text = text.replace('"version": 1', f'"version": {"9" * 6_000}')
        case 4:
            return damaged_bytes(text.encode(), rng)
        case 5:
            text = text.replace('"games": [', '"games": [' + "{}," * 50_000)
    return text.encode()
