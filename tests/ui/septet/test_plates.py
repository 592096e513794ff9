"""The plates of the other players show their words whole, whatever the window."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSize
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import MODES
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.ui.games.masks import COMPUTER_NAMES
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.parts.plate import Plate
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.opponent_plate import OpponentPlate
from yokai_desktop.ui.septet.places_painting import fitting_label
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.scale import factor_for

LEVELS = ("novice", "apprentice", "adept", "expert", "master")
SIZES = ((1024, 640), (1280, 800), (1440, 900))
LONG_NAME = "Maximiliane Alexandrine of the Great Forest"


def match_of(mode: str, level: str, name: str = "") -> Match:
    """A game with computer players of a level; the second seat may have another name."""
    players, options = MODES[mode]
    seats = [Seat("person", "Aiko")]
    seats += [Seat(level, name or COMPUTER_NAMES[seat]) for seat in range(players - 1)]
    return Match(SEPTET, SEPTET.setup(players, options, "4K7-QM2"), seats)


def plates_of(qtbot: QtBot, match: Match, size: tuple[int, int]) -> tuple[SeptetBoard, list[Plate]]:
    theme().set_window_size(QSize(*size))
    board = SeptetBoard(match)
    qtbot.addWidget(board)
    board.resize(size[0], size[1] - round(52 * factor_for(*size)))
    board.sync(match.view(0))
    return board, [plate for seat, plate in board.opponents.plates.items() if seat != 0]


def cut_words(plate: Plate) -> list[str]:
    """What is not shown as it is told to a screen reader."""
    name, _, sub = plate.shown_words()
    told = f"{plate.accessibleDescription()}, "
    return [name] * (name != plate.accessibleName()) + [sub] * (not told.startswith(f"{sub}, "))


@pytest.mark.parametrize(("language", "size"), list(product(("en", "fr"), SIZES)))
def test_no_word_on_a_plate_is_cut(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    translation().speak(language)
    for mode, level in product(MODES, LEVELS):
        board, plates = plates_of(qtbot, match_of(mode, level), size)
        assert board.view is not None
        for thinker in range(len(plates) + 1):
            board.opponents.thinker = thinker
            board.opponents.update_plates(board.view, board.names)
            cut = [word for plate in plates for word in cut_words(plate)]
            assert not cut, f"{mode} {level}: {cut}"
        board.deleteLater()


def test_a_long_name_ends_with_an_ellipsis(qtbot: QtBot) -> None:
    _, plates = plates_of(qtbot, match_of("four", "novice", LONG_NAME), (1024, 640))
    for plate in plates:
        name, _, _ = plate.shown_words()
        assert cut_words(plate) == [name]
        assert name.endswith(("…", "..."))
        assert LONG_NAME.startswith(name.rstrip("….").strip())


@pytest.mark.parametrize("size", SIZES)
def test_a_partner_sits_on_the_table_and_apart_from_the_others(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    board, plates = plates_of(qtbot, match_of("four", "apprentice"), size)
    left, partner, right = (plate.geometry() for plate in plates)
    assert board.zones.table.contains(partner)
    assert not partner.intersects(left)
    assert not partner.intersects(right)


@pytest.mark.parametrize("words", ["You", "Vous", "encore une", "one more"])
def test_words_in_a_narrow_place_get_smaller_before_they_are_cut(words: str) -> None:
    theme().set_window_size(QSize(1024, 640))
    theme().set_text_percent(200)
    narrow = QRectF(0, 0, 30 if " " not in words else 70, 90)
    letters, shown = fitting_label(narrow, words)
    assert shown == words
    assert 12 <= letters.pixelSize() <= theme().font(Role.BODY).pixelSize()
    assert fitting_label(narrow, LONG_NAME)[1] != LONG_NAME


def test_with_large_words_the_mask_gives_way_to_a_name_that_it_would_cut(qtbot: QtBot) -> None:
    theme().set_text_percent(200)
    try:
        _, plates = plates_of(qtbot, match_of("four", "novice"), (1024, 640))
        for plate in plates:
            assert isinstance(plate, OpponentPlate)
            plate.show_player("Hikaru", "3 cards")
            plate.resize(142, plate.height())
            assert not plate.has_mask
            assert plate.disc_box().isEmpty()
            assert plate.shown_words() == ("Hikaru", "", "3 cards")
            assert not plate.grab().isNull()
            plate.show_player("Hikaru", "An opponent of everybody")
            assert plate.shown_words() == ("Hikaru", "", "")
            plate.resize(420, plate.height())
            assert plate.has_mask
    finally:
        theme().set_text_percent(100)
