"""One language's translations, read from the file that translators write (``i18n/*.ts``)."""

from __future__ import annotations

import logging
from functools import cache, cached_property

from yokai_desktop.paths import translations
from yokai_desktop.words.languages import PLURALS

_Key = tuple[str, str, str]

logger = logging.getLogger(__name__)


class Catalogue:
    """Read when the first text is asked for; what it lacks is said in the words of the source."""

    def __init__(self, language: str) -> None:
        self._language = language

    def find(self, context: str, source: str, comment: str = "", count: int = -1) -> str:
        """A text by its context, its English words and its comment, ``%n`` filled in."""
        forms = self._forms.get((context, source, comment), (source,))
        text = forms[self._form_of(count, len(forms))]
        return text.replace("%n", str(count)) if count >= 0 else text

    def _form_of(self, count: int, forms: int) -> int:
        return 0 if forms == 1 else PLURALS[self._language].form_of(count)

    @cached_property
    def _forms(self) -> dict[_Key, tuple[str, ...]]:
        return _read(self._language)


@cache
def _read(language: str) -> dict[_Key, tuple[str, ...]]:
    from xml.etree import ElementTree  # the window never needs it

    path = translations() / f"yokai_desktop_{language}.ts"
    found: dict[_Key, tuple[str, ...]] = {}
    try:
        root = ElementTree.parse(path).getroot()
    except (OSError, ElementTree.ParseError) as error:
        logger.warning("no words of %s: %s", language, error)
        return found
    for context in root.iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                continue
            plural = tuple(form.text or "" for form in translation.iter("numerusform"))
            key = name, message.findtext("source") or "", message.findtext("comment") or ""
            found[key] = plural or (translation.text or "",)
    return found
