"""The shipped fonts may be embedded, as their licence says, and have every sign that is shown."""

from __future__ import annotations

import ast
import html
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "i18n"))

import translation_file  # noqa: E402
from tools import source_file  # noqa: E402

FONTS = ROOT / "resources" / "fonts"


def table(data: bytes, name: bytes) -> bytes:
    """One table of a TrueType file."""
    for number in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, offset, length = struct.unpack_from(">4s3I", data, 12 + 16 * number)
        if tag == name:
            return data[offset : offset + length]
    raise AssertionError(f"no table {name!r}")


@pytest.mark.parametrize("path", sorted(FONTS.glob("*.ttf")), ids=lambda path: path.stem)
def test_nothing_forbids_to_embed(path: Path) -> None:
    assert struct.unpack_from(">H", table(path.read_bytes(), b"OS/2"), 8) == (0,)


@pytest.fixture(scope="module")
def fonts(qapp: QApplication) -> dict[str, QRawFont]:
    return {path.stem: QRawFont(str(path), 40.0) for path in sorted(FONTS.glob("*.ttf"))}


def shown_signs() -> dict[str, str]:
    """Every sign of every text of the program, with a text it stands in."""
    texts = [text for language in ("en", "fr") for text in texts_of_language(language)]
    for part in ("ui", "words"):
        for path in (ROOT / "yokai_desktop" / part).rglob("*.py"):
            texts += plain_strings(ast.parse(path.read_text("utf-8")))
    return {sign: text for text in texts for sign in text if sign.isprintable() and sign != " "}


def texts_of_language(language: str) -> Iterator[str]:
    for message, forms in translation_file.read(source_file(language)).items():
        yield from (message.source, *forms)
    for page in (ROOT / "resources" / "rules" / language).glob("*.html"):
        yield html.unescape(page.read_text("utf-8"))


def plain_strings(tree: ast.AST) -> Iterator[str]:
    """The strings of a module but for those that explain it."""
    told = {
        id(statement.value)
        for statement in ast.walk(tree)
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def width(font: QRawFont, sign: str) -> float:
    glyphs = font.glyphIndexesForString(sign)
    return font.advancesForGlyphIndexes(glyphs)[0].x()


def test_every_sign_of_every_text_is_shipped(fonts: dict[str, QRawFont]) -> None:
    """A sign that no font of ours has would be drawn by whatever the user's system finds."""
    signs = shown_signs()
    assert len(signs) > 100
    missing = {
        f"{sign} U+{ord(sign):04X} in {text!r}"
        for sign, text in signs.items()
        if not any(font.supportsCharacter(ord(sign)) for font in fonts.values())
    }
    assert not missing


@pytest.mark.parametrize("name", ["KleeOne-SemiBold", "SawarabiMincho-Medium"])
def test_figures_have_their_signs_in_both_faces(fonts: dict[str, QRawFont], name: str) -> None:
    font = fonts[name]
    assert all(font.supportsCharacter(ord(sign)) for sign in "−–≤≥×±’…\u202f\u2011")
    assert width(font, "−") == width(font, "+") > width(font, "-")
    assert width(font, "–") > width(font, "-")
