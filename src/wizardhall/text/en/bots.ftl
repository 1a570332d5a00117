# Bots.

bots-error-unknown = There is no bot “{ $name }”. There are: { $known }.
