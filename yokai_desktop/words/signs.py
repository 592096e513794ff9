"""The Japanese signs that seals and coins bear, and what they mean."""

from __future__ import annotations

from yokai_desktop.words.voice import translate

FIRST, WON = "先", "勝"
SEVEN, SPIRITS = "七", "妖怪"
"""The signs of the two games."""
RANKS = ("可", "良", "優")
"""The marks of Japanese schools, for the three victories of Yōkai, the lowest first."""


def sign_words(sign: str) -> str:
    """A sign, what it says, and what it stands for."""
    fair, good, excellent = RANKS
    return {
        FIRST: translate("Signs", "先, “first”: this player leads"),
        WON: translate("Signs", "勝, “victory”: won"),
        SEVEN: translate("Signs", "七, “seven”: the 7 of each family is its boss"),
        SPIRITS: translate("Signs", "妖怪, “yōkai”: the spirits of Japanese tales"),
        fair: translate("Signs", "可, “fair”: honourable victory"),
        good: translate("Signs", "良, “good”: glorious victory"),
        excellent: translate("Signs", "優, “excellent”: the highest victory"),
    }[sign]
