"""The people who play here: their results belong to them; they can be renamed or forgotten."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from yokai_desktop.engine.match import LONGEST_NAME
from yokai_desktop.storage.profiles import NameRefused, Profile
from yokai_desktop.ui.history.person_row import PersonRow
from yokai_desktop.ui.history.question import QuestionSheet
from yokai_desktop.ui.history.records_page import RecordsPage, choose_person
from yokai_desktop.ui.parts.bindings import ask_again, bind_style, bind_text, line
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.fields import TextField
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.window.menus import RECORDS
from yokai_desktop.ui.window.pages import page_named
from yokai_desktop.words.isolating import isolated


class PeoplePage(RecordsPage):
    """Names are data: shown as they are, never read as anything else."""

    name = "people"
    follows_person = False

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[PersonRow] = []
        self._line = Label(
            lambda: self.tr("Everyone who plays under a name, with their results."),
            Role.BODY,
            "ink2",
            wraps=True,
        )
        self._nobody = Label(
            lambda: self.tr("Nobody has played under a name yet."), Role.PROMPT, "ink2", wraps=True
        )
        self._nobody.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field = TextField()
        self.field.setMaxLength(LONGEST_NAME)
        self.field.returnPressed.connect(self._add)
        self.field.textChanged.connect(lambda: self._show_refusal(""))
        bind_text(self.field.setPlaceholderText, lambda: self.tr("A new name"))
        bind_text(self.field.setAccessibleName, lambda: self.tr("A new name"))
        self.add_button = Button(lambda: self.tr("Add"), PRIMARY, icon="person")
        self.add_button.clicked.connect(self._add)
        self._refused = ""
        self.refusal = Label(self._refusal_words, Role.SECONDARY, "seal_text")
        inside = QWidget()
        inside.setProperty("clear", True)
        inside.setAutoFillBackground(False)
        self._list = column(1, spacing=0, margins=(0, 0, 10, 0), on=inside)
        self._people = QScrollArea()
        self._people.setFrameShape(QFrame.Shape.NoFrame)
        self._people.setWidgetResizable(True)
        self._people.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is on it has the keyboard
        self._people.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._people.setWidget(inside)
        self._people.viewport().setAutoFillBackground(False)
        scroll = HangingScroll(mount=16, padding=30)
        bind_style(scroll.setMaximumWidth, line(1180))
        bind_style(scroll.body.setSpacing, 10)
        scroll.body.addWidget(self._line)
        scroll.body.addWidget(self._nobody, 1)
        scroll.body.addWidget(self._people, 100)
        scroll.body.addWidget(self.refusal)
        scroll.body.addLayout(row((self.field, 1), self.add_button))
        row(1, (scroll, 100), 1, margins=(40, 16, 40, 16), on=self.content)

    def words(self) -> tuple[str, str]:
        return self.tr("Players"), self.tr("Players and their results")

    def load(self) -> None:
        for person in self.rows:
            self._list.removeWidget(person)
            person.deleteLater()
        self.rows = [self._row_for(profile) for profile in archive().profiles.all()]
        for place, person in enumerate(self.rows):
            self._list.insertWidget(place, person)
        self._nobody.setVisible(not self.rows)
        self._people.setVisible(bool(self.rows))
        self._line.setVisible(bool(self.rows))

    def _row_for(self, profile: Profile) -> PersonRow:
        person = PersonRow(profile)
        person.journey_asked.connect(lambda: self._show_journey(profile))
        person.rename_asked.connect(lambda: self.ask_rename(profile))
        person.delete_asked.connect(lambda: self.ask_delete(profile))
        return person

    def _show_journey(self, profile: Profile) -> None:
        choose_person(profile.id)
        self.go(page_named(RECORDS[0]))

    def _add(self) -> None:
        def work() -> None:
            archive().profiles.add(self.field.text())

        if self._named(work):
            self.field.clear()
            archive().changed.emit()

    def _named(self, work: object) -> bool:
        """Do something that needs a good name; False if the name was refused."""
        try:
            return self.guarded(work)
        except NameRefused as refused:
            self._show_refusal(refused.reason)
            return False

    def _refusal_words(self) -> str:
        return {
            "empty": self.tr("A name needs at least one letter."),
            "taken": self.tr("This name is already taken."),
        }.get(self._refused, "")

    def _show_refusal(self, reason: str) -> None:
        self._refused = reason
        ask_again(self.refusal)
        self.field.set_wrong(bool(reason))

    def ask_rename(self, profile: Profile) -> QuestionSheet:
        """A sheet with the name to change."""
        question = QuestionSheet(
            self,
            lambda: self.tr("Rename"),
            lambda: self.tr("The new name is used in all games, old ones too."),
        )
        field = TextField()
        field.setMaxLength(LONGEST_NAME)
        field.setText(profile.name)
        bind_text(field.setAccessibleName, lambda: self.tr("Name"))
        question.body.addWidget(field)
        question.refuse_with(lambda: self.tr("Cancel"))
        done = question.answer(
            lambda: self.tr("Rename"), lambda: self.rename(profile, field.text())
        )
        field.returnPressed.connect(done.click)
        question.ask()
        field.setFocus()
        field.selectAll()
        return question

    def rename(self, profile: Profile, name: str) -> None:
        if self._named(lambda: archive().profiles.rename(profile.id, name)):
            archive().changed.emit()

    def ask_delete(self, profile: Profile) -> QuestionSheet:
        """Ask what becomes of the games."""
        question = QuestionSheet(
            self,
            lambda: self.tr("Remove %1?").replace("%1", isolated(profile.name)),
            lambda: self.tr(
                "The games can stay, as those of a former player. Or they go too, except those"
                " shared with another named player."
            ),
        )
        question.refuse_with(lambda: self.tr("Cancel"))
        question.answer(
            lambda: self.tr("Remove the games too"),
            lambda: self.delete(profile, with_games=True),
            PAPER,
        )
        question.answer(
            lambda: self.tr("Keep the games"), lambda: self.delete(profile, with_games=False)
        )
        question.ask()
        return question

    def delete(self, profile: Profile, *, with_games: bool) -> None:
        choose_person(None)
        if self.guarded(lambda: archive().profiles.delete(profile.id, with_games=with_games)):
            archive().changed.emit()
