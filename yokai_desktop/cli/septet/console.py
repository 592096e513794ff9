"""Septet in the terminal: the table, the events and the end as text."""

from __future__ import annotations

from collections.abc import Iterable

from yokai_desktop.cli.sentences import say
from yokai_desktop.engine.contract import Action, Event, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import RoundEnded
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView, StrawView
from yokai_desktop.words.joining import labelled, row_of, sentences
from yokai_desktop.words.numbers import score_text
from yokai_desktop.words.septet.cards import family_name
from yokai_desktop.words.septet.events import event_words, trump_words
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.prompts import prompt_for
from yokai_desktop.words.septet.rounds import game_title, round_title
from yokai_desktop.words.septet.scores import standing_words, tricks_words
from yokai_desktop.words.voice import translate


def cards_text(cards: Iterable[Card | None]) -> str:
    """Cards as they are typed."""
    return " ".join(str(card) if card else "·" for card in cards)


class SeptetDrawing:
    """The texts of Septet."""

    def table(self, view: SeptetView, match: Match) -> str:
        mode, names = view.mode, Names(match, view.seat)
        number = translate("Septet", "Round {number}").format(number=view.number)
        lines = ["", " · ".join(filter(None, (number, _trump(view))))]
        for side in range(mode.sides):
            score = len(view.seals[side]) if mode.is_seven_next else view.scores[side]
            facts = (
                standing_words(score, mode),
                tricks_words(view.taken[side], mode.trick_limit),
                cards_text(view.captured[side]),
            )
            lines.append("  " + labelled(names.side(mode, side), row_of(facts)))
        for seat, pile in enumerate(view.straws):
            lines += [say("s_straw", name=names.name(seat)), *straw_lines(pile)]
        if view.trick:
            played = row_of(labelled(names.name(p.seat), str(p.card)) for p in view.trick)
            lines.append(say("s_trick", cards=played))
        lines.append(say("s_hand", cards=cards_text(view.hand)))
        picks = [None] * len(mode.receivers) if view.phase is Phase.PASS else []
        prompt = prompt_for(view, names, picks)
        lines.append(sentences((prompt.lead, prompt.text)))
        return "\n".join(lines)

    def meant(self, text: str, view: View) -> str:
        return text

    def typed(self, action: Action, view: View) -> str:
        return str(action)

    def line(self, event: Event, before: View, match: Match, seat: int) -> str:
        names = Names(match, seat)
        if isinstance(event, RoundEnded):
            result, mode = event.result, names.game_mode
            title = round_title(result, mode, names)
            figures = say(
                "s_result", points=score_text(result.points), scores=score_text(result.scores)
            )
            return f"=== {title} === {figures}"
        return event_words(event, names)

    def ending(self, match: Match) -> str:
        assert match.outcome is not None
        names = Names(match, 0)
        title = game_title(match.outcome, names.game_mode, names)
        return labelled(title, score_text(match.outcome.scores))


def _trump(view: SeptetView) -> str:
    """The trump, with the card that shows it where there is one."""
    if view.trump is None:
        return ""
    words = trump_words(family_name(view.trump))
    return f"{words} ({view.trump_card})" if view.trump_card is not None else words


def straw_lines(pile: StrawView) -> list[str]:
    """A straw pile in two rows, the upper cards half a place to the right."""
    width = 16
    down = "".join(f"{place!s:^{width}}" for place in pile.down)
    up = " " * (width // 2) + "".join(f"{place!s:^{width}}" for place in pile.up)
    return [text.replace("gone", " –  ").rstrip() for text in (down, up)]


DRAWING = SeptetDrawing()
