### German texts of the study of Trans Europa.

round = Durchgang { $round } von { $all }
rounds = Durchgang wählen
chart = Chance auf den Durchgang
judgement = Beurteilung
known = Was { $name } wissen konnte
open = Mit allen Karten aufgedeckt
knownAbout = Die Chancen aller, wie { $name } sie damals einschätzen konnte.
openAbout = Die Chancen aller, wenn alle Karten aufgedeckt sind.
player = Wessen Spiel?
deal = Die Karten
turnOf = Zug { $turn } von { $all }
turn = Zug { $turn }
inRound = Durchgang { $round }
pointOf = Wendepunkt { $point } von { $all }
noPoint = Hier kein Wendepunkt
pointBefore = Wendepunkt davor
pointAfter = Nächster Wendepunkt
first = Zum Anfang des Durchgangs
back = Einen Zug zurück
forward = Einen Zug weiter
last = Zum letzten Zug
table = Als Tabelle
curve = Als Kurve
scope = Worum es in den Zahlen geht
wholeGame = Ganze Partie
working = Was den Ausschlag gab, wird noch berechnet …

## columns

columns_turn = Zug
columns_player = Wer
columns_lost = Verschenkt

## 

costly =
    { $count ->
        [one] { $count } teurer Zug
       *[other] { $count } teure Züge
    }
nothing = Nichts Besseres gefunden.
accuracy = Genauigkeit { $share }
accuracyAbout = Wie viel von der Chance blieb, die die besten Züge erhalten hätten.
doubt = ± { $share }
betterIs = Besser: { $move }, { $better } statt { $played }.

## moves

moves_start = ein Start { $place }
moves_to =
    { $count ->
        [one] { $count } Schiene bis { $city }
       *[other] { $count } Schienen bis { $city }
    }
moves_towards =
    { $count ->
        [one] { $count } Schiene in Richtung { $city }
       *[other] { $count } Schienen in Richtung { $city }
    }
moves_at =
    { $count ->
        [one] { $count } Schiene { $place }
       *[other] { $count } Schienen { $place }
    }
moves_none = keine Schiene

## 

playedWell = Kein besserer Zug gefunden: { $chance } auf den Durchgang.
dealAbout = Vor dem ersten Startmarker: was allein die Karten wert sind.
played = gespielt
better = besser
playOnPlayed = Weiter wie gespielt
playOutBetter = Die bessere Wahl ausspielen
playedAt = gespielt { $chance }
betterAt = besser { $chance }
likely = wahrscheinlich von { $name }
holds = Städte von { $name }

## reasons

reasons_completes = Er schließt alle Städte sofort an.
reasons_reaches = Er erreicht { $city }.
reasons_together = Er kommt { $cities } zugleich näher.
reasons_leave = { $name } baut ohnehin nach { $city }: in { $share } der Kartenverteilungen.
reasons_alone = Nach { $city } baut sonst niemand: die anderen nur in { $share } der Kartenverteilungen.
reasons_nobody = Nach { $city } baut sonst niemand.
reasons_fewer =
    { $better ->
        [one] Danach fehlen noch { $better } Schiene statt { $played }.
       *[other] Danach fehlen noch { $better } Schienen statt { $played }.
    }
reasons_double = Die Doppellinie hat den ganzen Zug gekostet.
reasons_keepsFerry = Er spart eine farbige Schiene für eine andere Fähre.
reasons_start =
    { $better ->
        [one] Von dort kosten die Städte { $better } Schiene statt { $played }.
       *[other] Von dort kosten die Städte { $better } Schienen statt { $played }.
    }
reasons_slows = Er lässt { $name } { $better } statt { $played }.

## story

story_unfinished = Durchgang { $round } wurde nicht zu Ende gespielt.
story_lost_mistake =
    { $who ->
        [you] Du hast Durchgang { $round } in Zug { $turn } verloren: Er hat { $share } verschenkt.
       *[other] { $who } hat Durchgang { $round } in Zug { $turn } verloren: Er hat { $share } verschenkt.
    }
