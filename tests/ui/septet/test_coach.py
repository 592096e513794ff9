"""The coach: asks before a dear card, stays silent when it is slow, and is noted in the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import new_match, play_on, quick_thinker, until_turn_of
from yokai_desktop.ai.reviews.reviewed import Choice
from yokai_desktop.ai.weighed import Weighed
from yokai_desktop.engine.contract import Action, View
from yokai_desktop.engine.marks import COACH, COACHED
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.thinking import LocalThinker, PlayerQuestion, Thinker
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.pace import COACH_SPEAKS_WITHIN
from yokai_desktop.ui.theme import theme

MakeTable = Callable[[Match], SeptetTable]
Key = Qt.Key


def weighing(gap: float, error: float = 0.01) -> Callable[[View, Action], Weighed]:
    """A coach who finds that every card but the last legal one loses so much."""

    def weigh(view: View, action: Action) -> Weighed:
        best = Choice(str(view.legal[-1]), 0.6, 0.01, 0.6, 1.0, reason="wins_boss")
        chosen = Choice(str(action), 0.6 - gap, 0.01, 0.5, 0.0, gap=gap, gap_error=error)
        return Weighed(chosen, best)

    return weigh


class _SlowThinker(Thinker):
    """Never answers."""

    def weigh(self, question: PlayerQuestion, action: Action) -> None:
        self.asked = question


def on_turn(people: tuple[int, ...] = (0,)) -> Match:
    """A game in which seat 0 leads or follows with a choice."""
    match = play_on(new_match(people=people), 9)
    while True:
        until_turn_of(match, 0)
        view = match.view(0)
        assert isinstance(view, SeptetView)
        if view.phase == Phase.PLAY and len(view.legal) > 2:
            return match
        play_on(match, 1)


def coached(make_table: MakeTable, gap: float = 0.2, setting: str = "10") -> SeptetTable:
    preferences().set_value("coach", setting)
    page = make_table(on_turn())
    page.coach.make_thinker = lambda: LocalThinker(weigh=weighing(gap))
    return page


def pick(page: SeptetTable, place: int = 0) -> Play:
    action = page.table.view.legal[place]
    assert isinstance(action, Play)
    page.board.choosing.pick(action.card)
    return action


def marks(page: SeptetTable) -> list[str]:
    return [mark.what for mark in page.match.marks]


def test_a_dear_card_waits_for_an_answer(qtbot: QtBot, make_table: MakeTable) -> None:
    page = coached(make_table)
    before = len(page.match.actions)
    pick(page)
    qtbot.waitUntil(lambda: page.coach.is_speaking)
    assert len(page.match.actions) == before
    assert page.coach.card.isVisible()
    assert page.coach.card.tag.accessibleName() == "not yet played"
    assert page.focusWidget() is page.coach.slip.again
    assert marks(page) == [COACH, COACHED]
    again = Match.replay(page.match.record())
    assert [mark.what for mark in again.marks] == [COACH, COACHED]


def test_choosing_again_brings_the_card_back_and_is_asked_once_a_trick(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = coached(make_table)
    before = len(page.match.actions)
    first = pick(page)
    qtbot.waitUntil(lambda: page.coach.is_speaking)
    QTest.keyClick(page.coach.slip.again, Key.Key_Return)
    assert not page.coach.is_speaking
    assert not page.coach.card.isVisible()
    assert page.board.is_choosing
    button = page.board.cards.button(first.card)
    assert button is not None
    assert button.isVisible()
    second = pick(page, 1)
    qtbot.waitUntil(lambda: len(page.match.actions) > before)
    assert page.match.actions[before] == second
    assert marks(page).count(COACHED) == 1


def test_why_tells_the_idea_first_and_names_the_card_when_asked_again(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = coached(make_table)
    pick(page)
    qtbot.waitUntil(lambda: page.coach.is_speaking)
    slip = page.coach.slip
    assert not slip.reason.isVisible()
    QTest.keyClick(slip.again, Key.Key_W)
    assert "boss" in slip.reason.text()
    assert "20" not in slip.reason.text()
    QTest.keyClick(slip.again, Key.Key_W)
    assert "20 points" in slip.reason.text()


@pytest.mark.parametrize("key", [Key.Key_Space, None])
def test_play_it_plays_it(qtbot: QtBot, make_table: MakeTable, key: Qt.Key | None) -> None:
    page = coached(make_table)
    before = len(page.match.actions)
    action = pick(page)
    qtbot.waitUntil(lambda: page.coach.is_speaking)
    if key is None:
        page.coach.slip.play.click()
    else:
        QTest.keyClick(page.coach.slip.again, key)
    qtbot.waitUntil(lambda: len(page.match.actions) > before)
    assert page.match.actions[before] == action


@pytest.mark.parametrize(
    ("gap", "setting", "speaks"),
    [(0.2, "off", False), (0.105, "10", False), (0.12, "10", True), (0.12, "15", False),
     (0.07, "5", True)],
)  # fmt: skip
def test_it_speaks_beyond_its_error_and_from_what_was_chosen(
    qtbot: QtBot, make_table: MakeTable, gap: float, setting: str, speaks: bool
) -> None:
    page = coached(make_table, gap, setting)
    before = len(page.match.actions)
    pick(page)
    qtbot.waitUntil(lambda: page.coach.is_speaking or len(page.match.actions) > before)
    assert page.coach.is_speaking == speaks
    assert (COACHED in marks(page)) == speaks
    assert (COACH in marks(page)) == (setting != "off")


def test_thinking_too_long_plays_the_card_in_silence(qtbot: QtBot, make_table: MakeTable) -> None:
    page = coached(make_table)
    page.coach.make_thinker = _SlowThinker
    before = len(page.match.actions)
    pick(page)
    assert page.coach.is_busy
    pick(page, 1)  # nothing else is taken meanwhile
    assert len(page.match.actions) == before
    qtbot.waitUntil(lambda: len(page.match.actions) > before, timeout=10 * COACH_SPEAKS_WITHIN)
    assert COACHED not in marks(page)


def test_it_never_sits_with_two_people(make_table: MakeTable) -> None:
    preferences().set_value("coach", "5")
    page = make_table(on_turn(people=(0, 1)))
    assert page.coach.least is None
    assert not page.coach_button.isVisible()


def test_it_can_be_sent_away_for_this_game(qtbot: QtBot, make_table: MakeTable) -> None:
    page = coached(make_table)
    assert page.coach_button.isVisible()
    page.coach_button.click()
    assert page.coach_button.text() == "Coach off"
    before = len(page.match.actions)
    pick(page)
    qtbot.waitUntil(lambda: len(page.match.actions) > before)
    assert marks(page) == []


def test_leaving_while_it_thinks_forgets_the_card(make_table: MakeTable) -> None:
    page = coached(make_table)
    page.coach.make_thinker = lambda: quick_thinker()
    pick(page)
    page.coach.leave()
    assert not page.coach.is_busy


@pytest.mark.parametrize("by_keys", [True, False])
def test_its_answers_show_the_keyboard_to_who_used_it(
    qtbot: QtBot, make_table: MakeTable, by_keys: bool
) -> None:
    page = coached(make_table)
    action = page.table.view.legal[0]
    assert isinstance(action, Play)
    button = page.board.cards.button(action.card)
    assert button is not None
    page.activateWindow()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: button.shows_focus)
    pick(page, 0 if by_keys else 1)
    qtbot.waitUntil(lambda: page.coach.is_speaking)
    again = page.coach.slip.again
    ring = getattr(again, "_ring", None)
    assert (ring is not None and ring.widget() is again) == by_keys


def test_a_reason_leaves_the_tag_in_sight(qtbot: QtBot, make_table: MakeTable) -> None:
    page = coached(make_table)
    pick(page)
    qtbot.waitUntil(lambda: page.coach.is_speaking)
    page.coach.slip.why.click()
    page.coach.slip.why.click()
    assert not page.coach.slip.geometry().intersects(page.coach.card.tag.geometry())


@pytest.fixture
def large_words() -> Iterator[None]:
    theme().set_text_percent(200)
    yield
    theme().set_text_percent(100)
    theme().set_window_size(QSize(1440, 900))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_large_words_leave_the_trick_in_sight(
    qtbot: QtBot, make_table: MakeTable, large_words: None, size: tuple[int, int]
) -> None:
    theme().set_window_size(QSize(*size))
    page = coached(make_table)
    page.resize(*size)
    pick(page)
    qtbot.waitUntil(lambda: page.coach.is_speaking)
    page.board.lay_out()
    slip, zones, tag = page.coach.slip, page.board.zones, page.coach.card.tag
    cards = [zones.trick(place).bounds(RATIO) for place in range(4)]
    asked = slip.height()
    assert slip.geometry().top() > min(card.center().y() for card in cards)
    assert not any(card.intersects(QRectF(tag.geometry())) for card in cards[1:])
    assert slip.words.isVisible()
    slip.why.click()
    assert not slip.words.isVisible(), "the reason takes the place of the words"
    assert slip.height() < 2 * asked
    assert not slip.geometry().intersects(tag.geometry()), "what is not yet played is said"
    assert slip.title.isVisible() == (slip.again.y() < slip.title.geometry().bottom())
