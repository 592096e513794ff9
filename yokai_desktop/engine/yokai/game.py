"""Cooperative Yōkai as a game of the catalog."""

from __future__ import annotations

from yokai_desktop.engine.contract import Action, Event, Game, Setup
from yokai_desktop.engine.player_levels import YOKAI_LEVELS
from yokai_desktop.engine.yokai.actions import read_action
from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.engine.yokai.deal import deal_of
from yokai_desktop.engine.yokai.events import AffinityDealt, CardsDealt, ShapeShown, TurnBegan
from yokai_desktop.engine.yokai.hints import HintMode
from yokai_desktop.engine.yokai.levels import Edition
from yokai_desktop.engine.yokai.options import OPTIONS, check_options, mix_of
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.tableau import Tableau
from yokai_desktop.engine.yokai.view import YokaiView


class Yokai(Game):
    """The fixed facts of cooperative Yōkai."""

    name = "yokai"
    players = (2, 3, 4)
    options = OPTIONS
    levels = YOKAI_LEVELS
    view_type = YokaiView

    def check(self, setup: Setup) -> None:
        check_options(setup)
        deal_of(setup)

    def deal(self, setup: Setup) -> tuple[YokaiState, tuple[Event, ...]]:
        dealt = deal_of(setup)
        tableau = Tableau(
            setup.players,
            Edition(setup["edition"]),
            HintMode(setup["hints"]),
            mix_of(setup),
            dealt.shape,
            dealt.first,
            dealt.places,
            (None,) * CARDS,
            (),
            len(dealt.pile),
        )
        opening: tuple[Event, ...] = (
            CardsDealt(dealt.places, len(dealt.pile)),
            *(AffinityDealt(*affinity) for affinity in dealt.affinities),
            *([] if dealt.shape is None else [ShapeShown(dealt.shape)]),
            TurnBegan(tableau.turn, tableau.seat),
        )
        state = YokaiState(tableau, dealt.families, dealt.pile, dealt.affinities, opening)
        return state, opening

    def read_action(self, text: str) -> Action:
        return read_action(text)


YOKAI = Yokai()
