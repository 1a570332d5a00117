# Wizards & Relics en français. Les noms des cartes du jeu de la maison sont dans relicset.ftl.

relics-title = Wizards & Relics
relics-seat-north = Nord
relics-seat-east = Est
relics-seat-south = Sud
relics-seat-west = Ouest

## Les mots pour les cartes

relics-kind-wizard = sorcier
relics-kind-relic = relique
relics-kind-shrine = sanctuaire
relics-noun-wizard = un sorcier
relics-noun-relic = une relique
relics-noun-card = une carte
relics-colour-red = Rouge
relics-colour-blue = Bleu
relics-colour-green = Vert
relics-rarity-common = Commune
relics-rarity-superb = Superbe
relics-rarity-glorious = Glorieuse
relics-of-rarity-common = de rareté Commune
relics-of-rarity-superb = de rareté Superbe
relics-of-rarity-glorious = de rareté Glorieuse
relics-plain-wizard-yes = Dévoué
relics-plain-wizard-no = Éclairé
relics-plain-relic-yes = Simple
relics-plain-relic-no = Enchantée
relics-of-power = puissance { $power }
relics-line-wizard = { $name } ({ $subtype } { $colour }, { $power })
relics-line-relic = { $name } ({ $power })

## Les phrases : quand, pour qui, si, pouvoir, faire

relics-when-discarded = à la défausse :
relics-for = { $whom } :
relics-if = si { $conditions } :
relics-may = vous pouvez :
relics-then = { $first }, puis { $second }
relics-if-own = votre sorcier est { $value }
relics-if-rival = un sorcier rival est { $value }
relics-if-advantage =
    { $value ->
        [yes] vous avez l'avantage
       *[no] vous n'avez pas l'avantage
    }
relics-if-shrine = le sanctuaire aide les sorciers { $value }
relics-if-hand =
    { $value ->
        [1] vous avez une carte en main
       *[other] vous avez au moins { $value } cartes en main
    }
relics-if-drawn =
    { $value ->
        [1] vous avez pioché une carte dans cette manche
       *[other] vous avez pioché au moins { $value } cartes dans cette manche
    }
relics-if-discard =
    { $value ->
        [1] vous avez une carte dans votre défausse
       *[other] vous avez au moins { $value } cartes dans votre défausse
    }
relics-if-hall =
    { $value ->
        [1] vous avez un sorcier dans votre Panthéon
       *[other] vous avez au moins { $value } sorciers dans votre Panthéon
    }
relics-if-behind =
    { $value ->
        [yes] un rival a plus de sorciers que vous au Panthéon
       *[no] aucun rival n'a plus de sorciers que vous au Panthéon
    }
relics-if-master =
    { $value ->
        [yes] vous êtes Maître Sorcier
       *[no] vous n'êtes pas Maître Sorcier
    }
relics-if-again =
    { $value ->
        [yes] ce combat suit une égalité
       *[no] c'est le premier combat de la manche
    }
relics-if-top = le dessus révélé de votre pioche est { $value }
relics-if-reveal = vous révélez de votre main une carte qui est { $value }
relics-shrine-for-red = Rouges
relics-shrine-for-blue = Bleus
relics-shrine-for-green = Verts
relics-shrine-for-plain = Dévoués
relics-shrine-for-enlightened = Éclairés

relics-per-drawn = { $which ->
       *[other] carte que vous avez piochée dans cette manche
    }
relics-per-hand = { $which ->
       *[other] carte de votre main
    }
relics-per-discard = { $which ->
        [none] carte de votre défausse
       *[other] carte de votre défausse qui est { $which }
    }
relics-per-hall = { $which ->
       *[other] sorcier de votre Panthéon
    }
relics-per-rival = { $which ->
       *[other] rival
    }
relics-per-relic = { $which ->
       *[other] relique que vous avez en jeu
    }

relics-do-gain =
    { $to ->
        [self] { $amount } en puissance
        [rival] un rival de votre choix a { $amount } en puissance
        [rivals] chaque rival a { $amount } en puissance
       *[all] chacun a { $amount } en puissance
    }{ $per ->
        [none] { "" }
       *[other] { " " }pour chaque { $per }
    }
relics-do-have-advantage =
    { $to ->
        [self] vous avez l'avantage
        [rival] un rival de votre choix a l'avantage
        [rivals] chaque rival a l'avantage
       *[all] chacun a l'avantage
    }
