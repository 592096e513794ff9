"""Words to a newcomer, each tied to what is happening, each said once."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.septet.actions import Play, Show
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

translate = QCoreApplication.translate


_LAST_CARDS = 3
"""With so few cards in hand the last trick is near."""


@dataclass(frozen=True)
class Tip:
    """``key`` tells tips apart in every language."""

    key: str
    title: str
    words: str


def tip_for(view: SeptetView, shown: frozenset[str]) -> Tip | None:
    """What a newcomer should hear now; None if everything that fits was told."""
    return next((tip for tip in _fitting(view) if tip.key not in shown), None)


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
                    translate("SeptetGuide", "One card out"),
                    translate(
                        "SeptetGuide",
                        "The only card of a family is a good discard: without it you will soon"
                        " be free to play anything.",
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
            "Your partner sits opposite: a 7 helps there, and a weak card is good enough for"
            " the opponents. A family you have none of need not be followed.",
        )
    elif view.mode.players == 3:
        words = translate(
            "SeptetGuide",
            "They go to an opponent. Pass cards you fear will win tricks, or get rid of a whole"
            " family: then you need not follow it.",
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
        "A boss that lies face up can soon be captured. Tucked under, it waits until the cards"
        " on it are gone. Click the boss, then one of the two cards below it.",
    )
    return Tip("tuck", translate("SeptetGuide", "Hiding a boss"), words)


def _playing(view: SeptetView) -> list[Tip]:
    tips = [_goal(view)]
    own = view.mode.side_of(view.seat)
    if not view.trick and view.leader == view.seat:
        words = translate(
            "SeptetGuide",
            "Any card may be led. The others must follow its family if they can. The highest card"
            " of the family wins, trump beats it, and the A beats everything.",
        )
        tips.append(Tip("lead", translate("SeptetGuide", "You lead"), words))
    elif view.trick:
        words = translate(
            "SeptetGuide",
            "Raised cards can be played; the others must wait. Click a card to play it, or drag"
            " it onto the table.",
        )
        tips.append(Tip("follow", translate("SeptetGuide", "Your turn"), words))
    limit = view.mode.trick_limit
    if limit and view.taken[own] == limit - 1 and not _may_win_now(view):
        words = translate(
            "SeptetGuide",
            "One box left on your trick counter: the next trick loses you the round, unless it"
            " brings the boss you still need. Play low.",
        )
        tips.append(Tip("limit", translate("SeptetGuide", "Too many tricks"), words))
    if view.trick and any(played.card.is_boss for played in view.trick):
        words = translate(
            "SeptetGuide", "There is a boss in this trick: whoever takes the trick captures it."
        )
        tips.append(Tip("boss", translate("SeptetGuide", "A boss on the table"), words))
    if view.mode.stars_score and limit and any(view.captured):
        tips.append(_stars(view))
    if limit and len(view.hand) <= _LAST_CARDS and not view.mode.has_straws:
        words = translate(
            "SeptetGuide",
            "If nobody has won by then, the last trick decides: whoever takes it wins the round.",
        )
        tips.append(Tip("last", translate("SeptetGuide", "The last trick"), words))
    return tips


def _goal(view: SeptetView) -> Tip:
    """What the players are after, told before anything else of the play."""
    if view.mode.is_seven_next:
        words = translate(
            "SeptetGuide",
            "Take both 7s of a family in one round and your team seals it for good. Here many"
            " tricks do no harm.",
        )
    elif view.mode.players == 3:
        words = translate(
            "SeptetGuide",
            "Three bosses, the 7s, win the round. But whoever takes a seventh trick first lets"
            " the two others win.",
        )
    elif view.mode.players == 2:
        words = translate(
            "SeptetGuide",
            "Four bosses, the 7s, win the round. But a thirteenth trick loses it.",
        )
    else:
        words = translate(
            "SeptetGuide",
            "Four bosses, the 7s, win your team the round. But a seventh trick loses it: take"
            " tricks with bosses, leave the others to your opponents.",
        )
    return Tip("goal", translate("SeptetGuide", "Goal"), words)


def _stars(view: SeptetView) -> Tip:
    if view.mode.outline_stars_score:
        words = translate(
            "SeptetGuide",
            "Whoever wins the round scores the stars on the captured bosses, ★ and ☆. The boss of"
            " the trump family scores nothing.",
        )
    else:
        words = translate(
            "SeptetGuide",
            "Whoever wins the round scores a point for each ★ on the captured bosses. The boss of"
            " the trump family scores nothing.",
        )
    return Tip("stars", translate("SeptetGuide", "Stars"), words)


def _may_win_now(view: SeptetView) -> bool:
    """Whether taking this very trick can bring the side the last boss it needs."""
    needed = view.mode.boss_limit - len(view.captured[view.mode.side_of(view.seat)])
    there = sum(played.card.is_boss for played in view.trick)
    own = any(isinstance(action, Play) and action.card.is_boss for action in view.legal)
    return there + own >= needed
