<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Program, pictures and texts are free software under the MIT licence. It is made by people who like these games and is not connected with their publishers.</source>
        <translation>Programme, images et textes sont libres, sous licence MIT. Ils sont faits par des gens qui aiment ces jeux, sans lien avec leurs éditeurs.</translation>
    </message>
    <message>
        <source>Fonts: Klee One, © 2020 The Klee Project Authors, and Sawarabi Mincho, © 2008-2019 mshio, both under the SIL Open Font License 1.1. The texts of the licences come with the program, in resources/fonts.</source>
        <translation>Polices : Klee One, © 2020 The Klee Project Authors, et Sawarabi Mincho, © 2008-2019 mshio, toutes deux sous la licence SIL Open Font 1.1. Le texte des licences accompagne le programme, dans resources/fonts.</translation>
    </message>
    <message>
        <source>Windows and widgets: Qt for Python, under the LGPL 3.</source>
        <translation>Fenêtres : Qt for Python, sous licence LGPL 3.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>About Yokai Desktop</source>
        <translation>À propos de Yokai Desktop</translation>
    </message>
    <message>
        <source>Yokai Septet</source>
        <translation>Yokai Septet</translation>
    </message>
    <message>
        <source>a game by Muneyuki Yokouchi</source>
        <translation>un jeu de Muneyuki Yokouchi</translation>
    </message>
    <message>
        <source>for two players</source>
        <translation>à deux joueurs</translation>
    </message>
    <message>
        <source>rules by Sean Ross</source>
        <translation>règles de Sean Ross</translation>
    </message>
    <message>
        <source>Seven Next</source>
        <translation>Les Sept Suivants</translation>
    </message>
    <message>
        <source>by Chris Wray; short game from an idea by W. Eric Martin</source>
        <translation>de Chris Wray ; partie courte d'après une idée de W. Eric Martin</translation>
    </message>
    <message>
        <source>Yōkai</source>
        <translation>Yōkai</translation>
    </message>
    <message>
        <source>a game by Julien Griffon</source>
        <translation>un jeu de Julien Griffon</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>The history cannot be opened: what you play now is kept until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: the history could not be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history cannot be written: its folder is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the history. Please try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history could not be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history was written by a later version. It was kept aside as %1, and a new one was begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history could not be read. It was kept aside as %1, and a new one was begun.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, the table is yours</source>
        <translation>{name}, la table est à vous</translation>
    </message>
    <message>
        <source>Everybody else looks away. Your cards appear when you open the curtain.</source>
        <translation>Les autres détournent les yeux. Vos cartes apparaissent quand vous ouvrez le rideau.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>C'est moi, {name}</translation>
    </message>
    <message>
        <source>or press Space</source>
        <translation>ou appuyez sur Espace</translation>
    </message>
</context>
<context>
    <name>CustomPanel</name>
    <message>
        <source>%1 hints: the second edition keeps %2 for this number of players.</source>
        <translation>%1 indices : la deuxième édition en garde %2 pour ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>%1 hints in all; usual are %2.</source>
        <translation>%1 indices en tout ; d'habitude %2.</translation>
    </message>
    <message>
        <source>A bond between two families</source>
        <translation>Un lien entre deux familles</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>How many players hold a secret bond</source>
        <translation>Combien de joueurs ont un lien secret</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Révélés</translation>
    </message>
    <message>
        <source>Stacked</source>
        <translation>Empilés</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vierges</translation>
    </message>
    <message>
        <source>The cards must form a shape</source>
        <translation>Les cartes doivent former une figure</translation>
    </message>
    <message>
        <source>With children: one easy hint more, one hard hint less</source>
        <translation>Avec des enfants : des indices plus faciles</translation>
    </message>
    <message>
        <source>Another mix of hints</source>
        <translation>Un autre mélange d'indices</translation>
    </message>
    <message>
        <source>naming one family</source>
        <translation>nommant une famille</translation>
    </message>
    <message>
        <source>naming two families</source>
        <translation>nommant deux familles</translation>
    </message>
    <message>
        <source>naming three families</source>
        <translation>nommant trois familles</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>DealCodeField</name>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>A code has six letters or digits, such as 4K7-QM2.</source>
        <translation>Un code a six lettres ou chiffres, comme 4K7-QM2.</translation>
    </message>
    <message>
        <source>The same code gives the same cards, to share or to try again.</source>
        <translation>Le même code donne les mêmes cartes, pour partager ou réessayer.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code de la donne</translation>
    </message>
    <message>
        <source>Draw another deal</source>
        <translation>Tirer une autre donne</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
</context>
<context>
    <name>DeclarePanel</name>
    <message>
        <source>All at peace?</source>
        <translation>Tous en paix ?</translation>
    </message>
    <message>
        <source>If every family lies together, say so.</source>
        <translation>Si chaque famille est réunie, dites-le.</translation>
    </message>
    <message>
        <source>You may say so at the start of your turn.</source>
        <translation>Vous pourrez le dire au début de votre tour.</translation>
    </message>
    <message>
        <source>Declare them appeased</source>
        <translation>Les déclarer apaisés</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Place the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Septet</source>
        <translation>Septet</translation>
    </message>
    <message>
        <source>Yōkai</source>
        <translation>Yōkai</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Adepte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Habile</translation>
    </message>
    <message>
        <source>The unfinished game could not be read. Its file was kept aside.</source>
        <translation>La partie en cours n'a pas pu être lue. Son fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>The unfinished game cannot be read at the moment.</source>
        <translation>La partie en cours ne peut pas être lue pour l'instant.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Custom game</source>
        <translation>Sur mesure</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>à %1 de jouer</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>No more advice</source>
        <translation>Plus de conseils</translation>
    </message>
