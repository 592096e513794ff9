"""A new game of Septet: the way to play, the scoring, the seats and the deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup, QWidget

from yokai_desktop.engine.match import Seat
from yokai_desktop.engine.player_levels import SEPTET_LEVELS
from yokai_desktop.engine.septet.mode import BOSSES, DEALER, NORMAL, TWINS, VARIANT
from yokai_desktop.ui.new_game.aid_switches import TRICK_PAUSE, AidSwitches
from yokai_desktop.ui.new_game.base_page import NewGamePage
from yokai_desktop.ui.new_game.choices import (
    chosen_seats,
    chosen_word,
    remember_choices,
    remembered_choices,
)
from yokai_desktop.ui.parts.bindings import Text, ask_again, bind_text
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import grid
from yokai_desktop.ui.parts.option_tile import OptionTile
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.septet.mode_art import mode_art
from yokai_desktop.ui.septet.settings import septet_settings
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.septet.variants import variant_words

MODES = ("four", "three", "two", "seven_next")
_PLAYERS = {"four": 4, "three": 3, "two": 2, "seven_next": 4}
_SCORINGS = ("standard", "advanced")
"""The scoring that first games should have comes first: it is chosen until another is."""
_LENGTHS = tuple(value for value in VARIANT.values if value != NORMAL)
_TWINS = TWINS.values
_BOSSES = BOSSES.values
_DEALERS = DEALER.values
_USUAL = ("apprentice", "apprentice", "apprentice")


class NewSeptetPage(NewGamePage):
    game = "septet"
    levels = SEPTET_LEVELS
    table_pictures = ("septet/wind-3", "septet/fire-9", "septet/charm-7")

    def __init__(self) -> None:
        super().__init__()
        self._mode = MODES[0]
        self.headings = {
            name: Label(words, Role.GROUP) for name, words in self._heading_words().items()
        }
        self._goal = Label(self._goal_words, Role.BODY, "ink2", wraps=True)
        self.tiles = {mode: OptionTile(art=mode_art(mode)) for mode in MODES}
        self._group = QButtonGroup(self)
        around = QWidget()
        tiles = grid(across=6, down=4, on=around)
        for place, (mode, tile) in enumerate(self.tiles.items()):
            self._group.addButton(tile)
            tiles.addWidget(tile, place // 2, place % 2)
            tile.clicked.connect(lambda _=False, m=mode: self._choose_mode(m))
        self.scoring, self.length = Segments(_SCORINGS), Segments(_LENGTHS)
        self.twins, self.bosses = Segments(_TWINS), Segments(_BOSSES)
        self.dealer = Segments(_DEALERS)
        self.aids = AidSwitches(septet_settings(), (TRICK_PAUSE, "septet_forced", "septet_memory"))
        bind_text(self.aids.setAccessibleName, lambda: self.tr("Aids"))
        self._name_choices()
        groups = {
            "table": around,
            "score": self.scoring,
            "twins": self.twins,
            "bosses": self.bosses,
            "dealer": self.dealer,
        }
        for name, group in groups.items():
            bind_text(group.setAccessibleName, self._heading_words()[name])
        bind_text(self.length.setAccessibleName, lambda: self.tr("Length"))
        self.add_to_paper(
            self.headings["table"],
            around,
            self._goal,
            self.headings["score"],
            self.scoring,
            self.length,
            self.headings["twins"],
            self.twins,
            self.headings["dealer"],
            self.dealer,
            self.headings["deal"],
            self.code,
            self.aids,
            self.headings["bosses"],
            self.bosses,
        )
        self.paper.addStretch(1)
        self._restore()
        self.refresh()

    def _restore(self) -> None:
        choices = remembered_choices(self.game)
        self.scoring.set_value(chosen_word(choices, "scoring", _SCORINGS))
        self.length.set_value(chosen_word(choices, "length", _LENGTHS))
        self.twins.set_value(chosen_word(choices, "twins", _TWINS))
        self.bosses.set_value(chosen_word(choices, "bosses", _BOSSES))
        self.dealer.set_value(chosen_word(choices, "dealer", _DEALERS))
        usual = [Seat()] + [
            Seat(level, name) for level, name in zip(_USUAL, ("Ren", "Kaede", "Aoi"), strict=True)
        ]
        for card, seat in zip(self.seats, chosen_seats(choices, self.levels, usual), strict=True):
            card.set_seat(seat)
        self._mode = chosen_word(choices, "mode", MODES)
        self.tiles[self._mode].setChecked(True)

    def _choose_mode(self, mode: str) -> None:
        self._mode = mode
        self.refresh()

    def players(self) -> int:
        return _PLAYERS[self._mode]

    def options(self) -> dict[str, str]:
        if self._mode == "seven_next":
            return {"variant": self.length.value(), "twins": self.twins.value()}
        chosen = {"scoring": self.scoring.value(), "bosses": self.bosses.value()}
        if self._mode == "two":
            chosen["dealer"] = self.dealer.value()
        return chosen

    def remember(self) -> None:
        choices = {
            "mode": self._mode,
            "scoring": self.scoring.value(),
            "length": self.length.value(),
            "twins": self.twins.value(),
            "bosses": self.bosses.value(),
            "dealer": self.dealer.value(),
        }
        remember_choices(self.game, choices, [seat.seat() for seat in self.seats])

    def refresh(self) -> None:
        super().refresh()
        seven_next, two = self._mode == "seven_next", self._mode == "two"
        self.scoring.setVisible(not seven_next)
        self.length.setVisible(seven_next)
        self.headings["twins"].setVisible(seven_next)
        self.twins.setVisible(seven_next)
        self.headings["bosses"].setVisible(not seven_next)
        self.bosses.setVisible(not seven_next)
        self.headings["dealer"].setVisible(two)
        self.dealer.setVisible(two)
        ask_again(self.headings["score"])
        ask_again(self._goal)
        ask_again(self.dealer)
        self._show_sides()

    def _goal_words(self) -> str:
        words = {
            "four": self.tr(
                "Win a round with four bosses, or when the opponents take their seventh trick."
            ),
            "three": self.tr(
                "Win a round with three bosses. Whoever takes a seventh trick hands the round"
                " to both others."
            ),
            "two": self.tr(
                "Play from your hand and from your straw pile. Four bosses win, thirteen tricks"
                " lose."
            ),
            "seven_next": self.tr(
                "Two 7s in each family: take both in one round to seal it. The first card led"
                " names the trump."
            ),
        }
        return words[self._mode]

    def _show_sides(self) -> None:
        names = [seat.shown_name() for seat in self.seats]
        for seat in self.seats:
            seat.set_side(seat.number % (2 if self.players() == 4 else 4), "")
        if self.players() == 4:
            both = QCoreApplication.translate("NewSeptetPage", "%1 and %2")
            pairs = [
                both.replace("%1", names[a]).replace("%2", names[b]) for a, b in ((0, 2), (1, 3))
            ]
            self.legend.show_sides(list(enumerate(pairs)))
            self.set_line(
                self.tr("Partners face each other. Name the humans, pick a level for the computer.")
            )
        else:
            self.legend.show_sides(list(enumerate(names[: self.players()])))
            self.set_line(
                self.tr("Everyone for themselves. Name the humans, pick a level for the computer.")
            )

    def _heading_words(self) -> dict[str, Text]:
        return {
            "table": lambda: self.tr("The table"),
            "score": self._score_heading,
            "twins": lambda: self.tr("Both 7s of a family in one trick"),
            "bosses": lambda: self.tr("Look of the bosses"),
            "dealer": lambda: self.tr("First dealer (leads first)"),
            "deal": lambda: self.tr("Deal"),
        }

    def _score_heading(self) -> str:
        return self.tr("Length") if self._mode == "seven_next" else self.tr("Scoring")

    def _name_choices(self) -> None:
        tiles: dict[str, tuple[Text, Text]] = {
            "four": (lambda: self.tr("Four, in teams"), lambda: self.tr("The main game")),
            "three": (
                lambda: self.tr("Three, free\u2011for\u2011all"),
                lambda: self.tr("Everyone alone"),
            ),
            "two": (
                lambda: self.tr("Two, with straw piles"),
                lambda: self.tr("One pile each"),
            ),
            "seven_next": (
                lambda: variant_words("seven_next"),
                lambda: self.tr("Seal all the families"),
            ),
        }
        for mode, words in tiles.items():
            bind_text(self.tiles[mode].set_words, *words)
        bind_text(
            self.scoring.set_words,
            "advanced",
            lambda: self.tr("Advanced"),
            lambda: self.tr("first to 7 points (boss stars)"),
        )
        bind_text(
            self.scoring.set_words,
            "standard",
            lambda: self.tr("Standard"),
            lambda: self.tr("first to 2 rounds"),
        )
        bind_text(
            self.length.set_words,
            "seven_next",
            lambda: self.tr("Long"),
            lambda: self.tr("all seven seals"),
        )
        bind_text(
            self.length.set_words,
            "seven_next_short",
            lambda: self.tr("Short"),
            lambda: self.tr("first to four seals"),
        )
        bind_text(
            self.twins.set_words,
            "take",
            lambda: self.tr("The first wins the trick"),
            lambda: self.tr("as printed"),
        )
        bind_text(
            self.twins.set_words,
            "rank",
            lambda: self.tr("The first ranks higher"),
            lambda: self.tr("trump still wins"),
        )
        bind_text(self.bosses.set_words, "plain", lambda: self.tr("Plain", "bosses"))
        bind_text(self.bosses.set_words, "shining", lambda: self.tr("Shining", "bosses"))
        bind_text(self.dealer.set_words, "random", lambda: self.tr("Random"))
        bind_text(self.dealer.set_words, "0", self.seats[0].shown_name)
        bind_text(self.dealer.set_words, "1", self.seats[1].shown_name)
