"""The keys of a mistake that is tried, and the strip that names them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from yokai_desktop.models.review.session import Session, TryStage
from yokai_desktop.ui.parts.keys import digit_of
from yokai_desktop.ui.review.key_strip import Key

if TYPE_CHECKING:
    from yokai_desktop.ui.review.try_page import TryPage

translate = QCoreApplication.translate


def keys_of(session: Session | None) -> tuple[Key, ...]:
    """What the keys do now."""
    stage = session.stage if session is not None else TryStage.ASKING
    trying = session.now if session is not None else None
    enter, escape = translate("Review", "Enter"), translate("Review", "Esc")
    answer = (("A",), translate("Review", "answer"))
    leave = ((escape,), translate("Review", "leave"))
    if stage is TryStage.ASKING:
        nudge = (("N",), translate("Review", "nudge"))
        choose = translate("Review", "choose")
        if trying is not None and trying.offered:
            return ((("1", "2", "3"), choose), nudge, answer)
        play = ((enter,), translate("Review", "play it"))
        return ((("←", "→"), choose), play, nudge, answer)
    if stage is TryStage.WRONG:
        return (((enter,), translate("Review", "try again")), answer, leave)
    play_on = (("P",), translate("Review", "play on"))
    return (((enter,), translate("Review", "next")), play_on, leave)


def letter(page: TryPage, key: int) -> bool:
    """The letters of this page; False for all other keys."""
    deeds = {
        Qt.Key.Key_N: page.nudge,
        Qt.Key.Key_A: page.show_answer,
        Qt.Key.Key_R: page.try_again,
        Qt.Key.Key_P: page.play_on,
    }
    if key not in deeds:
        return False
    deeds[Qt.Key(key)]()
    return True


def pressed(page: TryPage, event: QKeyEvent) -> bool:
    """Do what a key stands for; False for all keys that stand for nothing here."""
    board, key = page.table.board, event.key()
    digit = digit_of(event)
    if digit is not None and page.task.answers.choose(digit):
        return True
    if board is not None and board.steer(event):
        return True
    return letter(page, key)
