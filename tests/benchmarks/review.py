"""Does the judge judge well?  Games of the levels are reviewed and counted.

    python tests/benchmarks/review.py collect FILE [--players 4] [--games 75] [--deals NAME]
        [--effort quick] [--level LEVEL] [--ledger]
                                         review games, one line of JSON each, into FILE
    python tests/benchmarks/review.py fit FILE...         the tables of mirrors.py and likeness.py
    python tests/benchmarks/review.py levels FILE...      mean losses by level, "played like"
    python tests/benchmarks/review.py strangers FILE...   "played like" of who plays otherwise
    python tests/benchmarks/review.py ledger FILE...      sums, mean luck, spread without luck
    python tests/benchmarks/review.py seeds [--games 60] [--each 2] [--passes 1]
                                         plays and passes of each game under other seeds
    python tests/benchmarks/review.py endings [--games 60]  last tricks where all worlds agree
    python tests/benchmarks/review.py seconds [--games 60]  processor time of one seat's review

Tables mix the levels, each seat another; ``--level`` fills all seats with one.  ``collect`` goes on
where a FILE ends; with ``--ledger`` it keeps the ledgers alone, which takes two thirds of the time.
Outcomes: ``REVIEW.md``.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any

from yokai_desktop.ai import players
from yokai_desktop.ai.reviews import reviewing
from yokai_desktop.ai.reviews.reviewed import Decision, DecisionLabel, Effort, LedgerRow
from yokai_desktop.ai.septet import likeness, mirrors, review
from yokai_desktop.ai.septet.ledger import ledger_of
from yokai_desktop.ai.septet.levels import LEVELS, LEVELS_BY_NAME
from yokai_desktop.ai.septet.rating import compared_well
from yokai_desktop.ai.septet.weighing import index_of, weigh_until_clear
from yokai_desktop.ai.septet.weights import name_of
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import Mode, mode_of
from yokai_desktop.engine.septet.state import SeptetState

Game = dict[str, Any]


def played(players_: int, variant: str, deals: str, number: int, level: str) -> Match:
    """A game between levels; every level meets every other as often."""
    rng = Random(f"{deals}/{number}")
    stride = 1 + number // len(LEVELS) % 2
    seats = [level or LEVELS[(number + step * stride) % len(LEVELS)] for step in range(players_)]
    rng.shuffle(seats)
    setup = SEPTET.setup(players_, {"variant": variant}, seed=f"{deals}-{number}")
    match = Match(SEPTET, setup, [Seat(name) for name in seats])
    while match.to_act is not None:
        view = match.view(match.to_act)
        match.play(view.seat, players.choose(view, seats[view.seat], rng))
    return match


def reviewed_lines(match: Match, effort: Effort, seed: str) -> Game:
    """All decisions of a game rated alike, told shortly."""
    wanted = [reviewing.Wanted(index, effort) for index in range(len(match.actions))]
    began = time.process_time()
    decisions = tuple(review.judge(match, wanted, seed))
    conclusion = review.conclude(match, decisions)
    states = review.states_of(match)
    return {
        "seats": [seat.player for seat in match.seats],
        "rounds": max(decision.round for decision in decisions),
        "decisions": [
            [d.seat, d.kind, d.facts["lead"], d.error, d.label.value, traits(states[d.index], d)]
            for d in decisions
            if d.loss is not None
        ],
        "ledger": _rows(conclusion.ledger),
        "winners": list(match.outcome.winners) if match.outcome else [],
        "seconds": round(time.process_time() - began, 2),
    }


def ledger_line(match: Match, effort: Effort, seed: str) -> Game:
    """Only the ledger: all decisions weighed as in a review, nothing else worked out of them."""
    states = review.states_of(match)
    patience_of = review.BUDGETS[effort].patience
    decisions = []
    for index, (state, action) in enumerate(zip(states, match.actions, strict=False)):
        assert state.to_act is not None
        view = state.view(state.to_act)
        if len(view.legal) == 1:
            continue
        rng = Random(f"{seed}/{index}")
        tried = weigh_until_clear(view, action, patience_of(view, states[-1].number), rng)
        swing = review.swing_of(view, tried, compared_well(tried), index_of(tried, action))
        told = (str(action), view.phase.value, view.number, 0, DecisionLabel.FINE)
        decisions.append(Decision(index, view.seat, *told, swing=swing))
    return {
        "seats": [seat.player for seat in match.seats],
        "rounds": states[-1].number,
        "ledger": _rows(ledger_of(states, decisions)),
        "winners": list(match.outcome.winners) if match.outcome else [],
    }


def _rows(ledger: Sequence[LedgerRow]) -> list[list[int]]:
    return [[r.round, r.seat, r.result, r.luck, r.others, r.own] for r in ledger]


def traits(state: SeptetState, decision: Decision) -> list[Any]:
    """What the levels would have seen of the cards, and which one was played."""
    if decision.kind != "play":
        return []
    cards, index = likeness.cards_of(state.view(decision.seat), decision)
    seen = [
        [choice.gap, choice.gap_error, card.look, card.look_forgetting, card.is_sensible]
        for choice, card in zip(decision.choices, cards, strict=True)
    ]
    return [seen, index]


def cards_of(decision: list[Any]) -> tuple[list[likeness.LikelyCard], int]:
    """The traits of a collected card."""
    seen, index = decision[5]
    return [likeness.card_seen(*each) for each in seen], index


def collect(args: argparse.Namespace) -> None:
    path = Path(args.file)
    done = len(path.read_text().splitlines()) if path.exists() else 0
    with path.open("a") as out:
        for number in range(done, args.games):
            match = played(args.players, args.variant, args.deals, number, args.level)
            line_of = ledger_line if args.ledger else reviewed_lines
            line = line_of(match, Effort(args.effort), str(number))
            out.write(json.dumps(line) + "\n")
            out.flush()


def games_of(files: Sequence[str]) -> Iterator[Game]:
    for file in files:
        yield from map(json.loads, Path(file).read_text().splitlines())


def mean_losses(files: Sequence[str]) -> dict[str, list[tuple[float, int, int]]]:
    """Mean loss, rounds and decisions of each seat's game, by level."""
    found: dict[str, list[tuple[float, int, int]]] = {level: [] for level in LEVELS}
    for game in games_of(files):
        for seat, level in enumerate(game["seats"]):
            losses = [d[2] for d in game["decisions"] if d[0] == seat]
            if losses:
                mean = statistics.fmean(losses)
                found[level].append((mean, game["rounds"], len(losses)))
    return found


