"""The journey: two hand scrolls with a seal for every rank reached, custom games below."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from yokai_desktop.engine.yokai.levels import LEVELS, Edition
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.storage.yokai.journey import EditionRecord, custom_games, journey, last_edition
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.history.records_page import RecordsPage
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.yokai.journey.custom_games import CustomGames
from yokai_desktop.ui.yokai.journey.edition_scroll import EditionScroll

_MOST_CUSTOM = 6
_MOST_LOOKED_AT = 12
"""Unfinished games, to find the level that is being played."""


class PlayedLevel(NamedTuple):
    """A level that an unfinished game is about, and where that game is."""

    edition: str
    level: int
    slot: str


def level_being_played() -> PlayedLevel | None:
    """The level of the unfinished game that was played last, of those that are of a level."""
    for slot in saves().slots("yokai")[:_MOST_LOOKED_AT]:
        match = saves().begun(slot.name)
        level = None if match is None else level_of(match.setup)
        if match is not None and level is not None:
            return PlayedLevel(match.setup["edition"], level, slot.name)
    return None


def _page_side() -> int:
    return theme().px(60 if theme().u > 0.85 else 20)


class JourneyPage(RecordsPage):
    """Yōkai, level by level."""

    name = "journey"

    def __init__(self) -> None:
        super().__init__()
        self._records: tuple[EditionRecord, ...] = ()
        self._playing: PlayedLevel | None = None
        self._sentence = ""
        self.scrolls = {
            edition.value: EditionScroll(edition.value, len(levels))
            for edition, levels in LEVELS.items()
        }
        self.custom = CustomGames()
        self.custom.replay_asked.connect(lambda game: self.go(routes.Replay(game)))
        inside = QWidget()
        inside.setProperty("clear", True)
        inside.setAutoFillBackground(False)
        for scroll in self.scrolls.values():
            scroll.play_asked.connect(self._play)
        column(
            *self.scrolls.values(),
            self.custom,
            1,
            spacing=10,
            margins=(_page_side, 12, _page_side, 10),
            on=inside,
        )
        self._scroller = scroller = QScrollArea()
        scroller.setFrameShape(QFrame.Shape.NoFrame)
        scroller.setWidgetResizable(True)
        scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is on it has the keyboard
        scroller.setWidget(inside)
        scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        scroller.viewport().setAutoFillBackground(False)
        column(scroller, on=self.content)

    def load(self) -> None:
        kept = archive().database
        self._records = journey(kept, self.profile)
        self._playing = level_being_played()
        edition, level = self._current(last_edition(kept))
        for record in self._records:
            name = record.edition.value
            here = level if name == edition else None
            playing = self._playing[1] if self._playing and name == self._playing[0] else None
            self.scrolls[name].show_record(record, here, playing)
            if name == edition:
                self._sentence = EditionScroll.next_words(record)
            if here is not None:
                current = self.scrolls[name].columns[here - 1]
                self._scroller.ensureWidgetVisible(current, 0, theme().px(12))
        self.custom.show_games(custom_games(kept, self.profile, _MOST_CUSTOM))

    def _current(self, last: Edition) -> tuple[str, int | None]:
        """The game that waits, else the next step in the edition that was played last."""
        if self._playing is not None:
            return self._playing[:2]
        record = next(record for record in self._records if record.edition == last)
        return last.value, record.next_level.level if record.next_level else None

    def _play(self, edition: str, level: int) -> None:
        if self._playing is not None and self._playing[:2] == (edition, level):
            self.go(routes.Continue(self._playing.slot))
        else:
            self.go(routes.NewGame("yokai", options={"edition": edition, "level": str(level)}))

    def words(self) -> tuple[str, str]:
        return self.tr("Journey"), self._sentence
