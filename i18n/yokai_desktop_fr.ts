<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Yokai Desktop</source>
        <translation>À propos de Yokai Desktop</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>the sheet About: credits and licences</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The program, its pictures and its texts are free software under the MIT licence. They are made by people who like these games and have no connection with the publishers.</source>
        <translation>Le programme, ses images et ses textes sont libres, sous licence MIT. Des amateurs de ces jeux les ont faits, sans lien avec les éditeurs.</translation>
    </message>
    <message>
        <source>Fonts: Klee One, © 2020 The Klee Project Authors, and Sawarabi Mincho, © 2008–2019 mshio, both under the SIL Open Font License 1.1; Greek and Cyrillic letters of DejaVu Serif. The texts of the licences come with the program, in resources/fonts.</source>
        <translation>Polices : Klee One, © 2020 The Klee Project Authors, et Sawarabi Mincho, © 2008–2019 mshio, toutes deux sous SIL Open Font License 1.1 ; lettres grecques et cyrilliques de DejaVu Serif. Les textes des licences accompagnent le programme, dans resources/fonts.</translation>
    </message>
    <message>
        <source>Windows and widgets: Qt for Python, under the LGPL 3.</source>
        <translation>Fenêtres : Qt for Python, sous licence LGPL 3.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>the sheet About: credits and licences</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Yokai Septet</source>
        <extracomment>the sheet About: credits and licences</extracomment>
        <translation>Yokai Septet</translation>
    </message>
    <message>
        <source>a game by Muneyuki Yokouchi, developed by Yirli’kumde and Ayatsurare Ningyoukan; also known as 7 Yokai</source>
        <translation>un jeu de Muneyuki Yokouchi, développé par Yirli’kumde et Ayatsurare Ningyoukan ; connu aussi sous le nom de 7 Yokai</translation>
    </message>
    <message>
        <source>the printed game</source>
        <translation>le jeu imprimé</translation>
    </message>
    <message>
        <source>published by Dan Kobayashi; illustrations by U, graphic design by Tori Hasegawa, logo by Satsuki Nakayama, art direction by Fukutarou</source>
        <translation>édité par Dan Kobayashi ; illustrations de U, graphisme de Tori Hasegawa, logo de Satsuki Nakayama, direction artistique de Fukutarou</translation>
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
        <extracomment>the sheet About: credits and licences</extracomment>
        <translation>Les Sept Suivants</translation>
    </message>
    <message>
        <source>by Chris Wray; short game from an idea by W. Eric Martin</source>
        <translation>de Chris Wray ; partie courte d’après une idée de W. Eric Martin</translation>
    </message>
    <message>
        <source>Yōkai</source>
        <extracomment>the sheet About: credits and licences</extracomment>
        <translation>Yōkai</translation>
    </message>
    <message>
        <source>a game by Julien Griffon, in two editions</source>
        <translation>un jeu de Julien Griffon, en deux éditions</translation>
    </message>
</context>
<context>
    <name>Advising</name>
    <message>
        <source>Advice is closed.</source>
        <translation>Le conseil est fermé.</translation>
    </message>
</context>
<context>
    <name>AidSheet</name>
    <message>
        <source>Close</source>
        <extracomment>the sheet with the player aid, at both tables</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>AllComputers</name>
    <message>
        <source>All computer players</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>levels</comment>
        <extracomment>new game: one level for all computer players</extracomment>
        <translation>mélangé</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>The disk is full: the history could not be changed.</source>
        <translation>Le disque est plein : l’historique n’a pas pu être modifié.</translation>
    </message>
    <message>
        <source>The history cannot be written: its folder is read-only.</source>
        <translation>L’historique ne peut pas être écrit : son dossier est en lecture seule.</translation>
    </message>
    <message>
        <source>Another program is using the history. Please try again.</source>
        <translation>Un autre programme utilise l’historique. Veuillez réessayer.</translation>
    </message>
    <message>
        <source>This game cannot be read: its record is incomplete.</source>
        <translation>Cette partie ne peut pas être lue : son enregistrement est incomplet.</translation>
    </message>
    <message>
        <source>The history could not be changed.</source>
        <translation>L’historique n’a pas pu être modifié.</translation>
    </message>
    <message>
        <source>The history cannot be opened now. Games that end meanwhile are saved beside it and will be added later.</source>
        <translation>L’historique ne peut pas être ouvert pour le moment. Les parties qui se terminent entre-temps sont enregistrées à côté et y seront ajoutées plus tard.</translation>
    </message>
    <message>
        <source>The history (%1) was written by a later version and is left as it is. Games that end now are saved beside it for that version.</source>
        <translation>L’historique (%1) a été écrit par une version plus récente et reste tel quel. Les parties qui se terminent maintenant sont enregistrées à côté pour cette version.</translation>
    </message>
    <message>
        <source>The history cannot be changed now. The game was saved beside it and will be added later.</source>
        <translation>L’historique ne peut pas être modifié pour le moment. La partie est enregistrée à côté et y sera ajoutée plus tard.</translation>
    </message>
    <message>
        <source>The unfinished game could not be put away: it stays saved, and the new one is not.</source>
        <translation>La partie en cours n’a pas pu rejoindre l’historique : elle reste enregistrée, la nouvelle ne l’est pas.</translation>
    </message>
    <message>
        <source>The unfinished game could not be read. Its file was set aside.</source>
        <translation>La partie en cours n’a pas pu être lue. Son fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>The history could not be read. It was set aside as %1, and a new one was begun.</source>
        <translation>L’historique n’a pas pu être lu. Il a été mis de côté sous le nom %1, et un nouveau commence.</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>winning so far</source>
        <translation>remporte le pli pour l’instant</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>screen readers: the state of a card, after its name</extracomment>
        <translation>choisie</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>peut être choisie</translation>
    </message>
    <message>
        <source>cannot be chosen now</source>
        <translation>ne peut pas être choisie maintenant</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>looked at in this turn</source>
        <translation>regardée pendant ce tour</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>usage:</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>usage :</translation>
    </message>
    <message>
        <source>arguments</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>arguments </translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>options </translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Missing: %s</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>Il manque : %s</translation>
    </message>
    <message>
        <source>Unknown arguments: %s</source>
        <translation>Arguments inconnus : %s</translation>
    </message>
    <message>
        <source>%(argument_name)s: %(message)s</source>
        <comment>an option and what is wrong with it</comment>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>%(argument_name)s : %(message)s</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>it takes no value: %s</source>
        <translation>cette option ne prend pas de valeur : %s</translation>
    </message>
    <message>
        <source>%(option)s may mean %(matches)s</source>
        <translation>%(option)s peut désigner %(matches)s</translation>
    </message>
    <message>
        <source>“{value}” does not exist; choose from {choices}</source>
        <translation>« {value} » n’existe pas ; au choix : {choices}</translation>
    </message>
    <message>
        <source>Yokai Septet and Yōkai. Without a command the window opens.</source>
        <translation>Yokai Septet et Yōkai. Sans commande, la fenêtre s’ouvre.</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>afficher la version et quitter</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>let computer players play many games</source>
        <translation>faire jouer beaucoup de parties à l’ordinateur</translation>
    </message>
    <message>
        <source>play in the terminal</source>
        <translation>jouer dans le terminal</translation>
    </message>
    <message>
        <source>a level for each seat, or one for all; random: any legal action</source>
        <translation>un niveau par place, ou un seul pour toutes ; random : au hasard</translation>
    </message>
    <message>
        <source>a level for each seat; person: you, random: any legal action</source>
        <translation>un niveau par place ; person : vous, random : au hasard</translation>
    </message>
    <message>
        <source>number of deals</source>
        <translation>nombre de donnes</translation>
    </message>
    <message>
        <source>play every deal from every seat</source>
        <translation>jouer chaque donne depuis chaque place</translation>
    </message>
    <message>
        <source>check a record by playing it again</source>
        <translation>vérifier un enregistrement en le rejouant</translation>
    </message>
    <message>
        <source>rate every decision of a game</source>
        <translation>évaluer chaque décision d’une partie</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <translation>l’enregistrement d’une partie</translation>
    </message>
    <message>
        <source>only this seat, from 0</source>
        <translation>cette place seulement, à partir de 0</translation>
    </message>
    <message>
        <source>SEED</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>GRAINE</translation>
    </message>
    <message>
        <source>the seed of the review’s random draws</source>
        <translation>la graine des tirages au sort de l’analyse</translation>
    </message>
    <message>
        <source>count lessons, trials and exercises</source>
        <translation>compter les leçons, les épreuves et les exercices</translation>
    </message>
    <message>
        <source>prove every trial</source>
        <translation>prouver chaque épreuve</translation>
    </message>
    <message>
        <source>measure speed</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>mesurer la vitesse</translation>
    </message>
    <message>
        <source>faster, less precise</source>
        <translation>plus vite, moins précis</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>écrire un objet JSON</translation>
    </message>
    <message>
        <source>save a picture of every screen</source>
        <translation>enregistrer une image de chaque écran</translation>
    </message>
    <message>
        <source>add the program to the menu</source>
        <translation>ajouter le programme au menu</translation>
    </message>
    <message>
        <source>remove the program from the menu</source>
        <translation>retirer le programme du menu</translation>
    </message>
    <message>
        <source>GAME</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>JEU</translation>
    </message>
    <message>
        <source>septet or yokai</source>
        <translation>septet ou yokai</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>nombre de joueurs</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>NOM=VALEUR</translation>
    </message>
    <message>
        <source>an option of the rules, such as scoring=standard</source>
        <translation>une option des règles, comme scoring=standard</translation>
    </message>
    <message>
        <source>LEVEL,LEVEL,…</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>NIVEAU,NIVEAU,…</translation>
    </message>
    <message>
        <source>a deal code, or any other text</source>
        <translation>un code de donne, ou un texte quelconque</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>where to save the pictures</source>
        <translation>où enregistrer les images</translation>
    </message>
    <message>
        <source>the language of the pictures</source>
        <translation>la langue des images</translation>
    </message>
    <message>
        <source>their colours</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>leurs couleurs</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>LARGEURxHAUTEUR</translation>
    </message>
    <message>
        <source>the size of the window</source>
        <translation>la taille de la fenêtre</translation>
    </message>
    <message>
        <source>only one picture of each part of the program</source>
        <translation>seulement une image de chaque partie du programme</translation>
    </message>
    <message>
        <source>The system refuses: {why}.</source>
        <translation>Le système refuse : {why}.</translation>
    </message>
    <message>
        <source>No window can be opened: there is no display.</source>
        <translation>Impossible d’ouvrir une fenêtre : il n’y a pas d’écran.</translation>
    </message>
    <message>
        <source>No window can be opened: {why}</source>
        <translation>Impossible d’ouvrir une fenêtre : {why}</translation>
    </message>
    <message>
        <source>Only Linux desktops have such menu entries.</source>
        <translation>Seuls les bureaux Linux ont de telles entrées de menu.</translation>
    </message>
    <message>
        <source>Qt needs system libraries that are missing. On Debian, as root: apt-get update &amp;&amp; apt-get install {packages}</source>
        <translation>Il manque à Qt des bibliothèques du système. Sous Debian, en root : apt-get update &amp;&amp; apt-get install {packages}</translation>
    </message>
    <message>
        <source>Cannot read {file}: {why}.</source>
        <translation>Impossible de lire {file} : {why}.</translation>
    </message>
    <message>
        <source>Cannot read {file}: it is not a regular file.</source>
        <translation>Impossible de lire {file} : ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Cannot read {file}: it is not a game record.</source>
        <translation>Impossible de lire {file} : ce n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>{file} is too large to be a game.</source>
        <translation>{file} est trop volumineux pour une partie.</translation>
    </message>
    <message>
        <source>Cannot write to {folder}: {why}.</source>
        <translation>Impossible d’écrire dans {folder} : {why}.</translation>
    </message>
    <message>
        <source>What follows {name} holds bytes that are not text.</source>
        <translation>Ce qui suit {name} contient des octets qui ne sont pas du texte.</translation>
    </message>
    <message>
        <source>There is no level “{level}” in this game; choose from {levels}.</source>
        <translation>Ce jeu n’a pas de niveau « {level} » ; au choix : {levels}.</translation>
    </message>
    <message>
        <source>An option is written name=value, not “{text}”.</source>
        <translation>Une option s’écrit nom=valeur, pas « {text} ».</translation>
    </message>
    <message>
        <source>A size is written 1440x900, from 640x480 to 7680x4320, not “{text}”.</source>
        <translation>Une taille s’écrit 1440x900, de 640x480 à 7680x4320, pas « {text} ».</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number.</source>
        <translation>« {text} » n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>{name} must be at least {least}.</source>
        <translation>{name} doit valoir au moins {least}.</translation>
    </message>
    <message>
        <source>{name} must be at most {most}.</source>
        <translation>{name} doit valoir au plus {most}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}; seats count from 0 to {last}.</source>
        <translation>Il n’y a pas de place {seat} ; les places vont de 0 à {last}.</translation>
    </message>
    <message>
        <source>Action {number}, seat {seat}: {action} is a slip, −{loss} ± {error}; best: {best}.</source>
        <translation>Coup {number}, place {seat} : {action}, imprécision, −{loss} ± {error} ; le meilleur : {best}.</translation>
    </message>
    <message>
        <source>Action {number}, seat {seat}: {action} is a mistake, −{loss} ± {error}; best: {best}.</source>
        <translation>Coup {number}, place {seat} : {action}, erreur, −{loss} ± {error} ; le meilleur : {best}.</translation>
    </message>
    <message>
        <source>Action {number}, seat {seat}: {action} is a blunder, −{loss} ± {error}; best: {best}.</source>
        <translation>Coup {number}, place {seat} : {action}, gaffe, −{loss} ± {error} ; le meilleur : {best}.</translation>
    </message>
    <message>
        <source>Seat {seat}: accuracy {accuracy}, played like {level}.</source>
        <translation>Place {seat} : précision {accuracy}, niveau de jeu : {level}.</translation>
    </message>
    <message>
        <source>Seat {seat}: {decisions} choices are too few to tell an accuracy.</source>
        <translation>Place {seat} : {decisions} choix, c’est trop peu pour donner une précision.</translation>
    </message>
    <message>
        <source>{file} was left out: {reason}.</source>
        <translation>{file} a été ignoré : {reason}.</translation>
    </message>
    <message>
        <source>“{entry}” of {file} was left out: {reason}.</source>
        <translation>« {entry} » de {file} a été ignoré : {reason}.</translation>
    </message>
    <message>
        <source>Deal code {seed}. Type an action or its number; help, quit.</source>
        <translation>Code de donne {seed}. Tapez un coup ou son numéro ; help, quit.</translation>
    </message>
    <message>
        <source>Goodbye.</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>Au revoir.</translation>
    </message>
    <message>
        <source>Player {seat}: press Enter when only you can see the screen.</source>
        <translation>Joueur {seat} : appuyez sur Entrée quand personne d’autre ne voit l’écran.</translation>
    </message>
    <message>
        <source>{count} choices; for example: {example}</source>
        <translation>{count} choix ; par exemple : {example}</translation>
    </message>
    <message>
        <source>Type an action, such as “{example}”, or the number of a choice; quit ends.</source>
        <translation>Tapez un coup, comme « {example} », ou le numéro d’un choix ; quit pour arrêter.</translation>
    </message>
    <message>
        <source>The choices are numbered from 1 to {most}.</source>
        <translation>Les choix sont numérotés de 1 à {most}.</translation>
    </message>
    <message>
        <source>Straw pile ({name}):</source>
        <translation>Paille ({name}) :</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Sur la table : {cards}</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Votre main : {cards}</translation>
    </message>
    <message>
        <source>Points {points}; score {scores}.</source>
        <translation>Points : {points} ; score : {scores}.</translation>
    </message>
    <message>
        <source>Affinity: {one} and {other} must touch.</source>
        <translation>Affinité : {one} et {other} doivent se toucher.</translation>
    </message>
    <message>
        <source>Your secret affinity: {one} and {other} must touch.</source>
        <translation>Votre affinité secrète : {one} et {other} doivent se toucher.</translation>
    </message>
    <message>
        <source>The cards must form:</source>
        <translation>Les cartes doivent former :</translation>
    </message>
    <message>
        <source>Hints: {pile} face down; turned up: {hints}</source>
        <translation>Indices : {pile} face cachée ; révélés : {hints}</translation>
    </message>
    <message>
        <source>Look at a card (look K11), or declare the yōkai at peace (appease).</source>
        <translation>Regardez une carte (look K11), ou dites que les yōkai sont apaisés (appease).</translation>
    </message>
    <message>
        <source>Look at another card (look L12).</source>
        <translation>Regardez une autre carte (look L12).</translation>
    </message>
    <message>
        <source>Move a card (move N14 O12).</source>
        <translation>Déplacez une carte (move N14 O12).</translation>
    </message>
    <message>
        <source>Turn up a hint (reveal) or place one (hint FAMILIES K11).</source>
        <translation>Révélez un indice (reveal) ou posez-en un (hint FAMILLES K11).</translation>
    </message>
    <message>
        <source>Scattered: {families}.</source>
        <extracomment>the terminal: help and refusals</extracomment>
        <translation>Dispersées : {families}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not touch.</source>
        <translation>{one} et {other} ne se touchent pas.</translation>
    </message>
    <message>
        <source>The shape is not formed.</source>
        <translation>La forme n’est pas réalisée.</translation>
    </message>
    <message>
        <source>Hints placed correctly {true}, wrongly {false}; turned up {turned_up}; face down {face_down}.</source>
        <translation>Indices bien placés : {true}, mal placés : {false} ; révélés : {turned_up} ; face cachée : {face_down}.</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Position in the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>the bar at the foot of a replay</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>View as</source>
        <extracomment>the bar at the foot of a replay: through whose eyes the game is shown; a name follows</extracomment>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on from here as a new game</source>
        <translation>Jouer la suite comme une nouvelle partie</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Previous step</source>
        <extracomment>the bar at the foot of a replay</extracomment>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>the bar at the foot of a replay</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>the bar at the foot of a replay: start the replay, as on a recorder</extracomment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>the bar at the foot of a replay</extracomment>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>the bar at the foot of a replay</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>the bar at the foot of a replay</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>the bar at the foot of a replay</extracomment>
        <translation>Rapide</translation>
    </message>
</context>
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
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everybody else, please look away. Your cards appear when you open the curtain.</source>
        <translation>Les autres, détournez les yeux ! Vos cartes apparaissent quand vous ouvrez le rideau.</translation>
    </message>
    <message>
        <source>I’m {name}</source>
        <extracomment>the curtain between players at one screen</extracomment>
        <translation>C’est moi, {name}</translation>
    </message>
    <message>
        <source>or press Space</source>
        <translation>ou appuyez sur Espace</translation>
    </message>
    <message>
        <source>{name}, it’s your turn</source>
        <translation>{name}, à vous</translation>
    </message>
</context>
<context>
    <name>CustomPanel</name>
    <message>
        <source>Nobody named: the player who begins.</source>
        <translation>Par défaut : qui commence la partie.</translation>
    </message>
    <message>
        <source>The cards must form a shape</source>
        <translation>Une forme à réaliser</translation>
    </message>
    <message>
        <source>With children: easier hints</source>
        <translation>Avec des enfants : indices plus faciles</translation>
    </message>
    <message>
        <source>Another mix of hints</source>
        <translation>Un autre assortiment d’indices</translation>
    </message>
    <message>
        <source>Fewer</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>%1 hints: the second edition keeps %2 for this number of players.</source>
        <translation>%1 indices : la deuxième édition en garde %2 pour ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>%1 hints in all; %2 is usual.</source>
        <translation>%1 indices en tout ; d’ordinaire %2.</translation>
    </message>
    <message>
        <source>Affinity between two families</source>
        <translation>Affinité entre deux familles</translation>
    </message>
    <message>
        <source>Who holds a secret affinity?</source>
        <translation>Qui reçoit une affinité secrète ?</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>Indices</translation>
    </message>
    <message>
        <source>one family</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>une famille</translation>
    </message>
    <message>
        <source>two families</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>deux familles</translation>
    </message>
    <message>
        <source>three families</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>trois familles</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Secret</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>Secrète</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>affinities, open and secret</comment>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Turned up</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>Révélés</translation>
    </message>
    <message>
        <source>Stacked</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>Empilés</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>new game of Yōkai, own mix of variants; hints are cards that name families</extracomment>
        <translation>Vierges</translation>
    </message>
</context>
<context>
    <name>DayStrip</name>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Play the cards of today, the same for everybody</source>
        <translation>Jouer les cartes du jour, les mêmes pour tout le monde</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>home: the deal of the day of Septet and what became of it</extracomment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>home: the deal of the day of Septet and what became of it</extracomment>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>home: the deal of the day of Septet and what became of it</extracomment>
        <translation>perdue</translation>
    </message>
    <message>
        <source>not yet played</source>
        <translation>pas encore jouée</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>home: the deal of the day of Septet and what became of it</extracomment>
        <translation>jouée</translation>
    </message>
</context>
<context>
    <name>DealCodeField</name>
    <message>
        <source>Deal code</source>
        <extracomment>new game: the code that gives the same cards again</extracomment>
        <translation>Code de la donne</translation>
    </message>
    <message>
        <source>Draw another deal</source>
        <translation>Tirer une autre donne</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>new game: the code that gives the same cards again</extracomment>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>The deal of the day, the same for everybody</source>
        <translation>La donne du jour, la même pour tout le monde</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>A code has six letters or digits, such as 4K7-QM2.</source>
        <translation>Un code se compose de six lettres ou chiffres, comme 4K7-QM2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>new game: the code that gives the same cards again</extracomment>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>The deal of the day: everybody has these cards today.</source>
        <translation>La donne du jour : aujourd’hui, tout le monde a ces cartes.</translation>
    </message>
    <message>
        <source>The same code gives the same cards, to share or to try again.</source>
        <translation>Le même code redonne les mêmes cartes, à partager ou à retenter.</translation>
    </message>
</context>
<context>
    <name>DeclarePanel</name>
    <message>
        <source>Is everyone at peace?</source>
        <translation>Tous apaisés ?</translation>
    </message>
    <message>
        <source>All at peace!</source>
        <translation>Tous apaisés !</translation>
    </message>
    <message>
        <source>Nobody else sees the question. The others are waiting for you.</source>
        <translation>Personne d’autre ne voit la question. On vous attend.</translation>
    </message>
    <message>
        <source>If every family is together, say so.</source>
        <translation>Si chaque famille est réunie, dites-le.</translation>
    </message>
    <message>
        <source>You may say so at the start of your turn.</source>
        <translation>Vous pourrez le dire au début de votre tour.</translation>
    </message>
</context>
<context>
    <name>DeclareQuestion</name>
    <message>
        <source>Are the yōkai at peace?</source>
        <translation>Les yōkai sont-ils apaisés ?</translation>
    </message>
    <message>
        <source>One turn later</source>
        <translation>Un tour plus tard</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <extracomment>Yōkai: the question before the game is ended</extracomment>
        <translation>Sinon</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Yōkai: the question before the game is ended</extracomment>
        <translation>perdu</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>Yōkai: the question before the game is ended</extracomment>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>They are at peace</source>
        <translation>Ils sont apaisés</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Yōkai: the question before the game is ended</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Yōkai: the question before the game is ended</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Declared now: at most {points}.</source>
        <translation>En déclarant maintenant : {points} au plus.</translation>
    </message>
    <message>
        <source>One turn later: {points}.</source>
        <translation>Un tour plus tard : {points}.</translation>
    </message>
    <message>
        <source>Otherwise the game is lost.</source>
        <translation>Sinon, la partie est perdue.</translation>
    </message>
    <message>
        <source>Enter: declare. Escape: not yet.</source>
        <translation>Entrée : déclarer. Échap : pas encore.</translation>
    </message>
    <message>
        <source>every family is together</source>
        <translation>chaque famille est réunie</translation>
    </message>
    <message>
        <source>the secret affinity holds</source>
        <translation>l’affinité secrète est respectée</translation>
    </message>
    <message>
        <source>{one} and {other} touch</source>
        <translation>l’affinité entre {one} et {other} est respectée</translation>
    </message>
    <message>
        <source>the cards form the shape {shape}</source>
        <translation>les cartes dessinent la forme {shape}</translation>
    </message>
    <message>
        <source>The game ends; it is won if {conditions}.</source>
        <translation>La partie s’arrête ; elle est gagnée si {conditions}.</translation>
    </message>
    <message>
        <source>All cards are turned up and the game ends. It is won if {conditions}.</source>
        <translation>Toutes les cartes sont révélées et la partie s’arrête. Elle est gagnée si {conditions}.</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Yōkai: the question before the game is ended</extracomment>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Declared now</source>
        <extracomment>Yōkai: the question before the game is ended</extracomment>
        <translation>En déclarant maintenant</translation>
    </message>
