"""One word for one thing, wherever the program speaks."""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "i18n"))

import translation_file  # noqa: E402
from collect import messages_in  # noqa: E402
from terms import RETIRED, TERMS  # noqa: E402
from tools import source_file  # noqa: E402

README = {"en": "README.md", "fr": "README.fr.md"}
SENTENCE = re.compile(r"(\S+ ){4}|(\S+ ){2}.*[.!?]$")
"""Five words, or three and a stop; what is shorter is a label, which fits its place."""
PACKAGES = ("*.desktop", "*.xml", "*.iss", "*.json")


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Everything that is said in a language, with where it is said."""
    if language == "en":
        for message in messages_in(ROOT / "yokai_desktop"):
            yield message.context, message.source
    for message, forms in translation_file.read(source_file(language)).items():
        yield from ((message.context, form) for form in forms)
    for page in (ROOT / "resources" / "rules" / language).glob("*.html"):
        plain = re.sub(r"<(figure|scene|symbol)[^>]*>.*?</\1>|<[^>]+>", "", page.read_text("utf-8"))
        yield from ((page.name, line) for line in html.unescape(plain).splitlines())
    readme = re.sub(
        r"```.*?```|`[^`]*`", "", (ROOT / README[language]).read_text("utf-8"), flags=re.S
    )
    yield from ((README[language], line) for line in readme.splitlines())
    for kind in PACKAGES:
        for path in (*(ROOT / "packaging").rglob(kind), *(ROOT / "resources").rglob(kind)):
            if path.parent.name == "dojo":
                continue  # positions: names of cards and ids, no word is shown
            for line in path.read_text("utf-8").splitlines():
                is_french = "[fr]" in line or 'xml:lang="fr"' in line
                if is_french == (language == "fr"):
                    yield path.name, line


@pytest.mark.parametrize("language", RETIRED)
def test_no_retired_word_is_used(language: str) -> None:
    patterns = [re.compile(pattern, re.IGNORECASE) for pattern in RETIRED[language]]
    said = list(texts(language))
    assert len(said) > 900
    found = [
        f"{place}: {match.group(0)!r} in {text.strip()}"
        for place, text in said
        for pattern in patterns
        if (match := pattern.search(text.replace("'", "’")))
    ]
    assert not found, "\n".join(found)


def test_a_sentence_stands_in_one_place() -> None:
    """So that it is translated once, and changed once."""
    contexts: dict[tuple[str, str], set[str]] = {}
    for message in messages_in(ROOT / "yokai_desktop"):
        if SENTENCE.search(message.source):
            contexts.setdefault((message.source, message.comment), set()).add(message.context)
    twice = {source: found for source, found in contexts.items() if len(found) > 1}
    assert not twice


ELIDED = re.compile(
    r"\b(de|que|jusque|lorsque|puisque|ne|se)\s\{(name|names|one|other|some|more|last|who)\}"
)
"""Words that lose their e before Aoi or Emi: « d’Aoi », « qu’Emi »."""


def test_a_french_name_never_follows_a_word_that_would_be_elided() -> None:
    forms = [
        form
        for message, texts in translation_file.read(source_file("fr")).items()
        for form in texts
    ]
    assert [form for form in forms if ELIDED.search(form)] == []
    assert ELIDED.search("10 de Neige de {name}")


def test_every_term_has_a_word_in_both_languages() -> None:
    assert all(len(term) == 3 and all(term) for term in TERMS)
    assert len({term[0] for term in TERMS}) == len(TERMS)
