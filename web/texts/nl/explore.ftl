### Alles over aftakkingen van een afgelopen spel, in het Nederlands.

title = Aftakkingen van een spel
bar = Over deze aftakking
backToGame = Terug naar het spel
theGame = Het spel zoals gespeeld
branch = Aftakking
known = Alle handen zijn bekend
about = Hier speel je voor iedereen en zijn alle handen bekend. Aan het spel verandert niets en niets telt mee. Het toeval brengt wat het in het spel bracht, zolang dat nog kan; daarna trekt het uit een eigen startgetal van de aftakking.
position = Zet { $move } van { $all }
first = Naar het begin
fork = Naar waar ze het spel verlaat
back = Eén zet terug
forward = Eén zet verder
last = Naar het einde
showGame = Het spel bij deze zet
showBranch = De aftakking bij deze zet

## bots

bots_title = Bots laten doorspelen
bots_stop = Bots stoppen
bots_who = Door bots gespeeld
bots_help = Kies voor wie bots spelen; de anderen speel je zelf. Er gebeurt niets voordat je het zegt.
bots_begin = Laat ze doorspelen

## 

eyes = Gezichtspunt
eyesTurn = Wie er aan de beurt is

## list

list_title = Aftakkingen
list_none = Nog geen aftakkingen. Speel iets anders dan in het spel en het wordt hier bewaard.
list_named = Zet { $move }: { $what }
list_numbered = Vanaf zet { $move }
list_open = Tonen
list_shown = Nu getoond
list_moves =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
list_won = { $names } wint
list_unfinished = niet uitgespeeld
list_rename = Hernoemen
list_name = Naam van de aftakking
list_keepName = Naam bewaren
list_delete = Verwijderen
list_deleteSure = Deze aftakking verwijderen? Het spel blijft zoals het is.

## chances

chances_title = Kansen met open kaarten
chances_best = Beste zetten
chances_searching = De beste zetten worden gezocht …
chances_none = Hier is niemand aan de beurt.
chances_play = Spelen

## compare

compare_title = Spel en aftakking vergeleken
compare_notPlayed = niet gespeeld
compare_wins = wint
compare_atEnd = Telkens aan het einde
compare_player = Speler
compare_game = Spel
compare_branch = Aftakking

## share

share_link = Link met de aftakkingen kopiëren
share_linkCopied = Link gekopieerd. Hij bevat het spel met zijn aftakkingen en opent op elk apparaat.
share_linkTooLong = Spel en aftakkingen zijn te lang voor een link en zijn daarom als bestand bewaard.
share_file = Spel en aftakkingen bewaren

## 

full = Meer aftakkingen kan een spel niet hebben. Verwijder er een om een nieuwe te beginnen.
