"""Deal codes: six signs that name a deal, to share it or to play it again (``4K7-QM2``)."""

from __future__ import annotations

import hashlib
import secrets
from datetime import date

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No I, L, O and U: nothing that is mistaken for another sign, and no words."""

LENGTH = 6
_MISREAD = str.maketrans("OILU", "011V")


def new_code() -> str:
    """A code nobody has chosen."""
    return _written("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)))


def code_of_the_day(day: date) -> str:
    """The deal that everybody can play on a day: it follows from the date alone."""
    digest = hashlib.sha256(f"yokai-desktop {day.isoformat()}".encode()).digest()
    return _written("".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:LENGTH]))


def code_of_today() -> str:
    """The deal of this very day, by the clock of the user."""
    return code_of_the_day(date.today())


def read_code(text: str) -> str | None:
    """The code that somebody typed, as it is written; None if it is none.

    Small letters, missing or other dashes and signs easily mistaken are understood.
    """
    signs = "".join(sign for sign in text.upper() if sign.isalnum()).translate(_MISREAD)
    if len(signs) != LENGTH or any(sign not in ALPHABET for sign in signs):
        return None
    return _written(signs)


def _written(signs: str) -> str:
    return f"{signs[:3]}-{signs[3:]}"
