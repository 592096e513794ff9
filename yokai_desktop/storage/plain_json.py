"""JSON of a file, taken only if it can be written again wherever the program happens to be.

Python reads and writes lists in lists by calling itself, and a file may be so deep that reading it
just succeeds at the start of the program, where writing it would fail later on.
"""

from __future__ import annotations

import json

from yokai_desktop.engine.contract import Json

DEEPEST = 50
"""Lists in lists; nothing of ours comes near it."""


def parsed(text: str) -> Json:
    """The value of a text; ``ValueError`` if it is no JSON, or deeper than anything of ours."""
    try:
        value = json.loads(text)
    except RecursionError as error:
        raise ValueError("too deep") from error
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _parts(outer)]
        if not level:
            return value
    raise ValueError("too deep")


def _parts(value: Json) -> list[Json]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
