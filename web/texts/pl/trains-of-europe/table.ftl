### Polish texts of Trains of Europe. The reader is addressed as "ty"; the present tense avoids forms that would need a gender.

## year

year_each = { $amount } rocznie
year_short = { $amount }/rok
year_this = w tym roku
year_number = Rok { $year }
year_fiscal = Rok obrotowy

## 

game = Trains of Europe

## colours

colours_red = Czerwony
colours_blue = Niebieski
colours_green = Zielony
colours_orange = Pomarańczowy

## phases

phases_on-site-meeting_name = Narada w terenie
phases_on-site-meeting_rule = Każdy może kupić licencje na najwyżej 2 odcinki.
phases_on-site-meeting_bonus = do 3 odcinków
phases_railroad-fair_name = Targi kolejowe
phases_railroad-fair_rule = Każdy może kupić najwyżej 2 pojazdy, potem przydział.
phases_railroad-fair_bonus = do 3 pojazdów
phases_conference-room_name = Sala konferencyjna
phases_conference-room_rule = Każdy może wziąć 1 kontrakt, odkryty lub w ciemno.
phases_conference-room_bonus = do 2 kontraktów
phases_auction-house_name = Dom aukcyjny
phases_auction-house_rule = Kto ma wolne pojazdy, musi jeden wystawić; potem licytacja i przydział.
phases_auction-house_bonus = otwierasz pierwsza
phases_government-aid_name = Pomoc rządowa
phases_government-aid_rule = Do wyboru są 2 lokomotywy i po jednym wagonie na firmę; każdy bierze jeden pojazd za darmo.
phases_government-aid_bonus = wybierasz pierwsza
phases_development-bonus_name = Premia rozwojowa
phases_development-bonus_rule = Każda firma dostaje 10k gotówki za każde przyłączone miasto.
phases_development-bonus_bonus = 20k więcej dla ciebie

## lines

lines_day = Pociąg dzienny
lines_hs = Duże prędkości
lines_night = Pociąg nocny
lines_general = Drobnica
lines_liquid = Ładunki płynne
lines_bulky = Ładunki ciężkie

## categories

categories_eloco_name = Lokomotywa elektryczna
categories_eloco_short = Elektryczna
categories_dloco_name = Lokomotywa spalinowa
categories_dloco_short = Spalinowa
categories_epower_name = Elektryczny wagon silnikowy
categories_epower_short = Silnikowy
categories_econtrol_name = Elektryczny wagon sterowniczy
categories_econtrol_short = Sterowniczy
categories_pax1_name = Wagon 1. klasy
categories_pax1_short = 1. klasa
categories_pax2_name = Wagon 2. klasy
categories_pax2_short = 2. klasa
categories_tank_name = Cysterna
categories_tank_short = Cysterna
categories_closed_name = Wagon kryty
categories_closed_short = Kryty
categories_open_name = Wagon otwarty
categories_open_short = Otwarty

## vehicle

vehicle_loco = Lokomotywa
vehicle_wagon = Wagon
vehicle_locos = Lokomotywy i wagony silnikowe
vehicle_wagons = Wagony
vehicle_speed = Prędkość
vehicle_class = klasa { $speed }
vehicle_kmh = { $speed } km/h
vehicle_pulls =
    { $count ->
        [one] ciągnie { $count } wagon
        [few] ciągnie { $count } wagony
        [many] ciągnie { $count } wagonów
       *[other] ciągnie { $count } wagonu
    }
vehicle_berths = Miejsca sypialne
vehicle_blindLoco = Lokomotywa w ciemno
vehicle_blindWagon = Wagon w ciemno
vehicle_blindLeft =
    { $count ->
        [few] losowo z puli, zostają { $count }
       *[other] losowo z puli, zostaje { $count }
    }
vehicle_countsAsBuy = liczy się jako zakup
vehicle_free = za darmo
vehicle_fits = pasuje
vehicle_fitsNone = brak wolnego miejsca
vehicle_tooSlow = pasuje, ale jest za wolny, by spełnić warunek
vehicle_noBerths = pasuje, ale bez miejsc sypialnych nie spełni warunku
vehicle_slowForReward = za wolny, by spełnić warunek
vehicle_berthsForReward = bez miejsc sypialnych nie spełni warunku
vehicle_wouldReplace = mógłby zastąpić: { $model }
vehicle_inYard = już w zajezdni
vehicle_replaces = zamiast: { $model }
vehicle_yard = Moja zajezdnia
vehicle_yardCount =
    { $count ->
        [one] { $count } pojazd w zajezdni
        [few] { $count } pojazdy w zajezdni
        [many] { $count } pojazdów w zajezdni
       *[other] { $count } pojazdu w zajezdni
    }
vehicle_soldTo =
    { $who ->
        [you] kupujesz ty
       *[other] kupuje { $who }
    }
vehicle_takenBy =
    { $who ->
        [you] bierzesz ty
       *[other] bierze { $who }
    }
vehicle_waits = Czeka na najbliższe Targi lub Dom aukcyjny.

## contract

contract_mine = Moje kontrakty
contract_number = Nr { $no }
contract_launch = Kontrakt startowy
contract_completed = Wykonane
contract_max = Maksimum
contract_now = teraz
contract_tax = Podatek
contract_subsidy = Dotacja
contract_chips =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
contract_eachVehicle = za sztukę
contract_vehiclesEach = za każdy pojazd
contract_speed = Każdy pojazd klasy { $speed } lub szybszy
contract_sleeper = Wszystkie wagony sypialne
contract_noCondition = bez dodatkowego warunku
contract_via = przez: { $cities }
contract_openFrom = brak, od { $price }
contract_closed = zamknięta: wszystkie drogi zajęte
contract_held = z licencją
contract_gates_open = Zarabia
contract_gates_no-locomotive = Brak dochodu, dopóki nie ma przydzielonej lokomotywy.
contract_gates_no-route = Brak dochodu, dopóki nie ma jednej trasy z licencją.
contract_gates_no-locomotive-no-route = Brak dochodu, dopóki nie ma lokomotywy i jednej trasy.
contract_conditions_fulfilled = spełniony
contract_conditions_ahead = liczy się, gdy są wszystkie trasy i pojazdy
contract_conditions_unsuited = nie spełnia: { $models }
contract_unpulled =
    { $count ->
        [one] { $count } wagon ponad siłę lokomotyw
        [few] { $count } wagony ponad siłę lokomotyw
        [many] { $count } wagonów ponad siłę lokomotyw
       *[other] { $count } wagonu ponad siłę lokomotyw
    }
