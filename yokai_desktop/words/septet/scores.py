"""Points, tricks and bosses of a side in a few words each."""

from __future__ import annotations

from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.words.voice import translate


def figure_words(mode: Mode) -> str:
    """What stands beside the large figure of points or seals."""
    if mode.is_seven_next:
        return translate("Septet", "/ {goal} seals", "beside a figure").format(goal=mode.goal)
    if mode.stars_score:
        return translate("Septet", "/ {goal} points", "beside a figure").format(goal=mode.goal)
    return translate("Septet", "/ {goal} rounds", "beside a figure").format(goal=mode.goal)


def standing_words(points: int, mode: Mode) -> str:
    """How far a side is, as a screen reader says it."""
    if mode.is_seven_next:
        text = translate("Septet", "%n of {goal} seals", "", points)
    elif mode.stars_score:
        text = translate("Septet", "%n of {goal} points", "", points)
    else:
        text = translate("Septet", "%n of {goal} rounds", "", points)
    return text.format(goal=mode.goal)


def tricks_words(count: int, limit: int) -> str:
    """The tricks of a side; without a limit where none loses."""
    if limit:
        return translate("Septet", "%n of {limit} tricks", "", count).format(limit=limit)
    return translate("Septet", "%n tricks", "", count)


def bosses_words(count: int, limit: int) -> str:
    """The captured bosses of a side."""
    return translate("Septet", "%n of {limit} bosses", "", count).format(limit=limit)
