"""What a decision showed its player and told the partners, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ai.reviews.reviewed import Decision
from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.yokai.names import family_name

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.review.face import YokaiReviewFace

translate = QCoreApplication.translate
MOST_TOLD = 2
"""Cards of which each partner's new belief is told."""


def likeliest(shares: Sequence[int]) -> tuple[Family, int]:
    """The family a card most likely is of, and how likely, in percent."""
    family = max(FAMILIES, key=lambda each: shares[each])
    return family, shares[family]


def told_words(face: YokaiReviewFace, decision: Decision) -> tuple[str, ...]:
    """Sentences about a look, a move or a hint; nothing where there is nothing to tell."""
    facts = decision.facts
    words = []
    if "shown" in facts:
        words.append(_shown(facts))
    told: list[dict[str, Any]] = facts.get("told", [])
    for seat in range(len(face.match.seats)):
        mine = [each for each in told if each["seat"] == seat][:MOST_TOLD]
        words += [_read(face, decision, each) for each in mine]
    if decision.kind in ("move", "hint") and "told" in facts and not told:
        words.append(translate("YokaiReview", "It told the partners nothing new."))
    return tuple(words)


def _shown(facts: Any) -> str:
    """What a look showed, and whether that could be expected."""
    shown = next(family for family in FAMILIES if family.word == facts["shown"])
    expected = facts["could_show"][shown]
    text = translate("YokaiReview", "It was {family}; the odds were {percent}%.")
    return text.format(family=family_name(shown), percent=expected)


def _read(face: YokaiReviewFace, decision: Decision, told: dict[str, Any]) -> str:
    family, share = likeliest(told["after"])
    if face.is_you(told["seat"]):
        text = translate("YokaiReview", "You can read {card} as {family}, {percent}%.")
    else:
        text = translate("YokaiReview", "{name} reads {card} as {family}, {percent}%.")
    words = text.format(
        name=face.name(told["seat"]),
        card=face.label(decision, told["card"]),
        family=family_name(family),
        percent=share,
    )
    if told["true"]:
        return words
    return sentences((words, translate("YokaiReview", "That is misleading.")))
