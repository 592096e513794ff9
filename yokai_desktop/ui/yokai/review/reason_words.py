"""Reasons of choices in a game of Yōkai, in sentences that fit whoever chooses."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def reason_words(reason: str) -> str:
    """What speaks for a choice; nothing for a reason without words."""
    return {
        "sure_enough": translate("YokaiReview", "Every family was very likely together."),
        "no_turn_left": translate("YokaiReview", "No move would have made a win more likely."),
        "opens_a_move": translate("YokaiReview", "Knowing this card shows what to move."),
        "least_known": translate("YokaiReview", "No other card is less known."),
        "checks": translate("YokaiReview", "Makes sure of a card that is almost known."),
        "joins_family": translate("YokaiReview", "Brings the card to its family."),
        "stays_with_family": translate(
            "YokaiReview", "The card stays with its family, in a better place."
        ),
        "knows_enough": translate("YokaiReview", "A card must be looked at; this one is known."),
        "may_join_family": translate("YokaiReasons", "It may be family of a card beside it."),
        "builds_the_shape": translate("YokaiReasons", "The shape needs a card there."),
        "makes_room": translate("YokaiReasons", "Makes room for another card."),
        "nothing_to_join": translate("YokaiReview", "With nothing to join, an unknown card moves."),
        "harms_least": translate("YokaiReview", "A card must move, and this one harms least."),
        "is_at_home": translate("YokaiReview", "The card is in its place, and the hint is right."),
        "tells_others": translate(
            "YokaiReview",
            "The card is in its place, and the hint is news to others.",
        ),
        "has_to_place": translate("YokaiReview", "A hint must be placed."),
        "too_early_to_lock": translate(
            "YokaiReview", "No card is surely in its place for the hints turned up."
        ),
        "no_hint_open": translate("YokaiReview", "No hint is turned up yet."),
    }.get(reason, "")
