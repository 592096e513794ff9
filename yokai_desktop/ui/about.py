"""The About box: who made the games, and under what licences the program and its fonts are."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.ui.parts.buttons import PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.seal import SealStamp
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.version import VERSION


class AboutSheet(Sheet):
    """Shown over the window; goes away with its button or Escape."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width=760)
        self.close_button = Button(kind=PRIMARY)
        self.buttons.addWidget(self.close_button)
        self.close_button.clicked.connect(self.dismissed)
        self.dismissed.connect(self._leave)
        self.retranslate()

    def retranslate(self) -> None:
        translate = QCoreApplication.translate
        self.empty_body()
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label("Yokai Desktop", Role.TILE_TITLE))
        version = translate("AboutSheet", "Version %1").replace("%1", VERSION)
        words.addWidget(Label(version, Role.BODY, "ink2"))
        head.addWidget(SealStamp(side=64, angle=-4))
        head.addSpacing(theme().px(14))
        head.addLayout(words, 1)
        self.body.addLayout(head)
        self.body.addWidget(Rule())
        self.body.addLayout(_credits())
        self.body.addWidget(Rule())
        for text in (
            translate(
                "AboutSheet",
                "Program, pictures and texts are free software under the MIT licence. It is made by"
                " people who like these games and is not connected with their publishers.",
            ),
            translate(
                "AboutSheet",
                "Fonts: Klee One, © 2020 The Klee Project Authors, and Sawarabi Mincho, © 2008-2019"
                " mshio, both under the SIL Open Font License 1.1. The texts of the licences come"
                " with the program, in resources/fonts.",
            ),
            translate("AboutSheet", "Windows and widgets: Qt for Python, under the LGPL 3."),
        ):
            self.body.addWidget(Label(text, Role.SECONDARY, "ink2", wraps=True))
        self.close_button.setText(translate("AboutSheet", "Close"))
        self.setAccessibleName(translate("AboutSheet", "About Yokai Desktop"))

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()


def _credits() -> QGridLayout:
    translate = QCoreApplication.translate
    grid = QGridLayout()
    grid.setColumnStretch(1, 1)
    grid.setHorizontalSpacing(theme().px(18))
    grid.setVerticalSpacing(theme().px(6))
    rows = (
        (
            translate("AboutSheet", "Yokai Septet"),
            translate("AboutSheet", "a game by Muneyuki Yokouchi"),
        ),
        (
            translate("AboutSheet", "for two players"),
            translate("AboutSheet", "rules by Sean Ross"),
        ),
        (
            translate("AboutSheet", "Seven Next"),
            translate("AboutSheet", "by Chris Wray; short game from an idea by W. Eric Martin"),
        ),
        (
            translate("AboutSheet", "Yōkai"),
            translate("AboutSheet", "a game by Julien Griffon"),
        ),
    )
    for row, (game, author) in enumerate(rows):
        grid.addWidget(Label(game, Role.NAME), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(Label(author, Role.BODY, "ink2", wraps=True), row, 1)
    return grid
