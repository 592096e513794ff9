"""Tooltips that show names as they are written."""

from __future__ import annotations

from PySide6.QtGui import Qt


def plain_tip(text: str) -> str:
    """A tooltip that shows exactly this text: Qt would read what looks like markup as markup."""
    if not Qt.mightBeRichText(text):
        return text
    safe = text.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>")
    return f"<span>{safe}</span>"
