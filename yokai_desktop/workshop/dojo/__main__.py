"""``python -m yokai_desktop.workshop.dojo NAME…`` makes shipped sets of the dojo anew."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from yokai_desktop.dojo.library import FORMAT, VERSION
from yokai_desktop.engine.contract import Json
from yokai_desktop.paths import resources
from yokai_desktop.workshop.dojo import (
    septet_lessons,
    septet_trials,
    yokai_exercises,
    yokai_lessons,
    yokai_trials,
)

SETS: dict[str, tuple[str, Callable[[], list[Json]]]] = {
    "septet-lessons": ("lessons", septet_lessons.lessons),
    "septet-trials": ("trials", septet_trials.trials),
    "yokai-exercises": ("exercises", yokai_exercises.exercises),
    "yokai-lessons": ("lessons", yokai_lessons.lessons),
    "yokai-trials": ("trials", yokai_trials.trials),
}


def write_set(name: str) -> None:
    """Make one set and write its file, an entry a line."""
    kind, make = SETS[name]
    entries = make()
    lines = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    head = f'"format": "{FORMAT}", "version": {VERSION}'
    text = f'{{{head},\n "{kind}": [\n  {lines}\n ]}}\n'
    resources("dojo", f"{name}.json").write_text(text, encoding="utf-8")
    print(name, len(entries))


if __name__ == "__main__":
    for chosen in sys.argv[1:] or SETS:
        write_set(chosen)
