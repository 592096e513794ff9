"""What was passed and what came, in words: for slots, cards, the prompt and the log."""

from __future__ import annotations

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.words.joining import listed, row_of
from yokai_desktop.words.septet.cards import card_name, spoken_card
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.voice import translate


def receiver_of(view: SeptetView, place: int) -> int:
    """Who gets the card at a place of the pass."""
    return (view.seat + view.mode.receivers[place]) % view.mode.players


def giver_of(view: SeptetView, card: Card) -> int | None:
    """Who passed a card to the viewer in this round; None if nobody did."""
    return next((came.giver for came in view.received if card in came.cards), None)


def is_fresh(view: SeptetView) -> bool:
    """Whether the cards that came are still marked: until the first trick is gone."""
    return bool(view.received) and not view.tricks


def for_words(name: str) -> str:
    return translate("Septet", "for {name}").format(name=name)


def slot_words(view: SeptetView, place: int, names: Names, card: Card) -> str:
    """A card in its slot, for screen readers."""
    name, told = names.name(receiver_of(view, place)), spoken_card(card)
    if view.mode.is_seven_next:
        return translate("Septet", "for {name}: {card}").format(name=name, card=told)
    text = (
        translate("Septet", "first of three for {name}: {card}"),
        translate("Septet", "second of three for {name}: {card}"),
        translate("Septet", "third of three for {name}: {card}"),
    )[place]
    return text.format(name=name, card=told)


def from_words(card: Card, name: str) -> str:
    """A card of the hand that came from somebody."""
    return translate("Septet", "{card}, from {name}").format(card=spoken_card(card), name=name)


def gave_words(view: SeptetView, names: Names) -> str:
    """Who gave the viewer what; nothing once they have played a card of the round."""
    has_played = any(played.seat == view.seat for played in view.trick)
    if not is_fresh(view) or has_played:
        return ""
    if len(view.received) == 1:
        came = view.received[0]
        return translate("Septet", "{name} passed you {cards}.").format(
            name=names.name(came.giver), cards=row_of(map(card_name, came.cards))
        )
    parts = [
        translate("Septet", "the {card} from {name}").format(
            card=card_name(card), name=names.name(came.giver)
        )
        for came in view.received
        for card in came.cards
    ]
    return translate("Septet", "You got {cards}.").format(cards=listed(parts))


def passed_words(view: SeptetView) -> str:
    """What the viewer gave away, as a line of the log."""
    return translate("Septet", "You passed: {cards}").format(
        cards=row_of(map(card_name, view.passed))
    )


def got_words(view: SeptetView) -> str:
    """What the viewer got, as a line of the log."""
    cards = [card for came in view.received for card in came.cards]
    return translate("Septet", "You got: {cards}").format(cards=row_of(map(card_name, cards)))


def passing_words(view: SeptetView) -> str:
    """How cards are passed in this game."""
    if view.mode.is_seven_next:
        return translate(
            "Septet", "One card to each of the other players, face down. You get one from each."
        )
    if view.mode.players == 4:
        return translate("Septet", "Each team passes three cards, face down, at the same time.")
    return translate(
        "Septet", "Everyone passes three cards to the left, face down, at the same time."
    )
