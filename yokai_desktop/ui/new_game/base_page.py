"""What both pages for a new game share: a scroll of choices, the seats, the way to the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLayout, QWidget

from yokai_desktop.engine.contract import BadSetup
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.games.starting import GameRequest
from yokai_desktop.ui.new_game.all_computers import AllComputers
from yokai_desktop.ui.new_game.company import Company
from yokai_desktop.ui.new_game.deal_code_field import DealCodeField
from yokai_desktop.ui.new_game.seat_card import SeatCard
from yokai_desktop.ui.new_game.seating import Seating
from yokai_desktop.ui.new_game.sides_legend import SidesLegend
from yokai_desktop.ui.parts.bindings import Length, bind_style
from yokai_desktop.ui.parts.buttons import HERO, LARGE, PRIMARY, QUIET, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import Gap, column, row
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.routes import PageRoute, Route

translate = QCoreApplication.translate
MOST_SEATS = 4
_SCROLL_SHARE = 0.445
_SCROLL_WIDEST = 700
_BAR = 24
"""Room for the bar that scrolls the seats."""


def _page_side(length: float) -> Length:
    """Free room at the side of the page; large text needs most of it."""
    return lambda: theme().px(16 if theme().scale.is_text_large else length)


class _Upper(QWidget):
    """What lies above the buttons: the table takes less room before anything has to scroll."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.totalMinimumHeightForWidth(width) if layout is not None else -1


class NewGamePage(BarPage):
    """Subclasses fill ``paper`` and tell ``options``, ``players`` and what to remember."""

    game: str
    levels: tuple[str, ...]
    table_pictures: tuple[str, ...]
    lays_cards = True
    """Whether the players of this game lay cards on the table."""
    leaves_to: Route | None = routes.Home()

    def __init__(self) -> None:
        super().__init__()
        self.seats = [
            SeatCard(number, self.levels, lays_cards=self.lays_cards)
            for number in range(MOST_SEATS)
        ]
        for seat in self.seats:
            seat.changed.connect(self.refresh)
        self.company = Company(self.seats)
        self.all_computers = AllComputers(self.levels)
        self.all_computers.chosen.connect(self._level_all)
        self.seating = Seating(self.seats, self.table_pictures)
        self.code = DealCodeField()
        self.code.changed.connect(self.refresh)
        self.bar.set_title(
            lambda: game_name(self.game), lambda: translate("NewGamePage", "New game")
        )
        self._title = Label(
            lambda: translate("NewGamePage", "Who’s playing?"), Role.PAGE_TITLE, "text", wraps=True
        )
        self._line = Label(role=Role.BODY, colour="muted", wraps=True)
        self.legend = SidesLegend()
        self._back = Button(lambda: translate("NewGamePage", "Back"), QUIET, height=LARGE)
        self.start_button = Button(
            lambda: translate("NewGamePage", "Deal the cards"), PRIMARY, height=HERO
        )
        self._back.clicked.connect(lambda: self.go(routes.Home()))
        self.start_button.clicked.connect(self._start)
        self._lay_out()

    def _lay_out(self) -> None:
        self._scroll = LongScroll(padding=30)
        self.paper = self._scroll.body
        bind_style(self.paper.setSpacing, 10)
        upper = _Upper()
        self._upper = column(
            self._title,
            self._line,
            Gap(2),
            self.all_computers,
            (self.seating, 1),
            on=upper,
            spacing=8,
        )
        self._buttons = row(self._back, 1, self.start_button, spacing=16)
        self._right = column(
            (ClearScroller(upper), 1),
            Rule("panel_line"),
            self.legend,
            self._buttons,
            spacing=8,
            margins=(0, 16, 0, 6),
        )
        self._row = row(
            self._scroll,
            (self._right, 1),
            spacing=28,
            margins=(_page_side(40), 20, _page_side(52), 24),
        )
        self.column.addLayout(self._row, 1)

    def fit(self) -> None:
        scale = theme().scale
        width = min(scale.px(_SCROLL_WIDEST), round(self.width() * _SCROLL_SHARE))
        if scale.is_text_large:  # all that the other side leaves
            margins = self._row.contentsMargins()
            gap = margins.left() + margins.right() + self._row.spacing()
            self._buttons.invalidate()
            self._right.invalidate()  # what it needs now, before anything is laid out
            width = max(width, self.width() - gap - self._right.minimumSize().width())
        self._scroll.setFixedWidth(max(360, width))
        margins = self._row.contentsMargins()
        beside = self.width() - margins.left() - margins.right() - self._row.spacing()
        self.all_computers.fit(beside - self._scroll.width() - _BAR)

    def window_title(self) -> str:
        return game_name(self.game)

    def rules_place(self) -> str:
        return self.game

    def opened(self, route: PageRoute) -> None:
        assert isinstance(route, routes.NewGame)
        if route.code:
            self.code.set_code(route.code)
        else:
            self.code.draw()
        self.company.load()
        self.refresh()
        self.start_button.setFocus(leading_hand().reason)

    def players(self) -> int:
        """How many sit at the table."""
        raise NotImplementedError

    def options(self) -> dict[str, str]:
        """The options as the engine takes them."""
        raise NotImplementedError

    def request(self) -> GameRequest | None:
        """The game as it is chosen; None while it is none."""
        code = self.code.code()
        if code is None:
            return None
        seats = tuple(seat.seat() for seat in self.seats[: self.players()])
        request = GameRequest(self.game, seats, tuple(self.options().items()), code)
        try:
            request.setup()
        except BadSetup:
            return None
        return request

    def add_to_paper(self, *parts: QWidget | QLayout) -> None:
        """Put parts on the scroll from top to bottom; headings keep their distance."""
        for part in parts:
            if isinstance(part, QLayout):
                self.paper.addLayout(part)
                continue
            if isinstance(part, Label) and part.role is Role.GROUP and self.paper.count():
                bind_style(part.setContentsMargins, 0, 12, 0, 0)
            self.paper.addWidget(part)

    def add_above_seats(self, part: QWidget) -> None:
        """Put a part between the sentence and the table."""
        self._upper.insertWidget(self._upper.indexOf(self.all_computers), part)

    def set_line(self, text: str) -> None:
        """The sentence under the title."""
        self._line.setText(text)

    def refresh(self) -> None:
        """Show what follows from the choices."""
        players = self.players()
        self.company.settle(players)
        self.all_computers.setVisible(self.company.has_computers(players))
        self.all_computers.show_level(self.company.level(players))
        self.seating.set_players(players)
        self.start_button.setEnabled(self.request() is not None)

    def _level_all(self, level: str) -> None:
        self.company.set_level(level)
        self.refresh()

    def _start(self) -> None:
        request = self.request()
        if request is not None:
            self.remember()
            self.go(routes.Start(request))

    def remember(self) -> None:
        """Keep the choices for the next time."""
        raise NotImplementedError
