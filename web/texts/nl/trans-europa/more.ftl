### Dutch texts of Trans Europa beyond the running round: forms, lessons, rules, endings. The reader is addressed as "je".

## setup

setup_bots = Hoeveel bots?
setup_last = Dezelfde tafel als de vorige keer
setup_edition = Editie
setup_board = Spelbord
setup_playersHelp = Twee tot zes. Meerdere mensen delen dit apparaat; een gordijn verbergt elke hand.
setup_friendsHelp = Twee tot zes. Iedereen speelt op een eigen apparaat.
setup_bordered = Met twee of drie spelers blijven de tien steden met gestippelde rand buiten spel.
setup_cards = Speciale kaarten
setup_cardsHelp = Een speciale kaart verandert een regel voor iedereen.
setup_cardModes_off_name = Geen
setup_cardModes_off_about = Het basisspel.
setup_cardModes_random_name = Eén per ronde
setup_cardModes_random_about = Aan het begin van elke ronde wordt een nieuwe kaart getrokken.
setup_cardModes_fixedPerRound_name = Gekozen, op volgorde
setup_cardModes_fixedPerRound_about = Je kiest de kaarten; elke ronde gebruikt de volgende.
setup_cardModes_fixedGame_name = Gekozen, hele spel
setup_cardModes_fixedGame_about = De gekozen kaarten gelden het hele spel.
setup_cardModes_multiple-2_name = Twee per ronde
setup_cardModes_multiple-2_about = Elke ronde worden twee kaarten getrokken die samen gelden.
setup_cardModes_multiple-3_name = Drie per ronde
setup_cardModes_multiple-3_about = Elke ronde drie kaarten. Reken op verrassingen.
setup_chooseCards = Kies de kaarten
setup_cardsNone = Kies minstens één speciale kaart, of speel zonder.
setup_cardsClash = ‘{ $a }’ en ‘{ $b }’ kunnen niet samen gelden.
setup_cardsClashWhy = In een ronde kan maar één van deze twee gelden.
setup_options = Tafelopties
setup_targetScore_name = Lengte van de puntenlijst
setup_targetScore_about = Het spel eindigt als iemand zoveel punten heeft verloren, of zoveel prestige heeft verdiend. 13 is de gedrukte lengte; met 8 wordt het kort, met 20 lang.
setup_startPlayer_name = Wie begint
setup_startPlayer_about = De eerste startspeler. In latere rondes schuift de start naar links.
setup_startPlayers_random = Geloot
setup_startPlayers_host = De eerste speler
setup_startPlayers_oldest = De oudste speler
setup_oldest = Wie is de oudste?
setup_scoring_name = Puntentelling
setup_scoring_about = Punten verliezen voor ontbrekende rails, of prestige verdienen. Standaard bepaalt de editie het.
setup_scorings_edition = Volgens de editie
setup_scorings_penalty = Punten verliezen
setup_scorings_prestige = Prestige verdienen
setup_blackTracks_name = Rails in de voorraad
setup_blackTracks_about = De ronde eindigt als de voorraad op is. 83 rails in de klassieke editie en de veerbooteditie, 85 bij prestige.
setup_sharedStart_name = Markers mogen een kruispunt delen
setup_sharedStart_about = Normaal heeft elke startmarker een eigen kruispunt nodig.
setup_allowPass_name = Passen toegestaan
setup_allowPass_about = Een beurt mag eindigen zonder een rail te leggen. Normaal is er minstens één verplicht.
setup_halfFerryCost_name = Een half gebouwde veerboot die ontbreekt, telt voor
setup_halfFerryCost_about = Aan het eind van een ronde telt een ontbrekende veerboot voor twee; sommige tafels tellen één als de helft er al ligt.
setup_memoryAid_name = Geheugensteuntje
setup_memoryAid_about = Toont kaarten die je onderweg naar een andere hand hebt gezien. Zonder moet je ze zelf onthouden.
setup_manualClaim_name = Zelf klaar melden
setup_manualClaim_about = Niemand hoort wie alle steden heeft aangesloten: geen vinkjes, geen aantallen, geen tips. Je meldt je in je eigen beurt klaar en de tafel controleert het.
setup_wrongClaim_name = Te vroeg gemeld: open liggen
setup_wrongClaim_about = De kaarten liggen dan de rest van de ronde open en het spel gaat door.
setup_wrongClaims_claimer = De eigen kaarten
setup_wrongClaims_all = De kaarten van iedereen

## 

challengePoints = Punten per ronde: één verloren per ontbrekende rail, of het gewonnen prestige.

## inForce