</context>
<context>
    <name>HintTray</name>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>+5 each</source>
        <translation>+5 chacun</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>Préparés</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Révélés</translation>
    </message>
    <message>
        <source>+2 each</source>
        <translation>+2 chacun</translation>
    </message>
    <message>
        <source>+1 each</source>
        <translation>+1 chacun</translation>
    </message>
    <message>
        <source>+1 true, -1 false</source>
        <translation>+1 vrai, -1 faux</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Posés</translation>
    </message>
    <message>
        <source>If all is well now, up to</source>
        <translation>Si tout va bien, jusqu'à</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>en</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>Honorable</translation>
    </message>
    <message>
        <source>Glorious</source>
        <translation>Glorieuse</translation>
    </message>
    <message>
        <source>Legendary</source>
        <translation>Légendaire</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Next</source>
        <translation>Les Sept Suivants</translation>
    </message>
    <message>
        <source>Seven Next, short</source>
        <translation>Les Sept Suivants, courte</translation>
    </message>
    <message>
        <source>to 7 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to 2 rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>former player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no memory aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aid: cards looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aid: own notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aid: everything seen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Septet</source>
        <translation>Septet</translation>
    </message>
    <message>
        <source>Win tricks, capture four bosses, and never take a seventh trick first. 2 to 4 players.</source>
        <translation>Faites des plis, capturez quatre boss, et ne faites jamais le septième pli. De 2 à 4 joueurs.</translation>
    </message>
    <message>
        <source>Yōkai</source>
        <translation>Yōkai</translation>
    </message>
    <message>
        <source>Look, remember, move. Bring each family together without a word. Played together.</source>
        <translation>Regardez, retenez, déplacez. Réunissez chaque famille sans un mot. On joue ensemble.</translation>
    </message>
    <message>
        <source>Two card games of spirits, to play alone or around one table.</source>
        <translation>Deux jeux de cartes et d'esprits, à jouer seul ou autour d'une table.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>LevelScroll</name>
    <message>
        <source>Free choice</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>Bring each family together, side by side.</source>
        <translation>Réunissez chaque famille, côte à côte.</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familles</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>you play first</source>
        <translation>vous jouez en premier</translation>
    </message>
    <message>
        <source>you play second</source>
        <translation>vous jouez en deuxième</translation>
    </message>
    <message>
        <source>you play third</source>
        <translation>vous jouez en troisième</translation>
    </message>
    <message>
        <source>you play fourth</source>
        <translation>vous jouez en quatrième</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>First edition</source>
        <translation>Première édition</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Deuxième édition</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>De base</translation>
    </message>
    <message>
        <source>Bring the families together, no more.</source>
        <translation>Réunir les familles, rien de plus.</translation>
    </message>
    <message>
        <source>An open bond</source>
        <translation>Un lien ouvert</translation>
    </message>
    <message>
        <source>Two families must touch; all know which.</source>
        <translation>Deux familles doivent se toucher ; tous savent lesquelles.</translation>
    </message>
    <message>
        <source>A secret bond</source>
        <translation>Un lien secret</translation>
    </message>
    <message>
        <source>Two families must touch; one player knows.</source>
        <translation>Deux familles doivent se toucher ; un seul joueur sait.</translation>
    </message>
    <message>
        <source>Stacked hints</source>
        <translation>Indices empilés</translation>
    </message>
    <message>
        <source>Only the last hint turned up can be placed.</source>
        <translation>Seul le dernier indice révélé peut être posé.</translation>
    </message>
    <message>
        <source>Blank hints</source>
        <translation>Indices vierges</translation>
    </message>
    <message>
        <source>Hints stay unseen: they lock, and say nothing.</source>
        <translation>Les indices restent cachés : ils verrouillent, sans rien dire.</translation>
    </message>
    <message>
        <source>A shape</source>
        <translation>Une figure</translation>
    </message>
    <message>
        <source>The cards must form a figure, drawn by chance.</source>
        <translation>Les cartes doivent former une figure tirée au sort.</translation>
    </message>
    <message>
        <source>The cards must form a figure of your choice.</source>
        <translation>Les cartes doivent former une figure de votre choix.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Lanterne</translation>
    </message>
    <message>
        <source>Stair</source>
        <translation>Escalier</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Éventail</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Portique</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>These choices do not make a game.</source>
        <translation>Ces choix ne font pas une partie.</translation>
    </message>
    <message>
        <source>The unfinished game could not be read. Its file was kept aside.</source>
        <translation>La partie en cours n'a pas pu être lue. Son fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>The disk is full: your settings hold until you quit.</source>
        <translation>Le disque est plein : vos réglages valent jusqu'à la fermeture.</translation>
    </message>
    <message>
        <source>Settings cannot be written here: they hold until you quit.</source>
        <translation>Les réglages ne peuvent pas être écrits ici : ils valent jusqu'à la fermeture.</translation>
    </message>
    <message>
        <source>Your settings could not be saved.</source>
        <translation>Vos réglages n'ont pas pu être gardés.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>New game of Septet</source>
        <translation>Nouvelle partie de Septet</translation>
    </message>
    <message>
        <source>New game of Yōkai</source>
        <translation>Nouvelle partie de Yōkai</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>About Yokai Desktop</source>
        <translation>À propos de Yokai Desktop</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>A new game takes the place of the unfinished one.</source>
        <translation>Une nouvelle partie remplace celle qui est en cours.</translation>
    </message>
