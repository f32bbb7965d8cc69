### Deutsche Texte der Einblicke in Gesellschaften.

## soon

soon_1 = woher deine Punkte kommen
soon_2 = wie genau deine Entscheidungen sind, Partie für Partie
soon_3 = in welchen Phasen du am meisten verschenkst
soon_4 = was deine Lizenzen und Fahrzeuge einbringen

## 

counting = Deine Partien werden durchgesehen: { $done } von { $all }
won =
    { $games ->
        [one] von { $games } Partie gewonnen
       *[other] von { $games } Partien gewonnen
    }
points = Punkte je Partie
completed = erfüllte Verträge je Partie
first = Jahr des ersten erfüllten Vertrags, im Mittel

## accuracy

accuracy_now = Genauigkeit
accuracy_title = Genauigkeit im Lauf der Zeit
accuracy_about = Welchen Anteil der Gewinnchance du behalten hast, die die gefundenen besseren Entscheidungen behalten hätten. Die Linie ist das Mittel von fünf Partien.
accuracy_none = Von diesen Partien ist noch keine nachbetrachtet.
accuracy_label =
    { $games ->
        [one] Genauigkeit in { $games } Partie, zuletzt { $latest }
       *[other] Genauigkeit in { $games } Partien, zuletzt { $latest }
    }
accuracy_table = Als Tabelle
accuracy_chart = Als Kurve
accuracy_date = Gespielt
accuracy_share = Genauigkeit
accuracy_open = Nachbetrachtung der Partie vom { $date }
accuracy_offer =
    { $count ->
        [one] { $count } Partie ist noch nicht nachbetrachtet.
       *[other] { $count } Partien sind noch nicht nachbetrachtet.
    }
accuracy_start =
    { $count ->
        [one] Jetzt nachbetrachten
       *[other] Jetzt alle nachbetrachten
    }
accuracy_working = Partie { $game } von { $all } wird nachbetrachtet: { $share }
accuracy_goesOn = Das läuft weiter, während du andere Seiten ansiehst.
accuracy_stop = Anhalten

## mistakes

mistakes_title = Typische Fehler
mistakes_about = Deine Entscheidungen, die etwas verschenkt haben, nach Phase und danach, was besser gewesen wäre. Die teuersten Arten zuerst.
mistakes_none = Bisher nichts gefunden. Nachbetrachtungen deiner Partien bringen sie ans Licht.
mistakes_kind = Was geschah
mistakes_times = Mal
mistakes_given = Verschenkt
mistakes_calling = Phase ausrufen
mistakes_hows_other = etwas anderes war besser
mistakes_hows_more = du hast zu früh aufgehört
mistakes_hows_less = du hättest aufhören sollen
mistakes_points = { $points } Punkte
mistakes_example = { $loss } am { $date }
mistakes_examples = Zum Beispiel:

## lines

lines_title = Woher deine Punkte kommen
lines_line = Schlusswertung
lines_points = Punkte je Partie
lines_returns = Über ihren Preis hinaus brachten deine Lizenzen je Partie { $licences } und deine Fahrzeuge { $vehicles } ein.
