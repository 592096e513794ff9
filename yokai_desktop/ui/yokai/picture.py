"""The picture of a Yōkai table: every card with its place, face, look and words, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence

from PySide6.QtCore import QRect

from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.tableau import Step, Tableau
from yokai_desktop.models.cards import CardLook
from yokai_desktop.models.yokai.cards import Eye, YokaiCard
from yokai_desktop.models.yokai.grid import GridRow
from yokai_desktop.models.yokai.hints import HintState, hint_rows
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.yokai.camera import Camera
from yokai_desktop.ui.yokai.choosing import Choosing
from yokai_desktop.ui.yokai.hint_tray import HintTray
from yokai_desktop.ui.yokai.names import BACK, HINT_BACK, face_of, hint_picture
from yokai_desktop.ui.yokai.sentences import card_words, hint_words
from yokai_desktop.words.voice import translate

PILE, TURNED_UP = "pile", "turned up"


def hint_key(hint: Hint, number: int) -> Hashable:
    """Which card it is: of equal hints the first, the second and so on."""
    return TURNED_UP, hint, number


def grid_cards(
    rows: Sequence[GridRow],
    viewer: int,
    camera: Camera,
    opening: QRect | None,
    choosing: Choosing,
    is_dragging: bool,
    name: Callable[[int], str],
) -> Iterator[YokaiCard]:
    """The sixteen cards.  Each place is a zone of its own: a card flies to another one."""
    pending = choosing.pending
    for row in rows:
        eyes = tuple(Eye(look.seat) for look in row.looks if look.is_now and look.seat == viewer)
        chosen = pending is not None and pending.card == row.card
        yield YokaiCard(
            row.card,
            f"{row.place.x},{row.place.y}",
            camera.spot(row.place),
            BACK if row.family is None else face_of(row.family, row.card),
            card_words(row),
            _grid_look(row, eyes, choosing),
            is_draggable=choosing.step is Step.MOVE and choosing.can_choose(row.card),
            tip=plain_tip(_looks_words(row, name)),
            grid=row,
            eyes=eyes,
            hint=pending.hint if pending is not None and chosen else None,
            is_lifted=row.card == choosing.lifted and not is_dragging,
            opening=opening,
        )


def _grid_look(row: GridRow, eyes: tuple[Eye, ...], choosing: Choosing) -> CardLook:
    legal = choosing.can_choose(row.card)
    with_hint = choosing.step is Step.HINT and choosing.hint is not None
    stuck = choosing.step is Step.MOVE and not legal and not row.is_locked
    pending = choosing.pending
    return CardLook(
        legal=legal,
        dimmed=stuck or (with_hint and not legal),
        best=bool(eyes) or (with_hint and legal and pending is None),
        chosen=pending is not None and pending.card == row.card,
    )


def _looks_words(row: GridRow, name: Callable[[int], str]) -> str:
    """Who looked at a card, when, and in which order."""
    texts = (
        translate("Yokai", "{name} looked here first in turn {turn}"),
        translate("Yokai", "{name} looked here second in turn {turn}"),
    )
    return "\n".join(
        texts[min(look.order, 2) - 1].format(name=name(look.seat), turn=look.turn)
        for look in row.looks
    )


def hint_cards(tableau: Tableau, tray: HintTray, choosing: Choosing) -> Iterator[YokaiCard]:
    """The pile, and the hints turned up in their order."""
    opening, in_hand = tray.opening(), choosing.hint
    spots = iter(tray.turned_up_spots(len(tableau.turned_up)))
    seen: Counter[Hint] = Counter()
    for row in hint_rows(tableau):
        words = hint_words(row)
        if row.state is HintState.PILE and row.count:
            yield YokaiCard(
                PILE,
                PILE,
                tray.pile_spot(row.count),
                HINT_BACK,
                words,
                CardLook(legal=choosing.may_reveal),
                is_reachable=choosing.may_reveal,
                count=row.count,
                opening=opening,
            )
        elif row.state is HintState.TURNED_UP and row.hint is not None:
            legal = row.can_be_placed and choosing.can_take(row.hint)
            chosen = legal and row.hint == in_hand
            in_hand = None if chosen else in_hand
            yield YokaiCard(
                hint_key(row.hint, seen[row.hint]),
                TURNED_UP,
                next(spots),
                hint_picture(row.hint),
                words,
                CardLook(legal=legal, chosen=chosen),
                is_draggable=legal,
                is_reachable=legal,
                tip=words,
                hint=row.hint,
                opening=opening,
            )
            seen[row.hint] += 1