</context>
<context>
    <name>NewSeptetPage</name>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>A round is yours with four bosses, or when the other pair takes its seventh trick.</source>
        <translation>Une manche est à vous avec quatre boss, ou quand l'autre équipe fait son septième pli.</translation>
    </message>
    <message>
        <source>A round is yours with three bosses. Whoever takes a seventh trick lets both others win.</source>
        <translation>Une manche est à vous avec trois boss. Qui fait un septième pli fait gagner les deux autres.</translation>
    </message>
    <message>
        <source>You play from your hand and from an open pile. Four bosses win, thirteen tricks lose.</source>
        <translation>On joue de sa main et d'une pile ouverte. Quatre boss gagnent, treize plis perdent.</translation>
    </message>
    <message>
        <source>Two sevens in each family: take both in one round to seal it. The first card led names the trump.</source>
        <translation>Deux sept par famille : prenez les deux dans une manche pour la sceller. La première carte jouée fixe l'atout.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Partners sit opposite each other. Name the people, choose the rest.</source>
        <translation>Les partenaires sont face à face. Nommez les personnes, choisissez les autres.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Name the people, choose the rest.</source>
        <translation>Chacun pour soi. Nommez les personnes, choisissez les autres.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>First dealer, who leads</source>
        <translation>Premier donneur, qui entame</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Four, in pairs</source>
        <translation>À quatre, en équipes</translation>
    </message>
    <message>
        <source>The main game</source>
        <translation>Le jeu principal</translation>
    </message>
    <message>
        <source>Three, alone</source>
        <translation>À trois</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Two, with straw</source>
        <translation>À deux, avec paille</translation>
    </message>
    <message>
        <source>Open piles on both sides</source>
        <translation>Une pile ouverte chacun</translation>
    </message>
    <message>
        <source>Seven Next</source>
        <translation>Les Sept Suivants</translation>
    </message>
    <message>
        <source>Seal all the families</source>
        <translation>Sceller les familles</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>stars on bosses, to 7</source>
        <translation>étoiles des boss, en 7</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>rounds won, to 2</source>
        <translation>manches, en 2</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longue</translation>
    </message>
    <message>
        <source>seal all seven</source>
        <translation>les sept sceaux</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <source>first with four seals</source>
        <translation>quatre sceaux</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Near seat</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Far seat</source>
        <translation>En face</translation>
    </message>
</context>
<context>
    <name>NewYokaiPage</name>
    <message>
        <source>Custom game: it does not count for the journey.</source>
        <translation>Partie sur mesure : elle ne compte pas pour le voyage.</translation>
    </message>
    <message>
        <source>These choices are level %1.</source>
        <translation>Ces choix sont le niveau %1.</translation>
    </message>
    <message>
        <source>These choices do not make a game: change the mix of hints.</source>
        <translation>Ces choix ne font pas une partie : changez le mélange d'indices.</translation>
    </message>
    <message>
        <source>Everybody wins or loses together, and nobody may speak.</source>
        <translation>On gagne ou l'on perd ensemble, et personne ne parle.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <translation>%1 niveaux</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Sur mesure</translation>
    </message>
    <message>
        <source>Combine the variants freely.</source>
        <translation>Combinez librement les variantes.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Both games, every way to play</source>
        <translation>Les deux jeux, toutes les façons de jouer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message numerus="yes">
        <source>%n sections found</source>
        <translation>
            <numerusform>%n passage trouvé</numerusform>
            <numerusform>%n passages trouvés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>at this screen</source>
        <translation>à cet écran</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
    <message>
        <source>Click to change the name</source>
        <translation>Cliquez pour changer le nom</translation>
    </message>
