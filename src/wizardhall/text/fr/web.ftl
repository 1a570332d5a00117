# La page en français.

web-hall = Wizard Hall
web-home = Wizard Hall : page d'accueil
web-skip-to-content = Aller au contenu
web-settings = Langue et lumière
web-light =
    { $light ->
        [light] Lumière : claire. Changer
        [dark] Lumière : sombre. Changer
       *[auto] Lumière : celle de l'appareil. Changer
    }
web-loading = Un instant…
web-connecting = On s'installe…
web-not-found = Il n'y a rien ici.
web-to-start = Page d'accueil
web-again = Réessayer
web-close = Fermer
web-save = Enregistrer
web-cancel = Annuler
web-empty = Encore rien ici.

## La page d'accueil

web-welcome = Bienvenue dans la salle
web-welcome-about = Deux jeux de duels de sorciers, à jouer entre amis, contre un robot, ou à regarder. Sans compte.
web-hello = Vous êtes
web-your-name = Votre nom
web-rename = Changer de nom
web-game-cup = Wizards Cup
web-game-cup-about = Deux joueurs, six sorciers chacun, un ordre secret : préparez bien votre plan, puis regardez les duels se dérouler.
web-game-relics = Wizards & Relics
web-game-relics-about = De deux à quatre joueurs posent en secret un sorcier et une relique, et un sanctuaire a son mot à dire : qui remplira son Panthéon le premier ?
web-play-bot = Jouer contre un robot
web-play-bot-of = Jouer contre un robot : { $game }
web-play-friend = Jouer avec un ami
web-play-friend-of = Jouer avec un ami : { $game }
web-watch = Regarder
web-watch-of = Regarder : { $game }
web-more-options = Plus de choix
web-rules = Règles
web-cards = Cartes
web-open-tables = Tables qui attendent des joueurs
web-open-none = Personne n'attend pour l'instant. Ouvrez une table, ou entrez le code de celle d'un ami.
web-watchable = Parties à regarder
web-watch-none = Aucune partie en cours.
web-yours-running = Vos parties
web-yours-past = Vos parties passées
web-to-table-join = S'asseoir
web-to-table-join-of = S'asseoir à la table { $code }
web-to-table-watch = Regarder
web-to-table-watch-of = Regarder la table { $code }
web-to-table-go-on = Continuer
web-to-table-go-on-of = Continuer à la table { $code }
web-to-table-look = La fin
web-to-table-look-of = La fin de la partie { $code }
web-join-code = Code ou lien d'une table
web-join = Y aller
web-result-won = gagnée
web-result-lost = perdue
web-result-shared = victoire partagée

## Une nouvelle table

web-new-table-of = Une nouvelle table : { $game }
web-option-cup-edition = Édition
web-option-cup-edition-revised = révisée
web-option-cup-edition-first = première
web-option-relics-players = Joueurs
web-option-relics-players-2 = deux
web-option-relics-players-3 = trois
web-option-relics-players-4 = quatre
web-option-relics-late = Un sorcier qui entre en retard
web-option-relics-late-replaces = remplace celui qui est là
web-option-relics-late-joins = rejoint celui qui est là
web-option-relics-reshuffle = La défausse redevient la pioche
web-option-relics-reshuffle-when-needed = quand il faut une carte
web-option-relics-reshuffle-at-once = dès que la pioche est vide
web-seats = Places
web-guest = Invité { $number }
web-seat-you = vous
web-seat-somebody = avec le lien
web-seat-empty = libre
web-seat-away = absent
web-seat-stand-in = un robot le remplace
web-seat-thinking = en réflexion
web-bot = { $level } (robot)
web-clock = Horloge
web-clock-none = aucune
web-clock-relaxed = tranquille
web-clock-quick = rapide
web-clock-left = Horloge ({ $player }) : { $time }
web-away = Si quelqu'un s'en va
web-away-bot = un robot le remplace
web-away-wait = les autres attendent
web-public = Montrer cette table sur la page d'accueil
web-own-set = Jouer avec vos propres cartes
web-own-set-about = Un fichier de cartes en TOML, comme le terminal les lit. Une faute y est signalée avec sa ligne.
web-own-set-file = Fichier de cartes
web-own-set-chosen = Choisi : { $file }
web-open-table = Ouvrir la table

