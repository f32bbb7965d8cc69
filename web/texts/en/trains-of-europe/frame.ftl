### English words of the frame around Trains of Europe: table, home, set-up, replay, settings.

map = Map of Europe with its sections
mapRole = map

## waters

waters_north-sea = North Sea
waters_atlantic-ocean = Atlantic Ocean
waters_mediterranean-sea = Mediterranean Sea
waters_black-sea = Black Sea

## 

track = Profit
trackUnit = k / year
trackLoss = loss

## opening

opening_label = How it begins

# $target (figure)
opening_goal = Complete { $target } contracts. Each earns every year once it has a locomotive, wagons and licences for its routes.

opening_goalOpen = Contracts earn every year once they have a locomotive, wagons and licences for their routes.
opening_call = Now you call a phase. Everyone plays it, you first and with a bonus. Your contract shows what it still needs.
opening_phases_on-site-meeting = – buy licences for the routes of your contract.
opening_phases_railroad-fair = – buy the locomotive and the wagons that your contract requires.
opening_phases_conference-room = – you may take a second contract; its tax is due every year.
opening_phases_auction-house = – sell vehicles your contract does not need and bid for those it does.
opening_phases_government-aid = – choose a free vehicle, ideally one that your contract requires.
opening_phases_development-bonus = – you get cash for every city you have connected.

## 

thinking = thinking

# Head of the column of completed contracts; the number is the target.
# $target (figure)
contractsOf = contracts of { $target }

cashAndProfit = cash, profit
skip = Skip ahead
curtain = Take the device so that no one else can see the screen. Then open your books: cash, yard and plans.
hint = Hint
log = Log
zoomIn = Zoom in
zoomOut = Zoom out
fit = The whole map

## legend

legend_affordable = affordable
legend_dear = too expensive
legend_way = for a contract

## 

showChanges = Show changes on the map
hideChanges = Hide changes on the map
backToPhase = Back to the phase
undo = Undo
whichSection = Which section?
none = None of these
compare = Compare the companies

## find

find_open = Find a city
find_label = City or country
find_nothing = No city has this name.
find_suggested = Cities of your contracts
find_mine = in your network

# $contracts (text): names of contracts, already joined
find_named = named by { $contracts }

# A section all of whose tracks are taken.
find_full = full

## 

sections = Sections you can buy
noSections = You cannot buy any section now.
sortBy = Sorted by

## orders

orders_price = Price
orders_contract = Contract
orders_city = City

## 

# $contract (text): the name of a contract
onTheWay = on the way for { $contract }

tabsLabel = Your desk

## tabs

tabs_contracts = Contracts
tabs_yard = Yard
tabs_sections = Sections
tabs_log = Log

## phoneTabs

phoneTabs_stage = Map
phoneTabs_contracts = Contracts
phoneTabs_yard = Yard
phoneTabs_companies = Companies
phoneTabs_more = More

## 

order = Order of turns
myBonus = My bonus
running = Running contracts
backNextYear = back on the table next year
chooseTile = Choose one of the open phases.
callNone = Choose a phase

## over

over_replay = Look back
over_again = Play again

## menu

menu_leave = Leave the table
menu_leaveAbout = The game is saved; come back any time.
menu_replay = Replay this game
menu_save = Save as a file
menu_saveRunning = The file shows everything, even what is secret in this game. Save it anyway?
menu_keys = Keys

## keys

keys_map = To the map
keys_contracts = Your contracts
keys_yard = Your yard
keys_sections = Sections as a list
keys_log = Log
keys_find = Find a city
keys_hint = Ask for a hint
keys_phases = Choose a phase to call
keys_confirm = Confirm your choice
keys_pass = Pass in an auction
keys_around = On the map: next section of the city
keys_along = On the map: along the section, and back
keys_zoom = On the map: zoom in, zoom out, whole map
keys_clear = Cancel your choice
keys_help = This list

## levels

levels_conductor_name = Conductor
levels_conductor_about = Keeps sound books. A fair opponent for a first game.
levels_engineer_name = Engineer
levels_engineer_about = Thinks the year through before calling a phase or taking a contract.
levels_director_name = Director
levels_director_about = Bold, watches its rivals and thinks before every decision. Hard to beat.
levels_random_name = Drifter
levels_random_about = Makes any move the rules allow.

## home

home_lead_1 = Win contracts, buy licences,
home_lead_2 = run the better company.
home_facts = 2–4 players · one to two hours
home_learn = Quick start
home_learnAbout = Two guided years
home_learnDone = Done. Play it again

## setup

setup_twoToFour = Two to four
setup_players = Players
setup_share = You share this device. A curtain hides secret information.
setup_startKit_title = Everyone starts with
setup_startKit_sticks = sticks
setup_startKit_cash = cash
setup_startKit_locomotive = locomotive
setup_startKit_wagons = wagons
setup_startKit_contract = launch contract
setup_folded = Everything as in the rulebook
setup_show = Show the variants
setup_hide = Hide the variants
setup_differs = not as in the rulebook

# $companies (number)
# $end (text)
# $variants (text)
setup_summary =
    { $companies ->
        [one] { $companies } company, { $end }, { $variants }
       *[other] { $companies } companies, { $end }, { $variants }
    }

# $count (number)
setup_variantCount =
    { $count ->
        [0] as in the rulebook
        [one] { $count } variant
       *[other] { $count } variants
    }

# $name (text): a player’s name
setup_contractOf = Launch contract of { $name }

# $colour (text): the name of a colour
setup_companyName = Name of the { $colour } company

## settings

settings_title = Trains of Europe
settings_naming = City names
settings_namings_local = Local names
settings_namings_translated = In my language

## replay

replay_everybody = All books open
replay_years = Years
replay_moments = Moments
replay_why = Why?
