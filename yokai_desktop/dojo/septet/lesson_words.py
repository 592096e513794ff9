"""What the fox says in the lessons of Septet for four players."""

from __future__ import annotations

from yokai_desktop.dojo.spoken import LessonWords, StepWords
from yokai_desktop.words.voice import translate


def first_trick() -> LessonWords:
    follow = translate("Dojo", "You hold a card of the family that was led, so you must follow it.")
    return LessonWords(
        translate("Dojo", "The first trick"),
        {
            "take": StepWords(
                translate("Dojo", "Fire was led. Beat the 9 with your 11, and the boss is yours."),
                translate("Dojo", "The highest card of the family that was led takes the trick."),
                follow,
                {
                    "low": translate(
                        "Dojo", "The 6 follows, but the 9 beats it. Try your higher Fire card."
                    ),
                    "follow": follow,
                },
                translate("Dojo", "Catch four bosses, and the round is yours."),
            ),
            "lead": StepWords(
                translate(
                    "Dojo", "You took the trick, so you lead the next one. Lead your 4 of Charm."
                ),
                translate(
                    "Dojo", "Nobody could follow, nobody played a trump: even a 4 takes the trick."
                ),
                translate(
                    "Dojo", "That may be led too. But look what the little 4 of Charm can do!"
                ),
            ),
            "void": StepWords(
                translate(
                    "Dojo", "Darkness was led and you have none. Now any card is allowed: play one."
                ),
                translate(
                    "Dojo", "Without the family that was led, you may play whatever you like."
                ),
                translate("Dojo", "Any of your three cards will do."),
            ),
        },
    )


def bosses() -> LessonWords:
    follow = translate("Dojo", "You hold Charm, so you must follow with Charm.")
    return LessonWords(
        translate("Dojo", "Bosses"),
        {
            "catch": StepWords(
                translate("Dojo", "Every 7 is a boss. This one lies on the table: take the trick."),
                translate("Dojo", "Whoever takes the trick captures the bosses in it."),
                follow,
                {
                    "low": translate(
                        "Dojo", "Low cards are good for hiding. To catch the boss you must beat it."
                    ),
                    "follow": follow,
                },
            ),
            "lure": StepWords(
                translate(
                    "Dojo",
                    "The player after you has a single Charm card left: the boss. Make it come"
                    " out.",
                ),
                translate(
                    "Dojo",
                    "Everybody must follow: lead a family high, and its boss may have to fall.",
                ),
                translate(
                    "Dojo", "Safe, but the boss stays hidden. Which family must that player follow?"
                ),
            ),
            "fourth": StepWords(
                translate(
                    "Dojo",
                    "Your team has three bosses. Catch four bosses, and the round is yours.",
                ),
                translate("Dojo", "Four bosses win the round at once."),
                translate("Dojo", "You hold Fire, so you must follow with Fire."),
                {
                    "low": translate("Dojo", "The 8 follows, but the 10 beats it. Go higher."),
                    "follow": translate("Dojo", "You hold Fire, so you must follow with Fire."),
                },
            ),
        },
    )


def trump_and_ace() -> LessonWords:
    return LessonWords(
        translate("Dojo", "Trump and the A"),
        {
            "trump": StepWords(
                translate("Dojo", "Earth is trump. You have no Fire: take the trick with a trump."),
                translate("Dojo", "A trump beats every card of the other families."),
                translate("Dojo", "Allowed, but it takes nothing. Your Earth card would."),
            ),
            "over": StepWords(
                translate("Dojo", "Somebody has played a trump already. Go over it."),
                translate("Dojo", "Of several trumps the highest takes the trick."),
                translate("Dojo", "Only a trump can beat a trump."),
                {
                    "low": translate(
                        "Dojo", "The 5 of Earth is higher than your 3. Think of your other trump."
                    )
                },
            ),
            "ace": StepWords(
                translate(
                    "Dojo", "A boss, and a high trump over it. One card still beats everything."
                ),
                translate("Dojo", "The A of Wind takes any trick, even from the highest trump."),
                translate("Dojo", "A modest choice. But you hold the strongest card of all."),
            ),
            "save": StepWords(
                translate(
                    "Dojo", "No boss lies here, and the A counts as Wind. Follow, but keep the A."
                ),
                translate("Dojo", "The A wins only once: keep it for a trick that matters."),
                translate("Dojo", "Wind was led. The A and the 2 are both Wind."),
                {
                    "spent": translate(
                        "Dojo", "It would win, for nothing. A trick without a boss is no treasure."
                    ),
                    "follow": translate("Dojo", "Wind was led, and you hold Wind: follow with it."),
                },
            ),
        },
    )


