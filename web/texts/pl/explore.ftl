### Wszystko o odgałęzieniach zakończonej gry, po polsku.

title = Odgałęzienia gry
bar = O tym odgałęzieniu
backToGame = Powrót do gry
theGame = Gra tak, jak ją rozegrano
branch = Odgałęzienie
known = Wszystkie karty są znane
about = Tutaj grasz za wszystkich, a wszystkie karty są znane. Nic z tego nie zmienia gry i nic się nie liczy. Los przynosi to, co przyniósł w grze, dopóki jest to możliwe; potem losuje z własnego ziarna odgałęzienia.
position = Ruch { $move } z { $all }
first = Na początek
fork = Tam, gdzie odchodzi od gry
back = O jeden ruch wstecz
forward = O jeden ruch dalej
last = Na koniec
showGame = Gra w tym miejscu
showBranch = Odgałęzienie w tym miejscu

## bots

bots_title = Niech boty grają dalej
bots_stop = Zatrzymaj boty
bots_who = Grają boty
bots_help = Wybierz, za kogo grają boty; za pozostałych grasz ty. Nic nie ruszy, dopóki tego nie powiesz.
bots_begin = Niech grają dalej

## 

eyes = Punkt widzenia
eyesTurn = Kto jest przy ruchu

## list

list_title = Odgałęzienia
list_none = Nie ma jeszcze odgałęzień. Zagraj inaczej niż w grze, a zostanie to tutaj zachowane.
list_named = Ruch { $move }: { $what }
list_numbered = Od ruchu { $move }
list_open = Pokaż
list_shown = Teraz widoczne
list_moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[other] { $count } ruchów
    }
list_won = Wygrana: { $names }
list_unfinished = niedograne do końca
list_rename = Zmień nazwę
list_name = Nazwa odgałęzienia
list_keepName = Zachowaj nazwę
list_delete = Usuń
list_deleteSure = Usunąć to odgałęzienie? Gra pozostanie bez zmian.

## chances

chances_title = Szanse przy odkrytych kartach
chances_best = Najlepsze ruchy
chances_searching = Szukamy najlepszych ruchów…
chances_none = Tu nikt nie ma ruchu.
chances_play = Zagraj

## compare

compare_title = Gra i odgałęzienie: porównanie
compare_notPlayed = nierozegrane
compare_wins = wygrywa
compare_atEnd = Na końcu każdego
compare_player = Gracz
compare_game = Gra
compare_branch = Odgałęzienie

## share

share_link = Kopiuj link z odgałęzieniami
share_linkCopied = Link skopiowany. Zawiera grę z odgałęzieniami i otwiera się na każdym urządzeniu.
share_linkTooLong = Gra z odgałęzieniami jest za długa na link, więc zapisano ją w pliku.
share_file = Zapisz grę i odgałęzienia

## 

full = Więcej odgałęzień ta gra nie pomieści. Usuń jedno, aby zacząć nowe.
