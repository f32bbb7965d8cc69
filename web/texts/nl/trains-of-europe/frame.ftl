### Dutch words of the frame around Trains of Europe.

map = Kaart van Europa met alle baanvakken
mapRole = kaart

## waters

waters_north-sea = Noordzee
waters_atlantic-ocean = Atlantische Oceaan
waters_mediterranean-sea = Middellandse Zee
waters_black-sea = Zwarte Zee

## 

track = Winst
trackUnit = k / jaar
trackLoss = verlies

## opening

opening_label = Zo begint het
opening_goal = Voltooi { $target } contracten. Elk levert jaarlijks geld op zodra het een locomotief, wagens en licenties voor zijn deeltrajecten heeft.
opening_goalOpen = Contracten leveren jaarlijks geld op zodra ze een locomotief, wagens en licenties voor hun deeltrajecten hebben.
opening_call = Jij kondigt nu een fase aan. Iedereen speelt die, jij eerst en met een bonus. Je contract laat zien wat nog ontbreekt.
opening_phases_on-site-meeting = – koop licenties voor de deeltrajecten van je contract.
opening_phases_railroad-fair = – koop de locomotief en de wagens waar je contract om vraagt.
opening_phases_conference-room = – je mag een tweede contract nemen; de belasting ervan betaal je elk jaar.
opening_phases_auction-house = – verkoop voertuigen die je contract niet nodig heeft en bied op die het wel nodig heeft.
opening_phases_government-aid = – kies een gratis voertuig, liefst een waar je contract om vraagt.
opening_phases_development-bonus = – je krijgt geld voor elke stad die je hebt aangesloten.

## 

thinking = denkt na
contractsOf = contracten van { $target }
cashAndProfit = kas, winst
skip = Vooruitspoelen
curtain = Neem het apparaat zo dat niemand anders op het scherm kijkt. Open dan je boeken: kas, remise en plannen.
hint = Tip
log = Verloop
zoomIn = Inzoomen
zoomOut = Uitzoomen
fit = De hele kaart

## legend

legend_affordable = betaalbaar
legend_dear = te duur
legend_way = voor een contract

## 

showChanges = Veranderingen op de kaart tonen
hideChanges = Veranderingen op de kaart verbergen
backToPhase = Terug naar de fase
undo = Terugnemen
whichSection = Welk baanvak?
none = Geen van deze
compare = Maatschappijen vergelijken

## find

find_open = Zoek een stad
find_label = Stad of land
find_nothing = Er is geen stad met die naam.
find_suggested = Steden van je contracten
find_mine = in je netwerk
find_named = genoemd in { $contracts }
find_full = vol

## 

sections = Baanvakken die je kunt kopen
noSections = Je kunt nu geen baanvak kopen.
sortBy = Gesorteerd op

## orders

orders_price = Prijs
orders_contract = Contract
orders_city = Stad

## 

onTheWay = op de route voor { $contract }
tabsLabel = Je bureau

## tabs

tabs_contracts = Contracten
tabs_yard = Remise
tabs_sections = Baanvakken
tabs_log = Verloop

## phoneTabs

phoneTabs_stage = Kaart
phoneTabs_contracts = Contracten
phoneTabs_yard = Remise
phoneTabs_companies = Bedrijven
phoneTabs_more = Meer

## 

order = Beurtvolgorde
myBonus = Mijn bonus
running = Lopende contracten
backNextYear = volgend jaar weer te kiezen
chooseTile = Kies een van de open fases.
callNone = Kies een fase

## over

over_replay = Herhaling bekijken
over_again = Nog een keer spelen

## menu

menu_leave = Tafel verlaten
menu_leaveAbout = Het spel is opgeslagen; kom terug wanneer je wilt.
menu_replay = Herhaling van dit spel
menu_save = Opslaan als bestand
menu_saveRunning = Het bestand toont alles, ook wat in dit spel geheim is. Toch opslaan?
menu_keys = Toetsen

## keys

keys_map = Naar de kaart
keys_contracts = Je contracten
keys_yard = Je remise
keys_sections = Baanvakken als lijst
keys_log = Verloop
keys_find = Zoek een stad
keys_hint = Om een tip vragen
keys_phases = Een fase kiezen om aan te kondigen
keys_confirm = Je keuze bevestigen
keys_pass = Passen bij een veiling
keys_around = Op de kaart: volgend baanvak van de stad
keys_along = Op de kaart: langs het baanvak, en terug
keys_zoom = Op de kaart: inzoomen, uitzoomen, hele kaart
keys_clear = Je keuze annuleren
keys_help = Deze lijst

## levels

levels_conductor_name = Conducteur
levels_conductor_about = Houdt degelijk boek. Een goede tegenstander voor een eerste spel.
levels_engineer_name = Ingenieur
levels_engineer_about = Denkt het hele jaar door voordat er een fase of een contract gekozen wordt.
levels_director_name = Directeur
levels_director_about = Durft veel, let op de anderen en denkt na voor elke beslissing. Moeilijk te verslaan.
levels_random_name = Zwerver
levels_random_about = Doet elke zet die mag.

## home

home_lead_1 = Win contracten, koop licenties,
home_lead_2 = leid de betere maatschappij.
home_facts = 2–4 spelers · een tot twee uur
home_learn = Snelstart
home_learnAbout = Twee jaar met begeleiding
home_learnDone = Gedaan. Nog een keer

## setup

setup_twoToFour = Twee tot vier
setup_players = Spelers
setup_share = Jullie delen dit apparaat. Een gordijn verbergt wat geheim is.
setup_startKit_title = Iedereen begint met
setup_startKit_sticks = staafjes
setup_startKit_cash = in kas
setup_startKit_locomotive = locomotief
setup_startKit_wagons = wagens
setup_startKit_contract = startcontract
setup_folded = Alles volgens de spelregels
setup_show = Varianten tonen
setup_hide = Varianten verbergen
setup_differs = anders dan in de spelregels
setup_summary =
    { $companies ->
        [one] { $companies } maatschappij, { $end }, { $variants }
       *[other] { $companies } maatschappijen, { $end }, { $variants }
    }
setup_variantCount =
    { $count ->
        [0] volgens de spelregels
        [one] { $count } variant
       *[other] { $count } varianten
    }
setup_contractOf = Startcontract van { $name }
setup_companyName = Naam van de maatschappij ({ $colour })

## settings

settings_title = Trains of Europe
settings_naming = Namen van steden
settings_namings_local = Lokale namen
settings_namings_translated = In mijn taal

## replay

replay_everybody = Alle boeken open
replay_years = Jaren
replay_moments = Hoogtepunten
replay_why = Waarom?
