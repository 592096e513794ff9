"""The instinct of a player: which card looks best without looking ahead.

Used as it is by weak players, by all playouts, as the first guess of the search, and to judge how
likely the cards are that others have played.  It knows its own hand, the cards nobody has shown
yet and the suits others have shown not to hold; never who holds what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from yokai_desktop.ai.septet.imagined import SEVENS, Imagined, count
from yokai_desktop.ai.septet.takeovers import CERTAIN, takeover_chance, takers
from yokai_desktop.ai.septet.trick_worth import TrickWorth
from yokai_desktop.ai.septet.weights import Weights
from yokai_desktop.engine.septet.kernel import (
    ACE,
    BOSSES,
    DECK_WITH_SHINING,
    NOT_OVER,
    TWINS,
    beats,
    following,
    suit_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

_ONE_BOSS: Final = 0x40
_TWO_BOSSES: Final = 0x20_40
"""Any so many: who needs four does not mind which."""


@final
class Policy:
    """The weights of an instinct, and its judgement of cards."""

    keep_ace: i64
    keep_trump: i64
    keep_top: i64
    keep_low: i64
    keep_boss: i64
    void: i64
    draw: i64
    guard: i64
    strip: i64
    uncover: i64
    hunt: i64
    catch: i64
    length: i64
    tempo: i64
    own: i64
    hidden: i64
    tops: i64
    side: i64
    later: i64
    next1: i64
    next2: i64
    next3: i64
    gain: i64
    loss: i64
    plain_gain: i64
    boss_gain: i64
    two_gain: i64
    plain_loss: i64
    boss_loss: i64
    two_loss: i64

    def __init__(self, weights: Weights) -> None:
        self.worth = TrickWorth(weights)
        self.keep_ace = weights.keep_ace
        self.keep_trump = weights.keep_trump
        self.keep_top = weights.keep_top
        self.keep_low = weights.keep_low
        self.keep_boss = weights.keep_boss
        self.void = weights.void
        self.draw = weights.draw
        self.guard = weights.guard
        self.strip = weights.strip
        self.uncover = weights.uncover
        self.hunt = weights.hunt
        self.catch = weights.catch
        self.length = weights.length
        self.tempo = weights.tempo
        self.tops = 0
        self.plain_gain = self.boss_gain = self.two_gain = 0
        self.plain_loss = self.boss_loss = self.two_loss = 0
        self.own = self.hidden = self.side = self.later = 0
        self.next1 = self.next2 = self.next3 = self.gain = self.loss = 0

    def choose(self, r: Imagined) -> i64:
        """The card that looks best; of equals the weakest."""
        return self.best_of(r, following(r.hand(r.turn), r.led if r.placed != 0 else 0))

    def best_of(self, r: Imagined, cards: i64) -> i64:
        """Of these cards the one that looks best to the seat to act."""
        if cards & (cards - 1) == 0:
            return cards
        self.look(r)
        between = self.hidden | r.best
        chosen: i64 = 0
        highest: i64 = -1_000_000
        before: i64 = 0
        suit: i64 = 0
        while cards != 0:
            card = cards & -cards
            cards ^= card
            if card & suit == 0:
                suit = suit_of(card)
            elif between & (card - before) == 0 and (card | before) & (SEVENS | ACE) == 0:
                continue
            before = card
            score = self.score(r, card)
            if score > highest:
                highest = score
                chosen = card
        return chosen

    def play_out(self, r: Imagined) -> None:
        """Play the round to its end, all seats by this instinct."""
        while r.over == NOT_OVER:
            r.play(self.choose(r))

    def look(self, r: Imagined) -> None:
        """Take in what the seat to act sees; ``score`` then judges its cards."""
        seat = r.turn
        side = r.side(seat)
        hidden = (r.h0 | r.h1 | r.h2 | r.h3) & ~r.hand(seat)
        self.hidden = hidden
        self.own = r.hand(seat)
        self.side = side
        later = r.players - 1 - r.placed
        self.later = later
        if later > 0:
            next_seat = seat + 1 if seat + 1 < r.players else 0
            self.next1 = hidden & ~r.voids(next_seat)
            if later > 1:
                next_seat = next_seat + 1 if next_seat + 1 < r.players else 0
                self.next2 = hidden & ~r.voids(next_seat)
                if later > 2:
                    next_seat = next_seat + 1 if next_seat + 1 < r.players else 0
                    self.next3 = hidden & ~r.voids(next_seat)
        if r.players == 2:
            self.tops = r.upper(seat)
            if r.placed == 0:
                self._look_for_lead(r, side)
                return
        self.gain = self.worth.of(r, side, r.pile)
        self.loss = self.worth.of(r, side ^ 1, r.pile) if r.players != 3 else 0

    def score(self, r: Imagined, card: i64) -> i64:
        """How good a legal card looks to the seat to act, after a ``look``."""
        if r.placed == 0 and r.players == 2:
            return self._score_lead(card, r.trump)
        seat = r.turn
        side = self.side
        led = r.led
        best = r.best
        suit = r.suit
        winner = r.best_seat
        trump = r.trump
        if r.placed == 0:
            led = suit_of(card)
            if trump == 0:
                trump = led
            suit = led
            best = card
            winner = seat
        else:
            held = r.twins_seat(card)
            if held >= 0:
                best = TWINS
                suit = DECK_WITH_SHINING
                winner = held
            elif beats(card, best, suit, trump):
                best = card
                winner = seat
                if card & trump != 0:
                    suit = trump
        other = r.side(winner)
        ours: i64 = CERTAIN
        if other != side:
            ours = 0
        elif r.players == 3:
            other = side + 1 if side < 2 else 0
        else:
            other = side ^ 1
        gain = self.gain
        loss = self.loss
        if card & SEVENS != 0:
            gain = self.worth.of(r, side, r.pile | card)
            loss = self.worth.of(r, other, r.pile | card)
        elif r.players == 3:
            loss = self.worth.of(r, other, r.pile)
        if self.later > 0 and best != ACE:
            wanted = gain + loss > 0
            chance = takeover_chance(r.players, self.next1, led, best, suit, trump, wanted)
            ours -= ours * chance >> 8
            if self.later > 1:
                chance = takeover_chance(r.players, self.next2, led, best, suit, trump, wanted)
                if r.players == 4:
                    ours += (CERTAIN - ours) * chance >> 8
                else:
                    ours -= ours * chance >> 8
                if self.later > 2:
                    chance = takeover_chance(r.players, self.next3, led, best, suit, trump, wanted)
                    ours -= ours * chance >> 8
        score = (ours * gain - (CERTAIN - ours) * loss) >> 8
        if r.boss_limit == 0:
            score += self._for_seals(r, led, ours)
        elif r.placed == 0 and self.hidden & led & BOSSES != 0:
            score += self.draw * (2 * ours - CERTAIN) >> 8
        return score - self._keep(card, trump)

    def _for_seals(self, r: Imagined, led: i64, ours: i64) -> i64:
        """In Seven Next: the next lead, sevens that others may still add, trump to be chosen."""
        score = self.tempo * ours >> 8
        if r.trump == 0:
            score += self.length * count(self.own & led)
        sevens = self.hidden & led & SEVENS
        if self.later == 0 or sevens == 0:
            return score
        worth = self.worth.of(r, self.side, sevens) + self.worth.of(r, self.side ^ 1, sevens)
        weight = self.draw if r.placed == 0 else self.catch
        return score + (worth * weight * (2 * ours - CERTAIN) >> 16)

    def _look_for_lead(self, r: Imagined, side: i64) -> None:
        """What tricks with no, one and two bosses are worth to both of two players."""
        self.plain_gain = self.worth.of(r, side, 0)
        self.boss_gain = self.worth.of(r, side, _ONE_BOSS)
        self.two_gain = self.worth.of(r, side, _TWO_BOSSES)
        self.plain_loss = self.worth.of(r, side ^ 1, 0)
        self.boss_loss = self.worth.of(r, side ^ 1, _ONE_BOSS)
        self.two_loss = self.worth.of(r, side ^ 1, _TWO_BOSSES)

    def _score_lead(self, card: i64, trump: i64) -> i64:
        """With two players: how good a lead looks after the answer best for the other."""
        led = suit_of(card)
        answers = following(self.hidden, led)
        taking = takers(answers, card, led, trump)
        ducking = answers & ~taking
        if card & BOSSES != 0:
            gain, gain_more = self.boss_gain, self.two_gain
            loss, loss_more = self.boss_loss, self.two_loss
        else:
            gain, gain_more = self.plain_gain, self.boss_gain
            loss, loss_more = self.plain_loss, self.boss_loss
        worst: i64 = -1_000_000
        taking_plain = taking & ~BOSSES
        if taking_plain != 0:
            worst = loss
            if taking_plain & led & ~ACE == 0:
                worst -= self.keep_trump if taking_plain & trump != 0 else self.keep_ace
        if taking & BOSSES != 0 and loss_more - self.keep_boss > worst:
            worst = loss_more - self.keep_boss
        stripped: i64 = 0
        if ducking & ~BOSSES != 0:
            if -gain > worst:
                worst = -gain
                if answers & led & BOSSES != 0:
                    stripped = self.strip // count(answers)
        elif ducking != 0 and -gain_more - self.keep_boss > worst:
            worst = -gain_more - self.keep_boss
        return stripped - worst - self._keep(card, trump)

    def _keep(self, card: i64, trump: i64) -> i64:
        """What giving a card away costs for later tricks."""
        if card == ACE:
            return self.keep_ace
        worth: i64 = 0
        if card & self.tops != 0:
            worth -= self.uncover
        if card & SEVENS != 0:
            worth += self.keep_boss
        if card & trump != 0:
            rest = count(self.hidden & trump & (card - 1))
            return worth + self.keep_trump + (rest * self.keep_trump >> 3)
        suit = suit_of(card)
        rivals = self.hidden & suit
        if rivals & ~(card - 1) == 0:
            worth += self.keep_top
        elif rivals & (card - 1) == 0:
            worth += self.keep_low
        if self.own & suit == card and self.own & trump != 0:
            worth -= self.void
        if self.hunt != 0 and rivals & BOSSES & (card - 1) != 0:
            worth += self.hunt
        if self.guard != 0:
            left = self.own & suit & ~card
            if left != 0 and left & ~BOSSES == 0 and rivals > left:
                worth += self.guard
        return worth
