### Dutch texts of Trains of Europe. The reader is addressed as "je".

## year

year_each = { $amount } per jaar
year_short = { $amount }/jr
year_this = dit jaar
year_number = Jaar { $year }
year_fiscal = Boekjaar

## 

game = Trains of Europe

## colours

colours_red = Rood
colours_blue = Blauw
colours_green = Groen
colours_orange = Oranje

## phases

phases_on-site-meeting_name = Overleg ter plaatse
phases_on-site-meeting_rule = Iedereen mag licenties voor hoogstens 2 baanvakken kopen.
phases_on-site-meeting_bonus = tot 3 baanvakken
phases_railroad-fair_name = Spoorwegbeurs
phases_railroad-fair_rule = Iedereen mag hoogstens 2 voertuigen kopen; daarna toewijzen.
phases_railroad-fair_bonus = tot 3 voertuigen
phases_conference-room_name = Vergaderzaal
phases_conference-room_rule = Iedereen mag 1 contract nemen, open of ongezien.
phases_conference-room_bonus = tot 2 contracten
phases_auction-house_name = Veilinghuis
phases_auction-house_rule = Wie een vrij voertuig heeft, moet er een aanbieden; dan bieden, dan toewijzen.
phases_auction-house_bonus = jij opent als eerste
phases_government-aid_name = Overheidssteun
phases_government-aid_rule = Er liggen 2 locomotieven en een wagen per maatschappij; iedereen neemt één voertuig, gratis.
phases_government-aid_bonus = jij kiest als eerste
phases_development-bonus_name = Ontwikkelingspremie
phases_development-bonus_rule = Elke maatschappij krijgt 10k per aangesloten stad.
phases_development-bonus_bonus = 20k extra voor jou

## lines

lines_day = Dagtrein
lines_hs = Hogesnelheidstrein
lines_night = Nachttrein
lines_general = Stukgoed
lines_liquid = Vloeistoffen
lines_bulky = Zware lading

## categories

categories_eloco_name = Elektrische locomotief
categories_eloco_short = Elektrisch
categories_dloco_name = Diesellocomotief
categories_dloco_short = Diesel
categories_epower_name = Elektrische motorwagen
categories_epower_short = Motorwagen
categories_econtrol_name = Elektrisch stuurstandrijtuig
categories_econtrol_short = Stuurstand
categories_pax1_name = Rijtuig 1e klas
categories_pax1_short = 1e klas
categories_pax2_name = Rijtuig 2e klas
categories_pax2_short = 2e klas
categories_tank_name = Ketelwagen
categories_tank_short = Ketel
categories_closed_name = Gesloten goederenwagen
categories_closed_short = Gesloten
categories_open_name = Open goederenwagen
categories_open_short = Open wagen

## vehicle

vehicle_loco = Locomotief
vehicle_wagon = Wagen
vehicle_locos = Locomotieven en motorwagens
vehicle_wagons = Wagens en rijtuigen
vehicle_speed = Snelheid
vehicle_class = klasse { $speed }
vehicle_kmh = { $speed } km/u
vehicle_pulls =
    { $count ->
        [one] trekt { $count } wagen
       *[other] trekt { $count } wagens
    }
vehicle_berths = Bedden
vehicle_blindLoco = Ongeziene locomotief
vehicle_blindWagon = Ongeziene wagen
vehicle_blindLeft = uit de voorraad, nog { $count }
vehicle_countsAsBuy = telt als aankoop
vehicle_free = gratis
vehicle_fits = past
vehicle_fitsNone = geen vrije plek
vehicle_tooSlow = past, maar te traag voor de voorwaarde
vehicle_noBerths = past, maar zonder bedden voor de voorwaarde
vehicle_slowForReward = te traag voor de voorwaarde
vehicle_berthsForReward = zonder bedden voor de voorwaarde
vehicle_wouldReplace = zou { $model } vervangen
vehicle_inYard = al in de remise
vehicle_replaces = vervangt { $model }
vehicle_yard = Mijn remise
vehicle_yardCount =
    { $count ->
        [one] { $count } voertuig in de remise
       *[other] { $count } voertuigen in de remise
    }
vehicle_soldTo =
    { $who ->
        [you] verkocht aan jou
       *[other] verkocht aan { $who }
    }
vehicle_takenBy =
    { $who ->
        [you] genomen door jou
       *[other] genomen door { $who }
    }
vehicle_waits = Wacht op de volgende beurs of het veilinghuis.

## contract

contract_mine = Mijn contracten
contract_number = Nr. { $no }
contract_launch = Startcontract
contract_completed = Voltooid
contract_max = Hoogstens
contract_now = nu
contract_tax = Belasting
contract_subsidy = Subsidie
contract_chips =
    { $count ->
        [one] { $count } subsidiefiche
       *[other] { $count } subsidiefiches
    }
contract_eachVehicle = per stuk
contract_vehiclesEach = per voertuig
contract_speed = Elk voertuig klasse { $speed } of sneller
contract_sleeper = Alle rijtuigen met bedden
contract_noCondition = geen extra voorwaarde
contract_via = via { $cities }
contract_openFrom = ontbreekt, vanaf { $price }
contract_closed = dicht: alle routes zijn bezet
contract_held = in licentie
contract_gates_open = Levert geld op
contract_gates_no-locomotive = Geen inkomsten zonder toegewezen locomotief.
contract_gates_no-route = Geen inkomsten zonder een deeltraject in licentie.
contract_gates_no-locomotive-no-route = Geen inkomsten zonder een locomotief en een deeltraject.
contract_conditions_fulfilled = vervuld
contract_conditions_ahead = telt zodra alle deeltrajecten en voertuigen er zijn
contract_conditions_unsuited = niet met { $models }
contract_unpulled =
    { $count ->
        [one] { $count } wagen te veel voor de loc
       *[other] { $count } wagens te veel voor de loc
    }
