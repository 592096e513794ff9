"""Where the games of a home are: in the history, waiting for it, or saved; each whole."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from yokai_desktop.engine.match import Match
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.history import History
from yokai_desktop.storage.saves import Saves
from yokai_desktop.storage.waiting import Waiting


def games_in(home: Path) -> dict[str, int]:
    """By the seed of each game that is anywhere: how many of its actions are there at most.

    Fails if anything is not whole.
    """
    found: dict[str, int] = {}

    def note(match: Match | None) -> None:
        assert match is not None
        seed = match.setup.seed
        found[seed] = max(found.get(seed, 0), len(match.actions))

    data = home / "data"
    with closing(Database(data)) as database:
        assert database.set_aside is None
        assert database.value("PRAGMA integrity_check") == "ok"
        for row in database.rows("SELECT id FROM game"):
            note(History(database).match(row["id"]))
    saves, waiting = Saves(data / "saves"), Waiting(data)
    for slot in saves.slots():
        save = saves.read(slot.name)
        note(save.match if save else None)
    for path in waiting.files():
        entry = waiting.read(path)
        note(entry.match if entry else None)
    assert not list(home.rglob("*.broken-*"))
    return found
