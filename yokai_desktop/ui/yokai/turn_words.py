"""A turn in words: short lines for the list of turns, one sentence for those who listen."""

from __future__ import annotations

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.models.yokai.trace import Deed, Kind, TurnTrace
from yokai_desktop.words.joining import groups_of
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import hint_name
from yokai_desktop.words.yokai.places import place_name


def deed_line(deed: Deed, *, is_you: bool) -> str:
    """A deed as a line below the name of its player: *looks at L13*."""
    text = _your_line(deed) if is_you else _their_line(deed)
    return _filled(text, deed)


def names_in(deed: Deed) -> tuple[str, ...]:
    """The names of places in the line of a deed."""
    return tuple(place_name(place) for place in (deed.start, deed.place) if place is not None)


def turn_words(name: str, turn: TurnTrace | None) -> str:
    """What a screen reader says of a player: *Aiko. Last turn: looked at L13, then …*"""
    if turn is None:
        return translate("YokaiTurns", "{name}. Has not played yet.").format(name=name)
    text = translate("YokaiTurns", "{name}. Last turn: {deeds}.")
    return text.format(name=name, deeds=turn_summary(turn))


def turn_summary(turn: TurnTrace) -> str:
    """*looked at L13, then N14; moved N14 to O12; placed Kitsune or Oni on N12*."""
    looks = turn.of(Kind.LOOK)
    parts = []
    if len(looks) == 2:
        text = translate("YokaiTurns", "looked at {first}, then {second}")
        parts.append(text.format(first=_name(looks[0].place), second=_name(looks[1].place)))
    elif looks:
        text = translate("YokaiTurns", "looked at {place}")
        parts.append(text.format(place=_name(looks[0].place)))
    for deed in turn.deeds:
        if deed.kind is not Kind.LOOK:
            parts.append(_filled(_then(deed) if parts else _past(deed), deed))
    return groups_of(parts)


def _name(place: Place | None) -> str:
    return place_name(place) if place is not None else ""


def _filled(text: str, deed: Deed) -> str:
    hint = hint_name(deed.hint) if deed.hint is not None else ""
    return text.format(place=_name(deed.place), start=_name(deed.start), hint=hint)


def _is_blank(deed: Deed) -> bool:
    return deed.hint is not None and deed.hint.is_blank


def _their_line(deed: Deed) -> str:
    blank = _is_blank(deed)
    match deed.kind:
        case Kind.LOOK:
            return translate("YokaiTurns", "looks at {place}")
        case Kind.MOVE:
            return translate("YokaiTurns", "moves {start} to {place}")
        case Kind.NO_MOVE:
            return translate("YokaiTurns", "cannot move any card")
        case Kind.TURN_UP if blank:
            return translate("YokaiTurns", "prepares a blank hint")
        case Kind.TURN_UP:
            return translate("YokaiTurns", "turns up the hint {hint}")
        case Kind.PLACE if blank:
            return translate("YokaiTurns", "places a blank hint on {place}")
        case Kind.PLACE:
            return translate("YokaiTurns", "places the hint {hint} on {place}")
        case Kind.DECLARE:
            return translate("YokaiTurns", "says that all are at peace")


def _your_line(deed: Deed) -> str:
    blank = _is_blank(deed)
    match deed.kind:
        case Kind.LOOK:
            return translate("YokaiTurns", "look at {place}", "you")
        case Kind.MOVE:
            return translate("YokaiTurns", "move {start} to {place}", "you")
        case Kind.NO_MOVE:
            return translate("YokaiTurns", "cannot move any card", "you")
        case Kind.TURN_UP if blank:
            return translate("YokaiTurns", "prepare a blank hint", "you")
        case Kind.TURN_UP:
            return translate("YokaiTurns", "turn up the hint {hint}", "you")
        case Kind.PLACE if blank:
            return translate("YokaiTurns", "place a blank hint on {place}", "you")
        case Kind.PLACE:
            return translate("YokaiTurns", "place the hint {hint} on {place}", "you")
        case Kind.DECLARE:
            return translate("YokaiTurns", "say that all are at peace", "you")


def _past(deed: Deed) -> str:
    blank = _is_blank(deed)
    match deed.kind:
        case Kind.MOVE:
            return translate("YokaiTurns", "moved {start} to {place}")
        case Kind.NO_MOVE:
            return translate("YokaiTurns", "could not move any card")
        case Kind.TURN_UP if blank:
            return translate("YokaiTurns", "prepared a blank hint")
        case Kind.TURN_UP:
            return translate("YokaiTurns", "turned up the hint {hint}")
        case Kind.PLACE if blank:
            return translate("YokaiTurns", "placed a blank hint on {place}")
        case Kind.PLACE:
            return translate("YokaiTurns", "placed the hint {hint} on {place}")
    return translate("YokaiTurns", "said that all are at peace")


def _then(deed: Deed) -> str:
    """The same where another deed stands before it: some languages say the auxiliary once."""
    blank = _is_blank(deed)
    match deed.kind:
        case Kind.MOVE:
            return translate("YokaiTurns", "moved {start} to {place}", "after another deed")
        case Kind.TURN_UP if blank:
            return translate("YokaiTurns", "prepared a blank hint", "after another deed")
        case Kind.TURN_UP:
            return translate("YokaiTurns", "turned up the hint {hint}", "after another deed")
        case Kind.PLACE if blank:
            return translate("YokaiTurns", "placed a blank hint on {place}", "after another deed")
        case Kind.PLACE:
            return translate(
                "YokaiTurns", "placed the hint {hint} on {place}", "after another deed"
            )
    return _past(deed)


def nobody_words() -> str:
    """Before the first turn."""
    return translate("YokaiTurns", "Nobody has played yet.")
