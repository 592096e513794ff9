"""Scores, tricks and seals in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.models.septet.scores import ScoreRow
from yokai_desktop.ui.parts.labels import PARTED
from yokai_desktop.words.counts import players_words
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.septet.cards import card_name, family_name
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.scores import bosses_words, standing_words, tricks_words
from yokai_desktop.words.septet.variants import variant_words

translate = QCoreApplication.translate


def score_words(row: ScoreRow, mode: Mode, names: Names) -> str:
    """Everything a tablet shows, for screen readers."""
    parts = [names.side(mode, row.side), standing_words(row.points, mode)]
    parts.append(tricks_words(row.tricks, row.trick_limit))
    if row.boss_limit:
        parts.append(bosses_words(len(row.bosses), row.boss_limit))
    parts += [card_name(card) for card in row.bosses]
    parts += [
        translate("Septet", "{family} sealed").format(family=family_name(family))
        for family in sorted(row.seals)
    ]
    return row_of(parts)


def reminder(mode: Mode) -> str:
    """What wins and what loses a round, in two short lines."""
    if mode.is_seven_next:
        if mode.seals_are_unique:
            return translate("Septet", "Be the first to take both 7s of a family to seal it.")
        return translate("Septet", "Take both 7s of a family in one round to seal it.")
    bosses = translate("Septet", "%n bosses win the round.", "", mode.boss_limit)
    tricks = translate("Septet", "%n tricks lose it.", "", mode.trick_limit)
    return f"{bosses}\n{tricks}"


def table_words(mode: Mode, number: int) -> str:
    """How far the game is and what it is played to, for the bar."""
    parts = [translate("Septet", "Round {number}").format(number=number)]
    if mode.is_seven_next:
        if mode.seals_are_unique:
            parts.insert(0, variant_words("seven_next_short"))
        else:
            parts.insert(0, variant_words("seven_next"))
        parts.append(translate("Septet", "first to %n seals", "", mode.goal))
    else:
        if mode.players != 4:
            parts.insert(0, players_words(mode.players))
        if mode.stars_score:
            parts.append(translate("Septet", "first to %n points", "", mode.goal))
            parts.append(translate("Septet", "advanced scoring"))
        else:
            parts.append(translate("Septet", "first to %n rounds", "", mode.goal))
            parts.append(translate("Septet", "standard scoring"))
    return PARTED.join(parts)
