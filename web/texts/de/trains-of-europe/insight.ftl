### German texts of insight into companies.

## soon

soon_1 = woher deine Punkte kommen
soon_2 = wie genau deine Entscheidungen sind, Partie für Partie
soon_3 = in welchen Phasen du am meisten verlierst
soon_4 = was deine Lizenzen und Fahrzeuge einbringen

## 

counting = Deine Partien werden gelesen: { $done } von { $all }
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
accuracy_about = Wie viel Gewinnchance du behalten hast, verglichen mit den besten gefundenen Entscheidungen. Die Linie ist das Mittel von fünf Partien.
accuracy_none = Von diesen Partien ist noch keine analysiert.
accuracy_label =
    { $games ->
        [one] Genauigkeit in { $games } Partie, zuletzt { $latest }
       *[other] Genauigkeit in { $games } Partien, zuletzt { $latest }
    }
accuracy_table = Als Tabelle
accuracy_chart = Als Kurve
accuracy_date = Gespielt
accuracy_share = Genauigkeit
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
mistakes_about = Deine teuren Entscheidungen, nach Phase und danach, was besser gewesen wäre. Die teuersten Arten zuerst.
mistakes_none = Bisher keine Fehler gefunden. Analysiere deine Partien, um sie zu finden.
mistakes_kind = Was geschah
mistakes_times = Mal
mistakes_given = Kosten
mistakes_calling = Phase ausrufen
mistakes_hows_other = etwas anderes war besser
mistakes_hows_more = du hast zu früh aufgehört
mistakes_hows_less = du hättest aufhören sollen
mistakes_points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mistakes_example = { $loss } am { $date }
mistakes_examples = Zum Beispiel:

## lines

lines_title = Woher deine Punkte kommen
lines_line = Schlusswertung
lines_points = Punkte je Partie
lines_returns = Über ihren Preis hinaus brachten deine Lizenzen je Partie { $licences } und deine Fahrzeuge { $vehicles } ein.