contract_rungs_now = nu
contract_rungs_begun = begonnen
contract_rungs_routes = alle deeltrajecten
contract_rungs_train = hele trein
contract_rungs_complete = voltooid
contract_ifTaken = Als ik het neem
contract_atOnce = meteen
contract_incomeNow = Inkomsten nu
contract_noTrain = nog geen trein
contract_cheapestWay = Goedkoopste ontbrekende route
contract_opens = opent { $from }–{ $to }
contract_yardFits = { $models } in je remise past
contract_yardFitsMany = { $models } in je remise passen
contract_vehiclesMissing =
    { $count ->
        [one] { $count } voertuig ontbreekt, catalogusprijs vanaf { $price }
       *[other] { $count } voertuigen ontbreken, catalogusprijs vanaf { $price }
    }
contract_cashEnough = Kas { $cash }: genoeg voor de licenties tegen de prijzen van nu.
contract_cashShort = Kas { $cash }: { $short } te kort voor de licenties tegen de prijzen van nu.
contract_payback = Terugverdiend in { $value } jaar.
contract_risks_none = De maatschappij blijft winst maken.
contract_risks_loss = Het jaar eindigt met een verlies dat je kas dekt. Het contract levert geld op zodra het een locomotief en een deeltraject heeft.
contract_risks_cannot-pay = Het jaar eindigt met een verlies dat je kas niet dekt. Je maatschappij krijgt een waarschuwing; de tweede keer op rij is ze insolvent.
contract_blind = Ongezien contract
contract_blindLeft = bovenste kaart, nog { $count }
contract_blindTerms = Meteen { $cash } in kas, 1 subsidiefiche. Je moet het houden.
contract_newHere = nieuw

## company

company_companies = Maatschappijen
company_you = jij
company_chair = Voorzitter
company_marked = Gewaarschuwd
company_left = uit het spel
company_cash = Kas
company_hidden = verborgen
company_profit = Jaarwinst
company_loss = Jaarverlies
company_completedOf = { $count } van { $target } voltooid
company_completed = { $count } voltooid
company_active =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracten
    }
company_spare = Vrije voertuigen
company_cities = Steden
company_sticks = Staafjes over
company_sticksLeft =
    { $count ->
        [one] nog { $count } staafje
       *[other] nog { $count } staafjes
    }
company_calls = Kondigt dit jaar aan
company_calling_now = kondigt nu aan
company_calling_next = kondigt hierna aan
company_calling_later = kondigt later aan

## turn

turn_yours = Jij bent aan de beurt
turn_yoursBonus = Jij bent aan de beurt, met bonus
turn_waitFor = Wachten op { $names }
turn_nobody = Een ogenblik
turn_deciding =
    { $who ->
        [you] Jij beslist
       *[other] { $who } denkt na
    }
turn_left = nog { $count }
turn_used = { $used } van { $of }
turn_planMeanwhile = Je kunt intussen plannen.
turn_out = Je maatschappij is uit het spel; je kijkt toe tot het einde.
turn_steps_setup = De tafel wordt klaargezet
turn_steps_call = Welke fase kondig je aan?
turn_steps_licences =
    { $count ->
        [one] Koop { $count } licentie
       *[other] Koop maximaal { $count } licenties
    }
turn_steps_fair =
    { $count ->
        [one] Koop { $count } voertuig
       *[other] Koop maximaal { $count } voertuigen
    }
turn_steps_contracts =
    { $count ->
        [one] Neem { $count } contract
       *[other] Neem maximaal { $count } contracten
    }
turn_steps_aid = Neem een voertuig, gratis
turn_steps_offers = Wat breng je op de veiling?
turn_steps_opening = Open een kavel of zie ervan af
turn_steps_bidding = Bied hoger of pas
turn_steps_assign = Wijs je voertuigen toe
turn_steps_propose = Een hoger doel voorstellen?
turn_steps_vote = Ga je akkoord?
turn_steps_books = Boek je jaarwinst
turn_steps_audits = Een maatschappij controleren?
turn_steps_offer-contracts = Welke contracten bied je aan?
turn_steps_year-end = Het jaar wordt afgesloten
turn_steps_over = Het spel is afgelopen
turn_helps_setup = De kaarten worden geschud en gedeeld.
turn_helps_call = Iedereen speelt die. Jij bent als eerste aan de beurt en hebt de bonus. Aankondigen is verplicht.
turn_helps_licences = Kies een baanvak op de kaart. Een licentie geldt het hele spel.
turn_helps_fair = Getoonde voertuigen kosten de catalogusprijs, ongeziene een vaste prijs. De stands worden aan het eind van het jaar aangevuld.
turn_helps_contracts = Belasting en fiches tellen meteen. Een ongezien contract moet je houden.
turn_helps_aid = Het voertuig gaat naar je remise. In deze fase wordt niets toegewezen. Je moet er een nemen.
turn_helps_offers = Heb je een vrij voertuig, dan moet je er een aanbieden. Ongebruikte licenties hoeven niet.
turn_helps_opening = Wie een kavel opent, doet het eerste bod. Wat niemand opent, houdt de eigenaar.
turn_helps_bidding = Als je past, doe je voor deze kavel niet meer mee.
turn_helps_assign = Wijs toe, haal weg en ruil zoals je wilt; het telt als je bevestigt.
turn_helps_propose = Voor een hoger doel moet iedereen akkoord gaan.
turn_helps_vote = Het doel gaat alleen omhoog als iedereen akkoord gaat.
turn_helps_books = Reken die uit met je contracten. Het spel controleert de boeking niet, maar de anderen mogen dat wel.
turn_helps_audits = Een maatschappij die verkeerd heeft geboekt, betaalt je het verschil. Elke maatschappij wordt hoogstens één keer per jaar gecontroleerd. Kijken kost niets.
turn_helps_offer-contracts = Je kiest één keer. Op vrije voertuigen en ongebruikte licenties mag hoe dan ook geboden worden.
turn_helps_year-end = Winst wordt uitbetaald, verlies betaald.
turn_helps_over = De maatschappijen worden beoordeeld.

## actions

actions_call = { $phase } aankondigen
actions_licence = Licentie kopen, { $price }
actions_buy = Kopen, { $price }
actions_buyBlind = Ongezien kopen, { $price }
actions_take = Nemen, { $effect } per jaar
actions_takeBlind = Ongezien contract nemen
actions_choose = { $model } nemen
actions_chooseOne = Kies een voertuig
actions_offer =
    { $count ->
        [one] { $count } kavel aanbieden
       *[other] { $count } kavels aanbieden
    }
