"""What the variants of Septet are called."""

from __future__ import annotations

from yokai_desktop.words.voice import translate


def variant_words(variant: str) -> str:
    """A variant that is a way to play by itself."""
    return {
        "seven_next": translate("Septet", "Seven Next"),
        "seven_next_short": translate("Septet", "Seven Next, short game"),
    }[variant]
