"""Finds every translatable text in the sources by reading their syntax trees.

``self.tr("text")`` belongs to its class, ``translate("Context", "text")`` to the context it names.
A text with ``%n`` has plural forms.  What cannot be found this way (a variable, an f-string, a
keyword in place of an argument) is a mistake and is told, never skipped.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PLURAL = "%n"


@dataclass(frozen=True)
class Message:
    """One text to translate; ``comment`` tells equal texts of different meaning apart."""

    context: str
    source: str
    comment: str = ""

    @property
    def has_plural(self) -> bool:
        return PLURAL in self.source


class CannotCollect(Exception):
    """Calls whose text cannot be read from the source, with file and line."""


def messages_in(folder: Path) -> list[Message]:
    """All texts below a folder, each once, in the order of files and lines."""
    found: dict[Message, None] = {}
    mistakes: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for call, class_name in _calls(tree, ""):
            try:
                found[_message(call, class_name)] = None
            except ValueError as error:
                mistakes.append(f"{path.relative_to(folder.parent)}:{call.lineno}: {error}")
    if mistakes:
        raise CannotCollect("\n".join(mistakes))
    return list(found)


def _calls(node: ast.AST, class_name: str) -> Iterator[tuple[ast.Call, str]]:
    """The calls of ``tr`` and ``translate`` below a node, with the class they stand in."""
    if isinstance(node, ast.ClassDef):
        class_name = node.name
    if isinstance(node, ast.Call) and _called(node) in ("tr", "translate"):
        yield node, class_name
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, class_name)


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        if call.func.attr == "translate" and not _is_qt(call.func.value):
            return ""
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _is_qt(owner: ast.expr) -> bool:
    """Texts and painters have a ``translate`` of their own."""
    return isinstance(owner, ast.Name) and owner.id.endswith("Application")


def _message(call: ast.Call, class_name: str) -> Message:
    if call.keywords:
        raise ValueError("keywords in a call for a translation are not collected")
    arguments = list(call.args)
    if _called(call) == "tr":
        if not class_name:
            raise ValueError("tr() outside a class has no context")
        context = class_name
    else:
        context = _text(arguments.pop(0) if arguments else None, "context")
    source = _text(arguments[0] if arguments else None, "text")
    comment = arguments[1] if len(arguments) > 1 else None
    is_none = isinstance(comment, ast.Constant) and comment.value is None
    words = "" if comment is None or is_none else _text(comment, "comment")
    if (PLURAL in source) != (len(arguments) > 2):
        raise ValueError(f"{source!r}: a text with {PLURAL} needs a number, others take none")
    return Message(context, source, words)


def _text(node: ast.expr | None, what: str) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise ValueError(f"the {what} is no plain text")
