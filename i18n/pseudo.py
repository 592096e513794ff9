"""A made-up language that shows what a third one would break: ``pseudo_file(folder)``.

Every text stands in ⟦ ⟧, its letters have accents, and it is longer by two fifths: what is not
translated has no brackets, what is glued has two pairs, what has too little room is clipped.
"""

from __future__ import annotations

import re
from pathlib import Path

import translation_file
from collect import Message, messages_in
from tools import ROOT, run

OPEN, CLOSE = "⟦", "⟧"
LONGER = 0.4
ACCENTS = "äçéíñöûÿžÄÇÉÍÑÖÛŸŽ"
_ACCENTS = str.maketrans("aceinouyzACEINOUYZ", ACCENTS)
_PLACES = re.compile(r"(%\d|%n|\{\w*\})")
_FILL = "éöûäí"
_ENDS = ".!?…:"
NAMES = ("Kitsune", "Kappa", "Rokurokubi", "Oni", "Yōkai", "Septet")
"""Names, which every language leaves as they are."""


def pseudo(text: str) -> str:
    """A text in the made-up language; the places to fill in stay."""
    if text in NAMES:
        return text
    parts = _PLACES.split(text)
    plain = "".join(part for part in parts if not _PLACES.fullmatch(part))
    said = "".join(p if _PLACES.fullmatch(p) else p.translate(_ACCENTS) for p in parts)
    more = round(len(plain) * LONGER)
    fill = " ".join(_FILL[: min(5, more - done)] for done in range(0, more, 6))
    words = said.rstrip(_ENDS)
    end = said[len(words) :]
    return f"{OPEN}{words} {fill}{end}{CLOSE}" if fill else f"{OPEN}{said}{CLOSE}"


def _forms(message: Message) -> tuple[str, ...]:
    said = pseudo(message.source)
    return (said, said) if message.has_plural else (said,)


def pseudo_file(folder: Path) -> Path:
    """Compile the made-up language; it counts as English does."""
    messages = messages_in(ROOT / "yokai_desktop")
    source, built = folder / "pseudo.ts", folder / "pseudo.qm"
    translation_file.write(source, "en", messages, {m: _forms(m) for m in messages})
    run("lrelease", "-silent", str(source), "-qm", str(built))
    return built
