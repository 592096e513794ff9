"""Trials of Septet in words: the task, hints from the idea to the card, why it is right."""

from __future__ import annotations

from yokai_desktop.dojo.septet import ideas
from yokai_desktop.dojo.septet.goals import SEAL, goal_of
from yokai_desktop.dojo.spoken import TrialWords
from yokai_desktop.dojo.trial import Trial
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.septet.cards import card_name, family_name
from yokai_desktop.words.voice import translate


def trial_words(trial: Trial) -> TrialWords:
    """The words of a trial; the explanation names its idea."""
    action = trial.position.action(trial.solution[0])
    assert isinstance(action, Play)
    card = action.card
    name = card_name(card)
    return TrialWords(
        _task(trial),
        _idea(trial.idea),
        translate("DojoTrial", "Look at your {family} cards.").format(
            family=family_name(card.family)
        ),
        translate("DojoTrial", "Play the {card}.").format(card=name),
        sentences((_why(trial.idea, card), _end(trial))),
    )


def _task(trial: Trial) -> str:
    goal_of(trial.goal, 0)  # a goal that is none cannot be told
    if trial.goal.startswith(SEAL):
        family = family_name(_sealed(trial.goal))
        if trial.position.is_open:
            text = translate(
                "DojoTrial", "All cards lie open. Seal {family} against every defence."
            )
        else:
            text = translate(
                "DojoTrial", "Seal {family}, however the hidden cards lie and are played."
            )
        return text.format(family=family)
    if trial.position.is_open:
        return translate("DojoTrial", "All cards lie open. Win the round against every defence.")
    return translate(
        "DojoTrial", "One card wins the round, however the hidden cards lie and are played."
    )


def _sealed(goal: str) -> Family:
    name = goal.removeprefix(SEAL).strip()
    return next(family for family in Family if family.label == name)


def _idea(idea: str) -> str:
    """The first hint."""
    return {
        ideas.DUCK: translate("DojoTrial", "Must you take this trick? Think of staying under."),
        ideas.FEED: translate("DojoTrial", "Your team has this trick. What could go into it?"),
        ideas.VOID: translate(
            "DojoTrial", "You cannot follow. Which family would you rather lose?"
        ),
        ideas.ACE: translate("DojoTrial", "The strongest card wins once. When is the time?"),
        ideas.LEAD: translate("DojoTrial", "Must you lead again? Somebody else could."),
        ideas.HOLD: translate("DojoTrial", "A trump would take it. Does it do more later?"),
        ideas.COUNT: translate(
            "DojoTrial", "Count the families. Which of your cards is the highest left?"
        ),
        ideas.TAKE: translate("DojoTrial", "This trick or a later one: which one must be yours?"),
    }.get(idea, translate("DojoTrial", "Count everybody’s tricks and bosses first."))


def _why(idea: str, card: Card) -> str:
    """The idea by its name, with the card."""
    text = {
        ideas.DUCK: translate("DojoTrial", "Duck: the {card} leaves this trick to somebody else."),
        ideas.FEED: translate(
            "DojoTrial", "Feed: the {card} goes into a trick that your team already holds."
        ),
        ideas.VOID: translate(
            "DojoTrial", "Make a void: with the {card} its family is gone from your hand."
        ),
        ideas.ACE: translate(
            "DojoTrial", "The A in time: it takes now what it could not take later."
        ),
        ideas.LEAD: translate(
            "DojoTrial", "Give the lead away: with the {card} somebody else may have to go on."
        ),
        ideas.HOLD: translate(
            "DojoTrial", "Hold the trump: the {card} goes now, the trump decides later."
        ),
        ideas.COUNT: translate(
            "DojoTrial", "Count: nobody else holds a card of its family above the {card}."
        ),
        ideas.TAKE: translate("DojoTrial", "Take it now: the {card} beats what lies on the table."),
    }.get(idea, translate("DojoTrial", "The {card} is the one that works."))
    return text.format(card=card_name(card))


def _end(trial: Trial) -> str:
    """How the goal is then reached."""
    if trial.goal.startswith(SEAL):
        return translate("DojoTrial", "So both 7s of {family} come to your team.").format(
            family=family_name(_sealed(trial.goal))
        )
    return {
        "bosses": translate("DojoTrial", "Then the bosses that are missing cannot escape."),
        "tricks": translate("DojoTrial", "Then others must take a trick too many."),
        "last": translate("DojoTrial", "Then the last trick is yours, and the round with it."),
    }.get(trial.end, translate("DojoTrial", "Every other card gives them a way out."))
