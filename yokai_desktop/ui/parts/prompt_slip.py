"""The sentence that says what to do now: a paper slip with a red bar."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.shadows import Shadow
from yokai_desktop.ui.parts.surface import Raised
from yokai_desktop.ui.speech.interfaces import ReadAs
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.joining import sentences

_HEIGHT = 44
_BAR = 6
_SIDE = 29
_MARGIN = 4
_JOINER = "\N{WORD JOINER}"
"""Keeps a line from ending at a hyphen."""
_LEAST_PERCENT = 50
"""Words that do not fit their slip are set smaller, never below this."""


class PromptSlip(ReadAs, RingFocus, Raised, Themed):
    """``say(lead, text)``: the first words in red, the rest in ink.  A screen reader hears both.

    It is as wide as its words and wraps to two lines before it would be wider than
    ``widest``.  While there is nothing to choose the keyboard waits here.
    """

    rim = QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    cast, softness = Shadow.CARD, 0.7

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lead, self._text = "", ""
        self._is_waiting = False
        self.is_parked = False
        """Whether the program has put the keyboard here, while there is nothing to choose."""
        self.widest = 900
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # until there is something to read
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def show_prompt(self, lead: str, text: str = "", *, waiting: bool = False) -> None:
        """Show a sentence; ``waiting`` greys the bar: somebody else is to act."""
        if (lead, text, waiting) == (self._lead, self._text, self._is_waiting):
            return
        self._lead, self._text, self._is_waiting = lead, text, waiting
        is_said = bool(lead or text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_said else Qt.FocusPolicy.NoFocus)
        self.updateGeometry()
        self.update()

    def accessibleName(self) -> str:
        return sentences((self._lead, self._text))

    def spoken_name(self) -> str:
        """While the keyboard only waits here, what happens is told by the announcer alone."""
        return "" if self.is_parked else self.accessibleName()

    def spoken_description(self) -> str | None:
        return "" if self.is_parked else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Readers hear of its words just before the keyboard comes, the only time they need them.

        A reader would say the new name of what has the keyboard, or had it a moment ago: the
        announcer says it alone.
        """
        super().focusInEvent(event)
        self.setAccessibleName(self.accessibleName())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.is_parked = False

    def set_widest(self, width: int) -> None:
        """At most this wide."""
        if width != self.widest:
            self.widest = width
            self.updateGeometry()

    def _fitted(self, width: float, height: float) -> tuple[QTextLayout, float]:
        """The words broken to a box, smaller if they would not fit, with the height they take."""
        for percent in range(100, _LEAST_PERCENT, -5):
            words, _, taken = self._layout(width, percent / 100)
            if taken <= height:
                break
        return words, taken

    def _layout(self, width: float, size: float = 1.0) -> tuple[QTextLayout, float, float]:
        """The words broken to a width, with the width and height they then take.

        Lines are about equally long: no last line of a single word.
        """
        words, taken, height = self._broken(width, size)
        lines = words.lineCount()
        if lines < 2:
            return words, taken, height
        least, most = taken / lines, width
        while most - least > 2:
            middle = (least + most) / 2
            if self._broken(middle, size)[0].lineCount() > lines:
                least = middle
            else:
                most = middle
        words, taken, height = self._broken(most, size)
        indent = (width - most) / 2
        for number in range(words.lineCount()):
            line = words.lineAt(number)
            line.setPosition(line.position() + QPointF(indent, 0))
        return words, taken, height

    def _broken(self, width: float, size: float) -> tuple[QTextLayout, float, float]:
        style = theme()
        sentence = f"{self._lead} {self._text}".strip()
        words = QTextLayout(sentence.replace("-", f"-{_JOINER}"))
        words.setFont(style.font(Role.PROMPT, size))
        lead = QTextLayout.FormatRange()
        lead.start, lead.length = 0, len(self._lead) + self._lead.count("-")
        lead.format.setFont(style.font(Role.PROMPT_LEAD, size))
        colours = style.colours
        lead.format.setForeground(colours.ink3 if self._is_waiting else colours.seal_text)
        words.setFormats([lead])
        words.setTextOption(QTextOption(Qt.AlignmentFlag.AlignHCenter))
        words.beginLayout()
        height = taken = 0.0
        while (line := words.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height))
            height += line.height()
            taken = max(taken, line.naturalTextWidth())
        words.endLayout()
        return words, taken, height

    def sizeHint(self) -> QSize:
        style = theme()
        sides = 2 * style.px(_SIDE) + style.px(_BAR) + 2 * _MARGIN
        _, width, height = self._layout(max(80, self.widest - sides))
        one_line = style.scale.line(_HEIGHT)
        tall = max(one_line, round(height) + style.px(18))
        return QSize(min(self.widest, round(width) + sides + 2), tall + 2 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def spine(self) -> tuple[float, QColor]:
        colours = theme().colours
        return theme().px(_BAR), colours.ink3 if self._is_waiting else colours.seal

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lead and not self._text:
            return
        super().paintEvent(event)
        style = theme()
        box = self.slip()
        inner = box.adjusted(style.px(_BAR) + style.px(_SIDE) - 4, 0, -style.px(_SIDE) + 4, 0)
        words, height = self._fitted(inner.width(), box.height())
        painter = QPainter(self)
        painter.setPen(style.colours.ink)
        words.draw(painter, inner.topLeft() + QPointF(0, (box.height() - height) / 2))
