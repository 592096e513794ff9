"""Gives a text in the language in force, with or without Qt.

``translate("Septet", "Last trick")`` is collected like all texts (``i18n/collect.py``).  The window
looks it up as it looks up its own; the command line reads the same translations itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from yokai_desktop.words.catalogue import Catalogue
from yokai_desktop.words.languages import DEFAULT

Lookup = Callable[[str, str, str, int], str]
"""Finds a text by its context, its English words, what tells it from equal ones, and a number."""

_lookups: list[Lookup] = [Catalogue(DEFAULT).find]


def translate(context: str, source: str, comment: str = "", count: int = -1) -> str:
    """The text in the language in force; ``count`` fills ``%n`` and chooses the plural form."""
    return _lookups[-1](context, source, comment, count)


def speak_through(lookup: Lookup) -> None:
    """From now on ask this, as the window does with Qt's translations."""
    _lookups[-1] = lookup


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Meanwhile speak a language out of its own file."""
    _lookups.append(Catalogue(language).find)
    try:
        yield
    finally:
        _lookups.pop()
