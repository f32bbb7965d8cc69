### French texts of screens that are not shown at first. The reader is addressed as "vous".

## library

library_accuracy = précision
library_running = En cours
library_finished = Terminées
library_imported = Depuis des fichiers
library_empty = Aucune partie pour le moment.
library_delete = Supprimer
library_deleteSure = Supprimer cette partie ? Elle ne pourra pas être récupérée.
library_export = Enregistrer dans un fichier
library_import = Ouvrir des fichiers de partie
library_importDrop = Déposez des fichiers de partie ici
library_search = Chercher un nom ou un plateau
library_shown =
    { $all ->
        [one] { $shown } sur { $all } partie
       *[other] { $shown } sur { $all } parties
    }
library_all = Toutes
library_more = Encore { $count }
library_choose = Sélectionner
library_chosen =
    { $count ->
        [one] { $count } sélectionnée
       *[other] { $count } sélectionnées
    }
library_chooseAll = Tout sélectionner
library_deleteChosen = Supprimer la sélection
library_deleteManySure =
    { $count ->
        [one] Supprimer { $count } partie ? Elle ne pourra pas être récupérée.
       *[other] Supprimer { $count } parties ? Elles ne pourront pas être récupérées.
    }
library_exportAll = Tout enregistrer dans un fichier
library_exportChosen = Enregistrer la sélection
library_importedMany =
    { $added ->
        [one] { $added } partie ajoutée
       *[other] { $added } parties ajoutées
    }{ $known ->
        [0] {""}
       *[other] , { $known } déjà là
    }{ $refused ->
        [0] .
        [one] , { $refused } refusée.
       *[other] , { $refused } refusées.
    }
library_opening = Ouverture de la partie { $done } sur { $all }…
library_refusedGame = { $file }, partie { $game }
library_restored = Tout est de retour
library_restoredAbout = Les réglages, plans, énigmes et analyses du fichier sont aussi sur cet appareil. Rechargez la page pour les utiliser.
library_restart = Recharger la page
library_damagedTitle = Illisibles
library_damagedGame = Partie { $id }
library_lostAbout = Les navigateurs le font quand la place manque ou quand on efface les données des sites. Un fichier avec toutes les parties vous en protège.

## askName

askName_title = Comment vous appelez-vous ?
askName_about = Votre nom s’affiche à la table et dans les fichiers de partie. Vous pouvez le changer dans les réglages.
askName_play = Jouer
askName_without = Jouer sans nom

## record

