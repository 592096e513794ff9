"""What families, hints, places, shapes, levels and ranks are called, and their pictures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.yokai.cards import Family, Place
from yokai_desktop.engine.yokai.hints import Hint, HintMode
from yokai_desktop.engine.yokai.levels import Rank, RankLine
from yokai_desktop.models.yokai.grid import label_of, portrait_of
from yokai_desktop.ui.yokai.level_words import level_words

translate = QCoreApplication.translate

BACK = "yokai/back"
HINT_BACK = "yokai/hint-back"
AFFINITY_BACK = "yokai/affinity-back"


def face_of(family: Family, card: int) -> str:
    """The picture of a card that lies face up."""
    return f"yokai/{family.word}-{portrait_of(card)}"


def mark_of(family: Family) -> str:
    return f"marks/{family.word}"


def hint_picture(hint: Hint) -> str:
    """The picture of a hint card."""
    if hint.is_blank:
        return "yokai/hint-blank"
    return "yokai/hint-" + "-".join(family.word for family in hint.families)


def affinity_picture(pair: Hint | None) -> str:
    """The picture of an affinity card, its back if the pair is unknown."""
    if pair is None:
        return AFFINITY_BACK
    return "yokai/affinity-" + "-".join(family.word for family in pair.families)


def family_name(family: Family) -> str:
    return {
        Family.KITSUNE: translate("Yokai", "Kitsune"),
        Family.KAPPA: translate("Yokai", "Kappa"),
        Family.ROKUROKUBI: translate("Yokai", "Rokurokubi"),
        Family.ONI: translate("Yokai", "Oni"),
    }[family]


def hint_name(hint: Hint) -> str:
    """What a hint says: ``Kappa or Oni``."""
    if hint.is_blank:
        return translate("Yokai", "blank hint")
    names = [family_name(family) for family in hint.families]
    if len(names) == 1:
        return names[0]
    return translate("Yokai", "{some} or {last}").format(some=", ".join(names[:-1]), last=names[-1])


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
        HintMode.STACKED: translate("Yokai", "Only the last hint turned up may be placed."),
        HintMode.BLANK: translate("Yokai", "Hints stay face down: they lock a card, no more."),
    }.get(mode, "")


def rank_name(rank: Rank) -> str:
    return {
        Rank.HONOURABLE: translate("Yokai", "Honourable"),
        Rank.GLORIOUS: translate("Yokai", "Glorious"),
        Rank.TOTAL: translate("Yokai", "Total"),
        Rank.LEGENDARY: translate("Yokai", "Legendary"),
    }[rank]


def victory_name(rank: Rank) -> str:
    """The title of a won game."""
    return {
        Rank.HONOURABLE: translate("Yokai", "Honourable victory"),
        Rank.GLORIOUS: translate("Yokai", "Glorious victory"),
        Rank.TOTAL: translate("Yokai", "Total victory"),
        Rank.LEGENDARY: translate("Yokai", "Legendary victory"),
    }[rank]


def rank_range(line: RankLine) -> str:
    """The points of a rank: ``to 9``, ``10 to 13``, ``14 and up``."""
    if line.lowest is None:
        return translate("Yokai", "to {points}").format(points=line.highest)
    if line.highest is None:
        return translate("Yokai", "{points} and up").format(points=line.lowest)
    return translate("Yokai", "{low} to {high}").format(low=line.lowest, high=line.highest)


def place_name(place: Place, places: tuple[Place, ...], card: int) -> str:
    """An empty place, told by a card beside it; the moved card itself does not count."""
    words = (
        (Place(place.x - 1, place.y), translate("Yokai", "right of {card}")),
        (Place(place.x + 1, place.y), translate("Yokai", "left of {card}")),
        (Place(place.x, place.y - 1), translate("Yokai", "below {card}")),
        (Place(place.x, place.y + 1), translate("Yokai", "above {card}")),
    )
    others = [other for number, other in enumerate(places) if number != card]
    for beside, text in words:
        if beside in others:
            return text.format(card=label_of(beside, places))
    return translate("Yokai", "a free place")
