"""The levels of the computer players by name, from weak to strong: the one list of them.

How a level plays is told in ``ai``; the names belong to records, so the engine knows them.
"""

from __future__ import annotations

SEPTET_LEVELS = ("novice", "apprentice", "adept", "expert", "master")
YOKAI_LEVELS = ("novice", "casual", "skilled", "expert")

STRENGTHS = ("novice", "apprentice", "casual", "adept", "skilled", "expert", "master")
"""The levels of both games in one order."""
