### Nederlandse teksten van het inzicht in maatschappijen.

## soon

soon_1 = waar je punten vandaan komen
soon_2 = hoe nauwkeurig je beslissingen zijn, partij na partij
soon_3 = in welke fasen je het meeste weggeeft
soon_4 = wat je licenties en voertuigen opbrengen

## 

counting = Je partijen worden doorgenomen: { $done } van { $all }
won =
    { $games ->
        [one] van { $games } partij gewonnen
       *[other] van { $games } partijen gewonnen
    }
points = punten per partij
completed = voltooide contracten per partij
first = jaar van het eerste voltooide contract, gemiddeld

## accuracy

accuracy_now = nauwkeurigheid
accuracy_title = Nauwkeurigheid in de loop van de tijd
accuracy_about = Welk deel je hield van de kans om te winnen die de gevonden betere keuzes hadden behouden. De lijn is het gemiddelde van vijf partijen.
accuracy_none = Geen van deze partijen is al nabeschouwd.
accuracy_label =
    { $games ->
        [one] Nauwkeurigheid over { $games } partij; laatst { $latest }
       *[other] Nauwkeurigheid over { $games } partijen; laatst { $latest }
    }
accuracy_table = Als tabel
accuracy_chart = Als grafiek
accuracy_date = Gespeeld
accuracy_share = Nauwkeurigheid
accuracy_open = Nabeschouwing van de partij van { $date }
accuracy_offer =
    { $count ->
        [one] { $count } partij is nog niet nabeschouwd.
       *[other] { $count } partijen zijn nog niet nabeschouwd.
    }
accuracy_start =
    { $count ->
        [one] Nu nabeschouwen
       *[other] Nu alle nabeschouwen
    }
accuracy_working = Partij { $game } van { $all } wordt nabeschouwd: { $share }
accuracy_goesOn = Dit gaat door terwijl je andere pagina’s bekijkt.
accuracy_stop = Stoppen

## mistakes

mistakes_title = Typische fouten
mistakes_about = Je beslissingen die iets weggaven, per fase en naar wat de betere keuze deed. De duurste soorten eerst.
mistakes_none = Tot nu toe niets gevonden. Nabeschouwingen van je partijen brengen ze aan het licht.
mistakes_kind = Wat er gebeurde
mistakes_times = Keer
mistakes_given = Weggegeven
mistakes_calling = Een fase afroepen
mistakes_hows_other = iets anders was beter
mistakes_hows_more = je stopte te vroeg
mistakes_hows_less = je had moeten stoppen
mistakes_points = { $points } punten
mistakes_example = { $loss } op { $date }
mistakes_examples = Bijvoorbeeld:

## lines

lines_title = Waar je punten vandaan komen
lines_line = Eindafrekening
lines_points = Punten per partij
lines_returns = Boven hun prijs brachten je licenties per partij { $licences } op en je voertuigen { $vehicles }.
