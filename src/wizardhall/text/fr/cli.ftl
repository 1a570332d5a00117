# Les commandes : aide, et ce qu'elles affichent elles-mêmes.

cli-file = FICHIER
cli-name = NOM
cli-number = N
cli-setting = NOM=VALEUR
cli-seconds = SECONDES
cli-words = MOTS
cli-hash = EMPREINTE
cli-seat-words = PLACE=MOTS
cli-game-bot = JEU=MODULE:CLASSE
cli-game = JEU
cli-bots = [ROBOT]...

cli-help-hall = Wizard Hall : jouer, étudier et concevoir deux jeux de cartes de duels de sorciers.
cli-help-epilog = Pour commencer : wizardhall serve --open, ou dans le terminal : wizardhall play cup
cli-help-help = Afficher cette aide et s'arrêter.
cli-help-version = Afficher la version et s'arrêter.
cli-help-lang = La langue : en ou fr. Se règle aussi par WIZARDHALL_LANG ou la langue du système.
cli-help-cards = Jouer avec les cartes de ce fichier au lieu du jeu de la maison.
cli-help-plain = Ligne par ligne, sans déplacer le curseur : pour les tubes, les lecteurs d'écran et les vieux terminaux.
cli-help-fast = Ne pas attendre de touche entre les étapes d'un duel.
cli-help-json = Du JSON pour les programmes au lieu de texte.
cli-help-bot = Un robot à la table : random, apprentice (par défaut), adept ou archmage. Répétez pour plusieurs robots ; les autres places sont pour des personnes à ce clavier. On peut aussi nommer tout robot sous la forme paquet.module:Classe.
cli-help-hotseat = Des personnes à toutes les places, au même clavier ; l'écran s'efface entre elles.
cli-help-seed = La graine des dés : mêmes mots, mêmes cartes. Aléatoire et secrète par défaut.
cli-help-stir = Ajouter vos propres mots aux dés après avoir vu l'empreinte de la graine.
cli-help-record = Où écrire l'enregistrement de la partie. Par défaut dans votre dossier de données.
cli-help-eyes = Par quels yeux : une place (black ou white ; north, east, south ou west), spectator, ou all (par défaut pour une partie finie).
cli-help-commitment = L'empreinte notée avant la première carte ; elle doit être celle de l'enregistrement.
cli-help-words = Les mots que le joueur d'une place a ajoutés aux dés ; ils doivent être ceux de l'enregistrement. À répéter pour plusieurs places.
cli-help-toml = Afficher le fichier de cartes lui-même : un bon début pour un jeu à vous.

cli-short-backup = Copier la base de données d'une salle dans un fichier.
cli-help-backup =
    Copie toute la salle dans un fichier : personnes, tables, parties, secrets. La salle peut rester ouverte. Le fichier
    convient aux deux sortes de bases de données.
cli-help-backup-force = Remplacer le fichier.
cli-backup-done = Sauvegarde faite dans { $file } : { $tables ->
        [one] { $tables } table,
       *[other] { $tables } tables,
    } { $answers ->
        [one] { $answers } réponse.
       *[other] { $answers } réponses.
    }
cli-short-restore = Remplir la base de données d'une salle à partir d'une sauvegarde.
cli-help-restore =
    Remplit une base de données à partir d'une sauvegarde, ou du fichier SQLite d'une autre salle. Fermez d'abord la
    salle. La sauvegarde d'une version antérieure est mise à jour.
cli-help-restore-force = Remplacer tout ce que contient la base de données.
cli-restore-done = Restauration faite : { $tables ->
        [one] { $tables } table,
       *[other] { $tables } tables,
    } { $answers ->
        [one] { $answers } réponse.
       *[other] { $answers } réponses.
    }
cli-short-serve = Ouvrir la salle aux navigateurs.
cli-help-serve =
    Ouvrir la salle : une page où jouer aux deux jeux contre robots et amis, regarder et revoir des parties.

    Chaque réglage peut aussi venir de l'environnement (WIZARDHALL_PORT=8080) ou d'un fichier TOML (--config).
cli-help-config = Un fichier TOML de réglages.
cli-help-set = Tout autre réglage, par exemple bot_delay=1. À répéter pour plusieurs réglages.
cli-help-rarer-settings = Autres réglages (--set NOM=VALEUR) :
cli-help-open = Ouvrir la page dans votre navigateur.
cli-list-or = { $front } ou { $last }
cli-short-play = Jouer une partie dans le terminal.
cli-help-play =
    Jouer une partie de JEU ({ $games }) dans le terminal, contre un robot ou à deux au même clavier.

    La partie est enregistrée après chaque réponse : Ctrl-C arrête, « wizardhall resume FICHIER » reprend.
