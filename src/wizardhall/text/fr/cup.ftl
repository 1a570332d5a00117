# Wizards Cup en français.

cup-title = Wizards Cup
cup-seat-black = Noir
cup-seat-white = Blanc

## Les dix-huit sorciers du jeu de la maison

cup-card-blacksmith = Le Forgeron
cup-card-pyrotechnician = L'Artificière
cup-card-alchemist = L'Alchimiste
cup-card-geomancer = La Géomètre
cup-card-gardener = La Jardinière
cup-card-botanist = Le Botaniste
cup-card-rogues = Les Chenapans
cup-card-shaman = Le Shaman
cup-card-traveler = Le Voyageur
cup-card-detective = Le Détective
cup-card-revolutionary = La Révolutionnaire
cup-card-soldier = Le Soldat
cup-card-matron = La Matrone
cup-card-dancer = La Danseuse
cup-card-necromancer = Le Nécromancien
cup-card-lightkeeper = La Gardienne du phare
cup-card-astronomer = L'Astronome
cup-card-hermit = L'Ermite

## Éléments, types, provenance, éditions

cup-element-fire = Feu
cup-element-water = Eau
cup-element-nature = Nature
cup-element-light = Lumière
cup-element-shadow = Ombre
cup-element-void = Néant
cup-type-immediate = Immédiat
cup-type-dormant = Dormant
cup-type-permanent = Permanent
cup-type-none = aucun
cup-source-rulebook = règle
cup-source-inferred = déduit
cup-source-house = maison
cup-source-printed = imprimé
cup-source-custom = perso
cup-edition-revised = édition révisée
cup-edition-first = première édition

## Pouvoirs magiques, une phrase par verbe

cup-power-none = aucun pouvoir
cup-power-both-lose = les deux sorciers de ce duel perdent
cup-power-discard-waiting = la carte en Attente adverse est défaussée
cup-power-exchange-with-waiting = vous pouvez l'échanger avec votre carte en Attente
cup-power-rearrange-deck = vous pouvez donner un nouvel ordre à votre Pioche
cup-power-peek-and-bury = regardez la carte du dessus de la Pioche adverse ; vous pouvez la mettre dessous
cup-power-bonus =
    { $element ->
        [none] votre sorcier a { $amount }
       *[other] votre sorcier { $element } a { $amount }
    }
cup-power-shield = les pouvoirs adverses ne peuvent défausser ni votre Pioche ni votre carte en Attente
cup-power-win-against =
    gagne contre un sorcier { $element ->
        [none] { "" }
       *[other] d'Élément { $element }{ " " }
    }{ $least ->
        [none] { "" }
       *[other] de Valeur { $least } ou plus{ " " }
    }{ $most ->
        [none] { "" }
       *[other] de Valeur { $most } ou moins{ " " }
    }{ $type ->
        [none] { "" }
       *[other] avec ce type de pouvoir : { $type }
    }
cup-power-lower-value-wins = à la comparaison des Valeurs, la plus faible gagne
cup-power-ignore-dormant = à la comparaison des Valeurs, aucun bonus Dormant ne compte
cup-power-no-weakness = aucun Élément ne le fait perdre
cup-power-discard-from-deck-on-a-win = s'il gagne, l'adversaire défausse la carte du dessus de sa Pioche

## Ce qui est demandé (les attributs : voir le fichier anglais)

cup-ask-team = Choisissez cinq autres sorciers.
    .note = La carte tirée ★ fait déjà partie de votre équipe.
    .topic = équipe
    .hint = Bienvenue ! Voici vos dix-huit sorciers. Le hasard en a tiré un (★) ; choisissez-en cinq autres. Un duel regarde d'abord le Pouvoir magique, puis l'Élément, puis la Valeur. L'Eau bat le Feu, le Feu bat la Nature, la Nature bat l'Eau ; les trois battent la Lumière, qui bat l'Ombre. L'adversaire a les dix-huit mêmes.
    .list = Votre équipe
    .moment = { $player } a choisi { $given }, avec { $chance } de chances de gagner la partie. La meilleure équipe : { $best }, { $better }.
cup-ask-plan = Rangez cinq sorciers dans l'ordre de votre Pioche, le premier dessus ; le sixième attend.
    .topic = plan
    .hint = Cinq de vos six combattent dans cet ordre ; le sixième attend. Un vainqueur reste et affronte le suivant. Un pouvoir Dormant vous aide depuis la défausse, tant qu'il est dessus.
    .list = Votre ordre
    .rest = En Attente
    .moment = À la manche { $round }, { $player } a prévu l'ordre { $given }, avec { $chance } de chances de gagner la partie. Le meilleur ordre : { $best }, { $better }.
