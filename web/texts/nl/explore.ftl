### Alles over aftakkingen van een afgerond spel, in het Nederlands.

title = Aftakkingen van een spel
bar = Over deze aftakking
backToGame = Terug naar het spel
theGame = Het spel zoals gespeeld
branch = Aftakking
known = Alle handen open
about = Hier speel je voor iedereen, met alle handen open. Het afgeronde spel verandert niet en niets telt mee. De trekkingen zijn zo lang mogelijk dezelfde als in het spel; daarna wordt er opnieuw getrokken.
position = Zet { $move } van { $all }
first = Naar het begin
fork = Naar het begin van de aftakking
back = Eén zet terug
forward = Eén zet verder
last = Naar het einde
showGame = Het spel bij deze zet
showBranch = De aftakking bij deze zet

## bots

bots_title = Bots laten spelen
bots_stop = Bots stoppen
bots_who = Door bots gespeeld
bots_help = Kies voor wie bots spelen. De anderen speel je zelf. De bots wachten tot je ze start.
bots_begin = Bots starten

## 

eyes = Gezichtspunt
eyesTurn = Wie er aan de beurt is

## list

list_title = Aftakkingen
list_none = Nog geen aftakkingen. Speel een andere zet en hij wordt hier bewaard.
list_named = Zet { $move }: { $what }
list_numbered = Vanaf zet { $move }
list_open = Tonen
list_shown = Nu getoond
list_moves =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
list_won = Gewonnen door { $names }
list_unfinished = niet uitgespeeld
list_rename = Hernoemen
list_name = Naam van de aftakking
list_keepName = Naam opslaan
list_delete = Verwijderen
list_deleteSure = Deze aftakking verwijderen? Het spel blijft zoals het is.

## chances

chances_title = Kansen met open handen
chances_best = Beste zetten
chances_searching = De beste zetten worden gezocht…
chances_none = Hier is niemand aan de beurt.
chances_play = Spelen

## compare

compare_title = Spel en aftakking vergelijken
compare_notPlayed = niet gespeeld
compare_wins = wint
compare_atEnd = Aan het einde
compare_player = Speler
compare_game = Spel
compare_branch = Aftakking

## share

share_link = Link met de aftakkingen kopiëren
share_linkCopied = Link gekopieerd. Hij bevat het spel met zijn aftakkingen en opent op elk apparaat.
share_linkTooLong = Spel en aftakkingen zijn te lang voor een link en zijn daarom als bestand opgeslagen.
share_file = Spel en aftakkingen opslaan

## 

full = Dit spel heeft het maximale aantal aftakkingen. Verwijder er een om een nieuwe te beginnen.
