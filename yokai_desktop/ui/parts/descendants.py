"""All widgets on another one, found so that nothing of them stays behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtWidgets import QWidget

_Kind = TypeVar("_Kind", bound=QWidget)


def descendants(around: QWidget, kind: type[_Kind]) -> Iterator[_Kind]:
    """The widgets of a kind on another, each before those on it, as ``findChildren`` gives them.

    What ``findChildren`` finds belongs to the one that was asked: a page would keep what PySide
    made for every scroll bar of Qt's own, long after the list that it was on is gone.  Here each
    belongs to its parent and goes with it.
    """
    for child in around.children():
        if isinstance(child, QWidget):
            if isinstance(child, kind):
                yield child
            yield from descendants(child, kind)