cli-short-resume = Reprendre une partie.
cli-help-resume =
    Reprendre la partie du FICHIER d'enregistrement.

    Avec --from : rejouer à partir du milieu, contre des robots, dans un enregistrement à part. FICHIER reste comme il est.
cli-help-from = Garder ce nombre de réponses de FICHIER et rejouer à partir de là, dans un nouvel enregistrement. « wizardhall analyse » donne les nombres.
cli-help-as = Avec --from : la place où rejouer. Par défaut, celle du joueur qui décidait à cet endroit.
cli-help-from-bot = Avec --from : le robot aux autres places. Par défaut, celui qui y était, et apprentice à la place des personnes.
cli-help-from-record = Avec --from : où écrire le nouvel enregistrement. Par défaut dans votre dossier de données.
cli-short-analyse = Voir ce que valaient les décisions d'une partie.
cli-help-analyse =
    Les chances de chacun au fil de la partie du FICHIER d'enregistrement, ce que chaque décision a coûté d'après ce que le joueur pouvait savoir, et les deux ou trois qui ont compté.
cli-help-seat = Seulement les décisions de cette place. À répéter pour plusieurs places.
cli-help-effort = Combien réfléchir : quick, normal (par défaut) ou deep.
cli-help-analysis-plot = Dessiner les chances dans ce fichier SVG.
cli-short-replay = Revoir une partie pas à pas.
cli-help-replay = Revoir la partie du FICHIER d'enregistrement, en avant et en arrière, par les yeux de chacun.
cli-short-verify = Prouver qu'une partie était honnête.
cli-help-verify = Contrôler le FICHIER d'une partie : l'engagement de la graine, de chaque réponse, et que les événements en découlent.
cli-short-judge = Régler une manche sur une vraie table.
cli-help-judge =
    Régler ce qui est posé sur une vraie table : une manche du JEU cup à partir des deux plans, ou avec --json un combat du JEU relics.

    Avec --json : une question par ligne sur l'entrée standard, une décision par ligne sur la sortie standard (voir docs/judge.md).
cli-short-league = Faire jouer les robots entre eux.
cli-help-league =
    Un championnat de JEU ({ $games }) : chaque ROBOT joue contre chaque autre, toutes les places échangées avec les mêmes cartes. Sans ROBOT, tous ceux qui sont là.

    Affiche l'Elo (deux places) ou OpenSkill (trois et quatre) et qui bat qui, avec des intervalles à 95 %. Avec --save on peut l'arrêter à tout moment ; la même commande reprend.
cli-help-matches = Combien de parties joue chaque tablée, 120 par défaut ; un multiple du nombre de places.
cli-help-league-seed = Des mots dont découlent toutes les donnes, « league » par défaut : mêmes mots, mêmes résultats.
cli-help-save = Garder les résultats dans ce fichier, une ligne par partie, et reprendre où il finit.
cli-help-processes = En combien de processus jouer : un par processeur par défaut. Les résultats sont les mêmes.
cli-short-cards = Afficher et contrôler les jeux de cartes.
cli-help-cards-group = Afficher les cartes d'un jeu, ou contrôler un fichier de cartes à vous.
cli-short-cards-game = Les cartes de { $game }.
cli-help-cards-game = Les cartes de { $game }, et ce que fait chacune.
cli-error-no-card-file = Les cartes de « { $game } » ne sont pas dans un fichier de cartes.
cli-help-option = { $game } : au choix { $values }.
cli-short-cards-cup = Les sorciers de Wizards Cup.
cli-help-cards-cup = Les sorciers de Wizards Cup : Élément, type, Valeur, pouvoir, et la provenance de chacun.
cli-short-cards-relics = Les sorciers, reliques et sanctuaires de Wizards & Relics.
cli-help-cards-relics = Les sorciers, reliques et sanctuaires de Wizards & Relics, et ce que fait chacun.
cli-help-kind = Seulement ce type : wizard, relic ou shrine.
cli-help-colour = Seulement les sorciers de cette couleur : red, blue ou green.
cli-help-rarity = Seulement cette rareté : common, superb ou glorious.
cli-help-mechanic = Seulement les cartes qui font ceci, comme « draw », « per hall », « if top », « when discarded ».
cli-short-cards-check = Contrôler un fichier de cartes.
cli-help-cards-check = Contrôler un FICHIER de cartes et dire ce qui ne va pas, et à quelle ligne.