</context>
<context>
    <name>Septet</name>
    <message>
        <source>you take it</source>
        <translation>il est à vous</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>à {name}</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>pour {name}</translation>
    </message>
    <message>
        <source>You took it.</source>
        <translation>Il est à vous.</translation>
    </message>
    <message>
        <source>{name} took it.</source>
        <translation>Il est à {name}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Fermer le journal</translation>
    </message>
    <message>
        <source>Log of this round</source>
        <translation>Journal de la manche</translation>
    </message>
    <message>
        <source>Deal {code}</source>
        <translation>Donne {code}</translation>
    </message>
    <message>
        <source>The tricks of this round will be listed here.</source>
        <translation>Les plis de la manche s'inscriront ici.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>prend</translation>
    </message>
    <message>
        <source>led</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>boss</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>Round {number} is dealt.</source>
        <translation>La manche {number} est distribuée.</translation>
    </message>
    <message>
        <source>Trump is {family}.</source>
        <translation>L'atout est {family}.</translation>
    </message>
    <message>
        <source>{name} passes you: {cards}.</source>
        <translation>{name} vous donne : {cards}.</translation>
    </message>
    <message>
        <source>{name} shows {card} and leads.</source>
        <translation>{name} montre {card} et entame.</translation>
    </message>
    <message>
        <source>{name} has discarded.</source>
        <translation>{name} a écarté.</translation>
    </message>
    <message>
        <source>{card} is tucked under.</source>
        <translation>{card} est glissé dessous.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Vous faites le pli.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} fait le pli.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} est retourné.</translation>
    </message>
    <message>
        <source>{family} is sealed.</source>
        <translation>{family} : famille scellée.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Vent</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Charm</source>
        <translation>Charme</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Foudre</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>Ténèbres</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feu</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Neige</translation>
    </message>
    <message>
        <source>{card}, shining</source>
        <translation>{card}, brillant</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Carte face cachée</translation>
    </message>
    <message>
        <source>{card}, boss</source>
        <translation>{card}, boss</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{one} &amp; {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>has the lead token</source>
        <translation>a le jeton d'entame</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Allié</translation>
    </message>
    <message>
        <source>Partner, {level}</source>
        <translation>Allié, {level}</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>Pass three cards.</source>
        <translation>Donnez trois cartes.</translation>
    </message>
    <message>
        <source>{name} is choosing cards to pass.</source>
        <translation>{name} choisit des cartes à donner.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <source>{name} is preparing the round.</source>
        <translation>{name} prépare la manche.</translation>
    </message>
    <message>
        <source>Press the button, or take a card back.</source>
        <translation>Confirmez, ou reprenez une carte.</translation>
    </message>
    <message>
        <source>Choose a card for {name}.</source>
        <translation>Choisissez une carte pour {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more for {name}.</source>
        <translation>
            <numerusform>Encore %n pour {name}.</numerusform>
            <numerusform>Encore %n pour {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>They go to {name}, your partner.</source>
        <translation>Elles vont à {name}, votre partenaire.</translation>
    </message>
    <message>
        <source>They go to {name}, on your left.</source>
        <translation>Elles vont à {name}, à votre gauche.</translation>
    </message>
    <message>
        <source>{card} leaves the round, unseen.</source>
        <translation>{card} quitte la manche, sans être vu.</translation>
    </message>
    <message>
        <source>Discard one card of your hand, but no boss.</source>
        <translation>Écartez une carte de votre main, mais pas un boss.</translation>
    </message>
    <message>
        <source>A boss under a boss! Choose which one lies face up.</source>
        <translation>Un boss sous un boss ! Choisissez lequel reste visible.</translation>
    </message>
    <message>
        <source>Choose one of the two cards under {boss}.</source>
        <translation>Choisissez l'une des deux cartes sous {boss}.</translation>
    </message>
    <message>
        <source>Tuck a boss of your straw under, or leave all as it is.</source>
        <translation>Glissez un boss de votre paille dessous, ou laissez tout en place.</translation>
    </message>
    <message>
        <source>Lead any card: its family will be trump all round.</source>
        <translation>Entamez librement : cette famille sera atout toute la manche.</translation>
    </message>
    <message>
        <source>Lead any card.</source>
        <translation>Entamez librement.</translation>
    </message>
    <message>
        <source>{family} was led: play your only {family} card.</source>
        <translation>{family} est demandé : jouez votre seule carte {family}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} was led: play one of your %n {family} cards.</source>
        <translation>
            <numerusform>{family} est demandé : jouez votre carte {family}.</numerusform>
            <numerusform>{family} est demandé : jouez l'une de vos %n cartes {family}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no {family}: play any card.</source>
        <translation>Vous n'avez pas de {family} : jouez ce que vous voulez.</translation>
    </message>
    <message>
        <source>{family} was led: you must follow as long as you can.</source>
        <translation>{family} est demandé : il faut fournir tant qu'on le peut.</translation>
    </message>
    <message>
        <source>A boss cannot be discarded.</source>
        <translation>On ne peut pas écarter un boss.</translation>
    </message>
    <message>
        <source>The discard comes from your hand, not from the straw.</source>
        <translation>On écarte une carte de sa main, pas de la paille.</translation>
    </message>
    <message>
        <source>This card is covered: play what lies on it first.</source>
        <translation>Cette carte est couverte : jouez d'abord ce qui est dessus.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>Vous n'avez pas {card}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n'est pas à vous.</translation>
    </message>
    <message>
        <source>First choose which of the two bosses lies face up.</source>
        <translation>Choisissez d'abord lequel des deux boss reste visible.</translation>
    </message>
    <message>
        <source>Only a boss can be tucked under.</source>
        <translation>Seul un boss peut être glissé dessous.</translation>
    </message>
    <message>
        <source>This boss has been moved already.</source>
        <translation>Ce boss a déjà été déplacé.</translation>
    </message>
    <message>
        <source>Three different cards must be passed.</source>
        <translation>Il faut donner trois cartes différentes.</translation>
    </message>
    <message>
        <source>Three cards are chosen: take one back first.</source>
        <translation>Trois cartes sont choisies : reprenez-en une d'abord.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n'est pas possible maintenant.</translation>
    </message>
    <message>
        <source>Trump: {family}. The card shown is {card}.</source>
        <translation>Atout : {family}. La carte visible est {card}.</translation>
    </message>
    <message>
        <source>Trump: {family}</source>
        <translation>Atout : {family}</translation>
    </message>
    <message>
        <source>No trump yet: the first card led decides.</source>
        <translation>Pas encore d'atout : la première carte jouée décide.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>The first card led decides it.</source>
        <translation>La première carte jouée en décide.</translation>
    </message>
    <message>
        <source>seals of {goal}</source>
        <translation>sceaux sur {goal}</translation>
    </message>
    <message>
        <source>points of {goal}</source>
        <translation>points sur {goal}</translation>
    </message>
    <message>
        <source>tricks {count} of {limit}</source>
        <translation>plis : {count} sur {limit}</translation>
    </message>
    <message>
        <source>tricks {count}</source>
        <translation>plis : {count}</translation>
    </message>
    <message>
        <source>bosses {count} of {limit}</source>
        <translation>boss : {count} sur {limit}</translation>
    </message>
    <message>
        <source>{family} sealed</source>
        <translation>{family}, scellé</translation>
    </message>
    <message>
        <source>Take both sevens of a family to seal it first.</source>
        <translation>Prenez les deux sept d'une famille pour la sceller en premier.</translation>
    </message>
    <message>
        <source>Take both sevens of a family in one round to seal it.</source>
        <translation>Prenez les deux sept d'une famille en une manche pour la sceller.</translation>
    </message>
    <message numerus="yes">
        <source>%n bosses win the round.</source>
        <translation>
            <numerusform>%n boss gagne la manche.</numerusform>
            <numerusform>%n boss gagnent la manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks lose it.</source>
        <translation>
            <numerusform>%n pli la perd.</numerusform>
            <numerusform>%n plis la perdent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Seven Next, short</source>
        <translation>Les Sept Suivants, courte</translation>
    </message>
    <message>
        <source>Seven Next</source>
        <translation>Les Sept Suivants</translation>
    </message>
    <message numerus="yes">
        <source>to %n seals</source>
        <translation>
            <numerusform>en %n sceau</numerusform>
            <numerusform>en %n sceaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n points</source>
        <translation>
            <numerusform>en %n point</numerusform>
            <numerusform>en %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>advanced scoring</source>
        <translation>score avancé</translation>
    </message>
    <message>
        <source>standard scoring</source>
        <translation>score simple</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Place vide</translation>
    </message>
    <message>
        <source>Face-down card: {card}</source>
        <translation>Carte face cachée : {card}</translation>
    </message>
    <message>
        <source>Face-down card: a boss, unknown which</source>
        <translation>Carte face cachée : un boss, on ne sait lequel</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>couverte</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Bosses</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Seals</source>
        <translation>Sceaux</translation>
    </message>
    <message>
        <source>Your discard</source>
        <translation>Votre écart</translation>
    </message>
    <message>
        <source>Out of the round, only you know it.</source>
        <translation>Hors de la manche, vous seul la connaissez.</translation>
    </message>
    <message>
        <source>Your discard: {card}</source>
        <translation>Votre écart : {card}</translation>
    </message>
    <message>
        <source>Not possible.</source>
        <translation>Impossible.</translation>
    </message>
    <message>
        <source>Pass them</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What would a master do? (H)</source>
        <translation>Que ferait un maître ? (H)</translation>
    </message>
    <message>
        <source>Look at the last trick again (T)</source>
        <translation>Revoir le dernier pli (T)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>This round in words (L)</source>
        <translation>Cette manche en mots (L)</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>Entame</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>maîtresse</translation>
    </message>
</context>
<context>
    <name>SeptetTable</name>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Kept at once</source>
        <translation>Gardés aussitôt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>Rétablir les valeurs d'origine</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Langue et aspect</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Mouvement et rythme</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Yōkai</source>
        <translation>Yōkai</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Dark is an indigo cloth by night, light is a tatami by day.</source>
        <translation>Sombre : un drap indigo, la nuit ; clair : un tatami, le jour.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Taille des cartes</translation>
    </message>
    <message>
        <source>How large the cards of your hand are.</source>
        <translation>La grandeur des cartes de votre main.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petites</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>A click or a key always ends the movement that is going on.</source>
        <translation>Un clic ou une touche termine toujours le mouvement en cours.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les mouvements</translation>
    </message>
    <message>
        <source>Cards fade instead of flying.</source>
        <translation>Les cartes fondent au lieu de voler.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pause après un pli</translation>
    </message>
    <message>
        <source>How long a complete trick stays on the table.</source>
        <translation>Combien de temps un pli complet reste sur la table.</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Jusqu'à mon clic</translation>
    </message>
    <message>
        <source>Computer players take their time</source>
        <translation>L'ordinateur prend son temps</translation>
    </message>
    <message>
        <source>The least time they seem to think.</source>
        <translation>Le temps qu'il semble réfléchir, au moins.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Ask before what cannot be taken back</source>
        <translation>Demander avant ce qui ne se reprend pas</translation>
    </message>
    <message>
        <source>Placing a hint, declaring the end, giving cards away.</source>
        <translation>Poser un indice, déclarer la fin, donner des cartes.</translation>
    </message>
    <message>
        <source>Guide for the first games</source>
        <translation>Guide des premières parties</translation>
    </message>
    <message>
        <source>Short hints at the table about what is happening.</source>
        <translation>De courts conseils à la table sur ce qui se passe.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>The aid is noted with the result of the game.</source>
        <translation>L'aide est notée avec le résultat de la partie.</translation>
    </message>
    <message>
        <source>None, as at a table</source>
        <translation>Aucune, comme à table</translation>
    </message>
    <message>
        <source>Cards looked at</source>
        <translation>Cartes regardées</translation>
    </message>
    <message>
        <source>My own notes</source>
        <translation>Mes propres notes</translation>
    </message>
    <message>
        <source>Everything I saw</source>
        <translation>Tout ce que j'ai vu</translation>
    </message>
    <message>
        <source>After %1 s</source>
        <translation>Après %1 s</translation>
    </message>
    <message>
        <source>A card I look at turns back</source>
        <translation>Une carte regardée se retourne</translation>
    </message>
    <message>
        <source>When I click</source>
        <translation>Quand je clique</translation>
    </message>
    <message>
        <source>A move may be taken back</source>
        <translation>Un déplacement peut être repris</translation>
    </message>
    <message>
        <source>Once, before the hint of the same turn.</source>
        <translation>Une fois, avant l'indice du même tour.</translation>
    </message>
    <message>
        <source>Pace of the partners</source>
        <translation>Rythme des partenaires</translation>
    </message>
    <message>
        <source>How long each of their steps stays in sight.</source>
        <translation>Combien de temps on voit chacun de leurs gestes.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Vif</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
</context>
<context>
    <name>ShapePicker</name>
    <message>
        <source>At least %1 moves from the square</source>
        <translation>À %1 déplacements du carré, au moins</translation>
    </message>
</context>
<context>
    <name>Stations</name>
    <message>
        <source>Look</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Step {number} of 4: {name}</source>
        <translation>Étape {number} sur 4 : {name}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Players at this screen: {names}</source>
        <translation>Joueurs à cet écran : {names}</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Yokai Desktop</source>
        <translation>Yokai Desktop</translation>
    </message>
</context>
<context>
    <name>Yokai</name>
    <message>
        <source>{name} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looked here, turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps a bond secret.</source>
        <translation>{name} garde un lien secret.</translation>
    </message>
    <message>
        <source>At the end a {one} must touch a {other}.</source>
        <translation>À la fin, {one} doit toucher {other}.</translation>
    </message>
    <message>
        <source>Your secret: a {one} must touch a {other} at the end.</source>
        <translation>Votre secret : à la fin, {one} doit toucher {other}.</translation>
    </message>
    <message>
        <source>Secret bond of {name}: a {one} must touch a {other}.</source>
        <translation>Lien secret de {name} : {one} doit toucher {other}.</translation>
    </message>
    <message>
        <source>{shape}: {inside} of 16 in place</source>
        <translation>{shape} : {inside} sur 16 en place</translation>
    </message>
    <message>
        <source>taken from here</source>
        <translation>prise d'ici</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Kitsune</source>
        <translation>Kitsune</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Rokurokubi</source>
        <translation>Rokurokubi</translation>
    </message>
    <message>
        <source>Oni</source>
        <translation>Oni</translation>
    </message>
    <message>
        <source>blank hint</source>
        <translation>indice vierge</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ou {last}</translation>
    </message>
    <message>
        <source>The lantern</source>
        <translation>La lanterne</translation>
    </message>
    <message>
        <source>The stair</source>
        <translation>L'escalier</translation>
    </message>
    <message>
        <source>The mountain</source>
        <translation>La montagne</translation>
    </message>
    <message>
        <source>The fan</source>
        <translation>L'éventail</translation>
    </message>
    <message>
        <source>The moon</source>
        <translation>La lune</translation>
    </message>
    <message>
        <source>The gate</source>
        <translation>Le portique</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Première édition</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Deuxième édition</translation>
    </message>
    <message>
        <source>The four families</source>
        <translation>Les quatre familles</translation>
    </message>
    <message>
        <source>A secret bond</source>
        <translation>Un lien secret</translation>
    </message>
    <message>
        <source>An open bond</source>
        <translation>Un lien ouvert</translation>
    </message>
    <message>
        <source>A shape</source>
        <translation>Une figure</translation>
    </message>
    <message>
        <source>Stacked hints</source>
        <translation>Indices empilés</translation>
    </message>
    <message>
        <source>Blank hints</source>
        <translation>Indices vierges</translation>
    </message>
    <message>
        <source>A shape of your choice</source>
        <translation>Une figure au choix</translation>
    </message>
    <message>
        <source>Custom game</source>
        <translation>Sur mesure</translation>
    </message>
    <message>
        <source>Only the last hint turned up may be placed.</source>
        <translation>Seul le dernier indice révélé peut être posé.</translation>
    </message>
    <message>
        <source>Hints stay face down: they lock a card, no more.</source>
        <translation>Les indices restent cachés : ils verrouillent une carte, rien de plus.</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>Honorable</translation>
    </message>
    <message>
        <source>Glorious</source>
        <translation>Glorieuse</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Legendary</source>
        <translation>Légendaire</translation>
    </message>
    <message>
        <source>Honourable victory</source>
        <translation>Victoire honorable</translation>
    </message>
    <message>
        <source>Glorious victory</source>
        <translation>Victoire glorieuse</translation>
    </message>
    <message>
        <source>Total victory</source>
        <translation>Victoire totale</translation>
    </message>
    <message>
        <source>Legendary victory</source>
        <translation>Victoire légendaire</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>jusqu'à {points}</translation>
    </message>
    <message>
        <source>{points} and up</source>
        <translation>dès {points}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>right of {card}</source>
        <translation>à droite de {card}</translation>
    </message>
    <message>
        <source>left of {card}</source>
        <translation>à gauche de {card}</translation>
    </message>
    <message>
        <source>below {card}</source>
        <translation>sous {card}</translation>
    </message>
    <message>
        <source>above {card}</source>
        <translation>au-dessus de {card}</translation>
    </message>
    <message>
        <source>a free place</source>
        <translation>une place libre</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>ordinateur, {level}</translation>
    </message>
    <message>
        <source>moved one</source>
        <translation>en a déplacé une</translation>
    </message>
    <message>
        <source>could not move</source>
        <translation>n'a pas pu déplacer</translation>
    </message>
    <message>
        <source>set a hint aside</source>
        <translation>a préparé un indice</translation>
    </message>
    <message>
        <source>turned up a hint</source>
        <translation>a révélé un indice</translation>
    </message>
    <message>
        <source>placed a hint</source>
        <translation>a posé un indice</translation>
    </message>
    <message>
        <source>declared the spirits appeased</source>
        <translation>a déclaré les yōkai apaisés</translation>
    </message>
    <message>
        <source>looked at one</source>
        <translation>en a regardé une</translation>
    </message>
    <message>
        <source>looked at two</source>
        <translation>en a regardé deux</translation>
    </message>
    <message>
        <source>card {place}, {family}</source>
        <translation>carte {place}, {family}</translation>
    </message>
    <message>
        <source>card {place}, face down</source>
        <translation>carte {place}, face cachée</translation>
    </message>
    <message>
        <source>, locked, hint {hint}</source>
        <translation>, verrouillée, indice {hint}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) face down</source>
        <translation>
            <numerusform>%n indice face cachée</numerusform>
            <numerusform>%n indices face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>placed hint {hint}</source>
        <translation>indice posé {hint}</translation>
    </message>
    <message>
        <source>hint {hint}</source>
        <translation>indice {hint}</translation>
    </message>
    <message>
        <source>Look at a card.</source>
        <translation>Regardez une carte.</translation>
    </message>
    <message>
        <source>Only you see its face.</source>
        <translation>Vous seul voyez sa face.</translation>
    </message>
    <message>
        <source>Look at another.</source>
        <translation>Regardez-en une autre.</translation>
    </message>
    <message>
        <source>Any free card.</source>
        <translation>N'importe quelle carte libre.</translation>
    </message>
    <message>
        <source>Move one card.</source>
        <translation>Déplacez une carte.</translation>
    </message>
    <message>
        <source>Drop it on a marked place.</source>
        <translation>Posez-la sur une place marquée.</translation>
    </message>
    <message>
        <source>Place a hint.</source>
        <translation>Posez un indice.</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>La pile est vide.</translation>
    </message>
    <message>
        <source>Prepare a hint.</source>
        <translation>Préparez un indice.</translation>
    </message>
    <message>
        <source>Click the pile to set one aside.</source>
        <translation>Cliquez sur la pile pour en mettre un de côté.</translation>
    </message>
    <message>
        <source>Turn up a hint.</source>
        <translation>Révélez un indice.</translation>
    </message>
    <message>
        <source>Click the pile.</source>
        <translation>Cliquez sur la pile.</translation>
    </message>
    <message>
        <source>The hint.</source>
        <translation>L'indice.</translation>
    </message>
    <message>
        <source>Prepare one more, or place one.</source>
        <translation>Préparez-en un de plus, ou posez-en un.</translation>
    </message>
    <message>
        <source>Turn one up, or place one.</source>
        <translation>Révélez-en un, ou posez-en un.</translation>
    </message>
    <message>
        <source>Arrow keys choose a card, Enter looks at it.</source>
        <translation>Les flèches choisissent une carte, Entrée la regarde.</translation>
    </message>
    <message>
        <source>Esc puts it back. Arrow keys and Enter work too.</source>
        <translation>Échap la remet. Les flèches et Entrée marchent aussi.</translation>
    </message>
    <message>
        <source>T turns one up. 1 to 9 take a hint, Enter places it.</source>
        <translation>T en révèle un. 1 à 9 prennent un indice, Entrée le pose.</translation>
    </message>
    <message>
        <source>Not like this.</source>
        <translation>Pas ainsi.</translation>
    </message>
    <message>
        <source>You may declare only at the start of your turn.</source>
        <translation>On ne déclare qu'au début de son tour.</translation>
    </message>
    <message>
        <source>A card under a hint stays as it is.</source>
        <translation>Une carte sous un indice reste comme elle est.</translation>
    </message>
    <message>
        <source>You have just seen it: choose another.</source>
        <translation>Vous venez de la voir : choisissez-en une autre.</translation>
    </message>
    <message>
        <source>It must end on another place.</source>
        <translation>Elle doit arriver à une autre place.</translation>
    </message>
    <message>
        <source>A card lies there already.</source>
        <translation>Une carte s'y trouve déjà.</translation>
    </message>
    <message>
        <source>It must touch a card by a side.</source>
        <translation>Elle doit toucher une carte par un côté.</translation>
    </message>
    <message>
        <source>The cards would no longer hang together.</source>
        <translation>Les cartes ne tiendraient plus ensemble.</translation>
    </message>
    <message>
        <source>No hint is left in the pile.</source>
        <translation>Il n'y a plus d'indice dans la pile.</translation>
    </message>
    <message>
        <source>That hint is not turned up.</source>
        <translation>Cet indice n'est pas révélé.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n'est pas à vous.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Something else comes first.</source>
        <translation>Il y a autre chose à faire d'abord.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Cette carte n'existe pas.</translation>
    </message>
    <message>
        <source>Take a hint first, then choose its card.</source>
        <translation>Prenez d'abord un indice, puis choisissez sa carte.</translation>
    </message>
    <message>
        <source>Without this card the others would fall apart.</source>
        <translation>Sans cette carte, les autres se sépareraient.</translation>
    </message>
    <message>
        <source>Drop the hint on a card without one.</source>
        <translation>Posez l'indice sur une carte qui n'en a pas.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <translation>Tour {turn} : {name}</translation>
    </message>
    <message>
        <source>You see {family} at {place}</source>
        <translation>Vous voyez {family} en {place}</translation>
    </message>
    <message>
        <source>{name} looks at {place}</source>
        <translation>{name} regarde {place}</translation>
    </message>
    <message>
        <source>{name} moves {place} to the place {where}</source>
        <translation>{name} déplace {place} vers la place {where}</translation>
    </message>
    <message>
        <source>{name} cannot move any card</source>
        <translation>{name} ne peut déplacer aucune carte</translation>
    </message>
    <message>
        <source>{name} sets a hint aside</source>
        <translation>{name} prépare un indice</translation>
    </message>
    <message>
        <source>{name} turns up {hint}</source>
        <translation>{name} révèle {hint}</translation>
    </message>
    <message>
        <source>{name} places {hint} on {place}</source>
        <translation>{name} pose {hint} sur {place}</translation>
    </message>
    <message>
        <source>{name} says: the spirits are at peace</source>
        <translation>{name} déclare les yōkai apaisés</translation>
    </message>
</context>
<context>
    <name>YokaiGuide</name>
    <message>
        <source>If you believe that every family lies together, declare now: unused hints are worth more than used ones.</source>
        <translation>Si vous pensez que chaque famille est réunie, déclarez maintenant : les indices non utilisés valent plus que les autres.</translation>
    </message>
    <message>
        <source>Every turn has three steps: look at two cards, move one, give a hint. Nobody may say what lies where.</source>
        <translation>Chaque tour a trois étapes : regarder deux cartes, en déplacer une, donner un indice. Personne ne dit ce qui se trouve où.</translation>
    </message>
    <message>
        <source>Keep the face in mind. The second look is best spent on a neighbour, or on a card a partner has just moved.</source>
        <translation>Retenez la face. Le second regard va de préférence à une voisine, ou à une carte qu'un partenaire vient de déplacer.</translation>
    </message>
    <message>
        <source>Moving a card next to another tells your partners: these belong together. They do the same when they move.</source>
        <translation>Poser une carte à côté d'une autre dit à vos partenaires : celles-ci vont ensemble. Ils font de même.</translation>
    </message>
    <message>
        <source>All cards lie open: see what was joined and what was not.</source>
        <translation>Toutes les cartes sont visibles : voyez ce qui était réuni et ce qui ne l'était pas.</translation>
    </message>
    <message>
        <source>Turn up a hint now. From the next turn on it can be placed on a card you know.</source>
        <translation>Révélez un indice maintenant. Dès le tour suivant, on pourra le poser sur une carte connue.</translation>
    </message>
    <message>
        <source>Place a hint where it is true: it locks the card and tells its family. Partners trust hints, and lock cards that lie where they should stay.</source>
        <translation>Posez un indice là où il est vrai : il verrouille la carte et dit sa famille. Vos partenaires s'y fient, et verrouillent les cartes bien placées.</translation>
    </message>
    <message>
        <source>A hint was placed: the card is of a family it names, and it should stay there.</source>
        <translation>Un indice a été posé : la carte est d'une famille qu'il nomme, et elle doit rester là.</translation>
    </message>
    <message>
        <source>Watch where a partner moves a card after looking: it most likely joins its family.</source>
        <translation>Regardez où un partenaire déplace une carte qu'il a vue : elle rejoint sans doute sa famille.</translation>
    </message>
    <message>
        <source>Watch which cards your partners look at: what they move next follows from it.</source>
        <translation>Regardez quelles cartes vos partenaires observent : leur déplacement en découle.</translation>
    </message>
</context>
</TS>
