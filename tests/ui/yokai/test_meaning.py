"""What did that mean? Asked for after a partner's turn, told from public facts alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, new_match, play_until
from tests.ui.yokai.test_hotseat import FAMILY_WORDS
from yokai_desktop.ai.yokai.meaning import Meaning, Says
from yokai_desktop.engine.yokai.cards import START_SQUARE
from yokai_desktop.engine.yokai.hints import HINTS
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.yokai.meaning_words import meaning_words
from yokai_desktop.words.yokai.places import GridSpots

SPOTS = GridSpots(START_SQUARE)


def test_every_meaning_is_a_sentence_with_its_places() -> None:
    for says in Says:
        meaning = Meaning(says, 0, (1, 4), HINTS[0])
        words = meaning_words("Jun", (meaning,), SPOTS)
        assert words.endswith(".")
        assert "{" not in words
    family = meaning_words("Jun", (Meaning(Says.FAMILY, 0, (1,)),), SPOTS)
    assert family.startswith("Jun had looked at K11 and at L11 beside it")


def test_w_tells_what_the_last_turn_meant(make_table: MakeTable) -> None:
    table = make_table(play_until(new_match(), at_step(Step.FIRST_LOOK, turn=3)))
    board = table.board
    QTest.keyClick(board, Qt.Key.Key_W)
    assert board.meaning.isVisible()
    assert board.meaning.words()
    assert "Jun" in board.meaning.words()
    top = board.meaning.geometry().top()
    assert all(board.camera.cell(place).bottom() <= top for place in board.places)
    QTest.keyClick(board.meaning, Qt.Key.Key_Escape)
    assert not board.meaning.isVisible()
    assert board.foot.isVisible()


def test_before_anybody_has_played_there_is_nothing_to_tell(make_table: MakeTable) -> None:
    board = make_table(new_match()).board
    QTest.keyClick(board, Qt.Key.Key_W)
    assert not board.meaning.isVisible()


def test_no_face_is_told_but_what_a_hint_says(make_table: MakeTable) -> None:
    for turn in (3, 5, 7):
        table = make_table(play_until(new_match(), at_step(Step.FIRST_LOOK, turn=turn)))
        view = table.board.view
        assert view is not None
        table.board.dock.tell_meaning()
        words = table.board.meaning.words()
        told = [word for word in FAMILY_WORDS if word in words]
        assert not told or "The hint is a promise" in words
