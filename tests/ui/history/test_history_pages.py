"""The list of games, the people and the statistics: what they show and what they do."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from tests.played_games import AIKO, BEN, septet_game, septet_won_by, yokai_lost, yokai_won
from tests.ui.clipping import clipped_texts
from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import FILE_NAME
from yokai_desktop.storage.history import Entry, now
from yokai_desktop.storage.statistics import Period
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.history.page import HistoryPage
from yokai_desktop.ui.history.people_page import PeoplePage
from yokai_desktop.ui.history.question import QuestionSheet
from yokai_desktop.ui.services.archive import archive, give_up_unfinished
from yokai_desktop.ui.statistics.page import StatisticsPage
from yokai_desktop.ui.statistics.plot import axis_marks
from yokai_desktop.ui.statistics.results_plot import period_words
from yokai_desktop.ui.window.main_window import MainWindow

MARKUP = Seat(name="<b>Zoé</b> & 妖")


def keep(*matches: Match) -> list[int]:
    numbers = []
    for age, match in enumerate(matches):
        number = archive().history.add(Entry(match, now() - timedelta(days=age)))
        assert number is not None
        numbers.append(number)
    archive().changed.emit()
    return numbers


def history_page(window: MainWindow) -> HistoryPage:
    window.show_page("history")
    page = window.page
    assert isinstance(page, HistoryPage)
    return page


def cells(page: HistoryPage, row: int) -> list[str]:
    model = page.model
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def question_on(page: HistoryPage | PeoplePage) -> QuestionSheet:
    return page.findChildren(QuestionSheet)[-1]


def press(question: QuestionSheet, words: str) -> None:
    next(button for button in question.answers if button.text() == words).click()


def test_an_empty_history_says_what_will_be_there(window: MainWindow) -> None:
    page = history_page(window)
    assert "will be kept here" in page.table.nothing
    for button in (page.foot.replay, page.foot.again, page.foot.delete, page.foot.export):
        assert not button.isEnabled()


def test_buttons_with_long_words_stand_in_two_lines(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    page = history_page(window)
    qtbot.waitUntil(lambda: page.foot.take_over.y() == page.foot.replay.y())
    page.foot.again.setText("Play once more with exactly the same cards")
    page.fit()
    qtbot.waitUntil(lambda: page.foot.take_over.y() < page.foot.replay.y())
    assert clipped_texts(page) == []
    window.resize(1600, 900)
    qtbot.waitUntil(lambda: page.foot.take_over.y() == page.foot.replay.y())


def test_games_are_listed_in_words(window: MainWindow) -> None:
    branched = yokai_won()
    branched.mark(0, BRANCH)
    keep(
        septet_won_by(0, (AIKO, Seat("novice"))),
        yokai_won((MARKUP, Seat("casual"))),
        septet_won_by(1, (AIKO, BEN)),
        yokai_lost(),
        branched,
    )
    page = history_page(window)
    rows = [cells(page, row) for row in range(5)]
    assert rows[0][1:3] == ["Septet", "2 players, first to 7 points"]
    assert rows[0][3].startswith("Won, ")
    assert rows[0][4] == "Aiko, Novice"
    assert rows[1][3] == "Legendary victory, 35 points"
    assert rows[1][4] == "<b>Zoé</b> & 妖, Casual"
    assert rows[2][3].startswith("Ben won, ")
    assert rows[3][3] == "Lost"
    assert rows[4][2].endswith("what if")


def test_search_and_filters_narrow_the_list(window: MainWindow, qtbot: QtBot) -> None:
    keep(septet_game(), yokai_won(), yokai_lost((BEN, Seat("casual"))))
    page = history_page(window)
    page.search.setText("aiko")
    qtbot.waitUntil(lambda: page.model.rowCount() == 2)
    page.games.set_value("yokai")
    page.apply()
    assert page.model.rowCount() == 1
    assert [page.modes.itemData(n) for n in range(page.modes.count())] == ["", "second-1"]
    page.results.set_value("lost")
    page.apply()
    assert page.model.rowCount() == 0
    assert page.table.nothing == "No game matches."


def test_a_click_on_a_title_sorts(window: MainWindow, qtbot: QtBot) -> None:
    keep(yokai_won(), septet_game())
    page = history_page(window)
    header = page.table.horizontalHeader()
    spot = header.sectionViewportPosition(1) + 10
    for first in ("Septet", "Yōkai"):
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=_point(spot))
        assert cells(page, 0)[1] == first


def _point(x: int):  # type: ignore[no-untyped-def]
    from PySide6.QtCore import QPoint

    return QPoint(x, 10)


def test_a_game_opens_with_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    keep(septet_game())
    page = history_page(window)
    page.table.selectRow(0)
    assert page.foot.replay.isEnabled()
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert window.page_name == "replay"


def test_the_same_deal_can_be_played_again(window: MainWindow) -> None:
    keep(septet_game())
    page = history_page(window)
    page.table.selectRow(0)
    page.foot.again.click()
    assert window.page_name == "table"
    save = saves().read("septet")
    assert save is not None
    assert save.match.setup.seed == "AAA-AAA"
    window.show_page("home")


def test_games_are_deleted_after_a_question(window: MainWindow, qtbot: QtBot) -> None:
    keep(septet_game(), yokai_won())
    page = history_page(window)
    page.table.selectAll()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    press(question_on(page), "Keep")
    assert archive().history.count() == 2
    page.table.selectRow(1)
    page.foot.delete.click()
    press(question_on(page), "Delete")
    assert archive().history.count() == 1
    assert page.model.rowCount() == 1
    page.table.clearSelection()
    page.ask_delete()
    assert archive().history.count() == 1


def test_export_and_import_of_one_game_and_of_all(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    keep(septet_game(), yokai_won())
    page = history_page(window)
    page.exchange.export_to(tmp_path / "all.json", [])
    page.table.selectRow(0)
    page.exchange.export_to(tmp_path / "one.json", page.chosen_numbers())
    archive().history.delete([1, 2])
    for name, count in (("one.json", 1), ("all.json", 2)):
        with qtbot.waitSignal(page.exchange.importing.finished, timeout=60_000):
            page.exchange.take_over(tmp_path / name)
            assert page.foot.progress.isVisible()
            assert page.foot.take_over.text() == "Cancel"
        assert not page.foot.progress.isVisible()
        assert page.foot.take_over.text() == "Import"
        assert page.model.rowCount() == count
    page.exchange.export_to(tmp_path / "all.json" / "impossible.json", [])
    assert window.notice.isVisible()


def test_an_import_is_given_up_by_the_same_button(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    keep(septet_game())
    page = history_page(window)
    page.exchange.export_to(tmp_path / "all.json", [])
    archive().history.delete([1])
    page.exchange.take_over(tmp_path / "all.json")
    page.foot.take_over.click()
    assert not page.exchange.is_busy
    assert not page.foot.progress.isVisible()
    assert window.notice.accessibleName() == "The import was cancelled."
    assert archive().history.count() == 0


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("{}", "This is not a games file."),
        ('{"format": "yokai-desktop games", "version": 9}', "another version"),
        ('{"format": "yokai-desktop games", "version": 1, "games": [3]}', "Game 1 of the file"),
    ],
)
def test_a_file_that_cannot_be_taken_over_says_why(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, content: str, words: str
) -> None:
    page = history_page(window)
    path = tmp_path / "games.json"
    path.write_text(content)
    with qtbot.waitSignal(page.exchange.importing.failed, timeout=60_000):
        page.exchange.take_over(path)
    assert words in window.notice.accessibleName()
    assert archive().history.count() == 0


def people_page(window: MainWindow) -> PeoplePage:
    window.show_page("people")
    page = window.page
    assert isinstance(page, PeoplePage)
    return page


def names_on(page: PeoplePage) -> list[str]:
    return [row.profile.name for row in page.rows]


def test_people_are_added_and_refused(window: MainWindow, qtbot: QtBot) -> None:
    page = people_page(window)
    page.field.setText("  Aiko ")
    page.add_button.click()
    assert names_on(page) == ["Aiko"]
    page.field.setText("AIKO")
    qtbot.keyClick(page.field, Qt.Key.Key_Return)
    assert page.refusal.text() == "This name is already taken."
    page.field.setText("")
    page.add_button.click()
    assert page.refusal.text() == "A name needs at least one letter."
    assert names_on(page) == ["Aiko"]


def test_people_are_renamed_everywhere(window: MainWindow) -> None:
    keep(yokai_won())
    page = people_page(window)
    row = next(row for row in page.rows if row.profile.name == "Ben")
    row.rename.click()
    question = question_on(page)
    page.rename(row.profile, "<i>Ben</i>")
    question.dismissed.emit()
    assert "<i>Ben</i>" in names_on(page)
    assert archive().history.games([1])[0].seats[1].name == "<i>Ben</i>"
    shown = [label for label in page.findChildren(QLabel) if label.text() == "<i>Ben</i>"]
    assert shown
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in shown)
    page.rename(page.rows[0].profile, page.rows[1].profile.name)
    assert page.refusal.text() == "This name is already taken."


@pytest.mark.parametrize(("answer", "left"), [("Keep the games", 1), ("Remove the games too", 0)])
def test_people_are_forgotten_with_or_without_their_games(
    window: MainWindow, answer: str, left: int
) -> None:
    keep(yokai_won((AIKO, Seat("casual"))))
    page = people_page(window)
    page.rows[0].delete.click()
    press(question_on(page), answer)
    assert names_on(page) == []
    assert archive().history.count() == left
    if left:
        assert cells(history_page(window), 0)[4] == "former player, Casual"


def test_everything_can_be_seen_for_one_person(window: MainWindow) -> None:
    keep(yokai_won((AIKO, Seat("casual"))), yokai_won((BEN, Seat("casual")), level=2, turns=10))
    page = people_page(window)
    next(row for row in page.rows if row.profile.name == "Ben").journey.click()
    assert window.page_name == "journey"
    assert history_page(window).model.rowCount() == 1
    page = people_page(window)
    page.delete(
        next(row.profile for row in page.rows if row.profile.name == "Ben"), with_games=True
    )
    assert history_page(window).model.rowCount() == 1


def test_statistics_can_be_read_in_words(window: MainWindow) -> None:
    window.show_page("statistics")
    page = window.page
    assert isinstance(page, StatisticsPage)
    assert page.results.is_empty()
    assert page.plots["yokai"].accessibleDescription() == "No finished game of a level yet."
    keep(septet_game(), yokai_won(turns=10), yokai_lost())
    for plot in (page.results, page.plots["yokai"], page.plots["septet"]):
        assert not plot.is_empty()
        assert plot.accessibleDescription() == plot.text()
    assert "Second edition, level 1: 11 points × 1, lost × 1" in page.plots["yokai"].text()
    assert page.plots["septet"].text().startswith("Wind: you ")
    first = page.scrolls[0]
    first.turn.click()
    assert first.turn.text() == "Chart"
    page.game.set_value("yokai")
    page.reload()
    assert "0 won, 1 lost; " in page.results.text()


@pytest.mark.parametrize(("highest", "last"), [(0, 1), (4, 4), (7, 8), (43, 50), (990, 1000)])
def test_axes_end_at_a_round_number(highest: int, last: int) -> None:
    marks = axis_marks(highest)
    assert marks[0] == 0
    assert marks[-1] == last
    assert len(marks) <= 6


@pytest.mark.parametrize(
    ("unit", "words"),
    [("day", "5 Jan 2026"), ("week", "5 Jan 2026"), ("month", "Jan 2026"), ("year", "2026")],
)
def test_periods_have_names(qtbot: QtBot, unit: str, words: str) -> None:
    from datetime import date

    assert period_words(Period(date(2026, 1, 5), unit, 1, 1)) == words


def test_an_unfinished_game_that_makes_room_goes_to_the_history(window: MainWindow) -> None:
    unfinished = Match(septet_game().game, septet_game().setup, septet_game().seats)
    saves().write(unfinished)
    give_up_unfinished("septet")
    assert archive().history.count() == 0
    for action in septet_game().actions[:9]:
        unfinished.play(unfinished.to_act or 0, action)
    saves().write(unfinished)
    give_up_unfinished("septet")
    assert not saves().exists("septet")
    assert archive().history.games([1])[0].result == "abandoned"
    saves().path_of("septet").write_text("broken")
    give_up_unfinished("septet")
    assert archive().history.count() == 1


def test_a_finished_game_is_kept_once(window: MainWindow) -> None:
    match = yokai_won()
    match.mark(0, "memory notes")
    assert archive().save(match)
    assert archive().save(match)
    assert archive().history.count() == 1
    assert archive().history.games([1])[0].aid == "notes"


def test_a_broken_history_is_set_aside_and_told(window: MainWindow, user_home: Path) -> None:
    folder = user_home / "data"
    archive().database.close()
    (folder / FILE_NAME).write_bytes(b"nonsense" * 1000)
    from yokai_desktop.ui.services import archive as archive_module

    archive_module._current.clear()
    window.show_page("journey")
    assert "set aside as history.broken-1.db" in window.notice.accessibleName()
    assert archive().history.count() == 0


def test_damage_found_while_in_use_begins_a_new_history(window: MainWindow) -> None:
    keep(septet_game())
    page = history_page(window)
    archive().failed(StorageError("damaged", Path("history.db")))
    assert page.model.rowCount() == 0
    assert "set aside" in window.notice.accessibleName() + archive().take_messages()
    for reason in ("disk_full", "read_only", "busy", "unreadable", "failed"):
        archive().failed(StorageError(reason, Path("history.db")))
        assert archive().take_messages()


def test_rows_never_show_names_as_markup(window: MainWindow) -> None:
    keep(yokai_won((MARKUP, Seat("casual"))))
    for name in ("journey", "people", "history"):
        window.show_page(name)
        for label in window.page.findChildren(QLabel):
            assert label.textFormat() == Qt.TextFormat.PlainText or "Zoé" not in label.text()
        for button in window.page.findChildren(QAbstractButton):
            assert "<b>" not in button.toolTip()


def test_indexes_of_both_kinds_are_understood(window: MainWindow) -> None:
    keep(septet_game())
    page = history_page(window)
    index = page.model.index(0, 1)
    assert page.model.data(QPersistentModelIndex(index)) == "Septet"
    assert page.model.data(QModelIndex()) is None
