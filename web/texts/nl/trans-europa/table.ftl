### Dutch texts of Trans Europa. The reader is addressed as "je".

## directions

directions_e = oosten
directions_ne = noordoosten
directions_nw = noordwesten
directions_w = westen
directions_sw = zuidwesten
directions_se = zuidoosten
directions_n = noorden
directions_s = zuiden

## waters

waters_north-sea = Noordzee
waters_baltic-sea = Oostzee
waters_atlantic-ocean = Atlantische Oceaan
waters_mediterranean-sea = Middellandse Zee
waters_black-sea = Zwarte Zee
waters_pacific-ocean = Grote Oceaan
waters_gulf-of-mexico = Golf van Mexico
waters_adriatic-sea = Adriatische Zee

## places

places_at = in { $city }
places_near = bij { $city }
places_from = ten { $direction } van { $city }
places_junctionFrom = Kruispunt ten { $direction } van { $city }
places_toward = naar het { $direction } richting { $city }
places_to = naar het { $direction } tot { $city }
places_directionNear = naar het { $direction }, bij { $city }

## levels

levels_random = Zwerver
levels_greedy = Gulzigaard
levels_apprentice = Leerling
levels_conductor = Conducteur
levels_engineer = Ingenieur
levels_inspector = Inspecteur
levels_director = Directeur

## editions

editions_classic = Klassiek
editions_ferry = Veerboten
editions_prestige = Prestige

## front

front_titleLines_1 = Vijf steden.
front_titleLines_2 = Eén gezamenlijk spoor.
front_facts = 2–6 spelers · 20 minuten
front_learn = Leren
front_learnProgress = { $done } van { $all } gedaan
front_learnNext = volgende: { $lesson }
front_learnFirst = Begin hier: { $lesson }
front_learnDone = Verder met strategie
front_puzzlesNew = Twee nieuwe vandaag
front_puzzlesOne = 1 van 2 opgelost vandaag
front_puzzlesDone = Beide van vandaag opgelost
front_puzzleRow =
    { $count ->
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }

## table

table_round = Ronde { $round }
table_supply =
    { $count ->
        [one] nog { $count } rail
       *[other] nog { $count } rails
    }
table_supplyShort = nog { $count }
table_tracksLeft = rails over
table_toPlay = aan de beurt
table_thinking = denkt na
table_first = start
table_firstLong = Startspeler van deze ronde
table_points =
    { $count ->
        [one] pt
       *[other] ptn
    }
table_pointsLeft =
    { $count ->
        [one] nog { $count } punt
       *[other] nog { $count } punten
    }
table_prestige = { $count } prestige
table_prestigeUnit = prestige
table_scoreOf = { $name }: { $score }
table_backs = Kaarten in de hand: { $regions }
table_backsOf = { $region } × { $count }
table_ownPieces =
    { $count ->
        [one] { $count } gekleurde rail
       *[other] { $count } gekleurde rails
    }
table_log = Verloop
table_showLog = Verloop tonen
table_hideLog = Verbergen
table_players = Spelers
table_hand = Je steden
table_toGo = te gaan
table_linked = aan het net
table_missing =
    { $count ->
        [one] rail ontbreekt nog
       *[other] rails ontbreken nog
    }
table_missingBeforeMarker =
    { $count ->
        [one] rail zou je steden verbinden
       *[other] rails zouden je steden verbinden
    }
table_allLinked = Al je steden zijn aangesloten
table_board = Spelbord: { $name }
table_boardRole = spelbord
table_legalNone = Er is nu niets te leggen.
table_zoomIn = Inzoomen
table_zoomOut = Uitzoomen
table_fit = Hele bord tonen
table_locate = Mijn net tonen
table_tools = Hulpmiddelen
table_hint = Tip
table_scores = Punten en verloop
table_expand = Meer tonen
table_collapse = Minder tonen

## turn

turn_goal = Verbind als eerste al je steden. Rails zijn van iedereen.
turn_planAhead = Klik op een kaartje of een lijn om je volgende beurt te plannen.
turn_planAheadTouch = Tik op een kaartje of een lijn om je volgende beurt te plannen.
turn_planned = Gepland voor je volgende beurt. Dan is één druk genoeg.
turn_yours = Jouw beurt
turn_others = { $name } is aan de beurt
turn_nobody = Een ogenblik
turn_marker = Plaats je startmarker
turn_markerHelp = Kies een vrij kruispunt. Van hieruit groeit je net, dus blijf dicht bij je steden.
turn_markerAt = Start { $place }
turn_markerConfirm = Marker plaatsen
turn_budget = nog { $left } te besteden
turn_budgetUsed = { $used } van { $limit } gebruikt
turn_emptyPlan = Klik op een lijn om een rail te plannen, of op een verre stad voor de hele route erheen.
turn_emptyPlanTouch = Tik op een lijn om een rail te plannen, of op een verre stad voor de hele route erheen.
turn_cost = kost { $cost } van { $budget }
turn_stillMissing = Nog nodig
turn_lay =
    { $count ->
        [one] { $count } rail leggen
       *[other] { $count } rails leggen
    }
