"""Motion is as the system has it when the program is first started, and as chosen afterwards."""

from __future__ import annotations

import pytest

from yokai_desktop.ui.services import less_motion
from yokai_desktop.ui.services.preferences import forget_preferences, preferences


@pytest.mark.parametrize("wants_less", [True, False])
def test_later_starts_follow_the_setting(
    user_home: object, monkeypatch: pytest.MonkeyPatch, wants_less: bool
) -> None:
    preferences().set_value("volume", 40)
    forget_preferences()
    monkeypatch.setattr(less_motion, "system_wants_less_motion", lambda: wants_less)
    less_motion.follow_system_motion()
    assert preferences().value("reduced_motion") is False


def test_a_fresh_home_takes_over_what_the_system_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setenv("YOKAI_HOME", f"{tmp_path}/fresh")
    forget_preferences()
    monkeypatch.setattr(less_motion, "system_wants_less_motion", lambda: True)
    less_motion.follow_system_motion()
    assert preferences().value("reduced_motion") is True


def test_without_a_desktop_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert less_motion.system_wants_less_motion() is False