record_title = Votre bilan
record_sum =
    { $played ->
        [one] { $played } partie,
       *[other] { $played } parties,
    } { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
record_streak = Victoires d’affilée : { $now }, record { $best }.
record_kind = Plateau et édition
record_played = Jouées
record_won = Gagnées
record_mean = Points, moyenne
record_best = Record
record_latest = Dernières parties
record_about = Les barres pleines sont des victoires ; plus une barre est haute, plus il y a de points.

## lessons

lessons_title = Leçons de stratégie
lessons_about = Vingt idées, de la première partie au jeu de haut niveau. Chacune a un exemple et trois positions à résoudre.

## insight

insight_title = Votre façon de jouer
insight_about = D’après les parties terminées sur cet appareil, sans autre personne, contre des bots. Rien n’en sort.
insight_open = Voir votre façon de jouer
insight_empty = Il n’y a encore rien à voir. Terminez une partie contre des bots et vous verrez ici :
insight_play = Jouer une partie

## newTable

newTable_players = Joueurs
newTable_add = Ajouter un joueur
newTable_remove = Retirer { $name }
newTable_up = Avancer { $name } d’une place
newTable_nameOf = Nom pour la couleur { $colour }
newTable_kind = Joué par
newTable_human = Une personne ici
newTable_botOf = Bot : { $level }
newTable_start = Commencer
newTable_problem = On ne peut pas préparer une table ainsi.
newTable_needPerson = Aucune personne ne joue ici : vous regarderez les bots.
newTable_onDevice =
    { $count ->
        [one] { $count } personne sur cet appareil
       *[other] { $count } personnes sur cet appareil
    }

## friendsTable

friendsTable_human = Un ami ou une amie
friendsTable_start = Ouvrir la table
friendsTable_you = Vous
friendsTable_friend = Quelqu’un qui a le lien
friendsTable_onDevice =
    { $count ->
        [one] { $count } personne, avec des bots
       *[other] { $count } personnes, chacune sur son appareil
    }

## logForm

logForm_notation = Notation
logForm_sentences = Phrases
logForm_players = Joueurs et leurs lettres

## replay

replay_playOn = Jouer à partir d’ici
replay_position = Coup { $move } sur { $all }
replay_start = Début
replay_end = Fin
replay_back = Un coup en arrière
replay_forward = Un coup en avant
replay_play = Lecture
replay_pause = Pause
replay_speed = Vitesse
replay_eyes = Point de vue
replay_spectator = De l’extérieur
replay_eyesOf = { $name }
replay_link = Copier un lien vers ce coup
replay_linkCopied = Lien copié. Il fonctionne dans ce navigateur.
replay_linkServer = Lien copié. Il montre ce coup à tout le monde.
replay_linkWhole = Lien copié. Il contient toute la partie et s’ouvre sur n’importe quel appareil.
replay_linkShort = Lien court copié : le lien complet serait trop long. Il s’ouvre sur tout appareil tant que ce serveur garde la partie.
replay_copy = Copier
replay_copied = Copié
replay_short = Lien court
replay_shortAbout = Ce serveur garde la partie tant qu’on l’ouvre au moins une fois par an.
replay_whole = Lien avec toute la partie
replay_wholeAbout = N’a besoin d’aucun serveur et s’ouvre sur tout appareil.
replay_wholeHere = S’ouvre seulement sur cet appareil : la page tourne sur localhost et aucune adresse pour d’autres appareils n’est connue.
replay_qrShort = Scannez ce code avec un téléphone ou une tablette pour y ouvrir la partie depuis ce serveur.
replay_notation = Copier les coups en texte
replay_notationCopied = Coups copiés sous forme de texte. Collez-le où vous voulez, même dans la liste des parties.
replay_linkTurn = Copier un lien vers ce tour
replay_linkReview = Lien copié. Il ouvre l’analyse de ce tour pour tout le monde.
replay_linkTooLong = La partie est trop longue pour un lien : elle a été enregistrée dans un fichier.
replay_share = Partager la partie
replay_qr = Afficher un code QR
replay_qrHelp = Scannez ce code avec un téléphone ou une tablette : il contient toute la partie et n’a besoin d’aucun serveur.
replay_qrTooLong = Cette partie est trop longue pour un code QR. Copiez plutôt le lien ou enregistrez la partie dans un fichier.
replay_embed = Intégrer dans une autre page
replay_embedPage = La page
replay_embedPageAbout = Cinq lignes forment une page avec cette partie à revoir. Dans une page que vous avez déjà, les deux dernières suffisent.
replay_embedFrame = Cadre
replay_embedFrameAbout = Pour les endroits qui n’acceptent que des cadres.
replay_embedKept = Ce serveur garde la partie.
replay_embedWhole = La partie elle-même est dans les lignes. Aucun serveur ne la garde.
replay_embedHere = Les lignes ne fonctionnent que sur cet appareil : la page est ouverte sous localhost, et aucune adresse pour d’autres appareils n’est connue.
replay_export = Enregistrer dans un fichier
replay_verified = Chaque coup, chaque tirage et chaque décompte de cette partie a été vérifié.
replay_scrub = Position dans la partie

## curtain

curtain_title = { $name }, à vous de jouer
curtain_help = Tenez l’appareil à l’abri des regards, puis découvrez vos cartes.
curtain_choose = { $name }, choisissez en secret
curtain_lift = Je suis { $name }
curtain_key = ou appuyez sur { $key }

## notices

notices_full = Le stockage de ce navigateur est plein : les coups ne sont plus enregistrés. Vous pouvez continuer ; enregistrez la partie dans un fichier pour la garder.
notices_blocked = Ce navigateur n’enregistre rien pour cette page : la partie sera perdue à sa fermeture.
notices_savedAgain = Les coups sont de nouveau enregistrés.
notices_replaced = { $name } n’a pas répondu. { $level } a pris la place.
notices_follower = Cette partie est ouverte dans un autre onglet. Vous la suivez ici.
notices_takeOver = Jouer plutôt ici

## trouble

trouble_damaged = Cette partie est illisible.
trouble_damagedAbout = Son enregistrement sur cet appareil est endommagé. Vos autres parties ne sont pas touchées. Vous pouvez enregistrer le reste dans un fichier et nous l’envoyer.
trouble_damagedSave = Enregistrer le reste
trouble_unknown = Cette partie n’existe pas sur cet appareil.
trouble_unknownAbout = Les parties sont gardées dans le navigateur où elles ont été jouées.
trouble_unreachable = Cette partie est inaccessible pour le moment.
trouble_unreachableAbout = Le navigateur n’accède pas aux parties enregistrées. Rien n’est perdu, sans doute : rechargez la page.
trouble_replayOnly = Cette partie vient d’un fichier : on peut la revoir, pas la continuer.

## notFound

notFound_title = Cette voie ne mène nulle part
notFound_about = Cette page n’existe pas. Le lien a peut-être été coupé.

## watch

watch_speed = Vitesse
watch_pause = Pause
watch_resume = Reprendre
watch_title = Vous regardez
watch_speeds_calm = Tranquille
watch_speeds_normal = Normal
watch_speeds_fast = Rapide
watch_speeds_instant = Immédiat

## rulings

rulings_toChallenge = Retour au défi
rulings_takeBack = Reprendre le tour
rulings_takeBackAbout = Votre dernier tour, tant que rien de caché n’a été dévoilé depuis.
rulings_takeBackKeys = Ctrl Z
rulings_concede = Abandonner la partie
rulings_concedeAsk = Abandonner cette partie ? La victoire revient alors aux autres.
rulings_consent = Tout le monde ici doit être d’accord : { $names }.
rulings_allAgree = Tout le monde est d’accord
rulings_others = Les autres doivent être d’accord : { $names }.
rulings_ask = Demander
rulings_tookBack =
    { $who ->
        [you] Vous reprenez votre tour.
       *[other] { $who } reprend son tour.
    }
rulings_gaveUp =
    { $who ->
        [you] Vous abandonnez la partie.
       *[other] { $who } abandonne la partie.
    }
rulings_othersWin =
    { NUMBER($count, type: "ordinal") ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
rulings_again = Rejouer
rulings_replay = Revoir la partie
rulings_takenBack =
    { $count ->
        [one] { $count } tour a été repris.
       *[other] { $count } tours ont été repris.
    }
rulings_refused_challenge = Dans un défi, chaque coup est définitif.
rulings_refused_nothing = Il n’y a encore rien à reprendre.
rulings_refused_revealed = Depuis, quelque chose de caché a été dévoilé : le tour reste joué.
rulings_refused_asking = Une autre demande attend déjà une réponse.
rulings_refused_tooOften = Vous avez demandé plusieurs fois. Attendez un peu avant de redemander.
rulings_refused_notAgreed = Tout le monde n’était pas d’accord : la partie continue.
rulings_refused_shared = Vous jouez ici à plusieurs : la reprise est dans le menu et demande l’accord de tout le monde.
rulings_refused_other = Ce n’est pas possible en ce moment.

## proof

proof_title = Distribution loyale
proof_help = Cette empreinte de la graine secrète a été fixée avant la première carte. La graine est maintenant visible : chacun peut vérifier que personne n’a choisi les cartes.
proof_commitment = Empreinte
proof_seed = Graine

## problems

problems_import = Ce fichier ne peut pas être ouvert.
problems_link = Ce lien ne peut pas être ouvert.
problems_not-json = Ce n’est pas un fichier de partie.
problems_not-a-game-file = Ce n’est pas un fichier de partie.
problems_unknown-format = Son format « { $format } » est inconnu ici.
problems_missing = L’élément « { $field } » manque.
problems_malformed = L’élément « { $field } » n’est pas valide.
problems_unknownGame = Le jeu « { $game } » est inconnu ici.
problems_inBranch = Embranchement { $branch } : { $why }
problems_wrongMove = Le coup { $move } enfreint les règles.
problems_wrongMoveRule = Le coup { $move } enfreint la règle { $rule }.
problems_wrongDraw = Coup { $move } : le tirage ne vient pas de la graine.
problems_wrongHash = Après le coup { $move }, la position diffère de celle enregistrée.
problems_wrongVersion = La partie a été jouée avec la version { $version } des règles, inconnue ici.
problems_wrongBoard = La partie a été jouée sur une autre version du plateau.
problems_wrongSeed = La graine ne correspond pas à son empreinte.
problems_wrongNumber = { $name } : le nombre révélé n’est pas celui de l’engagement.
problems_numberWithheld = { $name } : le nombre de l’engagement n’a jamais été révélé, la donne est donc invérifiable.
problems_wrongNumbers = Les nombres des engagements ne correspondent pas aux places.
problems_wrongResult = Le résultat enregistré ne correspond pas aux coups.
problems_other = Son contenu est contradictoire.
problems_keep = Rien n’a été modifié sur cet appareil.
problems_saveFile = Enregistrer le fichier
problems_cut = Il manque un morceau de ce lien : certaines messageries coupent les liens longs. Demandez un lien court ou la partie dans un fichier.
problems_unknownLink = Ce lien court ne mène à aucune partie. Les liens que personne n’ouvre pendant un an sont supprimés.
problems_noServer = Le serveur qui garde cette partie ne répond pas. Vérifiez votre connexion et réessayez.
problems_tooLarge = Le fichier est trop gros pour être une partie.
problems_notStored = Il n’y a plus de place sur cet appareil pour la conserver. Supprimez des parties dont vous n’avez plus besoin, puis ouvrez de nouveau le fichier.

## settings

settings_languageAuto = Celle du navigateur
settings_theme = Apparence
settings_themes_system = Comme le système
settings_themes_light = Claire
settings_themes_dark = Sombre
settings_sound = Son
settings_soundHelp = Des sons discrets quand il se passe quelque chose à la table.
settings_motion = Animations
settings_motions_system = Comme le système
settings_motions_full = Toutes
settings_motions_less = Moins
settings_speed = Rythme des bots
settings_playerName = Votre nom
settings_playerNameHelp = Affiché à la table et dans les fichiers de partie.
settings_keys = Clavier
settings_keysHelp = Choisissez un champ, puis appuyez sur la nouvelle touche. C’est sa place sur le clavier qui compte.
settings_keysReset = Rétablir toutes les touches
settings_pressKey = Appuyez sur une touche
settings_keyTaken = Déjà utilisée pour « { $name } »
settings_keyLabels_Space = Espace
settings_keyLabels_Enter = Entrée
settings_keyLabels_Escape = Échap
settings_keyLabels_Backspace = Retour arrière
settings_keyHelp = ? affiche les touches.
settings_data = Données sur cet appareil
settings_dataHelp = Les parties et les réglages restent dans ce navigateur. Seules les parties en ligne vont au serveur de cette page.
settings_saveHelp = Le fichier contient vos parties, réglages, plans, énigmes et analyses. Il montre les mains des parties en cours : gardez-le pour vous. Votre identité sur les serveurs n’y figure pas.

## reading

reading_search = Chercher dans les règles
reading_found =
    { $count ->
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
reading_nothing = Rien trouvé. Essayez un autre mot.
reading_contents = Sommaire
reading_loading = Chargement des règles

## colourChoice

colourChoice_button = { $of } : { $name }. Choisir une autre couleur
colourChoice_label = Couleur { ELIDE("de", $of) }

## colours

colours_plum = Prune
colours_cobalt = Cobalt
colours_jade = Jade
colours_vermilion = Vermillon
colours_brass = Laiton
colours_coal = Charbon
