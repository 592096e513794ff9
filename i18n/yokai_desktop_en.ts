<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>a number with its noun</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>a number with its noun</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dojo</name>
    <message numerus="yes">
        <source>%n day(s) at the table</source>
        <translation>
            <numerusform>%n day at the table</numerusform>
            <numerusform>%n days at the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} lessons</source>
        <translation>
            <numerusform>%n of {total} lessons</numerusform>
            <numerusform>%n of {total} lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>peace in %n moves</source>
        <translation>
            <numerusform>peace in %n move</numerusform>
            <numerusform>peace in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>peace in so many moves</comment>
        <translation>
            <numerusform>in %n move</numerusform>
            <numerusform>in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n moves, and no nudge</source>
        <comment>peace in so many moves</comment>
        <translation>
            <numerusform>in %n move, and no nudge</numerusform>
            <numerusform>in %n moves, and no nudge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} stars</source>
        <translation>
            <numerusform>%n of {most} stars</numerusform>
            <numerusform>%n of {most} stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Peace, in %n moves.</source>
        <translation>
            <numerusform>Peace, in %n move.</numerusform>
            <numerusform>Peace, in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made.</source>
        <translation>
            <numerusform>%n move made.</numerusform>
            <numerusform>%n moves made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your own mistakes wait(s) today</source>
        <translation>
            <numerusform>%n of your mistakes is waiting today</numerusform>
            <numerusform>%n of your mistakes are waiting today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trial {number}, {grade}: %n of {most} stars</source>
        <translation>
            <numerusform>Trial {number}, {grade}: %n of {most} stars</numerusform>
            <numerusform>Trial {number}, {grade}: %n of {most} stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DojoTrial</name>
    <message numerus="yes">
        <source>Peace in %n moves: in the shape {shape}, {one} touching {other}.</source>
        <translation>
            <numerusform>Peace in %n move: in the shape {shape}, {one} touching {other}.</numerusform>
            <numerusform>Peace in %n moves: in the shape {shape}, {one} touching {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Peace in %n moves, in the shape {shape}.</source>
        <translation>
            <numerusform>Peace in %n move, in the shape {shape}.</numerusform>
            <numerusform>Peace in %n moves, in the shape {shape}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Peace in %n moves, {one} touching {other}.</source>
        <translation>
            <numerusform>Peace in %n move, {one} touching {other}.</numerusform>
            <numerusform>Peace in %n moves, {one} touching {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All cards lie open. Peace in %n moves.</source>
        <translation>
            <numerusform>All cards lie open. Peace in %n move.</numerusform>
            <numerusform>All cards lie open. Peace in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>home: unfinished games that are not listed</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n games exported.</source>
        <translation>
            <numerusform>%n game exported.</numerusform>
            <numerusform>%n games exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games checked</source>
        <translation>
            <numerusform>%n game checked</numerusform>
            <numerusform>%n games checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new games.</source>
        <translation>
            <numerusform>%n new game.</numerusform>
            <numerusform>%n new games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here.</source>
        <translation>
            <numerusform>%n already here.</numerusform>
            <numerusform>%n already here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games saved</source>
        <translation>
            <numerusform>%n game saved</numerusform>
            <numerusform>%n games saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>the list of all games played</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <extracomment>the list of all games played</extracomment>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>Delete %n game?</numerusform>
            <numerusform>Delete %n games?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message numerus="yes">
        <source>%1 of %n seals</source>
        <translation>
            <numerusform>%1 of %n seal</numerusform>
            <numerusform>%1 of %n seals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>Yōkai: the levels and the seals earned</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from %n</source>
        <comment>points</comment>
        <translation>
            <numerusform>%1 from %n</numerusform>
            <numerusform>%1 from %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>the page with everybody who plays under a name</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>the page with everybody who plays under a name: games</extracomment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>Yet it gives away %n point(s) of chance.</source>
        <translation>
            <numerusform>Yet it gives away %n point of chance.</numerusform>
            <numerusform>Yet it gives away %n points of chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) of yours can be tried again in the dojo.</source>
        <translation>
            <numerusform>%n mistake of yours can be tried again in the dojo.</numerusform>
            <numerusform>%n mistakes of yours can be tried again in the dojo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance to win the game, %n step(s)</source>
        <translation>
            <numerusform>Chance to win the game, %n step</numerusform>
            <numerusform>Chance to win the game, %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the game: {choice}, %n point(s) less.</source>
        <translation>
            <numerusform>In the game: {choice}, %n point less.</numerusform>
            <numerusform>In the game: {choice}, %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You will see it again in %n day(s).</source>
        <translation>
            <numerusform>You will see it again in %n day.</numerusform>
            <numerusform>You will see it again in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: {choice} (%n point(s) more).</source>
        <translation>
            <numerusform>Better: {choice} (%n point more).</numerusform>
            <numerusform>Better: {choice} (%n points more).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>about %n second more</numerusform>
            <numerusform>about %n seconds more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>about %n minute more</numerusform>
            <numerusform>about %n minutes more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>%n sections found</source>
        <translation>
            <numerusform>%n section found</numerusform>
            <numerusform>%n sections found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Septet</name>
    <message numerus="yes">
        <source>Makes {family} trump: you hold %n cards of it.</source>
        <translation>
            <numerusform>Makes {family} trump: you hold %n card of it.</numerusform>
            <numerusform>Makes {family} trump: you hold %n cards of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From what you can know, in %n deals.</source>
        <translation>
            <numerusform>From what you can know, in %n deal.</numerusform>
            <numerusform>From what you can know, in %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {card} keeps %n point(s) of chance more.</source>
        <translation>
            <numerusform>The {card} keeps %n point of chance more.</numerusform>
            <numerusform>The {card} keeps %n points of chance more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bosses</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>
            <numerusform>%n boss</numerusform>
            <numerusform>%n bosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their %n bosses</source>
        <translation>
            <numerusform>their %n boss</numerusform>
            <numerusform>their %n bosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bosses of {name}</source>
        <translation>
            <numerusform>%n boss of {name}</numerusform>
            <numerusform>%n bosses of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you took %n tricks</source>
        <translation>
            <numerusform>you took %n trick</numerusform>
            <numerusform>you took %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>they took %n tricks</source>
        <translation>
            <numerusform>they took %n trick</numerusform>
            <numerusform>they took %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took %n tricks</source>
        <translation>
            <numerusform>{name} took %n trick</numerusform>
            <numerusform>{name} took %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bosses win the round.</source>
        <translation>
            <numerusform>%n boss wins the round.</numerusform>
            <numerusform>%n bosses win the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks lose it.</source>
        <translation>
            <numerusform>%n trick loses it.</numerusform>
            <numerusform>%n tricks lose it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first to %n seals</source>
        <translation>
            <numerusform>first to %n seal</numerusform>
            <numerusform>first to %n seals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first to %n points</source>
        <translation>
            <numerusform>first to %n point</numerusform>
            <numerusform>first to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first to %n rounds</source>
        <translation>
            <numerusform>first to %n round</numerusform>
            <numerusform>first to %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for {name}.</source>
        <translation>
            <numerusform>%n more for {name}.</numerusform>
            <numerusform>%n more for {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Family led: {family}. Play one of your %n {family} cards.</source>
        <translation>
            <numerusform>Family led: {family}. Play your %n {family} card.</numerusform>
            <numerusform>Family led: {family}. Play one of your %n {family} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bosses captured</source>
        <translation>
            <numerusform>%n boss captured</numerusform>
            <numerusform>%n bosses captured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took {limit} tricks with only %n bosses.</source>
        <translation>
            <numerusform>You took {limit} tricks with only %n boss.</numerusform>
            <numerusform>You took {limit} tricks with only %n bosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} took {limit} tricks with only %n bosses.</source>
        <translation>
            <numerusform>You and {name} took {limit} tricks with only %n boss.</numerusform>
            <numerusform>You and {name} took {limit} tricks with only %n bosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took {limit} tricks with only %n bosses.</source>
        <translation>
            <numerusform>{name} took {limit} tricks with only %n boss.</numerusform>
            <numerusform>{name} took {limit} tricks with only %n bosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{one} and {other} took {limit} tricks with only %n bosses.</source>
        <translation>
            <numerusform>{one} and {other} took {limit} tricks with only %n boss.</numerusform>
            <numerusform>{one} and {other} took {limit} tricks with only %n bosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seals</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>
            <numerusform>%n seal</numerusform>
            <numerusform>%n seals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All level: %n more seals to win.</source>
        <translation>
            <numerusform>All level: %n more seal to win.</numerusform>
            <numerusform>All level: %n more seals to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All level: %n more rounds to win.</source>
        <translation>
            <numerusform>All level: %n more round to win.</numerusform>
            <numerusform>All level: %n more rounds to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All level: %n more points to win.</source>
        <translation>
            <numerusform>All level: %n more point to win.</numerusform>
            <numerusform>All level: %n more points to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the lead: {names}, %n seals from the goal.</source>
        <translation>
            <numerusform>In the lead: {names}, %n seal from the goal.</numerusform>
            <numerusform>In the lead: {names}, %n seals from the goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the lead: {names}, %n rounds from the goal.</source>
        <translation>
            <numerusform>In the lead: {names}, %n round from the goal.</numerusform>
            <numerusform>In the lead: {names}, %n rounds from the goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the lead: {names}, %n points from the goal.</source>
        <translation>
            <numerusform>In the lead: {names}, %n point from the goal.</numerusform>
            <numerusform>In the lead: {names}, %n points from the goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {goal} seals</source>
        <translation>
            <numerusform>%n of {goal} seals</numerusform>
            <numerusform>%n of {goal} seals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {goal} points</source>
        <translation>
            <numerusform>%n of {goal} points</numerusform>
            <numerusform>%n of {goal} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {goal} rounds</source>
        <translation>
            <numerusform>%n of {goal} rounds</numerusform>
            <numerusform>%n of {goal} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {limit} tricks</source>
        <translation>
            <numerusform>%n of {limit} tricks</numerusform>
            <numerusform>%n of {limit} tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {limit} bosses</source>
        <translation>
            <numerusform>%n of {limit} bosses</numerusform>
            <numerusform>%n of {limit} bosses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeptetAid</name>
    <message numerus="yes">
        <source>%n bosses (the 7s) win the round.</source>
        <translation>
            <numerusform>%n boss (a 7) wins the round.</numerusform>
            <numerusform>%n bosses (the 7s) win the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks lose it, unless the bosses are enough.</source>
        <translation>
            <numerusform>%n trick loses it, unless the bosses are enough.</numerusform>
            <numerusform>%n tricks lose it, unless the bosses are enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seals win the game.</source>
        <translation>
            <numerusform>%n seal wins the game.</numerusform>
            <numerusform>%n seals win the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points or more win the game.</source>
        <translation>
            <numerusform>%n point or more wins the game.</numerusform>
            <numerusform>%n points or more win the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeptetProgress</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>Septet: the ladder of opponents beaten: games</extracomment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning streak: %n (best {best})</source>
        <translation>
            <numerusform>Winning streak: %n (best {best})</numerusform>
            <numerusform>Winning streak: %n (best {best})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Losing streak: %n (best winning streak {best})</source>
        <translation>
            <numerusform>Losing streak: %n (best winning streak {best})</numerusform>
            <numerusform>Losing streak: %n (best winning streak {best})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeptetReview</name>
    <message numerus="yes">
        <source>%n boss(es) in the trick.</source>
        <translation>
            <numerusform>%n boss in the trick.</numerusform>
            <numerusform>%n bosses in the trick.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeptetSpoken</name>
    <message numerus="yes">
        <source>Your %n cards.</source>
        <translation>
            <numerusform>Your card.</numerusform>
            <numerusform>Your %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your straw pile: {cards}; %n face down.</source>
        <translation>
            <numerusform>Your straw pile: {cards}; %n face down.</numerusform>
            <numerusform>Your straw pile: {cards}; %n face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The straw pile: {cards}; %n face down.</source>
        <translation>
            <numerusform>The straw pile: {cards}; %n face down.</numerusform>
            <numerusform>The straw pile: {cards}; %n face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n more points, now {standing}.</source>
        <translation>
            <numerusform>{name}: %n more point, now {standing}.</numerusform>
            <numerusform>{name}: %n more points, now {standing}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>{mode}, accuracy {accuracy} (%n games)</source>
        <translation>
            <numerusform>{mode}, accuracy {accuracy} (%n game)</numerusform>
            <numerusform>{mode}, accuracy {accuracy} (%n games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points of chance a choice (%n choices)</source>
        <translation>
            <numerusform>{points} points of chance a choice (%n choice)</numerusform>
            <numerusform>{points} points of chance a choice (%n choices)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>the statistics: legends and rows: games</extracomment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <extracomment>the statistics: legends and rows: games</extracomment>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnfinishedPage</name>
    <message numerus="yes">
        <source>%n unfinished games</source>
        <translation>
            <numerusform>%n unfinished game</numerusform>
            <numerusform>%n unfinished games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Yokai</name>
    <message numerus="yes">
        <source>in %n groups</source>
        <translation>
            <numerusform>in %n group</numerusform>
            <numerusform>in %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) placed correctly</source>
        <translation>
            <numerusform>%n hint placed correctly</numerusform>
            <numerusform>%n hints placed correctly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) placed wrongly</source>
        <translation>
            <numerusform>%n hint placed wrongly</numerusform>
            <numerusform>%n hints placed wrongly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) face down</source>
        <translation>
            <numerusform>%n hint face down</numerusform>
            <numerusform>%n hints face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YokaiReview</name>
    <message numerus="yes">
        <source>At peace, %n point(s)</source>
        <translation>
            <numerusform>At peace, %n point</numerusform>
            <numerusform>At peace, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) face down</source>
        <translation>
            <numerusform>%n hint face down</numerusform>
            <numerusform>%n hints face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Peace could have been declared %n turn(s) earlier.</source>
        <translation>
            <numerusform>Peace could have been declared one turn earlier.</numerusform>
            <numerusform>Peace could have been declared %n turns earlier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) still needed</source>
        <translation>
            <numerusform>%n move still needed</numerusform>
            <numerusform>%n moves still needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YokaiSpoken</name>
    <message numerus="yes">
        <source>It can go to %n places.</source>
        <translation>
            <numerusform>It can go to %n place.</numerusform>
            <numerusform>It can go to %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints face down.</source>
        <translation>
            <numerusform>%n hint face down.</numerusform>
            <numerusform>%n hints face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank hints ready.</source>
        <translation>
            <numerusform>%n blank hint ready.</numerusform>
            <numerusform>%n blank hints ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is lifted. It can go to %n places.</source>
        <translation>
            <numerusform>{place} is lifted. It can go to %n place.</numerusform>
            <numerusform>{place} is lifted. It can go to %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints were placed correctly.</source>
        <translation>
            <numerusform>%n hint was placed correctly.</numerusform>
            <numerusform>%n hints were placed correctly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints were placed wrongly.</source>
        <translation>
            <numerusform>%n hint was placed wrongly.</numerusform>
            <numerusform>%n hints were placed wrongly.</numerusform>
        </translation>
    </message>
</context>
</TS>
