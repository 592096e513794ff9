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
        <source>The disk is full: the history could not be changed.</source>
        <translation>Le disque est plein : l'historique n'a pas pu être modifié.</translation>
    </message>
    <message>
        <source>The history cannot be written: its folder is read-only.</source>
        <translation>L'historique ne peut pas être écrit : son dossier est en lecture seule.</translation>
    </message>
    <message>
        <source>Another program is using the history. Please try again.</source>
        <translation>Un autre programme utilise l'historique. Veuillez réessayer.</translation>
    </message>
    <message>
        <source>This game cannot be read: its record is not whole.</source>
        <translation>Cette partie ne peut pas être lue : son enregistrement est incomplet.</translation>
    </message>
    <message>
        <source>The history could not be changed.</source>
        <translation>L'historique n'a pas pu être modifié.</translation>
    </message>
    <message>
        <source>The history cannot be opened now. Games that end meanwhile are kept beside it and will be added later.</source>
        <translation>L'historique ne peut pas être ouvert pour le moment. Les parties qui se terminent entre-temps sont conservées à côté et y seront ajoutées plus tard.</translation>
    </message>
    <message>
        <source>The history (%1) was written by a later version and is left as it is. Games that end now are kept beside it for that version.</source>
        <translation>L'historique (%1) a été écrit par une version plus récente et reste tel quel. Les parties qui se terminent maintenant sont conservées à côté pour cette version.</translation>
    </message>
    <message>
        <source>The history cannot be changed now. The game was kept beside it and will be added later.</source>
        <translation>L'historique ne peut pas être modifié pour le moment. La partie est conservée à côté et y sera ajoutée plus tard.</translation>
    </message>
    <message>
        <source>The unfinished game could not be put away: it stays saved, and the new one is not.</source>
        <translation>La partie en cours n'a pas pu être rangée : elle reste enregistrée, la nouvelle ne l'est pas.</translation>
    </message>
    <message>
        <source>The unfinished game could not be read. Its file was kept aside.</source>
        <translation>La partie en cours n'a pas pu être lue. Son fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>The history could not be read. It was kept aside as %1, and a new one was begun.</source>
        <translation>L'historique n'a pas pu être lu. Il a été mis de côté sous le nom %1, et un nouveau commence.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>wins as things are</source>
        <translation>remporte le pli pour l'instant</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>peut être choisie</translation>
    </message>
    <message>
        <source>may not be chosen now</source>
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
    <name>Controls</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Place dans la partie</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuer d'ici</translation>
    </message>
    <message>
        <source>Play on from this position as a new game</source>
        <translation>Jouer la suite comme une nouvelle partie</translation>
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
        <source>The deal of the day: today everybody has these cards.</source>
        <translation>La donne du jour : aujourd'hui, tout le monde a ces cartes.</translation>
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
        <source>Today</source>
        <translation>Aujourd'hui</translation>
    </message>
    <message>
        <source>The deal of the day, the same for everybody</source>
        <translation>La donne du jour, la même pour tout le monde</translation>
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
        <source>Declare peace</source>
        <translation>Déclarer la paix</translation>
    </message>
