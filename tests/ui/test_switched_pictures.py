"""Language, theme and text size change under an open page: it then looks as a fresh one does."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.played_games import septet_game, yokai_won
from tests.ui.said import said_by
from tests.ui.test_switching import AFTER, BEFORE, _a_few_games, _opened, choose, settle
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.ui.new_game.base_page import NewGamePage
from yokai_desktop.ui.rules.page import RulesPage
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.ui.yokai.page import YokaiTable

assert _a_few_games
SEATS = (Seat(), Seat("casual", "Ren"))
_SMOOTHING = 24
"""Of 255."""


def picture(window: MainWindow) -> QImage:
    page = window.page
    if isinstance(page, NewGamePage):
        page.code.set_code("AAA-AAA")  # else another one each time
    if isinstance(page, RulesPage):
        page.show_section("septet")  # a switch keeps the place that is read
    return window.grab().toImage()


def at_rest(qtbot: QtBot, window: MainWindow) -> QImage:
    """The picture once nothing on it moves any more."""
    last = [picture(window)]

    def is_still() -> bool:
        now = picture(window)
        still = now == last[0]
        last[0] = now
        return still

    qtbot.wait(100)
    qtbot.waitUntil(is_still)
    return last[0]


def alike(one: QImage, other: QImage) -> bool:
    """The same but for the edges of large letters, which Qt smooths now so, now so."""
    if one == other:
        return True
    lines = zip(_lines(one), _lines(other), strict=True)
    differing = (zip(mine, its, strict=True) for mine, its in lines if mine != its)
    return all(abs(a - b) <= _SMOOTHING for line in differing for a, b in line)


def _lines(image: QImage) -> list[bytes]:
    step = image.bytesPerLine()
    bits = bytes(image.constBits())
    return [bits[at : at + step] for at in range(0, len(bits), step)]


@pytest.mark.parametrize("page", PAGES)
def test_a_switched_page_looks_as_a_fresh_one_does(qtbot: QtBot, page: str) -> None:
    choose({**BEFORE, "animation": "off"})
    old = _opened(qtbot, page)
    dark = picture(old)
    choose(AFTER)
    switched = at_rest(qtbot, old)
    old.close()
    new = _opened(qtbot, page)
    fresh = at_rest(qtbot, new)
    assert alike(fresh, switched)
    assert not alike(dark, switched)


def own_turn(match: Match) -> Match:
    """The same game in its middle, where a turn of the viewer begins."""
    before = match.to_act
    for number in range(len(match.actions) // 2, len(match.actions)):
        middle = Match.replay(match.record(), until=number)
        if middle.to_act == 0 and before != 0:
            return middle
        before = middle.to_act
    raise LookupError("the viewer does not act again")


@pytest.mark.parametrize(
    "match", [septet_game(), yokai_won(SEATS, turns=4)], ids=lambda match: match.game.name
)
def test_a_switched_table_looks_as_a_fresh_one_does(
    qtbot: QtBot, window: MainWindow, match: Match
) -> None:
    choose({**BEFORE, "animation": "off", "guide": False})
    window.show()
    window.sit_down(own_turn(match), {})
    dark = at_rest(qtbot, window)
    choose(AFTER)
    switched = at_rest(qtbot, window)
    window.sit_down(own_turn(match), {})
    fresh = at_rest(qtbot, window)
    assert alike(fresh, switched)
    assert not alike(dark, switched)


def test_a_switch_puts_the_question_of_peace_away(qtbot: QtBot, window: MainWindow) -> None:
    """It is no answer: the button that asks for it is there as before, in the new language."""
    choose({**BEFORE, "animation": "off"})
    window.show()
    window.sit_down(own_turn(yokai_won(SEATS, turns=4)), {})
    page = window.page
    assert isinstance(page, YokaiTable)
    board = page.board
    qtbot.waitUntil(lambda: board.choosing.may_declare)
    english = said_by(board)
    board.dock.ask_declaration()
    assert board.question.isVisible()
    choose(AFTER)
    settle()
    switched = said_by(board)
    board.dock.ask_declaration()
    board.question.left.emit()
    board.question.hide()
    assert switched == said_by(board) != english
