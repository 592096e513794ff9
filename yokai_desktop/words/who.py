"""Who is meant: one helper chooses among whole sentences, nobody is called by the name *You*."""

from __future__ import annotations

from collections.abc import Sequence


def said_of(
    people: Sequence[str | None],
    *,
    you: str,
    you_and: str,
    one: str,
    several: str,
    **facts: object,
) -> str:
    """The sentence for these people, names and facts filled in; None stands for *you*.

    ``you_and`` and ``one`` have a place for ``{name}``, ``several`` for ``{one}`` and ``{other}``.
    """
    others = [name for name in people if name is not None]
    is_you = len(others) < len(people)
    if not others:
        return you.format(**facts)
    if len(others) == 1:
        return (you_and if is_you else one).format(name=others[0], **facts)
    return several.format(**{"one": others[0], "other": others[1], **facts})
