### Polish texts of Trans Europa. The reader is addressed as "ty"; the present tense avoids forms that would need a gender.

## directions

directions_e = wschód
directions_ne = północny wschód
directions_nw = północny zachód
directions_w = zachód
directions_sw = południowy zachód
directions_se = południowy wschód
directions_n = północ
directions_s = południe

## waters

waters_north-sea = Morze Północne
waters_baltic-sea = Bałtyk
waters_atlantic-ocean = Atlantyk
waters_mediterranean-sea = Morze Śródziemne
waters_black-sea = Morze Czarne
waters_pacific-ocean = Pacyfik
waters_gulf-of-mexico = Zatoka Meksykańska
waters_adriatic-sea = Adriatyk

## places

places_at = w mieście { $city }
places_near = koło miasta { $city }
places_from = na { $direction } od miasta { $city }
places_junctionFrom = Skrzyżowanie na { $direction } od miasta { $city }
places_toward = na { $direction } w stronę miasta { $city }
places_to = na { $direction } do miasta { $city }
places_directionNear = na { $direction }, koło miasta { $city }

## levels

levels_random = Włóczęga
levels_greedy = Łakomczuch
levels_apprentice = Uczeń
levels_conductor = Konduktor
levels_engineer = Inżynier
levels_inspector = Inspektor
levels_director = Dyrektor

## editions

editions_classic = Klasyczna
editions_ferry = Promy
editions_prestige = Prestiż

## front

front_titleLines_1 = Pięć miast.
front_titleLines_2 = Jedna wspólna kolej.
front_facts = 2–6 osób · 20 minut
front_learn = Nauka
front_learnProgress = ukończone: { $done } z { $all }
front_learnNext = następna: { $lesson }
front_learnFirst = Zacznij tutaj: { $lesson }
front_learnDone = Dalej: strategia
front_puzzlesNew = Dziś dwie nowe
front_puzzlesOne = Dziś rozwiązana 1 z 2
front_puzzlesDone = Dzisiejsze 2 rozwiązane
front_puzzleRow =
    { $count ->
        [one] { $count } dzień z rzędu
       *[other] { $count } dni z rzędu
    }

## table

table_round = Runda { $round }
table_supply =
    { $count ->
        [one] został { $count } tor
        [few] zostały { $count } tory
        [many] zostało { $count } torów
       *[other] zostało { $count } toru
    }
table_supplyShort = w puli: { $count }
table_tracksLeft = w puli
table_toPlay = ma ruch
table_thinking = myśli
table_first = start
table_firstLong = Gracz startowy tej rundy
table_points = pkt
table_pointsLeft =
    { $count ->
        [one] został { $count } punkt
        [few] zostały { $count } punkty
        [many] zostało { $count } punktów
       *[other] zostało { $count } punktu
    }
table_prestige = prestiż: { $count }
table_prestigeUnit = prestiż
table_scoreOf = { $name }: { $score }
table_backs = Karty na ręce: { $regions }
table_backsOf = { $region } × { $count }
table_ownPieces =
    { $count ->
        [one] { $count } kolorowy tor
        [few] { $count } kolorowe tory
        [many] { $count } kolorowych torów
       *[other] { $count } kolorowego toru
    }
table_log = Przebieg
table_showLog = Pokaż przebieg
table_hideLog = Ukryj
table_players = Gracze
table_hand = Twoje miasta
table_toGo = do celu
table_linked = połączone
table_missing =
    { $count ->
        [one] tor jeszcze potrzebny
        [few] tory jeszcze potrzebne
        [many] torów jeszcze potrzeba
       *[other] toru jeszcze potrzeba
    }
table_missingBeforeMarker =
    { $count ->
        [one] tor połączyłby twoje miasta
        [few] tory połączyłyby twoje miasta
        [many] torów połączyłoby twoje miasta
       *[other] toru połączyłoby twoje miasta
    }
table_allLinked = Wszystkie twoje miasta są połączone
table_board = Plansza: { $name }
table_boardRole = plansza gry
table_legalNone = Teraz nie ma czego położyć.
table_zoomIn = Powiększ
table_zoomOut = Pomniejsz
table_fit = Pokaż całą planszę
table_locate = Pokaż moją sieć
table_tools = Narzędzia
table_hint = Podpowiedź
table_scores = Punkty i przebieg
table_expand = Pokaż więcej
table_collapse = Pokaż mniej

