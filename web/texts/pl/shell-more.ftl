### Polish texts of screens that are not shown at first. The reader is addressed as "ty"; the present tense avoids forms that would need a gender.

## library

library_accuracy = dokładność
library_running = Trwające
library_finished = Zakończone
library_imported = Z plików
library_empty = Nie ma jeszcze żadnych gier.
library_delete = Usuń
library_deleteSure = Usunąć tę grę? Nie da się jej przywrócić.
library_export = Zapisz jako plik
library_import = Otwórz pliki gier
library_importDrop = Upuść pliki gier tutaj
library_search = Szukaj imienia lub planszy
library_shown = { $shown } z { $all }
library_all = Wszystkie
library_more = Pokaż jeszcze { $count }
library_choose = Zaznacz kilka
library_chosen = Zaznaczone: { $count }
library_chooseAll = Zaznacz wszystkie widoczne
library_deleteChosen = Usuń zaznaczone
library_deleteManySure = Usunąć zaznaczone gry ({ $count })? Nie da się ich przywrócić.
library_exportAll = Zapisz wszystko w jednym pliku
library_exportChosen = Zapisz zaznaczone w jednym pliku
library_importedMany =
    { $known ->
        [0] Dodane gry: { $added }
       *[other] Dodane gry: { $added }, już obecne: { $known }
    }{ $refused ->
        [0] .
       *[other] , odrzucone: { $refused }.
    }
library_opening = Otwieranie gry { $done } z { $all }…
library_refusedGame = { $file }, gra { $game }
library_restored = Wszystko wróciło
library_restoredAbout = Ustawienia, plany, zagadki i analizy z pliku też są już na tym urządzeniu. Aby z nich skorzystać, trzeba ponownie wczytać stronę.
library_restart = Wczytaj stronę ponownie
library_damagedTitle = Nie da się odczytać
library_damagedGame = Gra { $id }
library_lostAbout = Przeglądarki robią to, gdy brakuje miejsca lub gdy usuwa się dane stron. Chroni przed tym plik ze wszystkimi grami.

## askName

askName_title = Jak masz na imię?
askName_about = Imię widać przy stole i w plikach gry. Możesz je zmienić w ustawieniach.
askName_play = Graj
askName_without = Graj bez imienia

## record

record_title = Twój bilans
record_sum = Gry: { $played }, wygrane: { $won }
record_streak = Wygrane z rzędu: { $now }, rekord { $best }.
record_kind = Plansza i edycja
record_played = Rozegrane
record_won = Wygrane
record_mean = Punkty, średnio
record_best = Rekord
record_latest = Ostatnie gry
record_about = Pełne słupki to wygrane; im wyższy słupek, tym więcej punktów.

## lessons

lessons_title = Lekcje strategii
lessons_about = Dwadzieścia pomysłów, od pierwszej gry do mocnej gry. Każdy ma przykład i trzy pozycje do rozwiązania.

## insight

insight_title = Jak grasz
insight_about = Na podstawie ukończonych na tym urządzeniu gier, w których grasz samodzielnie przeciw botom. Nic z tego nie opuszcza urządzenia.
insight_open = Zobacz, jak grasz
insight_empty = Na razie nic tu nie ma. Ukończ grę z botami, a zobaczysz tutaj:
insight_play = Zagraj

## newTable

newTable_players = Gracze
newTable_add = Dodaj gracza
newTable_remove = Usuń: { $name }
newTable_up = { $name }: o jedno miejsce wyżej
newTable_nameOf = Imię gracza ({ $colour })
newTable_kind = Kto gra
newTable_human = Osoba tutaj
newTable_botOf = Bot: { $level }
newTable_start = Rozpocznij grę
newTable_problem = Takiego stołu nie da się przygotować.
newTable_needPerson = Nie gra tu żaden człowiek: popatrzysz, jak grają boty.
newTable_onDevice =
    { $count ->
        [one] { $count } osoba przy tym urządzeniu
        [many] { $count } osób przy tym urządzeniu
       *[other] { $count } osoby przy tym urządzeniu
    }

## friendsTable

