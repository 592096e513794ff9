"""What the pages about past games share: the bar, the ways between them, whose games they show."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.pages import page_named
from yokai_desktop.ui.window.routes import PageRoute, Route

PAGES = {
    **{face.records: face.records_icon for face in reversed(GAME_FACES)},
    "history": "history",
    "unfinished": "play",
    "statistics": "log",
    "over-time": "eye",
    "people": "person",
}
"""The pages about past games and their icons."""

_WIDE_ENOUGH = 0.85
_SLACK = 40
EVERYBODY = ""
_chosen_person = [EVERYBODY]
"""Whose games are shown, on all these pages alike."""


def page_side() -> int:
    """The free room at the left and right of a page: less of it in a small window."""
    return theme().px(40 if theme().u > _WIDE_ENOUGH else 14)


def choose_person(profile: int | None) -> None:
    """Show the games of one person from now on, or everybody's."""
    _chosen_person[0] = EVERYBODY if profile is None else str(profile)


class RecordsPage(BarPage):
    """Subclasses fill ``content`` in ``load``, which is called whenever something has changed."""

    name = ""
    """The page's own name in ``PAGES``."""
    leaves_to: Route | None = routes.Home()
    follows_person = True
    """Whether the page can show the games of one person only."""

    def __init__(self) -> None:
        super().__init__()
        self.person = ChoiceField(
            lambda: QCoreApplication.translate("RecordsPage", "Whose games are shown"), lacquer=True
        )
        self.person.activated.connect(self._choose_person)
        self.tabs: dict[str, Button] = {}
        for page, icon in PAGES.items():
            tab = Button(kind=BAR, icon=icon, height=SMALL)
            tab.setCheckable(True)
            tab.setChecked(page == self.name)
            tab.clicked.connect(lambda _=False, p=page: self._turn_to(p))
            self.bar.add_action_button(tab)
            self.tabs[page] = tab
        self.bar.add_action_button(self.person)  # type: ignore[arg-type]
        self.content = QWidget()
        self.content.setProperty("clear", True)
        self.line = Label(role=Role.BODY, colour="text", wraps=True)
        self.line.setContentsMargins(20, 8, 20, 0)
        self.column.addWidget(self.line)
        self.column.addWidget(self.content, 1)
        archive().changed.connect(self.refresh)

    @property
    def profile(self) -> int | None:
        """The person whose games are shown; None for everybody."""
        return int(self.person.value()) if self.person.value() else None

    def load(self) -> None:
        """Read and show everything; a ``StorageError`` is told by the caller."""
        raise NotImplementedError

    def words(self) -> tuple[str, str]:
        """Title and subtitle of the bar."""
        raise NotImplementedError

    def opened(self, route: PageRoute) -> None:
        self.reload()

    def reload(self) -> None:
        """Show how things are now, and say if something is wrong."""
        self.guarded(self._load_all)

    def guarded(self, work: object) -> bool:
        """Do something with the history; what goes wrong is told, and False returned."""
        assert callable(work)
        kept = archive()
        try:
            work()
            fine = True
        except StorageError as error:
            kept.failed(error)
            fine = False
        message = kept.take_messages()
        if message:
            self.go(routes.Tell(message))
        return fine

    def _load_all(self) -> None:
        names = archive().profiles.names()
        everybody = QCoreApplication.translate("RecordsPage", "Everybody")
        items = [(EVERYBODY, everybody), *((str(number), name) for number, name in names)]
        self.person.set_items(items)
        self.person.set_value(EVERYBODY)
        self.person.set_value(_chosen_person[0])
        self.person.setVisible(self.follows_person and len(names) > 1)
        self.load()
        self.fit()

    def refresh(self) -> None:
        if self.isVisible():
            self.reload()

    def _choose_person(self) -> None:
        _chosen_person[0] = self.person.value()
        self.reload()

    def _turn_to(self, page: str) -> None:
        self.tabs[page].setChecked(page == self.name)
        if page != self.name:
            self.go(page_named(page))

    def window_title(self) -> str:
        return self.words()[0]

    def fit(self) -> None:
        """Where the bar is too narrow, tabs lose their words and the subtitle comes below it."""
        names = {
            **{face.records: face.records_tab_words() for face in GAME_FACES},
            "history": QCoreApplication.translate("RecordsPage", "History"),
            "unfinished": QCoreApplication.translate("RecordsPage", "Unfinished"),
            "statistics": QCoreApplication.translate("RecordsPage", "Statistics"),
            "over-time": QCoreApplication.translate("RecordsPage", "Choices"),
            "people": QCoreApplication.translate("RecordsPage", "Players"),
        }
        title, sub = self.words()
        self.bar.set_title(title)
        for page, tab in self.tabs.items():
            tab.setText(names[page])
            tab.describe(names[page])
        if self._free_room() < _SLACK or theme().u < _WIDE_ENOUGH:
            for page, tab in self.tabs.items():
                tab.setText(names[page] if page == self.name else "")
        if self._free_room() < _SLACK:
            self.tabs[self.name].setText("")
        metrics = QFontMetricsF(theme().font(Role.SECONDARY))
        fits = metrics.horizontalAdvance(sub) + 8 <= self._free_room()
        if fits:
            self.bar.set_title(title, sub)
        self.line.setText("" if fits else sub)
        self.line.setVisible(bool(self.line.text()))

    def _free_room(self) -> int:
        return self.width() - self.bar.needed_width()
