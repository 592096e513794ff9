"""Giving up a game that was left, after a question."""

from __future__ import annotations

from yokai_desktop.ui.history.question import QuestionSheet, ask_give_up
from yokai_desktop.ui.services.unfinished import LeftGame, unfinished_games
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.page import Page


def ask_and_give_up(page: Page, left: LeftGame | None) -> QuestionSheet | None:
    """Ask on a page whether a game shall go to the history as given up; there must be one."""
    if left is None or left.match is None:
        return None
    slot = left.slot.name

    def give_up() -> None:
        from yokai_desktop.ui.services.archive import give_up_unfinished

        message = give_up_unfinished(slot)
        unfinished_games().look()
        page.take_focus()
        if message:
            page.go(routes.Tell(message))

    return ask_give_up(page, left.match, give_up)
