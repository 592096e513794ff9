"""The ways to play Septet: what differs between them, in one table."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.contract import BadSetup, Option, Setup
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.kernel import TEAM_BOSSES, TEAM_TRICKS

NORMAL = "normal"
VARIANT = Option("variant", (NORMAL, "seven_next", "seven_next_short"))
SCORING = Option("scoring", ("advanced", "standard"))
DEALER = Option("dealer", ("random", "0", "1"))
TWINS = Option("twins", ("take", "rank"))
"""Both sevens of a family in one trick: the first takes it, or only ranks above the second."""
TWINS_BEFORE = "rank"
"""What Seven Next played before there was a choice, and records without it mean."""
BOSSES = Option("bosses", ("plain", "shining"))
"""Which sevens the base game is played with; only their look differs (S1.7)."""
OPTIONS = (VARIANT, SCORING, DEALER, TWINS, BOSSES)

PASSED_CARDS = 3
STRAW_DOWN = 7
STRAW_UP = 6


@dataclass(frozen=True)
class Mode:
    """The numbers of one way to play.  A limit of 0 means that there is none."""

    players: int
    hand_size: int
    boss_limit: int
    trick_limit: int
    goal: int
    """Points that end the game, or seals that win it."""
    stars_score: bool = True
    """Advanced scoring: stars; otherwise a round won is one point."""
    has_shining: bool = False
    seals_are_unique: bool = False
    """A family can be sealed by one team only (S10.7)."""
    twins_take: bool = False
    """The first of both sevens of a family takes the trick it is in (S10.4)."""
    bosses_shine: bool = False
    """The plain sevens are shown by their shining faces (S1.7)."""

    @property
    def sides(self) -> int:
        """Four players make two teams; fewer play alone."""
        return 2 if self.players == 4 else self.players

    def side_of(self, seat: int) -> int:
        return seat % self.sides

    def seats_of(self, side: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if self.side_of(seat) == side)

    @property
    def is_seven_next(self) -> bool:
        return self.has_shining

    @property
    def has_straws(self) -> bool:
        return self.players == 2

    @property
    def receivers(self) -> tuple[int, ...]:
        """How many seats clockwise each of the three passed cards goes; empty without passing."""
        if self.is_seven_next:
            return (1, 2, 3)
        return {4: (2, 2, 2), 3: (1, 1, 1), 2: ()}[self.players]

    def parcels(self, giver: int, cards: tuple[Card, ...]) -> dict[int, tuple[Card, ...]]:
        """Who gets which of the cards a seat passes (S3.2, S7.1, S10.2)."""
        parcels: dict[int, tuple[Card, ...]] = {}
        for steps, card in zip(self.receivers, cards, strict=True):
            receiver = (giver + steps) % self.players
            parcels[receiver] = (*parcels.get(receiver, ()), card)
        return parcels

    @property
    def outline_stars_score(self) -> bool:
        return self.players == 3


_LIMITS = {4: (12, TEAM_BOSSES, TEAM_TRICKS), 3: (16, 3, 7), 2: (11, 4, 13)}
"""By the number of players: cards of a hand, bosses that win, tricks that lose a round."""
_GOALS = {"advanced": 7, "standard": 2}
_SEALS = {"seven_next": 7, "seven_next_short": 4}


def mode_of(setup: Setup) -> Mode:
    """The mode of a setup; ``BadSetup`` where its options contradict each other."""
    variant, scoring = setup["variant"], setup["scoring"]
    if setup.players != 2 and setup["dealer"] != DEALER.default:
        raise BadSetup("dealer_only_with_two", players=setup.players)
    if variant == "normal":
        if setup["twins"] != TWINS.default:
            raise BadSetup("twins_only_in_seven_next")
        hand_size, boss_limit, trick_limit = _LIMITS[setup.players]
        return Mode(
            players=setup.players,
            hand_size=hand_size,
            boss_limit=boss_limit,
            trick_limit=trick_limit,
            goal=_GOALS[scoring],
            stars_score=scoring == "advanced",
            bosses_shine=setup["bosses"] == "shining",
        )
    if setup.players != 4:
        raise BadSetup("seven_next_needs_four", players=setup.players)
    if scoring != SCORING.default:
        raise BadSetup("seven_next_has_no_scoring", scoring=scoring)
    if setup["bosses"] != BOSSES.default:
        raise BadSetup("seven_next_has_all_bosses")
    return Mode(
        players=4,
        hand_size=14,
        boss_limit=0,
        trick_limit=0,
        goal=_SEALS[variant],
        has_shining=True,
        seals_are_unique=variant == "seven_next_short",
        twins_take=setup["twins"] == "take",
    )
