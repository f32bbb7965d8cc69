### Polskie teksty analizy gry Trains of Europe.

chart = Kto miał wygrać
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
columns_income = Przychód
columns_tax = Podatek
columns_points = Punkty
columns_total = Wynik

## 

figures = { $chance }, { $points } pkt
roughly = około { $figure }

## judgements

judgements_label = Oceniane według
judgements_known = Co firma mogła wiedzieć
judgements_open = Wszystkie księgi jawne

## reached

reached_phases = W pełni oceniono fazy: { $done } z { $of }.
reached_decisions = Oceniono wszystkie fazy i decyzje: { $done } z { $of }, od najdroższych.

## 

late = 60 s nie wystarczyło. { $reached }

## decided

decided_waiting = Co rozstrzygnęło grę, jest jeszcze obliczane …
decided_nobody = Gra została przerwana: nikt nie wygrał.
decided_instead = „{ $better }” zamiast „{ $played }”
decided_ownChoice = { $name }: gra przegrana w roku { $year }. { $choice } zachowałoby o { $share } więcej szansy na wygraną.
decided_theirChoice = { $name }: wygrana dzięki błędowi rywala. { $rival }, rok { $year }: { $choice } zachowałoby o { $share } więcej szansy na wygraną.
decided_luck = { $name }: wygrana z odrobiną szczęścia. { $share } szansy w roku { $year } dało to: { $draw }.
decided_misfortune = { $name }: pech. { $share } szansy w roku { $year } kosztowało to: { $draw }.
decided_wonIn = { $name }: wygrana rozstrzygnięta w roku { $year }. Szansa wzrosła z { $from } do { $to }.
decided_lostIn = { $winner } wyprzedza w roku { $year }, { $name } zostaje w tyle: szansa wzrosła z { $from } do { $to }. Żaden pojedynczy wybór nie przesądził.
decided_ahead = { $name }: wygrana bez punktu zwrotnego, z szansą { $share } na początku.
decided_behind = { $winner } wygrywa z { $name } bez punktu zwrotnego, z szansą { $share } na początku.

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

working_first = Pierwsze spojrzenie: faza { $done } z { $of }
working_curve = Dokładniej: faza { $done } z { $of }
working_sifting = Szukanie lepszych decyzji: { $done } z { $of }
working_judging = Rozgrywanie obu możliwości: { $done } z { $of }
working_draws = Ważenie szczęścia w losowaniach: { $done } z { $of }

## 

done = Partii rozegranych do końca z każdej pozycji: { $games }, przy jawnych księgach
stopped = Zatrzymano
stop = Zatrzymaj
goOn = Dalej
failed = Tej partii nie da się przeanalizować.
save = Zapisz dane w pliku

## tabs

tabs_label = Co oglądać
tabs_decisions = Decyzje
tabs_returns = Wyniki
tabs_auctions = Aukcje

## 

costliest = Punkty zwrotne: { $name }

## accuracy

accuracy_share = Dokładność { $share }
accuracy_about = szansy, którą zachowałyby znalezione lepsze wybory

## draws

draws_title = Szczęście w losowaniach
draws_none = Żadne losowanie nie zmieniło szansy bardziej niż jego niepewność.
draws_about = Szansa po losowaniu minus średnia ze wszystkiego, co mogło zostać wylosowane.
draws_kinds_start-player = losowanie pierwszego prezesa
draws_kinds_setup = rozstawienie
draws_kinds_refill = nowe odkryte karty
draws_kinds_blind-vehicle = pojazd dobrany w ciemno
draws_kinds_blind-contract = kontrakt dobrany w ciemno
draws_kinds_aid = pojazdy z pomocy rządowej

## 

nothing = Nie znaleziono nic lepszego.
notYet = Trwa szukanie lepszych decyzji …
about = Według oddanej szansy na wygraną; gdy mieści się w niepewności, według punktów przewagi nad najlepszą inną firmą.
played = zagrano
better = lepiej
playOnPlayed = Dalej jak w grze
playOutBetter = Rozegraj lepszą możliwość

## reasons

