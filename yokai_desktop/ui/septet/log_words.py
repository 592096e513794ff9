"""The round so far in words: lines for the log, sentences for screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import Played
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.log import LogCard, LogRow
from yokai_desktop.models.septet.cards import winning_seat
from yokai_desktop.ui.septet.names import symbol_of
from yokai_desktop.words.joining import labelled, row_of
from yokai_desktop.words.septet.cards import card_name, rank_text
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.passing import got_words, passed_words, passing_words

translate = QCoreApplication.translate


def log_rows(view: SeptetView, names: Names, *, shows_round: bool = True) -> list[LogRow]:
    """Every trick of this round, and who is awaited; nobody is while something is shown.

    Unless the whole round is shown, tricks before the last one lie face down: of them the log
    only tells who took them (S11).  When the game is over all lie open.
    """
    rows = _passing(view)
    is_open = shows_round or view.outcome is not None
    for number, taken in enumerate(view.tricks, start=1):
        rows.append(_heading(number))
        if is_open or number == len(view.tricks):
            rows += [
                _line(played, place, names, taken.seat) for place, played in enumerate(taken.cards)
            ]
        else:
            rows.append(_face_down(taken.seat, names))
    awaited = view.phase == Phase.PLAY and view.to_act is not None
    if awaited or view.trick:
        rows.append(_heading(len(view.tricks) + 1))
        taker = _taker_of(view)
        rows += [_line(played, place, names, taker) for place, played in enumerate(view.trick)]
    if awaited:
        rows.append(_awaited(view, names))
    return rows


def _passing(view: SeptetView) -> list[LogRow]:
    """What the viewer passed and got, for the whole round; before that, how it is done."""
    if not view.mode.receivers:
        return []
    heading = LogRow(translate("Septet", "Passing"), is_heading=True)
    if view.phase == Phase.PASS:
        return [heading, LogRow(passing_words(view))] if view.hand else []
    if not view.passed or not view.received:
        return []
    got = [card for came in view.received for card in came.cards]
    return [
        heading,
        _given(translate("Septet", "Passed"), passed_words(view), view.passed),
        _given(translate("Septet", "Got"), got_words(view), got),
    ]


def _given(what: str, words: str, cards: Iterable[Card]) -> LogRow:
    small = tuple(
        LogCard(symbol_of(card.family), _figure(card), card.family.label) for card in cards
    )
    return LogRow(words=words, who=what, cards=small)


def _figure(card: Card) -> str:
    return rank_text(card) + ("*" if card.is_shining else "")


def _taker_of(view: SeptetView) -> int | None:
    """Who takes the trick on the mat, once it is complete."""
    if len(view.trick) < view.mode.players:
        return None
    return winning_seat(view)


def _heading(number: int) -> LogRow:
    words = translate("Septet", "Trick {number}").format(number=number)
    return LogRow(words, is_heading=True)


def _face_down(taker: int, names: Names) -> LogRow:
    """A trick that nobody may look at any more."""
    name, note = names.name(taker), translate("Septet", "takes")
    return LogRow(words=labelled(name, note), who=name, note=note)


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
        words=row_of((labelled(name, card_name(card)), *notes)),
        who=name,
        symbol=symbol_of(card.family),
        figure=_figure(card),
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
        words=labelled(name, note),
        who=name,
        symbol=symbol_of(led) if led is not None else "",
        tone=led.label if led is not None else "",
        note=note,
        is_current=True,
    )
