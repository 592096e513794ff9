"""Whether the system is set to less motion: asked once, when the program is first started."""

from __future__ import annotations

import sys

from yokai_desktop.ui.services.preferences import preferences

_LONGEST = 300
"""Milliseconds to wait for the desktop."""
_ANIMATIONS_OF_WINDOWS = 0x1042
"""SPI_GETCLIENTAREAANIMATION."""


def follow_system_motion() -> None:
    """On the first start motion is as the system has it; afterwards the setting counts alone."""
    if preferences().is_first_start and system_wants_less_motion():
        preferences().set_value("reduced_motion", True)


def system_wants_less_motion() -> bool:
    """False where it cannot be told."""
    if sys.platform == "win32":
        return _windows_wants_less()
    if sys.platform == "darwin":
        return False
    animations = portal_setting("org.gnome.desktop.interface", "enable-animations")
    return animations is False


def portal_setting(group: str, name: str) -> object:
    """A setting of the desktop, as its portal tells it; None if there is no portal."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    message = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "ReadOne",
    )
    message.setArguments([group, name])
    answer = bus.call(message, QDBus.CallMode.Block, _LONGEST)
    told = answer.arguments()
    is_answer = answer.type() is QDBusMessage.MessageType.ReplyMessage
    value: object = told[0] if is_answer and told else None
    inner = getattr(value, "variant", None)
    return inner() if callable(inner) else value


def _windows_wants_less() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009 - there only on Windows
    user32.SystemParametersInfoW(_ANIMATIONS_OF_WINDOWS, 0, ctypes.byref(animates), 0)
    return not animates.value
