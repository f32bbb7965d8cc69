### German texts of the study of Trans Europa.

round = Durchgang { $round } von { $all }
rounds = Durchgang wählen
chart = Gewinnchance im Durchgang
judgement = Grundlage
known = Was { $name } wissen konnte
open = Alle Karten aufgedeckt
knownAbout = Die Gewinnchancen aller, wie { $name } sie damals einschätzen konnte.
openAbout = Die Gewinnchancen aller, wenn alle Karten aufgedeckt sind.
player = Für wen?
deal = Die Karten
turnOf = Zug { $turn } von { $all }
turn = Zug { $turn }
inRound = Durchgang { $round }
pointOf = Wendepunkt { $point } von { $all }
noPoint = Hier kein Wendepunkt
pointBefore = Voriger Wendepunkt
pointAfter = Nächster Wendepunkt
first = Zum Anfang des Durchgangs
back = Einen Zug zurück
forward = Einen Zug weiter
last = Zum letzten Zug
table = Als Tabelle
curve = Als Kurve
scope = Zahlen für
wholeGame = Ganze Partie
working = Es wird berechnet, was den Ausschlag gab …

## columns

columns_turn = Zug
columns_player = Wer
columns_lost = Kosten

## 

costly =
    { $count ->
        [one] { $count } teurer Zug
       *[other] { $count } teure Züge
    }
nothing = Kein besserer Zug gefunden.
accuracy = Genauigkeit { $share }
accuracyAbout = Wie viel von der Gewinnchance der besten Züge erhalten blieb.
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

playedWell = Kein besserer Zug gefunden: { $chance } Gewinnchance.
dealAbout = Vor dem ersten Startmarker: die Gewinnchancen allein durch die Karten.
played = gespielt
better = besser
playOnPlayed = Weiter wie gespielt
playOutBetter = Besseren Zug ausprobieren
playedAt = gespielt { $chance }
betterAt = besser { $chance }
likely = wahrscheinlich von { $name }
holds = Städte von { $name }

## reasons

reasons_completes = Er schließt alle Städte sofort an.
reasons_reaches = Er schließt { $city } an.
reasons_together = Er bringt { $cities } gleichzeitig näher.
reasons_leave = { $name } baut ohnehin nach { $city }: in { $share } der Kartenverteilungen.
reasons_alone = Nach { $city } bauen die anderen selten: nur in { $share } der Kartenverteilungen.
reasons_nobody = Nach { $city } baut sonst niemand.
reasons_fewer =
    { $better ->
        [one] Danach fehlt noch { $better } Schiene statt { $played }.
       *[other] Danach fehlen noch { $better } Schienen statt { $played }.
    }
reasons_double = Die Doppellinie hat den ganzen Zug gekostet.
reasons_keepsFerry = Er spart eine farbige Schiene für eine andere Fähre.
reasons_start =
    { $better ->
        [one] Von dort braucht man für die Städte { $better } Schiene statt { $played }.
       *[other] Von dort braucht man für die Städte { $better } Schienen statt { $played }.
    }
reasons_slows = Danach hat { $name } { $better } Gewinnchance statt { $played }.

## story

story_unfinished = Durchgang { $round } wurde nicht zu Ende gespielt.
story_lost_mistake =
    { $who ->
        [you] Du hast Durchgang { $round } in Zug { $turn } verloren: Er hat { $share } Gewinnchance gekostet.
       *[other] { $who } hat Durchgang { $round } in Zug { $turn } verloren: Er hat { $share } Gewinnchance gekostet.
    }
story_lost_mistakes =
    { $who ->
        [you] Du hast Durchgang { $round } in mehreren Zügen verloren: { $turns }.
       *[other] { $who } hat Durchgang { $round } in mehreren Zügen verloren: { $turns }.
    }
story_lost_cards =
    { $who ->
        [you] Du hast Durchgang { $round } durch die Karten verloren: Sie ließen nur { $share } Gewinnchance.
       *[other] { $who } hat Durchgang { $round } durch die Karten verloren: Sie ließen nur { $share } Gewinnchance.
    }
story_lost_blow =
    { $who ->
        [you] Du hast Durchgang { $round } durch Zug { $turn } von { $name } verloren: Die Gewinnchance fiel von { $before } auf { $share }.
       *[other] { $who } hat Durchgang { $round } durch Zug { $turn } von { $name } verloren: Die Gewinnchance fiel von { $before } auf { $share }.
    }