def weighed_mean(games: Sequence[tuple[float, int, int]]) -> tuple[float, float]:
    """The mean loss of a decision and its standard error; games, not decisions, are independent."""
    total = sum(decisions for _, _, decisions in games)
    mean = sum(loss * decisions for loss, _, decisions in games) / total
    squares = sum(((loss - mean) * decisions / total) ** 2 for loss, _, decisions in games)
    return mean, squares**0.5


def fit(args: argparse.Namespace) -> None:
    """How the levels that look ahead choose, and what all lose, for the tables of the judge."""
    found = list(games_of(args.files))
    for level in ("expert", "master"):
        played_cards = [cards_of(d) for d in decisions_of(found, level, "play")]
        scores = {
            (gap, look): _log_likelihood(level, likeness.Searcher(gap, look), played_cards)
            for gap in (0.05, 0.1, 0.2, 0.3, 0.45, 0.6)
            for look in (0.0, 0.005, 0.01, 0.02, 0.04, 0.08)
        }
        print(level, len(played_cards), "Searcher", max(scores, key=lambda pair: scores[pair]))
    for kind in ("pass", "discard", "swap", "all"):
        losses = [[d[2] for d in decisions_of(found, level, kind)] for level in LEVELS]
        if all(losses):
            print(kind, [round(statistics.fmean(each), 4) for each in losses])


