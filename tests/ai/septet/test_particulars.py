"""What a choice does, as data: true of its position."""

from __future__ import annotations

import pytest

from tests.ai.septet.tables import WAYS, states_of
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.particulars import particulars_of
from yokai_desktop.engine.septet.actions import Discard, Pass, Play, Tuck
from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.view import SeptetView


def emptied(view: SeptetView, given: tuple[Card, ...]) -> list[str]:
    """The families of which somebody keeps nothing after giving some cards."""
    kept = {card.family for card in view.playable if card not in given}
    return [f.label for f in Family if f in {card.family for card in given} and f not in kept]


@pytest.mark.parametrize("way", WAYS)
def test_particulars_are_true_of_the_position(way: str) -> None:
    seen = set()
    for state in states_of(way, "particulars", every=2):
        assert state.to_act is not None
        view = state.view(state.to_act)
        knowledge = Knowledge(view)
        looks = [knowledge.imagine(knowledge.dealer(seed)) for seed in range(6)]
        for action in view.legal[:6]:
            found = particulars_of(view, looks, action)
            match action:
                case Play(card):
                    in_trick = [played.card for played in view.trick] + [card]
                    check_card(view, found)
                    given: tuple[Card, ...] = (card,)
                case Pass(cards):
                    in_trick, given = list(cards), cards
                case Discard(card):
                    in_trick, given = [card], (card,)
                case Tuck(place):
                    assert found == {"boss": str(view.straws[view.seat].up[place].card)}
                    continue
                case _:
                    assert found == {}
                    continue
            seen.add(type(action))
            sevens = {str(each) for each in in_trick if each.is_boss or each.is_shining}
            assert set(found["bosses"]) == sevens
            assert found["voids"] == emptied(view, given)
    assert Play in seen


def check_card(view: SeptetView, found: dict[str, object]) -> None:
    assert isinstance(found["takes"], float)
    assert 0 <= found["takes"] <= 1
    if len(view.trick) < view.mode.players - 1:
        assert found["taker"] in range(view.mode.players)
        return
    assert found["takes"] in (0.0, 1.0)
    ours = view.mode.side_of(int(str(found["taker"]))) == view.mode.side_of(view.seat)
    assert ours == (found["takes"] == 1.0)