friendsTable_human = Ktoś znajomy
friendsTable_start = Przygotuj stół
friendsTable_you = Ty
friendsTable_friend = Ktoś z linkiem
friendsTable_onDevice =
    { $count ->
        [one] { $count } osoba, z botami
        [many] { $count } osób, każda na swoim urządzeniu
       *[other] { $count } osoby, każda na swoim urządzeniu
    }

## logForm

logForm_notation = Notacja
logForm_sentences = Zdania
logForm_players = Gracze i ich litery

## replay

replay_playOn = Graj dalej od tego miejsca
replay_position = Ruch { $move } z { $all }
replay_start = Początek
replay_end = Koniec
replay_back = O jeden ruch wstecz
replay_forward = O jeden ruch dalej
replay_play = Odtwórz
replay_pause = Pauza
replay_speed = Tempo
replay_eyes = Punkt widzenia
replay_spectator = Z boku
replay_eyesOf = { $name }
replay_link = Kopiuj link do tego ruchu
replay_linkCopied = Link skopiowany. Działa w tej przeglądarce.
replay_linkServer = Link skopiowany. Pokaże ten ruch każdemu.
replay_linkWhole = Link skopiowany. Zawiera całą grę i otwiera się na każdym urządzeniu.
replay_linkShort = Skopiowano krótki link, bo pełny byłby za długi. Otworzy się na każdym urządzeniu, dopóki ten serwer przechowuje grę.
replay_copy = Kopiuj
replay_copied = Skopiowano
replay_short = Krótki link
replay_shortAbout = Ten serwer przechowuje grę, dopóki ktoś otwiera ją choć raz w roku.
replay_whole = Link z całą grą
replay_wholeAbout = Nie potrzebuje serwera i otwiera się na każdym urządzeniu.
replay_wholeHere = Otwiera się tylko na tym urządzeniu: strona działa na localhost i nie jest znany żaden adres dla innych urządzeń.
replay_qrShort = Zeskanuj ten kod telefonem lub tabletem, aby otworzyć tam grę z tego serwera.
replay_notation = Kopiuj dotychczasowe ruchy jako tekst
replay_notationCopied = Ruchy skopiowano jako tekst. Wklej go w dowolnym miejscu, także na liście gier.
replay_linkTurn = Kopiuj link do tego ruchu
replay_linkReview = Link skopiowany. Każdemu otwiera analizę przy tym ruchu.
replay_linkTooLong = Gra jest za długa na link, więc zapisano ją jako plik.
replay_share = Udostępnij grę
replay_qr = Pokaż kod QR
replay_qrHelp = Zeskanuj ten kod telefonem lub tabletem: zawiera całą grę i nie potrzebuje serwera.
replay_qrTooLong = Ta gra jest za długa na kod QR. Skopiuj zamiast tego link albo zapisz grę jako plik.
replay_embed = Osadź na innej stronie
replay_embedPage = Strona
replay_embedPageAbout = Pięć linijek tworzy stronę z tą powtórką. Na stronie, którą już masz, wystarczą dwie ostatnie.
replay_embedFrame = Ramka
replay_embedFrameAbout = Dla miejsc, które przyjmują tylko ramki.
replay_embedKept = Ten serwer przechowuje grę dla powtórki.
replay_embedWhole = Sama gra jest w tych linijkach. Nie przechowuje jej żaden serwer.
replay_embedHere = Linijki działają tylko na tym urządzeniu: strona działa pod localhost i nie jest znany adres dla innych urządzeń.
replay_export = Zapisz jako plik gry
replay_verified = Sprawdzono każdy ruch, każde losowanie i każdy wynik tej gry.
replay_scrub = Miejsce w grze

## curtain

curtain_title = { $name }, twój ruch
curtain_help = Trzymaj urządzenie tak, aby nikt inny go nie widział, i odkryj swoje karty.
curtain_choose = { $name }, wybierz w tajemnicy
curtain_lift = To ja, { $name }
curtain_key = lub naciśnij: { $key }

## notices

notices_full = Pamięć tej przeglądarki jest pełna: ruchy nie są już zapisywane. Możesz grać dalej; aby zachować grę, zapisz ją jako plik.
notices_blocked = Ta przeglądarka niczego nie zapisuje dla tej strony: po jej zamknięciu gra przepadnie.
notices_savedAgain = Ruchy znów są zapisywane.
notices_replaced = { $name } nie odpowiada. Miejsce zajmuje { $level }.
notices_follower = Ta gra jest otwarta w innej karcie przeglądarki. Tutaj ją śledzisz.
notices_takeOver = Graj tutaj

