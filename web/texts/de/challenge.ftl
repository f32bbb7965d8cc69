### German texts of challenges.

about = Einige Durchgänge, die alle vom selben Platz aus spielen, mit denselben Karten und gegen dieselben Bots. Es zählt, was du besser machst als die anderen: Können ohne Glück.

## make

make_title = Neue Herausforderung
make_rounds = Wie viele Durchgänge?
make_start = Herausforderung anlegen
make_failed = So lässt sich keine Herausforderung anlegen.

## list

list_title = Deine Herausforderungen
list_none = Noch keine. Leg eine an oder öffne einen Link, den dir jemand geschickt hat.
list_progress =
    { $all ->
        [one] { $played } von { $all } Durchgang gespielt
       *[other] { $played } von { $all } Durchgängen gespielt
    }
list_remove = Entfernen
list_removeAsk = Diese Herausforderung und ihre Ergebnisse von diesem Gerät entfernen? Die Partien bleiben in deiner Liste.

## 

against = Gegen { $names }
bot = { $name } ({ $level })
rules = Nichts wird zurückgenommen, und niemand gibt Tipps. Ein Durchgang zählt, wenn du ihn zum ersten Mal spielst.

## rounds

rounds_title = Durchgänge
rounds_round = Durchgang { $number }
rounds_play = Durchgang { $number } spielen
rounds_goOn = Durchgang { $number } fortsetzen
rounds_again = Noch einmal spielen
rounds_againAbout = Das zählt nicht.
rounds_waiting = Noch nicht gespielt
rounds_running = Angefangen
rounds_gameOf = Partie von { $name }

## standings

standings_title = Mit denselben Karten
standings_player = Spieler
standings_you = Du
standings_total = Summe
standings_points = Punkte: { $points }
standings_hidden = verdeckt
standings_hiddenAbout = Was die anderen erreicht haben, siehst du, sobald du den Durchgang selbst gespielt hast.
standings_alone = Noch niemand zum Vergleichen.
standings_again = noch einmal gespielt
standings_finished = von einem Bot beendet
standings_computing = { $name } spielt Durchgang { $round } mit deinen Karten: Zug { $move }
standings_failed = { $name } konnte nicht spielen. Öffne die Herausforderung später noch einmal.

## how

how_title = So entsteht die Wertung
how_lead = Daraus ergibt sich dein Vorsprung vor dem Durchschnitt deiner Gegner am Tisch.
how_score = Gewertet wird dein Vorsprung abzüglich des mittleren Vorsprungs aller anderen, die dieselben Karten gespielt haben.
how_same = Karten, Startspieler und Bots sind für alle gleich. Auf gleiche Züge antworten die Bots gleich.

## share

share_title = Herausforderung teilen
share_about = Der Link enthält die ganze Herausforderung. Er funktioniert ohne Server.
share_own = Mit meinem Ergebnis
share_ownAbout = Möglich, sobald du alle Durchgänge gespielt hast.
share_hides = Die Karten im Link sind vor neugierigen Blicken geschützt, nicht vor Fachleuten, wie bei Partien auf diesem Gerät. Die Ergebnisse sind eigene Angaben.
share_link = Link zur Herausforderung
share_copy = Link kopieren
share_send = Teilen
share_qr = QR-Code zeigen
share_qrHelp = Scanne diesen Code mit einem Handy oder Tablet, um die Herausforderung dort zu öffnen.
share_qrTooLong = Mit so vielen Ergebnissen ist der Link zu lang für einen QR-Code.
share_text = Spiel dieselben Karten wie ich: { $table }

## problems

problems_title = Diese Herausforderung lässt sich nicht öffnen.
problems_too-long = Der Link ist zu lang für eine Herausforderung.
problems_malformed = Dieser Link ist keine Herausforderung. Vielleicht wurde er abgeschnitten.
problems_forged = Der Link wurde verändert: Sein Siegel passt nicht mehr.
problems_other = Die Herausforderung braucht einen Spielplan, Regeln oder Bots, die diese Seite nicht hat.
problems_unknown = Auf diesem Gerät gibt es keine solche Herausforderung. Öffne sie über ihren Link.