def decisions_of(games: Sequence[Game], level: str, kind: str) -> list[list[Any]]:
    """The decisions of a level, of one kind or of all."""
    return [
        decision
        for game in games
        for decision in game["decisions"]
        if game["seats"][decision[0]] == level and kind in (decision[1], "all")
    ]


def _log_likelihood(
    level: str,
    searcher: likeness.Searcher,
    played_cards: list[tuple[list[likeness.LikelyCard], int]],
) -> float:
    manner = likeness.Manner(searcher, searcher, {})
    chances = (
        likeness.chances_of(manner, LEVELS_BY_NAME[level], cards)[index]
        for cards, index in played_cards
    )
    return sum(map(log, chances))


def levels(args: argparse.Namespace) -> None:
    found = list(games_of(args.files))
    mode = mode_of(SEPTET.setup(len(found[0]["seats"]), {"variant": args.variant}))
    print("| level | games | mean loss | 95 % interval | accuracy |\n|---|---|---|---|---|")
    for level, games in mean_losses(args.files).items():
        mean, error = weighed_mean(games)
        low, high = mean - 1.96 * error, mean + 1.96 * error
        accuracy = statistics.fmean(mirrors.accuracy_of(mode, game[0]) for game in games)
        print(f"| {level} | {len(games)} | {mean:.4f} | {low:.4f}–{high:.4f} | {accuracy:.0f} |")
    for kind in ("pass", "discard", "swap", "play"):
        shares = []
        for level in LEVELS:
            losses = [d[2] for d in decisions_of(found, level, kind)]
            shares.append(f"{statistics.fmean(losses):.4f} ({len(losses)})" if losses else "–")
        print(kind, *shares)
    _tell_equal_positions(mode, found)
    told: Counter[tuple[str, str]] = Counter()
    for game in found:
        for seat, level in enumerate(game["seats"]):
            own = [d for d in game["decisions"] if d[0] == seat]
            if game["rounds"] >= 3 and len(own) >= mirrors.LEAST_DECISIONS:
                told[level, level_like(mode, own)] += 1
    _tell_played_like(told)


def _tell_equal_positions(mode: Mode, games: Sequence[Game]) -> None:
    """What the levels of instinct would lose on average, all in the same positions."""
    manner = likeness.MANNERS[name_of(mode)]
    names = [name for name in LEVELS if not LEVELS_BY_NAME[name].iterations]
    losses = []
    for decision in (d for level in LEVELS for d in decisions_of(games, level, "play")):
        cards, _ = cards_of(decision)
        chances = [likeness.chances_of(manner, LEVELS_BY_NAME[name], cards) for name in names]
        losses.append([sum(c.gap * p for c, p in zip(cards, row, strict=True)) for row in chances])
    for index, name in enumerate(names):
        print(f"in {len(losses)} equal positions: {name} {_mean_and_error(losses, index)}", end="")
        ahead = [[row[index - 1] - row[index]] for row in losses]
        print(f", better than the one before by {_mean_and_error(ahead, 0)}" if index else "")


def _mean_and_error(rows: Sequence[Sequence[float]], index: int) -> str:
    values = [row[index] for row in rows]
    error = statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.fmean(values):.4f} ± {error:.4f}"


def level_like(mode: Mode, decisions: Sequence[list[Any]]) -> str:
    """Which level a seat played like, from its collected decisions."""
    seat = likeness.Likeness(mode)
    for decision in decisions:
        if decision[1] == "play":
            seat.add_card(*cards_of(decision))
        else:
            seat.add_before(decision[1], decision[2], decision[3])
    return seat.level()


def _tell_played_like(told: Counter[tuple[str, str]]) -> None:
    total = sum(told.values())
    for level in LEVELS:
        print(level, "played like", [told[level, other] for other in LEVELS])
    off = Counter[int]()
    for (level, other), count in told.items():
        off[abs(LEVELS.index(level) - LEVELS.index(other))] += count
    print(f"{total} seats in games of 3 rounds or more: right {off[0] / total:.0%},", end=" ")
    print(f"right or one off {(off[0] + off[1]) / total:.0%}")


