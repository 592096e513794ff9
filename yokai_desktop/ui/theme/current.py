"""The look in force: colours, sizes and fonts, and the signal that tells when they change."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from yokai_desktop.ui.theme.qss import style_sheet
from yokai_desktop.ui.theme.scale import Scale, factor_for
from yokai_desktop.ui.theme.themes import CONTRAST, DARK, LIGHT
from yokai_desktop.ui.theme.tokens import Tokens
from yokai_desktop.ui.theme.typeface import KLEE, MINCHO, Role, font, load_fonts, sized_font

SYSTEM, LIGHT_NAME, DARK_NAME, CONTRAST_NAME = "system", "light", "dark", "contrast"


def _system_choice() -> str:
    """What the system is set to: more contrast comes before light or dark."""
    hints = QGuiApplication.styleHints()
    if (
        hasattr(hints, "accessibility")  # since Qt 6.10
        and hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
    ):
        return CONTRAST_NAME
    return LIGHT_NAME if hints.colorScheme() is Qt.ColorScheme.Light else DARK_NAME


class Theme(QObject):
    """One per program.  Widgets read it when they paint and follow ``changed``."""

    changed = Signal()
    """Colours, text size or window factor changed: set fonts again, bake again, repaint."""

    settled = Signal()
    """Follows ``changed`` when every widget has its new fonts: measure what others need."""

    def __init__(self) -> None:
        super().__init__()
        load_fonts()
        self.choice = SYSTEM
        self.scale = Scale()
        self.colours: Tokens = DARK
        self._is_installed = False
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        self._choose()

    @property
    def is_dark(self) -> bool:
        return self.colours is not LIGHT

    @property
    def u(self) -> float:
        return self.scale.u

    def px(self, length: float) -> int:
        """A design length in pixels of the present window."""
        return self.scale.px(length)

    def font(self, role: Role, factor: float = 1.0) -> QFont:
        """The font of a role at the present size; everybody's, so copy it before changing it."""
        return font(role, self.scale, factor)

    def kanji_font(self, pixels: float) -> QFont:
        """An ornament of exactly this height; not subject to the text size."""
        return sized_font(KLEE, pixels)

    def install(self) -> None:
        """Dress the whole application: palette, base font and style sheet."""
        self._is_installed = True
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setStyle("Fusion")
        self._restyle()

    def set_choice(self, choice: str) -> None:
        """``system``, ``light``, ``dark`` or ``contrast``."""
        known = (LIGHT_NAME, DARK_NAME, CONTRAST_NAME)
        self.choice = choice if choice in known else SYSTEM
        self._choose()

    def set_text_percent(self, percent: int) -> None:
        """The size of all text, 100 to 200 % of the design."""
        self._rescale(Scale(self.scale.u, max(100, min(200, percent))))

    def set_window_size(self, size: QSize) -> None:
        """Fit everything to a window of this size."""
        self._rescale(Scale(factor_for(size.width(), size.height()), self.scale.text_percent))

    def _rescale(self, scale: Scale) -> None:
        if scale != self.scale:
            text_changed = scale.text_percent != self.scale.text_percent
            self.scale = scale
            if text_changed:
                self._restyle()
            self._tell()

    def _tell(self) -> None:
        self.changed.emit()
        self.settled.emit()

    def _system_changed(self) -> None:
        if self.choice == SYSTEM:
            self._choose()

    def _choose(self) -> None:
        chosen = self.choice if self.choice != SYSTEM else _system_choice()
        colours = {LIGHT_NAME: LIGHT, CONTRAST_NAME: CONTRAST}.get(chosen, DARK)
        if colours is not self.colours:
            self.colours = colours
            self._restyle()
            self._tell()

    def _restyle(self) -> None:
        if not self._is_installed:
            return
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(self._palette())
        QApplication.setFont(sized_font(MINCHO, self.scale.text_px(Role.BODY.size)))
        app.setStyleSheet(style_sheet(self.colours))

    def _palette(self) -> QPalette:
        c, roles, palette = self.colours, QPalette.ColorRole, QPalette()
        for role, colour in (
            (roles.Window, c.table),
            (roles.WindowText, c.text),
            (roles.Base, c.paper_hi),
            (roles.AlternateBase, c.paper),
            (roles.Text, c.ink),
            (roles.PlaceholderText, c.ink_faint),
            (roles.Button, c.paper),
            (roles.ButtonText, c.ink),
            (roles.ToolTipBase, c.paper_hi),
            (roles.ToolTipText, c.ink),
            (roles.Highlight, c.current_row),
            (roles.HighlightedText, c.ink),
            (roles.Link, c.link),
            (roles.LinkVisited, c.link),
        ):
            palette.setColor(role, colour)
        for role in (roles.Text, roles.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, c.ink_faint)
        return palette


_current: list[Theme] = []


def theme() -> Theme:
    """The theme of the program; made at the first call, which needs a QApplication."""
    if not _current:
        _current.append(Theme())
    return _current[0]


def side_colour(side: int) -> QColor:
    """The colour of a side of the game: us, them, the third, the fourth."""
    sides = theme().colours.sides
    return sides[side % len(sides)]


class Themed:
    """Mixed into a widget: ``restyle`` runs when the widget is ready and at every change."""

    def follow_theme(self) -> None:
        theme().changed.connect(self._theme_changed)
        self._theme_changed()

    def restyle(self) -> None:
        """Set fonts, sizes and margins; painting follows by itself."""

    def _theme_changed(self) -> None:
        self.restyle()
        assert isinstance(self, QWidget)
        self.updateGeometry()
        self.update()
