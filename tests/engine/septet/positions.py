"""Chosen positions of Septet for tests: explicit deals and rounds already under way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from yokai_desktop.engine.contract import Event, Json
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import (
    ALL_CARDS,
    PLAIN_CARDS,
    Card,
    Family,
    mask_of,
    read_card,
)
from yokai_desktop.engine.septet.events import Played, TrickTaken
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import STRAW_DOWN, STRAW_UP, mode_of
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.straw import Straw

SEVEN_NEXT = {"variant": "seven_next"}
SHORT = {"variant": "seven_next_short"}
RANK = {"twins": "rank"}
STANDARD = {"scoring": "standard"}

Kind = TypeVar("Kind", bound=Event)


def cards(text: str) -> tuple[Card, ...]:
    """Cards by name, separated by blanks."""
    return tuple(read_card(name) for name in text.split())


def names(some: Iterable[Card | None]) -> str:
    return " ".join(str(card) for card in some)


def trump_card(state: SeptetState) -> Card:
    """The card turned up for trump, in a round that has one."""
    assert state.trump_card is not None
    return state.trump_card


def offered(state: SeptetState) -> str:
    """The cards that may be played now, by name; nothing but cards may be."""
    plays = [action for action in state.legal() if isinstance(action, Play)]
    assert len(plays) == len(state.legal())
    return names(play.card for play in plays)


def deal(
    players: int,
    hands: Sequence[str] = (),
    trump: str = "",
    straws: Sequence[tuple[str, str]] = (),
    options: dict[str, str] | None = None,
) -> Json:
    """An explicit deal from what matters; everything else is filled up in order of the deck."""
    mode = mode_of(SEPTET.setup(players, options))
    deck = ALL_CARDS if mode.has_shining else PLAIN_CARDS
    wanted_hands = [*map(cards, hands), *[()] * (players - len(hands))]
    wanted_straws = [(cards(down), cards(up)) for down, up in straws] or [((), ())] * players
    used = {card for hand in wanted_hands for card in hand} | set(cards(trump))
    used |= {card for pile in wanted_straws for row in pile for card in row}
    spare = [card for card in deck if card not in used]

    def fill(chosen: Sequence[Card], size: int) -> list[str]:
        missing = size - len(chosen)
        filled = [*chosen, *spare[:missing]]
        del spare[:missing]
        return [str(card) for card in filled]

    data: dict[str, Json] = {}
    if not mode.has_shining:
        data["trump"] = fill(cards(trump), 1)[0]
    data["hands"] = [fill(hand, mode.hand_size) for hand in wanted_hands]
    if mode.has_straws:
        data["straws"] = [
            {"down": fill(down, STRAW_DOWN), "up": fill(up, STRAW_UP)} for down, up in wanted_straws
        ]
    return data


def dealt(players: int = 4, options: dict[str, str] | None = None, **parts: object) -> SeptetState:
    """The state at the first action of an explicit deal."""
    chosen = deal(players, options=options, **parts)  # type: ignore[arg-type]
    return SEPTET.deal(SEPTET.setup(players, options, deal=chosen))[0]


def playing(
    *hands: str,
    trump: str = "snow",
    leader: int = 0,
    options: dict[str, str] | None = None,
    captured: Sequence[str] = (),
    tricks: Sequence[int] = (),
    straws: tuple[Straw, ...] = (),
    scores: tuple[int, ...] | None = None,
    **changes: object,
) -> SeptetState:
    """A round under way: the hands as given, so many tricks taken by each side."""
    players = len(hands)
    state = SEPTET.deal(SEPTET.setup(players, options, seed="position"))[0]
    sides = state.mode.sides
    filler = Played(0, read_card("earth-2"))
    past = tuple(
        TrickTaken(side, (filler,) * players)
        for side, count in enumerate(tricks)
        for _ in range(count)
    )
    return replace(
        state,
        phase=Phase.PLAY,
        hands=tuple(mask_of(cards(hand)) for hand in hands),
        straws=straws or ((Straw((0,) * 7, (0,) * 6),) * 2 if players == 2 else ()),
        trump=Family[trump.upper()] if trump else None,
        trump_card=None if state.mode.has_shining or not trump else state.trump_card,
        leader=leader,
        to_act=leader,
        passes=((),) * players,
        discards=(0,) * players,
        trick=(),
        tricks=past,
        captured=tuple(mask_of(cards(text)) for text in captured) or (0,) * sides,
        scores=scores or (0,) * sides,
        **changes,  # type: ignore[arg-type]
    )


def run(state: SeptetState, *texts: str) -> tuple[SeptetState, list[Event]]:
    """Play actions by their texts, refusing what is illegal; all events on the way."""
    happened: list[Event] = []
    for text in texts:
        action = SEPTET.read_action(text)
        refusal = state.refusal(action)
        if refusal is not None:
            raise refusal
        state, events = state.play(action)
        happened += events
    return state, happened


def play(state: SeptetState, *names_of_cards: str) -> tuple[SeptetState, list[Event]]:
    """Play cards by their names."""
    return run(state, *(f"play {name}" for name in names_of_cards))


def only(events: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
