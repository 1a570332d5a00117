# Le terminal en français.

terminal-welcome = Wizard Hall. Ctrl-C enregistre et quitte ; ? montre tous les pouvoirs et les touches.
terminal-commitment = Engagement sur les dés : { $commitment }
    Notez-le pour vérifier plus tard que personne ne les a choisis après coup.
terminal-stir = { $player }, tapez n'importe quoi (ou rien) pour brouiller les dés, puis Entrée :
terminal-at-the-table = À la table : { $players }.
terminal-player-you = { $seat } (vous)
terminal-player-named = { $seat } ({ $name })

## Le récit

terminal-why = Pourquoi ?
terminal-wait = ── une touche : suite · s : aller à la fin de la manche ──
terminal-page = ── une touche : suite ──
terminal-pass = Passez le clavier à { $player } ; les autres regardent ailleurs. { $player } : Entrée.
terminal-all-look = Tout le monde peut regarder. Entrée :
terminal-resumed = Suite de { $file }. La manche jusqu'ici :
terminal-saved = La partie est enregistrée dans { $file }
    Pour la reprendre : { $command }
terminal-over-already = Cette partie est finie.
terminal-record = L'enregistrement : { $file }
    Pour la revoir : { $replay }
    Voir ce que valaient les décisions : { $analyse }
    Pour prouver qu'elle était honnête : { $verify }

## Les questions

terminal-rest = { " " }· { $what } : { $cards }
terminal-yes-or-no = Oui ou non ?
terminal-thinking = Réflexion en cours…
terminal-incomplete = { $given } sur { $wanted } : { $chosen }
terminal-lock = Entrée verrouille, Retour arrière annule.
terminal-lock-lines = Une ligne vide verrouille, « annuler » revient en arrière.
terminal-undone = Dernière étape annulée.
terminal-nothing-to-undo = Il n'y a rien à annuler.
terminal-hint = ↑↓ Espace, numéro, nom · Retour arrière : annuler · ? : aide
terminal-hint-piles = { " " }· Tab : piles
terminal-hint-arrange = ↑↓ Espace, n°, nom · ←→ : bouger · Ret. arr. annule · ? : aide
terminal-help-keys =
    ↑ ↓              déplacer le curseur
    Espace, Entrée   prendre la carte, ou la reposer
    5 Entrée         prendre le numéro 5, un nom ou son début (français ou anglais)
    ← →              dans un ordre : avancer ou reculer la carte
    Retour arrière   annuler le dernier pas (aussi Ctrl-Z, ou tapez « annuler »)
    Entrée           quand tout est choisi : verrouiller
    Ctrl-C           enregistrer et quitter
terminal-help-piles = Tab              voir les défausses et votre pioche (ou tapez « défausses »)
terminal-help-piles-lines = « défausses » montre les défausses et ce qui reste dans votre propre pioche.
terminal-help-lines = Tapez des numéros ou des noms, séparés par des espaces ou des virgules ; un nom déjà pris est reposé. « annuler » revient d'un pas, « aide » montre tout de nouveau, une ligne vide verrouille. Les noms peuvent être français ou anglais, et leur début suffit.

## Mots que l'on peut taper ; chacun convient

terminal-word-undo = annuler annule
terminal-word-help = aide ?
terminal-word-piles = défausses défausse defausses defausse piles pioche
terminal-word-keep = garder rien aucun aucune
terminal-word-yes = o oui
terminal-word-no = n non

## Revoir

terminal-replay-place = Vu par : { $eyes } · pas { $step } sur { $steps }
terminal-replay-keys = → Espace n : suite · ← p : retour · 1 2 3 PgPréc PgSuiv : manche · Début Fin · e : autres yeux · w : pourquoi · ↑ ↓ : défiler · q : quitter
terminal-eyes-spectator = le public
terminal-eyes-all = qui voit tout

## L'arbitre