cup-ask-swap = Vous pouvez remplacer un sorcier de votre équipe par un de ceux restés de côté.
    .topic = échange
    .hint = Entre deux manches, vous pouvez changer un sorcier. L'autre camp ne saura pas si vous l'avez fait. Deux jetons gagnent la Coupe.
    .slot-out = Qui quitte l'équipe ?
    .slot-out-label = s'en va
    .slot-in = Qui rejoint l'équipe ?
    .slot-in-label = arrive
    .decline = Garder l'équipe
    .declined = aucun échange
    .answer = { $in } à la place de { $out }
    .moment = Avant la manche { $round }, choix ({ $player }) : { $given }. Il restait { $chance } de chances de gagner la partie. Le mieux : { $best }, { $better }.
cup-ask-exchange = Échanger votre sorcier en zone de Duel avec votre carte en Attente ({ $card }) ?
    .topic = échange avec la carte en Attente
    .yes = Oui, les échanger
    .no = Non, il reste
cup-ask-rearrange = Vous pouvez donner un nouvel ordre à votre Pioche, la première carte dessus.
    .topic = nouvel ordre de la Pioche
    .list = L'ordre de votre Pioche
    .decline = Laisser la Pioche telle quelle
    .declined = l'ordre inchangé
cup-ask-bury = La carte du dessus de la Pioche adverse est { $card }. La mettre dessous ?
    .topic = carte du dessus mise dessous
    .yes = Oui, dessous
    .no = Non, la laisser

## Ce qui arrive

cup-event-drawn = Carte tirée pour { $player } et montrée aux deux : { $card }.
cup-event-team-picked =
    { $cards ->
        [none] { $player } a choisi cinq autres sorciers.
       *[other] { $player } choisit { $cards }.
    }
cup-event-round-began = La manche { $round } commence.
cup-event-planned =
    { $order ->
        [none] { $player } a fini son plan.
       *[other] { $player } prévoit { $order } ; en Attente : { $waiting }.
    }
cup-event-revealed =
    { $cards-black ->
        [none] Duel { $duel } : { $player-white } révèle { $cards-white }.
       *[other] { $cards-white ->
            [none] Duel { $duel } : { $player-black } révèle { $cards-black }.
           *[other] Duel { $duel } : { $player-black } révèle { $cards-black }, { $player-white } révèle { $cards-white }.
        }
    }
cup-event-silenced = { $card } contre { $card } : les deux perdent leur pouvoir.
cup-event-power-decided =
    { $losers-number ->
        [one] { $card } ({ $player }) : son pouvoir tranche, { $losers } perd le duel.
       *[other] { $card } ({ $player }) : son pouvoir tranche, les deux sorciers perdent.
    }
cup-event-idle =
    { $because ->
        [no-waiting] { $card } ({ $player }) : son pouvoir ne trouve pas de carte en Attente.
        [shield] { $card } ({ $player }) : son pouvoir est arrêté par un bouclier.
        [condemned] { $card } ({ $player }) : condamnation déjà prononcée, pas d'échange.
        [exchanged] { $card } ({ $player }) : déjà un échange dans ce duel.
        [nothing-to-arrange] { $card } ({ $player }) : il reste moins de deux cartes à réarranger.
        [no-deck] { $card } ({ $player }) : son pouvoir trouve une Pioche vide.
       *[decided] { $card } ({ $player }) : son pouvoir arrive trop tard, le duel est décidé.
    }
cup-event-declined = { $player } n'utilise pas ce pouvoir : { $card }.
cup-event-exchanged = { $player } échange { $card } avec la carte en Attente, { $entered }.
cup-event-rearranged =
    { $order ->
        [none] { $card } : { $player } réarrange sa Pioche.
       *[other] { $card } : { $player } réarrange sa Pioche : { $order }.
    }
cup-event-peeked =
    { $top ->
        [none] { $card } : { $player } regarde la carte du dessus de la Pioche adverse ({ $owner }).
       *[other] { $card } : { $player } regarde la carte du dessus de la Pioche adverse ({ $owner }) : { $top }.
    }
cup-event-buried =
    { $top ->
        [none] { $player } la met sous la Pioche.
       *[other] { $player } met { $top } sous la Pioche.
    }
cup-event-duel-decided =
    { $losers-number ->
        [one] { $losers } perd le duel ({ $cards-black } – { $cards-white }, { $criterion ->
            [A] par Pouvoir magique
            [B] par Élément
           *[C] par Valeur
        }).
       *[other] Les deux perdent le duel ({ $cards-black } – { $cards-white }, { $criterion ->
            [A] par Pouvoir magique
            [B] par Élément
           *[C] par Valeur
        }).
    }
cup-event-discarded =
    { $place ->
        [deck] De la Pioche à la défausse : { $card } ({ $player }).
        [waiting] De la place d'Attente à la défausse : { $card } ({ $player }).
       *[duel] À la défausse : { $card } ({ $player }).
    }
cup-event-round-ended =
    { $winners-number ->
        [one] { $winners } gagne la manche { $round }.
       *[other] Les deux gagnent la manche { $round }.
    } Jetons : { $player-black } { $tokens-black }, { $player-white } { $tokens-white }.
cup-event-resigned = { $player } abandonne.
cup-event-swapped =
    { $left ->
        [none] { $player } garde son équipe.
       *[other] { $player } remplace { $left } par { $joined }.
    }
