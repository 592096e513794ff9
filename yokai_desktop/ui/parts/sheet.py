"""A paper sheet over the darkened table: results, questions, what just happened."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QScrollBar,
    QWidget,
)
from shiboken6 import isValid

from yokai_desktop.ui.parts.bindings import Words, bind_text
from yokai_desktop.ui.parts.descendants import descendants
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.leading_hand import can_hold_keyboard, hold_keyboard, leading_hand
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.parts.sheet_paper import STAMP, SheetPaper
from yokai_desktop.ui.parts.spoken import say_what_scrolls, say_where_all
from yokai_desktop.ui.speech.announcer import announcer
from yokai_desktop.ui.speech.interfaces import ReadAs
from yokai_desktop.ui.speech.interfaces import Role as SpokenRole
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.signs import sign_words

_WIDTH = 1000
_RING = 8
"""Around the buttons: their focus rings are larger than they are."""
_Step = QScrollBar.SliderAction
_SCROLLING: dict[int, QScrollBar.SliderAction] = {
    Qt.Key.Key_Up: _Step.SliderSingleStepSub,
    Qt.Key.Key_Down: _Step.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: _Step.SliderPageStepSub,
    Qt.Key.Key_PageDown: _Step.SliderPageStepAdd,
    Qt.Key.Key_Home: _Step.SliderToMinimum,
    Qt.Key.Key_End: _Step.SliderToMaximum,
}


_shown: WeakSet[Sheet] = WeakSet()
"""Those that can be seen: a table asks for the open one at every move of the keyboard."""


class Sheet(ReadAs, QWidget):
    """Lies over its parent and takes its whole size.  Fill ``body`` and ``buttons``.

    ``left_buttons`` is for leaving, ``buttons`` for the rest with the primary one last.  Escape
    emits ``dismissed``; whoever shows the sheet decides what that means.  Texts and lengths are
    declared where a part is made; ``refresh`` is for what is worked out from something else.

    While it is open the keyboard stays on it: Tab goes round its own controls, and the keys that
    scroll do so from anywhere on it.  When it goes, whoever had the keyboard before has it again.
    """

    dismissed = Signal()
    read_as = SpokenRole.Dialog
    is_modal = True

    def __init__(self, parent: QWidget, *, width: int = _WIDTH, light: bool = False) -> None:
        super().__init__(parent)
        self._design_width, self._is_light = width, light
        self.first_focus: QWidget | None = None
        """What has the keyboard when the sheet opens; the last of ``buttons`` unless it is set."""
        self._before: QWidget | None = None
        self._paper = SheetPaper(self)
        self._title = Label(role=Role.HEADER_TITLE, colour="seal_paper", wraps=True)
        self._line = Label(role=Role.BODY, colour="seal_paper", wraps=True)
        self._header = QWidget(self._paper)
        column(0, self._title, self._line, 0, spacing=0, on=self._header)
        self._content = QWidget()
        self._content.setProperty("clear", True)
        self.body = column(spacing=12, on=self._content)
        self._scroller = QScrollArea(self._paper)
        self._scroller.setWidgetResizable(True)
        self._scroller.setFrameShape(QFrame.Shape.NoFrame)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroller.viewport().setAutoFillBackground(False)
        self._content.setAutoFillBackground(False)
        self._scroller.setWidget(self._content)
        self._foot = QWidget(self._paper)
        self.left_buttons, self.buttons = row(spacing=12), row(spacing=12)
        row(self.left_buttons, 0, self.buttons, margins=(_RING,) * 4, on=self._foot)
        for watched in (parent, self._header, self._content, self._foot):
            watched.installEventFilter(self)
        theme().settled.connect(self.place)
        self.setGeometry(parent.rect())

    def set_header(
        self,
        title: Words,
        line: Words = "",
        colour: Callable[[], QColor] | None = None,
        kanji: str = "",
    ) -> None:
        """A coloured header; ``kanji`` is stamped over its lower edge, say its meaning in words."""
        self._paper.header_colour = colour
        self._paper.kanji = kanji
        bind_text(self._title.setToolTip, lambda: sign_words(kanji) if kanji else "")
        self._title.set_colour("seal_paper" if colour is not None else "ink")
        self._line.set_colour("seal_paper" if colour is not None else "ink2")
        bind_text(self._update_header, title, line)

    def press_seal(self, part: float) -> None:
        """The stamp of the header comes down, so far."""
        self._paper.pressed = part
        self._paper.update()

    def _update_header(self, title: str, line: str) -> None:
        self._title.setText(title)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.place()

    def refresh(self) -> None:
        """Show how things are now; also asked for when the language has changed."""

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LanguageChange:  # every part has its new words
            self.refresh()
            say_what_scrolls(self, self.accessibleName())
            say_where_all(self)
            self.place()
        return handled

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched in (self._header, self._content, self._foot):
            if event.type() == QEvent.Type.LayoutRequest:
                self.place()
        elif event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(QRect(QPoint(), watched.size()))
            self.place()
        return False

    def showEvent(self, event: QEvent) -> None:
        _shown.add(self)
        self.raise_()
        say_what_scrolls(self, self.accessibleName())
        self.place()
        holder = self.window().focusWidget()
        if holder is not None and not self.isAncestorOf(holder):
            self._before = holder
        announcer().when_quiet(self._take_focus_if_shown)

    def _take_focus_if_shown(self) -> None:
        if isValid(self) and self.isVisible():
            self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        _shown.discard(self)
        holder, before = self.window().focusWidget(), self._before
        if not self.isHidden() or (holder is not self and not self.isAncestorOf(holder)):
            return
        if before is not None and isValid(before) and can_hold_keyboard(before):
            before.setFocus(leading_hand().reason)

    def take_focus(self) -> None:
        """Have the keyboard, at the control it is meant for."""
        stops = self._tab_stops()
        first = self.first_focus if self.first_focus is not None else self._last_button()
        place = first if first in stops else stops[-1] if stops else self
        place.setFocus(leading_hand().reason)

    def _last_button(self) -> QWidget | None:
        item = self.buttons.itemAt(self.buttons.count() - 1)
        return item.widget() if item is not None else None

    def _tab_stops(self) -> list[QWidget]:
        """The controls of this sheet in the order of the Tab key."""
        stops: list[QWidget] = []
        own = [widget for widget in descendants(self, QWidget) if _is_stop(widget)]
        widget = self.nextInFocusChain()
        # The way goes on through all pages of the window, and PySide makes something for every
        # widget on it.  It ends here once nothing of ours can follow.
        while len(stops) < len(own) and widget is not None and widget is not self:
            if widget in own:
                stops.append(widget)
            widget = widget.nextInFocusChain()
        return stops

    def focusNextPrevChild(self, next: bool) -> bool:
        """Round the controls; once the sheet is gone, whatever lies under it is asked."""
        if not self.isVisible():
            return super().focusNextPrevChild(next)
        stops, holder = self._tab_stops(), self.window().focusWidget()
        if not stops:
            self.setFocus()
            return True
        if not next:
            stops.reverse()
        place = stops.index(holder) + 1 if holder in stops else 0
        hold_keyboard(stops[place % len(stops)])
        return True

    def place(self) -> None:
        """Size the paper to its content, centred, at most a little less than the window."""
        style = theme()
        pad = style.px(46)
        wanted_width = max(
            style.scale.line(self._design_width), self._foot.sizeHint().width() + 2 * pad
        )
        width = min(wanted_width, self.width() - 80)
        inner = width - 2 * pad
        if inner <= 0:
            return
        room_right = style.px(STAMP + 40) if self._paper.kanji else 0
        self._paper.header_words = self._header.heightForWidth(inner - room_right)
        head, gap = self._paper.header_height(), style.px(26)
        top, under = 0, gap
        if not head and self._title.text():  # on bare paper it belongs to what follows
            top, under = style.px(28), style.px(14)
            head = top + self._header.heightForWidth(inner)
        self._header.setGeometry(pad, top, inner - room_right, head - top)
        ring = style.px(_RING)
        foot = self._foot.sizeHint().height() - 2 * ring
        wanted = self._content_height(inner)
        most = self.height() - style.px(70) - head - foot - under - 2 * gap
        shown = max(40, min(wanted, most))
        height = head + under + shown + gap + foot + gap
        self._scroller.setGeometry(pad, head + under, inner + (12 if wanted > most else 0), shown)
        box = QRect(pad, head + under + shown + gap, inner, foot)
        self._foot.setGeometry(box.adjusted(-ring, -ring, ring, ring))
        self._paper.setGeometry(
            (self.width() - width) // 2, (self.height() - height) // 2, width, height
        )

    def _content_height(self, width: int) -> int:
        layout = self._content.layout()
        assert layout is not None
        if layout.hasHeightForWidth():
            return layout.totalHeightForWidth(width)
        return layout.totalSizeHint().height()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismissed.emit()
        elif event.key() in _SCROLLING:
            self._scroller.verticalScrollBar().triggerAction(_SCROLLING[event.key()])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), colours.scrim_light if self._is_light else colours.scrim)
        draw_shadow(painter, QRectF(self._paper.geometry()), Shadow.SHEET, style.u)


def _is_stop(widget: QWidget) -> bool:
    """Whether the Tab key comes to a control."""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and can_hold_keyboard(widget)


def open_sheet(window: QWidget) -> Sheet | None:
    """The sheet that lies over everything else in a window, if one does."""
    shown = [sheet for sheet in _shown if isValid(sheet) and sheet.isVisible()]
    return max((sheet for sheet in shown if sheet.window() is window), key=_height, default=None)


def _height(sheet: Sheet) -> tuple[int, ...]:
    """How high a sheet lies: the places of its ancestors among their siblings, from the window."""
    places: list[int] = []
    widget: QWidget = sheet
    while not widget.isWindow() and (parent := widget.parentWidget()) is not None:
        places.append(parent.children().index(widget))
        widget = parent
    return tuple(reversed(places))
