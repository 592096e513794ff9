"""Reasons of choices in a game of Septet, in sentences that fit whoever chooses."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_MOSTLY, _SELDOM = 0.85, 0.15
_ONE_SEVEN = 0.5
"""Sevens expected in a trick from which one is spoken of."""


def reason_words(reason: str) -> str:
    """What speaks for a choice; nothing for a reason without words."""
    return {
        "only_choice": translate("SeptetReview", "The only card that may be played."),
        "wins_round": translate("SeptetReview", "Taking this trick wins the round."),
        "wins_boss": translate("SeptetReview", "Captures a boss."),
        "feeds_partner": translate(
            "SeptetReview", "The partner is winning the trick: a boss is safe there."
        ),
        "ducks_losing_trick": translate(
            "SeptetReview", "Ducks a trick that would be one too many."
        ),
        "lets_others_take_too_many": translate(
            "Septet", "The opponents get one trick too many and lose the round."
        ),
        "keeps_ace": translate("SeptetReview", "Keeps the A for a trick that matters more."),
        "keeps_boss": translate("SeptetReview", "Keeps the boss out of the opponents’ reach."),
        "leaves_it_to_partner": translate(
            "SeptetReview", "The partner is winning the trick already."
        ),
        "draws_boss": translate("SeptetReview", "The highest of its family: it may catch a boss."),
        "makes_void": translate(
            "SeptetReview", "The last of its family in hand: no need to follow it any more."
        ),
        "takes_lead": translate("SeptetReview", "Takes the lead."),
        "gives_lead_away": translate("SeptetReview", "Somebody else may get the lead."),
        "names_trump": translate("SeptetReview", "Makes its family trump."),
        "plays_low": translate("SeptetReview", "Plays low and leaves the trick alone."),
        "gives_strength": translate("SeptetReview", "Passes a strong card to where it helps more."),
        "keeps_strength": translate("SeptetReview", "Keeps the strong cards together."),
        "hides_boss": translate("SeptetReview", "Hides a boss that could soon be captured."),
        "keeps_boss_in_reach": translate("SeptetReview", "The boss stays where it can be played."),
    }.get(reason, "")


def trick_words(takes: float, sevens: float) -> str:
    """Who is likely to take the trick after a card, and whether a boss lies in it."""
    with_boss = sevens >= _ONE_SEVEN
    percent = round(100 * takes)
    if takes >= _MOSTLY:
        if with_boss:
            return translate("SeptetReview", "The trick is won, with a boss.")
        return translate("SeptetReview", "The trick is won.")
    if takes <= _SELDOM:
        if with_boss:
            return translate("SeptetReview", "The trick is lost, with a boss.")
        return translate("SeptetReview", "The trick is lost.")
    if with_boss:
        text = translate(
            "SeptetReview", "The trick is won in {percent}% of the deals, often with a boss."
        )
    else:
        text = translate("SeptetReview", "The trick is won in {percent}% of the deals.")
    return text.format(percent=percent)
