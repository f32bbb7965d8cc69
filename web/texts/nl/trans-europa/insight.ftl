### Dutch texts of insight.

## soon

soon_1 = waar je begint en hoe die rondes afliepen
soon_2 = hoeveel van jouw rails anderen gebruiken en hoeveel jij van die van hen
soon_3 = welke kleuren je punten kosten
soon_4 = hoe nauwkeurig je beurten zijn, spel na spel
soon_5 = je typische fouten, met stellingen om het beter te doen

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
starts_about = Gedeelde rondes tellen voor een deel. Ontbrekend: rails die aan het eind van een ronde gemiddeld nog te leggen waren.
starts_kind = Startmarker
starts_kinds_own = In een eigen stad
starts_kinds_city = In een andere stad
starts_kinds_beside = Naast de steden
starts_place = In of bij
starts_more =
    { $count ->
        [one] { $count } plaats meer tonen
       *[other] { $count } plaatsen meer tonen
    }
starts_few = Cijfers uit een paar rondes zijn vooral geluk.

## tracks

tracks_title = Gedeelde rails
tracks_about = Geteld aan het eind van elke ronde: over welke rails ieders start zijn steden bereikt.
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
colours_about = Ontbrekende rails, verdeeld over de niet bereikte steden naar hoe ver elke stad nog weg lag. Elk kost in het klassieke spel een punt.
colours_colour = Regio
colours_open = Niet bereikt
colours_of = { $open } van { $held }
colours_points = Rails

## accuracy

accuracy_title = Nauwkeurigheid in de loop van de tijd
accuracy_about = Hoeveel overbleef van de kans die de beste gevonden beurten hadden behouden. De lijn is het gemiddelde van vijf spellen.
accuracy_none = Geen van deze spellen is al geanalyseerd.
accuracy_label = Nauwkeurigheid over { $games }; de laatste tijd { $latest }
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
accuracy_goesOn = Dit gaat door terwijl je andere pagina’s bekijkt.
accuracy_stop = Stoppen

## mistakes

mistakes_title = Typische fouten
mistakes_about = Beurten van jou die iets weggaven, naar wat voor de betere beurt pleit. Eerst wat jou meer kost dan een zorgvuldige speler.
mistakes_habit = *{ $name }* is je duurste gewoonte: { $cost } van je kans per ronde. Een zorgvuldige speler verliest zo { $usual }.
mistakes_noHabit = Geen gewoonte springt eruit: wat je weggeeft, is over veel soorten verdeeld.
mistakes_none = Nog niets gevonden. Analyses van je spellen brengen ze aan het licht.
mistakes_kind = Wat er gebeurde
mistakes_marker_start = Een start die meer rails kost
mistakes_marker_middle = Een start midden tussen je steden
mistakes_marker_place = Een andere start was beter
mistakes_build_completes = Een overwinning laten liggen
mistakes_build_reaches = Een bereikbare stad niet genomen
mistakes_build_together = Niet meerdere steden tegelijk dichterbij gekomen
mistakes_build_leave = Gebouwd waar anderen toch al bouwen
mistakes_build_fewer = Een omweg
mistakes_build_double = De hele beurt voor een dubbele lijn
mistakes_build_shuns = Om een dubbele lijn heen gebouwd
mistakes_build_keeps-ferry = Een gekleurde rail te vroeg gebruikt
mistakes_build_place = Ergens anders bouwen was beter
mistakes_example = { $loss } op { $date }
mistakes_examples = Bijvoorbeeld:
mistakes_train = Oefenen met { $count } van deze stellingen
mistakes_cannot = Oefenstellingen komen van fouten van 8% en meer in klassieke spellen.
