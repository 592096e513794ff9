"""The steps of a turn as signs on a partner's plate: an icon, the number of a look, a place."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.models.yokai.trace import Deed, Kind
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import hint_name
from yokai_desktop.words.yokai.places import place_name

ICONS = {
    Kind.LOOK: "eye",
    Kind.MOVE: "move",
    Kind.NO_MOVE: "move",
    Kind.TURN_UP: "hint",
    Kind.PLACE: "hint",
    Kind.DECLARE: "declare",
}


@dataclass(frozen=True)
class StepSign:
    """A step on the plate: an icon, the number of a look, and words."""

    icon: str
    number: str = ""
    words: str = ""


def sign_of(deed: Deed, detail: int) -> StepSign:
    """A deed in a few words: 3 all of them, 0 none."""
    icon, number = ICONS[deed.kind], str(deed.number) if deed.number else ""
    place = place_name(deed.place) if deed.place is not None else ""
    if detail == 0:
        return StepSign(icon, number)
    match deed.kind:
        case Kind.LOOK:
            return StepSign(icon, number, place)
        case Kind.MOVE if detail > 1 and deed.start is not None:
            return StepSign(icon, "", f"{place_name(deed.start)} › {place}")
        case Kind.MOVE:
            return StepSign(icon, "", place)
        case Kind.NO_MOVE:
            return StepSign(icon, "", "–")
        case Kind.TURN_UP if detail > 1:
            return StepSign(icon, "", _turned_up(deed, detail))
        case Kind.PLACE if detail > 1:
            return StepSign(icon, "", _placed(deed, detail, place))
    return StepSign(icon)


def _turned_up(deed: Deed, detail: int) -> str:
    if deed.hint is None or deed.hint.is_blank:
        return translate("YokaiTurns", "prepared")
    if detail < 3:
        return translate("YokaiTurns", "turned up")
    return translate("YokaiTurns", "turned up {hint}", "on a plate").format(
        hint=hint_name(deed.hint)
    )


def _placed(deed: Deed, detail: int, place: str) -> str:
    if deed.hint is None or deed.hint.is_blank or detail < 3:
        return translate("YokaiTurns", "on {place}").format(place=place)
    text = translate("YokaiTurns", "{hint} on {place}")
    return text.format(hint=hint_name(deed.hint), place=place)
