"""Foreign texts inside our sentences: what a terminal would obey is spelt out."""

from __future__ import annotations

import unicodedata

_CONTROLS = ("Cc", "Cf", "Zl", "Zp")
"""What a terminal obeys instead of showing it: colours, a new title, another direction."""


def harmless(text: str) -> str:
    """The text with every such sign spelt out."""
    return "".join(map(_shown, text))


def _shown(sign: str) -> str:
    if unicodedata.category(sign) in _CONTROLS:
        return sign.encode("unicode_escape").decode()
    return sign
