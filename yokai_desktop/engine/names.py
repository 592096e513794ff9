"""Names of people: any writing, but nothing that hides, reorders or overflows what stands near.

A name is typed by a person or comes from a file that anybody may have written; all of them go
through ``clean_name``, because a seat cleans the name it is given.
"""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 40

_LINE_BREAKERS = ("Cc", "Cs", "Zl", "Zp")
"""Controls, halves of characters and line ends: a space stands for them."""
_UNSEEN = ("Cf", "Cn", "Co")
"""What reorders or joins letters without being one, and what no font can show."""
_BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters, marks and pictures by their category that are painted as nothing."""
_VARIANTS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Choose another look of the sign before them, and are nothing by themselves."""
_JOINER = "\u200d"
_PICTURES = ("So", "Sk")
"""A joiner between two of them makes one picture, such as a family; elsewhere it is unseen."""
_MARKS = ("Mn", "Me")
"""What stands on the letter before it; some others do so too, which have a combining class."""
_MOST_MARKS = 3
"""Accents in a row on one letter; more of them would be painted over other lines."""


def clean_name(text: str) -> str:
    """The name as it is kept: composed, one line, single spaces, cut to its longest length.

    Cleaning a clean name changes nothing.
    """
    signs: list[str] = []
    room_for_marks = 0
    joins = False
    # Only the beginning can matter, and a file may hold a text of any length.
    for sign in unicodedata.normalize("NFD", text[: 100 * LONGEST_NAME]):
        category = unicodedata.category(sign)
        joins = joins or sign == _JOINER
        if category in _UNSEEN or sign in _BLANK_LETTERS or _is_variant(sign):
            continue
        if category in _LINE_BREAKERS or sign.isspace():
            sign, room_for_marks = " ", 0
        elif category not in _MARKS and not unicodedata.combining(sign):
            room_for_marks = _MOST_MARKS
        elif room_for_marks:
            room_for_marks -= 1
        else:
            continue
        if joins and category in _PICTURES and signs and _is_picture(signs[-1]):
            signs.append(_JOINER)
        joins = False
        signs.append(sign)
    composed = unicodedata.normalize("NFC", "".join(signs))
    return " ".join(composed.split())[:LONGEST_NAME].rstrip(f" {_JOINER}")


def _is_picture(sign: str) -> bool:
    return unicodedata.category(sign) in _PICTURES


def _is_variant(sign: str) -> bool:
    return any(ord(sign) in signs for signs in _VARIANTS)