## turn

turn_goal = Połącz swoje miasta przed innymi. Tory są wspólne.
turn_planAhead = Kliknij bilet albo linię, aby zaplanować następny ruch.
turn_planAheadTouch = Dotknij biletu albo linii, aby zaplanować następny ruch.
turn_planned = Zaplanowane na następny ruch. Wtedy wystarczy jedno naciśnięcie.
turn_yours = Twój ruch
turn_others = Ruch: { $name }
turn_nobody = Chwileczkę
turn_marker = Postaw znacznik początkowy
turn_markerHelp = Wybierz wolne skrzyżowanie. Stąd wyrośnie twoja sieć, więc trzymaj się blisko swoich miast.
turn_markerAt = Start { $place }
turn_markerConfirm = Postaw znacznik
turn_budget = do wydania: { $left }
turn_budgetUsed = wykorzystano { $used } z { $limit }
turn_emptyPlan = Kliknij linię, aby zaplanować tor, albo odległe miasto, aby zaplanować drogę do niego.
turn_emptyPlanTouch = Dotknij linii, aby zaplanować tor, albo odległego miasta, aby zaplanować drogę do niego.
turn_cost = koszt { $cost } z { $budget }
turn_stillMissing = Jeszcze brakuje
turn_lay =
    { $count ->
        [one] Połóż { $count } tor
        [few] Połóż { $count } tory
        [many] Połóż { $count } torów
       *[other] Połóż { $count } toru
    }
turn_layNone = Połóż tory
turn_end = Zakończ ruch
turn_endHelp = Możesz położyć jeszcze jeden tor albo zakończyć ruch.
turn_claimHelp = Zgłoś komplet, jeśli wszystkie twoje miasta są połączone, albo zakończ ruch.
turn_clear = Wyczyść
turn_instead = Zastępuje poprzedni plan: oba nie zmieszczą się w tym ruchu.
turn_pendingEnd = { $names }: wszystkie miasta połączone. Runda kończy się wraz z twoim ruchem.
turn_pendingEndHelp = Możesz jeszcze wykorzystać resztę ruchu.
turn_passAllowed = Pas
turn_waitBot = { $name } myśli
turn_dropTitle = Oddaj jedno miasto
turn_dropHelp = Wybierz bilet, który oddasz. Grasz pozostałymi czterema.
turn_dropConfirm = Oddaj: { $city }
turn_passTitle = Podaj miasto w lewo, { $pass } z { $all }
turn_passHelp = Wybierz jeden ze swoich biletów: dostanie go { $name }.
turn_passConfirm = Podaj: { $city }
turn_chainTitle = O jedno miasto za dużo
turn_chainHelp = Wybierz, które z dwóch dostanie { $name }. Drugie zostaje u ciebie.
turn_chainHelpLast = Wybierz, które z dwóch wraca na stos. Drugie zostaje u ciebie.
turn_chainConfirm = Oddaj: { $city }
turn_waiting = Czekamy na: { $names }
turn_choiceMade = Twój wybór: { $city }.

## tips

tips_cost = Koszt { $cost }
tips_routeTo = { $city }: jeszcze { $cost }
tips_single = Linia pojedyncza
tips_river = Most przez rzekę
tips_mountain = Linia przez góry
tips_sea = Przeprawa morska
tips_ferry = Prom

## illegal

illegal_not-your-turn = To nie twój ruch.
illegal_not-now = Nie w tym momencie rundy.
illegal_no-such-junction = Nie ma takiego skrzyżowania.
illegal_junction-taken = Stoi tu już inny znacznik.
illegal_no-such-line = Nie ma tu linii.
illegal_occupied = Leży tu już tor.
illegal_own-track-on-land = Kolorowe tory są tylko na promy.
illegal_no-own-track-left = Nie masz już kolorowych torów.
illegal_second-ferry = W jednym ruchu można położyć tylko jeden tor promowy.
illegal_over-budget = Kosztuje { $needs }, a zostało ci { $left }.
illegal_not-connected = Nie łączy się z twoją siecią.
illegal_must-build = Połóż przynajmniej jeden tor.
illegal_no-claims = Tutaj niczego się nie zgłasza: stół sam widzi, kto połączył wszystkie miasta.
illegal_claimed-already = W tym ruchu zgłoszenie już było.
illegal_no-such-city = Nie ma takiego miasta.
illegal_not-in-hand = Nie masz tego miasta na ręce.
illegal_wrong-colour = Wybierz jedno z dwóch miast tego koloru.
illegal_unknown = To niedozwolone.

