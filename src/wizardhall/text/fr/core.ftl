# Ce que dit toute table de jeu. Le premier mot d'un identifiant est le nom de son fichier.

core-list = { $front } et { $last }

## Ce qui est demandé : les mots de toute question, quand son jeu n'en a pas

core-ask = Votre décision
    .yes = Oui
    .no = Non
    .decline = Rien
    .declined = rien
    .empty = rien
    .list = Cartes choisies
    .rest = Le reste
    .moment = À la manche { $round }, { $player } a décidé ({ $what }) : { $given }. Il restait { $chance } de chances de gagner la partie. Le mieux : { $best }, { $better }.

## Une aide de jeu, pour les jeux qui n'ont pas la leur

core-aid-weak-to = { $what } perd contre { $stronger }.
core-aid-criteria = Ce qui décide, dans cet ordre : { $listed }.
core-aid-phases = Une manche : { $listed }.

core-view-round = Manche

## Erreurs : une réponse

core-error-not-a-list = La réponse doit être une liste de cartes.
core-error-card = « { $card } » ne fait pas partie des cartes proposées.
core-error-twice = « { $card } » est citée plus d'une fois.
core-error-number =
    { $wanted ->
        [one] Il faut { $wanted } carte
       *[other] Il faut { $wanted } cartes
    }, et non { $given }.
core-error-number-between = Il faut de { $least } à { $most } cartes, et non { $given }.
core-error-choice = « { $choice } » ne fait pas partie des choix.
core-error-not-slots = La réponse doit donner une carte pour chacun de : { $slots }.
core-error-slots = La réponse doit remplir exactement : { $slots }.
core-error-slot-card = « { $card } » ne convient pas pour « { $slot } ».
core-error-not-yes-no = La réponse doit être oui ou non (true ou false).
core-error-answer-number = Il n'y a pas de réponse numéro { $number } : cette question en a { $count }, numérotées à partir de 0.

## Erreurs : noms et fichiers

core-error-in-file = { $file } : { $reason }
core-error-in-line = { $file }, ligne { $line } : { $reason }
core-error-unknown-language = La langue « { $name } » n'existe pas ici. Choix possibles : { $known }.
core-error-unknown-option = Ce jeu n'a pas d'option « { $name } ». Il a : { $known }.
core-error-option = L'option « { $option } » ne peut pas être « { $name } ». Elle peut être : { $known }.
core-error-unknown-game = Le jeu « { $name } » n'existe pas ici. Choix possibles : { $known }.
core-error-no-file = Ce fichier n'existe pas.
core-error-unreadable = Le fichier ne peut pas être lu : { core-reason }.
core-error-unwritable = { $file } ne peut pas être écrit : { core-reason }.
core-error-damaged-line = La ligne est abîmée : { $reason }.
core-error-system = Le système refuse cela : { core-reason }.
core-reason =
    { $reason ->
        [EACCES] accès refusé
        [EEXIST] une partie du chemin n'est pas un dossier
        [EISDIR] c'est un dossier
        [ENAMETOOLONG] le nom est trop long
        [ENOENT] un dossier manque
        [ENOSPC] le disque est plein
        [ENOTDIR] une partie du chemin n'est pas un dossier
        [EPERM] accès refusé
        [EROFS] le disque est en lecture seule
       *[other] { $reason }
    }
core-error-not-text = Le fichier n'est pas du texte UTF-8.
core-error-toml = Ce n'est pas du TOML valide : { $reason }.
core-error-no-tables = Les cartes s'écrivent en tables [[{ $kind }]], une par carte.
core-error-missing-field = Le champ « { $field } » manque.
core-error-unknown-field = Le champ « { $field } » n'existe pas ici. Choix possibles : { $known }.
core-error-field-type = Le champ « { $field } » doit être { $kind ->
        [number] un nombre entier
        [table] une table, comme {"{"} clé = valeur {"}"}
       *[text] un texte entre guillemets
    }.
core-error-unknown-word = Le champ « { $field } » ne peut pas être « { $word } ». Il peut être : { $known }.
core-error-number-range = Le champ « { $field } » vaut { $number } ; il doit être compris entre { $low } et { $high }.
core-error-duplicate = L'identifiant « { $card } » sert à deux cartes.
core-error-card-id = « { $card } » ne peut pas être un identifiant : minuscules, chiffres et traits d'union, une lettre d'abord.
core-error-file-length = Le fichier est trop long : { $most } caractères au plus.
core-error-depth = Des tables, des listes ou des noms à points sont trop imbriqués : { $most } niveaux au plus.
core-error-length = Le champ « { $field } » est trop long : { $most } caractères au plus.
core-error-unprintable = Le champ « { $field } » contient des caractères qui ne peuvent pas s'afficher.
core-error-number-size = Le nombre dans « { $field } » est trop grand.
core-error-items = Il y a trop d'éléments dans « { $field } » : { $most } au plus.

## Code compilé

core-compiling = Compilation de la voie rapide de { $what }, une seule fois ; cela prend une minute …
core-error-extra = Il faut pour cela des éléments qui ne sont pas installés. Installez-les avec : pip install "wizardhall[{ $extra }]"

## Des parties chargées au besoin

core-error-reference = « { $name } » n'est pas le nom d'une partie de programme. Il s'écrit paquet.module:attribut.
core-error-no-module = Impossible de charger « { $name } » : il n'y a pas de module { $module } ici.
core-error-no-attribute = Impossible de charger « { $name } » : le module { $module } n'a pas de { $attribute }.
core-error-not-a-game = « { $reference } » n'est pas le jeu « { $name } » : il y faut un objet d'une classe de Game, de ce nom.
core-error-no-judge = Le jeu « { $game } » n'a pas d'arbitre pour une vraie table.
