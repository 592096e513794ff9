"""Which convention is practised, or free practice: a list for the bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal

from yokai_desktop.dojo.catalog import convention_titles
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.parts.fields import ChoiceField

translate = QCoreApplication.translate
FREE = 0
"""Stands for free practice where a convention is asked for."""


class ConventionChoice(ChoiceField):
    """``asked`` carries the number of a convention, or ``FREE``."""

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__(lambda: translate("Dojo", "Convention"), lacquer=True)
        self.activated.connect(lambda: self.asked.emit(int(self.value())))

    def show_conventions(self, chosen: int) -> None:
        """All there are exercises for, in the language in force."""
        titles = convention_titles()
        numbers = sorted({exercise.convention for exercise in library().exercises})
        items = [(str(number), titles[number]) for number in numbers]
        self.set_items([*items, (str(FREE), translate("Dojo", "Free practice"))])
        self.set_value(str(chosen))
