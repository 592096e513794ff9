"""The pages about past games as scenes of the tour: first empty, then after a year of playing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import TYPE_CHECKING

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.storage.finding import GameFilter, find
from yokai_desktop.storage.grades import Grade, Grades, KindLoss
from yokai_desktop.storage.history import Entry, now, prepared
from yokai_desktop.ui.history.records_page import PAGES
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.window import routes
from yokai_desktop.workshop.sample_games import (
    play_by_chance,
    septet_game,
    septet_match,
    yokai_lost,
    yokai_won,
)

if TYPE_CHECKING:
    from yokai_desktop.workshop.tour import Scene, Stage

_AIKO, _BEN, _ZOE = Seat(name="Aiko"), Seat(name="Ben"), Seat(name="Zoé 妖")
_REN, _HANA = Seat("casual", "Ren"), Seat("skilled", "Hana")
_DAYS_BETWEEN = 9
_FADING = 600
"""Milliseconds until the page before has faded, the first board of a game being slow to come."""


def _cooperative_games() -> list[Match]:
    games = [
        yokai_won((_AIKO, _REN), edition="first", level=1, turns=10),
        yokai_won((_AIKO, _BEN, _HANA), edition="first", level=2, turns=1),
        yokai_won((_AIKO, _REN), edition="second", level=1, turns=2),
        yokai_won((_AIKO, _BEN), edition="second", level=2, turns=10),
        yokai_won((_AIKO, _REN, _HANA), edition="second", level=4, turns=18),
        yokai_won((_ZOE, _REN), options={"children": "yes"}, turns=4),
    ]
    for number in range(14):
        level, turns = number % 3 + 1, 9 + number % 6
        if number % 3 == 2:
            games.append(yokai_lost((_AIKO, _BEN), f"TOUR-{number}", level))
        else:
            games.append(yokai_won((_AIKO, _BEN), level=level if level < 3 else 1, turns=turns))
    games.append(yokai_won((_AIKO, _REN), edition="second", level=3, turns=14))
    return games


def _septet_games() -> list[Match]:
    rivals = [
        (Seat("novice", "Ren"), Seat("adept", "Hana"), Seat("novice", "Yuki")),
        (Seat("adept", "Ren"), Seat("adept", "Hana"), Seat("adept", "Yuki")),
        (Seat("master", "Ren"), Seat("expert", "Hana"), Seat("expert", "Yuki")),
    ]
    games = [septet_game((_AIKO, *rivals[n % 3]), f"TOUR-{n}") for n in range(18)]
    games += [septet_game((_AIKO, rivals[n % 3][0]), f"DUEL-{n}") for n in range(6)]
    games += [septet_game((_AIKO, _BEN, _ZOE), f"TRIO-{n}") for n in range(3)]
    options = {"variant": "seven_next_short"}
    games += [septet_game((_BEN, *rivals[1]), f"SEVEN-{n}", options) for n in range(2)]
    games.append(play_by_chance(septet_match((_ZOE, *rivals[0]), "HALF-1"), most=40))
    return games


def fill_history() -> None:
    """A year of games, the latest today."""
    cooperative, tricks = _cooperative_games(), _septet_games()
    games = [game for pair in zip(cooperative, tricks, strict=False) for game in pair]
    games += [*cooperative[len(tricks) :], *tricks[len(cooperative) :]]
    entries = []
    for age, match in enumerate(reversed(games)):
        aid = "looks" if match.game.name == "yokai" else ""
        played = now() - timedelta(days=age * _DAYS_BETWEEN / 2, hours=age % 5)
        entries.append(prepared(Entry(match, played, aid)))
    numbers = archive().history.add_all(entries)
    for number, match in zip(numbers, reversed(games), strict=True):
        if number is not None and match.outcome is not None:
            _grade(number, match)
    archive().changed.emit()


def _grade(number: int, match: Match) -> None:
    """As if the game had been reviewed: its figures are made up."""
    chance = Random(number)
    kinds = ("look", "move", "hint", "declare")
    if match.game.name != "yokai":
        kinds = ("pass", "lead", "follow", "duck")
    grades = [
        Grade(
            seat,
            chance.randint(55, 90),
            chance.randint(-20_000, 20_000),
            chance.randint(-15_000, 15_000),
            chance.randint(-25_000, -2_000),
            {kind: KindLoss(10, chance.random() / 2) for kind in kinds},
        )
        for seat in range(len(match.seats))
    ]
    Grades(archive().database).save(number, 0, grades, coached=False)


def _open(page: str, prepare: Callable[[], None] | None = None) -> Callable[[Stage], None]:
    def go(stage: Stage) -> None:
        if prepare is not None:
            prepare()
        stage.window.show_page(page)

    return go


def replay(game: str, position: float, eyes: str) -> Callable[[Stage], None]:
    """The latest finished game of a kind, somewhere in the middle."""

    def go(stage: Stage) -> None:
        from yokai_desktop.ui.replay.page import ReplayPage

        number = find(archive().database, GameFilter(game=game, result="won"))[0]
        stage.window.go(routes.Replay(game=number))
        page = stage.window.page
        assert isinstance(page, ReplayPage)
        assert page.model is not None
        page.jump(round(page.model.last * position))
        page.controls.eyes.set_value(eyes)
        page.controls.eyes_chosen.emit(eyes)
        stage.wait(_FADING)

    return go


def history_scenes() -> list[Scene]:
    """Every page empty, then filled."""
    from yokai_desktop.workshop.tour import Scene

    empty = [Scene(f"{page}-empty", _open(page)) for page in PAGES]
    filled = [Scene(page, _open(page)) for page in PAGES]
    filled.insert(0, Scene("home-filled", _open("home", fill_history)))
    replays = [
        Scene("replay-septet", replay("septet", 0.4, "0")),
        Scene("replay-septet-open", replay("septet", 0.4, "open")),
        Scene("replay-yokai", replay("yokai", 0.6, "0")),
        Scene("replay-yokai-open", replay("yokai", 0.6, "open")),
        Scene("replay-yokai-end", replay("yokai", 1, "0")),
    ]
    return [*empty, *filled, *replays]
