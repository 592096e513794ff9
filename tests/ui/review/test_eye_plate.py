"""The plate of a player whose eyes may be borrowed: which words it has room for."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from yokai_desktop.ui.review.eye_plate import EyePlate


def test_a_narrow_plate_tells_the_name_below_its_number(qtbot: QtBot) -> None:
    plate = EyePlate(lambda: "Jun", "mask_fox", 0, 3, is_you=False)
    qtbot.addWidget(plate)
    plate.resize(plate.sizeHint())
    name, line = plate.shown_words()
    assert (name, line) == ("Jun", "hold: their eyes")
    told = set()
    for width in range(plate.sizeHint().width(), plate.minimumSizeHint().width(), -1):
        plate.resize(width, plate.sizeHint().height())
        name, line = plate.shown_words()
        told.add((name, line))
        assert "…" not in (name, line), "a sign alone tells nobody's name"
    assert ("", "Jun") in told
    assert ("", "") in told, "the mask alone"
