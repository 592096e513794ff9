"""Makes the shipped fonts from the complete ones: ``subset.py KLEE SAWARABI`` (needs fonttools).

Klee One keeps Latin letters, kana and the ornaments of the program (the whole font is 22 MB).
Both lose the quotation marks and dots that they draw as wide as a kanji, so that a text takes them
from elsewhere, and both get names of their own and lines of a height fit for Latin text, capitals
centred in them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ORNAMENTS = "妖怪先勝満負一二三四五六七八九十風土魅雷闇火雪狐河童轆轤首鬼旅札東西南北百鬼夜行"
LATIN_KANA = [*range(0x20, 0x250), *range(0x1E00, 0x1F00), *range(0x2010, 0x2060)]
LATIN_KANA += [*range(0x2190, 0x2194), 0x2212, 0x2605, 0x2606, *range(0x3000, 0x3100)]
WIDE_IN_KLEE = {0x2026, 0x2014}
WIDE_IN_SAWARABI = {0x2018, 0x2019, 0x201C, 0x201D, 0x2026}


KLEE_LINE = (980, 270)
SAWARABI_LINE = (1010, 290)
"""Above and below the base line, in thousandths of the size."""


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
    head, system, (above, below) = font["hhea"], font["OS/2"], line
    head.ascent = system.sTypoAscender = system.usWinAscent = above
    head.descent = system.sTypoDescender = -below
    system.usWinDescent = below
    head.lineGap = system.sTypoLineGap = 0
    font.save(Path(__file__).with_name(target))


def main() -> None:
    klee, sawarabi = sys.argv[1:]
    latin = {*LATIN_KANA, *map(ord, ORNAMENTS)} - WIDE_IN_KLEE
    subset(klee, "KleeOne-SemiBold.ttf", "Yokai Klee", latin, KLEE_LINE)
    everything = set(TTFont(sawarabi).getBestCmap())
    kept = everything - WIDE_IN_SAWARABI
    subset(sawarabi, "SawarabiMincho-Medium.ttf", "Yokai Mincho", kept, SAWARABI_LINE)


if __name__ == "__main__":
    main()