cli-verified-seed = La graine est bien celle de l'engagement.
cli-verified-noted = L'engagement est bien celui que vous avez noté.
cli-verified-words = Vos propres mots sont dans l'enregistrement tels que vous les avez donnés.
cli-verified-answers =
    { $number ->
        [1] La réponse est telle qu'elle a été verrouillée.
       *[other] Les { $number } réponses sont telles qu'elles ont été verrouillées.
    }
cli-verified-events = Tous les événements, et le résultat s'il y en a un, découlent de la graine, des mots des joueurs et des réponses.
cli-commitment = Engagement de la graine : { $commitment }
cli-words-of = Mots de { $seat } : { $words }
cli-cards-good = { $file } est un bon fichier de cartes. Jeu « { $name } », empreinte { $digest }

cli-two-cards = CARTE CARTE
cli-two-decks = PAQUET PAQUET
cli-short-solve = Résoudre une manche, avec une borne certifiée.
cli-help-solve-group = La valeur d'une manche et des plans mixtes pour les deux camps, avec une borne certifiée de ce que quiconque pourrait encore gagner.
cli-short-solve-cup = Une manche de Wizards Cup.
cli-short-solve-openings = La première manche de Wizards Cup, pour chaque paire de cartes tirées.
cli-help-solve-openings = Résoudre la première manche pour chacune des 171 paires de cartes tirées et les écrire dans un fichier, un livre d'ouvertures. Les pouvoirs facultatifs y sont refusés ; viennent ensuite les gardes, pour chaque carte tirée un mélange qui tient contre tous les pouvoirs : ce que joue l'archimage. Comptez une à deux heures. Arrêtée, la même commande reprend à la paire suivante.
cli-help-solve-cup =
    Une manche de Wizards Cup : sa valeur, les deux plans mixtes et l'emploi de chaque sorcier. Sans précision, sur tous les plans des deux camps. Chaque recherche complète certifie ce qu'une meilleure réponse gagnerait encore ; Ctrl-C arrête et montre où l'on en est.
cli-help-drawn = Les cartes tirées de Noir et de Blanc : seulement les plans qui les contiennent.
cli-help-decks = Les paquets de Noir et de Blanc : six cartes chacun, par leur nom français ou anglais, séparées par des virgules.
cli-some-cards = CARTES
cli-help-without = Des cartes que personne n'a, séparées par des virgules : sans pouvoirs facultatifs, une manche se résout en moins d'une minute ; avec une seule carte qui en a un, il en faut plusieurs.
cli-help-solve-plain = Personne n'emploie de pouvoir facultatif : toute manche se résout alors en moins d'une minute.
cli-help-within = S'arrêter quand les meilleures réponses ne gagnent pas plus, 0,000000001 par défaut.
cli-help-solve-save = Enregistrer la résolution ici après chaque tour ; la même commande la reprend.
cli-help-plot = Dessiner l'emploi des sorciers dans ce fichier SVG.

cli-heading-usage = Usage :
cli-heading-options = Options :
cli-heading-commands = Commandes :
cli-command = COMMANDE [ARGUMENTS]...
cli-stopped = Arrêt.
cli-usage =
    Usage : { $usage }
    Aide : { $help }
cli-mistake-option =
    { $like ->
        [none] L'option { $name } n'existe pas.
       *[other] L'option { $name } n'existe pas. Vouliez-vous dire { $like } ?
    }
cli-mistake-command = La commande « { $name } » n'existe pas. Choix possibles : { $known }.
cli-mistake-no-command = Il manque une commande. Choix possibles : { $known }.
cli-mistake-missing = Il manque { $name }.
cli-mistake-no-value = { $name } ne prend pas de valeur.
cli-mistake-values =
    { $number ->
        [1] Il faut une valeur après { $name } : { $name } { $wanted }
       *[other] Il faut { $number } valeurs après { $name } : { $name } { $wanted }
    }
cli-mistake-extra = Argument inattendu : { $what }
cli-mistake-choice = { $name } doit valoir l'une de ces valeurs : { $known }.
cli-mistake-file = { $name } doit être un fichier, pas un dossier.
cli-mistake-no-file = { $name } : ce fichier n'existe pas.
cli-mistake-range = { $name } doit être un nombre entier de { $low } à { $high }.
cli-mistake-number =
    { $kind ->
        [integer] { $name } doit être un nombre entier.
       *[other] { $name } doit être un nombre.
    }
