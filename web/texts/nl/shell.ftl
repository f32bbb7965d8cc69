### Dutch texts. The reader is addressed as "je".

## common

common_brand = Branchline
common_about = Bordspellen over spoorwegen: sluit je steden als eerste aan of leid de beste spoorwegmaatschappij.
common_you = jij
common_bot = bot
common_close = Sluiten
common_cancel = Annuleren
common_yes = Ja
common_home = Startpagina
common_menu = Menu
common_help = Spelregels en hulp
common_settings = Instellingen
common_loading = Een ogenblik
common_more = Meer
common_enter = Enter
common_space = Spatiebalk
common_language = Taal

## pages

pages_online = Online
pages_custom = Eigen tafel
pages_sameDevice = Eén apparaat
pages_learn = Leren
pages_rules = Spelregels
pages_games = Je spellen
pages_replay = Herhaling
pages_review = Analyse
pages_puzzles = Puzzels
pages_challenges = Uitdagingen
pages_settings = Instellingen

## home

home_play = Nu spelen
home_against = tegen
home_bots =
    { $count ->
        [one] bot
       *[other] bots
    }
home_level = Hoe sterk?
home_watch = Kijken
home_whichGame = Welk spel?
home_continue = Verder met je spel
home_continueAbout = { $state }, met { $names }
home_games = Je spellen
home_allGames = Alle spellen
home_noGames = Nog niets gespeeld. Je spellen worden hier bewaard, op dit apparaat.
home_allRunning = Je lopende spellen staan op hun kaarten.
home_lost =
    { $count ->
        [one] De browser heeft { $count } spel verwijderd dat hier werd bewaard.
       *[other] De browser heeft { $count } spellen verwijderd die hier werden bewaard.
    }
home_offline = Alles draait in je browser, ook zonder verbinding. Geen account, geen tracking.
home_update = Er staat een nieuwe versie klaar.
home_updateNow = Nu bijwerken

## games

games_replay = Herhaling
games_won = Gewonnen door { $names }
games_youWon = Jij hebt gewonnen
games_gaveUp = Opgegeven door { $name }
games_youGaveUp = Jij hebt opgegeven

## buttons

buttons_sound =
    { $on ->
        [yes] Geluid staat aan
       *[no] Geluid staat uit
    }
buttons_theme = Licht of donker

## broken

broken_title = Er is iets ontspoord
broken_about = Een onverwachte fout heeft de pagina gestopt. Je spel is tot en met de laatste zet opgeslagen.
broken_reload = Pagina opnieuw laden

## labelled

labelled = { $label }: { $value }
