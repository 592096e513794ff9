<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n games written.</source>
        <translation>
            <numerusform>%n game written.</numerusform>
            <numerusform>%n games written.</numerusform>
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
        <source>%n known already.</source>
        <translation>
            <numerusform>%n known already.</numerusform>
            <numerusform>%n known already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games kept</source>
        <translation>
            <numerusform>%n game kept</numerusform>
            <numerusform>%n games kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
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
    <name>HistoryWords</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
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
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from %n points</source>
        <translation>
            <numerusform>%1 from %n point</numerusform>
            <numerusform>%1 from %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JourneyStrip</name>
    <message numerus="yes">
        <source>%1 of %n seals</source>
        <translation>
            <numerusform>%1 of %n seal</numerusform>
            <numerusform>%1 of %n seals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewYokaiPage</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
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
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
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
        <source>{family} was led: play one of your %n {family} cards.</source>
        <translation>
            <numerusform>{family} was led: play your {family} card.</numerusform>
            <numerusform>{family} was led: play one of your %n {family} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have captured %n bosses.</source>
        <translation>
            <numerusform>{names} have captured %n boss.</numerusform>
            <numerusform>{names} have captured %n bosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} has captured %n bosses.</source>
        <translation>
            <numerusform>{names} has captured %n boss.</numerusform>
            <numerusform>{names} has captured %n bosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} took trick number {limit} with only %n bosses.</source>
        <translation>
            <numerusform>{names} took trick number {limit} with only %n boss.</numerusform>
            <numerusform>{names} took trick number {limit} with only %n bosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes trick number {limit} with only %n bosses.</source>
        <translation>
            <numerusform>{names} takes trick number {limit} with only %n boss.</numerusform>
            <numerusform>{names} takes trick number {limit} with only %n bosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seals</source>
        <translation>
            <numerusform>%n seal</numerusform>
            <numerusform>%n seals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All level. The leader still needs %n seals.</source>
        <translation>
            <numerusform>All level. The leader still needs %n seal.</numerusform>
            <numerusform>All level. The leader still needs %n seals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All level. %n points are still needed.</source>
        <translation>
            <numerusform>All level. %n point is still needed.</numerusform>
            <numerusform>All level. %n points are still needed.</numerusform>
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
        <source>In the lead: {names}, %n points from the goal.</source>
        <translation>
            <numerusform>In the lead: {names}, %n point from the goal.</numerusform>
            <numerusform>In the lead: {names}, %n points from the goal.</numerusform>
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
        <source>to %n seals</source>
        <translation>
            <numerusform>to %n seal</numerusform>
            <numerusform>to %n seals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n points</source>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
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
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row now</source>
        <translation>
            <numerusform>%n won in a row now</numerusform>
            <numerusform>%n won in a row now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row now</source>
        <translation>
            <numerusform>%n lost in a row now</numerusform>
            <numerusform>%n lost in a row now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at best</source>
        <translation>
            <numerusform>%n at best</numerusform>
            <numerusform>%n at best</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Yokai</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) placed truly</source>
        <translation>
            <numerusform>%n hint placed truly</numerusform>
            <numerusform>%n hints placed truly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) placed falsely</source>
        <translation>
            <numerusform>%n hint placed falsely</numerusform>
            <numerusform>%n hints placed falsely</numerusform>
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
</TS>
