"""What a master would do, as rows: the best two or three choices with chance and reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Pass, Play, Show, Tuck
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.advice_reasons import ReasonWords
from yokai_desktop.words.joining import groups_of, labelled, listed, row_of, sentences
from yokai_desktop.words.septet.cards import BOSS_NAMES, card_name
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.passing import receiver_of

if TYPE_CHECKING:
    from yokai_desktop.ai.septet.explain import Advice

translate = QCoreApplication.translate
MOST_ROWS = 3
_TOO_FAR = 0.25
"""A choice that is this much worse than the best is no advice."""


@dataclass(frozen=True)
class AdviceRow:
    """One choice: its cards, what it is called, how it does and why."""

    cards: tuple[Card, ...]
    name: str
    chance: float | None
    """None where there is nothing to compare."""
    error: float
    reason: str

    @property
    def figure(self) -> str:
        """The chance in percent."""
        if self.chance is None:
            return ""
        return translate("Septet", "{percent}%").format(percent=round(100 * self.chance))

    @property
    def spread(self) -> str:
        """Its error; nothing where it was solved to the end."""
        if self.chance is None or not self.error:
            return ""
        return translate("Septet", "± {error}").format(error=max(1, round(100 * self.error)))

    def spoken(self) -> str:
        """The row for screen readers."""
        if self.chance is None:
            return labelled(self.name, self.reason)
        percent = round(100 * self.chance)
        if self.error:
            text = translate("Septet", "{percent} percent plus or minus {error}")
        else:
            text = translate("Septet", "{percent} percent")
        chance = text.format(percent=percent, error=max(1, round(100 * self.error)))
        return row_of((self.name, chance, self.reason))


@dataclass(frozen=True)
class AdviceStory:
    """Everything the scroll tells."""

    rows: tuple[AdviceRow, ...]
    line: str
    """What the chances mean, or why there are none."""
    source: str = ""
    """What the figures come from."""

    def spoken(self) -> str:
        """All of it in one sentence."""
        if not self.rows:
            return self.line
        if len(self.rows) == 1:
            return sentences((self.line, self.rows[0].spoken()))
        rows = groups_of(row.spoken() for row in self.rows)
        return labelled(translate("Septet", "Advice, best first"), rows)


def advice_story(found: object, view: SeptetView, names: Names) -> AdviceStory:
    """The words for what ``explain`` found, best choice first; None or nothing: no advice."""
    choices: tuple[Advice, ...] = found if isinstance(found, tuple) else ()
    if not choices:
        return AdviceStory((), translate("Septet", "The master has nothing to say here."))
    if len(view.legal) == 1:
        only = _row(choices[0], view, names, "")
        return AdviceStory((only,), translate("Septet", "You have no choice."))
    rows: list[AdviceRow] = []
    for place, piece in enumerate(_worth_telling(choices)):
        before = choices[place - 1] if place else None
        rows.append(_row(piece, view, names, _no_telling(piece, before, view, names)))
    return AdviceStory(tuple(rows), _meaning(view), _source(choices))


def _worth_telling(choices: tuple[Advice, ...]) -> tuple[Advice, ...]:
    """The best two, and a third that is not much worse."""
    best = choices[0].win_chance or 0.0
    return tuple(
        piece
        for place, piece in enumerate(choices[:MOST_ROWS])
        if place < 2 or best - (piece.win_chance or 0.0) <= _TOO_FAR
    )


def _meaning(view: SeptetView) -> str:
    if view.mode.is_seven_next:
        return translate("SeptetReview", "advantage in seals")
    return translate("SeptetReview", "chance to win the round")


def _source(choices: tuple[Advice, ...]) -> str:
    if all(not piece.error for piece in choices):
        return translate("Septet", "Worked out to the end, from what you can know.")
    deals = choices[0].deals
    return translate("Septet", "From what you can know, in %n deals.", "", deals)


def _no_telling(piece: Advice, before: Advice | None, view: SeptetView, names: Names) -> str:
    """Says that two choices beside each other are within one error."""
    if before is None or piece.win_chance is None or before.win_chance is None:
        return ""
    if abs(before.win_chance - piece.win_chance) > max(piece.error, before.error):
        return ""
    if not isinstance(before.action, Play):
        return translate("Septet", "As good as the choice above.")
    return translate("Septet", "As good as the {card}.").format(
        card=choice_name(before.action, view, names)
    )


def _row(piece: Advice, view: SeptetView, names: Names, no_telling: str) -> AdviceRow:
    reason = ReasonWords(piece, view, names).words()
    return AdviceRow(
        cards_of(piece.action, view),
        choice_name(piece.action, view, names),
        piece.win_chance,
        piece.error,
        sentences((reason, no_telling)),
    )


def choice_name(action: Action, view: SeptetView, names: Names) -> str:
    """What a choice is called."""
    match action:
        case Play(card) | Discard(card) | Show(card):
            return card_name(card)
        case Pass(cards) if view.mode.is_seven_next:
            return listed(
                translate("Septet", "the {card} to {name}").format(
                    card=card_name(card), name=names.name(receiver_of(view, place))
                )
                for place, card in enumerate(cards)
            )
        case Pass(cards):
            return listed(card_name(card) for card in cards)
        case Tuck():
            return tuck_words(action, view)
    return translate("Septet", "Leave everything as it is")


def tuck_words(action: Tuck, view: SeptetView) -> str:
    """Which boss goes under the straw pile, and on which side."""
    boss = view.straws[view.seat].up[action.place].card
    name = BOSS_NAMES[boss.family] if boss is not None else ""
    if action.right:
        text = translate("SeptetReview", "{boss} under, to the right")
    else:
        text = translate("SeptetReview", "{boss} under, to the left")
    return text.format(boss=name)


def cards_of(action: Action, view: SeptetView) -> tuple[Card, ...]:
    """The cards a choice is about."""
    match action:
        case Pass(cards):
            return cards
        case Play(card) | Discard(card) | Show(card):
            return (card,)
        case Tuck(place, _):
            boss = view.straws[view.seat].up[place].card
            return (boss,) if boss is not None else ()
    return ()
