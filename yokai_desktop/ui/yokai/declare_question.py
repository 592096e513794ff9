"""The question before a declaration, in the place of the prompt: all cards stay in sight."""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget
from shiboken6 import isValid

from yokai_desktop.engine.yokai.kernel import FACE_DOWN_HINT, TRUE_HINT, TURNED_UP_HINT
from yokai_desktop.engine.yokai.tableau import Tableau
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.hints import best_points
from yokai_desktop.ui.parts.bindings import ask_again, bind_style, bind_text, follow_style
from yokai_desktop.ui.parts.buttons import NORMAL, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.key_cap import KeyCap
from yokai_desktop.ui.parts.keys import ARROWS
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, grid, row
from yokai_desktop.ui.parts.leading_hand import hold_keyboard, leading_hand
from yokai_desktop.ui.parts.surface import Raised
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.qss import set_state
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.words.counts import points_words
from yokai_desktop.words.joining import either, listed, sentences
from yokai_desktop.words.yokai.levels import shape_name
from yokai_desktop.words.yokai.names import pair_name

_SPINE = 6
_SEEING = (Qt.Key.Key_C, Qt.Key.Key_V, Qt.Key.Key_Z, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
"""Keys that only change what is seen of the table go on to it."""


def _box_pad() -> int:
    """Inside the box of the points; large words stand without one."""
    return 0 if is_text_large() else theme().px(10)


def points_later(tableau: Tableau) -> tuple[int, ...]:
    """What a declaration could bring a turn later: a hint turned up, or one placed."""
    now = best_points(tableau)
    found = set[int]()
    if tableau.pile:
        found.add(now - FACE_DOWN_HINT + TURNED_UP_HINT)
    if tableau.turned_up:
        found.add(now - TURNED_UP_HINT + TRUE_HINT)
    return tuple(sorted(found))


class DeclareQuestion(Raised):
    """``declared`` if the person means it, ``left`` if not yet."""

    rim = QMargins(4, 4, 4, 8)
    declared = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: YokaiView | None = None
        self._is_upright = False
        title = Label(lambda: self.tr("Are the yōkai at peace?"), Role.SECTION, wraps=True)
        conditions = Label(self._conditions, Role.BODY, wraps=True)
        self._lines = [
            (Label(left, Role.SECONDARY, wraps=True), Label(right, Role.BODY))
            for left, right in (
                (self._now_words, self._points_now),
                (lambda: self.tr("One turn later"), self._points_later),
                (lambda: self.tr("Otherwise"), lambda: self.tr("lost")),
            )
        ]
        self.points = QFrame()
        follow_style(self.points, self._box_points)
        box = grid(across=14, down=4, margins=(_box_pad,) * 4, on=self.points)
        for place, (what, worth) in enumerate(self._lines):
            worth.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            box.addWidget(what, place, 0)
            box.addWidget(worth, place, 1)
        self.no = Button(lambda: self.tr("Not yet"), PAPER, height=NORMAL, shrinks=True)
        self.yes = Button(
            lambda: self.tr("They are at peace"),
            PRIMARY,
            icon="declare",
            height=NORMAL,
            shrinks=True,
        )
        bind_text(self.no.setToolTip, lambda: self.tr("Esc"))
        bind_text(self.yes.setToolTip, lambda: self.tr("Enter"))
        self.no.clicked.connect(self._leave)
        self.yes.clicked.connect(self._declare)
        self._text = QWidget()
        words = column(title, conditions, 0, spacing=4)
        self._upper = row((words, 3), (self.points, 2), spacing=24, on=self._text)
        self.keys = [
            KeyCap(lambda: self.tr("Esc"), "ink2"),
            KeyCap(lambda: self.tr("Enter"), "ink2"),
        ]
        self._lower = row(self.no, self.keys[0], 0, self.keys[1], self.yes, spacing=10)
        self._scroller = ClearScroller(self._text)  # large text may need more room than there is
        self._scroller.setMinimumHeight(1)
        self._rows = column((self._scroller, 1), self._lower, spacing=8, margins=None, on=self)
        bind_style(self._rows.setContentsMargins, self._pad, self._pad, self._pad, self._pad)
        bind_style(self._upper.setDirection, self._direction)
        # Only now: a part that is shown before it lies somewhere is a window of its own.
        for ornament in (title, *self.keys):
            bind_style(ornament.setVisible, lambda: not is_text_large())
        self.hide()

    def _box_points(self) -> None:
        set_state(self.points, "boxed", not is_text_large())

    def _direction(self) -> QBoxLayout.Direction:
        """The points stand beside the words, or below them where the words are large."""
        sides = QBoxLayout.Direction
        return sides.TopToBottom if is_text_large() else sides.LeftToRight

    def stand_upright(self, upright: bool) -> None:
        """In a narrow place it says what matters, and its answers are one above the other."""
        if upright != self._is_upright:
            self._is_upright = upright
            ways = QBoxLayout.Direction
            self._lower.setDirection(ways.BottomToTop if upright else ways.LeftToRight)
            ask_again(self)

    def tall(self, width: int) -> int:
        """How high it is with all its words, at this width."""
        sides = self._rows.contentsMargins()
        words = self._text.heightForWidth(width - sides.left() - sides.right())
        rest = sides.top() + sides.bottom() + self._rows.spacing()
        return words + self._lower.sizeHint().height() + rest

    def _pad(self) -> int:
        return theme().px(14 if is_text_large() else 22) + 4

    def spine(self) -> tuple[float, QColor]:
        return float(theme().px(_SPINE)), theme().colours.seal

    def open(self, view: YokaiView) -> None:
        """Ask; the conditions and points are those of this view."""
        self._view = view
        ask_again(self)
        self.setAccessibleName(sentences((self.tr("Are the yōkai at peace?"), self._conditions())))
        self.show()
        self.raise_()

    def take_keyboard(self) -> None:
        """Once the question has been heard."""
        if isValid(self) and self.isVisible():
            self.yes.setFocus(leading_hand().reason)

    def spoken(self) -> str:
        """The whole question, with what it is worth now and a turn later, and its keys."""
        later = self._points_later()
        said = [
            self.accessibleName(),
            self.tr("Declared now: at most {points}.").format(points=self._best_words()),
            self.tr("One turn later: {points}.").format(points=later) if later else "",
            self.tr("Otherwise the game is lost."),
            self.tr("Enter: declare. Escape: not yet."),
        ]
        return sentences(said)

    def _conditions(self) -> str:
        """What must be so for the game to be won, in one sentence."""
        view = self._view
        asked = [self.tr("every family is together")]
        for affinity in view.affinities if view is not None else ():
            if affinity.pair is None:
                asked.append(self.tr("the secret affinity holds"))
            else:
                one, other = pair_name(affinity.pair)
                asked.append(self.tr("{one} and {other} touch").format(one=one, other=other))
        shape = view.tableau.shape if view is not None else None
        if shape is not None:
            text = self.tr("the cards form the shape {shape}")
            asked.append(text.format(shape=shape_name(shape.name)))
        if self._is_upright:
            return self.tr("The game ends; it is won if {conditions}.").format(
                conditions=listed(asked)
            )
        text = self.tr("All cards are turned up and the game ends. It is won if {conditions}.")
        return text.format(conditions=listed(asked))

    def _now_words(self) -> str:
        return self.tr("Now") if self._is_upright else self.tr("Declared now")

    def _points_now(self) -> str:
        return str(best_points(self._view.tableau)) if self._view is not None else ""

    def _best_words(self) -> str:
        return points_words(best_points(self._view.tableau)) if self._view is not None else ""

    def _points_later(self) -> str:
        if self._view is None:
            return ""
        return either(map(str, points_later(self._view.tableau)))

    def _declare(self) -> None:
        self.hide()
        self.declared.emit()

    def _leave(self) -> None:
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.left.emit()

    def focusNextPrevChild(self, next: bool) -> bool:
        """The keyboard stays here until the question is answered."""
        stops: list[QWidget] = [self.no, self.yes]
        if self._scroller.focusPolicy() & Qt.FocusPolicy.TabFocus:
            stops.insert(0, self._scroller)
        holder = self.window().focusWidget()
        at = stops.index(holder) if holder in stops else 0
        hold_keyboard(stops[(at + (1 if next else -1)) % len(stops)])
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._leave()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self._leave if self.no.hasFocus() else self._declare)()
        elif key in ARROWS:
            hold_keyboard(self.no if self.window().focusWidget() is self.yes else self.yes)
        elif key in _SEEING:
            super().keyPressEvent(event)