terminal-judge-welcome = Un arbitre pour une manche avec de vraies cartes ({ $edition }). Noms en français ou en anglais, leur début suffit ; plusieurs par ligne si vous voulez ; « annuler » en reprend un, Ctrl-C quitte.
terminal-judge-card = { $player }, carte { $place } sur 5 :
terminal-judge-waiting = { $player }, carte en Attente :
terminal-judge-offer = Entrée prend { $card }.
terminal-judge-won =
    { $number ->
        [one] { $winners } gagne la manche.
       *[other] Les deux gagnent la manche : { $winners }.
    }
terminal-judge-again = Une autre manche ? (o/n)

## Wizards Cup

terminal-cup-power = { $type } : { $power }
terminal-cup-total = Valeur totale { $total }
terminal-cup-drawn = Tirée pour { $player } :
terminal-cup-both-drawn = À vous { $own }, en face { $other }
terminal-cup-versus = vs
terminal-cup-title-round = Manche { $round }
terminal-cup-title-swap = Entre deux manches
terminal-cup-team-of = { $player } :
terminal-cup-team = Équipe :
terminal-cup-title-duel = Manche { $round } · Duel { $duel }
terminal-cup-side = { $player }, jetons Victoire : { $tokens }
terminal-cup-zone = Zone de Duel : { $card }
terminal-cup-deck = Pioche :
terminal-cup-waiting = Attente :
terminal-cup-discard = Défausse :
terminal-cup-known = Connu :
terminal-cup-face-down =
    { $number ->
        [one] { $number } cachée
       *[other] { $number } cachées
    }
terminal-cup-under = et { $number } dessous
terminal-cup-round = Manche
terminal-cup-winner = Gagnée par
terminal-cup-duels = Duels
terminal-cup-tokens = Jetons
terminal-cup-set = Le jeu de cartes « { $name } »
terminal-cup-column-element = Élément
terminal-cup-column-name = Nom
terminal-cup-column-type = Type
terminal-cup-column-power = Pouvoir magique
terminal-cup-column-source = D'où
terminal-cup-sources = D'où : l'origine du nom, de l'Élément, du type, de la Valeur et du pouvoir, dans cet ordre. { $sources }.
terminal-cup-reminder = Un Pouvoir magique tranche d'abord, puis l'Élément, puis la Valeur. Le Feu perd contre l'Eau, l'Eau contre la Nature, la Nature contre le Feu ; la Lumière perd contre ces trois-là, l'Ombre contre la Lumière ; le Néant n'a pas de faiblesse. Un pouvoir Dormant agit tant que sa carte est visible sur votre défausse.

## Wizards & Relics

terminal-relics-title-round = Manche { $round }
terminal-relics-title-battle = Manche { $round } · combat { $battle } après égalité
terminal-relics-wizard = { $subtype } { $colour }
terminal-relics-relic = Relique
terminal-relics-of = ({ $player })
terminal-relics-note = { $card } : { $text }
terminal-relics-label = { $what } :
terminal-relics-out = (hors combat)
terminal-relics-hidden-wizard = un sorcier face cachée
terminal-relics-hidden-relic = une relique face cachée
terminal-relics-face-down = (face cachée)
terminal-relics-ignored = (ignorée)
terminal-relics-hall = Panthéon { $number }/{ $needed }
terminal-relics-counts = Main { $hand } · Pioche { $deck }
terminal-relics-discard = Défausse { $number }
terminal-relics-aside = De côté :
terminal-relics-your-hand = Votre main :
terminal-relics-pile-of = Défausse ({ $player }, { $number }), le dessus d'abord :
terminal-relics-own-deck = Votre pioche ({ $number }), sans ordre :
terminal-relics-printed = Puissance imprimée { $sum } ; avantage, sanctuaire et capacités s'y ajoutent.

terminal-relics-part-base = { $amount }
terminal-relics-part-relic = { $amount } relique
terminal-relics-part-advantage = { $amount } avantage
terminal-relics-part-shrine = { $amount } sanctuaire
terminal-relics-part-ability = { $amount } capacité
terminal-relics-part-modifier = { $amount } effets
terminal-relics-because-base = { $amount } { $card }
terminal-relics-because-relic = { $amount } { $card }
terminal-relics-because-advantage = { $amount } avantage
terminal-relics-because-shrine = { $amount } sanctuaire
terminal-relics-because-ability = { $amount } capacité ({ $card })
terminal-relics-because-modifier = { $amount } effet ({ $card })
terminal-relics-sum = { $player } : { $parts } = { $total }