contract_rungs_now = teraz
contract_rungs_begun = na początek
contract_rungs_routes = wszystkie trasy
contract_rungs_train = cały pociąg
contract_rungs_complete = wykonany
contract_ifTaken = Jeśli go wezmę
contract_atOnce = od razu
contract_incomeNow = Dochód teraz
contract_noTrain = jeszcze bez pociągu
contract_cheapestWay = Najtańsza brakująca droga
contract_opens = otwiera { $from }–{ $to }
contract_yardFits = W twojej zajezdni pasuje: { $models }
contract_yardFitsMany = W twojej zajezdni pasują: { $models }
contract_vehiclesMissing =
    { $count ->
        [one] Brakuje { $count } pojazdu, cena z katalogu od { $price }
       *[other] Brakuje { $count } pojazdów, cena z katalogu od { $price }
    }
contract_cashEnough = Gotówka { $cash }: wystarczy na licencje po dzisiejszych cenach.
contract_cashShort = Gotówka { $cash }: na licencje po dzisiejszych cenach brakuje { $short }.
contract_payback =
    { $value ->
        [few] Zwraca się w ciągu { $value } lat.
        [many] Zwraca się w ciągu { $value } lat.
       *[other] Zwraca się w ciągu { $value } roku.
    }
contract_risks_none = Firma pozostaje na plusie.
contract_risks_loss = Rok skończy się stratą, którą pokryje twoja gotówka. Kontrakt zarabia, gdy ma lokomotywę i trasę.
contract_risks_cannot-pay = Rok skończy się stratą, której nie pokryje twoja gotówka. Firma dostanie ostrzeżenie; za drugim razem z rzędu będzie niewypłacalna.
contract_blind = Kontrakt w ciemno
contract_blindLeft =
    { $count ->
        [few] z wierzchu stosu, zostają { $count }
       *[other] z wierzchu stosu, zostaje { $count }
    }
contract_blindTerms = Od razu { $cash } gotówki i 1 żeton dotacji. Musisz zatrzymać ten kontrakt.
contract_newHere = nowy

## company

company_companies = Firmy
company_you = ty
company_chair = Przewodnictwo
company_marked = Ostrzeżenie
company_left = poza grą
company_cash = Gotówka
company_hidden = ukryte
company_profit = Zysk roczny
company_loss = Strata roczna
company_completedOf = Wykonane: { $count } z { $target }
company_completed =
    { $count ->
        [one] wykonany: { $count }
       *[other] wykonane: { $count }
    }
company_active =
    { $count ->
        [one] { $count } kontrakt
        [few] { $count } kontrakty
        [many] { $count } kontraktów
       *[other] { $count } kontraktu
    }
company_spare = Wolne pojazdy
company_cities = Miasta
company_sticks = Zostało znaczników
company_sticksLeft =
    { $count ->
        [one] zostaje { $count } znacznik
        [few] zostają { $count } znaczniki
        [many] zostaje { $count } znaczników
       *[other] zostaje { $count } znacznika
    }
company_calls = Ogłasza w tym roku
company_calling_now = ogłasza teraz
company_calling_next = ogłasza następnie
company_calling_later = ogłasza później

## turn

turn_yours = Twój ruch
turn_yoursBonus = Twój ruch, z premią
turn_waitFor = Czekamy na: { $names }
turn_nobody = Chwileczkę
turn_deciding =
    { $who ->
        [you] Ty decydujesz
       *[other] { $who } decyduje
    }
turn_left =
    { $count ->
        [few] zostają { $count }
       *[other] zostaje { $count }
    }
turn_used = { $used } z { $of }
turn_planMeanwhile = W tym czasie możesz planować.
turn_out = Twoja firma odpadła z gry; oglądasz grę do końca.
turn_steps_setup = Przygotowanie stołu
turn_steps_call = Którą fazę ogłaszasz?
turn_steps_licences =
    { $count ->
        [one] Kup { $count } licencję
        [few] Kup najwyżej { $count } licencje
       *[other] Kup najwyżej { $count } licencji
    }
turn_steps_fair =
    { $count ->
        [one] Kup { $count } pojazd
        [few] Kup najwyżej { $count } pojazdy
        [many] Kup najwyżej { $count } pojazdów
       *[other] Kup najwyżej { $count } pojazdu
    }
turn_steps_contracts =
    { $count ->
        [one] Weź { $count } kontrakt
        [few] Weź najwyżej { $count } kontrakty
        [many] Weź najwyżej { $count } kontraktów
       *[other] Weź najwyżej { $count } kontraktu
    }
turn_steps_aid = Weź jeden pojazd za darmo
turn_steps_offers = Co wystawiasz na aukcję?
turn_steps_opening = Otwórz licytację lub zrezygnuj
turn_steps_bidding = Przebij lub spasuj
turn_steps_assign = Przydziel pojazdy
turn_steps_propose = Zaproponować wyższy cel?
turn_steps_vote = Zgadzasz się?
turn_steps_books = Zapisz swój zysk roczny
turn_steps_audits = Skontrolować jakąś firmę?
turn_steps_offer-contracts = Które kontrakty wystawiasz?
turn_steps_year-end = Rok się kończy
turn_steps_over = Gra skończona
turn_helps_setup = Karty są tasowane i rozdawane.
turn_helps_call = Grają ją wszyscy. Ty zaczynasz i masz premię. Ogłoszenie jest obowiązkowe.
turn_helps_licences = Wybierz odcinek na mapie. Licencja obowiązuje przez całą grę.
turn_helps_fair = Pojazdy na stoiskach kosztują tyle, co w katalogu, te w ciemno mają stałą cenę. Stoiska uzupełnia się na koniec roku.
turn_helps_contracts = Podatek i żetony liczą się od razu. Kontrakt w ciemno trzeba zatrzymać.
turn_helps_aid = Pojazd trafia do twojej zajezdni. W tej fazie nic się nie przydziela. Musisz wziąć jeden pojazd.
turn_helps_offers = Jeśli masz wolny pojazd, musisz jeden wystawić. Nieużywane licencje możesz, ale nie musisz.
turn_helps_opening = Kto otwiera licytację, składa pierwszą ofertę. Pozycja, której nikt nie otworzy, zostaje u właściciela.
turn_helps_bidding = Kto spasuje, odpada z tej licytacji.
turn_helps_assign = Przydzielaj, zdejmuj i zamieniaj do woli; liczy się po zatwierdzeniu.
turn_helps_propose = Na wyższy cel muszą zgodzić się wszyscy.
turn_helps_vote = Cel rośnie tylko za zgodą wszystkich.
turn_helps_books = Oblicz go ze swoich kontraktów. Gra go nie sprawdza, ale inni mogą cię skontrolować.
turn_helps_audits = Firma, która zapisała źle, płaci ci różnicę. Każdą firmę kontroluje się najwyżej raz w roku. Sprawdzenie nic nie kosztuje.
turn_helps_offer-contracts = Wybierasz raz. Wolne pojazdy i nieużywane licencje i tak można licytować.
turn_helps_year-end = Zyski są wypłacane, a straty pokrywane gotówką.
turn_helps_over = Firmy są oceniane.

## actions

