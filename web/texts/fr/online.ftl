### French texts of the online screens. The reader is addressed as "vous".

## entry

entry_friends = Jouer entre amis
entry_about = Envoyez un lien. Vos amis l’ouvrent et prennent place : ni compte, ni installation.
entry_tables = Tables de ce serveur

## lobby

lobby_title = En ligne
lobby_about = Jouez à la même table, chacun sur son appareil.
lobby_yours = Vos parties
lobby_noneYours = Aucune partie pour l’instant
lobby_noneYoursAbout = Ouvrez une table et envoyez le lien. Cela ne prend que quelques secondes.
lobby_open = Tables ouvertes
lobby_noneOpen = Aucune table n’attend de joueurs en ce moment.
lobby_live = Parties en cours
lobby_noneLive = Personne ne joue en public en ce moment.
lobby_goOn = Ouvrir
lobby_sitDown = Prendre place
lobby_watch = Regarder
lobby_waiting = attend des joueurs
lobby_running = en cours
lobby_over = terminée
lobby_paused = en pause
lobby_toPlay = À jouer : { $names }
lobby_timeLeft = il reste { $time }
lobby_freeSeats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby_forget = M’oublier sur ce serveur
lobby_forgetAbout = Le serveur efface votre nom, l’accès à vos places et vos messages. Les parties terminées restent, sans votre nom.
lobby_forgotten = Vos données ont été effacées de ce serveur.

## clock

clock_title = Pendule
clock_none = Sans pendule
clock_noneAbout = Prenez votre temps. Un bot peut jouer pour une personne absente.
clock_live = En direct
clock_liveAbout = Chacun a un temps pour toute la partie et en gagne un peu à chaque tour.
clock_slow = Sur plusieurs jours
clock_slowAbout = Pour les longues parties : revenez quand c’est à vous.
clock_bank = Temps pour la partie
clock_increment = En plus à chaque tour
clock_perTurn = Temps de réflexion
clock_more = Plus : { $what }
clock_less = Moins : { $what }
clock_minutes = { $count } min
clock_seconds = { $count } s
clock_hours = { $count } h
clock_days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock_rule = { $bank } + { $increment }
clock_left = { $name } : encore { $time }

## create

create_title = Jouer entre amis
create_about = Choisissez le jeu, puis envoyez le lien. Vos amis qui l’ouvrent prennent les places libres.
create_yourName = Votre nom
create_nameUnseen = Un nom doit contenir au moins un caractère visible.
create_nobody = Anonyme
create_who = Qui trouve cette table ?
create_unlisted = Seulement avec le lien
create_unlistedAbout = Toute personne qui a le lien peut prendre place ou regarder.
create_listed = Tout le monde
create_listedAbout = La table figure parmi les tables ouvertes de ce serveur.
create_failed = La table n’a pas pu être ouverte. Réessayez.

## invite

invite_title = Inviter
invite_unlisted = avec le lien seulement
invite_listed = dans la liste
invite_link = Lien vers cette table
invite_copy = Copier le lien
invite_copied = Lien copié
invite_copyByHand = Le lien est sélectionné : copiez-le avec Ctrl+C.
invite_share = Partager…
invite_shareText = Une partie de { $game } ?
invite_qr = Code QR du lien
invite_show = Faites scanner ce code, ou envoyez le lien.

## take

take_item = Continuer avec des amis
take_itemAbout = chacun sur son appareil
take_about = Cette partie continue à partir d’ici. Les amis qui ouvrent le lien prennent les places des personnes ; les bots restent.
take_friendly = Ce sera une partie amicale : cet appareil a distribué les cartes et pourrait toutes les connaître. La donne n’est pas scellée, et tous les joueurs le savent.
take_go = Ouvrir la table
take_back = Retour à la partie
take_over = Cette partie ne peut pas continuer en ligne : elle est terminée, ou vous l’avez seulement regardée.

## room

room_title = On attend tout le monde
room_seats = Places
room_you = vous
room_host = invite
room_bot = bot
room_ready = prêt
room_waitingFriend = On attend quelqu’un…
room_free = libre
room_sitHere = S’asseoir ici
room_sitHereAt = S’asseoir ici : place { $seat }
room_seatBot = Placer un bot
room_botIn = Donner la place { ELIDE("de", $name) } à un bot
room_keepFree = Libérer la place { ELIDE("de", $name) }
room_readyCount = Places prêtes : { $ready } sur { $all }
room_start = Commencer
room_startWithBots =
    { $count ->
        [one] Commencer maintenant, avec un bot
       *[other] Commencer maintenant, avec { $count } bots
    }
