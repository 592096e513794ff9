"""What others are taken to mean by a card: a line of weights a situation, see ``reading.py``.

Fitted by ``tests/benchmarks/readings.py`` to 70 games of four players: experts, adepts, apprentices
and a stranger.  Other modes are not read: what was tried there stands in STRENGTH.md.
"""

from __future__ import annotations

_TABLES = {
    "4": """
        -4 -5 -2 12 2 -52 -3 0 18 1 -4 -1 1 9 2 11 1 -4 -23 0 1 2
        -3 -5 -4 22 -6 -9 0 -1 21 0 0 1 -1 0 0 6 0 0 -27 0 6 0
        -2 -4 -4 39 15 -30 0 15 -7 1 -1 -2 2 0 0 -15 0 0 34 -10 -2 -14
        -4 -6 -4 23 -11 -1 0 -20 30 2 -2 2 -2 0 0 11 0 0 -76 3 -6 -14
        -2 -3 -4 27 22 -33 0 2 -16 6 -6 -2 2 0 0 -22 0 0 10 -2 8 8
        -4 -6 -2 4 -8 -11 -4 7 49 -1 -2 1 -2 0 2 -15 -4 2 -9 13 0 -2
        -4 -5 -5 27 17 -19 -14 -2 44 5 -4 2 1 -12 -17 -5 -7 -33 26 1 5 3
        -4 -7 -7 -4 -4 7 7 11 42 -4 -2 1 -4 10 -8 5 -9 -14 -100 1 5 -1
        -3 -5 -4 32 38 -67 -48 -49 -15 3 0 4 -3 -3 -20 -7 4 -13 36 -56 17 7
    """,
}

READINGS = {name: [int(word) for word in table.split()] for name, table in _TABLES.items()}
"""Weights by the names of modes, in parts of a nat."""