</context>
<context>
    <name>DeclareSheet</name>
    <message>
        <source>Are the spirits at peace?</source>
        <translation>Les esprits sont-ils en paix ?</translation>
    </message>
    <message>
        <source>All cards are turned up and the game ends. It is won only if every family hangs together and every condition is met.</source>
        <translation>On retourne toutes les cartes et la partie s'arrête. Elle n'est gagnée que si chaque famille est réunie et chaque condition remplie.</translation>
    </message>
    <message>
        <source>If so, it is worth up to {points}.</source>
        <translation>Elle vaut alors jusqu'à {points}.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Declare peace</source>
        <translation>Déclarer la paix</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>The families are at peace</source>
        <translation>Les familles sont en paix</translation>
    </message>
    <message>
        <source>The families are not at peace</source>
        <translation>Les familles ne sont pas en paix</translation>
    </message>
    <message>
        <source>All cards lie open: see what is missing.</source>
        <translation>Toutes les cartes sont visibles : voyez ce qui manque.</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Every family hangs together</source>
        <translation>Chaque famille est réunie</translation>
    </message>
    <message>
        <source>{one} and {other} touch</source>
        <translation>{one} et {other} se touchent</translation>
    </message>
    <message>
        <source>{shape} is formed</source>
        <translation>{shape} : figure formée</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Yokai Desktop is already open.</source>
        <translation>Yokai Desktop est déjà ouvert.</translation>
    </message>
    <message>
        <source>Two at once would write over each other's games. Use the open window.</source>
        <translation>Deux à la fois écraseraient les parties l'un de l'autre. Utilisez la fenêtre ouverte.</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Quelque chose s'est mal passé dans le programme.</translation>
    </message>
    <message>
        <source>Your game is saved. It continues from the last action.</source>
        <translation>Votre partie est gardée. Elle reprend à la dernière action.</translation>
    </message>
    <message>
        <source>You can go on; your games and settings are saved.</source>
        <translation>Vous pouvez continuer ; vos parties et vos réglages sont gardés.</translation>
    </message>
    <message>
        <source>A report was written. If this happens again, please send it to the developers: it is the newest file in the folder of the reports.</source>
        <translation>Un rapport a été écrit. Si cela se reproduit, envoyez-le aux développeurs : c'est le fichier le plus récent du dossier des rapports.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Show the reports</source>
        <translation>Montrer les rapports</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Place the hint</source>
        <translation>Poser l'indice</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Le remettre</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Reprendre le déplacement</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
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
        <source>what if</source>
        <translation>et si</translation>
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
    <message>
        <source>Septet</source>
        <translation>Septet</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Yōkai</source>
        <translation>Yōkai</translation>
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
</context>
<context>
    <name>GridTools</name>
    <message>
        <source>Whole</source>
        <translation>Tout voir</translation>
    </message>
    <message>
        <source>Show the whole grid (Z)</source>
        <translation>Montrer toute la grille (Z)</translation>
    </message>
    <message>
        <source>Nearer (+)</source>
        <translation>Plus près (+)</translation>
    </message>
    <message>
        <source>Farther (−)</source>
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
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>How partners speak</source>
        <translation>Leurs conventions</translation>
    </message>
    <message>
        <source>No more advice</source>
        <translation>Masquer les astuces</translation>
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
        <source>none yet</source>
        <translation>aucun encore</translation>
    </message>
    <message>
        <source>If all is well now, up to</source>
        <translation>Si tout va bien, jusqu'à</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <translation>Parties (*.json)</translation>
    </message>
    <message>
        <source>The disk is full: nothing was written.</source>
        <translation>Le disque est plein : rien n'a été écrit.</translation>
    </message>
    <message>
        <source>Nothing may be written there.</source>
        <translation>On ne peut pas écrire à cet endroit.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Le fichier n'a pas pu être écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n games written.</source>
        <translation>
            <numerusform>%n partie écrite.</numerusform>
            <numerusform>%n parties écrites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>L'import a été annulé.</translation>
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
        <source>%n known already.</source>
        <translation>
            <numerusform>%n déjà connue.</numerusform>
            <numerusform>%n déjà connues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large. Nothing was taken over.</source>
        <translation>Le fichier est trop grand. Rien n'a été repris.</translation>
    </message>
    <message>
        <source>This is no file of games. Nothing was taken over.</source>
        <translation>Ce n'est pas un fichier de parties. Rien n'a été repris.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was taken over.</source>
        <translation>Le disque est plein. Rien n'a été repris.</translation>
    </message>
    <message>
        <source>Another program is using the history. Nothing was taken over.</source>
        <translation>Un autre programme utilise l'historique. Rien n'a été repris.</translation>
    </message>
    <message>
        <source>The file comes from another version of the program. Nothing was taken over.</source>
        <translation>Le fichier vient d'une autre version du programme. Rien n'a été repris.</translation>
    </message>
    <message>
        <source>Game %1 of the file cannot be replayed. Nothing was taken over.</source>
        <translation>La partie %1 du fichier ne peut pas être rejouée. Rien n'a été repris.</translation>
    </message>
    <message>
        <source>The file could not be taken over.</source>
        <translation>Le fichier n'a pas pu être repris.</translation>
    </message>
    <message numerus="yes">
        <source>%n games kept</source>
        <translation>
            <numerusform>%n partie gardée</numerusform>
            <numerusform>%n parties gardées</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Name, deal code or date (2026-11)</source>
        <translation>Nom, code de donne ou date (2026-11)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Même donne</translation>
    </message>
    <message>
        <source>Play the same cards once more</source>
        <translation>Rejouer avec les mêmes cartes</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Avancement de l'import</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Les deux jeux</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Tous les modes</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game you play will be kept here.</source>
        <translation>Aucune partie n'est encore terminée. Toutes vos parties seront gardées ici.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Export all</source>
        <translation>Tout exporter</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisie</numerusform>
            <numerusform>%n choisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games?</source>
        <translation>
            <numerusform>Supprimer %n partie ?</numerusform>
            <numerusform>Supprimer %n parties ?</numerusform>
        </translation>
    </message>
    <message>
        <source>Their results leave the journey and the statistics too.</source>
        <translation>Leurs résultats quittent aussi le voyage et les statistiques.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Among yourselves</source>
        <translation>Entre vous</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Regardée</translation>
    </message>
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
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>former player</source>
        <translation>ancien joueur</translation>
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
        <translation>en 7 points</translation>
    </message>
    <message>
        <source>to 2 rounds</source>
        <translation>en 2 manches</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>gagnée par %1</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>sur mesure</translation>
    </message>
    <message>
        <source>level %1</source>
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
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
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
        <source>History</source>
        <translation>Historique</translation>
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
    <message>
        <source>Win tricks, capture four bosses, and never take a seventh trick first. 2 to 4 players.</source>
        <translation>Faites des plis, capturez quatre boss, et ne faites jamais le septième pli. De 2 à 4 joueurs.</translation>
    </message>
    <message>
        <source>Look, remember, move. Bring each family together without a word. Played together.</source>
        <translation>Regardez, retenez, déplacez. Réunissez chaque famille sans un mot. On joue ensemble.</translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message>
        <source>Custom games</source>
        <translation>Parties sur mesure</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seals</source>
        <translation>
            <numerusform>%1 sur %n sceau</numerusform>
            <numerusform>%1 sur %n sceaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Every seal is earned.</source>
        <translation>Tous les sceaux sont acquis.</translation>
    </message>
    <message>
        <source>%1: win level %2 for its first seal.</source>
        <translation>%1 : gagnez le niveau %2 pour son premier sceau.</translation>
    </message>
    <message>
        <source>%1: play level %2 again for %3.</source>
        <translation>%1 : rejouez le niveau %2 pour %3.</translation>
    </message>
    <message>
        <source>%1: reach %3 at level %2.</source>
        <translation>%1 : atteignez %3 au niveau %2.</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play</source>
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
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from %n points</source>
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
        <translation>Voyage</translation>
    </message>
