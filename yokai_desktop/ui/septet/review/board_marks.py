"""Marks on the Septet board of a review: which card was played, which was best."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.models.cards import PLAIN, CardLook
from yokai_desktop.models.septet.cards import SeptetCard
from yokai_desktop.ui.parts.tag import BEST, LED, Tag
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.picture import hand_zone, straw_zone
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.card_button import LEGAL_LIFT, CardButton
from yokai_desktop.ui.theme import theme

translate = QCoreApplication.translate

_LOOKED_LIFT = 20
_TAGS_AT = {LED: 0.24, BEST: 0.04}
"""How far below the middle of a card its tags hang, by its height: each is seen on a fan."""

_TAG_GAP = 2
"""Pixels between two tags that would lie over each other."""


class BoardMarks(QObject):
    """Lifts cards of the hand or the straw and hangs a word on them, until cleared."""

    def __init__(self) -> None:
        super().__init__()
        self._board: SeptetBoard | None = None
        self._played: tuple[Card, ...] = ()
        self._best: tuple[Card, ...] = ()
        self._looked: tuple[Card, ...] = ()
        self._tags: list[QWidget] = []

    def show(
        self,
        board: Board,
        played: tuple[Card, ...],
        best: tuple[Card, ...],
        looked: tuple[Card, ...],
    ) -> None:
        """Mark these cards wherever they lie in sight."""
        self._follow(board)
        self._played, self._best, self._looked = played, best, looked
        self._apply()

    def clear(self, board: Board) -> None:
        """No marks."""
        self.show(board, (), (), ())

    def _follow(self, board: Board) -> None:
        assert isinstance(board, SeptetBoard)
        if board is not self._board:
            self._forget_tags()
            self._board = board
            board.shown.connect(self._apply)
            board.destroyed.connect(self._board_gone)

    def _board_gone(self) -> None:
        self._board, self._tags = None, []

    def _forget_tags(self) -> None:
        for tag in self._tags:
            tag.hide()
            tag.deleteLater()
        self._tags = []

    def _apply(self) -> None:
        board = self._board
        if board is None:
            return
        self._forget_tags()
        zones = (hand_zone(board.viewer), straw_zone(board.viewer))
        board.cards.model.set_rows(
            [self._marked(row) if row.zone in zones else row for row in board.cards.model.rows]
        )
        for cards, words, kind in (
            (self._played, translate("SeptetReview", "played"), LED),
            (self._best, translate("SeptetReview", "best"), BEST),
        ):
            marked = [
                button
                for row in board.cards.model.rows
                if row.zone in zones
                and row.card in cards
                and (button := board.cards.button(row.key)) is not None
            ]
            if marked:  # several passed cards share the word on the last of them
                self._hang(board, marked[-1], words, kind)

    def _marked(self, row: SeptetCard) -> SeptetCard:
        """A card of the one who decided: what was played and what was best is raised."""
        played, best, looked = (
            row.card is not None and row.card in some
            for some in (self._played, self._best, self._looked)
        )
        look = CardLook(legal=best or (looked and not played), chosen=played)
        lift = LEGAL_LIFT if played or best else _LOOKED_LIFT
        return replace(row, look=look, lift=lift if look != PLAIN else row.lift)

    def _hang(self, board: SeptetBoard, button: CardButton, words: str, kind: str) -> None:
        """A tag on a card."""
        tag = Tag(words, kind, parent=board)
        tag.setAccessibleName(words)
        button.settle()
        spot = button.shown_spot
        left = spot.x - spot.width / 2 + theme().px(6)
        tag.move(round(left), round(spot.y + spot.width * RATIO * _TAGS_AT[kind]))
        for other in self._tags:
            if tag.geometry().intersects(other.geometry()):
                tag.move(tag.x(), other.y() - tag.height() - _TAG_GAP)
        tag.show()
        self._tags.append(tag)
