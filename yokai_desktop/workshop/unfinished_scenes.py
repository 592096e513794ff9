"""Unfinished games as scenes of the tour: one, several, many, all of them on their page."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.storage.history import now
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.history.question import QuestionSheet
from yokai_desktop.ui.home.page import HomePage
from yokai_desktop.ui.services.unfinished import unfinished_games
from yokai_desktop.workshop.sample_games import play_by_chance

if TYPE_CHECKING:
    from yokai_desktop.workshop.tour import Scene, Stage

_DAY = 86_400
_TABLES = (
    (Seat(), Seat("expert", "Ren"), Seat("expert", "Kaede"), Seat("expert", "Aoi")),
    (Seat(), Seat("novice", "Jun")),
    (Seat(name="Zoé"), Seat(name="Ben"), Seat("adept", "Sora")),
    (Seat(), Seat("master", "Akira"), Seat("master", "Hikaru"), Seat("adept", "Aoi")),
    (Seat(), Seat("adept", "Kaede"), Seat("adept", "Jun")),
)


def _septet(number: int) -> Match:
    seats = _TABLES[number % len(_TABLES)]
    match = Match(SEPTET, SEPTET.setup(len(seats), {}, f"4K7-QM{number}"), seats)
    return play_by_chance(match, most=26 + 4 * number)


def _yokai(number: int) -> Match:
    seats = (Seat(), Seat("skilled", "Akira"), Seat("casual", "Jun"))[: 2 + number % 2]
    setup = YOKAI.setup(len(seats), level_options("second", 2 + number), f"5F5-59{number}")
    return play_by_chance(Match(YOKAI, setup, seats), most=5)


def leave_games(septet: int, yokai: int) -> None:
    """Let exactly so many games of each kind be unfinished, a day apart."""
    for slot in saves().slots():
        saves().path_of(slot.name).unlink()
    left = [_septet(number) for number in range(septet)]
    left += [_yokai(number) for number in range(yokai)]
    for number, match in enumerate(left):
        slot_name = saves().free_slot(match.game.name)
        saves().write(match, {}, slot_name)
        days = number if number < septet else number - septet
        moment = now().timestamp() - days * _DAY
        os.utime(saves().path_of(slot_name), (moment, moment))


def _home(septet: int, yokai: int) -> Callable[[Stage], None]:
    def prepare(stage: Stage) -> None:
        leave_games(septet, yokai)
        stage.window.show_page("home")
        stage.wait_for(lambda: not unfinished_games().is_reading)

    return prepare


def _page(stage: Stage) -> None:
    for question in stage.window.findChildren(QuestionSheet):
        question.dismissed.emit()
    leave_games(5, 3)
    stage.window.show_page("unfinished")
    stage.wait_for(lambda: not unfinished_games().is_reading)


def _question(stage: Stage) -> None:
    _home(3, 2)(stage)
    page = stage.window.page
    assert isinstance(page, HomePage)
    page.tiles["septet"].list.rows[1].give_up_asked.emit()


def _none(stage: Stage) -> None:
    leave_games(0, 0)
    stage.window.show_page("unfinished")


def unfinished_scenes() -> list[Scene]:
    """The home page with one game, several and many, and the page with all of them."""
    from yokai_desktop.workshop.tour import Scene

    return [
        Scene("home-one-game", _home(1, 0)),
        Scene("home-several-games", _home(3, 2)),
        Scene("home-many-games", _home(5, 1)),
        Scene("home-several-games-large-text", _home(3, 2), 200),
        Scene("give-up-question", _question),
        Scene("unfinished", _page),
        Scene("unfinished-large-text", _page, 200),
        Scene("unfinished-none", _none),
    ]
