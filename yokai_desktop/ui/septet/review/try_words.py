"""What is told and asked when a decision of Septet is tried again: never the answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.cards import winning_seat
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.septet.cards import card_name
from yokai_desktop.words.septet.names import Names

translate = QCoreApplication.translate


def question_words(kind: str) -> str:
    """The task, in a few words."""
    return {
        "play": translate("SeptetReview", "Which card?"),
        "discard": translate("SeptetReview", "Which card do you discard?"),
        "pass": translate("SeptetReview", "Which cards do you pass?"),
    }.get(kind, translate("SeptetReview", "Is there a boss to tuck under?"))


def place_words(view: SeptetView, names: Names) -> str:
    """How the trick stands, and where in it the one who decides."""
    if not view.trick:
        return translate("SeptetReview", "You lead this trick.")
    parts = []
    for played in view.trick:
        if played.seat == winning_seat(view):
            text = translate("SeptetReview", "Best so far: {card}, from {name}.")
            parts.append(text.format(card=card_name(played.card), name=names.name(played.seat)))
    bosses = sum(played.card.is_boss for played in view.trick)
    if bosses:
        parts.append(translate("SeptetReview", "%n boss(es) in the trick.", "", bosses))
    if len(view.trick) == view.mode.players - 1:
        parts.append(translate("SeptetReview", "You are last to play."))
    else:
        parts.append(translate("SeptetReview", "Others play after you."))
    return sentences(parts)


def facts_of(view: SeptetView) -> tuple[tuple[str, str], ...]:
    """What anybody at the table counts: the own tricks and bosses, or those of the team."""
    side, mode = view.mode.side_of(view.seat), view.mode
    if mode.is_seven_next:
        text = translate("SeptetReview", "Families sealed by your team.")
        return ((str(len(view.seals[side])), text),)
    if mode.players == 4:
        tricks = translate("SeptetReview", "Your team’s tricks: {limit} lose the round.")
        bosses = translate("SeptetReview", "Your team’s bosses: {limit} win it.")
    else:
        tricks = translate("SeptetReview", "Your tricks: {limit} lose the round.")
        bosses = translate("SeptetReview", "Your bosses: {limit} win it.")
    return (
        (str(view.taken[side]), tricks.format(limit=mode.trick_limit)),
        (str(len(view.captured[side])), bosses.format(limit=mode.boss_limit)),
    )


def nudge_words(reason: str) -> str:
    """A question that leads to what speaks for the best choice."""
    lead = translate("SeptetReview", "Who should lead the next trick?")
    held = translate("SeptetReview", "Who holds the trick, and what would be safe there?")
    strong = translate("SeptetReview", "Is this trick worth a strong card?")
    return {
        "wins_round": translate("SeptetReview", "Could this trick end the round?"),
        "wins_boss": translate("SeptetReview", "Is there a boss to be had?"),
        "feeds_partner": held,
        "leaves_it_to_partner": held,
        "ducks_losing_trick": translate("SeptetReview", "How many more tricks can you afford?"),
        "lets_others_take_too_many": translate(
            "SeptetReview", "How many tricks may the others still take?"
        ),
        "keeps_ace": strong,
        "keeps_strength": strong,
        "plays_low": strong,
        "keeps_boss": translate("SeptetReview", "Where would a boss be in danger?"),
        "hides_boss": translate("SeptetReview", "Where would a boss be in danger?"),
        "draws_boss": translate("SeptetReview", "Which bosses are out, and who must follow?"),
        "makes_void": translate("SeptetReview", "Which family could you get rid of?"),
        "takes_lead": lead,
        "gives_lead_away": lead,
        "names_trump": translate("SeptetReview", "Which family should be trump?"),
    }.get(reason, translate("SeptetReview", "What does each card do to this trick?"))
