### Alles über Abzweige einer beendeten Partie, auf Deutsch.

title = Abzweige einer Partie
bar = Über diesen Abzweig
backToGame = Zurück zur Partie
theGame = Die gespielte Partie
branch = Abzweig
known = Alle Karten aufgedeckt
about = Hier spielst du für alle, und alle Handkarten sind aufgedeckt. Die beendete Partie ändert sich nicht, und nichts davon zählt. Gezogen wird, solange es geht, dasselbe wie in der Partie; danach wird neu gezogen.
position = Zug { $move } von { $all }
first = Zum Anfang
fork = Zum Beginn des Abzweigs
back = Einen Zug zurück
forward = Einen Zug weiter
last = Zum Ende
showGame = Die Partie an dieser Stelle
showBranch = Der Abzweig an dieser Stelle

## bots

bots_title = Bots spielen lassen
bots_stop = Bots anhalten
bots_who = Von Bots gespielt
bots_help = Wähle, für wen Bots spielen. Die anderen spielst du. Die Bots warten, bis du sie startest.
bots_begin = Bots starten

## 

eyes = Blickwinkel
eyesTurn = Wer gerade am Zug ist

## list

list_title = Abzweige
list_none = Noch keine Abzweige. Spiele einen anderen Zug, dann wird er hier aufbewahrt.
list_named = Zug { $move }: { $what }
list_numbered = Ab Zug { $move }
list_open = Zeigen
list_shown = Wird gezeigt
list_moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
list_won = Gewonnen: { $names }
list_unfinished = nicht zu Ende gespielt
list_rename = Umbenennen
list_name = Name des Abzweigs
list_keepName = Namen speichern
list_delete = Löschen
list_deleteSure = Diesen Abzweig löschen? Die Partie bleibt, wie sie ist.

## chances

chances_title = Gewinnchancen bei aufgedeckten Karten
chances_best = Beste Züge
chances_searching = Die besten Züge werden gesucht …
chances_none = Hier ist niemand am Zug.
chances_play = Spielen

## compare

compare_title = Partie und Abzweig vergleichen
compare_notPlayed = nicht gespielt
compare_wins = gewinnt
compare_atEnd = Am Ende
compare_player = Spieler
compare_game = Partie
compare_branch = Abzweig

## share

share_link = Link mit den Abzweigen kopieren
share_linkCopied = Link kopiert. Er enthält die Partie mit ihren Abzweigen und öffnet sich auf jedem Gerät.
share_linkTooLong = Partie und Abzweige sind zu lang für einen Link und wurden deshalb als Datei gespeichert.
share_file = Partie und Abzweige speichern

## 

full = Diese Partie hat die Höchstzahl an Abzweigen. Lösche einen, um einen neuen zu beginnen.
