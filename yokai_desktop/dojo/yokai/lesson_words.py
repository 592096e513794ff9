"""What the fox says in the lessons of Yōkai."""

from __future__ import annotations

from yokai_desktop.dojo.spoken import LessonWords, StepWords
from yokai_desktop.words.voice import translate


def look() -> LessonWords:
    any_card = translate("Dojo", "Any card will do: touch one to look at it.")
    return LessonWords(
        translate("Dojo", "Look and remember"),
        {
            "first": StepWords(
                translate(
                    "Dojo", "Sixteen cards, four families. Look at one: only you will see it."
                ),
                translate("Dojo", "Others see which card you looked at, never what it is."),
                any_card,
                {
                    "early": translate(
                        "Dojo", "That would end the game at once. First let us look around."
                    )
                },
                translate("Dojo", "Bring every family together, without a word."),
            ),
            "second": StepWords(
                translate("Dojo", "Each turn you look at two cards. Choose the second."),
                translate("Dojo", "Two cards a turn: remember where they lie."),
                any_card,
            ),
            "pair": StepWords(
                translate(
                    "Dojo",
                    "A Kappa. You saw another one in your first turn: bring the two together.",
                ),
                translate("Dojo", "What you remember, you can join."),
                translate("Dojo", "A fair move, but the two Kappa are still apart."),
                {
                    "near": translate(
                        "Dojo",
                        "Right card! But the two must touch side to side: a corner does not count.",
                    )
                },
            ),
        },
    )


def move() -> LessonWords:
    near = translate(
        "Dojo", "Right card! But the two must touch side to side: a corner does not count."
    )
    return LessonWords(
        translate("Dojo", "Move and stay connected"),
        {
            "side": StepWords(
                translate("Dojo", "You have seen two Kappa. Move one to a side of the other."),
                translate("Dojo", "Cards touch by their sides. The grid has no edges."),
                translate("Dojo", "You have not seen that card. Move one of the two Kappa."),
                {"near": near},
            ),
            "whole": StepWords(
                translate(
                    "Dojo", "Join the two Oni you have seen. All sixteen cards must stay connected."
                ),
                translate(
                    "Dojo", "A card that holds others must stay: then the other one comes to it."
                ),
                translate("Dojo", "The two Oni are still apart. Which of them can leave?"),
                {"near": near},
            ),
        },
    )


def hints() -> LessonWords:
    return LessonWords(
        translate("Dojo", "Placing hints"),
        {
            "turn": StepWords(
                translate("Dojo", "A turn ends with a hint. Turn up the next one."),
                translate("Dojo", "A hint turned up can be placed from the next turn on."),
                translate("Dojo", "Turn up the hint on top of the pile."),
            ),
            "place": StepWords(
                translate("Dojo", "Three Kappa lie together. Place the hint Kappa on one of them."),
                translate(
                    "Dojo",
                    "A hint placed correctly scores a point, and its card can never move again.",
                ),
                translate(
                    "Dojo", "You do not know that it is right there. Choose a Kappa you saw."
                ),
                {
                    "more": translate(
                        "Dojo", "Possible. But the partners do not know your Kappa yet: tell them."
                    ),
                    "other": translate(
                        "Dojo", "Right as well! But that card is not at home: it must still move."
                    ),
                },
            ),
        },
    )


def peace() -> LessonWords:
    return LessonWords(
        translate("Dojo", "At peace"),
        {
            "declare": StepWords(
                translate("Dojo", "Here all cards lie open. Every family is together: say so."),
                translate("Dojo", "A declaration ends the game: won if every family is together."),
                translate("Dojo", "No need to look any more: everyone is at peace."),
            ),
            "not_yet": StepWords(
                translate("Dojo", "Is everyone at peace here? If not, go on: look at a card."),
                translate("Dojo", "One card apart, and the declaration would lose the game."),
                translate("Dojo", "Look at a card to begin your turn."),
                {"early": translate("Dojo", "Look again: one family is still scattered.")},
            ),
            "home": StepWords(
                translate("Dojo", "One move is missing. Bring the last card home."),
                translate("Dojo", "Now somebody may declare, at the start of a turn."),
                translate("Dojo", "Not yet at peace. Which card stands apart from its family?"),
            ),
        },
    )


def reading() -> LessonWords:
    near = translate(
        "Dojo", "Right card! But the two must touch side to side: a corner does not count."
    )
    return LessonWords(
        translate("Dojo", "Reading a move"),
        {
            "read": StepWords(
                translate(
                    "Dojo",
                    "Your partner put a card beside the Kappa both of you know. Bring your Kappa"
                    " there.",
                ),
                translate("Dojo", "Who puts a card beside one they know says: this is family."),
                translate("Dojo", "A fair move. But you know a Kappa, and now where Kappa gather."),
                {"near": near},
            ),
            "tell": StepWords(
                translate(
                    "Dojo",
                    "You have seen two Oni. Put one beside the other: your partner will read it.",
                ),
                translate("Dojo", "Your moves speak: your partner now takes both for one family."),
                translate("Dojo", "That tells nothing of the Oni. Join them."),
                {"near": near},
            ),
            "blind": StepWords(
                translate(
                    "Dojo",
                    "Two families, nothing to join. Then move a card that you have not seen.",
                ),
                translate("Dojo", "A card you have not seen promises nothing: nobody is misled."),
                translate(
                    "Dojo", "Your partner would read that as a sign. Leave what you have seen."
                ),
            ),
        },
    )


def conditions() -> LessonWords:
    return LessonWords(
        translate("Dojo", "Affinity and shapes"),
        {
            "affinity": StepWords(
                translate(
                    "Dojo",
                    "Here Kitsune and Kappa must also touch. One move brings peace: find it.",
                ),
                translate("Dojo", "An affinity: at the end the two families must touch by a side."),
                translate("Dojo", "Not yet: Kitsune must be together, and touch Kappa."),
            ),
            "shape": StepWords(
                translate("Dojo", "Here the cards must form a lantern. One move is missing."),
                translate("Dojo", "A shape counts in any rotation, mirror image and position."),
                translate("Dojo", "Compare the outline: one card lies outside the lantern."),
            ),
        },
    )


LESSONS = {
    "look": look,
    "move": move,
    "hints": hints,
    "peace": peace,
    "reading": reading,
    "conditions": conditions,
}
"""The words of each lesson, in the order they are taught."""
