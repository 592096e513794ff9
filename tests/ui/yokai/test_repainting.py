"""What stays the same is not painted again: a click costs what it changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, new_match, play_until
from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.yokai.page import YokaiTable


class Painted(QObject):
    """Counts what kinds of widgets are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.kinds[type(watched).__name__] += 1
        return False

    def after(self, act: Callable[[], object]) -> Counter[str]:
        """What is painted because of an act, once everything before it has been."""
        settle()
        self.kinds.clear()
        act()
        settle()
        return self.kinds


def settle() -> None:
    for _ in range(20):
        QApplication.processEvents()


@pytest.fixture
def painted(qapp: QApplication) -> Iterator[Painted]:
    watcher = Painted()
    qapp.installEventFilter(watcher)
    yield watcher
    qapp.removeEventFilter(watcher)


@pytest.fixture
def page(make_table: MakeTable) -> YokaiTable:
    match = new_match(players=3)
    play_until(match, at_step(Step.FIRST_LOOK, turn=4))
    return make_table(match)


def test_the_watcher_sees_what_is_painted(page: YokaiTable, painted: Painted) -> None:
    assert painted.after(page.board.update)["GridCard"] == 16


def test_a_table_that_shows_the_same_again_is_not_painted(
    page: YokaiTable, painted: Painted
) -> None:
    view = page.table.view.after()
    assert page.board.past.layer.turns, "there is a trace"
    assert "GridCard" in painted.after(lambda: page.board.sync(view)), "nothing may be chosen"
    assert not painted.after(lambda: page.board.sync(view))


def test_the_keyboard_comes_and_goes_without_a_new_picture(
    page: YokaiTable, painted: Painted
) -> None:
    page.activateWindow()
    page.board.foot.prompt.setFocus()
    assert not painted.after(page.board.setFocus)["GridCard"]
    assert not painted.after(page.board.foot.prompt.setFocus)["GridCard"]


def test_a_look_leaves_the_scrolls_alone(page: YokaiTable, painted: Painted) -> None:
    choosing = page.board.choosing
    card = next(card for card in range(CARDS) if choosing.can_choose(card))
    found = painted.after(lambda: choosing.click_card(card))
    assert found["GridCard"]
    assert not {"LevelScroll", "PartnerPlate"} & found.keys()
