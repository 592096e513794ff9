"""How fast the players of Yōkai think here."""

from __future__ import annotations

from typing import Any

from yokai_desktop.ai.speed import decision_ms
from yokai_desktop.engine.yokai.game import YOKAI


def figures(seconds: float) -> dict[str, Any]:
    """What a decision of an expert takes."""
    return {"yokai_expert_ms": decision_ms(YOKAI, 2, "expert", seconds)}