actions_offerNothing = Niets aanbieden
actions_raise = { $bid } bieden
actions_pass = Passen
actions_decline = Niets openen
actions_assign = Toewijzen
actions_unassign = Weghalen
actions_doneLicences = Beurt beëindigen
actions_doneFair = Klaar met kopen
actions_doneContracts = Geen contract meer nemen
actions_doneAssign = Treinen bevestigen
actions_doneTarget = Niets voorstellen
actions_agree = Akkoord
actions_refuse = Weigeren
actions_propose = { $target } contracten voorstellen
actions_offerContracts =
    { $count ->
        [one] { $count } contract aanbieden
       *[other] { $count } contracten aanbieden
    }
actions_offerNone = Geen aanbieden
actions_lookAtMap = Kaart bekijken
actions_continue = Verder
actions_beginYear = Jaar { $year } beginnen

## illegal

illegal_already-audited = Deze maatschappij is dit jaar al gecontroleerd.
illegal_already-called = Deze fase is dit jaar al aangekondigd.
illegal_already-licensed = Deze licentie heb je al.
illegal_already-proposed = Er is vóór deze aankondiging al een doel voorgesteld.
illegal_bid-step = Bieden gaat in stappen van { $step }.
illegal_bid-too-low = Het laagste bod is { $needs }.
illegal_cash-short = Kost { $needs }, je hebt { $has }.
illegal_contract-complete = Dit contract is voltooid.
illegal_contract-twice = Dit contract is twee keer genoemd.
illegal_fixed-steps = Aan deze tafel moet het bod precies { $needs } zijn.
illegal_impossible-draw = Dit kan niet getrokken worden.
illegal_limit-used-up = Je limiet van { $limit } is bereikt.
illegal_must-offer = Je moet minstens één vrij voertuig aanbieden.
illegal_no-new-target = Aan deze tafel blijft het doel zoals het is.
illegal_no-place =
    { $places ->
        [one] De enige plek is bezet.
       *[other] Alle { $places } plekken zijn bezet.
    }
illegal_no-such-lot = Dit is niet te koop.
illegal_no-such-vehicle = Zo’n voertuig heb je niet in je remise.
illegal_no-such-company = Deze maatschappij doet niet mee.
illegal_not-assigned = Dit voertuig rijdt niet voor het contract.
illegal_not-identical = Beide locomotieven moeten van hetzelfde model zijn: { $model }.
illegal_not-in-selection = Dit voertuig staat niet in de keuze.
illegal_not-on-display = Dit ligt er niet meer.
illegal_not-on-the-track = Boek een veelvoud van 10k tussen { $least } en { $most }.
illegal_not-your-contract = Dit is niet jouw contract.
illegal_not-your-section = Hier heb je geen licentie.
illegal_not-your-turn = Je bent niet aan de beurt.
illegal_own-books = Je kunt je eigen maatschappij niet controleren.
illegal_own-lot = Op je eigen kavel kun je niet bieden.
illegal_pile-empty = De contractstapel is leeg.
illegal_section-in-use = Een van je contracten gebruikt dit baanvak.
illegal_section-twice = Dit baanvak is twee keer genoemd.
illegal_sticks-short =
    { $needs ->
        [one] Er is { $needs } staafje nodig, je hebt er { $has }.
       *[other] Er zijn { $needs } staafjes nodig, je hebt er { $has }.
    }
illegal_supply-empty = De voorraad is leeg.
illegal_target-too-low = Het nieuwe doel moet minstens { $needs } zijn.
illegal_tracks-taken =
    { $tracks ->
        [one] Het enige spoor is bezet.
       *[other] Alle { $tracks } sporen zijn bezet.
    }
illegal_unknown-contract = Dit contract bestaat niet.
illegal_unknown-model = Dit model bestaat niet.
illegal_unknown-phase = Deze fase bestaat niet.
illegal_unknown-section = Dit baanvak bestaat niet.
illegal_wrong-category = Dit contract heeft dit niet nodig: { $category }.
illegal_wrong-stage = Licenties worden vóór voertuigen geveild.
illegal_wrong-step = Niet in deze fase.
illegal_unknown = Dat mag niet.

## 

rule = Regel { $id }

## sums

sums_profit = Jaarwinst
sums_token = Door de maatschappij geboekt
sums_contract = { $contract }
sums_completed = { $contract }, voltooid
sums_routes = Deeltrajecten
sums_route = { $from }–{ $to }
sums_vehicles = Voertuigen
sums_locomotives =
    { $count ->
        [one] { $count } locomotief à { $each }
       *[other] { $count } locomotieven à { $each }
    }
sums_wagons =
    { $count ->
        [one] { $count } wagen à { $each }
       *[other] { $count } wagens à { $each }
    }
sums_unpulled =
    { $count ->
        [one] { $count } wagen zonder trekkracht
       *[other] { $count } wagens zonder trekkracht
    }
sums_speed = Snelheidsvoorwaarde
sums_sleepers = Beddenvoorwaarde
sums_tax = Belasting
sums_subsidy =
    { $count ->
        [one] { $count } fiche à { $each }
       *[other] { $count } fiches à { $each }
    }
sums_licence = Licentie { $section }
sums_segments =
    { $count ->
        [one] { $count } segment à { $each }
       *[other] { $count } segmenten à { $each }
    }
sums_secondTrack = dubbel als tweede maatschappij
sums_thirdTrack = viervoudig als derde maatschappij
sums_lowestBid = Laagste bod
sums_listPrice = Catalogusprijs
sums_printedProfit = Vermelde winst
sums_discount = min
sums_floor = minstens { $limit }
sums_cash = Kas
sums_cashStart = Startkas
sums_cashOfYear = Jaar { $year }
sums_feePaid = Licentie { $section }
sums_vehiclePaid = { $model } op de beurs
sums_blindVehiclePaid = Ongezien voertuig op de beurs
sums_blindContractCash = { $contract }, ongezien genomen
sums_developmentBonus = Ontwikkelingspremie
sums_cities =
    { $count ->
        [one] { $count } stad à { $each }
       *[other] { $count } steden à { $each }
    }