inForce_card = Speciale kaart
inForce_cards = Speciale kaarten
inForce_rhythm = Limiet per omloop
inForce_limitNow =
    { $limit ->
        [one] { $limit } rail deze omloop
       *[other] { $limit } rails deze omloop
    }
inForce_handGoes = Daarna gaat je hele hand naar { $name } en speel je met de hand van rechts.

## seen

seen_title = Wat je weet
seen_aside = Misschien buiten spel

## count

count_help = Het kleinste aantal rails dat al je steden op je marker zou aansluiten. Steden kunnen een route delen, dus de afstanden op de kaartjes kunnen samen hoger uitkomen.
count_missing = Ontbrekende rails
count_prestige = Prestige
count_toPrestige = Er wordt gespeeld tot { $target } prestige.
count_toPenalty =
    { $target ->
        [one] Er wordt gespeeld tot iemand { $target } punt kwijt is.
       *[other] Er wordt gespeeld tot iemand { $target } punten kwijt is.
    }

## since

since_title = Sinds je vorige beurt
since_tracks =
    { $count ->
        [one] { $name }: { $count } rail
       *[other] { $name }: { $count } rails
    }
since_show = Op het bord tonen
since_hide = Verbergen

## ferry

ferry_piece = Soort rail
ferry_black = Zwart
ferry_own = Gekleurd (nog { $left })
ferry_blackHelp = Met een zwarte rail is de voltooide veerboot open voor iedereen.
ferry_ownHelp = Met twee gekleurde rails is de veerboot alleen voor die kleuren.
ferry_half = Een veerboot verbindt zodra beide rails liggen.

## plan

plan_drop = Deze rail schrappen
plan_goal = Onderweg naar { $city }
plan_cost = { $cost } in totaal

## claims

claims_button = Klaar melden
claims_about = Zeggen dat al je steden zijn aangesloten
claims_title = Zijn al je steden aangesloten?
claims_right = Zijn ze allemaal op je marker aangesloten, dan eindigt de ronde meteen.
claims_wrong_claimer = Ontbreekt er een, dan liggen jouw kaarten de rest van de ronde open en gaat je beurt verder.
claims_wrong_all = Ontbreekt er een, dan liggen ieders kaarten de rest van de ronde open en gaat je beurt verder.
claims_wrongAgain = Ontbreekt er een, dan kost het niets meer: de kaarten liggen al open.
claims_notYet = Nog niet
claims_note = Niemand zegt wie klaar is. Meld je in je eigen beurt klaar zodra al je steden zijn aangesloten.
claims_open = Je kaarten liggen open.

## roundOver

roundOver_costliest = Je duurste beurt: −{ $share }.
roundOver_lookAtIt = Bekijken
roundOver_title = Ronde { $round } is voorbij
roundOver_missing =
    { $count ->
        [one] { $count } ontbreekt
       *[other] { $count } ontbreken
    }
roundOver_allLinked = alles aangesloten
roundOver_lost = −{ $count }
roundOver_won = +{ $count }
roundOver_next = Volgende ronde
roundOver_again = Nog eens bekijken
roundOver_legend = ontbrekende rails
roundOver_alternatives = Andere kortste routes tonen
roundOver_hideAlternatives = Andere kortste routes verbergen
roundOver_onlyWay = Geen andere route is zo kort.
roundOver_table = Alle rondes
roundOver_roundColumn = Ronde
roundOver_total = Totaal
roundOver_left = Punten over
roundOver_penaltyRule = Elke ontbrekende rail kost een punt, op een dubbele lijn twee.
roundOver_finish = Eindstand
roundOver_of = Steden van { $name }
roundOver_cityMissing = { $city }, niet aangesloten
roundOver_cityLinked = { $city }, aangesloten

## over

over_title = Het spel is afgelopen
over_won =
    { $who ->
        [you] Jij wint!
        [one] { PEOPLE($who, you: "jij") } wint.
       *[several] { CAPITAL(PEOPLE($who, you: "jij")) } winnen samen.
    }
over_mostLeft = Aan het eind de meeste punten over.
over_mostPrestige = Aan het eind het meeste prestige.
over_yourPlace = Je eindigt als { $place }e.
over_again = Nog een keer spelen
over_replay = Herhaling bekijken
over_others = Nieuwe tegenstanders
over_share = Delen
over_place = { $place }e

## share