## 

rule = Zasada { $id }

## log

log_started =
    { $who ->
        [you] *Ty* zaczynasz
       *[other] *{ $who }* zaczyna
    }
log_dealt = Runda { $round }: miasta rozdane
log_cards =
    { $count ->
        [one] Karta specjalna: { $names }
       *[other] Karty specjalne: { $names }
    }
log_marker =
    { $who ->
        [you] *Ty* startujesz { $place }
       *[other] *{ $who }* startuje { $place }
    }
log_laid =
    { $who ->
        [you] *Ty* kładziesz
       *[other] *{ $who }* kładzie
    } { $count ->
        [one] { $count } tor { $place }
        [few] { $count } tory { $place }
        [many] { $count } torów { $place }
       *[other] { $count } toru { $place }
    }
log_crossed =
    { $who ->
        [you] *Ty* przekraczasz morze { $place }
       *[other] *{ $who }* przekracza morze { $place }
    }
log_bridged =
    { $who ->
        [you] *Ty* przekraczasz rzekę { $place }
       *[other] *{ $who }* przekracza rzekę { $place }
    }
log_climbed =
    { $who ->
        [you] *Ty* przekraczasz góry { $place }
       *[other] *{ $who }* przekracza góry { $place }
    }
log_ferry =
    { $who ->
        [you] *Ty* kładziesz tor promowy { $place }
       *[other] *{ $who }* kładzie tor promowy { $place }
    }
log_joined = Odtąd wspólna sieć: { PEOPLE($who, you: "ty") }
log_ferryOpen = Prom { $place } jest otwarty dla wszystkich
log_ferryOnly = Prom { $place } jest zastrzeżony: { PEOPLE($who, you: "ty") }
log_completed =
    { $who ->
        [you] *Ty* masz wszystkie miasta połączone
       *[other] *{ $who }* ma wszystkie miasta połączone
    }
log_ended =
    { $who ->
        [you] *Ty* kończysz ruch
       *[other] *{ $who }* kończy ruch
    }
log_claimed =
    { $who ->
        [you] *Ty* słusznie zgłaszasz komplet: wszystkie miasta są połączone
       *[other] *{ $who }* słusznie zgłasza komplet: wszystkie miasta są połączone
    }
log_claimedWrong =
    { $who ->
        [you] *Ty* zgłaszasz komplet, ale nie wszystkie miasta są połączone
       *[other] *{ $who }* zgłasza komplet, ale nie wszystkie miasta są połączone
    }
log_passed =
    { $who ->
        [you] *Ty* nie masz co budować i pasujesz
       *[other] *{ $who }* nie ma co budować i pasuje
    }
log_chosen =
    { $who ->
        [you] *Ty* wybierasz miasto
       *[other] *{ $who }* wybiera miasto
    }
log_cardPassed =
    { $receiver ->
        [you] { $city ->
            [none] *{ $from }* podaje ci miasto
           *[other] *{ $from }* podaje ci miasto { $city }
        }
       *[other] { $from ->
            [you] *Ty* podajesz
           *[other] *{ $from }* podaje
        } { $city ->
            [none] miasto, dostaje je { $receiver }
           *[other] miasto { $city }, dostaje je { $receiver }
        }
    }
log_cardReturned =
    { $who ->
        [you] *Ty* oddajesz miasto
       *[other] *{ $who }* oddaje miasto
    }{ $city ->
        [none] {""}
       *[other] {" "}{ $city }
    }
log_extra =
    { $who ->
        [you] *Ty* dobierasz
       *[other] *{ $who }* dobiera
    } { $city ->
        [none] dodatkowe miasto
       *[other] miasto { $city }
    }