def strangers(args: argparse.Namespace) -> None:
    """Players of no level: cards drawn by their gaps alone, without any instinct.

    The more hundredths repel, the better they play: 0 is at random.
    """
    found = list(games_of(args.files))
    mode = mode_of(SEPTET.setup(len(found[0]["seats"]), {"variant": args.variant}))
    positions = [cards_of(d)[0] for level in LEVELS for d in decisions_of(found, level, "play")]
    rng = Random("strangers")
    for pull in (0.0, 0.06, 0.12, 0.25, 0.5):
        told: Counter[str] = Counter()
        lost = []
        for _ in range(args.games):
            seat = likeness.Likeness(mode)
            for cards in rng.sample(positions, 30):
                weights = [exp(-100 * pull * card.gap) for card in cards]
                seat.add_card(cards, rng.choices(range(len(cards)), weights)[0])
            told[seat.level()] += 1
            lost.append(seat.lost / 30)
        print(f"pull {pull}: loses {statistics.fmean(lost):.4f}", [told[name] for name in LEVELS])


def ledger(args: argparse.Namespace) -> None:
    wrong = 0
    luck, raw, rest = [], [], []
    for game in games_of(args.files):
        for seat in range(len(game["seats"])):
            rows = [row for row in game["ledger"] if row[1] == seat]
            wrong += any(row[2] != row[3] + row[4] + row[5] for row in rows)
            final = 100_000 * (seat in game["winners"])
            start = 100_000 / (2 if len(game["seats"]) == 4 else len(game["seats"]))
            wrong += abs(sum(row[2] for row in rows) - (final - start)) > 1
        for row in game["ledger"]:
            if row[1] == 0:
                luck.append(row[3] / 100_000)
                raw.append(row[2] / 100_000)
                rest.append((row[2] - row[3]) / 100_000)
    error = statistics.stdev(luck) / len(luck) ** 0.5
    print(f"rounds {len(luck)}, rows that do not sum: {wrong}")
    print(f"mean luck of seat 0: {statistics.fmean(luck):+.4f} ± {error:.4f}")
    print(f"spread of results {statistics.pstdev(raw):.4f}, without luck", end=" ")
    share = statistics.pstdev(rest) / statistics.pstdev(raw)
    print(f"{statistics.pstdev(rest):.4f} ({share:.0%}), of luck {statistics.pstdev(luck):.4f}")
    found = statistics.linear_regression(rest, raw).slope
    error = (1 / share) / len(raw) ** 0.5
    print(f"found in the results of what it calls skill: {found:.2f} ± {error:.2f}")


def seeds(args: argparse.Namespace) -> None:
    """Some decisions of each game, rated under several seeds with full effort."""
    spreads: dict[str, list[float]] = {"play": [], "pass": []}
    same: dict[str, list[bool]] = {"play": [], "pass": []}
    shares = {"play": 0, "pass": 0, "forced": 0}
    for number in range(args.first, args.first + args.games):
        match = played(4, "normal", "seeds", number, args.level)
        rng = Random(number)
        states = review.states_of(match)[:-1]
        shares["forced"] += sum(len(state.legal()) == 1 for state in states)
        for kind, spread in spreads.items():
            indices = [
                index
                for index, state in enumerate(states)
                if state.phase.value == kind and len(state.legal()) > 1
            ]
            shares[kind] += len(indices)
            wanted = args.each if kind == "play" else args.passes
            for index in rng.sample(indices, min(wanted, len(indices))):
                rated = [
                    next(review.judge(match, [reviewing.Wanted(index, Effort.FULL)], str(seed)))
                    for seed in range(args.seeds)
                ]
                spread.append(statistics.stdev(d.loss or 0.0 for d in rated))
                same[kind] += [_mark(one) == _mark(other) for one, other in pairwise(rated)]
        if number % 5 == 4 or number == args.first + args.games - 1:
            _tell_seeds(number, spreads, same, shares)


