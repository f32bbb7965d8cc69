### French texts. The reader is addressed as "vous".

## common

common_brand = Branchline
common_about = Jeux de plateau ferroviaires : reliez vos villes avant les autres ou dirigez la meilleure compagnie.
common_you = vous
common_bot = bot
common_close = Fermer
common_cancel = Annuler
common_yes = Oui
common_home = Accueil
common_menu = Menu
common_help = Règles et aide
common_settings = Réglages
common_loading = Un instant
common_more = Plus
common_enter = Entrée
common_space = Espace
common_language = Langue

## pages

pages_online = En ligne
pages_custom = Table personnalisée
pages_sameDevice = Sur un seul appareil
pages_learn = Apprendre
pages_rules = Règles
pages_games = Vos parties
pages_replay = Revoir la partie
pages_review = Analyse
pages_puzzles = Énigmes
pages_challenges = Défis
pages_settings = Réglages

## home

home_play = Jouer
home_against = contre
home_bots =
    { $count ->
        [one] bot
       *[other] bots
    }
home_level = De quel niveau ?
home_watch = Regarder
home_whichGame = Quel jeu ?
home_continue = Reprendre votre partie
home_continueAbout = { $state }, avec { $names }
home_games = Vos parties
home_allGames = Toutes les parties
home_noGames = Aucune partie pour le moment. Vos parties seront gardées ici, sur cet appareil.
home_allRunning = Vos parties en cours sont sur leurs cartes.
home_lost =
    { $count ->
        [one] Le navigateur a supprimé { $count } partie conservée ici.
       *[other] Le navigateur a supprimé { $count } parties conservées ici.
    }
home_offline = Tout fonctionne dans votre navigateur, même hors ligne. Pas de compte, pas de pistage.
home_update = Une nouvelle version est prête.
home_updateNow = Mettre à jour

## games

games_replay = Revoir
games_won = Victoire : { $names }
games_youWon = Vous avez gagné
games_gaveUp = Abandon : { $name }
games_youGaveUp = Vous avez abandonné

## buttons

buttons_sound =
    { $on ->
        [yes] Le son est activé
       *[no] Le son est coupé
    }
buttons_theme = Clair ou sombre

## broken

broken_title = Déraillement
broken_about = Une erreur inattendue a arrêté la page. Votre partie est enregistrée jusqu’au dernier coup.
broken_reload = Recharger la page

## labelled

labelled = { $label } : { $value }