story_lost_lead =
    { $who ->
        [you] Du hast Durchgang { $round } trotz { $share } Gewinnchance in Zug { $turn } verloren.
       *[other] { $who } hat Durchgang { $round } trotz { $share } Gewinnchance in Zug { $turn } verloren.
    }
story_lost_finish =
    { $who ->
        [you] Du hast
       *[other] { $who } hat
    } Durchgang { $round } ganz am Ende verloren: Vor dem letzten Zug lag die Gewinnchance noch bei { $share }.
story_lost_never =
    { $who ->
        [you] Du hast Durchgang { $round } verloren: Die Gewinnchance lag nie über { $share }.
       *[other] { $who } hat Durchgang { $round } verloren: Die Gewinnchance lag nie über { $share }.
    }
story_lost_nothing =
    { $who ->
        [you] Du hast Durchgang { $round } verloren; kein einzelner Zug gab den Ausschlag.
       *[other] { $who } hat Durchgang { $round } verloren; kein einzelner Zug gab den Ausschlag.
    }
story_won_cards =
    { $who ->
        [you] Du hast Durchgang { $round } mit guten Karten gewonnen: von Anfang an { $share } Gewinnchance.
       *[other] { $who } hat Durchgang { $round } mit guten Karten gewonnen: von Anfang an { $share } Gewinnchance.
    }
story_won_gift =
    { $who ->
        [you] Du hast Durchgang { $round } gewonnen, weil { $name } in Zug { $turn } einen Fehler machte: +{ $share }.
       *[other] { $who } hat Durchgang { $round } gewonnen, weil { $name } in Zug { $turn } einen Fehler machte: +{ $share }.
    }
