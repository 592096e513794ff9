"""Draws the cards of Septet: plain ones, the A, the bosses and their shining copies, the back."""

from __future__ import annotations

from pathlib import Path

from septet.back import back_card
from septet.boss_card import BOSSES, boss_card
from septet.families import BOSS_RANK, FAMILIES, rank_text
from septet.plain_card import plain_card
from septet.shikigami import RANK as SHIKIGAMI_RANK
from septet.shikigami import shikigami_card


def draw(out: Path) -> list[Path]:
    """Write all cards below the resources folder `out`."""
    folder = out / "cards" / "septet"
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {"back": (back_card(), "Back")}
    for family in FAMILIES.values():
        for rank in family.ranks:
            name = f"{family.name}-{rank_text(rank)}"
            title = f"{family.name.capitalize()} {rank_text(rank)}"
            if rank == BOSS_RANK:
                title = f"{title}, {BOSSES[family.name].name}"
                pictures[name] = (boss_card(family), title)
                pictures[f"{name}-shining"] = (boss_card(family, shining=True), f"{title}, shining")
            elif rank == SHIKIGAMI_RANK:
                pictures[name] = (shikigami_card(family), f"{title}, Shikigami")
            else:
                pictures[name] = (plain_card(family, rank), title)
    files = []
    for name, (picture, title) in pictures.items():
        files.append(folder / f"{name}.svg")
        picture.save(files[-1], title)
    return files
