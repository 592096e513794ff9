"""The round so far in words: lines for the log, sentences for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.events import (
    BossTucked,
    CardPlayed,
    CardsPassed,
    Discarded,
    FamilySealed,
    GameEnded,
    LeadShown,
    PassChosen,
    Played,
    RoundDealt,
    StrawTurned,
    TrickTaken,
    TrumpNamed,
)
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.log import LogRow
from yokai_desktop.models.septet.trick import trick_rows
from yokai_desktop.ui.septet.names import (
    Names,
    card_name,
    family_name,
    rank_text,
    spoken_card,
    symbol_of,
)

translate = QCoreApplication.translate


def log_rows(view: SeptetView, names: Names) -> list[LogRow]:
    """Every trick of this round, and who is awaited; nobody is while something is shown."""
    rows: list[LogRow] = []
    for number, taken in enumerate(view.tricks, start=1):
        rows.append(_heading(number))
        rows += [
            _line(played, place, names, taken.seat) for place, played in enumerate(taken.cards)
        ]
    awaited = view.phase == Phase.PLAY and view.to_act is not None
    if awaited or view.trick:
        rows.append(_heading(len(view.tricks) + 1))
        taker = _taker_of(view)
        rows += [_line(played, place, names, taker) for place, played in enumerate(view.trick)]
    if awaited:
        rows.append(_awaited(view, names))
    return rows


def _taker_of(view: SeptetView) -> int | None:
    """Who takes the trick on the mat, once it is complete."""
    if len(view.trick) < view.mode.players:
        return None
    return next(row.seat for row in trick_rows(view.trick, view.trump, view.mode) if row.best)


def _heading(number: int) -> LogRow:
    words = translate("Septet", "Trick {number}").format(number=number)
    return LogRow(words, is_heading=True)


def _line(played: Played, place: int, names: Names, taker: int | None) -> LogRow:
    card = played.card
    notes = []
    if played.seat == taker:
        notes.append(translate("Septet", "takes"))
    if place == 0:
        notes.append(translate("Septet", "led"))
    if card.is_boss:
        notes.append(translate("Septet", "boss"))
    name = names.name(played.seat)
    return LogRow(
        words=", ".join([f"{name}: {card_name(card)}", *notes]),
        who=name,
        symbol=symbol_of(card.family),
        figure=rank_text(card) + ("*" if card.is_shining else ""),
        tone=card.family.label,
        note=notes[0] if notes else "",
    )


def _awaited(view: SeptetView, names: Names) -> LogRow:
    assert view.to_act is not None
    name = names.name(view.to_act)
    if names.is_you(view.to_act):
        note = translate("Septet", "your turn")
    else:
        note = translate("Septet", "to play")
    led = view.led
    return LogRow(
        words=f"{name}: {note}",
        who=name,
        symbol=symbol_of(led) if led is not None else "",
        tone=led.label if led is not None else "",
        note=note,
        is_current=True,
    )


def event_words(event: Event, names: Names) -> str:
    """What a screen reader says when this happens; nothing for what has no news."""
    match event:
        case RoundDealt(number, trump_card, _):
            words = translate("Septet", "Round {number} is dealt.").format(number=number)
            if trump_card is not None:
                trump = translate("Septet", "Trump is {family}.").format(
                    family=family_name(trump_card.family)
                )
                words = f"{words} {trump}"
            return words
        case PassChosen(seat):
            if names.is_you(seat):
                return translate("Septet", "Your cards lie ready to be passed.")
            return translate("Septet", "{name} has chosen.").format(name=names.name(seat))
        case CardsPassed(giver, receiver, cards) if receiver == names.viewer and None not in cards:
            listed = ", ".join(spoken_card(card) for card in cards)
            return translate("Septet", "{name} passes you: {cards}.").format(
                name=names.name(giver), cards=listed
            )
        case LeadShown(seat, card):
            if names.is_you(seat):
                return translate("Septet", "You show {card} and lead.").format(card=card_name(card))
            return translate("Septet", "{name} shows {card} and leads.").format(
                name=names.name(seat), card=card_name(card)
            )
        case Discarded(seat, _):
            if names.is_you(seat):
                return translate("Septet", "Your discard leaves the round.")
            return translate("Septet", "{name} has discarded.").format(name=names.name(seat))
        case BossTucked(_, _, _, boss, _):
            return translate("Septet", "{card} is tucked under.").format(card=card_name(boss))
        case TrumpNamed(family):
            return translate("Septet", "Trump is {family}.").format(family=family_name(family))
        case CardPlayed(seat, card):
            return f"{names.name(seat)}: {spoken_card(card)}."
        case TrickTaken(seat, cards):
            best = card_name(next(played.card for played in cards if played.seat == seat))
            if names.is_you(seat):
                return translate("Septet", "You take the trick with {card}.").format(card=best)
            return translate("Septet", "{name} takes the trick with {card}.").format(
                name=names.name(seat), card=best
            )
        case StrawTurned(_, _, card):
            return translate("Septet", "{card} is turned up.").format(card=card_name(card))
        case FamilySealed(_, family):
            return translate("Septet", "{family} is sealed.").format(family=family_name(family))
        case GameEnded():
            return translate("Septet", "The game is over.")
    return ""
