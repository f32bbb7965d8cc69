### Polish texts of insight.

## soon

soon_1 = gdzie zaczynasz i jak kończyły się te rundy
soon_2 = z ilu twoich torów korzystają inni, a z ilu cudzych korzystasz ty
soon_3 = które kolory kosztują cię punkty
soon_4 = jak dokładne są twoje ruchy, gra po grze
soon_5 = twoje typowe błędy, z pozycjami do ćwiczenia

## 

which = Które gry
allGames =
    { $count ->
        [one] { $count } gra
        [few] Wszystkie { $count } gry
       *[other] Wszystkie { $count } gier
    }
games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[other] { $count } gier
    }
rounds =
    { $count ->
        [one] { $count } runda
        [many] { $count } rund
       *[other] { $count } rundy
    }
roundsWon = wygranych rund
missing = brakujących torów na rundę
accuracyNow = dokładność
counting = Przeglądanie twoich gier: { $done } z { $all }

## columns

columns_rounds = Rundy
columns_won = Wygrane
columns_missing = Brakujące
columns_lost = Stracone
columns_count = Ile razy
columns_perRound = Na rundę

## starts

starts_title = Gdzie zaczynasz
starts_about = Dzielone wygrane liczą się częściowo. Brakujące: tory, których średnio brakowało na koniec rundy.
starts_kind = Znacznik początkowy
starts_kinds_own = W mieście z twojej ręki
starts_kinds_city = W innym mieście
starts_kinds_beside = Poza miastem
starts_place = Miasto lub okolica
starts_more =
    { $count ->
        [one] Pokaż jeszcze { $count } miejsce
        [many] Pokaż jeszcze { $count } miejsc
       *[other] Pokaż jeszcze { $count } miejsca
    }
starts_few = Po kilku rundach te liczby pokazują głównie szczęście.

## tracks

tracks_title = Wspólne tory
tracks_about = Liczone na koniec każdej rundy: tory łączące znacznik początkowy każdego gracza z jego miastami.
tracks_yours =
    { $count ->
        [one] { $count } tor położony przez ciebie
        [few] { $count } tory położone przez ciebie
        [many] { $count } torów położonych przez ciebie
       *[other] { $count } toru położonego przez ciebie
    }
tracks_byOthers = używane też przez innych
tracks_byYou = używane tylko przez ciebie
tracks_byNobody = nieużywane przez nikogo
tracks_used =
    { $count ->
        [one] { $count } tor używany przez ciebie
        [few] { $count } tory używane przez ciebie
        [many] { $count } torów używanych przez ciebie
       *[other] { $count } toru używanego przez ciebie
    }
tracks_laidByYou = położone przez ciebie
tracks_laidByOthers = położone przez innych

## colours

colours_title = Stracone punkty według koloru
colours_about = Brakujące tory rozdzielone według odległości między niepołączone miasta. W grze klasycznej każdy tor kosztuje punkt.
colours_colour = Region
colours_open = Niepołączone
colours_of = { $open } z { $held }
colours_points = Tory

## accuracy

accuracy_title = Dokładność w czasie
accuracy_about = Jaką część szans na wygraną, które dawały najlepsze ruchy, udało ci się zachować. Linia to średnia z pięciu gier.
accuracy_none = Żadna z tych gier nie ma jeszcze analizy.
accuracy_label = Dokładność, { $games }; ostatnio { $latest }
accuracy_table = Jako tabela
accuracy_chart = Jako wykres
accuracy_date = Rozegrana
accuracy_share = Dokładność
accuracy_turns = Własne ruchy
accuracy_review = Analiza
accuracy_open = Analiza gry z dnia { $date }
accuracy_offer =
    { $count ->
        [one] { $count } gra nie ma jeszcze analizy.
        [few] { $count } gry nie mają jeszcze analizy.
        [many] { $count } gier nie ma jeszcze analizy.
       *[other] { $count } gry nie ma jeszcze analizy.
    }
accuracy_start = Analizuj teraz
accuracy_working = Analiza gry { $game } z { $all }: { $share }
accuracy_goesOn = Analiza trwa dalej, gdy oglądasz inne strony.
accuracy_stop = Zatrzymaj

## mistakes

mistakes_title = Typowe błędy
mistakes_about = Twoje ruchy, które kosztowały szansę na wygraną, według tego, dlaczego inny ruch był lepszy. Na górze to, co kosztuje cię więcej niż uważnego gracza.
mistakes_habit = *{ $name }*: to twój najdroższy nawyk. Kosztuje { $cost } szansy na wygraną w każdej rundzie, a uważny gracz traci tak { $usual }.
mistakes_noHabit = Żaden nawyk się nie wyróżnia: straty rozkładają się na wiele rodzajów błędów.
mistakes_none = Na razie nie znaleziono błędów. Przeanalizuj swoje gry, aby je znaleźć.
mistakes_kind = Rodzaj błędu
mistakes_marker_start = Początek, który kosztuje więcej torów
mistakes_marker_middle = Początek pośród twoich miast
mistakes_marker_place = Inny początek był lepszy
mistakes_build_completes = Przegapiona wygrana
mistakes_build_reaches = Nieprzyłączone miasto w zasięgu
mistakes_build_together = Bez podejścia do kilku miast naraz
mistakes_build_leave = Budowanie tam, gdzie i tak budują inni
mistakes_build_fewer = Objazd
mistakes_build_double = Cały ruch na linię podwójną
mistakes_build_shuns = Omijanie linii podwójnej
mistakes_build_keeps-ferry = Kolorowy tor zużyty za wcześnie
mistakes_build_place = Lepiej było budować gdzie indziej
mistakes_example = { $loss }, { $date }
mistakes_examples = Na przykład:
mistakes_train =
    { $count ->
        [one] Ćwicz { $count } pozycję
        [few] Ćwicz { $count } pozycje
       *[other] Ćwicz { $count } pozycji
    }
mistakes_cannot = Pozycje do ćwiczeń powstają z błędów od { $share } w grach bez kart specjalnych.
