"""Private notes: pinned, read back, and never trusted blindly."""

from __future__ import annotations

import json

import pytest

from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.models.yokai.notes import NOTHING, Note, Notes


def test_family_goes_from_nothing_to_perhaps_to_surely_not() -> None:
    note = NOTHING.turned(Family.KAPPA)
    assert note.families == (Family.KAPPA,)
    note = note.turned(Family.KAPPA)
    assert (note.families, note.excluded) == ((), (Family.KAPPA,))
    assert note.turned(Family.KAPPA) == NOTHING


def test_families_are_noted_independently() -> None:
    note = NOTHING.turned(Family.KAPPA).turned(Family.ONI).turned(Family.ONI)
    assert (note.families, note.excluded) == ((Family.KAPPA,), (Family.ONI,))


def test_notes_belong_to_one_seat() -> None:
    notes = Notes()
    notes.pin(0, 3, Note(maybe=1))
    assert notes.of(0) == {3: Note(maybe=1)}
    assert notes.of(1) == {}
    notes.pin(0, 3, NOTHING)
    assert notes.of(0) == {}


def test_notes_read_back_from_json() -> None:
    notes = Notes()
    notes.pin(0, 3, Note(maybe=3, never=4))
    notes.pin(2, 15, Note(never=8))
    assert Notes.read(json.loads(json.dumps(notes.data()))).data() == notes.data()


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        [],
        {"0": 5},
        {"x": {"1": [1, 0]}},
        {"0": {"16": [1, 0]}},
        {"0": {"-1": [1, 0]}},
        {"0": {"1": [1]}},
        {"0": {"1": [16, 0]}},
        {"0": {"1": [1, 1]}},
        {"0": {"1": [True, 0]}},
        {"0": {"1": "ab"}},
    ],
)
def test_nonsense_is_left_out(data: object) -> None:
    assert Notes.read(data).data() == {}