story_lost_mistakes =
    { $who ->
        [you] Du hast Durchgang { $round } in mehreren Zügen verloren: { $turns }.
       *[other] { $who } hat Durchgang { $round } in mehreren Zügen verloren: { $turns }.
    }
story_lost_cards =
    { $who ->
        [you] Du hast Durchgang { $round } durch die Karten verloren: Sie ließen nur { $share }.
       *[other] { $who } hat Durchgang { $round } durch die Karten verloren: Sie ließen nur { $share }.
    }
story_lost_blow =
    { $who ->
        [you] Du hast Durchgang { $round } durch Zug { $turn } von { $name } verloren: vorher { $before }, danach { $share }.
       *[other] { $who } hat Durchgang { $round } durch Zug { $turn } von { $name } verloren: vorher { $before }, danach { $share }.
    }
story_lost_lead =
    { $who ->
        [you] Du hast Durchgang { $round } trotz { $share } in Zug { $turn } verloren.
       *[other] { $who } hat Durchgang { $round } trotz { $share } in Zug { $turn } verloren.
    }
story_lost_finish =
    { $who ->
        [you] Du hast Durchgang { $round } ganz am Ende verloren: Vor dem letzten Zug waren es noch { $share }.
       *[other] { $who } hat Durchgang { $round } ganz am Ende verloren: Vor dem letzten Zug waren es noch { $share }.
    }
story_lost_nothing =
    { $who ->
        [you] Du hast Durchgang { $round } verloren; kein einzelner Zug gab den Ausschlag.
       *[other] { $who } hat Durchgang { $round } verloren; kein einzelner Zug gab den Ausschlag.
    }
story_won_cards =
    { $who ->
        [you] Du hast Durchgang { $round } mit guten Karten gewonnen, die von Anfang an { $share } wert waren.
       *[other] { $who } hat Durchgang { $round } mit guten Karten gewonnen, die von Anfang an { $share } wert waren.
    }
story_won_gift =
    { $who ->
        [you] Du hast Durchgang { $round } gewonnen, weil { $name } in Zug { $turn } danebengriff: +{ $share }.
       *[other] { $who } hat Durchgang { $round } gewonnen, weil { $name } in Zug { $turn } danebengriff: +{ $share }.
    }
story_won_moves =
    { $who ->
        [you] Du hast Durchgang { $round } durch gutes Spiel gewonnen, vor allem in Zug { $turn }: +{ $share }.
       *[other] { $who } hat Durchgang { $round } durch gutes Spiel gewonnen, vor allem in Zug { $turn }: +{ $share }.
    }
story_won_others =
    { $who ->
        [you] Du hast Durchgang { $round } gewonnen, auch dank der Züge der anderen: +{ $share }.
       *[other] { $who } hat Durchgang { $round } gewonnen, auch dank der Züge der anderen: +{ $share }.
    }
story_won_nothing =
    { $who ->
        [you] Du hast Durchgang { $round } gewonnen; kein einzelner Zug gab den Ausschlag.
       *[other] { $who } hat Durchgang { $round } gewonnen; kein einzelner Zug gab den Ausschlag.
    }
story_shared =
    { $who ->
        [you] Du hast Durchgang { $round } gemeinsam mit { $name } gewonnen.
       *[other] { $who } hat Durchgang { $round } gemeinsam mit { $name } gewonnen.
    }
story_although = Zug { $turn } hat { $share } verschenkt.
story_game_won =
    { $who ->
        [you] Du hast die Partie mit
       *[other] { $who } hat die Partie mit
    } { $points ->
        [one] { $points } Punkt Vorsprung gewonnen.
       *[other] { $points } Punkten Vorsprung gewonnen.
    }
story_game_lost =
    { $who ->
        [you] Du hast die Partie gegen { $name } mit
       *[other] { $who } hat die Partie gegen { $name } mit
    } { $points ->
        [one] { $points } Punkt Rückstand verloren.
       *[other] { $points } Punkten Rückstand verloren.
    }
