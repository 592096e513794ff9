"""How the partners read an act, for the eyes: the likeliest families of a card."""

from __future__ import annotations

from yokai_desktop.dojo.position import Position
from yokai_desktop.dojo.yokai.readings import Shares, readings_of
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.ui.dojo.reading_rows import PartnerReading, Share
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.ui.yokai.names import mark_of
from yokai_desktop.words.players import name_of
from yokai_desktop.words.yokai.names import family_name

_LEAST, _MOST = 10, 2
"""Percent below which a family is not worth telling; so many are told."""


def partner_readings(position: Position, text: str) -> tuple[PartnerReading, ...]:
    """How each partner will read an act of the learner before it is made, by its text."""
    match = position.match()
    return tuple(
        PartnerReading(
            name_of(match, reading.seat),
            mask_of(match, reading.seat),
            told_shares(reading.shares),
        )
        for reading in readings_of(position, text)
    )


def told_shares(shares: Shares) -> tuple[Share, ...]:
    """The likeliest families; none if all four are about equal."""
    if max(shares) - min(shares) < _LEAST:
        return ()
    order = sorted(range(len(shares)), key=lambda at: -shares[at])[:_MOST]
    return tuple(
        Share(family_name(Family(at)), mark_of(Family(at)), shares[at])
        for at in order
        if shares[at] >= _LEAST
    )
