"""The rules in the program: complete in both languages, found and opened at the right place."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from yokai_desktop.engine.yokai.shapes import shape_named
from yokai_desktop.paths import resources
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.art.faces import card_size, kind_of
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.rules.book import CHAPTERS, RuleBook
from yokai_desktop.ui.rules.page import RulesPage
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import FAMILIES
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow

DRAWINGS = ("septet/drawn-trick", "septet/drawn-straw", "yokai/drawn-turn")


@pytest.fixture
def page(window: MainWindow) -> RulesPage:
    window.show_page("rules")
    shown = window.page
    assert isinstance(shown, RulesPage)
    return shown


def test_both_languages_have_the_same_sections_and_pictures() -> None:
    english, french = RuleBook("en"), RuleBook("fr")
    for one, other in zip(english.chapters, french.chapters, strict=True):
        assert [(s.anchor, s.level) for s in one.sections] == [
            (s.anchor, s.level) for s in other.sections
        ]
        figures = re.compile(r"<figure>(.*?)</figure>|<symbol>(.*?)</symbol>|<sign>(.*?)</sign>")
        assert figures.findall(one.source) == figures.findall(other.source)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_picture_in_the_rules_exists(language: str) -> None:
    for chapter in RuleBook(language).chapters:
        for cards in re.findall(r"<figure>(.*?)</figure>", chapter.source):
            for card in cards.split():
                drawn = card.startswith("yokai/shape-") and shape_named(card[12:]) is not None
                drawn = drawn or card in DRAWINGS
                assert drawn or resources("cards", f"{card}.svg").is_file(), card
        for symbol in re.findall(r"<symbol>(.*?)</symbol>", chapter.source):
            assert symbol in FAMILIES
        for sign in re.findall(r"<sign>(.*?)</sign>", chapter.source):
            assert pictures.exists(sign), sign


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_drawings_have_what_they_show_within_their_frame(qapp: object, drawing: str) -> None:
    game, _, name = drawing.partition("/")
    size = card_size(kind_of(drawing), 560)
    drawn = game_face(game).drawn_picture(name, size, 1.0)
    assert drawn is not None
    image = drawn.toImage()
    assert image.size() == size
    wide, high = range(size.width()), range(size.height())
    edge = [(x, y) for x in wide for y in (0, size.height() - 1)]
    edge += [(x, y) for x in (0, size.width() - 1) for y in high]
    assert all(image.pixelColor(x, y).alpha() < 60 for x, y in edge)
    painted = sum(image.pixelColor(x, y).alpha() > 200 for x in wide[::4] for y in high[::4])
    assert painted > len(wide) * len(high) / 16 * 0.15


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_section_says_something(language: str) -> None:
    for chapter in RuleBook(language).chapters:
        assert chapter.name == chapter.sections[0].anchor
        for section in chapter.sections:
            assert section.title
            has_parts = section.level == 1 and len(chapter.sections) > 1
            assert len(section.text) > 60 or has_parts, section.anchor


def test_search_ignores_case_and_accents() -> None:
    book = RuleBook("fr")
    assert {s.anchor for s in book.search("PALLES")} == set()
    found = {s.anchor for s in book.search("etoile")}
    assert {"septet-scoring", "septet-three-scoring"} <= found
    assert book.search("   ") == []


def test_all_words_must_be_found() -> None:
    book = RuleBook("en")
    assert "septet-two-discard" in {s.anchor for s in book.search("boss tuck")}
    assert book.search("boss tuck zeppelin") == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_table_opens_the_rules_at_its_place(window: MainWindow, chapter: str) -> None:
    window.go(routes.Rules(chapter))
    shown = window.page
    assert isinstance(shown, RulesPage)
    title = RuleBook("en").chapter_of(chapter).title
    assert shown.browser.toPlainText().startswith(title)
    item = shown.contents.currentItem()
    assert item is not None
    assert item.text().strip() == title


def test_an_unknown_place_opens_the_book(window: MainWindow) -> None:
    window.go(routes.Rules("nowhere"))
    shown = window.page
    assert isinstance(shown, RulesPage)
    assert shown.browser.toPlainText().startswith("Septet")


def test_a_section_in_the_middle_is_scrolled_to(window: MainWindow, qtbot: QtBot) -> None:
    window.go(routes.Rules("septet-scoring"))
    shown = window.page
    assert isinstance(shown, RulesPage)
    qtbot.wait(10)
    assert shown.browser.verticalScrollBar().value() > 200


def test_searching_lists_sections_and_marks_the_words(page: RulesPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.search, "paper talisman")
    assert page.contents.count() >= 1
    page.contents.setCurrentRow(0)
    assert page.browser.extraSelections()
    qtbot.keyClick(page.search, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(page.search, Qt.Key.Key_Delete)
    assert page.contents.count() >= len(CHAPTERS)


def test_another_language_keeps_the_place(page: RulesPage, qtbot: QtBot) -> None:
    page.show_section("yokai-hint")
    preferences().set_value("language", "fr")
    qtbot.wait(10)
    assert page.browser.toPlainText().startswith("Yōkai")
    assert "indice" in page.browser.toPlainText()


def test_french_signs_keep_their_narrow_space_and_their_line(page: RulesPage) -> None:
    preferences().set_value("language", "fr")
    for chapter in RuleBook("fr").chapters:
        page.browser.open_chapter(chapter, "", "")
        shown = page.browser.document().toRawText()
        assert "\ue000" not in shown
        assert not re.search(r" [;!?»]|« ", shown)
        assert shown.count("\u202f") == re.sub(r"<[^>]+>", "", chapter.source).count("\u202f")


def test_the_contents_are_read_whole_in_large_words(window: MainWindow, qtbot: QtBot) -> None:
    preferences().set_value("language", "fr")
    preferences().set_value("text_size", 200)
    window.resize(1024, 640)
    window.show_page("rules")
    qtbot.wait(20)
    page = window.page
    assert isinstance(page, RulesPage)
    rows = [page.contents.item(at) for at in range(page.contents.count())]
    assert len(rows) > 5
    for row in rows:
        metrics, lines = QFontMetrics(row.font()), row.text().split("\n")
        room = page.contents.viewport().width() - 16
        assert max(map(metrics.horizontalAdvance, lines)) <= room, row.text()
        assert row.sizeHint().height() >= len(lines) * metrics.lineSpacing()
        assert " ".join(row.text().split()) == row.data(Qt.ItemDataRole.AccessibleTextRole)
    assert any("\n" in row.text() for row in rows)
    words = page.search.fontMetrics().horizontalAdvance(page.search.placeholderText())
    assert words < page.search.width() - 60
    assert page.search.accessibleName() == "Rechercher dans les règles"
