"""Sentences of the Yōkai table: what to do now, and what cards and hints are."""

from __future__ import annotations

from yokai_desktop.engine.yokai.hints import Hint, HintMode
from yokai_desktop.engine.yokai.tableau import Step, Tableau
from yokai_desktop.models.yokai.grid import GridRow
from yokai_desktop.models.yokai.hints import HintRow, HintState
from yokai_desktop.ui.yokai.note_words import note_words
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import family_name, hint_name


def card_words(row: GridRow) -> str:
    """What a screen reader calls a card; a card that is face down never tells its face."""
    if row.hint is None:
        known, hidden = (
            translate("Yokai", "card {place}, {family}"),
            translate("Yokai", "card {place}, face down"),
        )
    elif row.hint.is_blank:
        known, hidden = (
            translate("Yokai", "card {place}, {family}, locked by a blank hint"),
            translate("Yokai", "card {place}, face down, locked by a blank hint"),
        )
    else:
        known, hidden = (
            translate("Yokai", "card {place}, {family}, locked, hint {hint}"),
            translate("Yokai", "card {place}, face down, locked, hint {hint}"),
        )
    hint = hint_name(row.hint) if row.hint is not None else ""
    if row.family is None:
        words = hidden.format(place=row.label, hint=hint)
        note = note_words(row.note, row.same) if row.hint is None else ""
        if not note:
            return words
        return translate("YokaiNotes", "{card}, note: {note}").format(card=words, note=note)
    return known.format(place=row.label, family=family_name(row.family), hint=hint)


def hint_words(row: HintRow) -> str:
    """What a screen reader calls a hint or the pile."""
    if row.state is HintState.PILE:
        return translate("Yokai", "%n hint(s) face down", "", row.count)
    assert row.hint is not None
    if row.hint.is_blank:
        if row.state is HintState.PLACED:
            return translate("Yokai", "placed blank hint")
        return translate("Yokai", "blank hint")
    if row.state is HintState.PLACED:
        return translate("Yokai", "placed hint {hint}").format(hint=hint_name(row.hint))
    return translate("Yokai", "hint {hint}").format(hint=hint_name(row.hint))


def asking_words(hint: Hint) -> str:
    """Whether this hint is to be placed on the card that was chosen."""
    if hint.is_blank:
        return translate("Yokai", "Place the blank hint here?")
    return translate("Yokai", "{hint} here?").format(hint=hint_name(hint))


def holding_words(hint: Hint) -> str:
    """What to do with the hint in hand."""
    if hint.is_blank:
        return translate("Yokai", "Choose the card to lock.")
    return translate("Yokai", "Choose the card for {hint}.").format(hint=hint_name(hint))


def prompt_for(tableau: Tableau) -> tuple[str, str]:
    """What the person is to do now: the first words, and the rest."""
    match tableau.step:
        case Step.FIRST_LOOK:
            return (
                translate("Yokai", "Look at a card."),
                translate("Yokai", "Only you will see it."),
            )
        case Step.SECOND_LOOK:
            return translate("Yokai", "Look at another."), translate("Yokai", "Any free card.")
        case Step.MOVE:
            return (
                translate("Yokai", "Move one card."),
                translate("Yokai", "Drop it on a marked place."),
            )
        case Step.HINT:
            return _hint_prompt(tableau)
    return "", ""


def _hint_prompt(tableau: Tableau) -> tuple[str, str]:
    blank = tableau.hint_mode is HintMode.BLANK
    if not tableau.pile:
        return (
            translate("Yokai", "Place a hint."),
            translate("Yokai", "The pile is empty."),
        )
    if not tableau.turned_up:
        if blank:
            return (
                translate("Yokai", "Prepare a hint."),
                translate("Yokai", "Click the pile to set one aside."),
            )
        return (
            translate("Yokai", "Turn up a hint."),
            translate("Yokai", "Click the pile."),
        )
    if blank:
        return (
            translate("Yokai", "Your hint."),
            translate("Yokai", "Prepare one more, or place one."),
        )
    return translate("Yokai", "Your hint."), translate("Yokai", "Turn one up, or place one.")


def keys_for(tableau: Tableau) -> str:
    """The keys that do what the prompt says."""
    match tableau.step:
        case Step.FIRST_LOOK | Step.SECOND_LOOK:
            return translate("Yokai", "Arrow keys: choose · Enter: look")
        case Step.MOVE:
            return translate("Yokai", "Arrow keys: choose · Enter: lift or drop · Esc: put back")
        case Step.HINT if tableau.hint_mode is HintMode.BLANK:
            return translate("Yokai", "T: prepare · 1 to 9: take a hint · Enter: place it")
        case Step.HINT:
            return translate("Yokai", "T: turn up · 1 to 9: take a hint · Enter: place it")
    return ""


def refusal_lead() -> str:
    """The first words of a refusal; ``words.refusals`` has the rest."""
    return translate("Yokai", "Not that way.")
