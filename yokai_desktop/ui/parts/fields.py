"""Fields and drop-down choices, on paper or on lacquer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QWidget,
)

from yokai_desktop.ui.parts.bindings import Words, bind_text
from yokai_desktop.ui.parts.choice_list import ChoiceList
from yokai_desktop.ui.parts.fitting import fitting_font
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.spoken import SaysWhere
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.theme.qss import set_state

_HEIGHT, _SMALL_HEIGHT = 46, 38
_SMALLEST, _SMALLEST_LARGE = 0.9, 0.7
"""Parts of their size that words in a narrow choice keep, usual and large ones."""


class TextField(SaysWhere, QLineEdit, Themed):
    """One line to type in; ``lacquer`` is for names on a seat.

    Without the keyboard it shows the beginning of its text, with dots where there is more.
    """

    def __init__(
        self, role: Role = Role.BODY, *, lacquer: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._role, self._lacquer = role, lacquer
        self.setProperty("lacquer", lacquer)
        self.follow_theme()

    def setText(self, text: str | None) -> None:
        super().setText(text)
        self._rest_at_beginning()

    def _rest_at_beginning(self) -> None:
        if not self.hasFocus():
            self.setCursorPosition(0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.repaint()  # Qt scrolls the text when it paints it, and measures clicks by that

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._rest_at_beginning()

    def shown_text(self) -> str:
        """As much as there is room for while somebody reads; all of it while they type."""
        if self.hasFocus():
            return self.text()
        right = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(self.text(), right, self._room().width())

    def _room(self) -> QRect:
        """Where Qt puts the text."""
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        inner = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        return inner.marginsRemoved(self.textMargins()).adjusted(2, 0, -2, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown_text()
        if shown == self.text():
            super().paintEvent(event)
            return
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        painter = QPainter(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option, painter, self)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.drawText(self._room(), int(Qt.AlignmentFlag.AlignVCenter), shown)

    def restyle(self) -> None:
        style = theme()
        self.setFont(style.font(self._role))
        height = 32 if self._lacquer else _HEIGHT
        self.setFixedHeight(max(style.scale.line(height), self.fontMetrics().height() + 8))

    def set_wrong(self, wrong: bool) -> None:
        """Outline the field: what it holds cannot be used."""
        set_state(self, "wrong", wrong)


class ChoiceField(RingFocus, QComboBox, Themed):
    """A drop-down list; items carry a value as their data.

    ``name`` is what is chosen, for screen readers.  What is chosen is set smaller where there is
    little room, and ends with dots where even that is not enough.
    """

    def __init__(
        self, name: Words = "", *, lacquer: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        bind_text(self.setAccessibleName, name)
        self._lacquer = lacquer
        self._paints_smaller = False
        self.setProperty("lacquer", lacquer)
        self._list = ChoiceList(self)
        self.setView(self._list)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.currentTextChanged.connect(self._tell_all)
        self.follow_theme()

    def restyle(self) -> None:
        style = theme()
        self.setFont(style.font(Role.BUTTON))
        height = style.scale.line(_SMALL_HEIGHT if self._lacquer else _HEIGHT)
        self.setFixedHeight(max(height, self.fontMetrics().height() + 8))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_all()

    def _tell_all(self) -> None:
        """The tooltip has the words that there is no room for."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        words = self.currentText()
        self.setToolTip("" if option.currentText == words else plain_tip(words))

    def showPopup(self) -> None:
        self._list.make_ready()
        super().showPopup()

    def hidePopup(self) -> None:
        """The list goes at once: what lay under it is shown before the choice takes effect."""
        was_open = self._list.isVisible()
        super().hidePopup()
        window = self.window()
        store, handle = window.backingStore(), window.windowHandle()
        if was_open and store is not None and handle is not None:
            store.flush(QRegion(window.rect()), handle)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page scrolls below the pointer; it chooses nothing on its way."""
        event.ignore()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        option.currentText = "" if self._paints_smaller else self.shown_text(option)

    def shown_text(self, option: QStyleOptionComboBox) -> str:
        """As much of the choice as there is room for in this box."""
        right, room = Qt.TextElideMode.ElideRight, self._place(option).width()
        return QFontMetrics(self.shown_font(option)).elidedText(self.currentText(), right, room)

    def shown_font(self, option: QStyleOptionComboBox) -> QFont:
        """As large as the room for the words allows."""
        least = _SMALLEST_LARGE if theme().scale.is_text_large else _SMALLEST
        return fitting_font(Role.BUTTON, self.currentText(), self._place(option).width(), least)

    def _place(self, option: QStyleOptionComboBox) -> QRect:
        """Where Qt puts the words."""
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(control, option, part, self)

    def sizeHint(self) -> QSize:
        """Qt measures the ink of the words, which may be less than the room they take."""
        return super().sizeHint() + QSize(self.fontMetrics().height() // 8, 0)

    def minimumSizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.currentText())
        return QSize(max(theme().px(90), min(words + 44, theme().scale.line(260))), self.height())

    def value(self) -> str:
        """The data of the chosen item."""
        return str(self.currentData() or "")

    def set_value(self, value: str) -> None:
        """Choose the item with this data; nothing happens if there is none."""
        index = self.findData(value)
        if index >= 0:
            self.setCurrentIndex(index)

    def set_items(self, items: list[tuple[str, str]]) -> None:
        """Replace all items (value, words) and say nothing; the choice stays if it can."""
        chosen = self.value()
        self.blockSignals(True)
        self.clear()
        for value, words in items:
            self.addItem(words, value)
        self.setCurrentIndex(0 if items else -1)
        self.set_value(chosen)
        self.blockSignals(False)
        self.updateGeometry()
        self.update()

    def paint_over(self, painter: QPainter) -> None:
        """What subclasses paint beside the words."""

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        words, font = option.currentText, self.shown_font(option)
        self._paints_smaller = font.pixelSize() < self.font().pixelSize()
        super().paintEvent(event)
        colours = theme().colours
        painter = QPainter(self)
        if self._paints_smaller:
            self._paints_smaller = False
            painter.setFont(font)
            painter.setPen(option.palette.color(QPalette.ColorRole.ButtonText))
            painter.drawText(self._place(option), int(Qt.AlignmentFlag.AlignVCenter), words)
            painter.setFont(self.font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_over(painter)
        pen = QPen(colours.plate_sub if self._lacquer else colours.ink2, 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        x, y, half = self.width() - 18.0, self.height() / 2, 5.0
        tip = QPointF(x, y + half / 2)
        painter.drawPolyline(
            [QPointF(x - half, y - half / 2), tip, QPointF(x + half, y - half / 2)]
        )
