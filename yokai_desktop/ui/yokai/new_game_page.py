"""A new game of Yōkai: edition, level or a custom mix, the players and the deal."""

from __future__ import annotations

import logging

from PySide6.QtWidgets import QButtonGroup

from yokai_desktop.engine.match import Seat
from yokai_desktop.engine.player_levels import YOKAI_LEVELS
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.engine.yokai.options import EDITION, FIRST, level_of
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.summaries import CUSTOM
from yokai_desktop.ui.new_game.aid_switches import AidSwitches
from yokai_desktop.ui.new_game.base_page import NewGamePage
from yokai_desktop.ui.new_game.choices import (
    chosen_seats,
    chosen_word,
    remember_choices,
    remembered_choices,
)
from yokai_desktop.ui.parts.bindings import Text, ask_again, bind_text
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import grid
from yokai_desktop.ui.parts.option_tile import OptionTile
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import PageRoute
from yokai_desktop.ui.yokai.custom_panel import CustomPanel
from yokai_desktop.ui.yokai.settings import yokai_settings
from yokai_desktop.ui.yokai.shape_picker import ShapePicker
from yokai_desktop.words.counts import players_words
from yokai_desktop.words.yokai.levels import (
    LEVEL_COUNT,
    best_words,
    edition_name,
    level_words,
)

logger = logging.getLogger(__name__)

_EDITIONS = EDITION.values
_PLAYERS = ("2", "3", "4")
_FIRST = FIRST.values
_MEMORY = "yokai_memory"
"""The setting of the aid for the memory."""
_LEVELS = ("1", "2", "3", "4", "5")


def _players_words(count: int) -> str:
    return players_words(count)


def _memory_items() -> list[tuple[str, str]]:
    """The aids for the memory, and what they are called."""
    return list(yokai_settings().words()[_MEMORY].values.items())


