<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_GB">
<context>
    <name>About</name>
    <message>
        <source>About Longhall</source>
        <translation>À propos de Longhall</translation>
    </message>
    <message>
        <source>Longhall</source>
        <translation>Longhall</translation>
    </message>
    <message>
        <source>A desktop home for four Viking-age board games: play against the computer or with friends at one screen, stop, come back, and learn the games while you play.</source>
        <translation>Un foyer pour quatre jeux de société de l’âge des Vikings&#xa0;: jouez contre l’ordinateur ou entre amis devant un même écran, arrêtez-vous, revenez, et apprenez les jeux en jouant.</translation>
    </message>
    <message>
        <source>This is an independent implementation. It is neither made nor endorsed by the designers and publishers named below. Every sentence and every picture in it was made for it; nothing was taken from the original games’ rulebooks or art. If you like a game, buy it: around a real table it is better still.</source>
        <translation>Ceci est une réalisation indépendante. Elle n’est ni faite ni approuvée par les auteurs et les éditeurs nommés ci-dessous. Chaque phrase et chaque image ont été faites pour elle&#xa0;; rien n’a été repris des règles ni des illustrations des jeux d’origine. Si un jeu vous plaît, achetez-le&#xa0;: autour d’une vraie table, il est encore meilleur.</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Version %1, avec Qt %2</translation>
    </message>
    <message>
        <source>The original games</source>
        <translation>Les jeux d’origine</translation>
    </message>
    <message>
        <source>Designed by %1</source>
        <translation>Conçu par %1</translation>
    </message>
    <message>
        <source>illustrated by %1</source>
        <translation>illustré par %1</translation>
    </message>
    <message>
        <source>published by %1</source>
        <translation>édité par %1</translation>
    </message>
    <message>
        <source>Maps and letters</source>
        <translation>Cartes et caractères</translation>
    </message>
    <message>
        <source>Coastlines, rivers and lakes: Natural Earth (naturalearthdata.com), in the public domain.</source>
        <translation>Côtes, fleuves et lacs&#xa0;: Natural Earth (naturalearthdata.com), dans le domaine public.</translation>
    </message>
    <message>
        <source>Fonts, all under the SIL Open Font License 1.1:</source>
        <translation>Polices, toutes sous la licence SIL Open Font License 1.1&#xa0;:</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Longhall itself is free software under the MIT licence.</source>
        <translation>Longhall lui-même est un logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>It stands on Python (PSF licence), Qt for Python (LGPL 3), msgspec (BSD), PyYAML (MIT) and Rich (MIT).</source>
        <translation>Il repose sur Python (licence PSF), Qt for Python (LGPL 3), msgspec (BSD), PyYAML (MIT) et Rich (MIT).</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · étape %2 sur %3</translation>
    </message>
    <message>
        <source>Your turn: do it on the table.</source>
        <translation>À vous : faites-le sur la table.</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Terminer la leçon</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Pass to %1</source>
        <translation>Passez l’écran à %1</translation>
    </message>
    <message>
        <source>The table is covered. Nobody else should be looking now.</source>
        <translation>La table est couverte. Personne d’autre ne doit regarder maintenant.</translation>
    </message>
    <message>
        <source>I am %1: show my table</source>
        <translation>Je suis %1&#xa0;: montrez ma table</translation>
    </message>
</context>
<context>
    <name>CoverButton</name>
    <message>
        <source>Still being carved: this game is not here yet.</source>
        <translation>Encore sur l’établi&#xa0;: ce jeu n’est pas encore là.</translation>
    </message>
    <message numerus="yes">
        <source>%1–%n player(s)</source>
        <translation>
            <numerusform>%1–%n joueur</numerusform>
            <numerusform>%1–%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <translation>%1–%2 min</translation>
    </message>
    <message>
        <source>light</source>
        <translation>léger</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>exigeant</translation>
    </message>
    <message>
        <source>coming</source>
        <translation>à venir</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose s’est mal passé</translation>
    </message>
    <message>
        <source>The program met an error that it did not expect. Your game is saved to its last move, and you can go on.</source>
        <translation>Le programme a rencontré une erreur imprévue. Votre partie est enregistrée jusqu’au dernier coup, et vous pouvez continuer.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Longhall</source>
        <comment>the name of the program</comment>
        <translation>Longhall</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Longhall</source>
        <comment>the name of the program</comment>
        <translation>Longhall</translation>
    </message>
    <message>
        <source>Four tales of the Viking age, one table</source>
        <translation>Quatre récits de l’âge des Vikings, une seule table</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
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
        <source>Your last game: %1, with %2, %3.</source>
        <translation>Votre dernière partie&#xa0;: %1, avec %2, %3.</translation>
    </message>
    <message>
        <source>Your last game was cut short and is kept to its last move: %1, with %2, %3.</source>
        <translation>Votre dernière partie a été interrompue et gardée jusqu’au dernier coup&#xa0;: %1, avec %2, %3.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>The game is saved.</source>
        <translation>La partie est enregistrée.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>La partie est enregistrée sous %1.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Longhall games</source>
        <translation>Parties de Longhall</translation>
    </message>
