# Bots.

bots-error-unknown = There is no bot “{ $name }”. Choose from: { $known }.
bots-error-not-a-bot = “{ $name }” is not a bot: it has no method answer(view, ask, dice).

bots-level-random = Whim
bots-level-apprentice = Apprentice
bots-level-adept = Adept
bots-level-archmage = Archmage
