"""The positions of the lessons of Yōkai: explicit deals, and what was done before."""

from __future__ import annotations

from collections.abc import Callable

from yokai_desktop.dojo.yokai import generated
from yokai_desktop.dojo.yokai.grid import OpenGrid
from yokai_desktop.engine.contract import Action, Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.view import YokaiView

WORDS = {"k": "kitsune", "a": "kappa", "r": "rokurokubi", "o": "oni"}
SQUARE = "koar oako rkoa arrk"
ROWS = "okkaarrokkaarroo"
HINTS = [
    "kappa",
    "kitsune+oni",
    "kappa+rokurokubi",
    "oni",
    "kitsune+kappa+oni",
    "kappa+oni",
    "kitsune+rokurokubi+oni",
]
TAIL = [[x, y] for y in (0, 1) for x in range(7)] + [[7, 0], [8, 0]]
"""Two rows of seven, and two cards in a line at their end: the first of them holds the other."""


def deal_of(families: str, places: list[list[int]] | None = None) -> dict[str, Json]:
    deal: dict[str, Json] = {
        "families": [WORDS[sign] for sign in families.replace(" ", "")],
        "hints": HINTS,
        "first": 0,
    }
    if places is not None:
        deal["places"] = places
    return deal


def step(
    name: str,
    deal: dict[str, Json],
    actions: str,
    right: Callable[[Match, Action], bool],
    replies: dict[str, str] | None = None,
    **more: Json,
) -> Json:
    """A step whose right actions are those of the legal ones that a question answers with yes."""
    match = Match(YOKAI, YOKAI.setup(2, more.get("options", {}), deal=deal))
    texts = [text.strip() for text in actions.split(";") if text.strip()]
    for text in texts:
        assert match.to_act is not None
        match.play(match.to_act, YOKAI.read_action(text))
    found = [str(action) for action in match.state.legal() if right(match, action)]
    assert found, name
    if all(text.startswith("look") for text in found) and len(found) > 10:
        found = [found[0], "look *"]
    return {
        "id": name,
        "game": "yokai",
        "players": 2,
        "seat": 0,
        **more,
        "deal": deal,
        "actions": texts,
        "right": found,
        "replies": replies or {},
    }


def looks(match: Match, action: Action) -> bool:
    return str(action).startswith("look")


def only(*texts: str) -> Callable[[Match, Action], bool]:
    return lambda match, action: str(action) in texts


def joins(cards: tuple[int, ...], to: tuple[int, ...]) -> Callable[[Match, Action], bool]:
    """Moves of one of these cards to the side of one of those."""

    def asked(match: Match, action: Action) -> bool:
        if not isinstance(action, Move) or action.card not in cards:
            return False
        places = match.view(0).tableau.places  # type: ignore[attr-defined]
        targets = [places[card] for card in to if card != action.card]
        x, y = action.place
        return any(abs(x - at.x) + abs(y - at.y) == 1 for at in targets)

    return asked


def moves_none_of(*cards: int) -> Callable[[Match, Action], bool]:
    return lambda match, action: isinstance(action, Move) and action.card not in cards


def appeases(match: Match, action: Action) -> bool:
    """Moves after which everyone is at peace."""
    view = match.state.view(0, open_cards=True)
    assert isinstance(view, YokaiView)
    return isinstance(action, Move) and OpenGrid.of(view).moved(action).is_at_peace


def near_peace(moves: int, options: dict[str, str]) -> dict[str, Json]:
    """An open deal that is so many moves from peace."""
    return generated.deal_of(generated.open_grid(options, moves, "lesson"))


def lessons() -> list[Json]:
    """All six."""
    square, first_turn = deal_of(SQUARE), "look 5; look 6; move 15 4,0; reveal;"
    partner = "look 0; look 9; move 12 -1,0; reveal;"
    look = [
        step("first", square, "", looks, {"appease": "early"}),
        step("second", square, "look 5", looks),
        step(
            "pair",
            square,
            f"{first_turn} {partner} look 11; look 3",
            joins((5, 11), (5, 11)),
            {"move 5 *": "near", "move 11 *": "near"},
        ),
    ]
    move = [
        step(
            "side",
            square,
            "look 2; look 11",
            joins((2, 11), (2, 11)),
            {"move 2 *": "near", "move 11 *": "near"},
            way=True,
        ),
        step(
            "whole",
            deal_of(ROWS, TAIL),
            "look 14; look 0",
            joins((0, 14), (0, 14)),
            {"move 0 *": "near"},
        ),
    ]
    told = "look 5; look 2; move 5 2,-1; reveal; look 0; look 9; move 9 -1,0; reveal;"
    hints = [
        step("turn", square, "look 5; look 2; move 5 2,-1", only("reveal")),
        step(
            "place",
            square,
            f"{told} look 11; look 4; move 11 1,-1",
            only("hint kappa 2", "hint kappa 5", "hint kappa 11"),
            {"reveal": "more", "hint kitsune+oni 4": "other"},
        ),
    ]
    nothing: dict[str, str] = {}
    peace = [
        step("declare", near_peace(0, nothing), "", only("appease"), open=True),
        step("not_yet", near_peace(1, nothing), "", looks, {"appease": "early"}, open=True),
        step("home", near_peace(1, nothing), "look 0; look 1", appeases, open=True),
    ]
    known = "look 2; look 4; move 15 4,0; reveal; look 2; look 11; move 11 2,-1; reveal;"
    reading = [
        step(
            "read",
            square,
            f"{known} look 12; look 6",
            joins((12,), (2, 11)),
            {"move 12 *": "near"},
        ),
        step(
            "tell",
            square,
            "look 7; look 10",
            joins((7, 10), (7, 10)),
            {"move 7 *": "near", "move 10 *": "near"},
        ),
        step("blind", square, "look 5; look 6", moves_none_of(5, 6)),
    ]
    affinity, shape = {"affinity": "open"}, {"shape": "lantern"}
    conditions = [
        step(
            "affinity",
            near_peace(1, affinity),
            "look 0; look 1",
            appeases,
            open=True,
            options=affinity,
        ),
        step("shape", near_peace(1, shape), "look 0; look 1", appeases, open=True, options=shape),
    ]
    return [
        {"id": "look", "shows": ["turn"], "steps": look},
        {"id": "move", "shows": ["turn"], "steps": move},
        {"id": "hints", "shows": ["turn", "hints"], "steps": hints},
        {"id": "peace", "shows": ["peace"], "steps": peace},
        {"id": "reading", "shows": ["partners"], "steps": reading},
        {"id": "conditions", "shows": ["families"], "steps": conditions},
    ]