def _tell_seeds(
    number: int,
    spreads: dict[str, list[float]],
    same: dict[str, list[bool]],
    shares: dict[str, int],
) -> None:
    alike = float(shares["forced"])
    for kind, spread in spreads.items():
        if not spread:
            continue
        mean, median = statistics.fmean(spread), statistics.median(spread)
        share = statistics.fmean(same[kind])
        alike += share * shares[kind]
        print(f"to game {number}: SD of {len(spread)} {kind} losses: mean {mean:.4f},", end=" ")
        print(f"median {median:.4f}; same label {share:.1%} of {len(same[kind])}")
    print(f"same label of all decisions, forced ones too: {alike / sum(shares.values()):.1%}")
    print(flush=True)


def _mark(decision: Decision) -> str:
    """Best and fine wear no mark of a loss: they are alike."""
    label = decision.label.value
    return "fine" if label == "best" else label


def endings(args: argparse.Namespace) -> None:
    """Where all possible worlds were solved and one card is best in each: is it the judge's?"""
    from yokai_desktop.ai.septet.knowledge import Knowledge
    from yokai_desktop.ai.septet.trials import all_solved

    agreed = right = exact = 0
    for number in range(args.games):
        match = played(args.players, "normal", "endings", number, "adept")
        states = review.states_of(match)
        for index, state in enumerate(states[:-1]):
            if state.phase.value != "play" or len(state.legal()) < 2 or state.to_act is None:
                continue
            view = state.view(state.to_act)
            knowledge = Knowledge(view)
            if knowledge.public.left > 4:
                continue
            worlds = knowledge.all_worlds(2000)
            if worlds is None:
                continue
            side = view.mode.side_of(view.seat)
            wins = [[end // 16 == side for end in ends] for ends in all_solved(view, worlds)]
            best = [
                {
                    card
                    for card in range(len(wins))
                    if wins[card][world] == max(w[world] for w in wins)
                }
                for world in range(len(worlds))
            ]
            common = set.intersection(*best)
            decision = next(review.judge(match, [reviewing.Wanted(index, Effort.FULL)], "1"))
            exact += decision.exact
            if common:
                agreed += 1
                texts = [str(action) for action in state.legal()]
                right += texts.index(decision.best) in common
    print(
        f"{agreed} endings in which one card is best in all worlds: {right} times the judge's best"
    )
    print(f"{exact} of them and others solved in all worlds")


def seconds(args: argparse.Namespace) -> None:
    spent: dict[bool, list[float]] = {False: [], True: []}
    rounds = []
    for number in range(args.games):
        match = played(4, "normal", "seconds", number, "adept")
        rounds.append(len(review.states_of(match)[-1].results))
        for quick, times in spent.items():
            begun = reviewing.begin(match, seat=0, seed="1", quick=quick)
            times.append(reviewing.reviewed(match, begun).seconds)
    print(f"{args.games} games of {statistics.fmean(rounds):.1f} rounds")
    for quick, times in spent.items():
        name = "quick" if quick else "full"
        share = sum(each <= (2.5 if quick else 10) for each in times) / len(times)
        print(f"{name}: mean {statistics.fmean(times):.1f} s, longest {max(times):.1f} s;", end=" ")
        print(f"within the bar {share:.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    for run in (collect, fit, levels, strangers, ledger, seeds, endings, seconds):
        commands.add_parser(run.__name__).set_defaults(run=run)
    for name, command in commands.choices.items():
        if name == "collect":
            command.add_argument("file")
            command.add_argument("--deals", default="levels")
            command.add_argument("--effort", default="quick")
            command.add_argument("--level", default="")
            command.add_argument("--ledger", action="store_true")
        elif name in ("fit", "levels", "strangers", "ledger"):
            command.add_argument("files", nargs="+")
        if name == "seeds":
            command.add_argument("--level", default="apprentice")
            command.add_argument("--first", type=int, default=0)
        command.add_argument("--players", type=int, default=4)
        command.add_argument("--variant", default="normal")
        command.add_argument("--games", type=int, default=60)
        command.add_argument("--seeds", type=int, default=3)
        command.add_argument("--each", type=int, default=2)
        command.add_argument("--passes", type=int, default=1)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
