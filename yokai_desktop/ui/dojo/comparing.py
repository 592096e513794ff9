"""Works out, one place after the other, what a card would tell in each of several places."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from yokai_desktop.dojo.position import Position
from yokai_desktop.ui.dojo.place_remarks import PlaceRemark
from yokai_desktop.ui.games.game_faces import game_face


class Comparing(QObject):
    """``told`` carries all remarks so far, each time there is one more; the window goes on."""

    told = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._position: Position | None = None
        self._texts: tuple[str, ...] = ()
        self._remarks: tuple[PlaceRemark, ...] = ()
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._compare_next)

    @property
    def is_busy(self) -> bool:
        return self._turn.isActive()

    def begin(self, position: Position, text: str, key: tuple[str, ...] = ()) -> None:
        """Compare a move of the learner with others; ``key`` are the right ones, if that is so."""
        self.stop()
        self._position = position
        self._texts = game_face(position.game).worth_comparing(position, text, key)
        self._turn.start()

    def stop(self) -> None:
        """Forget what was compared."""
        self._turn.stop()
        if self._remarks:
            self._remarks = ()
            self.told.emit(self._remarks)

    def _compare_next(self) -> None:
        if not self._texts or self._position is None:
            self._turn.stop()
            return
        text, *rest = self._texts
        self._texts = tuple(rest)
        remark = game_face(self._position.game).place_remark(self._position, text)
        if remark is None:
            self._turn.stop()
            return
        self._remarks = (*self._remarks, remark)
        if not self._texts:
            self._turn.stop()
        self.told.emit(self._remarks)
