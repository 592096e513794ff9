"""Names inside our sentences: one that is written from right to left must not turn them around."""

from __future__ import annotations

import unicodedata

_FROM_RIGHT_TO_LEFT = ("R", "AL", "AN")
_BEGIN, _END = "\u2068", "\u2069"
"""What Unicode calls the first strong isolate, and its end."""


def isolated(name: str) -> str:
    """The name as it can stand in any sentence; unchanged where that needs nothing."""
    if any(unicodedata.bidirectional(sign) in _FROM_RIGHT_TO_LEFT for sign in name):
        return f"{_BEGIN}{name}{_END}"
    return name
