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
    <name>Yokai</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
