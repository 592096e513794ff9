"""The reference opponent stays what it was, so that gains of the master show."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.septet.tables import new_match
from tests.benchmarks import reference
from yokai_desktop.engine.septet.phase import Phase

CHOSEN = {
    "four": [
        [
            "pass wind-3 charm-3 snow-7",
            "pass earth-4 darkness-10 snow-10",
            "pass earth-7 lightning-5 snow-13",
            "pass earth-2 fire-11 snow-8",
        ],
        [
            "pass earth-4 charm-4 charm-9",
            "pass wind-5 darkness-5 snow-12",
            "pass wind-3 charm-7 lightning-8",
            "pass wind-2 charm-5 charm-8",
        ],
    ],
    "three": [
        [
            "pass charm-3 lightning-4 fire-6",
            "pass earth-3 earth-4 darkness-11",
            "pass charm-5 darkness-9 fire-11",
        ],
        [
            "pass earth-4 lightning-9 snow-12",
            "pass earth-3 lightning-10 snow-8",
            "pass charm-5 charm-8 snow-10",
        ],
    ],
    "two": [
        [
            "discard snow-13",
            "discard fire-11",
            "done",
            "done",
        ],
        [
            "discard earth-5",
            "discard lightning-8",
            "tuck 4 right",
            "done",
        ],
    ],
    "seven next": [
        [
            "pass snow-8 wind-5 wind-3",
            "pass earth-3 fire-12 wind-4",
            "pass fire-9 darkness-11 earth-5",
            "pass fire-6 snow-7-shining darkness-5",
        ],
        [
            "pass fire-10 earth-6 wind-3",
            "pass fire-8 charm-7 charm-8",
            "pass darkness-8 darkness-6 lightning-5",
            "pass lightning-4 charm-6 charm-3",
        ],
    ],
}
"""What the master of November 2026 chose before the first trick of these deals."""


@pytest.mark.parametrize(
    ("way", "deal"), [(way, deal) for way, deals in CHOSEN.items() for deal in range(len(deals))]
)
def test_the_reference_passes_discards_and_swaps_as_it_always_did(way: str, deal: int) -> None:
    match, rng = new_match(way, f"frozen {deal}"), Random(way if deal == 0 else f"{way} {deal}")
    chosen = []
    while match.state.phase != Phase.PLAY:  # type: ignore[attr-defined]
        assert match.to_act is not None
        action = reference.choose(match.view(match.to_act), rng)  # type: ignore[arg-type]
        chosen.append(str(action))
        match.play(match.to_act, action)
    assert chosen == CHOSEN[way][deal]
