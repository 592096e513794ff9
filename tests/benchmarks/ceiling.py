"""A player who sees all cards: what better guessing could win at most.  No part of the program."""

from __future__ import annotations

import time
from random import Random

from yokai_desktop.ai.septet.choose import choose
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME
from yokai_desktop.ai.septet.thinking import DEADLINE, search_of
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import card_of, mask_of
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

_MASTER = LEVELS_BY_NAME["master"]


def player_who_sees_all(view: SeptetView, rng: Random) -> Action:
    """The master on a view with all cards open; it passes and discards as the master does."""
    if view.phase != Phase.PLAY:
        return choose(view, _MASTER.name, rng)
    if len(view.legal) == 1:
        return view.legal[0]
    deadline = time.process_time() + DEADLINE
    search = search_of(view, [true_world(view)], deadline, nodes=_MASTER.nodes)
    search.run(_MASTER.iterations, deadline)
    return Play(card_of(search.best()))


def true_world(view: SeptetView) -> Imagined:
    """The round as it really is, from a view with all cards open."""
    knowledge = Knowledge(view)
    world = knowledge.imagine(knowledge.dealer(0))
    world.lay_straws(
        [
            place.card.bit if place.card else 0
            for straw in view.straws
            for place in (*straw.up, *straw.down)
        ]
    )
    for seat, hand in enumerate(view.hands):
        cards = mask_of(card for card in hand if card is not None)
        if view.straws:
            straw = view.straws[seat]
            shown = (*straw.up, *straw.down)
            cards |= mask_of(place.card for place in shown if place.face_up and place.card)
        world.set_hand(seat, cards)
    return world
