"""A reviewed game at a glance: how the chance went, luck and skill, the moments that decided."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QStackedWidget, QWidget

from yokai_desktop.models.review.desk import Sitting
from yokai_desktop.models.review.story import GAME, MOMENTS, Story
from yokai_desktop.models.review.trying import is_worth_trying
from yokai_desktop.storage.summaries import mode_name
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.games.starting import GameRequest
from yokai_desktop.ui.history.words import mode_words
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.keys import digit_of
from yokai_desktop.ui.parts.labels import PARTED, Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.review.desk import Found, find_game, review_desk
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.overview import Overview
from yokai_desktop.ui.review.overview_foot import OverviewFoot
from yokai_desktop.ui.review.summary_words import line_words, page_words
from yokai_desktop.ui.review.ways import to_mistakes
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.routes import PageRoute, Route
from yokai_desktop.words.players import name_of, you_of

translate = QCoreApplication.translate


class ReviewPage(BarPage):
    """``opened(game=…)`` or ``opened(match=…)`` brings a finished game; its review begins, or
    goes on where it was, and goes on when the page is left."""

    leaves_to: Route | None = routes.History()

    def __init__(self) -> None:
        super().__init__()
        self.sitting: Sitting | None = None
        self.face: ReviewFace | None = None
        self._known: frozenset[int] = frozenset()
        self.in_words = Button(
            lambda: translate("Review", "In words"), BAR, icon="log", height=SMALL
        )
        self.in_words.setCheckable(True)
        self.in_words.toggled.connect(self._turn)
        self.person = ChoiceField(lacquer=True)
        self.person.activated.connect(self._choose_viewer)
        self.bar.add_action_button(self.person)  # type: ignore[arg-type]
        history = Button(lambda: translate("Review", "History"), BAR, icon="history", height=SMALL)
        history.clicked.connect(lambda: self.go(routes.History()))
        for button in (self.in_words, history):
            self.bar.add_action_button(button)
        self.title = Label(self._title_words, Role.PAGE_TITLE, "text")
        self.line = Label(self._line_words, Role.BODY, "muted", wraps=True)
        self.overview = Overview()
        self._text = Label(self._page_words, Role.BODY, "ink", wraps=True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        reading = LongScroll()
        reading.body.addWidget(self._text)
        reading.body.addStretch()
        self._reading = reading
        self._stack.addWidget(ClearScroller(self.overview))
        self._stack.addWidget(reading)
        self.line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = QWidget()
        self._head = row(self.title, (self.line, 1), margins=(46, 6, 46, 0), on=head)
        self.foot = OverviewFoot()
        body = QWidget()
        column(head, (self._stack, 1), on=body)
        self.column.addWidget(body, 1)
        self.column.addWidget(self.foot)

    def fit(self) -> None:
        """Large words stand below the title, and buttons have words alone."""
        is_large, way = theme().scale.is_text_large, QBoxLayout.Direction
        self._head.setDirection(way.TopToBottom if is_large else way.LeftToRight)
        self._head.setSpacing(2 if is_large else 24)
        self.foot.make_large(is_large)

    def _connect(self) -> None:
        review_desk().progressed.connect(self._progressed)
        self.foot.close_button.clicked.connect(self.leave)
        self.foot.again.clicked.connect(self._same_deal)
        self.foot.step.clicked.connect(lambda: self.open_decision(None))
        self.foot.mistakes.clicked.connect(self.try_mistakes)
        self.overview.opened.connect(self.open_decision)
        self.overview.moments.slip.paused.connect(self._pause)
        self.overview.moments.slip.hurried.connect(lambda: review_desk().hurry())

    def opened(self, route: PageRoute) -> None:
        assert isinstance(route, routes.Review)
        if route == routes.Review():
            return
        found = find_game(route.game, route.match)
        if isinstance(found, str):
            self.go(routes.Tell(found))
            self.go(routes.History())
        else:
            self.show_game(found)

    def show_game(self, found: Found) -> None:
        """Bring a finished game."""
        match = found.match
        you = you_of(match)
        people = [seat for seat, who in enumerate(match.seats) if who.is_person]
        viewer = you if you is not None else (people or [0])[0]
        self.sitting = review_desk().open(match, found.number, you)
        self._show_as(viewer)
        self._say_what_scrolls()
        self.overview.curve.draw_anew()

    def _show_as(self, viewer: int) -> None:
        assert self.sitting is not None
        match = self.sitting.match
        self.face = game_face(match.game.name).review_face(match, viewer)
        self._known = frozenset()
        self.overview.set_face(self.face)
        self.refresh()

    @property
    def story(self) -> Story | None:
        if self.face is None or self.sitting is None:
            return None
        return self.face.story(self.sitting.review)

    def _choose_viewer(self) -> None:
        self._show_as(int(self.person.value()))

    def _progressed(self, sitting: Sitting) -> None:
        """More is known of some game; only of this one something is shown."""
        here = self.sitting
        if here is None or not sitting.is_of(here.match, here.number):
            return
        self.sitting = sitting
        story = self.story
        assert story is not None
        if story.known != self._known or not sitting.is_working:
            self.refresh()
        else:
            self.overview.show_progress(sitting, story)
            self._allow_trying()

    def _allow_trying(self) -> None:
        """There is something to try as soon as one clear mistake of one's own is known."""
        sitting, face = self.sitting, self.face
        self.foot.mistakes.setEnabled(
            sitting is not None
            and face is not None
            and sitting.number is not None
            and any(
                each.seat == face.viewer and is_worth_trying(each)
                for each in sitting.review.decisions
            )
        )

    def try_mistakes(self) -> None:
        """Try the clear mistakes of this game again."""
        sitting, face = self.sitting, self.face
        if sitting is None or face is None or not self.foot.mistakes.isEnabled():
            return
        self.go(to_mistakes(sitting, face.viewer))

    def _pause(self) -> None:
        if self.sitting is not None and self.sitting.is_paused:
            review_desk().resume()
        else:
            review_desk().pause()

    def refresh(self) -> None:
        sitting, story = self.sitting, self.story
        for part in (self._stack, self.in_words):
            part.setVisible(sitting is not None)
        self.foot.show_game(sitting is not None)
        self.person.setVisible(False)
        if sitting is not None and story is not None:
            self._known = story.known
            self.overview.show_story(sitting, story)
            self.foot.again.setEnabled(bool(sitting.match.setup.seed))
            self._allow_trying()
            self._update_people()
        self._update_bar()
        for label, words in (
            (self.title, self._title_words),
            (self.line, self._line_words),
            (self._text, self._page_words),
        ):
            label.setText(words())
        self._reading.name(translate("Review", "The review in words"))

    def _update_people(self) -> None:
        """Where several people played, whose choices are told can be chosen."""
        assert self.sitting is not None
        assert self.face is not None
        match = self.sitting.match
        people = [seat for seat, who in enumerate(match.seats) if who.is_person]
        seats = people or list(range(len(match.seats)))
        self.person.setVisible(len(seats) > 1)
        self.person.set_items([(str(seat), name_of(match, seat)) for seat in seats])
        self.person.set_value(str(self.face.viewer))
        self.person.setAccessibleName(translate("Review", "Whose choices"))

    def _update_bar(self) -> None:
        parts: list[str] = []
        if self.sitting is not None:
            match = self.sitting.match
            mode = mode_words(match.game.name, mode_name(match.game.name, match.setup))
            parts = [game_name(match.game.name), mode]
        self.bar.set_title(translate("Review", "Review"), PARTED.join(parts))

    def _title_words(self) -> str:
        if self.face is None:
            return translate("Review", "No game is open")
        return self.face.title()

    def _line_words(self) -> str:
        if self.face is None or self.sitting is None:
            return translate("Review", "Choose a finished game in the history.")
        if self.sitting.error:
            return translate("Review", "This game could not be worked out to its end.")
        if not self.sitting.review.is_complete:
            return translate(
                "Review", "The review goes on while you look: you can already step through it."
            )
        sums = self.overview.ledger_scroll.model.sums
        return line_words(self.face, sums) or self.face.line_words(self.sitting.review)

    def _page_words(self) -> str:
        story = self.story
        if self.face is None or story is None:
            return ""
        rows = story.curve(GAME)
        return page_words(self.face, story, rows, self.overview.ledger_scroll.model.sums)

    def _turn(self, in_words: bool) -> None:
        self._stack.setCurrentIndex(int(in_words))

    def open_decision(self, index: int | None) -> None:
        """Look at one decision; None begins where the first own mark is, else at the start."""
        story = self.story
        if self.sitting is None or self.face is None or story is None:
            return
        if index is None:
            own = story.own_marks
            index = own[0].decision.index if own else 0
        self.go(routes.ReviewStep(self.sitting, self.face.viewer, index))

    def _same_deal(self) -> None:
        if self.sitting is not None:
            request = GameRequest.of(self.sitting.match)
            self.go(routes.Start(request))

    def window_title(self) -> str:
        return translate("Review", "Review")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        digit = digit_of(event)
        if digit is not None and digit <= MOMENTS:
            self.overview.moments.open_card(digit - 1)
        elif key == Qt.Key.Key_S:
            self.foot.step.click()
        elif key == Qt.Key.Key_M:
            self.try_mistakes()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.overview.update_words()
