### German texts of insight.

## soon

soon_1 = wo du anfängst und wie diese Durchgänge ausgingen
soon_2 = wie viele deiner Schienen andere benutzen und wie viele ihrer Schienen du benutzt
soon_3 = welche Farben dich Punkte kosten
soon_4 = wie genau deine Züge sind, Partie für Partie
soon_5 = deine typischen Fehler, mit Stellungen zum Üben

## 

which = Welche Partien
allGames =
    { $count ->
        [one] Die { $count } Partie
       *[other] Alle { $count } Partien
    }
games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
rounds =
    { $count ->
        [one] { $count } Durchgang
       *[other] { $count } Durchgänge
    }
roundsWon = der Durchgänge gewonnen
missing = fehlende Schienen je Durchgang
accuracyNow = Genauigkeit
counting = Deine Partien werden durchgesehen: { $done } von { $all }

## columns

columns_rounds = Durchgänge
columns_won = Gewonnen
columns_missing = Fehlend
columns_lost = Verloren
columns_count = Wie oft
columns_perRound = Je Durchgang

## starts

starts_title = Wo du anfängst
starts_about = Geteilte Siege zählen anteilig. Fehlend: Schienen, die am Ende eines Durchgangs im Mittel noch fehlten.
starts_kind = Startmarker
starts_kinds_own = In einer eigenen Stadt
starts_kinds_city = In einer anderen Stadt
starts_kinds_beside = In keiner Stadt
starts_place = In oder bei
starts_more =
    { $count ->
        [one] { $count } weiteren Ort zeigen
       *[other] { $count } weitere Orte zeigen
    }
starts_few = Nach wenigen Durchgängen zeigen diese Zahlen vor allem Glück.

## tracks

tracks_title = Gemeinsame Schienen
tracks_about = Am Ende jedes Durchgangs gezählt: die Schienen, über die alle von ihrem Startmarker aus ihre Städte erreichen.
tracks_yours =
    { $count ->
        [one] { $count } Schiene, von dir gelegt
       *[other] { $count } Schienen, von dir gelegt
    }
tracks_byOthers = auch von anderen benutzt
tracks_byYou = nur von dir benutzt
tracks_byNobody = von niemandem benutzt
tracks_used =
    { $count ->
        [one] { $count } Schiene, von dir benutzt
       *[other] { $count } Schienen, von dir benutzt
    }
tracks_laidByYou = von dir gelegt
tracks_laidByOthers = von anderen gelegt

## colours

colours_title = Verlorene Punkte nach Farbe
colours_about = Fehlende Schienen, nach Entfernung auf die nicht angeschlossenen Städte verteilt. Jede Schiene kostet im klassischen Spiel einen Punkt.
colours_colour = Region
colours_open = Nicht angeschlossen
colours_of = { $open } von { $held }
colours_points = Schienen

## accuracy

accuracy_title = Genauigkeit im Lauf der Zeit
accuracy_about = Wie viel von der Gewinnchance der besten Züge dir erhalten blieb. Die Linie ist das Mittel aus fünf Partien.
accuracy_none = Von diesen Partien ist noch keine analysiert.
accuracy_label = Genauigkeit über { $games }; zuletzt { $latest }
accuracy_table = Als Tabelle
accuracy_chart = Als Kurve
accuracy_date = Gespielt
accuracy_share = Genauigkeit
accuracy_turns = Eigene Züge
accuracy_review = Analyse
accuracy_open = Analyse der Partie vom { $date }
accuracy_offer =
    { $count ->
        [one] { $count } Partie ist noch nicht analysiert.
       *[other] { $count } Partien sind noch nicht analysiert.
    }
accuracy_start =
    { $count ->
        [one] Jetzt analysieren
       *[other] Jetzt alle analysieren
    }
accuracy_working = Partie { $game } von { $all } wird analysiert: { $share }
accuracy_goesOn = Die Analyse läuft weiter, während du andere Seiten ansiehst.
accuracy_stop = Anhalten

## mistakes

mistakes_title = Typische Fehler
mistakes_about = Deine Züge, die Gewinnchance gekostet haben, geordnet nach dem Grund für den besseren Zug. Oben steht, was dich mehr kostet als umsichtige Spieler.
mistakes_habit = *{ $name }*: Das ist deine teuerste Gewohnheit. Sie kostet dich { $cost } Gewinnchance je Durchgang, umsichtige Spieler nur { $usual }.
mistakes_noHabit = Keine Gewohnheit sticht heraus: Deine Verluste verteilen sich auf viele Arten von Fehlern.
mistakes_none = Bisher keine Fehler gefunden. Analysiere deine Partien, um sie zu finden.
mistakes_kind = Art des Fehlers
mistakes_marker_start = Ein Start, der mehr Schienen kostet
mistakes_marker_middle = Ein Start mitten zwischen deinen Städten
mistakes_marker_place = Ein anderer Start war besser
mistakes_build_completes = Einen Sieg verpasst
mistakes_build_reaches = Eine erreichbare Stadt nicht angeschlossen
mistakes_build_together = Keine Schiene zu mehreren Städten zugleich
mistakes_build_leave = Gebaut, wo andere ohnehin bauen
mistakes_build_fewer = Ein Umweg
mistakes_build_double = Der ganze Zug für eine Doppellinie
mistakes_build_shuns = Eine Doppellinie umgangen
mistakes_build_keeps-ferry = Eine farbige Schiene zu früh verbraucht
mistakes_build_place = Anderswo bauen war besser
mistakes_example = { $loss } am { $date }
mistakes_examples = Zum Beispiel:
mistakes_train =
    { $count ->
        [one] { $count } Stellung üben
       *[other] { $count } Stellungen üben
    }
mistakes_cannot = Stellungen zum Üben entstehen aus Fehlern ab { $share } in Partien ohne Sonderkarten.
