"""Ways in which files get damaged: in their bytes, or in what their JSON says."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

Damage = Callable[[bytes, Random], bytes]

HUGE = 10**400

STRANGE_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    2**63,
    HUGE,
    1.5,
    float("inf"),
    float("nan"),
    "",
    "\x00",
    "\ud800",
    "a" * 100_000,
    "<b>bold</b>",
    "../../outside",
    "=cmd()",
    [],
    {},
    [[]] * 50,
    {"a": {"b": {"c": []}}},
)
"""What stands where something else is expected."""

OTHER_VERSIONS = (0, 2, 99, -1, "1", 1.0, None, [1])


def cut(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data))]


def flip_a_bit(data: bytes, rng: Random) -> bytes:
    damaged = bytearray(data)
    damaged[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(damaged)


def scatter(data: bytes, rng: Random) -> bytes:
    damaged = bytearray(data)
    for _ in range(rng.randint(2, 60)):
        damaged[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(damaged)


def blank_out(data: bytes, rng: Random) -> bytes:
    """A run of zero bytes, as a lost block of a disk leaves it."""
    start = rng.randrange(len(data))
    length = min(len(data) - start, rng.randint(1, 4096))
    return data[:start] + b"\0" * length + data[start + length :]


def drop_a_piece(data: bytes, rng: Random) -> bytes:
    start = rng.randrange(len(data))
    return data[:start] + data[start + rng.randint(1, 200) :]


def repeat_a_piece(data: bytes, rng: Random) -> bytes:
    start = rng.randrange(len(data))
    piece = data[start : start + rng.randint(1, 500)]
    return data[:start] + piece + data[start:]


def append_noise(data: bytes, rng: Random) -> bytes:
    return data + rng.randbytes(rng.randint(1, 300))


def replace_all(data: bytes, rng: Random) -> bytes:
    return rng.randbytes(rng.randint(0, 2000))


BYTE_DAMAGES: tuple[Damage, ...] = (
    cut,
    flip_a_bit,
    scatter,
    blank_out,
    drop_a_piece,
    repeat_a_piece,
    append_noise,
    replace_all,
)


def damaged_bytes(data: bytes, rng: Random) -> bytes:
    """One damage of the bytes, by chance."""
    return rng.choice(BYTE_DAMAGES)(data, rng)


def damaged_json(value: Any, rng: Random) -> str:
    """Well-formed JSON that says something else in one to three places, or is nested too deep."""
    if rng.random() < 0.05:
        depth = rng.choice((100, 5_000, 100_000))
        opened, closed = rng.choice((("[", "]"), ('{"a":', "}")))
        return opened * depth + "1" + closed * depth
    value = copy.deepcopy(value)
    for _ in range(rng.randint(1, 3)):
        _alter(value, rng)
    # A number too long for Python to read stands for the huge one now and then.
    return json.dumps(value).replace(str(HUGE), rng.choice((str(HUGE), "9" * 6_000, "1e999")))


def _alter(value: Any, rng: Random) -> None:
    """Change one place somewhere below a list or dictionary."""
    places = list(_places(value))
    if not places:
        return
    holder, key = rng.choice(places)
    match rng.randrange(5):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[rng.choice(("unknown", "format", "game", key + "x"))] = holder[key]
        case 1:
            holder.insert(rng.randint(0, len(holder)), holder[key])
        case 2 if key in ("format", "version"):
            holder[key] = rng.choice(OTHER_VERSIONS)
        case 3:
            other_holder, other_key = rng.choice(places)
            holder[key] = copy.deepcopy(other_holder[other_key])
        case _:
            holder[key] = copy.deepcopy(rng.choice(STRANGE_VALUES))


def _places(value: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    open_values = [value]
    while open_values:
        holder = open_values.pop()
        keys = holder.keys() if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                open_values.append(holder[key])
    return found
