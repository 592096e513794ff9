"""What a decision showed its player and told the partners, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ai.reviews.reviewed import Decision, Review
from yokai_desktop.ai.yokai.review import SURE
from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.models.yokai.turns import TurnRow
from yokai_desktop.ui.review.face import Told
from yokai_desktop.ui.yokai.names import mark_of
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.yokai.names import family_name

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.review.face import YokaiReviewFace

translate = QCoreApplication.translate
MOST_LEARNED = 2
"""Cards of which each partner's new belief is told."""


def likeliest(shares: Sequence[int]) -> tuple[Family, int]:
    """The family a card most likely is of, and how likely, in percent."""
    family = max(FAMILIES, key=lambda each: shares[each])
    return family, shares[family]


def learned_words(face: YokaiReviewFace, decision: Decision) -> tuple[str, tuple[Told, ...]]:
    """What a look showed, what a move or hint told whom, and that peace could be declared."""
    facts = decision.facts
    words: list[Told] = []
    title = ""
    if "shown" in facts:
        words.append(_shown(facts))
    told: list[dict[str, Any]] = facts.get("told", [])
    for seat in range(len(face.match.seats)):
        mine = [each for each in told if each["seat"] == seat][:MOST_LEARNED]
        words += [_read(face, decision, each) for each in mine]
    if decision.kind in ("move", "hint") and "told" in facts:
        title = translate("YokaiReview", "What this told the partners")
        if not told:
            words.append(Told(translate("YokaiReview", "It told the partners nothing new.")))
    if _could_declare(facts):
        text = translate(
            "YokaiReview",
            "The yōkai could have been declared at peace here: all was in place, and likely"
            " enough.",
        )
        words.append(Told(text, mark="flag"))
    return title, tuple(words)


def game_words(turns: Sequence[TurnRow], review: Review) -> str:
    """When peace was possible and when it was declared, and what a loss counts."""
    possible = next((turn.number for turn in turns if turn.could_declare), None)
    declared = next((turn.number for turn in turns if turn.is_declared), None)
    parts = []
    if possible is not None and declared is not None and declared > possible:
        late = declared - possible
        parts.append(
            translate("YokaiReview", "Peace could have been declared %n turn(s) earlier.", "", late)
        )
    highest = next((each.facts.get("highest") for each in review.decisions), None)
    if highest:
        text = translate(
            "YokaiReview",
            "Losses are given in hundredths of the result: 100 would be {highest} points.",
        )
        parts.append(text.format(highest=highest))
    return sentences(parts)


def _could_declare(facts: Any) -> bool:
    """Whether all was as it should be, and its player could know."""
    peace = facts.get("peace")
    return bool(peace) and peace["true"] and peace["chance"] >= SURE


def _shown(facts: Any) -> Told:
    """What a look showed, and whether that could be expected."""
    shown = next(family for family in FAMILIES if family.word == facts["shown"])
    expected = facts["could_show"][shown]
    text = translate("YokaiReview", "It was {family}; the odds were {percent}%.")
    words = text.format(family=family_name(shown), percent=expected)
    return Told(words, mark=mark_of(shown))


def _read(face: YokaiReviewFace, decision: Decision, told: dict[str, Any]) -> Told:
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
    if not told["true"]:
        words = sentences((words, translate("YokaiReview", "That is misleading.")))
    return Told(words, told["seat"], mark_of(family))