actions_call = Ogłoś: { $phase }
actions_licence = Kup licencję, { $price }
actions_buy = Kup, { $price }
actions_buyBlind = Kup w ciemno, { $price }
actions_take = Weź, { $effect } rocznie
actions_takeBlind = Weź kontrakt w ciemno
actions_choose = Weź: { $model }
actions_chooseOne = Wybierz pojazd
actions_offer =
    { $count ->
        [one] Wystaw { $count } pozycję
        [few] Wystaw { $count } pozycje
       *[other] Wystaw { $count } pozycji
    }
actions_offerNothing = Nic nie wystawiaj
actions_raise = Daj { $bid }
actions_pass = Pasuj
actions_decline = Nic nie otwieraj
actions_assign = Przydziel
actions_unassign = Zdejmij
actions_doneLicences = Zakończ ruch
actions_doneFair = Koniec zakupów
actions_doneContracts = Nie bierz więcej
actions_doneAssign = Zatwierdź pociągi
actions_doneTarget = Nic nie proponuj
actions_agree = Zgoda
actions_refuse = Odmowa
actions_propose =
    { $target ->
        [one] Zaproponuj: { $target } kontrakt
        [few] Zaproponuj: { $target } kontrakty
        [many] Zaproponuj: { $target } kontraktów
       *[other] Zaproponuj: { $target } kontraktu
    }
actions_offerContracts =
    { $count ->
        [one] Wystaw { $count } kontrakt
        [few] Wystaw { $count } kontrakty
        [many] Wystaw { $count } kontraktów
       *[other] Wystaw { $count } kontraktu
    }
actions_offerNone = Nie wystawiaj żadnego
actions_lookAtMap = Zobacz mapę
actions_continue = Dalej
actions_beginYear = Zacznij rok { $year }

## illegal

illegal_already-audited = Tę firmę już w tym roku skontrolowano.
illegal_already-called = Tę fazę już w tym roku ogłoszono.
illegal_already-licensed = Masz już tę licencję.
illegal_already-proposed = Przed tym ogłoszeniem cel był już proponowany.
illegal_bid-step = Licytuje się co { $step }.
illegal_bid-too-low = Najniższa oferta to { $needs }.
illegal_cash-short = Kosztuje { $needs }, masz { $has }.
illegal_contract-complete = Ten kontrakt jest wykonany.
illegal_contract-twice = Ten kontrakt jest podany dwa razy.
illegal_fixed-steps = Przy tym stole oferta musi wynosić dokładnie { $needs }.
illegal_impossible-draw = Tego nie można wylosować.
illegal_limit-used-up = Twój limit { $limit } jest wyczerpany.
illegal_must-offer = Musisz wystawić co najmniej jeden wolny pojazd.
illegal_no-new-target = Przy tym stole cel się nie zmienia.
illegal_no-place =
    { $places ->
        [one] Jedyne miejsce jest zajęte.
        [few] Wszystkie { $places } miejsca są zajęte.
       *[other] Wszystkie miejsca ({ $places }) są zajęte.
    }
illegal_no-such-lot = To nie jest na sprzedaż.
illegal_no-such-vehicle = Nie masz takiego pojazdu w zajezdni.
illegal_no-such-company = Tej firmy nie ma w grze.
illegal_not-assigned = Ten pojazd nie jest przydzielony do kontraktu.
illegal_not-identical = Obie lokomotywy muszą być tego samego modelu: { $model }.
illegal_not-in-selection = Tego pojazdu nie ma do wyboru.
illegal_not-on-display = Tego już nie ma na stole.
illegal_not-on-the-track = Zapisz wielokrotność 10k od { $least } do { $most }.
illegal_not-your-contract = To nie jest twój kontrakt.
illegal_not-your-section = Nie masz tu licencji.
illegal_not-your-turn = To nie twój ruch.
illegal_own-books = Nie możesz kontrolować własnej firmy.
illegal_own-lot = Nie możesz licytować własnej pozycji.
illegal_pile-empty = Stos kontraktów jest pusty.
illegal_section-in-use = Tego odcinka używa jeden z twoich kontraktów.
illegal_section-twice = Ten odcinek jest podany dwa razy.
illegal_sticks-short =
    { $needs ->
        [one] Potrzeba: { $needs } znacznik, masz { $has }.
        [few] Potrzeba: { $needs } znaczniki, masz { $has }.
        [many] Potrzeba: { $needs } znaczników, masz { $has }.
       *[other] Potrzeba: { $needs } znacznika, masz { $has }.
    }
illegal_supply-empty = Pula jest pusta.
illegal_target-too-low = Nowy cel musi wynosić co najmniej { $needs }.
illegal_tracks-taken =
    { $tracks ->
        [one] Jedyny tor jest zajęty.
        [few] Wszystkie { $tracks } tory są zajęte.
       *[other] Wszystkie tory ({ $tracks }) są zajęte.
    }
illegal_unknown-contract = Nie ma takiego kontraktu.
illegal_unknown-model = Nie ma takiego modelu.
illegal_unknown-phase = Nie ma takiej fazy.
illegal_unknown-section = Nie ma takiego odcinka.
illegal_wrong-category = Ten kontrakt tego nie potrzebuje: { $category }.
illegal_wrong-stage = Licencje licytuje się przed pojazdami.
illegal_wrong-step = Nie w tej fazie.
illegal_unknown = To niedozwolone.

## 

rule = Zasada { $id }

## sums

sums_profit = Zysk roczny
sums_token = Zapisane przez firmę
sums_contract = { $contract }
sums_completed = { $contract }, wykonany
sums_routes = Trasy
sums_route = { $from }–{ $to }
sums_vehicles = Pojazdy
sums_locomotives =
    { $count ->
        [one] { $count } lokomotywa po { $each }
        [many] { $count } lokomotyw po { $each }
       *[other] { $count } lokomotywy po { $each }
    }
sums_wagons =
    { $count ->
        [one] { $count } wagon po { $each }
        [few] { $count } wagony po { $each }
        [many] { $count } wagonów po { $each }
       *[other] { $count } wagonu po { $each }
    }
sums_unpulled =
    { $count ->
        [one] { $count } wagon bez lokomotywy
        [few] { $count } wagony bez lokomotywy
        [many] { $count } wagonów bez lokomotywy
       *[other] { $count } wagonu bez lokomotywy
    }
sums_speed = Warunek prędkości
sums_sleepers = Warunek miejsc sypialnych
sums_tax = Podatek
sums_subsidy =
    { $count ->
        [one] { $count } żeton po { $each }
        [few] { $count } żetony po { $each }
        [many] { $count } żetonów po { $each }
       *[other] { $count } żetonu po { $each }
    }
sums_licence = Licencja { $section }
sums_segments =
    { $count ->
        [one] { $count } segment po { $each }
        [few] { $count } segmenty po { $each }
        [many] { $count } segmentów po { $each }
       *[other] { $count } segmentu po { $each }
    }
