"""Words to a newcomer, each tied to what is happening, each said once."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.septet.actions import Play, Show
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Tip:
    """``key`` tells tips apart in every language."""

    key: str
    title: str
    words: str


def tip_for(view: SeptetView, told: frozenset[str]) -> Tip | None:
    """What a newcomer should hear now; None if everything that fits was told."""
    return next((tip for tip in _fitting(view) if tip.key not in told), None)


def _fitting(view: SeptetView) -> list[Tip]:
    if view.to_act != view.seat:
        return []
    match view.phase:
        case Phase.PASS:
            return [_passing(view)]
        case Phase.DISCARD:
            return [
                Tip(
                    "discard",
                    translate("SeptetGuide", "One card less"),
                    translate(
                        "SeptetGuide",
                        "A family you hold only one card of is a good discard:"
                        " without it you may soon play anything.",
                    ),
                )
            ]
        case Phase.SWAP:
            return [_swapping(view)]
    return _playing(view)


def _passing(view: SeptetView) -> Tip:
    if view.mode.is_seven_next:
        words = translate(
            "SeptetGuide",
            "Your partner sits opposite: a seven helps there, and a weak card is good enough for"
            " the others. What you are left without, you need not follow.",
        )
    elif view.mode.players == 3:
        words = translate(
            "SeptetGuide",
            "They go to an opponent. Give away what you fear to win tricks with, or get rid of a"
            " whole family: then you need not follow it.",
        )
    else:
        words = translate(
            "SeptetGuide",
            "Help your partner with strong cards or bosses, or get rid of a whole family: then you"
            " need not follow it and may trump.",
        )
    return Tip("pass", translate("SeptetGuide", "Passing"), words)


def _swapping(view: SeptetView) -> Tip:
    if any(isinstance(action, Show) for action in view.legal):
        words = translate(
            "SeptetGuide", "The boss you leave below comes back when it is uncovered."
        )
        return Tip("met", translate("SeptetGuide", "Two bosses"), words)
    words = translate(
        "SeptetGuide",
        "An open boss of yours can be caught soon. Tucked under, it waits until the cards on it"
        " are gone. Click the boss, then one of the two cards below it.",
    )
    return Tip("tuck", translate("SeptetGuide", "Hiding a boss"), words)


def _playing(view: SeptetView) -> list[Tip]:
    tips = []
    own = view.mode.side_of(view.seat)
    if not view.tricks and not view.trick and view.leader == view.seat:
        words = translate(
            "SeptetGuide",
            "Any card may be led. The others must follow its family if they can. The highest card"
            " of the family wins, trump beats it, and the A beats everything.",
        )
        tips.append(Tip("lead", translate("SeptetGuide", "You lead"), words))
    elif view.trick:
        words = translate(
            "SeptetGuide",
            "Raised cards may be played, the others not now. A click plays a card, and so does"
            " dragging it onto the table.",
        )
        tips.append(Tip("follow", translate("SeptetGuide", "Your turn"), words))
    if view.trick and any(played.card.is_boss for played in view.trick):
        words = translate("SeptetGuide", "A boss is in this trick: whoever takes it, captures it.")
        tips.append(Tip("boss", translate("SeptetGuide", "A boss on the table"), words))
    limit = view.mode.trick_limit
    if limit and view.taken[own] >= limit - 2 and not _may_win_now(view):
        words = translate(
            "SeptetGuide",
            "Your side nears the last cell: taking that trick loses the round, unless it brings"
            " the boss you still need. Play low.",
        )
        tips.append(Tip("limit", translate("SeptetGuide", "Too many tricks"), words))
    return tips


def _may_win_now(view: SeptetView) -> bool:
    """Whether taking this very trick can bring the side the last boss it needs."""
    needed = view.mode.boss_limit - len(view.captured[view.mode.side_of(view.seat)])
    there = sum(played.card.is_boss for played in view.trick)
    own = any(isinstance(action, Play) and action.card.is_boss for action in view.legal)
    return there + own >= needed