relics-do-lose-advantage =
    { $to ->
        [self] vous n'avez pas l'avantage
        [rival] un rival de votre choix n'a pas l'avantage
        [rivals] les rivaux n'ont pas l'avantage
       *[all] personne n'a l'avantage
    }
relics-do-enter-from-hand =
    faites entrer de votre main un sorcier{ $which ->
        [none] { "" }
       *[other] { " " }({ $which })
    } ; { $joins ->
        [yes] il rejoint
       *[no] il remplace
    } celui qui est là
relics-do-enter-from-discard =
    faites entrer de votre défausse un sorcier{ $which ->
        [none] { "" }
       *[other] { " " }({ $which })
    } ; { $joins ->
        [yes] il rejoint
       *[no] il remplace
    } celui qui est là
relics-do-add-relic =
    jouez de votre main une relique de plus{ $which ->
        [none] { "" }
       *[other] { " " }({ $which })
    }
relics-do-ignore-relic =
    { $to ->
        [self] vos reliques{ $which ->
            [none] { "" }
           *[other] { " " }({ $which })
        } sont ignorées
        [rival] une relique d'un rival est ignorée
        [rivals] les reliques des rivaux{ $which ->
            [none] { "" }
           *[other] { " " }({ $which })
        } sont ignorées
       *[all] toutes les reliques{ $which ->
            [none] { "" }
           *[other] { " " }({ $which })
        } sont ignorées
    }
relics-do-exchange-relic = échangez une de vos reliques avec celle d'un rival
relics-do-draw =
    { $to ->
        [self] piochez
        [rival] un rival de votre choix pioche
        [rivals] chaque rival pioche
       *[all] chacun pioche
    } { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }{ $per ->
        [none] { "" }
       *[other] { " " }pour chaque { $per }
    }