## trouble

trouble_damaged = Tej gry nie da się odczytać.
trouble_damagedAbout = Jej zapis na tym urządzeniu jest uszkodzony. Pozostałe gry są nienaruszone. Możesz zapisać resztę jako plik i przesłać go nam.
trouble_damagedSave = Zapisz resztę
trouble_unknown = Na tym urządzeniu nie ma takiej gry.
trouble_unknownAbout = Gry są przechowywane w przeglądarce, w której je rozegrano.
trouble_unreachable = Ta gra jest teraz niedostępna.
trouble_unreachableAbout = Przeglądarka nie może dostać się do zapisanych gier. Najpewniej nic nie przepadło: wczytaj stronę ponownie.
trouble_replayOnly = Ta gra pochodzi z pliku: można ją obejrzeć, ale nie grać dalej.

## notFound

notFound_title = Ten tor prowadzi donikąd
notFound_about = Nie ma takiej strony. Może link został ucięty.

## watch

watch_speed = Tempo
watch_pause = Pauza
watch_resume = Wznów
watch_title = Oglądasz grę
watch_speeds_calm = Spokojne
watch_speeds_normal = Zwykłe
watch_speeds_fast = Szybkie
watch_speeds_instant = Natychmiast

## rulings

rulings_toChallenge = Do wyzwania
rulings_takeBack = Cofnij ruch
rulings_takeBackAbout = Twój ostatni ruch, o ile od tego czasu nie odkryto niczego ukrytego.
rulings_takeBackKeys = Ctrl Z
rulings_concede = Poddaj grę
rulings_concedeAsk = Poddać tę grę? Wygrają wtedy wszyscy pozostali.
rulings_consent = Wszyscy przy tym urządzeniu muszą się zgodzić: { $names }.
rulings_allAgree = Wszyscy się zgadzają
rulings_others = Pozostałe osoby muszą się zgodzić: { $names }.
rulings_ask = Zapytaj
rulings_tookBack =
    { $who ->
        [you] Cofasz swój ruch.
       *[other] { $who } cofa ruch.
    }
rulings_gaveUp =
    { $who ->
        [you] Poddajesz grę.
       *[other] { $who } poddaje grę.
    }
rulings_othersWin =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Wygrywają: { $names }.
    }
rulings_again = Zagraj jeszcze raz
rulings_replay = Obejrzyj powtórkę
rulings_takenBack =
    { $count ->
        [one] Cofnięto { $count } ruch.
        [few] Cofnięto { $count } ruchy.
        [many] Cofnięto { $count } ruchów.
       *[other] Cofnięto { $count } ruchu.
    }
rulings_refused_challenge = W wyzwaniu każdy ruch jest ostateczny.
rulings_refused_nothing = Nie ma jeszcze czego cofać.
rulings_refused_revealed = Od tego czasu odkryto coś ukrytego, więc ruch jest ostateczny.
rulings_refused_asking = Gracze odpowiadają już na inną prośbę.
rulings_refused_tooOften = Ta prośba padła już kilka razy. Poczekaj chwilę, zanim poprosisz ponownie.
rulings_refused_notAgreed = Nie wszyscy się zgodzili, więc gra toczy się dalej.
rulings_refused_shared = Gra tu kilka osób: cofanie jest w menu i wymaga zgody wszystkich.
rulings_refused_other = Teraz nie można tego zrobić.

## proof

proof_title = Uczciwe rozdanie
proof_help = Ten odcisk tajnego ziarna ustalono, zanim rozdano pierwszą kartę. Teraz ziarno jest jawne: każdy może sprawdzić, że nikt nie wybierał kart.
proof_commitment = Odcisk
proof_seed = Ziarno

## problems

