### Dutch texts of insight into companies.

## soon

soon_1 = waar je punten vandaan komen
soon_2 = hoe nauwkeurig je beslissingen zijn, spel na spel
soon_3 = in welke fases je het meeste verliest
soon_4 = wat je licenties en voertuigen opbrengen

## 

counting = Je spellen worden gelezen: { $done } van { $all }
won =
    { $games ->
        [one] van { $games } spel gewonnen
       *[other] van { $games } spellen gewonnen
    }
points = punten per spel
completed = voltooide contracten per spel
first = jaar van het eerste voltooide contract, gemiddeld

## accuracy

accuracy_now = nauwkeurigheid
accuracy_title = Nauwkeurigheid in de loop van de tijd
accuracy_about = Hoeveel winstkans je hebt behouden, vergeleken met de beste gevonden keuzes. De lijn is het gemiddelde van vijf spellen.
accuracy_none = Nog geen van deze spellen is geanalyseerd.
accuracy_label =
    { $games ->
        [one] Nauwkeurigheid over { $games } spel; laatste: { $latest }
       *[other] Nauwkeurigheid over { $games } spellen; laatste: { $latest }
    }
accuracy_table = Als tabel
accuracy_chart = Als grafiek
accuracy_date = Gespeeld
accuracy_share = Nauwkeurigheid
accuracy_open = Analyse van het spel van { $date }
accuracy_offer =
    { $count ->
        [one] { $count } spel is nog niet geanalyseerd.
       *[other] { $count } spellen zijn nog niet geanalyseerd.
    }
accuracy_start =
    { $count ->
        [one] Nu analyseren
       *[other] Nu allemaal analyseren
    }
accuracy_working = Spel { $game } van { $all } wordt geanalyseerd: { $share }
accuracy_goesOn = De analyse gaat door terwijl je andere pagina’s bekijkt.
accuracy_stop = Stoppen

## mistakes

mistakes_title = Typische fouten
mistakes_about = Je dure beslissingen, per fase en naar wat beter was geweest. De duurste soorten eerst.
mistakes_none = Nog geen fouten gevonden. Analyseer je spellen om ze te vinden.
mistakes_kind = Wat er gebeurde
mistakes_times = Keer
mistakes_given = Kosten
mistakes_calling = Een fase aankondigen
mistakes_hows_other = iets anders was beter
mistakes_hows_more = je stopte te vroeg
mistakes_hows_less = je had moeten stoppen
mistakes_points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
mistakes_example = { $loss } op { $date }
mistakes_examples = Bijvoorbeeld:

## lines

lines_title = Waar je punten vandaan komen
lines_line = Eindbeoordeling
lines_points = Punten per spel
lines_returns = Boven hun prijs leverden je licenties per spel { $licences } op en je voertuigen { $vehicles }.
