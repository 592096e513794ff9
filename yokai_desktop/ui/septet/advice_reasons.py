"""Why a choice is good in this very position, in one short sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.septet.actions import Pass, Play
from yokai_desktop.engine.septet.cards import Family, read_card
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.words.joining import listed
from yokai_desktop.words.septet.cards import BOSS_NAMES, family_name
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.passing import receiver_of

if TYPE_CHECKING:
    from yokai_desktop.ai.septet.explain import Advice

translate = QCoreApplication.translate
_MOSTLY, _SELDOM = 0.85, 0.15
"""Shares of deals from which something is said as if it were sure."""


class ReasonWords:
    """The words for one piece of advice."""

    def __init__(self, advice: Advice, view: SeptetView, names: Names) -> None:
        self._advice, self._facts = advice, advice.facts
        self._view, self._names = view, names

    def words(self) -> str:
        """The sentence; nothing for a reason without words."""
        if isinstance(self._advice.action, Play):
            found = self._taking() or self._leaving() or self._leading()
        else:
            found = self._before_play()
        return found or _in_general(str(self._advice.reason))

    # what is known

    def _seat_name(self, key: str) -> str:
        seat = self._facts.get(key)
        return self._names.name(seat) if isinstance(seat, int) else ""

    def _boss(self, key: str) -> str:
        card = self._facts.get(key)
        return _boss_name(card) if isinstance(card, str) else ""

    def _bosses(self) -> str:
        cards = self._facts.get("bosses")
        names = [_boss_name(card) for card in cards] if isinstance(cards, list) else []
        return listed(names)

    def _void(self) -> str:
        """An opponent who could trump, because nothing of the family led is left there."""
        seats = self._facts.get("void")
        known = [seat for seat in seats if isinstance(seat, int)] if isinstance(seats, list) else []
        return self._names.name(known[0]) if known else ""

    def _takes(self) -> float:
        share = self._facts.get("takes")
        return float(share) if isinstance(share, int | float) else 0.5

    def _limit(self) -> int:
        limit = self._facts.get("limit")
        return limit if isinstance(limit, int) else 0

    def _family(self) -> str:
        action = self._advice.action
        assert isinstance(action, Play)
        return family_name(action.card.family)

    def _led(self) -> str:
        led = self._view.led
        return family_name(led) if led is not None else self._family()

    # what it is good for

    def _taking(self) -> str:
        """The trick is for one's own side."""
        bosses, void = self._bosses(), self._void()
        match str(self._advice.reason):
            case "only_choice":
                return translate("Septet", "It is the only card you may play.")
            case "wins_round" if bosses:
                text = translate("Septet", "Captures {boss}: that wins the round.")
                return text.format(boss=bosses)
            case "wins_round":
                return translate("Septet", "The last trick wins the round.")
            case "wins_boss" if bosses and void:
                text = translate(
                    "Septet", "Captures {boss}, unless {name}, out of {family}, trumps."
                )
                return text.format(boss=bosses, name=void, family=self._led())
            case "wins_boss" if bosses and self._takes() >= _MOSTLY:
                return translate("Septet", "Captures {boss}, almost surely.").format(boss=bosses)
            case "wins_boss" if bosses:
                text = translate("Septet", "Captures {boss} in {percent}% of the deals.")
                return text.format(boss=bosses, percent=round(100 * self._takes()))
            case "feeds_partner" if bosses and void:
                text = translate(
                    "Septet", "{name} holds the trick: {boss} is safe, unless {other} trumps."
                )
                return text.format(name=self._seat_name("holder"), boss=bosses, other=void)
            case "feeds_partner" if bosses:
                text = translate("Septet", "{name} holds the trick: {boss} is safe there.")
                return text.format(name=self._seat_name("holder"), boss=bosses)
            case "leaves_it_to_partner":
                text = translate("Septet", "{name} holds the trick already: save your strength.")
                return text.format(name=self._seat_name("holder"))
            case "takes_lead" if void:
                text = translate(
                    "Septet", "Takes the lead, unless {name}, out of {family}, trumps."
                )
                return text.format(name=void, family=self._led())
            case "takes_lead" if self._takes() >= _MOSTLY:
                return translate("Septet", "You take the trick and lead the next one.")
            case "takes_lead":
                text = translate("Septet", "Takes the trick in {percent}% of the deals.")
                return text.format(percent=round(100 * self._takes()))
        return ""

    def _leaving(self) -> str:
        """The trick is for somebody else."""
        taker, own = self._seat_name("taker"), self._boss("own_boss")
        match str(self._advice.reason):
            case "ducks_losing_trick":
                text = translate(
                    "Septet", "Trick number {limit} would lose you the round: leave it."
                )
                return text.format(limit=self._limit())
            case "lets_others_take_too_many":
                text = translate("Septet", "Trick number {limit} loses the round for {name}.")
                return text.format(limit=self._limit(), name=taker)
            case "keeps_ace":
                return translate("Septet", "Keeps the A for a trick with a boss in it.")
            case "keeps_boss" if own:
                text = translate("Septet", "{boss} stays in your hand, out of their reach.")
                return text.format(boss=own)
            case "keeps_boss":
                return translate("Septet", "It keeps your boss out of the opponents’ reach.")
            case "plays_low" if self._takes() <= _SELDOM and taker:
                text = translate("Septet", "{name} takes it anyway: a low card is enough.")
                return text.format(name=taker)
            case "plays_low":
                return translate("Septet", "A low card is enough here.")
        return ""

    def _leading(self) -> str:
        taker, out = self._seat_name("taker"), self._boss("boss_out")
        match str(self._advice.reason):
            case "wins_boss" if not self._view.trick:
                return translate("Septet", "No higher {family} card is still out.").format(
                    family=self._family()
                )
            case "draws_boss" if out:
                text = translate("Septet", "{boss} is still out and may fall to it.")
                return text.format(boss=out)
            case "makes_void":
                text = translate("Septet", "Your last {family}: after that you need not follow it.")
                return text.format(family=self._family())
            case "gives_lead_away" if taker and self._takes() < 0.5:
                text = translate("Septet", "{name} probably takes it and leads the next one.")
                return text.format(name=taker)
            case "gives_lead_away":
                return self._keeps_lead().format(percent=round(100 * self._takes()))
            case "names_trump":
                held = self._facts.get("held")
                count = held if isinstance(held, int) else 1
                text = translate(
                    "Septet", "Makes {family} trump: you hold %n cards of it.", "", count
                )
                return text.format(family=self._family())
        return ""

    def _keeps_lead(self) -> str:
        if self._view.mode.players == 4:
            return translate("Septet", "Your team keeps the lead in {percent}% of the deals.")
        return translate("Septet", "You keep the lead in {percent}% of the deals.")

    def _before_play(self) -> str:
        """What is passed, discarded or tucked before the first trick."""
        action, bosses = self._advice.action, self._bosses()
        voids = _families(self._facts.get("voids"))
        match str(self._advice.reason):
            case "makes_void" if voids:
                text = translate("Septet", "Leaves you without {families}: you need not follow it.")
                return text.format(families=voids)
            case "gives_strength" if bosses and isinstance(action, Pass):
                text = translate("Septet", "Passes {boss} to {name}.")
                return text.format(boss=bosses, name=self._names.name(receiver_of(self._view, 0)))
            case "hides_boss":
                text = translate("Septet", "Hides {boss}, which could be caught soon.")
                return text.format(boss=self._boss("boss"))
            case "keeps_boss_in_reach":
                return translate("Septet", "The boss stays where you can use it.")
        return ""


def _in_general(reason: str) -> str:
    """Where the position adds nothing to a reason."""
    return {
        "wins_boss": translate("Septet", "It captures a boss."),
        "feeds_partner": translate("Septet", "Your partner takes the trick: feed it a boss."),
        "draws_boss": translate("Septet", "A strong card here may draw a boss out."),
        "makes_void": translate("Septet", "It rids you of a family: soon you need not follow it."),
        "keeps_strength": translate("Septet", "It keeps your strong cards together."),
        "gives_strength": translate("Septet", "It gives strength where it is needed."),
    }.get(reason, "")


def _boss_name(text: str) -> str:
    return BOSS_NAMES[read_card(text).family]


def _families(labels: Json | None) -> str:
    if not isinstance(labels, list):
        return ""
    return listed(family_name(family) for family in Family if family.label in labels)