sums_secondTrack = podwójnie dla drugiej firmy
sums_thirdTrack = poczwórnie dla trzeciej firmy
sums_lowestBid = Najniższa oferta
sums_listPrice = Cena z katalogu
sums_printedProfit = Zysk podany na karcie
sums_discount = minus
sums_floor = co najmniej { $limit }
sums_cash = Gotówka
sums_cashStart = Gotówka na start
sums_cashOfYear = Rok { $year }
sums_feePaid = Licencja { $section }
sums_vehiclePaid = { $model }, Targi
sums_blindVehiclePaid = Pojazd w ciemno, Targi
sums_blindContractCash = { $contract }, wzięty w ciemno
sums_developmentBonus = Premia rozwojowa
sums_cities =
    { $count ->
        [one] { $count } miasto po { $each }
        [many] { $count } miast po { $each }
       *[other] { $count } miasta po { $each }
    }
sums_callerExtra = Dodatek za ogłoszenie
sums_bidPaid = { $what }, kupno na aukcji
sums_bidReceived = { $what }, sprzedaż na aukcji
sums_payout = Wypłata
sums_profitOfYear = Zysk tego roku
sums_aboveCap = podatek od firm powyżej { $limit }
sums_lossPaid = Pokryta strata
sums_lossDue = Strata do pokrycia
sums_forgiven = umorzone, jeden raz
sums_auditPaid =
    { $who ->
        [you] Zapłacone po kontroli: dla ciebie
       *[other] Zapłacone po kontroli: { $who }
    }
sums_auditReceived =
    { $who ->
        [you] Otrzymane po kontroli: od ciebie
       *[other] Otrzymane po kontroli: { $who }
    }
sums_sticksLeft = Zostało znaczników
sums_sticksAll = Wszystkie znaczniki
sums_sticksLaid = { $section }
sums_total = Razem
sums_evalProfit = Zysk roczny
sums_evalCompleted = Wykonane kontrakty
sums_evalPartial = Działające kontrakty
sums_evalCities = Przyłączone miasta
sums_evalNetwork = Największa sieć
sums_evalCountries = Najwięcej krajów
sums_evalIdle = Uśpione kontrakty
sums_evalVehicles = Niewykorzystane pojazdy
sums_evalCash = Nadmiar gotówki
sums_waiting = dałoby { $amount }

## preview

preview_title = Po zatwierdzeniu
preview_cash = Gotówka
preview_profit = Zysk roczny
preview_sticks = Znaczniki
preview_contractsDone = Wykonane kontrakty
preview_opens = { $from }–{ $to } zarabia dla: { $contract }
preview_part = Część { $from }–{ $to } dla: { $contract }
preview_shuts = { $from }–{ $to } przestaje zarabiać dla: { $contract }
preview_completes = Wykonany kontrakt: { $contract }
preview_completesHelp = Jego pojazdy idą na stos odrzuconych; zysk zostaje na zawsze.
preview_provisional = Liczy się po zatwierdzeniu pociągów.
preview_ifWon = Jeśli nikt nie przebije.
preview_spread = Zysk roczny od { $least } do { $most }, zależnie od karty.
preview_nothing = Na razie nic się nie zmienia.
preview_trackNumber =
    miejsce dla { $tracks ->
        [one] jednej firmy
       *[other] { $company ->
            [one] { $tracks } firm, twoja byłaby pierwsza
           *[other] { $tracks } firm, twoja byłaby numerem { $company }
        }
    }
preview_feeDouble = Opłata, podwójna dla drugiej
preview_feeQuadruple = Opłata, poczwórna dla trzeciej
preview_fee = Opłata

## auction

auction_lots = Pozycje
auction_licencesFirst = Najpierw licencje
auction_vehicles = Pojazdy
auction_contracts = Kontrakty
auction_licence = licencja { $section }
auction_contract = kontrakt { $contract }
auction_of =
    { $owner ->
        [you] { $what } (twoje)
       *[other] { $what } ({ $owner })
    }
auction_onTheBlock = licytowane
auction_from = od { $bid }
auction_opensAt = Start od { $bid }
auction_list = Katalog { $price }
auction_kept = zostaje
auction_toBeat = Do przebicia
auction_ownBid = własna oferta, co { $step }
auction_ifWon =
    { $who ->
        [you] Jeśli to wygram
       *[other] Jeśli wygra { $who }
    }
auction_backIn =
    { $value ->
        [few] zwrot w ciągu { $value } lat
        [many] zwrot w ciągu { $value } lat
       *[other] zwrot w ciągu { $value } roku
    }
auction_states_leads = najwyższa oferta
auction_states_asked = decyduje
auction_states_waits = w kolejce
auction_states_out = pas
auction_states_owner = sprzedaż, pieniądze trafiają tu
auction_nextOpener =
    Następną pozycję { $who ->
        [you] otwierasz ty;
       *[other] otwiera { $who };
    } prawo otwarcia przechodzi zgodnie z ruchem wskazówek zegara.
auction_elsewhere = W banku kosztuje { $price }.
auction_listElsewhere = Cena z katalogu: { $price }.
auction_limits_no-use = Teraz nic nie daje.
auction_limits_forecast = Powyżej { $bid } kosztuje więcej, niż zapewne przyniesie.
auction_limits_cash = Jest warte całej twojej gotówki, { $bid }.
auction_limits_sold-elsewhere = Najwyżej { $bid }: bank sprzedaje to samo za { $price }.
auction_mustOffer = Co najmniej jeden z nich musisz wystawić.
auction_optional = Nieużywane licencje, dobrowolnie
auction_inUse = używa go kontrakt
auction_offered = Wystawione
auction_keep = Zostaje

## orders

orders_upTo = Licytuj za mnie do { $bid }
orders_about = Zawsze najmniejszy krok, nigdy ponad limit. Inni widzą oferty, nie limit.
orders_bidding = Licytacja za ciebie do { $bid }
orders_stop = Zatrzymaj
orders_reached = Osiągnięto twój limit { $bid }. Przebij lub spasuj samodzielnie.
orders_passRest = Pasuj do końca
orders_passing = Pasujesz do końca tej aukcji
orders_passingAbout = Strona niczego za ciebie nie otwiera ani nie licytuje.
orders_again = Licytuj dalej
orders_nothingToAssign = Nie masz czego przydzielać. Ten krok jest pominięty.

## plan

plan_title = Plan
plan_empty = Nic nie zaplanowano. Planować możesz zawsze, także gdy ruch mają inni.
plan_add = Dodaj do planu
plan_remove = Usuń z planu
plan_clear = Wyczyść plan
plan_total = Razem
plan_after = Po wykonaniu planu
plan_licence = Licencja { $section }
plan_buy = Kup: { $model }
plan_buyBlind_loco = Kup lokomotywę w ciemno
plan_buyBlind_wagon = Kup wagon w ciemno
plan_take = Weź: { $contract }
plan_assign = { $model } do kontraktu { $contract }
plan_call = Ogłoś: { $phase }
plan_moments_now = możliwe teraz
plan_moments_this-year = w tym roku, jeśli faza zostanie ogłoszona
plan_moments_later = najwcześniej w przyszłym roku
plan_dearer = Cena wzrosła: { $planned } → { $price }.
plan_lost = Twój plan jest już niewykonalny: { $what }.