</context>
<context>
    <name>JourneyStrip</name>
    <message>
        <source>Journey</source>
        <translation>Voyage</translation>
    </message>
    <message>
        <source>Open the journey</source>
        <translation>Ouvrir le voyage</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seals</source>
        <translation>
            <numerusform>%1 sur %n sceau</numerusform>
            <numerusform>%1 sur %n sceaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the journey &gt;</source>
        <translation>Ouvrir le voyage &gt;</translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>en cours</translation>
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
        <source>The unfinished game cannot be read now. Its file is left as it is.</source>
        <translation>La partie en cours ne peut pas être lue pour le moment. Son fichier reste tel quel.</translation>
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
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guide d'utilisation</translation>
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
    <message>
        <source>New game of Septet</source>
        <translation>Nouvelle partie de Septet</translation>
    </message>
    <message>
        <source>Progress at Septet</source>
        <translation>Progrès à Septet</translation>
    </message>
    <message>
        <source>New game of Yōkai</source>
        <translation>Nouvelle partie de Yōkai</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Voyage</translation>
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
        <translation>Les partenaires sont face à face. Nommez les joueurs, choisissez le niveau de l'ordinateur.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Name the people, choose the rest.</source>
        <translation>Chacun pour soi. Nommez les joueurs, choisissez le niveau de l'ordinateur.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Both 7s of a family in one trick</source>
        <translation>Les deux 7 d'une famille dans un pli</translation>
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
        <source>The first takes it</source>
        <translation>Le premier l'emporte</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>comme imprimé</translation>
    </message>
    <message>
        <source>The first ranks higher</source>
        <translation>Le premier prime</translation>
    </message>
    <message>
        <source>trump still wins</source>
        <translation>l'atout gagne toujours</translation>
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
        <source>Reached: %1</source>
        <translation>Atteint : %1</translation>
    </message>
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
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
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
        <source>Custom</source>
        <translation>Sur mesure</translation>
    </message>
    <message>
        <source>Combine the variants freely.</source>
        <translation>Combinez librement les variantes.</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Results belong to those who took part</source>
        <translation>Les résultats sont à ceux qui ont joué</translation>
    </message>
    <message>
        <source>Whoever plays under a name is kept here with what they have reached.</source>
        <translation>Qui joue sous un nom est gardé ici avec ce qu'il a atteint.</translation>
    </message>
    <message>
        <source>Nobody has played under a name yet.</source>
        <translation>Personne n'a encore joué sous un nom.</translation>
    </message>
    <message>
        <source>A new name</source>
        <translation>Un nouveau nom</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <translation>Un nom a au moins une lettre.</translation>
    </message>
    <message>
        <source>Somebody has this name already.</source>
        <translation>Quelqu'un porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>The new name stands in all games, old ones too.</source>
        <translation>Le nouveau nom vaut pour toutes les parties, même les anciennes.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <translation>Oublier %1 ?</translation>
    </message>
    <message>
        <source>The games can stay as those of a former player. Or they go too: all in which nobody else with a name took part.</source>
        <translation>Les parties peuvent rester, au nom d'un ancien joueur. Ou elles partent aussi : toutes celles où personne d'autre de nommé n'a joué.</translation>
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
        <source>Has not finished a game yet</source>
        <translation>N'a pas encore terminé de partie</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>last on %1</source>
        <translation>dernière le %1</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Voyage</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>File Folder</source>
        <comment>Match Windows Explorer</comment>
        <translation>Dossier de fichiers</translation>
    </message>
    <message>
        <source>%1 File</source>
        <comment>%1 is a file name suffix, for example txt</comment>
        <translation>Fichier %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Alias</source>
        <comment>macOS Finder</comment>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
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
        <source>Leave the unfinished game?</source>
        <translation>Quitter la partie en cours ?</translation>
    </message>
    <message>
        <source>It goes to the history as given up.</source>
        <translation>Elle rejoint l'historique comme abandonnée.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La quitter</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Whose games are shown</source>
        <translation>À qui sont les parties montrées</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Septet</source>
        <translation>Septet</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Voyage</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>This game is no longer there.</source>
        <translation>Cette partie n'est plus là.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Cartes visibles</translation>
    </message>
