"""What happens in a game of Yōkai, as sentences: for the log, screen readers and the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.events import (
    AffinityDealt,
    CardsDealt,
    CardsRevealed,
    Declared,
    GameEnded,
    HintPlaced,
    HintRevealed,
    Looked,
    Moved,
    MoveSkipped,
    ShapeShown,
    TurnBegan,
    YokaiEvent,
)
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import family_name, hint_name
from yokai_desktop.words.yokai.places import Spots

Name = Callable[[int], str]


def happened(event: Event, name: Name, spots: Spots, you: int | None) -> str:
    """What happened, in a sentence; ``you`` is the seat that is spoken to, None for nobody."""
    assert isinstance(event, YokaiEvent)
    if you is not None and getattr(event, "seat", None) == you:
        return _you_did(event, spots)
    match event:
        case TurnBegan(turn, seat):
            return translate("Yokai", "Turn {turn}: {name}").format(turn=turn, name=name(seat))
        case Looked(seat, card, family) if family is not None:
            text = translate("Yokai", "{name} looks at {place} and sees {family}.")
            return text.format(name=name(seat), family=family_name(family), place=spots.card(card))
        case Looked(seat, card):
            text = translate("Yokai", "{name} looks at {place}.")
            return text.format(name=name(seat), place=spots.card(card))
        case Moved(seat, card, _, end):
            text = translate("Yokai", "{name} moves {place} to {where}.")
            return text.format(name=name(seat), place=spots.card(card), where=spots.target(end))
        case MoveSkipped(seat):
            return translate("Yokai", "{name} cannot move any card.").format(name=name(seat))
        case HintRevealed(seat, hint):
            return _turned_up(hint).format(name=name(seat), hint=hint_name(hint))
        case HintPlaced(seat, hint, card):
            text = _placed(hint)
            return text.format(name=name(seat), hint=hint_name(hint), place=spots.card(card))
        case Declared(seat):
            return translate("Yokai", "{name} declares the yōkai at peace.").format(name=name(seat))
        case CardsDealt() | AffinityDealt() | ShapeShown() | CardsRevealed() | GameEnded():
            return ""
        case _:
            assert_never(event)


def ended_words(declarer: int | None, name: Name, you: int | None) -> str:
    """What ended the game: somebody's declaration, or the last hint (Y5.1)."""
    if declarer is None:
        return translate("Yokai", "The last hint has been placed.")
    if declarer == you:
        return translate("Yokai", "You declared the yōkai at peace.", "at the end of a game")
    text = translate("Yokai", "{name} declared the yōkai at peace.", "at the end of a game")
    return text.format(name=name(declarer))


def _turned_up(hint: Hint) -> str:
    if hint.is_blank:
        return translate("Yokai", "{name} prepares a blank hint.")
    return translate("Yokai", "{name} turns up the hint {hint}.")


def _placed(hint: Hint) -> str:
    if hint.is_blank:
        return translate("Yokai", "{name} places a blank hint on {place}.")
    return translate("Yokai", "{name} places the hint {hint} on {place}.")


def moved_openly(event: Moved, family: Family, name: str, spots: Spots) -> str:
    """A move told after the game, with the family of the card; an empty name is *you*."""
    if name:
        text = translate("Yokai", "{name} moves {place} ({family}) to {where}.")
    else:
        text = translate("Yokai", "You move {place} ({family}) to {where}.")
    return text.format(
        name=name,
        place=spots.card(event.card),
        family=family_name(family),
        where=spots.target(event.end),
    )


def _you_did(event: YokaiEvent, spots: Spots) -> str:
    """The same, said to the one who did it."""
    match event:
        case TurnBegan(turn):
            return translate("Yokai", "Turn {turn}: you").format(turn=turn)
        case Looked(_, card, family) if family is not None:
            text = translate("Yokai", "You look at {place} and see {family}.")
            return text.format(family=family_name(family), place=spots.card(card))
        case Looked(_, card):
            return translate("Yokai", "You look at {place}.").format(place=spots.card(card))
        case Moved(_, card, _, end):
            text = translate("Yokai", "You move {place} to {where}.")
            return text.format(place=spots.card(card), where=spots.target(end))
        case MoveSkipped():
            return translate("Yokai", "You cannot move any card.")
        case HintRevealed(_, hint):
            if hint.is_blank:
                return translate("Yokai", "You prepare a blank hint.")
            return translate("Yokai", "You turn up the hint {hint}.").format(hint=hint_name(hint))
        case HintPlaced(_, hint, card):
            if hint.is_blank:
                text = translate("Yokai", "You place a blank hint on {place}.")
            else:
                text = translate("Yokai", "You place the hint {hint} on {place}.")
            return text.format(hint=hint_name(hint), place=spots.card(card))
        case Declared():
            return translate("Yokai", "You declare the yōkai at peace.")
        case CardsDealt() | AffinityDealt() | ShapeShown() | CardsRevealed() | GameEnded():
            return ""
        case _:
            assert_never(event)