def seven_tricks() -> LessonWords:
    return LessonWords(
        translate("Dojo", "Seven is too many"),
        {
            "under": StepWords(
                translate(
                    "Dojo",
                    "Your team has six tricks and too few bosses. A seventh loses the round: stay"
                    " under the 9.",
                ),
                translate(
                    "Dojo", "The team that takes a seventh trick loses, unless it has four bosses."
                ),
                translate("Dojo", "Fire was led, and you hold Fire: follow with it."),
                {
                    "seventh": translate(
                        "Dojo", "A fine card, but it would take the seventh trick. Play under it."
                    ),
                    "follow": translate("Dojo", "Fire was led, and you hold Fire: follow with it."),
                },
            ),
            "throw": StepWords(
                translate(
                    "Dojo",
                    "You cannot follow, so you take nothing now. Throw away the card that would"
                    " win later.",
                ),
                translate("Dojo", "When you fear tricks, high cards go first."),
                translate("Dojo", "That one would never take a trick. Which of yours would?"),
            ),
            "push": StepWords(
                translate(
                    "Dojo", "Now your opponents have six tricks. Make them take the seventh."
                ),
                translate("Dojo", "They had to take it: the round is yours."),
                translate(
                    "Dojo", "That card would take the trick itself. Lead one that must lose."
                ),
            ),
        },
    )


def partner() -> LessonWords:
    return LessonWords(
        translate("Dojo", "Cards for your partner"),
        {
            "pass": StepWords(
                translate(
                    "Dojo",
                    "Pass three cards to your partner. You hold only two Charm cards: pass them"
                    " both.",
                ),
                translate(
                    "Dojo", "Without Charm you can play a trump, or any card, when Charm is led."
                ),
                translate(
                    "Dojo", "Good cards to give. But look at Charm: two cards, and it is gone."
                ),
                {
                    "one": translate(
                        "Dojo",
                        "One Charm card would stay, and you would have to follow. Pass both.",
                    )
                },
            ),
            "feed": StepWords(
                translate("Dojo", "Your partner takes this trick for sure. Feed it a boss."),
                translate(
                    "Dojo", "Bosses count for the team: give them to a trick your partner takes."
                ),
                translate("Dojo", "The trick is safe. So what would you like to bring home in it?"),
                {"follow": translate("Dojo", "You hold Darkness, so you must follow with it.")},
            ),
            "keep": StepWords(
                translate(
                    "Dojo", "Your partner has the boss already. Follow without wasting anything."
                ),
                translate("Dojo", "What your partner takes is yours too: keep your high cards."),
                translate("Dojo", "You hold Fire, so you must follow with Fire."),
                {
                    "wasted": translate(
                        "Dojo",
                        "The trick is yours either way. The 12 can still do good work later.",
                    ),
                    "follow": translate("Dojo", "You hold Fire, so you must follow with Fire."),
                },
            ),
        },
    )


def counting() -> LessonWords:
    return LessonWords(
        translate("Dojo", "Counting a family"),
        {
            "top": StepWords(
                translate(
                    "Dojo",
                    "The 10 of Lightning is gone; the 13 of Snow and 11 of Darkness are not. Lead"
                    " a sure winner.",
                ),
                translate("Dojo", "Once the cards above it are gone, a 9 is the highest."),
                translate(
                    "Dojo", "A higher card of that family is still out. Which family has none?"
                ),
            ),
            "boss": StepWords(
                translate(
                    "Dojo",
                    "Five Charm cards are gone, you hold the sixth. The last one is the boss:"
                    " draw it out.",
                ),
                translate(
                    "Dojo", "A family has seven cards: count them, and you know what is left."
                ),
                translate("Dojo", "Nothing forces the boss out on that. Lead its own family."),
            ),
            "last_trump": StepWords(
                translate(
                    "Dojo",
                    "Snow is trump, and yours is the last one. Nobody can go over it: catch the"
                    " boss.",
                ),
                translate("Dojo", "The last trump takes a trick for sure: keep it for a boss."),
                translate(
                    "Dojo", "Then the boss gets away. You have no Darkness: a trump is allowed."
                ),
            ),
        },
    )


def last_six() -> LessonWords:
    going_on = translate(
        "Dojo", "Well counted. Go on: again one card keeps the round in your hands."
    )
    still = translate("Dojo", "After that card the opponents can get away. Look again.")
    return LessonWords(
        translate("Dojo", "The last six tricks"),
        {
            "first": StepWords(
                translate(
                    "Dojo", "All cards lie open. Find the card that wins whatever the others do."
                ),
                translate("Dojo", "With six cards left, look at who must follow, and who cannot."),
                still,
            ),
            "second": StepWords(
                going_on,
                translate("Dojo", "Count tricks and bosses together: one of them is enough."),
                still,
            ),
            "third": StepWords(
                going_on,
                translate("Dojo", "Endgames can be worked out: try it in your next game."),
                still,
            ),
        },
    )
