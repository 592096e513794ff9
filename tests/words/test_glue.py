"""Sentences are whole: nothing said to people is glued together from pieces.

A language puts its own colons, commas and capitals; ``words.joining`` asks the translations.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "yokai_desktop"
SPEAKING = ("ui", "words", "cli")
NOT_WORDS = {"ui/theme/qss.py", "ui/services/mixer.py"}
"""Style sheets have commas and colons of their own; the mixer's errors go to the log."""
GLUE = (": ", ", ", ". ", "; ", " & ", " %", " : ", " – ")
ASIDE = {
    "ui/parts/prompt_slip.py": "the lead is painted in another colour and face",
    "ui/rules/book.py": "only searched, never shown",
}
"""Where two sentences may stand side by side without being asked for, and why."""
RECASING = ("lower", "upper", "capitalize", "title", "casefold")
SAYING = ("translate", "tr", "told", "listed")


def files() -> list[Path]:
    found = [path for part in SPEAKING for path in sorted((PACKAGE / part).rglob("*.py"))]
    return [path for path in found if path.relative_to(PACKAGE).as_posix() not in NOT_WORDS]


def glued(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Where a text is put together, by line, with what is wrong."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield from ((node.lineno, f"f-string with {glue!r}") for glue in _between(node))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            if node.func.attr == "join" and isinstance(owner, ast.Constant) and owner.value in GLUE:
                yield node.lineno, f"join by {owner.value!r}"
            if node.func.attr in RECASING and (_says(owner) or _is_first_letter(owner)):
                yield node.lineno, f"{node.func.attr}() of a translated text"


def _between(text: ast.JoinedStr) -> Iterator[str]:
    """What stands between, or after, the values of an f-string and glues them."""
    for before, part in zip(text.values, text.values[1:], strict=False):
        is_after = isinstance(before, ast.FormattedValue)
        if is_after and isinstance(part, ast.Constant) and part.value in GLUE:
            yield str(part.value)


def _is_first_letter(node: ast.expr) -> bool:
    """``words[:1]``, which is only recased to begin a sentence."""
    return isinstance(node, ast.Subscript) and ast.unparse(node.slice) == ":1"


def _side_by_side(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Two names of words that stand in one text with a space between them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and len(node.values) == 3:
            before, space, after = node.values
            is_space = isinstance(space, ast.Constant) and space.value == " "
            if is_space and _is_worded(before) and _is_worded(after):
                yield node.lineno, "two texts side by side: use sentences()"


def _is_worded(node: ast.expr) -> bool:
    """A value written as it is, without a format: no number in a column."""
    return isinstance(node, ast.FormattedValue) and node.format_spec is None


def _says(node: ast.expr) -> bool:
    if not isinstance(node, ast.Call):
        return False
    func = node.func
    name = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
    return name in SAYING or name.endswith(("_name", "_words"))


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_is_glued(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = list(glued(tree))
    if path.relative_to(PACKAGE).as_posix() not in ASIDE:
        found += _side_by_side(tree)
    assert [f"line {line}: {what}" for line, what in found] == []


@pytest.mark.parametrize(
    "code",
    [
        'f"{name}: {card}"',
        'f"{one} & {other}"',
        'f"{percent} %"',
        '", ".join(names)',
        "level_name(level).lower()",
        'translate("A", "Text").capitalize()',
        "words[:1].upper()",
        '" : ".join(scores)',
        'f"{title} {text}"',
    ],
)
def test_glue_is_found(code: str) -> None:
    tree = ast.parse(code)
    assert [*glued(tree), *_side_by_side(tree)]
