# Le laboratoire : ce que disent les solveurs et le championnat.

lab-error-no-state = Le fichier n'est pas une résolution enregistrée.
lab-error-other-state = Le fichier contient une autre résolution : « { $found } », et non « { $wanted } ». Donnez les mêmes paquets, cartes et édition qu'avant, ou un autre fichier.
lab-error-old-state = Le fichier a été écrit par une autre version de Wizard Hall. Recommencez la résolution dans un autre fichier.

## Le championnat

lab-error-twice = Le robot « { $name } » est nommé deux fois ; un championnat se joue entre robots différents.
lab-error-alone = Il faut au moins deux robots pour un championnat.
lab-error-matches = { $matches } parties ne se partagent pas équitablement entre { $seats } places : { $fewer } ou { $more }, oui.
lab-error-processes = { $processes } processus ne peuvent pas jouer ; donnez 1 ou plus.
lab-error-process = Un processus de calcul a été arrêté. Les parties finies sont gardées.
lab-error-no-league = Le fichier ne commence pas par la ligne d'un championnat. Donnez un autre fichier avec --save.
lab-error-other-league = Le fichier est celui d'un autre championnat : « { $field } » y est « { $found } », et non « { $wanted } ». Donnez un autre fichier avec --save.
lab-playing = Parties
lab-column-bot = Robot
lab-column-won = Gagnées
lab-column-share = Part
lab-cross-table = Gagnées par le robot de gauche contre celui d'en haut, parmi les parties gagnées par l'un des deux
lab-note = { $matches } parties, graine « { $seed } » ; chaque donne se joue de chaque place.
lab-note-incomparable = Quelqu'un n'a jamais perdu contre plus faible : les valeurs les plus vraisemblables seraient infinies. Celles-ci comptent une nulle de plus pour chaque paire de robots.
lab-stopped = Arrêt après { $played } parties sur { $planned }. Avec --save FICHIER, elles seraient gardées.
lab-stopped-saved = Arrêt après { $played } parties sur { $planned }. La même commande reprend à cet endroit.

## Le solveur

lab-error-solve-deck = Un paquet, c'est six cartes différentes séparées par des virgules, sans espaces ou entre guillemets, et non « { $deck } ».
lab-error-solve-both = Donnez --drawn, --decks ou --without, mais un seul des trois.
lab-error-solve-few = Sans elles il ne reste que { $left } cartes ; un plan en prend six.
lab-solving = Tour { $turns } : dernier gain { $gained }, borne certifiée { $gap }
lab-error-no-openings = Le fichier ne contient pas d'ouvertures.
lab-error-other-openings = Le fichier contient les ouvertures d'autres cartes ou d'une autre édition.
lab-openings-beginning = Pioches quelconques, pour commencer : reste { $gap }
lab-openings-solving = paire { $number } sur { $many } : { $cards } ; reste { $gap }
lab-openings-guarding = gardes contre tout : reste { $gap } { $cards }
lab-openings-guards = Gardes : aucune stratégie ne gagne plus de { $most } % des premières manches contre l'une d'elles (certifié).
lab-openings-done = { $many } ouvertures dans { $file } ; les deux camps ensemble gagneraient au plus { $gap } dans chacune (certifié).
lab-solved = Valeur pour Noir { $value } ; les meilleures réponses parmi tous les plans gagnent au plus { $gap } ensemble (certifié, { $turns } tours).
lab-column-wizard = Sorcier
lab-column-deck = { $seat } : dans le paquet
lab-column-waiting = { $seat } : en attente
lab-column-weight = Part
lab-column-plan = Plan, la carte en attente à la fin
lab-column-rules = Règles
lab-plans-of = Les plans les plus fréquents de { $seat }
lab-solve-stopped = Arrêt avant la fin de la résolution. Avec --save FICHIER, la même commande reprendrait à cet endroit.
lab-solve-stopped-saved = Arrêt avant la fin de la résolution. La même commande reprend à cet endroit.
lab-solve-too-large = La recherche prend plus de mémoire que permis ; voici où elle en est. Moins de cartes (--without) ou un --within plus grand en prennent moins.
lab-usage = Fréquence d'un sorcier parmi les six

## L'analyse

lab-error-no-analyst = Le jeu « { $game } » n'a pas d'analyste : ses parties ne peuvent pas être analysées.
lab-error-effort = L'effort « { $name } » n'existe pas. Choix possibles : { $known }.
lab-analysing = Analyse de la partie
lab-decimal-mark = ,
lab-percent = { $number } %
lab-chances = Chances de gagner la partie
lab-point = Manche { $round } · N { $number }
lab-point-end = Fin
lab-column-from = N
lab-column-round = Manche
lab-column-decision = Décision
lab-column-chance = Chances
lab-column-best = Au mieux
lab-column-away = Perdu
lab-did = { $player }, { $what } : { $answer }
lab-better = mieux : { $answer }
lab-they =
    { $chance ->
        [none] { $player } pendant ce temps : { $answer }
       *[other] { $player } pendant ce temps : { $answer } – contre cela { $chance }
    }
lab-really-better = le mieux contre cela : { $answer } ({ $chance })
lab-moments =
    { $number ->
        [0] Personne n'a rien perdu qui compte.
        [1] La décision qui a compté
       *[other] Les décisions qui ont compté
    }
lab-moment-real = Contre ce qui a vraiment été joué, ce choix avait { $chance } de chances.
lab-analysis-note =
    Les chances tiennent compte de ce que le joueur pouvait savoir. N : réponses avant la décision. ± : la marge d'erreur sur ce qui est perdu.
    Pour rejouer à partir d'une décision : wizardhall resume { $file } --from N