room_starting = On commence…
room_startingAbout = Chaque appareil révèle le nombre sur lequel il s’est engagé.
room_waitingHost = On attend { $name } pour commencer
room_waitingAnyHost = On attend que la partie commence
room_failed = La partie n’a pas commencé, faute de réponse : { $names }. De nouveaux nombres ont été tirés.
room_leave = Quitter la place
room_close = Fermer la table
room_closeAbout = La table et ses messages sont supprimés pour tout le monde. C’est définitif.
room_closed = La table est fermée.
room_watching = Vous regardez. Le plateau s’ouvre au premier coup.
room_refused = Cela n’a pas fonctionné. Regardez les places et réessayez.
room_friendly = Partie amicale, donne non scellée : elle a commencé sur un seul appareil, qui pourrait connaître toutes les cartes.

## join

join_invites = { $name } vous invite
join_invited = Une invitation à jouer
join_players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
join_yourSeat = Votre place
join_sitDown = Prendre place
join_watch = Juste regarder
join_full = Toutes les places sont prises. Vous pouvez regarder.
join_nameMissing = Indiquez d’abord votre nom.
join_failed = La place n’a pas pu être prise. Quelqu’un a peut-être été plus rapide. Réessayez.

## people

people_title = Les personnes à cette table
people_yourTurn = À vous de jouer
people_here = en ligne
people_away = hors ligne
people_gone = hors ligne depuis un moment
people_botPlays = un bot joue
people_letBot = Laisser jouer un bot
people_letBotFor = Laisser un bot jouer à la place { ELIDE("de", $name) } jusqu’à son retour
people_watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
people_yourBot = Un bot joue ce tour pour vous. Vous reprenez au suivant.

## move

move_sending = Envoi…
move_kept = Votre coup est enregistré et sera envoyé.
move_refused_late = Votre coup est arrivé trop tard : un bot a joué pour vous, ou c’est à quelqu’un d’autre.
move_refused_other = Votre coup n’a pas été accepté. Regardez le plateau et réessayez.

## rulings

rulings_asksBack =
    { $who ->
        [you] Vous demandez à reprendre votre tour.
       *[other] { $who } demande à reprendre un tour.
    }
rulings_asksToGiveUp =
    { $who ->
        [you] Vous demandez à abandonner la partie.
       *[other] { $who } demande à abandonner la partie.
    }
rulings_question = Êtes-vous d’accord ?
rulings_waitingFor = En attente : { $names }…
rulings_agree = Accepter
rulings_refuse = Refuser
rulings_withdraw = Retirer
rulings_refused =
    { $who ->
        [you] Vous refusez : la partie continue.
       *[other] { $who } refuse : la partie continue.
    }
rulings_unanswered = Pas de réponse ({ $names }) : la partie continue.
rulings_withdrawn =
    { $who ->
        [you] Vous avez retiré la demande.
       *[other] { $who } a retiré la demande.
    }
rulings_impossible = Ce n’est plus possible : la partie continue.

## line

line_connecting = Reconnexion…
line_offline = Vous êtes hors ligne
line_offlineAbout = Les parties contre des bots continuent. Les tables en ligne vous attendent.
line_back = Connexion rétablie
line_tryNow = Essayer maintenant
line_excluded = L’administrateur vous a fermé l’accès à ce serveur.

## chat

chat_title = Discussion
chat_open =
    { $unread ->
        [0] Discussion
        [one] Discussion, { $unread } nouveau message
       *[other] Discussion, { $unread } nouveaux messages
    }
chat_empty = Personne n’a encore rien écrit.
chat_write = Écrire un message
chat_send = Envoyer
chat_mute = Couper la discussion
chat_unmute = Réactiver la discussion
chat_muted = La discussion est coupée sur cet appareil.
chat_mutePerson = Ne plus lire { $name }
chat_personMuted = { $name } : messages masqués.
chat_unmutePerson = Les afficher
chat_spectators = Seules les personnes assises à la table peuvent écrire.
chat_failed = Non envoyé : la connexion est coupée.
chat_tooMany = Non envoyé : trop de messages à la fois. Attendez un instant.
chat_closed = Non envoyé : l’administrateur de ce serveur vous a fermé la discussion.
chat_nobody = Une personne partie
chat_said = { $name } : { $words }

