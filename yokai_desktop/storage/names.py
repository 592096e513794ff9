"""Names of people told apart without regard to case."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from yokai_desktop.engine.names import clean_name


@lru_cache(maxsize=256)
def name_key(name: str) -> str:
    """Equal for names that people would call the same; also what a search looks in."""
    return unicodedata.normalize("NFKC", clean_name(name)).casefold()