sums_callerExtra = Extra voor het aankondigen
sums_bidPaid = { $what }, gekocht op de veiling
sums_bidReceived = { $what }, verkocht op de veiling
sums_payout = Uitbetaling
sums_profitOfYear = Winst van het jaar
sums_aboveCap = vennootschapsbelasting boven { $limit }
sums_lossPaid = Betaald verlies
sums_lossDue = Te betalen verlies
sums_forgiven = kwijtgescholden, één keer
sums_auditPaid =
    { $who ->
        [you] Na een controle betaald aan jou
       *[other] Na een controle betaald aan { $who }
    }
sums_auditReceived =
    { $who ->
        [you] Na een controle ontvangen van jou
       *[other] Na een controle ontvangen van { $who }
    }
sums_sticksLeft = Staafjes over
sums_sticksAll = Alle staafjes
sums_sticksLaid = { $section }
sums_total = Totaal
sums_evalProfit = Jaarwinst
sums_evalCompleted = Voltooide contracten
sums_evalPartial = Lopende contracten
sums_evalCities = Aangesloten steden
sums_evalNetwork = Grootste netwerk
sums_evalCountries = Meeste landen
sums_evalIdle = Slapende contracten
sums_evalVehicles = Overgebleven voertuigen
sums_evalCash = Overgebleven kas
sums_waiting = zou { $amount } opleveren

## preview

preview_title = Als je bevestigt
preview_cash = Kas
preview_profit = Jaarwinst
preview_sticks = Staafjes
preview_contractsDone = Voltooide contracten
preview_opens = { $from }–{ $to } levert geld op voor { $contract }
preview_part = Deel van { $from }–{ $to } voor { $contract }
preview_shuts = { $from }–{ $to } levert niets meer op voor { $contract }
preview_completes = Voltooit { $contract }
preview_completesHelp = De voertuigen gaan naar de aflegstapel; de winst blijft voorgoed.
preview_provisional = Telt als je de treinen bevestigt.
preview_ifWon = Als niemand hoger biedt.
preview_spread = Jaarwinst tussen { $least } en { $most }, afhankelijk van de kaart.
preview_nothing = Er verandert nog niets.
preview_trackNumber =
    plaats voor { $tracks ->
        [one] één maatschappij
       *[other] { $company ->
            [one] { $tracks } maatschappijen, jij zou de eerste zijn
           *[other] { $tracks } maatschappijen, jij zou nummer { $company } zijn
        }
    }
preview_feeDouble = Vergoeding, dubbel voor de tweede
preview_feeQuadruple = Vergoeding, viervoudig voor de derde
preview_fee = Vergoeding

## auction

auction_lots = Kavels
auction_licencesFirst = Eerst de licenties
auction_vehicles = Voertuigen
auction_contracts = Contracten
auction_licence = licentie { $section }
auction_contract = contract { $contract }
auction_of =
    { $owner ->
        [you] { $what } (van jou)
       *[other] { $what } (van { $owner })
    }
auction_onTheBlock = onder de hamer
auction_from = vanaf { $bid }
auction_opensAt = Begint bij { $bid }
auction_list = Catalogus { $price }
auction_kept = gehouden
auction_toBeat = Te overbieden
auction_ownBid = eigen bod, in stappen van { $step }
auction_ifWon =
    { $who ->
        [you] Als ik deze kavel win
       *[other] Als { $who } deze kavel wint
    }
auction_backIn = terugverdiend in { $value } jaar
auction_states_leads = hoogste bod
auction_states_asked = denkt na
auction_states_waits = wacht
auction_states_out = heeft gepast
auction_states_owner = verkoopt, krijgt het geld
auction_nextOpener =
    { $who ->
        [you] De volgende kavel mag jij openen; dat recht gaat met de klok mee verder.
       *[other] De volgende kavel mag { $who } openen; dat recht gaat met de klok mee verder.
    }
auction_elsewhere = Bij de bank kost het { $price }.
auction_listElsewhere = De catalogusprijs is { $price }.
auction_limits_no-use = Nu heb je er niets aan.
auction_limits_forecast = Boven { $bid } kost het meer dan het waarschijnlijk oplevert.
auction_limits_cash = Het is je hele kas waard, { $bid }.
auction_limits_sold-elsewhere = Hoogstens { $bid }: de bank verkoopt hetzelfde voor { $price }.
auction_mustOffer = Minstens een hiervan moet je aanbieden.
auction_optional = Ongebruikte licenties, vrijwillig
auction_inUse = in gebruik bij een contract
auction_offered = Aangeboden
auction_keep = Gehouden

## orders

orders_upTo = Bied tot { $bid } mee
orders_about = Steeds de kleinste stap, nooit boven de grens. De anderen zien de biedingen, niet de grens.
orders_bidding = Er wordt voor je geboden tot { $bid }
orders_stop = Stoppen
orders_reached = Je grens van { $bid } is bereikt: bied of pas zelf.
orders_passRest = Verder passen
orders_passing = Je past voor de rest van deze veiling
orders_passingAbout = Voor jou wordt niets geopend en niets geboden.
orders_again = Weer meedoen
orders_nothingToAssign = Je hebt niets toe te wijzen. Deze stap vervalt.

## plan

plan_title = Plan
plan_empty = Niets gepland. Je kunt altijd plannen, ook als anderen aan de beurt zijn.
plan_add = In het plan
plan_remove = Uit het plan schrappen
plan_clear = Plan wissen
plan_total = Totaal
plan_after = Na het plan
plan_licence = Licentie { $section }
plan_buy = { $model } kopen
plan_buyBlind_loco = Ongeziene locomotief kopen
plan_buyBlind_wagon = Ongeziene wagen kopen
plan_take = { $contract } nemen
plan_assign = { $model } voor { $contract }
plan_call = { $phase } aankondigen
plan_moments_now = nu mogelijk
plan_moments_this-year = dit jaar, als de fase wordt aangekondigd
plan_moments_later = op zijn vroegst volgend jaar
plan_dearer = De prijs is gestegen: { $planned } → { $price }.
plan_lost = Je plan gaat niet meer op: { $what }.

## facts

facts_opensRoute = Opent een deeltraject van mij
facts_from = vanaf { $price }
facts_affordable = Betaalbaar, aan mijn netwerk
facts_anywhere = Betaalbare baanvakken
facts_fitting = Past en is betaalbaar
facts_waiting = Past, in mijn remise
facts_none = geen
facts_onTable = Op tafel
facts_openAndChips =
    { $chips ->
        [one] { $open } open, { $chips } fiche
       *[other] { $open } open, { $chips } fiches
    }
