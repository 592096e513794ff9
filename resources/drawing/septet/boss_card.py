"""A boss card: gold edge, deep sky, a portrait that fills the card, and a plaque with its stars."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from kit import GOLD, INK, PAPER, Doc, circ, mokume, placed, poly, rot, rrect, seal

from . import (
    boss_kiyohime,
    boss_kamaitachi,
    boss_nurarihyon,
    boss_raiju,
    boss_tsuchigumo,
    boss_wanyudo,
    boss_yuki_onna,
)
from .families import BOSS_RANK, Family
from .grounds import HEIGHT, WIDTH, Box, ground
from .scene import Scene
from .slip import RIGHT_EDGE, slip

STAR_GOLD = "#F0C85C"
PALE_GOLD = "#FFF1B8"
LEAF_GOLD = "#E3B03A"
LEAF_COLOURS = ("#FFF6D2", "#A8741A")
LEAVES_A_COLOUR = 22
LEAF_SEED = 7


class Boss(NamedTuple):
    """A boss's name, what is behind it, and how it is drawn."""

    name: str
    scene: Scene
    portrait: Callable[[Doc], None]


BOSSES = {
    "wind": Boss("Kamaitachi", boss_kamaitachi.SCENE, boss_kamaitachi.portrait),
    "earth": Boss("Tsuchigumo", boss_tsuchigumo.SCENE, boss_tsuchigumo.portrait),
    "charm": Boss("Kiyohime", boss_kiyohime.SCENE, boss_kiyohime.portrait),
    "lightning": Boss("Raijū", boss_raiju.SCENE, boss_raiju.portrait),
    "darkness": Boss("Nurarihyon", boss_nurarihyon.SCENE, boss_nurarihyon.portrait),
    "fire": Boss("Wanyūdō", boss_wanyudo.SCENE, boss_wanyudo.portrait),
    "snow": Boss("Yuki-onna", boss_yuki_onna.SCENE, boss_yuki_onna.portrait),
}


def _gold_leaf(d: Doc) -> None:
    """Cut leaf strewn over the gold ground: small squares, some bright, some dark."""
    chance = random.Random(LEAF_SEED)
    for colour in LEAF_COLOURS:
        text = ""
        for _ in range(LEAVES_A_COLOUR):
            x, y = chance.uniform(RIGHT_EDGE + 8, 232), chance.uniform(18, 332)
            side, turn = chance.uniform(3, 7), chance.uniform(0, 90)
            corners = ((-side, -side), (side, -side), (side, side), (-side, side))
            text += poly(*placed(rot(corners, turn), x, y, 0.6))
        d.p(text, colour, 0.75)


def _backdrop(d: Doc, family: str, scene: Scene, strewn: bool) -> None:
    """Gold edge, colour block with gradation and grain, family pattern, gold leaf, disc."""
    inner = rrect(8.6, 8.6, 232.8, 332.8, 8.6)
    d.p(rrect(0, 0, WIDTH, HEIGHT, 16), INK)
    d.p(rrect(1.6, 1.6, 246.8, 346.8, 14.6), GOLD)
    d.p(rrect(7, 7, 236, 336, 10), INK)
    d.p(inner, scene.base)
    d.p(inner, d.grad([(0, scene.sky, 1), (0.25, scene.sky, 0.8), (scene.low, scene.sky, 0)]))
    mokume(d, RIGHT_EDGE, 10, 242, 200, "#FFFFFF", 0.07, 9)
    box = Box(RIGHT_EDGE, 10, 240 - RIGHT_EDGE, 330, 8)
    ground(d, family, box, scene.pattern, 1.4, scene.pattern_opacity)
    if strewn:
        _gold_leaf(d)
    if scene.disc:
        d.p(circ(*scene.disc), scene.disc_colour)


def _frame(d: Doc, slip_ground: str) -> None:
    """Drawn after the portrait: trims it, and lays the slip and the gold edge over it."""
    x = RIGHT_EDGE
    turn = "a12.5 12.5 0 0 1 "
    d.p(f"M20 7.5h{x - 20}v335h{20 - x}{turn}-12.5 -12.5v-310{turn}12.5 -12.5z", slip_ground)
    d.p(f"M{x - 0.8} 7.5h2.2v335h-2.2z", INK)
    card = rrect(0, 0, WIDTH, HEIGHT, 16)
    d.p(card + rrect(8.4, 8.4, 233.2, 333.2, 8.6), GOLD, rule="evenodd")
    d.p(card + rrect(1.8, 1.8, 246.4, 346.4, 14.4), INK, rule="evenodd")
    inner_lines = rrect(6.8, 6.8, 236.4, 336.4, 10) + rrect(8.6, 8.6, 232.8, 332.8, 8.6)
    d.p(inner_lines, INK, rule="evenodd")


def star(x: float, y: float, r: float) -> str:
    """A five-pointed star as path text."""
    corners = []
    for i in range(10):
        radius, t = (r * 0.44 if i % 2 else r), math.pi * i / 5
        corners.append((x + radius * math.sin(t), y - radius * math.cos(t)))
    return poly(*corners)


def plaque(d: Doc, full: int, outlined: int) -> None:
    """A lacquer plaque with the boss's stars: gold for the full ones, gold rims for the others."""
    count, step, height = full + outlined, 35, 42
    if not count:
        return
    x, y = RIGHT_EDGE + 1.4, 341.5 - height
    width = count * step + 8
    for grow, colour in ((3.2, INK), (1.6, GOLD), (0, INK)):
        d.p(
            f"M{x} {y - grow}h{width - 8}a{8 + grow} {8 + grow} 0 0 1 {8 + grow} {8 + grow}"
            f"v{height - 8}h{-width - grow}z",
            colour,
        )
    for i in range(count):
        cx, cy = x + 4 + step * (i + 0.5), y + height / 2 + 1
        d.p(star(cx, cy, 18), STAR_GOLD)
        if i >= full:
            d.p(star(cx, cy, 10.5), INK)


def boss_card(family: Family, shining: bool = False) -> Doc:
    """The boss of a family; the shining copy stands on a gold ground."""
    boss = BOSSES[family.name]
    d = Doc(WIDTH, HEIGHT)
    slip_ground = PAPER
    if shining:
        slip_ground = d.grad([(0, PALE_GOLD, 1), (0.3, PALE_GOLD, 1), (1, LEAF_GOLD, 1)])
    scene = boss.scene.on_gold() if shining else boss.scene
    _backdrop(d, family.name, scene, strewn=shining)
    boss.portrait(d)
    _frame(d, slip_ground)
    slip(d, family, BOSS_RANK)
    plaque(d, family.stars, family.outline_stars)
    seal(d, 206, 306, 27)
    return d
