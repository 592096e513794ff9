"""Makes the shipped fonts from complete ones: ``subset.py KLEE SAWARABI DEJAVU`` (fonttools).

Klee One keeps Latin letters, kana and the ornaments of the program (the whole font is 22 MB);
DejaVu Serif lends the Greek and Cyrillic letters that the two others lack.
Quotation marks and dots that they draw as wide as a kanji are made anew from comma and full stop,
minus, dash, ≤ and ≥ from the hyphen; a narrow space, a tick and a cross are added.  All get names
of their own and lines of a height fit for Latin text, capitals centred in them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

ORNAMENTS = "妖怪可良優先勝満負一二三四五六七八九十風土魅雷闇火雪狐河童轆轤首鬼旅札東西南北百鬼夜行"
LATIN_KANA = [*range(0x20, 0x250), *range(0x1E00, 0x1F00), *range(0x2010, 0x2060)]
LATIN_KANA += [*range(0x2190, 0x2194), 0x2212, 0x2605, 0x2606, *range(0x3000, 0x3100)]
WIDE_IN_KLEE = {0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026}
SHORT_IN_KLEE = {0x2212}
"""A minus that is no longer than a hyphen."""
WIDE_IN_SAWARABI = {0x2018, 0x2019, 0x201C, 0x201D, 0x2026}


KLEE_LINE = (980, 270)
SAWARABI_LINE = (1010, 290)
DEJAVU_LINE = (1939, 483)
"""Above and below the base line, in the units of each font."""


DOTS, NARROW_SPACE = 0x2026, 0x202F
MINUS, DASH, FIRM_HYPHEN = 0x2212, 0x2013, 0x2011
AT_MOST, AT_LEAST = 0x2264, 0x2265
DASH_WIDTH = 500
TICK, CROSS = 0x2713, 0x2717
TICK_WIDTH = 640
TICK_CORNERS = ((70, 320), (130, 372), (250, 190), (512, 672), (572, 640), (262, 56))
"""A tick as one stroke of the brush, clockwise."""
SPACE_WIDTH = 160
"""A third of a usual space between words: what French sets before ; ! and ?."""


Parts = list[tuple[str, tuple[float, ...]]]
"""Glyphs that make up a new one, each with how it is stretched and moved."""
Sign = tuple[float, Parts]
"""How far a sign reaches, and what it is made of."""


def extent(font: TTFont, sign: str) -> tuple[float, float, float, float]:
    """The left, bottom, right and top edge of what a sign draws."""
    glyphs = font.getGlyphSet()
    bounds = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(sign)]].draw(bounds)
    return bounds.bounds


def quotation_signs(font: TTFont) -> dict[int, Sign]:
    """Dots and quotation marks of Latin width, made of full stop and comma, and a narrow space."""
    cmap, widths = font.getBestCmap(), font["hmtx"]
    dot, comma = cmap[ord(".")], cmap[ord(",")]
    step = widths[dot][0] * 0.8
    left, bottom, right, top = extent(font, ",")
    rise = extent(font, "H")[3] - top + 20
    width, gap = right - left + 120, right - left + 40
    turned = (-1, 0, 0, -1)
    return {
        DOTS: (step * 3, [(dot, (1, 0, 0, 1, step * n, 0)) for n in range(3)]),
        NARROW_SPACE: (SPACE_WIDTH, []),
        0x2019: (width, [(comma, (1, 0, 0, 1, 60 - left, rise))]),
        0x2018: (width, [(comma, (*turned, 60 + right, rise + top + bottom))]),
        0x201D: (width + gap, [(comma, (1, 0, 0, 1, 60 - left + gap * n, rise)) for n in (0, 1)]),
        0x201C: (
            width + gap,
            [(comma, (*turned, 60 + right + gap * n, rise + top + bottom)) for n in (0, 1)],
        ),
    }


def figure_signs(font: TTFont) -> dict[int, Sign]:
    """Signs beside figures, made of the hyphen: minus, dash, ≤ and ≥; also a cross."""
    cmap, widths = font.getBestCmap(), font["hmtx"]
    hyphen = cmap[ord("-")]
    left, bottom, right, top = extent(font, "-")

    def bar(start: float, end: float, height: float) -> tuple[str, tuple[float, ...]]:
        stretch = (end - start) / (right - left)
        return hyphen, (stretch, 0, 0, 1, start - left * stretch, height - (bottom + top) / 2)

    start, low, end, high = extent(font, "+")
    signs: dict[int, Sign] = {
        MINUS: (widths[cmap[ord("+")]][0], [bar(start, end, (low + high) / 2)]),
        CROSS: (widths[cmap[ord("×")]][0], [(cmap[ord("×")], (1, 0, 0, 1, 0, 0))]),
        DASH: (DASH_WIDTH, [bar(0, DASH_WIDTH, (bottom + top) / 2)]),
        FIRM_HYPHEN: (widths[hyphen][0], [(hyphen, (1, 0, 0, 1, 0, 0))]),
    }
    for code, sign in ((AT_MOST, "<"), (AT_LEAST, ">")):
        name = cmap[ord(sign)]
        start, low, end, _ = extent(font, sign)
        above = (top - bottom) + 30
        parts = [(name, (1, 0, 0, 1, 0, above)), bar(start, end, low)]
        signs[code] = (widths[name][0], parts)
    return signs


def add_signs(font: TTFont) -> None:
    """Give the font the signs it has not, or has not in Latin width."""
    signs = quotation_signs(font)
    if ord("-") in font.getBestCmap():
        signs |= figure_signs(font)
        pen = TTGlyphPen(None)
        pen.moveTo(TICK_CORNERS[0])
        for corner in TICK_CORNERS[1:]:
            pen.lineTo(corner)
        pen.closePath()
        add(font, TICK, TICK_WIDTH, pen.glyph())
    for code, (advance, parts) in signs.items():
        pen = TTGlyphPen(font.getGlyphSet())
        for part, (across, turn, slant, up, x, y) in parts:
            pen.addComponent(part, (across, turn, slant, up, round(x), round(y)))
        add(font, code, advance, pen.glyph())


def add(font: TTFont, code: int, advance: float, glyph: Glyph) -> None:
    """Add a glyph for a sign the font has not."""
    if code in font.getBestCmap():
        return
    name = f"uni{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(advance), getattr(glyph, "xMin", 0))
    if "vmtx" in font:
        font["vmtx"][name] = font["vmtx"][font.getBestCmap()[ord(".")]]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def rename(font: TTFont, family: str) -> None:
    """Give the font a name of our own: one installed on the machine must not take its place."""
    names = font["name"]
    names.names = [name for name in names.names if name.nameID in (0, 7, 8, 9, 13, 14)]
    texts = {1: family, 2: "Regular", 3: f"{family} subset", 4: family}
    for number, text in (texts | {6: family.replace(" ", "")}).items():
        names.setName(text, number, 3, 1, 0x409)


def subset(source: str, target: str, family: str, kept: set[int], line: tuple[int, int]) -> None:
    font = TTFont(source)
    rename(font, family)
    options = Options(name_IDs=["*"], hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=kept & set(font.getBestCmap()))
    subsetter.subset(font)
    add_signs(font)
    head, system, (above, below) = font["hhea"], font["OS/2"], line
    head.ascent = system.sTypoAscender = system.usWinAscent = above
    head.descent = system.sTypoDescender = -below
    system.usWinDescent = below
    head.lineGap = system.sTypoLineGap = 0
    system.fsType = 0  # may be installed and embedded: so says the licence of both
    font.save(Path(__file__).with_name(target))


GREEK_CYRILLIC = {*range(0x370, 0x400), *range(0x400, 0x530)}


def main() -> None:
    klee, sawarabi, dejavu = sys.argv[1:]
    latin = {*LATIN_KANA, *map(ord, ORNAMENTS)} - WIDE_IN_KLEE - SHORT_IN_KLEE
    subset(klee, "KleeOne-SemiBold.ttf", "Yokai Klee", latin, KLEE_LINE)
    everything = set(TTFont(sawarabi).getBestCmap())
    kept = everything - WIDE_IN_SAWARABI
    subset(sawarabi, "SawarabiMincho-Medium.ttf", "Yokai Mincho", kept, SAWARABI_LINE)
    signs = {ord("."), ord(","), ord("H")}  # of which the narrow signs are made
    subset(dejavu, "Letters.ttf", "Yokai Letters", GREEK_CYRILLIC | signs, DEJAVU_LINE)


if __name__ == "__main__":
    main()
