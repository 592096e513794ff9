"""Yokai Septet as a game of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from yokai_desktop.engine.contract import Action, Event, Game, Setup
from yokai_desktop.engine.player_levels import SEPTET_LEVELS
from yokai_desktop.engine.septet import actions
from yokai_desktop.engine.septet.dealing import first_dealer, read_deal
from yokai_desktop.engine.septet.mode import OPTIONS, TWINS, TWINS_BEFORE, VARIANT, mode_of
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.playing import start_round
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView


class Septet(Game):
    """Trick-taking for four in two teams, three or two alone; Seven Next for four."""

    name = "septet"
    players = (4, 3, 2)
    options = OPTIONS
    levels = SEPTET_LEVELS
    view_type = SeptetView

    def meant(self, written: Mapping[str, str]) -> dict[str, str]:
        is_normal = written.get(VARIANT.name, VARIANT.default) == VARIANT.default
        return dict(written) if is_normal else {TWINS.name: TWINS_BEFORE, **written}

    def check(self, setup: Setup) -> None:
        mode = mode_of(setup)
        if setup.deal is not None:
            read_deal(setup.deal, mode)

    def deal(self, setup: Setup) -> tuple[SeptetState, tuple[Event, ...]]:
        mode = mode_of(setup)
        empty = SeptetState(
            setup=setup,
            mode=mode,
            number=0,
            phase=Phase.PASS,
            to_act=None,
            hands=(),
            straws=(),
            trump_card=None,
            trump=None,
            leader=None,
            dealer=first_dealer(setup) if mode.has_straws else None,
            passes=(),
            discards=(),
            swapping=None,
            trick=(),
            tricks=(),
            captured=(),
            scores=(0,) * mode.sides,
            seals=(frozenset(),) * mode.sides,
            results=(),
        )
        return start_round(empty, 1)

    def read_action(self, text: str) -> Action:
        return actions.read_action(text)


SEPTET = Septet()
