"""What families, hints, affinities and victories are called."""

from __future__ import annotations

from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.hints import Hint, HintMode
from yokai_desktop.engine.yokai.levels import Rank, RankLine
from yokai_desktop.words.joining import either
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.levels import level_words, rank_word, victory_word


def family_name(family: Family) -> str:
    return {
        Family.KITSUNE: translate("Yokai", "Kitsune"),
        Family.KAPPA: translate("Yokai", "Kappa"),
        Family.ROKUROKUBI: translate("Yokai", "Rokurokubi"),
        Family.ONI: translate("Yokai", "Oni"),
    }[family]


def hint_name(hint: Hint) -> str:
    """What a hint says: ``Kappa or Oni``; a blank one has sentences of its own."""
    if hint.is_blank:
        return translate("Yokai", "blank hint")
    return either(family_name(family) for family in hint.families)


def pair_name(pair: Hint) -> tuple[str, str]:
    """The two families of an affinity card."""
    one, other = pair.pair
    return family_name(one), family_name(other)


def level_name(edition: str, level: int | None) -> str:
    """What a level is called, by what it adds."""
    if level is None:
        return translate("Yokai", "Custom game")
    return level_words(edition, level)[0]


def hint_rule(mode: HintMode) -> str:
    """What is special about the hints of a game; nothing for the usual ones."""
    return {
        HintMode.STACKED: translate("Refusals", "Only the last hint turned up can be placed."),
        HintMode.BLANK: translate("Yokai", "Hints stay face down: they only lock a card."),
    }.get(mode, "")


def together_words(family: Family, *, is_together: bool) -> str:
    """How a family lies at the end."""
    if is_together:
        return translate("Yokai", "{family}: together").format(family=family_name(family))
    return translate("Yokai", "{family}: scattered").format(family=family_name(family))


def rank_name(rank: Rank) -> str:
    """A victory in one word, as in a column of victories."""
    return rank_word(rank.value)


def victory_name(rank: Rank) -> str:
    """The title of a won game."""
    return victory_word(rank.value)


def rank_range(line: RankLine) -> str:
    """The points of a rank: ``up to 9``, ``10 to 13``, ``14 or more``."""
    if line.lowest is None:
        return translate("Yokai", "up to {points}").format(points=line.highest)
    if line.highest is None:
        return translate("Yokai", "{points} or more").format(points=line.lowest)
    return translate("Yokai", "{low} to {high}").format(low=line.lowest, high=line.highest)


def at_peace_words(*, is_won: bool) -> str:
    """How a game ended, in a sentence."""
    if is_won:
        return translate("Yokai", "The yōkai are at peace: you win!")
    return translate("Yokai", "The yōkai are not at peace: you lose.")