facts_mostChips = Meeste fiches
facts_equalChips = { $contracts } contracten, elk { $chips }
facts_iMustOffer = Ik moet er een aanbieden
facts_othersMust = Ook anderen moeten aanbieden
facts_afterwards = Daarna
facts_noAssigning = Niet toewijzen
facts_untilFair = tot de beurs of het veilinghuis
facts_myCash = Mijn kas

## hint

hint_title = Een directeur zou
hint_thinking = De directeur neemt de boeken door
hint_none = Er is nu geen tip.
hint_close = Bedankt
hint_plan = In het plan
hint_forecast =
    { $who ->
        [you] Verwachting voor jou: ongeveer
       *[other] Verwachting voor { $who }: ongeveer
    } { $points ->
        [0] { $points } punt aan het eind van het
        [part] { $points } punt aan het eind van het
        [mixed] { $points } punt aan het eind van het
        [one] { $points } punt aan het eind van het
       *[other] { $points } punten aan het eind van het
    } { $now ->
        [none] spel.
        [0] spel; { $now } punt als het nu afgelopen was.
        [part] spel; { $now } punt als het nu afgelopen was.
        [mixed] spel; { $now } punt als het nu afgelopen was.
        [one] spel; { $now } punt als het nu afgelopen was.
       *[other] spel; { $now } punten als het nu afgelopen was.
    }
hint_alternatives = Ook overwogen
hint_behind =
    { $points ->
        [0] { $points } punt minder voorsprong op de anderen
        [part] { $points } punt minder voorsprong op de anderen
        [mixed] { $points } punt minder voorsprong op de anderen
        [one] { $points } punt minder voorsprong op de anderen
       *[other] { $points } punten minder voorsprong op de anderen
    }
hint_asGood = even goed
hint_whyBot =
    { $who ->
        [you] Waarom deed jij dit?
       *[other] Waarom deed { $who } dit?
    }
hint_notBest = De verwachting geeft de voorkeur aan iets anders.
hint_acts_call = { $phase } aankondigen
hint_acts_licence = de licentie { $section } kopen
hint_acts_buy = { $model } kopen
hint_acts_buyBlind_loco = een ongeziene locomotief kopen
hint_acts_buyBlind_wagon = een ongeziene wagen kopen
hint_acts_take = { $contract } nemen
hint_acts_takeBlind = een ongezien contract nemen
hint_acts_choose = { $model } nemen
hint_acts_offer = { $what } aanbieden
hint_acts_offerNothing = niets aanbieden
hint_acts_open = { $lot } openen met { $bid }
hint_acts_decline = niets openen
hint_acts_raise = { $bid } bieden
hint_acts_pass = passen
hint_acts_assign = { $model } toewijzen aan { $contract }
hint_acts_unassign = { $model } weghalen bij { $contract }
hint_acts_offerContracts = { $contracts } aanbieden
hint_acts_offerNoContract = geen contract aanbieden
hint_acts_done = de beurt beëindigen
hint_acts_propose = { $target } contracten voorstellen
hint_acts_agree = akkoord gaan
hint_acts_refuse = weigeren
hint_acts_book = { $amount } boeken
hint_acts_audit =
    { $who ->
        [you] jou controleren
       *[other] { $who } controleren
    }
hint_why_completes = { $contract } is dan voltooid.
hint_why_opens = Opent { $from }–{ $to }, { $income } per jaar.
hint_why_profit = Jaarwinst { $before } → { $after }.
hint_why_onTheWay = Ligt op de goedkoopste route voor { $contracts }. Daarna moet er nog { $left } worden betaald.
hint_why_onTheWayLast = De laatste licentie voor { $contracts }.
hint_why_payback = { $contract } verdient zich met jouw licenties in { $value } jaar terug.
hint_why_subsidy =
    { $count ->
        [one] De fiche levert { $amount } per jaar op.
       *[other] De { $count } fiches leveren { $amount } per jaar op.
    }
hint_why_yard = In je remise voor { $contract }: { $models }.
hint_why_fits = { $model } past bij { $contract }.
hint_why_fitsForNow = { $model } levert bij { $contract } geld op, maar voldoet niet aan de voorwaarde.
hint_why_belowPrice = { $price } in plaats van { $elsewhere }.
hint_why_reach =
    { $cities ->
        [one] Sluit nog { $cities } stad aan.
       *[other] Sluit nog { $cities } steden aan.
    }
hint_why_reachCountries =
    { $cities ->
        [one] Sluit nog { $cities } stad en
       *[other] Sluit nog { $cities } steden en
    } { $countries ->
        [one] { $countries } land aan.
       *[other] { $countries } landen aan.
    }
hint_why_cash = Levert { $amount } in kas op.
hint_why_phases_on-site-meeting = Je goedkoopste ontbrekende deeltraject kost { $price }.
hint_why_phases_on-site-meeting-none = Het netwerk kan groeien.
hint_why_phases_railroad-fair = Op de stands voor jouw contracten: { $models }.
hint_why_phases_railroad-fair-waiting = Wacht op toewijzing: { $models }.
hint_why_phases_railroad-fair-none = Een ongezien voertuig kan passen.
hint_why_phases_conference-room = Op { $contract } liggen de meeste fiches.
hint_why_phases_conference-room-none = Het is tijd voor nog een contract.
hint_why_phases_auction-house = Je kunt vrije voertuigen te gelde maken.
hint_why_phases_government-aid = Een gratis voertuig, en de eerste keuze.
hint_why_phases_development-bonus = Geld voor elke aangesloten stad.
hint_why_keepsCash = Je kas is nodig voor het verlies van { $loss } dit jaar.
hint_why_noUse_model = Geen contract van jou heeft het nodig.
hint_why_noUse_section = Geen deeltraject van jou heeft het nodig.
hint_why_noUse_contract = Het zou zich niet terugverdienen.
hint_why_tooDear = { $price } is meer dan het je waard is.
hint_why_tooDearElsewhere = { $price } is te veel: elders kost het { $elsewhere }.
hint_why_spare = Over: { $models }.
hint_why_loses = { $contracts }: { $net } per jaar.
hint_why_losing =
    { $count ->
        [one] { $contracts } maakt verlies: dat gaat voor.
       *[other] { $contracts } maken verlies: dat gaat voor.
    }