## Une table avant le début

web-table = Une table
web-your-turn = À vous de jouer
web-table-of = Une table : { $game }
web-table-gone =
    { $reason ->
        [none] Cette table est fermée.
       *[other] Cette table ne peut pas être montrée. { $reason }
    }
web-fact = { $what } : { $value }
web-cards-set =
    { $name ->
        [house] Cartes : de la maison
       *[other] Cartes : { $name }
    }
web-invite = Inviter quelqu'un
web-invite-about = Envoyez le lien ou dites le code. Qui vient prend une place libre, ou regarde.
web-code = Code de la table
web-copy-link = Copier le lien
web-share = Partager le lien
web-copied = Copié ✓
web-sit = S'asseoir ici
web-seat-bot = Mettre un robot ici
web-seat-bot-level = Robot pour la place { $seat }
web-seat-bot-of = Mettre un robot ici : { $seat }
web-seat-unbot = Retirer
web-seat-unbot-of = Retirer : le robot ({ $seat })
web-program = Faire jouer un programme à vous
web-program-about = Tout ce qui parle le protocole de la salle peut prendre une place, avec un jeton. Cette commande fait jouer l'exemple ; gardez le jeton pour vous.
web-program-seat = Lui donner la prochaine place libre
web-words = Ajouter votre propre hasard
web-words-about = Les dés d'une partie viennent d'un secret de la salle et des mots de tous les joueurs. La salle a fixé son secret avant de voir vos mots : personne ne peut savoir comment tombent les dés, pas même la salle. Votre navigateur a inventé des mots ; tapez-en d'autres si vous voulez. Ils sont dans l'enregistrement, et vous pouvez les vérifier après la partie.
web-words-yours = Vos mots
web-words-kept = La salle a reçu vos mots.
web-start = Commencer la partie
web-seats-free =
    { $free ->
        [1] Une place est encore libre.
       *[other] { $free } places sont encore libres.
    }
web-seats-wait-host = Tout le monde est là. L'hôte commence la partie.
web-leave = Quitter la table

## Connexion et erreurs

web-offline = La connexion est perdue. Nouvel essai ; ce que vous avez verrouillé est en sûreté.
web-offline-now = Essayer maintenant
web-error-offline = La salle est injoignable pour l'instant. Rien n'est perdu ; réessayez dans un moment.
web-error-page = Cette page n'a pas pu être chargée.

## Les cartes en mots

web-face-down = une carte face cachée
web-value = Valeur { $value }
web-power = Puissance { $power }
web-advantage-over = avantage sur { $colour }
web-card-cup =
    { $type ->
        [none] { $name }, { $element }, Valeur { $value }, sans pouvoir.
       *[other] { $name }, { $element }, Valeur { $value }. { $type } : { $text }.
    }
web-card-wizard = { $name }, sorcier, { $colour } { $subtype }, puissance { $power }, avantage sur { $advantage }. { $text }
web-card-relic = { $name }, relique, puissance { $power }. { $text }
web-card-shrine = { $name }, sanctuaire. { $text }
web-inspector = La carte que vous regardez
web-inspector-empty = Pointez une carte, ou touchez-la, pour la lire ici.
web-drawn-card = La carte tirée.
web-top-card = dessus
web-rule = règle { $clause }

## Les questions

web-ask-unknown = Cette page ne sait pas poser cette question (« { $kind } »). Rechargez-la : le serveur est peut-être plus récent.
web-choose-nothing = Vous n'en avez aucune qui convient.
web-pick-options = Cartes au choix
web-pick-count =
    { $free ->
        [yes] { $given ->
            [one] { $given } choisie
           *[other] { $given } choisies
        }
       *[no] { $given ->
            [one] { $given } choisie sur { $wanted }
           *[other] { $given } choisies sur { $wanted }
        }
    }
web-pick-remove = Choisie. Reprendre.
web-lock = Verrouiller
web-locked = Verrouillé
web-locked-about =
    { $players ->
        [none] La suite arrive.
       *[other] On attend { $players }. D'ici là, vous pouvez changer d'avis.
    }
