"""The dojo: two paths of lessons, trials, the partners' language, and what waits today."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.dojo.puzzle import Puzzle, puzzle_of
from yokai_desktop.dojo.trial import MOST_STARS
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.days import days_at_the_table
from yokai_desktop.storage.dojo import Reached
from yokai_desktop.storage.mistakes import Mistakes
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.dojo.learner import learner, people, reached, set_learner, today
from yokai_desktop.ui.dojo.path_scroll import PathScroll
from yokai_desktop.ui.dojo.sets import added_sets, library
from yokai_desktop.ui.dojo.teacher import FOX
from yokai_desktop.ui.dojo.tile import DojoTile
from yokai_desktop.ui.dojo.today import TodayScroll
from yokai_desktop.ui.games.game_face import GameFace
from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.routes import PageRoute, Route
from yokai_desktop.words.players import you

translate = QCoreApplication.translate
_TODAY, _SMALL_TODAY = 330, 268
_TILE_HEIGHT = 178
_AROUND = 80
"""What stands at the sides of the tiles: margins, and a bar that may scroll."""
_NOBODY = ""


class DojoPage(BarPage):
    """Every door of the dojo, and how far the learner has come."""

    leaves_to: Route | None = routes.Home()

    def __init__(self) -> None:
        super().__init__()
        self.today = today
        self.bar.set_title(
            lambda: translate("Dojo", "Dojo"),
            lambda: translate("Dojo", "Learn by playing. Nothing here counts."),
        )
        self.person = ChoiceField(lambda: translate("Dojo", "Who learns"), lacquer=True)
        self.person.activated.connect(self._choose_person)
        self.bar.add_action_button(self.person)  # type: ignore[arg-type]
        self.paths = {
            face.name: PathScroll(face, library().lessons_of(face.name)) for face in GAME_FACES
        }
        for path in self.paths.values():
            path.asked.connect(lambda name: self.go(routes.Lesson(name)))
        self.tiles = self._make_tiles()
        self.day = TodayScroll()
        self.day.solve_asked.connect(self._solve)
        self.day.try_asked.connect(self._try_mistakes)
        self._tiles_row = row(*((tile, 1) for tile in self.tiles.values()), spacing=18)
        content = QWidget()
        column(
            *self.paths.values(),
            (self._tiles_row, 1),
            spacing=10,
            margins=(20, 10, 8, 16),
            on=content,
        )
        self._left = ClearScroller(content)
        self.column.addLayout(row((self._left, 1), self.day, spacing=6, margins=(0, 0, 12, 0)), 1)
        added_sets().came.connect(self._more_came)
        self.fit()

    def _more_came(self) -> None:
        """Added sets have been read: there may be more stars to win."""
        if self.isVisible():
            self.refresh()

    def _make_tiles(self) -> dict[str, DojoTile]:
        tiles = {}
        for face in GAME_FACES:
            tile = DojoTile(
                partial(self._trials_title, face), partial(self._trials_line, face), _cards_of(face)
            )
            tile.asked.connect(partial(self.go, routes.Trials(face.name)))
            tiles[face.name] = tile
        language = DojoTile(
            lambda: translate("Dojo", "The partners’ language"),
            lambda: translate("Dojo", "What a move or a hint tells, as the computer reads it."),
            _fox_speaks,
        )
        language.asked.connect(lambda: self.go(routes.Language()))
        tiles["language"] = language
        return tiles

    def _trials_title(self, face: GameFace) -> str:
        return translate("Dojo", "Trials: {game}").format(game=face.title())

    def _trials_line(self, face: GameFace) -> str:
        return face.trials_line()

    def opened(self, route: PageRoute) -> None:
        self.refresh()

    def refresh(self) -> None:
        self._update_people()
        done = self._done()
        last = self._last_game()
        for game, path in self.paths.items():
            path.show_reached(done, is_first=game == last)
        stars = reached("trial")
        for face in GAME_FACES:
            self._update_stars(face, stars)
        self._update_conventions()
        self._update_today()
        self.fit()

    def _done(self) -> set[str]:
        """The lessons of which every step was done."""
        known = reached("lesson")
        lessons: list[Lesson] = library().lessons
        return {
            lesson.id
            for lesson in lessons
            if lesson.id in known and known[lesson.id].value >= len(lesson.steps)
        }

    def _last_game(self) -> str:
        """The game of the lesson that was played last: its scroll has the red button."""
        known = reached("lesson")
        games = {lesson.id: lesson.game for lesson in library().lessons}
        latest = max(
            (each for each in known.values() if each.item in games),
            key=lambda each: each.noted,
            default=None,
        )
        return games[latest.item] if latest is not None else GAME_FACES[0].name

    def _update_stars(self, face: GameFace, stars: dict[str, Reached]) -> None:
        trials = library().trials_of(face.name)
        won = sum(stars[trial.id].value for trial in trials if trial.id in stars)
        text = translate("Dojo", "★ {won} of {most}")
        words = text.format(won=won, most=MOST_STARS * len(trials))
        self.tiles[face.name].reached.setText(words)
        self.tiles[face.name].setVisible(bool(trials))

    def _update_conventions(self) -> None:
        numbers = sorted({exercise.convention for exercise in library().exercises})
        known = reached("convention")
        told = [number for number in numbers if str(number) in known]
        text = translate("Dojo", "Practised: {known} of {all}")
        self.tiles["language"].reached.setText(text.format(known=len(told), all=len(numbers)))
        self.tiles["language"].setVisible(bool(numbers))

    def _update_today(self) -> None:
        day = self.today()
        puzzle = self.puzzle()
        solved = puzzle is not None and puzzle.item in reached("puzzle")
        waiting, days = 0, set[int]()
        try:
            database = archive().history.database
            waiting = Mistakes(database).waiting(learner(), day)
            days = days_at_the_table(database, day)
        except StorageError as error:
            archive().failed(error)
        self.day.show_today(day, puzzle, solved, waiting, days)

    def puzzle(self) -> Puzzle | None:
        """The one of today."""
        return puzzle_of(self.today())

    def _update_people(self) -> None:
        known = people()
        self.person.set_items([(_NOBODY, you()), *((str(n), name) for n, name in known)])
        now = learner()
        self.person.set_value(_NOBODY if now is None else str(now))
        self.person.setVisible(bool(known))

    def _choose_person(self) -> None:
        value = self.person.value()
        set_learner(int(value) if value else None)
        self.refresh()

    def _solve(self) -> None:
        puzzle = self.puzzle()
        if puzzle is not None:
            self.go(routes.Trial(puzzle.trial, puzzle.item))

    def _try_mistakes(self) -> None:
        self.go(routes.Mistakes(learner(), back=routes.Dojo()))

    def window_title(self) -> str:
        return translate("Dojo", "Dojo")

    def fit(self) -> None:
        style = theme()
        width = style.scale.line(_SMALL_TODAY / style.u if style.u < 0.85 else _TODAY)
        self.day.setFixedWidth(round(min(width, self.width() * 0.34)))
        needed = sum(tile.minimumSizeHint().width() for tile in self.tiles.values())
        room = self.width() - self.day.width() - style.px(_AROUND)
        ways = QBoxLayout.Direction
        fits = needed + 2 * self._tiles_row.spacing() <= room
        self._tiles_row.setDirection(ways.LeftToRight if fits else ways.TopToBottom)
        for tile in self.tiles.values():
            tile.setMinimumHeight(style.scale.line(_TILE_HEIGHT))

    def take_focus(self) -> None:
        first = next((p.go_on for p in self.paths.values() if p.go_on.isVisibleTo(self)), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_P and self.puzzle() is not None:
            self._solve()
        else:
            super().keyPressEvent(event)


def _cards_of(face: GameFace):  # type: ignore[no-untyped-def]
    def paint(painter: QPainter, box: QRectF, dpr: float) -> None:
        face.paint_tile_ground(painter, box, dpr)
        face.paint_tile_cards(painter, box, dpr)

    return paint


def _fox_speaks(painter: QPainter, box: QRectF, dpr: float) -> None:
    colours = theme().colours
    painter.fillRect(box, colours.brocade)
    side = min(box.height() * 0.9, box.width() * 0.4)
    fox = QRectF(box.left() + box.width() * 0.1, box.center().y() - side / 2, side, side)
    pictures.paint(painter, FOX, fox, dpr)
    slip = QRectF(fox.right() + side * 0.2, 0, box.right() - fox.right() - side * 0.4, side * 0.62)
    slip.moveCenter(slip.center() + (fox.center() - slip.center()) * 0)
    slip.moveTop(box.center().y() - slip.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.paper_hi)
    painter.drawRoundedRect(slip, 8, 8)
    mark = slip.height() * 0.62
    for place in (0, 1):
        spot = QRectF(0, 0, mark, mark)
        spot.moveCenter(slip.center())
        spot.translate((place - 0.5) * mark * 1.5, 0)
        pictures.paint(painter, "marks/kitsune", spot, dpr)
