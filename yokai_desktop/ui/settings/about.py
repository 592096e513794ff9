"""The About box: who made the games, and under what licences the program and its fonts are."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from yokai_desktop.ui.parts.bindings import Text, bind_text
from yokai_desktop.ui.parts.buttons import PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import Gap, column, grid, row
from yokai_desktop.ui.parts.seal import SealStamp
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.theme import Role
from yokai_desktop.version import VERSION


class AboutSheet(Sheet):
    """Shown over the window; goes away with its button or Escape."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width=760)
        bind_text(self.setAccessibleName, lambda: self.tr("About Yokai Desktop"))
        words = column(
            Label("Yokai Desktop", Role.TILE_TITLE),
            Label(lambda: self.tr("Version %1").replace("%1", VERSION), Role.BODY, "ink2"),
            spacing=0,
        )
        self.body.addLayout(row(SealStamp(side=64, angle=-4), Gap(14), (words, 1)))
        self.body.addWidget(Rule())
        self.body.addLayout(self._credits())
        self.body.addWidget(Rule())
        texts: tuple[Text, ...] = (
            lambda: self.tr(
                "The program, its pictures and its texts are free software under the MIT"
                " licence. They are made by people who like these games and have no connection"
                " with the publishers.",
            ),
            lambda: self.tr(
                "Fonts: Klee One, © 2020 The Klee Project Authors, and Sawarabi Mincho,"
                " ©\u00a02008–2019 mshio, both under the SIL Open Font License 1.1; Greek and"
                " Cyrillic letters of DejaVu Serif. The texts of the licences come with the"
                " program, in resources/fonts.",
            ),
            lambda: self.tr("Windows and widgets: Qt for Python, under the LGPL 3."),
        )
        for text in texts:
            self.body.addWidget(Label(text, Role.SECONDARY, "ink2", wraps=True))
        self.close_button = Button(lambda: self.tr("Close"), PRIMARY)
        self.buttons.addWidget(self.close_button)
        self.close_button.clicked.connect(self.dismissed)
        self.dismissed.connect(self._leave)

    def _credits(self) -> QGridLayout:
        rows: tuple[tuple[Text, Text], ...] = (
            (
                lambda: self.tr("Yokai Septet"),
                lambda: self.tr(
                    "a game by Muneyuki Yokouchi, developed by Yirli’kumde and Ayatsurare"
                    " Ningyoukan; also known as 7\u00a0Yokai"
                ),
            ),
            (
                lambda: self.tr("the printed game"),
                lambda: self.tr(
                    "published by Dan Kobayashi; illustrations by U, graphic design by Tori"
                    " Hasegawa, logo by Satsuki Nakayama, art direction by Fukutarou"
                ),
            ),
            (
                lambda: self.tr("for two players"),
                lambda: self.tr("rules by Sean Ross"),
            ),
            (
                lambda: self.tr("Seven Next"),
                lambda: self.tr("by Chris Wray; short game from an idea by W. Eric Martin"),
            ),
            (
                lambda: self.tr("Yōkai"),
                lambda: self.tr("a game by Julien Griffon, in two editions"),
            ),
        )
        credits = grid(across=18, down=6)
        credits.setColumnStretch(1, 1)
        for place, (game, author) in enumerate(rows):
            credits.addWidget(Label(game, Role.NAME), place, 0, Qt.AlignmentFlag.AlignTop)
            credits.addWidget(Label(author, Role.BODY, "ink2", wraps=True), place, 1)
        return credits

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()