reasons_payback =
    { $years ->
        [one] { $contract }: zwrot po { $years } rok.
        [few] { $contract }: zwrot po { $years } lata.
        [many] { $contract }: zwrot po { $years } lat.
       *[other] { $contract }: zwrot po { $years } roku.
    }
reasons_closed = Trasa kontraktu { $contract } jest zamknięta przez innych.
reasons_yard = W zajezdni na kontrakt { $contract }: { $models }.
reasons_worth = Według prognozy jest to dla firmy warte najwyżej { $most }; cena wynosiła { $price }.
reasons_useless = Według prognozy firma nie ma z tego pożytku.
reasons_item = W rozegranych dalej partiach: { $points } pkt za { $item }.
reasons_items_profit = zysk
reasons_items_completed = wykonane kontrakty
reasons_items_partial = kontrakty w toku
reasons_items_cities = miasta
reasons_items_network = najdłuższą sieć
reasons_items_countries = kraje
reasons_items_idle = kontrakty bez przychodu
reasons_items_vehicles = nieużywane pojazdy
reasons_items_cash = niewydaną gotówkę

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
ends_assigned = w ruchu
ends_spent = na wykonanym kontrakcie

## flows

flows_start = Na początek
flows_payouts = Wypłaty na koniec roku
flows_bonuses = Premia rozwojowa
flows_blindContracts = Z kontraktami branymi w ciemno
flows_sales = Sprzedaż na aukcjach
flows_audits = Kontrole, otrzymane minus zapłacone
flows_licences = Licencje
flows_vehicles = Pojazdy
flows_bids = Zakupy na aukcjach
flows_losses = Zapłacone straty

## 

returnsAbout = Z całej partii, dokładnie. Przychód tras liczy się licencjom, którymi biegną, przychód pojazdów każdemu pojazdowi; kontrakt ma oba.

## auctions

auctions_none = W tej partii niczego nie licytowano.
auctions_about = Najwięcej, ile każda firma mogła rozsądnie zapłacić, według prognozy z tej chwili i przy gotówce, którą miała.
auctions_from = od { $seller }, co najmniej { $least }
auctions_sold = { $buyer } za { $price }: według prognozy { $points } pkt
auctions_unsold = Nikt nie licytował.
auctions_worth = Warte oferty dla
auctions_useless = Dla nikogo nie było warte najniższej oferty.

## puzzles

puzzles_title = Kontrakt, który się opłaca
puzzles_what = Co rozwiązać?
puzzles_today = Dzisiaj
puzzles_more = Więcej zagadek
puzzles_about = Bierzesz jeden kontrakt. Z którym z tych czterech twoja firma ma na koniec najwięcej punktów?
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
puzzles_proof = Punkty na koniec, średnio z partii rozegranych do końca z każdym kontraktem ({ $games }); następny ma o { $margin } mniej.
puzzles_sum = Rachunek
puzzles_rows_licences = Licencje do kupienia
puzzles_rows_vehicles = Pojazdy do kupienia
puzzles_rows_yearly = Zysk roczny
puzzles_rows_payback = Zwrot po
puzzles_rows_completed = Wykonany
puzzles_rows_points = Punkty na koniec
puzzles_closed = zamknięta trasa
puzzles_years =
    { $value ->
        [one] { $value } rok
        [few] { $value } lata
        [many] { $value } lat
       *[other] { $value } roku
    }
puzzles_hides_closed = Kontraktu { $contract } nie da się wykonać: trasa jest zamknięta przez innych.
puzzles_hides_loss = { $contract } najpierw obniża zysk roczny do { $profit }.
puzzles_hides_dear = Licencje na kontrakt { $contract } kosztują { $fees }; w kasie jest { $cash }.
puzzles_hides_completed = { $contract } wykonano w { $share } partii, a kontrakt, który się opłaca, w { $best }.
puzzles_rated =
    { $solved ->
        [yes] Twój ranking: { $rating } ({ $change }, poziom { $level } rozwiązany).
       *[no] Twój ranking: { $rating } ({ $change }, poziom { $level } nierozwiązany).
    }
puzzles_level = poziom { $rating }
puzzles_rating = Twój ranking: { $rating }
puzzles_allDone = Wszystkie zagadki tego rodzaju są już rozwiązane.