web-take-back = Reprendre
web-waiting-for = On attend { $players }…
web-arrange-place = Place { $place }
web-arrange-earlier = Plus tôt
web-arrange-later = Plus tard
web-arrange-hint = Glissez ; ou touchez une carte, puis sa nouvelle place. Clavier : Espace prend, les flèches portent.
web-arrange-taken = { $card } est prise. Les flèches la déplacent, Espace la pose.
web-arrange-put = { $card } est posée. { $place }.
web-arrange-moved = { $card } : { $place }.

## Le récit

web-playback = Lecture
web-playback-pause = Pause
web-playback-go-on = Continuer
web-playback-step = Pas à pas
web-playback-skip = Passer
web-playback-speed = Vitesse
web-speed-slow = lentement
web-speed-normal = normale
web-speed-fast = vite
web-speed-instant = d'un coup
web-story = Le récit
web-story-empty = Il ne s'est encore rien passé.
web-why = Pourquoi ?
web-menu = Menu
web-menu-title = À cette table
web-fair = Est-ce honnête ?
web-fair-about = La salle s'est engagée sur ses dés avant la première carte, et sur chaque réponse au moment du verrou. Après la partie, vous pouvez vérifier les deux.
web-fair-commitment = L'empreinte de la graine :
web-fair-locks =
    { $number ->
        [1] Une réponse est verrouillée par son empreinte.
       *[other] { $number } réponses sont verrouillées par leur empreinte.
    }
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Oui, abandonner
web-resign-no = Non, continuer

## Wizards Cup

web-cup-team = Les équipes
web-cup-round =
    { $duel ->
        [0] Manche { $round }
       *[other] Manche { $round } · Duel { $duel }
    }
web-cup-between = Entre deux manches
web-cup-tokens = Jetons de Victoire : { $tokens }
web-cup-deck = Pioche : { $number }
web-cup-waiting = Attente
web-cup-discard = Défausse : { $number }
web-cup-discard-open = Visible sur une défausse de { $number }. L'ouvrir.
web-cup-discard-of = Défausse : { $player }
web-cup-known =
    { $number ->
        [1] 1 carte connue
       *[other] { $number } cartes connues
    }
web-cup-known-short = Connu :
web-cup-known-of = Ce que vous savez de l'équipe : { $player }
web-cup-known-about = Les cartes de ce camp que vous avez vues dans cette partie. Un échange entre deux manches n'est pas annoncé : l'une d'elles est peut-être partie.
web-cup-elements = Éléments de l'équipe
web-cup-total = Valeurs : { $total }
web-criteria = Ce qui tranche un duel, dans cet ordre
web-criterion-a = Pouvoir magique
web-criterion-b = Élément
web-criterion-c = Valeur
web-criterion-a-open = Aucun pouvoir ne tranche.
web-criterion-b-open = Aucun Élément ne bat l'autre.
web-criterion-is-waiting = : pas encore examiné
web-criterion-is-looking = : à l'examen
web-criterion-is-nothing = : sans résultat
web-criterion-is-decides = : tranche
web-duel-wins = gagne
web-duel-loses = perd

## Wizards & Relics

web-relics-set-up = Avant la première manche
web-relics-round =
    { $battle ->
        [0] Manche { $round }
        [1] Manche { $round }
       *[other] Manche { $round } · combat { $battle } après une égalité
    }
