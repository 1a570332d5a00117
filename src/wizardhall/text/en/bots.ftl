# Bots.

bots-error-unknown = There is no bot “{ $name }”. There are: { $known }.

bots-level-random = Whim
bots-level-apprentice = Apprentice
bots-level-adept = Adept
bots-level-archmage = Archmage
