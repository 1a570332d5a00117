# Ce que dit une partie : questions fermées, enregistrements qui ne conviennent pas.

match-error-over = La partie est finie.
match-error-unknown-seat = Il n'y a pas de place « { $name } » à cette table. Choix possibles : { $known }.
match-error-unknown-eyes = Personne à cette table ne voit comme « { $name } ». Choix possibles : { $known }.
match-error-unknown-ask = Aucune question « { $ask } » n'est ouverte.
match-error-foreign = La question « { $ask } » n'est pas pour { $seat }.
match-error-late = La question « { $ask } » est close : la partie a continué.
match-error-repeated = La question « { $ask } » a déjà sa réponse ; elle est verrouillée.

match-error-branch = L'enregistrement compte { $most } réponses ; donnez un nombre de 0 à { $most }, et non { $given }.
match-error-not-locked = Vous n'avez pas de réponse à « { $ask } » à reprendre.
match-error-cannot-resign = { $seat } ne peut pas finir cette partie en abandonnant.

match-error-empty = L'enregistrement est vide.
match-error-no-record = Ce n'est pas l'enregistrement d'une partie.
match-error-no-header = L'enregistrement ne commence pas par la ligne de sa partie.
match-error-format = L'enregistrement est au format { $given } ; cette version lit le format { $known }.
match-error-out-of-place = Cette ligne n'a pas sa place ici.
match-error-other-game = L'enregistrement est du jeu « { $given } », et non « { $known } ».
match-error-other-rules = La partie suit la version { $given } des règles ; ici, c'est la version { $known }.
match-error-other-cards = La partie s'est jouée avec le jeu de cartes « { $wanted } » ; celui donné ici, « { $given } », n'est pas le même. Donnez le bon fichier avec --cards FICHIER.
match-error-other-seats = Les places ou les options de l'enregistrement ne conviennent pas au jeu.
match-error-step = Une réponse à l'étape { $given } alors que l'étape { $wanted } est ouverte.
match-error-seed-commitment = La graine ne correspond pas à son engagement.
match-error-noted-commitment = L'engagement de l'enregistrement n'est pas celui que vous avez noté.
match-error-words = Les mots de { $seat } dans l'enregistrement ne sont pas ceux que vous avez donnés.
match-error-answer-commitment = La réponse de { $seat } ne correspond pas à son engagement.
match-error-events = Les événements de l'enregistrement ne découlent pas de la graine et des réponses.
match-error-end = Le résultat de l'enregistrement ne découle pas de ses réponses.
