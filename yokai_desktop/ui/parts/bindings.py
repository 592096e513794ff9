"""Texts and styles that are declared once and asked for again when they have changed.

``bind_text(label.setText, lambda: self.tr("Rules"))`` sets the text now and in every language the
program is switched to; ``bind_style(row.setSpacing, 12)`` keeps a length of the design in every
window, text size and theme.  Whoever binds never has to hear of a switch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from shiboken6 import isValid

from yokai_desktop.ui.theme import theme

Text = Callable[[], str]
"""Gives a text in the language now in force."""
Words = str | Text
"""A text that is the same in every language, or one to ask for."""
Length = Callable[[], int]
"""Gives pixels in the style now in force."""

_Setter = Callable[..., object]


class _Bindings(QObject):
    """What one widget or layout was told to keep; it lives and dies with it.

    Qt deletes it a little later than its owner: in between, and where Python has already let go
    of the owner, nobody is asked.
    """

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._owner = owner
        self._texts: dict[object, Callable[[], object]] = {}
        self._styles: dict[object, Callable[[], object]] = {}

    @staticmethod
    def found(owner: QObject) -> _Bindings | None:
        near = Qt.FindChildOption.FindDirectChildrenOnly
        return owner.findChild(_Bindings, options=near)

    @staticmethod
    def of(owner: QObject) -> _Bindings:
        return _Bindings.found(owner) or _Bindings(owner)

    def keep_text(self, key: object, ask: Callable[[], object]) -> None:
        self._texts[key] = ask
        ask()

    def keep_style(self, key: object, ask: Callable[[], object]) -> None:
        if not self._styles:
            theme().changed.connect(self._ask_styles)
        self._styles[key] = ask
        ask()

    def forget_text(self, key: object) -> None:
        self._texts.pop(key, None)

    def ask_texts(self) -> None:
        self._ask(self._texts)

    def _ask_styles(self) -> None:
        self._ask(self._styles)

    def _ask(self, kept: dict[object, Callable[[], object]]) -> None:
        for ask in tuple(kept.values()):
            if isValid(self._owner):
                ask()

    def event(self, event: QEvent) -> bool:
        """Qt sends the change of the language to all that belongs to a widget."""
        if event.type() == QEvent.Type.LanguageChange:
            self.ask_texts()
        return super().event(event)


def bind_text(setter: _Setter, *values: object) -> None:
    """Call a widget's method with these values now and after every change of the language.

    Functions among the values are asked each time, the others stay.  Binding the same method
    again, with the same fixed values, replaces what was bound; a plain text ends it.
    """
    assert _owner(setter).isWidgetType(), "only widgets hear of a change of the language"
    fixed = [value for value in values if not callable(value)]
    if len(fixed) == len(values):
        bound = _Bindings.found(_owner(setter))
        if bound is not None:
            bound.forget_text((_name(setter),))
        setter(*values)
        return
    key = (_name(setter), *fixed)
    _Bindings.of(_owner(setter)).keep_text(key, lambda: setter(*(_asked(v) for v in values)))


def bind_style(setter: _Setter, *values: float | Callable[[], object]) -> None:
    """Call a method of a widget or layout now and after every change of theme or size.

    Numbers are lengths of the design; functions are asked for what they give.
    """
    _Bindings.of(_owner(setter)).keep_style(
        _name(setter), lambda: setter(*(_measured(value) for value in values))
    )


def follow_style(owner: QObject, act: Callable[[], object]) -> None:
    """Do something now and after every change of theme or size, as long as its owner lives."""
    _Bindings.of(owner).keep_style(act, act)


def ask_again(around: QObject) -> None:
    """Ask for all texts of a widget and of those on it: what they tell of has changed."""
    near = Qt.FindChildOption.FindDirectChildrenOnly
    own = around.findChildren(_Bindings, options=near)
    for bindings in (*own, *(b for b in around.findChildren(_Bindings) if b not in own)):
        bindings.ask_texts()


def line(length: float) -> Length:
    """The height or width of something that holds text: it grows with the text size too."""
    return lambda: theme().scale.line(length)


def px(length: float) -> Length:
    """A length of the design, as a function."""
    return lambda: theme().px(length)


def _asked(value: object) -> object:
    return value() if callable(value) else value


def _measured(value: float | Callable[[], object]) -> object:
    return value() if callable(value) else theme().px(value)


def _owner(setter: _Setter) -> QObject:
    owner: Any = getattr(setter, "__self__", None)
    assert isinstance(owner, QObject), "bind a method of a widget or layout"
    return owner


def _name(setter: _Setter) -> str:
    return str(getattr(setter, "__name__", ""))