hint_why_nothingBetter = Er is niets beters te doen.

## log

log_founded =
    { $who ->
        [you] *Jij* begint met { $contract }
       *[other] *{ $who }* begint met { $contract }
    }
log_foundedWith =
    { $who ->
        [you] *Jij* begint met { $contract }, { $models }
       *[other] *{ $who }* begint met { $contract }, { $models }
    }
log_chair =
    { $who ->
        [you] *Jij* wordt voorzitter
       *[other] *{ $who }* wordt voorzitter
    }
log_year = Jaar { $year }, volgorde van aankondigen: { PEOPLE($callers, you: "jij") }
log_market = Nieuw op de markt: { $contracts }; { $models }
log_marketVehicles = Nieuw op de stands: { $models }
log_called =
    { $who ->
        [you] *Jij* kondigt *{ $phase }* aan
       *[other] *{ $who }* kondigt *{ $phase }* aan
    }
log_licences =
    { $who ->
        [you] *Jij* neemt een licentie op { $sections } voor { $total }
       *[other] *{ $who }* neemt een licentie op { $sections } voor { $total }
    }
log_purchases =
    { $who ->
        [you] *Jij* koopt { $vehicles } voor { $total }
       *[other] *{ $who }* koopt { $vehicles } voor { $total }
    }
log_blind_loco = een ongeziene locomotief
log_blind_wagon = een ongeziene wagen
log_blindKnown = { $model } (ongezien gekocht)
log_takes =
    { $who ->
        [you] *Jij* neemt { $contracts }
       *[other] *{ $who }* neemt { $contracts }
    }
log_taken = { $contract } ({ $net } per jaar)
log_takenBlind = { $contract }, ongezien ({ $net } per jaar, { $cash } in kas)
log_aid = De overheid toont { $models }
log_gift =
    { $who ->
        [you] *Jij* neemt { $model } gratis
       *[other] *{ $who }* neemt { $model } gratis
    }
log_bonuses = Ontwikkelingspremie: { $amounts }
log_amountFor =
    { $who ->
        [you] jij { $amount }
       *[other] { $who } { $amount }
    }
log_offered =
    { $who ->
        [you] *Jij* hebt het aanbod gekozen
       *[other] *{ $who }* heeft het aanbod gekozen
    }
log_lots =
    { $count ->
        [one] { $count } kavel gaat onder de hamer
       *[other] { $count } kavels gaan onder de hamer
    }
log_noLots = Er wordt niets geveild
log_offeredContracts =
    { $who ->
        [you] *Jij* biedt { $contracts } aan
       *[other] *{ $who }* biedt { $contracts } aan
    }
log_offeredNone =
    { $who ->
        [you] *Jij* biedt geen contract aan
       *[other] *{ $who }* biedt geen contract aan
    }
log_bidding =
    { $who ->
        [you] *Jij* biedt { $bid } voor { $lot }
       *[other] *{ $who }* biedt { $bid } voor { $lot }
    }
log_sold =
    { $who ->
        [you] *Jij* koopt { $lot } van
       *[other] *{ $who }* koopt { $lot } van
    } { $owner ->
        [you] jou voor { $price }
       *[other] { $owner } voor { $price }
    }
log_assigned =
    { $who ->
        [you] *Jij* wijst toe: { $what }
       *[other] *{ $who }* wijst toe: { $what }
    }
log_on = { $models } aan { $contract }
log_off = { $models } weg bij { $contract }
log_swap = { $on } in plaats van { $off } bij { $contract }
log_completed =
    { $who ->
        [you] *Jij* voltooit *{ $contract }*
       *[other] *{ $who }* voltooit *{ $contract }*
    }
log_lastYear_target = Dit is het laatste jaar: het doel is bereikt
log_lastYear_sticks = Dit is het laatste jaar: een maatschappij heeft haar laatste staafje gelegd
log_lastYear_profit = Dit is het laatste jaar: een jaarwinst van 500k is bereikt
log_targetProposed =
    { $who ->
        [you] *Jij* stelt { $target } contracten als doel voor
       *[other] *{ $who }* stelt { $target } contracten als doel voor
    }
log_targetKept = Het doel blijft { $target }
log_targetRaised = Het nieuwe doel is { $target } contracten
log_booked =
    { $who ->
        [you] Jij hebt de jaarwinst geboekt
        [one] { CAPITAL(PEOPLE($who, you: "jij")) } heeft de jaarwinst geboekt
       *[several] { CAPITAL(PEOPLE($who, you: "jij")) } hebben de jaarwinst geboekt
    }
log_auditRight =
    { $who ->
        [you] *Jij* controleert
       *[other] *{ $who }* controleert
    } { $audited ->
        [you] jou: { $amount } klopt
       *[other] { $audited }: { $amount } klopt
    }
log_auditWrong =
    { $who ->
        [you] *Jij* controleert
       *[other] *{ $who }* controleert
    } { $audited ->
        [you] jou: { $booked } geboekt, { $right } is juist
       *[other] { $audited }: { $booked } geboekt, { $right } is juist
    }
log_auditFine =
    { $who ->
        [you] { $paid } betaald aan jou
       *[other] { $paid } betaald aan { $who }
    }
log_auditWaived =
    { $who ->
        [you] *Jij* controleert niemand
       *[other] *{ $who }* controleert niemand
    }
log_checked =
    { $who ->
        [you] Laatste controle van de boeken: jij { $booked } geboekt, { $right } is juist
       *[other] Laatste controle van de boeken: { $who } { $booked } geboekt, { $right } is juist
    }
log_yearEnd = Jaareinde: { $rows }
log_settled_paid-out =
    { $who ->
        [you] jij { $amount }
       *[other] { $who } { $amount }
    }
log_settled_nothing =
    { $who ->
        [you] jij niets
       *[other] { $who } niets
    }
log_settled_paid =
    { $who ->
        [you] jij { $amount }
       *[other] { $who } { $amount }
    }