web-relics-phase-set-up = Chacun regarde sa première main.
web-relics-phase-shrine = Le sanctuaire est dévoilé.
web-relics-phase-play = Sorciers et reliques sont posés en secret.
web-relics-phase-wizards = Les sorciers sont révélés.
web-relics-phase-relics = Les reliques sont révélées.
web-relics-phase-victory = Victoire.
web-relics-phase-spoils = Le butin.
web-relics-phase-over = La partie est finie.
web-relics-master = Maître Sorcier
web-relics-hall = Panthéon : { $number } sur { $wanted }. L'ouvrir.
web-relics-hall-short = Panthéon { $number }/{ $wanted }
web-relics-hall-of = Panthéon : { $player }
web-relics-hand = Main { $number }
web-relics-deck = Pioche { $number }
web-relics-deck-of = Pioche : { $player }
web-relics-deck-about = Les cartes qui s'y trouvent encore, par nom ; leur ordre est inconnu.
web-relics-discard = Défausse { $number }
web-relics-discard-of = Défausse : { $player }
web-relics-aside = De côté { $number }
web-relics-aside-of = Mis de côté par { $player } dans cette manche
web-relics-piles-of = Cartes : { $player }
web-relics-ignored = Ignorée.
web-relics-only-you = Face cachée : vous seul la connaissez.
web-relics-face-down = Encore face cachée.
web-relics-power-of = Puissance ({ $player }) : { $power }
web-relics-your-hand = Votre main
web-relics-hand-of = Main : { $player }
web-part-base = { $card }
web-part-relic = { $card }
web-part-advantage = avantage
web-part-shrine = sanctuaire
web-part-ability = capacité : { $card }
web-part-modifier = { $card }
web-battle-wins = gagne
web-battle-loses = perd
web-battle-ties = à égalité

## La fin

web-over = La partie est finie
web-over-won = Vous avez gagné !
web-over-lost = Perdu, cette fois.
web-over-shared = Une victoire partagée !
web-over-watched = La partie est finie.
web-over-winners =
    { $clause ->
        [resigned] { $winners } gagne : l'autre camp a abandonné.
       *[other] { $number ->
            [one] { $winners } gagne la partie.
           *[other] Victoire partagée : { $winners }.
        }
    }
web-rematch = Revanche
web-rematch-join = À la revanche
web-rematch-offered = Une revanche est ouverte, et on vous y attend.
web-replay = Revoir
web-record = Télécharger l'enregistrement
web-verify = Vérifier
web-verify-title = Était-ce honnête ?
web-verify-about = Votre navigateur calcule tout ici lui-même, avec SHA-256, à partir de l'enregistrement : personne n'a choisi après avoir vu, pas même la salle.
web-verify-words = Mots que les joueurs ont ajoutés aux dés
web-verify-no-record = L'enregistrement n'est pas encore disponible.
web-verify-fair = Tout concorde.
web-verify-unfair = Quelque chose ne concorde pas.
web-verify-answers =
    { $number ->
        [1] Une réponse
       *[other] Les { $number } réponses
    }
web-check-noted = L'engagement que vous avez vu pendant la partie est celui de l'enregistrement.
web-check-words = Les mots donnés par votre navigateur sont dans l'enregistrement, et les dés en dépendent.
web-check-seed = La graine des dés donne l'empreinte montrée avant la première carte.
web-check-answers = { $found } réponses sur { $expected } donnent l'empreinte verrouillée.
web-check-locks = { $found } verrous vus sur { $expected } sont dans l'enregistrement.
web-check-passed = : réussi
web-check-failed = : échoué

## Revoir

web-replay-of = { $game } : { $players }
web-replay-place = Endroit dans la partie
web-replay-step = { $step } sur { $steps }
web-replay-round = Manche { $round }
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-eyes = Par les yeux de
web-eyes-all = tous à la fois
web-eyes-spectator = un spectateur
web-to-the-table = À la table

## Règles et cartes

web-rules-of = Les règles : { $game }
web-rules-table = Tableau { $number }
web-contents = Sommaire
web-cards-of = Les cartes : { $game }
web-filter = Filtrer les cartes
web-filter-words = Mots sur la carte
web-filter-any = tout
web-filter-element = Élément
web-filter-type = Type de pouvoir
web-filter-kind = Sorte
web-filter-colour = Couleur
web-filter-rarity = Rareté
web-filter-subtype = Sous-type
web-filter-found =
    { $number ->
        [1] Une carte
       *[other] { $number } cartes
    }

## Le guide de la première partie

