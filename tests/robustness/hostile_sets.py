"""Sets of the dojo made by a stranger on purpose, of many kinds, by chance but repeatable."""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random
from typing import Any

from tests.robustness.damages import damaged_bytes
from tests.robustness.hostile_files import NUMBERS, TEXTS, strange
from yokai_desktop.dojo.library import FOLDER, FORMAT, VERSION
from yokai_desktop.paths import resources

Entry = dict[str, Any]

KINDS = ("lessons", "trials", "exercises")
PER_KIND = 6
"""So many entries of each kind in a set."""
ACTIONS = (
    "play fire-9",
    "pass fire-9 wind-2 snow-5",
    "look 3",
    "move 5 4,0",
    "reveal",
    "hint oni 3",
)
WORDS = ("win", "seal fire", "seal", "card", "peace", "family", "declare", "read", "place")


@cache
def shipped_entries() -> dict[str, list[Entry]]:
    """What the sets of the program say, by kind."""
    found: dict[str, list[Entry]] = {kind: [] for kind in KINDS}
    for path in sorted(resources(FOLDER).glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        for kind in KINDS:
            found[kind] += data.get(kind, [])
    return found


def hostile_entry(kind: str, name: str, rng: Random) -> Entry:
    """An entry of the program under another name, with one to three harms done to it."""
    entry = copy.deepcopy(rng.choice(shipped_entries()[kind])) | {"id": name}
    for _ in range(rng.choice((1, 1, 2, 3))):
        place = entry
        if kind == "lessons" and rng.random() < 0.8 and isinstance(entry.get("steps"), list):
            place = rng.choice(entry["steps"] or [entry])
        if isinstance(place, dict):
            harm(place, kind, rng)
    return entry


def harm(entry: Entry, kind: str, rng: Random) -> None:
    field = rng.choice([name for name in entry if name != "id" or rng.random() < 0.1] or ["id"])
    value = entry.get(field)
    other = rng.choice(shipped_entries()[rng.choice((kind, *KINDS))])
    match rng.randrange(6):
        case 0:
            entry.pop(field, None)
        case 1:
            entry[field] = rng.choice((strange(rng), *NUMBERS))
        case 2:
            entry[field] = rng.choice((*TEXTS, *WORDS, *ACTIONS))
        case 3 if isinstance(value, list) and value:
            value[rng.randrange(len(value))] = rng.choice((strange(rng), *ACTIONS, *WORDS))
        case 4 if isinstance(value, list) and value:
            del value[rng.randrange(len(value)) :]
        case 5 if isinstance(value, int):
            entry[field] = rng.randrange(20)
        case _:
            field = rng.choice(list(other))
            if field != "id":
                entry[field] = copy.deepcopy(other[field])


def hostile_set(rng: Random) -> bytes:
    """A whole file with entries of each kind; now and then the file itself is harmed."""
    entries = {
        kind: [hostile_entry(kind, f"{kind} {number}", rng) for number in range(PER_KIND)]
        for kind in KINDS
    }
    text = json.dumps({"format": FORMAT, "version": VERSION, **entries})
    return damaged_bytes(text.encode(), rng) if rng.random() < 0.05 else text.encode()
