"""How a painted button answers the pointer and a press: a breath of ink over it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractButton

from yokai_desktop.ui.theme import theme

_HOVERED, _PRESSED = 0.06, 0.16


def paint_answer(
    painter: QPainter,
    button: QAbstractButton,
    box: QRectF,
    radius: float = 6,
    *,
    only: bool = False,
) -> None:
    """Paint last over what can be pressed; ``only`` where the pointer is answered already."""
    if not button.isEnabled():
        return
    strength = _PRESSED if button.isDown() else _HOVERED
    if not button.isDown() and (only or not button.underMouse()):
        return
    ink = QColor(theme().colours.ink)
    ink.setAlphaF(strength)
    painter.setOpacity(1.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRoundedRect(box, radius, radius)
