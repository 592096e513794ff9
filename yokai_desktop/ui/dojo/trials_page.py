"""All trials of a game, by grade, each with its stars."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from yokai_desktop.dojo.trial import GRADES, MOST_STARS, Trial
from yokai_desktop.ui.dojo.grades import grade_title, grade_words
from yokai_desktop.ui.dojo.learner import reached
from yokai_desktop.ui.dojo.sets import added_sets, library
from yokai_desktop.ui.dojo.stars import star
from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.routes import PageRoute, Route

translate = QCoreApplication.translate
_WIDE, _HIGH = 92, 62


class TrialButton(RingFocus, QAbstractButton):
    """A trial by its number, with the stars it brought."""

    def __init__(self, number: int, trial: Trial, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trial, self.number, self.won = trial, number, 0
        self.setText(str(number))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_style(self, lambda: self.setFixedSize(self.sizeHint()))

    def show_stars(self, won: int, words: str) -> None:
        self.won = won
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        number = QFontMetricsF(theme().font(Role.GROUP)).height()
        return QSize(theme().px(_WIDE), max(theme().px(_HIGH), round(number + theme().px(32))))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(colours.coin_edge if self.won else colours.paper_edge, 1))
        painter.setBrush(colours.current_row if self.won else colours.paper_hi)
        painter.drawRoundedRect(box, 7, 7)
        painter.setFont(style.font(Role.GROUP))
        painter.setPen(colours.ink)
        top = box.adjusted(0, style.px(4), 0, -style.px(22))
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, self.text())
        radius = style.px(8)
        for place in range(MOST_STARS):
            middle = box.center()
            middle.setX(middle.x() + (place - 1) * radius * 2.4)
            middle.setY(box.bottom() - style.px(14))
            is_won = place < self.won
            painter.setPen(QPen(colours.coin_edge if is_won else colours.paper_edge, 1.1))
            painter.setBrush(colours.coin if is_won else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(star(middle, radius))
        paint_answer(painter, self, box, 7)


class TrialsPage(BarPage):
    """``opened(game=…)`` shows the trials of a game."""

    leaves_to: Route | None = routes.Dojo()

    def __init__(self) -> None:
        super().__init__()
        self.game = GAME_FACES[0].name
        self.buttons: list[TrialButton] = []
        back = Button(lambda: translate("Dojo", "Dojo"), BAR, icon="back", height=SMALL)
        back.clicked.connect(lambda: self.go(routes.Dojo()))
        self.bar.add_action_button(back)
        self.bar.set_title(self.window_title, lambda: game_name(self.game))
        self._grids: list[tuple[QGridLayout, list[TrialButton]]] = []
        self.paper = HangingScroll(padding=20, mount=16)
        self._content = QWidget()
        self._rows = column(spacing=10, on=self._content)
        self._scroller = ClearScroller(self._content)
        self.paper.body.addWidget(self._scroller)
        self.column.addLayout(column((self.paper, 1), margins=(60, 14, 60, 14)), 1)
        added_sets().came.connect(self._more_came)

    def _more_came(self) -> None:
        """Added sets have been read: show their trials too."""
        if self.isVisible():
            self._fill()
            self.refresh()

    def opened(self, route: PageRoute) -> None:
        assert isinstance(route, routes.Trials)
        self.game = route.game or self.game
        self._fill()
        self.bar.set_title(self.window_title, lambda: game_name(self.game))
        self.refresh()

    def _fill(self) -> None:
        while self._rows.count():
            item = self._rows.takeAt(0)
            _drop(item)
        self.buttons, self._grids = [], []
        trials = library().trials_of(self.game)
        for grade in GRADES:
            mine = [(n, trial) for n, trial in enumerate(trials, 1) if trial.grade == grade]
            if not mine:
                continue
            self._rows.addWidget(Label(partial(grade_title, grade), Role.GROUP))
            self._rows.addWidget(Rule())
            grid = QGridLayout()
            grid.setSpacing(8)
            buttons = [TrialButton(number, trial) for number, trial in mine]
            for button in buttons:
                button.clicked.connect(partial(self.go, routes.Trial(button.trial.id)))
            self._rows.addLayout(grid)
            self._grids.append((grid, buttons))
            self.buttons += buttons
        self._rows.addStretch(1)
        self._spread()

    def _spread(self) -> None:
        """As many in a row as there is room for."""
        room = self.width() - theme().px(230)
        for grid, buttons in self._grids:
            across = max(1, room // (buttons[0].sizeHint().width() + 8))
            for place, button in enumerate(buttons):
                grid.addWidget(button, place // across, place % across)
            grid.setColumnStretch(across, 1)

    def refresh(self) -> None:
        stars = reached("trial")
        for button in self.buttons:
            won = stars[button.trial.id].value if button.trial.id in stars else 0
            text = translate("Dojo", "Trial {number}, {grade}: %n of {most} stars", "", won)
            words = text.format(
                number=button.number,
                grade=grade_words(button.trial.grade),
                most=MOST_STARS,
            )
            button.show_stars(won, words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()

    def fit(self) -> None:
        self._spread()

    def take_focus(self) -> None:
        fresh = next((b for b in self.buttons if not b.won), None)
        (fresh or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def window_title(self) -> str:
        return translate("Dojo", "Trials")


def _drop(item: object) -> None:
    """Put a row and all on it away."""
    widget = item.widget()  # type: ignore[attr-defined]
    layout = item.layout()  # type: ignore[attr-defined]
    if widget is not None:
        widget.hide()
        widget.deleteLater()
    elif layout is not None:
        while layout.count():
            _drop(layout.takeAt(0))
