### Wszystko o odgałęzieniach zakończonej gry, po polsku.

title = Odgałęzienia gry
bar = O tym odgałęzieniu
backToGame = Powrót do gry
theGame = Rozegrana gra
branch = Odgałęzienie
known = Wszystkie karty odkryte
about = Tutaj grasz za wszystkich, a wszystkie karty są odkryte. Zakończona gra się nie zmienia i nic się nie liczy. Losowania są takie jak w grze, dopóki to możliwe; potem losuje się na nowo.
position = Ruch { $move } z { $all }
first = Na początek
fork = Do początku odgałęzienia
back = O jeden ruch wstecz
forward = O jeden ruch dalej
last = Na koniec
showGame = Gra w tym miejscu
showBranch = Odgałęzienie w tym miejscu

## bots

bots_title = Niech grają boty
bots_stop = Zatrzymaj boty
bots_who = Grają boty
bots_help = Wybierz, za kogo grają boty. Za pozostałych grasz ty. Boty czekają, aż je uruchomisz.
bots_begin = Uruchom boty

## 

eyes = Punkt widzenia
eyesTurn = Kto jest przy ruchu

## list

list_title = Odgałęzienia
list_none = Nie ma jeszcze odgałęzień. Wykonaj inny ruch, a zostanie tu zachowany.
list_named = Ruch { $move }: { $what }
list_numbered = Od ruchu { $move }
list_open = Pokaż
list_shown = Teraz widoczne
list_moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
list_won = Wygrana: { $names }
list_unfinished = niedokończone
list_rename = Zmień nazwę
list_name = Nazwa odgałęzienia
list_keepName = Zapisz nazwę
list_delete = Usuń
list_deleteSure = Usunąć to odgałęzienie? Gra pozostanie bez zmian.

## chances

chances_title = Szanse przy odkrytych kartach
chances_best = Najlepsze ruchy
chances_searching = Szukamy najlepszych ruchów…
chances_none = Tu nikt nie ma ruchu.
chances_play = Zagraj

## compare

compare_title = Porównaj grę i odgałęzienie
compare_notPlayed = nierozegrane
compare_wins = wygrywa
compare_atEnd = Na koniec
compare_player = Gracz
compare_game = Gra
compare_branch = Odgałęzienie

## share

share_link = Kopiuj link z odgałęzieniami
share_linkCopied = Link skopiowany. Zawiera grę z odgałęzieniami i otwiera się na każdym urządzeniu.
share_linkTooLong = Gra z odgałęzieniami jest za długa na link, więc zapisano ją w pliku.
share_file = Zapisz grę i odgałęzienia

## 

full = Ta gra ma największą możliwą liczbę odgałęzień. Usuń jedno, aby zacząć nowe.
