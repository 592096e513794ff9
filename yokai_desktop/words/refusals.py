"""Why something cannot be done, in a sentence for every reason of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from yokai_desktop.engine.contract import EngineError
from yokai_desktop.engine.septet.cards import Family, read_card
from yokai_desktop.words.harmless import harmless
from yokai_desktop.words.joining import either, listed, row_of
from yokai_desktop.words.septet.cards import card_name, family_name
from yokai_desktop.words.voice import translate


def refusal_words(error: EngineError) -> str:
    """The sentence of a refusal, its facts filled in; one without a sentence of its own is told
    by the most general one.
    """
    if error.reason == "bad_action" and "why" in error.facts:
        cause = error.__cause__
        inner = cause if isinstance(cause, EngineError) else EngineError(str(error.facts["why"]))
        text = translate("Refusals", "Action {number}, “{text}”, cannot be played. {why}")
        number = int(str(error.facts["index"])) + 1
        return text.format(
            number=number, text=harmless(str(error.facts.get("text", ""))), why=refusal_words(inner)
        )
    found = _actions().get(error.reason) or _setups().get(error.reason)
    found = found or _records().get(error.reason)
    text = found or translate("Refusals", "That is not possible now.")
    return text.format_map(_Facts(error.facts))


def has_words(reason: str) -> bool:
    """Whether a reason has a sentence of its own."""
    return any(reason in sentences for sentences in (_actions(), _setups(), _records()))


class _Facts(dict[str, str]):
    """Facts for a sentence, named as people name them; one that is missing is a question mark."""

    def __init__(self, facts: Mapping[str, object]) -> None:
        super().__init__({name: _named(name, value) for name, value in facts.items()})
        if "index" in facts:
            self["number"] = str(int(str(facts["index"])) + 1)

    def __missing__(self, name: str) -> str:
        return "?"


def _named(name: str, value: object) -> str:
    if name == "allowed" and isinstance(value, tuple | list):
        return either(harmless(str(item)) for item in value)
    if isinstance(value, tuple | list):
        items = [harmless(str(item)) for item in value]
        return listed(items) if name == "parts" else row_of(items)
    text = harmless(str(value))
    if name == "family" and text.upper() in Family.__members__:
        return family_name(Family[text.upper()])
    if name == "card" and not text.isdecimal():
        try:
            return card_name(read_card(text))
        except EngineError:
            return text
    return text


def _actions() -> dict[str, str]:
    """Choices at the table."""
    return {
        "game_is_over": translate("Refusals", "The game is over."),
        "not_your_turn": translate("Refusals", "It is not your turn."),
        "not_now": translate("Refusals", "That is not possible now."),
        "no_such_action": translate("Refusals", "“{text}” is not an action of this game."),
        "no_such_card": translate("Refusals", "There is no such card."),
        # Septet
        "must_follow_suit": translate(
            "Refusals", "Family led: {family}. You must follow if you can."
        ),
        "card_not_held": translate("Refusals", "You do not have this card: {card}."),
        "card_is_covered": translate(
            "Refusals", "This card is covered: play what lies on it first."
        ),
        "pass_three_cards": translate("Refusals", "Pass exactly three cards."),
        "same_card_twice": translate("Refusals", "Pass three different cards."),
        "three_are_chosen": translate("Refusals", "Three cards are chosen: take one back first."),
        "discard_from_hand": translate(
            "Refusals", "The discard comes from your hand, not from the straw pile."
        ),
        "boss_cannot_be_discarded": translate("Refusals", "A boss cannot be discarded."),
        "no_boss_there": translate("Refusals", "Only a boss can be tucked under."),
        "boss_swapped_already": translate("Refusals", "This boss has been moved already."),
        "choose_a_boss_first": translate(
            "Refusals", "First choose which of the two bosses lies face up."
        ),
        "not_one_of_the_two": translate("Refusals", "Choose one of the two bosses."),
        # Yōkai
        "appease_only_at_turn_start": translate(
            "Refusals", "You can only declare at the start of your turn."
        ),
        "wrong_step": translate("Refusals", "Something else comes first."),
        "card_is_locked": translate("Refusals", "A card under a hint is locked."),
        "card_already_looked_at": translate("Refusals", "You have just seen it: choose another."),
        "card_must_leave_its_place": translate("Refusals", "It must end on another place."),
        "place_is_taken": translate("Refusals", "A card lies there already."),
        "place_touches_no_card": translate("Refusals", "It must touch a card by a side."),
        "move_splits_the_cards": translate("Refusals", "The cards would no longer stay connected."),
        "card_is_stuck": translate(
            "Refusals", "Without this card the others would no longer be connected."
        ),
        "pile_is_empty": translate("Refusals", "No hint is left in the pile."),
        "only_the_top_hint": translate("Refusals", "Only the last hint turned up can be placed."),
        "hint_not_turned_up": translate("Refusals", "That hint is not turned up."),
        "choose_a_hint_first": translate("Refusals", "Take a hint first, then choose its card."),
        "hint_off_the_cards": translate("Refusals", "Drop the hint on a card without one."),
    }


def _setups() -> dict[str, str]:
    """Choices before a game."""
    return {
        "wrong_player_count": translate(
            "Refusals", "This game is not for {players} players, but for {allowed}."
        ),
        "wrong_seat_count": translate("Refusals", "{seats} seats are named for {players} players."),
        "unknown_option": translate("Refusals", "There is no option “{option}”."),
        "bad_option_value": translate("Refusals", "The option {option} cannot be “{value}”."),
        "dealer_only_with_two": translate(
            "Refusals", "The first dealer can only be chosen with two players."
        ),
        "seven_next_needs_four": translate("Refusals", "Seven Next is for four players."),
        "seven_next_has_no_scoring": translate(
            "Refusals", "Seven Next counts seals: it has no other scoring."
        ),
        "twins_only_in_seven_next": translate(
            "Refusals", "The option twins is for Seven Next, where a family has two 7s."
        ),
        "seven_next_has_all_bosses": translate(
            "Refusals", "Seven Next is played with plain and shining bosses."
        ),
        "more_secrets_than_players": translate(
            "Refusals", "There are more secret affinities than players."
        ),
        "secrets_without_secret_affinity": translate(
            "Refusals",
            "Several or chosen secret affinities need the option affinity=secret or affinity=both.",
        ),
        "secrets_counted_and_named": translate(
            "Refusals",
            "Give either the number of secret affinities or the seats that hold them, not both.",
        ),
        "first_is_no_player": translate("Refusals", "The first player is not at the table."),
        "no_hint_to_swap": translate(
            "Refusals", "There is no hint of three families to swap for children."
        ),
        "bad_hint_count": translate("Refusals", "A game needs 1 to 14 hints."),
        "too_many_of_a_kind": translate("Refusals", "There are not that many hints of one kind."),
        "edition_keeps_hint_count": translate(
            "Refusals", "In the second edition the number of hints is fixed."
        ),
        # a deal written by hand
        "bad_deal": translate("Refusals", "The deal is damaged in its part “{part}”."),
        "unknown_deal_part": translate("Refusals", "A deal has no part “{part}”."),
        "deal_has_wrong_parts": translate("Refusals", "The deal must consist of {parts}."),
        "deal_has_wrong_count": translate(
            "Refusals", "The deal has a wrong number of cards: {expected} are needed."
        ),
        "deal_has_unknown_card": translate(
            "Refusals", "The deal has a card that does not exist: “{card}”."
        ),
        "deal_has_doubled_card": translate("Refusals", "The deal has a card twice: {card}."),
        "deal_has_shining_card": translate(
            "Refusals", "Shining cards can only be dealt in Seven Next."
        ),
        "deal_needs_sixteen_cards": translate("Refusals", "The deal needs sixteen cards."),
        "deal_needs_four_of_each_family": translate(
            "Refusals", "The deal needs four cards of each family."
        ),
        "no_such_family": translate("Refusals", "There is no family “{family}”."),
        "deal_lies_too_far_out": translate("Refusals", "A card of the deal lies too far out."),
        "two_cards_on_one_place": translate(
            "Refusals", "Two cards of the deal lie on the same place."
        ),
        "deal_does_not_hang_together": translate(
            "Refusals", "The cards of the deal are not connected."
        ),
        "hint_dealt_twice": translate("Refusals", "The deal has a hint twice."),
        "deal_needs_mix": translate("Refusals", "The hints of the deal must be mixed {mix}."),
        "no_such_hint": translate("Refusals", "There is no hint “{hint}”."),
        "wrong_affinity_count": translate(
            "Refusals", "The deal has {affinities} affinities instead of {must_be}."
        ),
        "affinity_is_a_pair": translate("Refusals", "An affinity names two families."),
        "affinity_dealt_twice": translate("Refusals", "The deal has an affinity twice."),
        "no_such_shape": translate("Refusals", "There is no shape “{shape}”."),
        "deal_contradicts_option": translate(
            "Refusals", "The deal contradicts the option {option}={value}."
        ),
    }


def _records() -> dict[str, str]:
    """Games read from a file."""
    damaged = translate("Refusals", "This is not a game record.")
    return {
        "not_json": damaged,
        "not_a_record": damaged,
        "unknown_format": translate(
            "Refusals", "The record has format {format}, which this version does not know."
        ),
        "unknown_game": translate("Refusals", "There is no game “{game}”."),
        "bad_field": translate(
            "Refusals", "The record is damaged: its part “{field}” is missing or wrong."
        ),
        "seed_or_deal": translate("Refusals", "A record needs either a seed or a deal."),
        "record_too_long": translate(
            "Refusals", "The record has {actions} actions: too many for a game."
        ),
        "bad_action": translate("Refusals", "The record is damaged at action {number}."),
    }
