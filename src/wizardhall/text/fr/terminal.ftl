# Le terminal en français.

terminal-welcome = Wizard Hall. Ctrl-C enregistre et quitte ; ? montre tous les pouvoirs et les touches.
terminal-commitment = Engagement sur les dés : { $commitment }
    Notez-le pour vérifier plus tard que personne ne les a choisis après coup.
terminal-stir = { $player }, tapez n'importe quoi (ou rien) pour brouiller les dés, puis Entrée :
terminal-player-you = { $seat } (vous)
terminal-player-named = { $seat } ({ $name })

## Le récit

terminal-why = Pourquoi ?
terminal-wait = ── une touche : suite · s : aller à la fin de la manche ──
terminal-pass = Passez le clavier à { $player } ; les autres regardent ailleurs. { $player } : Entrée.
terminal-all-look = Tout le monde peut regarder. Entrée :
terminal-resumed = Suite de { $file }. La manche jusqu'ici :
terminal-saved = La partie est enregistrée dans { $file }
    Pour la reprendre : { $command }
terminal-over-already = Cette partie est finie.
terminal-record = L'enregistrement : { $file }
    Pour la revoir : { $replay }
    Pour prouver qu'elle était honnête : { $verify }

## Les questions

terminal-purpose-team = Choisissez cinq autres sorciers pour votre équipe.
terminal-purpose-plan = Rangez cinq sorciers dans l'ordre de votre Pioche, le premier dessus. Le sixième sera en Attente.
terminal-purpose-swap = Vous pouvez remplacer un sorcier de votre équipe par un de ceux restés de côté.
terminal-purpose-exchange = Échanger votre sorcier en zone de Duel avec votre carte en Attente ({ $card }) ?
terminal-purpose-rearrange = Vous pouvez donner un nouvel ordre à votre Pioche, la première carte dessus.
terminal-purpose-bury = La carte du dessus de la Pioche adverse est { $card }. La mettre dessous ?
terminal-rest-plan = { " " }· en Attente : { $cards }
terminal-keep-swap = Garder l'équipe telle quelle
terminal-keep-rearrange = Laisser la Pioche telle quelle
terminal-slot-out = Qui quitte l'équipe ?
terminal-slot-in = Qui rejoint l'équipe ?
terminal-yes = Oui
terminal-no = Non
terminal-yes-or-no = Oui ou non ?
terminal-incomplete = { $given } sur { $wanted } : { $chosen }
terminal-lock = Entrée verrouille, Retour arrière annule.
terminal-lock-lines = Une ligne vide verrouille, « annuler » revient en arrière.
terminal-undone = Le dernier pas est annulé.
terminal-nothing-to-undo = Il n'y a rien à annuler.
terminal-hint = ↑↓ Espace, numéro ou nom · Retour arrière : annuler · ? : pouvoirs et aide
terminal-hint-arrange = ↑↓ Espace, numéro ou nom · ←→ : plus tôt, plus tard · Retour arrière : annuler · ? : aide
terminal-help-keys =
    ↑ ↓              déplacer le curseur
    Espace, Entrée   prendre la carte, ou la reposer
    5 Entrée         prendre le numéro 5 ; de même le nom ou son début, en français ou en anglais
    ← →              dans un ordre : avancer ou reculer la carte
    Retour arrière   annuler le dernier pas (aussi Ctrl-Z, ou tapez « annuler »)
    Entrée           quand tout est choisi : verrouiller
    Ctrl-C           enregistrer et quitter
terminal-help-lines = Tapez des numéros ou des noms, séparés par des espaces ou des virgules ; un nom déjà pris est reposé. « annuler » revient d'un pas, « aide » montre tout de nouveau, une ligne vide verrouille. Les noms peuvent être français ou anglais, et leur début suffit.

## Mots que l'on peut taper ; chacun convient

terminal-word-undo = annuler annule
terminal-word-help = aide ?
terminal-word-keep = garder rien
terminal-word-yes = o oui
terminal-word-no = n non

## Revoir

terminal-replay-place = Vu par : { $eyes } · pas { $step } sur { $steps }
terminal-replay-keys = → Espace n : suite · ← p : retour · 1 2 3 : manche · Début Fin · e : autres yeux · w : pourquoi · q : quitter
terminal-eyes-spectator = le public
terminal-eyes-all = qui voit tout

## L'arbitre

terminal-judge-welcome = Un arbitre pour une manche avec de vraies cartes ({ $edition }). Noms en français ou en anglais, leur début suffit ; plusieurs par ligne si vous voulez ; « annuler » en reprend un, Ctrl-C quitte.
terminal-judge-card = { $player }, carte { $place } sur 5 :
terminal-judge-waiting = { $player }, carte en Attente :
terminal-judge-offer = Entrée prend { $card }.
terminal-judge-won =
    { $number ->
        [one] { $winners } gagne la manche.
       *[other] Les deux gagnent la manche : { $winners }.
    }
terminal-judge-again = Une autre manche ? (o/n)

## Wizards Cup

terminal-cup-power = { $type } : { $power }
terminal-cup-total = Valeur totale { $total }
terminal-cup-drawn = Tirée pour { $player } :
terminal-cup-versus = vs
terminal-cup-title-round = Manche { $round }
terminal-cup-title-swap = Entre deux manches
terminal-cup-team-of = { $player } :
terminal-cup-team = Équipe :
terminal-cup-title-duel = Manche { $round } · Duel { $duel }
terminal-cup-side = { $player }, jetons Victoire : { $tokens }
terminal-cup-zone = Zone de Duel : { $card }
terminal-cup-deck = Pioche :
terminal-cup-waiting = Attente :
terminal-cup-discard = Défausse :
terminal-cup-known = Connu :
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
terminal-cup-set = Le jeu de cartes « { $name } »
terminal-cup-column-element = Élément
terminal-cup-column-name = Nom
terminal-cup-column-type = Type
terminal-cup-column-power = Pouvoir magique
terminal-cup-column-source = D'où
terminal-cup-sources = D'où : l'origine du nom, de l'Élément, du type, de la Valeur et du pouvoir, dans cet ordre. { $sources }.
terminal-cup-reminder = Un Pouvoir magique tranche d'abord, puis l'Élément, puis la Valeur. Le Feu perd contre l'Eau, l'Eau contre la Nature, la Nature contre le Feu ; la Lumière perd contre ces trois-là, l'Ombre contre la Lumière ; le Néant n'a pas de faiblesse. Un pouvoir Dormant agit tant que sa carte est visible sur votre défausse.

## Erreurs

terminal-error-name-unknown = Il n'y a pas de « { $typed } » à choisir. Il y a : { $cards }.
terminal-error-name-close = Il n'y a pas de « { $typed } ». Vouliez-vous dire { $cards } ?
terminal-error-name-ambiguous = « { $typed } » peut désigner { $cards }. Tapez quelques lettres de plus.
terminal-error-name-elsewhere = « { $typed } » ne peut pas être choisi ici. Il y a : { $cards }.
terminal-error-record-exists = Le fichier { $file } existe déjà ; un enregistrement n'est jamais écrasé. Donnez un autre --record.
terminal-error-record-write = L'enregistrement ne peut pas être écrit dans { $file } : { $reason }.
terminal-error-too-many = La ligne nomme { $given } cartes ; il n'en reste que { $wanted } à nommer ici.
