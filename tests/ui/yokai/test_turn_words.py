"""A turn in one sentence: in French the auxiliary stands once, before the first deed."""

from __future__ import annotations

import pytest

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.hints import hint_named
from yokai_desktop.models.yokai.trace import Deed, Kind, TurnTrace
from yokai_desktop.ui.yokai.turn_words import turn_summary
from yokai_desktop.words.voice import speaking

LOOKS = (Deed(Kind.LOOK, place=Place(0, 0), number=1), Deed(Kind.LOOK, place=Place(1, 0), number=2))
MOVE = Deed(Kind.MOVE, start=Place(1, 0), place=Place(4, 0))
HINT = Deed(Kind.PLACE, place=Place(0, 0), hint=hint_named("kappa"))


@pytest.mark.parametrize(
    ("deeds", "language", "words"),
    [
        ((*LOOKS, MOVE), "fr", "a regardé K11, puis L11\u202f; déplacé L11 en O11"),
        ((MOVE, HINT), "fr", "a déplacé L11 en O11\u202f; posé l’indice Kappa sur K11"),
        ((HINT,), "fr", "a posé l’indice Kappa sur K11"),
        ((MOVE, HINT), "en", "moved L11 to O11; placed the hint Kappa on K11"),
    ],
)
def test_deeds_make_one_sentence(deeds: tuple[Deed, ...], language: str, words: str) -> None:
    with speaking(language):
        assert turn_summary(TurnTrace(1, 0, deeds)) == words
