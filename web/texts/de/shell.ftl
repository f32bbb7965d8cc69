### German texts. The reader is addressed as "du".

## common

common_brand = Branchline
common_about = Eisenbahn-Brettspiele: Verbinde deine Städte vor den anderen oder führe die bessere Bahngesellschaft.
common_you = du
common_bot = Bot
common_close = Schließen
common_cancel = Abbrechen
common_yes = Ja
common_home = Startseite
common_menu = Menü
common_help = Regeln und Hilfe
common_settings = Einstellungen
common_loading = Einen Moment
common_more = Mehr
common_enter = Enter
common_space = Leertaste
common_language = Sprache

## pages

pages_online = Online
pages_custom = Eigener Tisch
pages_sameDevice = Ein Gerät für alle
pages_learn = Lernen
pages_rules = Regeln
pages_games = Deine Partien
pages_replay = Wiederholung
pages_review = Analyse
pages_puzzles = Rätsel
pages_challenges = Herausforderungen
pages_settings = Einstellungen

## home

home_play = Jetzt spielen
home_against = gegen
home_bots =
    { $count ->
        [one] Bot
       *[other] Bots
    }
home_level = Wie stark?
home_watch = Zuschauen
home_whichGame = Welches Spiel?
home_continue = Partie fortsetzen
home_continueAbout = { $state }, mit { $names }
home_games = Deine Partien
home_allGames = Alle Partien
home_noGames = Noch nichts gespielt. Deine Partien werden hier aufbewahrt, auf diesem Gerät.
home_allRunning = Deine laufenden Partien stehen auf ihren Karten.
home_lost =
    { $count ->
        [one] Der Browser hat { $count } Partie gelöscht, die hier gespeichert war.
       *[other] Der Browser hat { $count } Partien gelöscht, die hier gespeichert waren.
    }
home_offline = Alles läuft in deinem Browser, auch ohne Verbindung. Kein Konto, kein Tracking.
home_update = Eine neue Version ist bereit.
home_updateNow = Jetzt aktualisieren

## games

games_replay = Wiederholung
games_won = Gewonnen: { $names }
games_youWon = Du hast gewonnen
games_gaveUp = Aufgegeben: { $name }
games_youGaveUp = Du hast aufgegeben

## buttons

buttons_sound =
    { $on ->
        [yes] Ton ist an
       *[no] Ton ist aus
    }
buttons_theme = Hell oder dunkel

## broken

broken_title = Da ist etwas entgleist
broken_about = Ein unerwarteter Fehler hat die Seite angehalten. Deine Partie ist bis zum letzten Zug gespeichert.
broken_reload = Seite neu laden

## labelled

labelled = { $label }: { $value }
