"""Figures as the language in force writes them: scores, points won and lost, shares."""

from __future__ import annotations

from collections.abc import Iterable

from yokai_desktop.words.joining import chained
from yokai_desktop.words.voice import translate

MINUS = "−"
_GROUP = 3


def score_text(scores: Iterable[int]) -> str:
    """``7 – 0``."""
    text = translate("Numbers", "{some} – {more}", "the sides of a score")
    return chained(text, map(str, scores))


def percent_text(percent: int) -> str:
    """``80%``."""
    return translate("Numbers", "{number}%", "a share in per cent").format(number=percent)


def whole_text(number: int) -> str:
    """``10,000,000``: a large number in groups of three digits."""
    text = translate("Numbers", "{some},{more}", "groups of three digits")
    digits = str(number)
    first = len(digits) % _GROUP
    rest = (digits[at : at + _GROUP] for at in range(first, len(digits), _GROUP))
    return chained(text, (digits[:first], *rest))


def decimal_text(number: float) -> str:
    """``2.5`` or ``2,5``; a whole number has no decimals."""
    whole, dot, decimals = str(number).partition(".")
    if not dot or "e" in decimals:
        return str(number)
    text = translate("Numbers", "{whole}.{decimals}", "a number with decimals")
    return text.format(whole=whole, decimals=decimals)


def signed_text(number: int, *, plus: bool = True) -> str:
    """``+2``, ``0`` or ``−1``, with a true minus; the plus only if wanted."""
    if number > 0 and plus:
        return f"+{number}"
    return str(number).replace("-", MINUS)
