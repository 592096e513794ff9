"""How many moves a family needs at least; compiled where possible.

A family hangs together when its four cells form one of the figures of four squares.  Cards that
need not move are those that lie in one such figure together, so the others must move at least
once each.  Moves of one family never help another: the bounds of all four add up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from yokai_desktop.engine.yokai.kernel import columns_between, rows_between

if TYPE_CHECKING:
    from mypy_extensions import i64

IMPOSSIBLE: Final = 99
"""The bound of a family whose locked cards lie too far apart."""

_WIDEST: Final = 3
"""Cells lie in one figure of four squares if their width and height exceed 1 by 3 together."""


def family_bound(one: i64, two: i64, three: i64, four: i64, locked: i64) -> i64:
    """The fewest moves after which cards on these four cells can hang together.

    ``locked`` has a bit for each of the four that must stay where it is.
    """
    x2: i64 = columns_between(one, two)
    y2: i64 = rows_between(one, two)
    x3: i64 = columns_between(one, three)
    y3: i64 = rows_between(one, three)
    x4: i64 = columns_between(one, four)
    y4: i64 = rows_between(one, four)
    near12: i64 = _distance(x2, y2)
    near13: i64 = _distance(x3, y3)
    near14: i64 = _distance(x4, y4)
    near23: i64 = _distance(x3 - x2, y3 - y2)
    near24: i64 = _distance(x4 - x2, y4 - y2)
    near34: i64 = _distance(x4 - x3, y4 - y3)
    sides: i64 = 0
    if near12 == 1:
        sides += 1
    if near13 == 1:
        sides += 1
    if near14 == 1:
        sides += 1
    if near23 == 1:
        sides += 1
    if near24 == 1:
        sides += 1
    if near34 == 1:
        sides += 1
    # Three common sides join four cells: on a grid no three cells touch each other.
    if sides >= 3:
        return 0
    # Twice the size of the box around three cells is the sum of their distances.
    if locked & 8 == 0 and near12 + near13 + near23 <= 2 * _WIDEST:
        return 1
    if locked & 4 == 0 and near12 + near14 + near24 <= 2 * _WIDEST:
        return 1
    if locked & 2 == 0 and near13 + near14 + near34 <= 2 * _WIDEST:
        return 1
    if locked & 1 == 0 and near23 + near24 + near34 <= 2 * _WIDEST:
        return 1
    if locked & 12 == 0 and near12 <= _WIDEST:
        return 2
    if locked & 10 == 0 and near13 <= _WIDEST:
        return 2
    if locked & 6 == 0 and near14 <= _WIDEST:
        return 2
    if locked & 9 == 0 and near23 <= _WIDEST:
        return 2
    if locked & 5 == 0 and near24 <= _WIDEST:
        return 2
    if locked & 3 == 0 and near34 <= _WIDEST:
        return 2
    # One card at most stays.
    return 3 if locked & (locked - 1) == 0 else IMPOSSIBLE


def _distance(x: i64, y: i64) -> i64:
    return (x if x >= 0 else -x) + (y if y >= 0 else -y)


def moves_bound(cells: list[int], families: list[int], locked: i64) -> i64:
    """The fewest moves after which all families can hang together; never too high.

    ``locked`` is the set of cards that must stay; the bound is ``IMPOSSIBLE`` or more if they
    rule out every end.
    """
    total: i64 = 0
    family: i64
    card: i64
    for family in range(4):
        members: list[int] = []
        stays: i64 = 0
        for card in range(len(cells)):
            if families[card] == family:
                stays |= ((locked >> card) & 1) << len(members)
                members.append(cells[card])
        total += family_bound(members[0], members[1], members[2], members[3], stays)
    return total
