"""The trump card and the words beside it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from yokai_desktop.engine.septet.cards import read_card
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import mode_of
from yokai_desktop.ui.septet.score_rail import TrumpCorner
from yokai_desktop.ui.theme import Role, theme


@pytest.mark.parametrize("width", [130, 165, 240])
def test_the_word_for_trump_has_room_beside_the_card(qtbot: QtBot, width: int) -> None:
    corner = TrumpCorner()
    qtbot.addWidget(corner)
    card = read_card("fire-10")
    corner.show_trump(card, card.family, mode_of(SEPTET.setup(4)))
    corner.resize(theme().px(width), corner.sizeHint().height())
    words = QFontMetricsF(theme().font(Role.SECONDARY)).horizontalAdvance("Trump")
    assert corner.card_box().right() + words <= corner.width()
    assert corner.card_box().height() <= corner.height()
