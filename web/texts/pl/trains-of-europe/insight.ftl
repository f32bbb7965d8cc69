### Polish texts of insight into companies.

## soon

soon_1 = skąd biorą się twoje punkty
soon_2 = jak dokładne są twoje decyzje, gra po grze
soon_3 = w których fazach tracisz najwięcej
soon_4 = co przynoszą twoje licencje i pojazdy

## 

counting = Odczytywanie twoich gier: { $done } z { $all }
won =
    { $games ->
        [few] wygranych z { $games } gier
        [many] wygranych z { $games } gier
       *[other] wygranych z { $games } gry
    }
points = punktów na grę
completed = wykonanych kontraktów na grę
first = średni rok pierwszego wykonanego kontraktu

## accuracy

accuracy_now = dokładność
accuracy_title = Dokładność w czasie
accuracy_about = Jaką część szansy na wygraną udało się zachować w porównaniu z najlepszymi znalezionymi decyzjami. Linia to średnia z pięciu gier.
accuracy_none = Żadna z tych gier nie została jeszcze przeanalizowana.
accuracy_label =
    { $games ->
        [one] Dokładność w { $games } grze; ostatnio { $latest }
        [few] Dokładność w { $games } grach; ostatnio { $latest }
        [many] Dokładność w { $games } grach; ostatnio { $latest }
       *[other] Dokładność w { $games } gry; ostatnio { $latest }
    }
accuracy_table = Jako tabela
accuracy_chart = Jako wykres
accuracy_date = Zagrana
accuracy_share = Dokładność
accuracy_open = Analiza gry z dnia { $date }
accuracy_offer =
    { $count ->
        [one] { $count } gra nie ma jeszcze analizy.
        [few] { $count } gry nie mają jeszcze analizy.
        [many] { $count } gier nie ma jeszcze analizy.
       *[other] { $count } gry nie ma jeszcze analizy.
    }
accuracy_start =
    { $count ->
        [one] Analizuj teraz
       *[other] Analizuj wszystkie
    }
accuracy_working = Analiza gry { $game } z { $all }: { $share }
accuracy_goesOn = Analiza trwa dalej, gdy oglądasz inne strony.
accuracy_stop = Zatrzymaj

## mistakes

mistakes_title = Typowe błędy
mistakes_about = Twoje kosztowne decyzje, według fazy i tego, co byłoby lepsze. Najdroższe rodzaje najpierw.
mistakes_none = Na razie nie znaleziono błędów. Przeanalizuj swoje gry, aby je znaleźć.
mistakes_kind = Co się stało
mistakes_times = Razy
mistakes_given = Koszt
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
lines_points = Punkty na grę
lines_returns = Ponad swoją cenę twoje licencje przyniosły na grę { $licences }, a pojazdy { $vehicles }.