log_settled_forgiven =
    { $who ->
        [you] jij { $amount }, niet betaald en gewaarschuwd
       *[other] { $who } { $amount }, niet betaald en gewaarschuwd
    }
log_settled_insolvent =
    { $who ->
        [you] jij { $amount }, insolvent
       *[other] { $who } { $amount }, insolvent
    }
log_saved_profit =
    { $who ->
        [you] *Jij* bent uit de rode cijfers en blijft
       *[other] *{ $who }* is uit de rode cijfers en blijft
    }
log_saved_paid =
    { $who ->
        [you] *Jij* betaalt het verlies en blijft
       *[other] *{ $who }* betaalt het verlies en blijft
    }
log_left =
    { $who ->
        [you] *Jij* verlaat het spel wegens insolventie
       *[other] *{ $who }* verlaat het spel wegens insolventie
    }
log_subsidies = Subsidiefiche voor { $contracts }
log_gone = Onder de stapel: { $contracts }
log_reshuffled_loco = De afgelegde locomotieven gaan terug in de voorraad
log_reshuffled_wagon = De afgelegde wagens gaan terug in de voorraad
log_over =
    { $who ->
        [you] *Jij* wint
        [one] *{ CAPITAL(PEOPLE($who, you: "jij")) }* wint
       *[several] *{ CAPITAL(PEOPLE($who, you: "jij")) }* winnen samen
    }
log_profitStep = jaarwinst { $before } → { $after }

## speech

speech_turn = Jij bent aan de beurt. { $what }.
speech_turnBonus = Jij bent aan de beurt, met bonus. { $what }.
speech_money = { $amount } euro
speech_standing = Kas { $cash }, jaarwinst { $profit }.
speech_section =
    { $segments ->
        [one] { $section }, { $segments } segment, { $price }
       *[other] { $section }, { $segments } segmenten, { $price }
    }
speech_tracksTaken = { $taken } van { $tracks } sporen bezet
speech_opensRoute = opent { $from }–{ $to }
speech_bidding =
    { $who ->
        [you] { $lot }, { $bid } van jou. Bied hoger of pas.
       *[other] { $lot }, { $bid } van { $who }. Bied hoger of pas.
    }
speech_since = Sinds je laatste beurt

## yearLine

yearLine_called =
    { $who ->
        [you] Aangekondigd door jou
       *[other] Aangekondigd door { $who }
    }
yearLine_callsNow =
    { $who ->
        [you] Jij kondigt nu aan
       *[other] { $who } kondigt nu aan
    }
yearLine_callsNext =
    { $who ->
        [you] Jij bent de volgende
       *[other] { $who } is de volgende
    }
yearLine_thenCalls =
    { $who ->
        [you] daarna kondig jij aan
       *[other] daarna kondigt { $who } aan
    }
yearLine_stillOpen = nog open
yearLine_oneOf =
    { $count ->
        [one] de laatste die over is
       *[other] een van { $count }
    }
yearLine_end = Jaareinde
yearLine_final = Laatste jaar
yearLine_inPhases =
    { $count ->
        [one] over { $count } fase
       *[other] over { $count } fases
    }
yearLine_payout = jouw uitbetaling { $amount }
yearLine_loss = jouw verlies { $amount }
yearLine_insolvencyOf =
    { $who ->
        [you] Jouw insolventie
       *[other] Insolventie van { $who }
    }

## yearEnd

yearEnd_title = Boekjaar { $year } wordt afgesloten
yearEnd_lead = Winst wordt uitbetaald, hoogstens 200k. Verlies wordt uit de kas betaald.
yearEnd_steps_1 = Afrekening
yearEnd_steps_2 = Insolventie
yearEnd_steps_3 = Einde?
yearEnd_steps_4 = Contracten
yearEnd_steps_5 = Voorzitter
yearEnd_steps_6 = Stands
yearEnd_statement = Afrekening
yearEnd_cap = plafond { $limit }
yearEnd_profit = Jaarwinst
yearEnd_change = { $amount } ten opzichte van jaar { $year }
yearEnd_same = gelijk aan vorig jaar
yearEnd_notBooked = Niet geboekt
yearEnd_booked = Geboekt
yearEnd_cash = Kas
yearEnd_how_paid-out = uitbetaald
yearEnd_how_nothing = niets te boeken
yearEnd_how_paid = betaald
yearEnd_how_forgiven = de hele kas
yearEnd_how_insolvent = insolvent
yearEnd_corporateTax = vennootschapsbelasting
yearEnd_forgivenOnce = één keer kwijtgescholden
yearEnd_capped = Begrensd
yearEnd_now = nu { $profit }
yearEnd_settledWith = { $profit } per jaar bij de afrekening, vóór de verkopen
yearEnd_sales_sold = { $amount } uit verkopen
yearEnd_sales_bought = { $amount } voor aankopen
yearEnd_repaid = { $amount } verlies betaald
yearEnd_markedWarning =
    { $who ->
        [you] Jij
       *[other] { $who }
    } kon { $loss } niet betalen; { $forgiven } wordt één keer kwijtgescholden. Aan het eind van volgend jaar moet de maatschappij uit de rode cijfers zijn of het verlies helemaal betalen. Anders is ze insolvent.
yearEnd_contractsFor = Contracten voor jaar { $year }
yearEnd_goneUnder = { $contract } gaat onder de stapel
yearEnd_newChair = Nieuwe voorzitter
yearEnd_callsIn = Volgorde in jaar { $year }
yearEnd_newStands = Nieuwe stands
yearEnd_oldStands = oude naar de aflegstapel
yearEnd_mine = Mijn jaar
yearEnd_endTest = Einde van het spel?
yearEnd_notYet = Nog niet
yearEnd_ends = Ja
yearEnd_triggers_target = Voltooide contracten
yearEnd_triggers_profit = Hoogste jaarwinst
yearEnd_triggers_sticks = Minste staafjes
yearEnd_triggers_bank = Bank
yearEnd_of = { $value } van { $limit }
yearEnd_leftOver = nog { $value }
yearEnd_changed = Wat er in jaar { $year } veranderde

## insolvency

