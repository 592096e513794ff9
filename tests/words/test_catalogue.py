"""Texts without Qt: the same words as in the window, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from yokai_desktop.ui.language.translation import translation
from yokai_desktop.words import catalogue
from yokai_desktop.words.catalogue import Catalogue
from yokai_desktop.words.joining import either, labelled, listed, row_of, sentences
from yokai_desktop.words.languages import LANGUAGES, language_among
from yokai_desktop.words.numbers import percent_text, score_text, signed_text
from yokai_desktop.words.voice import speaking, translate
from yokai_desktop.words.who import said_of


@pytest.fixture
def french() -> Iterator[None]:
    with speaking("fr"):
        yield


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_and_the_terminal_say_the_same(qapp: object, language: str) -> None:
    translation().speak(language)
    own = Catalogue(language)
    counts = (0, 1, 2, 7)
    asked = [("Counts", "%n points", "", count) for count in counts]
    asked += [("Septet", "{rank} of Wind", "", -1), ("Nowhere", "Not a text of ours", "", -1)]
    asked += [("Joining", "{what}: {how}", "a name and what is told of it", -1)]
    for context, source, comment, count in asked:
        expected = QCoreApplication.translate(context, source, comment, count)
        assert own.find(context, source, comment, count) == expected


def test_another_language_holds_for_a_while() -> None:
    before = translate("Septet", "Wind")
    with speaking("fr"):
        assert translate("Septet", "Wind") == "Vent"
    assert translate("Septet", "Wind") == before


def test_a_language_without_a_file_speaks_the_source(caplog: pytest.LogCaptureFixture) -> None:
    catalogue._read.cache_clear()
    assert Catalogue("xx").find("Counts", "%n points", "", 3) == "3 points"
    assert "no words of xx" in caplog.text


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["fr_CA.UTF-8"], "fr"),
        (["de_DE", "fr"], "fr"),
        (["pt:fr:en"], "fr"),
        (["C"], "en"),
        (["en-GB"], "en"),
        ([], "en"),
    ],
)
def test_a_language_that_we_speak_is_found(wishes: list[str], language: str) -> None:
    assert language_among(wishes) == language


def test_lists_and_colons(french: None) -> None:
    assert labelled("Atout", "Vent") == "Atout\u00a0: Vent"
    assert listed(["a", "b", "c"]) == "a, b et c"
    assert listed(["a"]) == "a"
    assert listed([]) == ""
    assert either(["a", "b"]) == "a ou b"
    assert row_of(["a", "", "b"]) == "a, b"
    assert sentences(["Oui.", "", "Non."]) == "Oui. Non."


def test_figures(french: None) -> None:
    assert score_text([7, 0]) == "7 – 0"
    assert percent_text(80) == "80\u202f%"
    assert [signed_text(points) for points in (2, 0, -1)] == ["+2", "0", "−1"]
    with speaking("en"):
        assert percent_text(80) == "80%"


@pytest.mark.parametrize(
    ("people", "words"),
    [
        ([None], "you 3"),
        ([None, "Jun"], "you and Jun 3"),
        (["Jun"], "Jun 3"),
        (["Jun", "{one}"], "Jun and {one} 3"),
    ],
)
def test_one_of_four_sentences_is_chosen(people: list[str | None], words: str) -> None:
    said = said_of(
        people,
        you="you {n}",
        you_and="you and {name} {n}",
        one="{name} {n}",
        several="{one} and {other} {n}",
        n=3,
    )
    assert said == words
