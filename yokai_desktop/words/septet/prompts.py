"""The sentence that says what to do now at a table of Septet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.septet.cards import BOSS_NAMES, card_name, family_name
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.passing import gave_words, receiver_of
from yokai_desktop.words.voice import translate


@dataclass(frozen=True)
class Prompt:
    """First words, the rest, and whether somebody else is awaited."""

    lead: str
    text: str = ""
    waiting: bool = False


def prompt_for(
    view: SeptetView, names: Names, picks: Sequence[Card | None], *, with_passed: bool = True
) -> Prompt:
    """What the viewer may do now; ``picks`` are the cards picked but not confirmed.

    The first time also what was passed to them, unless they were told already.
    """
    if view.outcome is not None:
        return Prompt(translate("Refusals", "The game is over."))
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
        case Phase.PLAY:
            gave = gave_words(view, names) if with_passed else ""
            return Prompt(lead, sentences((gave, _playing(view))))


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
    return _receiver(view, names)


def _receiver(view: SeptetView, names: Names) -> str:
    name = names.name(receiver_of(view, 0))
    if view.mode.players == 4:
        return translate("Septet", "They go to {name}, your partner.").format(name=name)
    return translate("Septet", "They go to {name}, on your left.").format(name=name)


def confirm_words(view: SeptetView, names: Names, picks: Sequence[Card | None]) -> str:
    """What the button does that settles a choice: what its own words leave open."""
    match view.phase:
        case Phase.PASS if view.mode.is_seven_next:
            return translate("Septet", "Each of the others gets one card.")
        case Phase.PASS:
            return _receiver(view, names)
        case Phase.DISCARD:
            return _discarding(picks)
        case Phase.SWAP:
            return translate("Septet", "Your straw pile does not change.")
    return ""


def _discarding(picks: Sequence[Card | None]) -> str:
    card = next((pick for pick in picks if pick is not None), None)
    if card is not None:
        return translate("Septet", "The {card} leaves the round, unseen.").format(
            card=card_name(card)
        )
    return translate("Septet", "Discard one card from your hand (not a boss).")


def _swapping(view: SeptetView, picks: Sequence[Card | None]) -> str:
    from yokai_desktop.engine.septet.actions import Show

    if any(isinstance(action, Show) for action in view.legal):
        return translate("Septet", "A boss under a boss! Choose which one lies face up.")
    card = next((pick for pick in picks if pick is not None), None)
    if card is not None:
        return translate("Septet", "Choose one of the two cards under {boss}.").format(
            boss=BOSS_NAMES[card.family]
        )
    return translate(
        "Septet", "Tuck a boss from your straw pile under, or leave everything as it is."
    )


def _playing(view: SeptetView) -> str:
    led = view.led
    count = len(view.legal)
    if led is None:
        if view.mode.is_seven_next and view.trump is None:
            return translate(
                "Septet", "Lead any card: its family will be trump for the whole round."
            )
        return translate("Septet", "Lead any card.")
    family = family_name(led)
    if any(card.family == led for card in view.playable):
        if count == 1:
            text = translate("Septet", "Family led: {family}. Play your only {family} card.")
        else:
            text = translate(
                "Septet", "Family led: {family}. Play one of your %n {family} cards.", "", count
            )
        return text.format(family=family)
    text = translate("Septet", "Family led: {family}. You have none: play any card.")
    return text.format(family=family)
