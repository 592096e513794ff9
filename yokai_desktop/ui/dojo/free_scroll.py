"""The scroll beside free practice: what the slip tells, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.dojo.place_remarks import PlaceRemark, PlaceRemarks
from yokai_desktop.ui.dojo.reading_rows import PartnerReading, ReadingRows
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, SMALL, Button
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.parts.toggle import Toggle
from yokai_desktop.ui.theme import Role

translate = QCoreApplication.translate


class FreeScroll(LongScroll):
    """``show_turn`` says what may be done now."""

    make_asked = Signal()
    other_asked = Signal()
    another_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=18)
        self._is_over = False
        origin = Label(
            lambda: translate("Dojo", "Free practice"), Role.SECONDARY, "ink2", wraps=True
        )
        title = Label(
            lambda: translate("Dojo", "What will they understand?"), Role.SECTION, wraps=True
        )
        self.words = Label(self._say, Role.BODY, "ink2", wraps=True)
        self.read_as = Label(
            lambda: translate("Dojo", "How your partners will read it"), Role.GROUP, wraps=True
        )
        self.readings = ReadingRows()
        self.show_readings(())
        self.compared = Label(
            lambda: translate("Dojo", "Here and elsewhere"), Role.GROUP, wraps=True
        )
        self.remarks = PlaceRemarks()
        self.make = Button(lambda: translate("Dojo", "Move it there"), PRIMARY)
        self.other = Button(
            lambda: translate("Dojo", "Another place"), PAPER, icon="undo", height=SMALL
        )
        self.toggle = Toggle(lambda: translate("Dojo", "Show how it will be read"))
        self.toggle.setChecked(True)
        self.another = Button(lambda: translate("Dojo", "Another position"), PAPER, height=SMALL)
        self.body.setSpacing(10)
        reading = (self.read_as, self.readings, self.compared, self.remarks)
        for part in (origin, title, self.words, Rule(), *reading):
            self.body.addWidget(part)
        self.show_remarks(())
        self.body.addStretch(1)
        for below in (self.make, self.other, self.toggle, self.another):
            self.body.addWidget(below)
        self.make.clicked.connect(self.make_asked)
        self.other.clicked.connect(self.other_asked)
        self.another.clicked.connect(self.another_asked)
        self.show_turn(is_weighing=False, is_over=False)

    def show_turn(self, *, is_weighing: bool, is_over: bool) -> None:
        """What may be done now."""
        self._is_over = is_over
        self.words.setText(self._say())
        self.words.setVisible(not is_weighing)
        self.make.setVisible(is_weighing)
        self.other.setVisible(is_weighing)

    def show_readings(self, readings: tuple[PartnerReading, ...]) -> None:
        """How it will be read, where this is not told beside the place."""
        self.readings.show_readings(readings)
        self.read_as.setVisible(bool(readings))

    def show_remarks(self, remarks: Sequence[PlaceRemark]) -> None:
        """What the card would tell here, and what elsewhere."""
        self.remarks.show_remarks(remarks)
        self.compared.setVisible(bool(remarks))

    def _say(self) -> str:
        if self._is_over:
            return translate("Dojo", "The turn is over. This is how your last act was read.")
        return translate(
            "Dojo",
            "Aim at a place, or lay a hint on a card: a slip tells how each partner will read it,"
            " before it is done. At the table you must imagine it.",
        )
