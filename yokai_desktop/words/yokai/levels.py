"""The levels of Yōkai in words: a name and what it adds, for each edition."""

from __future__ import annotations

from yokai_desktop.words.voice import translate

LEVEL_COUNT = {"first": 4, "second": 5}
"""How many levels an edition has."""

_KINDS = {
    "first": ("base", "open", "secret", "drawn_shape"),
    "second": ("base", "secret", "stacked", "blank", "chosen_shape"),
}


def edition_name(edition: str) -> str:
    if edition == "first":
        return translate("LevelWords", "First edition")
    return translate("LevelWords", "Second edition")


def level_words(edition: str, level: int) -> tuple[str, str]:
    """The name of a level and, in a sentence, what it adds to the base game."""
    words = {
        "base": (
            translate("LevelWords", "Basic"),
            translate("LevelWords", "Just bring the families together."),
        ),
        "open": (
            translate("LevelWords", "Open affinity"),
            translate("LevelWords", "Two families must touch; everyone knows which."),
        ),
        "secret": (
            translate("LevelWords", "Secret affinity"),
            translate("LevelWords", "Two families must touch; only one player knows which."),
        ),
        "stacked": (
            translate("LevelWords", "Stacked hints"),
            translate("Refusals", "Only the last hint turned up can be placed."),
        ),
        "blank": (
            translate("LevelWords", "Blank hints"),
            translate("LevelWords", "Hints stay face down: they lock a card and say nothing."),
        ),
        "drawn_shape": (
            translate("LevelWords", "Shape"),
            translate("LevelWords", "The cards must form a shape drawn at random."),
        ),
        "chosen_shape": (
            translate("LevelWords", "Shape"),
            translate("LevelWords", "The cards must form a shape of your choice."),
        ),
    }
    return words[_KINDS[edition][level - 1]]


def rank_of(edition: str, tier: int) -> str:
    """The rank of a won game by its place, from the lowest (1) to the highest (3)."""
    return ("honourable", "glorious", "total" if edition == "first" else "legendary")[tier - 1]


def rank_name(edition: str, tier: int) -> str:
    """A victory in one word, as in a column of victories."""
    return rank_word(rank_of(edition, tier))


def victory_words(edition: str, tier: int) -> str:
    """A won game by its rank."""
    return victory_word(rank_of(edition, tier))


def rank_word(rank: str) -> str:
    """A rank by the engine's name for it, in one word."""
    return {
        "honourable": translate("LevelWords", "Honourable", "victory"),
        "glorious": translate("LevelWords", "Glorious", "victory"),
        "total": translate("LevelWords", "Total", "victory"),
        "legendary": translate("LevelWords", "Legendary", "victory"),
    }[rank]


def victory_word(rank: str) -> str:
    """A won game by the engine's name for its rank."""
    return {
        "honourable": translate("LevelWords", "Honourable victory"),
        "glorious": translate("LevelWords", "Glorious victory"),
        "total": translate("LevelWords", "Total victory"),
        "legendary": translate("LevelWords", "Legendary victory"),
    }[rank]


def best_words(edition: str, tier: int) -> str:
    """The best victory at a level, from the lowest (1) to the highest (3)."""
    if tier == 1:
        return translate("LevelWords", "Best result: honourable victory")
    if tier == 2:
        return translate("LevelWords", "Best result: glorious victory")
    if edition == "first":
        return translate("LevelWords", "Best result: total victory")
    return translate("LevelWords", "Best result: legendary victory")


def goal_words(edition: str, level: int, tier: int) -> str:
    """What to try next at a level, by the victory (1 to 3) to be reached there."""
    if tier == 1:
        text = translate("LevelWords", "{edition}: win level {level} for its first seal.")
    elif tier == 2:
        text = translate("LevelWords", "{edition}: aim for a glorious victory at level {level}.")
    elif edition == "first":
        text = translate("LevelWords", "{edition}: aim for a total victory at level {level}.")
    else:
        text = translate("LevelWords", "{edition}: aim for a legendary victory at level {level}.")
    return text.format(edition=edition_name(edition), level=level)


def shape_name(shape: str) -> str:
    """What a shape looks like."""
    names = {
        "random": translate("LevelWords", "Random"),
        "lantern": translate("LevelWords", "Lantern"),
        "stair": translate("LevelWords", "Staircase"),
        "mountain": translate("LevelWords", "Mountain"),
        "fan": translate("LevelWords", "Fan"),
        "moon": translate("LevelWords", "Moon"),
        "gate": translate("LevelWords", "Torii"),
    }
    return names[shape]
