"""Lists, and words told of others, as the language in force writes them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from yokai_desktop.words.voice import translate


def labelled(what: str, how: str) -> str:
    """``what: how``."""
    text = translate("Joining", "{what}: {how}", "a name and what is told of it")
    return text.format(what=what, how=how)


def listed(items: Iterable[str]) -> str:
    """``a, b and c``."""
    text = translate("Joining", "{some} and {last}", "the last two of a list")
    return _with_last(list(items), text)


def either(items: Iterable[str]) -> str:
    """``a, b or c``."""
    text = translate("Joining", "{some} or {last}", "the last two of a list of choices")
    return _with_last(list(items), text)


def row_of(items: Iterable[str]) -> str:
    """``a, b, c``: notes that stand side by side; those that say nothing are left out."""
    return chained(translate("Joining", "{some}, {more}", "notes side by side"), items)


def sentence(words: str) -> str:
    """A title or a line as a sentence of its own, with a full stop."""
    if not words or words.endswith((".", "!", "?", "…")):
        return words
    return translate("Joining", "{words}.", "a line as a sentence").format(words=words)


def groups_of(items: Iterable[str]) -> str:
    """``a, b; c, d``: lists side by side; those that say nothing are left out."""
    return chained(translate("Joining", "{some}; {more}", "lists side by side"), items)


def sentences(items: Iterable[str]) -> str:
    """Whole sentences one after the other; those that say nothing are left out."""
    return chained(translate("Joining", "{some} {more}", "two whole sentences"), items)


def chained(text: str, items: Iterable[str]) -> str:
    """Items joined pair by pair by a text with places for ``{some}`` and ``{more}``."""
    said = [item for item in items if item]
    return reduce(lambda some, more: text.format(some=some, more=more), said) if said else ""


def _with_last(names: list[str], text: str) -> str:
    if len(names) < 2:
        return "".join(names)
    return text.format(some=row_of(names[:-1]), last=names[-1])
