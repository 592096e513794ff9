"""How the partners read an act, in words: the likeliest families of a card, each with its share."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.dojo.exercise import Exercise, ExerciseKind
from yokai_desktop.dojo.yokai.readings import Shares, reading_of, readings_of
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.models.dojo.practice import Practice
from yokai_desktop.words.joining import listed, told
from yokai_desktop.words.numbers import percent_text
from yokai_desktop.words.players import name_of
from yokai_desktop.words.yokai.names import family_name

translate = QCoreApplication.translate
_LEAST, _MOST = 10, 2
"""Percent below which a family is not worth telling; so many are told."""


def reading_words(practice: Practice, exercise: Exercise, answer: str) -> str:
    """One line for each partner who reads: of a move before it is made, of an act afterwards."""
    if exercise.kind is ExerciseKind.PLACE:
        readings = readings_of(practice.position, answer)
        lines = (
            told(name_of(practice.match, reading.seat), shares_words(reading.shares))
            for reading in readings
        )
        return "\n".join(lines)
    return shares_words(reading_of(exercise))


def shares_words(shares: Shares) -> str:
    """The likeliest families; four equal shares tell nothing."""
    order = sorted(range(len(shares)), key=lambda at: -shares[at])[:_MOST]
    told_ones = [at for at in order if shares[at] >= _LEAST]
    if max(shares) - min(shares) < _LEAST:
        return translate("Dojo", "They learn nothing from this.")
    text = translate("Dojo", "{family} {share}", "a family and how likely it is")
    return listed(
        text.format(family=family_name(Family(at)), share=percent_text(shares[at]))
        for at in told_ones
    )
