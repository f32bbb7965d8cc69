### Polish texts of the study of Trans Europa. Names stand where they need no ending.

round = runda { $round } z { $all }
rounds = Wybierz rundę
chart = Szansa na wygranie rundy
judgement = Ocena
known = Co mógł wiedzieć gracz { $name }
open = Przy odkrytych kartach
knownAbout = Szanse wszystkich, jak mógł je wtedy znać gracz { $name }.
openAbout = Szanse wszystkich, gdy wszystkie karty są odkryte.
player = Czyja gra?
deal = Rozdanie
turnOf = Ruch { $turn } z { $all }
turn = Ruch { $turn }
inRound = runda { $round }
pointOf = Punkt zwrotny { $point } z { $all }
noPoint = Tu nie ma punktu zwrotnego
pointBefore = Poprzedni punkt zwrotny
pointAfter = Następny punkt zwrotny
first = Do rozdania
back = Ruch wstecz
forward = Ruch naprzód
last = Do ostatniego ruchu
table = Jako tabela
curve = Jako wykres
scope = Czego dotyczą liczby
wholeGame = Cała gra
working = Szukamy tego, co przesądziło…

## columns

columns_turn = Ruch
columns_player = Kto
columns_lost = Strata

## 

costly =
    { $count ->
        [one] { $count } kosztowny ruch
        [few] { $count } kosztowne ruchy
        [many] { $count } kosztownych ruchów
       *[other] { $count } ruchu
    }
nothing = Nie znaleziono niczego lepszego.
accuracy = Dokładność { $share }
accuracyAbout = Jaka część szansy została z tej, którą zachowałyby najlepsze ruchy.
doubt = ± { $share }
betterIs = Lepiej: { $move }, { $better } zamiast { $played }.

## moves

moves_start = początek { $place }
moves_to =
    { $count ->
        [one] { $count } tor do miasta { $city }
        [few] { $count } tory do miasta { $city }
        [many] { $count } torów do miasta { $city }
       *[other] { $count } toru do miasta { $city }
    }
moves_towards =
    { $count ->
        [one] { $count } tor w stronę miasta { $city }
        [few] { $count } tory w stronę miasta { $city }
        [many] { $count } torów w stronę miasta { $city }
       *[other] { $count } toru w stronę miasta { $city }
    }
moves_at =
    { $count ->
        [one] { $count } tor { $place }
        [few] { $count } tory { $place }
        [many] { $count } torów { $place }
       *[other] { $count } toru { $place }
    }
moves_none = żadnego toru

## 

playedWell = Nie znaleziono lepszego ruchu: { $chance } na wygranie rundy.
dealAbout = Przed pierwszym znacznikiem: ile warte są same karty.
played = zagrane
better = lepsze
playOnPlayed = Dalej jak w grze
playOutBetter = Rozegraj lepszą możliwość
playedAt = zagrane { $chance }
betterAt = lepsze { $chance }
likely = prawdopodobne miasta: { $name }
holds = miasta: { $name }

## reasons

reasons_completes = Ten ruch od razu łączy wszystkie miasta.
reasons_reaches = Ten ruch dociera do celu: { $city }.
reasons_together = Ten ruch zbliża naraz do kilku miast: { $cities }.
reasons_leave = Do miasta { $city } i tak zbuduje { $name }: w { $share } rozdań.
reasons_alone = Do miasta { $city } nikt inny nie buduje: inni tylko w { $share } rozdań.
reasons_nobody = Do miasta { $city } nikt inny nie buduje.
reasons_fewer =
    { $better ->
        [one] Zostaje do położenia { $better } tor zamiast { $played }.
        [few] Zostaje do położenia { $better } tory zamiast { $played }.
        [many] Zostaje do położenia { $better } torów zamiast { $played }.
       *[other] Zostaje do położenia { $better } toru zamiast { $played }.
    }
reasons_double = Linia podwójna zabrała cały ruch.
reasons_keepsFerry = Ten ruch oszczędza kolorowy tor na inny prom.
reasons_start =
    { $better ->
        [one] Stamtąd miasta kosztują { $better } tor zamiast { $played }.
        [few] Stamtąd miasta kosztują { $better } tory zamiast { $played }.
        [many] Stamtąd miasta kosztują { $better } torów zamiast { $played }.
       *[other] Stamtąd miasta kosztują { $better } toru zamiast { $played }.
    }