class NewYokaiPage(NewGamePage):
    game = "yokai"
    levels = YOKAI_LEVELS
    table_pictures = ("yokai/kappa-2", "yokai/oni-1", "yokai/kitsune-2")
    lays_cards = False

    def __init__(self) -> None:
        super().__init__()
        self.headings = {
            name: Label(words, Role.GROUP) for name, words in self._heading_words().items()
        }
        self.edition = Segments(_EDITIONS)
        self.player_count = Segments(_PLAYERS)
        self.first = ChoiceField(self._heading_words()["first"])
        self.tiles = {level: OptionTile(width=260, height=70) for level in (*_LEVELS, CUSTOM)}
        self.memory = ChoiceField(self._heading_words()["memory"])
        self.aids = AidSwitches(yokai_settings(), ("yokai_take_back", "yokai_still"))
        self._tiers: dict[str, int] = {}
        self._group = QButtonGroup(self)
        self._grid = grid(across=6, down=0)
        self._name_choices()
        for tile in self.tiles.values():
            self._group.addButton(tile)
            tile.clicked.connect(self.refresh)
        self.shape = ShapePicker()
        self.custom = CustomPanel()
        self._counts = Label(role=Role.SECONDARY, colour="seal_text", wraps=True)
        for choice in (self.edition, self.player_count, self.shape):
            choice.chosen.connect(self.refresh)
        self.first.activated.connect(self.refresh)
        self.edition.chosen.connect(self._show_reached)
        self.custom.changed.connect(self.refresh)
        self.add_to_paper(
            self.headings["edition"],
            self.edition,
            self.headings["level"],
            self._grid,
            self._counts,
            self.custom,
            self.headings["shape"],
            self.shape,
            self.headings["first"],
            self.first,
            self.headings["deal"],
            self.code,
            self.headings["memory"],
            self.memory,
            self.aids,
        )
        self.paper.addStretch(1)
        self.add_above_seats(self.player_count)
        self.legend.hide()
        bind_text(self.memory.set_items, _memory_items)
        self._show_memory()
        self.memory.activated.connect(lambda: preferences().set_value(_MEMORY, self.memory.value()))
        preferences().changed.connect(self._show_memory)
        self._restore()
        self.refresh()

    def _show_memory(self, changed: str = "") -> None:
        self.memory.set_value(preferences().value(_MEMORY))

    def opened(self, route: PageRoute) -> None:
        """Edition and level may be chosen already, by the journey."""
        assert isinstance(route, routes.NewGame)
        edition, level = route.options.get("edition"), route.options.get("level")
        if edition in _EDITIONS:
            self.edition.set_value(edition)
        if level in self.tiles:
            self.tiles[level].setChecked(True)
        super().opened(route)
        self._show_reached()

    def _show_reached(self) -> None:
        """The seals earned so far on the tile of each level; none if the history cannot be read."""
        from yokai_desktop.storage.yokai.journey import journey
        from yokai_desktop.ui.services.archive import archive

        edition = self.edition.value()
        try:
            records = {record.edition.value: record for record in journey(archive().database)}
        except StorageError as error:
            logger.warning("journey not read: %s", error)
            return
        for record in records[edition].levels:
            self._tiers[str(record.level)] = record.tier
            ask_again(self.tiles[str(record.level)])

    def _best_words(self, level: str) -> str:
        tier = self._tiers.get(level, 0)
        if not tier:
            return ""
        return best_words(self.edition.value(), tier)

    def _restore(self) -> None:
        choices = remembered_choices(self.game)
        self.edition.set_value(chosen_word(choices, "edition", _EDITIONS))
        self.player_count.set_value(chosen_word(choices, "players", _PLAYERS))
        self.first.set_items([(number, number) for number in _FIRST])
        self.first.set_value(chosen_word(choices, "first", _FIRST))
        self.tiles[chosen_word(choices, "level", (*_LEVELS, CUSTOM))].setChecked(True)
        self.shape.set_value(str(choices.get("shape")))
        self.custom.restore(choices, self.players())
        usual = [Seat(), Seat("skilled", "Akira"), Seat("skilled", "Jun"), Seat("skilled", "Sora")]
        for card, seat in zip(self.seats, chosen_seats(choices, self.levels, usual), strict=True):
            card.set_seat(seat)

    def players(self) -> int:
        return int(self.player_count.value())

    def level(self) -> str:
        """``1`` to ``5``, or ``custom``."""
        return next((level for level, tile in self.tiles.items() if tile.isChecked()), "1")

    def options(self) -> dict[str, str]:
        edition, level = self.edition.value(), self.level()
        first = self.first.value() or "random"
        if first != "random" and int(first) >= self.players():
            first = "random"
        if level == CUSTOM:
            chosen = {"edition": edition, **self.custom.options(self.players(), edition)}
            chosen["shape"] = self.shape.value() if self.custom.with_shape.isChecked() else "none"
        else:
            chosen = level_options(edition, int(level))
            if "shape" in chosen and edition == "second":
                chosen["shape"] = self.shape.value()
        return {**chosen, "first": first}

    def remember(self) -> None:
        choices = {
            "edition": self.edition.value(),
            "players": self.player_count.value(),
            "first": self.first.value() or "random",
            "level": self.level(),
            "shape": self.shape.value(),
            **self.custom.remembered(),
        }
        remember_choices(self.game, choices, [seat.seat() for seat in self.seats])

    def refresh(self) -> None:
        edition = self.edition.value()
        levels = LEVEL_COUNT[edition]
        if self.level().isdecimal() and int(self.level()) > levels:
            self.tiles[str(levels)].setChecked(True)
        self._name_tiles()
        self._place_tiles(levels)
        is_custom = self.level() == CUSTOM
        self.custom.setVisible(is_custom)
        options = self.options()
        offers_shape = options.get("shape", "none") != "none"
        drawn_only = edition == "first" and not is_custom
        self.headings["shape"].setVisible(offers_shape and not drawn_only)
        self.shape.setVisible(offers_shape and not drawn_only)
        super().refresh()
        self._tell_level()
        self._show_players()

    def _place_tiles(self, levels: int) -> None:
        shown = [*_LEVELS[:levels], CUSTOM]
        for tile in self.tiles.values():
            self._grid.removeWidget(tile)
        for place, level in enumerate(shown):
            self._grid.addWidget(self.tiles[level], place // 2, place % 2)
        for level, tile in self.tiles.items():  # once they have a place, else windows flash up
            tile.setVisible(level in shown)

    def _tell_level(self) -> None:
        """Say when a choice makes the game custom, or that it equals a level."""
        request = self.request()
        words = ""
        if self.level() == CUSTOM and request is not None:
            same = level_of(request.setup())
            if same is None:
                words = self.tr("Custom game: it does not count towards the journey.")
            else:
                words = self.tr("These choices are level %1.").replace("%1", str(same))
        elif request is None and self.code.code() is not None:
            words = self.tr("These choices do not make a valid game: change the mix of hints.")
        self._counts.setText(words)
        self._counts.setVisible(bool(words))

    def note(self) -> str:
        """What the page says about the level; empty when there is nothing to say."""
        return self._counts.text()

    def _show_players(self) -> None:
        for seat in self.seats:
            seat.set_side(seat.number, "")
        self.set_line(self.tr("You win or lose together, and nobody may speak."))
        seated = self.seats[: self.players()]
        names = [(str(seat.number), seat.shown_name()) for seat in seated]
        self.custom.name_players([name for _, name in names])
        self.first.set_items([("random", self.tr("Random")), *names])

    def _heading_words(self) -> dict[str, Text]:
        return {
            "edition": lambda: self.tr("Edition"),
            "level": lambda: self.tr("Level"),
            "shape": lambda: self.tr("Shape"),
            "first": lambda: self.tr("Who starts?"),
            "deal": lambda: self.tr("Deal"),
            "memory": lambda: yokai_settings().words()[_MEMORY].title,
        }

    def _name_choices(self) -> None:
        for level, tile in self.tiles.items():
            bind_text(
                tile.set_stamps,
                lambda at=level: self._tiers.get(at, 0),
                lambda at=level: self._best_words(at),
            )
        bind_text(self.player_count.setAccessibleName, lambda: self.tr("Players"))
        bind_text(self.edition.setAccessibleName, self._heading_words()["edition"])
        for edition in _EDITIONS:
            bind_text(
                self.edition.set_words,
                edition,
                lambda e=edition: edition_name(e),
                lambda e=edition: self.tr("%1 levels").replace("%1", str(LEVEL_COUNT[e])),
            )
        for number in _PLAYERS:
            bind_text(self.player_count.set_words, number, lambda n=number: _players_words(int(n)))

    def _name_tiles(self) -> None:
        edition = self.edition.value()
        for level in _LEVELS[: LEVEL_COUNT[edition]]:
            name, line = level_words(edition, int(level))
            self.tiles[level].set_words(f"{level} · {name}", line)
        self.tiles[CUSTOM].set_words(self.tr("Custom"), self.tr("Combine the variants freely."))
