### Polish texts of the study of Trains of Europe.

chart = Kto prowadził
company = Która firma?

## measures

measures_label = Co pokazuje krzywa
measures_chances = Szansa na wygraną
measures_points = Punkty na koniec

## 

table = Jako tabela
curve = Jako krzywa

## columns

columns_position = Pozycja
columns_contract = Kontrakt
columns_what = Co
columns_price = Cena
columns_income = Dochód
columns_tax = Podatek
columns_points = Punkty
columns_total = Bilans

## 

figures = { $chance }, { $points } pkt
roughly = około { $figure }

## judgements

judgements_label = Podstawa
judgements_known = Co firma mogła wiedzieć
judgements_open = Wszystkie księgi jawne

## reached

reached_phases = W pełni przeanalizowane fazy: { $done } z { $of }.
reached_decisions = Przeanalizowane wszystkie fazy oraz decyzje: { $done } z { $of }, od najdroższych.

## 

late = Zatrzymano po 60 sekundach. { $reached }

## decided

decided_waiting = Sprawdzamy, co przesądziło o wyniku…
decided_nobody = Gra została przerwana. Nikt nie wygrał.
decided_instead = „{ $better }” zamiast „{ $played }”
decided_ownChoice = { $name }: gra przegrana w roku { $year }. { $choice } uratowałoby { $share } szansy na wygraną.
decided_theirChoice = { $name }: wygrana dzięki błędowi rywala ({ $rival }, rok { $year }). { $choice } uratowałoby { $share } szansy na wygraną.
decided_luck = { $name }: wygrana z odrobiną szczęścia. Decydujące w roku { $year }: { $draw } (szansa na wygraną większa o { $share }).
decided_misfortune = { $name }: pech. Decydujące w roku { $year }: { $draw } (szansa na wygraną mniejsza o { $share }).
decided_wonIn = { $name }: wygrana rozstrzygnięta w roku { $year }. Szansa na wygraną wzrosła z { $from } do { $to }.
decided_lostIn = W roku { $year } { $winner } wysuwa się na prowadzenie, { $name } zostaje w tyle. Szansa na wygraną wzrosła z { $from } do { $to }. Nie przesądził o tym żaden pojedynczy wybór.
decided_ahead = { $name }: wygrana bez punktu zwrotnego, z szansą na wygraną { $share } na początku.
decided_behind = { $winner } wygrywa z { $name } bez punktu zwrotnego, z szansą na wygraną { $share } na początku.

## station

station_begins = Początek roku { $year }
station_after = Rok { $year }, po fazie { $phase }
station_end = Koniec

## 

years = Wybierz rok
first = Na początek
back = Jedna faza wstecz
forward = Jedna faza dalej
last = Na koniec
pointOf = Punkt zwrotny { $point } z { $all }
noPoint = Tu nie ma punktu zwrotnego
pointBefore = Poprzedni punkt zwrotny
pointAfter = Następny punkt zwrotny

## working

working_first = Szybka analiza: faza { $done } z { $of }
working_curve = Dokładna analiza: faza { $done } z { $of }
working_sifting = Szukanie lepszych decyzji: { $done } z { $of }
working_judging = Porównywanie decyzji: { $done } z { $of }
working_draws = Mierzenie szczęścia: { $done } z { $of }

## 

done = Symulowane gry z każdej pozycji: { $games }, wszystkie księgi jawne
stopped = Zatrzymano
stop = Zatrzymaj
goOn = Dalej
failed = Tej gry nie da się przeanalizować.
save = Zapisz dane w pliku

## tabs

tabs_label = Widok
tabs_decisions = Decyzje
tabs_returns = Bilans
tabs_auctions = Aukcje

## 

costliest = Punkty zwrotne: { $name }

## accuracy

accuracy_share = Dokładność { $share }
accuracy_about = szansy na wygraną, którą dałyby najlepsze znalezione decyzje

## draws

draws_title = Szczęście w losowaniach
draws_none = Żadne losowanie nie zmieniło szansy na wygraną ponad margines błędu.
draws_about = Szansa na wygraną po losowaniu w porównaniu ze średnią wszystkich możliwych losowań.
draws_kinds_start-player = losowanie pierwszego przewodnictwa
draws_kinds_setup = przygotowanie gry
draws_kinds_refill = nowe odkryte karty
draws_kinds_blind-vehicle = pojazd dobrany w ciemno
draws_kinds_blind-contract = kontrakt dobrany w ciemno
draws_kinds_aid = pojazdy z pomocy rządowej

## learn

learn_open =
    { $count ->
        [one] Ucz się na tej decyzji
       *[other] Ucz się na tych { $count } decyzjach
    }
learn_title = Nauka na błędach
learn_question = Rok { $year }: co daje największą szansę na wygraną?
learn_choices = Możliwości
learn_played = (twój wybór)
learn_about = Szansa na wygraną po każdym wyborze, w wielu symulowanych grach.
learn_preparing = Przygotowujemy następne pytanie…
learn_none = Przy tych decyzjach jest za mały wybór.
learn_done = Znalezione lepsze decyzje: { $solved } z { $all }.
learn_back = Wróć do analizy

## 

nothing = Nie znaleziono nic lepszego.
notYet = Trwa szukanie lepszych decyzji…
about = Od największej utraconej szansy na wygraną. W granicach błędu liczą się punkty stracone do najlepszej innej firmy.
played = zagrano
better = lepiej
playOnPlayed = Dalej jak w grze
playOutBetter = Wypróbuj lepszą decyzję

