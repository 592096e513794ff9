"""What the program speaks, and which of it somebody wants.

This is the only list of the languages: windows, settings, command line and tools all read it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

LANGUAGES = {"en": "English", "fr": "Français"}
"""Codes, with the name that each language has for itself; the first is that of the source."""


class Plural(NamedTuple):
    """How a language counts: how many forms a text with a number has, and which one is meant.

    Qt has the same rules for every language; ``tests/words/test_languages.py`` compares.
    """

    forms: int
    form_of: Callable[[int], int]


PLURALS = {
    "en": Plural(2, lambda n: int(n != 1)),
    "fr": Plural(2, lambda n: int(n > 1)),
}
"""By code."""

DEFAULT = next(iter(LANGUAGES))


def language_among(wishes: Iterable[str]) -> str:
    """The first of these that we speak: codes, locales (``fr_CA.UTF-8``) or lists of them."""
    for wish in wishes:
        for name in wish.split(":"):
            code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
            if code in LANGUAGES:
                return code
    return DEFAULT
