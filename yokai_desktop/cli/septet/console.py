"""Septet in the terminal: the table, the events and the end as text."""

from __future__ import annotations

from collections.abc import Iterable

from yokai_desktop.cli.sentences import say
from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet import events as happened
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView, StrawView


def cards_text(cards: Iterable[Card | None]) -> str:
    return " ".join(str(card) if card else "·" for card in cards)


class SeptetDrawing:
    """The texts of Septet."""

    def table(self, view: SeptetView) -> str:
        mode = view.mode
        trump = view.trump_card or (view.trump.label if view.trump is not None else "–")
        lines = ["", say("s_round", number=view.number, trump=trump)]
        for side in range(mode.sides):
            limits = f"{view.taken[side]}/{mode.trick_limit or mode.hand_size}"
            score = len(view.seals[side]) if mode.is_seven_next else view.scores[side]
            seats = "+".join(str(seat + 1) for seat in mode.seats_of(side))
            lines.append(
                say(
                    "s_side",
                    seats=seats,
                    score=score,
                    goal=mode.goal,
                    tricks=limits,
                    bosses=cards_text(view.captured[side]) or "–",
                )
            )
        for seat, pile in enumerate(view.straws):
            lines += [say("s_straw", seat=seat + 1), *straw_lines(pile)]
        if view.trick:
            played = ", ".join(f"{p.seat + 1}: {p.card}" for p in view.trick)
            lines.append(say("s_trick", cards=played))
        lines.append(say("s_hand", seat=view.seat + 1, cards=cards_text(view.hand)))
        lines.append(say(_PROMPTS[view.phase]))
        return "\n".join(lines)

    def line(self, event: Event, seat: int) -> str:
        match event:
            case happened.RoundDealt(number, trump_card):
                return say("s_dealt", number=number, trump=trump_card or "–")
            case happened.CardsPassed(giver, receiver, cards) if seat in (giver, receiver):
                return say(
                    "s_passed", giver=giver + 1, receiver=receiver + 1, cards=cards_text(cards)
                )
            case happened.LeadShown(who, card):
                return say("s_shows", seat=who + 1, card=card)
            case happened.TrumpNamed(family):
                return say("s_trump", family=family.label)
            case happened.CardPlayed(who, card):
                return say("s_plays", seat=who + 1, card=card)
            case happened.TrickTaken(who):
                return say("s_takes", seat=who + 1)
            case happened.BossTucked(who, _, _, boss, turned_up):
                return say("s_tucks", seat=who + 1, boss=boss, card=turned_up)
            case happened.BossMet(_, _, _, boss, found):
                return say("s_meets", boss=boss, found=found)
            case happened.StrawTurned(who, _, card):
                return say("s_turns", seat=who + 1, card=card)
            case happened.FamilySealed(side, family):
                return say("s_seals", side=side + 1, family=family.label)
            case happened.RoundEnded(result):
                return say(
                    f"s_ended_{result.ending.name.lower()}",
                    seat=result.taker + 1,
                    points=" : ".join(map(str, result.points)),
                    scores=" : ".join(map(str, result.scores)),
                )
        return ""

    def ending(self, match: Match) -> str:
        assert match.outcome is not None
        winners = ", ".join(str(seat + 1) for seat in match.outcome.winners)
        scores = " : ".join(map(str, match.outcome.scores))
        return say("s_won", winners=winners, scores=scores)


def straw_lines(pile: StrawView) -> list[str]:
    """A straw pile in two rows, the upper cards half a place to the right."""
    width = 16
    down = "".join(f"{place!s:^{width}}" for place in pile.down)
    up = " " * (width // 2) + "".join(f"{place!s:^{width}}" for place in pile.up)
    return [text.replace("gone", " –  ").rstrip() for text in (down, up)]


_PROMPTS = {
    Phase.PASS: "s_ask_pass",
    Phase.DISCARD: "s_ask_discard",
    Phase.SWAP: "s_ask_swap",
    Phase.PLAY: "s_ask_play",
}

DRAWING = SeptetDrawing()