## reasons

reasons_payback =
    { $years ->
        [few] { $contract } zwraca się w ciągu { $years } lat.
        [many] { $contract } zwraca się w ciągu { $years } lat.
       *[other] { $contract } zwraca się w ciągu { $years } roku.
    }
reasons_closed = Inne firmy zamknęły trasę kontraktu { $contract }.
reasons_yard = W zajezdni do kontraktu { $contract }: { $models }.
reasons_worth = Według prognozy jest to dla firmy warte najwyżej { $most }. Cena wynosiła { $price }.
reasons_useless = Według prognozy firma nie ma z tego pożytku.
reasons_item = W symulowanych grach: { $points } pkt za { $item }.
reasons_items_profit = zysk roczny
reasons_items_completed = wykonane kontrakty
reasons_items_partial = działające kontrakty
reasons_items_cities = miasta
reasons_items_network = największą sieć
reasons_items_countries = kraje
reasons_items_idle = uśpione kontrakty
reasons_items_vehicles = niewykorzystane pojazdy
reasons_items_cash = nadmiar gotówki

## 

contracts = Kontrakty
licences =
    { $count ->
        [one] { $count } licencja
        [few] { $count } licencje
       *[other] { $count } licencji
    }
vehicles =
    { $count ->
        [one] { $count } pojazd
        [few] { $count } pojazdy
        [many] { $count } pojazdów
       *[other] { $count } pojazdu
    }
cash = Gotówka na koniec

## hows

hows_dealt = na start
hows_bought = kupiony
hows_blind = kupiony w ciemno
hows_aid = pomoc rządowa
hows_auction = aukcja
hows_with-contract = razem z kontraktem

## ends

ends_completed = wykonany w roku { $year }
ends_sold = sprzedaż za { $price }
ends_idle = bez przydziału
ends_assigned = w służbie
ends_spent = na wykonanym kontrakcie

## flows

flows_start = Gotówka na start
flows_payouts = Wypłaty na koniec roku
flows_bonuses = Premia rozwojowa
flows_blindContracts = Z kontraktami branymi w ciemno
flows_sales = Sprzedaż na aukcjach
flows_audits = Kontrole, otrzymane minus zapłacone
flows_licences = Licencje
flows_vehicles = Pojazdy
flows_bids = Zakupy na aukcjach
flows_losses = Pokryte straty

## 

returnsAbout = Dokładne sumy z całej gry. Dochód z tras przypisano użytym licencjom, dochód z pojazdów każdemu pojazdowi. Przy kontraktach liczy się jedno i drugie.

## auctions

auctions_none = W tej grze niczego nie licytowano.
auctions_about = Najwyższa rozsądna oferta każdej firmy, według prognozy z tej chwili i w granicach jej gotówki.
auctions_from = od { $seller }, co najmniej { $least }
auctions_sold = { $buyer } za { $price }: według prognozy { $points } pkt
auctions_unsold = Nikt nie licytował.
auctions_worth = Warte kupna dla
auctions_useless = Dla żadnej firmy nie było warte najniższej oferty.

## puzzles

puzzles_title = Kontrakt, który się opłaca
puzzles_what = Która zagadka?
puzzles_today = Dzisiaj
puzzles_more = Więcej zagadek
puzzles_about = Weź jeden z tych czterech kontraktów. Który da twojej firmie najwięcej punktów na koniec?
puzzles_youAre = Twój kolor: { $company }.
puzzles_cash = gotówka { $amount }
puzzles_profit = { $amount } rocznie
puzzles_completed = wykonane kontrakty: { $count } z { $target }
puzzles_choices = Kontrakty do wyboru
puzzles_points = { $points } pkt
puzzles_check = Sprawdź
puzzles_show = Pokaż odpowiedź
puzzles_next = Następna zagadka
puzzles_solved = Rozwiązane!
puzzles_failed = Tym razem nie.
puzzles_proof = Punkty na koniec, średnia z symulowanych gier z każdym kontraktem ({ $games }). Następny daje o { $margin } mniej.
puzzles_sum = Rachunek
puzzles_rows_licences = Licencje do kupienia
puzzles_rows_vehicles = Pojazdy do kupienia
puzzles_rows_yearly = Zysk roczny
puzzles_rows_payback = Zwraca się w ciągu
puzzles_rows_completed = Wykonany
puzzles_rows_points = Punkty na koniec
puzzles_closed = zamknięta trasa
puzzles_years =
    { $value ->
        [few] { $value } lat
        [many] { $value } lat
       *[other] { $value } roku
    }
puzzles_hides_closed = Kontraktu { $contract } nie da się wykonać. Inne firmy zamknęły trasę.
puzzles_hides_loss = { $contract } najpierw obniża zysk roczny do { $profit }.
puzzles_hides_dear = Licencje do kontraktu { $contract } kosztują { $fees }. Firma ma { $cash } gotówki.
puzzles_hides_completed = Kontrakt { $contract } wykonano w { $share } gier, a najlepszy w { $best }.
puzzles_rated =
    { $solved ->
        [yes] Twój ranking: { $rating } ({ $change }, poziom { $level } rozwiązany).
       *[no] Twój ranking: { $rating } ({ $change }, poziom { $level } nierozwiązany).
    }
puzzles_level = poziom { $rating }
puzzles_rating = Twój ranking: { $rating }
puzzles_allDone = Wszystkie zagadki tego rodzaju są już rozegrane.
