"""How fast the other process answers: from its start, and between two moves.

It also shows that the process can be started at all, in a bundled program for instance.
"""

from __future__ import annotations

import time
from queue import SimpleQueue
from typing import Any

from yokai_desktop.ai.worker import Worker, WorkerReply
from yokai_desktop.engine.catalog import GAMES
from yokai_desktop.engine.match import Match

MOVES = 40
LEVEL = "novice"
LONGEST_WAIT = 60.0


def figures(moves: int = MOVES) -> dict[str, Any]:
    """Milliseconds to the first answer and of the others on average, as the clock shows them."""
    answers: SimpleQueue[WorkerReply] = SimpleQueue()
    worker = Worker(answers.put)
    game = GAMES[0]
    match = Match(game, game.setup(game.players[0], seed="worker"))
    began = time.perf_counter()
    try:
        _move(worker, answers, match)
        first = time.perf_counter() - began
        for _ in range(moves - 1):
            _move(worker, answers, match)
        others = time.perf_counter() - began - first
    finally:
        worker.close()
    return {
        "worker_moves": len(match.actions),
        "worker_first_answer_ms": round(1000 * first),
        "worker_answer_ms": round(1000 * others / max(1, moves - 1), 2),
    }


def _move(worker: Worker, answers: SimpleQueue[WorkerReply], match: Match) -> None:
    """Let the process decide for the seat to act, and play what it says."""
    assert match.to_act is not None
    worker.ask(match.view(match.to_act), LEVEL, str(len(match.actions)))
    answer = answers.get(timeout=LONGEST_WAIT)
    if answer.error:
        raise RuntimeError(answer.error)
    match.play(match.to_act, answer.value)
