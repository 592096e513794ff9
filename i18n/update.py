"""Brings the translation files up to date with the sources: ``python i18n/update.py``.

Translations are kept, texts that are gone are dropped, new ones are marked unfinished; apostrophes,
dots and spaces are set as the language prints them.  English gets the texts with a number only: its
other texts are the source itself.
"""

from __future__ import annotations

import translation_file
from collect import messages_in
from tools import LANGUAGES, ROOT, source_file
from typography import typeset


def main() -> None:
    messages = messages_in(ROOT / "yokai_desktop")
    for language in LANGUAGES:
        path = source_file(language)
        wanted = [m for m in messages if m.has_plural] if language == "en" else messages
        known = {
            message: tuple(typeset(form, language) for form in forms)
            for message, forms in translation_file.read(path).items()
        }
        translation_file.write(path, language, wanted, known)
        open_ones = sum(not known.get(message) for message in wanted)
        print(f"{path.name}: {len(wanted)} texts, {open_ones} to translate")


if __name__ == "__main__":
    main()