turn_layNone = Rails leggen
turn_end = Beurt beëindigen
turn_endHelp = Je mag nog een rail leggen of je beurt beëindigen.
turn_claimHelp = Meld je klaar als al je steden zijn aangesloten, of beëindig je beurt.
turn_clear = Wissen
turn_instead = Dit vervangt het eerdere plan: voor allebei is deze beurt te kort.
turn_pendingEnd = { $names }: alle steden aangesloten. De ronde eindigt met jouw beurt.
turn_pendingEndHelp = De rest van je beurt mag je nog gebruiken.
turn_passAllowed = Passen
turn_waitBot = { $name } denkt na
turn_dropTitle = Geef één stad terug
turn_dropHelp = Kies een van je kaartjes om terug te geven. Je speelt met de andere vier.
turn_dropConfirm = { $city } teruggeven
turn_passTitle = Geef een stad naar links, { $pass } van { $all }
turn_passHelp = Kies een van je kaartjes: het gaat naar { $name }.
turn_passConfirm = { $city } doorgeven
turn_chainTitle = Eén stad te veel
turn_chainHelp = Kies welke van de twee naar { $name } gaat. De andere houd je.
turn_chainHelpLast = Kies welke van de twee teruggaat op de stapel. De andere houd je.
turn_chainConfirm = { $city } weggeven
turn_waiting = Wachten op { $names }
turn_choiceMade = Je koos { $city }.

## tips

tips_cost = Kost { $cost }
tips_routeTo = { $city }: nog { $cost }
tips_single = Enkelvoudige lijn
tips_river = Brug over een rivier
tips_mountain = Lijn door de bergen
tips_sea = Oversteek over zee
tips_ferry = Veerboot

## illegal

illegal_not-your-turn = Je bent niet aan de beurt.
illegal_not-now = Dat kan niet op dit moment van de ronde.
illegal_no-such-junction = Dat kruispunt bestaat niet.
illegal_junction-taken = Hier staat al een andere marker.
illegal_no-such-line = Hier loopt geen lijn.
illegal_occupied = Hier ligt al een rail.
illegal_own-track-on-land = Gekleurde rails zijn alleen voor veerboten.
illegal_no-own-track-left = Je hebt geen gekleurde rails meer.
illegal_second-ferry = Meer dan één veerrail per beurt mag niet.
illegal_over-budget = Kost { $needs }, je hebt nog { $left }.
illegal_not-connected = Niet met je net verbonden.
illegal_must-build = Leg minstens één rail.
illegal_no-claims = Hier meldt niemand zich klaar: de tafel ziet zelf wie alle steden heeft aangesloten.
illegal_claimed-already = Je hebt je deze beurt al klaar gemeld.
illegal_no-such-city = Die stad bestaat niet.
illegal_not-in-hand = Die stad heb je niet in je hand.
illegal_wrong-colour = Kies een van de twee steden van deze kleur.
illegal_unknown = Dat is niet toegestaan.

## 

rule = Regel { $id }

## log

log_started =
    { $who ->
        [you] *Jij* begint
       *[other] *{ $who }* begint
    }
log_dealt = Ronde { $round }: de steden zijn gedeeld
log_cards =
    { $count ->
        [one] Speciale kaart: { $names }
       *[other] Speciale kaarten: { $names }
    }
log_marker =
    { $who ->
        [you] *Jij* begint { $place }
       *[other] *{ $who }* begint { $place }
    }
log_laid =
    { $who ->
        [you] *Jij* hebt { $place }
       *[other] *{ $who }* heeft { $place }
    } { $count ->
        [one] { $count } rail gelegd
       *[other] { $count } rails gelegd
    }
log_crossed =
    { $who ->
        [you] *Jij* bent { $place } de zee overgestoken
       *[other] *{ $who }* is { $place } de zee overgestoken
    }
log_bridged =
    { $who ->
        [you] *Jij* hebt { $place } de rivier overbrugd
       *[other] *{ $who }* heeft { $place } de rivier overbrugd
    }