story_game_shared =
    { $who ->
        [you] Du hast die Partie gemeinsam mit { $name } gewonnen.
       *[other] { $who } hat die Partie gemeinsam mit { $name } gewonnen.
    }
story_game_ahead =
    { $points ->
        [one] Durchgang { $round } gab den Ausschlag: { $points } Punkt mehr als { $name }.
       *[other] Durchgang { $round } gab den Ausschlag: { $points } Punkten mehr als { $name }.
    }
story_game_behind =
    { $points ->
        [one] Durchgang { $round } gab den Ausschlag: { $points } Punkt weniger als { $name }.
       *[other] Durchgang { $round } gab den Ausschlag: { $points } Punkten weniger als { $name }.
    }
story_game_steady = Kein einzelner Durchgang gab den Ausschlag.
story_game_costliest = Teuerster Zug: Zug { $turn } in Durchgang { $round }, −{ $share }.

## 

luck = Glück und Können
fromTo = von { $from } auf { $to }
cards = Karten
ownMoves = Eigene Züge
others = Die anderen
luckAbout = Verglichen damit, dass alle wie üblich weiterspielen.
perRound = je Durchgang
dealCost =
    { $count ->
        [one] *Karten:* die Städte kosten mindestens { $count } Schiene
       *[other] *Karten:* die Städte kosten mindestens { $count } Schienen
    }
allHands = im Mittel { $mean }
dealBetter = { $share } aller Blätter kosten mehr.
hands = Alle Karten aufgedeckt
what = Was man wissen konnte
reads = Städte von { $name }, wie { $viewer } sie lesen konnte
rest = andere { $share }
isHeld = auf der Hand
toldMost = Am meisten über { $name } verriet Zug { $turn }: { $city } stieg von { $before } auf { $after }.
reading = Die Schienen werden gelesen …
firstLook = Erster Blick: Zug { $turn } von { $all }
refining = Genauer: Zug { $turn } von { $all }
done = { $deals } Kartenverteilungen je Zug ausprobiert
stopped = Angehalten
stop = Anhalten
goOn = Weiter
failed = Diese Partie lässt sich nicht analysieren.
save = Zahlen als Datei speichern
replay = Wiederholung ansehen

## tabs

tabs_label = Was ansehen?
tabs_moves = Züge
tabs_luck = Glück
tabs_known = Wissen

## puzzles

puzzles_what = Was lösen?
puzzles_which = Rätsel des Tages
puzzles_today = Heute
puzzles_kinds_net = Kürzestes Netz
puzzles_kinds_turn = Zwei Schienen
puzzles_kinds_start = Wo anfangen?
puzzles_kinds_whose = Wessen Stadt?
puzzles_about_net = Verbinde die fünf Städte mit möglichst wenigen Schienen; Doppellinien zählen zwei. Drücke auf Linien, um sie zu wählen; mit der Tastatur: Umschalt und eine Richtung.
puzzles_about_turn = Baue den Zug, der den Durchgang am häufigsten gewinnt. Drücke auf Linien der Karte; mit der Tastatur: Umschalt und eine Richtung.
puzzles_about_start = Setze deinen Marker dorthin, wo du den Durchgang am häufigsten gewinnst. Drücke auf einen Knoten; mit der Tastatur: hingehen und Leertaste.
puzzles_about_whose = Wer hat { $city }, falls überhaupt jemand? Geh den Durchgang Zug für Zug durch und lies es aus den Schienen.
puzzles_youAre = Du bist { $colour }.
puzzles_choices = Auswahl
puzzles_nobody = Niemand
puzzles_cost =
    { $count ->
        [one] { $count } Schiene
       *[other] { $count } Schienen
    }
puzzles_joined = { $count } von 5 Städten verbunden
puzzles_allJoined = alle fünf Städte verbunden
puzzles_undo = Zurück
puzzles_clear = Alle entfernen
puzzles_tryOf = Versuch { $now } von { $all }
puzzles_tooMany = { $count } mehr als nötig.
puzzles_check = Prüfen
puzzles_show = Lösung zeigen
puzzles_next = Nächstes Rätsel
puzzles_solved = Gelöst!
puzzles_failed = Diesmal nicht.
puzzles_bestIs =
    { $count ->
        [one] Das beste Netz hat { $count } Schiene.
       *[other] Das beste Netz hat { $count } Schienen.
    }
