"""The scroll at the left: the level and its conditions, the families, the ranks, the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES, FAMILY_SIZE, Family
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.grid import GridRow
from yokai_desktop.ui.parts.bindings import bind_style, follow_style
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import grid
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.parts.picture import Picture
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.conditions import (
    AffinityCard,
    affinity_words,
)
from yokai_desktop.ui.yokai.geometry import RAIL_LEAST, is_text_large
from yokai_desktop.ui.yokai.guide import GuideNote
from yokai_desktop.ui.yokai.names import mark_of
from yokai_desktop.ui.yokai.shape_panel import ShapePanel
from yokai_desktop.ui.yokai.turns_scroll import LEVEL, scroll_tabs
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.levels import shape_name
from yokai_desktop.words.yokai.names import (
    family_name,
    hint_rule,
    level_name,
)

_MARK = 34
_ROOM_FOR_NOTED = 240
"""From this width on a scroll has room for how many cards are noted."""


class _FamilyList(QWidget):
    """The four families with their marks; how many cards each has is told where there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        places = grid(across=lambda: theme().px(6 if is_text_large() else 12), down=10, on=self)
        self._counts: list[Label] = []
        self._noted: Mapping[Family, int] | None = None
        self._is_wide = False
        for place, family in enumerate(FAMILIES):
            count = Label(str(FAMILY_SIZE), Role.NUMBER, "ink2")
            self._counts.append(count)
            name = Label(partial(family_name, family), Role.NAME)
            places.addWidget(Picture(mark_of(family), _MARK), place, 0)
            places.addWidget(name, place, 1)
            places.addWidget(count, place, 2, Qt.AlignmentFlag.AlignRight)
        places.setColumnStretch(1, 1)

    def count_notes(self, rows: Iterable[GridRow] | None) -> None:
        """How many of these cards are noted as one family; None where nobody takes notes."""
        if rows is None:
            self._noted = None
        else:
            noted = (row.note.families for row in rows)
            self._noted = Counter(families[0] for families in noted if len(families) == 1)
        self._show_counts()

    def _show_counts(self) -> None:
        counts = self._noted if self._is_wide else None
        for count, family in zip(self._counts, FAMILIES, strict=True):
            if counts is None:
                count.setText(str(FAMILY_SIZE))
            else:
                text = translate("YokaiNotes", "{noted}/{all}")
                count.setText(text.format(noted=counts.get(family, 0), all=FAMILY_SIZE))

    def fit(self, width: int) -> None:
        """Lie on a scroll of this width."""
        self._is_wide = width >= _ROOM_FOR_NOTED
        self._show_counts()
        for count in self._counts:
            count.setVisible(width >= RAIL_LEAST and not is_text_large())


class LevelScroll(LongScroll):
    """Everything that stays the same during a game; advice comes first where it is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=16)
        self._level = Label(role=Role.SECONDARY, colour="ink2")
        self._title = Label(role=Role.SECTION, wraps=True)
        self._conditions = QWidget()
        self._condition_grid = grid(across=6, down=6, on=self._conditions)
        self._bonds: list[AffinityCard] = []
        self.shape = ShapePanel()
        self._sentence = Label(role=Role.BODY, wraps=True)
        families_title = Label(lambda: self.tr("Families"), Role.GROUP)
        self.families = _FamilyList()
        self.guide = GuideNote()
        self._guide_rule = Rule()
        self._turn = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.tabs = scroll_tabs(self, LEVEL)
        self.body.addWidget(self.tabs)
        for widget in (self._level, self._title, self._conditions, self._sentence, self.shape):
            self.body.addWidget(widget)
        for widget in (self._guide_rule, self.guide, Rule(), families_title, self.families):
            self.body.addWidget(widget)
        self.body.addStretch()
        self.body.addWidget(self._turn)
        bind_style(self.body.setSpacing, 10)
        follow_style(self, self.fit)

    def show_game(self, view: YokaiView, level: int | None, name: Callable[[int], str]) -> None:
        """Follow a view, in the present language."""
        tableau = view.tableau
        if level is None:
            self._level.setText(self.tr("Free choice"))
        else:
            self._level.setText(self.tr("Level {number}").format(number=level))
        self._title.setText(level_name(tableau.edition, level))
        sentences = self._show_bonds(view, name)
        shape = tableau.shape
        self.shape.setVisible(shape is not None)
        if shape is not None:
            text = self.tr("At the end the cards form the shape {shape}, any way round.")
            sentences.append(text.format(shape=shape_name(shape.name)))
        if rule := hint_rule(tableau.hint_mode):
            sentences.append(rule)
        if not sentences:
            sentences.append(self.tr("Bring each family together, side to side."))
        self._sentence.setText("\n".join(sentences))
        self._turn.setText(self._turn_words(view))
        self.fit()

    def _show_bonds(self, view: YokaiView, name: Callable[[int], str]) -> list[str]:
        while len(self._bonds) < len(view.affinities):
            self._bonds.append(AffinityCard(self._conditions))
        self._conditions.setVisible(bool(view.affinities))
        sentences = []
        columns = 1 if len(view.affinities) == 1 else 2
        for place, card in enumerate(self._bonds):
            card.setVisible(place < len(view.affinities))
            if place < len(view.affinities):
                affinity = view.affinities[place]
                owner = name(affinity.owner) if affinity.owner is not None else ""
                words = affinity_words(affinity, view.seat, owner)
                sentences.append(words)
                card.show_affinity(affinity, words)
                self._condition_grid.addWidget(card, place // columns, place % columns)
        return sentences

    def _turn_words(self, view: YokaiView) -> str:
        tableau = view.tableau
        turn = self.tr("Turn {number}").format(number=tableau.turn)
        place = (view.seat - tableau.first) % tableau.players
        order = (
            self.tr("you play first"),
            self.tr("you play second"),
            self.tr("you play third"),
            self.tr("you play fourth"),
        )[place]
        return f"{turn}  ·  {order}"

    def fit(self) -> None:
        """Show the guide where it is wanted, and lay everything out at once."""
        for widget in (self._guide_rule, self.guide):
            widget.setVisible(self.guide.is_wanted)
        self.families.fit(self.width())
        self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.families.fit(event.size().width())
        super().resizeEvent(event)
