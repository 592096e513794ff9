"""Sentences of the Yōkai table: what to do now, why not, what happened, what a card is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.contract import Event, IllegalAction
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.events import (
    Declared,
    HintPlaced,
    HintRevealed,
    Looked,
    Moved,
    MoveSkipped,
    TurnBegan,
)
from yokai_desktop.engine.yokai.hints import HintMode
from yokai_desktop.engine.yokai.tableau import Step, Tableau
from yokai_desktop.models.yokai.grid import GridRow, label_of
from yokai_desktop.models.yokai.hints import HintRow, HintState
from yokai_desktop.ui.yokai.names import family_name, hint_name, place_name

translate = QCoreApplication.translate

Name = Callable[[int], str]


def card_words(row: GridRow) -> str:
    """What a screen reader calls a card; a card that is face down never tells its face."""
    if row.family is not None:
        words = translate("Yokai", "card {place}, {family}").format(
            place=row.label, family=family_name(row.family)
        )
    else:
        words = translate("Yokai", "card {place}, face down").format(place=row.label)
    if row.hint is not None:
        words += translate("Yokai", ", locked, hint {hint}").format(hint=hint_name(row.hint))
    return words


def hint_words(row: HintRow) -> str:
    """What a screen reader calls a hint or the pile."""
    if row.state is HintState.PILE:
        return translate("Yokai", "%n hint(s) face down", "", row.count)
    assert row.hint is not None
    if row.state is HintState.PLACED:
        return translate("Yokai", "placed hint {hint}").format(hint=hint_name(row.hint))
    return translate("Yokai", "hint {hint}").format(hint=hint_name(row.hint))


def prompt_for(tableau: Tableau) -> tuple[str, str]:
    """What the person is to do now: the first words, and the rest."""
    match tableau.step:
        case Step.FIRST_LOOK:
            return (
                translate("Yokai", "Look at a card."),
                translate("Yokai", "Only you see its face."),
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
            translate("Yokai", "The hint."),
            translate("Yokai", "Prepare one more, or place one."),
        )
    return translate("Yokai", "The hint."), translate("Yokai", "Turn one up, or place one.")


def keys_for(step: Step) -> str:
    """The keys that do what the prompt says."""
    match step:
        case Step.FIRST_LOOK | Step.SECOND_LOOK:
            return translate("Yokai", "Arrow keys choose a card, Enter looks at it.")
        case Step.MOVE:
            return translate("Yokai", "Esc puts it back. Arrow keys and Enter work too.")
        case Step.HINT:
            return translate("Yokai", "T turns one up. 1 to 9 take a hint, Enter places it.")
    return ""


def refusal_words(refusal: IllegalAction) -> tuple[str, str]:
    """Why a choice was not taken."""
    lead = translate("Yokai", "Not like this.")
    return lead, {
        "appease_only_at_turn_start": translate(
            "Yokai", "You may declare only at the start of your turn."
        ),
        "card_is_locked": translate("Yokai", "A card under a hint stays as it is."),
        "card_already_looked_at": translate("Yokai", "You have just seen it: choose another."),
        "card_must_leave_its_place": translate("Yokai", "It must end on another place."),
        "place_is_taken": translate("Yokai", "A card lies there already."),
        "place_touches_no_card": translate("Yokai", "It must touch a card by a side."),
        "move_splits_the_cards": translate("Yokai", "The cards would no longer hang together."),
        "pile_is_empty": translate("Yokai", "No hint is left in the pile."),
        "only_the_top_hint": translate("Yokai", "Only the last hint turned up may be placed."),
        "hint_not_turned_up": translate("Yokai", "That hint is not turned up."),
        "not_your_turn": translate("Yokai", "It is not your turn."),
        "game_is_over": translate("Yokai", "The game is over."),
        "wrong_step": translate("Yokai", "Something else comes first."),
        "no_such_card": translate("Yokai", "There is no such card."),
        "choose_a_hint_first": translate("Yokai", "Take a hint first, then choose its card."),
        "card_is_stuck": translate("Yokai", "Without this card the others would fall apart."),
        "hint_off_the_cards": translate("Yokai", "Drop the hint on a card without one."),
    }.get(refusal.reason, refusal.reason)


def happened(event: Event, name: Name, places: tuple[Place, ...], you: int) -> str:
    """What happened, as a sentence; ``you`` is the seat that is spoken to, -1 for none."""
    if getattr(event, "seat", None) == you:
        words = _you_did(event, places)
        if words:
            return words
    match event:
        case TurnBegan(turn, seat):
            return translate("Yokai", "Turn {turn}: {name}").format(turn=turn, name=name(seat))
        case Looked(seat, card, family):
            label = label_of(places[card], places)
            if family is not None:
                text = translate("Yokai", "{name} sees {family} at {place}")
                return text.format(name=name(seat), family=family_name(family), place=label)
            text = translate("Yokai", "{name} looks at {place}")
            return text.format(name=name(seat), place=label)
        case Moved(seat, card, start, end):
            text = translate("Yokai", "{name} moves {place} to the place {where}")
            where = place_name(end, places, card)
            return text.format(name=name(seat), place=label_of(start, places), where=where)
        case MoveSkipped(seat):
            return translate("Yokai", "{name} cannot move any card").format(name=name(seat))
        case HintRevealed(seat, hint):
            if hint.is_blank:
                return translate("Yokai", "{name} sets a hint aside").format(name=name(seat))
            text = translate("Yokai", "{name} turns up {hint}")
            return text.format(name=name(seat), hint=hint_name(hint))
        case HintPlaced(seat, hint, card):
            text = translate("Yokai", "{name} places {hint} on {place}")
            label = label_of(places[card], places)
            return text.format(name=name(seat), hint=hint_name(hint), place=label)
        case Declared(seat):
            return translate("Yokai", "{name} says: the spirits are at peace").format(
                name=name(seat)
            )
    return ""


def _you_did(event: Event, places: tuple[Place, ...]) -> str:
    """The same, said to the one who did it."""
    match event:
        case TurnBegan(turn):
            return translate("Yokai", "Turn {turn}: you").format(turn=turn)
        case Looked(_, card, family):
            label = label_of(places[card], places)
            if family is not None:
                text = translate("Yokai", "You see {family} at {place}")
                return text.format(family=family_name(family), place=label)
            return translate("Yokai", "You look at {place}").format(place=label)
        case Moved(_, card, start, end):
            text = translate("Yokai", "You move {place} to the place {where}")
            where = place_name(end, places, card)
            return text.format(place=label_of(start, places), where=where)
        case MoveSkipped():
            return translate("Yokai", "You cannot move any card")
        case HintRevealed(_, hint):
            if hint.is_blank:
                return translate("Yokai", "You set a hint aside")
            return translate("Yokai", "You turn up {hint}").format(hint=hint_name(hint))
        case HintPlaced(_, hint, card):
            text = translate("Yokai", "You place {hint} on {place}")
            return text.format(hint=hint_name(hint), place=label_of(places[card], places))
        case Declared():
            return translate("Yokai", "You say: the spirits are at peace")
    return ""