</context>
<context>
    <name>ResultScroll</name>
    <message>
        <source>{points}, the first rank</source>
        <translation>{points}, le premier rang</translation>
    </message>
    <message>
        <source>{points}, the second rank</source>
        <translation>{points}, le deuxième rang</translation>
    </message>
    <message>
        <source>{points}, the highest rank</source>
        <translation>{points}, le plus haut rang</translation>
    </message>
    <message>
        <source>Hints still face down</source>
        <translation>Indices restés face cachée</translation>
    </message>
    <message>
        <source>Turned up, not placed</source>
        <translation>Révélés, non posés</translation>
    </message>
    <message>
        <source>Placed truly</source>
        <translation>Posés, vrais</translation>
    </message>
    <message>
        <source>Placed falsely</source>
        <translation>Posés, faux</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Pas cette fois</translation>
    </message>
    <message>
        <source>A lost game counts no points.</source>
        <translation>Une partie perdue ne compte pas de points.</translation>
    </message>
    <message>
        <source>{family}: in pieces</source>
        <translation>{family} : en morceaux</translation>
    </message>
    <message>
        <source>{family}: together</source>
        <translation>{family} : réunie</translation>
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
        <translation>{shape} : figure formée</translation>
    </message>
    <message>
        <source>{shape} is not formed</source>
        <translation>{shape} : figure non formée</translation>
    </message>
    <message>
        <source>On to level {number}</source>
        <translation>Au niveau {number}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Turn by turn</source>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>All cards lie open now, so everything may be told.</source>
        <translation>Toutes les cartes sont visibles : tout peut être dit.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Working out the reasons ...</source>
        <translation>Recherche des raisons...</translation>
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
        <source>Human</source>
        <translation>Humain</translation>
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
        <source>No advice</source>
        <translation>Pas de conseil</translation>
    </message>
    <message>
        <source>The master has nothing to say here.</source>
        <translation>Le maître n'a rien à dire ici.</translation>
    </message>
    <message>
        <source>You have no choice.</source>
        <translation>Vous n'avez pas le choix.</translation>
    </message>
    <message>
        <source>Chance to win the round: {percent}%.</source>
        <translation>Chance de gagner la manche : {percent} %.</translation>
    </message>
    <message>
        <source>Chance to win the round: {percent}% ± {error}.</source>
        <translation>Chance de gagner la manche : {percent} % ± {error}.</translation>
    </message>
    <message>
        <source>The master would play {card}.</source>
        <translation>Le maître jouerait {card}.</translation>
    </message>
    <message>
        <source>{card} to {name}</source>
        <translation>{card} à {name}</translation>
    </message>
    <message>
        <source>The master would pass {cards}.</source>
        <translation>Le maître donnerait {cards}.</translation>
    </message>
    <message>
        <source>The master would discard {card}.</source>
        <translation>Le maître écarterait {card}.</translation>
    </message>
    <message>
        <source>The master would show {card}.</source>
        <translation>Le maître montrerait {card}.</translation>
    </message>
    <message>
        <source>The master would tuck {boss} under, to the right.</source>
        <translation>Le maître glisserait {boss} dessous, à droite.</translation>
    </message>
    <message>
        <source>The master would tuck {boss} under, to the left.</source>
        <translation>Le maître glisserait {boss} dessous, à gauche.</translation>
    </message>
    <message>
        <source>The master would leave all as it is.</source>
        <translation>Le maître laisserait tout en place.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>C'est la seule carte que vous pouvez jouer.</translation>
    </message>
    <message>
        <source>This trick wins the round.</source>
        <translation>Ce pli gagne la manche.</translation>
    </message>
    <message>
        <source>It captures a boss.</source>
        <translation>Elle capture un boss.</translation>
    </message>
    <message>
        <source>Your partner takes the trick: give a boss along.</source>
        <translation>Votre partenaire fait le pli : ajoutez-y un boss.</translation>
    </message>
    <message>
        <source>One more trick would lose the round: duck it.</source>
        <translation>Un pli de plus perdrait la manche : laissez-le.</translation>
    </message>
    <message>
        <source>The others get one trick too many and lose the round.</source>
        <translation>Les autres font un pli de trop et perdent la manche.</translation>
    </message>
    <message>
        <source>It keeps the A for a trick that matters.</source>
        <translation>Le A reste en réserve pour un pli qui compte.</translation>
    </message>
    <message>
        <source>It keeps your boss out of the others' reach.</source>
        <translation>Votre boss reste hors de portée des autres.</translation>
    </message>
    <message>
        <source>Your partner is winning already.</source>
        <translation>Votre partenaire gagne déjà.</translation>
    </message>
    <message>
        <source>A strong card here may draw a boss out.</source>
        <translation>Une carte forte peut faire sortir un boss.</translation>
    </message>
    <message>
        <source>It rids you of a family: soon you need not follow it.</source>
        <translation>Vous voilà débarrassé d'une famille : bientôt vous n'aurez plus à la fournir.</translation>
    </message>
    <message>
        <source>It takes the lead at a good moment.</source>
        <translation>C'est le bon moment pour prendre la main.</translation>
    </message>
    <message>
        <source>It hands the lead to somebody else.</source>
        <translation>L'entame passe à quelqu'un d'autre.</translation>
    </message>
    <message>
        <source>It makes your strong family trump.</source>
        <translation>Votre famille forte devient atout.</translation>
    </message>
    <message>
        <source>A low card is enough here.</source>
        <translation>Une carte basse suffit ici.</translation>
    </message>
    <message>
        <source>It gives strength where it is needed.</source>
        <translation>Cela renforce là où il le faut.</translation>
    </message>
    <message>
        <source>It keeps your strong cards together.</source>
        <translation>Vos cartes fortes restent ensemble.</translation>
    </message>
    <message>
        <source>It hides a boss that could be caught soon.</source>
        <translation>Un boss qui risquait d'être pris est caché.</translation>
    </message>
    <message>
        <source>The boss stays where you can use it.</source>
        <translation>Le boss reste là où vous pouvez vous en servir.</translation>
    </message>
    <message>
        <source>you take it</source>
        <translation>il est à vous</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>à {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
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
        <source>Your cards lie ready to be passed.</source>
        <translation>Vos cartes sont prêtes à être données.</translation>
    </message>
    <message>
        <source>{name} has chosen.</source>
        <translation>{name} a choisi.</translation>
    </message>
    <message>
        <source>{name} passes you: {cards}.</source>
        <translation>{name} vous donne : {cards}.</translation>
    </message>
    <message>
        <source>You show {card} and lead.</source>
        <translation>Vous montrez {card} et entamez.</translation>
    </message>
    <message>
        <source>{name} shows {card} and leads.</source>
        <translation>{name} montre {card} et entame.</translation>
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
        <source>{card} is tucked under.</source>
        <translation>{card} est glissé dessous.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Vous faites le pli avec {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} fait le pli avec {card}.</translation>
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
    <message>
        <source>for {name}</source>
        <translation>pour {name}</translation>
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
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Masquer les astuces</translation>
    </message>
    <message>
        <source>The master is thinking...</source>
        <translation>Le maître réfléchit...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>All tricks of the round</source>
        <translation>Tous les plis de la manche</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>La manche {number} est finie</translation>
    </message>
    <message>
        <source>{names} win the round</source>
        <translation>{names} : manche gagnée</translation>
    </message>
    <message>
        <source>{name} wins the round</source>
        <translation>{name} : manche gagnée</translation>
    </message>
    <message>
        <source>{names} win the game</source>
        <translation>{names} : partie gagnée</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} : partie gagnée</translation>
    </message>
    <message numerus="yes">
        <source>{names} have captured %n bosses.</source>
        <translation>
            <numerusform>{names} : %n boss capturé.</numerusform>
            <numerusform>{names} : %n boss capturés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} has captured %n bosses.</source>
        <translation>
            <numerusform>{names} : %n boss capturé.</numerusform>
            <numerusform>{names} : %n boss capturés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} took trick number {limit} with only %n bosses.</source>
        <translation>
            <numerusform>{names} : {limit} plis, avec %n boss seulement.</numerusform>
            <numerusform>{names} : {limit} plis, avec %n boss seulement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes trick number {limit} with only %n bosses.</source>
        <translation>
            <numerusform>{names} : {limit} plis, avec %n boss seulement.</numerusform>
            <numerusform>{names} : {limit} plis, avec %n boss seulement.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards have been played.</source>
        <translation>Toutes les cartes sont jouées.</translation>
    </message>
    <message>
        <source>All cards are played: {names} took the last trick.</source>
        <translation>Toutes les cartes sont jouées : le dernier pli est à {names}.</translation>
    </message>
    <message>
        <source>{names} sealed the last family they needed.</source>
        <translation>La dernière famille qui manquait à {names} est scellée.</translation>
    </message>
    <message>
        <source>captured, trick {number}</source>
        <translation>capturé, pli {number}</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>capturé</translation>
    </message>
    <message>
        <source>left in your hand</source>
        <translation>resté dans votre main</translation>
    </message>
    <message>
        <source>never played</source>
        <translation>jamais joué</translation>
    </message>
    <message numerus="yes">
        <source>%n seals</source>
        <translation>
            <numerusform>%n sceau</numerusform>
            <numerusform>%n sceaux</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal is reached: the game is yours.</source>
        <translation>Le but est atteint : la partie est à vous.</translation>
    </message>
    <message>
        <source>The goal is reached: the game goes to {names}.</source>
        <translation>Le but est atteint : la partie va à {names}.</translation>
    </message>
    <message numerus="yes">
        <source>All level. The leader still needs %n seals.</source>
        <translation>
            <numerusform>Égalité. Il manque encore %n sceau.</numerusform>
            <numerusform>Égalité. Il manque encore %n sceaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All level. %n points are still needed.</source>
        <translation>
            <numerusform>Égalité. Il manque encore %n point.</numerusform>
            <numerusform>Égalité. Il manque encore %n points.</numerusform>
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
        <source>In the lead: {names}, %n points from the goal.</source>
        <translation>
            <numerusform>En tête : {names}, à %n point du but.</numerusform>
            <numerusform>En tête : {names}, à %n points du but.</numerusform>
        </translation>
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
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Review tricks</source>
        <translation>Revoir les plis</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>No boss counts in this round.</source>
        <translation>Aucun boss ne compte dans cette manche.</translation>
    </message>
    <message>
        <source>Bosses of the winners</source>
        <translation>Boss des gagnants</translation>
    </message>
    <message>
        <source>Trump is {family}: its boss counts nothing.</source>
        <translation>L'atout est {family} : son boss ne compte pas.</translation>
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
        <source>Next trick</source>
        <translation>Pli suivant</translation>
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
        <source>The trick waits for you: click, or Space.</source>
        <translation>Le pli vous attend : clic ou Espace.</translation>
    </message>
    <message>
        <source>Not possible.</source>
        <translation>Impossible.</translation>
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
    <name>SeptetGuide</name>
    <message>
        <source>One card less</source>
        <translation>Une carte de moins</translation>
    </message>
    <message>
        <source>A family you hold only one card of is a good discard: without it you may soon play anything.</source>
        <translation>Une famille dont vous n'avez qu'une carte s'écarte bien : sans elle, vous jouerez bientôt ce que vous voulez.</translation>
    </message>
    <message>
        <source>Your partner sits opposite: a seven helps there, and a weak card is good enough for the others. What you are left without, you need not follow.</source>
        <translation>Votre partenaire est en face : un sept l'aide, et une carte faible suffit aux autres. Ce que vous n'avez plus, vous n'aurez pas à le fournir.</translation>
    </message>
    <message>
        <source>They go to an opponent. Give away what you fear to win tricks with, or get rid of a whole family: then you need not follow it.</source>
        <translation>Elles vont à un adversaire. Donnez ce qui risque de faire des plis, ou videz-vous d'une famille : vous n'aurez plus à la fournir.</translation>
    </message>
    <message>
        <source>Help your partner with strong cards or bosses, or get rid of a whole family: then you need not follow it and may trump.</source>
        <translation>Aidez votre partenaire avec des cartes fortes ou des boss, ou videz-vous d'une famille : vous n'aurez plus à la fournir et pourrez couper.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>L'échange</translation>
    </message>
    <message>
        <source>The boss you leave below comes back when it is uncovered.</source>
        <translation>Le boss laissé dessous reviendra quand il sera découvert.</translation>
    </message>
    <message>
        <source>Two bosses</source>
        <translation>Deux boss</translation>
    </message>
    <message>
        <source>An open boss of yours can be caught soon. Tucked under, it waits until the cards on it are gone. Click the boss, then one of the two cards below it.</source>
        <translation>Un boss visible peut être pris bientôt. Glissé dessous, il attend que les cartes posées sur lui soient parties. Cliquez sur le boss, puis sur l'une des deux cartes du dessous.</translation>
    </message>
    <message>
        <source>Hiding a boss</source>
        <translation>Cacher un boss</translation>
    </message>
    <message>
        <source>Any card may be led. The others must follow its family if they can. The highest card of the family wins, trump beats it, and the A beats everything.</source>
        <translation>On entame avec n'importe quelle carte. Les autres fournissent sa famille s'ils le peuvent. La plus forte de la famille gagne, l'atout la bat, et le A bat tout.</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Vous entamez</translation>
    </message>
    <message>
        <source>Raised cards may be played, the others not now. A click plays a card, and so does dragging it onto the table.</source>
        <translation>Les cartes relevées peuvent être jouées, les autres pas maintenant. Un clic joue une carte, ou tirez-la sur la table.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>A boss is in this trick: whoever takes it, captures it.</source>
        <translation>Il y a un boss dans ce pli : qui le prend, le capture.</translation>
    </message>
    <message>
        <source>A boss on the table</source>
        <translation>Un boss sur la table</translation>
    </message>
    <message>
        <source>Your side nears the last cell: taking that trick loses the round, unless it brings the boss you still need. Play low.</source>
        <translation>Votre camp approche de la dernière case : ce pli perdrait la manche, sauf s'il apporte le boss qui vous manque. Jouez bas.</translation>
    </message>
    <message>
        <source>Too many tricks</source>
        <translation>Trop de plis</translation>
    </message>