log_climbed =
    { $who ->
        [you] *Jij* bent { $place } de bergen overgestoken
       *[other] *{ $who }* is { $place } de bergen overgestoken
    }
log_ferry =
    { $who ->
        [you] *Jij* hebt { $place } een veerrail gelegd
       *[other] *{ $who }* heeft { $place } een veerrail gelegd
    }
log_joined = Gezamenlijk net: { PEOPLE($who, you: "jij") }
log_ferryOpen = De veerboot { $place } is open voor iedereen
log_ferryOnly = De veerboot { $place } is alleen voor { PEOPLE($who, you: "jou") }
log_completed =
    { $who ->
        [you] *Jij* hebt alle steden aangesloten
       *[other] *{ $who }* heeft alle steden aangesloten
    }
log_ended =
    { $who ->
        [you] *Jij* hebt de beurt beëindigd
       *[other] *{ $who }* heeft de beurt beëindigd
    }
log_claimed =
    { $who ->
        [you] *Jij* hebt je terecht klaar gemeld: alle steden zijn aangesloten
       *[other] *{ $who }* heeft zich terecht klaar gemeld: alle steden zijn aangesloten
    }
log_claimedWrong =
    { $who ->
        [you] *Jij* hebt je klaar gemeld, maar niet alle steden zijn aangesloten
       *[other] *{ $who }* heeft zich klaar gemeld, maar niet alle steden zijn aangesloten
    }
log_passed =
    { $who ->
        [you] *Jij* kunt niets bouwen en past
       *[other] *{ $who }* kan niets bouwen en past
    }
log_chosen =
    { $who ->
        [you] *Jij* hebt een stad gekozen
       *[other] *{ $who }* heeft een stad gekozen
    }
log_cardPassed =
    { $from ->
        [you] *Jij* hebt
       *[other] *{ $from }* heeft
    } { $city ->
        [none] een stad aan
       *[other] { $city } aan
    } { $receiver ->
        [you] jou gegeven
       *[other] { $receiver } gegeven
    }
log_cardReturned =
    { $who ->
        [you] *Jij* hebt
       *[other] *{ $who }* heeft
    } { $city ->
        [none] een stad teruggegeven
       *[other] { $city } teruggegeven
    }
log_extra =
    { $who ->
        [you] *Jij* hebt
       *[other] *{ $who }* heeft
    } { $city ->
        [none] een extra stad gepakt
       *[other] { $city } gepakt
    }
log_handsPassed = Alle handen zijn één plaats naar links geschoven
log_revealed =
    { $who ->
        [you] *Jij* hebt { $cities } laten zien
       *[other] *{ $who }* heeft { $cities } laten zien
    }
log_scored = Ronde { $round } is voorbij
log_over =
    { $who ->
        [you] *Jij* hebt het spel gewonnen
        [one] *{ CAPITAL(PEOPLE($who, you: "jij")) }* heeft het spel gewonnen
       *[several] *{ CAPITAL(PEOPLE($who, you: "jij")) }* hebben het spel gewonnen
    }

## roundEnd

roundEnd_connected =
    { $who ->
        [you] Jij hebt alle steden aangesloten.
        [one] { CAPITAL(PEOPLE($who, you: "jij")) } heeft alle steden aangesloten.
       *[several] { CAPITAL(PEOPLE($who, you: "jij")) } hebben alle steden aangesloten.
    }
roundEnd_supply = De voorraad is op.
roundEnd_stuck = Niemand kon nog een rail leggen.
roundEnd_claimed =
    { $who ->
        [you] Jij hebt je klaar gemeld: alle steden zijn aangesloten.
       *[other] { CAPITAL($who) } heeft zich klaar gemeld: alle steden zijn aangesloten.
    }
roundEnd_unclaimed =
    { $who ->
        [you] Jij had alle steden aangesloten zonder dat te melden.
        [one] { CAPITAL(PEOPLE($who, you: "jij")) } had alle steden aangesloten zonder dat te melden.
       *[several] { CAPITAL(PEOPLE($who, you: "jij")) } hadden alle steden aangesloten zonder dat te melden.
    }

## speech

speech_lines =
    { $count ->
        [one] Eén lijn: { JOIN($each, separator: "; ") }
       *[other] { $count } lijnen: { JOIN($each, separator: "; ") }
    }
