"""The style sheet, built from the tokens: the stock widgets here, ours in ``materials.py``.

It sets no sizes of text.
"""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.theme.materials import MATERIALS
from yokai_desktop.ui.theme.tokens import Tokens

_STOCK = """
QToolTip { background: $paper_hi; color: $ink; border: 1px solid $paper_edge; padding: 6px 9px; }
QMainWindow, QDialog { background: $table; }
QDialog[paper="true"], QMessageBox { background: $paper; }
QMessageBox QLabel, QDialog[paper="true"] QLabel { color: $ink; }

QMenuBar { background: $bar; color: $bar_text; border-bottom: 1px solid $bar_line; }
QMenuBar::item { padding: 5px 11px; background: transparent; }
QMenuBar::item:selected { background: $bar_edge; }
QMenu { background: $paper; color: $ink; border: 1px solid $paper_edge; padding: 5px; }
QMenu { menu-scrollable: 1; }
QMenu::item { padding: 7px 34px 7px 24px; border-radius: 4px; }
QMenu::item:selected { background: $current_row; }
QMenu::item:disabled { color: $ink_faint; }
QMenu::separator { height: 1px; background: $paper_line; margin: 5px 10px; }

QLineEdit, QSpinBox, QDoubleSpinBox, QPlainTextEdit, QTextBrowser {
  background: $paper_hi; color: $ink; border: 1px solid $paper_edge; border-radius: 6px;
  padding: 0 10px; selection-background-color: $current_row; selection-color: $ink; }
QLineEdit:focus, QSpinBox:focus { border: 2px solid $seal; padding: 0 9px; }
QLineEdit[wrong="true"] { border: 2px solid $wrong; }
QLineEdit[lacquer="true"] { background: $plate_field; color: $plate_text; border: 1px solid
  $plate_line; padding: 0 2px; placeholder-text-color: $plate_text; }
QLineEdit[lacquer="true"]:hover { border: 1px solid $quiet_edge_dark; }
QLineEdit[lacquer="true"]:focus { background: $plate_field; border: 1px solid $knob_top; }
QTextBrowser { background: transparent; border: none; padding: 0; }

QComboBox { background: $paper_hi; color: $ink; border: 1px solid $paper_edge; border-radius: 6px;
  padding: 0 10px; combobox-popup: 0; }
QComboBox:hover { border-color: $paper_foot; }
QComboBox:disabled { color: $ink_faint; background: transparent; }
QComboBox[lacquer="true"] { background: $plate_field; color: $plate_text;
  border: 1px solid $plate_line; }
QComboBox[lacquer="true"]:hover { border-color: $quiet_edge_dark; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; }
QComboBox QAbstractItemView { background: $paper; color: $ink; border: 1px solid $paper_edge;
  padding: 4px; outline: none; }

QListWidget#contents { background: transparent; color: $text; border: none; outline: none; }
QListWidget#contents::item { border-radius: 6px; padding: 0 8px; color: $text; }
QListWidget#contents::item:hover { background: $quiet_hover; }
QListWidget#contents::item:selected { background: $paper; color: $ink; }

QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $paper_well; }
QSlider::sub-page:horizontal { height: 6px; border-radius: 3px; background: $seal; }
QSlider::handle:horizontal { width: 24px; margin: -10px 0; border-radius: 13px;
  background: $paper_hi; border: 1px solid $paper_foot; }

QScrollArea, QScrollArea > QWidget > QWidget[clear="true"] { background: transparent;
  border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical { background: $paper_edge; border-radius: 4px; min-height: 36px;
  margin: 2px; }
QScrollBar::handle:vertical:hover { background: $paper_foot; }
QScrollBar::handle:vertical:disabled { background: transparent; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle:horizontal { background: $paper_edge; border-radius: 4px; min-width: 36px;
  margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QDialogButtonBox QPushButton, QMessageBox QPushButton { background: $paper_hi; color: $ink;
  border: 1px solid $paper_edge; border-bottom: 2px solid $paper_foot; border-radius: 6px;
  padding: 8px 20px; min-width: 72px; }
QDialogButtonBox QPushButton:hover, QMessageBox QPushButton:hover { background: $paper_hover; }
QDialogButtonBox QPushButton:default, QMessageBox QPushButton:default { background: $seal;
  color: $seal_paper; border: 1px solid $seal_edge; border-bottom: 2px solid $seal_foot; }
"""
_SHINE = 0.03
"""The part of a red button that shines: a pixel of the usual one."""
_SHEET = Template(_STOCK + MATERIALS)


def css(colour: QColor) -> str:
    """A colour as style sheets write it."""
    return f"rgba({colour.red()},{colour.green()},{colour.blue()},{colour.alpha()})"


def style_sheet(tokens: Tokens) -> str:
    """The application's style sheet in these colours."""
    values = {name: getattr(tokens, name) for name in dir(tokens)}
    names = {name: css(value) for name, value in values.items() if isinstance(value, QColor)}
    names["quiet_edge_dark"] = css(tokens.bar_sub)
    names["lacquer"] = _downwards((0, tokens.plate_top), (1, tokens.plate_bottom))
    names["silk"] = _silk(tokens.seal_top, tokens.seal_bottom, tokens.seal_shine)
    names["silk_hover"] = _silk(tokens.seal_hover_top, tokens.seal_hover_bottom, tokens.seal_shine)
    names["quiet_border"] = f"border-color: {css(tokens.quiet_edge)};"
    if tokens.quiet_foot.alpha():
        foot = f"border-bottom: 3px solid {css(tokens.quiet_foot)}; padding: 0;"
        names["quiet_border"] += foot
    return _SHEET.substitute(names)


def _downwards(*stops: tuple[float, QColor]) -> str:
    listed = ", ".join(f"stop: {place} {css(colour)}" for place, colour in stops)
    return f"qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, {listed})"


def _silk(top: QColor, bottom: QColor, shine: QColor) -> str:
    """A fall of cloth that catches the light along its upper edge."""
    part = shine.alphaF()
    lit = QColor.fromRgbF(
        *(a * (1 - part) + b * part for a, b in zip(_rgb(top), _rgb(shine), strict=True))
    )
    return _downwards((0, lit), (_SHINE, lit), (_SHINE + 0.001, top), (1, bottom))


def _rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def set_state(widget: QWidget, name: str, value: bool | str) -> None:
    """Tell the style sheet about a state of a widget: ``Panel[name="value"] { … }``."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()
