### Polish texts of the study of Trans Europa. Names stand where they need no ending.

round = runda { $round } z { $all }
rounds = Wybierz rundę
chart = Szansa na wygranie rundy
judgement = Podstawa
known = Co mógł wiedzieć gracz { $name }
open = Wszystkie karty odkryte
knownAbout = Szanse wszystkich, tak jak mógł je wtedy ocenić gracz { $name }.
openAbout = Szanse wszystkich, gdy wszystkie karty są odkryte.
player = Dla kogo?
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
forward = Ruch dalej
last = Do ostatniego ruchu
table = Jako tabela
curve = Jako wykres
scope = Liczby dla
wholeGame = Cała gra
working = Sprawdzamy, co przesądziło o wyniku…

## columns

columns_turn = Ruch
columns_player = Kto
columns_lost = Koszt

## 

costly =
    { $count ->
        [one] { $count } kosztowny ruch
        [few] { $count } kosztowne ruchy
        [many] { $count } kosztownych ruchów
       *[other] { $count } kosztownego ruchu
    }
nothing = Nie znaleziono lepszego ruchu.
accuracy = Dokładność { $share }
accuracyAbout = Jaką część szans na wygraną, które dawały najlepsze ruchy, udało się zachować.
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

playedWell = Nie znaleziono lepszego ruchu: szansa na wygranie rundy to { $chance }.
dealAbout = Przed pierwszym znacznikiem początkowym: szanse, które dają same karty.
played = zagrane
better = lepsze
playOnPlayed = Dalej jak w grze
playOutBetter = Wypróbuj lepszy ruch
playedAt = zagrane { $chance }
betterAt = lepsze { $chance }
likely = prawdopodobne miasta: { $name }
holds = miasta: { $name }

## reasons