</context>
<context>
    <name>Dojo</name>
    <message>
        <source>You hold a card of the family that was led, so you must follow it.</source>
        <translation>Vous avez une carte de la famille demandée : il faut la fournir.</translation>
    </message>
    <message>
        <source>The first trick</source>
        <translation>Le premier pli</translation>
    </message>
    <message>
        <source>Fire was led. Beat the 9 with your 11, and the boss is yours.</source>
        <translation>Famille demandée : Feu. Battez le 9 avec votre 11, et le boss est à vous.</translation>
    </message>
    <message>
        <source>The highest card of the family that was led takes the trick.</source>
        <translation>La plus haute carte de la famille demandée remporte le pli.</translation>
    </message>
    <message>
        <source>The 6 follows, but the 9 beats it. Try your higher Fire card.</source>
        <translation>Le 6 fournit bien, mais le 9 le bat. Essayez votre carte Feu plus haute.</translation>
    </message>
    <message>
        <source>Catch four bosses, and the round is yours.</source>
        <translation>Prenez quatre boss, et la manche est à vous.</translation>
    </message>
    <message>
        <source>You took the trick, so you lead the next one. Lead your 4 of Charm.</source>
        <translation>Vous avez pris le pli : à vous d’entamer le suivant. Jouez votre 4 de Charme.</translation>
    </message>
    <message>
        <source>Nobody could follow, nobody played a trump: even a 4 takes the trick.</source>
        <translation>Personne n’a pu fournir ni couper : même un 4 remporte le pli.</translation>
    </message>
    <message>
        <source>That may be led too. But look what the little 4 of Charm can do!</source>
        <translation>C’est permis aussi. Mais voyez ce que peut faire le petit 4 de Charme !</translation>
    </message>
    <message>
        <source>Darkness was led and you have none. Now any card is allowed: play one.</source>
        <translation>Famille demandée : Ténèbres. Vous n’en avez pas : toute carte est permise. Jouez-en une.</translation>
    </message>
    <message>
        <source>Without the family that was led, you may play whatever you like.</source>
        <translation>Sans la famille demandée, jouez ce que vous voulez.</translation>
    </message>
    <message>
        <source>Any of your three cards will do.</source>
        <translation>N’importe laquelle de vos trois cartes convient.</translation>
    </message>
    <message>
        <source>You hold Charm, so you must follow with Charm.</source>
        <translation>Vous avez du Charme : il faut fournir.</translation>
    </message>
    <message>
        <source>Bosses</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Les boss</translation>
    </message>
    <message>
        <source>Every 7 is a boss. This one lies on the table: take the trick.</source>
        <translation>Chaque 7 est un boss. En voici un sur la table : prenez le pli.</translation>
    </message>
    <message>
        <source>Whoever takes the trick captures the bosses in it.</source>
        <translation>Qui remporte le pli capture les boss qui s’y trouvent.</translation>
    </message>
    <message>
        <source>Low cards are good for hiding. To catch the boss you must beat it.</source>
        <translation>Une petite carte sert à se cacher. Pour prendre le boss, il faut le battre.</translation>
    </message>
    <message>
        <source>The player after you has a single Charm card left: the boss. Make it come out.</source>
        <translation>Après vous, il ne reste qu’une carte Charme, le boss : faites-le tomber.</translation>
    </message>
    <message>
        <source>Everybody must follow: lead a family high, and its boss may have to fall.</source>
        <translation>Chacun doit fournir : jouez haut dans une famille, et son boss devra peut-être tomber.</translation>
    </message>
    <message>
        <source>Safe, but the boss stays hidden. Which family must that player follow?</source>
        <translation>Sans risque, mais le boss reste caché. Quelle famille l’obligerait à fournir ?</translation>
    </message>
    <message>
        <source>Your team has three bosses. Catch four bosses, and the round is yours.</source>
        <translation>Votre équipe a trois boss. Prenez quatre boss, et la manche est à vous.</translation>
    </message>
    <message>
        <source>Four bosses win the round at once.</source>
        <translation>Avec quatre boss, la manche est gagnée aussitôt.</translation>
    </message>
    <message>
        <source>You hold Fire, so you must follow with Fire.</source>
        <translation>Vous avez du Feu : il faut fournir.</translation>
    </message>
    <message>
        <source>The 8 follows, but the 10 beats it. Go higher.</source>
        <translation>Le 8 fournit bien, mais le 10 le bat. Montez.</translation>
    </message>
    <message>
        <source>Trump and the A</source>
        <translation>L’atout et le A</translation>
    </message>
    <message>
        <source>Earth is trump. You have no Fire: take the trick with a trump.</source>
        <translation>Atout : Terre. Vous n’avez pas de Feu : prenez le pli avec un atout.</translation>
    </message>
    <message>
        <source>A trump beats every card of the other families.</source>
        <translation>Un atout bat toutes les cartes des autres familles.</translation>
    </message>
    <message>
        <source>Allowed, but it takes nothing. Your Earth card would.</source>
        <translation>C’est permis, mais sans effet. Votre carte Terre prendrait le pli.</translation>
    </message>
    <message>
        <source>Somebody has played a trump already. Go over it.</source>
        <translation>Un atout est déjà sur la table. Passez au-dessus.</translation>
    </message>
    <message>
        <source>Of several trumps the highest takes the trick.</source>
        <translation>Entre plusieurs atouts, le plus haut l’emporte.</translation>
    </message>
    <message>
        <source>Only a trump can beat a trump.</source>
        <translation>Seul un atout bat un atout.</translation>
    </message>
    <message>
        <source>The 5 of Earth is higher than your 3. Think of your other trump.</source>
        <translation>Le 5 de Terre bat votre 3. Pensez à votre autre atout.</translation>
    </message>
    <message>
        <source>A boss, and a high trump over it. One card still beats everything.</source>
        <translation>Un boss, et un gros atout par-dessus. Une carte bat pourtant tout.</translation>
    </message>
    <message>
        <source>The A of Wind takes any trick, even from the highest trump.</source>
        <translation>Le A de Vent prend n’importe quel pli, même contre le plus haut atout.</translation>
    </message>
    <message>
        <source>A modest choice. But you hold the strongest card of all.</source>
        <translation>Choix modeste. Mais vous avez la carte la plus forte de toutes.</translation>
    </message>
    <message>
        <source>No boss lies here, and the A counts as Wind. Follow, but keep the A.</source>
        <translation>Pas de boss ici, et le A compte comme du Vent. Fournissez, mais gardez le A.</translation>
    </message>
    <message>
        <source>The A wins only once: keep it for a trick that matters.</source>
        <translation>Le A ne gagne qu’une fois : gardez-le pour un pli qui compte.</translation>
    </message>
    <message>
        <source>Wind was led. The A and the 2 are both Wind.</source>
        <translation>Famille demandée : Vent. Le A et le 2 en sont tous deux.</translation>
    </message>
    <message>
        <source>It would win, for nothing. A trick without a boss is no treasure.</source>
        <translation>Il gagnerait, mais pour rien : un pli sans boss n’est pas un trésor.</translation>
    </message>
    <message>
        <source>Wind was led, and you hold Wind: follow with it.</source>
        <translation>Famille demandée : Vent. Vous en avez : fournissez.</translation>
    </message>
    <message>
        <source>Seven is too many</source>
        <translation>Sept, c’est trop</translation>
    </message>
    <message>
        <source>Your team has six tricks and too few bosses. A seventh loses the round: stay under the 9.</source>
        <translation>Votre équipe a six plis et trop peu de boss. Un septième ferait perdre la manche : restez sous le 9.</translation>
    </message>
    <message>
        <source>The team that takes a seventh trick loses, unless it has four bosses.</source>
        <translation>L’équipe qui fait un septième pli perd, sauf avec quatre boss.</translation>
    </message>
    <message>
        <source>Fire was led, and you hold Fire: follow with it.</source>
        <translation>Famille demandée : Feu. Vous en avez : fournissez.</translation>
    </message>
    <message>
        <source>A fine card, but it would take the seventh trick. Play under it.</source>
        <translation>Belle carte, mais elle ferait le septième pli. Jouez en dessous.</translation>
    </message>
    <message>
        <source>You cannot follow, so you take nothing now. Throw away the card that would win later.</source>
        <translation>Impossible de fournir : aucun risque ici. Jetez la carte qui gagnerait plus tard.</translation>
    </message>
    <message>
        <source>When you fear tricks, high cards go first.</source>
        <translation>Quand on craint les plis, les hautes cartes partent d’abord.</translation>
    </message>
    <message>
        <source>That one would never take a trick. Which of yours would?</source>
        <translation>Celle-ci ne ferait jamais de pli. Laquelle en ferait un ?</translation>
    </message>
    <message>
        <source>Now your opponents have six tricks. Make them take the seventh.</source>
        <translation>À présent vos adversaires ont six plis. Donnez-leur le septième.</translation>
    </message>
    <message>
        <source>They had to take it: the round is yours.</source>
        <translation>Ils ont dû le prendre : la manche est à vous.</translation>
    </message>
    <message>
        <source>That card would take the trick itself. Lead one that must lose.</source>
        <translation>Cette carte prendrait le pli elle-même. Entamez d’une carte qui perd.</translation>
    </message>
    <message>
        <source>Cards for your partner</source>
        <translation>Cartes pour votre partenaire</translation>
    </message>
    <message>
        <source>Pass three cards to your partner. You hold only two Charm cards: pass them both.</source>
        <translation>Passez trois cartes à votre partenaire. Vous n’avez que deux cartes Charme : passez les deux.</translation>
    </message>
    <message>
        <source>Without Charm you can play a trump, or any card, when Charm is led.</source>
        <translation>Sans Charme, vous pouvez couper, ou jouer n’importe quoi, quand Charme est demandé.</translation>
    </message>
    <message>
        <source>Good cards to give. But look at Charm: two cards, and it is gone.</source>
        <translation>Bonnes cartes à passer. Mais passez vos deux Charme, et vous n’aurez plus à en fournir.</translation>
    </message>
    <message>
        <source>One Charm card would stay, and you would have to follow. Pass both.</source>
        <translation>Il vous resterait un Charme, et il faudrait fournir. Passez les deux.</translation>
    </message>
    <message>
        <source>Your partner takes this trick for sure. Feed it a boss.</source>
        <translation>Ce pli est sûr pour votre partenaire. Offrez-lui un boss.</translation>
    </message>
    <message>
        <source>Bosses count for the team: give them to a trick your partner takes.</source>
        <translation>Les boss comptent pour l’équipe : glissez-les dans un pli que prend votre partenaire.</translation>
    </message>
    <message>
        <source>The trick is safe. So what would you like to bring home in it?</source>
        <translation>Le pli est assuré. Qu’aimeriez-vous y mettre à l’abri ?</translation>
    </message>
    <message>
        <source>You hold Darkness, so you must follow with it.</source>
        <translation>Vous avez des Ténèbres : il faut fournir.</translation>
    </message>
    <message>
        <source>Your partner has the boss already. Follow without wasting anything.</source>
        <translation>Votre partenaire tient déjà le boss. Fournissez sans rien gaspiller.</translation>
    </message>
    <message>
        <source>What your partner takes is yours too: keep your high cards.</source>
        <translation>Ce que prend votre partenaire est à vous aussi : gardez vos hautes cartes.</translation>
    </message>
    <message>
        <source>The trick is yours either way. The 12 can still do good work later.</source>
        <translation>Le pli est à vous de toute façon. Le 12 servira plus tard.</translation>
    </message>
    <message>
        <source>Counting a family</source>
        <translation>Compter une famille</translation>
    </message>
    <message>
        <source>The 10 of Lightning is gone; the 13 of Snow and 11 of Darkness are not. Lead a sure winner.</source>
        <translation>Le 10 de Foudre est tombé ; le 13 de Neige et le 11 de Ténèbres, non. Entamez d’une carte maîtresse.</translation>
    </message>
    <message>
        <source>Once the cards above it are gone, a 9 is the highest.</source>
        <translation>Une fois les cartes plus hautes tombées, un 9 est maître.</translation>
    </message>
    <message>
        <source>A higher card of that family is still out. Which family has none?</source>
        <translation>Une carte plus haute de cette famille court encore. Quelle famille n’en a plus ?</translation>
    </message>
    <message>
        <source>Five Charm cards are gone, you hold the sixth. The last one is the boss: draw it out.</source>
        <translation>Cinq cartes Charme sont tombées, vous avez la sixième. La dernière est le boss : faites-le tomber.</translation>
    </message>
    <message>
        <source>A family has seven cards: count them, and you know what is left.</source>
        <translation>Une famille a sept cartes : comptez-les, et vous savez ce qui reste.</translation>
    </message>
    <message>
        <source>Nothing forces the boss out on that. Lead its own family.</source>
        <translation>Là-dessus, rien n’oblige le boss à tomber. Demandez sa propre famille.</translation>
    </message>
    <message>
        <source>Snow is trump, and yours is the last one. Nobody can go over it: catch the boss.</source>
        <translation>Atout : Neige, et le vôtre est le dernier. Personne ne peut passer au-dessus : prenez le boss.</translation>
    </message>
    <message>
        <source>The last trump takes a trick for sure: keep it for a boss.</source>
        <translation>Le dernier atout fait un pli à coup sûr : gardez-le pour un boss.</translation>
    </message>
    <message>
        <source>Then the boss gets away. You have no Darkness: a trump is allowed.</source>
        <translation>Alors le boss s’échappe. Sans Ténèbres, vous pouvez couper.</translation>
    </message>
    <message>
        <source>Well counted. Go on: again one card keeps the round in your hands.</source>
        <translation>Bien compté. Continuez : là encore, une carte vous garde la manche.</translation>
    </message>
    <message>
        <source>After that card the opponents can get away. Look again.</source>
        <translation>Après cette carte, les adversaires peuvent s’en tirer. Regardez encore.</translation>
    </message>
    <message>
        <source>The last six tricks</source>
        <translation>Les six derniers plis</translation>
    </message>
    <message>
        <source>All cards lie open. Find the card that wins whatever the others do.</source>
        <translation>Toutes les cartes sont visibles. Trouvez celle qui gagne quoi que fassent les autres.</translation>
    </message>
    <message>
        <source>With six cards left, look at who must follow, and who cannot.</source>
        <translation>À six cartes de la fin, voyez qui doit fournir et qui ne le peut pas.</translation>
    </message>
    <message>
        <source>Count tricks and bosses together: one of them is enough.</source>
        <translation>Comptez plis et boss ensemble : l’un des deux suffit.</translation>
    </message>
    <message>
        <source>Endgames can be worked out: try it in your next game.</source>
        <translation>Une fin de manche se calcule : essayez à la prochaine partie.</translation>
    </message>
    <message>
        <source>For three, each alone</source>
        <translation>À trois, chacun pour soi</translation>
    </message>
    <message>
        <source>Three play, each alone. Pass three cards to your left neighbour.</source>
        <translation>À trois, chacun pour soi. Passez trois cartes à gauche.</translation>
    </message>
    <message>
        <source>There is no partner here: pass what helps nobody.</source>
        <translation>Pas de partenaire ici : passez ce qui n’aide personne.</translation>
    </message>
    <message>
        <source>Any three cards will do.</source>
        <translation>Trois cartes au choix.</translation>
    </message>
    <message>
        <source>With three players three bosses win. You have two: take the third.</source>
        <translation>À trois joueurs, trois boss suffisent. Vous en avez deux : prenez le troisième.</translation>
    </message>
    <message>
        <source>Three bosses win the round, with all their stars, filled or not.</source>
        <translation>Trois boss font gagner la manche, avec toutes leurs étoiles, pleines ou vides.</translation>
    </message>
    <message>
        <source>The 9 beats your 6, and the boss goes elsewhere.</source>
        <translation>Le 9 bat votre 6, et le boss part ailleurs.</translation>
    </message>
    <message>
        <source>The player on your right has six tricks. A seventh lets both others win: lead low.</source>
        <translation>À votre droite, déjà six plis. Un septième ferait gagner les deux autres : entamez bas.</translation>
    </message>
    <message>
        <source>Whoever takes the seventh trick loses; the two others score three each.</source>
        <translation>Qui fait le septième pli perd ; les deux autres marquent trois points chacun.</translation>
    </message>
    <message>
        <source>You would take that yourself. Lead a card that both can beat.</source>
        <translation>Ce pli serait à vous. Entamez d’une carte que les deux autres battent.</translation>
    </message>
    <message>
        <source>For two, with straw piles</source>
        <translation>À deux, avec paille</translation>
    </message>
    <message>
        <source>Two players begin by putting one card out of the round. Choose it.</source>
        <translation>À deux, on commence par écarter une carte. Choisissez-la.</translation>
    </message>
    <message>
        <source>Only you know which card is gone. A boss may not go.</source>
        <translation>Personne d’autre ne sait laquelle. Un boss ne s’écarte pas.</translation>
    </message>
    <message>
        <source>Any card of your hand but a boss will do.</source>
        <translation>N’importe quelle carte de la main, sauf un boss.</translation>
    </message>
    <message>
        <source>A boss lies open on your straw pile. Swap it with a card below it, unseen.</source>
        <translation>Un boss est visible sur votre paille. Échangez-le, à l’aveugle, avec une carte dessous.</translation>
    </message>
    <message>
        <source>Below, the boss is safe until the cards above it are played.</source>
        <translation>Dessous, le boss est à l’abri tant que les cartes du dessus restent.</translation>
    </message>
    <message>
        <source>Try the swap: your boss would be easy to catch up there.</source>
        <translation>Essayez l’échange : là-haut, votre boss serait facile à prendre.</translation>
    </message>
    <message>
        <source>You may leave it open. But down there it would be safer: try it.</source>
        <translation>Vous pouvez le laisser là. Mais dessous il serait plus sûr : essayez.</translation>
    </message>
    <message>
        <source>Open cards of the straw pile are played like your hand. Play one of them.</source>
        <translation>Les cartes visibles de la paille se jouent comme la main. Jouez-en une.</translation>
    </message>
    <message>
        <source>Once nothing lies on a card, it is turned up and yours to play.</source>
        <translation>Une carte que rien ne couvre plus est retournée : vous pouvez la jouer.</translation>
    </message>
    <message>
        <source>That is a card of your hand. Take one from the straw pile.</source>
        <translation>C’est une carte de la main. Prenez-en une de la paille.</translation>
    </message>
    <message>
        <source>Seven Next</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Les Sept Suivants</translation>
    </message>
    <message>
        <source>In Seven Next each of the three others gets one card from you.</source>
        <translation>Aux Sept Suivants, chacun des trois autres reçoit une carte de vous.</translation>
    </message>
    <message>
        <source>One card goes to the left, one across to your partner, one to the right.</source>
        <translation>Une carte à gauche, une en face à votre partenaire, une à droite.</translation>
    </message>
    <message>
        <source>Choose three cards: one for each of the others.</source>
        <translation>Choisissez trois cartes : une pour chacun des autres.</translation>
    </message>
    <message>
        <source>You hold the A, so you lead. Your card names the trump: choose your longest family.</source>
        <translation>Vous avez le A : à vous d’entamer. Votre carte désigne l’atout : choisissez votre plus longue famille.</translation>
    </message>
    <message>
        <source>The family of the first card is trump for the whole round.</source>
        <translation>La famille de la première carte est atout pour toute la manche.</translation>
    </message>
    <message>
        <source>That would be trump as well. But of which family do you hold most?</source>
        <translation>Ce serait atout aussi. Mais de quelle famille avez-vous le plus de cartes ?</translation>
    </message>
    <message>
        <source>Your partner led a 7 of Fire. You hold the other one: play it too.</source>
        <translation>Votre partenaire a entamé d’un 7 de Feu. Vous avez l’autre : jouez-le aussi.</translation>
    </message>
    <message>
        <source>Both 7s of a family in one trick: the first of them takes it, and Fire is sealed.</source>
        <translation>Les deux 7 d’une famille dans un pli : le premier le remporte, et Feu est scellé.</translation>
    </message>
    <message>
        <source>The 12 keeps the trick then. Two 7s would do better.</source>
        <translation>Alors le 12 garde le pli. Deux 7 feraient mieux.</translation>
    </message>
    <message>
        <source>Any card will do: touch one to look at it.</source>
        <translation>N’importe laquelle convient : touchez une carte pour la regarder.</translation>
    </message>
    <message>
        <source>Look and remember</source>
        <translation>Regarder, retenir</translation>
    </message>
    <message>
        <source>Sixteen cards, four families. Look at one: only you will see it.</source>
        <translation>Seize cartes, quatre familles. Regardez-en une : personne d’autre ne la verra.</translation>
    </message>
    <message>
        <source>Others see which card you looked at, never what it is.</source>
        <translation>Les autres voient quelle carte vous regardez, jamais ce qu’elle est.</translation>
    </message>
    <message>
        <source>That would end the game at once. First let us look around.</source>
        <translation>Cela finirait la partie tout de suite. Regardons d’abord un peu.</translation>
    </message>
    <message>
        <source>Bring every family together, without a word.</source>
        <translation>Réunissez chaque famille, sans un mot.</translation>
    </message>
    <message>
        <source>Each turn you look at two cards. Choose the second.</source>
        <translation>À chaque tour, vous regardez deux cartes. Choisissez la seconde.</translation>
    </message>
    <message>
        <source>Two cards a turn: remember where they lie.</source>
        <translation>Deux cartes par tour : retenez où elles sont.</translation>
    </message>
    <message>
        <source>A Kappa. You saw another one in your first turn: bring the two together.</source>
        <translation>Un Kappa. Vous en avez vu un autre au premier tour : réunissez-les.</translation>
    </message>
    <message>
        <source>What you remember, you can join.</source>
        <translation>Ce que vous retenez, vous pouvez le réunir.</translation>
    </message>
    <message>
        <source>A fair move, but the two Kappa are still apart.</source>
        <translation>Pourquoi pas, mais les deux Kappa sont encore séparés.</translation>
    </message>
    <message>
        <source>Right card! But the two must touch side to side: a corner does not count.</source>
        <translation>Bonne carte ! Mais les deux doivent se toucher par un côté : un coin ne compte pas.</translation>
    </message>
    <message>
        <source>Move and stay connected</source>
        <translation>Déplacer sans rompre</translation>
    </message>
    <message>
        <source>You have seen two Kappa. Move one to a side of the other.</source>
        <translation>Vous avez vu deux Kappa. Placez l’un contre un côté de l’autre.</translation>
    </message>
    <message>
        <source>Cards touch by their sides. The grid has no edges.</source>
        <translation>Les cartes se touchent par les côtés. La grille n’a pas de bord.</translation>
    </message>
    <message>
        <source>You have not seen that card. Move one of the two Kappa.</source>
        <translation>Vous n’avez pas vu cette carte. Déplacez l’un des deux Kappa.</translation>
    </message>
    <message>
        <source>Join the two Oni you have seen. All sixteen cards must stay connected.</source>
        <translation>Réunissez les deux Oni que vous avez vus. Les seize cartes doivent rester reliées.</translation>
    </message>
    <message>
        <source>A card that holds others must stay: then the other one comes to it.</source>
        <translation>Une carte qui en retient d’autres doit rester : c’est l’autre qui vient à elle.</translation>
    </message>
    <message>
        <source>The two Oni are still apart. Which of them can leave?</source>
        <translation>Les deux Oni sont encore séparés. Lequel peut partir ?</translation>
    </message>
    <message>
        <source>Placing hints</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Bien placer un indice</translation>
    </message>
    <message>
        <source>A turn ends with a hint. Turn up the next one.</source>
        <translation>Un tour finit par un indice. Révélez le suivant.</translation>
    </message>
    <message>
        <source>A hint turned up can be placed from the next turn on.</source>
        <translation>Un indice révélé peut être posé dès le tour suivant.</translation>
    </message>
    <message>
        <source>Turn up the hint on top of the pile.</source>
        <translation>Révélez l’indice du dessus de la pile.</translation>
    </message>
    <message>
        <source>Three Kappa lie together. Place the hint Kappa on one of them.</source>
        <translation>Trois Kappa sont réunis. Posez l’indice Kappa sur l’un d’eux.</translation>
    </message>
    <message>
        <source>A hint placed correctly scores a point, and its card can never move again.</source>
        <translation>Un indice bien placé rapporte un point, et sa carte ne bougera plus jamais.</translation>
    </message>
    <message>
        <source>You do not know that it is right there. Choose a Kappa you saw.</source>
        <translation>Rien ne dit qu’il y est juste. Choisissez un Kappa que vous avez vu.</translation>
    </message>
    <message>
        <source>Possible. But the partners do not know your Kappa yet: tell them.</source>
        <translation>Possible. Mais vos partenaires ne connaissent pas encore vos Kappa : dites-le-leur.</translation>
    </message>
    <message>
        <source>Right as well! But that card is not at home: it must still move.</source>
        <translation>Juste aussi ! Mais cette carte n’est pas à sa place : elle doit encore bouger.</translation>
    </message>
    <message>
        <source>At peace</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Apaisés</translation>
    </message>
    <message>
        <source>Here all cards lie open. Every family is together: say so.</source>
        <translation>Ici toutes les cartes sont visibles. Chaque famille est réunie : dites-le.</translation>
    </message>
    <message>
        <source>A declaration ends the game: won if every family is together.</source>
        <translation>Une déclaration finit la partie : gagnée si chaque famille est réunie.</translation>
    </message>
    <message>
        <source>No need to look any more: everyone is at peace.</source>
        <translation>Plus besoin de regarder : les yōkai sont apaisés.</translation>
    </message>
    <message>
        <source>Is everyone at peace here? If not, go on: look at a card.</source>
        <translation>Sont-ils tous apaisés ? Sinon, continuez : regardez une carte.</translation>
    </message>
    <message>
        <source>One card apart, and the declaration would lose the game.</source>
        <translation>Une seule carte à l’écart, et la déclaration ferait perdre.</translation>
    </message>
    <message>
        <source>Look at a card to begin your turn.</source>
        <translation>Regardez une carte pour commencer votre tour.</translation>
    </message>
    <message>
        <source>Look again: one family is still scattered.</source>
        <translation>Regardez encore : une famille est dispersée.</translation>
    </message>
    <message>
        <source>One move is missing. Bring the last card home.</source>
        <translation>Il manque un déplacement. Ramenez la dernière carte.</translation>
    </message>
    <message>
        <source>Now somebody may declare, at the start of a turn.</source>
        <translation>On peut maintenant déclarer, au début d’un tour.</translation>
    </message>
    <message>
        <source>Not yet at peace. Which card stands apart from its family?</source>
        <translation>Pas encore apaisés. Quelle carte est loin de sa famille ?</translation>
    </message>
    <message>
        <source>Reading a move</source>
        <translation>Lire un déplacement</translation>
    </message>
    <message>
        <source>Your partner put a card beside the Kappa both of you know. Bring your Kappa there.</source>
        <translation>Votre partenaire a posé une carte contre le Kappa que vous connaissez tous deux. Amenez-y le vôtre.</translation>
    </message>
    <message>
        <source>Who puts a card beside one they know says: this is family.</source>
        <translation>Poser une carte contre une carte connue, c’est dire : même famille.</translation>
    </message>
    <message>
        <source>A fair move. But you know a Kappa, and now where Kappa gather.</source>
        <translation>Pourquoi pas. Mais vous connaissez un Kappa, et l’endroit où ils se réunissent.</translation>
    </message>
    <message>
        <source>You have seen two Oni. Put one beside the other: your partner will read it.</source>
        <translation>Vous avez vu deux Oni. Posez l’un contre l’autre : votre partenaire comprendra.</translation>
    </message>
    <message>
        <source>Your moves speak: your partner now takes both for one family.</source>
        <translation>Vos déplacements parlent : votre partenaire les croit maintenant de même famille.</translation>
    </message>
    <message>
        <source>That tells nothing of the Oni. Join them.</source>
        <translation>Cela ne dit rien des Oni. Réunissez-les.</translation>
    </message>
    <message>
        <source>Two families, nothing to join. Then move a card that you have not seen.</source>
        <translation>Deux familles, rien à réunir. Alors déplacez une carte que vous n’avez pas vue.</translation>
    </message>
    <message>
        <source>A card you have not seen promises nothing: nobody is misled.</source>
        <translation>Une carte que vous n’avez pas vue ne promet rien : personne n’est trompé.</translation>
    </message>
    <message>
        <source>Your partner would read that as a sign. Leave what you have seen.</source>
        <translation>Votre partenaire y lirait un signe. Laissez ce que vous avez vu.</translation>
    </message>
    <message>
        <source>Affinity and shapes</source>
        <translation>Affinité et formes</translation>
    </message>
    <message>
        <source>Here Kitsune and Kappa must also touch. One move brings peace: find it.</source>
        <translation>Ici, Kitsune et Kappa doivent aussi se toucher. Un déplacement suffit : trouvez-le.</translation>
    </message>
    <message>
        <source>An affinity: at the end the two families must touch by a side.</source>
        <translation>Une affinité : à la fin, les deux familles doivent se toucher par un côté.</translation>
    </message>
    <message>
        <source>Not yet: Kitsune must be together, and touch Kappa.</source>
        <translation>Pas encore : les Kitsune doivent être réunis, et toucher un Kappa.</translation>
    </message>
    <message>
        <source>Here the cards must form a lantern. One move is missing.</source>
        <translation>Ici les cartes doivent former une lanterne. Il manque un déplacement.</translation>
    </message>
    <message>
        <source>A shape counts in any rotation, mirror image and position.</source>
        <translation>Tournée, en miroir ou ailleurs, une forme compte toujours.</translation>
    </message>
    <message>
        <source>Compare the outline: one card lies outside the lantern.</source>
        <translation>Comparez le contour : une carte dépasse de la lanterne.</translation>
    </message>
    <message>
        <source>Days at the table will be marked here.</source>
        <translation>Vos jours de jeu seront marqués ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) at the table</source>
        <translation>
            <numerusform>%n jour de jeu</numerusform>
            <numerusform>%n jours de jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>Convention</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Convention</translation>
    </message>
    <message>
        <source>Free practice</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Pratique libre</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>{game} · free practice</source>
        <translation>{game} · pratique libre</translation>
    </message>
    <message>
        <source>The partners’ language</source>
        <translation>Le langage des partenaires</translation>
    </message>
    <message>
        <source>What will they understand?</source>
        <translation>Que vont-ils comprendre ?</translation>
    </message>
    <message>
        <source>How your partners will read it</source>
        <translation>Vos partenaires y liront</translation>
    </message>
    <message>
        <source>Here and elsewhere</source>
        <translation>Ici et ailleurs</translation>
    </message>
    <message>
        <source>Move it there</source>
        <translation>Déplacer ici</translation>
    </message>
    <message>
        <source>Another place</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Une autre place</translation>
    </message>
    <message>
        <source>Show how it will be read</source>
        <translation>Montrer ce qui sera lu</translation>
    </message>
    <message>
        <source>Another position</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Une autre position</translation>
    </message>
    <message>
        <source>The turn is over. This is how your last act was read.</source>
        <translation>Le tour est fini. Voilà comment votre dernier geste a été lu.</translation>
    </message>
    <message>
        <source>Aim at a place, or lay a hint on a card: a slip tells how each partner will read it, before it is done. At the table you must imagine it.</source>
        <translation>Visez une place, ou posez un indice sur une carte : avant que ce soit fait, une fiche dit ce que chaque partenaire y lira. À la table, il faut l’imaginer.</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>facile</translation>
    </message>
    <message>
        <source>fair</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>abordable</translation>
    </message>
    <message>
        <source>tricky</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>délicate</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>difficile</translation>
    </message>
    <message>
        <source>masterly</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>magistrale</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>trials; a heading</comment>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Faciles</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>trials; a heading</comment>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Abordables</translation>
    </message>
    <message>
        <source>Tricky</source>
        <comment>trials; a heading</comment>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Délicates</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>trials; a heading</comment>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Difficiles</translation>
    </message>
    <message>
        <source>Masterly</source>
        <comment>trials; a heading</comment>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Magistrales</translation>
    </message>
    <message>
        <source>Dojo</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Dojo</translation>
    </message>
    <message>
        <source>Learn by playing. Nothing here counts.</source>
        <translation>Apprendre en jouant. Ici, rien n’est compté.</translation>
    </message>
    <message>
        <source>Nothing certain</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Rien de sûr</translation>
    </message>
    <message>
        <source>{game} · exercise {number} of {total}</source>
        <translation>{game} · exercice {number} sur {total}</translation>
    </message>
    <message>
        <source>Lessons, trials, and your own mistakes to try again.</source>
        <translation>Leçons, épreuves, et vos propres erreurs à reprendre.</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Entrer</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Begin again</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Passer cette étape</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Step {number} of {total}</source>
        <translation>Étape {number} sur {total}</translation>
    </message>
    <message>
        <source>That is the end. What was skipped waits for you.</source>
        <translation>C’est la fin. Ce que vous avez passé vous attend.</translation>
    </message>
    <message>
        <source>That was the lesson. Well done!</source>
        <translation>La leçon est finie. Bravo !</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Back to the dojo</source>
        <translation>Retour au dojo</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{game}, lesson {number}</source>
        <translation>{game}, leçon {number}</translation>
    </message>
    <message>
        <source>{game}, lesson {number} of {total}: {title}, done</source>
        <translation>{game}, leçon {number} sur {total} : {title}, terminée</translation>
    </message>
    <message>
        <source>{game}, lesson {number} of {total}: {title}, next</source>
        <translation>{game}, leçon {number} sur {total} : {title}, la prochaine</translation>
    </message>
    <message>
        <source>{game}, lesson {number} of {total}: {title}</source>
        <translation>{game}, leçon {number} sur {total} : {title}</translation>
    </message>
    <message>
        <source>Who learns</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Qui apprend ?</translation>
    </message>
    <message>
        <source>What a move or a hint tells, as the computer reads it.</source>
        <translation>Ce que dit un déplacement ou un indice, tel que l’ordinateur le lit.</translation>
    </message>
    <message>
        <source>Trials: {game}</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Épreuves : {game}</translation>
    </message>
    <message>
        <source>★ {won} of {most}</source>
        <translation>★ {won} sur {most}</translation>
    </message>
    <message>
        <source>Practised: {known} of {all}</source>
        <translation>Travaillées : {known} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} lessons</source>
        <translation>
            <numerusform>%n leçon sur {total}</numerusform>
            <numerusform>%n leçons sur {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>will learn nothing</source>
        <translation>n’apprendra rien</translation>
    </message>
    <message>
        <source>{family} {share}</source>
        <comment>a family and how likely it is</comment>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>{family} {share}</translation>
    </message>
    <message>
        <source>What you saw</source>
        <translation>Ce que vous avez vu</translation>
    </message>
    <message>
        <source>How often partners keep it</source>
        <translation>Respectée par les partenaires</translation>
    </message>
    <message>
        <source>Read the rule again</source>
        <translation>Relire la règle</translation>
    </message>
    <message>
        <source>Convention {number} of {total}</source>
        <translation>Convention {number} sur {total}</translation>
    </message>
    <message>
        <source>Right so far: {right} of {asked}</source>
        <translation>Réponses justes : {right} sur {asked}</translation>
    </message>
    <message>
        <source>Next convention</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Convention suivante</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <comment>a convention with its number</comment>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>Understood: {right} of {asked}.</source>
        <translation>Bien compris : {right} sur {asked}.</translation>
    </message>
    <message>
        <source>Your partners read it another way.</source>
        <translation>Vos partenaires lisent autre chose.</translation>
    </message>
    <message numerus="yes">
        <source>peace in %n moves</source>
        <translation>
            <numerusform>apaisés en %n déplacement</numerusform>
            <numerusform>apaisés en %n déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>peace in so many moves</comment>
        <translation>
            <numerusform>en %n déplacement</numerusform>
            <numerusform>en %n déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n moves, and no nudge</source>
        <comment>peace in so many moves</comment>
        <translation>
            <numerusform>en %n déplacement, sans coup de pouce</numerusform>
            <numerusform>en %n déplacements, sans coup de pouce</numerusform>
        </translation>
    </message>
    <message>
        <source>solved</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>résolue</translation>
    </message>
    <message>
        <source>no card taken back</source>
        <translation>sans carte reprise</translation>
    </message>
    <message>
        <source>and no nudge</source>
        <translation>et sans coup de pouce</translation>
    </message>
    <message>
        <source>right at once</source>
        <translation>juste du premier coup</translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} stars</source>
        <translation>
            <numerusform>%n étoile sur {most}</numerusform>
            <numerusform>%n étoiles sur {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>Next trial</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Épreuve suivante</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>A nudge</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Un coup de pouce</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Voir la suite</translation>
    </message>
    <message>
        <source>Show the moves</source>
        <translation>Voir les déplacements</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Voir la réponse</translation>
    </message>
    <message>
        <source>The others defend as well as anybody could. A wrong card is punished at once, and you may take it back.</source>
        <translation>Les autres se défendent le mieux possible. Une mauvaise carte est punie aussitôt, et vous pouvez la reprendre.</translation>
    </message>
    <message>
        <source>After every move all sixteen cards must be connected.</source>
        <translation>Après chaque déplacement, les seize cartes doivent rester reliées.</translation>
    </message>
    <message numerus="yes">
        <source>Peace, in %n moves.</source>
        <translation>
            <numerusform>Apaisés, en %n déplacement.</numerusform>
            <numerusform>Apaisés, en %n déplacements.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Voici la réponse.</translation>
    </message>
    <message>
        <source>That is not enough yet. Take a move back, or think again.</source>
        <translation>Cela ne suffit pas encore. Reprenez un déplacement, ou repartez d’une autre idée.</translation>
    </message>
    <message>
        <source>That might do, but not for sure. Take it back?</source>
        <translation>Cela pourrait suffire, mais ce n’est pas sûr. La reprendre ?</translation>
    </message>
    <message>
        <source>Now they can get away. Take it back?</source>
        <translation>Maintenant, ils peuvent s’en tirer. La reprendre ?</translation>
    </message>
    <message>
        <source>Not yet. Take it back, and look once more.</source>
        <translation>Pas encore. Reprenez, et regardez de nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made.</source>
        <translation>
            <numerusform>%n déplacement effectué.</numerusform>
            <numerusform>%n déplacements effectués.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right so far. Go on.</source>
        <translation>Juste jusqu’ici. Continuez.</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Solve</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Try them</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Les reprendre</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Énigme du jour</translation>
    </message>
    <message numerus="yes">
        <source>%n of your own mistakes wait(s) today</source>
        <translation>
            <numerusform>%n de vos erreurs vous attend aujourd’hui</numerusform>
            <numerusform>%n de vos erreurs vous attendent aujourd’hui</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your mistakes is waiting today.</source>
        <translation>Aucune de vos erreurs n’attend aujourd’hui.</translation>
    </message>
    <message>
        <source>There is none today.</source>
        <translation>Pas d’énigme aujourd’hui.</translation>
    </message>
    <message>
        <source>{game}: solved</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>{game} : résolue</translation>
    </message>
    <message>
        <source>{game}: to be solved</source>
        <translation>{game} : à résoudre</translation>
    </message>
    <message>
        <source>All trials</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Toutes les épreuves</translation>
    </message>
    <message>
        <source>Yes, surely</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Oui, à coup sûr</translation>
    </message>
    <message>
        <source>Not for sure</source>
        <translation>Pas à coup sûr</translation>
    </message>
    <message>
        <source>Trial {number} of {total} · {grade}</source>
        <translation>Épreuve {number} sur {total} · {grade}</translation>
    </message>
    <message>
        <source>Trials</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Épreuves</translation>
    </message>
    <message>
        <source>Trial {number}</source>
        <extracomment>the pages to learn and practise</extracomment>
        <translation>Épreuve {number}</translation>
    </message>
    <message numerus="yes">
        <source>Trial {number}, {grade}: %n of {most} stars</source>
        <translation>
            <numerusform>Épreuve {number}, {grade} : %n étoile sur {most}</numerusform>
            <numerusform>Épreuve {number}, {grade} : %n étoiles sur {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>New here? Play the first trick with the fox: two minutes.</source>
        <translation>Première visite ? Jouez le premier pli avec le renard : deux minutes.</translation>
    </message>
    <message>
        <source>Or begin a game at once, and come back later.</source>
        <translation>Ou commencez tout de suite une partie, et revenez plus tard.</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>Prochaine leçon : {title}</translation>
    </message>
    <message>
        <source>The puzzle of the day is waiting</source>
        <translation>L’énigme du jour vous attend</translation>
    </message>
</context>
<context>
    <name>DojoLanguage</name>
    <message>
        <source>I put a card I have seen beside one I know only if they are family.</source>
        <translation>Je pose une carte que j’ai vue contre une carte connue seulement si elles sont de même famille.</translation>
    </message>
    <message>
        <source>So the card I come to is of the same family as the card I move.</source>
        <translation>La carte que je rejoins est donc de la même famille que celle que je déplace.</translation>
    </message>
    <message>
        <source>With nothing to join I move a card I have not seen: it tells nothing.</source>
        <translation>Sans rien à réunir, je déplace une carte que je n’ai pas vue : cela ne dit rien.</translation>
    </message>
    <message>
        <source>Hints are right, and go on cards that are at home beside their family.</source>
        <translation>Les indices sont justes, et vont sur des cartes à leur place, contre leur famille.</translation>
    </message>
    <message>
        <source>So a hint also tells of its neighbours: one of them is family.</source>
        <translation>Un indice parle donc aussi de ses voisines : l’une d’elles est de la famille.</translation>
    </message>
    <message>
        <source>Every family has four cards: a sign about one card tells of others.</source>
        <translation>Chaque famille a quatre cartes : un signe sur l’une en dit long sur d’autres.</translation>
    </message>
    <message>
        <source>I put what I have seen where every partner can read its family.</source>
        <translation>Je pose ce que j’ai vu là où chaque partenaire peut lire sa famille.</translation>
    </message>
    <message>
        <source>Joining</source>
        <extracomment>the dojo: the partners’ language, its conventions and exercises</extracomment>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>The card joined</source>
        <translation>La carte rejointe</translation>
    </message>
    <message>
        <source>An unseen card</source>
        <translation>Une carte non vue</translation>
    </message>
    <message>
        <source>A hint at home</source>
        <translation>Un indice à sa place</translation>
    </message>
    <message>
        <source>Beside a hint</source>
        <translation>Contre un indice</translation>
    </message>
    <message>
        <source>Four of each</source>
        <translation>Quatre de chaque</translation>
    </message>
    <message>
        <source>To be understood</source>
        <translation>Se faire comprendre</translation>
    </message>
    <message>
        <source>Where would you put {card}, {family}, so that all understand?</source>
        <translation>Où poser {card} ({family}) pour que tous comprennent ?</translation>
    </message>
    <message>
        <source>Beside cards of its family that the partners know.</source>
        <translation>Contre des cartes de sa famille que les partenaires connaissent.</translation>
    </message>
    <message>
        <source>Your partner moved {start} to {end}. What does that say about {card}?</source>
        <translation>Votre partenaire a déplacé {start} en {end}. Qu’en déduire pour {card} ?</translation>
    </message>
    <message>
        <source>Your partner put the hint {hint} on {place}. What does that say about {card}?</source>
        <translation>Votre partenaire a posé l’indice {hint} sur {place}. Qu’en déduire pour {card} ?</translation>
    </message>
    <message>
        <source>Nothing certain: your partner had not seen {card}.</source>
        <translation>Rien de sûr : votre partenaire n’avait pas vu {card}.</translation>
    </message>
    <message>
        <source>The partners take {card} for {family}.</source>
        <translation>Les partenaires prennent {card} pour une carte {family}.</translation>
    </message>
    <message>
        <source>{place} speaks well: it would be read as {family}, {share} at least.</source>
        <translation>{place} parle bien : on y lirait {family}, à {share} au moins.</translation>
    </message>
    <message>
        <source>{place} leaves a doubt: {name} would think of {family}, only {share}.</source>
        <translation>{place} laisse un doute : {name} penserait à {family}, à {share} seulement.</translation>
    </message>
    <message>
        <source>{place} misleads: {name} would take it for {family}, {share}.</source>
        <translation>{place} trompe : {name} y verrait une carte {family}, à {share}.</translation>
    </message>
</context>
<context>
    <name>DojoTrial</name>
    <message>
        <source>en</source>
        <comment>the code of the language itself, such as fr</comment>
        <extracomment>the dojo: tasks, hints and explanations of trials</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Look at your {family} cards.</source>
        <translation>Regardez vos cartes {family}.</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Jouez le {card}.</translation>
    </message>
    <message>
        <source>All cards lie open. Seal {family} against every defence.</source>
        <translation>Toutes les cartes sont visibles. Scellez {family} contre toute défense.</translation>
    </message>
    <message>
        <source>Seal {family}, however the hidden cards lie and are played.</source>
        <translation>Scellez {family}, où que soient les cartes cachées et quoi qu’on joue.</translation>
    </message>
    <message>
        <source>All cards lie open. Win the round against every defence.</source>
        <translation>Toutes les cartes sont visibles. Gagnez la manche contre toute défense.</translation>
    </message>
    <message>
        <source>One card wins the round, however the hidden cards lie and are played.</source>
        <translation>Une carte gagne la manche, où que soient les cartes cachées et quoi qu’on joue.</translation>
    </message>
    <message>
        <source>Must you take this trick? Think of staying under.</source>
        <translation>Faut-il prendre ce pli ? Pensez à rester en dessous.</translation>
    </message>
    <message>
        <source>Your team has this trick. What could go into it?</source>
        <translation>Votre équipe tient ce pli. Que pourriez-vous y mettre ?</translation>
    </message>
    <message>
        <source>You cannot follow. Which family would you rather lose?</source>
        <translation>Impossible de fournir. De quelle famille vaut-il mieux se défaire ?</translation>
    </message>
    <message>
        <source>The strongest card wins once. When is the time?</source>
        <translation>La carte la plus forte gagne une seule fois. À quel moment ?</translation>
    </message>
    <message>
        <source>Must you lead again? Somebody else could.</source>
        <translation>Faut-il entamer encore ? Quelqu’un d’autre pourrait le faire.</translation>
    </message>
    <message>
        <source>A trump would take it. Does it do more later?</source>
        <translation>Un atout prendrait le pli. Serait-il plus utile ensuite ?</translation>
    </message>
    <message>
        <source>Count the families. Which of your cards is the highest left?</source>
        <translation>Comptez les familles. Laquelle de vos cartes est devenue maîtresse ?</translation>
    </message>
    <message>
        <source>This trick or a later one: which one must be yours?</source>
        <translation>Ce pli ou un autre : lequel doit être à vous ?</translation>
    </message>
    <message>
        <source>Count everybody’s tricks and bosses first.</source>
        <translation>Comptez d’abord les plis et les boss de chacun.</translation>
    </message>
    <message>
        <source>Duck: the {card} leaves this trick to somebody else.</source>
        <translation>Laisser passer : le {card} cède ce pli à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Feed: the {card} goes into a trick that your team already holds.</source>
        <translation>Charger le pli : le {card} va dans un pli que tient déjà votre équipe.</translation>
    </message>
    <message>
        <source>Make a void: with the {card} its family is gone from your hand.</source>
        <translation>Se défaire d’une famille : le {card} parti, vous n’en avez plus.</translation>
    </message>
    <message>
        <source>The A in time: it takes now what it could not take later.</source>
        <translation>Le A au bon moment : il prend maintenant ce qu’il ne prendrait plus ensuite.</translation>
    </message>
    <message>
        <source>Give the lead away: with the {card} somebody else may have to go on.</source>
        <translation>Rendre la main : après le {card}, quelqu’un d’autre devra peut-être entamer.</translation>
    </message>
    <message>
        <source>Hold the trump: the {card} goes now, the trump decides later.</source>
        <translation>Garder l’atout : le {card} part maintenant, l’atout décidera ensuite.</translation>
    </message>
    <message>
        <source>Count: nobody else holds a card of its family above the {card}.</source>
        <translation>Compter : personne d’autre n’a de carte de sa famille au-dessus du {card}.</translation>
    </message>
    <message>
        <source>Take it now: the {card} beats what lies on the table.</source>
        <translation>Prendre maintenant : le {card} bat ce qui est sur la table.</translation>
    </message>
    <message>
        <source>The {card} is the one that works.</source>
        <translation>Seul le {card} convient.</translation>
    </message>
    <message>
        <source>So both 7s of {family} come to your team.</source>
        <translation>Ainsi les deux 7 reviennent à votre équipe, et {family} est scellé.</translation>
    </message>
    <message>
        <source>Then the bosses that are missing cannot escape.</source>
        <translation>Les boss qui manquent ne peuvent plus s’échapper.</translation>
    </message>
    <message>
        <source>Then others must take a trick too many.</source>
        <translation>D’autres devront alors faire un pli de trop.</translation>
    </message>
    <message>
        <source>Then the last trick is yours, and the round with it.</source>
        <translation>Le dernier pli est alors à vous, et la manche avec lui.</translation>
    </message>
    <message>
        <source>Every other card gives them a way out.</source>
        <translation>Toute autre carte leur laisse une issue.</translation>
    </message>
    <message>
        <source>Begin with the card on {card}.</source>
        <translation>Commencez par la carte {card}.</translation>
    </message>
    <message>
        <source>Move the card on {card} to {place}.</source>
        <translation>Déplacez la carte {card} en {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Peace in %n moves: in the shape {shape}, {one} touching {other}.</source>
        <translation>
            <numerusform>Apaisez les yōkai en %n déplacement : forme {shape}, {one} touchant {other}.</numerusform>
            <numerusform>Apaisez les yōkai en %n déplacements : forme {shape}, {one} touchant {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Peace in %n moves, in the shape {shape}.</source>
        <translation>
            <numerusform>Apaisez les yōkai en %n déplacement, dans la forme {shape}.</numerusform>
            <numerusform>Apaisez les yōkai en %n déplacements, dans la forme {shape}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Peace in %n moves, {one} touching {other}.</source>
        <translation>
            <numerusform>Apaisez les yōkai en %n déplacement, {one} touchant {other}.</numerusform>
            <numerusform>Apaisez les yōkai en %n déplacements, {one} touchant {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All cards lie open. Peace in %n moves.</source>
        <translation>
            <numerusform>Toutes les cartes sont visibles. Apaisez les yōkai en %n déplacement.</numerusform>
            <numerusform>Toutes les cartes sont visibles. Apaisez les yōkai en %n déplacements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which cards are at home? Move only the others.</source>
        <translation>Quelles cartes sont à leur place ? Ne déplacez que les autres.</translation>
    </message>
    <message>
        <source>One move brings nobody together: it only makes way for the others.</source>
        <translation>L’un des déplacements ne réunit rien : il fait place aux autres.</translation>
    </message>
    <message>
        <source>Gather where the two families of the affinity can meet.</source>
        <translation>Rassemblez là où les deux familles de l’affinité peuvent se toucher.</translation>
    </message>
    <message>
        <source>Look for the shape first: most cards lie on it already.</source>
        <translation>Cherchez d’abord la forme : la plupart des cartes y sont déjà.</translation>
    </message>
    <message>
        <source>Look at each family by itself.</source>
        <translation>Regardez chaque famille à part.</translation>
    </message>
    <message>
        <source>Gather: every move brings a card to its family, and none is wasted.</source>
        <translation>Rassembler : chaque déplacement ramène une carte à sa famille, aucun n’est perdu.</translation>
    </message>
    <message>
        <source>A detour: the move that joins nothing opens the way for all others.</source>
        <translation>Un détour : le déplacement qui ne réunit rien ouvre la voie aux autres.</translation>
    </message>
    <message>
        <source>Affinity: the place where the families meet decides which card moves.</source>
        <translation>Affinité : l’endroit où les familles se touchent décide de la carte à déplacer.</translation>
    </message>
    <message>
        <source>Shape: what lies right stays, and each move serves family and outline.</source>
        <translation>Forme : ce qui est bien placé reste, chaque déplacement sert famille et contour.</translation>
    </message>
    <message>
        <source>No way is shorter.</source>
        <translation>Aucun chemin n’est plus court.</translation>
    </message>
    <message>
        <source>Its own hint leaves few families. Which of them are used up?</source>
        <translation>Son indice laisse peu de familles. Lesquelles sont épuisées ?</translation>
    </message>
    <message>
        <source>Four cards a family: count those you can place.</source>
        <translation>Quatre cartes par famille : comptez celles que vous situez.</translation>
    </message>
    <message>
        <source>Count: is a family complete already?</source>
        <translation>Compter : une famille est-elle déjà complète ?</translation>
    </message>
    <message>
        <source>Count: the other families it could be are complete, so {card} is {family}.</source>
        <translation>Compter : les autres familles possibles sont complètes, {card} est donc {family}.</translation>
    </message>
    <message>
        <source>Several hints together leave one way to deal the rest.</source>
        <translation>Plusieurs indices ensemble ne laissent qu’une façon de placer le reste.</translation>
    </message>
    <message>
        <source>A chain: the hints use up the other families, so {card} can only be {family}.</source>
        <translation>Une chaîne : les indices épuisent les autres familles, {card} ne peut être que {family}.</translation>
    </message>
    <message>
        <source>All hints are right. Which family is the card on {card}?</source>
        <translation>Tous les indices sont justes. De quelle famille est la carte en {card} ?</translation>
    </message>
    <message>
        <source>It is {family}.</source>
        <translation>C’est {family}.</translation>
    </message>
    <message>
        <source>Declare the yōkai at peace.</source>
        <translation>Déclarez les yōkai apaisés.</translation>
    </message>
    <message>
        <source>Sure: however the unseen cards lie, every family is together.</source>
        <translation>Certain : où que soient les cartes cachées, chaque famille est réunie.</translation>
    </message>
    <message>
        <source>Do not declare yet: look first.</source>
        <translation>Ne déclarez pas encore : regardez d’abord.</translation>
    </message>
    <message>
        <source>Doubt: one way to deal the unseen cards leaves a family scattered.</source>
        <translation>Doute : une répartition possible des cartes cachées laisse une famille dispersée.</translation>
    </message>
    <message>
        <source>All hints are right. Can you be sure that everyone is at peace?</source>
        <translation>Tous les indices sont justes. Est-il certain que les yōkai sont apaisés ?</translation>
    </message>
    <message>
        <source>What you cannot see may still be certain. Or not.</source>
        <translation>Ce qu’on ne voit pas peut être certain. Ou non.</translation>
    </message>
    <message>
        <source>Try to swap two unseen cards: would a family be scattered?</source>
        <translation>Imaginez deux cartes cachées échangées : une famille serait-elle dispersée ?</translation>
    </message>
</context>
<context>
    <name>EndingView</name>
    <message>
        <source>The yōkai are at peace</source>
        <translation>Les yōkai sont apaisés</translation>
    </message>
    <message>
        <source>The yōkai are not at peace</source>
        <translation>Les yōkai ne sont pas apaisés</translation>
    </message>
    <message>
        <source>All cards are face up: see what was missing.</source>
        <translation>Toutes les cartes sont visibles : voyez ce qui manquait.</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Yōkai: the page after the last card</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>Watch again</source>
        <extracomment>Yōkai: the page after the last card</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Yōkai: the page after the last card</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Every family is together.</source>
        <translation>Chaque famille est réunie.</translation>
    </message>
    <message>
        <source>{one} and {other} touch.</source>
        <translation>{one} et {other} se touchent.</translation>
    </message>
    <message>
        <source>{shape} is formed.</source>
        <translation>{shape} : forme réalisée.</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Yokai Desktop is already open.</source>
        <translation>Yokai Desktop est déjà ouvert.</translation>
    </message>
    <message>
        <source>Two open windows would overwrite each other’s games. Please use the one that is open.</source>
        <translation>Deux fenêtres ouvertes écraseraient leurs parties. Utilisez celle qui est ouverte.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Une erreur s’est produite.</translation>
    </message>
    <message>
        <source>Your game is saved. It continues from the last action.</source>
        <translation>Votre partie est enregistrée. Elle reprend à la dernière action.</translation>
    </message>
    <message>
        <source>You can go on; your games and settings are saved.</source>
        <translation>Vous pouvez continuer ; vos parties et vos réglages sont enregistrés.</translation>
    </message>
    <message>
        <source>A report was written. If this happens again, please send it to the developers: it is the newest file in the reports folder.</source>
        <translation>Un rapport a été écrit. Si cela se reproduit, envoyez-le à l’équipe de développement : c’est le fichier le plus récent du dossier des rapports.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>what is said after an error of the program</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Show the reports</source>
        <translation>Afficher les rapports</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>yes</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>jeu</translation>
    </message>
    <message>
        <source>players</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>options</translation>
    </message>
    <message>
        <source>actions</source>
        <extracomment>the terminal: names before figures: moves of a game, counted</extracomment>
        <translation>coups</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>seat to play</source>
        <translation>place à jouer</translation>
    </message>
    <message>
        <source>winning seats</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>places gagnantes</translation>
    </message>
    <message>
        <source>scores</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>scores</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>parties</translation>
    </message>
    <message>
        <source>lessons</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>leçons</translation>
    </message>
    <message>
        <source>trials</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>épreuves</translation>
    </message>
    <message>
        <source>exercises</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>exercices</translation>
    </message>
    <message>
        <source>trials proved</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>épreuves prouvées</translation>
    </message>
    <message>
        <source>trials that fail</source>
        <translation>épreuves qui échouent</translation>
    </message>
    <message>
        <source>games won</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>rounds</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>manches</translation>
    </message>
    <message>
        <source>rounds won</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>manches gagnées</translation>
    </message>
    <message>
        <source>points a game</source>
        <translation>points par partie</translation>
    </message>
    <message>
        <source>points a won game</source>
        <translation>points par partie gagnée</translation>
    </message>
    <message>
        <source>turns a game</source>
        <translation>tours par partie</translation>
    </message>
    <message>
        <source>victories</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>victoires</translation>
    </message>
    <message>
        <source>ms a decision, mean</source>
        <translation>ms par choix, moyenne</translation>
    </message>
    <message>
        <source>ms a decision, 95%</source>
        <translation>ms par choix, 95 %</translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>the terminal: names before figures</extracomment>
        <translation>secondes</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Place the hint</source>
        <translation>Poser l’indice</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Undo the move</source>
        <translation>Annuler le déplacement</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Unfinished games</source>
        <extracomment>home: the tile of a game</extracomment>
        <translation>Parties en cours</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>An unfinished game could not be read. Its file was set aside.</source>
        <translation>Une partie en cours n’a pas pu être lue. Son fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read at the moment.</source>
        <translation>Une partie en cours ne peut pas être lue pour le moment.</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>hier</translation>
    </message>
    <message>
        <source>what if</source>
        <extracomment>names of games and levels, how an unfinished game stands: a game that goes on from a position of another one</extracomment>
        <translation>et si</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>à vous</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>à %1 de jouer</translation>
    </message>
    <message>
        <source>Septet</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>Septet</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Yōkai</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>Yōkai</translation>
    </message>
    <message>
        <source>Custom game</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>Sur mesure</translation>
    </message>
    <message>
        <source>Level %1</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>Élève</translation>
    </message>
    <message>
        <source>Adept</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>Adepte</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>names of games and levels, how an unfinished game stands: a level of computer players; no gender if possible</extracomment>
        <translation>Virtuose</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>names of games and levels, how an unfinished game stands: the second of four levels; no gender if possible</extracomment>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>names of games and levels, how an unfinished game stands</extracomment>
        <translation>Habile</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>names of games and levels, how an unfinished game stands: a computer player that plays at random</extracomment>
        <translation>Hasard</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>home: unfinished games that are not listed</extracomment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GridTools</name>
    <message>
        <source>Show all</source>
        <extracomment>Yōkai table: zooming the grid</extracomment>
        <translation>Tout voir</translation>
    </message>
    <message>
        <source>Show the whole grid (Z)</source>
        <translation>Montrer toute la grille (Z)</translation>
    </message>
    <message>
        <source>Nearer (+)</source>
        <extracomment>Yōkai table: zooming the grid</extracomment>
        <translation>Plus près (+)</translation>
    </message>
    <message>
        <source>Farther (−)</source>
        <extracomment>Yōkai table: zooming the grid</extracomment>
        <translation>Plus loin (−)</translation>
    </message>
    <message>
        <source>Drag the frame, or Ctrl and the arrow keys.</source>
        <translation>Déplacez le cadre, ou Ctrl et les flèches.</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>How partners communicate</source>
        <translation>Leurs conventions</translation>
    </message>
    <message>
        <source>Hide the tips</source>
        <translation>Masquer les astuces</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>Yōkai table: the tips of the first games</extracomment>
        <translation>Guide</translation>
    </message>
</context>
<context>
    <name>HintTray</name>
    <message>
        <source>{points} each</source>
        <extracomment>Yōkai table, right: the hint cards; adjectives here are said of hints</extracomment>
        <translation>{points} chacun</translation>
    </message>
    <message>
        <source>{right} if right, {wrong} if wrong</source>
        <translation>{right} bien placé, {wrong} mal placé</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Yōkai table, right: the hint cards; adjectives here are said of hints</extracomment>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Face down</source>
        <extracomment>Yōkai table, right: the hint cards; adjectives here are said of hints</extracomment>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Prepared</source>
        <extracomment>Yōkai table, right: the hint cards; adjectives here are said of hints</extracomment>
        <translation>Préparés</translation>
    </message>
    <message>
        <source>Turned up</source>
        <extracomment>Yōkai table, right: the hint cards; adjectives here are said of hints</extracomment>
        <translation>Révélés</translation>
    </message>
    <message>
        <source>Placed</source>
        <extracomment>Yōkai table, right: the hint cards; adjectives here are said of hints</extracomment>
        <translation>Posés</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>Yōkai table, right: the hint cards; adjectives here are said of hints</extracomment>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Export</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Parties (*.json)</translation>
    </message>
    <message>
        <source>The disk is full: nothing was written.</source>
        <translation>Le disque est plein : rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Files cannot be written there.</source>
        <translation>Impossible d’écrire à cet endroit.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Le fichier n’a pas pu être écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n games exported.</source>
        <translation>
            <numerusform>%n partie exportée.</numerusform>
            <numerusform>%n parties exportées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Importer</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>L’import a été annulé.</translation>
    </message>
    <message numerus="yes">
        <source>%n games checked</source>
        <translation>
            <numerusform>%n partie vérifiée</numerusform>
            <numerusform>%n parties vérifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new games.</source>
        <translation>
            <numerusform>%n nouvelle partie.</numerusform>
            <numerusform>%n nouvelles parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here.</source>
        <translation>
            <numerusform>%n déjà présente.</numerusform>
            <numerusform>%n déjà présentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large. Nothing was imported.</source>
        <translation>Le fichier est trop volumineux. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>This is not a games file. Nothing was imported.</source>
        <translation>Ce n’est pas un fichier de parties. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was imported.</source>
        <translation>Le disque est plein. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>Another program is using the history. Nothing was imported.</source>
        <translation>Un autre programme utilise l’historique. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>The file comes from another version of the program. Nothing was imported.</source>
        <translation>Le fichier vient d’une autre version du programme. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>Game %1 of the file cannot be replayed. Nothing was imported.</source>
        <translation>La partie %1 du fichier ne peut pas être rejouée. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>The file could not be imported.</source>
        <translation>Le fichier n’a pas pu être importé.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Avancement de l’import</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>the list of all games played: button: show the game again</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Same deal</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Même donne</translation>
    </message>
    <message>
        <source>Play the same cards once more</source>
        <translation>Rejouer avec les mêmes cartes</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Export all</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Tout exporter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name, deal code or date (2026-11)</source>
        <translation>Nom, code de donne ou date (2026-11)</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>the list of all games played: which of the two games; the title of a column</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Mode</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>%n games saved</source>
        <translation>
            <numerusform>%n partie enregistrée</numerusform>
            <numerusform>%n parties enregistrées</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>All results</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Both games</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Les deux jeux</translation>
    </message>
    <message>
        <source>All modes</source>
        <extracomment>the list of all games played</extracomment>
        <translation>Tous les modes</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game you play will be kept here.</source>
        <translation>Aucune partie n’est encore terminée. Toutes vos parties seront gardées ici.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>the list of all games played</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <extracomment>the list of all games played</extracomment>
        <translation>
            <numerusform>%n choisie</numerusform>
            <numerusform>%n choisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>Supprimer %n partie ?</numerusform>
            <numerusform>Supprimer %n parties ?</numerusform>
        </translation>
    </message>
    <message>
        <source>Their results are removed from the journey and the statistics too.</source>
        <translation>Leurs résultats disparaissent aussi du parcours et des statistiques.</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>the list of all games played: button: do not delete</extracomment>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Won</source>
        <extracomment>a row of the history: result and mode of one game</extracomment>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>a row of the history: result and mode of one game</extracomment>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Among yourselves</source>
        <extracomment>a row of the history: result and mode of one game: a result: all players were human</extracomment>
        <translation>Entre vous</translation>
    </message>
    <message>
        <source>Given up</source>
        <extracomment>a row of the history: result and mode of one game</extracomment>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>Watched</source>
        <extracomment>a row of the history: result and mode of one game: a result: nobody human played</extracomment>
        <translation>Regardée</translation>
    </message>
    <message>
        <source>first to 7 points</source>
        <translation>en 7 points</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>a row of the history: result and mode of one game</extracomment>
        <translation>Gagnée par %1</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>a row of the history: result and mode of one game</extracomment>
        <translation>sur mesure</translation>
    </message>
    <message>
        <source>level %1</source>
        <extracomment>a row of the history: result and mode of one game</extracomment>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>no memory aid</source>
        <translation>sans aide-mémoire</translation>
    </message>
    <message>
        <source>aid: cards looked at</source>
        <translation>aide : cartes regardées</translation>
    </message>
    <message>
        <source>aid: own notes</source>
        <translation>aide : notes</translation>
    </message>
    <message>
        <source>aid: everything seen</source>
        <translation>aide : tout ce qui a été vu</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Language</source>
        <extracomment>the first page</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>the first page</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>the first page</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>the first page</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>the first page</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>the first page</extracomment>
        <translation>À propos</translation>
    </message>
    <message>
        <source>System language</source>
        <extracomment>the first page</extracomment>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Two card games about Japanese spirits, solo or around one table.</source>
        <translation>Deux jeux de cartes au pays des yōkai, en solo ou autour d’une table.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>the first page</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>the first page</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>A game that had ended is in the history now.</source>
        <translation>Une partie terminée vient d’entrer dans l’historique.</translation>
    </message>
    <message>
        <source>Win tricks, capture four bosses, and don’t be the first to take seven tricks. 2–4 players.</source>
        <translation>Faites des plis, capturez quatre boss, mais gare au septième pli ! De 2 à 4 joueurs.</translation>
    </message>
    <message>
        <source>Cooperative, 2–4 players: look, remember, and reunite four families without a word.</source>
        <translation>Coopératif, de 2 à 4 joueurs : regardez, retenez, et réunissez quatre familles sans un mot.</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>{what}: {how}</source>
        <comment>a name and what is told of it</comment>
        <extracomment>how lists and colons are written</extracomment>
        <translation>{what} : {how}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <comment>the last two of a list</comment>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <comment>the last two of a list of choices</comment>
        <translation>{some} ou {last}</translation>
    </message>
    <message>
        <source>{some}, {more}</source>
        <comment>notes side by side</comment>
        <extracomment>how lists and colons are written</extracomment>
        <translation>{some}, {more}</translation>
    </message>
    <message>
        <source>{words}.</source>
        <comment>a line as a sentence</comment>
        <extracomment>how lists and colons are written</extracomment>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>{some}; {more}</source>
        <comment>lists side by side</comment>
        <extracomment>how lists and colons are written</extracomment>
        <translation>{some} ; {more}</translation>
    </message>
    <message>
        <source>{some} {more}</source>
        <comment>two whole sentences</comment>
        <extracomment>how lists and colons are written</extracomment>
        <translation>{some} {more}</translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message numerus="yes">
        <source>%1 of %n seals</source>
        <translation>
            <numerusform>%1 sur %n sceau</numerusform>
            <numerusform>%1 sur %n sceaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom games</source>
        <extracomment>Yōkai: the levels and the seals earned</extracomment>
        <translation>Parties sur mesure</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Yōkai: the levels and the seals earned</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>You have earned every seal.</source>
        <translation>Tous les sceaux sont obtenus.</translation>
    </message>
    <message>
        <source>Level %1</source>
        <extracomment>Yōkai: the levels and the seals earned</extracomment>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Yōkai: the levels and the seals earned</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>Yōkai: the levels and the seals earned</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Yōkai: the levels and the seals earned: button: begin a game of this level</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Not yet won</source>
        <translation>Pas encore gagné</translation>
    </message>
    <message>
        <source>Not yet played</source>
        <translation>Pas encore joué</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>Yōkai: the levels and the seals earned</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from %n</source>
        <comment>points</comment>
        <translation>
            <numerusform>%1 dès %n</numerusform>
            <numerusform>%1 dès %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JourneyPage</name>
    <message>
        <source>Journey</source>
        <extracomment>Yōkai: the page of the levels</extracomment>
        <translation>Parcours</translation>
    </message>
</context>
<context>
    <name>JourneyStrip</name>
    <message>
        <source>Journey</source>
        <extracomment>home page: the levels in one line</extracomment>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Open the journey</source>
        <translation>Ouvrir le parcours</translation>
    </message>
    <message>
        <source>{number} {level}</source>
        <comment>a level by name</comment>
        <extracomment>home page: the levels in one line</extracomment>
        <translation>{number} {level}</translation>
    </message>
</context>
<context>
    <name>LadderStrip</name>
    <message>
        <source>Ladder</source>
        <comment>of opponents beaten</comment>
        <extracomment>home: the levels of opponents beaten at Septet</extracomment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Open the ladder of Septet</source>
        <translation>Ouvrir l’échelle de Septet</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>opponents</comment>
        <extracomment>home: the levels of opponents beaten at Septet</extracomment>
        <translation>battus</translation>
    </message>
</context>
<context>
    <name>LevelScroll</name>
    <message>
        <source>Families</source>
        <extracomment>Yōkai table, left: what this level asks</extracomment>
        <translation>Familles</translation>
    </message>
    <message>
        <source>Free choice</source>
        <extracomment>Yōkai table, left: what this level asks: the shape is chosen by the players</extracomment>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <extracomment>Yōkai table, left: what this level asks</extracomment>
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>At the end the cards form the shape {shape}, any way round.</source>
        <translation>À la fin, les cartes dessinent la forme {shape}, dans n’importe quel sens.</translation>
    </message>
    <message>
        <source>Bring each family together, side to side.</source>
        <translation>Réunissez chaque famille, côte à côte.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>Yōkai table, left: what this level asks</extracomment>
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
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Première édition</translation>
    </message>
    <message>
        <source>Second edition</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Deuxième édition</translation>
    </message>
    <message>
        <source>Basic</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories: the level without any variant</extracomment>
        <translation>De base</translation>
    </message>
    <message>
        <source>Just bring the families together.</source>
        <translation>Réunir les familles, rien de plus.</translation>
    </message>
    <message>
        <source>Open affinity</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Affinité visible</translation>
    </message>
    <message>
        <source>Two families must touch; everyone knows which.</source>
        <translation>Deux familles doivent se toucher ; tout le monde sait lesquelles.</translation>
    </message>
    <message>
        <source>Secret affinity</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Affinité secrète</translation>
    </message>
    <message>
        <source>Two families must touch; only one player knows which.</source>
        <translation>Deux familles doivent se toucher ; un seul joueur sait lesquelles.</translation>
    </message>
    <message>
        <source>Stacked hints</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Indices empilés</translation>
    </message>
    <message>
        <source>Blank hints</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Indices vierges</translation>
    </message>
    <message>
        <source>Hints stay face down: they lock a card and say nothing.</source>
        <translation>Les indices restent cachés : ils verrouillent, sans rien dire.</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Forme imposée</translation>
    </message>
    <message>
        <source>The cards must form a shape drawn at random.</source>
        <translation>Les cartes doivent dessiner une forme tirée au sort.</translation>
    </message>
    <message>
        <source>The cards must form a shape of your choice.</source>
        <translation>Les cartes doivent dessiner la forme de votre choix.</translation>
    </message>
    <message>
        <source>Honourable</source>
        <comment>victory</comment>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Honorable</translation>
    </message>
    <message>
        <source>Glorious</source>
        <comment>victory</comment>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Glorieuse</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>victory</comment>
        <extracomment>Yōkai: names of editions, levels, shapes and victories: a kind of victory</extracomment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Legendary</source>
        <comment>victory</comment>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Légendaire</translation>
    </message>
    <message>
        <source>Honourable victory</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Victoire honorable</translation>
    </message>
    <message>
        <source>Glorious victory</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Victoire glorieuse</translation>
    </message>
    <message>
        <source>Total victory</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Victoire totale</translation>
    </message>
    <message>
        <source>Legendary victory</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Victoire légendaire</translation>
    </message>
    <message>
        <source>Best result: honourable victory</source>
        <translation>Meilleure victoire : honorable</translation>
    </message>
    <message>
        <source>Best result: glorious victory</source>
        <translation>Meilleure victoire : glorieuse</translation>
    </message>
    <message>
        <source>Best result: total victory</source>
        <translation>Meilleure victoire : totale</translation>
    </message>
    <message>
        <source>Best result: legendary victory</source>
        <translation>Meilleure victoire : légendaire</translation>
    </message>
    <message>
        <source>{edition}: win level {level} for its first seal.</source>
        <translation>{edition} : gagnez le niveau {level} pour obtenir son premier sceau.</translation>
    </message>
    <message>
        <source>{edition}: aim for a glorious victory at level {level}.</source>
        <translation>{edition} : visez une victoire glorieuse au niveau {level}.</translation>
    </message>
    <message>
        <source>{edition}: aim for a total victory at level {level}.</source>
        <translation>{edition} : visez une victoire totale au niveau {level}.</translation>
    </message>
    <message>
        <source>{edition}: aim for a legendary victory at level {level}.</source>
        <translation>{edition} : visez une victoire légendaire au niveau {level}.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Lantern</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Lanterne</translation>
    </message>
    <message>
        <source>Staircase</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Escalier</translation>
    </message>
    <message>
        <source>Mountain</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Fan</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories: the shape of a hand fan</extracomment>
        <translation>Éventail</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Torii</source>
        <extracomment>Yōkai: names of editions, levels, shapes and victories</extracomment>
        <translation>Torii</translation>
    </message>
</context>
<context>
    <name>LogRail</name>
    <message>
        <source>Close the log</source>
        <translation>Fermer le journal</translation>
    </message>
    <message>
        <source>Deal {code}</source>
        <extracomment>the log at the side of a table</extracomment>
        <translation>Donne {code}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>These choices do not make a valid game.</source>
        <translation>Ces choix ne permettent pas de jouer.</translation>
    </message>
    <message>
        <source>The unfinished game cannot be read now. Its file is left as it is.</source>
        <translation>La partie en cours ne peut pas être lue pour le moment. Son fichier reste tel quel.</translation>
    </message>
    <message>
        <source>The disk is full: your settings last until you quit.</source>
        <translation>Le disque est plein : vos réglages seront oubliés à la fermeture.</translation>
    </message>
    <message>
        <source>Settings cannot be saved here: they last until you quit.</source>
        <translation>Les réglages ne peuvent pas être enregistrés ici : ils seront oubliés à la fermeture.</translation>
    </message>
    <message>
        <source>Your settings could not be saved.</source>
        <translation>Vos réglages n’ont pas pu être enregistrés.</translation>
    </message>
</context>
<context>
    <name>MeaningSlip</name>
    <message>
        <source>What did that mean?</source>
        <translation>Qu’est-ce que cela voulait dire ?</translation>
    </message>
    <message>
        <source>The conventions</source>
        <extracomment>Yōkai table: the slip that explains a partner’s turn</extracomment>
        <translation>Les conventions</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Yōkai table: the slip that explains a partner’s turn</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>New game of Septet</source>
        <translation>Nouvelle partie de Septet</translation>
    </message>
    <message>
        <source>Septet progress</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Progrès à Septet</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Dojo</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Dojo</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Your choices over time</source>
        <translation>Vos choix au fil du temps</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Player aid</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>User guide</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Guide d’utilisation</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>About Yokai Desktop</source>
        <translation>À propos de Yokai Desktop</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>the menu at the top left: the menu</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>New game of Yōkai</source>
        <translation>Nouvelle partie de Yōkai</translation>
    </message>
    <message>
        <source>Journey</source>
        <extracomment>the menu at the top left</extracomment>
        <translation>Parcours</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>A click ends each trick</source>
        <translation>Un clic termine chaque pli</translation>
    </message>
    <message>
        <source>A complete trick stays on the table until you have seen it.</source>
        <translation>Un pli complet reste sur la table jusqu’à ce que vous l’ayez vu.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <extracomment>new game, both games</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Who’s playing?</source>
        <extracomment>new game, both games</extracomment>
        <translation>Qui joue ?</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>new game, both games</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer</translation>
    </message>
</context>
<context>
    <name>NewSeptetPage</name>
    <message>
        <source>first to 2 rounds</source>
        <translation>2 manches</translation>
    </message>
    <message>
        <source>Aids</source>
        <extracomment>new game of Septet</extracomment>
        <translation>Aides</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>new game of Septet</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Win a round with four bosses, or when the opponents take their seventh trick.</source>
        <translation>Gagnez la manche avec quatre boss, ou quand les adversaires font leur septième pli.</translation>
    </message>
    <message>
        <source>Win a round with three bosses. Whoever takes a seventh trick hands the round to both others.</source>
        <translation>Gagnez la manche avec trois boss. Un septième pli fait gagner les deux autres.</translation>
    </message>
    <message>
        <source>Play from your hand and from your straw pile. Four bosses win, thirteen tricks lose.</source>
        <translation>On joue de sa main et de sa paille. Quatre boss : manche gagnée ; treize plis : manche perdue.</translation>
    </message>
    <message>
        <source>Two 7s in each family: take both in one round to seal it. The first card led names the trump.</source>
        <translation>Deux 7 par famille : prenez les deux dans une manche pour la sceller. La première carte jouée fixe l’atout.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Partners face each other. Name the humans, pick a level for the computer.</source>
        <translation>Partenaires face à face. Nommez les joueurs, choisissez le niveau de l’ordinateur.</translation>
    </message>
    <message>
        <source>Everyone for themselves. Name the humans, pick a level for the computer.</source>
        <translation>Chacun pour soi. Nommez les joueurs, choisissez le niveau de l’ordinateur.</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>new game of Septet: how many play, and how</extracomment>
        <translation>La table</translation>
    </message>
    <message>
        <source>Both 7s of a family in one trick</source>
        <translation>Les deux 7 d’une famille dans un pli</translation>
    </message>
    <message>
        <source>Look of the bosses</source>
        <translation>Aspect des boss</translation>
    </message>
    <message>
        <source>First dealer (leads first)</source>
        <translation>Premier donneur (entame)</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>new game of Septet: noun: which cards are dealt</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>new game of Septet</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Four, in teams</source>
        <translation>À quatre, en équipes</translation>
    </message>
    <message>
        <source>The main game</source>
        <translation>Le jeu principal</translation>
    </message>
    <message>
        <source>Three, free‑for‑all</source>
        <extracomment>new game of Septet</extracomment>
        <translation>À trois, chacun pour soi</translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <extracomment>new game of Septet</extracomment>
        <translation>Sans partenaire</translation>
    </message>
    <message>
        <source>Two, with straw piles</source>
        <translation>À deux, avec paille</translation>
    </message>
    <message>
        <source>One pile each</source>
        <translation>Une paille chacun</translation>
    </message>
    <message>
        <source>Seal all the families</source>
        <translation>Sceller les familles</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>new game of Septet</extracomment>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>first to 7 points (boss stars)</source>
        <translation>7 points (étoiles des boss)</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>new game of Septet</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Long</source>
        <extracomment>new game of Septet</extracomment>
        <translation>Longue</translation>
    </message>
    <message>
        <source>all seven seals</source>
        <translation>les sept sceaux</translation>
    </message>
    <message>
        <source>Short</source>
        <extracomment>new game of Septet</extracomment>
        <translation>Courte</translation>
    </message>
    <message>
        <source>first to four seals</source>
        <translation>quatre sceaux</translation>
    </message>
    <message>
        <source>The first wins the trick</source>
        <translation>Le premier l’emporte</translation>
    </message>
    <message>
        <source>as printed</source>
        <extracomment>new game of Septet</extracomment>
        <translation>selon la règle imprimée</translation>
    </message>
    <message>
        <source>The first ranks higher</source>
        <translation>Le premier est plus fort</translation>
    </message>
    <message>
        <source>trump still wins</source>
        <translation>l’atout gagne toujours</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>bosses</comment>
        <extracomment>new game of Septet</extracomment>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Shining</source>
        <comment>bosses</comment>
        <extracomment>new game of Septet</extracomment>
        <translation>Brillants</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>new game of Septet</extracomment>
        <translation>Au hasard</translation>
    </message>
</context>
<context>
    <name>NewYokaiPage</name>
    <message>
        <source>Custom game: it does not count towards the journey.</source>
        <translation>Partie sur mesure : elle ne compte pas pour le parcours.</translation>
    </message>
    <message>
        <source>These choices are level %1.</source>
        <translation>Ces choix correspondent au niveau %1.</translation>
    </message>
    <message>
        <source>These choices do not make a valid game: change the mix of hints.</source>
        <translation>Ces choix ne permettent pas de jouer : changez l’assortiment d’indices.</translation>
    </message>
    <message>
        <source>You win or lose together, and nobody may speak.</source>
        <translation>On gagne ou on perd ensemble, sans parler.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>new game of Yōkai</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>new game of Yōkai</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>new game of Yōkai</extracomment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>new game of Yōkai</extracomment>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <extracomment>new game of Yōkai</extracomment>
        <translation>Qui commence ?</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>new game of Yōkai: noun: which cards are dealt</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>new game of Yōkai</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <extracomment>new game of Yōkai</extracomment>
        <translation>%1 niveaux</translation>
    </message>
    <message>
        <source>Custom</source>
        <extracomment>new game of Yōkai</extracomment>
        <translation>Sur mesure</translation>
    </message>
    <message>
        <source>Combine the variants freely.</source>
        <translation>Combinez librement les variantes.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{some} – {more}</source>
        <comment>the sides of a score</comment>
        <translation>{some} – {more}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>a share in per cent</comment>
        <extracomment>how figures are written</extracomment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{some},{more}</source>
        <comment>groups of three digits</comment>
        <extracomment>how figures are written</extracomment>
        <translation>{some} {more}</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <comment>a number with decimals</comment>
        <extracomment>how figures are written</extracomment>
        <translation>{whole},{decimals}</translation>
    </message>
</context>
<context>
    <name>OverTimePage</name>
    <message>
        <source>Game</source>
        <extracomment>how one chooses over time: headings of plots</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Accuracy month by month</source>
        <translation>Précision mois par mois</translation>
    </message>
    <message>
        <source>Review a finished game: how well you chose will appear here.</source>
        <translation>Analysez une partie terminée : la qualité de vos choix s’affiche ici.</translation>
    </message>
    <message>
        <source>What a choice costs on average</source>
        <translation>Ce qu’un choix coûte en moyenne</translation>
    </message>
    <message>
        <source>No game reviewed yet.</source>
        <translation>Aucune partie analysée.</translation>
    </message>
    <message>
        <source>Luck and skill in the last games</source>
        <translation>Hasard et choix des dernières parties</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>how one chooses over time: headings of plots</extracomment>
        <translation>Au fil du temps</translation>
    </message>
    <message>
        <source>How you choose, luck left out</source>
        <translation>Vos choix, sans le hasard</translation>
    </message>
    <message>
        <source>Both games</source>
        <extracomment>how one chooses over time: headings of plots</extracomment>
        <translation>Les deux jeux</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Everyone who plays under a name, with their results.</source>
        <translation>Ici figurent les joueurs nommés, avec leurs résultats.</translation>
    </message>
    <message>
        <source>Nobody has played under a name yet.</source>
        <translation>Aucun joueur nommé pour le moment.</translation>
    </message>
    <message>
        <source>A new name</source>
        <translation>Un nouveau nom</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>the page with everybody who plays under a name</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>the page with everybody who plays under a name</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players and their results</source>
        <translation>Les joueurs et leurs résultats</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <translation>Un nom doit compter au moins une lettre.</translation>
    </message>
    <message>
        <source>This name is already taken.</source>
        <translation>Ce nom est déjà pris.</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>the page with everybody who plays under a name</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>The new name is used in all games, old ones too.</source>
        <translation>Le nouveau nom apparaîtra dans toutes les parties, même anciennes.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>the page with everybody who plays under a name</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>the page with everybody who plays under a name</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <extracomment>the page with everybody who plays under a name</extracomment>
        <translation>Supprimer %1 ?</translation>
    </message>
    <message>
        <source>The games can stay, as those of a former player. Or they go too, except those shared with another named player.</source>
        <translation>Les parties peuvent rester, au nom d’un joueur supprimé. Ou elles partent aussi, sauf celles jouées avec un autre joueur nommé.</translation>
    </message>
    <message>
        <source>Remove the games too</source>
        <translation>Supprimer aussi les parties</translation>
    </message>
    <message>
        <source>Keep the games</source>
        <translation>Garder les parties</translation>
    </message>
    <message>
        <source>Journey</source>
        <extracomment>the page with everybody who plays under a name</extracomment>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the page with everybody who plays under a name</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>No finished game yet</source>
        <translation>Aucune partie terminée</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>the page with everybody who plays under a name</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>the page with everybody who plays under a name: games</extracomment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>last on %1</source>
        <translation>dernière le %1</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <comment>in lists and on plates</comment>
        <extracomment>names of those who have none</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>names of those who have none</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>former player</source>
        <extracomment>names of those who have none</extracomment>
        <translation>joueur supprimé</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <extracomment>Qt’s own file dialog</extracomment>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <extracomment>Qt’s own file dialog</extracomment>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>File Folder</source>
        <comment>Match Windows Explorer</comment>
        <extracomment>Qt’s own file dialog</extracomment>
        <translation>Dossier de fichiers</translation>
    </message>
    <message>
        <source>%1 File</source>
        <comment>%1 is a file name suffix, for example txt</comment>
        <extracomment>Qt’s own file dialog</extracomment>
        <translation>Fichier %1</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Qt’s own file dialog</extracomment>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <extracomment>Qt’s own file dialog</extracomment>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Alias</source>
        <comment>macOS Finder</comment>
        <extracomment>Qt’s own file dialog</extracomment>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>Qt’s own file dialog</extracomment>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <extracomment>Qt’s own file dialog</extracomment>
        <translation>&amp;Dossier :</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers :</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Give up this game of {game}?</source>
        <translation>Abandonner cette partie de {game} ?</translation>
    </message>
    <message>
        <source>{game}.</source>
        <comment>how a game stands</comment>
        <extracomment>the question before an unfinished game is replaced</extracomment>
        <translation>{game}.</translation>
    </message>
    <message>
        <source>It goes to the history as given up.</source>
        <translation>Elle rejoindra l’historique comme partie abandonnée.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>the question before an unfinished game is replaced</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>the question before an unfinished game is replaced</extracomment>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>My cards</source>
        <extracomment>screen readers: what can be asked at a table with one key</extracomment>
        <translation>Mes cartes</translation>
    </message>
    <message>
        <source>The trick on the table</source>
        <translation>Le pli en cours</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Le dernier pli</translation>
    </message>
    <message>
        <source>Points, tricks and bosses of all</source>
        <translation>Points, plis et boss de chacun</translation>
    </message>
    <message>
        <source>What is trump?</source>
        <translation>Quel est l’atout ?</translation>
    </message>
    <message>
        <source>The cards of the others</source>
        <translation>Les cartes des autres</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>D’une carte à l’autre</translation>
    </message>
    <message>
        <source>Choose the card; pass the chosen cards</source>
        <translation>Choisir la carte ; passer les cartes choisies</translation>
    </message>
    <message>
        <source>The same; end what is being shown</source>
        <translation>De même ; mettre fin à ce qui est montré</translation>
    </message>
    <message>
        <source>Choose a card you may choose, from the left</source>
        <translation>Choisir une carte permise, comptée depuis la gauche</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>screen readers: what can be asked at a table with one key</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Show the last trick again</source>
        <translation>Revoir le dernier pli</translation>
    </message>
    <message>
        <source>The log, and back</source>
        <translation>Le journal, et retour</translation>
    </message>
    <message>
        <source>What is still out</source>
        <translation>Ce qui est encore en jeu</translation>
    </message>
    <message>
        <source>Take a card back; put away what is open; leave</source>
        <translation>Reprendre une carte ; fermer ce qui est ouvert ; quitter</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Rien n’a encore été dit.</translation>
    </message>
    <message>
        <source>Go to a place, such as L13</source>
        <translation>Aller à une place, par exemple L13</translation>
    </message>
    <message>
        <source>Ask at the table with one key</source>
        <translation>Questions à la table, une touche chacune</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>screen readers: what can be asked at a table with one key</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <extracomment>screen readers: what can be asked at a table with one key</extracomment>
        <translation>Touches d’origine</translation>
    </message>
    <message>
        <source>Press the new key for: {question}. Escape leaves it.</source>
        <translation>Nouvelle touche pour : {question}. Échap ne change rien.</translation>
    </message>
    <message>
        <source>All questions have their usual keys again.</source>
        <translation>Toutes les questions ont retrouvé leur touche d’origine.</translation>
    </message>
    <message>
        <source>Keys of the questions</source>
        <translation>Touches des questions</translation>
    </message>
    <message>
        <source>Choose a question with the arrow keys, then press Enter.</source>
        <translation>Choisissez une question avec les flèches, puis appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>as a line of a list of keys</comment>
        <extracomment>screen readers: what can be asked at a table with one key</extracomment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>as a line of a list of keys</comment>
        <extracomment>screen readers: what can be asked at a table with one key</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>as a line of a list of keys</comment>
        <extracomment>screen readers: what can be asked at a table with one key</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Escape</source>
        <comment>as a line of a list of keys</comment>
        <extracomment>screen readers: what can be asked at a table with one key</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <comment>as a line of a list of keys</comment>
        <translation>1 à 9</translation>
    </message>
    <message>
        <source>The rules of what you see</source>
        <translation>Les règles de ce que vous voyez</translation>
    </message>
    <message>
        <source>Player aid</source>
        <extracomment>screen readers: what can be asked at a table with one key</extracomment>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>What is to be done now, and whose turn is it?</source>
        <translation>Que faire maintenant, et à qui de jouer ?</translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation>Répéter le dernier message</translation>
    </message>
    <message>
        <source>Say the message before</source>
        <translation>Dire le message précédent</translation>
    </message>
    <message>
        <source>Which keys are there?</source>
        <translation>Quelles sont les touches ?</translation>
    </message>
    <message>
        <source>This key cannot be used.</source>
        <translation>Cette touche ne peut pas servir.</translation>
    </message>
    <message>
        <source>{key} already has a meaning of its own.</source>
        <translation>{key} a déjà un autre rôle.</translation>
    </message>
    <message>
        <source>{key} already asks: {question}</source>
        <translation>{key} pose déjà la question : {question}</translation>
    </message>
    <message>
        <source>Where am I?</source>
        <translation>Où suis-je ?</translation>
    </message>
    <message>
        <source>What lies around this card?</source>
        <translation>Qu’y a-t-il autour de cette carte ?</translation>
    </message>
    <message>
        <source>Go to a place by its name</source>
        <translation>Aller à une place par son nom</translation>
    </message>
    <message>
        <source>What have I seen?</source>
        <translation>Qu’ai-je vu ?</translation>
    </message>
    <message>
        <source>Hints, turned up and placed</source>
        <translation>Les indices, révélés et posés</translation>
    </message>
    <message>
        <source>What would a declaration be worth now?</source>
        <translation>Que vaudrait une déclaration maintenant ?</translation>
    </message>
    <message>
        <source>The last turn of everybody</source>
        <translation>Le dernier tour de chacun</translation>
    </message>
    <message>
        <source>From card to card, from place to place</source>
        <translation>D’une carte à l’autre, d’une place à l’autre</translation>
    </message>
    <message>
        <source>Look at the card; lift it; drop it</source>
        <translation>Regarder la carte ; la soulever ; la poser</translation>
    </message>
    <message>
        <source>Turn up a hint</source>
        <translation>Révéler un indice</translation>
    </message>
    <message>
        <source>Take a hint to place it</source>
        <translation>Prendre un indice pour le poser</translation>
    </message>
    <message>
        <source>Say that the yōkai are at peace</source>
        <translation>Dire que les yōkai sont apaisés</translation>
    </message>
    <message>
        <source>Your notes on the card</source>
        <translation>Vos notes sur la carte</translation>
    </message>
    <message>
        <source>Show the partners’ turns again</source>
        <translation>Revoir les tours des partenaires</translation>
    </message>
    <message>
        <source>The list of turns, and back</source>
        <translation>La liste des tours, et retour</translation>
    </message>
    <message>
        <source>What the last turn meant</source>
        <translation>Ce que voulait dire le dernier tour</translation>
    </message>
    <message>
        <source>Put back; put away what is open; leave</source>
        <translation>Remettre ; fermer ce qui est ouvert ; quitter</translation>
    </message>
</context>
<context>
    <name>RankGauge</name>
    <message>
        <source>points now</source>
        <extracomment>Yōkai table, right: points and victory that a declaration would bring</extracomment>
        <translation>points maintenant</translation>
    </message>
    <message>
        <source>If the yōkai are at peace and every placed hint is right.</source>
        <translation>Si les yōkai sont apaisés et si chaque indice posé est juste.</translation>
    </message>
    <message>
        <source>{points} points now</source>
        <translation>{points} points maintenant</translation>
    </message>
    <message>
        <source>from {points}, the highest victory</source>
        <translation>dès {points}, la plus haute victoire</translation>
    </message>
    <message>
        <source>{rank} from {points}</source>
        <translation>{rank} dès {points}</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Whose games are shown</source>
        <translation>Joueur dont on voit les parties</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>the pages of results, in the bar above them</extracomment>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>the pages of results, in the bar above them</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>the pages of results, in the bar above them</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>the pages of results, in the bar above them</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>the pages of results, in the bar above them</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>the pages of results, in the bar above them</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Septet</source>
        <extracomment>the pages of results, in the bar above them</extracomment>
        <translation>Septet</translation>
    </message>
    <message>
        <source>Journey</source>
        <extracomment>the pages of results, in the bar above them</extracomment>
        <translation>Parcours</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Action {number}, “{text}”, cannot be played. {why}</source>
        <translation>Le coup {number}, « {text} », ne peut pas être joué. {why}</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>“{text}” is not an action of this game.</source>
        <translation>« {text} » n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Cette carte n’existe pas.</translation>
    </message>
    <message>
        <source>Family led: {family}. You must follow if you can.</source>
        <translation>Famille demandée : {family}. Il faut fournir si l’on peut.</translation>
    </message>
    <message>
        <source>You do not have this card: {card}.</source>
        <translation>Vous n’avez pas cette carte : {card}.</translation>
    </message>
    <message>
        <source>This card is covered: play what lies on it first.</source>
        <translation>Cette carte est couverte : jouez d’abord ce qui est dessus.</translation>
    </message>
    <message>
        <source>Pass exactly three cards.</source>
        <translation>Passez exactement trois cartes.</translation>
    </message>
    <message>
        <source>Pass three different cards.</source>
        <translation>Passez trois cartes différentes.</translation>
    </message>
    <message>
        <source>Three cards are chosen: take one back first.</source>
        <translation>Trois cartes sont choisies : reprenez-en une d’abord.</translation>
    </message>
    <message>
        <source>The discard comes from your hand, not from the straw pile.</source>
        <translation>On écarte une carte de sa main, pas de la paille.</translation>
    </message>
    <message>
        <source>A boss cannot be discarded.</source>
        <translation>On ne peut pas écarter un boss.</translation>
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
        <source>First choose which of the two bosses lies face up.</source>
        <translation>Choisissez d’abord lequel des deux boss reste visible.</translation>
    </message>
    <message>
        <source>Choose one of the two bosses.</source>
        <translation>Choisissez l’un des deux boss.</translation>
    </message>
    <message>
        <source>You can only declare at the start of your turn.</source>
        <translation>On ne déclare qu’au début de son tour.</translation>
    </message>
    <message>
        <source>Something else comes first.</source>
        <translation>Il y a autre chose à faire avant.</translation>
    </message>
    <message>
        <source>A card under a hint is locked.</source>
        <translation>Une carte sous un indice est verrouillée.</translation>
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
        <translation>Une carte s’y trouve déjà.</translation>
    </message>
    <message>
        <source>It must touch a card by a side.</source>
        <translation>Elle doit toucher une carte par un côté.</translation>
    </message>
    <message>
        <source>The cards would no longer stay connected.</source>
        <translation>Les cartes ne formeraient plus un seul groupe.</translation>
    </message>
    <message>
        <source>Without this card the others would no longer be connected.</source>
        <translation>Sans cette carte, les autres ne formeraient plus un seul groupe.</translation>
    </message>
    <message>
        <source>No hint is left in the pile.</source>
        <translation>Il n’y a plus d’indice dans la pile.</translation>
    </message>
    <message>
        <source>Only the last hint turned up can be placed.</source>
        <translation>Seul le dernier indice révélé peut être posé.</translation>
    </message>
    <message>
        <source>That hint is not turned up.</source>
        <translation>Cet indice n’est pas révélé.</translation>
    </message>
    <message>
        <source>Take a hint first, then choose its card.</source>
        <translation>Prenez d’abord un indice, puis choisissez sa carte.</translation>
    </message>
    <message>
        <source>Drop the hint on a card without one.</source>
        <translation>Posez l’indice sur une carte qui n’en a pas.</translation>
    </message>
    <message>
        <source>This game is not for {players} players, but for {allowed}.</source>
        <translation>Ce jeu ne se joue pas à {players}, mais à {allowed}.</translation>
    </message>
    <message>
        <source>{seats} seats are named for {players} players.</source>
        <translation>Places indiquées : {seats}, pour {players} joueurs.</translation>
    </message>
    <message>
        <source>There is no option “{option}”.</source>
        <translation>Il n’y a pas d’option « {option} ».</translation>
    </message>
    <message>
        <source>The option {option} cannot be “{value}”.</source>
        <translation>L’option {option} ne peut pas valoir « {value} ».</translation>
    </message>
    <message>
        <source>The first dealer can only be chosen with two players.</source>
        <translation>Le premier donneur ne se choisit qu’à deux joueurs.</translation>
    </message>
    <message>
        <source>Seven Next is for four players.</source>
        <translation>Les Sept Suivants se jouent à quatre.</translation>
    </message>
    <message>
        <source>Seven Next counts seals: it has no other scoring.</source>
        <translation>Les Sept Suivants comptent des sceaux : il n’y a pas d’autre score.</translation>
    </message>
    <message>
        <source>The option twins is for Seven Next, where a family has two 7s.</source>
        <translation>L’option twins ne sert qu’aux Sept Suivants, où chaque famille a deux 7.</translation>
    </message>
    <message>
        <source>Seven Next is played with plain and shining bosses.</source>
        <translation>Les Sept Suivants se jouent avec des boss simples et brillants.</translation>
    </message>
    <message>
        <source>There are more secret affinities than players.</source>
        <translation>Il y a plus d’affinités secrètes que de joueurs.</translation>
    </message>
    <message>
        <source>Several or chosen secret affinities need the option affinity=secret or affinity=both.</source>
        <translation>Des affinités secrètes multiples ou choisies demandent affinity=secret ou affinity=both.</translation>
    </message>
    <message>
        <source>Give either the number of secret affinities or the seats that hold them, not both.</source>
        <translation>Indiquez le nombre d’affinités secrètes ou les places concernées, pas les deux.</translation>
    </message>
    <message>
        <source>The first player is not at the table.</source>
        <translation>Le premier joueur n’est pas à la table.</translation>
    </message>
    <message>
        <source>There is no hint of three families to swap for children.</source>
        <translation>Il n’y a pas d’indice à trois familles à échanger pour les enfants.</translation>
    </message>
    <message>
        <source>A game needs 1 to 14 hints.</source>
        <translation>Une partie demande de 1 à 14 indices.</translation>
    </message>
    <message>
        <source>There are not that many hints of one kind.</source>
        <translation>Il n’y a pas autant d’indices d’une même sorte.</translation>
    </message>
    <message>
        <source>In the second edition the number of hints is fixed.</source>
        <translation>Dans la deuxième édition, le nombre d’indices est fixe.</translation>
    </message>
    <message>
        <source>The deal is damaged in its part “{part}”.</source>
        <translation>La donne est abîmée dans sa partie « {part} ».</translation>
    </message>
    <message>
        <source>A deal has no part “{part}”.</source>
        <translation>Une donne n’a pas de partie « {part} ».</translation>
    </message>
    <message>
        <source>The deal must consist of {parts}.</source>
        <translation>La donne doit comporter {parts}.</translation>
    </message>
    <message>
        <source>The deal has a wrong number of cards: {expected} are needed.</source>
        <translation>La donne n’a pas le bon nombre de cartes : il en faut {expected}.</translation>
    </message>
    <message>
        <source>The deal has a card that does not exist: “{card}”.</source>
        <translation>La donne a une carte qui n’existe pas : « {card} ».</translation>
    </message>
    <message>
        <source>The deal has a card twice: {card}.</source>
        <translation>La donne a deux fois la même carte : {card}.</translation>
    </message>
    <message>
        <source>Shining cards can only be dealt in Seven Next.</source>
        <translation>Les cartes brillantes ne se distribuent qu’aux Sept Suivants.</translation>
    </message>
    <message>
        <source>The deal needs sixteen cards.</source>
        <translation>La donne demande seize cartes.</translation>
    </message>
    <message>
        <source>The deal needs four cards of each family.</source>
        <translation>La donne demande quatre cartes de chaque famille.</translation>
    </message>
    <message>
        <source>There is no family “{family}”.</source>
        <translation>Il n’y a pas de famille « {family} ».</translation>
    </message>
    <message>
        <source>A card of the deal lies too far out.</source>
        <translation>Une carte de la donne est trop à l’écart.</translation>
    </message>
    <message>
        <source>Two cards of the deal lie on the same place.</source>
        <translation>Deux cartes de la donne sont à la même place.</translation>
    </message>
    <message>
        <source>The cards of the deal are not connected.</source>
        <translation>Les cartes de la donne ne forment pas un seul groupe.</translation>
    </message>
    <message>
        <source>The deal has a hint twice.</source>
        <translation>La donne a deux fois le même indice.</translation>
    </message>
    <message>
        <source>The hints of the deal must be mixed {mix}.</source>
        <translation>Les indices de la donne doivent suivre l’assortiment {mix}.</translation>
    </message>
    <message>
        <source>There is no hint “{hint}”.</source>
        <translation>Il n’y a pas d’indice « {hint} ».</translation>
    </message>
    <message>
        <source>The deal has {affinities} affinities instead of {must_be}.</source>
        <translation>La donne a {affinities} affinités au lieu de {must_be}.</translation>
    </message>
    <message>
        <source>An affinity names two families.</source>
        <translation>Une affinité nomme deux familles.</translation>
    </message>
    <message>
        <source>The deal has an affinity twice.</source>
        <translation>La donne a deux fois la même affinité.</translation>
    </message>
    <message>
        <source>There is no shape “{shape}”.</source>
        <translation>Il n’y a pas de forme « {shape} ».</translation>
    </message>
    <message>
        <source>The deal contradicts the option {option}={value}.</source>
        <translation>La donne contredit l’option {option}={value}.</translation>
    </message>
    <message>
        <source>This is not a game record.</source>
        <translation>Ce n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>The record has format {format}, which this version does not know.</source>
        <translation>L’enregistrement a le format {format}, que cette version ne connaît pas.</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>Il n’y a pas de jeu « {game} ».</translation>
    </message>
    <message>
        <source>The record is damaged: its part “{field}” is missing or wrong.</source>
        <translation>L’enregistrement est abîmé : sa partie « {field} » manque ou est fausse.</translation>
    </message>
    <message>
        <source>A record needs either a seed or a deal.</source>
        <translation>Un enregistrement demande soit une graine, soit une donne.</translation>
    </message>
    <message>
        <source>The record has {actions} actions: too many for a game.</source>
        <translation>L’enregistrement a {actions} coups : c’est trop pour une partie.</translation>
    </message>
    <message>
        <source>The record is damaged at action {number}.</source>
        <translation>L’enregistrement est abîmé au coup {number}.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <extracomment>a finished game shown again</extracomment>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>a finished game shown again</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>a finished game shown again</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>a finished game shown again</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>Cette partie n’existe plus.</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Cartes visibles</translation>
    </message>
</context>
<context>
    <name>ResultScroll</name>
    <message>
        <source>{points}, one seal</source>
        <translation>{points}, un sceau</translation>
    </message>
    <message>
        <source>{points}, two seals</source>
        <translation>{points}, deux sceaux</translation>
    </message>
    <message>
        <source>{points}, all three seals</source>
        <translation>{points}, les trois sceaux</translation>
    </message>
    <message>
        <source>Hints still face down</source>
        <translation>Indices encore face cachée</translation>
    </message>
    <message>
        <source>Turned up, not placed</source>
        <translation>Révélés, non posés</translation>
    </message>
    <message>
        <source>Placed correctly</source>
        <extracomment>Yōkai: points and victory at the end</extracomment>
        <translation>Bien placés</translation>
    </message>
    <message>
        <source>Placed wrongly</source>
        <extracomment>Yōkai: points and victory at the end</extracomment>
        <translation>Mal placés</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Yōkai: points and victory at the end: the sum of all points</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Victory</source>
        <extracomment>Yōkai: points and victory at the end</extracomment>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Pas cette fois</translation>
    </message>
    <message>
        <source>A lost game scores no points.</source>
        <translation>Une partie perdue ne rapporte aucun point.</translation>
    </message>
    <message>
        <source>{one} and {other} touch</source>
        <translation>{one} et {other} se touchent</translation>
    </message>
    <message>
        <source>{one} and {other} do not touch</source>
        <translation>{one} et {other} ne se touchent pas</translation>
    </message>
    <message>
        <source>{shape} is formed</source>
        <translation>{shape} : forme réalisée</translation>
    </message>
    <message>
        <source>{shape} is not formed</source>
        <translation>{shape} : forme non réalisée</translation>
    </message>
    <message>
        <source>On to level {number}</source>
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Yōkai: points and victory at the end</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Yōkai: points and victory at the end</extracomment>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>too few choices</source>
        <translation>trop peu de choix</translation>
    </message>
    <message>
        <source>played like: {level}</source>
        <translation>niveau de jeu : {level}</translation>
    </message>
    <message>
        <source>human</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>humain</translation>
    </message>
    <message>
        <source>{name}: too few choices to tell.</source>
        <translation>{name} : trop peu de choix pour juger.</translation>
    </message>
    <message>
        <source>{name}: accuracy {accuracy} out of 100, {like}.</source>
        <translation>{name} : précision {accuracy} sur 100, {like}.</translation>
    </message>
    <message>
        <source>Slips: {slips}. Mistakes: {mistakes}. Blunders: {blunders}.</source>
        <translation>Imprécisions : {slips}. Erreurs : {mistakes}. Gaffes : {blunders}.</translation>
    </message>
    <message>
        <source>Accuracy of the team</source>
        <translation>Précision de l’équipe</translation>
    </message>
    <message>
        <source>Accuracy of the team: {accuracy}</source>
        <translation>Précision de l’équipe : {accuracy}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Accuracy {accuracy}</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Précision {accuracy}</translation>
    </message>
    <message>
        <source>Not shown: the coach was at the table.</source>
        <translation>Non affichée : le mentor était à la table.</translation>
    </message>
    <message>
        <source>Nobody played but computers.</source>
        <translation>Seul l’ordinateur a joué.</translation>
    </message>
    <message>
        <source>This game could not be worked out to its end.</source>
        <translation>Cette partie n’a pas pu être analysée jusqu’au bout.</translation>
    </message>
    <message>
        <source>Accuracy to come.</source>
        <translation>Précision à venir.</translation>
    </message>
    <message>
        <source>Accuracy to come: {percent} worked out.</source>
        <translation>Précision à venir : analyse faite à {percent}.</translation>
    </message>
    <message>
        <source>Too few choices to tell.</source>
        <translation>Trop peu de choix pour juger.</translation>
    </message>
    <message>
        <source>{name} {accuracy}</source>
        <comment>a player and their accuracy</comment>
        <extracomment>the review of a game, both games</extracomment>
        <translation>{name} {accuracy}</translation>
    </message>
    <message>
        <source>Played like: {level}.</source>
        <translation>Niveau de jeu : {level}.</translation>
    </message>
    <message>
        <source>Best so far: {accuracy}.</source>
        <translation>Meilleure jusqu’ici : {accuracy}.</translation>
    </message>
    <message>
        <source>Accuracy, out of 100</source>
        <translation>Précision, sur 100</translation>
    </message>
    <message>
        <source>Shown when the review is complete: half a game says too little.</source>
        <translation>Affichée à la fin de l’analyse : une demi-partie en dit trop peu.</translation>
    </message>
    <message>
        <source>Luck is left out: only what each player could know counts.</source>
        <translation>Le hasard n’y compte pas : seul compte ce que chacun pouvait savoir.</translation>
    </message>
    <message>
        <source>Choices, best first</source>
        <translation>Choix, le meilleur d’abord</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>You had no choice.</source>
        <translation>Vous n’aviez pas le choix.</translation>
    </message>
    <message>
        <source>There was no choice.</source>
        <translation>Il n’y avait pas de choix.</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>the review of a game, both games: a choice; on a small tag</extracomment>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>your choice</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>votre choix</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>the review of a game, both games: a choice; on a small tag</extracomment>
        <translation>choisi</translation>
    </message>
    <message>
        <source>face up: {chance}</source>
        <translation>visibles : {chance}</translation>
    </message>
    <message>
        <source>As good as the best, within the error.</source>
        <translation>Aussi bon que le meilleur, à l’erreur près.</translation>
    </message>
    <message>
        <source>{points} compared with the best.</source>
        <translation>{points} par rapport au meilleur choix.</translation>
    </message>
    <message>
        <source>{place}, {chance}, plus or minus {error}.</source>
        <translation>{place}, {chance}, à {error} près.</translation>
    </message>
    <message>
        <source>{place}, {chance}.</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>{place}, {chance}.</translation>
    </message>
    <message>
        <source>Your slip, {points}.</source>
        <translation>Imprécision de votre part, {points}.</translation>
    </message>
    <message>
        <source>Your mistake, {points}.</source>
        <translation>Erreur de votre part, {points}.</translation>
    </message>
    <message>
        <source>Your blunder, {points}.</source>
        <translation>Gaffe de votre part, {points}.</translation>
    </message>
    <message>
        <source>Your choice.</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Votre choix.</translation>
    </message>
    <message>
        <source>A slip by {name}, {points}.</source>
        <translation>Imprécision ({name}), {points}.</translation>
    </message>
    <message>
        <source>A mistake by {name}, {points}.</source>
        <translation>Erreur ({name}), {points}.</translation>
    </message>
    <message>
        <source>A blunder by {name}, {points}.</source>
        <translation>Gaffe ({name}), {points}.</translation>
    </message>
    <message>
        <source>The choice of {name}.</source>
        <translation>Choix ({name}).</translation>
    </message>
    <message>
        <source>being worked out</source>
        <translation>à l’étude</translation>
    </message>
    <message>
        <source>to come</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>à venir</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Choose a finished game in the history.</source>
        <translation>Choisissez une partie terminée dans l’historique.</translation>
    </message>
    <message>
        <source>What you could know</source>
        <translation>Ce que vous saviez</translation>
    </message>
    <message>
        <source>What {name} could know</source>
        <translation>Ce que savait {name}</translation>
    </message>
    <message>
        <source>Only a finished game can be reviewed.</source>
        <translation>Seule une partie terminée peut être analysée.</translation>
    </message>
    <message>
        <source>Hold: what you saw and believed</source>
        <translation>Maintenir : ce que vous aviez vu et supposé</translation>
    </message>
    <message>
        <source>Hold: what {name} saw and believed</source>
        <translation>Maintenir : ce qu’avait vu et supposé {name}</translation>
    </message>
    <message>
        <source>through your eyes</source>
        <translation>par vos yeux</translation>
    </message>
    <message>
        <source>through their eyes</source>
        <translation>par ses yeux</translation>
    </message>
    <message>
        <source>hold: your eyes</source>
        <translation>maintenir : vos yeux</translation>
    </message>
    <message>
        <source>hold: their eyes</source>
        <translation>maintenir : ses yeux</translation>
    </message>
    <message numerus="yes">
        <source>Yet it gives away %n point(s) of chance.</source>
        <translation>
            <numerusform>Pourtant, cela coûte %n point de chance.</numerusform>
            <numerusform>Pourtant, cela coûte %n points de chance.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Hasard et choix</translation>
    </message>
    <message>
        <source>in points of chance; the three add up to the result</source>
        <translation>en points de chance ; leur somme donne le résultat</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>the review of a game, both games: the row that sums up all rounds</extracomment>
        <translation>La partie</translation>
    </message>
    <message>
        <source>from {start} to {end} percent</source>
        <translation>de {start} à {end} pour cent</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>the review of a game, both games: of two choices: the chance to win the game, or the round</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>50%</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>50 %</translation>
    </message>
    <message>
        <source>Cards dealt and received</source>
        <translation>Donne et cartes reçues</translation>
    </message>
    <message>
        <source>Others’ play</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Jeu des autres</translation>
    </message>
    <message>
        <source>Your choices</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Vos choix</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Better: {choice}.</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Mieux : {choice}.</translation>
    </message>
    <message>
        <source>{place}.</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>Show it ({key})</source>
        <translation>Voir ({key})</translation>
    </message>
    <message>
        <source>The moments that decided it will appear here.</source>
        <translation>Les moments décisifs s’afficheront ici.</translation>
    </message>
    <message>
        <source>Working it out</source>
        <translation>À l’étude</translation>
    </message>
    <message>
        <source>Working out round {number} of {all}</source>
        <translation>Manche {number} sur {all} à l’étude</translation>
    </message>
    <message>
        <source>A quiet game</source>
        <translation>Une partie sans accroc</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Moments décisifs</translation>
    </message>
    <message>
        <source>None of your choices cost 5 points or more.</source>
        <translation>Aucun de vos choix n’a coûté 5 points ou plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) of yours can be tried again in the dojo.</source>
        <translation>
            <numerusform>%n de vos erreurs peut être reprise au dojo.</numerusform>
            <numerusform>%n de vos erreurs peuvent être reprises au dojo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance to win the game, %n step(s)</source>
        <translation>
            <numerusform>Chances de gagner la partie, %n étape</numerusform>
            <numerusform>Chances de gagner la partie, %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>the review of a game, both games: of two choices: the chance to win the game, or the round</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>Chance to win the game</source>
        <translation>Chances de gagner la partie</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Rejouer cette donne</translation>
    </message>
    <message>
        <source>Try my mistakes</source>
        <translation>Reprendre mes erreurs</translation>
    </message>
    <message>
        <source>Step through</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The review in words</source>
        <translation>L’analyse en toutes lettres</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Joueur dont on voit les choix</translation>
    </message>
    <message>
        <source>No game is open</source>
        <translation>Aucune partie ouverte</translation>
    </message>
    <message>
        <source>The review goes on while you look: you can already step through it.</source>
        <translation>L’analyse continue pendant que vous regardez : vous pouvez déjà la parcourir.</translation>
    </message>
    <message>
        <source>Pinned</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Épinglée</translation>
    </message>
    <message>
        <source>Your note…</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Votre note…</translation>
    </message>
    <message>
        <source>Your note</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Votre note</translation>
    </message>
    <message>
        <source>Keep this decision in sight</source>
        <translation>Épingler cette décision</translation>
    </message>
    <message>
        <source>{round} was the turning point.</source>
        <translation>{round} : le tournant de la partie.</translation>
    </message>
    <message>
        <source>The cards favoured you.</source>
        <translation>Les cartes vous étaient favorables.</translation>
    </message>
    <message>
        <source>The cards were against you.</source>
        <translation>Les cartes étaient contre vous.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>Les cartes ne favorisaient personne.</translation>
    </message>
    <message>
        <source>The others gave away more than you did.</source>
        <translation>Les autres ont perdu plus de chances que vous.</translation>
    </message>
    <message>
        <source>You gave away more than the others did.</source>
        <translation>Vous avez perdu plus de chances que les autres.</translation>
    </message>
    <message>
        <source>{name}: cards {cards}, others {others}, your choices {own}, result {result}.</source>
        <translation>{name} : cartes {cards}, autres {others}, vos choix {own}, résultat {result}.</translation>
    </message>
    <message>
        <source>Chance, step by step</source>
        <translation>Les chances, pas à pas</translation>
    </message>
    <message>
        <source>Take your time. Nothing is counted here.</source>
        <translation>Prenez votre temps. Rien n’est compté ici.</translation>
    </message>
    <message>
        <source>The answer: {choice}</source>
        <translation>La réponse : {choice}</translation>
    </message>
    <message>
        <source>One of these two.</source>
        <translation>L’un de ces deux choix.</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>A nudge</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Coup de pouce</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Voir la réponse</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>In the review</source>
        <translation>Dans l’analyse</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>With the best choice {best}, in the game {played}.</source>
        <translation>Avec le meilleur choix {best}, dans la partie {played}.</translation>
    </message>
    <message>
        <source>in the game</source>
        <translation>dans la partie</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>A trial instead</source>
        <translation>Plutôt une épreuve</translation>
    </message>
    <message>
        <source>Nothing is waiting today</source>
        <translation>Rien à reprendre aujourd’hui</translation>
    </message>
    <message>
        <source>{right} of {total} right at once</source>
        <translation>{right} sur {total} du premier coup</translation>
    </message>
    <message>
        <source>The clear mistakes of a reviewed game come here. Finish a game and open its review.</source>
        <translation>Les erreurs nettes d’une partie analysée arrivent ici. Terminez une partie et ouvrez son analyse.</translation>
    </message>
    <message>
        <source>They come back after a few days, each in its own time.</source>
        <translation>Elles reviendront dans quelques jours, chacune à son heure.</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>réponse</translation>
    </message>
    <message>
        <source>leave</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>quitter</translation>
    </message>
    <message>
        <source>nudge</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>coup de pouce</translation>
    </message>
    <message>
        <source>choose</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>choisir</translation>
    </message>
    <message>
        <source>play it</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>jouer</translation>
    </message>
    <message>
        <source>try again</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>réessayer</translation>
    </message>
    <message>
        <source>play on</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>continuer</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>suivante</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} sur {total}</translation>
    </message>
    <message>
        <source>Mistakes to try</source>
        <translation>Erreurs à reprendre</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Vos propres erreurs</translation>
    </message>
    <message>
        <source>From your game</source>
        <translation>Dans votre partie</translation>
    </message>
    <message>
        <source>From another player’s game: {name}</source>
        <translation>Dans le jeu d’un autre joueur : {name}</translation>
    </message>
    <message>
        <source>Right: {choice}</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Juste : {choice}</translation>
    </message>
    <message>
        <source>As good: {choice}</source>
        <translation>Aussi bien : {choice}</translation>
    </message>
    <message>
        <source>Not quite: {choice}</source>
        <translation>Pas tout à fait : {choice}</translation>
    </message>
    <message>
        <source>Just as good: {choice}.</source>
        <translation>Tout aussi bien : {choice}.</translation>
    </message>
    <message>
        <source>There are better choices.</source>
        <translation>Il y a de meilleurs choix.</translation>
    </message>
    <message numerus="yes">
        <source>In the game: {choice}, %n point(s) less.</source>
        <translation>
            <numerusform>Dans la partie : {choice}, %n point de moins.</numerusform>
            <numerusform>Dans la partie : {choice}, %n points de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>You know it: it will not come again.</source>
        <translation>Vous la connaissez : elle ne reviendra plus.</translation>
    </message>
    <message>
        <source>You will see it once more today.</source>
        <translation>Elle reviendra encore une fois aujourd’hui.</translation>
    </message>
    <message>
        <source>You will see it again tomorrow.</source>
        <translation>Elle reviendra demain.</translation>
    </message>
    <message numerus="yes">
        <source>You will see it again in %n day(s).</source>
        <translation>
            <numerusform>Elle reviendra dans %n jour.</numerusform>
            <numerusform>Elle reviendra dans %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>best choice</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>meilleur choix</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>bon</translation>
    </message>
    <message>
        <source>no choice</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>pas de choix</translation>
    </message>
    <message>
        <source>slip, 5 to 10</source>
        <translation>imprécision, 5 à 10</translation>
    </message>
    <message>
        <source>mistake, 10 to 15</source>
        <translation>erreur, 10 à 15</translation>
    </message>
    <message>
        <source>blunder, over 15</source>
        <translation>gaffe, au-delà de 15</translation>
    </message>
    <message>
        <source>± {number}</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>± {number}</translation>
    </message>
    <message>
        <source>A slip: {cost}</source>
        <translation>Une imprécision : {cost}</translation>
    </message>
    <message>
        <source>A mistake: {cost}</source>
        <translation>Une erreur : {cost}</translation>
    </message>
    <message>
        <source>A blunder: {cost}</source>
        <translation>Une gaffe : {cost}</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>Le meilleur choix</translation>
    </message>
    <message>
        <source>A good choice</source>
        <translation>Un bon choix</translation>
    </message>
    <message>
        <source>No choice</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Pas de choix</translation>
    </message>
    <message numerus="yes">
        <source>Better: {choice} (%n point(s) more).</source>
        <translation>
            <numerusform>Mieux : {choice} (%n point de plus).</numerusform>
            <numerusform>Mieux : {choice} (%n points de plus).</numerusform>
        </translation>
    </message>
    <message>
        <source>solved to the end</source>
        <translation>calculé jusqu’au bout</translation>
    </message>
    <message>
        <source>worked out from {number} deals</source>
        <translation>calculé sur {number} donnes</translation>
    </message>
    <message>
        <source>{chance}, plus or minus {error}</source>
        <translation>{chance}, à {error} près</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>This choice is being worked out.</source>
        <translation>Ce choix est à l’étude.</translation>
    </message>
    <message>
        <source>almost done</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>presque fini</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>encore %n seconde environ</numerusform>
            <numerusform>encore %n secondes environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>encore %n minute environ</numerusform>
            <numerusform>encore %n minutes environ</numerusform>
        </translation>
    </message>
    <message>
        <source>Faster, less precise</source>
        <translation>Plus vite, moins précis</translation>
    </message>
    <message>
        <source>You may leave this page: the review goes on and is saved with the game.</source>
        <translation>Vous pouvez quitter cette page : l’analyse continue et s’enregistre avec la partie.</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>en pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>the review of a game, both games</extracomment>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Turn by turn</source>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>Now that all cards are face up, nothing needs to stay secret.</source>
        <translation>Toutes les cartes sont visibles : plus rien n’est secret.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Yōkai: the game turn by turn, after its end</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Working out the reasons…</source>
        <translation>Recherche des raisons…</translation>
    </message>
</context>
<context>
    <name>RoundBar</name>
    <message>
        <source>What did that mean? (W)</source>
        <translation>Et cela veut dire ? (W)</translation>
    </message>
    <message>
        <source>Meaning (W)</source>
        <extracomment>Yōkai table: the bar while turns are shown again</extracomment>
        <translation>Le sens (W)</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Depuis votre tour</translation>
    </message>
    <message>
        <source>Shown again</source>
        <extracomment>Yōkai table: the bar while turns are shown again</extracomment>
        <translation>Revu</translation>
    </message>
    <message>
        <source>R: next · Esc: close</source>
        <translation>R : suivant · Échap : fermer</translation>
    </message>
    <message>
        <source>Esc: close</source>
        <extracomment>Yōkai table: the bar while turns are shown again</extracomment>
        <translation>Échap : fermer</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>Yōkai table: the bar while turns are shown again</extracomment>
        <translation>les deux</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Yōkai table: the bar while turns are shown again</extracomment>
        <translation>tout</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <extracomment>the rules and the user guide</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Both games, every way to play</source>
        <translation>Les deux jeux, toutes les façons de jouer</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>the rules and the user guide</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Rechercher dans les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>the rules and the user guide</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>N goes to the next heading, Shift+N to the one before.</source>
        <translation>N va au titre suivant, Maj+N au titre précédent.</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>the rules and the user guide</extracomment>
        <translation>Rechercher</translation>
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
        <source>Name for seat %1</source>
        <translation>Nom pour la place %1</translation>
    </message>
    <message>
        <source>Click to change the name</source>
        <translation>Cliquez pour changer le nom</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>à cet écran</translation>
    </message>
    <message>
        <source>plays quickly</source>
        <extracomment>new game: who plays this seat</extracomment>
        <translation>jeu rapide</translation>
    </message>
    <message>
        <source>plays steadily</source>
        <extracomment>new game: who plays this seat</extracomment>
        <translation>jeu régulier</translation>
    </message>
    <message>
        <source>takes its time</source>
        <translation>jeu réfléchi</translation>
    </message>
    <message>
        <source>glances at cards</source>
        <translation>coup d’œil rapide</translation>
    </message>
    <message>
        <source>looks calmly</source>
        <extracomment>new game: who plays this seat</extracomment>
        <translation>regard posé</translation>
    </message>
    <message>
        <source>looks for long</source>
        <translation>regard appuyé</translation>
    </message>
    <message>
        <source>straight cards</source>
        <extracomment>new game: who plays this seat</extracomment>
        <translation>cartes droites</translation>
    </message>
    <message>
        <source>loose cards</source>
        <extracomment>new game: who plays this seat</extracomment>
        <translation>cartes de biais</translation>
    </message>
    <message>
        <source>cards askew</source>
        <extracomment>new game: who plays this seat</extracomment>
        <translation>cartes de travers</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>new game: who plays this seat</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>new game: who plays this seat</extracomment>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Human</source>
        <extracomment>new game: the list of who plays this seat: in the list of who plays: no computer</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>A new name…</source>
        <translation>Un nouveau nom…</translation>
    </message>
    <message>
        <source>sits here</source>
        <extracomment>new game: the list of who plays this seat</extracomment>
        <translation>à cette table</translation>
    </message>
    <message>
        <source>level {level} of {most}</source>
        <translation>niveau {level} sur {most}</translation>
    </message>
</context>
<context>
    <name>Septet</name>
    <message>
        <source>Round {number}</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>C’est la seule carte que vous pouvez jouer.</translation>
    </message>
    <message>
        <source>Captures {boss}: that wins the round.</source>
        <translation>Elle capture {boss} : la manche est gagnée.</translation>
    </message>
    <message>
        <source>The last trick wins the round.</source>
        <translation>Le dernier pli fait gagner la manche.</translation>
    </message>
    <message>
        <source>Captures {boss}, unless {name}, out of {family}, trumps.</source>
        <translation>Elle capture {boss}, sauf si {name}, sans {family}, coupe.</translation>
    </message>
    <message>
        <source>Captures {boss}, almost surely.</source>
        <translation>Elle capture {boss}, presque à coup sûr.</translation>
    </message>
    <message>
        <source>Captures {boss} in {percent}% of the deals.</source>
        <translation>Elle capture {boss} dans {percent} % des donnes.</translation>
    </message>
    <message>
        <source>{name} holds the trick: {boss} is safe, unless {other} trumps.</source>
        <translation>{name} tient le pli : {boss} est à l’abri, sauf si {other} coupe.</translation>
    </message>
    <message>
        <source>{name} holds the trick: {boss} is safe there.</source>
        <translation>{name} tient le pli : {boss} y est à l’abri.</translation>
    </message>
    <message>
        <source>{name} holds the trick already: save your strength.</source>
        <translation>{name} tient déjà le pli : gardez vos forces.</translation>
    </message>
    <message>
        <source>Takes the lead, unless {name}, out of {family}, trumps.</source>
        <translation>Elle prend la main, sauf si {name}, sans {family}, coupe.</translation>
    </message>
    <message>
        <source>You take the trick and lead the next one.</source>
        <translation>Vous prenez le pli et entamez le suivant.</translation>
    </message>
    <message>
        <source>Takes the trick in {percent}% of the deals.</source>
        <translation>Elle prend le pli dans {percent} % des donnes.</translation>
    </message>
    <message>
        <source>Trick number {limit} would lose you the round: leave it.</source>
        <translation>Le pli numéro {limit} vous ferait perdre la manche : laissez-le.</translation>
    </message>
    <message>
        <source>Trick number {limit} loses the round for {name}.</source>
        <translation>Le pli numéro {limit} fait perdre la manche à {name}.</translation>
    </message>
    <message>
        <source>Keeps the A for a trick with a boss in it.</source>
        <translation>Le A reste pour un pli avec un boss.</translation>
    </message>
    <message>
        <source>{boss} stays in your hand, out of their reach.</source>
        <translation>{boss} reste dans votre main, à l’abri.</translation>
    </message>
    <message>
        <source>It keeps your boss out of the opponents’ reach.</source>
        <translation>Votre boss reste hors de portée des adversaires.</translation>
    </message>
    <message>
        <source>{name} takes it anyway: a low card is enough.</source>
        <translation>{name} le prend de toute façon : une petite carte suffit.</translation>
    </message>
    <message>
        <source>A low card is enough here.</source>
        <translation>Une carte basse suffit ici.</translation>
    </message>
    <message>
        <source>No higher {family} card is still out.</source>
        <translation>Aucune carte {family} plus haute n’est encore en jeu.</translation>
    </message>
    <message>
        <source>{boss} is still out and may fall to it.</source>
        <translation>{boss} est encore en jeu, et cette carte peut le prendre.</translation>
    </message>
    <message>
        <source>Your last {family}: after that you need not follow it.</source>
        <translation>Votre dernière carte {family} : ensuite, plus besoin de fournir.</translation>
    </message>
    <message>
        <source>{name} probably takes it and leads the next one.</source>
        <translation>{name} le prend sans doute et entame le suivant.</translation>
    </message>
    <message numerus="yes">
        <source>Makes {family} trump: you hold %n cards of it.</source>
        <translation>
            <numerusform>{family} devient atout : vous en avez %n carte.</numerusform>
            <numerusform>{family} devient atout : vous en avez %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your team keeps the lead in {percent}% of the deals.</source>
        <translation>Votre équipe garde la main dans {percent} % des donnes.</translation>
    </message>
    <message>
        <source>You keep the lead in {percent}% of the deals.</source>
        <translation>Vous gardez la main dans {percent} % des donnes.</translation>
    </message>
    <message>
        <source>Leaves you without {families}: you need not follow it.</source>
        <translation>Vous laisse sans {families} : plus besoin de fournir.</translation>
    </message>
    <message>
        <source>Passes {boss} to {name}.</source>
        <translation>{name} reçoit {boss}.</translation>
    </message>
    <message>
        <source>Hides {boss}, which could be caught soon.</source>
        <translation>À l’abri : {boss}, bientôt en danger.</translation>
    </message>
    <message>
        <source>The boss stays where you can use it.</source>
        <translation>Le boss reste là où vous pouvez vous en servir.</translation>
    </message>
    <message>
        <source>It captures a boss.</source>
        <translation>Elle capture un boss.</translation>
    </message>
    <message>
        <source>Your partner takes the trick: feed it a boss.</source>
        <translation>Votre partenaire fait le pli : ajoutez-y un boss.</translation>
    </message>
    <message>
        <source>A strong card here may draw a boss out.</source>
        <translation>Une carte forte peut faire sortir un boss.</translation>
    </message>
    <message>
        <source>It rids you of a family: soon you need not follow it.</source>
        <translation>Cela vous débarrasse d’une famille : bientôt, vous n’aurez plus à la fournir.</translation>
    </message>
    <message>
        <source>It keeps your strong cards together.</source>
        <translation>Vos cartes fortes restent ensemble.</translation>
    </message>
    <message>
        <source>It gives strength where it is needed.</source>
        <translation>Cela apporte de la force là où il en faut.</translation>
    </message>
    <message>
        <source>Close the advice (A)</source>
        <translation>Fermer le conseil (A)</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>The master is thinking…</source>
        <translation>Le maître réfléchit…</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>± {error}</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>± {error}</translation>
    </message>
    <message>
        <source>{percent} percent plus or minus {error}</source>
        <translation>{percent} pour cent plus ou moins {error}</translation>
    </message>
    <message>
        <source>{percent} percent</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>{percent} pour cent</translation>
    </message>
    <message>
        <source>Advice, best first</source>
        <translation>Conseil, le meilleur d’abord</translation>
    </message>
    <message>
        <source>The master has nothing to say here.</source>
        <translation>Le maître n’a rien à dire ici.</translation>
    </message>
    <message>
        <source>You have no choice.</source>
        <translation>Vous n’avez pas le choix.</translation>
    </message>
    <message>
        <source>Worked out to the end, from what you can know.</source>
        <translation>Calculé jusqu’au bout, d’après ce que vous pouvez savoir.</translation>
    </message>
    <message numerus="yes">
        <source>From what you can know, in %n deals.</source>
        <translation>
            <numerusform>D’après ce que vous pouvez savoir, sur %n donne.</numerusform>
            <numerusform>D’après ce que vous pouvez savoir, sur %n donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as the choice above.</source>
        <translation>Aussi bon que le choix du dessus.</translation>
    </message>
    <message>
        <source>As good as the {card}.</source>
        <translation>Aussi bon que le {card}.</translation>
    </message>
    <message>
        <source>the {card} to {name}</source>
        <translation>le {card} à {name}</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Tout laisser en place</translation>
    </message>
    <message>
        <source>you take it</source>
        <translation>il est à vous</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>à {name}</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Coach: Are you sure? There is a better card.</source>
        <translation>Mentor : Vraiment ? Il y a mieux.</translation>
    </message>
    <message numerus="yes">
        <source>The {card} keeps %n point(s) of chance more.</source>
        <translation>
            <numerusform>Le {card} garde %n point de chance de plus.</numerusform>
            <numerusform>Le {card} garde %n points de chance de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sure?</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Vraiment ?</translation>
    </message>
    <message>
        <source>There is a better card.</source>
        <translation>Il y a mieux.</translation>
    </message>
    <message>
        <source>Choose again</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Une autre carte</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>La jouer</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Mentor</translation>
    </message>
    <message>
        <source>not yet played</source>
        <translation>pas encore jouée</translation>
    </message>
    <message>
        <source>The count</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Le compte</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>goes on</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>continue</translation>
    </message>
    <message>
        <source>{mode}; opponents: {level}</source>
        <translation>{mode} ; adversaires : {level}</translation>
    </message>
    <message>
        <source>The rounds</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Les manches</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Rejouer cette donne</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>The card that wins against every defence, and other feats.</source>
        <translation>La carte qui gagne contre toute défense, et d’autres prouesses.</translation>
    </message>
    <message>
        <source>It fails where the hidden cards lie like this: {hands}.</source>
        <translation>Elle échoue si les cartes cachées sont réparties ainsi : {hands}.</translation>
    </message>
    <message>
        <source>the only card</source>
        <translation>la seule carte</translation>
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
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Look again</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Last trick (T)</source>
        <translation>Dernier pli (T)</translation>
    </message>
    <message>
        <source>Passing</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Passées</translation>
    </message>
    <message>
        <source>Got</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Reçues</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>takes</source>
        <extracomment>the Septet table; families are those of the cards: the card that takes the trick, in a list</extracomment>
        <translation>prend</translation>
    </message>
    <message>
        <source>led</source>
        <extracomment>the Septet table; families are those of the cards: the card that was led, in a list</extracomment>
        <translation>entame</translation>
    </message>
    <message>
        <source>boss</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>boss</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>à vous</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>à jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>ours</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>nous</translation>
    </message>
    <message>
        <source>theirs</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>eux</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>main</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>boss {where}</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>boss : {where}</translation>
    </message>
    <message>
        <source>none out</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>plus rien en jeu</translation>
    </message>
    <message>
        <source>highest out {rank}</source>
        <translation>la plus haute en jeu : {rank}</translation>
    </message>
    <message>
        <source>Still out</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Encore en jeu</translation>
    </message>
    <message>
        <source>Boss</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Top</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Haute</translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Hide the tips</source>
        <translation>Masquer les astuces</translation>
    </message>
    <message>
        <source>has the lead token</source>
        <translation>a le jeton d’entame</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>is thinking</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Partner, {level}</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Partenaire, {level}</translation>
    </message>
    <message>
        <source>Log of this round (L)</source>
        <translation>Journal de la manche (L)</translation>
    </message>
    <message>
        <source>You passed</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Passées</translation>
    </message>
    <message>
        <source>You got</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Reçues</translation>
    </message>
    <message>
        <source>Here until the first trick is over, then in the log.</source>
        <translation>Ici jusqu’à la fin du premier pli, puis dans le journal.</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Retour arr.</translation>
    </message>
    <message>
        <source>Your sevens</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Vos sept</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>puts it into a slot</source>
        <translation>en pose une</translation>
    </message>
    <message>
        <source>takes one back</source>
        <translation>en reprend une</translation>
    </message>
    <message>
        <source>passes the three</source>
        <translation>passe les trois</translation>
    </message>
    <message>
        <source>Both 7s of: {families}.</source>
        <translation>Les deux 7 de : {families}.</translation>
    </message>
    <message>
        <source>No pair yet.</source>
        <translation>Pas encore les deux 7 d’une famille.</translation>
    </message>
    <message>
        <source>Already sealed: {families}.</source>
        <translation>Déjà scellé : {families}.</translation>
    </message>
    <message>
        <source>Your straw pile, place {place}, face down: your boss, the {card}</source>
        <translation>Votre paille, place {place}, face cachée : votre boss, le {card}</translation>
    </message>
    <message>
        <source>covered</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>couverte</translation>
    </message>
    <message>
        <source>Face-down card: {card}</source>
        <translation>Carte face cachée : {card}</translation>
    </message>
    <message>
        <source>Face-down card: a boss, nobody knows which</source>
        <translation>Carte face cachée : un boss, on ne sait lequel</translation>
    </message>
    <message>
        <source>The opponents get one trick too many and lose the round.</source>
        <translation>Les adversaires font un pli de trop et perdent la manche.</translation>
    </message>
    <message>
        <source>Trump: {family}</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Atout : {family}</translation>
    </message>
    <message numerus="yes">
        <source>%n bosses</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>
            <numerusform>%n boss</numerusform>
            <numerusform>%n boss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their %n bosses</source>
        <translation>
            <numerusform>%n boss adverse</numerusform>
            <numerusform>%n boss adverses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bosses of {name}</source>
        <translation>
            <numerusform>%n boss : {name}</numerusform>
            <numerusform>%n boss : {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you took %n tricks</source>
        <translation>
            <numerusform>vous avez pris %n pli</numerusform>
            <numerusform>vous avez pris %n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>they took %n tricks</source>
        <translation>
            <numerusform>%n pli adverse</numerusform>
            <numerusform>%n plis adverses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took %n tricks</source>
        <translation>
            <numerusform>{name} a pris %n pli</numerusform>
            <numerusform>{name} a pris %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>the last seal</source>
        <translation>le dernier sceau</translation>
    </message>
    <message>
        <source>all cards played</source>
        <translation>toutes les cartes jouées</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>le dernier pli</translation>
    </message>
    <message>
        <source>Us</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Nous</translation>
    </message>
    <message>
        <source>Them</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Bosses</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Boss</translation>
    </message>
    <message>
        <source>No level beaten yet</source>
        <translation>Aucun niveau battu pour l’instant</translation>
    </message>
    <message>
        <source>Beaten: {levels}</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Niveaux battus : {levels}</translation>
    </message>
    <message>
        <source>A step up the ladder</source>
        <translation>Un échelon de plus</translation>
    </message>
    <message>
        <source>The ladder</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>L’échelle</translation>
    </message>
    <message>
        <source>{level} beaten for the first time: {mode}.</source>
        <translation>Première victoire contre le niveau {level} : {mode}.</translation>
    </message>
    <message>
        <source>{level}: {won} of {games} games won.</source>
        <translation>{level} : {won} victoires sur {games}.</translation>
    </message>
    <message>
        <source>Trump: {family}. The card shown is the {card}.</source>
        <translation>Atout : {family}. La carte visible est le {card}.</translation>
    </message>
    <message>
        <source>No trump yet: the first card led decides.</source>
        <translation>Pas encore d’atout : la première carte jouée décide.</translation>
    </message>
    <message>
        <source>The first card led decides it.</source>
        <translation>La première carte jouée en décide.</translation>
    </message>
    <message>
        <source>{family} sealed</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>{family} : famille scellée</translation>
    </message>
    <message>
        <source>Be the first to take both 7s of a family to seal it.</source>
        <translation>Prenez les deux 7 d’une famille pour être les premiers à la sceller.</translation>
    </message>
    <message>
        <source>Take both 7s of a family in one round to seal it.</source>
        <translation>Prenez les deux 7 d’une famille dans une manche pour la sceller.</translation>
    </message>
    <message numerus="yes">
        <source>%n bosses win the round.</source>
        <translation>
            <numerusform>%n boss : manche gagnée.</numerusform>
            <numerusform>%n boss : manche gagnée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks lose it.</source>
        <translation>
            <numerusform>%n pli : manche perdue.</numerusform>
            <numerusform>%n plis : manche perdue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first to %n seals</source>
        <translation>
            <numerusform>en %n sceau</numerusform>
            <numerusform>en %n sceaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first to %n points</source>
        <translation>
            <numerusform>en %n point</numerusform>
            <numerusform>en %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>advanced scoring</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>score avancé</translation>
    </message>
    <message numerus="yes">
        <source>first to %n rounds</source>
        <translation>
            <numerusform>en %n manche</numerusform>
            <numerusform>en %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>standard scoring</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>score standard</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Log of this round</source>
        <translation>Journal de la manche</translation>
    </message>
    <message>
        <source>The tricks of this round will be listed here.</source>
        <translation>Les plis de la manche s’inscriront ici.</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>the Septet table; families are those of the cards: a tag on the card that was led</extracomment>
        <translation>Entame</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>en tête</translation>
    </message>
    <message>
        <source>one more</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>encore une</translation>
    </message>
    <message>
        <source>One card for each of the three.</source>
        <translation>Une carte pour chacun des trois.</translation>
    </message>
    <message>
        <source>A click or Backspace takes a card back.</source>
        <translation>Un clic ou Retour arrière reprend une carte.</translation>
    </message>
    <message>
        <source>{name} chooses three for you at the same time.</source>
        <translation>{name} en choisit trois pour vous en même temps.</translation>
    </message>
    <message>
        <source>Your right-hand neighbour passes you three.</source>
        <translation>On vous en passe trois depuis votre droite.</translation>
    </message>
    <message>
        <source>your boss, tucked under: only you see this mark</source>
        <translation>votre boss, glissé dessous : personne d’autre ne voit cette marque</translation>
    </message>
    <message>
        <source>Review tricks</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Revoir les plis</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>No boss scores in this round.</source>
        <translation>Aucun boss ne rapporte de point cette fois.</translation>
    </message>
    <message>
        <source>The winners’ bosses</source>
        <translation>Boss des gagnants</translation>
    </message>
    <message>
        <source>Trump is {family}: its boss scores nothing.</source>
        <translation>L’atout est {family} : son boss ne rapporte rien.</translation>
    </message>
    <message>
        <source>for each of the two others</source>
        <translation>pour chacun des deux autres</translation>
    </message>
    <message>
        <source>Seals of the teams</source>
        <translation>Sceaux des équipes</translation>
    </message>
    <message>
        <source>Seals</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Sceaux</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Your discard: {card}</source>
        <translation>Votre écart : {card}</translation>
    </message>
    <message>
        <source>Out of play; only you know it.</source>
        <translation>Hors jeu ; personne d’autre ne la connaît.</translation>
    </message>
    <message>
        <source>Next trick</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Pli suivant</translation>
    </message>
    <message>
        <source>Pass them</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Discard it</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Laisser en place</translation>
    </message>
    <message>
        <source>The trick waits for you: click, or Space.</source>
        <translation>Le pli vous attend : clic ou Espace.</translation>
    </message>
    <message>
        <source>Not possible.</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Impossible.</translation>
    </message>
    <message>
        <source>The trick is put away, and the game goes on.</source>
        <translation>Le pli est ramassé et la partie continue.</translation>
    </message>
    <message>
        <source>What would a master do? (A)</source>
        <translation>Que ferait un maître ? (A)</translation>
    </message>
    <message>
        <source>All tricks of the round</source>
        <translation>Tous les plis de la manche</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Wind</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Vent</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Charm</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Charme</translation>
    </message>
    <message>
        <source>Lightning</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Foudre</translation>
    </message>
    <message>
        <source>Darkness</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Ténèbres</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Feu</translation>
    </message>
    <message>
        <source>Snow</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Neige</translation>
    </message>
    <message>
        <source>{rank} of Wind</source>
        <translation>{rank} de Vent</translation>
    </message>
    <message>
        <source>{rank} of Earth</source>
        <translation>{rank} de Terre</translation>
    </message>
    <message>
        <source>{rank} of Charm</source>
        <translation>{rank} de Charme</translation>
    </message>
    <message>
        <source>{rank} of Lightning</source>
        <translation>{rank} de Foudre</translation>
    </message>
    <message>
        <source>{rank} of Darkness</source>
        <translation>{rank} de Ténèbres</translation>
    </message>
    <message>
        <source>{rank} of Fire</source>
        <translation>{rank} de Feu</translation>
    </message>
    <message>
        <source>{rank} of Snow</source>
        <translation>{rank} de Neige</translation>
    </message>
    <message>
        <source>shining {rank} of Wind</source>
        <translation>{rank} brillant de Vent</translation>
    </message>
    <message>
        <source>shining {rank} of Earth</source>
        <translation>{rank} brillant de Terre</translation>
    </message>
    <message>
        <source>shining {rank} of Charm</source>
        <translation>{rank} brillant de Charme</translation>
    </message>
    <message>
        <source>shining {rank} of Lightning</source>
        <translation>{rank} brillant de Foudre</translation>
    </message>
    <message>
        <source>shining {rank} of Darkness</source>
        <translation>{rank} brillant de Ténèbres</translation>
    </message>
    <message>
        <source>shining {rank} of Fire</source>
        <translation>{rank} brillant de Feu</translation>
    </message>
    <message>
        <source>shining {rank} of Snow</source>
        <translation>{rank} brillant de Neige</translation>
    </message>
    <message>
        <source>shining {rank}</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>{rank} brillant</translation>
    </message>
    <message>
        <source>boss {rank}</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>boss {rank}</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Carte face cachée</translation>
    </message>
    <message>
        <source>{card}, boss</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>{card}, boss</translation>
    </message>
    <message>
        <source>Round {number} is dealt.</source>
        <translation>La manche {number} est distribuée.</translation>
    </message>
    <message>
        <source>Your cards are ready to be passed.</source>
        <translation>Vos cartes à passer sont prêtes.</translation>
    </message>
    <message>
        <source>{name} has chosen.</source>
        <translation>{name} a choisi.</translation>
    </message>
    <message>
        <source>You show the {card} and lead.</source>
        <translation>Vous montrez le {card} et entamez.</translation>
    </message>
    <message>
        <source>{name} shows the {card} and leads.</source>
        <translation>{name} montre le {card} et entame.</translation>
    </message>
    <message>
        <source>Your discard leaves the round.</source>
        <translation>Votre écart quitte la manche.</translation>
    </message>
    <message>
        <source>{name} has discarded.</source>
        <translation>{name} a écarté.</translation>
    </message>
    <message>
        <source>Under the {boss} lies the {found}.</source>
        <translation>Sous le {boss} se trouve le {found}.</translation>
    </message>
    <message>
        <source>The {card} is tucked under.</source>
        <translation>Le {card} est glissé dessous.</translation>
    </message>
    <message>
        <source>You take the trick with the {card}.</source>
        <translation>Vous faites le pli avec le {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with the {card}.</source>
        <translation>{name} fait le pli avec le {card}.</translation>
    </message>
    <message>
        <source>The {card} is turned up.</source>
        <translation>Le {card} est retourné.</translation>
    </message>
    <message>
        <source>{family} is sealed.</source>
        <translation>{family} : famille scellée.</translation>
    </message>
    <message>
        <source>Trump is {family}.</source>
        <translation>L’atout est {family}.</translation>
    </message>
    <message>
        <source>{name} passes you: {cards}.</source>
        <translation>{name} vous passe : {cards}.</translation>
    </message>
    <message>
        <source>The third boss: {boss}</source>
        <translation>Le troisième boss : {boss}</translation>
    </message>
    <message>
        <source>The fourth boss: {boss}</source>
        <translation>Le quatrième boss : {boss}</translation>
    </message>
    <message>
        <source>The seventh trick</source>
        <translation>Le septième pli</translation>
    </message>
    <message>
        <source>The thirteenth trick</source>
        <translation>Le treizième pli</translation>
    </message>
    <message>
        <source>Your {card} takes it.</source>
        <translation>Votre {card} le prend.</translation>
    </message>
    <message>
        <source>{name} takes it with the {card}.</source>
        <translation>{name} le prend avec le {card}.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <comment>a title as a sentence</comment>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>for {name}</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>pour {name}</translation>
    </message>
    <message>
        <source>for {name}: {card}</source>
        <translation>pour {name} : {card}</translation>
    </message>
    <message>
        <source>first of three for {name}: {card}</source>
        <translation>première des trois pour {name} : {card}</translation>
    </message>
    <message>
        <source>second of three for {name}: {card}</source>
        <translation>deuxième des trois pour {name} : {card}</translation>
    </message>
    <message>
        <source>third of three for {name}: {card}</source>
        <translation>troisième des trois pour {name} : {card}</translation>
    </message>
    <message>
        <source>{card}, from {name}</source>
        <translation>{card}, passé par {name}</translation>
    </message>
    <message>
        <source>{name} passed you {cards}.</source>
        <translation>{name} vous a passé {cards}.</translation>
    </message>
    <message>
        <source>the {card} from {name}</source>
        <translation>le {card} ({name})</translation>
    </message>
    <message>
        <source>You got {cards}.</source>
        <translation>Vous avez reçu {cards}.</translation>
    </message>
    <message>
        <source>You passed: {cards}</source>
        <translation>Vous avez passé : {cards}</translation>
    </message>
    <message>
        <source>You got: {cards}</source>
        <translation>Vous avez reçu : {cards}</translation>
    </message>
    <message>
        <source>One card to each of the other players, face down. You get one from each.</source>
        <translation>Une carte à chacun des trois autres, face cachée. Vous en recevez une de chacun.</translation>
    </message>
    <message>
        <source>Each team passes three cards, face down, at the same time.</source>
        <translation>Chaque équipe passe trois cartes, face cachée, en même temps.</translation>
    </message>
    <message>
        <source>Everyone passes three cards to the left, face down, at the same time.</source>
        <translation>Tout le monde passe trois cartes à gauche, face cachée, en même temps.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>Pass three cards.</source>
        <translation>Passez trois cartes.</translation>
    </message>
    <message>
        <source>{name} is choosing cards to pass.</source>
        <translation>{name} choisit des cartes à passer.</translation>
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
        <source>Each of the others gets one card.</source>
        <translation>Chacun des autres joueurs reçoit une carte.</translation>
    </message>
    <message>
        <source>Your straw pile does not change.</source>
        <translation>Votre paille ne change pas.</translation>
    </message>
    <message>
        <source>The {card} leaves the round, unseen.</source>
        <translation>Le {card} quitte la manche, face cachée.</translation>
    </message>
    <message>
        <source>Discard one card from your hand (not a boss).</source>
        <translation>Écartez une carte de votre main (pas un boss).</translation>
    </message>
    <message>
        <source>A boss under a boss! Choose which one lies face up.</source>
        <translation>Un boss sous un boss ! Choisissez lequel reste visible.</translation>
    </message>
    <message>
        <source>Choose one of the two cards under {boss}.</source>
        <translation>Choisissez l’une des deux cartes sous {boss}.</translation>
    </message>
    <message>
        <source>Tuck a boss from your straw pile under, or leave everything as it is.</source>
        <translation>Glissez un boss de votre paille dessous, ou laissez tout en place.</translation>
    </message>
    <message>
        <source>Lead any card: its family will be trump for the whole round.</source>
        <translation>Entamez librement : la famille de votre carte sera atout toute la manche.</translation>
    </message>
    <message>
        <source>Lead any card.</source>
        <translation>Entamez librement.</translation>
    </message>
    <message>
        <source>Family led: {family}. Play your only {family} card.</source>
        <translation>Famille demandée : {family}. Vous n’en avez qu’une : jouez-la.</translation>
    </message>
    <message numerus="yes">
        <source>Family led: {family}. Play one of your %n {family} cards.</source>
        <translation>
            <numerusform>Famille demandée : {family}. Jouez votre carte.</numerusform>
            <numerusform>Famille demandée : {family}. Jouez l’une de vos %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Family led: {family}. You have none: play any card.</source>
        <translation>Famille demandée : {family}. Vous n’en avez pas : jouez ce que vous voulez.</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>La manche {number} est finie</translation>
    </message>
    <message>
        <source>You win the round</source>
        <translation>Vous gagnez la manche</translation>
    </message>
    <message>
        <source>You and {name} win the round</source>
        <translation>Vous et {name} gagnez la manche</translation>
    </message>
    <message>
        <source>{name} wins the round</source>
        <translation>{name} gagne la manche</translation>
    </message>
    <message>
        <source>{one} and {other} win the round</source>
        <translation>{one} et {other} gagnent la manche</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>You and {name} win the game</source>
        <translation>Vous et {name} gagnez la partie</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>{one} and {other} win the game</source>
        <translation>{one} et {other} gagnent la partie</translation>
    </message>
    <message>
        <source>You win the game, {score}</source>
        <translation>Vous gagnez la partie, {score}</translation>
    </message>
    <message>
        <source>You and {name} win the game, {score}</source>
        <translation>Vous et {name} gagnez la partie, {score}</translation>
    </message>
    <message>
        <source>{name} wins the game, {score}</source>
        <translation>{name} gagne la partie, {score}</translation>
    </message>
    <message>
        <source>{one} and {other} win the game, {score}</source>
        <translation>{one} et {other} gagnent la partie, {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n bosses captured</source>
        <translation>
            <numerusform>%n boss capturé</numerusform>
            <numerusform>%n boss capturés</numerusform>
        </translation>
    </message>
    <message>
        <source>You have sealed the last family you needed.</source>
        <translation>Il vous manquait cette famille : c’est scellé.</translation>
    </message>
    <message>
        <source>You and {name} have sealed the last family you needed.</source>
        <translation>Il vous manquait cette famille, à {name} et à vous : c’est scellé.</translation>
    </message>
    <message>
        <source>{name} has sealed the last family needed.</source>
        <translation>{name} scelle la dernière famille qui manquait.</translation>
    </message>
    <message>
        <source>{one} and {other} have sealed the last family they needed.</source>
        <translation>{one} et {other} scellent la dernière famille qui leur manquait.</translation>
    </message>
    <message>
        <source>You took {limit} tricks without a single boss.</source>
        <translation>{limit} plis pour vous, et aucun boss.</translation>
    </message>
    <message>
        <source>You and {name} took {limit} tricks without a boss.</source>
        <translation>{limit} plis pour vous et {name}, et aucun boss.</translation>
    </message>
    <message>
        <source>{name} took {limit} tricks without a single boss.</source>
        <translation>{limit} plis pour {name}, et aucun boss.</translation>
    </message>
    <message>
        <source>{one} and {other} took {limit} tricks without a boss.</source>
        <translation>{limit} plis pour {one} et {other}, et aucun boss.</translation>
    </message>
    <message numerus="yes">
        <source>You took {limit} tricks with only %n bosses.</source>
        <translation>
            <numerusform>{limit} plis pour vous, et %n boss seulement.</numerusform>
            <numerusform>{limit} plis pour vous, et %n boss seulement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} took {limit} tricks with only %n bosses.</source>
        <translation>
            <numerusform>{limit} plis pour vous et {name}, et %n boss seulement.</numerusform>
            <numerusform>{limit} plis pour vous et {name}, et %n boss seulement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took {limit} tricks with only %n bosses.</source>
        <translation>
            <numerusform>{limit} plis pour {name}, et %n boss seulement.</numerusform>
            <numerusform>{limit} plis pour {name}, et %n boss seulement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{one} and {other} took {limit} tricks with only %n bosses.</source>
        <translation>
            <numerusform>{limit} plis pour {one} et {other}, et %n boss seulement.</numerusform>
            <numerusform>{limit} plis pour {one} et {other}, et %n boss seulement.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards have been played.</source>
        <translation>Toutes les cartes sont jouées.</translation>
    </message>
    <message>
        <source>All cards have been played: you took the last trick.</source>
        <translation>Toutes les cartes sont jouées : le dernier pli est à vous.</translation>
    </message>
    <message>
        <source>All cards have been played: {name} took the last trick.</source>
        <translation>Toutes les cartes sont jouées : le dernier pli est à {name}.</translation>
    </message>
    <message>
        <source>captured, trick {number}</source>
        <translation>capturé, pli {number}</translation>
    </message>
    <message>
        <source>captured</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>capturé</translation>
    </message>
    <message>
        <source>still in your hand</source>
        <translation>resté dans votre main</translation>
    </message>
    <message>
        <source>never played</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>jamais joué</translation>
    </message>
    <message numerus="yes">
        <source>%n seals</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>
            <numerusform>%n sceau</numerusform>
            <numerusform>%n sceaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All level: %n more seals to win.</source>
        <translation>
            <numerusform>Égalité : encore %n sceau pour gagner.</numerusform>
            <numerusform>Égalité : encore %n sceaux pour gagner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All level: %n more rounds to win.</source>
        <translation>
            <numerusform>Égalité : encore %n manche pour gagner.</numerusform>
            <numerusform>Égalité : encore %n manches pour gagner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All level: %n more points to win.</source>
        <translation>
            <numerusform>Égalité : encore %n point pour gagner.</numerusform>
            <numerusform>Égalité : encore %n points pour gagner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the lead: {names}, %n seals from the goal.</source>
        <translation>
            <numerusform>En tête : {names}, à %n sceau du but.</numerusform>
            <numerusform>En tête : {names}, à %n sceaux du but.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the lead: {names}, %n rounds from the goal.</source>
        <translation>
            <numerusform>En tête : {names}, à %n manche du but.</numerusform>
            <numerusform>En tête : {names}, à %n manches du but.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the lead: {names}, %n points from the goal.</source>
        <translation>
            <numerusform>En tête : {names}, à %n point du but.</numerusform>
            <numerusform>En tête : {names}, à %n points du but.</numerusform>
        </translation>
    </message>
    <message>
        <source>/ {goal} seals</source>
        <comment>beside a figure</comment>
        <translation>/ {goal} sceaux</translation>
    </message>
    <message>
        <source>/ {goal} points</source>
        <comment>beside a figure</comment>
        <translation>/ {goal} points</translation>
    </message>
    <message>
        <source>/ {goal} rounds</source>
        <comment>beside a figure</comment>
        <translation>/ {goal} manches</translation>
    </message>
    <message numerus="yes">
        <source>%n of {goal} seals</source>
        <translation>
            <numerusform>%n sceau sur {goal}</numerusform>
            <numerusform>%n sceaux sur {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {goal} points</source>
        <translation>
            <numerusform>%n point sur {goal}</numerusform>
            <numerusform>%n points sur {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {goal} rounds</source>
        <translation>
            <numerusform>%n manche sur {goal}</numerusform>
            <numerusform>%n manches sur {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {limit} tricks</source>
        <translation>
            <numerusform>%n pli sur {limit}</numerusform>
            <numerusform>%n plis sur {limit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {limit} bosses</source>
        <translation>
            <numerusform>%n boss sur {limit}</numerusform>
            <numerusform>%n boss sur {limit}</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven Next</source>
        <extracomment>the Septet table; families are those of the cards</extracomment>
        <translation>Les Sept Suivants</translation>
    </message>
    <message>
        <source>Seven Next, short game</source>
        <translation>Les Sept Suivants, partie courte</translation>
    </message>
</context>
<context>
    <name>SeptetAid</name>
    <message>
        <source>Player aid</source>
        <extracomment>Septet: the player aid</extracomment>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Families</source>
        <extracomment>Septet: the player aid</extracomment>
        <translation>Familles</translation>
    </message>
    <message>
        <source>Who wins a trick</source>
        <translation>Qui remporte le pli</translation>
    </message>
    <message>
        <source>The round</source>
        <extracomment>Septet: the player aid</extracomment>
        <translation>La manche</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Septet: the player aid</extracomment>
        <translation>Les points</translation>
    </message>
    <message>
        <source>trump</source>
        <extracomment>Septet: the player aid</extracomment>
        <translation>atout</translation>
    </message>
    <message>
        <source>A, {first}–{last}</source>
        <comment>the numbers of Wind</comment>
        <extracomment>Septet: the player aid</extracomment>
        <translation>A, {first}–{last}</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <comment>numbers from – to</comment>
        <extracomment>Septet: the player aid</extracomment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>The A of Wind, if it was played.</source>
        <translation>Le A de Vent, s’il a été joué.</translation>
    </message>
    <message>
        <source>Else the highest trump.</source>
        <translation>Sinon, le plus fort atout.</translation>
    </message>
    <message>
        <source>Else the highest card of the family that was led.</source>
        <translation>Sinon, la plus forte carte de la famille demandée.</translation>
    </message>
    <message>
        <source>Else the first of both 7s of a family.</source>
        <translation>Sinon, le premier des deux 7 d’une même famille.</translation>
    </message>
    <message>
        <source>Follow the family that was led if you can.</source>
        <translation>Fournissez la famille demandée si vous le pouvez.</translation>
    </message>
    <message>
        <source>The family of the first card led is trump.</source>
        <translation>La famille de la toute première carte jouée est atout.</translation>
    </message>
    <message>
        <source>Both 7s of a family in one round seal it; only one team can.</source>
        <translation>Les deux 7 d’une famille dans une manche la scellent ; une seule équipe le peut.</translation>
    </message>
    <message>
        <source>Both 7s of a family in one round seal it.</source>
        <translation>Les deux 7 d’une famille dans une manche la scellent.</translation>
    </message>
    <message numerus="yes">
        <source>%n bosses (the 7s) win the round.</source>
        <translation>
            <numerusform>%n boss (un 7) fait gagner la manche.</numerusform>
            <numerusform>%n boss (les 7) font gagner la manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks lose it, unless the bosses are enough.</source>
        <translation>
            <numerusform>%n pli la fait perdre, sauf si les boss suffisent.</numerusform>
            <numerusform>%n plis la font perdre, sauf si les boss suffisent.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards left: the last trick wins it.</source>
        <translation>Plus aucune carte : le dernier pli la fait gagner.</translation>
    </message>
    <message numerus="yes">
        <source>%n seals win the game.</source>
        <translation>
            <numerusform>%n sceau fait gagner la partie.</numerusform>
            <numerusform>%n sceaux font gagner la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points or more win the game.</source>
        <translation>
            <numerusform>%n point ou plus : partie gagnée.</numerusform>
            <numerusform>%n points ou plus : partie gagnée.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round won is one point.</source>
        <translation>Une manche gagnée vaut un point.</translation>
    </message>
    <message>
        <source>The winner scores the ★ and ☆ of their bosses, but none for the trump boss.</source>
        <translation>Qui gagne marque les ★ et ☆ de ses boss, sauf celles du boss d’atout.</translation>
    </message>
    <message>
        <source>After a seventh trick the two others score 3 each instead.</source>
        <translation>Après un septième pli, les deux autres marquent 3 points chacun.</translation>
    </message>
    <message>
        <source>The winners score the ★ of their bosses, but none for the trump boss.</source>
        <translation>L’équipe gagnante marque les ★ de ses boss, sauf celles du boss d’atout.</translation>
    </message>
</context>
<context>
    <name>SeptetGuide</name>
    <message>
        <source>One card out</source>
        <translation>Une carte de moins</translation>
    </message>
    <message>
        <source>The only card of a family is a good discard: without it you will soon be free to play anything.</source>
        <translation>Écartez de préférence la seule carte d’une famille : sans elle, vous jouerez bientôt ce que vous voulez.</translation>
    </message>
    <message>
        <source>Your partner sits opposite: a 7 helps there, and a weak card is good enough for the opponents. A family you have none of need not be followed.</source>
        <translation>Votre partenaire est en face : un 7 l’aidera, et une carte faible suffit aux adversaires. Une famille que vous n’avez plus n’est plus à fournir.</translation>
    </message>
    <message>
        <source>They go to an opponent. Pass cards you fear will win tricks, or get rid of a whole family: then you need not follow it.</source>
        <translation>Elles vont à un adversaire. Passez ce qui risque de faire des plis, ou débarrassez-vous de toute une famille : vous n’aurez plus à la fournir.</translation>
    </message>
    <message>
        <source>Help your partner with strong cards or bosses, or get rid of a whole family: then you need not follow it and may trump.</source>
        <translation>Aidez votre partenaire avec des cartes fortes ou des boss, ou débarrassez-vous de toute une famille : vous n’aurez plus à la fournir et pourrez couper.</translation>
    </message>
    <message>
        <source>Passing</source>
        <extracomment>Septet: the tips of the first games, title and text</extracomment>
        <translation>Le passage de cartes</translation>
    </message>
    <message>
        <source>The boss you leave below comes back when it is uncovered.</source>
        <translation>Le boss laissé dessous reviendra quand plus rien ne le couvrira.</translation>
    </message>
    <message>
        <source>Two bosses</source>
        <extracomment>Septet: the tips of the first games, title and text</extracomment>
        <translation>Deux boss</translation>
    </message>
    <message>
        <source>A boss that lies face up can soon be captured. Tucked under, it waits until the cards on it are gone. Click the boss, then one of the two cards below it.</source>
        <translation>Un boss visible peut vite être capturé. Glissé dessous, il attend que les cartes posées sur lui soient parties. Cliquez sur le boss, puis sur l’une des deux cartes du dessous.</translation>
    </message>
    <message>
        <source>Hiding a boss</source>
        <translation>Cacher un boss</translation>
    </message>
    <message>
        <source>Any card may be led. The others must follow its family if they can. The highest card of the family wins, trump beats it, and the A beats everything.</source>
        <translation>On entame avec n’importe quelle carte. Les autres fournissent la même famille s’ils en ont. La plus forte de la famille gagne, l’atout la bat, et le A bat tout.</translation>
    </message>
    <message>
        <source>You lead</source>
        <extracomment>Septet: the tips of the first games, title and text</extracomment>
        <translation>Vous entamez</translation>
    </message>
    <message>
        <source>Raised cards can be played; the others must wait. Click a card to play it, or drag it onto the table.</source>
        <translation>Les cartes relevées peuvent être jouées, les autres attendront. Cliquez sur une carte pour la jouer, ou tirez-la sur la table.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>Septet: the tips of the first games, title and text</extracomment>
        <translation>À vous</translation>
    </message>
    <message>
        <source>One box left on your trick counter: the next trick loses you the round, unless it brings the boss you still need. Play low.</source>
        <translation>Encore une case à votre compteur : le prochain pli vous ferait perdre la manche, sauf s’il apporte le boss qui vous manque. Jouez bas.</translation>
    </message>
    <message>
        <source>Too many tricks</source>
        <translation>Trop de plis</translation>
    </message>
    <message>
        <source>There is a boss in this trick: whoever takes the trick captures it.</source>
        <translation>Il y a un boss dans ce pli : qui fait le pli le capture.</translation>
    </message>
    <message>
        <source>A boss on the table</source>
        <translation>Un boss sur la table</translation>
    </message>
    <message>
        <source>If nobody has won by then, the last trick decides: whoever takes it wins the round.</source>
        <translation>Si personne n’a gagné d’ici là, c’est le dernier pli qui décide : qui le fait gagne la manche.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Le dernier pli</translation>
    </message>
    <message>
        <source>Take both 7s of a family in one round and your team seals it for good. Here many tricks do no harm.</source>
        <translation>Prenez les deux 7 d’une famille dans la même manche, et votre équipe la scelle pour de bon. Ici, faire beaucoup de plis ne nuit pas.</translation>
    </message>
    <message>
        <source>Three bosses, the 7s, win the round. But whoever takes a seventh trick first lets the two others win.</source>
        <translation>Trois boss (les 7) font gagner la manche. Mais qui fait d’abord sept plis fait gagner les deux autres.</translation>
    </message>
    <message>
        <source>Four bosses, the 7s, win the round. But a thirteenth trick loses it.</source>
        <translation>Quatre boss (les 7) font gagner la manche. Mais un treizième pli la fait perdre.</translation>
    </message>
    <message>
        <source>Four bosses, the 7s, win your team the round. But a seventh trick loses it: take tricks with bosses, leave the others to your opponents.</source>
        <translation>Quatre boss (les 7) font gagner la manche à votre équipe. Mais un septième pli la lui fait perdre : prenez les plis à boss, laissez les autres à vos adversaires.</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>Septet: the tips of the first games, title and text</extracomment>
        <translation>Le but</translation>
    </message>
    <message>
        <source>Whoever wins the round scores the stars on the captured bosses, ★ and ☆. The boss of the trump family scores nothing.</source>
        <translation>Qui gagne la manche marque les étoiles de ses boss, ★ et ☆. Le boss de la famille d’atout ne rapporte rien.</translation>
    </message>
    <message>
        <source>Whoever wins the round scores a point for each ★ on the captured bosses. The boss of the trump family scores nothing.</source>
        <translation>Qui gagne la manche marque un point par ★ sur ses boss. Le boss de la famille d’atout ne rapporte rien.</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>Septet: the tips of the first games, title and text</extracomment>
        <translation>Les étoiles</translation>
    </message>
</context>
<context>
    <name>SeptetProgress</name>
    <message>
        <source>Humans</source>
        <extracomment>Septet: the ladder of opponents beaten</extracomment>
        <translation>Humains</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Ladder</source>
        <extracomment>Septet: the ladder of opponents beaten</extracomment>
        <translation>Échelle</translation>
    </message>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>Septet: the ladder of opponents beaten: games</extracomment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning streak: %n (best {best})</source>
        <translation>
            <numerusform>Série : %n victoire (record : {best})</numerusform>
            <numerusform>Série : %n victoires (record : {best})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Losing streak: %n (best winning streak {best})</source>
        <translation>
            <numerusform>Série : %n défaite (record de victoires : {best})</numerusform>
            <numerusform>Série : %n défaites (record de victoires : {best})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeptetProgressPage</name>
    <message>
        <source>Rounds won</source>
        <extracomment>Septet: the page of results</extracomment>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Septet: the page of results</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Ladder</source>
        <extracomment>Septet: the page of results</extracomment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Septet</source>
        <extracomment>Septet: the page of results</extracomment>
        <translation>Septet</translation>
    </message>
    <message>
        <source>Who you have beaten, and how</source>
        <translation>Vos victoires, en détail</translation>
    </message>
    <message>
        <source>No game of Septet has been finished yet.</source>
        <translation>Aucune partie de Septet terminée pour le moment.</translation>
    </message>
    <message>
        <source>by bosses</source>
        <extracomment>Septet: the page of results</extracomment>
        <translation>grâce aux boss</translation>
    </message>
    <message>
        <source>by the opponents’ tricks</source>
        <translation>grâce aux plis adverses</translation>
    </message>
    <message>
        <source>by the last trick</source>
        <translation>au dernier pli</translation>
    </message>
    <message>
        <source>Beat any computer team for the first seal.</source>
        <translation>Battez l’ordinateur pour obtenir le premier sceau.</translation>
    </message>
    <message>
        <source>%1: you have beaten even the strongest.</source>
        <translation>%1 : même les plus forts ont perdu contre vous.</translation>
    </message>
    <message>
        <source>%1: the next rung is %2.</source>
        <translation>%1 : le prochain échelon est %2.</translation>
    </message>
</context>
<context>
    <name>SeptetReview</name>
    <message>
        <source>advantage in seals</source>
        <translation>avance en sceaux</translation>
    </message>
    <message>
        <source>chance to win the round</source>
        <translation>chances de gagner la manche</translation>
    </message>
    <message>
        <source>{boss} under, to the right</source>
        <translation>{boss} dessous, à droite</translation>
    </message>
    <message>
        <source>{boss} under, to the left</source>
        <translation>{boss} dessous, à gauche</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>the review of a game of Septet: a card; on a small tag</extracomment>
        <translation>jouée</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>the review of a game of Septet: a card; on a small tag</extracomment>
        <translation>la meilleure</translation>
    </message>
    <message>
        <source>You played the {cards}.</source>
        <translation>Vous avez joué le {cards}.</translation>
    </message>
    <message>
        <source>You passed: {cards}.</source>
        <translation>Vous avez passé : {cards}.</translation>
    </message>
    <message>
        <source>You discarded the {cards}.</source>
        <translation>Vous avez écarté le {cards}.</translation>
    </message>
    <message>
        <source>You left the {cards} face up.</source>
        <translation>Vous avez laissé le {cards} visible.</translation>
    </message>
    <message>
        <source>You left your straw pile as it was.</source>
        <translation>Vous n’avez rien changé à votre paille.</translation>
    </message>
    <message>
        <source>You tucked {cards}.</source>
        <translation>Vous avez glissé {cards}.</translation>
    </message>
    <message>
        <source>{name} played the {cards}.</source>
        <translation>{name} a joué le {cards}.</translation>
    </message>
    <message>
        <source>{name} passed: {cards}.</source>
        <translation>{name} a passé : {cards}.</translation>
    </message>
    <message>
        <source>{name} discarded the {cards}.</source>
        <translation>{name} a écarté le {cards}.</translation>
    </message>
    <message>
        <source>{name} left the {cards} face up.</source>
        <translation>{name} a laissé le {cards} visible.</translation>
    </message>
    <message>
        <source>{name} left the straw pile as it was.</source>
        <translation>{name} n’a rien changé à sa paille.</translation>
    </message>
    <message>
        <source>{name} tucked {cards}.</source>
        <translation>{name} a glissé {cards}.</translation>
    </message>
    <message>
        <source>You won {score}</source>
        <translation>Victoire {score}</translation>
    </message>
    <message>
        <source>{name} won {score}</source>
        <translation>{name} : victoire {score}</translation>
    </message>
    <message>
        <source>You lost {score}</source>
        <translation>Défaite {score}</translation>
    </message>
    <message>
        <source>{name} lost {score}</source>
        <translation>{name} : défaite {score}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>the review of a game of Septet</extracomment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>won, {score}</source>
        <extracomment>the review of a game of Septet</extracomment>
        <translation>gagnée, {score}</translation>
    </message>
    <message>
        <source>lost, {score}</source>
        <extracomment>the review of a game of Septet</extracomment>
        <translation>perdue, {score}</translation>
    </message>
    <message>
        <source>Round {round}, before the first trick</source>
        <translation>Manche {round}, avant le premier pli</translation>
    </message>
    <message>
        <source>Round {round}, trick {trick}</source>
        <translation>Manche {round}, pli {trick}</translation>
    </message>
    <message>
        <source>Round {round}, passing</source>
        <translation>Manche {round}, passage</translation>
    </message>
    <message>
        <source>Round {round}, discard</source>
        <translation>Manche {round}, écart</translation>
    </message>
    <message>
        <source>Round {round}, straw pile</source>
        <translation>Manche {round}, paille</translation>
    </message>
    <message>
        <source>{card} to {name}</source>
        <translation>{card} à {name}</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>leave it as it is</source>
        <comment>inside a sentence</comment>
        <translation>ne rien changer</translation>
    </message>
    <message>
        <source>seals, this round</source>
        <translation>sceaux de la manche</translation>
    </message>
    <message>
        <source>points, this round</source>
        <translation>points de la manche</translation>
    </message>
    <message>
        <source>The only card that may be played.</source>
        <translation>La seule carte jouable.</translation>
    </message>
    <message>
        <source>Taking this trick wins the round.</source>
        <translation>Faire ce pli donne la manche.</translation>
    </message>
    <message>
        <source>Captures a boss.</source>
        <translation>Elle capture un boss.</translation>
    </message>
    <message>
        <source>The partner is winning the trick: a boss is safe there.</source>
        <translation>Le pli va au partenaire : un boss y est à l’abri.</translation>
    </message>
    <message>
        <source>Ducks a trick that would be one too many.</source>
        <translation>Ce pli serait de trop : mieux vaut le laisser.</translation>
    </message>
    <message>
        <source>Keeps the A for a trick that matters more.</source>
        <translation>Le A reste pour un pli plus important.</translation>
    </message>
    <message>
        <source>Keeps the boss out of the opponents’ reach.</source>
        <translation>Le boss reste hors de portée des adversaires.</translation>
    </message>
    <message>
        <source>The partner is winning the trick already.</source>
        <translation>Le pli va déjà au partenaire.</translation>
    </message>
    <message>
        <source>The highest of its family: it may catch a boss.</source>
        <translation>La plus forte de sa famille : elle peut prendre un boss.</translation>
    </message>
    <message>
        <source>The last of its family in hand: no need to follow it any more.</source>
        <translation>La dernière de sa famille en main : plus besoin de la fournir.</translation>
    </message>
    <message>
        <source>Takes the lead.</source>
        <translation>Elle prend la main.</translation>
    </message>
    <message>
        <source>Somebody else may get the lead.</source>
        <translation>La main peut passer à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Makes its family trump.</source>
        <translation>Sa famille devient atout.</translation>
    </message>
    <message>
        <source>Plays low and leaves the trick alone.</source>
        <translation>Une carte basse : le pli va à d’autres.</translation>
    </message>
    <message>
        <source>Passes a strong card to where it helps more.</source>
        <translation>Une carte forte va là où elle sert davantage.</translation>
    </message>
    <message>
        <source>Keeps the strong cards together.</source>
        <translation>Les cartes fortes restent ensemble.</translation>
    </message>
    <message>
        <source>Hides a boss that could soon be captured.</source>
        <translation>Un boss bientôt menacé est mis à l’abri.</translation>
    </message>
    <message>
        <source>The boss stays where it can be played.</source>
        <translation>Le boss reste là où il peut être joué.</translation>
    </message>
    <message>
        <source>The trick is won, with a boss.</source>
        <translation>Pli gagné, avec un boss.</translation>
    </message>
    <message>
        <source>The trick is won.</source>
        <translation>Pli gagné.</translation>
    </message>
    <message>
        <source>The trick is lost, with a boss.</source>
        <translation>Pli perdu, avec un boss.</translation>
    </message>
    <message>
        <source>The trick is lost.</source>
        <translation>Pli perdu.</translation>
    </message>
    <message>
        <source>The trick is won in {percent}% of the deals, often with a boss.</source>
        <translation>Pli gagné dans {percent} % des donnes, souvent avec un boss.</translation>
    </message>
    <message>
        <source>The trick is won in {percent}% of the deals.</source>
        <translation>Pli gagné dans {percent} % des donnes.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>the review of a game of Septet</extracomment>
        <translation>Quelle carte ?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Quelle carte écarter ?</translation>
    </message>
    <message>
        <source>Which cards do you pass?</source>
        <translation>Quelles cartes passer ?</translation>
    </message>
    <message>
        <source>Is there a boss to tuck under?</source>
        <translation>Faut-il glisser un boss dessous ?</translation>
    </message>
    <message>
        <source>You lead this trick.</source>
        <translation>Vous entamez ce pli.</translation>
    </message>
    <message>
        <source>Best so far: {card}, from {name}.</source>
        <translation>En tête : {card} ({name}).</translation>
    </message>
    <message numerus="yes">
        <source>%n boss(es) in the trick.</source>
        <translation>
            <numerusform>%n boss dans le pli.</numerusform>
            <numerusform>%n boss dans le pli.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are last to play.</source>
        <translation>Vous jouez en dernier.</translation>
    </message>
    <message>
        <source>Others play after you.</source>
        <translation>D’autres jouent après vous.</translation>
    </message>
    <message>
        <source>Families sealed by your team.</source>
        <translation>Familles scellées par votre équipe.</translation>
    </message>
    <message>
        <source>Your team’s tricks: {limit} lose the round.</source>
        <translation>Plis de votre équipe : {limit} font perdre la manche.</translation>
    </message>
    <message>
        <source>Your team’s bosses: {limit} win it.</source>
        <translation>Boss de votre équipe : {limit} la font gagner.</translation>
    </message>
    <message>
        <source>Your tricks: {limit} lose the round.</source>
        <translation>Vos plis : {limit} font perdre la manche.</translation>
    </message>
    <message>
        <source>Your bosses: {limit} win it.</source>
        <translation>Vos boss : {limit} la font gagner.</translation>
    </message>
    <message>
        <source>Who should lead the next trick?</source>
        <translation>Qui devrait entamer le pli suivant ?</translation>
    </message>
    <message>
        <source>Who holds the trick, and what would be safe there?</source>
        <translation>Qui tient le pli, et qu’est-ce qui y serait à l’abri ?</translation>
    </message>
    <message>
        <source>Is this trick worth a strong card?</source>
        <translation>Ce pli mérite-t-il une carte forte ?</translation>
    </message>
    <message>
        <source>Could this trick end the round?</source>
        <translation>Ce pli peut-il finir la manche ?</translation>
    </message>
    <message>
        <source>Is there a boss to be had?</source>
        <translation>Y a-t-il un boss à prendre ?</translation>
    </message>
    <message>
        <source>How many more tricks can you afford?</source>
        <translation>Combien de plis pouvez-vous encore prendre ?</translation>
    </message>
    <message>
        <source>How many tricks may the others still take?</source>
        <translation>Combien de plis les autres peuvent-ils encore prendre ?</translation>
    </message>
    <message>
        <source>Where would a boss be in danger?</source>
        <translation>Où un boss serait-il en danger ?</translation>
    </message>
    <message>
        <source>Which bosses are out, and who must follow?</source>
        <translation>Quels boss manquent encore, et qui doit fournir ?</translation>
    </message>
    <message>
        <source>Which family could you get rid of?</source>
        <translation>De quelle famille pourriez-vous vous débarrasser ?</translation>
    </message>
    <message>
        <source>Which family should be trump?</source>
        <translation>Quelle famille devrait être l’atout ?</translation>
    </message>
    <message>
        <source>What does each card do to this trick?</source>
        <translation>Que fait chaque carte dans ce pli ?</translation>
    </message>
</context>
<context>
    <name>SeptetSpoken</name>
    <message>
        <source>Your hand is empty.</source>
        <translation>Votre main est vide.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n cards.</source>
        <translation>
            <numerusform>Votre carte.</numerusform>
            <numerusform>Vos %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are at card {number} of {count}: {card}.</source>
        <translation>Vous êtes sur la carte {number} sur {count} : {card}.</translation>
    </message>
    <message>
        <source>No card has been played to it.</source>
        <translation>Aucune carte n’y a été jouée.</translation>
    </message>
    <message>
        <source>No trick has been taken in this round.</source>
        <translation>Aucun pli n’a été remporté dans cette manche.</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <extracomment>screen readers: sentences at the table of Septet</extracomment>
        <translation>Manche {number}.</translation>
    </message>
    <message>
        <source>Captured: {bosses}.</source>
        <extracomment>screen readers: sentences at the table of Septet</extracomment>
        <translation>Boss : {bosses}.</translation>
    </message>
    <message>
        <source>Sealed: {families}.</source>
        <extracomment>screen readers: sentences at the table of Septet</extracomment>
        <translation>Familles scellées : {families}.</translation>
    </message>
    <message>
        <source>There is no trump yet.</source>
        <translation>Il n’y a pas encore d’atout.</translation>
    </message>
    <message>
        <source>The open card is the {card}.</source>
        <translation>La carte visible est le {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <extracomment>screen readers: sentences at the table of Septet</extracomment>
        <translation>{name} entame.</translation>
    </message>
    <message>
        <source>{name} has shown the {card}.</source>
        <translation>{name} a montré le {card}.</translation>
    </message>
    <message>
        <source>So far it is yours.</source>
        <translation>Pour l’instant, il est à vous.</translation>
    </message>
    <message>
        <source>So far it goes to {name}.</source>
        <translation>Pour l’instant, il revient à {name}.</translation>
    </message>
    <message>
        <source>You took the last trick.</source>
        <translation>Vous avez remporté ce pli.</translation>
    </message>
    <message>
        <source>{name} took the last trick.</source>
        <translation>{name} a remporté ce pli.</translation>
    </message>
    <message numerus="yes">
        <source>Your straw pile: {cards}; %n face down.</source>
        <translation>
            <numerusform>Votre paille : {cards} ; %n face cachée.</numerusform>
            <numerusform>Votre paille : {cards} ; %n face cachée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The straw pile: {cards}; %n face down.</source>
        <translation>
            <numerusform>La paille : {cards} ; %n face cachée.</numerusform>
            <numerusform>La paille : {cards} ; %n face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>no open card</source>
        <translation>aucune carte visible</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Aucune carte n’est choisie.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <extracomment>screen readers: sentences at the table of Septet</extracomment>
        <translation>Votre choix : {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n more points, now {standing}.</source>
        <translation>
            <numerusform>{name} : %n point de plus, soit {standing}.</numerusform>
            <numerusform>{name} : %n points de plus, soit {standing}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeptetTable</name>
    <message>
        <source>Last trick</source>
        <extracomment>Septet: buttons at the table</extracomment>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Septet: buttons at the table</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Septet: buttons at the table</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take your last card back (Ctrl+Z)</source>
        <translation>Reprendre votre dernière carte (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Coach on</source>
        <extracomment>Septet: buttons at the table</extracomment>
        <translation>Mentor actif</translation>
    </message>
    <message>
        <source>Coach off</source>
        <extracomment>Septet: buttons at the table</extracomment>
        <translation>Mentor en pause</translation>
    </message>
    <message>
        <source>Your last card is back in your hand.</source>
        <translation>Votre dernière carte est revenue dans votre main.</translation>
    </message>
    <message>
        <source>The panel “Still out” is closed.</source>
        <translation>Le panneau « Encore en jeu » est fermé.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Septet</source>
        <extracomment>the settings</extracomment>
        <translation>Septet</translation>
    </message>
    <message>
        <source>Tricks in the log</source>
        <translation>Plis du journal</translation>
    </message>
    <message>
        <source>At a table only the last trick may be looked at again.</source>
        <translation>Autour d’une vraie table, seul le dernier pli peut être revu.</translation>
    </message>
    <message>
        <source>Last trick only</source>
        <translation>Le dernier pli</translation>
    </message>
    <message>
        <source>The whole round</source>
        <translation>Toute la manche</translation>
    </message>
    <message>
        <source>Coach at the table</source>
        <translation>Mentor à la table</translation>
    </message>
    <message>
        <source>Asks before you play a card that costs this much. It knows only what you could know, and sits only with one human among computers.</source>
        <translation>Demande confirmation avant une carte aussi coûteuse. Il ne sait que ce que vous pouvez savoir, et ne vient que pour un seul humain face à l’ordinateur.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>the coach</comment>
        <extracomment>the settings: the animation</extracomment>
        <translation>Absent</translation>
    </message>
    <message>
        <source>From 5 points of chance</source>
        <translation>Dès 5 points de chance</translation>
    </message>
    <message>
        <source>From 10 points of chance</source>
        <translation>Dès 10 points de chance</translation>
    </message>
    <message>
        <source>From 15 points of chance</source>
        <translation>Dès 15 points de chance</translation>
    </message>
    <message>
        <source>Play the only possible card for me</source>
        <translation>Jouer d’office la seule carte possible</translation>
    </message>
    <message>
        <source>The only card you may play plays itself. Esc keeps it.</source>
        <translation>La seule carte possible se joue d’elle-même. Échap la garde.</translation>
    </message>
    <message>
        <source>Take cards back</source>
        <translation>Reprendre une carte</translation>
    </message>
    <message>
        <source>Only when you play alone against the computer. It is noted in the record of the game.</source>
        <translation>En solo contre l’ordinateur seulement. C’est noté dans l’enregistrement de la partie.</translation>
    </message>
    <message>
        <source>What is still out</source>
        <translation>Ce qui est encore en jeu</translation>
    </message>
    <message>
        <source>A panel of the bosses and the highest cards not played yet (M).</source>
        <translation>Un panneau des boss et des plus hautes cartes pas encore jouées (M).</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>the settings</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Saved automatically</source>
        <extracomment>the settings</extracomment>
        <translation>Enregistrés automatiquement</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>Keys of the questions…</source>
        <translation>Touches des questions…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>the settings</extracomment>
        <translation>Retour</translation>
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
        <source>Sound</source>
        <extracomment>the settings</extracomment>
        <translation>Son</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>the settings</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>the settings</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Dark: indigo cloth by night. Light: tatami by day.</source>
        <translation>Sombre : étoffe indigo, la nuit. Clair : tatami, le jour.</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>the settings: the theme</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>the settings: the theme</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>the settings</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>the settings</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Card size</source>
        <extracomment>the settings</extracomment>
        <translation>Taille des cartes</translation>
    </message>
    <message>
        <source>The size of the cards in your hand.</source>
        <translation>La taille des cartes de votre main.</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>the settings: cards</extracomment>
        <translation>Petites</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>card size</comment>
        <extracomment>the settings</extracomment>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>the settings: cards</extracomment>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>the settings</extracomment>
        <translation>Animation</translation>
    </message>
    <message>
        <source>A click or a key always ends the current movement.</source>
        <translation>Un clic ou une touche termine toujours le mouvement en cours.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>the settings: the animation</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>the settings: the animation</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <extracomment>the settings</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>the settings: the animation</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <extracomment>the settings</extracomment>
        <translation>Réduire les mouvements</translation>
    </message>
    <message>
        <source>Cards fade instead of flying.</source>
        <translation>Fondu au lieu de déplacement.</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pause après un pli</translation>
    </message>
    <message>
        <source>How long a complete trick stays on the table.</source>
        <translation>Durée d’affichage d’un pli complet.</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Jusqu’au clic</translation>
    </message>
    <message>
        <source>Computer players take their time</source>
        <translation>Temps de réflexion de l’ordinateur</translation>
    </message>
    <message>
        <source>Minimum thinking time.</source>
        <translation>Durée minimale.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>time to think</comment>
        <extracomment>the settings</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>the settings</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Confirm what can’t be undone</source>
        <translation>Confirmer les actions irréversibles</translation>
    </message>
    <message>
        <source>Placing a hint, declaring the end, passing cards.</source>
        <translation>Poser un indice, déclarer la fin, passer des cartes.</translation>
    </message>
    <message>
        <source>Guide for the first games</source>
        <translation>Guide des premières parties</translation>
    </message>
    <message>
        <source>Short tips at the table about what is happening.</source>
        <translation>De courtes astuces à la table sur ce qui se passe.</translation>
    </message>
    <message>
        <source>Sounds of the table</source>
        <translation>Sons de la table</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>the settings</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>the settings</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Laid, turned, dealt.</source>
        <translation>Posées, retournées, distribuées.</translation>
    </message>
    <message>
        <source>Great moments</source>
        <extracomment>the settings</extracomment>
        <translation>Grands moments</translation>
    </message>
    <message>
        <source>Bosses, seals, hints, the end of a game.</source>
        <translation>Boss, sceaux, indices, fin de partie.</translation>
    </message>
    <message>
        <source>The garden</source>
        <extracomment>the settings</extracomment>
        <translation>Le jardin</translation>
    </message>
    <message>
        <source>A quiet ambience: glass bells, bamboo and wind, now and then.</source>
        <translation>Une ambiance discrète : clochettes de verre, bambou et vent, de temps à autre.</translation>
    </message>
    <message>
        <source>Also in the background</source>
        <translation>Aussi en arrière-plan</translation>
    </message>
    <message>
        <source>While another window is active.</source>
        <translation>Quand une autre fenêtre est active.</translation>
    </message>
    <message>
        <source>Yōkai</source>
        <extracomment>the settings</extracomment>
        <translation>Yōkai</translation>
    </message>
    <message>
        <source>After %1 s</source>
        <translation>Après %1 s</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <extracomment>the settings</extracomment>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>The aid is recorded with the result of the game.</source>
        <translation>Il est noté avec le résultat de la partie.</translation>
    </message>
    <message>
        <source>None, as at a real table</source>
        <translation>Aucun, comme autour d’une vraie table</translation>
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
        <source>Everything I have seen</source>
        <translation>Tout ce que j’ai vu</translation>
    </message>
    <message>
        <source>Cards I look at turn back</source>
        <translation>Cacher de nouveau une carte regardée</translation>
    </message>
    <message>
        <source>When I click</source>
        <translation>Au clic</translation>
    </message>
    <message>
        <source>Allow undoing a move</source>
        <translation>Permettre d’annuler un déplacement</translation>
    </message>
    <message>
        <source>Once, before the hint of the same turn.</source>
        <translation>Une fois, avant l’indice du même tour.</translation>
    </message>
    <message>
        <source>Keep the table still</source>
        <translation>Table immobile</translation>
    </message>
    <message>
        <source>Cards stay where you remember them; only a turn’s end may move the grid.</source>
        <translation>Les cartes restent où vous les retenez ; la grille ne bouge qu’à la fin d’un tour, si besoin.</translation>
    </message>
    <message>
        <source>Pace of the partners</source>
        <translation>Rythme des partenaires</translation>
    </message>
    <message>
        <source>How long each of their steps stays in sight.</source>
        <translation>Durée d’affichage de chacune de leurs actions.</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>the settings: the pace of the partners</extracomment>
        <translation>Vif</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the partners</comment>
        <extracomment>the settings</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Calm</source>
        <extracomment>the settings: the pace of the partners</extracomment>
        <translation>Calme</translation>
    </message>
</context>
<context>
    <name>ShapePanel</name>
    <message>
        <source>Which way round</source>
        <translation>Quel sens</translation>
    </message>
    <message>
        <source>Best fit</source>
        <extracomment>Yōkai table, left: the shape and which way round it is laid</extracomment>
        <translation>Au mieux</translation>
    </message>
    <message>
        <source>The number: cards in place if laid so.</source>
        <translation>Le nombre : cartes en place dans ce sens.</translation>
    </message>
    <message>
        <source>{inside} of 16 in place</source>
        <translation>{inside} sur 16 en place</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Yōkai table, left: the shape and which way round it is laid</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Hide</source>
        <extracomment>Yōkai table, left: the shape and which way round it is laid</extracomment>
        <translation>Masquer</translation>
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
    <name>Signs</name>
    <message>
        <source>先, “first”: this player leads</source>
        <translation>先, « en premier » : entame</translation>
    </message>
    <message>
        <source>勝, “victory”: won</source>
        <translation>勝, « victoire » : gagné</translation>
    </message>
    <message>
        <source>七, “seven”: the 7 of each family is its boss</source>
        <translation>七, « sept » : le 7 de chaque famille est son boss</translation>
    </message>
    <message>
        <source>妖怪, “yōkai”: the spirits of Japanese tales</source>
        <translation>妖怪, « yōkai » : les esprits des contes japonais</translation>
    </message>
    <message>
        <source>可, “fair”: honourable victory</source>
        <translation>可, « passable » : victoire honorable</translation>
    </message>
    <message>
        <source>良, “good”: glorious victory</source>
        <translation>良, « bien » : victoire glorieuse</translation>
    </message>
    <message>
        <source>優, “excellent”: the highest victory</source>
        <translation>優, « excellent » : la plus belle victoire</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Screen reader</source>
        <extracomment>settings: the screen reader</extracomment>
        <translation>Lecteur d’écran</translation>
    </message>
    <message>
        <source>Pace of the game</source>
        <translation>Rythme du jeu</translation>
    </message>
    <message>
        <source>The table waits until what happens has been read aloud.</source>
        <translation>La table attend que tout ce qui se passe ait été lu.</translation>
    </message>
    <message>
        <source>Waits for nothing</source>
        <translation>Sans attendre</translation>
    </message>
    <message>
        <source>Fast speech</source>
        <extracomment>settings: the screen reader</extracomment>
        <translation>Voix rapide</translation>
    </message>
    <message>
        <source>Normal speech</source>
        <extracomment>settings: the screen reader</extracomment>
        <translation>Voix normale</translation>
    </message>
    <message>
        <source>Slow speech</source>
        <extracomment>settings: the screen reader</extracomment>
        <translation>Voix lente</translation>
    </message>
    <message>
        <source>A key after each event</source>
        <translation>Une touche après chaque événement</translation>
    </message>
    <message>
        <source>How messages are read</source>
        <translation>Lecture des messages</translation>
    </message>
    <message>
        <source>Change this only if your screen reader is silent or says everything twice.</source>
        <translation>À changer seulement si votre lecteur d’écran se tait ou dit tout deux fois.</translation>
    </message>
    <message>
        <source>As this system does</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>As names of the window</source>
        <translation>Comme nom de la fenêtre</translation>
    </message>
    <message>
        <source>As announcements</source>
        <extracomment>settings: the screen reader</extracomment>
        <translation>Comme annonces</translation>
    </message>
</context>
<context>
    <name>Stations</name>
    <message>
        <source>Move {number} of {enough}</source>
        <translation>Déplacement {number} sur {enough}</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Yōkai table: the steps of a turn, as verbs or nouns</extracomment>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Yōkai table: the steps of a turn, as verbs or nouns</extracomment>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Yōkai table: the steps of a turn, as verbs or nouns</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Step {number} of 4: {name}</source>
        <translation>Étape {number} sur 4 : {name}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1: you %2, opponents %3</source>
        <translation>%1 : vous %2, adversaires %3</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>vous</translation>
    </message>
    <message>
        <source>opponents</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>adversaires</translation>
    </message>
    <message numerus="yes">
        <source>{mode}, accuracy {accuracy} (%n games)</source>
        <translation>
            <numerusform>{mode}, précision {accuracy} (%n partie)</numerusform>
            <numerusform>{mode}, précision {accuracy} (%n parties)</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>Cartes passées</translation>
    </message>
    <message>
        <source>Discards and straw piles</source>
        <translation>Écarts et paille</translation>
    </message>
    <message>
        <source>Leading</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>Entames</translation>
    </message>
    <message>
        <source>Following</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>Cartes fournies</translation>
    </message>
    <message>
        <source>Ducking the seventh trick</source>
        <translation>Éviter le septième pli</translation>
    </message>
    <message>
        <source>Looking</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>Cartes regardées</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>Déplacements</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Declaring</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>Déclarations</translation>
    </message>
    <message numerus="yes">
        <source>{points} points of chance a choice (%n choices)</source>
        <translation>
            <numerusform>{points} points de chance par choix (%n choix)</numerusform>
            <numerusform>{points} points de chance par choix (%n choix)</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>one game</comment>
        <extracomment>the statistics: legends and rows: games; in a legend</extracomment>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>one game</comment>
        <extracomment>the statistics: legends and rows: games; in a legend</extracomment>
        <translation>perdue</translation>
    </message>
    <message>
        <source>with coach</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>avec mentor</translation>
    </message>
    <message>
        <source>cards {points}</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>cartes {points}</translation>
    </message>
    <message>
        <source>others’ play {points}</source>
        <translation>jeu des autres {points}</translation>
    </message>
    <message>
        <source>own choices {points}</source>
        <translation>vos choix {points}</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>cartes</translation>
    </message>
    <message>
        <source>others’ play</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>jeu des autres</translation>
    </message>
    <message>
        <source>own choices</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>vos choix</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>the statistics: legends and rows</extracomment>
        <translation>Graphique</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>the statistics: legends and rows: games</extracomment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <extracomment>the statistics: legends and rows: games</extracomment>
        <translation>
            <numerusform>%n perdue</numerusform>
            <numerusform>%n perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>the statistics: legends and rows: games; in a legend</extracomment>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>the statistics: legends and rows: games; in a legend</extracomment>
        <translation>perdues</translation>
    </message>
    <message>
        <source>Ed. %1, level %2</source>
        <translation>Éd. %1, niveau %2</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Septet: bosses per family</source>
        <translation>Septet : boss par famille</translation>
    </message>
    <message>
        <source>No finished game of Septet yet.</source>
        <translation>Pas encore de partie de Septet terminée.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>the statistics</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Results over time</source>
        <translation>Résultats au fil du temps</translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation>Pas encore de partie terminée.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>the statistics</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Your games in figures</source>
        <translation>Vos parties en chiffres</translation>
    </message>
    <message>
        <source>Both games</source>
        <extracomment>the statistics</extracomment>
        <translation>Les deux jeux</translation>
    </message>
    <message>
        <source>Yōkai: points per level</source>
        <translation>Yōkai : points par niveau</translation>
    </message>
    <message>
        <source>No finished game of a level yet.</source>
        <translation>Pas encore de partie terminée à un niveau.</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>it does not exist</source>
        <translation>ce chemin n’existe pas</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>what the system answered, after a colon</extracomment>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>part of the path is not a folder</source>
        <translation>une partie du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>something of that name is in the way</source>
        <translation>quelque chose porte déjà ce nom</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>ses liens tournent en rond</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Player aid (F2)</source>
        <translation>Aide de jeu (F2)</translation>
    </message>
    <message>
        <source>The disk is full: this game goes on, but is not saved.</source>
        <translation>Le disque est plein : cette partie continue, mais n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Games cannot be saved in their folder: this one lasts until you quit.</source>
        <translation>Les parties ne peuvent pas être enregistrées dans leur dossier : celle-ci sera perdue à la fermeture.</translation>
    </message>
    <message>
        <source>This game could not be saved. It lasts until you quit.</source>
        <translation>Cette partie n’a pas pu être enregistrée. Elle sera perdue à la fermeture.</translation>
    </message>
    <message>
        <source>The computer players have stopped. They are about to be restarted.</source>
        <translation>L’ordinateur ne répond plus. Il va être relancé.</translation>
    </message>
    <message>
        <source>The computer players cannot think: they play at random. You can continue the game later; restarting the program may help.</source>
        <translation>L’ordinateur ne parvient plus à réfléchir : il joue au hasard. Vous pouvez reprendre la partie plus tard ; relancer le programme peut aider.</translation>
    </message>
    <message>
        <source>The computer plays at random</source>
        <translation>L’ordinateur joue au hasard</translation>
    </message>
    <message>
        <source>Players at this screen: {names}</source>
        <translation>Joueurs à cet écran : {names}</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <extracomment>the bar at the top of the window</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>the bar at the top of the window</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>the bar at the top of the window</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Yokai Desktop</source>
        <extracomment>the bar at the top of the window</extracomment>
        <translation>Yokai Desktop</translation>
    </message>
</context>
<context>
    <name>TurnsScroll</name>
    <message>
        <source>Turns of this game</source>
        <translation>Tours de cette partie</translation>
    </message>
    <message>
        <source>Point at a line: its cards light up. Click it: the turn is shown again. The deal lay on K to N, 11 to 14: places keep their names.</source>
        <translation>Survolez une ligne : ses cartes s’éclairent ; un clic rejoue le tour. Au départ, les cartes étaient en K à N, 11 à 14 : les places gardent leur nom.</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <extracomment>Yōkai table, left: the list of turns</extracomment>
        <translation>tour {number}</translation>
    </message>
</context>
<context>
    <name>UnfinishedPage</name>
    <message>
        <source>No game was left unfinished.</source>
        <translation>Aucune partie n’est en cours.</translation>
    </message>
    <message>
        <source>Give up…</source>
        <extracomment>the page of unfinished games</extracomment>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>the page of unfinished games</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>the page of unfinished games</extracomment>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>They wait until you continue or give them up</source>
        <translation>Elles attendent que vous les repreniez ou les abandonniez</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished games</source>
        <translation>
            <numerusform>%n partie en cours</numerusform>
            <numerusform>%n parties en cours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnfinishedRow</name>
    <message>
        <source>Continue</source>
        <extracomment>the menu of an unfinished game</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Give up…</source>
        <extracomment>the menu of an unfinished game</extracomment>
        <translation>Abandonner…</translation>
    </message>
</context>
<context>
    <name>Yokai</name>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>The card will be locked for good.</source>
        <translation>La carte sera verrouillée pour de bon.</translation>
    </message>
    <message>
        <source>Now choose a card.</source>
        <translation>Et maintenant, la carte.</translation>
    </message>
    <message>
        <source>Choose a marked place.</source>
        <translation>Choisissez une place marquée.</translation>
    </message>
    <message>
        <source>Put it down.</source>
        <translation>Posez-la.</translation>
    </message>
    <message>
        <source>{name} holds a secret affinity.</source>
        <translation>{name} connaît une affinité secrète.</translation>
    </message>
    <message>
        <source>At the end {one} and {other} must touch.</source>
        <translation>À la fin, {one} et {other} doivent se toucher.</translation>
    </message>
    <message>
        <source>Your secret: {one} and {other} must touch at the end.</source>
        <translation>Votre secret : {one} et {other} doivent se toucher à la fin.</translation>
    </message>
    <message>
        <source>Secret affinity ({name}): {one} and {other} must touch.</source>
        <translation>Affinité secrète ({name}) : {one} et {other} doivent se toucher.</translation>
    </message>
    <message>
        <source>Space: turn up all cards at once</source>
        <translation>Espace : retourner toutes les cartes</translation>
    </message>
    <message>
        <source>You: the yōkai are at peace.</source>
        <translation>Vous : les yōkai sont apaisés.</translation>
    </message>
    <message>
        <source>{name}: the yōkai are at peace.</source>
        <translation>{name} : les yōkai sont apaisés.</translation>
    </message>
    <message>
        <source>All cards are turned up</source>
        <translation>Toutes les cartes sont retournées</translation>
    </message>
    <message>
        <source>Not yet at peace.</source>
        <translation>Pas encore apaisés.</translation>
    </message>
    <message>
        <source>Peace in as few moves as possible, and what hints tell.</source>
        <translation>Apaiser en un minimum de déplacements, et lire les indices.</translation>
    </message>
    <message>
        <source>The families</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>Les familles</translation>
    </message>
    <message>
        <source>Each must be connected by its sides.</source>
        <translation>Chacune doit être reliée par les côtés.</translation>
    </message>
    <message>
        <source>all together</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>réunie</translation>
    </message>
    <message>
        <source>one stands apart</source>
        <translation>une carte à l’écart</translation>
    </message>
    <message numerus="yes">
        <source>in %n groups</source>
        <translation>
            <numerusform>en %n groupe</numerusform>
            <numerusform>en %n groupes</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>c’est fait</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>{one} and {other} must touch.</source>
        <translation>{one} et {other} doivent se toucher.</translation>
    </message>
    <message>
        <source>The cards must form the shape {shape}.</source>
        <translation>Les cartes doivent dessiner la forme {shape}.</translation>
    </message>
    <message>
        <source>scattered</source>
        <extracomment>the Yōkai table: a family; under its name at the end</extracomment>
        <translation>dispersée</translation>
    </message>
    <message>
        <source>{count} together</source>
        <extracomment>the Yōkai table: cards of a family that touch</extracomment>
        <translation>{count} réunies</translation>
    </message>
    <message>
        <source>from here</source>
        <extracomment>the Yōkai table: on the place that a lifted card has left</extracomment>
        <translation>d’ici</translation>
    </message>
    <message>
        <source>card {place}, {family}</source>
        <translation>carte {place}, {family}</translation>
    </message>
    <message>
        <source>Click or press a key to turn it back.</source>
        <translation>Cliquez ou appuyez sur une touche pour la retourner.</translation>
    </message>
    <message>
        <source>{start} to {place}</source>
        <comment>a card in the air</comment>
        <translation>de {start} à {place}</translation>
    </message>
    <message>
        <source>Hint: {hint}</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>Indice : {hint}</translation>
    </message>
    <message>
        <source>Your note: {note}</source>
        <translation>Votre note : {note}</translation>
    </message>
    <message>
        <source>{name} looked here in turn {turn}</source>
        <translation>{name} a regardé ici au tour {turn}</translation>
    </message>
    <message>
        <source>{family}: perhaps</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>{family} : peut-être</translation>
    </message>
    <message>
        <source>{family}: certainly not</source>
        <translation>{family} : sûrement pas</translation>
    </message>
    <message>
        <source>{family}: no note</source>
        <translation>{family} : sans note</translation>
    </message>
    <message>
        <source>{edition}, custom</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>{edition}, sur mesure</translation>
    </message>
    <message>
        <source>{edition}, level {level}</source>
        <translation>{edition}, niveau {level}</translation>
    </message>
    <message>
        <source>{name} looked here first in turn {turn}</source>
        <translation>{name} a regardé ici en premier au tour {turn}</translation>
    </message>
    <message>
        <source>{name} looked here second in turn {turn}</source>
        <translation>{name} a regardé ici en deuxième au tour {turn}</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>ordinateur, {level}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>jusqu’à {points}</translation>
    </message>
    <message>
        <source>from {points}</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>dès {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) placed correctly</source>
        <translation>
            <numerusform>%n indice bien placé</numerusform>
            <numerusform>%n indices bien placés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) placed wrongly</source>
        <translation>
            <numerusform>%n indice mal placé</numerusform>
            <numerusform>%n indices mal placés</numerusform>
        </translation>
    </message>
    <message>
        <source>More cards this way: {n}</source>
        <translation>Autres cartes de ce côté : {n}</translation>
    </message>
    <message>
        <source>Map: {seen} of {all} cards in sight</source>
        <translation>Plan : {seen} cartes visibles sur {all}</translation>
    </message>
    <message>
        <source>card {place}, face down</source>
        <translation>carte {place}, face cachée</translation>
    </message>
    <message>
        <source>card {place}, {family}, locked by a blank hint</source>
        <translation>carte {place}, {family}, verrouillée par un indice vierge</translation>
    </message>
    <message>
        <source>card {place}, face down, locked by a blank hint</source>
        <translation>carte {place}, face cachée, verrouillée par un indice vierge</translation>
    </message>
    <message>
        <source>card {place}, {family}, locked, hint {hint}</source>
        <translation>carte {place}, {family}, verrouillée, indice {hint}</translation>
    </message>
    <message>
        <source>card {place}, face down, locked, hint {hint}</source>
        <translation>carte {place}, face cachée, verrouillée, indice {hint}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) face down</source>
        <translation>
            <numerusform>%n indice face cachée</numerusform>
            <numerusform>%n indices face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>placed blank hint</source>
        <translation>indice vierge posé</translation>
    </message>
    <message>
        <source>blank hint</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>indice vierge</translation>
    </message>
    <message>
        <source>placed hint {hint}</source>
        <translation>indice posé {hint}</translation>
    </message>
    <message>
        <source>hint {hint}</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>indice {hint}</translation>
    </message>
    <message>
        <source>Place the blank hint here?</source>
        <translation>Poser l’indice vierge ici ?</translation>
    </message>
    <message>
        <source>{hint} here?</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>{hint} ici ?</translation>
    </message>
    <message>
        <source>Choose the card to lock.</source>
        <translation>Choisissez la carte à verrouiller.</translation>
    </message>
    <message>
        <source>Choose the card for {hint}.</source>
        <translation>Choisissez la carte pour {hint}.</translation>
    </message>
    <message>
        <source>Look at a card.</source>
        <translation>Regardez une carte.</translation>
    </message>
    <message>
        <source>Only you will see it.</source>
        <translation>Personne d’autre ne la voit.</translation>
    </message>
    <message>
        <source>Look at another.</source>
        <translation>Regardez-en une autre.</translation>
    </message>
    <message>
        <source>Any free card.</source>
        <translation>N’importe quelle carte libre.</translation>
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
        <source>Your hint.</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>Votre indice.</translation>
    </message>
    <message>
        <source>Prepare one more, or place one.</source>
        <translation>Préparez-en un autre, ou posez-en un.</translation>
    </message>
    <message>
        <source>Turn one up, or place one.</source>
        <translation>Révélez-en un, ou posez-en un.</translation>
    </message>
    <message>
        <source>Arrow keys: choose · Enter: look</source>
        <translation>Flèches : choisir · Entrée : regarder</translation>
    </message>
    <message>
        <source>Arrow keys: choose · Enter: lift or drop · Esc: put back</source>
        <translation>Flèches : choisir · Entrée : prendre ou poser · Échap : reposer</translation>
    </message>
    <message>
        <source>T: prepare · 1 to 9: take a hint · Enter: place it</source>
        <translation>T : préparer · 1 à 9 : prendre un indice · Entrée : le poser</translation>
    </message>
    <message>
        <source>T: turn up · 1 to 9: take a hint · Enter: place it</source>
        <translation>T : révéler · 1 à 9 : prendre un indice · Entrée : le poser</translation>
    </message>
    <message>
        <source>Not that way.</source>
        <translation>Pas comme ça.</translation>
    </message>
    <message>
        <source>outside it</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>en dehors</translation>
    </message>
    <message>
        <source>turn it</source>
        <comment>the shape</comment>
        <extracomment>the Yōkai table</extracomment>
        <translation>la tourner</translation>
    </message>
    <message>
        <source>shift it</source>
        <comment>the shape</comment>
        <extracomment>the Yōkai table</extracomment>
        <translation>la décaler</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>a key</comment>
        <extracomment>the Yōkai table</extracomment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>{shape}, laid where it fits best</source>
        <translation>Forme {shape}, placée au mieux</translation>
    </message>
    <message>
        <source>{shape}, laid as you chose</source>
        <translation>Forme {shape}, placée par vous</translation>
    </message>
    <message>
        <source>{shape}, form {form} of {forms}, {inside} of 16 in place</source>
        <translation>{shape}, sens {form} sur {forms}, {inside} sur 16 en place</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <translation>Tour {turn} : {name}</translation>
    </message>
    <message>
        <source>{name} looks at {place} and sees {family}.</source>
        <translation>{name} regarde {place} et voit {family}.</translation>
    </message>
    <message>
        <source>{name} looks at {place}.</source>
        <translation>{name} regarde {place}.</translation>
    </message>
    <message>
        <source>{name} moves {place} to {where}.</source>
        <translation>{name} déplace {place} en {where}.</translation>
    </message>
    <message>
        <source>{name} cannot move any card.</source>
        <translation>{name} ne peut déplacer aucune carte.</translation>
    </message>
    <message>
        <source>{name} declares the yōkai at peace.</source>
        <translation>{name} déclare les yōkai apaisés.</translation>
    </message>
    <message>
        <source>The last hint has been placed.</source>
        <translation>Le dernier indice est posé.</translation>
    </message>
    <message>
        <source>You declared the yōkai at peace.</source>
        <comment>at the end of a game</comment>
        <translation>Vous avez déclaré les yōkai apaisés.</translation>
    </message>
    <message>
        <source>{name} declared the yōkai at peace.</source>
        <comment>at the end of a game</comment>
        <translation>{name} a déclaré les yōkai apaisés.</translation>
    </message>
    <message>
        <source>{name} prepares a blank hint.</source>
        <translation>{name} prépare un indice vierge.</translation>
    </message>
    <message>
        <source>{name} turns up the hint {hint}.</source>
        <translation>{name} révèle l’indice {hint}.</translation>
    </message>
    <message>
        <source>{name} places a blank hint on {place}.</source>
        <translation>{name} pose un indice vierge sur {place}.</translation>
    </message>
    <message>
        <source>{name} places the hint {hint} on {place}.</source>
        <translation>{name} pose l’indice {hint} sur {place}.</translation>
    </message>
    <message>
        <source>{name} moves {place} ({family}) to {where}.</source>
        <translation>{name} déplace {place} ({family}) en {where}.</translation>
    </message>
    <message>
        <source>You move {place} ({family}) to {where}.</source>
        <translation>Vous déplacez {place} ({family}) en {where}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you</source>
        <translation>Tour {turn} : vous</translation>
    </message>
    <message>
        <source>You look at {place} and see {family}.</source>
        <translation>Vous regardez {place} et voyez {family}.</translation>
    </message>
    <message>
        <source>You look at {place}.</source>
        <translation>Vous regardez {place}.</translation>
    </message>
    <message>
        <source>You move {place} to {where}.</source>
        <translation>Vous déplacez {place} en {where}.</translation>
    </message>
    <message>
        <source>You cannot move any card.</source>
        <translation>Vous ne pouvez déplacer aucune carte.</translation>
    </message>
    <message>
        <source>You prepare a blank hint.</source>
        <translation>Vous préparez un indice vierge.</translation>
    </message>
    <message>
        <source>You turn up the hint {hint}.</source>
        <translation>Vous révélez l’indice {hint}.</translation>
    </message>
    <message>
        <source>You place a blank hint on {place}.</source>
        <translation>Vous posez un indice vierge sur {place}.</translation>
    </message>
    <message>
        <source>You place the hint {hint} on {place}.</source>
        <translation>Vous posez l’indice {hint} sur {place}.</translation>
    </message>
    <message>
        <source>You declare the yōkai at peace.</source>
        <translation>Vous déclarez les yōkai apaisés.</translation>
    </message>
    <message>
        <source>Kitsune</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>Kitsune</translation>
    </message>
    <message>
        <source>Kappa</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Rokurokubi</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>Rokurokubi</translation>
    </message>
    <message>
        <source>Oni</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>Oni</translation>
    </message>
    <message>
        <source>Custom game</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>Sur mesure</translation>
    </message>
    <message>
        <source>Hints stay face down: they only lock a card.</source>
        <translation>Les indices restent cachés : ils ne font que verrouiller.</translation>
    </message>
    <message>
        <source>{family}: together</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>{family} : réunie</translation>
    </message>
    <message>
        <source>{family}: scattered</source>
        <extracomment>the Yōkai table</extracomment>
        <translation>{family} : dispersée</translation>
    </message>
    <message>
        <source>up to {points}</source>
        <translation>jusqu’à {points}</translation>
    </message>
    <message>
        <source>{points} or more</source>
        <translation>{points} ou plus</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>The yōkai are at peace: you win!</source>
        <translation>Les yōkai sont apaisés : c’est gagné !</translation>
    </message>
    <message>
        <source>The yōkai are not at peace: you lose.</source>
        <translation>Les yōkai ne sont pas apaisés : c’est perdu.</translation>
    </message>
</context>
<context>
    <name>YokaiAid</name>
    <message>
        <source>Player aid</source>
        <extracomment>Yōkai: the player aid</extracomment>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Points of a won game</source>
        <translation>Points d’une partie gagnée</translation>
    </message>
    <message>
        <source>Victory</source>
        <extracomment>Yōkai: the player aid</extracomment>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>Yōkai: the player aid</extracomment>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>To win</source>
        <extracomment>Yōkai: the player aid</extracomment>
        <translation>Pour gagner</translation>
    </message>
    <message>
        <source>Hint still face down</source>
        <translation>Indice encore face cachée</translation>
    </message>
    <message>
        <source>Hint turned up, not placed</source>
        <translation>Indice révélé, non posé</translation>
    </message>
    <message>
        <source>Hint placed correctly</source>
        <translation>Indice bien placé</translation>
    </message>
    <message>
        <source>Hint placed wrongly</source>
        <translation>Indice mal placé</translation>
    </message>
    <message>
        <source>Turn up a hint, or place one: its card is locked.</source>
        <translation>Révélez un indice, ou posez-en un : sa carte est verrouillée.</translation>
    </message>
    <message>
        <source>Turn up a hint, or place the top one of the stack: its card is locked.</source>
        <translation>Révélez un indice, ou posez celui du dessus de la pile : sa carte est verrouillée.</translation>
    </message>
    <message>
        <source>Prepare a blank hint, or place one: its card is locked.</source>
        <translation>Préparez un indice vierge, ou posez-en un : sa carte est verrouillée.</translation>
    </message>
    <message>
        <source>Look at two cards in secret, one after the other.</source>
        <translation>Regardez deux cartes en secret, l’une après l’autre.</translation>
    </message>
    <message>
        <source>Move one card; all cards must stay connected by their sides.</source>
        <translation>Déplacez une carte ; toutes doivent rester reliées par les côtés.</translation>
    </message>
    <message>
        <source>Each family forms one group, joined by its sides.</source>
        <translation>Chaque famille forme un seul groupe, relié par les côtés.</translation>
    </message>
    <message>
        <source>Every affinity holds: one card of each family touches the other.</source>
        <translation>Chaque affinité est respectée : les deux familles se touchent.</translation>
    </message>
    <message>
        <source>All sixteen cards form the shape.</source>
        <translation>Les seize cartes dessinent la forme.</translation>
    </message>
    <message>
        <source>Declare at the start of a turn, or play until the last hint is placed.</source>
        <translation>Déclarez au début d’un tour, ou jouez jusqu’à la pose du dernier indice.</translation>
    </message>
</context>
<context>
    <name>YokaiGuide</name>
    <message>
        <source>If you believe that every family is together, declare now: unused hints are worth more than used ones.</source>
        <translation>Si vous pensez que chaque famille est réunie, déclarez maintenant : les indices non utilisés valent plus que les autres.</translation>
    </message>
    <message>
        <source>Every turn has three steps: look at two cards, move one, give a hint. Nobody may say what lies where.</source>
        <translation>Un tour a trois étapes : regarder deux cartes, en déplacer une, donner un indice. Et l’on ne dit jamais ce qui se trouve où.</translation>
    </message>
    <message>
        <source>Remember this card. In the first turns look at cards nobody has seen yet, later at those you are unsure of. With the key N you can note what a card may be, if your memory aid allows notes.</source>
        <translation>Retenez cette carte. Aux premiers tours, regardez des cartes que personne n’a vues ; plus tard, celles dont vous doutez. La touche N permet de noter ce qu’une carte peut être, si votre aide-mémoire admet les notes.</translation>
    </message>
    <message>
        <source>A card you have looked at, put beside one you know, tells your partners: these two belong together.</source>
        <translation>Une carte que vous avez regardée, mise à côté d’une carte connue, dit à vos partenaires : ces deux-là vont ensemble.</translation>
    </message>
    <message>
        <source>Nothing to join? Then move a card you have not looked at: partners read nothing into it.</source>
        <translation>Rien à réunir ? Déplacez alors une carte que vous n’avez pas regardée : vos partenaires n’y liront rien.</translation>
    </message>
    <message>
        <source>All cards are face up: see which families were together.</source>
        <translation>Toutes les cartes sont visibles : voyez quelles familles étaient réunies.</translation>
    </message>
    <message>
        <source>Turn up a hint now. From the next turn on it can be placed on a card you know.</source>
        <translation>Révélez un indice maintenant. Dès le tour suivant, on pourra le poser sur une carte connue.</translation>
    </message>
    <message>
        <source>Place a hint only where it is right, on a card that can stay where it is: your partners will gather its family around it.</source>
        <translation>Ne posez un indice que là où il est juste, sur une carte qui peut rester en place : vos partenaires rassembleront sa famille autour d’elle.</translation>
    </message>
    <message>
        <source>A placed hint is a promise: the card is of a family it names, and it is where it belongs.</source>
        <translation>Un indice posé est une promesse : la carte est d’une famille qu’il nomme et se trouve à sa place.</translation>
    </message>
    <message>
        <source>Partners who move a card they have looked at next to one they know are saying: same family. An unseen card that moves says nothing.</source>
        <translation>Un partenaire qui déplace une carte regardée à côté d’une carte connue dit : même famille. Une carte jamais vue qui bouge ne dit rien.</translation>
    </message>
    <message>
        <source>Watch which cards your partners look at: only those can mean something when they move.</source>
        <translation>Observez quelles cartes vos partenaires regardent : seules celles-là peuvent avoir un sens quand elles bougent.</translation>
    </message>
</context>
<context>
    <name>YokaiMeaning</name>
    <message>
        <source>{name} has not moved yet.</source>
        <translation>{name} n’a encore rien déplacé.</translation>
    </message>
    <message>
        <source>{name} had looked at {card} and at {others} beside it: by the conventions they are of one family.</source>
        <translation>{name} avait regardé {card} et {others} à côté : selon les conventions, elles sont de la même famille.</translation>
    </message>
    <message>
        <source>{name} had looked at {card} and at {others} beside it: by the conventions it is of the family of one of them.</source>
        <translation>{name} avait regardé {card} et {others} à côté : selon les conventions, elle est de la famille de l’une d’elles.</translation>
    </message>
    <message>
        <source>{name} had looked at {card}, but at no card beside it: perhaps it is of the family of {either}.</source>
        <translation>{name} avait regardé {card}, mais aucune carte voisine : elle est peut-être de la famille de {either}.</translation>
    </message>
    <message>
        <source>It was taken away from {others}, which {name} had looked at too: another family.</source>
        <translation>{name} avait aussi regardé {others}, et l’en a éloignée : une autre famille.</translation>
    </message>
    <message>
        <source>{name} had not looked at {card}: its move says nothing.</source>
        <translation>{name} n’avait pas regardé {card} : ce déplacement ne dit rien.</translation>
    </message>
    <message>
        <source>The hint is a promise: {card} is {hint} and lies where it belongs.</source>
        <translation>L’indice est une promesse : {card} est {hint} et se trouve à sa place.</translation>
    </message>
    <message>
        <source>The blank hint says that {card} can stay there.</source>
        <translation>L’indice vierge dit que {card} peut rester là.</translation>
    </message>
    <message>
        <source>No hint turned up was surely right for a card in its place.</source>
        <translation>Aucun indice révélé ne convenait à coup sûr à une carte bien placée.</translation>
    </message>
    <message>
        <source>There was no hint to place: one was turned up.</source>
        <translation>Il n’y avait pas d’indice à poser : un autre a été révélé.</translation>
    </message>
</context>
<context>
    <name>YokaiNotes</name>
    <message>
        <source>{noted}/{all}</source>
        <extracomment>Yōkai: the pad on which a player notes what a card may be</extracomment>
        <translation>{noted}/{all}</translation>
    </message>
    <message>
        <source>Your note</source>
        <extracomment>Yōkai: the pad on which a player notes what a card may be</extracomment>
        <translation>Votre note</translation>
    </message>
    <message>
        <source>1–4: it may be · Shift+1–4: it is not · Arrow keys: next card</source>
        <translation>1–4 : peut-être · Maj+1–4 : pas · Flèches : carte suivante</translation>
    </message>
    <message>
        <source>Same family… (S)</source>
        <translation>Même famille… (S)</translation>
    </message>
    <message>
        <source>Clear (0)</source>
        <extracomment>Yōkai: the pad on which a player notes what a card may be</extracomment>
        <translation>Effacer (0)</translation>
    </message>
    <message>
        <source>Done (N)</source>
        <extracomment>Yōkai: the pad on which a player notes what a card may be</extracomment>
        <translation>Terminé (N)</translation>
    </message>
    <message>
        <source>Same… (S)</source>
        <extracomment>Yōkai: the pad on which a player notes what a card may be</extracomment>
        <translation>Même… (S)</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <extracomment>Yōkai: the pad on which a player notes what a card may be</extracomment>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>Click the card of the same family.</source>
        <translation>Cliquez sur la carte de la même famille.</translation>
    </message>
    <message>
        <source>on the card at {place}</source>
        <translation>sur la carte en {place}</translation>
    </message>
    <message>
        <source>is {family}</source>
        <extracomment>Yōkai: the pad on which a player notes what a card may be</extracomment>
        <translation>est {family}</translation>
    </message>
    <message>
        <source>not {families}</source>
        <extracomment>Yōkai: the pad on which a player notes what a card may be</extracomment>
        <translation>pas {families}</translation>
    </message>
    <message>
        <source>same family as {place}</source>
        <translation>même famille que {place}</translation>
    </message>
    <message>
        <source>Notes are off: choose them as memory aid in Settings.</source>
        <translation>Notes désactivées : choisissez-les comme aide-mémoire dans les réglages.</translation>
    </message>
    <message>
        <source>{card}, note: {note}</source>
        <translation>{card}, note : {note}</translation>
    </message>
</context>
<context>
    <name>YokaiReasons</name>
    <message>
        <source>Brought it to {card}, a card of its family.</source>
        <translation>L’a amenée en {card}, auprès de sa famille.</translation>
    </message>
    <message>
        <source>Was {percent}% sure everyone was together.</source>
        <translation>Certitude que tout est réuni : {percent} %.</translation>
    </message>
    <message>
        <source>No move would have made a win more likely ({percent}%).</source>
        <translation>Aucun déplacement n’aurait rapproché la victoire ({percent} %).</translation>
    </message>
    <message>
        <source>Knowing this card will show what to move.</source>
        <translation>Connaître cette carte dira quoi déplacer.</translation>
    </message>
    <message>
        <source>Knew the least about this card.</source>
        <translation>C’était la carte la moins connue.</translation>
    </message>
    <message>
        <source>Wanted to be surer of this card.</source>
        <translation>Un doute subsistait sur cette carte.</translation>
    </message>
    <message>
        <source>Had to look at a card, and knew this one.</source>
        <translation>Il fallait regarder une carte ; celle-ci était connue.</translation>
    </message>
    <message>
        <source>Joins the card to its family.</source>
        <translation>Réunit la carte à sa famille.</translation>
    </message>
    <message>
        <source>The card stays with its family, but in a better place.</source>
        <translation>La carte reste avec sa famille, mais mieux placée.</translation>
    </message>
    <message>
        <source>It may be family of a card beside it.</source>
        <translation>Elle est peut-être de la famille d’une carte voisine.</translation>
    </message>
    <message>
        <source>The shape needs a card there.</source>
        <translation>La forme demande une carte à cet endroit.</translation>
    </message>
    <message>
        <source>Makes room for another card.</source>
        <translation>Fait de la place pour une autre carte.</translation>
    </message>
    <message>
        <source>Had nothing to join, so an unknown card had to move.</source>
        <translation>Rien à réunir : une carte inconnue devait bouger.</translation>
    </message>
    <message>
        <source>Had to move a card, and this one harms least.</source>
        <translation>Déplacement obligé, et celui-ci gêne le moins.</translation>
    </message>
    <message>
        <source>The card is where it belongs, and the hint is right.</source>
        <translation>La carte est à sa place, et l’indice est juste.</translation>
    </message>
    <message>
        <source>The card is where it belongs, and the hint was news to others.</source>
        <translation>La carte est à sa place, et l’indice apprenait du neuf aux autres.</translation>
    </message>
    <message>
        <source>Had to place a hint.</source>
        <translation>Il fallait poser un indice.</translation>
    </message>
    <message>
        <source>No card was surely in its place for the hints turned up.</source>
        <translation>Aucune carte n’était à coup sûr à sa place pour les indices révélés.</translation>
    </message>
    <message>
        <source>No hint was turned up.</source>
        <translation>Aucun indice n’était révélé.</translation>
    </message>
    <message>
        <source>Knew it was {family}.</source>
        <translation>Savait que c’était {family}.</translation>
    </message>
    <message>
        <source>Thought it was {family} ({percent}%).</source>
        <translation>Famille supposée : {family} ({percent} %).</translation>
    </message>
</context>
<context>
    <name>YokaiReview</name>
    <message>
        <source>best</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>choisi</translation>
    </message>
    <message>
        <source>Look at {card}</source>
        <translation>Regarder {card}</translation>
    </message>
    <message>
        <source>Move {card} to {where}</source>
        <translation>Déplacer {card} en {where}</translation>
    </message>
    <message>
        <source>Prepare a hint</source>
        <translation>Préparer un indice</translation>
    </message>
    <message>
        <source>Turn up a hint</source>
        <translation>Révéler un indice</translation>
    </message>
    <message>
        <source>Blank hint on {card}</source>
        <translation>Indice vierge sur {card}</translation>
    </message>
    <message>
        <source>{hint} on {card}</source>
        <translation>Indice {hint} sur {card}</translation>
    </message>
    <message>
        <source>Declare the yōkai at peace</source>
        <translation>Déclarer les yōkai apaisés</translation>
    </message>
    <message>
        <source>look at {card}</source>
        <comment>inside a sentence</comment>
        <translation>regarder {card}</translation>
    </message>
    <message>
        <source>move {card} to {where}</source>
        <comment>inside a sentence</comment>
        <translation>déplacer {card} en {where}</translation>
    </message>
    <message>
        <source>prepare a hint</source>
        <comment>inside a sentence</comment>
        <translation>préparer un indice</translation>
    </message>
    <message>
        <source>turn up a hint</source>
        <comment>inside a sentence</comment>
        <translation>révéler un indice</translation>
    </message>
    <message>
        <source>the blank hint on {card}</source>
        <comment>inside a sentence</comment>
        <translation>l’indice vierge sur {card}</translation>
    </message>
    <message>
        <source>the hint {hint} on {card}</source>
        <comment>inside a sentence</comment>
        <translation>l’indice {hint} sur {card}</translation>
    </message>
    <message>
        <source>declare the yōkai at peace</source>
        <comment>inside a sentence</comment>
        <translation>déclarer les yōkai apaisés</translation>
    </message>
    <message>
        <source>You looked at {card}.</source>
        <translation>Vous avez regardé {card}.</translation>
    </message>
    <message>
        <source>You moved {card} to {where}.</source>
        <translation>Vous avez déplacé {card} en {where}.</translation>
    </message>
    <message>
        <source>You prepared a hint.</source>
        <translation>Vous avez préparé un indice.</translation>
    </message>
    <message>
        <source>You turned up a hint.</source>
        <translation>Vous avez révélé un indice.</translation>
    </message>
    <message>
        <source>You placed a blank hint on {card}.</source>
        <translation>Vous avez posé un indice vierge sur {card}.</translation>
    </message>
    <message>
        <source>You placed the hint {hint} on {card}.</source>
        <translation>Vous avez posé l’indice {hint} sur {card}.</translation>
    </message>
    <message>
        <source>You declared the yōkai at peace.</source>
        <translation>Vous avez déclaré les yōkai apaisés.</translation>
    </message>
    <message>
        <source>{name} looked at {card}.</source>
        <translation>{name} a regardé {card}.</translation>
    </message>
    <message>
        <source>{name} moved {card} to {where}.</source>
        <translation>{name} a déplacé {card} en {where}.</translation>
    </message>
    <message>
        <source>{name} prepared a hint.</source>
        <translation>{name} a préparé un indice.</translation>
    </message>
    <message>
        <source>{name} turned up a hint.</source>
        <translation>{name} a révélé un indice.</translation>
    </message>
    <message>
        <source>{name} placed a blank hint on {card}.</source>
        <translation>{name} a posé un indice vierge sur {card}.</translation>
    </message>
    <message>
        <source>{name} placed the hint {hint} on {card}.</source>
        <translation>{name} a posé l’indice {hint} sur {card}.</translation>
    </message>
    <message>
        <source>{name} declared the yōkai at peace.</source>
        <translation>{name} a déclaré les yōkai apaisés.</translation>
    </message>
    <message numerus="yes">
        <source>At peace, %n point(s)</source>
        <translation>
            <numerusform>Yōkai apaisés, %n point</numerusform>
            <numerusform>Yōkai apaisés, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Turn {turn}, a look</source>
        <translation>Tour {turn}, carte à regarder</translation>
    </message>
    <message>
        <source>Turn {turn}, the move</source>
        <translation>Tour {turn}, le déplacement</translation>
    </message>
    <message>
        <source>Turn {turn}, the hint</source>
        <translation>Tour {turn}, l’indice</translation>
    </message>
    <message>
        <source>Turn {turn}, at its start</source>
        <translation>Tour {turn}, au début</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>points</translation>
    </message>
    <message>
        <source>chance to win the game</source>
        <translation>chances de gagner la partie</translation>
    </message>
    <message>
        <source>Yet it gives away about {points} points of the result.</source>
        <translation>Pourtant, cela coûte environ {points} points du résultat.</translation>
    </message>
    <message>
        <source>The cards had to form this shape: {shape}.</source>
        <translation>Les cartes devaient prendre cette forme : {shape}.</translation>
    </message>
    <message>
        <source>turned up</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>révélés</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) face down</source>
        <translation>
            <numerusform>%n indice face cachée</numerusform>
            <numerusform>%n indices face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>seen by {name}</source>
        <translation>vu par {name}</translation>
    </message>
    <message>
        <source>believed, in %</source>
        <translation>supposé, en %</translation>
    </message>
    <message>
        <source>believed wrongly</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>supposé à tort</translation>
    </message>
    <message>
        <source>What this told the partners</source>
        <translation>Ce que vos partenaires y ont lu</translation>
    </message>
    <message>
        <source>It told the partners nothing new.</source>
        <translation>Cela n’a rien appris aux partenaires.</translation>
    </message>
    <message>
        <source>The yōkai could have been declared at peace here: all was in place, and likely enough.</source>
        <translation>On aurait pu ici les déclarer apaisés : tout était en place, et assez sûr.</translation>
    </message>
    <message numerus="yes">
        <source>Peace could have been declared %n turn(s) earlier.</source>
        <translation>
            <numerusform>On aurait pu les déclarer apaisés %n tour plus tôt.</numerusform>
            <numerusform>On aurait pu les déclarer apaisés %n tours plus tôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses are given in hundredths of the result: 100 would be {highest} points.</source>
        <translation>Les pertes sont données en centièmes du résultat : 100 vaudrait {highest} points.</translation>
    </message>
    <message>
        <source>It was {family}; the odds were {percent}%.</source>
        <translation>C’était {family} ; la probabilité était de {percent} %.</translation>
    </message>
    <message>
        <source>You can read {card} as {family}, {percent}%.</source>
        <translation>Vous pouvez y lire {card} : {family}, {percent} %.</translation>
    </message>
    <message>
        <source>{name} reads {card} as {family}, {percent}%.</source>
        <translation>{name} y lit {card} : {family}, {percent} %.</translation>
    </message>
    <message>
        <source>That is misleading.</source>
        <translation>C’est trompeur.</translation>
    </message>
    <message>
        <source>Every family was very likely together.</source>
        <translation>Chaque famille était très probablement réunie.</translation>
    </message>
    <message>
        <source>No move would have made a win more likely.</source>
        <translation>Aucun déplacement n’aurait rapproché la victoire.</translation>
    </message>
    <message>
        <source>Knowing this card shows what to move.</source>
        <translation>Une fois connue, cette carte dira quoi déplacer.</translation>
    </message>
    <message>
        <source>No other card is less known.</source>
        <translation>Aucune carte n’est moins connue.</translation>
    </message>
    <message>
        <source>Makes sure of a card that is almost known.</source>
        <translation>Confirmation d’une carte presque connue.</translation>
    </message>
    <message>
        <source>Brings the card to its family.</source>
        <translation>La carte rejoint sa famille.</translation>
    </message>
    <message>
        <source>The card stays with its family, in a better place.</source>
        <translation>La carte reste avec sa famille, mieux placée.</translation>
    </message>
    <message>
        <source>A card must be looked at; this one is known.</source>
        <translation>Il faut regarder une carte ; celle-ci est connue.</translation>
    </message>
    <message>
        <source>With nothing to join, an unknown card moves.</source>
        <translation>Rien à réunir : c’est une carte inconnue qui bouge.</translation>
    </message>
    <message>
        <source>A card must move, and this one harms least.</source>
        <translation>Il faut déplacer une carte, et celle-ci gêne le moins.</translation>
    </message>
    <message>
        <source>The card is in its place, and the hint is right.</source>
        <translation>La carte est à sa place, et l’indice est juste.</translation>
    </message>
    <message>
        <source>The card is in its place, and the hint is news to others.</source>
        <translation>La carte est à sa place, et l’indice apprend du neuf aux autres.</translation>
    </message>
    <message>
        <source>A hint must be placed.</source>
        <translation>Il faut poser un indice.</translation>
    </message>
    <message>
        <source>No card is surely in its place for the hints turned up.</source>
        <translation>Aucune carte n’est à coup sûr à la bonne place pour les indices révélés.</translation>
    </message>
    <message>
        <source>No hint is turned up yet.</source>
        <translation>Aucun indice n’est révélé.</translation>
    </message>
    <message>
        <source>Which card do you look at?</source>
        <translation>Quelle carte regarder ?</translation>
    </message>
    <message>
        <source>Which card do you move, and where?</source>
        <translation>Quelle carte déplacer, et où ?</translation>
    </message>
    <message>
        <source>Turn up a hint, or place one?</source>
        <translation>Révéler un indice ou en poser un ?</translation>
    </message>
    <message>
        <source>Are the yōkai all at peace?</source>
        <translation>Les yōkai sont-ils tous apaisés ?</translation>
    </message>
    <message>
        <source>Number of this turn.</source>
        <translation>Numéro de ce tour.</translation>
    </message>
    <message>
        <source>Hints still face down.</source>
        <translation>Indices encore face cachée.</translation>
    </message>
    <message>
        <source>Which card would teach you the most?</source>
        <translation>Quelle carte vous apprendrait le plus ?</translation>
    </message>
    <message>
        <source>Which card belongs elsewhere, and what would the move tell?</source>
        <translation>Quelle carte n’est pas à sa place, et que dirait le déplacement ?</translation>
    </message>
    <message>
        <source>Is any card surely in its place?</source>
        <translation>Une carte est-elle à coup sûr à sa place ?</translation>
    </message>
    <message>
        <source>How sure are you of every family?</source>
        <translation>Quelle certitude avez-vous pour chaque famille ?</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) still needed</source>
        <translation>
            <numerusform>encore %n déplacement</numerusform>
            <numerusform>encore %n déplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>the team knew {percent}</source>
        <translation>l’équipe savait {percent}</translation>
    </message>
    <message>
        <source>peace was possible</source>
        <translation>apaisement possible</translation>
    </message>
    <message>
        <source>declared</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>déclaré</translation>
    </message>
    <message>
        <source>peace</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>apaisés</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>moves still needed</source>
        <translation>déplacements restants</translation>
    </message>
    <message>
        <source>what the team knew</source>
        <translation>ce que l’équipe savait</translation>
    </message>
    <message>
        <source>peace is possible</source>
        <translation>apaisement possible</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>the review of a game of Yōkai</extracomment>
        <translation>Tour</translation>
    </message>
</context>
<context>
    <name>YokaiSpoken</name>
    <message>
        <source>You are here: {card}.</source>
        <translation>Vous êtes ici : {card}.</translation>
    </message>
    <message>
        <source>You have seen {family} there.</source>
        <translation>Vous y avez vu {family}.</translation>
    </message>
    <message>
        <source>Looked at lately: {names}.</source>
        <translation>Vue récemment par : {names}.</translation>
    </message>
    <message numerus="yes">
        <source>It can go to %n places.</source>
        <translation>
            <numerusform>Elle peut aller à %n place.</numerusform>
            <numerusform>Elle peut aller à %n places.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>screen readers: sentences at the table of Yōkai</extracomment>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>screen readers: sentences at the table of Yōkai</extracomment>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Above</source>
        <extracomment>screen readers: sentences at the table of Yōkai</extracomment>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>Below</source>
        <extracomment>screen readers: sentences at the table of Yōkai</extracomment>
        <translation>Au-dessous</translation>
    </message>
    <message>
        <source>{place} is empty</source>
        <translation>{place} est vide</translation>
    </message>
    <message>
        <source>Nothing is kept for you: see Memory aid in Settings.</source>
        <translation>Rien n’est retenu pour vous : voyez l’aide-mémoire dans les réglages.</translation>
    </message>
    <message>
        <source>You looked last at the cards now on {places}.</source>
        <translation>Vous avez regardé en dernier les cartes qui sont en {places}.</translation>
    </message>
    <message>
        <source>Nothing has been kept yet.</source>
        <translation>Rien n’a encore été retenu.</translation>
    </message>
    <message>
        <source>Declared now, with every hint right: at most {points}, {victory}.</source>
        <translation>En déclarant maintenant, si chaque indice est bien placé : {points} au plus, {victory}.</translation>
    </message>
    <message>
        <source>Your last turn: {deeds}.</source>
        <translation>Votre dernier tour : {deeds}.</translation>
    </message>
    <message>
        <source>{name} is no place: type a letter and a number.</source>
        <translation>{name} n’est pas une place : tapez une lettre et un nombre.</translation>
    </message>
    <message>
        <source>No card lies at {place}.</source>
        <translation>Il n’y a pas de carte en {place}.</translation>
    </message>
    <message>
        <source>No card lies in that direction.</source>
        <translation>Il n’y a pas de carte dans cette direction.</translation>
    </message>
    <message>
        <source>Turn {turn}, your turn. Choose a first card to see.</source>
        <translation>Tour {turn}, à vous de jouer. Choisissez une première carte à voir.</translation>
    </message>
    <message>
        <source>Choose a second card to see.</source>
        <translation>Choisissez une deuxième carte à voir.</translation>
    </message>
    <message>
        <source>Now move a card.</source>
        <translation>Déplacez maintenant une carte.</translation>
    </message>
    <message>
        <source>Now prepare a hint.</source>
        <translation>Préparez maintenant un indice.</translation>
    </message>
    <message>
        <source>Now turn up a hint.</source>
        <translation>Révélez maintenant un indice.</translation>
    </message>
    <message>
        <source>Now place a hint.</source>
        <translation>Posez maintenant un indice.</translation>
    </message>
    <message>
        <source>Now prepare a hint, or place one.</source>
        <translation>Préparez maintenant un indice, ou posez-en un.</translation>
    </message>
    <message>
        <source>Now turn up a hint, or place one.</source>
        <translation>Révélez maintenant un indice, ou posez-en un.</translation>
    </message>
    <message numerus="yes">
        <source>%n hints face down.</source>
        <translation>
            <numerusform>%n indice face cachée.</numerusform>
            <numerusform>%n indices face cachée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank hints ready.</source>
        <translation>
            <numerusform>%n indice vierge prêt.</numerusform>
            <numerusform>%n indices vierges prêts.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}, {hint}</source>
        <comment>the key and the hint</comment>
        <extracomment>screen readers: sentences at the table of Yōkai</extracomment>
        <translation>{number}, {hint}</translation>
    </message>
    <message>
        <source>Hints turned up: {hints}.</source>
        <translation>Indices révélés : {hints}.</translation>
    </message>
    <message>
        <source>{hint} on {place}</source>
        <comment>a placed hint</comment>
        <translation>{hint} sur {place}</translation>
    </message>
    <message>
        <source>No hint has been placed.</source>
        <translation>Aucun indice n’est posé.</translation>
    </message>
    <message>
        <source>Placed: {hints}.</source>
        <extracomment>screen readers: sentences at the table of Yōkai</extracomment>
        <translation>Indices posés : {hints}.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is lifted. It can go to %n places.</source>
        <translation>
            <numerusform>{place} est en main. Cette carte peut aller à %n place.</numerusform>
            <numerusform>{place} est en main. Cette carte peut aller à %n places.</numerusform>
        </translation>
    </message>
    <message>
        <source>A blank hint is in your hand. Choose its card.</source>
        <translation>Un indice vierge est en main. Choisissez sa carte.</translation>
    </message>
    <message>
        <source>The hint {hint} is in your hand. Choose its card.</source>
        <translation>L’indice {hint} est en main. Choisissez sa carte.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <extracomment>screen readers: sentences at the table of Yōkai</extracomment>
        <translation>Reposé.</translation>
    </message>
    <message>
        <source>Place the blank hint on {place}?</source>
        <translation>Poser l’indice vierge sur {place} ?</translation>
    </message>
    <message>
        <source>Place the hint {hint} on {place}?</source>
        <translation>Poser l’indice {hint} sur {place} ?</translation>
    </message>
    <message>
        <source>That card is then locked for the whole game. This cannot be undone.</source>
        <translation>La carte sera verrouillée pour toute la partie, sans retour possible.</translation>
    </message>
    <message>
        <source>Enter: place it. Escape: put it back.</source>
        <translation>Entrée : le poser. Échap : le reprendre.</translation>
    </message>
    <message>
        <source>The shape {shape} is formed.</source>
        <translation>La forme {shape} est réalisée.</translation>
    </message>
    <message>
        <source>The shape {shape} is not formed.</source>
        <translation>La forme {shape} n’est pas réalisée.</translation>
    </message>
    <message numerus="yes">
        <source>%n hints were placed correctly.</source>
        <translation>
            <numerusform>%n indice était bien placé.</numerusform>
            <numerusform>%n indices étaient bien placés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints were placed wrongly.</source>
        <translation>
            <numerusform>%n indice était mal placé.</numerusform>
            <numerusform>%n indices étaient mal placés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints still face down: {points}.</source>
        <translation>Indices encore face cachée : {points}.</translation>
    </message>
    <message>
        <source>Hints turned up, not placed: {points}.</source>
        <translation>Indices révélés, non posés : {points}.</translation>
    </message>
    <message>
        <source>Hints placed correctly: {points}.</source>
        <translation>Indices bien placés : {points}.</translation>
    </message>
    <message>
        <source>Hints placed wrongly: {points}.</source>
        <translation>Indices mal placés : {points}.</translation>
    </message>
    <message>
        <source>In all {points}: {victory}.</source>
        <translation>En tout {points} : {victory}.</translation>
    </message>
</context>
<context>
    <name>YokaiTable</name>
    <message>
        <source>Turns</source>
        <extracomment>Yōkai: buttons at the table</extracomment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Show the turns again (R)</source>
        <translation>Revoir les tours (R)</translation>
    </message>
    <message>
        <source>List of the turns (L)</source>
        <translation>Liste des tours (L)</translation>
    </message>
    <message>
        <source>Show the turn again</source>
        <translation>Revoir le tour</translation>
    </message>
    <message>
        <source>Show the turns again</source>
        <translation>Revoir les tours</translation>
    </message>
</context>
<context>
    <name>YokaiTurns</name>
    <message>
        <source>The trace stays until you end your turn · R: again</source>
        <translation>La trace reste jusqu’à la fin de votre tour · R : revoir</translation>
    </message>
    <message>
        <source>No turn is shown any more.</source>
        <translation>Plus aucun tour n’est montré.</translation>
    </message>
    <message>
        <source>{name}, turn {turn}</source>
        <translation>{name}, tour {turn}</translation>
    </message>
    <message>
        <source>prepared</source>
        <extracomment>Yōkai: what players did, below their name: they look, move, place</extracomment>
        <translation>préparé</translation>
    </message>
    <message>
        <source>turned up</source>
        <extracomment>Yōkai: what players did, below their name: they look, move, place</extracomment>
        <translation>révélé</translation>
    </message>
    <message>
        <source>turned up {hint}</source>
        <comment>on a plate</comment>
        <translation>révélé : {hint}</translation>
    </message>
    <message>
        <source>on {place}</source>
        <extracomment>Yōkai: what players did, below their name: they look, move, place</extracomment>
        <translation>sur {place}</translation>
    </message>
    <message>
        <source>{hint} on {place}</source>
        <translation>{hint} sur {place}</translation>
    </message>
    <message>
        <source>{name}. Has not played yet.</source>
        <translation>{name}. N’a pas encore joué.</translation>
    </message>
    <message>
        <source>{name}. Last turn: {deeds}.</source>
        <translation>{name}. Dernier tour : {deeds}.</translation>
    </message>
    <message>
        <source>looked at {first}, then {second}</source>
        <translation>a regardé {first}, puis {second}</translation>
    </message>
    <message>
        <source>looked at {place}</source>
        <translation>a regardé {place}</translation>
    </message>
    <message>
        <source>looks at {place}</source>
        <translation>regarde {place}</translation>
    </message>
    <message>
        <source>moves {start} to {place}</source>
        <translation>déplace {start} en {place}</translation>
    </message>
    <message>
        <source>cannot move any card</source>
        <translation>ne peut déplacer aucune carte</translation>
    </message>
    <message>
        <source>prepares a blank hint</source>
        <translation>prépare un indice vierge</translation>
    </message>
    <message>
        <source>turns up the hint {hint}</source>
        <translation>révèle l’indice {hint}</translation>
    </message>
    <message>
        <source>places a blank hint on {place}</source>
        <translation>pose un indice vierge sur {place}</translation>
    </message>
    <message>
        <source>places the hint {hint} on {place}</source>
        <translation>pose l’indice {hint} sur {place}</translation>
    </message>
    <message>
        <source>says that all are at peace</source>
        <translation>dit que tous sont apaisés</translation>
    </message>
    <message>
        <source>look at {place}</source>
        <comment>you</comment>
        <translation>regardez {place}</translation>
    </message>
    <message>
        <source>move {start} to {place}</source>
        <comment>you</comment>
        <translation>déplacez {start} en {place}</translation>
    </message>
    <message>
        <source>cannot move any card</source>
        <comment>you</comment>
        <translation>ne pouvez déplacer aucune carte</translation>
    </message>
    <message>
        <source>prepare a blank hint</source>
        <comment>you</comment>
        <translation>préparez un indice vierge</translation>
    </message>
    <message>
        <source>turn up the hint {hint}</source>
        <comment>you</comment>
        <translation>révélez l’indice {hint}</translation>
    </message>
    <message>
        <source>place a blank hint on {place}</source>
        <comment>you</comment>
        <translation>posez un indice vierge sur {place}</translation>
    </message>
    <message>
        <source>place the hint {hint} on {place}</source>
        <comment>you</comment>
        <translation>posez l’indice {hint} sur {place}</translation>
    </message>
    <message>
        <source>say that all are at peace</source>
        <comment>you</comment>
        <translation>dites que tous sont apaisés</translation>
    </message>
    <message>
        <source>moved {start} to {place}</source>
        <translation>a déplacé {start} en {place}</translation>
    </message>
    <message>
        <source>could not move any card</source>
        <translation>n’a pu déplacer aucune carte</translation>
    </message>
    <message>
        <source>prepared a blank hint</source>
        <translation>a préparé un indice vierge</translation>
    </message>
    <message>
        <source>turned up the hint {hint}</source>
        <translation>a révélé l’indice {hint}</translation>
    </message>
    <message>
        <source>placed a blank hint on {place}</source>
        <translation>a posé un indice vierge sur {place}</translation>
    </message>
    <message>
        <source>placed the hint {hint} on {place}</source>
        <translation>a posé l’indice {hint} sur {place}</translation>
    </message>
    <message>
        <source>said that all are at peace</source>
        <translation>a dit que tous sont apaisés</translation>
    </message>
    <message>
        <source>moved {start} to {place}</source>
        <comment>after another deed</comment>
        <translation>déplacé {start} en {place}</translation>
    </message>
    <message>
        <source>prepared a blank hint</source>
        <comment>after another deed</comment>
        <translation>préparé un indice vierge</translation>
    </message>
    <message>
        <source>turned up the hint {hint}</source>
        <comment>after another deed</comment>
        <translation>révélé l’indice {hint}</translation>
    </message>
    <message>
        <source>placed a blank hint on {place}</source>
        <comment>after another deed</comment>
        <translation>posé un indice vierge sur {place}</translation>
    </message>
    <message>
        <source>placed the hint {hint} on {place}</source>
        <comment>after another deed</comment>
        <translation>posé l’indice {hint} sur {place}</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Personne n’a encore joué.</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Yōkai: what players did, below their name: they look, move, place</extracomment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Yōkai: what players did, below their name: they look, move, place</extracomment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>What this game asks for</source>
        <translation>Ce que demande cette partie</translation>
    </message>
    <message>
        <source>What everybody did, turn by turn</source>
        <translation>Ce que chacun a fait, tour par tour</translation>
    </message>
</context>
</TS>
