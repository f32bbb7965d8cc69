### Polish texts. The reader is addressed as "ty"; the present tense avoids forms that would need a gender.

## common

common_brand = Branchline
common_about = Kolejowe gry planszowe: połącz swoje miasta przed innymi albo poprowadź najlepszą firmę kolejową.
common_you = ty
common_bot = bot
common_close = Zamknij
common_cancel = Anuluj
common_yes = Tak
common_home = Strona główna
common_menu = Menu
common_help = Zasady i pomoc
common_settings = Ustawienia
common_loading = Chwileczkę
common_more = Więcej
common_enter = Enter
common_space = Spacja
common_language = Język

## pages

pages_online = Gra online
pages_custom = Własny stół
pages_sameDevice = Jedno urządzenie
pages_learn = Nauka
pages_rules = Zasady
pages_games = Twoje gry
pages_replay = Powtórka
pages_review = Analiza
pages_puzzles = Zagadki
pages_challenges = Wyzwania
pages_settings = Ustawienia

## home

home_play = Zagraj teraz
home_against = kontra
home_bots =
    { $count ->
        [one] bot
        [few] boty
        [many] botów
       *[other] bota
    }
home_level = Jak silne?
home_watch = Oglądaj
home_whichGame = Która gra?
home_continue = Wróć do gry
home_continueAbout = { $state }, przy stole: { $names }
home_games = Twoje gry
home_allGames = Wszystkie gry
home_noGames = Nie ma jeszcze żadnej gry. Twoje gry będą przechowywane tutaj, na tym urządzeniu.
home_allRunning = Trwające gry są na swoich kartach.
home_lost = Przeglądarka usunęła zapisane tu gry: { $count }.
home_offline = Wszystko działa w twojej przeglądarce, także bez internetu. Bez konta i bez śledzenia.
home_update = Nowa wersja jest gotowa.
home_updateNow = Aktualizuj

## games

games_replay = Powtórka
games_won = Wygrana: { $names }
games_youWon = Twoja wygrana
games_gaveUp = Poddanie gry: { $name }
games_youGaveUp = Gra poddana przez ciebie

## buttons

buttons_sound =
    { $on ->
        [yes] Dźwięk jest włączony
       *[no] Dźwięk jest wyłączony
    }
buttons_theme = Jasny lub ciemny

## broken

broken_title = Coś się wykoleiło
broken_about = Nieoczekiwany błąd zatrzymał stronę. Gra jest zapisana aż do ostatniego ruchu.
broken_reload = Wczytaj stronę ponownie

## labelled

labelled = { $label }: { $value }