relics-do-discard =
    { $to ->
        [self] défaussez
        [rival] un rival de votre choix défausse
        [rivals] chaque rival défausse
       *[all] chacun défausse
    } { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
relics-do-discard-from-deck =
    { $to ->
        [self] défaussez
        [rival] un rival de votre choix défausse
        [rivals] chaque rival défausse
       *[all] chacun défausse
    } { $amount ->
        [1] la carte du dessus
       *[other] les { $amount } cartes du dessus
    } de la pioche
relics-do-take-back =
    reprenez { $noun }{ $which ->
        [none] { "" }
       *[other] { " " }({ $which })
    } de votre défausse
relics-do-look =
    { $amount ->
        [1] regardez la carte du dessus de votre pioche
       *[other] regardez les { $amount } cartes du dessus de votre pioche et remettez-les dans l'ordre de votre choix
    }
relics-do-peek = regardez la carte du dessus de la pioche d'un rival ; vous pouvez la mettre dessous

## Ce qui est demandé (les attributs : voir le fichier anglais)

relics-ask-mulligan = Votre première main. Quelles cartes voulez-vous remplacer (une seule fois) ? Aucune, si vous préférez.
    .topic = première main, mis de côté
    .hint = Bienvenue ! Voici votre première main : sorciers et reliques. Une seule fois, vous pouvez changer autant de cartes que vous voulez.
    .decline = Tout garder
    .declined = rien
    .empty = Rien de côté : vous gardez les sept cartes.
    .moment = De sa première main, { $player } a mis de côté : { $given }. Il restait { $chance } de chances de gagner la partie. Le mieux à mettre de côté : { $best }, { $better }.
relics-ask-lay = Posez un sorcier et une relique, face cachée.
    .topic = pose
    .hint = Posez un sorcier et une relique. Leurs puissances s'ajoutent. Le sanctuaire au milieu aide certains sorciers ; le Vert a l'avantage sur le Bleu, le Bleu sur le Rouge, le Rouge sur le Vert.
    .slot-wizard = Quel sorcier ?
    .slot-wizard-label = sorcier
    .slot-relic = Quelle relique ?
    .slot-relic-label = relique
    .moment = À la manche { $round }, { $player } a posé { $given }, avec { $chance } de chances de gagner la partie. Le mieux à poser : { $best }, { $better }.
relics-ask-down =
    { $number ->
        [one] On garde sept cartes au plus. Défaussez { $number } carte.
       *[other] On garde sept cartes au plus. Défaussez { $number } cartes.
    }
    .topic = retour à sept cartes
relics-ask-discard =
    { $number ->
        [one] Défaussez { $number } carte de votre main.
       *[other] Défaussez { $number } cartes de votre main.
    }
    .topic = défausse
relics-ask-enter = Quel sorcier entre dans le combat ?
    .topic = sorcier qui entre
    .decline = Aucun : aucun sorcier n'entre
relics-ask-add = Quelle relique jouez-vous en plus ?
    .topic = relique de plus
    .decline = Aucune : pas de relique de plus
relics-ask-reveal = Quelle carte de votre main révélez-vous ?
    .topic = carte révélée
    .decline = Aucune : ne rien révéler
relics-ask-ignore = Quelle relique doit être ignorée ?
    .topic = relique ignorée
relics-ask-give = Laquelle de vos reliques donnez-vous ?
    .topic = relique donnée
relics-ask-take = Quelle relique prenez-vous en échange ?
    .topic = relique prise
relics-ask-take-back = Quelle carte reprenez-vous de votre défausse ?
    .topic = carte reprise
relics-ask-look = Les cartes du dessus de votre pioche. Remettez-les dans l'ordre de votre choix, la première dessus.
    .topic = ordre des cartes du dessus
    .list = L'ordre de ces cartes
relics-ask-peek = Quelle pioche regardez-vous ?
    .topic = pioche regardée
relics-ask-bury = La carte du dessus de cette pioche est { $card }. La mettre dessous ?
    .topic = carte du dessus mise dessous
    .yes = Oui, dessous
    .no = Non, la laisser
relics-ask-rival = Quel rival choisissez-vous ?
    .topic = rival
relics-ask-trigger = Plusieurs de vos cartes défaussées ont un effet. Laquelle d'abord ?
    .topic = défausse qui agit d'abord
relics-ask-order = Laquelle de vos reliques agit d'abord ?
    .topic = relique qui agit d'abord
relics-ask-spoils = Vous avez gagné la manche : piochez une carte, ou prenez une relique à un perdant.
    .topic = butin
    .hint = Vous gagnez la manche, et votre sorcier est immortel. Pour butin, piochez une carte, ou prenez une relique jouée par un perdant.
relics-ask-shrine = Le sanctuaire aide votre sorcier de plusieurs façons. Laquelle d'abord ?
    .topic = aide du sanctuaire
relics-ask-use = Utiliser { $card } ?
    .topic = capacité utilisée
    .yes = Oui, l'utiliser
    .no = Non

relics-choice-draw = Piocher une carte
    .typed = piocher
relics-choice-relic =
    { $player }, relique { $number }{ $card ->
        [unknown] { "" }
        [none] { " : " }(face cachée)
       *[other] { " : " }{ $card }
    }{ $ignored ->
        [yes] { " " }(ignorée)
       *[no] { "" }
    }
relics-choice-ability = capacité { $number } du sanctuaire

## Ce qui arrive

relics-event-dealt = { $player } prend une pioche.
relics-event-hand-kept =
    { $number ->
        [0] { $player } garde sa main.
        [1] { $player } écarte une carte et repioche{ $cards ->
            [none] { "" }
           *[other] {" "}: { $cards }
        }.
       *[other] { $player } écarte { $number } cartes et repioche{ $cards ->
            [none] { "" }
           *[other] {" "}: { $cards }
        }.
    }
relics-event-master-chosen = Maître Sorcier : { $player }.
relics-event-round-started = La manche { $round } commence.
relics-event-shrine-turned = Le sanctuaire de cette manche : { $shrine }.
relics-event-shrines-reshuffled = Les sanctuaires utilisés sont mélangés de nouveau.
relics-event-battle-began =
    { $battle ->
        [1] Au combat : { $fighters }.
       *[other] Nouveau combat après l'égalité : { $fighters }.
    }
relics-event-laid =
    { $wizard ->
        [none] { $relics ->
            [0] { $player } pose un sorcier, sans relique.
           *[other] { $player } pose un sorcier et une relique.
        }
       *[other] { $relic ->
            [none] { $player } pose { $wizard }, sans relique.
           *[other] { $player } pose { $wizard } avec { $relic }.
        }
    }
relics-event-sat-out = { $player } n'a pas de sorcier et ne combat pas.
relics-event-wizards-revealed = Sorciers : { $cards }.
relics-event-relics-revealed = Reliques : { $cards }.
relics-event-battle-decided =
    { $highest-number ->
        [one] Puissance : { $totals }. La plus haute : { $highest }.
       *[other] Puissance : { $totals }. Égalité entre { $highest }.
    }
relics-event-round-won = { $player } gagne la manche { $round }.
relics-event-entered-hall = { $card } entre au Panthéon ({ $player }), qui compte { $hall } à présent.
relics-event-no-winner =
    { $because ->
        [battles] La manche { $round } est sans vainqueur : trop d'égalités.
       *[nobody] La manche { $round } est sans vainqueur : personne ne peut combattre.
    }
relics-event-relic-taken = { $player } prend { $card } comme butin ({ $owner }).
relics-event-game-won =
    { $winners-number ->
        [one] { $winners } gagne la partie !
       *[other] Victoire partagée : { $winners } !
    }
relics-event-resigned = { $player } abandonne.
relics-event-reactions-stopped = { $number } cartes défaussées ont réagi dans ce combat. Plus aucune ne réagit avant le suivant.
relics-event-drew =
    { $cards ->
        [none] { $number ->
            [1] { $player } pioche une carte.
           *[other] { $player } pioche { $number } cartes.
        }
       *[other] { $player } pioche { $cards }.
    }
relics-event-replenished = { $player } manque de cartes et complète sa main à { $size }.
relics-event-reshuffled = { $player } : la défausse devient la pioche ({ $number }).
relics-event-card-discarded =
    { $place ->
        [deck] { $player } défausse de sa pioche : { $cards }.
       *[hand] { $player } défausse { $cards }.
    }
relics-event-set-aside = À la défausse ({ $player }) : { $cards }.
relics-event-took-back = { $player } reprend { $card } de sa défausse.
relics-event-revealed-from-hand = { $player } révèle { $card } de sa main.
relics-event-top-revealed = { $player } révèle le dessus de sa pioche : { $card }.
relics-event-looked-at-deck =
    { $cards ->
        [none] { $number ->
            [1] { $player } regarde la carte du dessus de sa pioche.
           *[other] { $player } regarde les { $number } cartes du dessus de sa pioche.
        }
       *[other] { $player } regarde sa pioche ; depuis le dessus : { $cards }.
    }
relics-event-peeked-at-deck =
    { $top ->
        [none] { $player } regarde le dessus d'une pioche ({ $owner }).
       *[other] { $player } regarde le dessus d'une pioche ({ $owner }) : { $top }.
    }
relics-event-buried =
    { $top ->
        [none] { $player } la met sous la pioche ({ $owner }).
       *[other] { $player } met { $top } sous la pioche ({ $owner }).
    }
relics-event-triggered =
    { $when ->
        [shrine] { $card } : aide pour { $player }.
        [discarded] { $card } ({ $player }) : effet de défausse.
        [revealed] { $player } utilise { $card }.
       *[entering] { $player } utilise la capacité : { $card }.
    }
relics-event-declined =
    { $because ->
        [declined] { $player } n'utilise pas { $card }.
        [condition] { $card } ({ $player }) : la condition n'est pas remplie.
       *[impossible] { $card } ({ $player }) : rien à faire.
    }
relics-event-bonus-given =
    { $per ->
        [none] { $source } : { $player } { $amount } en puissance.
        [drawn] { $source } : { $player } { $amount } en puissance par carte piochée dans la manche.
        [hand] { $source } : { $player } { $amount } en puissance par carte en main.
        [discard] { $source } : { $player } { $amount } en puissance par carte voulue de la défausse.
        [hall] { $source } : { $player } { $amount } en puissance par sorcier au Panthéon.
        [rival] { $source } : { $player } { $amount } en puissance par rival.
       *[relic] { $source } : { $player } { $amount } en puissance par relique en jeu.
    }
relics-event-advantage-changed =
    { $has ->
        [yes] { $source } : { $player } a l'avantage.
       *[no] { $source } : { $player } n'a pas l'avantage.
    }
relics-event-wizard-entered =
    { $place ->
        [discard] { $joins ->
            [yes] { $card } rejoint le combat pour { $player }, depuis la défausse.
           *[no] { $card } entre pour { $player }, depuis la défausse.
        }
       *[hand] { $joins ->
            [yes] { $card } rejoint le combat pour { $player }, depuis la main.
           *[no] { $card } entre pour { $player }, depuis la main.
        }
    }
relics-event-wizard-left = { $card } ({ $player }) cède sa place.
relics-event-relic-added =
    { $card ->
        [none] { $player } joue une relique de plus, face cachée.
       *[other] { $player } joue une relique de plus : { $card }.
    }
relics-event-relic-ignored =
    { $card ->
        [none] { $player } fait ignorer une relique ({ $owner }, numéro { $slot }).
       *[other] { $player } fait ignorer { $card } ({ $owner }).
    }
relics-event-relics-ignored = { $source } : reliques ignorées ({ $player }).
relics-event-relics-exchanged =
    { $taken ->
        [none] { $player } et { $owner } échangent leurs reliques.
       *[other] { $player } donne { $given } à { $owner } contre { $taken }.
    }

## Pourquoi ?

relics-part-base = { $amount } { $card } [{ $clause }]
relics-part-relic = { $amount } { $card } [{ $clause }]
relics-part-advantage = { $amount } avantage ({ $card }) [{ $clause }]
relics-part-shrine = { $amount } sanctuaire ({ $card }) [{ $clause }]
relics-part-ability = { $amount } capacité ({ $card }) [{ $clause }]
relics-part-modifier = { $amount } modificateur ({ $card }) [{ $clause }]
relics-why-total = = { $amount } pour { $player } [{ $clause }]
relics-why-verdict =
    { $highest-number ->
        [one] Donc { $highest } gagne le combat. [{ $clause }]
       *[other] Donc égalité : { $highest } combattent encore. [{ $clause }]
    }
relics-clause-t5 = Après dix combats, ou quand personne ne peut continuer, la manche est sans vainqueur. [{ $clause }]
relics-clause-v3 = Le Panthéon compte assez de sorciers : cinq à deux joueurs, quatre à trois, trois à quatre. [{ $clause }]
relics-clause-s5 = Le premier Maître Sorcier est tiré au hasard. [{ $clause }]
relics-clause-l4 = Qui gagne une manche devient Maître Sorcier. [{ $clause }]
relics-clause-k16 = Des cartes qui se déclenchent sans fin sont arrêtées, une fois par combat. [{ $clause }]
relics-clause-k17 = Dix manches de suite sont restées sans vainqueur : le Panthéon le plus rempli gagne. [{ $clause }]

## Erreurs

relics-error-no-abilities = Un sanctuaire a au moins une capacité.
relics-error-abilities = Un sanctuaire a au plus { $most } capacités.
relics-error-endless = Les cartes défaussées de ce jeu se défausseraient les unes les autres sans fin ; « { $card } » en défausse le plus. Réduisez le nombre, ou posez une condition.
relics-error-too-many-abilities = La voie rapide connaît des sanctuaires de { $most } capacités au plus.
relics-error-cannot-resume = Aucune carte en jeu ne peut poser cette question ({ $purpose }).
relics-error-unsupported-verb = Le moteur rapide ne connaît pas encore « { $verb } » : on peut jouer avec le jeu de cartes « { $set } », mais ni l'explorer ni le simuler.
relics-error-sentence = La phrase ne peut pas être lue : { $reason }.
relics-error-when = Un sanctuaire n'est jamais défaussé.
relics-error-unused = « { $field } » ne veut rien dire pour le verbe « { $verb } ».
relics-error-hand-filter = Compter certaines cartes de la main révélerait la main ; comptez-les toutes.
relics-error-then = Après « then » vient une seule phrase simple : ni « if », ni « may », ni « when », ni « then ».
relics-error-wanted =
    { $field ->
        [kind] Le type « { $name } » n'existe pas. Choix possibles : { $known }.
        [colour] La couleur « { $name } » n'existe pas. Choix possibles : { $known }.
        [rarity] La rareté « { $name } » n'existe pas. Choix possibles : { $known }.
       *[mechanic] Aucune carte ne fait « { $name } ». Choix possibles : { $known }.
    }
relics-error-none = Le jeu n'a aucune carte de ce type : { $kind }.
relics-error-deal = { $number } cartes ({ $kind }, { $rarity }) ne se partagent pas également en { $decks } pioches.
relics-error-seats = Un combat demande deux à quatre de ces places, et l'une d'elles comme Maître Sorcier : { $known }.
relics-error-judged-card = « { $card } » n'est pas une carte du jeu qui puisse être là.
relics-error-judged-twice = « { $card } » est nommée deux fois.
relics-error-judged-choice = Le choix { $number } ne convient pas : { $reason }

## Options

relics-option-players = Wizards & Relics : combien jouent, 2 (par défaut), 3 ou 4.
relics-option-late = Wizards & Relics : un sorcier qui entre tard remplace (replaces, par défaut) ou rejoint (joins).
relics-option-reshuffle = Wizards & Relics : la défausse devient la pioche au besoin (when-needed, par défaut) ou aussitôt (at-once).
