"""The scroll beside an open grid: how each family stands, and what else peace asks for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES
from yokai_desktop.engine.yokai.kernel import adjacency_of, family_masks, outline, touches
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.standing import Standing, standings
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.parts.picture import Picture
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.yokai.names import mark_of
from yokai_desktop.words.joining import labelled
from yokai_desktop.words.yokai.levels import shape_name
from yokai_desktop.words.yokai.names import family_name, pair_name

translate = QCoreApplication.translate
_MARK, _TICK = 34, 22
_DONE = "✓"
_MOST_CONDITIONS = 3


class _Line(QWidget):
    """A picture if it has one, a name, how it stands, and ✓ where it is done."""

    def __init__(self, picture: str = "") -> None:
        super().__init__()
        self.name = Label(role=Role.NAME, wraps=True)
        self.state = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.tick = Label(role=Role.NUMBER, colour="right")
        self.tick.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        below = row((self.state, 1), self.tick, spacing=4)
        words = column(self.name, below, spacing=0)
        mark = (Picture(picture, _MARK),) if picture else ()
        row(*mark, (words, 1), spacing=10, on=self)

    def show_state(self, name: str, state: str, *, is_done: bool) -> None:
        self.name.setText(name)
        self.state.setText(state)
        self.tick.setText(_DONE if is_done else "")
        self.setAccessibleName(labelled(name, state))


class FamiliesScroll(LongScroll):
    """``show_view`` follows an open view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=16)
        self.title = Label(lambda: translate("Yokai", "The families"), Role.SECTION, wraps=True)
        self.rule = Label(
            lambda: translate("Yokai", "Each must be connected by its sides."),
            Role.SECONDARY,
            "ink2",
            wraps=True,
        )
        self.lines = {family: _Line(mark_of(family)) for family in FAMILIES}
        self.conditions = [(Rule(), _Line()) for _ in range(_MOST_CONDITIONS)]
        self.body.setSpacing(8)
        for widget in (self.title, self.rule):
            self.body.addWidget(widget)
        for line in self.lines.values():
            self.body.addWidget(Rule())
            self.body.addWidget(line)
        for rule, line in self.conditions:
            self.body.addWidget(rule)
            self.body.addWidget(line)
        self.body.addStretch(1)

    def show_view(self, view: YokaiView) -> None:
        """How the cards lie in a view."""
        for standing in standings(view):
            line = self.lines[standing.family]
            name = family_name(standing.family)
            line.show_state(name, _state_words(standing), is_done=standing.is_together)
        asked = _conditions(view)
        for place, (rule, line) in enumerate(self.conditions):
            rule.setVisible(place < len(asked))
            line.setVisible(place < len(asked))
            if place < len(asked):
                name, is_done = asked[place]
                line.show_state(name, _asked_words(is_done), is_done=is_done)


def _state_words(standing: Standing) -> str:
    if standing.is_together:
        return translate("Yokai", "all together")
    if standing.has_one_apart:
        return translate("Yokai", "one stands apart")
    return translate("Yokai", "in %n groups", "", len(standing.groups))


def _asked_words(is_done: bool) -> str:
    return translate("Yokai", "done") if is_done else translate("Yokai", "not yet")


def _conditions(view: YokaiView) -> list[tuple[str, bool]]:
    """What peace asks for besides, in words, and whether it is so."""
    families = [family for family in view.families if family is not None]
    adjacency = adjacency_of(list(view.tableau.cells))
    found = []
    for affinity in view.affinities:
        if affinity.pair is not None and len(families) == len(view.families):
            one, other = pair_name(affinity.pair)
            text = translate("Yokai", "{one} and {other} must touch.")
            masks = family_masks([int(family) for family in families])
            is_done = touches(adjacency, *(masks[at] for at in affinity.pair.pair))
            found.append((text.format(one=one, other=other), bool(is_done)))
    shape = view.tableau.shape
    if shape is not None:
        text = translate("Yokai", "The cards must form the shape {shape}.")
        is_done = outline(list(view.tableau.cells)) in shape.outlines
        found.append((text.format(shape=shape_name(shape.name)), bool(is_done)))
    return found
