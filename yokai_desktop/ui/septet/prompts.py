"""The sentence that says what to do now, and the one that says why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.contract import IllegalAction
from yokai_desktop.engine.septet.cards import Card, Family, read_card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.names import BOSS_NAMES, Names, card_name, family_name

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Prompt:
    """First words, the rest, and whether somebody else is awaited."""

    lead: str
    text: str = ""
    waiting: bool = False


def prompt_for(view: SeptetView, names: Names, picks: Sequence[Card | None]) -> Prompt:
    """What the viewer may do now; ``picks`` are the cards picked but not confirmed."""
    if view.outcome is not None:
        return Prompt(translate("Septet", "The game is over."))
    if view.to_act is None:
        return Prompt("", waiting=True)
    if view.to_act != view.seat:
        return _others_turn(view, names)
    lead = translate("Septet", "Your turn.")
    match view.phase:
        case Phase.PASS:
            return Prompt(translate("Septet", "Pass three cards."), _passing(view, names, picks))
        case Phase.DISCARD:
            return Prompt(lead, _discarding(picks))
        case Phase.SWAP:
            return Prompt(lead, _swapping(view, picks))
    return Prompt(lead, _playing(view))


def _others_turn(view: SeptetView, names: Names) -> Prompt:
    assert view.to_act is not None
    name = names.name(view.to_act)
    if view.phase == Phase.PASS:
        text = translate("Septet", "{name} is choosing cards to pass.").format(name=name)
    elif view.phase == Phase.PLAY:
        text = translate("Septet", "{name} is thinking.").format(name=name)
    else:
        text = translate("Septet", "{name} is preparing the round.").format(name=name)
    return Prompt(text, waiting=True)


def receiver_of(view: SeptetView, place: int) -> int:
    """Who gets the card at a place of the pass."""
    return (view.seat + view.mode.receivers[place]) % view.mode.players


def _passing(view: SeptetView, names: Names, picks: Sequence[Card | None]) -> str:
    missing = [place for place, card in enumerate(picks) if card is None]
    if not missing:
        return translate("Septet", "Press the button, or take a card back.")
    if view.mode.is_seven_next:
        name = names.name(receiver_of(view, missing[0]))
        return translate("Septet", "Choose a card for {name}.").format(name=name)
    name = names.name(receiver_of(view, 0))
    if len(missing) < len(picks):
        return translate("Septet", "%n more for {name}.", "", len(missing)).format(name=name)
    if view.mode.players == 4:
        return translate("Septet", "They go to {name}, your partner.").format(name=name)
    return translate("Septet", "They go to {name}, on your left.").format(name=name)


def _discarding(picks: Sequence[Card | None]) -> str:
    card = next((pick for pick in picks if pick is not None), None)
    if card is not None:
        return translate("Septet", "{card} leaves the round, unseen.").format(card=card_name(card))
    return translate("Septet", "Discard one card of your hand, but no boss.")


def _swapping(view: SeptetView, picks: Sequence[Card | None]) -> str:
    from yokai_desktop.engine.septet.actions import Show

    if any(isinstance(action, Show) for action in view.legal):
        return translate("Septet", "A boss under a boss! Choose which one lies face up.")
    card = next((pick for pick in picks if pick is not None), None)
    if card is not None:
        return translate("Septet", "Choose one of the two cards under {boss}.").format(
            boss=BOSS_NAMES[card.family]
        )
    return translate("Septet", "Tuck a boss of your straw under, or leave all as it is.")


def _playing(view: SeptetView) -> str:
    led = view.led
    count = len(view.legal)
    if led is None:
        if view.mode.is_seven_next and view.trump is None:
            return translate("Septet", "Lead any card: its family will be trump all round.")
        return translate("Septet", "Lead any card.")
    family = family_name(led)
    if any(card.family == led for card in view.playable):
        if count == 1:
            text = translate("Septet", "{family} was led: play your only {family} card.")
        else:
            text = translate(
                "Septet", "{family} was led: play one of your %n {family} cards.", "", count
            )
        return text.format(family=family)
    return translate("Septet", "You have no {family}: play any card.").format(family=family)


def refusal_words(refusal: IllegalAction) -> str:
    """Why a choice was not taken, in a sentence."""
    reason, facts = refusal.reason, refusal.facts
    match reason:
        case "must_follow_suit":
            family = Family[str(facts["family"]).upper()]
            return translate(
                "Septet", "{family} was led: you must follow as long as you can."
            ).format(family=family_name(family))
        case "boss_cannot_be_discarded":
            return translate("Septet", "A boss cannot be discarded.")
        case "discard_from_hand":
            return translate("Septet", "The discard comes from your hand, not from the straw.")
        case "card_is_covered":
            return translate("Septet", "This card is covered: play what lies on it first.")
        case "card_not_held":
            card = card_name(read_card(str(facts["card"])))
            return translate("Septet", "You do not hold {card}.").format(card=card)
        case "not_your_turn":
            return translate("Septet", "It is not your turn.")
        case "choose_a_boss_first" | "not_one_of_the_two":
            return translate("Septet", "First choose which of the two bosses lies face up.")
        case "no_boss_there":
            return translate("Septet", "Only a boss can be tucked under.")
        case "boss_swapped_already":
            return translate("Septet", "This boss has been moved already.")
        case "pass_three_cards" | "same_card_twice":
            return translate("Septet", "Three different cards must be passed.")
        case "three_are_chosen":
            return translate("Septet", "Three cards are chosen: take one back first.")
        case "game_is_over":
            return translate("Septet", "The game is over.")
    return translate("Septet", "That is not possible now.")