log_handsPassed = Wszystkie karty przeszły o jedno miejsce w lewo
log_revealed =
    { $who ->
        [you] *Ty* odkrywasz: { $cities }
       *[other] *{ $who }* odkrywa: { $cities }
    }
log_scored = Koniec rundy { $round }
log_over =
    { $who ->
        [you] *Ty* wygrywasz grę
        [one] *{ CAPITAL(PEOPLE($who, you: "ty")) }* wygrywa grę
        [with-you] *{ CAPITAL(PEOPLE($who, you: "ty")) }* wygrywacie grę
       *[several] *{ CAPITAL(PEOPLE($who, you: "ty")) }* wygrywają grę
    }

## roundEnd

roundEnd_connected =
    { $who ->
        [you] Ty masz wszystkie miasta połączone.
        [one] { CAPITAL(PEOPLE($who, you: "ty")) } ma wszystkie miasta połączone.
        [with-you] { CAPITAL(PEOPLE($who, you: "ty")) } macie wszystkie miasta połączone.
       *[several] { CAPITAL(PEOPLE($who, you: "ty")) } mają wszystkie miasta połączone.
    }
roundEnd_supply = Pula torów się wyczerpała.
roundEnd_stuck = Nikt nie może położyć kolejnego toru.
roundEnd_claimed =
    { $who ->
        [you] Ty zgłaszasz komplet: wszystkie miasta są połączone.
       *[other] { CAPITAL($who) } zgłasza komplet: wszystkie miasta są połączone.
    }
roundEnd_unclaimed =
    { $who ->
        [you] Ty masz wszystkie miasta połączone, ale bez zgłoszenia.
        [one] { CAPITAL(PEOPLE($who, you: "ty")) } ma wszystkie miasta połączone, ale bez zgłoszenia.
        [with-you] { CAPITAL(PEOPLE($who, you: "ty")) } macie wszystkie miasta połączone, ale bez zgłoszenia.
       *[several] { CAPITAL(PEOPLE($who, you: "ty")) } mają wszystkie miasta połączone, ale bez zgłoszenia.
    }

## speech

speech_lines =
    { $count ->
        [one] Jedna linia: { JOIN($each, separator: "; ") }
        [few] { $count } linie: { JOIN($each, separator: "; ") }
       *[other] { $count } linii: { JOIN($each, separator: "; ") }
    }
speech_lineSingle = na { $direction } linia pojedyncza
speech_lineDouble = na { $direction } linia podwójna { $terrain }
speech_lineFerry = na { $direction } prom
speech_lineLaid = na { $direction } linia zajęta
speech_linePlanned = na { $direction } linia zaplanowana
speech_terrain_river = przez rzekę
speech_terrain_mountain = przez góry
speech_terrain_sea = przez morze
speech_freeLines =
    { $count ->
        [one] jedna wolna linia
        [few] { $count } wolne linie
        [many] { $count } wolnych linii
       *[other] { $count } wolnej linii
    }
speech_city = { $city }, { $region }
speech_target = twój cel
speech_linked = połączone
speech_notLinked =
    { $toGo ->
        [one] jeszcze { $toGo } tor do celu
        [few] jeszcze { $toGo } tory do celu
        [many] jeszcze { $toGo } torów do celu
       *[other] jeszcze { $toGo } toru do celu
    }
speech_nearest =
    { $steps ->
        [one] { $steps } tor do najbliższego niepołączonego miasta, { $city }
        [few] { $steps } tory do najbliższego niepołączonego miasta, { $city }
        [many] { $steps } torów do najbliższego niepołączonego miasta, { $city }
       *[other] { $steps } toru do najbliższego niepołączonego miasta, { $city }
    }
speech_inNetwork = w twojej sieci
speech_markerOf = znacznik: { $name }
speech_edge = Na { $direction } nie ma linii.
speech_planned = Zaplanowano: { $place }, koszt { $cost }.
speech_unplanned = Usunięto: { $place }.
speech_used = Wykorzystano { $used } z { $limit }.
speech_missing =
    { $count ->
        [0] Wszystkie twoje miasta są połączone.
        [few] Brakuje { $count } torów.
        [many] Brakuje { $count } torów.
       *[other] Brakuje { $count } toru.
    }
