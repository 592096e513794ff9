"""Games with their reviews, for tests: worked out once, with little effort."""

from __future__ import annotations

from functools import cache

from tests.played_games import septet_game, yokai_won
from yokai_desktop.ai.reviews.reviewed import Review
from yokai_desktop.ai.reviews.reviewing import begin, reviewed
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.storage.history import Entry, now
from yokai_desktop.storage.reviews import Reviews
from yokai_desktop.ui.services.archive import archive

YOU = Seat()
OTHERS = (Seat("novice", "Ren"), Seat("adept", "Hana"), Seat("expert", "Botan"))
SEVEN_NEXT = "seven_next_short"


@cache
def septet_reviewed(players: int = 2, variant: str = "normal") -> tuple[Match, Review]:
    """A game of Septet, played by chance: it is full of mistakes."""
    options = {} if variant == "normal" else {"variant": variant}
    match = septet_game((YOU, *OTHERS[: players - 1]), "REV-IEW", options)
    return match, reviewed(match, begin(match, seat=0, quick=True))


@cache
def yokai_reviewed(turns: int = 3) -> tuple[Match, Review]:
    """A game of Yōkai that was won."""
    match = yokai_won((YOU, Seat("casual", "Aiko")), turns=turns)
    return match, reviewed(match, begin(match, seat=0, quick=True))


def kept(match: Match, review: Review | None = None) -> int:
    """Put a game into the history, with its review if there is one; returns its number."""
    number = archive().history.add(Entry(match, now()))
    assert number is not None
    if review is not None:
        Reviews(archive().database).save(number, review.judge, review.to_json())
    return number
