"""Septet below the tiles of the home page: its ladder, and the deal of the day."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from yokai_desktop.deal_codes import code_of_today
from yokai_desktop.engine.player_levels import SEPTET_LEVELS
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.ui.home.strip_card import StripCard
from yokai_desktop.ui.parts.pips import paint_pips, pips_width
from yokai_desktop.ui.parts.seal import paint_seal, tilt
from yokai_desktop.ui.parts.stamps import paint_place
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import Route
from yokai_desktop.words.joining import groups_of, labelled, listed, row_of
from yokai_desktop.words.levels import level_name

translate = QCoreApplication.translate
_LEAST = 190
_SEAL, _PIP = 26, 6
_BEATEN = "勝"
UNFINISHED = "unfinished"


class LadderStrip(StripCard):
    """A seal for every level of opponents that was beaten, in any way to play."""

    def __init__(self) -> None:
        self._beaten: frozenset[str] = frozenset()
        super().__init__(
            lambda: translate("LadderStrip", "Ladder", "of opponents beaten"),
            self._counted,
            lambda: translate("LadderStrip", "Open the ladder of Septet"),
            _LEAST,
        )

    def door(self) -> Route:
        return routes.Records("septet")

    def load(self) -> None:
        """Read who was beaten; a history that cannot be read shows an empty ladder."""
        from yokai_desktop.storage.septet.progress import levels_beaten
        from yokai_desktop.ui.services.archive import archive

        try:
            self.show_beaten(levels_beaten(archive().database))
        except StorageError as error:
            archive().failed(error)

    def show_beaten(self, levels: frozenset[str]) -> None:
        self._beaten = levels & frozenset(SEPTET_LEVELS)
        self.update_words()

    def _counted(self) -> str:
        most = len(SEPTET_LEVELS)
        seals = translate("Journey", "%1 of %n seals", "", most)
        return seals.replace("%1", str(len(self._beaten)))

    def spoken(self) -> str:
        names = [level_name(level) for level in SEPTET_LEVELS if level in self._beaten]
        if not names:
            return self._counted()
        beaten = labelled(translate("LadderStrip", "beaten", "opponents"), listed(names))
        return groups_of((self._counted(), beaten))

    def paint_below(self, painter: QPainter, room: QRectF) -> None:
        style = theme()
        step = room.width() / len(SEPTET_LEVELS)
        pip = style.px(_PIP) * 0.8
        side = min(style.px(_SEAL), step - style.px(8), room.height() - pip - style.px(4))
        for place, level in enumerate(SEPTET_LEVELS):
            box = QRectF(room.left() + place * step, room.top(), side, side)
            if level in self._beaten:
                paint_seal(painter, box, _BEATEN, tilt(place), rim=False)
            else:
                paint_place(painter, box)
            dots = min(pip, side / (pips_width(1, len(SEPTET_LEVELS))))
            left = box.center().x() - pips_width(dots, place + 1) / 2
            y = box.bottom() + style.px(4) + dots / 2
            paint_pips(painter, left, y, dots, place + 1, place + 1, style.colours.ink2)


class DayStrip(StripCard):
    """The deal that everybody can play today: begun, played, or still to be played."""

    def __init__(self) -> None:
        self._code = code_of_today()
        self._state, self._slot = "", ""
        super().__init__(
            lambda: translate("DayStrip", "Deal of the day"),
            lambda: self._code,
            lambda: translate("DayStrip", "Play the cards of today, the same for everybody"),
            _LEAST,
        )

    def door(self) -> Route:
        """The game that was begun with it, else a new one."""
        if self._slot:
            return routes.Continue(self._slot)
        return routes.NewGame("septet", self._code)

    def load(self) -> None:
        """See whether it was played; a history that cannot be read knows nothing of it."""
        from yokai_desktop.storage.septet.progress import result_of_deal
        from yokai_desktop.ui.services.archive import archive
        from yokai_desktop.ui.services.unfinished import unfinished_games

        code = code_of_today()
        left = [
            game.slot.name
            for game in unfinished_games().games("septet")
            if game.match is not None and game.match.setup.seed == code
        ]
        try:
            state = result_of_deal(archive().database, code)
        except StorageError as error:
            archive().failed(error)
            state = ""
        self._code, self._slot = code, left[0] if left else ""
        self._state = UNFINISHED if left else state
        self.update_words()

    def state_words(self) -> str:
        """What has become of it, in two or three words."""
        return {
            UNFINISHED: translate("DayStrip", "unfinished"),
            "won": translate("DayStrip", "won"),
            "lost": translate("DayStrip", "lost"),
            "": translate("DayStrip", "not yet played"),
        }.get(self._state, translate("DayStrip", "played"))

    def spoken(self) -> str:
        return row_of((self._code, self.state_words()))

    def width_below(self) -> float:
        words = QFontMetricsF(theme().font(Role.SECONDARY)).horizontalAdvance(self.state_words())
        return words + theme().px(_SEAL + 10) + 2

    def paint_below(self, painter: QPainter, room: QRectF) -> None:
        style = theme()
        font = style.font(Role.SECONDARY)
        metrics = QFontMetricsF(font)
        side = min(style.px(_SEAL), room.height())
        box = QRectF(room.left(), room.top(), side, side)
        if self._state == "won":
            paint_seal(painter, box, _BEATEN, tilt(1), rim=False)
        else:
            paint_place(painter, box)
        painter.setFont(font)
        painter.setPen(style.colours.ink if self._state else style.colours.seal_text)
        x = box.right() + style.px(10)
        words = QRectF(x, room.top(), room.right() - x, max(side, metrics.height()))
        shown = metrics.elidedText(self.state_words(), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), shown)
