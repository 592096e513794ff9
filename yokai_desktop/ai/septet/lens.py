"""The lens "all cards open": what choices come to in the one world that was true.

Never part of a rating: figures of this lens stand beside those of what a seat could know.
"""

from __future__ import annotations

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge, new_round
from yokai_desktop.ai.septet.manners import legal_cards
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.pass_search import after_passing
from yokai_desktop.ai.septet.search import Search
from yokai_desktop.ai.septet.straws import after_discards, after_swaps
from yokai_desktop.ai.septet.thinking import EXPLORATION, instinct_of
from yokai_desktop.ai.septet.trials import all_searched, all_solved
from yokai_desktop.ai.septet.weighing import is_solvable
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Tuck
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView

_SOLVED_TRICKS = {4: 6, 2: 8}
"""With so many tricks left the true cards are solved; by players."""


def truth_of(state: SeptetState) -> Imagined:
    """The round as it truly is."""
    truth = new_round(state.mode)
    truth.copy(Knowledge(state.view(state.to_act or 0)).public)
    for seat in range(state.mode.players):
        truth.set_hand(seat, state.playable(seat))
    truth.lay_straws([card for straw in state.straws for card in (*straw.up, *straw.down)])
    return truth


def open_outcomes(
    state: SeptetState,
    view: SeptetView,
    actions: tuple[Action, ...],
    passes: tuple[tuple[Card, ...], ...],
    tries: int,
) -> list[list[int]] | None:
    """How the round ends after each choice of the view's seat, all cards open.

    ``passes`` are what all seats came to pass.  None where it is not worked out: for showing one
    of two bosses, and for a pass that never took effect.
    """
    truth = truth_of(state)
    if view.phase == Phase.PLAY:
        if is_solvable(truth, view.mode, _SOLVED_TRICKS):
            return all_solved(view, [truth])
        return all_searched(view, truth, tries)
    if view.phase == Phase.PASS and not all(passes):
        return None
    found = []
    for action in actions:
        after = _after(view, truth, action, passes)
        if after is None:
            return None
        found.append(ends_of(view, after, tries))
    return found


def _after(
    view: SeptetView, truth: Imagined, action: Action, passes: tuple[tuple[Card, ...], ...]
) -> Imagined | None:
    match action:
        case Pass(cards):
            given = [tuple(card.bit for card in each) for each in passes]
            given[view.seat] = tuple(card.bit for card in cards)
            hands = [truth.hand(seat) for seat in range(view.mode.players)]
            return after_passing(truth, view, hands, given)
        case Discard():
            return after_discards(view)(truth)(action)
        case Tuck() | Done():
            return after_swaps(view)(truth)(action)
    return None


def ends_of(view: SeptetView, truth: Imagined, tries: int) -> list[int]:
    """How a round with open cards ends when searched so often, all cards of its leader tried."""
    search = Search(
        [truth], stakes_of(view), instinct_of(view.mode), EXPLORATION, legal_cards(truth)
    )
    return [search.try_world(truth) for _ in range(tries)]
