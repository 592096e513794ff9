"""The frame of benchmarks that gather rows in files, number after number, and then use them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Row = dict[str, Any]
"""One line of a file: plain JSON."""


def gather_or_use(
    description: str | None,
    gatherers: Mapping[str, Callable[[int], list[Row]]],
    use: tuple[str, Callable[..., None]],
    count: int,
) -> None:
    """Run what the command line names: a gatherer, or the use of all that was gathered.

    A gatherer gives the rows of one number; they are added to the file at once, so that a run
    that was stopped goes on with ``--from``.  The use gets the rows of every file named.
    """
    name, use_rows = use
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("what", choices=(*gatherers, name))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--count", type=int, default=count)
    arguments = parser.parse_args()
    if arguments.what == name:
        use_rows(*map(_read, arguments.files))
        return
    with arguments.files[0].open("a", encoding="utf-8") as file:
        for number in range(arguments.first, arguments.first + arguments.count):
            for row in gatherers[arguments.what](number):
                file.write(json.dumps(row) + "\n")
            file.flush()


def _read(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
