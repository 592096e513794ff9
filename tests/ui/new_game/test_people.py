"""New game: people known sit down with their masks, computer players by one choice or each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from tests.played_games import septet_game
from yokai_desktop.engine.match import PERSON, Seat
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.ui.games.masks import COMPUTER_NAMES, masks_at
from yokai_desktop.ui.new_game.base_page import NewGamePage
from yokai_desktop.ui.new_game.seat_choice import NEW_NAME
from yokai_desktop.ui.parts.fields import TextField
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow

OTHERS = (Seat("novice", "Ren"), Seat("adept", "Aoi"), Seat("expert", "Jun"))


@pytest.fixture
def page(window: MainWindow) -> NewGamePage:
    """The page for a new game of Septet, after Aiko and Ben have played here."""
    for name, seed in (("Ben", "BBB-BBB"), ("Aiko", "AAA-AAA"), ("Aiko", "CCC-CCC")):
        archive().save(septet_game((Seat(name=name), *OTHERS), seed))
    window.show_page("new-septet")
    shown = window.page
    assert isinstance(shown, NewGamePage)
    return shown


def choose(page: NewGamePage, seat: int, value: str) -> None:
    """Choose from the list of a seat as a click does."""
    box = page.seats[seat].choice
    index = box.findData(value)
    assert index >= 0, value
    box.setCurrentIndex(index)
    box.activated.emit(index)


def rows(page: NewGamePage, seat: int) -> list[str]:
    """What a screen reader says of the rows of a list."""
    box = page.seats[seat].choice
    role = Qt.ItemDataRole.AccessibleTextRole
    return [str(box.itemData(number, role)) for number in range(box.count())]


def test_people_known_are_offered_with_their_games(page: NewGamePage) -> None:
    assert rows(page, 0)[:4] == ["Aiko, 2 games", "Ben, 1 game", "Human", "A new name…"]
    assert rows(page, 0)[4] == "Novice, level 1 of 5"
    assert rows(page, 0)[-1] == "Master, level 5 of 5"


def test_a_person_sits_down_and_cannot_sit_twice(page: NewGamePage) -> None:
    choose(page, 2, "known:aiko")
    assert page.seats[2].seat() == Seat(name="Aiko")
    box = page.seats[0].choice
    assert rows(page, 0)[0] == "Aiko, sits here"
    assert not box.model().flags(box.model().index(0, 0)) & Qt.ItemFlag.ItemIsEnabled
    assert rows(page, 2)[0] == "Aiko, 2 games"
    assert page.seats[2].choice.guest is not None
    choose(page, 2, "expert")
    assert rows(page, 0)[0] == "Aiko, 2 games"


def test_a_person_who_leaves_the_table_may_sit_elsewhere(page: NewGamePage) -> None:
    choose(page, 3, "known:ben")
    assert rows(page, 1)[1] == "Ben, sits here"
    from yokai_desktop.ui.septet.new_game_page import NewSeptetPage

    assert isinstance(page, NewSeptetPage)
    page.tiles["three"].click()  # the fourth seat is not at this table
    assert rows(page, 1)[1] == "Ben, 1 game"


def test_a_new_name_is_typed_at_once(page: NewGamePage, window: MainWindow) -> None:
    choose(page, 1, "known:aiko")
    choose(page, 1, NEW_NAME)
    field = page.seats[1].findChild(TextField)
    assert field is not None
    assert window.focusWidget() is field
    assert field.text() == ""
    QTest.keyClicks(field, "Chloe")
    assert page.seats[1].seat() == Seat(name="Chloe")
    assert page.seats[1].choice.player == PERSON


def test_typing_a_known_name_is_that_person(page: NewGamePage) -> None:
    choose(page, 0, NEW_NAME)
    field = page.seats[0].findChild(TextField)
    assert field is not None
    QTest.keyClicks(field, "aiko")
    assert page.seats[0].choice.guest is not None
    assert rows(page, 1)[0] == "Aiko, sits here"


def test_by_keyboard_alone(page: NewGamePage) -> None:
    box = page.seats[0].choice
    box.setFocus(Qt.FocusReason.TabFocusReason)
    box.showPopup()
    view = box.view()
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert page.seats[0].seat() == Seat(name="Aiko")


def test_all_computers_get_one_level(page: NewGamePage) -> None:
    assert page.all_computers.levels.value() == "apprentice"
    page.all_computers.levels.chosen.emit("master")
    assert [seat.seat().player for seat in page.seats] == [PERSON, "master", "master", "master"]
    assert page.all_computers.levels.value() == "master"


def test_mixed_levels_choose_nothing(page: NewGamePage) -> None:
    choose(page, 1, "novice")
    assert page.all_computers.levels.value() == ""
    assert page.all_computers._mixed.isVisible()
    assert page.all_computers.levels.accessibleName() == "All computer players"
    choose(page, 1, "apprentice")
    assert page.all_computers.levels.value() == "apprentice"
    assert not page.all_computers._mixed.isVisible()


def test_without_computers_there_is_nothing_to_choose(page: NewGamePage) -> None:
    for seat in range(1, 4):
        choose(page, seat, PERSON)
    assert not page.all_computers.isVisible()


def test_where_there_is_no_room_the_levels_are_a_list(page: NewGamePage) -> None:
    page.all_computers.fit(10_000)
    assert page.all_computers.levels.isVisible()
    page.all_computers.fit(330)
    assert page.all_computers.list.isVisible()
    choose(page, 1, "novice")
    assert page.all_computers.list.currentText() == "mixed"
    page.all_computers.list.activated.emit(0)
    assert page.seats[1].seat().player == "novice"
    page.all_computers.list.set_value("expert")
    page.all_computers.list.activated.emit(4)
    assert page.seats[1].seat().player == "expert"
    assert page.all_computers.list.currentText() == "Expert"


def test_computer_players_have_names_and_masks_of_their_own(page: NewGamePage) -> None:
    for seat in range(4):
        page.seats[seat].set_seat(Seat("novice", "Ren"))
    page.refresh()
    seats = [card.seat() for card in page.seats]
    assert len({seat.name for seat in seats}) == 4
    assert {seat.name for seat in seats} <= set(COMPUTER_NAMES)
    assert [card._mask for card in page.seats] == list(masks_at(seats))


def test_a_computer_tells_its_manner(page: NewGamePage) -> None:
    page.seats[1].set_seat(Seat("novice", "Jun"))
    assert page.seats[1]._kind.text() == "plays quickly  ·  cards askew"
    page.seats[1].set_seat(Seat("novice", "Kaede"))
    assert page.seats[1]._kind.text() == "takes its time  ·  straight cards"
    page.seats[1].set_seat(Seat("novice", "Akira"))
    assert page.seats[1]._kind.text() == "plays steadily  ·  straight cards"
    page.seats[1].set_seat(Seat())
    assert page.seats[1]._kind.text() == "at this screen"


def test_pips_make_room_for_the_word(page: NewGamePage) -> None:
    box = page.seats[1].choice
    box.resize(300, box.height())
    assert box.shows_pips()
    box.resize(110, box.height())
    assert not box.shows_pips()
    assert not page.seats[0].choice.shows_pips()
    choose(page, 0, "known:aiko")
    assert page.seats[0].choice.shown_text(QStyleOptionComboBox()) == "Human"


def test_the_rows_are_drawn_in_every_state(page: NewGamePage) -> None:
    choose(page, 2, "known:aiko")
    box = page.seats[0].choice
    box.showPopup()
    view = box.view()
    assert isinstance(view, QListView)
    picture = view.grab().toImage()
    row = view.visualRect(view.model().index(0, 0, QModelIndex()))
    other = view.visualRect(view.model().index(1, 0, QModelIndex()))
    assert picture.copy(row) != picture.copy(other)
    box.hidePopup()


def test_a_history_that_cannot_be_read_offers_nobody(
    page: NewGamePage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> list[object]:
        raise StorageError("failed", archive().folder)

    monkeypatch.setattr(archive().profiles, "all", refuse)
    window.show_page("home")
    window.show_page("new-septet")
    assert rows(page, 0)[0] == "Human"


def test_what_was_chosen_comes_back(page: NewGamePage, window: MainWindow, qtbot: QtBot) -> None:
    choose(page, 0, "known:ben")
    page.remember()
    again = type(page)()
    qtbot.addWidget(again)
    again.company.load()
    again.refresh()
    assert again.seats[0].seat() == Seat(name="Ben")
    assert again.seats[0].choice.guest is not None
    assert preferences().value("septet_choices")["seats"][0]["name"] == "Ben"