problems_import = Tego pliku nie da się otworzyć.
problems_link = Tego linku nie da się otworzyć.
problems_not-json = To nie jest plik gry.
problems_not-a-game-file = To nie jest plik gry.
problems_unknown-format = Format „{ $format }” jest tu nieznany.
problems_missing = Brakuje wpisu „{ $field }”.
problems_malformed = Wpis „{ $field }” jest nieprawidłowy.
problems_unknownGame = Gra „{ $game }” jest tu nieznana.
problems_inBranch = Odgałęzienie { $branch }: { $why }
problems_wrongMove = Ruch { $move } łamie zasady.
problems_wrongMoveRule = Ruch { $move } łamie zasadę { $rule }.
problems_wrongDraw = Ruch { $move }: losowanie nie pochodzi z ziarna.
problems_wrongHash = Po ruchu { $move } pozycja różni się od zapisanej.
problems_wrongVersion = Grę rozegrano według wersji zasad { $version }, która jest tu nieznana.
problems_wrongBoard = Grę rozegrano na innej wersji planszy.
problems_wrongSeed = Ziarno nie zgadza się ze swoim odciskiem.
problems_wrongNumber = { $name }: ujawniona liczba jest inna niż w zobowiązaniu.
problems_numberWithheld = { $name }: liczba ze zobowiązania nigdy nie została ujawniona, więc rozdania nikt nie sprawdzi.
problems_wrongNumbers = Liczby ze zobowiązań nie pasują do miejsc.
problems_wrongResult = Zapisany wynik nie zgadza się z ruchami.
problems_other = Zawartość pliku jest niespójna.
problems_keep = Na tym urządzeniu nic się nie zmieniło.
problems_saveFile = Zapisz plik
problems_cut = Brakuje części tego linku: niektóre czaty ucinają długie linki. Poproś o krótki link albo o grę w pliku.
problems_unknownLink = Ten krótki link nie prowadzi do żadnej gry. Linki, których nikt nie otwiera przez rok, są usuwane.
problems_noServer = Serwer, który przechowuje tę grę, nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
problems_tooLarge = Plik jest za duży jak na grę.
problems_notStored = Na tym urządzeniu nie ma już miejsca, aby ją zachować. Usuń gry, których już nie potrzebujesz, i otwórz plik jeszcze raz.

## settings

settings_languageAuto = Jak w przeglądarce
settings_theme = Wygląd
settings_themes_system = Jak w systemie
settings_themes_light = Jasny
settings_themes_dark = Ciemny
settings_sound = Dźwięk
settings_soundHelp = Ciche dźwięki, gdy przy stole coś się dzieje.
settings_motion = Animacje
settings_motions_system = Jak w systemie
settings_motions_full = Wszystkie
settings_motions_less = Mniej
settings_speed = Tempo botów
settings_playerName = Twoje imię
settings_playerNameHelp = Widoczne przy stole i w plikach gry.
settings_keys = Klawiatura
settings_keysHelp = Wybierz pole i naciśnij nowy klawisz. Liczy się jego miejsce na klawiaturze, nie litera.
settings_keysReset = Przywróć domyślne klawisze
settings_pressKey = Naciśnij klawisz
settings_keyTaken = Już używany: „{ $name }”
settings_keyLabels_Space = Spacja
settings_keyLabels_Enter = Enter
settings_keyLabels_Escape = Esc
settings_keyLabels_Backspace = Backspace
settings_keyHelp = ? pokazuje klawisze.
settings_data = Dane na tym urządzeniu
settings_dataHelp = Gry i ustawienia zostają w tej przeglądarce. Na serwer tej strony trafiają tylko gry online.
settings_saveHelp = Plik zawiera twoje gry, ustawienia, plany, zagadki i analizy. Pokazuje karty z trwających gier, więc nikomu go nie dawaj. Twojego logowania na serwerach w nim nie ma.

## reading

reading_search = Szukaj w zasadach
reading_found =
    { $count ->
        [one] znaleziono { $count } fragment
        [few] znaleziono { $count } fragmenty
        [many] znaleziono { $count } fragmentów
       *[other] znaleziono { $count } fragmentu
    }
reading_nothing = Nic nie znaleziono. Spróbuj innego słowa.
reading_contents = Spis treści
reading_loading = Wczytywanie zasad

## colourChoice

colourChoice_button = { $of }: { $name }. Wybierz inny kolor
colourChoice_label = Kolor: { $of }

## colours

colours_plum = Śliwka
colours_cobalt = Kobalt
colours_jade = Jadeit
colours_vermilion = Cynober
colours_brass = Mosiądz
colours_coal = Węgiel