reasons_slows = Wtedy { $name } ma { $better } zamiast { $played }.

## story

story_unfinished = Runda { $round } nie została dokończona.
story_lost_mistake =
    { $who ->
        [you] Twoja runda { $round } przegrana w ruchu { $turn }, który kosztował { $share }.
       *[other] { $who }: runda { $round } przegrana w ruchu { $turn }, który kosztował { $share }.
    }
story_lost_mistakes =
    { $who ->
        [you] Twoja runda { $round } przegrana w kilku ruchach: { $turns }.
       *[other] { $who }: runda { $round } przegrana w kilku ruchach: { $turns }.
    }
story_lost_cards =
    { $who ->
        [you] Twoja runda { $round } przegrana przez karty: dawały tylko { $share }.
       *[other] { $who }: runda { $round } przegrana przez karty: dawały tylko { $share }.
    }
story_lost_blow =
    { $who ->
        [you] Twoja runda { $round } przegrana przez ruch { $turn } ({ $name }): przedtem { $before }, potem { $share }.
       *[other] { $who }: runda { $round } przegrana przez ruch { $turn } ({ $name }): przedtem { $before }, potem { $share }.
    }
story_lost_lead =
    { $who ->
        [you] Twoja runda { $round } przegrana mimo szansy { $share } w ruchu { $turn }.
       *[other] { $who }: runda { $round } przegrana mimo szansy { $share } w ruchu { $turn }.
    }
story_lost_finish =
    { $who ->
        [you] Twoja runda { $round } przegrana na samym końcu: przed ostatnim ruchem było jeszcze { $share }.
       *[other] { $who }: runda { $round } przegrana na samym końcu: przed ostatnim ruchem było jeszcze { $share }.
    }
story_lost_nothing =
    { $who ->
        [you] Twoja runda { $round } przegrana; żaden ruch sam o tym nie przesądził.
       *[other] { $who }: runda { $round } przegrana; żaden ruch sam o tym nie przesądził.
    }
story_won_cards =
    { $who ->
        [you] Twoja runda { $round } wygrana dobrymi kartami, od początku wartymi { $share }.
       *[other] { $who }: runda { $round } wygrana dobrymi kartami, od początku wartymi { $share }.
    }
story_won_gift =
    { $who ->
        [you] Twoja runda { $round } wygrana dzięki pomyłce w ruchu { $turn } ({ $name }): +{ $share }.
       *[other] { $who }: runda { $round } wygrana dzięki pomyłce w ruchu { $turn } ({ $name }): +{ $share }.
    }
story_won_moves =
    { $who ->
        [you] Twoja runda { $round } wygrana dobrą grą, przede wszystkim w ruchu { $turn }: +{ $share }.
       *[other] { $who }: runda { $round } wygrana dobrą grą, przede wszystkim w ruchu { $turn }: +{ $share }.
    }
story_won_others =
    { $who ->
        [you] Twoja runda { $round } wygrana także dzięki ruchom innych: +{ $share }.
       *[other] { $who }: runda { $round } wygrana także dzięki ruchom innych: +{ $share }.
    }
story_won_nothing =
    { $who ->
        [you] Twoja runda { $round } wygrana; żaden ruch sam o tym nie przesądził.
       *[other] { $who }: runda { $round } wygrana; żaden ruch sam o tym nie przesądził.
    }
story_shared =
    { $who ->
        [you] Twoja runda { $round } wygrana wspólnie z graczem { $name }.
       *[other] { $who }: runda { $round } wygrana wspólnie z graczem { $name }.
    }