share_link = Link naar het spel
share_linkHelp = Het hele spel om terug te kijken, ook als QR-code
share_picture = Afbeelding van het bord
share_pictureHelp = PNG, voor chats en mail
share_drawingFile = Tekening van het bord
share_drawingHelp = SVG, scherp op elke grootte
share_film = Film van de laatste ronde
share_filmHelp_encode = Elke rail op volgorde, dan de uitslag. Wordt op dit apparaat gemaakt, sneller dan de film duurt.
share_filmHelp_record = Elke rail op volgorde, dan de uitslag. Wordt op dit apparaat gemaakt en duurt ongeveer zo lang als de film.
share_begun = Een ogenblik…
share_drawing = Zet { $done } van { $all } wordt getekend…
share_recording = De film wordt opgenomen…
share_saved = Opgeslagen.
share_failed = Dat is niet gelukt. Met het spel is niets gebeurd.
share_noFilm = Deze browser kan geen films maken.

## lookBack

lookBack_round = Ronde { $round }
lookBack_rounds = Naar een ronde springen
lookBack_everybody = Alle handen open
lookBack_running = Dit spel loopt nog: verborgen handen blijven verborgen.

## learn

learn_lesson = Les { $number } van { $all }
learn_next = Volgende les
learn_again = Nog een keer
learn_done = Een echt spel spelen
learn_continue = Verder
learn_list = Alle lessen
learn_lessons_goal_steps_1 = Je hebt vijf kaartjes, van elke kleur één. Niemand anders ziet ze.
learn_lessons_goal_steps_2 = Sluit alle vijf steden aan op je startmarker. Iedereen legt dezelfde zwarte rails, en iedereen mag ze gebruiken.
learn_lessons_goal_task = Zoek je vijf steden: ze lichten op het bord op. Ga dan verder.
learn_lessons_goal_done = Dat is het hele doel: vijf steden, één net, vóór de anderen.
learn_lessons_marker_steps_1 = Elke ronde begint met je marker op een kruispunt naar keuze. Van daaruit groeit je net, en nergens anders vandaan.
learn_lessons_marker_task = Plaats je marker op { $city } of op een kruispunt midden tussen je steden.
learn_lessons_marker_done =
    { $missing ->
        [one] Goed. Van hieruit zou { $missing } rail al je steden aansluiten.
       *[other] Goed. Van hieruit zouden { $missing } rails al je steden aansluiten.
    }
learn_lessons_lay_steps_1 = Elke beurt heeft een budget van 2. Een enkelvoudige lijn kost 1, dus je mag er twee leggen.
learn_lessons_lay_task = Leg twee rails die je net raken. De lijnen die mogen, zijn gekleurd.
learn_lessons_lay_instead = Er ligt één rail. Het budget is genoeg voor een tweede.
learn_lessons_lay_done = Een rail moet je net raken op het moment dat je hem legt. De tweede mag beginnen waar de eerste eindigt.
learn_lessons_double_steps_1 = Dubbele lijnen gaan over een rivier, door de bergen of over zee. Ze kosten 2: de hele beurt.
learn_lessons_double_task = Leg één rail op een dubbele lijn.
learn_lessons_double_instead = Dat was een enkelvoudige lijn, die telt hier niet. Dubbele lijnen hebben twee strepen, bijvoorbeeld over de Donau. Een nieuwe beurt begint.
learn_lessons_double_done = Soms is een omweg over vlak land goedkoper dan een brug.
learn_lessons_join_steps_1 = Rails zijn van niemand. Zodra jouw net een ander net raakt, is het één net, voor jullie allebei.
learn_lessons_join_task = Sluit aan op het net van { $name }. Kijk hoe de afstanden op je kaartjes dalen.
learn_lessons_join_instead = Nog niet verbonden. Het net van { $name } ligt in het westen: bouw die kant op.
learn_lessons_join_done = Nog nodig: { $before } → { $after }. Maar { $name } profiteert ook: sluit aan als het jou meer helpt.
learn_lessons_route_steps_1 = Kies een verre stad en de goedkoopste route verschijnt. Wat in deze beurt past, is gepland, de rest is gestippeld en blijft staan voor je volgende beurten.
learn_lessons_route_task = Kies { $city } om de route daarheen te plannen, en leg dan de rails.
learn_lessons_route_instead = Die rails leiden ergens anders heen. Kies de verre stad zelf, dan wordt de route erheen gepland.
learn_lessons_route_done = Het plan past zich aan als anderen in jouw voordeel bouwen.
learn_lessons_end_steps_1 = De ronde eindigt als iemand alle vijf steden heeft aangesloten. De anderen verliezen een punt per ontbrekende rail, twee voor een dubbele lijn.
learn_lessons_end_steps_2 = Verliest iemand 13 punten, dan is het spel afgelopen. Wie de meeste punten over heeft, wint.
learn_lessons_end_task = Sluit je laatste stad aan.
learn_lessons_end_instead = Nog niet aangesloten. Kijk welk kaartje geen vinkje heeft en bouw naar die stad.
learn_lessons_end_done = Alles aangesloten: jij verliest niets, de anderen betalen. Meer hoef je niet te weten.

