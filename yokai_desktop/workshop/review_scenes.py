"""Reviews as scenes of the tour: while they are worked out, whole, and decision by decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.storage.history import Entry, now
from yokai_desktop.ui.review.decision_page import DecisionPage
from yokai_desktop.ui.review.decision_table import KNOWN, OPEN
from yokai_desktop.ui.review.desk import review_desk
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.window import routes
from yokai_desktop.workshop.sample_games import septet_game, yokai_won

if TYPE_CHECKING:
    from yokai_desktop.workshop.tour import Scene, Stage

_YOU, _REN = Seat(), Seat("novice", "Ren")
_HANA, _BOTAN = Seat("adept", "Hana"), Seat("expert", "Botan")
_LONGEST = 900_000
"""Milliseconds a review may take on a slow machine."""
_SEVEN_NEXT = {"variant": "seven_next_short"}

GAMES: dict[str, Callable[[], Match]] = {
    "septet": lambda: septet_game((_YOU, _REN, _HANA, _BOTAN), "TOUR-7"),
    "septet-two": lambda: septet_game((_YOU, _REN), "DUEL-7"),
    "septet-three": lambda: septet_game((_YOU, _REN, _HANA), "TRIO-7"),
    "septet-seven-next": lambda: septet_game((_YOU, _REN, _HANA, _BOTAN), "SEVEN-7", _SEVEN_NEXT),
    "yokai": lambda: yokai_won((_YOU, Seat("casual", "Aiko")), turns=4),
}


def opened(stage: Stage, game: str) -> ReviewPage:
    """The first page of a review, as far as it has come."""
    match, history = GAMES[game](), archive().history
    number = history.number_of(match) or history.add(Entry(match, now()))
    stage.window.go(routes.Review(game=number))
    page = stage.window.page
    assert isinstance(page, ReviewPage)
    return page


def whole(stage: Stage, game: str) -> ReviewPage:
    """The first page of a review that has been worked out."""
    page = opened(stage, game)
    if page.overview.moments.slip.hurry.isEnabled():
        review_desk().hurry()
    done = stage.wait_for(
        lambda: page.sitting is not None and page.sitting.review.is_complete, _LONGEST
    )
    assert done
    return page


def _working(game: str) -> Callable[[Stage], None]:
    def go(stage: Stage) -> None:
        page = opened(stage, game)
        stage.wait_for(
            lambda: page.sitting is not None and page.sitting.share > 0.3, at_most=_LONGEST
        )
        review_desk().pause()

    return go


def _whole(game: str) -> Callable[[Stage], None]:
    def go(stage: Stage) -> None:
        whole(stage, game)

    return go


def _in_words(stage: Stage) -> None:
    whole(stage, "septet").in_words.click()


def decision(game: str, kind: str = "", lens: str = "") -> Callable[[Stage], None]:
    """One's own first mark, or the first decision of a kind."""

    def go(stage: Stage) -> None:
        page = whole(stage, game)
        page.in_words.setChecked(False)
        assert page.sitting is not None
        found = [d.index for d in page.sitting.review.decisions if d.kind == kind and d.choices]
        page.open_decision(found[0] if found else None)
        shown = stage.window.page
        assert isinstance(shown, DecisionPage)
        if lens:
            shown.table.lens.set_value(lens)
            shown.table.lens.chosen.emit(lens)

    return go


def _eyes(stage: Stage) -> None:
    """The last turn as the partner believed it."""
    page = whole(stage, "yokai")
    page.open_decision(10)
    shown = stage.window.page
    assert isinstance(shown, DecisionPage)
    assert shown.table.eyes is not None
    shown.table.lens.set_value(KNOWN)
    shown.table.lens.chosen.emit(KNOWN)
    shown.table.eyes.plates[1].pressed.emit()


def review_scenes() -> list[Scene]:
    """Every state of a review."""
    from yokai_desktop.workshop.tour import Scene

    return [
        Scene("review-working", _working("septet")),
        Scene("review-septet", _whole("septet")),
        Scene("review-words", _in_words),
        Scene("review-decision", decision("septet", "play")),
        Scene("review-decision-open", decision("septet", "play", OPEN)),
        Scene("review-passing", decision("septet", "pass")),
        Scene("review-large", decision("septet", "play"), text_percent=150),
        Scene("review-two", decision("septet-two", "discard")),
        Scene("review-three", decision("septet-three", "pass")),
        Scene("review-seven-next", decision("septet-seven-next", "pass")),
        Scene("review-yokai", _whole("yokai")),
        Scene("review-yokai-move", decision("yokai", "move", KNOWN)),
        Scene("review-yokai-eyes", _eyes),
    ]
