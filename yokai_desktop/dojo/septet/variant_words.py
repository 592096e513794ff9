"""What the fox says in the lessons of Septet for three, for two, and of Seven Next."""

from __future__ import annotations

from yokai_desktop.dojo.septet import lesson_words
from yokai_desktop.dojo.spoken import LessonWords, StepWords
from yokai_desktop.words.voice import translate


def three_players() -> LessonWords:
    return LessonWords(
        translate("Dojo", "For three, each alone"),
        {
            "pass": StepWords(
                translate(
                    "Dojo", "Three play, each alone. Pass three cards to your left neighbour."
                ),
                translate("Dojo", "There is no partner here: pass what helps nobody."),
                translate("Dojo", "Any three cards will do."),
            ),
            "third": StepWords(
                translate(
                    "Dojo", "With three players three bosses win. You have two: take the third."
                ),
                translate(
                    "Dojo", "Three bosses win the round, with all their stars, filled or not."
                ),
                translate("Dojo", "You hold Fire, so you must follow with Fire."),
                {
                    "low": translate("Dojo", "The 9 beats your 6, and the boss goes elsewhere."),
                    "follow": translate("Dojo", "You hold Fire, so you must follow with Fire."),
                },
            ),
            "seventh": StepWords(
                translate(
                    "Dojo",
                    "The player on your right has six tricks. A seventh lets both others win:"
                    " lead low.",
                ),
                translate(
                    "Dojo",
                    "Whoever takes the seventh trick loses; the two others score three each.",
                ),
                translate("Dojo", "You would take that yourself. Lead a card that both can beat."),
            ),
        },
    )


def two_players() -> LessonWords:
    return LessonWords(
        translate("Dojo", "For two, with straw piles"),
        {
            "discard": StepWords(
                translate(
                    "Dojo", "Two players begin by putting one card out of the round. Choose it."
                ),
                translate("Dojo", "Only you know which card is gone. A boss may not go."),
                translate("Dojo", "Any card of your hand but a boss will do."),
            ),
            "tuck": StepWords(
                translate(
                    "Dojo",
                    "A boss lies open on your straw pile. Swap it with a card below it, unseen.",
                ),
                translate("Dojo", "Below, the boss is safe until the cards above it are played."),
                translate("Dojo", "Try the swap: your boss would be easy to catch up there."),
                {
                    "done": translate(
                        "Dojo", "You may leave it open. But down there it would be safer: try it."
                    )
                },
            ),
            "straw": StepWords(
                translate(
                    "Dojo",
                    "Open cards of the straw pile are played like your hand. Play one of them.",
                ),
                translate(
                    "Dojo", "Once nothing lies on a card, it is turned up and yours to play."
                ),
                translate("Dojo", "That is a card of your hand. Take one from the straw pile."),
            ),
        },
    )


def seven_next() -> LessonWords:
    return LessonWords(
        translate("Dojo", "Seven Next"),
        {
            "pass": StepWords(
                translate("Dojo", "In Seven Next each of the three others gets one card from you."),
                translate(
                    "Dojo",
                    "One card goes to the left, one across to your partner, one to the right.",
                ),
                translate("Dojo", "Choose three cards: one for each of the others."),
            ),
            "lead": StepWords(
                translate(
                    "Dojo",
                    "You hold the A, so you lead. Your card names the trump: choose your longest"
                    " family.",
                ),
                translate("Dojo", "The family of the first card is trump for the whole round."),
                translate(
                    "Dojo", "That would be trump as well. But of which family do you hold most?"
                ),
            ),
            "twins": StepWords(
                translate(
                    "Dojo", "Your partner led a 7 of Fire. You hold the other one: play it too."
                ),
                translate(
                    "Dojo",
                    "Both 7s of a family in one trick: the first of them takes it, and Fire is"
                    " sealed.",
                ),
                translate("Dojo", "The 12 keeps the trick then. Two 7s would do better."),
                {"follow": translate("Dojo", "You hold Fire, so you must follow with Fire.")},
            ),
        },
    )


LESSONS = {
    "first_trick": lesson_words.first_trick,
    "bosses": lesson_words.bosses,
    "trump_and_ace": lesson_words.trump_and_ace,
    "seven_tricks": lesson_words.seven_tricks,
    "partner": lesson_words.partner,
    "counting": lesson_words.counting,
    "last_six": lesson_words.last_six,
    "three_players": three_players,
    "two_players": two_players,
    "seven_next": seven_next,
}
"""The words of each lesson, in the order they are taught."""
