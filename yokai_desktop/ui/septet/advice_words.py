"""What a master would do, in words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.names import Names

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Advice:
    """A sentence, its reasons, and the cards it speaks of."""

    title: str
    words: str
    cards: tuple[Card, ...] = ()


def advice_of(found: object, view: SeptetView, names: Names) -> Advice:
    """The words for what ``explain`` found; None means that it had nothing to say."""
    return Advice(
        translate("Septet", "No advice"),
        translate("Septet", "The master has nothing to say here."),
    )
