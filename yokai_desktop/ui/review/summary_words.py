"""A review in sentences: the line under its title, and the whole page as a text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.models.review.story import CurveRow, Story, Sum
from yokai_desktop.ui.review.accuracy import accuracy_words
from yokai_desktop.ui.review.curve_words import row_words
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.moment_card import moment_words
from yokai_desktop.ui.review.words import signed
from yokai_desktop.words.joining import labelled, sentences

translate = QCoreApplication.translate
_EVEN = 5
"""Points of chance below which cards count as even."""


def line_words(face: ReviewFace, sums: tuple[Sum, ...]) -> str:
    """Cards, then others and oneself, then where: the game in three short sentences."""
    if not sums:
        return ""
    whole, rounds = sums[-1], [each for each in sums if each.round is not None]
    parts = [_cards_words(whole), _choices_words(whole)]
    if len(rounds) > 1:
        decisive = max(rounds, key=lambda each: abs(each.result))
        assert decisive.round is not None
        name, _ = face.part_words(decisive.round)
        parts.append(translate("Review", "{round} was the turning point.").format(round=name))
    return sentences(parts)


def _cards_words(whole: Sum) -> str:
    if whole.cards >= _EVEN:
        return translate("Review", "The cards favoured you.")
    if whole.cards <= -_EVEN:
        return translate("Review", "The cards were against you.")
    return translate("Review", "The cards favoured nobody.")


def _choices_words(whole: Sum) -> str:
    if whole.others + whole.own > 0:
        return translate("Review", "The others gave away more than you did.")
    if whole.others + whole.own < 0:
        return translate("Review", "You gave away more than the others did.")
    return ""


def sum_words(face: ReviewFace, found: Sum) -> str:
    """One row of luck and skill."""
    name = _sum_name(face, found)
    text = translate(
        "Review", "{name}: cards {cards}, others {others}, your choices {own}, result {result}."
    )
    return text.format(
        name=name,
        cards=signed(found.cards),
        others=signed(found.others),
        own=signed(found.own),
        result=signed(found.result),
    )


def _sum_name(face: ReviewFace, found: Sum) -> str:
    if found.round is None:
        return translate("Review", "The game")
    return face.part_words(found.round)[0]


def page_words(
    face: ReviewFace, story: Story, rows: tuple[CurveRow, ...], sums: tuple[Sum, ...]
) -> str:
    """Everything the page shows, paragraph by paragraph."""
    parts = [face.title(), line_words(face, sums) or face.line_words(story.review)]
    parts += [
        labelled(face.place_words(mark.decision), moment_words(face, mark))
        for mark in story.moments
    ]
    parts += [sum_words(face, each) for each in sums]
    parts += [accuracy_words(face, grade) for grade in story.review.mirrors]
    parts.append("\n".join(row_words(face, row) for row in rows))
    return "\n\n".join(part for part in parts if part)