</context>
<context>
    <name>SeptetProgress</name>
    <message>
        <source>Humans</source>
        <translation>Humains</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Ladder</source>
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
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row now</source>
        <translation>
            <numerusform>%n gagnée de suite</numerusform>
            <numerusform>%n gagnées de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row now</source>
        <translation>
            <numerusform>%n perdue de suite</numerusform>
            <numerusform>%n perdues de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at best</source>
        <translation>
            <numerusform>%n au mieux</numerusform>
            <numerusform>%n au mieux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeptetProgressPage</name>
    <message>
        <source>Septet</source>
        <translation>Septet</translation>
    </message>
    <message>
        <source>Who was beaten, and how</source>
        <translation>Qui a été battu, et comment</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>No game of Septet has been finished yet.</source>
        <translation>Aucune partie de Septet n'est encore terminée.</translation>
    </message>
    <message>
        <source>by four bosses</source>
        <translation>par quatre boss</translation>
    </message>
    <message>
        <source>by the rivals' tricks</source>
        <translation>par les plis des rivaux</translation>
    </message>
    <message>
        <source>by the last trick</source>
        <translation>par le dernier pli</translation>
    </message>
    <message>
        <source>Beat any computer team for the first seal.</source>
        <translation>Battez l'ordinateur pour le premier sceau.</translation>
    </message>
    <message>
        <source>%1: even the strongest have been beaten.</source>
        <translation>%1 : même les plus forts sont battus.</translation>
    </message>
    <message>
        <source>%1: the next rung is %2.</source>
        <translation>%1 : le prochain échelon est %2.</translation>
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
    <name>Statistics</name>
    <message>
        <source>%1: yours %2, the rivals' %3</source>
        <translation>%1 : à vous %2, aux rivaux %3</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>the rivals'</source>
        <translation>aux rivaux</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>As a picture</source>
        <translation>En image</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>lost</source>
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
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>What your games tell</source>
        <translation>Ce que disent vos parties</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
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
        <source>Both games</source>
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
    <name>TablePage</name>
    <message>
        <source>The disk is full: this game goes on, but is not saved.</source>
        <translation>Le disque est plein : cette partie continue, mais n'est pas gardée.</translation>
    </message>
    <message>
        <source>Games cannot be saved in their folder: this one goes on until you quit.</source>
        <translation>Les parties ne peuvent pas être gardées dans leur dossier : celle-ci continue jusqu'à la fermeture.</translation>
    </message>
    <message>
        <source>This game could not be saved. It goes on until you quit.</source>
        <translation>Cette partie n'a pas pu être gardée. Elle continue jusqu'à la fermeture.</translation>
    </message>
    <message>
        <source>The computer players have stopped. They are about to be started anew.</source>
        <translation>Les joueurs de l'ordinateur se sont arrêtés. Ils vont être relancés.</translation>
    </message>
    <message>
        <source>The computer players cannot think: they play at random. The game can be continued later; quitting and starting the program again may help.</source>
        <translation>Les joueurs de l'ordinateur ne peuvent pas réfléchir : ils jouent au hasard. La partie peut être reprise plus tard ; quitter et relancer le programme peut aider.</translation>
    </message>
    <message>
        <source>The computer plays at random</source>
        <translation>L'ordinateur joue au hasard</translation>
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
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>{name} looked here first in turn {turn}</source>
        <translation>{name} a regardé ici en premier au tour {turn}</translation>
    </message>
    <message>
        <source>{name} looked here second in turn {turn}</source>
        <translation>{name} a regardé ici en second au tour {turn}</translation>
    </message>
    <message>
        <source>{hint} here?</source>
        <translation>{hint} ici ?</translation>
    </message>
    <message>
        <source>The card is locked for good.</source>
        <translation>La carte sera verrouillée pour de bon.</translation>
    </message>
    <message>
        <source>Choose the card for {hint}.</source>
        <translation>Choisissez la carte pour {hint}.</translation>
    </message>
    <message>
        <source>Now its card.</source>
        <translation>À sa carte.</translation>
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
        <source>{name} keeps a bond secret.</source>
        <translation>{name} garde un lien secret.</translation>
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
        <source>Secret bond of {name}: {one} and {other} must touch.</source>
        <translation>Lien secret de {name} : {one} et {other} doivent se toucher.</translation>
    </message>
    <message>
        <source>{shape}: {inside} of 16 in place</source>
        <translation>{shape} : {inside} sur 16 en place</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are turned up</source>
        <translation>Toutes les cartes sont retournées</translation>
    </message>
    <message>
        <source>in pieces</source>
        <translation>en morceaux</translation>
    </message>
    <message>
        <source>{count} together</source>
        <translation>{count} ensemble</translation>
    </message>
    <message>
        <source>taken from here</source>
        <translation>prise d'ici</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s'est passé</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Fermer le journal</translation>
    </message>
    <message>
        <source>Log of this game</source>
        <translation>Journal de la partie</translation>
    </message>
    <message>
        <source>Deal {code}</source>
        <translation>Donne {code}</translation>
    </message>
    <message>
        <source>card {place}, {family}</source>
        <translation>carte {place}, {family}</translation>
    </message>
    <message>
        <source>Click or press a key to turn it back.</source>
        <translation>Un clic ou une touche la retourne.</translation>
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
        <source>{family}: perhaps</source>
        <translation>{family} : peut-être</translation>
    </message>
    <message>
        <source>{family}: surely not</source>
        <translation>{family} : sûrement pas</translation>
    </message>
    <message>
        <source>{family}: no note</source>
        <translation>{family} : sans note</translation>
    </message>
    <message>
        <source>Your note on {place}</source>
        <translation>Votre note sur {place}</translation>
    </message>
    <message>
        <source>{edition}, custom</source>
        <translation>{edition}, sur mesure</translation>
    </message>
    <message>
        <source>{edition}, level {level}</source>
        <translation>{edition}, niveau {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n hint(s) placed truly</source>
        <translation>
            <numerusform>%n indice vrai posé</numerusform>
            <numerusform>%n indices vrais posés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) placed falsely</source>
        <translation>
            <numerusform>%n indice faux posé</numerusform>
            <numerusform>%n indices faux posés</numerusform>
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
        <source>{name} sees {family} at {place}</source>
        <translation>{name} voit {family} en {place}</translation>
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
    <message>
        <source>Turn {turn}: you</source>
        <translation>Tour {turn} : vous</translation>
    </message>
    <message>
        <source>You see {family} at {place}</source>
        <translation>Vous voyez {family} en {place}</translation>
    </message>
    <message>
        <source>You look at {place}</source>
        <translation>Vous regardez {place}</translation>
    </message>
    <message>
        <source>You move {place} to the place {where}</source>
        <translation>Vous déplacez {place} vers la place {where}</translation>
    </message>
    <message>
        <source>You cannot move any card</source>
        <translation>Vous ne pouvez déplacer aucune carte</translation>
    </message>
    <message>
        <source>You set a hint aside</source>
        <translation>Vous préparez un indice</translation>
    </message>
    <message>
        <source>You turn up {hint}</source>
        <translation>Vous révélez {hint}</translation>
    </message>
    <message>
        <source>You place {hint} on {place}</source>
        <translation>Vous posez {hint} sur {place}</translation>
    </message>
    <message>
        <source>You say: the spirits are at peace</source>
        <translation>Vous déclarez les yōkai apaisés</translation>
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
        <source>Keep the face in mind. In the first turns look at cards nobody has seen yet, later at those you are unsure of.</source>
        <translation>Retenez cette face. Aux premiers tours, regardez des cartes que personne n'a vues, plus tard celles dont vous doutez.</translation>
    </message>
    <message>
        <source>A card you have looked at, put beside one you know, tells your partners: these two belong together.</source>
        <translation>Une carte que vous avez regardée, mise à côté d'une carte connue, dit à vos partenaires : ces deux-là vont ensemble.</translation>
    </message>
    <message>
        <source>Nothing to join? Then move a card you have not looked at: partners read nothing into it.</source>
        <translation>Rien à réunir ? Déplacez alors une carte que vous n'avez pas regardée : vos partenaires n'y liront rien.</translation>
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
        <source>Place a hint only where it is true, on a card that may stay where it lies: your partners will gather its family round it.</source>
        <translation>Ne posez un indice que là où il est vrai, sur une carte qui peut rester en place : vos partenaires rassembleront sa famille autour d'elle.</translation>
    </message>
    <message>
        <source>A placed hint is a promise: the card is of a family it names and lies at home.</source>
        <translation>Un indice posé est une promesse : la carte est d'une famille qu'il nomme et se trouve à sa place.</translation>
    </message>
    <message>
        <source>A partner who moves a card it has looked at beside one it knows says: one family. An unseen card that moves says nothing.</source>
        <translation>Un partenaire qui déplace une carte regardée à côté d'une carte connue dit : même famille. Une carte jamais vue qui bouge ne dit rien.</translation>
    </message>
    <message>
        <source>Watch which cards your partners look at: only those can mean something when they move.</source>
        <translation>Observez quelles cartes vos partenaires regardent : seules celles-là peuvent avoir un sens quand elles bougent.</translation>
    </message>
