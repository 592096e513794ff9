"""A plain card: paper, the family pattern, one inked picture that grows with the standing."""

from __future__ import annotations

from kit import PAPER, Doc, brush, mix, rrect, seal

from . import (
    plain_charm,
    plain_darkness,
    plain_earth,
    plain_fire,
    plain_lightning,
    plain_snow,
    plain_wind,
)
from .families import Family
from .grounds import HEIGHT, WIDTH, Box, ground, has_faces
from .slip import RIGHT_EDGE, slip

_PICTURES = {
    "wind": plain_wind.picture,
    "earth": plain_earth.picture,
    "charm": plain_charm.picture,
    "lightning": plain_lightning.picture,
    "darkness": plain_darkness.picture,
    "fire": plain_fire.picture,
    "snow": plain_snow.picture,
}


def plain_card(family: Family, rank: int) -> Doc:
    """The card of a plain yokai."""
    d = Doc(WIDTH, HEIGHT)
    d.p(rrect(0, 0, WIDTH, HEIGHT, 16), family.deep)
    d.p(rrect(2.6, 2.6, 244.8, 344.8, 13.6), PAPER)
    pale = 0.84 if has_faces(family.name) else 0.74
    box = Box(RIGHT_EDGE + 2, 7, 241 - RIGHT_EDGE, 336, 9)
    ground(d, family.name, box, mix(family.colour, PAPER, pale))
    edge = brush([(RIGHT_EDGE, 5, 1.2), (RIGHT_EDGE, 175, 2), (RIGHT_EDGE, 345, 1.2)], 1)
    d.p(edge, family.deep)
    _PICTURES[family.name](d, family, family.standing(rank))
    slip(d, family, rank)
    seal(d, 210, 310, 25)
    return d
