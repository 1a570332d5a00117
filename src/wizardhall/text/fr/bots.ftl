# Les robots.

bots-error-unknown = Le robot « { $name } » n'existe pas. Il y a : { $known }.

bots-level-random = Caprice
bots-level-apprentice = Apprenti
bots-level-adept = Adepte
bots-level-archmage = Archimage
