"""The rules as a book: chapters with sections, in one language, searchable.

A chapter is an HTML file under ``resources/rules/<language>``.  Headings have an id, by which a
section is opened; ``<figure>`` holds names of cards or of a drawing, ``<symbol>`` the name of a
family, ``<sign>`` that of another small picture.
"""

from __future__ import annotations

import html
import re
import unicodedata
from dataclasses import dataclass

from yokai_desktop.paths import resources
from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.words.languages import LANGUAGES

CHAPTERS = (
    *(chapter for game in GAME_FACES for chapter in game.chapters),
    "signs",
    "program",
)
_HEADING = re.compile(r'<h([123]) id="([\w-]+)">(.*?)</h\1>', re.S)
_TAG = re.compile(r"<figure>.*?</figure>|<symbol>.*?</symbol>|<sign>.*?</sign>|<[^>]+>", re.S)


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it, without markup."""

    chapter: str
    anchor: str
    level: int
    title: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """One page of the book."""

    name: str
    source: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        return self.sections[0].title


class RuleBook:
    """All chapters in one language."""

    def __init__(self, language: str) -> None:
        assert language in LANGUAGES, language
        self.language = language
        self.chapters = tuple(_chapter(name, language) for name in CHAPTERS)

    def chapter_of(self, anchor: str) -> Chapter:
        """The chapter that holds a section; the first if there is no such section."""
        for chapter in self.chapters:
            if any(section.anchor == anchor for section in chapter.sections):
                return chapter
        return self.chapters[0]

    def search(self, words: str) -> list[Section]:
        """The sections that hold all the words, whatever their case and accents."""
        wanted = folded(words).split()
        if not wanted:
            return []
        return [
            section
            for chapter in self.chapters
            for section in chapter.sections
            if all(word in folded(f"{section.title} {section.text}") for word in wanted)
        ]


def _chapter(name: str, language: str) -> Chapter:
    source = resources("rules", language, f"{name}.html").read_text(encoding="utf-8")
    headings = list(_HEADING.finditer(source))
    ends = [heading.start() for heading in headings[1:]] + [len(source)]
    sections = tuple(
        Section(
            name,
            heading[2],
            int(heading[1]),
            _plain(heading[3]),
            _plain(source[heading.end() : end]),
        )
        for heading, end in zip(headings, ends, strict=True)
    )
    return Chapter(name, source, sections)


def _plain(source: str) -> str:
    return " ".join(html.unescape(_TAG.sub(" ", source)).split())


def folded(text: str) -> str:
    """A text without accents and capitals, to compare."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
