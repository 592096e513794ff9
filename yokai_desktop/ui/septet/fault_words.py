"""Why a wrong card of a trial is wrong although the deal on the table would forgive it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.dojo.septet.proof import failing_deal
from yokai_desktop.dojo.trial import Trial
from yokai_desktop.models.dojo.practice import Practice
from yokai_desktop.words.joining import groups_of, labelled, listed
from yokai_desktop.words.septet.cards import card_name
from yokai_desktop.words.septet.names import Names

translate = QCoreApplication.translate


def fault_words(trial: Trial, answer: str) -> str:
    """A deal that fits all one knows and in which the card fails; empty if there is none."""
    hands = None if trial.position.is_open else failing_deal(trial, answer)
    if hands is None:
        return ""
    seat = trial.position.seat
    names = Names(Practice(trial.position).match, seat)
    clockwise = ((seat + step) % len(hands) for step in range(1, len(hands)))
    others = (
        labelled(names.name(other), listed(map(card_name, hands[other])))
        for other in clockwise
        if hands[other]
    )
    text = translate("Septet", "It fails where the hidden cards lie like this: {hands}.")
    return text.format(hands=groups_of(others))
