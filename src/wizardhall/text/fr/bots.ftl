# Les robots.

bots-error-unknown = Le robot « { $name } » n'existe pas. Choix possibles : { $known }.
bots-error-not-a-bot = « { $name } » n'est pas un robot : il n'a pas de méthode answer(view, ask, dice).

bots-level-random = Caprice
bots-level-apprentice = Apprenti
bots-level-adept = Adepte
bots-level-archmage = Archimage
