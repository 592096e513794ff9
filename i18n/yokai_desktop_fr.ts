<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program, pictures and texts are free software under the MIT licence. It is made by people who like these games and is not connected with their publishers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonts: Klee One, © 2020 The Klee Project Authors, and Sawarabi Mincho, © 2008-2019 mshio, both under the SIL Open Font License 1.1. The texts of the licences come with the program, in resources/fonts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows and widgets: Qt for Python, under the LGPL 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Yokai Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yokai Septet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game by Muneyuki Yokouchi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules by Sean Ross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by Chris Wray; short game from an idea by W. Eric Martin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yōkai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game by Julien Griffon</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, the table is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody else looks away. Your cards appear when you open the curtain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or press Space</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CustomPanel</name>
    <message>
        <source>%1 hints: the second edition keeps %2 for this number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hints in all; usual are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bond between two families</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many players hold a secret bond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards must form a shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With children: one easy hint more, one hard hint less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another mix of hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naming one family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naming two families</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naming three families</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealCodeField</name>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code has six letters or digits, such as 4K7-QM2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same code gives the same cards, to share or to try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Septet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yōkai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unfinished game could not be read. Its file was kept aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unfinished game cannot be read at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Septet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win tricks, capture four bosses, and never take a seventh trick first. 2 to 4 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yōkai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look, remember, move. Bring each family together without a word. Played together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two card games of spirits, to play alone or around one table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>First edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the families together, no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open bond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two families must touch; all know which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A secret bond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two families must touch; one player knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacked hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the last hint turned up can be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints stay unseen: they lock, and say nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards must form a figure, drawn by chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards must form a figure of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>These choices do not make a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unfinished game could not be read. Its file was kept aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: your settings hold until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings cannot be written here: they hold until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of Septet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of Yōkai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Yokai Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game takes the place of the unfinished one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewSeptetPage</name>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round is yours with four bosses, or when the other pair takes its seventh trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round is yours with three bosses. Whoever takes a seventh trick lets both others win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play from your hand and from an open pile. Four bosses win, thirteen tricks lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sevens in each family: take both in one round to seal it. The first card led names the trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners sit opposite each other. Name the people, choose the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone plays alone. Name the people, choose the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dealer, who leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four, in pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three, alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two, with straw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open piles on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal all the families</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stars on bosses, to 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds won, to 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seal all seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first with four seals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far seat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewYokaiPage</name>
    <message>
        <source>Custom game: it does not count for the journey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These choices are level %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These choices do not make a game: change the mix of hints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody wins or loses together, and nobody may speak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>By chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combine the variants freely.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>at this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to change the name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Septet</name>
    <message>
        <source>You took it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks of this round will be listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump is {family}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes you: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shows {card} and leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is tucked under.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{family} is sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, shining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, boss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} &amp; {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>has the lead token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass three cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is choosing cards to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is preparing the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the button, or take a card back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more for {name}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>They go to {name}, your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go to {name}, on your left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} leaves the round, unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard one card of your hand, but no boss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A boss under a boss! Choose which one lies face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the two cards under {boss}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuck a boss of your straw under, or leave all as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead any card: its family will be trump all round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{family} was led: play your only {family} card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{family} was led: play one of your %n {family} cards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You have no {family}: play any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{family} was led: you must follow as long as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A boss cannot be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard comes from your hand, not from the straw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is covered: play what lies on it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose which of the two bosses lies face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a boss can be tucked under.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This boss has been moved already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three different cards must be passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards are chosen: take one back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: {family}. The card shown is {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: {family}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump yet: the first card led decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card led decides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seals of {goal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points of {goal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks {count} of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bosses {count} of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{family} sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take both sevens of a family to seal it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take both sevens of a family in one round to seal it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bosses win the round.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks lose it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Next, short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>to %n seals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>advanced scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down card: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down card: a boss, unknown which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yōkai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark is an indigo cloth by night, light is a tatami by day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large the cards of your hand are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or a key always ends the movement that is going on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards fade instead of flying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a complete trick stays on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players take their time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least time they seem to think.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before what cannot be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing a hint, declaring the end, giving cards away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide for the first games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short hints at the table about what is happening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aid is noted with the result of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, as at a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything I saw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card I look at turns back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When I click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move may be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once, before the hint of the same turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long each of their steps stays in sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShapePicker</name>
    <message>
        <source>At least %1 moves from the square</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Players at this screen: {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yokai Desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
