"""``python -m yokai_desktop.workshop.dojo NAME…`` makes shipped sets of the dojo anew."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from yokai_desktop.dojo.library import FORMAT, VERSION
from yokai_desktop.engine.contract import Json
from yokai_desktop.paths import resources
from yokai_desktop.workshop.dojo import (
    septet_lessons,
    septet_trials,
    yokai_exercises,
    yokai_kept,
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


COUNTED, EXERCISES = "yokai-kept", "yokai-exercises"
"""What is counted of the conventions stands with their exercises."""


def write_set(name: str) -> None:
    """Make one set and write its file; what was counted of its conventions stays."""
    kind, make = SETS[name]
    entries = make()
    _write(name, kind, entries, _kept_in(name))
    print(name, len(entries))


def write_kept() -> None:
    """Count anew how often partners keep the conventions."""
    kind, _ = SETS[EXERCISES]
    entries = json.loads(_path(EXERCISES).read_text(encoding="utf-8"))[kind]
    _write(EXERCISES, kind, entries, yokai_kept.kept())
    print(COUNTED)


def _path(name: str) -> Path:
    return resources("dojo", f"{name}.json")


def _kept_in(name: str) -> Json:
    path = _path(name)
    return json.loads(path.read_text(encoding="utf-8")).get("kept") if path.exists() else None


def _write(name: str, kind: str, entries: list[Json], kept: Json) -> None:
    """An entry a line."""
    lines = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    head = f'"format": "{FORMAT}", "version": {VERSION}'
    if kept:
        counts = ",\n  ".join(f'"{number}": {json.dumps(kept[number])}' for number in kept)
        head += f',\n "kept": {{\n  {counts}\n }}'
    text = f'{{{head},\n "{kind}": [\n  {lines}\n ]}}\n'
    _path(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or SETS:
        if chosen == COUNTED:
            write_kept()
        else:
            write_set(chosen)
