"""Scores, tricks and seals in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.models.septet.scores import ScoreRow
from yokai_desktop.ui.septet.names import Names, card_name, family_name

translate = QCoreApplication.translate


def figure_words(row: ScoreRow, mode: Mode) -> str:
    """What stands beside the large figure."""
    if mode.is_seven_next:
        return translate("Septet", "seals of {goal}").format(goal=row.goal)
    return translate("Septet", "points of {goal}").format(goal=row.goal)


def score_words(row: ScoreRow, mode: Mode, names: Names) -> str:
    """Everything a tablet shows, for screen readers."""
    parts = [names.side(mode, row.side), f"{row.points} {figure_words(row, mode)}"]
    if row.trick_limit:
        parts.append(
            translate("Septet", "tricks {count} of {limit}").format(
                count=row.tricks, limit=row.trick_limit
            )
        )
    else:
        parts.append(translate("Septet", "tricks {count}").format(count=row.tricks))
    if row.boss_limit:
        parts.append(
            translate("Septet", "bosses {count} of {limit}").format(
                count=len(row.bosses), limit=row.boss_limit
            )
        )
    parts += [card_name(card) for card in row.bosses]
    parts += [
        translate("Septet", "{family} sealed").format(family=family_name(family))
        for family in sorted(row.seals)
    ]
    return ", ".join(parts)


def reminder(mode: Mode) -> str:
    """What wins and what loses a round, in two short lines."""
    if mode.is_seven_next:
        if mode.seals_are_unique:
            return translate("Septet", "Take both sevens of a family to seal it first.")
        return translate("Septet", "Take both sevens of a family in one round to seal it.")
    bosses = translate("Septet", "%n bosses win the round.", "", mode.boss_limit)
    tricks = translate("Septet", "%n tricks lose it.", "", mode.trick_limit)
    return f"{bosses}\n{tricks}"


def table_words(mode: Mode, number: int) -> str:
    """How far the game is and what it is played to, for the bar."""
    parts = [translate("Septet", "Round {number}").format(number=number)]
    if mode.is_seven_next:
        if mode.seals_are_unique:
            parts.insert(0, translate("Septet", "Seven Next, short"))
        else:
            parts.insert(0, translate("Septet", "Seven Next"))
        parts.append(translate("Septet", "to %n seals", "", mode.goal))
    else:
        if mode.players != 4:
            parts.insert(0, translate("Septet", "%n players", "", mode.players))
        parts.append(translate("Septet", "to %n points", "", mode.goal))
        if mode.stars_score:
            parts.append(translate("Septet", "advanced scoring"))
        else:
            parts.append(translate("Septet", "standard scoring"))
    return "  ·  ".join(parts)
