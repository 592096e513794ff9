"""Sets the signs of a translation as its language prints them; ``update.py`` does it for all texts.

French: curly apostrophes, one sign for three dots, a narrow space that cannot break before
``; ! ?`` and ``%`` and inside « », one of full width before a colon, a true minus.
"""

from __future__ import annotations

import re

FULL, NARROW = "\u00a0", "\u202f"

_FRENCH = (
    (re.compile(r"(?<=\w)'"), "’"),
    (re.compile(r"\.\.\."), "…"),
    (re.compile(r"[ \u00a0\u202f]:(?!\w)"), f"{FULL}:"),
    (re.compile(r"[ \u00a0\u202f]([;!?»])"), rf"{NARROW}\1"),
    (re.compile(r"«[ \u00a0\u202f]"), f"«{NARROW}"),
    (re.compile(r"(?<=[\d}])[ \u00a0\u202f]%(?![\dn])"), f"{NARROW}%"),
    (re.compile(r"(?<![\w\-(])-(?=\d)"), "−"),
)
_COMMON = ((re.compile(r"(?<=\w)'"), "’"), (re.compile(r"\.\.\."), "…"))

RULES = {"fr": _FRENCH}
"""By language; the others get what all have in common."""


def typeset(text: str, language: str) -> str:
    """The text with the signs of its language; once set it stays as it is."""
    for pattern, signs in RULES.get(language, _COMMON):
        text = pattern.sub(signs, text)
    return text