speech_lineSingle = naar het { $direction } een enkelvoudige lijn
speech_lineDouble = naar het { $direction } een dubbele lijn { $terrain }
speech_lineFerry = naar het { $direction } een veerboot
speech_lineLaid = naar het { $direction } bezet
speech_linePlanned = naar het { $direction } gepland
speech_terrain_river = over een rivier
speech_terrain_mountain = door de bergen
speech_terrain_sea = over zee
speech_freeLines =
    { $count ->
        [one] één vrije lijn
       *[other] { $count } vrije lijnen
    }
speech_city = { $city }, { $region }
speech_target = jouw doel
speech_linked = aangesloten
speech_notLinked =
    { $toGo ->
        [one] nog { $toGo } rail te gaan
       *[other] nog { $toGo } rails te gaan
    }
speech_nearest =
    { $steps ->
        [one] { $steps } rail tot de dichtstbijzijnde stad die je nog mist, { $city }
       *[other] { $steps } rails tot de dichtstbijzijnde stad die je nog mist, { $city }
    }
speech_inNetwork = in je net
speech_markerOf = marker van { $name }
speech_edge = Geen lijn naar het { $direction }.
speech_planned = Gepland: { $place }, kost { $cost }.
speech_unplanned = Geschrapt: { $place }.
speech_used = { $used } van { $limit } gebruikt.
speech_missing =
    { $count ->
        [0] Al je steden zijn aangesloten.
        [one] Er ontbreekt { $count } rail.
       *[other] Er ontbreken { $count } rails.
    }
speech_moved =
    { $count ->
        [one] { $name } heeft { $place } { $count } rail gelegd. Nog
       *[other] { $name } heeft { $place } { $count } rails gelegd. Nog
    } { $left ->
        [one] { $left } rail.
       *[other] { $left } rails.
    }
speech_youMoved =
    { $count ->
        [one] Je hebt { $place } { $count } rail gelegd. Nog
       *[other] Je hebt { $place } { $count } rails gelegd. Nog
    } { $left ->
        [one] { $left } rail.
       *[other] { $left } rails.
    }
speech_placed = { $name } begint { $place }.
speech_turn =
    { $missing ->
        [0] Jij bent aan de beurt. Al je steden zijn aangesloten.
        [one] Jij bent aan de beurt. Er ontbreekt { $missing } rail. { $cities }
       *[other] Jij bent aan de beurt. Er ontbreken { $missing } rails. { $cities }
    }
speech_turnMarker = Jij bent aan de beurt. Plaats je startmarker. Je steden: { $cities }.
speech_cityToGo =
    { $toGo ->
        [one] { $toGo } rail tot { $city }
       *[other] { $toGo } rails tot { $city }
    }
speech_end =
    { $missing ->
        [0] Ronde voorbij. { $why } Nog
        [one] Ronde voorbij. { $why } Je mist { $missing } rail, nog
       *[other] Ronde voorbij. { $why } Je mist { $missing } rails, nog
    } { $left ->
        [one] { $left } punt.
       *[other] { $left } punten.
    }
speech_endPrestige =
    { $missing ->
        [0] Ronde voorbij. { $why } { $prestige } prestige.
        [one] Ronde voorbij. { $why } Je mist { $missing } rail, { $prestige } prestige.
       *[other] Ronde voorbij. { $why } Je mist { $missing } rails, { $prestige } prestige.
    }
speech_cleared = Plan gewist.
speech_routePlanned = Route naar { $city }: kosten in totaal { $cost }, waarvan { $now } deze beurt.
speech_noLast = Er heeft nog niemand gespeeld.
speech_last = Laatste zet: { $what }.
speech_picked = Begin { $place }. Kies nu waarheen.
speech_markerChosen = Start { $place }? Druk op Enter om de marker te plaatsen.
speech_enterEnds = Enter beëindigt de beurt.
speech_untold = Deze tafel zegt niet wat er ontbreekt. Meld je klaar als je denkt dat al je steden zijn aangesloten.

## lessonNames

lessonNames_goal = Vijf steden
lessonNames_marker = De startmarker
lessonNames_lay = Rails leggen
lessonNames_double = Rivieren, bergen, zeeën
lessonNames_join = Netten verbinden
lessonNames_route = Een route plannen
lessonNames_end = Het einde van een ronde

## sides

sides_e = oosten
sides_ne = noordoosten
sides_nw = noordwesten
sides_w = westen
sides_sw = zuidwesten
sides_se = zuidoosten
sides_n = noorden
sides_s = zuiden

## boards

boards_europe = Europa
boards_europe-ferries = Europa met veerboten
boards_central-europe = Midden-Europa
boards_usa = Verenigde Staten
