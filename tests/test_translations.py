"""The translations are complete, and every text of the program can be collected."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "i18n"))

import translation_file  # noqa: E402
from collect import CannotCollect, Message, messages_in  # noqa: E402
from notes import PLACES, SHORT, note_on  # noqa: E402
from tools import LANGUAGES, PLURALS, found, source_file  # noqa: E402
from typography import typeset  # noqa: E402

_PLACE = re.compile(r"%\d|%n|\{\w*\}")


@pytest.fixture(scope="module")
def messages() -> list[Message]:
    return messages_in(ROOT / "yokai_desktop")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(messages: list[Message], language: str) -> None:
    known = translation_file.read(source_file(language))
    wanted = [m for m in messages if m.has_plural] if language == "en" else messages
    missing = [f"{m.context}: {m.source}" for m in wanted if not known.get(m)]
    assert not missing, f"{len(missing)} texts to translate:\n" + "\n".join(missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_left_over(messages: list[Message], language: str) -> None:
    left_over = set(translation_file.read(source_file(language))) - set(messages)
    assert not left_over, f"run i18n/update.py: {left_over}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_the_places_to_fill_in(language: str) -> None:
    for message, forms in translation_file.read(source_file(language)).items():
        wanted = sorted(set(_PLACE.findall(message.source)))
        for number, form in enumerate(forms):
            found = sorted(set(_PLACE.findall(form)))
            may_omit = message.has_plural and number == 0
            without = [place for place in wanted if place != "%n"]
            assert found == wanted or (may_omit and found == without), message


def test_plural_texts_have_the_forms_of_their_language() -> None:
    for language in LANGUAGES:
        for message, forms in translation_file.read(source_file(language)).items():
            if message.has_plural and forms:
                assert len(forms) == PLURALS[language].forms


def test_translators_are_told_where_short_texts_stand(messages: list[Message]) -> None:
    short = {message.context for message in messages if len(message.source.split()) <= SHORT}
    assert not short - set(PLACES), "say in i18n/notes.py where their texts stand"


def test_notes_stand_beside_the_texts() -> None:
    for language in LANGUAGES:
        root = ElementTree.parse(source_file(language)).getroot()
        for context in root.iter("context"):
            name = context.findtext("name") or ""
            for message in context.iter("message"):
                note = note_on(name, message.findtext("source") or "")
                assert (message.findtext("extracomment") or "") == note


def test_no_french_button_says_the_opposite() -> None:
    """Plus de conseils reads as more of them, Personne as nobody."""
    known = translation_file.read(source_file("fr"))
    said = {form for forms in known.values() for form in forms}
    assert "Masquer les astuces" in said
    assert not said & {"Plus de conseils", "Personne", "Personnes"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_as_the_language_prints_them(language: str) -> None:
    wrong = []
    for message, forms in translation_file.read(source_file(language)).items():
        wrong += [f"{message.context}: {f}" for f in forms if f != typeset(f, language)]
        if language == "fr":
            spaceless = re.compile(r"[\w\)][;!?»]|[“”\"]")
            wrong += [f"{message.context}: {f}" for f in forms if spaceless.search(f)]
    assert not wrong, "run i18n/update.py:\n" + "\n".join(wrong)


def test_signs_of_the_source_are_set(messages: list[Message]) -> None:
    wrong = [m.source for m in messages if m.source != typeset(m.source, "en")]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("L'atout : qui l'a ?", "L’atout\u00a0: qui l’a\u202f?"),
        ("« Oui » ...", "«\u202fOui\u202f» …"),
        ("de -1 à {n} %", "de −1 à {n}\u202f%"),
        ("%1 : %n, le 2026-11, 4K7-QM2", "%1\u00a0: %n, le 2026-11, 4K7-QM2"),
    ],
)
def test_french_signs(typed: str, shown: str) -> None:
    assert typeset(typed, "fr") == shown
    assert typeset(shown, "fr") == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_signs_of_their_language(language: str) -> None:
    pages = sorted((ROOT / "resources" / "rules" / language).glob("*.html"))
    assert pages
    for page in pages:
        for piece in re.split(r"<[^>]+>", page.read_text(encoding="utf-8")):
            assert typeset(piece, language) == piece, page.name


@pytest.mark.parametrize(
    "code",
    [
        "class A:\n    def a(self, x): return self.tr(x)",
        "class A:\n    def a(self, x): return self.tr(f'{x} cards')",
        "class A:\n    def a(self, x): return self.tr('%n cards')",
        "class A:\n    def a(self, x): return self.tr('a card', '', x)",
        "class A:\n    def a(self, x): return self.tr('card', disambiguation='x')",
        "def a(x): return QCoreApplication.translate('A', x)",
        "def a(x): return translate(x, 'card')",
        "def a(x): return tr('card')",
    ],
)
def test_what_cannot_be_collected_is_told(tmp_path: Path, code: str) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "module.py").write_text(code)
    with pytest.raises(CannotCollect, match=r"package.module\.py:\d"):
        messages_in(package)


def test_what_is_collected(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "module.py").write_text(
        "class A(B):\n"
        "    def a(self, n, painter):\n"
        "        painter.translate(3, 4)\n"
        "        'abc'.translate({})\n"
        "        self.tr('one' ' text')\n"
        "        self.tr('%n cards', '', len(n))\n"
        "        return QCoreApplication.translate('C', '%n more', 'of cards', n.m)\n"
    )
    assert messages_in(package) == [
        Message("A", "one text"),
        Message("A", "%n cards"),
        Message("C", "%n more", "of cards"),
    ]


def test_a_file_reads_back_as_it_was_written(tmp_path: Path) -> None:
    plain, plural = Message("A", "<b> & 'c'"), Message("A", "%n cards", "x")
    open_one = Message("B", "to do")
    known: translation_file.Translations = {plain: ("<é> & «d»",), plural: ("%n a", "%n b")}
    path = tmp_path / "test.ts"
    translation_file.write(path, "fr", [plain, plural, open_one], known)
    assert translation_file.read(path) == {**known, open_one: ()}


def test_qt_of_the_system_stands_in_for_tools_that_pyside_does_not_bring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match="lrelease is missing"):
        found("lrelease", tmp_path / "no wheel")
    program = tmp_path / "lrelease-qt6"
    program.touch(0o755)
    assert found("lrelease", tmp_path / "no wheel") == str(program)
    assert Path(found("lrelease")).name.startswith("lrelease")
