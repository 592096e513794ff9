"""Standard streams that can always be used: closed ones lead nowhere, strange letters are told.

A program whose streams are closed would get their numbers for the next files it opens, and what
a library says on the error stream would be written into a saved game.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata

REPLACING = "yokai-plain-letters"
PLAIN = {
    "■": "#",
    "–": "-",
    "—": "-",
    "…": "...",
    "’": "'",
    "«": '"',
    "»": '"',
    "œ": "oe",
    "Œ": "OE",
    "\u00a0": " ",
    "\u202f": " ",
    "★": "*",
    "→": "->",
    "←": "<-",
    "·": "-",
    "×": "x",
    "−": "-",
    "±": "+-",
}
"""Letters of ours that have no plain letter inside, for terminals that know no others."""

_NAMES = ("stdin", "stdout", "stderr")


def make_usable() -> None:
    """Open closed streams to nowhere; let no letter that cannot be shown or read be an error."""
    codecs.register_error(REPLACING, _plainer)
    for number, name in enumerate(_NAMES):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest free number: this one
        stream = getattr(sys, name)
        if stream is None:
            stream = open(os.devnull, "w" if number else "r", encoding="utf-8")  # noqa: SIM115
            setattr(sys, name, stream)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=REPLACING if number else "replace")


def _plainer(error: UnicodeError) -> tuple[str | bytes, int]:
    """The nearest plain letters; bytes of a file name that is no text come out as they came in."""
    assert isinstance(error, UnicodeEncodeError)
    letter = error.object[error.start]
    if 0xDC80 <= ord(letter) <= 0xDCFF:
        return bytes([ord(letter) - 0xDC00]), error.start + 1
    plain = PLAIN.get(letter) or unicodedata.normalize("NFKD", letter)
    return plain.encode("ascii", "ignore").decode() or "?", error.start + 1