## facts

facts_opensRoute = Otwiera moją trasę
facts_from = od { $price }
facts_affordable = Przy mojej sieci, w zasięgu gotówki
facts_anywhere = Odcinki w zasięgu gotówki
facts_fitting = Pasuje i mnie na to stać
facts_waiting = Pasuje, w mojej zajezdni
facts_none = brak
facts_onTable = Na stole
facts_openAndChips =
    { $open ->
        [one] { $open } odkryty,
        [few] { $open } odkryte,
        [many] { $open } odkrytych,
       *[other] { $open } odkrytego,
    } { $chips ->
        [one] { $chips } żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonu
    }
facts_mostChips = Najwięcej żetonów
facts_equalChips =
    { $contracts ->
        [one] { $contracts } kontrakt, po { $chips }
        [few] { $contracts } kontrakty, po { $chips }
        [many] { $contracts } kontraktów, po { $chips }
       *[other] { $contracts } kontraktu, po { $chips }
    }
facts_iMustOffer = Muszę wystawić jeden
facts_othersMust = Inni też muszą wystawić
facts_afterwards = Potem
facts_noAssigning = Bez przydziału
facts_untilFair = do Targów lub Domu aukcyjnego
facts_myCash = Moja gotówka

## hint

hint_title = Dyrektor radzi
hint_thinking = Dyrektor przegląda księgi
hint_none = Teraz nie ma podpowiedzi.
hint_close = Dzięki
hint_plan = Dodaj do planu
hint_forecast =
    { $who ->
        [you] Prognoza na koniec gry (ty): około { $points }
       *[other] Prognoza na koniec gry ({ $who }): około { $points }
    } { $now ->
        [none] pkt.
       *[other] pkt; gdyby gra skończyła się teraz: { $now } pkt.
    }
hint_alternatives = Inne możliwości
hint_behind = przewaga nad innymi mniejsza o { $points } pkt
hint_asGood = równie dobre
hint_whyBot =
    { $who ->
        [you] Skąd twój wybór?
       *[other] Skąd ten wybór ({ $who })?
    }
hint_notBest = Prognoza woli inny wybór.
hint_acts_call = ogłosić fazę { $phase }
hint_acts_licence = kupić licencję { $section }
hint_acts_buy = kupić pojazd { $model }
hint_acts_buyBlind_loco = kupić lokomotywę w ciemno
hint_acts_buyBlind_wagon = kupić wagon w ciemno
hint_acts_take = wziąć kontrakt { $contract }
hint_acts_takeBlind = wziąć kontrakt w ciemno
hint_acts_choose = wziąć pojazd { $model }
hint_acts_offer = wystawić: { $what }
hint_acts_offerNothing = nic nie wystawiać
hint_acts_open = otworzyć licytację ({ $lot }) za { $bid }
hint_acts_decline = nic nie otwierać
hint_acts_raise = dać { $bid }
hint_acts_pass = spasować
hint_acts_assign = przydzielić pojazd { $model } do kontraktu { $contract }
hint_acts_unassign = zdjąć pojazd { $model } z kontraktu { $contract }
hint_acts_offerContracts = wystawić: { $contracts }
hint_acts_offerNoContract = nie wystawiać żadnego kontraktu
hint_acts_done = zakończyć ruch
hint_acts_propose = zaproponować cel { $target }
hint_acts_agree = zgodzić się
hint_acts_refuse = odmówić
hint_acts_book = zapisać { $amount }
hint_acts_audit =
    { $who ->
        [you] skontrolować: ty
       *[other] skontrolować: { $who }
    }
hint_why_completes = Kontrakt { $contract } jest wtedy wykonany.
hint_why_opens = Otwiera { $from }–{ $to }, { $income } rocznie.
hint_why_profit = Zysk roczny { $before } → { $after }.
hint_why_onTheWay = Leży na najtańszej drodze ({ $contracts }). Potem do zapłaty zostaje { $left }.
hint_why_onTheWayLast = Ostatnia brakująca licencja: { $contracts }.
hint_why_payback =
    { $value ->
        [few] Z twoimi licencjami kontrakt { $contract } zwraca się w ciągu { $value } lat.
        [many] Z twoimi licencjami kontrakt { $contract } zwraca się w ciągu { $value } lat.
       *[other] Z twoimi licencjami kontrakt { $contract } zwraca się w ciągu { $value } roku.
    }
hint_why_subsidy =
    { $count ->
        [one] Żeton daje { $amount } rocznie.
        [few] { $count } żetony dają { $amount } rocznie.
       *[other] { $count } żetonów daje { $amount } rocznie.
    }
hint_why_yard = W twojej zajezdni do kontraktu { $contract }: { $models }.
hint_why_fits = { $model } pasuje do kontraktu { $contract }.
hint_why_fitsForNow = { $model } zarabia dla kontraktu { $contract }, ale nie spełnia jego warunku.
hint_why_belowPrice = { $price } zamiast { $elsewhere }.
hint_why_reach =
    { $cities ->
        [one] Nowo przyłączone: { $cities } miasto.
        [many] Nowo przyłączone: { $cities } miast.
       *[other] Nowo przyłączone: { $cities } miasta.
    }
hint_why_reachCountries =
    { $cities ->
        [one] Nowo przyłączone: { $cities } miasto,
        [many] Nowo przyłączone: { $cities } miast,
       *[other] Nowo przyłączone: { $cities } miasta,
    } { $countries ->
        [one] { $countries } kraj.
        [few] { $countries } kraje.
        [many] { $countries } krajów.
       *[other] { $countries } kraju.
    }
hint_why_cash = Daje { $amount } gotówki.
hint_why_phases_on-site-meeting = Twoja najtańsza brakująca trasa kosztuje { $price }.
hint_why_phases_on-site-meeting-none = Sieć może rosnąć.
hint_why_phases_railroad-fair = Na stoiskach dla twoich kontraktów: { $models }.
hint_why_phases_railroad-fair-waiting = Czeka na przydział: { $models }.
hint_why_phases_railroad-fair-none = Pojazd w ciemno może pasować.
hint_why_phases_conference-room = Najwięcej żetonów ma kontrakt { $contract }.
hint_why_phases_conference-room-none = Pora na kolejny kontrakt.
hint_why_phases_auction-house = Wolne pojazdy zamieniają się w gotówkę.
hint_why_phases_government-aid = Darmowy pojazd i pierwszy wybór.
hint_why_phases_development-bonus = Gotówka za każde przyłączone miasto.
hint_why_keepsCash = Gotówka jest potrzebna na tegoroczną stratę { $loss }.
hint_why_noUse_model = Żaden twój kontrakt nie potrzebuje tego pojazdu.
hint_why_noUse_section = Żadna twoja trasa nie potrzebuje tego odcinka.
hint_why_noUse_contract = Nie opłaciłby się.
hint_why_tooDear = { $price } to więcej, niż to jest dla ciebie warte.
hint_why_tooDearElsewhere = { $price } to za dużo. Gdzie indziej to kosztuje { $elsewhere }.
hint_why_spare = Zbędne: { $models }.
hint_why_loses = { $contracts }: { $net } rocznie.
hint_why_losing =
    { $count ->
        [one] { $contracts } przynosi stratę. To najpilniejsze.
       *[other] { $contracts } przynoszą stratę. To najpilniejsze.
    }