terminal-relics-shrine = Sanctuaire : { $text }
terminal-relics-master = { $player }, Maître Sorcier
terminal-relics-side = { $player } : Panthéon { $hall } sur { $needed }, main { $hand }, pioche { $deck }, défausse { $discard }.
terminal-relics-in-hall = Au Panthéon :
terminal-relics-top = Sur la défausse :
terminal-relics-in-play = En jeu :
terminal-relics-power = Puissance :

terminal-relics-summary-round = Manche
terminal-relics-summary-shrine = Sanctuaire
terminal-relics-summary-powers = Puissance
terminal-relics-summary-winner = Gagnée par
terminal-relics-summary-hall = Au Panthéon
terminal-relics-all-wizard = Sorciers ({ $number })
terminal-relics-all-relic = Reliques ({ $number })
terminal-relics-all-shrine = Sanctuaires ({ $number })
terminal-relics-column-colour = Couleur
terminal-relics-column-power = { "" }
terminal-relics-column-name = Nom
terminal-relics-column-subtype = Sous-type
terminal-relics-column-rarity = Rareté
terminal-relics-column-text = Ce qu'elle fait
terminal-relics-field-name = nom
terminal-relics-field-colour = couleur
terminal-relics-field-subtype = sous-type
terminal-relics-field-rarity = rareté
terminal-relics-field-power = puissance
terminal-relics-field-ability = capacité
terminal-relics-source-usual = D'où tout vient, sauf indication contraire : { $source }.
terminal-relics-source-other = { $mark } Vient d'ailleurs ({ $source }) : { $fields } de { $cards }.
terminal-relics-no-cards = Aucune carte ne correspond.
terminal-relics-reminder = La puissance : sorcier + reliques + avantage + ce que donnent sanctuaire et capacités ; la plus haute gagne, et son sorcier entre au Panthéon. L'avantage vaut +1 : Vert sur Bleu, Bleu sur Rouge, Rouge sur Vert. On révèle d'abord les sorciers, puis les reliques, du Maître Sorcier dans le sens horaire. Avec une carte en main ou aucune, vous piochez jusqu'à sept, moins une par sorcier de votre Panthéon.

terminal-source-rulebook = la règle du jeu
terminal-source-inferred = déduit de la règle
terminal-source-house = le jeu de la maison
terminal-source-printed = des cartes imprimées
terminal-source-custom = un jeu personnel

## Erreurs

terminal-error-too-many-bots = { $given } robots, c'est trop : il y a { $seats } places. Retirez un --bot.
terminal-error-hotseat-bots = Avec --hotseat, des personnes occupent toutes les places. Retirez --hotseat pour mêler robots et personnes, ou --bot pour jouer entre personnes.
terminal-error-judge-lines = L'arbitre de ce jeu lit les combats en lignes JSON : { $command }

terminal-error-name-unknown = Il n'y a pas de « { $typed } » à choisir. Choix possibles : { $cards }.
terminal-error-name-close = Il n'y a pas de « { $typed } ». Vouliez-vous dire { $cards } ?
terminal-error-name-ambiguous = « { $typed } » peut désigner { $cards }. Tapez quelques lettres de plus.
terminal-error-name-elsewhere = « { $typed } » ne peut pas être choisi ici. Choix possibles : { $cards }.
terminal-error-record-bot = Cet enregistrement demande un robot qui n'est pas installé ici : { $bot }. C'est un programme à part ; si vous lui faites confiance, continuez avec : { $command }
terminal-error-from = --as, --bot et --record ne vont qu'avec --from N, qui rejoue à partir du milieu d'une partie.
terminal-error-record-exists = Le fichier { $file } existe déjà ; un enregistrement n'est jamais écrasé. Donnez un autre --record.
terminal-error-too-many = La ligne nomme { $given } cartes ; il n'en reste que { $wanted } à nommer ici.
