"""Names of people: any writing, of limited length, told apart without regard to case."""

from __future__ import annotations

import unicodedata

from yokai_desktop.engine.match import LONGEST_NAME

_LINE_BREAKERS = ("Cc", "Cs", "Zl", "Zp")
"""Controls, halves of characters and line ends: nothing that a name is written with."""


def clean_name(text: str) -> str:
    """The name as it is kept: composed, one line, single spaces, cut to its longest length."""
    signs = (
        " " if unicodedata.category(sign) in _LINE_BREAKERS else sign
        for sign in unicodedata.normalize("NFC", text)
    )
    return " ".join("".join(signs).split())[:LONGEST_NAME].rstrip()


def name_key(name: str) -> str:
    """Equal for names that people would call the same; also what a search looks in."""
    return unicodedata.normalize("NFKC", clean_name(name)).casefold()
