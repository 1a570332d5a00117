# Le laboratoire : ce que disent les solveurs et le championnat.

lab-error-no-state = Le fichier ne contient pas d'état d'une résolution.
lab-error-other-state = Le fichier contient la résolution de « { $found } », et non de « { $wanted } ».

## Le championnat

lab-error-twice = Le robot « { $name } » est nommé deux fois ; un championnat se joue entre robots différents.
lab-error-alone = Il faut au moins deux robots pour un championnat.
lab-error-matches = { $matches } parties ne se partagent pas équitablement entre { $seats } places : { $fewer } ou { $more }, oui.
lab-error-processes = { $processes } processus ne peuvent pas jouer ; donnez 1 ou plus.
lab-error-process = Un processus qui jouait a été arrêté de l'extérieur. Les parties finies sont gardées.
lab-error-no-league = Le fichier ne commence pas par la ligne d'un championnat. Donnez un autre fichier avec --save.
lab-error-other-league = Le fichier est celui d'un autre championnat : « { $field } » y est « { $found } », et non « { $wanted } ». Donnez un autre fichier avec --save.
lab-playing = Parties
lab-column-bot = Robot
lab-column-won = Gagnées
lab-column-share = Part
lab-cross-table = Gagnées par le robot de gauche contre celui d'en haut, parmi les parties gagnées par l'un des deux
lab-note = { $matches } parties, graine « { $seed } » ; chaque donne se joue de chaque place.
lab-note-incomparable = Quelqu'un n'a jamais perdu contre plus faible : les valeurs les plus vraisemblables seraient infinies. Celles-ci comptent une nulle de plus pour chaque paire de robots.
lab-stopped = Arrêt après { $played } parties sur { $planned }. Avec --save FICHIER, elles seraient gardées.
lab-stopped-saved = Arrêt après { $played } parties sur { $planned }. La même commande reprend à cet endroit.

## Le solveur

lab-error-solve-card = Il n'y a pas de carte « { $card } » dans ce jeu. On connaît : { $known }.
lab-error-solve-deck = Un paquet, c'est six cartes différentes séparées par des virgules, et non « { $deck } ».
lab-error-solve-both = Donnez --drawn ou --decks, pas les deux.
lab-solving = Tour { $turns }, encore à gagner { $gap }
lab-solved = Valeur pour Noir { $value } ; les meilleures réponses parmi tous les plans gagnent au plus { $gap } ensemble (certifié, { $turns } tours).
lab-column-wizard = Sorcier
lab-column-deck = { $seat } : dans le paquet
lab-column-waiting = { $seat } : en attente
lab-column-weight = Part
lab-column-plan = Plan, la carte en attente à la fin
lab-column-rules = Règles
lab-plans-of = Les plans les plus fréquents de { $seat }
lab-solve-stopped = Arrêt avant le but. Avec --save FICHIER, la même commande reprendrait à cet endroit.
lab-solve-stopped-saved = Arrêt avant le but. La même commande reprend à cet endroit.
lab-usage = Fréquence d'un sorcier parmi les six
