"""The choices before a game: declared once, checked, and told as a level or as custom (Y6, Y8).

The edition decides the levels, the ranks and one limit: the second keeps the table's number of
hints (Y8.1).  Everything else combines freely in both editions.
"""

from __future__ import annotations

from yokai_desktop.engine.contract import BadSetup, Option, Setup
from yokai_desktop.engine.yokai.hints import MOST_OF_KIND, TABLE_MIX, HintMode, Mix
from yokai_desktop.engine.yokai.levels import LEVELS, Edition
from yokai_desktop.engine.yokai.shapes import SHAPE_NAMES

EDITION = Option("edition", (Edition.SECOND.value, Edition.FIRST.value))
AFFINITY = Option("affinity", ("none", "open", "secret", "both"))
SECRETS = Option("secrets", ("1", "2", "3", "4"))
"""Y8.4: how many players hold a secret affinity card, from the first player on."""
HOLDERS = Option("holders", ("",), free=True)
"""Y8.4: the seats that hold a secret affinity card, ``0-2``; empty to count them by ``secrets``."""
HINTS = Option("hints", tuple(mode.value for mode in HintMode))
SHAPE = Option("shape", ("none", "random", *SHAPE_NAMES))
MIX = Option("mix", ("",), free=True)
"""Y8.1: hints of one, two and three families, ``2-3-2``; empty for the table's (Y2.2)."""
CHILDREN = Option("children", ("no", "yes"))
"""Y8.2: a hint of three families is swapped for one of a single family."""
FIRST = Option("first", ("random", "0", "1", "2", "3"))
"""Y2.3: the first player."""

OPTIONS = (EDITION, AFFINITY, SECRETS, HOLDERS, HINTS, SHAPE, MIX, CHILDREN, FIRST)

_WITH_OPEN = ("open", "both")
WITH_SECRETS = ("secret", "both")

MOST_HINTS = 14
LONGEST_MIX = 10


def check_options(setup: Setup) -> None:
    """Raise ``BadSetup`` for options that make no game together."""
    secrets, holders = int(setup["secrets"]), _read_holders(setup)
    if secrets > setup.players:
        raise BadSetup("more_secrets_than_players", secrets=secrets, players=setup.players)
    if (secrets > 1 or holders) and setup["affinity"] not in WITH_SECRETS:
        raise BadSetup("secrets_without_secret_affinity", secrets=max(secrets, len(holders)))
    if secrets > 1 and holders:
        raise BadSetup("secrets_counted_and_named", secrets=secrets, holders=setup["holders"])
    if setup["first"] != "random" and int(setup["first"]) >= setup.players:
        raise BadSetup("first_is_no_player", first=setup["first"], players=setup.players)
    mix_of(setup)


def affinity_owners(setup: Setup, first: int) -> tuple[int | None, ...]:
    """Who gets each affinity card, None for the open one (Y6, Y8.4)."""
    open_card: tuple[int | None, ...] = (None,) if setup["affinity"] in _WITH_OPEN else ()
    if setup["affinity"] not in WITH_SECRETS:
        return open_card
    counted = ((first + turn) % setup.players for turn in range(int(setup["secrets"])))
    return (*open_card, *(_read_holders(setup) or counted))


def _read_holders(setup: Setup) -> tuple[int, ...]:
    """The seats named as holders; ``BadSetup`` unless they are seats, each once and in order."""
    text = setup["holders"]
    seats = tuple(seat for seat in range(setup.players) if str(seat) in text)
    if "-".join(map(str, seats)) != text:
        raise BadSetup("bad_option_value", option=HOLDERS.name, value=text[:LONGEST_MIX])
    return seats


def mix_of(setup: Setup) -> Mix:
    """How many hints of each kind the game has; ``BadSetup`` if that is impossible (Y8.1)."""
    table = TABLE_MIX[setup.players]
    mix = _read_mix(setup["mix"]) if setup["mix"] else table
    if setup["children"] == "yes":
        if mix.triples == 0:
            raise BadSetup("no_hint_to_swap", mix=str(mix))
        mix = Mix(mix.singles + 1, mix.pairs, mix.triples - 1)
    if not 1 <= mix.total <= MOST_HINTS:
        raise BadSetup("bad_hint_count", hints=mix.total, most=MOST_HINTS)
    if any(count > most for count, most in zip(mix, MOST_OF_KIND, strict=True)):
        raise BadSetup("too_many_of_a_kind", mix=str(mix), most=str(MOST_OF_KIND))
    if setup["edition"] == Edition.SECOND and mix.total != table.total:
        raise BadSetup("edition_keeps_hint_count", hints=mix.total, must_be=table.total)
    return mix


def _read_mix(text: str) -> Mix:
    words = text.split("-") if len(text) <= LONGEST_MIX else []
    if len(words) != 3 or not all(word.isascii() and word.isdigit() for word in words):
        raise BadSetup("bad_option_value", option="mix", value=text[:LONGEST_MIX])
    mix = Mix(*map(int, words))
    if str(mix) != text:
        raise BadSetup("bad_option_value", option="mix", value=text)
    return mix


def level_of(setup: Setup) -> int | None:
    """The level of its edition that a game is, None for a custom one (Y6, Y8).

    Neither the first player nor a mix equal to the table's makes a game custom; in the second
    edition any shape will do (Y6.2), in the first it must be drawn (Y6.1).
    """
    if mix_of(setup) != TABLE_MIX[setup.players] or setup["secrets"] != SECRETS.default:
        return None
    if setup["holders"]:
        return None
    edition = Edition(setup["edition"])
    shape = setup["shape"]
    if edition is Edition.SECOND and shape in SHAPE_NAMES:
        shape = "random"
    played = {"affinity": setup["affinity"], "hints": setup["hints"], "shape": shape}
    base = {option.name: option.default for option in (AFFINITY, HINTS, SHAPE)}
    for number, changes in enumerate(LEVELS[edition], start=1):
        if played == {**base, **changes}:
            return number
    return None
