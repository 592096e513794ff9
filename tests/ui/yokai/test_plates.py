"""The plates of the partners show name, level and steps whole, whatever the window and text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, new_match, play_until
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.player_levels import YOKAI_LEVELS
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.games.masks import COMPUTER_NAMES
from yokai_desktop.ui.parts.labels import ElidedLabel
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.partner_plate import PartnerPlate

SIZES = ((1024, 640), (1280, 800), (1440, 900))
LONG_NAME = "Maximiliane Alexandrine of the Great Forest"


def match_of(players: int, level: str, first: int = 0, turn: int = 0) -> Match:
    """A game with computer partners of a level, dealt or in a later turn."""
    match = new_match(players=players)
    names = (*COMPUTER_NAMES, *COMPUTER_NAMES)[first:]
    partners = (Seat(level, names[seat]) for seat in range(players - 1))
    seated = Match(match.game, match.setup, [Seat("person", "Aiko"), *partners])
    return play_until(seated, at_step(Step.FIRST_LOOK, turn=turn)) if turn else seated


def plates_of(board: YokaiBoard) -> list[PartnerPlate]:
    found = [board.plates.plate(seat) for seat in board.plates.order]
    return [plate for plate in found if plate is not None]


def defects_of(plate: PartnerPlate) -> list[str]:
    """What of a plate is not seen whole; a level is told in words or by pips."""
    name, note, _ = plate.shown_words()
    steps, room = plate.steps, plate.signs_room()
    box = plate.plate_box()
    found = []
    if not plate.accessibleName().startswith(f"{name}."):
        found.append(name)
    if note and note not in plate.toolTip():
        found.append(note)
    if not note and plate.level_box() is None and box.width() > theme().px(215):
        found.append("neither level nor pips")
    if steps.width(steps.factor_for(room)) > room + 1:
        found.append(f"signs {steps}")
    if plate.visibleRegion().boundingRect() != plate.rect():
        found.append("covered")
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_on_a_plate_is_cut(
    make_table: MakeTable, size: tuple[int, int], percent: int, language: str
) -> None:
    preferences().set_value("language", language)
    theme().set_text_percent(percent)
    theme().set_window_size(QSize(*size))
    for players in (2, 3, 4):
        for number, level in enumerate(YOKAI_LEVELS):
            match = match_of(players, level, first=number, turn=3 * (number % 2))
            board = make_table(match, *size).board
            plates = plates_of(board)
            assert len(plates) == players - 1
            found = [defect for plate in plates for defect in defects_of(plate)]
            assert not found, f"{players} players, {level}"


def test_only_a_long_name_ends_with_dots(make_table: MakeTable) -> None:
    match = new_match(players=4)
    seats = [Seat("person", "Aiko"), *(Seat("novice", LONG_NAME) for _ in range(3))]
    board = make_table(Match(match.game, match.setup, seats), 1024, 640).board
    for plate in plates_of(board):
        assert defects_of(plate)
        name = plate.shown_words()[0]
        assert name.endswith(("…", "..."))
        assert LONG_NAME.startswith(name.rstrip("….").strip())


def test_a_level_without_room_for_words_is_told_by_pips(make_table: MakeTable) -> None:
    theme().set_text_percent(200)
    theme().set_window_size(QSize(1440, 900))
    plate = plates_of(make_table(match_of(3, "skilled"), 1440, 900).board)[0]
    plate.resize(round(plate.width() * 0.7), plate.height())
    assert plate.shown_words()[1] == ""
    assert plate.level_box() is not None
    assert "Skilled" in plate.toolTip()


def test_the_bar_leaves_whole_parts_out_before_it_cuts_words(qapp: object) -> None:
    line = ElidedLabel("Second edition, level 5  ·  4 players")
    metrics = line.fontMetrics()
    line.resize(metrics.horizontalAdvance(line.text()) - 4, 40)
    assert line.shown_text() == "Second edition, level 5"
    line.resize(metrics.horizontalAdvance("Second edition"), 40)
    assert line.shown_text().endswith("…")


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_all_plates_tell_levels_and_steps_in_one_way(
    make_table: MakeTable, size: tuple[int, int], percent: int
) -> None:
    preferences().set_value("text_size", percent)
    match = match_of(4, YOKAI_LEVELS[0], turn=5)
    table = make_table(match)
    table.resize(*size)
    plates = plates_of(table.board)
    assert len({plate.is_compact for plate in plates}) == 1
    assert len({bool(plate.shown_words()[1]) for plate in plates}) == 1
    sides = {round(plate.disc_box().height()) for plate in plates}
    assert max(sides) - min(sides) <= 1
    ways = {(bool(plate.steps.signs[0].words), plate.steps.gap) for plate in plates}
    assert len(ways) == 1