## rules

rules_onlyIn = alleen in: { $editions }
rules_target = Aan jouw tafel wordt tot *{ $target }* gespeeld in plaats van tot { $printed }.
rules_edition = Editie

## preferences

preferences_naming = Stadsnamen
preferences_namings_local = Lokale namen
preferences_namings_translated = In mijn taal
preferences_layAtOnce = Meteen leggen
preferences_layAtOnceHelp = Kies je een lijn, dan ligt de rail meteen. Voor ervaren spelers: een gelegde rail kun je niet terugnemen.
preferences_keyNames_e = Oosten
preferences_keyNames_ne = Noordoosten
preferences_keyNames_nw = Noordwesten
preferences_keyNames_w = Westen
preferences_keyNames_sw = Zuidwesten
preferences_keyNames_se = Zuidoosten
preferences_keyNames_choose = Deze plek kiezen
preferences_keyNames_confirm = Plan uitvoeren
preferences_keyNames_clear = Plan wissen
preferences_keyNames_drop-last = Laatste rail schrappen
preferences_keyNames_home = Naar mijn marker
preferences_keyNames_next-legal = Volgende lijn die mag
preferences_keyNames_missing = Voorlezen wat ontbreekt
preferences_keyNames_last-move = Laatste zet voorlezen
preferences_keyNames_describe = Deze plek beschrijven
preferences_keyNames_claim = Klaar melden
preferences_keyNames_zoom-in = Inzoomen
preferences_keyNames_zoom-out = Uitzoomen
preferences_keyNames_fit = Hele bord
preferences_keyPlan = Shift + richting plant de lijn.
preferences_keyCities = 1 tot en met 5 springen naar je steden.

## hint

hint_thinking = De ingenieur bekijkt het bord
hint_none = Er is nu geen tip.
hint_lay = { $place } een rail naar het { $direction } leggen
hint_ferry =
    { $own ->
        [yes] { $place } een gekleurde veerrail leggen
       *[no] { $place } een zwarte veerrail leggen
    }
hint_marker = { $place } beginnen
hint_end = de beurt beëindigen
hint_drop = { $city } teruggeven
hint_pass = { $city } weggeven
hint_why_reaches = Dat sluit { $city } aan.
hint_why_nearer = { $city } komt dichterbij: { $before } → { $after }.
hint_why_missing = Ontbrekende rails: { $before } → { $after }.
hint_why_joins = Dat verbindt je met het net van { $name }; die rails mag je dan gebruiken.
hint_why_shared = Dat ligt op de route naar { $cities }.
hint_why_waits = Zo laat je de verbindende rails aan de anderen over.
hint_plan = Inplannen
hint_inPlan = Dat staat al in je plan.
hint_close = Bedankt

## levelsAbout

levelsAbout_random = Legt rails op willekeurige plekken.
levelsAbout_greedy = Gaat altijd op de dichtstbijzijnde stad af.
levelsAbout_apprentice = Leert nog. Dwaalt af, vergeet dingen en is door iedereen te verslaan.
levelsAbout_conductor = Kent de weg en volgt hem. Een goede tegenstander voor een eerste spel.
levelsAbout_engineer = Plant het hele net en maakt gebruik van dat van de anderen.
levelsAbout_inspector = Kijkt wat je bouwt en raadt waar je heen wilt.
levelsAbout_director = Denkt de ronde tot het einde door. Moeilijk te verslaan.

## editionsAbout

editionsAbout_classic = Twee rails per beurt, en elke ontbrekende rail kost een punt. De beste om mee te beginnen.
editionsAbout_ferry = Breed water steek je over met veerboten van twee rails. Met gekleurde rails houd je er een voor jezelf.
editionsAbout_prestige = Prestige verdienen in plaats van punten verliezen, desgewenst met speciale kaarten die de regels ombuigen.

## menu

menu_leave = Tafel verlaten
menu_leaveAbout = Het spel blijft bewaard; kom terug wanneer je wilt.
menu_export = Opslaan als spelbestand
menu_exportRunning = Het bestand bevat alle handen, ook die je nog niet mag zien. Toch opslaan?
menu_replay = Herhaling
menu_keys = Toetsen
menu_finish = De bots deze ronde laten uitspelen
menu_finishAbout = Een bot speelt voor iedereen hier tot aan de puntentelling.