</context>
<context>
    <name>YokaiReasons</name>
    <message>
        <source>Was {percent} % sure that all is well.</source>
        <translation>Était sûr à {percent} % que tout va bien.</translation>
    </message>
    <message>
        <source>No move would have made the end more likely ({percent} %).</source>
        <translation>Aucun déplacement n'aurait rapproché la fin ({percent} %).</translation>
    </message>
    <message>
        <source>Knowing this card shows where to move.</source>
        <translation>Connaître cette carte montre où déplacer.</translation>
    </message>
    <message>
        <source>Knew least about this card.</source>
        <translation>En savait le moins sur cette carte.</translation>
    </message>
    <message>
        <source>Wanted to be surer of this card.</source>
        <translation>Voulait être plus sûr de cette carte.</translation>
    </message>
    <message>
        <source>Joins the card to its family.</source>
        <translation>Réunit la carte à sa famille.</translation>
    </message>
    <message>
        <source>The shape needs a card there.</source>
        <translation>La figure a besoin d'une carte là.</translation>
    </message>
    <message>
        <source>Makes room for another card.</source>
        <translation>Fait de la place pour une autre carte.</translation>
    </message>
    <message>
        <source>Knew nothing to join, so a card nobody knows had to go.</source>
        <translation>N'avait rien à réunir : une carte inconnue devait bouger.</translation>
    </message>
    <message>
        <source>Had to move, and this harms least.</source>
        <translation>Devait déplacer, et ceci gêne le moins.</translation>
    </message>
    <message>
        <source>The card is at home, and the hint is true.</source>
        <translation>La carte est chez elle, et l'indice est vrai.</translation>
    </message>
    <message>
        <source>Had to place a hint.</source>
        <translation>Devait poser un indice.</translation>
    </message>
    <message>
        <source>No card was safely at home for the hints that lie open.</source>
        <translation>Aucune carte n'était sûrement chez elle pour les indices révélés.</translation>
    </message>
    <message>
        <source>No hint lay open.</source>
        <translation>Aucun indice n'était révélé.</translation>
    </message>
    <message>
        <source>Took it for {family} ({percent} %).</source>
        <translation>La croyait {family} ({percent} %).</translation>
    </message>
</context>
<context>
    <name>YokaiTable</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
</TS>
