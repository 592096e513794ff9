"""What a partner's turn says by the conventions, in sentences; from public facts alone."""

from __future__ import annotations

from yokai_desktop.ai.yokai.meaning import Meaning, Says
from yokai_desktop.words.joining import either, listed, sentences
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import hint_name
from yokai_desktop.words.yokai.places import Spots


def meaning_words(name: str, meanings: tuple[Meaning, ...], spots: Spots) -> str:
    """All that a turn says; places are those of now."""
    if not meanings:
        return translate("YokaiMeaning", "{name} has not moved yet.").format(name=name)
    return sentences(_sentence(meaning, spots).format(name=name) for meaning in meanings)


def _sentence(meaning: Meaning, spots: Spots) -> str:
    card = spots.card(meaning.card) if meaning.card >= 0 else ""
    others = [spots.card(other) for other in meaning.others]
    match meaning.says:
        case Says.FAMILY if len(others) == 1:
            text = translate(
                "YokaiMeaning",
                "{name} had looked at {card} and at {others} beside it: by the conventions they"
                " are of one family.",
            )
        case Says.FAMILY:
            text = translate(
                "YokaiMeaning",
                "{name} had looked at {card} and at {others} beside it: by the conventions it is"
                " of the family of one of them.",
            )
        case Says.MAYBE_FAMILY:
            text = translate(
                "YokaiMeaning",
                "{name} had looked at {card}, but at no card beside it: perhaps it is of the"
                " family of {either}.",
            )
        case Says.PARTED:
            text = translate(
                "YokaiMeaning",
                "It was taken away from {others}, which {name} had looked at too: another family.",
            )
        case Says.NOTHING:
            text = translate(
                "YokaiMeaning", "{name} had not looked at {card}: its move says nothing."
            )
        case Says.PROMISE:
            text = translate(
                "YokaiMeaning", "The hint is a promise: {card} is {hint} and lies where it belongs."
            )
        case Says.LOCKED:
            text = translate("YokaiMeaning", "The blank hint says that {card} can stay there.")
        case Says.TOO_EARLY:
            text = translate(
                "YokaiMeaning", "No hint turned up was surely right for a card in its place."
            )
        case Says.NO_HINT:
            text = translate("YokaiMeaning", "There was no hint to place: one was turned up.")
    hint = hint_name(meaning.hint) if meaning.hint is not None else ""
    known = {"card": card, "others": listed(others), "either": either(others), "hint": hint}
    for key, value in known.items():
        text = text.replace("{" + key + "}", value)
    return text