## cards

cards_1_name = Milde punten
cards_1_about = Met 0, 1, 2 … ontbrekende rails levert deze ronde 4, 3, 3, 2, 2, 1, 1, 0 prestige op.
cards_2_name = Strenge punten
cards_2_about = Met 0, 1, 2 … ontbrekende rails levert deze ronde 4, 2, 1, 0 prestige op.
cards_3_name = Drie rails
cards_3_about = Het budget is 3 per beurt: drie enkelvoudige lijnen, of een dubbele en een enkelvoudige.
cards_4_name = Kalm water
cards_4_about = Dubbele lijnen over rivieren en zeeën gelden als enkelvoudig.
cards_5_name = Lage bergen
cards_5_about = Dubbele lijnen over bergen gelden als enkelvoudig.
cards_6_name = Zonder wit
cards_6_about = Iedereen geeft de witte stad terug en speelt met de andere vier.
cards_7_name = Zonder turquoise
cards_7_about = Iedereen geeft de turquoise stad terug en speelt met de andere vier.
cards_8_name = Eentje minder
cards_8_about = Iedereen geeft in het geheim één stad terug en speelt met de andere vier.
cards_9_name = Drie-twee-één
cards_9_about = Het budget wisselt per omloop: drie, dan twee, dan één, en weer opnieuw.
cards_10_name = Roze en oranje open
cards_10_about = De roze en oranje steden liggen voor iedereen open.
cards_11_name = Roze en bruin open
cards_11_about = De roze en bruine steden liggen voor iedereen open.
cards_12_name = Bruin en oranje open
cards_12_about = De bruine en oranje steden liggen voor iedereen open.
cards_13_name = Extra roze
cards_13_about = De startspeler trekt een tweede roze stad. Wie er twee heeft, houdt er één en geeft de andere naar links; wie het laatst kiest, legt die terug.
cards_14_name = Extra bruin
cards_14_about = De startspeler trekt een tweede bruine stad. Wie er twee heeft, houdt er één en geeft de andere naar links; wie het laatst kiest, legt die terug.
cards_15_name = Extra oranje
cards_15_about = De startspeler trekt een tweede oranje stad. Wie er twee heeft, houdt er één en geeft de andere naar links; wie het laatst kiest, legt die terug.
cards_16_name = Drie keer doorgeven
cards_16_about = Drie keer geeft iedereen tegelijk een stad naar links.
cards_17_name = Alles doorgeven
cards_17_about = Voordat de startmarkers worden geplaatst, geeft iedereen de hele hand naar links.
cards_18_name = Kriskras
cards_18_about = Je mag overal rails leggen, met of zonder aansluiting op een net.
cards_19_name = Open kaarten
cards_19_about = Alle steden liggen voor iedereen open.

## regionCards

regionCards_drop_name = Zonder { $region }
regionCards_drop_about = Iedereen geeft de stad van de regio ‘{ $region }’ terug en speelt met de andere vier.
regionCards_reveal_name = { $regions } open
regionCards_reveal_about = De steden van de regio’s { $regions } liggen voor iedereen open.
regionCards_extra_name = Extra { $region }
regionCards_extra_about = De startspeler trekt een tweede stad van de regio ‘{ $region }’. Wie er twee heeft, houdt er één en geeft de andere naar links; wie het laatst kiest, legt die terug.

## bubbles

bubbles_legalList = Lijnen waar je mag leggen
bubbles_legalSpent = Je plan vult de hele beurt. Voer het uit, of wis het om andere lijnen te kiezen.
bubbles_ferryFree = Veerboot, beide plekken vrij
bubbles_ferryHalfBuilt = Veerboot, één plek vrij
bubbles_ferryOpen = Veerboot, open voor iedereen
bubbles_ferryOnly = Veerboot, alleen voor { $names }
bubbles_twoTracks =
    { $count ->
        [one] Eén rail, kost { $cost } van { $budget }
       *[other] { $count } rails, kost { $cost } van { $budget }
    }
bubbles_missingTo = Nog nodig: { $before } → { $after }
bubbles_alreadyLinked = { $city }: aangesloten
bubbles_outOfPlay = { $city } doet met twee of drie spelers niet mee.
bubbles_whichRule = Welke regel?
bubbles_advice = Een ingenieur zou
bubbles_central =
    { $missing ->
        [one] Van hieruit zou { $missing } rail al je steden aansluiten.
       *[other] Van hieruit zouden { $missing } rails al je steden aansluiten.
    }
