"""A new game of Septet: the way to play, the scoring, the seats and the deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup, QGridLayout

from yokai_desktop.engine.match import Seat
from yokai_desktop.engine.player_levels import SEPTET_LEVELS
from yokai_desktop.ui.new_game.base_page import NewGamePage
from yokai_desktop.ui.new_game.choices import (
    chosen_seats,
    chosen_word,
    remember_choices,
    remembered_choices,
)
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.option_tile import OptionTile
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.septet.mode_art import mode_art
from yokai_desktop.ui.theme import Role, theme

MODES = ("four", "three", "two", "seven_next")
_PLAYERS = {"four": 4, "three": 3, "two": 2, "seven_next": 4}
_SCORINGS = ("advanced", "standard")
_LENGTHS = ("seven_next", "seven_next_short")
_TWINS = ("take", "rank")
_DEALERS = ("random", "0", "1")
_USUAL = ("apprentice", "apprentice", "apprentice")


class NewSeptetPage(NewGamePage):
    game = "septet"
    levels = SEPTET_LEVELS
    table_pictures = ("septet/wind-3", "septet/fire-9", "septet/charm-7")

    def __init__(self) -> None:
        super().__init__()
        self._mode = MODES[0]
        self.headings = {
            name: Label(role=Role.GROUP) for name in ("table", "score", "twins", "dealer", "deal")
        }
        self._goal = Label(role=Role.BODY, colour="ink2", wraps=True)
        self.tiles = {mode: OptionTile(art=mode_art(mode)) for mode in MODES}
        self._group = QButtonGroup(self)
        self._grid = QGridLayout()
        for place, (mode, tile) in enumerate(self.tiles.items()):
            self._group.addButton(tile)
            self._grid.addWidget(tile, place // 2, place % 2)
            tile.clicked.connect(lambda _=False, m=mode: self._choose_mode(m))
        self.scoring, self.length = Segments(_SCORINGS), Segments(_LENGTHS)
        self.twins, self.dealer = Segments(_TWINS), Segments(_DEALERS)
        self.add_to_paper(
            self.headings["table"],
            self._grid,
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
        )
        self.paper.addStretch(1)
        self._restore()
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_grid"):
            self._grid.setHorizontalSpacing(theme().px(6))
            self._grid.setVerticalSpacing(theme().px(4))

    def _restore(self) -> None:
        choices = remembered_choices(self.game)
        self.scoring.set_value(chosen_word(choices, "scoring", _SCORINGS))
        self.length.set_value(chosen_word(choices, "length", _LENGTHS))
        self.twins.set_value(chosen_word(choices, "twins", _TWINS))
        self.dealer.set_value(chosen_word(choices, "dealer", _DEALERS))
        usual = [Seat()] + [
            Seat(level, name)
            for level, name in zip(_USUAL, ("Ren", "Hanako", "Botan"), strict=True)
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
        chosen = {"scoring": self.scoring.value()}
        if self._mode == "two":
            chosen["dealer"] = self.dealer.value()
        return chosen

    def remember(self) -> None:
        choices = {
            "mode": self._mode,
            "scoring": self.scoring.value(),
            "length": self.length.value(),
            "twins": self.twins.value(),
            "dealer": self.dealer.value(),
        }
        remember_choices(self.game, choices, [seat.seat() for seat in self.seats])

    def refresh(self) -> None:
        if not hasattr(self, "dealer"):
            return
        super().refresh()
        seven_next, two = self._mode == "seven_next", self._mode == "two"
        self.scoring.setVisible(not seven_next)
        self.length.setVisible(seven_next)
        self.headings["twins"].setVisible(seven_next)
        self.twins.setVisible(seven_next)
        self.headings["dealer"].setVisible(two)
        self.dealer.setVisible(two)
        self.headings["score"].setText(self.tr("Length") if seven_next else self.tr("Scoring"))
        self._goal.setText(self._goal_words())
        self._show_sides()

    def _goal_words(self) -> str:
        words = {
            "four": self.tr(
                "A round is yours with four bosses, or when the other pair takes its seventh trick."
            ),
            "three": self.tr(
                "A round is yours with three bosses. Whoever takes a seventh trick lets both others"
                " win."
            ),
            "two": self.tr(
                "You play from your hand and from an open pile. Four bosses win, thirteen tricks"
                " lose."
            ),
            "seven_next": self.tr(
                "Two sevens in each family: take both in one round to seal it. The first card led"
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
                self.tr("Partners sit opposite each other. Name the people, choose the rest.")
            )
        else:
            self.legend.show_sides(list(enumerate(names[: self.players()])))
            self.set_line(self.tr("Everyone plays alone. Name the people, choose the rest."))

    def retranslate(self) -> None:
        self.headings["table"].setText(self.tr("The table"))
        self.headings["twins"].setText(self.tr("Both 7s of a family in one trick"))
        self.headings["dealer"].setText(self.tr("First dealer, who leads"))
        self.headings["deal"].setText(self.tr("Deal"))
        self.tiles["four"].set_words(self.tr("Four, in pairs"), self.tr("The main game"))
        self.tiles["three"].set_words(self.tr("Three, alone"), self.tr("Everyone for themselves"))
        self.tiles["two"].set_words(self.tr("Two, with straw"), self.tr("Open piles on both sides"))
        self.tiles["seven_next"].set_words(self.tr("Seven Next"), self.tr("Seal all the families"))
        self.scoring.set_words("advanced", self.tr("Advanced"), self.tr("stars on bosses, to 7"))
        self.scoring.set_words("standard", self.tr("Standard"), self.tr("rounds won, to 2"))
        self.length.set_words("seven_next", self.tr("Long"), self.tr("seal all seven"))
        self.length.set_words(
            "seven_next_short", self.tr("Short"), self.tr("first with four seals")
        )
        self.twins.set_words("take", self.tr("The first takes it"), self.tr("as printed"))
        self.twins.set_words("rank", self.tr("The first ranks higher"), self.tr("trump still wins"))
        self.dealer.set_words("random", self.tr("By chance"))
        self.dealer.set_words("0", self.tr("Near seat"))
        self.dealer.set_words("1", self.tr("Far seat"))
        super().retranslate()
