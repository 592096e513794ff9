"""Walks through the tour in the made-up language and tells what it breaks.

``python -m tests.ui.pseudo_walk`` (``make pseudo``) walks through every scene, or through those
whose names have one of the words behind it; a test walks through a few.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QAbstractButton, QListWidget, QScrollArea, QTextBrowser, QWidget

from tests.accessibility.painted_words import watched_painters
from tests.ui.clipping import SLACK, clipped_texts, text_of
from tests.ui.said import said_by, texts_of
from yokai_desktop.ui.games.masks import COMPUTER_NAMES
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.words.languages import LANGUAGES
from yokai_desktop.words.septet.cards import BOSS_NAMES
from yokai_desktop.workshop.tour import Scene, Stage

sys.path.insert(0, str(Path(__file__).parents[2] / "i18n"))

from pseudo import ACCENTS, CLOSE, OPEN, pseudo_file

SIZE = (1024, 640)
SETTLING = 120
"""Milliseconds a screen gets to lay itself out."""
LOOKS = 4
NAMES = {
    *("Yokai", "Desktop", "Septet", "Yōkai", "Kitsune", "Kappa", "Rokurokubi", "Oni"),
    *COMPUTER_NAMES,
    *("Ren", "Hanako", "Botan", "Aiko", "Jun", "Sora", "Ben", "Mio", "Emi", "Hana"),
    *LANGUAGES.values(),
    *BOSS_NAMES.values(),
}
"""Proper names, the same in every language."""
_WORD = re.compile(r"[A-Za-zÀ-ſ]{2,}")
_CODE = re.compile(r"\w+…|\b[0-9A-Z]{3}-[0-9A-Z]{3}\b|\b[a-z]\d+\b")
"""Names that end with dots, deal codes, places of the grid."""


def install_pseudo(folder: Path) -> QTranslator:
    """Let the program speak the made-up language on top of English."""
    translator = QTranslator(QCoreApplication.instance())
    assert translator.load(str(pseudo_file(folder)))
    QCoreApplication.installTranslator(translator)
    return translator


def outside(text: str) -> str:
    """What of a text stands in no brackets."""
    found, depth = [], 0
    for sign in text:
        if sign == OPEN:
            depth += 1
        elif sign == CLOSE:
            depth -= 1
        elif depth == 0:
            found.append(sign)
    return "".join(found)


def untranslated(text: str) -> list[str]:
    """The words of a text that no translator has seen.

    Texts that are painted line by line lose their brackets, but not their accents; dates and
    times are written by the locale.
    """
    left = _CODE.sub(" ", outside(text))
    known = NAMES | _of_the_locale()
    return [w for w in _WORD.findall(left) if w not in known and not set(w) & set(ACCENTS)]


def _of_the_locale() -> set[str]:
    locale = QLocale()
    short, long = QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat
    months = {locale.monthName(month, form) for month in range(1, 13) for form in (short, long)}
    days = {locale.dayName(day, form) for day in range(1, 8) for form in (short, long)}
    return {*months, *days, locale.amText(), locale.pmText()}


def is_glued(text: str) -> bool:
    """Whether pieces stand side by side with nothing but a space between them.

    Whole sentences may: each is translated on its own.
    """
    depth, before = 0, ""
    marks: list[str] = []
    for sign in text:
        if sign == OPEN:
            if depth == 0:
                marks.append(sign)
            depth += 1
        elif sign == CLOSE:
            depth -= 1
            if depth == 0:
                marks += ["." if before in ".!?…:" else "", sign]
        elif depth == 0:
            marks.append(sign)
        before = sign
    return bool(re.search(rf"(?<!\.){CLOSE}[ \u00a0]*{OPEN}", "".join(marks)))


def faults_of(window: QWidget) -> Iterator[str]:
    """A line for every text that is not translated, glued, unfilled or clipped.

    The pages of the rules are no messages: each language writes them anew.  A choice that ends
    with dots tells all in its tooltip and in its list.
    """
    pages = {t for page in window.findChildren(QTextBrowser) for t in texts_of(page)}
    contents = window.findChild(QListWidget, "contents")
    if contents is not None and contents.isVisible():
        pages |= set(texts_of(contents)) | {t.strip() for t in texts_of(contents)}
    for text in sorted({*said_by(window)} - pages):
        words = untranslated(text)
        if words:
            yield f"not translated: {words} in {text!r}"
        if is_glued(text):
            yield f"glued: {text!r}"
        if "%n" in text or re.search(r"\{\w*\}", text):
            yield f"not filled in: {text!r}"
    elided = [repr(c.currentText()) for c in window.findChildren(ChoiceField) if c.toolTip()]
    for line in (*clipped_texts(window), *beside_the_page(window), *painted_cut(window)):
        if not any(words in line for words in elided):
            yield f"clipped: {line}"


def painted_cut(window: QWidget) -> Iterator[str]:
    """Texts that a widget paints with less room than they need."""
    with watched_painters() as painted:
        window.grab()
    for words in painted:
        if words.is_cut:
            has = f"{words.room.width()} of {words.widget.width()}"
            where = f"{type(words.widget).__name__} paints {words.text!r}"
            yield f"{where}, {words.box.width()} wide at {words.box.left()}, in {has}"


def beside_the_page(window: QWidget) -> Iterator[str]:
    """Texts that reach over the side of what scrolls them: down is a way, across is none.

    Large text may need it: see ``ClearScroller``.
    """
    if theme().scale.text_percent > 100:
        return
    for area in window.findChildren(QScrollArea):
        page, view = area.widget(), area.viewport()
        if page is None or not view.isVisible():
            continue
        for widget in page.findChildren(QWidget):
            text = _words_of(widget) if widget.isVisible() else ""
            beyond = widget.mapTo(view, widget.rect().topRight()).x() - view.width()
            if text and beyond > SLACK:
                yield f"{type(widget).__name__} {text!r} reaches {beyond} beyond its page"


def _words_of(widget: QWidget) -> str:
    """What it shows; a button with nothing but a picture is cut too."""
    is_button = isinstance(widget, QAbstractButton)
    return text_of(widget) or (widget.accessibleName() if is_button else "")


def walk(window: MainWindow, scenes: Iterable[Scene]) -> Iterator[tuple[str, str]]:
    """The name of a scene and a fault, for every fault of every scene."""
    stage = Stage(window)
    for scene in scenes:
        scene.prepare(stage)
        for _ in range(LOOKS):  # a busy machine lays a screen out later
            stage.wait(SETTLING)
            faults = list(faults_of(window))
            if not faults:
                break
        yield from ((scene.name, fault) for fault in faults)


def main() -> int:
    home = tempfile.mkdtemp()
    os.environ.update({"QT_QPA_PLATFORM": "offscreen", "YOKAI_HOME": home})
    from yokai_desktop.ui.services.preferences import preferences
    from yokai_desktop.ui.window.application import make_application
    from yokai_desktop.workshop.tour import all_scenes

    preferences().set_value("language", "en")
    preferences().set_value("animation", "off")
    make_application()
    install_pseudo(Path(home))
    window = MainWindow()
    window.resize(*SIZE)
    window.show()
    count = 0
    asked = sys.argv[1:]
    scenes = (s for s in all_scenes() if not asked or any(word in s.name for word in asked))
    for scene, fault in walk(window, scenes):
        count += 1
        print(f"{scene}: {fault}", flush=True)
    print(f"{count} faults")
    os._exit(1 if count else 0)


if __name__ == "__main__":
    main()
