# Pierre-papier-ciseaux.

rps-title = Pierre-papier-ciseaux

rps-seat-left = Gauche
rps-seat-right = Droite

rps-card-rock = Pierre
rps-card-paper = Papier
rps-card-scissors = Ciseaux
rps-beats = Bat { $sign }.

rps-option-wins = Pierre-papier-ciseaux : manches à gagner, 2 (par défaut) ou 3.
rps-error-no-cards = Ce jeu n'a pas de cartes à changer.

rps-ask-throw = Choisissez un signe.
    .topic = signe
    .list = Votre signe

rps-view-score = Score
rps-view-signs = Derniers signes
rps-view-wins = Manches à gagner

rps-event-thrown = { $player-left } joue { $signs-left }, { $player-right } { $signs-right }.
rps-event-round-ended =
    { $winners-number ->
        [0] Personne ne gagne cette manche.
       *[other] { $winners } gagne cette manche.
    }
rps-event-game-ended =
    { $winners-number ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } se partagent la victoire.
    }
rps-event-resigned = { $player } abandonne.

rps-clause-2 = Le signe le plus fort gagne la manche. [{ $clause }]
rps-clause-3 = Qui a gagné assez de manches gagne la partie. [{ $clause }]
