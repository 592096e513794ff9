"""The player aid of Septet: families, how a trick is won, how a round ends and what it gives."""

from __future__ import annotations

from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.words.aid import Aid, AidPart, AidRow, lines, numbered
from yokai_desktop.words.septet.cards import family_name
from yokai_desktop.words.voice import translate


def septet_aid(view: SeptetView) -> Aid:
    """What the players of this very game want to look up."""
    mode = view.mode
    return Aid(
        translate("SeptetAid", "Player aid"),
        (AidPart(translate("SeptetAid", "Families"), _families(view)),),
        (
            AidPart(translate("SeptetAid", "Who wins a trick"), numbered(*_trick(mode))),
            AidPart(translate("SeptetAid", "The round"), lines(*_round(mode))),
            AidPart(translate("SeptetAid", "Scoring"), lines(*_scoring(mode))),
        ),
    )


def _families(view: SeptetView) -> tuple[AidRow, ...]:
    return tuple(
        AidRow(
            (
                family_name(family),
                _range(family),
                *_stars(family, view.mode),
                translate("SeptetAid", "trump") if family == view.trump else "",
            ),
            f"symbols/{family.label}",
            family == view.trump,
        )
        for family in Family
    )


def _stars(family: Family, mode: Mode) -> tuple[str, ...]:
    """The stars that count in this game; no column for them where none do."""
    if mode.is_seven_next or not mode.stars_score:
        return ()
    return ("★" * family.stars + "☆" * (family.outline_stars if mode.outline_stars_score else 0),)


def _range(family: Family) -> str:
    first, last = family.ranks[0], family.ranks[-1]
    if family is Family.WIND:
        text = translate("SeptetAid", "A, {first}–{last}", "the numbers of Wind")
        return text.format(first=first + 1, last=last)
    return translate("SeptetAid", "{first}–{last}", "numbers from – to").format(
        first=first, last=last
    )


def _trick(mode: Mode) -> tuple[str, ...]:
    steps = (
        translate("SeptetAid", "The A of Wind, if it was played."),
        translate("SeptetAid", "Else the highest trump."),
        translate("SeptetAid", "Else the highest card of the family that was led."),
    )
    if mode.twins_take:
        twins = translate("SeptetAid", "Else the first of both 7s of a family.")
        return (steps[0], twins, *steps[1:])
    return steps


def _round(mode: Mode) -> tuple[str, ...]:
    follow = translate("SeptetAid", "Follow the family that was led if you can.")
    if mode.is_seven_next:
        first = translate("SeptetAid", "The family of the first card led is trump.")
        if mode.seals_are_unique:
            seal = translate(
                "SeptetAid", "Both 7s of a family in one round seal it; only one team can."
            )
        else:
            seal = translate("SeptetAid", "Both 7s of a family in one round seal it.")
        return (follow, first, seal)
    return (
        follow,
        translate("SeptetAid", "%n bosses (the 7s) win the round.", "", mode.boss_limit),
        translate(
            "SeptetAid", "%n tricks lose it, unless the bosses are enough.", "", mode.trick_limit
        ),
        translate("SeptetAid", "No cards left: the last trick wins it."),
    )


def _scoring(mode: Mode) -> tuple[str, ...]:
    if mode.is_seven_next:
        return (translate("SeptetAid", "%n seals win the game.", "", mode.goal),)
    goal = translate("SeptetAid", "%n points or more win the game.", "", mode.goal)
    if not mode.stars_score:
        return (translate("SeptetAid", "A round won is one point."), goal)
    if mode.outline_stars_score:
        stars = translate(
            "SeptetAid",
            "The winner scores the ★ and ☆ of their bosses, but none for the trump boss.",
        )
        tricks = translate(
            "SeptetAid", "After a seventh trick the two others score 3 each instead."
        )
        return (stars, tricks, goal)
    stars = translate(
        "SeptetAid", "The winners score the ★ of their bosses, but none for the trump boss."
    )
    return (stars, goal)