web-guide = Guide
web-guide-next = Compris
web-guide-off = Arrêter les conseils
web-guide-again = Revoir les conseils
web-hint-cup-locked = Votre choix est verrouillé, et personne ne le voit. Tant que l'autre réfléchit, vous pouvez le reprendre.
web-hint-cup-story = Les duels se déroulent seuls. Regardez les trois critères au milieu : le premier qui donne un résultat tranche. Vous pouvez mettre en pause, avancer pas à pas ou passer.
web-hint-cup-over = C'était votre première partie ! Sous « Pourquoi ? », le récit explique chaque résultat, et « Revoir » montre ce que l'autre avait prévu.
web-hint-relics-locked = Vos cartes sont posées, et personne ne les voit. Tant que quelqu'un réfléchit, vous pouvez les reprendre.
web-hint-relics-story = Tout est révélé pas à pas : sorciers, sanctuaire, capacités, reliques. Regardez la puissance de chacun grandir. La plus haute gagne la manche.
web-hint-relics-over = C'était votre première partie ! Sous « Pourquoi ? », le récit fait le compte de chaque combat.

## Mots sur une carte

web-card-ignored = Ignorée

## La chronique

web-chronicle = La partie, manche par manche
web-column-round = Manche
web-column-winner = Gagnée par
web-column-duels = Duels
web-column-tokens = Jetons
web-column-shrine = Sanctuaire
web-column-hall = Désormais immortel
web-team-of = Équipe : { $player }
web-seen-of = Cartes vues : { $player }
web-player-at = { $name } ({ $seat })
web-bot-at = { $level } { $seat }

## L'analyse d'une partie

web-analysis = Analyse
web-analysis-about = La salle calcule les chances de chacun, ce qu'il aurait mieux valu faire, et ce qui a été perdu. Cela prend un moment.
web-analysis-impossible = Cette salle ne peut pas analyser les parties : son hôte n'a pas installé le complément « lab ».
web-analysis-begin = Analyser la partie
web-analysis-begins = L'analyse se prépare…
web-analysis-ahead =
    { $number ->
        [1] Une autre partie passe avant…
       *[other] { $number } autres parties passent avant…
    }
web-analysis-under-way = { $done } étapes sur { $total }…
web-analysis-ready = L'analyse est prête.
web-analysis-to-decisions = Aux décisions
web-analysis-chart = Chances de gagner
web-analysis-chart-of = { $player } : { $first } au début, { $last } à la fin, au moins { $lowest }, au plus { $highest }.
web-analysis-places = Endroits de la courbe
web-analysis-point =
    { $round ->
        [0] { $number } sur { $numbers }
       *[other] { $number } sur { $numbers }, manche { $round }
    }
web-analysis-as-table = La courbe en tableau
web-analysis-column-place = Endroit
web-analysis-decisions = Toutes les décisions
web-analysis-decisions-about = Pour chacune : les chances de gagner qu'elle laissait, et ce qui a été perdu, d'après ce qu'on pouvait savoir à cet instant.
web-analysis-whose = Décisions de
web-analysis-none = Il n'y avait rien à décider ici.
web-analysis-decision =
    { $round ->
        [0] { $what }
       *[other] Manche { $round } · { $what }
    }
web-analysis-away =
    { $spread ->
        [none] { $away } de perdus
       *[other] { $away } de perdus (± { $spread })
    }
web-analysis-given = Joué : { $chance } de chances
web-analysis-best = Le mieux : { $chance } de chances
web-analysis-real = Pendant ce temps, { $player }
web-analysis-real-chance = Contre cela, ce qui a été joué avait { $chance } de chances.
web-analysis-real-best = Le mieux contre cela : { $chance } de chances
web-analysis-show = Montrer dans la reprise

## Reprendre au milieu d'une partie

web-play-on = Rejouer à partir d'ici
web-play-on-title = Rejouer à partir d'ici
web-play-on-about = Une nouvelle partie commence à cette décision, avec les cartes comme elles étaient, et des robots aux autres places. Elle a son propre enregistrement et n'est listée que pour vous : qui a vu la reprise en sait plus qu'un joueur ne devrait.
web-play-on-seat = Votre place
web-play-on-seat-of = { $seat } : { $player }
web-play-on-level = Les robots
web-play-on-begin = Jouer
web-continues = Reprend la partie
web-continuation = reprend une autre partie
