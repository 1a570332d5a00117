# Ce que la salle dit aux gens et aux programmes.

server-not-built = La salle est ouverte, mais sa page n’est pas encore construite. Pour la construire :
server-program-of = Le programme de { $name }

server-error-unknown-setting = Il n’y a pas de réglage « { $name } ». Les voici tous : wizardhall serve --help
server-error-setting = Un réglage est faux : { $reason }
server-error-settings-file = Le fichier de réglages { $file } est illisible : { $reason }
server-error-database = La salle ne connaît pas ce genre de base de données. Elle connaît : { $known }
server-error-unreachable = La base de données est injoignable : { $reason }
server-error-newer-database = La base de données vient d’une version plus récente de la salle (révision { $revision }). Installez cette version, ou indiquez une autre base de données.
server-error-redis = Redis ne répond pas : { $reason }
server-error-workers = Plusieurs processus doivent pouvoir se dire ce qui a changé : donnez aussi l’adresse de Redis.

server-error-unknown-table = Cette table n’existe pas. Vérifiez le code ou demandez un nouveau lien.
server-error-no-page = Il n’y a rien à cette adresse.
server-error-method = Cette adresse n’accepte pas une telle requête.
server-error-malformed = La salle ne comprend pas ce message : { $reason }
server-error-too-large = C’est trop long : au plus { $most } octets sont acceptés.
server-error-too-fast = C’était trop à la fois. Attendez un instant, puis réessayez.
server-error-connections = Trop de connexions viennent de votre adresse : au plus { $most } sont permises.
server-error-full = La salle est pleine. Réessayez un peu plus tard.
server-error-closing = La salle va fermer. Réessayez dans un instant.
server-error-failed = Quelque chose a échoué dans la salle. Rien n’a changé ; réessayez. Si cela se reproduit, donnez ce numéro à l’hôte : { $request }
server-error-origin = Seule la page de la salle peut faire cela.
server-error-token = Ce jeton n’ouvre aucune place à cette table.
server-error-name = Un nom contient une lettre ou un chiffre, et au plus { $most } caractères.

server-error-spectator = Vous regardez : il faut une place à la table pour faire cela.
server-error-resigned = Vous avez abandonné : un robot joue votre place jusqu’à la fin.
server-error-not-begun = La partie n’a pas encore commencé.
server-error-not-over = Disponible une fois la partie terminée.
server-error-begun = La partie a déjà commencé.
server-error-empty-seats = Il reste des places vides : invitez quelqu’un, ou mettez-y un robot.
server-error-not-host = Seul l’hôte de la table peut faire cela.
server-error-seat-taken = Cette place est prise.
server-error-no-seat = Toutes les places sont prises. Vous pouvez regarder.
server-error-seated = Vous êtes déjà à cette table : { $seat }.
server-error-not-seated = Vous n’avez pas de place à cette table.
server-error-leave-running = La partie est en cours. Abandonnez si vous voulez, ou fermez simplement la page.
server-error-eyes = Tant qu’une partie est en cours, vous ne la voyez que par vos propres yeux.
server-error-seed = La graine ne se choisit que contre des robots : qui la connaît connaît toutes les cartes.
server-error-seed-length = Une graine a de 1 à { $most } caractères, sur une ligne.
server-error-words = Vos propres mots ont de 1 à { $most } caractères, sur une ligne.
server-error-no-bot = Il n’y a pas de robot à cette place.
server-error-nothing-left = La partie est finie à cet instant, il n’y a plus rien à décider. Revenez à un moment antérieur.
server-error-no-analysis = Cette salle ne peut pas analyser les parties : son hôte n’a pas installé le complément « lab ».
server-error-analysis-failed = L’analyse a échoué. La partie n’a pas changé ; vous pouvez réessayer.
server-error-analysis-late = L’analyse a pris trop de temps et a été arrêtée. La partie n’a pas changé.

## Réglages