insolvency_title = Verkopen tot het verlies gedekt is
insolvency_lead = De maatschappij kan voor de tweede keer op rij haar verlies niet betalen. De anderen bieden. De verkoop stopt zodra het verlies betaald kan worden of de jaarwinst weer op 0 staat.
insolvency_sale = Je rechterbuur opent als eerste, daarna gaat het met de klok mee. De verkoop stopt zodra je kunt betalen of je jaarwinst weer op 0 staat.
insolvency_steps_1 = Verlies geboekt
insolvency_steps_2 = Contracten aangeboden
insolvency_steps_3 = Verkoop
insolvency_steps_4 = Afronden
insolvency_whichContracts = Welke contracten bied je aan?
insolvency_offeredEffect = winst { $amount } bij verkoop
insolvency_lowestBid = Laagste bod
insolvency_wayPay = Optie 1: het verlies betalen
insolvency_wayProfit = Optie 2: winst terug op 0
insolvency_missing = { $amount } te kort
insolvency_enough = genoeg
insolvency_together =
    { $count ->
        [2] Beide samen
       *[other] Alle { $count } samen
    }
insolvency_ifLowest = Bij verkoop voor het laagste bod
insolvency_giveUp = Het contract wordt met fiches en voertuigen verkocht. De licenties blijven van jou. Biedt niemand genoeg, dan verlaat de maatschappij het spel en wordt ze toch beoordeeld.
insolvency_saves = Dit bod zou de maatschappij redden
insolvency_leaves =
    { $who ->
        [you] Jij
       *[other] { CAPITAL($who) }
    } verlaat het spel. De licenties blijven op de kaart; de maatschappij wordt toch beoordeeld.
insolvency_remains = Wat daarna overblijft
insolvency_licences = Licenties
insolvency_proceeds = Opbrengst
insolvency_nothingToDo = Je hoeft hier niets te doen.

## evaluation

evaluation_title = Beoordeling
evaluation_after = na boekjaar { $year }
evaluation_won =
    { $who ->
        [you] Jij wint
        [one] { CAPITAL(PEOPLE($who, you: "jij")) } wint
       *[several] { CAPITAL(PEOPLE($who, you: "jij")) } winnen samen
    }
evaluation_wonBy =
    { $who ->
        [you] Jij wint met
       *[other] { CAPITAL($who) } wint met
    } { $sixths ->
        [0] { $sixths } punt verschil
        [part] { $sixths } punt verschil
        [mixed] { $sixths } punt verschil
        [one] { $sixths } punt verschil
       *[other] { $sixths } punten verschil
    }
evaluation_points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
evaluation_reasons_target = Het afgesproken aantal contracten is voltooid; het jaar is uitgespeeld en uitbetaald.
evaluation_reasons_sticks = Een maatschappij had haar laatste staafje gelegd.
evaluation_reasons_profit = Een jaarwinst van 500k is bereikt.
evaluation_reasons_bank = De bank had geen geld meer.
evaluation_reasons_players = Er was nog maar één maatschappij over.
evaluation_reasons_years = Het laatst mogelijke jaar was voorbij.
evaluation_reached_target =
    { $who ->
        [you] Jij hebt het doel van
        [one] { CAPITAL(PEOPLE($who, you: "jij")) } heeft het doel van
       *[several] { CAPITAL(PEOPLE($who, you: "jij")) } hebben het doel van
    } { $count ->
        [one] { $count } contract bereikt; het jaar is uitgespeeld en uitbetaald.
       *[other] { $count } contracten bereikt; het jaar is uitgespeeld en uitbetaald.
    }
evaluation_reached_sticks =
    { $who ->
        [you] Jij had geen staafje meer.
        [one] { CAPITAL(PEOPLE($who, you: "jij")) } had geen staafje meer.
       *[several] { CAPITAL(PEOPLE($who, you: "jij")) } hadden geen staafje meer.
    }
evaluation_reached_profit =
    { $who ->
        [you] Jij hebt een jaarwinst van 500k bereikt.
        [one] { CAPITAL(PEOPLE($who, you: "jij")) } heeft een jaarwinst van 500k bereikt.
       *[several] { CAPITAL(PEOPLE($who, you: "jij")) } hebben een jaarwinst van 500k bereikt.
    }
evaluation_how_profit = 1 per begonnen 100k
evaluation_how_completed = 2 per stuk
evaluation_how_partial = 1 per stuk, locomotief en één deeltraject
evaluation_how_cities = 1 per begonnen 5
evaluation_how_network = 2 voor het langste, gedeeld bij gelijke stand
evaluation_how_countries = 2 voor de meeste, gedeeld bij gelijke stand
evaluation_how_idle = −1 per stuk
evaluation_how_vehicles = −1 per begonnen 3 boven 3
evaluation_how_cash = −1 per begonnen 100k boven 300k
evaluation_item = Post
evaluation_total = Totaal
evaluation_highestWins = het hoogste totaal wint
evaluation_place = { $place }e
evaluation_segments =
    { $count ->
        [one] { $count } segment
       *[other] { $count } segmenten
    }
evaluation_cities =
    { $count ->
        [one] { $count } stad
       *[other] { $count } steden
    }
evaluation_countries =
    { $count ->
        [one] { $count } land
       *[other] { $count } landen
    }
evaluation_chart = Winst, jaar na jaar
evaluation_chartHelp = Resultaat aan het eind van elk jaar
evaluation_networks = Netwerken aan het eind
evaluation_shared =
    { $count ->
        [one] alleen
       *[other] gedeeld door { $count }
    }
evaluation_ifNow = Als het spel nu afgelopen was

## moments

moments_year = Jaar { $year }
moments_completed =
    { $who ->
        [you] Jij: { $contract } voltooid
       *[other] { CAPITAL($who) }: { $contract } voltooid
    }
moments_leap =
    { $who ->
        [you] Jij: { $amount } per jaar
       *[other] { CAPITAL($who) }: { $amount } per jaar
    }
moments_fall =
    { $who ->
        [you] Jij: { $amount } per jaar
       *[other] { CAPITAL($who) }: { $amount } per jaar
    }
moments_auction = { $lot } voor { $price }
moments_trouble = Een verlies dat niet betaald kan worden
moments_left =
    { $who ->
        [you] Jij: uit het spel
       *[other] { CAPITAL($who) }: uit het spel
    }
moments_last-year = Het laatste jaar staat vast
moments_over = Beoordeling
