### Polish words of the frame around Trains of Europe.

map = Mapa Europy z odcinkami
mapRole = mapa

## waters

waters_north-sea = Morze Północne
waters_atlantic-ocean = Ocean Atlantycki
waters_mediterranean-sea = Morze Śródziemne
waters_black-sea = Morze Czarne

## 

track = Zysk
trackUnit = k / rok
trackLoss = strata

## opening

opening_label = Na początek
opening_goal = Wykonaj kontrakty (cel: { $target }). Każdy zarabia co rok, gdy ma lokomotywę, wagony i licencje na swoje trasy.
opening_goalOpen = Kontrakty zarabiają co rok, gdy mają lokomotywę, wagony i licencje na swoje trasy.
opening_call = Teraz ogłaszasz fazę. Grają ją wszyscy, ty w pierwszej kolejności i z premią. Kontrakt pokazuje, czego mu brakuje.
opening_phases_on-site-meeting = – kup licencje na trasy swojego kontraktu.
opening_phases_railroad-fair = – kup lokomotywę i wagony, których wymaga kontrakt.
opening_phases_conference-room = – możesz wziąć drugi kontrakt; jego podatek płaci się co rok.
opening_phases_auction-house = – sprzedaj pojazdy zbędne dla kontraktu i licytuj te, których potrzebuje.
opening_phases_government-aid = – wybierz darmowy pojazd, najlepiej taki, którego wymaga kontrakt.
opening_phases_development-bonus = – dostajesz gotówkę za każde przyłączone miasto.

## 

thinking = myśli
contractsOf = kontrakty z { $target }
cashAndProfit = gotówka, zysk
skip = Przewiń
curtain = Weź urządzenie tak, aby nikt inny nie widział ekranu. Potem otwórz swoje księgi: gotówkę, zajezdnię i plany.
hint = Podpowiedź
log = Przebieg gry
zoomIn = Powiększ
zoomOut = Pomniejsz
fit = Cała mapa

## legend

legend_affordable = do kupienia
legend_dear = za drogo
legend_way = dla kontraktu

## 

showChanges = Pokaż zmiany na mapie
hideChanges = Ukryj zmiany na mapie
backToPhase = Wróć do fazy
undo = Cofnij
whichSection = Który odcinek?
none = Żaden z nich
compare = Porównaj firmy

## find

find_open = Znajdź miasto
find_label = Miasto lub kraj
find_nothing = Żadne miasto tak się nie nazywa.
find_suggested = Miasta twoich kontraktów
find_mine = w twojej sieci
find_named = wymienia je { $contracts }
find_full = zajęty

## 

sections = Odcinki, które możesz kupić
noSections = W tej chwili nie możesz kupić żadnego odcinka.
sortBy = Sortuj według

## orders

orders_price = Cena
orders_contract = Kontrakt
orders_city = Miasto

## 

onTheWay = po drodze: { $contract }
tabsLabel = Twoje biurko

## tabs

tabs_contracts = Kontrakty
tabs_yard = Zajezdnia
tabs_sections = Odcinki
tabs_log = Przebieg

## phoneTabs

phoneTabs_stage = Mapa
phoneTabs_contracts = Kontrakty
phoneTabs_yard = Zajezdnia
phoneTabs_companies = Firmy
phoneTabs_more = Więcej

## 

order = Kolejność
myBonus = Moja premia
running = Działające kontrakty
backNextYear = znów do wyboru za rok
chooseTile = Wybierz jedną z otwartych faz.
callNone = Wybierz fazę

## over

over_replay = Obejrzyj powtórkę
over_again = Zagraj jeszcze raz

## menu

menu_leave = Odejdź od stołu
menu_leaveAbout = Gra zostanie zachowana; wróć, kiedy chcesz.
menu_replay = Powtórka tej gry
menu_save = Zapisz jako plik
menu_saveRunning = Plik pokazuje wszystko, także to, co w tej grze jest tajne. Zapisać mimo to?
menu_keys = Klawisze

## keys

keys_map = Do mapy
keys_contracts = Twoje kontrakty
keys_yard = Twoja zajezdnia
keys_sections = Odcinki jako lista
keys_log = Przebieg gry
keys_find = Znajdź miasto
keys_hint = Poproś o podpowiedź
keys_phases = Wybierz fazę do ogłoszenia
keys_confirm = Zatwierdź wybór
keys_pass = Spasuj w licytacji
keys_around = Na mapie: następny odcinek miasta
keys_along = Na mapie: wzdłuż odcinka i z powrotem
keys_zoom = Na mapie: powiększ, pomniejsz, cała mapa
keys_clear = Anuluj wybór
keys_help = Ta lista

## levels

levels_conductor_name = Konduktor
levels_conductor_about = Rzetelnie prowadzi księgi. Dobry przeciwnik na pierwszą grę.
levels_engineer_name = Inżynier
levels_engineer_about = Analizuje cały rok, zanim ogłosi fazę albo weźmie kontrakt.
levels_director_name = Dyrektor
levels_director_about = Śmiały, obserwuje rywali i rozważa każdą decyzję. Trudno z nim wygrać.
levels_random_name = Włóczęga
levels_random_about = Wykonuje dowolny dozwolony ruch.

## home

home_lead_1 = Zdobywaj kontrakty, kupuj licencje,
home_lead_2 = prowadź lepszą firmę.
home_facts = 2–4 osoby · od jednej do dwóch godzin
home_learn = Szybki start
home_learnAbout = Dwa lata z przewodnikiem
home_learnDone = Ukończony. Jeszcze raz

## setup

setup_twoToFour = Od dwóch do czterech
setup_players = Gracze
setup_share = Gracie na jednym urządzeniu. Kurtyna zasłania to, co tajne.
setup_startKit_title = Na start każdy dostaje
setup_startKit_sticks = znaczników
setup_startKit_cash = gotówki
setup_startKit_locomotive = lokomotywę
setup_startKit_wagons = wagony
setup_startKit_contract = kontrakt startowy
setup_folded = Wszystko jak w instrukcji
setup_show = Pokaż warianty
setup_hide = Ukryj warianty
setup_differs = inaczej niż w instrukcji
setup_summary =
    { $companies ->
        [one] { $companies } firma, { $end }, { $variants }
        [many] { $companies } firm, { $end }, { $variants }
       *[other] { $companies } firmy, { $end }, { $variants }
    }
setup_variantCount =
    { $count ->
        [0] jak w instrukcji
        [one] { $count } wariant
        [few] { $count } warianty
        [many] { $count } wariantów
       *[other] { $count } wariantu
    }
setup_contractOf = Kontrakt startowy: { $name }
setup_companyName = Nazwa firmy ({ $colour })

## settings

settings_title = Trains of Europe
settings_naming = Nazwy miast
settings_namings_local = Nazwy miejscowe
settings_namings_translated = W moim języku

## replay

replay_everybody = Wszystkie księgi otwarte
replay_years = Lata
replay_moments = Ważne chwile
replay_why = Dlaczego?
