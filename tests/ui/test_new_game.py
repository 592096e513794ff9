"""The pages for new games: every combination they offer is a game."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.storage.summaries import CUSTOM
from yokai_desktop.ui.games.starting import GameRequest
from yokai_desktop.ui.parts.fields import TextField
from yokai_desktop.ui.septet.new_game_page import MODES, NewSeptetPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.yokai.new_game_page import NewYokaiPage
from yokai_desktop.workshop.sample_games import yokai_won


@pytest.fixture
def septet(qtbot: QtBot) -> NewSeptetPage:
    page = NewSeptetPage()
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    return page


@pytest.fixture
def yokai(qtbot: QtBot) -> NewYokaiPage:
    page = NewYokaiPage()
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    return page


def started(page: NewSeptetPage | NewYokaiPage, qtbot: QtBot) -> GameRequest:
    with qtbot.waitSignal(page.navigate) as asked:
        page.start_button.click()
    (route,) = asked.args
    assert isinstance(route, routes.Start)
    return route.request


@pytest.mark.parametrize("mode", MODES)
def test_every_choice_of_septet_is_a_game(septet: NewSeptetPage, mode: str) -> None:
    septet.tiles[mode].click()
    assert septet.dealer.isVisible() == (mode == "two")
    assert septet.scoring.isVisible() != septet.length.isVisible()
    assert septet.twins.isVisible() == (mode == "seven_next")
    lengths = ("seven_next", "seven_next_short")
    for scoring, length, dealer in product(("advanced", "standard"), lengths, ("random", "0", "1")):
        septet.scoring.set_value(scoring)
        septet.length.set_value(length)
        septet.dealer.set_value(dealer)
        request = septet.request()
        assert request is not None
        assert isinstance(request.match(), Match)


@pytest.mark.parametrize("twins", ["take", "rank"])
def test_s10_4_how_twin_sevens_count_is_chosen(
    septet: NewSeptetPage, qtbot: QtBot, twins: str
) -> None:
    septet.tiles["seven_next"].click()
    assert septet.twins.value() == "take"
    septet.twins.set_value(twins)
    before = started(septet, qtbot)
    assert before.match().setup["twins"] == twins
    again = NewSeptetPage()
    qtbot.addWidget(again)
    request = again.request()
    assert request is not None
    assert request.options == before.options


def test_s6_3_the_first_game_has_standard_scoring(septet: NewSeptetPage) -> None:
    request = septet.request()
    assert request is not None
    assert dict(request.options)["scoring"] == "standard"


@pytest.mark.parametrize("mode", ["four", "three", "two"])
def test_s1_7_how_the_bosses_look_is_chosen(septet: NewSeptetPage, qtbot: QtBot, mode: str) -> None:
    septet.tiles[mode].click()
    assert septet.bosses.isVisible()
    assert septet.bosses.value() == "plain"
    septet.bosses.set_value("shining")
    assert started(septet, qtbot).match().setup["bosses"] == "shining"
    septet.tiles["seven_next"].click()
    assert not septet.bosses.isVisible()


def test_the_chosen_game_is_asked_for(septet: NewSeptetPage, qtbot: QtBot) -> None:
    septet.tiles["three"].click()
    septet.scoring.set_value("standard")
    septet.seats[1].set_seat(Seat("master", "Ren"))
    septet.seats[2].set_seat(Seat(name="Aïko"))
    septet.code.set_code("4k7qm2")
    request = started(septet, qtbot)
    assert request.seats == (Seat(), Seat("master", "Ren"), Seat(name="Aïko"))
    assert dict(request.options)["scoring"] == "standard"
    assert request.code == "4K7-QM2"
    assert request.match().setup.seed == "4K7-QM2"


def test_the_last_choices_come_back(septet: NewSeptetPage, qtbot: QtBot) -> None:
    septet.tiles["two"].click()
    septet.dealer.set_value("1")
    septet.seats[1].set_seat(Seat("expert", "Aoi"))
    before = started(septet, qtbot)
    again = NewSeptetPage()
    qtbot.addWidget(again)
    request = again.request()
    assert request is not None
    assert (request.seats, request.options) == (before.seats, before.options)


@pytest.mark.parametrize(
    "kept",
    [
        {"mode": 7, "seats": "nobody"},
        {"mode": "five", "seats": [None, 3, {"player": "cheat", "name": "x"}]},
        {"seats": [{"player": "person", "name": 5}] * 9},
        {"scoring": [], "dealer": "9", "seats": [{"name": "x" * 500, "player": "novice"}]},
    ],
)
def test_strange_remembered_choices_give_a_game_all_the_same(
    qtbot: QtBot, kept: dict[str, object]
) -> None:
    preferences().set_value("septet_choices", kept)
    preferences().set_value("yokai_choices", kept)
    for made in (NewSeptetPage(), NewYokaiPage()):
        qtbot.addWidget(made)
        assert made.request() is not None


@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_name_field_looks_like_a_field(septet: NewSeptetPage, look: str) -> None:
    theme().set_choice(look)
    seat = septet.seats[1]
    field = seat.findChild(TextField)
    assert field is not None
    QApplication.processEvents()
    picture = seat.grab().toImage()
    box = QRect(field.mapTo(seat, QPoint(0, 0)), field.size())
    y = box.center().y()
    inside = picture.pixelColor(box.right() - 4, y)
    edge, beside = picture.pixelColor(box.right(), y), picture.pixelColor(box.right() + 4, y)
    assert inside != beside
    assert edge not in (inside, beside)


def test_without_a_code_there_is_no_game(septet: NewSeptetPage) -> None:
    septet.code.set_code("4K7")
    assert not septet.start_button.isEnabled()
    septet.code.set_code("4K7-QM3")
    assert septet.start_button.isEnabled()


def test_the_code_can_be_drawn_and_copied(septet: NewSeptetPage) -> None:
    before = septet.code.code()
    septet.code.draw_button.click()
    after = septet.code.code()
    assert after is not None
    assert after != before
    septet.code.copy_button.click()
    assert QGuiApplication.clipboard().text() == after


def test_the_same_code_gives_the_same_cards(septet: NewSeptetPage) -> None:
    septet.code.set_code("ABC-DEF")
    one, other = septet.request(), septet.request()
    assert one is not None
    assert other is not None
    assert one.match().state == other.match().state


@pytest.mark.parametrize(("edition", "levels"), [("first", 4), ("second", 5)])
def test_every_level_is_offered_and_counts_as_itself(
    yokai: NewYokaiPage, edition: str, levels: int
) -> None:
    yokai.edition.set_value(edition)
    for level, players in product(range(1, levels + 1), ("2", "3", "4")):
        yokai.player_count.set_value(players)
        yokai.tiles[str(level)].click()
        request = yokai.request()
        assert request is not None
        assert len(request.seats) == int(players)
        assert level_of(request.setup()) == level


def test_a_level_that_an_edition_lacks_cannot_be_chosen(yokai: NewYokaiPage) -> None:
    yokai.tiles["5"].click()
    yokai.edition.set_value("first")
    yokai.refresh()
    assert yokai.level() == "4"
    assert not yokai.tiles["5"].isVisible()


def test_the_second_edition_lets_one_choose_the_shape(yokai: NewYokaiPage) -> None:
    yokai.tiles["5"].click()
    assert yokai.shape.isVisible()
    yokai.shape.set_value("gate")
    assert yokai.options()["shape"] == "gate"
    yokai.edition.set_value("first")
    yokai.tiles["4"].click()
    assert not yokai.shape.isVisible()
    assert yokai.options()["shape"] == "random"


def test_variants_combine_freely(yokai: NewYokaiPage) -> None:
    yokai.tiles[CUSTOM].click()
    custom = yokai.custom
    for affinity, holders, hints, shape, children, players in product(
        ("none", "open", "secret", "both"),
        ((), (0, 3)),
        ("normal", "stacked", "blank"),
        (False, True),
        (False, True),
        ("2", "3", "4"),
    ):
        custom.affinity.set_value(affinity)
        for seat, toggle in enumerate(custom.holders):
            toggle.setChecked(seat in holders)
        custom.hints.set_value(hints)
        custom.with_shape.setChecked(shape)
        custom.with_children.setChecked(children)
        yokai.player_count.set_value(players)
        request = yokai.request()
        assert request is not None
        assert request.match().to_act is not None


def test_y8_4_who_holds_a_secret_affinity_is_chosen_by_name(
    yokai: NewYokaiPage, qtbot: QtBot
) -> None:
    yokai.player_count.set_value("3")
    yokai.tiles[CUSTOM].click()
    custom = yokai.custom
    custom.affinity.set_value("both")
    yokai.refresh()
    names = [seat.shown_name() for seat in yokai.seats]
    assert [toggle.text() for toggle in custom.holders if toggle.isVisible()] == names[:3]
    custom.holders[1].click()
    custom.holders[2].click()
    request = started(yokai, qtbot)
    assert request.match().setup["holders"] == "1-2"
    again = NewYokaiPage()
    qtbot.addWidget(again)
    kept = again.request()
    assert kept is not None
    assert kept.options == request.options


def test_levels_show_the_rank_reached_there(yokai: NewYokaiPage) -> None:
    archive().save(yokai_won((Seat(name="Aiko"), Seat("casual")), edition="second", level=2))
    yokai.opened(routes.NewGame("yokai", options={"edition": "second", "level": "2"}))
    assert yokai.level() == "2"
    assert "Best result: " in yokai.tiles["2"].accessibleDescription()
    assert "Best result" not in yokai.tiles["1"].accessibleDescription()


def test_a_custom_game_says_so(yokai: NewYokaiPage) -> None:
    yokai.tiles[CUSTOM].click()
    yokai.custom.hints.set_value("stacked")
    yokai.custom.with_shape.setChecked(True)
    yokai.refresh()
    assert "Custom" in yokai.note()
    yokai.custom.with_shape.setChecked(False)
    yokai.refresh()
    assert "level 3" in yokai.note()


def test_the_second_edition_keeps_its_number_of_hints(yokai: NewYokaiPage) -> None:
    yokai.tiles[CUSTOM].click()
    yokai.custom.other_mix.setChecked(True)
    yokai.custom.mix["singles"].set_value(4)
    yokai.custom.mix["pairs"].set_value(6)
    yokai.custom.mix["triples"].set_value(4)
    yokai.refresh()
    assert not yokai.start_button.isEnabled()
    yokai.edition.set_value("first")
    yokai.refresh()
    assert yokai.start_button.isEnabled()


def test_the_first_player_must_sit_at_the_table(yokai: NewYokaiPage) -> None:
    yokai.player_count.set_value("4")
    yokai.refresh()
    yokai.first.set_value("3")
    assert yokai.options()["first"] == "3"
    yokai.player_count.set_value("2")
    yokai.refresh()
    assert yokai.options()["first"] == "random"
