"""What both pages for a new game share: a scroll of choices, the seats, the way to the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from yokai_desktop.engine.contract import BadSetup
from yokai_desktop.ui.bar_page import BarPage
from yokai_desktop.ui.game_words import game_name
from yokai_desktop.ui.games import GameRequest, saves
from yokai_desktop.ui.new_game.deal_code_field import DealCodeField
from yokai_desktop.ui.new_game.seat_card import SeatCard
from yokai_desktop.ui.new_game.seating import Seating
from yokai_desktop.ui.parts.buttons import HERO, LARGE, PRIMARY, QUIET, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.theme import Role, Themed, theme

MOST_SEATS = 4
_SCROLL_SHARE = 0.445
_SCROLL_WIDEST = 700


class SidesLegend(QWidget, Themed):
    """Who plays with whom: a dot in the colour of each side and its names."""

    def __init__(self) -> None:
        super().__init__()
        self._sides: list[tuple[int, str]] = []
        self.follow_theme()

    def show_sides(self, sides: list[tuple[int, str]]) -> None:
        self._sides = sides
        self.setAccessibleName(", ".join(names for _, names in sides))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(theme().font(Role.BODY))
        width = sum(metrics.horizontalAdvance(names) + 60 for _, names in self._sides)
        return QSize(round(width), round(metrics.height()) + 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font(Role.BODY))
        metrics = QFontMetricsF(look.font(Role.BODY))
        room = self.width() / max(1, len(self._sides))
        x, radius = 0.0, 7.0
        for side, names in self._sides:
            shown = metrics.elidedText(names, Qt.TextElideMode.ElideRight, max(40, room - 46))
            painter.setPen(QPen(look.colours.text, 1))
            painter.setBrush(look.colours.side_discs[side])
            dot = QRectF(x + 1, self.height() / 2 - radius, 2 * radius, 2 * radius)
            painter.drawEllipse(dot)
            words = QRectF(x + 26, 0, metrics.horizontalAdvance(shown) + 4, self.height())
            painter.setPen(look.colours.text)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), shown)
            x = words.right() + 32


class NewGamePage(BarPage):
    """Subclasses fill ``paper`` and tell ``options``, ``players`` and what to remember."""

    game: str
    levels: tuple[str, ...]
    table_pictures: tuple[str, ...]
    leaves_to = "home"

    def __init__(self) -> None:
        super().__init__()
        self.seats = [SeatCard(number, self.levels) for number in range(MOST_SEATS)]
        for seat in self.seats:
            seat.changed.connect(self.refresh)
        self.seating = Seating(self.seats, self.table_pictures)
        self.code = DealCodeField()
        self.code.changed.connect(self.refresh)
        self._title = Label(role=Role.PAGE_TITLE, colour="text")
        self._line = Label(role=Role.BODY, colour="muted", wraps=True)
        self.legend = SidesLegend()
        self._note = Label(role=Role.SECONDARY, colour="muted", wraps=True)
        self._back = Button(kind=QUIET, height=LARGE)
        self.start_button = Button(kind=PRIMARY, height=HERO)
        self._back.clicked.connect(lambda: self.navigate.emit("home", {}))
        self.start_button.clicked.connect(self._start)
        self._lay_out()

    def _lay_out(self) -> None:
        self._scroll = LongScroll(padding=30)
        self.paper = self._scroll.body
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self._back)
        self._buttons.addWidget(self._note, 1)
        self._buttons.addWidget(self.start_button)
        self._right = QVBoxLayout()
        self._right.addWidget(self._title)
        self._right.addWidget(self._line)
        self._seats = ClearScroller(self.seating)
        self._right.addWidget(self._seats, 1)
        self._right.addWidget(Rule("panel_line"))
        self._right.addWidget(self.legend)
        self._right.addLayout(self._buttons)
        self._row = QHBoxLayout()
        self._row.addWidget(self._scroll)
        self._row.addLayout(self._right, 1)
        self.column.addLayout(self._row, 1)

    def restyle(self) -> None:
        super().restyle()
        if not hasattr(self, "_row"):
            return
        look = theme()
        left, right = (look.px(16 if look.scale.is_text_large else side) for side in (40, 52))
        self._row.setContentsMargins(left, look.px(20), right, look.px(24))
        self._row.setSpacing(look.px(28))
        self._right.setSpacing(look.px(8))
        self._right.setContentsMargins(0, look.px(16), 0, look.px(6))
        self._buttons.setSpacing(look.px(16))
        self.paper.setSpacing(look.px(10))
        width = min(look.px(_SCROLL_WIDEST), round(self.width() * _SCROLL_SHARE))
        if look.scale.is_text_large:  # all that the other side leaves
            gap = left + right + self._row.spacing()
            width = max(width, self.width() - gap - self._right.minimumSize().width())
        self._scroll.setFixedWidth(max(360, width))

    def resizeEvent(self, event: object) -> None:
        self.restyle()

    def retranslate(self) -> None:
        self.bar.set_title(
            game_name(self.game), QCoreApplication.translate("NewGamePage", "New game")
        )
        self._title.setText(QCoreApplication.translate("NewGamePage", "Who plays"))
        self._back.setText(QCoreApplication.translate("NewGamePage", "Back"))
        self.start_button.setText(QCoreApplication.translate("NewGamePage", "Deal the cards"))
        self.refresh()

    def window_title(self) -> str:
        return game_name(self.game)

    def rules_place(self) -> str:
        return self.game

    def opened(self, **wanted: object) -> None:
        self.code.draw()
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
                part.setContentsMargins(0, theme().px(12), 0, 0)
            self.paper.addWidget(part)

    def add_above_seats(self, part: QWidget) -> None:
        """Put a part between the sentence and the table."""
        self._right.insertWidget(self._right.indexOf(self._seats), part)

    def set_line(self, text: str) -> None:
        """The sentence under the title."""
        self._line.setText(text)

    def refresh(self) -> None:
        """Show what follows from the choices."""
        self.seating.set_players(self.players())
        self.start_button.setEnabled(self.request() is not None)
        replaces = QCoreApplication.translate(
            "NewGamePage", "A new game takes the place of the unfinished one."
        )
        self._note.setText(replaces if saves().exists(self.game) else "")

    def _start(self) -> None:
        request = self.request()
        if request is not None:
            self.remember()
            self.navigate.emit("start", {"request": request})

    def remember(self) -> None:
        """Keep the choices for the next time."""
        raise NotImplementedError