hint_why_nothingBetter = Nie ma teraz nic lepszego.

## log

log_founded =
    { $who ->
        [you] *Ty* zaczynasz z kontraktem { $contract }
       *[other] *{ $who }* zaczyna z kontraktem { $contract }
    }
log_foundedWith =
    { $who ->
        [you] *Ty* zaczynasz z kontraktem { $contract }; { $models }
       *[other] *{ $who }* zaczyna z kontraktem { $contract }; { $models }
    }
log_chair =
    { $who ->
        [you] *Ty* przejmujesz przewodnictwo
       *[other] *{ $who }* przejmuje przewodnictwo
    }
log_year = Rok { $year }, kolejność ogłaszania: { PEOPLE($callers, you: "ty") }
log_market = Nowe na rynku: { $contracts }; { $models }
log_marketVehicles = Nowe na stoiskach: { $models }
log_called =
    { $who ->
        [you] *Ty* ogłaszasz fazę *{ $phase }*
       *[other] *{ $who }* ogłasza fazę *{ $phase }*
    }
log_licences =
    { $who ->
        [you] *Ty* kupujesz za { $total } licencje: { $sections }
       *[other] *{ $who }* kupuje za { $total } licencje: { $sections }
    }
log_purchases =
    { $who ->
        [you] *Ty* kupujesz za { $total }: { $vehicles }
       *[other] *{ $who }* kupuje za { $total }: { $vehicles }
    }
log_blind_loco = lokomotywa w ciemno
log_blind_wagon = wagon w ciemno
log_blindKnown = { $model } (w ciemno)
log_takes =
    { $who ->
        [you] *Ty* bierzesz: { $contracts }
       *[other] *{ $who }* bierze: { $contracts }
    }
log_taken = { $contract } ({ $net } rocznie)
log_takenBlind = { $contract }, w ciemno ({ $net } rocznie, { $cash } gotówki)
log_aid = Rząd wystawia: { $models }
log_gift =
    { $who ->
        [you] *Ty* bierzesz za darmo: { $model }
       *[other] *{ $who }* bierze za darmo: { $model }
    }
log_bonuses = Premia rozwojowa: { $amounts }
log_amountFor =
    { $who ->
        [you] ty { $amount }
       *[other] { $who } { $amount }
    }
log_offered =
    { $who ->
        [you] *Ty* masz już wybrane pozycje na aukcję
       *[other] *{ $who }* ma już wybrane pozycje na aukcję
    }
log_lots =
    { $count ->
        [one] Na aukcję idzie { $count } pozycja
        [few] Na aukcję idą { $count } pozycje
       *[other] Na aukcję idzie { $count } pozycji
    }
log_noLots = Na aukcję nie idzie nic
log_offeredContracts =
    { $who ->
        [you] *Ty* wystawiasz: { $contracts }
       *[other] *{ $who }* wystawia: { $contracts }
    }
log_offeredNone =
    { $who ->
        [you] *Ty* nie wystawiasz żadnego kontraktu
       *[other] *{ $who }* nie wystawia żadnego kontraktu
    }
log_bidding =
    { $who ->
        [you] *Ty* dajesz { $bid }: { $lot }
       *[other] *{ $who }* daje { $bid }: { $lot }
    }
log_sold =
    { $who ->
        [you] *Ty* kupujesz za { $price }: { $lot } (
       *[other] *{ $who }* kupuje za { $price }: { $lot } (
    }{ $owner ->
        [you] sprzedajesz ty)
       *[other] sprzedaje { $owner })
    }
log_assigned =
    { $who ->
        [you] *Ty* przydzielasz: { $what }
       *[other] *{ $who }* przydziela: { $what }
    }
log_on = { $models } do kontraktu { $contract }
log_off = { $models } z kontraktu { $contract }
log_swap = kontrakt { $contract }: { $off } → { $on }
log_completed =
    { $who ->
        [you] *Ty* wykonujesz kontrakt *{ $contract }*
       *[other] *{ $who }* wykonuje kontrakt *{ $contract }*
    }
log_lastYear_target = To ostatni rok: cel jest osiągnięty
log_lastYear_sticks = To ostatni rok: jednej firmie skończyły się znaczniki
log_lastYear_profit = To ostatni rok: zysk roczny osiąga 500k
log_targetProposed =
    { $who ->
        [you] *Ty* proponujesz nowy cel:
       *[other] *{ $who }* proponuje nowy cel:
    } { $target ->
        [one] { $target } kontrakt
        [few] { $target } kontrakty
        [many] { $target } kontraktów
       *[other] { $target } kontraktu
    }
log_targetKept = Cel pozostaje: { $target }
log_targetRaised =
    { $target ->
        [one] Nowy cel: { $target } kontrakt
        [few] Nowy cel: { $target } kontrakty
        [many] Nowy cel: { $target } kontraktów
       *[other] Nowy cel: { $target } kontraktu
    }
log_booked = Zysk roczny zapisany: { PEOPLE($who, you: "ty") }
log_auditRight =
    { $who ->
        [you] *Ty* kontrolujesz
       *[other] *{ $who }* kontroluje
    } { $audited ->
        [you] twoją firmę: { $amount } się zgadza
       *[other] firmę { $audited }: { $amount } się zgadza
    }
log_auditWrong =
    { $who ->
        [you] *Ty* kontrolujesz
       *[other] *{ $who }* kontroluje
    } { $audited ->
        [you] twoją firmę: zapisano { $booked }, powinno być { $right }
       *[other] firmę { $audited }: zapisano { $booked }, powinno być { $right }
    }
log_auditFine =
    { $who ->
        [you] zapłacono { $paid } (ty)
       *[other] zapłacono { $paid } ({ $who })
    }
log_auditWaived =
    { $who ->
        [you] *Ty* nie kontrolujesz nikogo
       *[other] *{ $who }* nie kontroluje nikogo
    }
log_checked =
    { $who ->
        [you] Ostatnia kontrola ksiąg: ty, zapisano { $booked }, powinno być { $right }
       *[other] Ostatnia kontrola ksiąg: { $who }, zapisano { $booked }, powinno być { $right }
    }
log_yearEnd = Koniec roku: { $rows }
log_settled_paid-out =
    { $who ->
        [you] ty { $amount }
       *[other] { $who } { $amount }
    }
