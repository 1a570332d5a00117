# Ce que la salle dit aux gens et aux programmes.

server-not-built = La salle est ouverte, mais sa page n’est pas encore construite. Pour la construire :
server-program-of = Le programme de { $name }

server-error-unknown-setting = Il n’y a pas de réglage « { $name } ».
server-error-setting = Un réglage est faux : { $reason }
server-error-settings-file = Le fichier de réglages { $file } est illisible : { $reason }
server-error-database = La salle ne connaît pas ce genre de base de données. Elle connaît : { $known }
server-error-unreachable = La base de données est injoignable : { $reason }
server-error-redis = Redis ne répond pas : { $reason }
server-error-workers = Plusieurs processus doivent pouvoir se dire ce qui a changé : donnez aussi l’adresse de Redis.

server-error-unknown-table = Cette table n’existe pas. Vérifiez le code ou demandez un nouveau lien.
server-error-no-page = Il n’y a rien à cette adresse.
server-error-method = Cette adresse n’accepte pas une telle requête.
server-error-malformed = La salle ne comprend pas ce message : { $reason }
server-error-too-large = C’est trop long : au plus { $most } octets sont acceptés.
server-error-too-fast = C’était trop à la fois. Attendez un instant, puis réessayez.
server-error-connections = Trop de connexions viennent de votre adresse : au plus { $most } sont permises.
server-error-full = La salle est pleine. Réessayez un peu plus tard.
server-error-closing = La salle va fermer. Réessayez dans un instant.
server-error-failed = Quelque chose a échoué dans la salle. Rien n’a changé ; réessayez.
server-error-origin = Seule la page de la salle peut faire cela.
server-error-token = Ce jeton n’ouvre aucune place à cette table.
server-error-name = Un nom contient une lettre ou un chiffre, et au plus { $most } caractères.

server-error-spectator = Vous regardez : il faut une place à la table pour faire cela.
server-error-resigned = Vous avez abandonné : un bot joue votre place jusqu’à la fin.
server-error-not-begun = La partie n’a pas encore commencé.
server-error-not-over = Cela s’obtient quand la partie est finie.
server-error-begun = La partie a déjà commencé.
server-error-empty-seats = Il reste des places vides : invitez quelqu’un, ou mettez-y un bot.
server-error-not-host = Seul l’hôte de la table peut faire cela.
server-error-seat-taken = Cette place est prise.
server-error-no-seat = Toutes les places sont prises. Vous pouvez regarder.
server-error-seated = Vous êtes déjà à cette table : { $seat }.
server-error-not-seated = Vous n’avez pas de place à cette table.
server-error-leave-running = La partie est en cours. Abandonnez si vous voulez, ou fermez simplement la page.
server-error-eyes = Tant qu’une partie est en cours, vous ne la voyez que par vos propres yeux.
server-error-seed = La graine ne se choisit que contre des bots : qui la connaît connaît toutes les cartes.
server-error-seed-length = Une graine a de 1 à 200 caractères.
