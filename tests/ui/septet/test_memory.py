"""The memory panel tells only what its seat has seen."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.accessibility.painted_words import watched_painters
from tests.ui.septet.conftest import MakeTable
from tests.ui.septet.games import MODES, new_match, play_on, until_turn_of
from yokai_desktop.engine.septet.cards import boss, cards_in
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.memory import Whereabouts, still_out
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("actions", [5, 16, 30])
def test_it_is_true_and_knows_no_more_than_its_seat(mode: str, actions: int) -> None:
    match = play_on(new_match(mode), actions)
    view, state = match.view(0), match.state
    assert isinstance(view, SeptetView)
    assert isinstance(state, SeptetState)
    seen = {played.card for trick in view.tricks for played in trick.cards}
    seen |= {played.card for played in view.trick} | set(view.hand)
    hidden = {card for hand in state.hands[1:] for card in cards_in(hand)}
    for row in still_out(view):
        assert row.top is None or row.top not in seen
        higher = [c for c in hidden if c.family == row.family and not c.is_ace]
        if row.top is not None and not row.top.is_ace and not view.straws:
            assert all(card <= row.top for card in higher)
        where = row.bosses[0]
        card = boss(row.family)
        assert (where is Whereabouts.HAND) == (card in view.playable or _is_tucked(view, card))
        captured = {Whereabouts.OURS: 0, Whereabouts.THEIRS: 1}.get(where)
        if captured == 0:
            assert card in view.captured[0]


def _is_tucked(view: SeptetView, card: object) -> bool:
    return bool(view.straws) and card in [place.card for place in view.straws[view.seat].down]


@pytest.mark.parametrize("size", [(1440, 900), (1024, 640)])
def test_m_shows_and_hides_it_beside_the_table(
    make_table: MakeTable, size: tuple[int, int]
) -> None:
    page = make_table(until_turn_of(play_on(new_match(), 14), 0))
    page.resize(*size)
    panel = page.board.panels.memory
    assert not panel.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_M)
    assert panel.isVisible()
    assert preferences().value("septet_memory")
    assert panel.accessibleName().startswith("Still out: Wind: boss ")
    assert not panel.geometry().intersects(page.board.zones.mat.toRect())
    assert not panel.geometry().intersects(page.board.panels.last_trick.geometry()) or (
        page.board.panels.last_trick.isHidden()
    )
    QTest.keyClick(page.board, Qt.Key.Key_M)
    assert not panel.isVisible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_large_ranks_stay_apart(make_table: MakeTable, language: str) -> None:
    translation().speak(language)
    theme().set_text_percent(200)
    page = make_table(until_turn_of(play_on(new_match(), 14), 0))
    QTest.keyClick(page.board, Qt.Key.Key_M)
    panel = page.board.panels.memory
    panel.resize(320, panel.heightForWidth(320))
    with watched_painters() as painted:
        panel.grab()
    ranks = sorted(
        (words.box for words in painted if words.text.isdecimal()), key=lambda box: box.left()
    )
    assert len(ranks) > 4
    gaps = [right.left() - left.right() for left, right in itertools.pairwise(ranks)]
    assert min(gaps) > 2