story_won_turn =
    { $who ->
        [you] Du hast Durchgang { $round } dank Zug { $turn } von { $name } gewonnen: Die Gewinnchance stieg von { $before } auf { $share }.
       *[other] { $who } hat Durchgang { $round } dank Zug { $turn } von { $name } gewonnen: Die Gewinnchance stieg von { $before } auf { $share }.
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
story_although = Zug { $turn } hat { $share } gekostet.
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
luckAbout = Verglichen mit einem Verlauf, in dem alle wie üblich weiterspielen.
perRound = je Durchgang
dealCost =
    { $count ->
        [one] *Karten:* mindestens { $count } Schiene für alle Städte
       *[other] *Karten:* mindestens { $count } Schienen für alle Städte
    }
allHands = im Mittel { $mean }
dealBetter = Bei { $share } aller Handkarten sind es mehr.
hands = Alle Karten aufgedeckt
what = Damals bekannt
reads = Städte von { $name }, soweit { $viewer } sie erschließen konnte
rest = andere { $share }
isHeld = auf der Hand
toldMost = Am meisten über { $name } verriet Zug { $turn }: Die Wahrscheinlichkeit für { $city } stieg von { $before } auf { $after }.
reading = Die Schienen werden gelesen …
firstLook = Schnelle Analyse: Zug { $turn } von { $all }
refining = Genaue Analyse: Zug { $turn } von { $all }
done = { $deals } Kartenverteilungen je Zug
stopped = Angehalten
stop = Anhalten
goOn = Weiter
failed = Diese Partie lässt sich nicht analysieren.
save = Zahlen als Datei speichern
replay = Wiederholung ansehen

## tabs

tabs_label = Ansicht
tabs_moves = Züge
tabs_luck = Glück
tabs_known = Wissen

## puzzles

puzzles_what = Art des Rätsels
puzzles_which = Rätsel des Tages
puzzles_today = Heute
puzzles_kinds_net = Kürzestes Netz
puzzles_kinds_turn = Zwei Schienen
puzzles_kinds_start = Wo anfangen?
puzzles_kinds_whose = Wessen Stadt?
puzzles_about_net = Verbinde die fünf Städte mit möglichst wenigen Schienen. Eine Doppellinie zählt zwei. Drücke auf Linien oder nimm Umschalt und eine Richtungstaste.
puzzles_about_turn = Lege die Schienen, mit denen du den Durchgang am häufigsten gewinnst. Drücke auf Linien oder nimm Umschalt und eine Richtungstaste.
puzzles_about_start = Setze deinen Startmarker dorthin, wo du den Durchgang am häufigsten gewinnst. Drücke auf einen Kreuzungspunkt oder geh mit den Richtungstasten hin und drücke die Leertaste.
puzzles_about_whose = Wer hat { $city }, falls überhaupt jemand? Geh den Durchgang Zug für Zug durch und achte auf Hinweise in den Schienen.
puzzles_youAre = Du bist { $colour }.
puzzles_choices = Antworten
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
puzzles_tooMany =
    { $count ->
        [one] { $count } Schiene mehr als nötig.
       *[other] { $count } Schienen mehr als nötig.
    }
puzzles_check = Prüfen
puzzles_show = Lösung zeigen
puzzles_next = Nächstes Rätsel
puzzles_solved = Gelöst!
puzzles_failed = Diesmal nicht.
puzzles_bestIs =
    { $count ->
        [one] Das kürzeste Netz braucht { $count } Schiene.
       *[other] Das kürzeste Netz braucht { $count } Schienen.
    }
puzzles_proof_move = So oft gewinnt jeder der beiden Züge den Durchgang bei tausend wahrscheinlichen Kartenverteilungen.
puzzles_proof_whose = So wahrscheinlich lag die Stadt in der jeweiligen Hand, nach den Schienen zu urteilen.
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
puzzles_noMove = Noch liegt nichts auf dem Plan.
puzzles_nearly = Fast richtig: Ein anderer Zug ist um { $share } besser. Versuch es noch einmal.
puzzles_judging = Dein Zug wird geprüft …
puzzles_yours = Dein Zug
puzzles_inGame = Dein Zug in der Partie
puzzles_tempting = Ein verlockender Zug
puzzles_best = Der beste Zug
puzzles_look_label = Auf dem Plan
puzzles_look_both = Beide Züge
puzzles_look_chosen = Nach diesem
puzzles_look_best = Nach dem besten
puzzles_missing = Fehlende Schienen, nachdem Bots mit diesen Karten zu Ende gespielt haben: { $who }.
puzzles_missingOf = { $name } { $count }
puzzles_round = Der Durchgang bis hierher
puzzles_pastTurn = Zug { $turn }: { $name }
puzzles_starts = Start { $place }
puzzles_builds =
    { $count ->
        [one] { $count } Schiene { $place }
       *[other] { $count } Schienen { $place }
    }
puzzles_tells = Zug { $turn } von { $name }: Die Wahrscheinlichkeit, dass { $holder } { $city } hat, änderte sich von { $before } auf { $after }.
puzzles_tellsNobody = Zug { $turn } von { $name }: Die Wahrscheinlichkeit, dass niemand { $city } hat, änderte sich von { $before } auf { $after }.
puzzles_longTold = Kein einzelner Zug hat es verraten, erst alle Schienen zusammen.
puzzles_rated =
    { $solved ->
        [yes] Deine Wertung: { $rating } ({ $change }, Stufe { $level } gelöst).
       *[no] Deine Wertung: { $rating } ({ $change }, Stufe { $level } nicht gelöst).
    }
puzzles_steps_first = Zum ersten Zug
puzzles_steps_back = Einen Zug zurück
puzzles_steps_forward = Einen Zug weiter
puzzles_steps_last = Zum letzten Zug
puzzles_allDone = Du hast alle Rätsel dieser Art bearbeitet.

## learn

learn_open =
    { $count ->
        [one] Aus diesem Zug lernen
       *[other] Aus diesen { $count } Zügen lernen
    }
learn_title = Aus Fehlern lernen
learn_was = Dein Zug { $place } hat { $share } Gewinnchance gekostet. Finde einen besseren.
learn_preparing = Die nächste Frage wird vorbereitet …
learn_none = Keiner dieser Züge ist bei anderen Kartenverteilungen klar falsch.
learn_done = { $solved } von { $all } besseren Zügen gefunden. Sie kommen unter „Deine Fehler“ wieder.
learn_back = Zurück zur Analyse

## mine

mine_title = Deine Fehler
mine_none = Heute sind keine Fehler zu üben. Fehler ab { $share } aus deinen analysierten Partien ohne Sonderkarten erscheinen hier. Sie kommen wieder, bis du den besseren Zug findest.

## trainer

trainer_title = Den Tisch lesen
trainer_whose = Welche Städte hat { $colour }?
trainer_about = Wähle in jeder Region eine Stadt. Die Schienen dieser Farbe leuchten. Danach siehst du die Bot-Analyse derselben Schienen.
trainer_you = Du
trainer_reader = Bot-Analyse
trainer_ofFive = von 5 richtig
trainer_next = Nächste Stellung
trainer_allDone = Heute gibt es keine Stellungen mehr. Sie kommen wieder, wenn sie fällig sind.