log_settled_nothing =
    { $who ->
        [you] ty nic
       *[other] { $who } nic
    }
log_settled_paid =
    { $who ->
        [you] ty { $amount }
       *[other] { $who } { $amount }
    }
log_settled_forgiven =
    { $who ->
        [you] ty { $amount }, brak gotówki, ostrzeżenie
       *[other] { $who } { $amount }, brak gotówki, ostrzeżenie
    }
log_settled_insolvent =
    { $who ->
        [you] ty { $amount }, niewypłacalność
       *[other] { $who } { $amount }, niewypłacalność
    }
log_saved_profit =
    { $who ->
        [you] *Ty* wychodzisz na zero i zostajesz w grze
       *[other] *{ $who }* wychodzi na zero i zostaje w grze
    }
log_saved_paid =
    { $who ->
        [you] *Ty* pokrywasz stratę i zostajesz w grze
       *[other] *{ $who }* pokrywa stratę i zostaje w grze
    }
log_left =
    { $who ->
        [you] *Ty* odpadasz z gry z powodu niewypłacalności
       *[other] *{ $who }* odpada z gry z powodu niewypłacalności
    }
log_subsidies = Żeton dotacji: { $contracts }
log_gone = Pod stos: { $contracts }
log_reshuffled_loco = Odrzucone lokomotywy wracają do puli
log_reshuffled_wagon = Odrzucone wagony wracają do puli
log_over =
    { $who ->
        [you] *Ty* wygrywasz
        [one] *{ CAPITAL(PEOPLE($who, you: "ty")) }* wygrywa
        [with-you] *{ CAPITAL(PEOPLE($who, you: "ty")) }* wygrywacie razem
       *[several] *{ CAPITAL(PEOPLE($who, you: "ty")) }* wygrywają razem
    }
log_profitStep = zysk roczny { $before } → { $after }

## speech

speech_turn = Twój ruch. { $what }.
speech_turnBonus = Twój ruch, z premią. { $what }.
speech_money = { $amount } euro
speech_standing = Gotówka { $cash }, zysk roczny { $profit }.
speech_section =
    { $segments ->
        [one] { $section }, { $segments } segment, { $price }
        [few] { $section }, { $segments } segmenty, { $price }
        [many] { $section }, { $segments } segmentów, { $price }
       *[other] { $section }, { $segments } segmentu, { $price }
    }
speech_tracksTaken = zajęte tory: { $taken } z { $tracks }
speech_opensRoute = otwiera { $from }–{ $to }
speech_bidding =
    { $who ->
        [you] { $lot }, { $bid }, ty. Przebij lub spasuj.
       *[other] { $lot }, { $bid }, { $who }. Przebij lub spasuj.
    }
speech_since = Od twojego ostatniego ruchu

## yearLine

yearLine_called =
    { $who ->
        [you] Ogłaszasz ty
       *[other] Ogłasza { $who }
    }
yearLine_callsNow =
    { $who ->
        [you] Teraz ogłaszasz ty
       *[other] Teraz ogłasza { $who }
    }
yearLine_callsNext =
    { $who ->
        [you] Następnie ogłaszasz ty
       *[other] Następnie ogłasza { $who }
    }
yearLine_thenCalls =
    { $who ->
        [you] potem ogłaszasz ty
       *[other] potem ogłasza { $who }
    }
yearLine_stillOpen = do wyboru
yearLine_oneOf =
    { $count ->
        [one] ostatnia, która została
       *[other] jedna z { $count }
    }
yearLine_end = Koniec roku
yearLine_final = Ostatni rok
yearLine_inPhases =
    { $count ->
        [one] za { $count } fazę
        [many] za { $count } faz
       *[other] za { $count } fazy
    }
yearLine_payout = twoja wypłata { $amount }
yearLine_loss = twoja strata { $amount }
yearLine_insolvencyOf =
    { $who ->
        [you] Twoja niewypłacalność
       *[other] Niewypłacalność: { $who }
    }

## yearEnd

yearEnd_title = Zamknięcie roku { $year }
yearEnd_lead = Zyski są wypłacane, najwyżej 200k. Straty pokrywa się gotówką.
yearEnd_steps_1 = Rozliczenie
yearEnd_steps_2 = Niewypłacalność
yearEnd_steps_3 = Czy to koniec?
yearEnd_steps_4 = Kontrakty
yearEnd_steps_5 = Przewodnictwo
yearEnd_steps_6 = Stoiska
yearEnd_statement = Rozliczenie
yearEnd_cap = limit { $limit }
yearEnd_profit = Zysk roczny
yearEnd_change = { $amount } w porównaniu z rokiem { $year }
yearEnd_same = jak rok temu
yearEnd_notBooked = Niezaksięgowane
yearEnd_booked = Zaksięgowane
yearEnd_cash = Gotówka
yearEnd_how_paid-out = wypłacone
yearEnd_how_nothing = nic do zaksięgowania
yearEnd_how_paid = zapłacone
yearEnd_how_forgiven = cała gotówka
yearEnd_how_insolvent = niewypłacalność
yearEnd_corporateTax = podatek od firm
yearEnd_forgivenOnce = umorzone jeden raz
yearEnd_capped = Z limitem
yearEnd_now = teraz { $profit }
yearEnd_settledWith = { $profit } rocznie przy rozliczeniu, przed sprzedażą
yearEnd_sales_sold = { $amount } ze sprzedaży
yearEnd_sales_bought = { $amount } za zakupy
yearEnd_repaid = pokryta strata { $amount }
yearEnd_markedWarning =
    { $who ->
        [you] Nie masz
       *[other] { $who } nie ma
    } z czego zapłacić { $loss }; { $forgiven } zostaje umorzone, jeden raz. Na koniec następnego roku firma musi wyjść na zero lub pokryć całą stratę. Inaczej jest niewypłacalna.
yearEnd_contractsFor = Kontrakty na rok { $year }
yearEnd_goneUnder = { $contract } idzie pod stos
yearEnd_newChair = Nowe przewodnictwo
yearEnd_callsIn = Kolejność w roku { $year }
yearEnd_newStands = Nowe stoiska
yearEnd_oldStands = stare na stos odrzuconych
yearEnd_mine = Mój rok
yearEnd_endTest = Koniec gry?
yearEnd_notYet = Jeszcze nie
yearEnd_ends = Tak
yearEnd_triggers_target = Wykonane kontrakty
yearEnd_triggers_profit = Najwyższy zysk roczny
yearEnd_triggers_sticks = Najmniej znaczników
yearEnd_triggers_bank = Bank
yearEnd_of = { $value } z { $limit }
yearEnd_leftOver = pozostało { $value }
yearEnd_changed = Zmiany w roku { $year }

## insolvency

