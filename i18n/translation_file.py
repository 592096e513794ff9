"""Reads and writes Qt's translation files (``.ts``)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from collect import Message
from notes import note_on
from tools import PLURALS

Translations = dict[Message, tuple[str, ...]]
"""The forms of each text: one, or one per plural form; none where it is not translated."""


def read(path: Path) -> Translations:
    """The translations of a file; empty if there is none."""
    if not path.is_file():
        return {}
    found: Translations = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            key = Message(name, message.findtext("source") or "", message.findtext("comment") or "")
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                found[key] = ()
            elif message.get("numerus") == "yes":
                found[key] = tuple(form.text or "" for form in translation.iter("numerusform"))
            else:
                found[key] = (translation.text or "",)
    return found


def write(path: Path, language: str, messages: Iterable[Message], known: Translations) -> None:
    """Write the texts with the translations that are known; the others are marked unfinished."""
    contexts: dict[str, list[Message]] = {}
    for message in messages:
        contexts.setdefault(message.context, []).append(message)
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    for context in sorted(contexts):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for message in contexts[context]:
            lines += _written(message, known.get(message, ()), PLURALS[language].forms)
        lines.append("</context>")
    path.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8")


def _written(message: Message, forms: tuple[str, ...], plural_forms: int) -> list[str]:
    is_done = bool(forms) and all(forms)
    numerus = ' numerus="yes"' if message.has_plural else ""
    state = "" if is_done else ' type="unfinished"'
    lines = [f"    <message{numerus}>", f"        <source>{escape(message.source)}</source>"]
    if message.comment:
        lines.append(f"        <comment>{escape(message.comment)}</comment>")
    if note := note_on(message.context, message.source):
        lines.append(f"        <extracomment>{escape(note)}</extracomment>")
    if message.has_plural:
        shown = forms if is_done else ("",) * plural_forms
        lines.append(f"        <translation{state}>")
        lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in shown]
        lines.append("        </translation>")
    else:
        text = escape(forms[0]) if is_done else ""
        lines.append(f"        <translation{state}>{text}</translation>")
    return [*lines, "    </message>"]
