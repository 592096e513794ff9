"""Figures as a table for people; ``--json`` prints the same under the names of the program."""

from __future__ import annotations

from collections.abc import Mapping

from yokai_desktop.words.joining import groups_of, row_of
from yokai_desktop.words.numbers import decimal_text
from yokai_desktop.words.voice import translate


def print_figures(figures: Mapping[str, object]) -> None:
    """Print a name and a value on each line, the names in one column."""
    names = _names()
    width = max(len(names[key]) for key in figures)
    for key, value in figures.items():
        print(f"{names[key]:>{width}}  {_shown(value)}")


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return row_of(f"{name}={value}" for name, value in value.items()) or "–"
    if isinstance(value, list | tuple):
        has_decimals = any(isinstance(each, float) for each in value)
        return (groups_of if has_decimals else row_of)(map(_shown, value)) or "–"
    if isinstance(value, bool):
        yes, no = translate("Figures", "yes"), translate("Figures", "no")
        return yes if value else no
    if isinstance(value, float):
        return decimal_text(value)
    return "–" if value is None else str(value)


def _names() -> dict[str, str]:
    return {
        "game": translate("Figures", "game"),
        "players": translate("Figures", "players"),
        "options": translate("Figures", "options"),
        "actions": translate("Figures", "actions"),
        "finished": translate("Figures", "finished"),
        "to_act": translate("Figures", "seat to play"),
        "winners": translate("Figures", "winning seats"),
        "scores": translate("Figures", "scores"),
        "games": translate("Figures", "games"),
        "lessons": translate("Figures", "lessons"),
        "trials": translate("Figures", "trials"),
        "exercises": translate("Figures", "exercises"),
        "proved": translate("Figures", "trials proved"),
        "failed": translate("Figures", "trials that fail"),
        "wins": translate("Figures", "games won"),
        "rounds": translate("Figures", "rounds"),
        "round_wins": translate("Figures", "rounds won"),
        "points_mean": translate("Figures", "points a game"),
        "won": translate("Figures", "games won"),
        "score_when_won_mean": translate("Figures", "points a won game"),
        "turns_mean": translate("Figures", "turns a game"),
        "ranks": translate("Figures", "victories"),
        "cpu_ms_mean": translate("Figures", "ms a decision, mean"),
        "cpu_ms_p95": translate("Figures", "ms a decision, 95%"),
        "seconds": translate("Figures", "seconds"),
    }
