# Les robots.

bots-error-unknown = Le robot « { $name } » n'existe pas. Il y a : { $known }.
