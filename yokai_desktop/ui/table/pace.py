"""How long everything takes: the one table of durations, and the speed a person has chosen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Span(IntEnum):
    """Milliseconds at normal speed."""

    SLIDE = 280
    """A card travels across the table."""
    SHORT_SLIDE = 200
    """A card moves to its neighbour's place."""
    WAY = 900
    """The way that a first card of all is to go is drawn."""
    FLIP = 240
    DEAL_CARD = 190
    """One card of a deal on its way."""
    DEAL_HAND = 150
    """From the first to the last card of one hand leaving the pile."""
    DEAL_STEP = 45
    """From one card of a grid leaving the pile to the next."""
    GATHER = 220
    """The cards of a trick come together."""
    SWEEP = 300
    """The gathered trick goes to its side."""
    MOONRISE = 360
    """The card that decides a round grows before the moon."""
    RECEIVED = 600
    """Cards that were passed stop face up before they go into the hand."""
    GLOW = 520
    """A captured boss glows once and is stamped."""
    STAMP = 160
    SEAL = 620
    """A family is sealed."""
    LIFT = 140
    """A card rises under the pointer."""
    SHADOW = 60
    """The shadow of a card that is taken up grows."""
    WIND_UP = 50
    """A breath before a boss is captured."""
    SHAKE = 180
    """A refused card shakes its head."""
    COUNT = 220
    """One more card of a score is counted."""
    GLANCE = 460
    """Somebody looks under a card."""
    RECENTRE = 260
    """The grid moves and zooms after a card was put down."""
    TOKEN = 160
    """The sign of a partner's step drops on its card."""
    TOKEN_STAYS = 500
    """It is looked at before the next one comes."""
    ARROW = 240
    """The way of a moved card is drawn."""
    BETWEEN_TURNS = 400
    """From one partner's turn to the next when they are shown again."""
    BANNER = 320
    """The banner of a declaration unrolls."""
    BEAT = 580
    """Then nothing moves."""
    TURN_UP = 180
    NEXT_CARD = 120
    """From one card of a family to the next."""
    JOIN = 160
    """The tray of a family joins its cards."""
    NEXT_FAMILY = 350
    DOUBT = 700
    """Before the last family."""
    VERDICT = 400
    """All cards lie open, before the result comes."""
    TIE = 190
    """The cord of a locked card is tied."""
    UNROLL = 220
    CURTAIN = 420
    PAGE = 170
    """One page gives way to another."""
    CURVE = 600
    """The chance curve of a review is drawn from left to right."""
    FADE = 100
    """What replaces movement where motion is reduced."""
    PULSE = 900


READING = {"quick": 200, "normal": 600, "calm": 1300}
"""How long one thing a partner does stays before the next, by the chosen pace."""
SHORTEST_PEEK = 250
"""A face is seen at least this long: a double click must not waste a look."""
DECISIVE_TRICK = 500
"""The complete trick stands before anything tells that it decided the round."""
ONLY_CARD = 700
"""A card that is played because there is no other can be kept so long."""
COACH_SPEAKS_WITHIN = 700
"""A card on which the coach has said nothing by then is played without a word."""
THINKING_IS_TOLD = 700
"""Before it is said in words that advice is being thought about."""
REPLAY_PAUSES = {"slow": 1_800, "normal": 700, "fast": 150}
"""Between two steps of a replay that plays by itself, by its speed."""

SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.7}
"""Every duration is multiplied by this; nothing takes time when motion is off."""


@dataclass(frozen=True)
class Pace:
    """The chosen speed, and whether movement is replaced by short fades."""

    factor: float = 1.0
    reduced: bool = False

    @classmethod
    def of(cls, speed: str, reduced: bool) -> Pace:
        return cls(SPEEDS.get(speed, 1.0), reduced)

    @property
    def is_still(self) -> bool:
        """Nothing moves at all."""
        return self.factor == 0

    def ms(self, span: Span) -> float:
        """How long something takes now."""
        shortened = min(span, Span.FADE) if self.reduced else span
        return shortened * self.factor