server-setting-host = L'adresse d'écoute ; 0.0.0.0 pour tout le réseau.
server-setting-port = Le port d'écoute ; 0 prend un port libre.
server-setting-database = Où les parties sont gardées : sqlite:///fichier.db ou postgresql://utilisateur:motdepasse@machine/nom.
server-setting-redis = redis://machine:6379, par où plusieurs processus ou machines se disent qu'une table a changé.
server-setting-workers = Processus qui servent. Plus d'un demande redis.
server-setting-server = Conservé pour les réglages des versions antérieures : uvicorn sert dans tous les cas.
server-setting-secret = Signe les cookies. Sans lui, la salle crée le sien et le garde dans la base.
server-setting-origins = D'autres pages qui peuvent utiliser cette salle, comme https://club.example ; la sienne le peut toujours.
server-setting-proxies = Adresses des mandataires que l'on croit sur l'adresse du visiteur et sur https.
server-setting-bots = Les robots que cette salle propose en plus de ceux qui sont installés, sous la forme jeu=paquet.module:Classe. Ils s'exécutent dans la salle : ne nommez que ceux en qui vous avez confiance.
server-setting-bot-workers = Processus où pensent les robots.
server-setting-bot-delay = Temps minimal que prend un robot, en secondes, pour que l'on puisse suivre.
server-setting-bot-time = Secondes après lesquelles un robot qui pense encore est arrêté ; un plus faible répond.
server-setting-warmup = Compiler les robots forts en arrière-plan à l'ouverture de la salle, pour que personne n'attende à une table.
server-setting-analysis-effort = À quel point les parties sont analysées : quick, normal ou deep.
server-setting-analysis-time = Secondes après lesquelles une analyse qui pense encore est arrêtée.
server-setting-analysis-rate = Analyses par seconde qu'une adresse peut lancer, en moyenne.
server-setting-analysis-burst = Analyses qu'une adresse peut lancer d'un coup ; une seule partie est analysée à la fois, les autres attendent.
server-setting-grace = Secondes après lesquelles un robot remplace quelqu'un qui est parti.
server-setting-takeover = Secondes après lesquelles ce processus reprend ce qu'un autre a laissé en plan : robots, pendules.
server-setting-relaxed = La pendule tranquille : secondes pour chaque place, et secondes de plus par décision.
server-setting-quick = La pendule rapide.
server-setting-unstarted = Secondes après lesquelles une table que personne n'a commencée est retirée.
server-setting-idle = Secondes pendant lesquelles une partie en cours que personne ne regarde reste en mémoire.
server-setting-message-size = Le plus long message d'un client, en octets.
server-setting-message-rate = Messages par seconde qu'une connexion peut envoyer, en moyenne.
server-setting-message-burst = Messages qu'une connexion peut envoyer d'un coup.
server-setting-body-size = Le plus long corps d'une requête, en octets : un fichier de cartes y tient.
server-setting-request-rate = Requêtes par seconde qu'une adresse peut faire, en moyenne.
server-setting-request-burst = Requêtes qu'une adresse peut faire d'un coup.
server-setting-request-time = Secondes dont dispose une requête pour arriver en entier.
server-setting-pending-each = Connexions d'une même adresse dont la requête est incomplète. Au-delà, la plus ancienne est fermée.
server-setting-table-rate = Tables par seconde qu'une adresse peut ouvrir, ou chercher par un mauvais code, en moyenne.
server-setting-table-burst = Tables qu'une adresse peut ouvrir, ou chercher par un mauvais code, d'un coup.
server-setting-connections = Connexions aux tables, pour jouer ou regarder, que la salle accepte en même temps.
server-setting-connections-each = Nombre de ces connexions qui peuvent venir d'une même adresse.
server-setting-seeds = Laisser l'hôte choisir la graine d'une partie contre des personnes. Seulement pour les tests : qui connaît la graine connaît toutes les cartes.
server-setting-metrics-token = Permet de lire /metrics à qui l’envoie dans l’en-tête Authorization, après « Bearer ». Sans lui, seuls les programmes de cette machine le peuvent.
server-setting-drain = Secondes pendant lesquelles une salle qui doit fermer sert encore, alors que /health/ready répond déjà 503 : le temps qu’un répartiteur de charge envoie les visiteurs ailleurs.
server-setting-log-json = Journal en lignes JSON.
server-setting-log-access = Noter chaque requête et chaque WebSocket : adresse, chemin, statut et durée, mais rien de ce qui suit le « ? ».
server-setting-log-level = Le moins grave que l'on note : debug, info, warning ou error.
