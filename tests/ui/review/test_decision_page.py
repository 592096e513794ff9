"""One decision: the board as it lay, the choices, the lens, the ways from mark to mark."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from tests.accessibility.painted_words import watched_painters
from tests.played_games import yokai_won
from tests.reviewed_games import SEVEN_NEXT, kept, septet_reviewed, yokai_reviewed
from yokai_desktop.ai.reviews.reviewed import Decision, DecisionLabel
from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.parts.tag import Tag
from yokai_desktop.ui.review.decision_page import DecisionPage
from yokai_desktop.ui.review.decision_table import KNOWN, OPEN
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.review.face import SeptetReviewFace
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.board import YokaiBoard

pytestmark = pytest.mark.usefixtures("still")

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def opened(window: MainWindow, number: int, at: int | None = None) -> DecisionPage:
    window.go(routes.Review(game=number))
    overview = window.page
    assert isinstance(overview, ReviewPage)
    overview.open_decision(at)
    page = window.page
    assert isinstance(page, DecisionPage)
    return page


def first(decisions: tuple[Decision, ...], kind: str, *labels: DecisionLabel) -> Decision:
    return next(
        each
        for each in decisions
        if each.kind == kind and each.choices and (not labels or each.label in labels)
    )


@pytest.mark.parametrize(
    ("players", "variant", "kind"),
    [
        (2, "normal", "discard"),
        (2, "normal", "swap"),
        (2, "normal", "play"),
        (3, "normal", "pass"),
        (3, "normal", "play"),
        (4, "normal", "pass"),
        (4, SEVEN_NEXT, "pass"),
        (4, SEVEN_NEXT, "play"),
    ],
)
def test_every_kind_of_decision_shows_its_choices(
    window: MainWindow, players: int, variant: str, kind: str
) -> None:
    match, review = septet_reviewed(players, variant)
    decision = first(review.decisions, kind)
    page = opened(window, kept(match, review), decision.index)
    QAbstractItemModelTester(page.panel.list.choices, FATAL, page)
    assert page.decision == decision
    rows = page.panel.rows
    assert len(rows) == len(decision.choices)
    assert rows[0].is_best
    assert [row.chance for row in rows] == [choice.chance for choice in decision.choices]
    assert all(row.reason and row.spoken.startswith(row.name) for row in rows)
    assert page.face is not None
    played = page.face.played(decision)
    assert played >= 0
    assert any(not golden for _, golden in rows[played].tags)
    window.grab()


def test_looks_moves_and_hints_show_their_choices(window: MainWindow) -> None:
    match, review = yokai_reviewed()
    number = kept(match, review)
    for kind in ("look", "move"):
        decision = first(review.decisions, kind)
        page = opened(window, number, decision.index)
        assert len(page.panel.rows) == len(decision.choices)
        assert all(row.icon for row in page.panel.rows)
    looked = first(review.decisions, "look")
    page = opened(window, number, looked.index)
    assert "It was " in page.panel.learned.text()
    window.grab()


def test_the_board_is_seen_as_the_one_who_decided_saw_it(window: MainWindow) -> None:
    match, review = septet_reviewed(4)
    other = next(each for each in review.decisions if each.seat == 1 and each.choices)
    page = opened(window, kept(match, review), other.index)
    assert page.table.player is not None
    assert page.table.player.model.seat == 1
    assert "Ren" in page.table.known_words()
    page.go_to(other.index + 1)
    unmarked = page.decision
    assert unmarked is not None


def test_the_lens_opens_all_cards_and_closes_them(window: MainWindow) -> None:
    match, review = septet_reviewed(4)
    decision = next(each for each in review.decisions if each.seat == 0 and each.open_best)
    page = opened(window, kept(match, review), decision.index)
    assert page.table.player is not None
    heading = page.panel.heading.text()
    hidden = page.table.player.model.view
    assert isinstance(hidden, SeptetView)
    assert None in hidden.hands[1]
    QTest.keyClick(page, Key.Key_L)
    assert page.table.lens.value() == OPEN
    shown = page.table.player.model.view
    assert isinstance(shown, SeptetView)
    assert None not in shown.hands[1]
    assert any(row.open_chance is not None for row in page.panel.rows)
    assert page.panel.heading.text() == heading
    QTest.keyClick(page, Key.Key_L)
    assert page.table.lens.value() == KNOWN
    assert all(row.open_chance is None for row in page.panel.rows)


def test_a_forced_card_was_no_choice(window: MainWindow) -> None:
    match, review = septet_reviewed(2)
    forced = next(d for d in review.decisions if d.seat == 0 and d.label is DecisionLabel.FORCED)
    page = opened(window, kept(match, review), forced.index)
    assert "You had no choice." in page.panel.line.text()
    assert not page.panel.list.isVisible()
    theirs = next(d for d in review.decisions if d.seat == 1 and d.label is DecisionLabel.FORCED)
    page.go_to(theirs.index, as_its_player=True)
    assert "There was no choice." in page.panel.line.text()


def test_where_there_was_no_choice_the_words_stand_at_the_top(
    window: MainWindow, qtbot: QtBot
) -> None:
    match, review = septet_reviewed(2)
    forced = next(each for each in review.decisions if each.label is DecisionLabel.FORCED)
    panel = opened(window, kept(match, review), forced.index).panel
    lines = (panel.heading, panel.line)
    qtbot.waitUntil(lambda: all(line.height() < 2.5 * line.sizeHint().height() for line in lines))
    assert panel.line.mapTo(panel, QPoint(0, 0)).y() < panel.height() / 4


def test_keys_go_from_mark_to_mark_and_step_by_step(window: MainWindow) -> None:
    match, review = septet_reviewed(2)
    page = opened(window, kept(match, review))
    story = page.marks.story
    assert story is not None
    marks = [mark.decision.index for mark in story.own_marks]
    assert page.position == marks[0]
    QTest.keyClick(page, Key.Key_Right, SHIFT)
    assert page.position == marks[1]
    QTest.keyClick(page, Key.Key_Left, SHIFT)
    assert page.position == marks[0]
    assert not page.time.before.isEnabled()
    QTest.keyClick(page, Key.Key_Right)
    assert page.position == marks[0] + 1
    QTest.keyClick(page, Key.Key_Left)
    QTest.keyClick(page, Key.Key_End)
    assert page.position == len(match.actions)
    assert "The game is over." in page.panel.line.text()
    assert not page.panel.play_on.isEnabled()
    QTest.keyClick(page, Key.Key_Home)
    assert page.position == 0
    page.time.track.setValue(marks[1])
    assert page.position == marks[1]


def test_the_played_and_the_best_card_are_lifted_and_named(window: MainWindow) -> None:
    match, review = septet_reviewed(4)
    decision = next(
        each
        for each in review.decisions
        if each.seat == 0 and each.kind == "play" and each.label is DecisionLabel.BLUNDER
    )
    page = opened(window, kept(match, review), decision.index)
    assert page.table.player is not None
    words = [
        tag.accessibleName()
        for tag in page.table.player.board.findChildren(Tag)
        if tag.isVisible() and tag.accessibleName() in ("played", "best")
    ]
    assert sorted(words) == ["best", "played"]
    page.panel.list.setFocus(Qt.FocusReason.TabFocusReason)
    page.panel.list.setCurrentIndex(page.panel.list.choices.index(0))
    page.panel.list.setCurrentIndex(QModelIndex())


def test_marks_of_the_track_are_named_and_take_clicks(window: MainWindow) -> None:
    match, review = septet_reviewed(2)
    page = opened(window, kept(match, review), 0)
    track = page.time.track
    mark = track.marks[-1]
    assert mark.words
    x = round(track._x(mark.at))
    found = track.mark_at(x, 4)
    assert found is not None
    QTest.mouseClick(track, Qt.MouseButton.LeftButton, pos=QPoint(x, 4))
    assert page.position == found.at


def test_play_on_counts_nothing_and_leads_back(window: MainWindow) -> None:
    match, review = septet_reviewed(2)
    page = opened(window, kept(match, review))
    position = page.position
    QTest.keyClick(page, Key.Key_P)
    table = window.page
    assert isinstance(table, TablePage)
    assert [mark.what for mark in table.match.marks] == [BRANCH]
    assert len(table.match.actions) >= position
    window.leave()
    assert window.page is page
    assert page.position == position


def test_decisions_come_while_one_looks(window: MainWindow, qtbot: QtBot) -> None:
    match: Match = yokai_won((Seat(), Seat("casual", "Ren")), turns=1)
    page = opened(window, kept(match), 0)
    assert page.decision is None
    assert "being worked out" in page.panel.line.text()
    qtbot.waitUntil(lambda: page.decision is not None, timeout=60_000)
    qtbot.waitUntil(lambda: bool(page.panel.rows), timeout=60_000)


def test_it_plays_by_itself_and_rests_when_left(window: MainWindow, qtbot: QtBot) -> None:
    match, review = septet_reviewed(2)
    page = opened(window, kept(match, review), 3)
    assert page.table.player is not None
    QTest.keyClick(page, Key.Key_Space)
    assert page.table.player.is_playing
    qtbot.waitUntil(lambda: page.position > 3)
    window.leave()
    assert window.page_name == "review"
    assert not page.table.player.is_playing


@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_stay_large_on_a_narrow_board(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    preferences().set_value("language", language)
    window.resize(1024, 640)
    match, review = yokai_reviewed()
    page = opened(window, kept(match, review), first(review.decisions, "move").index)
    qtbot.wait(20)
    board = page.table.board
    assert isinstance(board, YokaiBoard)
    assert board.width() < 700
    assert board.camera.card_width >= 44
    cells = [board.camera.cell(place) for place in board.places]
    assert all(QRectF(board.rect()).contains(cell) for cell in cells)
    assert page.beside is not None
    assert page.beside.isVisible()


def test_enter_on_a_choice_shows_what_then(window: MainWindow) -> None:
    match, review = septet_reviewed(4)
    decision = next(
        each
        for each in review.decisions
        if each.kind == "play" and each.choices and each.choices[0].facts.get("then")
    )
    page = opened(window, kept(match, review), decision.index)
    face = page.face
    assert isinstance(face, SeptetReviewFace)
    assert face._then.ghosts == []
    page.panel.list.setFocus()
    page.panel.list.setCurrentIndex(page.panel.list.choices.index(0, 0))
    QTest.keyClick(page.panel.list, Key.Key_Return)
    then = decision.choices[0].facts["then"]
    assert len(face._then.ghosts) == 1 + len(then)
    assert {seat for seat, _, _ in then} == {
        (decision.seat + 1 + later) % 4 for later in range(len(then))
    }
    assert all(0 < percent <= 100 for _, _, percent in then)
    page.table.step("forward")
    assert face._then.ghosts == []


def test_large_text_takes_the_room_of_the_scores_and_tells_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    match, review = septet_reviewed(4)
    played = first(review.decisions, "play")
    window.resize(1024, 700)
    page = opened(window, kept(match, review), played.index)
    qtbot.wait(20)
    board = page.table.board
    assert isinstance(board, SeptetBoard)
    assert board.panels.rail.isVisible()
    assert not page.panel.standing.isVisible()
    preferences().set_value("text_size", 150)
    qtbot.waitUntil(lambda: not board.panels.rail.isVisible())
    page.refresh()
    qtbot.wait(20)
    assert "Trump is " in page.panel.standing.text()
    for seat in range(1, 4):
        name, _, _ = board.opponents.plates[seat].shown_words()
        assert not name.endswith("…")


@pytest.mark.parametrize("percent", [100, 200])
def test_the_words_beside_a_decision_are_never_cut(
    window: MainWindow, qtbot: QtBot, percent: int
) -> None:
    preferences().set_value("language", "fr")
    preferences().set_value("text_size", percent)
    window.resize(1024, 640)
    panel = opened(window, kept(*yokai_reviewed()), 2).panel
    told = (panel.heading, panel.line, panel.chance, panel.worked, panel.learned)
    qtbot.waitUntil(
        lambda: all(part.height() >= part.heightForWidth(part.width()) for part in told)
    )
    scrolls = panel.told.verticalScrollBar().maximum() > 0
    assert scrolls is (percent == 200)
    assert panel.list.height() >= panel.list.sizeHintForRow(0)


def test_figures_beside_long_choices_are_never_cut(window: MainWindow, qtbot: QtBot) -> None:
    preferences().set_value("language", "fr")
    window.resize(1024, 640)
    match, review = septet_reviewed(4)
    page = opened(window, kept(match, review), first(review.decisions, "pass").index)
    QTest.keyClick(page, Key.Key_L)
    qtbot.waitUntil(lambda: any(row.open_chance is not None for row in page.panel.rows))
    with watched_painters() as painted:
        window.grab()
    viewport = page.panel.list.viewport()
    told = [words for words in painted if words.widget is viewport]
    assert any("visibles" in words.text for words in told)
    assert [words.text for words in told if words.is_cut] == []


@pytest.mark.parametrize("size", [(1440, 900), (1024, 640)])
def test_the_lens_lies_over_the_table_and_the_scores_beside_it(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page = opened(window, kept(*septet_reviewed(4)), 40)
    board = page.table.board
    assert isinstance(board, SeptetBoard)
    lens = page.table.lens

    def is_centred() -> bool:
        middle = board.mapTo(page, board.zones.table.center().toPoint())
        return abs(lens.mapTo(page, lens.rect().center()).x() - middle.x()) <= 2

    qtbot.waitUntil(is_centred)
    plate = board.mapTo(page, board.zones.plate(1).topLeft().toPoint())
    assert lens.mapTo(page, QPoint(0, lens.height())).y() <= plate.y()
    rail, scroll = board.panels.rail, page.panel
    assert abs(rail.mapTo(page, QPoint(0, 0)).y() - scroll.mapTo(page, QPoint(0, 0)).y()) <= 2
    ends = [part.mapTo(page, QPoint(0, part.height())).y() for part in (rail, scroll)]
    assert abs(ends[0] - ends[1]) <= 2
