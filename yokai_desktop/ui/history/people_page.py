"""The people who play here: their results belong to them; they can be renamed or forgotten."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from yokai_desktop.engine.match import LONGEST_NAME
from yokai_desktop.storage.profiles import NameRefused, Profile
from yokai_desktop.ui.archive import archive
from yokai_desktop.ui.history.person_row import PersonRow
from yokai_desktop.ui.history.question import Question
from yokai_desktop.ui.history.records_page import RecordsPage, choose_person
from yokai_desktop.ui.isolating import isolated
from yokai_desktop.ui.menus import RECORDS
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.fields import TextField
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.theme import Role, theme


class PeoplePage(RecordsPage):
    """Names are data: shown as they are, never read as anything else."""

    name = "people"
    follows_person = False

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[PersonRow] = []
        self._line = Label(role=Role.BODY, colour="ink2", wraps=True)
        self._nobody = Label(role=Role.PROMPT, colour="ink2", wraps=True)
        self._nobody.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field = TextField()
        self.field.setMaxLength(LONGEST_NAME)
        self.field.returnPressed.connect(self._add)
        self.field.textChanged.connect(lambda: self._say_refusal(""))
        self.add_button = Button(kind=PRIMARY, icon="person")
        self.add_button.clicked.connect(self._add)
        self.refusal = Label(role=Role.SECONDARY, colour="seal_text")
        inside = QWidget()
        inside.setProperty("clear", True)
        inside.setAutoFillBackground(False)
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, 10, 0)
        self._list.setSpacing(0)
        self._list.addStretch(1)
        self._people = QScrollArea()
        self._people.setFrameShape(QFrame.Shape.NoFrame)
        self._people.setWidgetResizable(True)
        self._people.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is on it has the keyboard
        self._people.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._people.setWidget(inside)
        self._people.viewport().setAutoFillBackground(False)
        self._scroll = HangingScroll(mount=16, padding=30)
        self._entry = QHBoxLayout()
        self._entry.addWidget(self.field, 1)
        self._entry.addWidget(self.add_button)
        self._scroll.body.addWidget(self._line)
        self._scroll.body.addWidget(self._nobody, 1)
        self._scroll.body.addWidget(self._people, 100)
        self._scroll.body.addWidget(self.refusal)
        self._scroll.body.addLayout(self._entry)
        self._row = QHBoxLayout(self.content)
        self._row.addStretch(1)
        self._row.addWidget(self._scroll, 100)
        self._row.addStretch(1)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_row"):
            look = theme()
            self._row.setContentsMargins(look.px(40), look.px(16), look.px(40), look.px(16))
            self._scroll.setMaximumWidth(look.scale.line(1180))
            self._scroll.body.setSpacing(look.px(10))

    def words(self) -> tuple[str, str]:
        return self.tr("Players"), self.tr("Results belong to those who took part")

    def retranslate(self) -> None:
        self._line.setText(
            self.tr("Whoever plays under a name is kept here with what they have reached.")
        )
        self._nobody.setText(self.tr("Nobody has played under a name yet."))
        self.field.setPlaceholderText(self.tr("A new name"))
        self.field.setAccessibleName(self.tr("A new name"))
        self.add_button.setText(self.tr("Add"))
        self._say_refusal("")
        super().retranslate()

    def load(self) -> None:
        for row in self.rows:
            self._list.removeWidget(row)
            row.deleteLater()
        self.rows = [self._row_for(profile) for profile in archive().profiles.all()]
        for place, row in enumerate(self.rows):
            self._list.insertWidget(place, row)
        self._nobody.setVisible(not self.rows)
        self._people.setVisible(bool(self.rows))
        self._line.setVisible(bool(self.rows))

    def _row_for(self, profile: Profile) -> PersonRow:
        row = PersonRow(profile)
        row.journey_asked.connect(lambda: self._show_journey(profile))
        row.rename_asked.connect(lambda: self.ask_rename(profile))
        row.delete_asked.connect(lambda: self.ask_delete(profile))
        return row

    def _show_journey(self, profile: Profile) -> None:
        choose_person(profile.id)
        self.navigate.emit(RECORDS[0], {})

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
            self._say_refusal(refused.reason)
            return False

    def _say_refusal(self, reason: str) -> None:
        words = {
            "empty": self.tr("A name needs at least one letter."),
            "taken": self.tr("Somebody has this name already."),
        }
        self.refusal.setText(words.get(reason, ""))
        self.field.set_wrong(bool(reason))

    def ask_rename(self, profile: Profile) -> Question:
        """A sheet with the name to change."""
        question = Question(
            self,
            lambda: self.tr("Rename"),
            lambda: self.tr("The new name stands in all games, old ones too."),
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

    def ask_delete(self, profile: Profile) -> Question:
        """Ask what becomes of the games."""
        question = Question(
            self,
            lambda: self.tr("Forget %1?").replace("%1", isolated(profile.name)),
            lambda: self.tr(
                "The games can stay as those of a former player. Or they go too: all in which"
                " nobody else with a name took part."
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
