"""The first page of a review: what it shows, how it grows, where it leads."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.accessibility.painted_words import watched_painters
from tests.played_games import AIKO, BEN, play_by_chance, septet_match, yokai_won
from tests.reviewed_games import SEVEN_NEXT, kept, septet_reviewed, yokai_reviewed
from tests.ui.said import said_by
from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.models.review.trying import is_worth_trying
from yokai_desktop.ui.history.page import HistoryPage
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.replay.page import ReplayPage
from yokai_desktop.ui.review.accuracy import AccuracyRow
from yokai_desktop.ui.review.desk import find_game, review_desk
from yokai_desktop.ui.review.ledger_view import LedgerView
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("still")

LONGEST = 60_000


def opened(window: MainWindow, game: int | None = None, match: Match | None = None) -> ReviewPage:
    window.go(routes.Review(game, match))
    page = window.page
    assert isinstance(page, ReviewPage)
    return page


@pytest.mark.parametrize(
    ("players", "variant"), [(2, "normal"), (3, "normal"), (4, "normal"), (4, SEVEN_NEXT)]
)
def test_a_kept_review_opens_whole(window: MainWindow, players: int, variant: str) -> None:
    match, review = septet_reviewed(players, variant)
    page = opened(window, game=kept(match, review))
    assert page.sitting is not None
    assert page.sitting.review.is_complete
    story = page.story
    assert story is not None
    assert page.overview.curve.curve_model.rowCount() == len(story.curve("game"))
    assert page.overview.ledger_scroll.model.rowCount() == len(story.parts) + 1
    assert [card.mark for card in page.overview.moments.cards] == list(story.moments)
    assert not page.overview.moments.slip.isVisible()
    window.grab()


def test_a_game_of_turns_has_no_ledger(window: MainWindow) -> None:
    page = opened(window, game=kept(*yokai_reviewed()))
    assert page.overview.ledger_scroll.model.rowCount() == 0
    assert not page.overview.ledger_scroll.isVisible()
    assert "At peace" in page.title.text()
    window.grab()


def test_a_review_grows_while_one_looks_and_goes_on_when_left(
    window: MainWindow, qtbot: QtBot
) -> None:
    number = kept(yokai_won((Seat(), Seat("casual", "Ren")), turns=2))
    page = opened(window, game=number)
    slip = page.overview.moments.slip
    assert slip.isVisible()
    assert page.overview.moments.cards == []
    slip.pause.click()
    assert page.sitting is not None
    assert page.sitting.is_paused
    assert slip.pause.text() == "Resume"
    slip.pause.click()
    slip.hurry.click()
    assert not slip.hurry.isEnabled()
    window.show_page("home")
    qtbot.waitUntil(lambda: review_desk().now is None, timeout=LONGEST)
    page = opened(window, game=number)
    assert page.sitting is not None
    assert page.sitting.review.is_complete
    assert not slip.isVisible()


def test_where_there_is_no_ledger_all_players_stand_in_one_line(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1440, 900)
    page = opened(window, game=kept(*yokai_reviewed()))

    def places() -> list[QPoint]:
        rows = page.overview.findChildren(AccuracyRow)
        return [row.pos() for row in rows if row.isVisible()]

    qtbot.waitUntil(lambda: len({place.x() for place in places()}) == 2)
    assert len({place.y() for place in places()}) == 1
    page = opened(window, game=kept(*septet_reviewed(2)))
    qtbot.waitUntil(lambda: len({place.y() for place in places()}) == 2)
    assert len({place.x() for place in places()}) == 1


def test_the_moments_tell_how_many_mistakes_can_be_tried(window: MainWindow) -> None:
    match, review = septet_reviewed(4)
    moments = opened(window, game=kept(match, review)).overview.moments
    clear = sum(d.seat == 0 and is_worth_trying(d) for d in review.decisions)
    assert clear > 1
    assert f"{clear} mistakes of yours" in " ".join(
        label.text() for label in moments.findChildren(Label) if label.isVisibleTo(moments)
    )


def test_marks_are_reached_by_arrows_and_opened_by_enter(window: MainWindow) -> None:
    match, review = septet_reviewed(2)
    page = opened(window, game=kept(match, review))
    curve = page.overview.curve
    asked: list[int] = []
    curve.opened.connect(asked.append)
    curve.setFocus(Qt.FocusReason.TabFocusReason)
    marked = [n for n, row in enumerate(curve.curve_model.rows) if row.marks]
    QTest.keyClick(curve, Qt.Key.Key_Home)
    following = [place for place in marked if place > 0]
    QTest.keyClick(curve, Qt.Key.Key_Right)
    assert curve.currentIndex().row() == following[0]
    QTest.keyClick(curve, Qt.Key.Key_Right)
    assert curve.currentIndex().row() == following[1]
    QTest.keyClick(curve, Qt.Key.Key_Left)
    QTest.keyClick(curve, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert curve.currentIndex().row() == following[0] + 1
    QTest.keyClick(curve, Qt.Key.Key_End)
    assert curve.currentIndex().row() == curve.curve_model.rowCount() - 1
    QTest.keyClick(curve, Qt.Key.Key_Home)
    QTest.keyClick(curve, Qt.Key.Key_Return)
    assert len(asked) == 1


def test_a_click_on_a_mark_opens_it(window: MainWindow) -> None:
    match, review = septet_reviewed(2)
    page = opened(window, game=kept(match, review))
    curve = page.overview.curve
    asked: list[int] = []
    curve.opened.connect(asked.append)
    placed = curve.layout_now().marks[0]
    QTest.mouseClick(curve.viewport(), Qt.MouseButton.LeftButton, pos=placed.box.center().toPoint())
    assert asked == [placed.mark.decision.index]


def test_placed_marks_keep_apart_and_within_the_paper(window: MainWindow) -> None:
    match, review = septet_reviewed(4)
    page = opened(window, game=kept(match, review))
    layout = page.overview.curve.layout_now()
    story = page.story
    assert story is not None
    assert len(layout.marks) == len(story.marks)
    signed = [placed for placed in layout.marks if placed.mask is not None]
    for n, one in enumerate(signed):
        assert one.mask is not None
        for other in signed[n + 1 :]:
            assert not one.box.intersects(other.box)


def test_the_curve_reads_well(window: MainWindow) -> None:
    match, review = septet_reviewed(4)
    page = opened(window, game=kept(match, review))
    curve = page.overview.curve
    assert curve.accessibleName().startswith("Chance to win the game, ")
    rows = curve.curve_model.rows
    place = next(n for n, row in enumerate(rows) if any(mark.is_own for mark in row.marks))
    words = str(curve.curve_model.index(place).data())
    assert words.startswith(f"Round {rows[place].round}")
    assert "Your mistake, −" in words or "Your slip, −" in words or "Your blunder, −" in words
    spoken = page.overview.moments.cards[0].accessibleName()
    assert "Round" in spoken
    assert "Better: " in spoken or "You played" in spoken


def test_the_page_can_be_read_in_words(window: MainWindow) -> None:
    match, review = septet_reviewed(4)
    page = opened(window, game=kept(match, review))
    page.in_words.click()
    texts = "\n".join(said_by(page))
    for words in (page.title.text(), "Round 1: cards", "The game: cards", "accuracy"):
        assert words in texts


def test_several_people_choose_whose_review_it_is(window: MainWindow) -> None:
    match = septet_match((AIKO, BEN), "TWO-TWO")
    page = opened(window, match=play_by_chance(match))
    assert page.face is not None
    assert page.face.viewer == 0
    assert page.person.isVisible()
    page.person.set_value("1")
    page.person.activated.emit(1)
    assert page.face.viewer == 1
    assert "Ben" in page.title.text()


@pytest.mark.parametrize("wanted", ["unfinished", "deleted", "damaged"])
def test_what_cannot_be_reviewed_is_told(window: MainWindow, wanted: str) -> None:
    match = septet_reviewed(2)[0]
    if wanted == "unfinished":
        number = kept(play_by_chance(septet_match((AIKO, BEN)), most=20))
    else:
        number = kept(match)
        if wanted == "deleted":
            archive().history.delete([number])
        else:
            with archive().database.writing() as connection:
                connection.execute("UPDATE record SET text = '{\"format\": 0}'")
    window.go(routes.Review(game=number))
    assert window.page_name == "history"
    assert window.notice.isVisible()


def test_a_damaged_review_is_worked_out_anew(window: MainWindow) -> None:
    match, review = septet_reviewed(2)
    number = kept(match, review)
    with archive().database.writing() as connection:
        connection.execute("UPDATE review SET data = x'00'")
    page = opened(window, game=number)
    assert page.sitting is not None
    assert page.sitting.is_working
    assert page.sitting.number == number


def test_it_opens_from_the_history_and_from_a_replay(window: MainWindow) -> None:
    match, review = septet_reviewed(2)
    number = kept(match, review)
    window.show_page("history")
    history = window.page
    assert isinstance(history, HistoryPage)
    history.table.selectRow(0)
    history.foot.review.click()
    assert window.page_name == "review"
    window.go(routes.Replay(game=number))
    replay = window.page
    assert isinstance(replay, ReplayPage)
    replay.review_button.click()
    page = window.page
    assert isinstance(page, ReviewPage)
    assert page.sitting is not None
    assert page.sitting.number == number
    page.foot.close_button.click()
    assert window.page_name == "history"


def test_the_match_of_a_table_is_found_in_the_history(window: MainWindow) -> None:
    match, _ = septet_reviewed(2)
    number = kept(match)
    found = find_game(None, match)
    assert not isinstance(found, str)
    assert found.number == number


def test_an_unfinished_game_offers_no_review(window: MainWindow) -> None:
    kept(play_by_chance(septet_match((AIKO, BEN)), most=20))
    window.show_page("history")
    history = window.page
    assert isinstance(history, HistoryPage)
    history.table.selectRow(0)
    assert not history.foot.review.isEnabled()
    history.foot.replay.click()
    replay = window.page
    assert isinstance(replay, ReplayPage)
    assert not replay.review_button.isVisible()


def test_marks_have_words() -> None:
    from yokai_desktop.ui.review.words import heading_words, label_words

    _, review = septet_reviewed(4)
    for decision in review.decisions:
        assert heading_words(decision)
    assert len({label_words(label) for label in DecisionLabel}) == len(DecisionLabel)


@pytest.mark.parametrize("percent", [100, 200])
def test_luck_and_skill_name_their_rounds_whole(window: MainWindow, percent: int) -> None:
    preferences().set_value("language", "fr")
    preferences().set_value("text_size", percent)
    window.resize(1024, 640)
    page = opened(window, kept(*septet_reviewed(4)))
    ledger = page.overview.ledger_scroll.findChild(LedgerView)
    assert ledger is not None
    with watched_painters() as painted:
        ledger.grab()
    told = [words for words in painted if words.widget is ledger.viewport()]
    assert any("Manche 1" in words.text for words in told)
    assert [words.text for words in told if words.is_cut] == []
