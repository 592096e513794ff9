"""Notes and pins beside the decisions of a kept game."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.played_games import septet_game
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.history import Entry, History
from yokai_desktop.storage.remarks import LONGEST, NOTHING, Remark, Remarks

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


@pytest.fixture
def remarks() -> Remarks:
    database = Database(None)
    assert History(database).add(Entry(septet_game(), NOON)) == 1
    return Remarks(database)


def test_a_remark_comes_back_and_can_be_changed(remarks: Remarks) -> None:
    remarks.save(1, 5, Remark("妖怪 holds the 13", is_pinned=False))
    remarks.save(1, 9, Remark("", is_pinned=True))
    remarks.save(1, 5, Remark("No, it fell in trick 2.", is_pinned=True))
    assert remarks.of(1) == {
        5: Remark("No, it fell in trick 2.", is_pinned=True),
        9: Remark("", is_pinned=True),
    }


def test_an_empty_remark_leaves_nothing(remarks: Remarks) -> None:
    remarks.save(1, 5, Remark("a"))
    remarks.save(1, 5, NOTHING)
    assert remarks.of(1) == {}


def test_a_note_has_an_end(remarks: Remarks) -> None:
    remarks.save(1, 5, Remark("a" * (LONGEST + 5)))
    assert remarks.of(1)[5].text == "a" * LONGEST


def test_remarks_go_with_their_game(remarks: Remarks) -> None:
    remarks.save(1, 5, Remark("a"))
    History(remarks.database).delete([1])
    remarks.save(1, 6, Remark("b"))
    assert remarks.of(1) == {}
