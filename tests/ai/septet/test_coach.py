"""The coach weighs one card by what its player can know."""

from __future__ import annotations

import time
from random import Random

from tests.played_games import septet_game
from yokai_desktop.ai import players
from yokai_desktop.ai.septet.coach import weigh
from yokai_desktop.ai.septet.review import states_of
from yokai_desktop.ai.worker import Worker, WorkerReply
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView


def views() -> list[SeptetView]:
    found = []
    for state in states_of(septet_game(seed="AAA-111"))[:-1]:
        assert state.to_act is not None
        view = state.view(state.to_act)
        if view.phase == Phase.PLAY and len(view.legal) > 1:
            found.append(view)
    return found


def test_the_best_choice_loses_nothing_and_others_stand_beside_it() -> None:
    view = views()[0]
    found = [weigh(view, action, Random(3)) for action in view.legal]
    assert all(each is not None for each in found)
    for action, each in zip(view.legal, found, strict=True):
        assert each is not None
        assert each.chosen.action == str(action)
        assert each.chosen.gap >= 0
        assert not (each.chosen is each.best and each.loses(0.0001))


def test_equal_seeds_weigh_equally() -> None:
    view = views()[3]
    assert weigh(view, view.legal[0], Random(5)) == weigh(view, view.legal[0], Random(5))


def test_where_there_is_no_choice_it_has_nothing_to_say() -> None:
    view = views()[0]
    other = next(each for each in views() if set(each.legal).isdisjoint(view.legal))
    assert weigh(view, other.legal[0], Random(1)) is None


def test_it_is_asked_in_the_process_of_the_players() -> None:
    view = views()[0]
    answers: list[WorkerReply] = []
    worker = Worker(answers.append)
    try:
        ticket = worker.ask_coach(view, view.legal[0], "seed")
        deadline = time.monotonic() + 30
        while not answers and time.monotonic() < deadline:
            time.sleep(0.02)
    finally:
        worker.close()
    assert [answer.ticket for answer in answers] == [ticket]
    assert answers[0].value == players.weigh(view, view.legal[0], Random("seed"))
