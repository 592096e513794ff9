"""Tips on the Septet table: one note at a time, in a corner that is free."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal

from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.guide import tip_for
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.note import NoteSlip
from yokai_desktop.ui.theme import theme

translate = QCoreApplication.translate


def tips_seen() -> frozenset[str]:
    """The tips that need not be told again, in this game or any other."""
    seen = preferences().value("tips_seen").get("septet", [])
    return frozenset(key for key in seen if isinstance(key, str)) if seen else frozenset()


def _remember(tip: str) -> None:
    seen = preferences().value("tips_seen")
    preferences().set_value("tips_seen", {**seen, "septet": sorted({*tips_seen(), tip})})


class TableNotes(QObject):
    """Shows tips while ``is_guiding``; ``guide_refused`` when no more are wanted."""

    guide_refused = Signal()

    def __init__(self, board: SeptetBoard) -> None:
        super().__init__(board)
        self._board = board
        self._note = NoteSlip(board)
        self._note.refused.connect(self.guide_refused)
        self.is_guiding = False
        self._shown = ""
        self._moment: tuple[object, ...] = ()
        self._note.closed.connect(self._closed)
        board.shown.connect(self._place)

    def follow(self, view: SeptetView) -> None:
        """The picture has changed: a new tip may fit."""
        moment = (view.number, view.phase, len(view.tricks), len(view.trick), view.to_act)
        if self._shown and moment != self._moment:
            _remember(self._shown)
            self._shown = ""
        self._moment = moment
        self._note.hide()
        if not self._board.is_choosing:
            return
        self._shown = ""
        tip = tip_for(view, tips_seen()) if self.is_guiding else None
        if tip is not None:
            self._shown = tip.key
            self._note.tell(
                tip.title,
                tip.words,
                translate("Septet", "Got it"),
                translate("Septet", "Hide the tips"),
            )
            self._place()

    def make_room(self) -> None:
        """Advice is asked for: a tip would only be in its way."""
        self._note.hide()
        self._shown = ""

    def _closed(self) -> None:
        if self._shown:
            _remember(self._shown)

    def _place(self) -> None:
        """Where nothing is hidden that a choice needs: over the scores, or beside the mat."""
        zones, view = self._board.zones, self._board.view
        if view is None or self._note.isHidden():
            return
        u = theme().u
        if zones.has_straws or zones.is_tight:
            room = zones.rail
        else:
            left = zones.plate(1).left() - 4 * u
            wide = max(zones.mat.left() - left + 6 * u, 220) * zones.text
            room = QRectF(left, 4, wide, zones.prompt_top - 8)
        self._note.put_in(room)