reasons_completes = Ten ruch od razu łączy wszystkie miasta.
reasons_reaches = Ten ruch przyłącza miasto { $city }.
reasons_together = Ten ruch zbliża naraz do kilku miast: { $cities }.
reasons_leave = Do miasta { $city } i tak zbuduje { $name }: w { $share } prawdopodobnych rozdań.
reasons_alone = Do miasta { $city } inni budują rzadko: tylko w { $share } prawdopodobnych rozdań.
reasons_nobody = Do miasta { $city } nikt inny nie buduje.
reasons_fewer =
    { $better ->
        [one] Zostaje { $better } tor do położenia zamiast { $played }.
        [few] Zostają { $better } tory do położenia zamiast { $played }.
        [many] Zostaje { $better } torów do położenia zamiast { $played }.
       *[other] Zostaje { $better } toru do położenia zamiast { $played }.
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
reasons_slows = Wtedy { $name } ma szansę { $better } zamiast { $played }.

## story

story_unfinished = Runda { $round } nie została dokończona.
story_lost_mistake =
    { $who ->
        [you] Twoja runda { $round } przegrana w ruchu { $turn }, który kosztował { $share } szansy na wygraną.
       *[other] { $who }: runda { $round } przegrana w ruchu { $turn }, który kosztował { $share } szansy na wygraną.
    }
story_lost_mistakes =
    { $who ->
        [you] Twoja runda { $round } przegrana w kilku ruchach: { $turns }.
       *[other] { $who }: runda { $round } przegrana w kilku ruchach: { $turns }.
    }
story_lost_cards =
    { $who ->
        [you] Twoja runda { $round } przegrana przez karty: dawały tylko { $share } szansy.
       *[other] { $who }: runda { $round } przegrana przez karty: dawały tylko { $share } szansy.
    }
story_lost_blow =
    { $who ->
        [you] Twoja runda { $round } przegrana przez ruch { $turn } ({ $name }): szansa spadła z { $before } na { $share }.
       *[other] { $who }: runda { $round } przegrana przez ruch { $turn } ({ $name }): szansa spadła z { $before } na { $share }.
    }
story_lost_lead =
    { $who ->
        [you] Twoja runda { $round } przegrana mimo szansy { $share } w ruchu { $turn }.
       *[other] { $who }: runda { $round } przegrana mimo szansy { $share } w ruchu { $turn }.
    }
story_lost_finish =
    { $who ->
        [you] Twoja runda { $round } przegrana na samym końcu: przed ostatnim ruchem szansa wynosiła jeszcze { $share }.
       *[other] { $who }: runda { $round } przegrana na samym końcu: przed ostatnim ruchem szansa wynosiła jeszcze { $share }.
    }
story_lost_never =
    { $who ->
        [you] Twoja runda { $round } przegrana: szansa nigdy nie przekroczyła { $share }.
       *[other] { $who }: runda { $round } przegrana: szansa nigdy nie przekroczyła { $share }.
    }
story_lost_nothing =
    { $who ->
        [you] Twoja runda { $round } przegrana; żaden ruch sam o tym nie przesądził.
       *[other] { $who }: runda { $round } przegrana; żaden ruch sam o tym nie przesądził.
    }
story_won_cards =
    { $who ->
        [you] Twoja runda { $round } wygrana dzięki dobrym kartom: od początku { $share } szansy.
       *[other] { $who }: runda { $round } wygrana dzięki dobrym kartom: od początku { $share } szansy.
    }
story_won_gift =
    { $who ->
        [you] Twoja runda { $round } wygrana dzięki błędowi w ruchu { $turn } ({ $name }): +{ $share }.
       *[other] { $who }: runda { $round } wygrana dzięki błędowi w ruchu { $turn } ({ $name }): +{ $share }.
    }
story_won_turn =
    { $who ->
        [you] Twoja runda { $round } wygrana dzięki ruchowi { $turn } ({ $name }): szansa wzrosła z { $before } do { $share }.
       *[other] { $who }: runda { $round } wygrana dzięki ruchowi { $turn } ({ $name }): szansa wzrosła z { $before } do { $share }.
    }
story_won_moves =
    { $who ->
        [you] Twoja runda { $round } wygrana dzięki dobrej grze, przede wszystkim w ruchu { $turn }: +{ $share }.
       *[other] { $who }: runda { $round } wygrana dzięki dobrej grze, przede wszystkim w ruchu { $turn }: +{ $share }.
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
luckAbout = W porównaniu z przebiegiem, w którym wszyscy grają dalej jak zwykle.
perRound = na rundę
dealCost =
    { $count ->
        [one] *Rozdanie:* na wszystkie miasta co najmniej { $count } tor
        [few] *Rozdanie:* na wszystkie miasta co najmniej { $count } tory
        [many] *Rozdanie:* na wszystkie miasta co najmniej { $count } torów
       *[other] *Rozdanie:* na wszystkie miasta co najmniej { $count } toru
    }
allHands = średnio { $mean }
dealBetter = Przy { $share } wszystkich rozdań potrzeba więcej.
hands = Wszystkie karty odkryte
what = Wtedy znane
reads = { $name }: miasta, które mógł odgadnąć gracz { $viewer }
rest = inne { $share }
isHeld = na ręce
toldMost = Najwięcej o graczu { $name } zdradził ruch { $turn }: szansa na miasto { $city } wzrosła z { $before } na { $after }.
reading = Odczytywanie torów…
firstLook = Szybka analiza: ruch { $turn } z { $all }
refining = Dokładna analiza: ruch { $turn } z { $all }
done = Rozdania na ruch: { $deals }
stopped = Zatrzymano
stop = Zatrzymaj
goOn = Dalej
failed = Tej gry nie da się przeanalizować.
save = Zapisz liczby jako plik
replay = Obejrzyj powtórkę

## tabs

tabs_label = Widok
tabs_moves = Ruchy
tabs_luck = Szczęście
tabs_known = Wiedza

## puzzles

puzzles_what = Rodzaj zagadki
puzzles_which = Zagadki dnia
puzzles_today = Dzisiaj
puzzles_kinds_net = Najtańsza sieć
puzzles_kinds_turn = Dwa tory
puzzles_kinds_start = Gdzie zacząć?
puzzles_kinds_whose = Czyje miasto?
puzzles_about_net = Połącz pięć miast jak najmniejszą liczbą torów. Linia podwójna liczy się za dwa. Naciskaj linie albo użyj klawisza Shift i klawisza kierunku.
puzzles_about_turn = Połóż tory, które najczęściej wygrywają rundę. Naciskaj linie albo użyj klawisza Shift i klawisza kierunku.
puzzles_about_start = Postaw znacznik początkowy tam, gdzie najczęściej wygrywasz rundę. Naciśnij skrzyżowanie albo przejdź do niego klawiszami kierunku i naciśnij spację.
puzzles_about_whose = Kto ma miasto { $city }, jeśli w ogóle ktoś? Przejrzyj rundę ruch po ruchu i szukaj wskazówek w torach.
puzzles_youAre = Twój kolor: { $colour }.
puzzles_choices = Odpowiedzi
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
puzzles_tooMany =
    { $count ->
        [one] O { $count } tor za dużo.
        [few] O { $count } tory za dużo.
        [many] O { $count } torów za dużo.
       *[other] O { $count } toru za dużo.
    }
puzzles_check = Sprawdź
puzzles_show = Pokaż odpowiedź
puzzles_next = Następna zagadka
puzzles_solved = Rozwiązane!
puzzles_failed = Tym razem nie.
puzzles_bestIs =
    { $count ->
        [one] Najtańsza sieć to { $count } tor.
        [few] Najtańsza sieć to { $count } tory.
        [many] Najtańsza sieć to { $count } torów.
       *[other] Najtańsza sieć to { $count } toru.
    }
puzzles_proof_move = Tak często każdy z tych dwóch ruchów wygrywa rundę w tysiącu prawdopodobnych rozdań.
puzzles_proof_whose = Jak prawdopodobne było, sądząc po torach, że ma je dany gracz.
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
puzzles_noMove = Na planszy nie ma jeszcze nic.
puzzles_nearly = Prawie dobrze: inny ruch jest lepszy o { $share }. Spróbuj jeszcze raz.
puzzles_judging = Oceniamy twój ruch…
puzzles_yours = Twój ruch
puzzles_inGame = Twój ruch w grze
puzzles_tempting = Kuszący ruch
puzzles_best = Najlepszy ruch
puzzles_look_label = Na planszy
puzzles_look_both = Oba ruchy
puzzles_look_chosen = Po tym ruchu
puzzles_look_best = Po najlepszym
puzzles_missing = Brakujące tory, gdy boty dograły rundę z tymi kartami: { $who }.
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
puzzles_longTold = Nie zdradził tego żaden pojedynczy ruch, tylko wszystkie tory razem.
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
learn_was = Twój ruch { $place } kosztował { $share } szansy. Znajdź lepszy.
learn_preparing = Przygotowujemy następne pytanie…
learn_none = Żaden z tych ruchów nie jest wyraźnie zły przy innych rozdaniach.
learn_done = Znalezione lepsze ruchy: { $solved } z { $all }. Wrócą w „Twoich błędach”.
learn_back = Wróć do analizy

## mine

mine_title = Twoje błędy
mine_none = Na dziś nie ma błędów do poprawienia. Błędy od { $share } z twoich przeanalizowanych gier bez kart specjalnych trafiają tutaj. Wracają, aż znajdziesz lepszy ruch.

## trainer

trainer_title = Czytanie stołu
trainer_whose = Jakie miasta ma { $colour }?
trainer_about = Wybierz po jednym mieście z każdego regionu. Tory tego koloru świecą. Potem zobaczysz analizę botów na podstawie tych samych torów.
trainer_you = Ty
trainer_reader = Analiza botów
trainer_ofFive = z 5 trafnie
trainer_next = Następna pozycja
trainer_allDone = Na dziś nie ma więcej pozycji. Wrócą w swoim czasie.
