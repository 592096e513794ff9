"""The print room's tools: smooth shapes, brush strokes, contours, patterns, numerals, the seal.

Everything ends as flat filled paths: no stroked lines except in patterns, no clip, mask or text.
"""

import math
import random

from .brushes import brush, contour, nib, swell
from .colours import GOLD, INDIGO, INK, PAPER, SEAL, WHITE, mix
from .curves import (
    arc,
    bez,
    bezd,
    circ,
    closed_spline,
    dsegs,
    n,
    open_spline,
    poly,
    pt,
    rrect,
    runs,
    sample,
    shape,
)
from .document import Doc
from .numerals import DIG, numeral
from .pathtext import compact
from .patterns import (
    asanoha,
    kikko,
    mokume,
    seigaiha,
    shippo,
    tatewaku,
    uroko,
    yagasuri,
    yamagata,
)
from .points import (
    AXIS,
    Outline,
    Point,
    Points,
    area,
    ellipse,
    mir,
    placed,
    points,
    polar,
    right,
    rot,
    sym,
)
from .regions import Primitive, clipped, in_poly, in_rrect, polyclip
from .ribbons import bands, cloud, ribbon, spiral
from .seals import seal

__all__ = [
    "AXIS",
    "DIG",
    "GOLD",
    "INDIGO",
    "INK",
    "PAPER",
    "SEAL",
    "WHITE",
    "Doc",
    "Outline",
    "Point",
    "Points",
    "Primitive",
    "arc",
    "area",
    "asanoha",
    "bands",
    "bez",
    "bezd",
    "brush",
    "circ",
    "clipped",
    "closed_spline",
    "cloud",
    "compact",
    "contour",
    "dsegs",
    "ellipse",
    "in_poly",
    "in_rrect",
    "kikko",
    "math",
    "mir",
    "mix",
    "mokume",
    "n",
    "nib",
    "numeral",
    "open_spline",
    "placed",
    "points",
    "polar",
    "poly",
    "polyclip",
    "pt",
    "random",
    "ribbon",
    "right",
    "rot",
    "rrect",
    "runs",
    "sample",
    "seal",
    "seigaiha",
    "shape",
    "shippo",
    "spiral",
    "swell",
    "sym",
    "tatewaku",
    "uroko",
    "yagasuri",
    "yamagata",
]