</context>
<context>
    <name>KeptPanel</name>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>This game cannot be opened. %1</source>
        <translation>Cette partie ne peut pas être ouverte. %1</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Take the lessons or watch a game first, look into the rules when something surprises you, then sit down with beginners. At the table, everything explains itself under the pointer, and a hint is a key away.</source>
        <translation>Suivez d’abord les leçons ou regardez une partie, consultez les règles quand quelque chose vous surprend, puis asseyez-vous avec des débutants. À la table, tout s’explique sous le pointeur, et un conseil est à portée de touche.</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Regarder une partie</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Jouer une première partie</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Leçon : %1</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>This lesson cannot go on.</source>
        <translation>Cette leçon ne peut pas continuer.</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>This is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>%1 could not decide and plays any legal move. (%2)</source>
        <translation>%1 n’a pas pu décider et joue un coup quelconque. (%2)</translation>
    </message>
    <message>
        <source>A thinking process ended unexpectedly. Another one has taken over.</source>
        <translation>Un processus de réflexion s’est arrêté de façon imprévue. Un autre a pris le relais.</translation>
    </message>
    <message>
        <source>No hint could be found. (%1)</source>
        <translation>Aucun conseil n’a pu être trouvé. (%1)</translation>
    </message>
</context>
<context>
    <name>MatchSeen</name>
    <message>
        <source>The game could not be saved: %1</source>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir une partie &amp;récente</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Saved &amp;games</source>
        <translation>Parties en&amp;registrées</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Res&amp;tart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>Acc&amp;ueil</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>Retour à la &amp;table</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Apprendre à jouer</translation>
    </message>
    <message>
        <source>&amp;About Longhall</source>
        <translation>À &amp;propos de Longhall</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>At the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>Colour: %1. Click for another one.</source>
        <translation>Couleur&#xa0;: %1. Cliquez pour en changer.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>Graine du hasard</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>With the same number the same dice fall and the same cards come.</source>
        <translation>Avec le même nombre, les mêmes dés tombent et les mêmes cartes viennent.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>The game cannot begin like this.</source>
        <translation>La partie ne peut pas commencer ainsi.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>You look back: move %1 of %2.</source>
        <translation>Vous regardez en arrière&#xa0;: coup %1 sur %2.</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Retour au présent</translation>
    </message>
    <message>
        <source>One move earlier</source>
        <translation>Un coup plus tôt</translation>
    </message>
    <message>
        <source>One move later</source>
        <translation>Un coup plus tard</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Dice-thrower</source>
        <translation>Lanceur de dés</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Quelqu’un devant cet écran.</translation>
    </message>
    <message>
        <source>Plays by rules of thumb, with an unsteady hand.</source>
        <translation>Joue d’instinct, d’une main mal assurée.</translation>
    </message>
    <message>
        <source>Weighs every move once and takes the best.</source>
        <translation>Pèse chaque coup une fois et prend le meilleur.</translation>
    </message>
    <message>
        <source>Thinks ahead as long as it may.</source>
        <translation>Réfléchit à l’avance aussi longtemps qu’il le peut.</translation>
    </message>
    <message>
        <source>Sigrid</source>
        <translation>Sigrid</translation>
    </message>
    <message>
        <source>Ivar</source>
        <translation>Ivar</translation>
    </message>
    <message>
        <source>Astrid</source>
        <translation>Astrid</translation>
    </message>
    <message>
        <source>Leif</source>
        <translation>Leif</translation>
    </message>
    <message>
        <source>Gudrun</source>
        <translation>Gudrun</translation>
    </message>
    <message>
        <source>Harald</source>
        <translation>Harald</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>vermillon</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>ivoire</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Resolve quickly: %1</source>
        <translation>Résoudre vite : %1</translation>
    </message>
    <message>
        <source>A simple rule of thumb decides for you until this is over. Esc stops it.</source>
        <translation>Une règle simple décide pour vous jusqu’à la fin. Échap l’arrête.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>%1, shown again</source>
        <translation>%1, revue</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Play on by itself</source>
        <translation>Dérouler la partie</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>onlookers</source>
        <translation>les spectateurs</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>The saga is told</source>
        <translation>La saga est contée</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 l’emporte&#xa0;!</translation>
    </message>
    <message>
        <source>%1 share the victory!</source>
        <translation>%1 partagent la victoire&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>How the points came together</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>How the scores grew</source>
        <translation>Comment les scores ont grandi</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search, or a rule number such as 3.2</source>
        <translation>Chercher, ou un numéro de règle comme 3.2</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rules of this game are not written down here yet.</source>
        <translation>Les règles de ce jeu ne sont pas encore écrites ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n endroit</numerusform>
            <numerusform>%n endroits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Nothing is saved yet. A game is kept by itself after every move, and waits for you here.</source>
        <translation>Rien n’est encore enregistré. Une partie se garde d’elle-même après chaque coup et vous attend ici.</translation>
    </message>
    <message numerus="yes">
        <source>Show %n older game(s)</source>
        <translation>
            <numerusform>Montrer %n partie plus ancienne</numerusform>
            <numerusform>Montrer %n parties plus anciennes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made, still being played</source>
        <translation>
            <numerusform>%n coup joué, partie en cours</numerusform>
            <numerusform>%n coups joués, partie en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Terminée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <translation>Supprimer cette partie pour de bon&#xa0;?</translation>
    </message>
    <message>
        <source>Longhall games</source>
        <translation>Parties de Longhall</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>That did not work: %1</source>
        <translation>Cela n’a pas marché&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Points as far as you can see them now.</source>
        <translation>Les points, pour autant que vous les voyez.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>As on the first day</source>
        <translation>Comme au premier jour</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Colours for the colour-blind</source>
        <translation>Couleurs pour daltoniens</translation>
    </message>
    <message>
        <source>Every player also has a sign of their own, with or without this.</source>
        <translation>Chaque joueur a aussi son propre signe, avec ou sans cela.</translation>
    </message>
    <message>
        <source>Explain things under the pointer</source>
        <translation>Expliquer ce qui est sous le pointeur</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Speed of moves</source>
        <translation>Vitesse des coups</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Pieces stand in their new places at once, and dice do not tumble.</source>
        <translation>Les pièces sont tout de suite à leur nouvelle place, et les dés ne roulent pas.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sounds of cards, tokens and dice</source>
        <translation>Bruits des cartes, des jetons et des dés</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>The computer thinks for</source>
        <translation>L’ordinateur réfléchit</translation>
    </message>
    <message>
        <source>Ask before a turn ends</source>
        <translation>Demander avant la fin d’un tour</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Calcul…</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) begun</source>
        <translation>
            <numerusform>%n partie commencée</numerusform>
            <numerusform>%n parties commencées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n terminée</numerusform>
            <numerusform>%n terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>Best score: %1, by %2; on average %3.</source>
        <translation>Meilleur score&#xa0;: %1, par %2&#xa0;; en moyenne %3.</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>a level of play</comment>
        <translation>contre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 réfléchit …</translation>
    </message>
    <message>
        <source>Paused. %1 plays next.</source>
        <translation>En pause. C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>This ends your turn. Go on?</source>
        <translation>Cela termine votre tour. Continuer&#xa0;?</translation>
    </message>
    <message>
        <source>Shall a computer player take over the seat of %1 for the rest of the game?</source>
        <translation>Un joueur informatique doit-il prendre la place de %1 jusqu’à la fin de la partie&#xa0;?</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>Tabletop</name>
    <message>
        <source>The map could not be painted. (%1)</source>
        <translation>La carte n’a pas pu être peinte. (%1)</translation>
    </message>
    <message>
        <source>The board definition has a mistake.</source>
        <translation>La description du plateau contient une erreur.</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Go there, step by step</source>
        <translation>Y aller, étape par étape</translation>
    </message>
    <message>
        <source>%1: wins %2 %, about %3 points</source>
        <translation>%1 : gagne dans %2 % des cas, environ %3 points</translation>
    </message>
    <message>
        <source>R: rule %1</source>
        <translation>R&#xa0;: règle %1</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause the computer players</source>
        <translation>Mettre les joueurs informatiques en pause</translation>
    </message>
    <message>
        <source>Leave the table (the game is kept)</source>
        <translation>Quitter la table (la partie est gardée)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>One move of the computer players</source>
        <translation>Un coup des joueurs informatiques</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Cacher mes cartes</translation>
    </message>
    <message>
        <source>Let a computer player take over my seat</source>
        <translation>Céder ma place à un joueur informatique</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Montrer tout le plateau</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The file is not there any more.</source>
        <translation>Le fichier n’est plus là.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete.</source>
        <translation>Le fichier est abîmé ou incomplet.</translation>
    </message>
    <message>
        <source>This is not a saved game of Longhall.</source>
        <translation>Ce n’est pas une partie enregistrée de Longhall.</translation>
    </message>
    <message>
        <source>The game was saved by a newer Longhall. Bring this one up to date to open it.</source>
        <translation>La partie a été enregistrée par un Longhall plus récent. Mettez celui-ci à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This house does not have the game, or not with these options.</source>
        <translation>Cette maison n’a pas ce jeu, ou pas avec ces options.</translation>
    </message>
    <message>
        <source>The moves in the file do not fit the rules. It may have been changed by hand.</source>
        <translation>Les coups du fichier ne suivent pas les règles. Il a peut-être été modifié à la main.</translation>
    </message>
    <message>
        <source>The game was played by older rules, and its moves do not fit those of today.</source>
        <translation>La partie a été jouée avec d’anciennes règles, et ses coups ne suivent pas celles d’aujourd’hui.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>This game cannot be set up.</source>
        <translation>Ce jeu ne peut pas être préparé.</translation>
    </message>
    <message>
        <source>This lesson cannot be taken.</source>
        <translation>Cette leçon ne peut pas être suivie.</translation>
    </message>
    <message>
        <source>This game cannot be shown.</source>
        <translation>Cette partie ne peut pas être montrée.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Cette partie ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>Begin this game again with the same seed?</source>
        <translation>Recommencer cette partie avec la même graine&#xa0;?</translation>
    </message>
</context>
</TS>
