# Ce que dit toute table de jeu. Le premier mot d'un identifiant est le nom de son fichier.

table-list = { $front } et { $last }

## Erreurs : une réponse

table-error-not-a-list = La réponse doit être une liste de cartes.
table-error-card = « { $card } » ne fait pas partie des cartes proposées.
table-error-twice = « { $card } » est citée plus d'une fois.
table-error-number =
    { $wanted ->
        [one] Il faut { $wanted } carte
       *[other] Il faut { $wanted } cartes
    }, et non { $given }.
table-error-number-between = Il faut de { $least } à { $most } cartes, et non { $given }.
table-error-choice = « { $choice } » ne fait pas partie des choix.
table-error-not-slots = La réponse doit donner une carte pour chacun de : { $slots }.
table-error-slots = La réponse doit remplir exactement : { $slots }.
table-error-slot-card = « { $card } » ne convient pas pour « { $slot } ».
table-error-not-yes-no = La réponse doit être oui ou non (true ou false).

## Erreurs : noms et fichiers

table-error-in-file = { $file } : { $reason }
table-error-in-line = { $file }, ligne { $line } : { $reason }
table-error-unknown-language = La langue « { $name } » n'existe pas ici. Il y a : { $known }.
table-error-unknown-option = Ce jeu n'a pas d'option « { $name } ». Il a : { $known }.
table-error-unknown-game = Le jeu « { $name } » n'existe pas ici. Il y a : { $known }.
table-error-no-file = Ce fichier n'existe pas.
table-error-unreadable = Le fichier ne peut pas être lu : { table-reason }.
table-error-unwritable = { $file } ne peut pas être écrit : { table-reason }.
table-error-system = Le système refuse cela : { table-reason }.
table-reason =
    { $reason ->
        [EACCES] ce n'est pas permis
        [EEXIST] une partie du chemin n'est pas un dossier
        [EISDIR] c'est un dossier
        [ENAMETOOLONG] le nom est trop long
        [ENOENT] un dossier manque
        [ENOSPC] le disque est plein
        [ENOTDIR] une partie du chemin n'est pas un dossier
        [EPERM] ce n'est pas permis
        [EROFS] le disque ne peut qu'être lu
       *[other] { $reason }
    }
table-error-not-text = Le fichier n'est pas du texte UTF-8.
table-error-toml = Ce n'est pas du TOML valide : { $reason }.
table-error-no-tables = Les cartes s'écrivent en tables [[{ $kind }]], une par carte.
table-error-missing-field = Le champ « { $field } » manque.
table-error-unknown-field = Le champ « { $field } » n'existe pas ici. Il y a : { $known }.
table-error-field-type = Le champ « { $field } » doit être { $kind ->
        [number] un nombre entier
        [table] une table, comme {"{"} clé = valeur {"}"}
       *[text] un texte entre guillemets
    }.
table-error-unknown-word = Le champ « { $field } » ne peut pas être « { $word } ». Il peut être : { $known }.
table-error-number-range = Le champ « { $field } » vaut { $number } ; il doit être compris entre { $low } et { $high }.
table-error-duplicate = L'identifiant « { $card } » sert à deux cartes.
table-error-card-id = « { $card } » ne peut pas être un identifiant : minuscules, chiffres et traits d'union, une lettre d'abord.

## Code compilé

table-compiling = Compilation de la voie rapide de { $what }, une seule fois ; cela prend une minute …
table-error-extra = Il faut pour cela des éléments qui ne sont pas installés. Installez-les avec : pip install "wizardhall[{ $extra }]"
