"""Every reason of the rules has a sentence in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from yokai_desktop.engine.contract import BadSetup, EngineError, IllegalAction
from yokai_desktop.words.languages import LANGUAGES
from yokai_desktop.words.refusals import has_words, refusal_words
from yokai_desktop.words.system import system_words
from yokai_desktop.words.voice import speaking

PACKAGE = Path(__file__).parents[2] / "yokai_desktop"
ERRORS = {"IllegalAction", "BadSetup", "BadRecord", "BadText"}


def reasons() -> dict[str, set[str]]:
    """All reasons that are raised anywhere, with the names of their facts."""
    found: dict[str, set[str]] = {}
    for path in (*PACKAGE.joinpath("engine").rglob("*.py"), *PACKAGE.joinpath("ui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
                continue
            if node.func.id not in ERRORS:
                continue
            for text in ast.walk(node.args[0]):
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    facts = {word.arg for word in node.keywords if word.arg}
                    found.setdefault(text.value, set()).update(facts)
    return found


def test_every_reason_has_a_sentence() -> None:
    assert len(reasons()) > 60
    assert [reason for reason in reasons() if not has_words(reason)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_with_the_facts_that_are_given(language: str) -> None:
    with speaking(language):
        for reason, facts in reasons().items():
            words = refusal_words(EngineError(reason, **dict.fromkeys(facts, "1")))
            assert words.endswith("."), words
            assert not {"?", "{"} & set(words), f"{reason}: {words}"


def test_facts_are_named_as_people_name_them() -> None:
    with speaking("fr"):
        held = IllegalAction("card_not_held", card="fire-9")
        assert refusal_words(held) == "Vous n’avez pas cette carte\u00a0: 9 de Feu."
        led = refusal_words(IllegalAction("must_follow_suit", family="snow"))
        assert led.startswith("Famille demandée\u00a0: Neige.")
        players = refusal_words(BadSetup("wrong_player_count", players=5, allowed=(2, 3, 4)))
        assert players == "Ce jeu ne se joue pas à 5, mais à 2, 3 ou 4."
        parts = refusal_words(BadSetup("deal_has_wrong_parts", parts=["down", "up"]))
        assert "down et up" in parts


def test_an_action_of_a_record_is_told_with_its_own_reason() -> None:
    bad = EngineError("bad_action", index=7, text="play x\x1b", why="card_not_held")
    bad.__cause__ = IllegalAction("card_not_held", card="snow-9")
    with speaking("en"):
        assert refusal_words(bad) == (
            "Action 8, “play x\\x1b”, cannot be played. You do not have this card: 9 of Snow."
        )


def test_what_the_system_says_is_translated_or_left() -> None:
    with speaking("fr"):
        assert system_words(FileNotFoundError(2, "No such file")) == "ce chemin n’existe pas"
        assert system_words(OSError(71, "Protocol error")) == "Protocol error"
        assert system_words(OSError("odd")) == "odd"
