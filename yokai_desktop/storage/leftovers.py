"""Temporary files of writes that were killed: nobody else would ever remove them."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

_TEMPORARY = re.compile(r"\..+\.[a-z0-9_]{8}")
"""The names that ``write_text`` gives files until they are whole."""


def sweep(folder: Path) -> None:
    """Remove what killed writes left in a folder of ours and those below it.

    Only for who has claimed the data folder: another program might be writing just now.
    """
    for place, _, names in os.walk(folder):
        for name in names:
            if _TEMPORARY.fullmatch(name):
                with contextlib.suppress(OSError):
                    os.unlink(os.path.join(place, name))