cup-event-game-ended =
    { $equal ->
        [shared] Les deux gagnent la Wizards Cup : victoire partagée ({ $totals-black } – { $totals-white } en Valeurs imprimées).
        [draw] La partie s'achève sur une égalité ({ $totals-black } – { $totals-white } en Valeurs imprimées).
       *[none] { $clause ->
            [CUP-G2] { $winners } gagne la Wizards Cup avec le plus petit total de Valeurs imprimées ({ $player-black } { $totals-black }, { $player-white } { $totals-white }).
           *[other] { $winners } gagne la Wizards Cup !
        }
    }

## Pourquoi ?

cup-criterion-a = Le Pouvoir magique passe d'abord, et il tranche. [{ $clause }]
cup-criterion-b = Aucun Pouvoir magique ne tranche : les Éléments décident. [{ $clause }]
cup-criterion-c = Ni Pouvoir magique ni Élément ne tranche : on compare les Valeurs. [{ $clause }]
cup-why-same-name = Les deux sorciers portent le même nom ({ $card }) et perdent leur pouvoir. [{ $clause }]
cup-why-power = { $card } ({ $player }) contre { $other } : { $power }. [{ $clause }]
cup-why-element = { $element } ({ $card }, { $player }) est faible contre { $other-element } ({ $other }). [{ $clause }]
cup-why-no-weakness = { $element } ({ $card }, { $player }) est faible contre { $other-element } ({ $other }), mais son pouvoir l'en protège. [{ $clause }]
cup-why-value = { $card } ({ $player }) : Valeur { $amount }. [{ $clause }]
cup-why-bonus = { $card }, visible sur la défausse ({ $player }), y ajoute { $amount }. [{ $clause }]
cup-why-bonus-ignored = { $card }, visible sur la défausse ({ $player }), y ajouterait { $amount }, mais aucun bonus Dormant ne compte ici. [{ $clause }]
cup-why-total = Cela fait { $amount } pour { $card } ({ $player }). [{ $clause }]
cup-why-compare = { $card } ({ $player }) : { $power }. [{ $clause }]
cup-why-verdict =
    { $losers-number ->
        [one] Donc { $losers } perd le duel. [{ $clause }]
       *[other] Donc les deux sorciers perdent. [{ $clause }]
    }
cup-clause-d8 = Le premier pouvoir décisif reste acquis ; un autre, plus tard, n'y change rien. [{ $clause }]
cup-clause-e3 = Un sorcier qui fait défausser en gagnant prend la carte du dessus de la Pioche. [{ $clause }]
cup-clause-k2 = Un sorcier déjà condamné par un pouvoir ne peut plus s'échanger. [{ $clause }]
cup-clause-k3 = Pour un échange, il faut une carte en Attente. [{ $clause }]
cup-clause-k4 = La carte en Attente, s'il y en a une, va face visible sur la défausse de son propriétaire. [{ $clause }]
cup-clause-k6 = Le pouvoir de victoire a besoin d'une carte dans la Pioche adverse. [{ $clause }]
cup-clause-k7 = Un bouclier visible protège la Pioche et la carte en Attente contre les pouvoirs adverses. [{ $clause }]
cup-clause-k8 = Un pouvoir ne pose de question que s'il y a quelque chose à décider. [{ $clause }]
cup-clause-k10 = Un sorcier s'échange au plus une fois par duel. [{ $clause }]
cup-clause-r1 = Qui n'a plus de carte ni en Pioche ni en zone de Duel perd la manche. [{ $clause }]
cup-clause-r2 = Les deux n'ont plus de cartes en même temps : les deux gagnent la manche. [{ $clause }]
cup-clause-g1 = Deux jetons Victoire gagnent la partie. [{ $clause }]
cup-clause-g2 = Les deux prennent leur second jeton en même temps : le plus petit total de Valeurs imprimées gagne. [{ $clause }]

## La voie rapide

cup-tables-made = Calcul de tous les duels de ce jeu de cartes, une seule fois

## Erreurs

cup-error-edition = L'édition « { $name } » n'existe pas. Choix possibles : { $known }.
cup-error-set-size = Un jeu compte { $wanted } sorciers ; ce fichier en compte { $given }.
cup-error-power-type = Le pouvoir « { $verb } » est de type { $wanted }, mais le type indique { $given }.
cup-error-power-without-type = Un sorcier de type "none" n'a pas de pouvoir.
cup-error-against-whom = Le pouvoir « win against » doit dire contre qui ; donnez au moins un de : { $known }.
cup-error-plan-size = Le plan de { $seat } ordonne { $given } cartes ; il en faut { $wanted }.
cup-error-plan-card = Le plan de { $seat } nomme « { $card } », et ce sorcier n'est pas dans le jeu.
cup-error-plan-twice = Le plan de { $seat } nomme « { $card } » deux fois.
cup-error-choice = Le choix { $number } ne convient pas : { $reason }

## Options

cup-option-edition = Wizards Cup : l'édition des règles, revised (par défaut) ou first.