speech_moved =
    { $count ->
        [one] { $name } kładzie { $count } tor { $place }. W puli:
        [few] { $name } kładzie { $count } tory { $place }. W puli:
        [many] { $name } kładzie { $count } torów { $place }. W puli:
       *[other] { $name } kładzie { $count } toru { $place }. W puli:
    } { $left ->
        [one] { $left } tor.
        [few] { $left } tory.
        [many] { $left } torów.
       *[other] { $left } toru.
    }
speech_youMoved =
    { $count ->
        [one] Kładziesz { $count } tor { $place }. W puli:
        [few] Kładziesz { $count } tory { $place }. W puli:
        [many] Kładziesz { $count } torów { $place }. W puli:
       *[other] Kładziesz { $count } toru { $place }. W puli:
    } { $left ->
        [one] { $left } tor.
        [few] { $left } tory.
        [many] { $left } torów.
       *[other] { $left } toru.
    }
speech_placed = { $name } startuje { $place }.
speech_turn =
    { $missing ->
        [0] Twój ruch. Wszystkie twoje miasta są połączone.
        [few] Twój ruch. Brakuje { $missing } torów. { $cities }
        [many] Twój ruch. Brakuje { $missing } torów. { $cities }
       *[other] Twój ruch. Brakuje { $missing } toru. { $cities }
    }
speech_turnMarker = Twój ruch. Postaw znacznik początkowy. Twoje miasta: { $cities }.
speech_cityToGo =
    { $toGo ->
        [one] { $toGo } tor do miasta { $city }
        [few] { $toGo } tory do miasta { $city }
        [many] { $toGo } torów do miasta { $city }
       *[other] { $toGo } toru do miasta { $city }
    }
speech_end =
    { $missing ->
        [0] Koniec rundy. { $why } Masz
        [few] Koniec rundy. { $why } Brakuje ci { $missing } torów, masz
        [many] Koniec rundy. { $why } Brakuje ci { $missing } torów, masz
       *[other] Koniec rundy. { $why } Brakuje ci { $missing } toru, masz
    } { $left ->
        [one] { $left } punkt.
        [few] { $left } punkty.
        [many] { $left } punktów.
       *[other] { $left } punktu.
    }
speech_endPrestige =
    { $missing ->
        [0] Koniec rundy. { $why } Prestiż { $prestige }.
        [few] Koniec rundy. { $why } Brakuje ci { $missing } torów, prestiż { $prestige }.
        [many] Koniec rundy. { $why } Brakuje ci { $missing } torów, prestiż { $prestige }.
       *[other] Koniec rundy. { $why } Brakuje ci { $missing } toru, prestiż { $prestige }.
    }
speech_cleared = Plan wyczyszczony.
speech_routePlanned = Droga do miasta { $city }: łączny koszt { $cost }, w tym ruchu { $now }.
speech_noLast = Nikt jeszcze nie wykonał ruchu.
speech_last = Ostatni ruch: { $what }.
speech_picked = Początek { $place }. Teraz wybierz dokąd.
speech_markerChosen = Start { $place }? Enter stawia znacznik.
speech_enterEnds = Enter kończy ruch.
speech_untold = Ten stół nie mówi, czego brakuje. Zgłoś komplet, gdy uznasz, że wszystkie twoje miasta są połączone.

## lessonNames

lessonNames_goal = Pięć miast
lessonNames_marker = Znacznik początkowy
lessonNames_lay = Kładzenie torów
lessonNames_double = Rzeki, góry, morza
lessonNames_join = Łączenie sieci
lessonNames_route = Planowanie drogi
lessonNames_end = Koniec rundy

## sides

sides_e = wschód
sides_ne = północny wschód
sides_nw = północny zachód
sides_w = zachód
sides_sw = południowy zachód
sides_se = południowy wschód
sides_n = północ
sides_s = południe

## boards

boards_europe = Europa
boards_europe-ferries = Europa z promami
boards_central-europe = Europa Środkowa
boards_usa = Stany Zjednoczone
