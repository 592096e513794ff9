"""A note in words: *is Kitsune*, *Kitsune or Oni*, *not Oni*, *same family as L13*."""

from __future__ import annotations

from yokai_desktop.models.yokai.notes import Note
from yokai_desktop.words.joining import either, listed, row_of
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import family_name


def note_words(note: Note, same: str) -> str:
    """All that a note says; ``same`` is the place of the card that is of its family."""
    parts = []
    if len(note.families) == 1:
        text = translate("YokaiNotes", "is {family}")
        parts.append(text.format(family=family_name(note.families[0])))
    elif note.families:
        parts.append(either(map(family_name, note.families)))
    if note.excluded:
        text = translate("YokaiNotes", "not {families}")
        parts.append(text.format(families=listed(map(family_name, note.excluded))))
    if same:
        parts.append(translate("YokaiNotes", "same family as {place}").format(place=same))
    return row_of(parts)
