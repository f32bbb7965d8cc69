### Dutch texts of insight.

## soon

soon_1 = waar je begint en hoe die rondes afliepen
soon_2 = hoeveel van jouw rails anderen gebruiken en hoeveel van hun rails jij gebruikt
soon_3 = welke kleuren je punten kosten
soon_4 = hoe nauwkeurig je beurten zijn, spel na spel
soon_5 = je typische fouten, met stellingen om te oefenen

## 

which = Welke spellen
allGames =
    { $count ->
        [one] Het { $count } spel
       *[other] Alle { $count } spellen
    }
games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
roundsWon = van de rondes gewonnen
missing = ontbrekende rails per ronde
accuracyNow = nauwkeurigheid
counting = Je spellen worden doorgenomen: { $done } van { $all }

## columns

columns_rounds = Rondes
columns_won = Gewonnen
columns_missing = Ontbrekend
columns_lost = Verloren
columns_count = Aantal
columns_perRound = Per ronde

## starts

starts_title = Waar je begint
starts_about = Een gedeelde winst telt voor een deel. Ontbrekend: rails die aan het eind van een ronde gemiddeld nog ontbraken.
starts_kind = Startmarker
starts_kinds_own = In een eigen stad
starts_kinds_city = In een andere stad
starts_kinds_beside = Niet in een stad
starts_place = In of bij
starts_more =
    { $count ->
        [one] Nog { $count } plaats tonen
       *[other] Nog { $count } plaatsen tonen
    }
starts_few = Na een paar rondes zijn deze cijfers vooral geluk.

## tracks

tracks_title = Gezamenlijke rails
tracks_about = Geteld aan het eind van elke ronde: via welke rails ieder vanaf de startmarker de eigen steden bereikt.
tracks_yours =
    { $count ->
        [one] { $count } rail door jou gelegd
       *[other] { $count } rails door jou gelegd
    }
tracks_byOthers = ook door anderen gebruikt
tracks_byYou = alleen door jou gebruikt
tracks_byNobody = door niemand gebruikt
tracks_used =
    { $count ->
        [one] { $count } rail door jou gebruikt
       *[other] { $count } rails door jou gebruikt
    }
tracks_laidByYou = door jou gelegd
tracks_laidByOthers = door anderen gelegd

## colours

colours_title = Verloren punten per kleur
colours_about = Ontbrekende rails, naar afstand verdeeld over de niet aangesloten steden. Elke rail kost in het klassieke spel een punt.
colours_colour = Regio
colours_open = Niet aangesloten
colours_of = { $open } van { $held }
colours_points = Rails

## accuracy

accuracy_title = Nauwkeurigheid in de loop van de tijd
accuracy_about = Hoeveel je overhield van de winstkans die de beste beurten gaven. De lijn is het gemiddelde van vijf spellen.
accuracy_none = Nog geen van deze spellen is geanalyseerd.
accuracy_label = Nauwkeurigheid over { $games }; laatste: { $latest }
accuracy_table = Als tabel
accuracy_chart = Als grafiek
accuracy_date = Gespeeld
accuracy_share = Nauwkeurigheid
accuracy_turns = Eigen beurten
accuracy_review = Analyse
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
mistakes_about = Je beurten die winstkans kostten, geordend naar de reden voor de betere beurt. Bovenaan staat wat jou meer kost dan een zorgvuldige speler.
mistakes_habit = *{ $name }* is je duurste gewoonte. Die kost { $cost } winstkans per ronde; een zorgvuldige speler verliest zo { $usual }.
mistakes_noHabit = Geen gewoonte springt eruit: je verliezen zijn over veel soorten fouten verdeeld.
mistakes_none = Nog geen fouten gevonden. Analyseer je spellen om ze te vinden.
mistakes_kind = Soort fout
mistakes_marker_start = Een start die meer rails kost
mistakes_marker_middle = Een start midden tussen je steden
mistakes_marker_place = Een andere start was beter
mistakes_build_completes = Een gemiste overwinning
mistakes_build_reaches = Een bereikbare stad niet aangesloten
mistakes_build_together = Geen rail naar meerdere steden tegelijk
mistakes_build_leave = Gebouwd waar anderen toch al bouwen
mistakes_build_fewer = Een omweg
mistakes_build_double = De hele beurt voor een dubbele lijn
mistakes_build_shuns = Om een dubbele lijn heen gebouwd
mistakes_build_keeps-ferry = Een gekleurde rail te vroeg gebruikt
mistakes_build_place = Ergens anders bouwen was beter
mistakes_example = { $loss } op { $date }
mistakes_examples = Bijvoorbeeld:
mistakes_train =
    { $count ->
        [one] { $count } stelling oefenen
       *[other] { $count } stellingen oefenen
    }
mistakes_cannot = Oefenstellingen komen uit fouten van { $share } of meer in spellen zonder speciale kaarten.