story_although = Ruch { $turn } kosztował { $share }.
story_game_won =
    { $who ->
        [you] Twoja gra wygrana, przewaga:
       *[other] { $who }: gra wygrana, przewaga:
    } { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
story_game_lost =
    { $who ->
        [you] Twoja gra przegrana, wygrywa { $name }, różnica:
       *[other] { $who }: gra przegrana, wygrywa { $name }, różnica:
    } { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
story_game_shared =
    { $who ->
        [you] Twoja gra wygrana wspólnie z graczem { $name }.
       *[other] { $who }: gra wygrana wspólnie z graczem { $name }.
    }
story_game_ahead =
    { $points ->
        [one] Przesądziła runda { $round }: { $points } punkt więcej niż { $name }.
        [few] Przesądziła runda { $round }: { $points } punkty więcej niż { $name }.
        [many] Przesądziła runda { $round }: { $points } punktów więcej niż { $name }.
       *[other] Przesądziła runda { $round }: { $points } punktu więcej niż { $name }.
    }
story_game_behind =
    { $points ->
        [one] Przesądziła runda { $round }: { $points } punkt mniej niż { $name }.
        [few] Przesądziła runda { $round }: { $points } punkty mniej niż { $name }.
        [many] Przesądziła runda { $round }: { $points } punktów mniej niż { $name }.
       *[other] Przesądziła runda { $round }: { $points } punktu mniej niż { $name }.
    }
story_game_steady = Żadna runda sama o tym nie przesądziła.
story_game_costliest = Najdroższy ruch: ruch { $turn } w rundzie { $round }, −{ $share }.

## 

luck = Szczęście i umiejętność
fromTo = z { $from } na { $to }
cards = Karty
ownMoves = Własne ruchy
others = Inni
luckAbout = W porównaniu ze zwykłą grą wszystkich.
perRound = na rundę
dealCost =
    { $count ->
        [one] *Rozdanie:* miasta kosztują co najmniej { $count } tor
        [few] *Rozdanie:* miasta kosztują co najmniej { $count } tory
        [many] *Rozdanie:* miasta kosztują co najmniej { $count } torów
       *[other] *Rozdanie:* miasta kosztują co najmniej { $count } toru
    }
allHands = średnio { $mean }
dealBetter = { $share } wszystkich rąk kosztuje więcej.
hands = Odkryte karty
what = Co można było wiedzieć
reads = { $name }: miasta, jakie mógł odczytać gracz { $viewer }
rest = inne { $share }
isHeld = na ręce
toldMost = Najwięcej o graczu { $name } zdradził ruch { $turn }: { $city } z { $before } na { $after }.
reading = Odczytywanie torów…
firstLook = Pierwsze spojrzenie: ruch { $turn } z { $all }
refining = Dokładniej: ruch { $turn } z { $all }
done = Rozdań sprawdzonych na ruch: { $deals }
stopped = Zatrzymano
stop = Zatrzymaj
goOn = Dalej
failed = Tej partii nie da się przeanalizować.
save = Zapisz liczby jako plik
replay = Obejrzyj powtórkę

## tabs

tabs_label = Co obejrzeć?
tabs_moves = Ruchy
tabs_luck = Szczęście
tabs_known = Wiedza

## puzzles

puzzles_what = Co rozwiązać?
puzzles_which = Zagadki dnia
puzzles_today = Dzisiaj
puzzles_kinds_net = Najtańsza sieć
puzzles_kinds_turn = Dwa tory
puzzles_kinds_start = Gdzie zacząć?
puzzles_kinds_whose = Czyje miasto?
puzzles_about_net = Połącz pięć miast jak najmniejszą liczbą torów; linie podwójne liczą się za dwa. Wybieraj linie naciśnięciem; na klawiaturze: Shift i kierunek.
puzzles_about_turn = Zbuduj ruch, który najczęściej wygrywa rundę. Naciskaj linie na mapie; na klawiaturze: Shift i kierunek.
puzzles_about_start = Postaw znacznik tam, gdzie najczęściej wygrywasz rundę. Naciśnij węzeł; na klawiaturze: przejdź do niego i naciśnij spację.
puzzles_about_whose = Kto ma miasto { $city }, jeśli w ogóle ktoś? Przejrzyj rundę ruch po ruchu i odczytaj to z torów.
puzzles_youAre = Twój kolor: { $colour }.
puzzles_choices = Możliwości
puzzles_nobody = Nikt
puzzles_cost =
    { $count ->
        [one] { $count } tor
        [few] { $count } tory
        [many] { $count } torów
       *[other] { $count } toru
    }
puzzles_joined = połączone miasta: { $count } z 5
puzzles_allJoined = wszystkie pięć miast połączone
puzzles_undo = Cofnij
puzzles_clear = Usuń wszystko
puzzles_tryOf = próba { $now } z { $all }
puzzles_tooMany = O { $count } za dużo.
puzzles_check = Sprawdź
puzzles_show = Pokaż odpowiedź
puzzles_next = Następna zagadka
puzzles_solved = Rozwiązane!
puzzles_failed = Tym razem nie.
puzzles_bestIs =
    { $count ->
        [one] Najlepsza sieć ma { $count } tor.
        [few] Najlepsza sieć ma { $count } tory.
        [many] Najlepsza sieć ma { $count } torów.
       *[other] Najlepsza sieć ma { $count } toru.
    }
puzzles_proof_move = Tak często każdy z tych dwóch ruchów wygrywa rundę w tysiącu prawdopodobnych rozdań.
puzzles_proof_whose = Tak prawdopodobne, sądząc po torach, że miał je każdy z graczy.
puzzles_level = poziom { $rating }
puzzles_rating = Twój ranking: { $rating }
puzzles_row =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
puzzles_daySolved = rozwiązane: { $count }
puzzles_monthBefore = Poprzedni miesiąc
puzzles_monthAfter = Następny miesiąc
puzzles_goOn = Dalej
puzzles_noMove = Na mapie nie ma jeszcze nic.
puzzles_nearly = Prawie dobrze: lepszy ruch zachowuje o { $share } więcej. Spróbuj jeszcze raz.
puzzles_judging = Twój ruch jest oceniany …
puzzles_yours = Twój ruch
puzzles_tempting = Kuszący ruch
puzzles_best = Najlepszy ruch
puzzles_look_label = Na mapie
puzzles_look_both = Oba ruchy
puzzles_look_chosen = Po tym ruchu
puzzles_look_best = Po najlepszym
puzzles_missing = Rozegrane do końca przez boty z tymi kartami, brakujące tory na końcu: { $who }.
puzzles_missingOf = { $name } { $count }
puzzles_round = Runda do tej chwili
puzzles_pastTurn = Ruch { $turn }: { $name }
puzzles_starts = początek { $place }
puzzles_builds =
    { $count ->
        [one] { $count } tor { $place }
        [few] { $count } tory { $place }
        [many] { $count } torów { $place }
       *[other] { $count } toru { $place }
    }
puzzles_tells = Ruch { $turn }, { $name }: szansa, że { $city } ma { $holder }, zmieniła się z { $before } na { $after }.
puzzles_tellsNobody = Ruch { $turn }, { $name }: szansa, że miasta { $city } nie ma nikt, zmieniła się z { $before } na { $after }.
puzzles_longTold = Żaden pojedynczy ruch tego nie zdradził, dopiero wszystkie tory razem.
puzzles_rated =
    { $solved ->
        [yes] Twój ranking: { $rating } ({ $change }, poziom { $level } rozwiązany).
       *[no] Twój ranking: { $rating } ({ $change }, poziom { $level } nierozwiązany).
    }
puzzles_steps_first = Do pierwszego ruchu
puzzles_steps_back = Ruch wstecz
puzzles_steps_forward = Ruch dalej
puzzles_steps_last = Do ostatniego ruchu
puzzles_allDone = Wszystkie zagadki tego rodzaju są już rozwiązane.

## learn

learn_open =
    { $count ->
        [one] Ucz się na tym ruchu
       *[other] Ucz się na tych { $count } ruchach
    }
learn_title = Nauka na błędach
learn_preparing = Powstaje następne pytanie …
learn_none = Żaden z tych ruchów nie jest wyraźnie zły przy innych rozdaniach.
learn_done = Znalezione lepsze ruchy: { $solved } z { $all }. Wrócą w „Twoich błędach”.
learn_back = Wróć do analizy

## mine

mine_title = Twoje błędy
mine_none = Na dziś nie ma nic do poprawy. Błędy od 8% trafiają tu z analiz twoich klasycznych gier i wracają, aż znajdziesz lepszy ruch.

## trainer

trainer_title = Czytanie stołu
trainer_whose = Jakie miasta ma { $colour }?
trainer_about = Wybierz po jednym z każdego regionu; tory tego koloru świecą. Potem czytnik botów pokaże, co odczytał z tych samych torów.
trainer_you = Ty:
trainer_reader = Czytnik
trainer_ofFive = z 5 trafnie
trainer_next = Następna pozycja
trainer_allDone = Na dziś nie ma już nic do czytania. Pozycje wrócą w swoim czasie.
