"""The scroll at the left: the level and its conditions, the families, the ranks, the turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES, FAMILY_SIZE, Family
from yokai_desktop.engine.yokai.levels import rank_table
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.ui import pictures
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.conditions import (
    AffinityCard,
    ShapeCard,
    affinity_words,
    shape_words,
)
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.ui.yokai.guide import GuideNote
from yokai_desktop.ui.yokai.names import (
    family_name,
    hint_rule,
    level_name,
    mark_of,
    rank_name,
    rank_range,
    translate,
)

_MARK = 34


class _FamilyMark(QWidget, Themed):
    def __init__(self, family: Family, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._family = family
        self.follow_theme()

    def restyle(self) -> None:
        side = theme().px(_MARK)
        self.setFixedSize(QSize(side, side))

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        pictures.paint(QPainter(self), mark_of(self._family), box, self.devicePixelRatioF())


class _FamilyList(QWidget, Themed):
    """The four families with their marks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._names = {family: Label(role=Role.NAME) for family in FAMILIES}
        self._counts = [Label(str(FAMILY_SIZE), Role.NUMBER, "ink2") for _ in FAMILIES]
        for row, family in enumerate(FAMILIES):
            self._grid.addWidget(_FamilyMark(family), row, 0)
            self._grid.addWidget(self._names[family], row, 1)
            self._grid.addWidget(self._counts[row], row, 2, Qt.AlignmentFlag.AlignRight)
        self._grid.setColumnStretch(1, 1)
        self.follow_theme()

    def retranslate(self) -> None:
        for family, label in self._names.items():
            label.setText(family_name(family))

    def restyle(self) -> None:
        self._grid.setVerticalSpacing(theme().px(10))
        self._grid.setHorizontalSpacing(theme().px(6 if is_text_large() else 12))
        for count in self._counts:
            count.setVisible(not is_text_large())


class _Ranks(QWidget, Themed):
    """The three ranks and the points they take."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._title = Label(role=Role.GROUP)
        self._rows.addWidget(self._title)
        self._lines = [
            (
                Label(role=Role.BODY, wraps=True),
                Label(role=Role.SECONDARY, colour="ink2", wraps=True),
            )
            for _ in range(3)
        ]
        for name, points in self._lines:
            row = QHBoxLayout()
            row.addWidget(name, 1)
            points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(points, 1)
            self._rows.addLayout(row)
        self.follow_theme()

    def show_ranks(self, view: YokaiView) -> None:
        tableau = view.tableau
        self._title.setText(translate("Yokai", "Ranks"))
        table = rank_table(tableau.edition, tableau.players)
        for (name, points), line in zip(self._lines, table, strict=True):
            name.setText(rank_name(line.rank))
            points.setText(rank_range(line))
        words = [f"{rank_name(line.rank)}: {rank_range(line)}" for line in table]
        self.setToolTip(plain_tip("\n".join(words)))

    def restyle(self) -> None:
        self._rows.setSpacing(theme().px(8))


class LevelScroll(LongScroll):
    """Everything that stays the same during a game; advice comes first where it is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=16)
        self._level = Label(role=Role.SECONDARY, colour="ink2")
        self._title = Label(role=Role.SECTION, wraps=True)
        self._conditions = QWidget()
        self._condition_grid = QGridLayout(self._conditions)
        self._condition_grid.setContentsMargins(0, 0, 0, 0)
        self._bonds: list[AffinityCard] = []
        self._shape = ShapeCard()
        self._sentence = Label(role=Role.BODY, wraps=True)
        self._families_title = Label(role=Role.GROUP)
        self._families = _FamilyList()
        self._ranks = _Ranks()
        self.guide = GuideNote()
        self._guide_rule = Rule()
        self._turn = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        for widget in (self._level, self._title, self._conditions, self._shape, self._sentence):
            self.body.addWidget(widget)
        for widget in (self._guide_rule, self.guide, Rule(), self._families_title, self._families):
            self.body.addWidget(widget)
        for widget in (Rule(), self._ranks):
            self.body.addWidget(widget)
        self.body.addStretch()
        self.body.addWidget(self._turn)
        self.restyle()

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
        self._shape.setVisible(shape is not None)
        if shape is not None:
            self._shape.show_shape(shape, tableau.places)
            sentences.append(shape_words(shape, tableau.places))
        if rule := hint_rule(tableau.hint_mode):
            sentences.append(rule)
        if not sentences:
            sentences.append(self.tr("Bring each family together, side by side."))
        self._sentence.setText("\n".join(sentences))
        self._families_title.setText(self.tr("Families"))
        self._families.retranslate()
        self._ranks.show_ranks(view)
        self._turn.setText(self._turn_words(view))
        self.restyle()

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

    def restyle(self) -> None:
        super().restyle()
        if not hasattr(self, "_turn"):
            return
        look = theme()
        self.body.setSpacing(look.px(10))
        self._condition_grid.setSpacing(look.px(6))
        for widget in (self._guide_rule, self.guide):
            widget.setVisible(self.guide.is_wanted)
        self.lay_out()
