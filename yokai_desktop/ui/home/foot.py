"""The foot of the home page: links, the language, the version."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.ui.parts.bindings import Text, bind_text
from yokai_desktop.ui.parts.buttons import LinkButton
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import Route
from yokai_desktop.version import VERSION
from yokai_desktop.words.languages import LANGUAGES

translate = QCoreApplication.translate
_LARGE_TEXT = 150
"""The percentage from which there is little room; the About box tells the version too."""
QWIDGETSIZE_MAX = (1 << 24) - 1

_LINKS: dict[str, Route] = {
    "rules": routes.Rules(),
    "history": routes.History(),
    "settings": routes.Settings(),
    "about": routes.About(),
}
"""Where the links lead."""


class HomeFoot(QWidget):
    """``asked(route)`` tells where a link leads; the language is chosen here."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.links = {
            name: LinkButton(words, "scene_foot_text") for name, words in _words().items()
        }
        for name, link in self.links.items():
            link.clicked.connect(lambda _=False, n=name: self.asked.emit(_LINKS[n]))
        self._language = ChoiceField(lambda: translate("HomePage", "Language"), lacquer=True)
        bind_text(self._language.set_items, _languages)
        self._language.activated.connect(self._choose_language)
        self._version = Label(
            lambda: translate("HomePage", "Version %1").replace("%1", VERSION),
            Role.CAPTION,
            "scene_foot_text",
        )
        self._links = row(*self.links.values(), 1, spacing=28)
        self._side = row(self._language, self._version, spacing=28)
        self._whole = row((self._links, 1), self._side, spacing=28, on=self)
        self.refresh()

    def refresh(self) -> None:
        """Show the language that is chosen."""
        self._language.set_value(preferences().value("language"))

    def fit(self, room: int) -> None:
        """In one row where there is room; large text leaves the version out."""
        self._fit_language()
        ways = QBoxLayout.Direction
        links, side = self.needs()
        fits = links.width() + side.width() + self._whole.spacing() <= room
        self._whole.setDirection(ways.LeftToRight if fits else ways.TopToBottom)
        beginning = Qt.AlignmentFlag.AlignLeft
        self._whole.setAlignment(self._side, Qt.AlignmentFlag(0) if fits else beginning)

    def needs(self) -> tuple[QSize, QSize]:
        """The least sizes of its two halves."""
        return self._links.minimumSize(), self._side.minimumSize()

    def _fit_language(self) -> None:
        """With large text there is no room for the version nor for the longest language."""
        self._language.ensurePolished()  # its style makes it wider
        large = theme().scale.text_percent > _LARGE_TEXT
        self._version.setVisible(not large)
        shown = self._language.fontMetrics().horizontalAdvance(self._language.currentText())
        self._language.setMaximumWidth(shown + 56 if large else QWIDGETSIZE_MAX)

    def _choose_language(self) -> None:
        preferences().set_value("language", self._language.value())


def _words() -> dict[str, Text]:
    return {
        "rules": lambda: translate("HomePage", "Rules"),
        "history": lambda: translate("HomePage", "History"),
        "settings": lambda: translate("HomePage", "Settings"),
        "about": lambda: translate("HomePage", "About"),
    }


def _languages() -> list[tuple[str, str]]:
    return [("system", translate("HomePage", "System language")), *LANGUAGES.items()]