## quota

quota_waiting-tables_guest = Trop de vos tables attendent des joueurs ({ $most } au plus). Commencez-en une ou fermez-en une d’abord.
quota_waiting-tables_address = Trop de tables de votre réseau attendent des joueurs ({ $most } au plus). Commencez-en une ou fermez-en une d’abord.
quota_bot-tables_guest = Trop de vos parties se jouent seulement entre bots ({ $most } au plus). Fermez-en une ou attendez la fin de l’une d’elles.
quota_bot-tables_address = Trop de parties de votre réseau se jouent seulement entre bots ({ $most } au plus). Attendez la fin de l’une d’elles.
quota_new-tables_guest = Vous avez ouvert trop de tables en une heure ({ $most } au plus).
quota_new-tables_address = Trop de tables ont été ouvertes depuis votre réseau en une heure ({ $most } au plus).
quota_new-links_address = Trop de liens ont été créés depuis votre réseau en une heure ({ $most } au plus).
quota_pictures_address = Trop d’images de parties ont été dessinées pour votre réseau en une heure ({ $most } au plus).
quota_new-guests_address = Trop de nouvelles personnes sont arrivées de votre réseau en une heure ({ $most } au plus).
quota_sessions_guest = Trop d’appareils jouent sous votre nom ({ $most } au plus). Déconnectez-en un d’abord.
quota_sockets_guest = Trop de connexions sont ouvertes à votre nom ({ $most } au plus). Fermez d’abord une autre fenêtre.
quota_sockets_address = Trop de connexions viennent de votre réseau ({ $most } au plus).
quota_sockets_table = Trop de personnes sont à cette table ({ $most } au plus).
quota_chat_guest = Trop de messages en une minute ({ $most } au plus).
quota_rulings_guest = Trop de demandes aux autres en dix minutes ({ $most } au plus).
quota_other = Vous avez atteint une limite de ce serveur.
quota_again = Réessayez dans { $time }.

## result

result_title = Après la partie
result_checking = Chaque coup et chaque tirage sont vérifiés…
result_fair = La donne était honnête
result_fairAbout = Chaque carte et chaque tirage découlent de nombres sur lesquels le serveur et les joueurs se sont engagés avant de connaître ceux des autres. Personne n’a pu choisir les cartes.
result_fairOwn = Le nombre de cet appareil en fait partie, et l’engagement du serveur est bien celui qu’il a reçu avant la partie.
result_fairWatched = Comme vous regardiez, aucun nombre ne vient de vous. Le fichier lui-même est en ordre.
result_unfair = Quelque chose ne va pas dans cette partie
result_unfairAbout = Le fichier de la partie ne correspond pas aux engagements :
result_notOurs = Le fichier ne contient pas le nombre de cet appareil, ou pas l’engagement qu’il a reçu.
result_unreachable = Le fichier de la partie n’a pas pu être chargé. Réessayez dans un instant.
result_again = Rejouer
result_goRematch = Partie suivante
result_rematchAsked = La partie suivante se prépare.
result_replay = Revoir
result_replayLink = Copier le lien pour revoir
result_replayLinkAbout = Le lien reste valable pour tout le monde.
result_friendly = Une partie amicale
result_friendlyAbout = Chaque coup et chaque tirage du fichier sont en ordre. Mais la partie a commencé sur un seul appareil, qui pouvait connaître toutes les cartes : la donne n’était pas scellée.

## trouble

trouble_closed = Cette table est fermée
trouble_closedAbout = Elle n’existe pas sur ce serveur, ou elle a été supprimée.
trouble_lobby = Toutes les tables
trouble_none = Pas de serveur de jeu ici
trouble_noneAbout = Cette page n’a pas de serveur pour les tables en ligne. Tout le reste fonctionne.
trouble_notOver = La partie est encore en cours
trouble_notOverAbout = On pourra la revoir une fois terminée : d’ici là, certaines cartes sont secrètes.
trouble_toTable = Aller à la table
trouble_unknownGame = Cette page ne connaît pas le jeu de cette table
trouble_unknownGameAbout = Rechargez la page pour obtenir la dernière version.
