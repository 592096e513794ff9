"""Private notes: pinned, read back, and never trusted blindly."""

from __future__ import annotations

import json

import pytest

from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.models.yokai.notes import NOTHING, Note, Notes


def test_a_family_may_be_or_is_not_never_both() -> None:
    note = NOTHING.allowing(Family.KAPPA)
    assert note.families == (Family.KAPPA,)
    note = note.excluding(Family.KAPPA)
    assert (note.families, note.excluded) == ((), (Family.KAPPA,))
    assert note.allowing(Family.KAPPA).excluded == ()
    assert note.excluding(Family.KAPPA) == NOTHING
    assert NOTHING.allowing(Family.ONI).allowing(Family.ONI) == NOTHING


def test_families_are_noted_independently() -> None:
    note = NOTHING.allowing(Family.KAPPA).excluding(Family.ONI)
    assert (note.families, note.excluded) == ((Family.KAPPA,), (Family.ONI,))
    assert note.left == (Family.KAPPA,)


def test_the_one_family_left_is_what_it_is() -> None:
    note = NOTHING
    for family in (Family.KAPPA, Family.ONI, Family.KITSUNE):
        note = note.excluding(family)
    assert note.left == (Family.ROKUROKUBI,)
    assert note.only(note.left[0]) == Note(maybe=Family.ROKUROKUBI.bit)


def test_notes_of_the_first_version_are_read() -> None:
    """They had no third part: the card that is of the same family."""
    notes = Notes.read({"0": {"3": [1, 2]}, "1": {"4": [0, 0, 7]}})
    assert notes.of(0) == {3: Note(maybe=1, never=2)}
    assert notes.of(1) == {4: Note(same=7)}


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
        {"0": {"1": [1, 0, 16]}},
        {"0": {"1": [1, 0, -2]}},
        {"0": {"1": [1, 0, 0, 0]}},
    ],
)
def test_nonsense_is_left_out(data: object) -> None:
    assert Notes.read(data).data() == {}
