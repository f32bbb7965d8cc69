### Alles über Abzweige einer beendeten Partie, auf Deutsch.

title = Abzweige einer Partie
bar = Über diesen Abzweig
backToGame = Zurück zur Partie
theGame = Die gespielte Partie
branch = Abzweig
known = Alle Handkarten sind bekannt
about = Hier spielst du für alle, und alle Handkarten sind bekannt. An der Partie ändert das nichts, und nichts davon zählt. Der Zufall bringt, was er in der Partie brachte, solange das noch möglich ist; danach zieht er aus einem eigenen Startwert des Abzweigs.
position = Zug { $move } von { $all }
first = Zum Anfang
fork = Dorthin, wo er die Partie verlässt
back = Einen Zug zurück
forward = Einen Zug weiter
last = Zum Ende
showGame = Die Partie an dieser Stelle
showBranch = Der Abzweig an dieser Stelle

## bots

bots_title = Bots weiterspielen lassen
bots_stop = Bots anhalten
bots_who = Von Bots gespielt
bots_help = Wähle, für wen Bots spielen; die anderen spielst du. Nichts geht weiter, bevor du es sagst.
bots_begin = Weiterspielen lassen

## 

eyes = Blickwinkel
eyesTurn = Wer gerade am Zug ist

## list

list_title = Abzweige
list_none = Noch keine Abzweige. Spiele etwas anderes als in der Partie, dann bleibt es hier erhalten.
list_named = Zug { $move }: { $what }
list_numbered = Ab Zug { $move }
list_open = Zeigen
list_shown = Wird gezeigt
list_moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
list_won = Sieg für { $names }
list_unfinished = nicht zu Ende gespielt
list_rename = Umbenennen
list_name = Name des Abzweigs
list_keepName = Namen behalten
list_delete = Löschen
list_deleteSure = Diesen Abzweig löschen? Die Partie bleibt, wie sie ist.

## chances

chances_title = Chancen bei offenen Karten
chances_best = Beste Züge
chances_searching = Die besten Züge werden gesucht …
chances_none = Hier ist niemand am Zug.
chances_play = Spielen

## compare

compare_title = Partie und Abzweig im Vergleich
compare_notPlayed = nicht gespielt
compare_wins = gewinnt
compare_atEnd = Jeweils am Ende
compare_player = Spieler
compare_game = Partie
compare_branch = Abzweig

## share

share_link = Link mit den Abzweigen kopieren
share_linkCopied = Link kopiert. Er enthält die Partie mit ihren Abzweigen und öffnet sich auf jedem Gerät.
share_linkTooLong = Partie und Abzweige sind zu lang für einen Link und wurden deshalb als Datei gesichert.
share_file = Partie und Abzweige sichern

## 

full = Mehr Abzweige kann eine Partie nicht haben. Lösche einen, um einen neuen zu beginnen.