puzzles_proof_move = So oft gewinnt jeder der beiden den Durchgang, über tausend wahrscheinliche Kartenverteilungen.
puzzles_proof_whose = So wahrscheinlich ist es, den Schienen nach, dass die Stadt in dieser Hand war.
puzzles_level = Stufe { $rating }
puzzles_rating = Deine Wertung: { $rating }
puzzles_row =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
puzzles_daySolved = { $count } gelöst
puzzles_monthBefore = Voriger Monat
puzzles_monthAfter = Nächster Monat
puzzles_goOn = Weiter
puzzles_noMove = Noch liegt nichts auf der Karte.
puzzles_nearly = Fast richtig: Ein besserer Zug behält { $share } mehr. Versuch es noch einmal.
puzzles_judging = Dein Zug wird beurteilt …
puzzles_yours = Dein Zug
puzzles_tempting = Ein verlockender Zug
puzzles_best = Der beste Zug
puzzles_look_label = Auf der Karte
puzzles_look_both = Beide Züge
puzzles_look_chosen = Nach diesem
puzzles_look_best = Nach dem besten
puzzles_missing = Von Bots mit diesen Karten zu Ende gespielt, fehlende Schienen am Schluss: { $who }.
puzzles_missingOf = { $name } { $count }
puzzles_round = Der Durchgang bis hierher
puzzles_pastTurn = Zug { $turn }: { $name }
puzzles_starts = Start { $place }
puzzles_builds =
    { $count ->
        [one] { $count } Schiene { $place }
       *[other] { $count } Schienen { $place }
    }
puzzles_tells = Zug { $turn } von { $name }: Dass { $holder } { $city } hat, stieg von { $before } auf { $after }.
puzzles_tellsNobody = Zug { $turn } von { $name }: Dass niemand { $city } hat, stieg von { $before } auf { $after }.
puzzles_longTold = Kein einzelner Zug hat es verraten, erst alle Schienen zusammen.
puzzles_rated =
    { $solved ->
        [yes] Deine Wertung: { $rating } ({ $change }, Stufe { $level } gelöst).
       *[no] Deine Wertung: { $rating } ({ $change }, Stufe { $level } verfehlt).
    }
puzzles_steps_first = Zum ersten Zug
puzzles_steps_back = Einen Zug zurück
puzzles_steps_forward = Einen Zug weiter
puzzles_steps_last = Zum letzten Zug
puzzles_allDone = Du hast alle Rätsel dieser Art gelöst.

## learn

learn_open =
    { $count ->
        [one] Aus diesem Zug lernen
       *[other] Aus diesen { $count } Zügen lernen
    }
learn_title = Aus Fehlern lernen
learn_preparing = Die nächste Frage wird gemacht …
learn_none = Keiner dieser Züge ist bei anderen Kartenverteilungen klar falsch.
learn_done = { $solved } von { $all } besseren Zügen gefunden. Sie kommen unter „Deine Fehler“ wieder.
learn_back = Zurück zur Analyse

## mine

mine_title = Deine Fehler
mine_none = Heute gibt es nichts besser zu machen. Fehler von 8 % und mehr kommen aus Analysen deiner klassischen Partien hierher und kehren wieder, bis du den besseren Zug findest.

## trainer

trainer_title = Den Tisch lesen
trainer_whose = Welche Städte hat { $colour }?
trainer_about = Wähle eine je Region; die Schienen dieser Farbe leuchten. Dann zeigt der Leser der Bots, was er aus denselben Schienen las.
trainer_you = Du
trainer_reader = Leser
trainer_ofFive = von 5 richtig
trainer_next = Nächste Stellung
trainer_allDone = Heute gibt es nichts mehr zu lesen. Stellungen kommen wieder, wenn sie fällig sind.
