### Polskie teksty wglądu w grę firm.

## soon

soon_1 = skąd biorą się twoje punkty
soon_2 = jak dokładne są twoje decyzje, partia po partii
soon_3 = w których fazach tracisz najwięcej
soon_4 = co przynoszą twoje licencje i pojazdy

## 

counting = Przeglądanie twoich partii: { $done } z { $all }
won = wygranych z { $games } partii
points = punktów na partię
completed = wykonanych kontraktów na partię
first = średni rok pierwszego wykonanego kontraktu

## accuracy

accuracy_now = dokładność
accuracy_title = Dokładność w czasie
accuracy_about = Jaką część szansy na wygraną udało się zachować z tej, którą zachowałyby znalezione lepsze wybory. Linia to średnia z pięciu partii.
accuracy_none = Żadna z tych partii nie została jeszcze przeanalizowana.
accuracy_label =
    { $games ->
        [few] Dokładność w { $games } partiach; ostatnio { $latest }
        [many] Dokładność w { $games } partiach; ostatnio { $latest }
       *[other] Dokładność w { $games } partii; ostatnio { $latest }
    }
accuracy_table = Jako tabela
accuracy_chart = Jako wykres
accuracy_date = Zagrana
accuracy_share = Dokładność
accuracy_open = Analiza partii z dnia { $date }
accuracy_offer =
    { $count ->
        [one] { $count } partia nie ma jeszcze analizy.
        [few] { $count } partie nie mają jeszcze analizy.
       *[other] { $count } partii nie ma jeszcze analizy.
    }
accuracy_start =
    { $count ->
        [one] Analizuj teraz
       *[other] Analizuj wszystkie
    }
accuracy_working = Analiza partii { $game } z { $all }: { $share }
accuracy_goesOn = Analiza trwa dalej, gdy oglądasz inne strony.
accuracy_stop = Zatrzymaj

## mistakes

mistakes_title = Typowe błędy
mistakes_about = Twoje decyzje, które coś oddały, według fazy i tego, co robił lepszy wybór. Najdroższe rodzaje najpierw.
mistakes_none = Na razie nic nie znaleziono. Pokażą je analizy twoich partii.
mistakes_kind = Co się stało
mistakes_times = Razy
mistakes_given = Oddano
mistakes_calling = Ogłaszanie fazy
mistakes_hows_other = coś innego było lepsze
mistakes_hows_more = zakończone za wcześnie
mistakes_hows_less = należało zakończyć
mistakes_points = { $points } pkt
mistakes_example = { $loss } w dniu { $date }
mistakes_examples = Na przykład:

## lines

lines_title = Skąd biorą się twoje punkty
lines_line = Ocena końcowa
lines_points = Punkty na partię
lines_returns = Ponad swoją cenę twoje licencje przyniosły na partię { $licences }, a pojazdy { $vehicles }.
