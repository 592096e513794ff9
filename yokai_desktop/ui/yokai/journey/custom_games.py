"""The latest custom games of Yōkai: listed, not ticked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout

from yokai_desktop.storage.history import KeptGame
from yokai_desktop.ui.history.words import date_words, outcome_words, players_words
from yokai_desktop.ui.parts.buttons import LinkButton
from yokai_desktop.ui.parts.labels import ElidedLabel, Label
from yokai_desktop.ui.parts.panel import Panel
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.kept_words import mode_words
from yokai_desktop.words.joining import labelled, row_of


class CustomGames(Panel):
    """Hidden while there are none; ``replay_asked(id)`` opens one."""

    replay_asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._title = Label(role=Role.GROUP, colour="panel_text")
        self._grid = QGridLayout()
        self._grid.setColumnStretch(3, 1)
        self.body.addWidget(self._title)
        self.body.addLayout(self._grid)

    def show_games(self, games: Sequence[KeptGame]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self.setVisible(bool(games))
        self._title.setText(QCoreApplication.translate("Journey", "Custom games"))
        self._grid.setHorizontalSpacing(theme().px(28))
        for row, game in enumerate(games):
            words = (
                date_words(game.played),
                mode_words(game.mode),
                outcome_words(game),
                players_words(game),
            )
            for column, text in enumerate(words):
                colour = "panel_text" if column == 2 else "panel_muted"
                kind = ElidedLabel if column in (1, len(words) - 1) else Label
                self._grid.addWidget(kind(text, Role.SECONDARY, colour), row, column)
            link = LinkButton(
                QCoreApplication.translate("Journey", "Replay"), "panel_text", Role.BAR_BUTTON
            )
            link.setAccessibleName(labelled(link.text(), row_of(words)))
            link.clicked.connect(lambda _=False, n=game.id: self.replay_asked.emit(n))
            self._grid.addWidget(link, row, len(words))