insolvency_title = Sprzedaż aż do pokrycia straty
insolvency_lead = To druga z rzędu strata, której firma nie może pokryć. Inni licytują. Sprzedaż kończy się, gdy stratę można pokryć albo zysk roczny wraca do zera.
insolvency_sale = Otwiera najpierw osoba po twojej prawej, dalej zgodnie z ruchem wskazówek zegara. Sprzedaż kończy się, gdy możesz pokryć stratę albo zysk roczny wraca do zera.
insolvency_steps_1 = Strata
insolvency_steps_2 = Wystawione kontrakty
insolvency_steps_3 = Sprzedaż
insolvency_steps_4 = Rozliczenie
insolvency_whichContracts = Które kontrakty wystawiasz?
insolvency_offeredEffect = zysk { $amount } po sprzedaży
insolvency_lowestBid = Najniższa oferta
insolvency_wayPay = Sposób 1: pokryć stratę
insolvency_wayProfit = Sposób 2: zysk z powrotem na zero
insolvency_missing = brakuje { $amount }
insolvency_enough = wystarczy
insolvency_together =
    { $count ->
        [2] Oba razem
       *[other] Wszystkie razem ({ $count })
    }
insolvency_ifLowest = Przy sprzedaży za najniższą ofertę
insolvency_giveUp = Kontrakt sprzedaje się razem z żetonami i pojazdami. Licencje zostają twoje. Jeśli oferty nie wystarczą, twoja firma odpada z gry, ale i tak jest oceniana.
insolvency_saves = Ta oferta ratuje firmę
insolvency_leaves =
    { $who ->
        [you] Odpadasz z gry. Licencje zostają na mapie; firma i tak jest oceniana.
       *[other] { $who } odpada z gry. Licencje zostają na mapie; firma i tak jest oceniana.
    }
insolvency_remains = Co potem zostaje
insolvency_licences = Licencje
insolvency_proceeds = Wpływy
insolvency_nothingToDo = Nie masz tu nic do zrobienia.

## evaluation

evaluation_title = Ocena firm
evaluation_after = po roku obrotowym { $year }
evaluation_won =
    { $who ->
        [you] Ty wygrywasz
        [one] { CAPITAL(PEOPLE($who, you: "ty")) } wygrywa
        [with-you] { CAPITAL(PEOPLE($who, you: "ty")) } wygrywacie razem
       *[several] { CAPITAL(PEOPLE($who, you: "ty")) } wygrywają razem
    }
evaluation_wonBy =
    { $who ->
        [you] Wygrywasz z przewagą
       *[other] { $who } wygrywa z przewagą
    } { $sixths ->
        [few] { $sixths } punktów
        [many] { $sixths } punktów
       *[other] { $sixths } punktu
    }
evaluation_points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
evaluation_reasons_target = Umówiona liczba kontraktów jest wykonana; rok został dograny do końca i rozliczony.
evaluation_reasons_sticks = Jednej firmie skończyły się znaczniki.
evaluation_reasons_profit = Zysk roczny osiągnął 500k.
evaluation_reasons_bank = W banku skończyły się pieniądze.
evaluation_reasons_players = Została tylko jedna firma.
evaluation_reasons_years = Minął ostatni możliwy rok.
evaluation_reached_target =
    { $who ->
        [you] Ty osiągasz cel:
        [one] { CAPITAL(PEOPLE($who, you: "ty")) } osiąga cel:
        [with-you] { CAPITAL(PEOPLE($who, you: "ty")) } osiągacie cel:
       *[several] { CAPITAL(PEOPLE($who, you: "ty")) } osiągają cel:
    } { $count ->
        [one] { $count } kontrakt; rok został dograny do końca i rozliczony.
        [few] { $count } kontrakty; rok został dograny do końca i rozliczony.
        [many] { $count } kontraktów; rok został dograny do końca i rozliczony.
       *[other] { $count } kontraktu; rok został dograny do końca i rozliczony.
    }
evaluation_reached_sticks =
    { $who ->
        [you] Ty nie masz już znaczników.
        [one] { CAPITAL(PEOPLE($who, you: "ty")) } nie ma już znaczników.
        [with-you] { CAPITAL(PEOPLE($who, you: "ty")) } nie macie już znaczników.
       *[several] { CAPITAL(PEOPLE($who, you: "ty")) } nie mają już znaczników.
    }
evaluation_reached_profit =
    { $who ->
        [you] Ty osiągasz zysk 500k rocznie.
        [one] { CAPITAL(PEOPLE($who, you: "ty")) } osiąga zysk 500k rocznie.
        [with-you] { CAPITAL(PEOPLE($who, you: "ty")) } osiągacie zysk 500k rocznie.
       *[several] { CAPITAL(PEOPLE($who, you: "ty")) } osiągają zysk 500k rocznie.
    }
evaluation_how_profit = 1 za każde rozpoczęte 100k
evaluation_how_completed = po 2
evaluation_how_partial = po 1, lokomotywa i jedna trasa
evaluation_how_cities = 1 za każde rozpoczęte 5
evaluation_how_network = 2 za najdłuższą, przy remisie do podziału
evaluation_how_countries = 2 za najwięcej, przy remisie do podziału
evaluation_how_idle = po −1
evaluation_how_vehicles = −1 za każde rozpoczęte 3 ponad 3
evaluation_how_cash = −1 za każde rozpoczęte 100k ponad 300k
evaluation_item = Pozycja
evaluation_total = Razem
evaluation_highestWins = wygrywa najwyższa suma
evaluation_place = { $place }.
evaluation_segments =
    { $count ->
        [one] { $count } segment
        [few] { $count } segmenty
        [many] { $count } segmentów
       *[other] { $count } segmentu
    }
evaluation_cities =
    { $count ->
        [one] { $count } miasto
        [many] { $count } miast
       *[other] { $count } miasta
    }
evaluation_countries =
    { $count ->
        [one] { $count } kraj
        [few] { $count } kraje
        [many] { $count } krajów
       *[other] { $count } kraju
    }
evaluation_chart = Zysk w kolejnych latach
evaluation_chartHelp = Wynik na koniec każdego roku
evaluation_networks = Sieci na koniec
evaluation_shared =
    { $count ->
        [one] bez podziału
       *[other] do podziału na { $count }
    }
evaluation_ifNow = Gdyby gra skończyła się teraz

## moments

moments_year = Rok { $year }
moments_completed =
    { $who ->
        [you] Ty: kontrakt { $contract } wykonany
       *[other] { CAPITAL($who) }: kontrakt { $contract } wykonany
    }
moments_leap =
    { $who ->
        [you] Ty: { $amount } rocznie
       *[other] { CAPITAL($who) }: { $amount } rocznie
    }
moments_fall =
    { $who ->
        [you] Ty: { $amount } rocznie
       *[other] { CAPITAL($who) }: { $amount } rocznie
    }
moments_auction = { $lot } za { $price }
moments_trouble = Strata, której nie można pokryć
moments_left =
    { $who ->
        [you] Ty: poza grą
       *[other] { CAPITAL($who) }: poza grą
    }
moments_last-year = Ogłoszono ostatni rok
moments_over = Ocena
