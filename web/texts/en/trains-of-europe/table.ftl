### English texts of Trains of Europe. *word* is set in bold.
### Amounts come formatted: "40k" is cash, "+40k" a signed effect; a year is always said where it is meant.

## year

# "+40k a year"
# $amount (text): an amount of money: “40k”
year_each = { $amount } a year

# $amount (text): an amount of money: “40k”
year_short = { $amount }/yr

year_this = this year

# $year (figure)
year_number = Year { $year }

year_fiscal = Fiscal year

## 

game = Trains of Europe

## colours

colours_red = Red
colours_blue = Blue
colours_green = Green
colours_orange = Orange

## phases

phases_on-site-meeting_name = On-site Meeting
phases_on-site-meeting_rule = Everyone may buy licences for up to 2 sections.
phases_on-site-meeting_bonus = up to 3 sections
phases_railroad-fair_name = Railroad Fair
phases_railroad-fair_rule = Everyone may buy up to 2 vehicles, then assign.
phases_railroad-fair_bonus = up to 3 vehicles
phases_conference-room_name = Conference Room
phases_conference-room_rule = Everyone may take 1 contract, face up or face down.
phases_conference-room_bonus = up to 2 contracts
phases_auction-house_name = Auction House
phases_auction-house_rule = Companies with spare vehicles must offer one; then bidding, then assigning.
phases_auction-house_bonus = you open first
phases_government-aid_name = Government Aid
phases_government-aid_rule = 2 locomotives and 1 wagon per company are shown; everyone takes one vehicle, free.
phases_government-aid_bonus = you pick first
phases_development-bonus_name = Development Bonus
phases_development-bonus_rule = Every company gets 10k cash for each connected city.
phases_development-bonus_bonus = 20k more for you

## lines

lines_day = Day train
lines_hs = High speed
lines_night = Night train
lines_general = General freight
lines_liquid = Liquid freight
lines_bulky = Heavy freight

## categories

categories_eloco_name = Electric locomotive
categories_eloco_short = Electric
categories_dloco_name = Diesel locomotive
categories_dloco_short = Diesel
categories_epower_name = Electric power car
categories_epower_short = Power car
categories_econtrol_name = Electric control car
categories_econtrol_short = Control car
categories_pax1_name = 1st-class coach
categories_pax1_short = 1st class
categories_pax2_name = 2nd-class coach
categories_pax2_short = 2nd class
categories_tank_name = Tank wagon
categories_tank_short = Tank
categories_closed_name = Closed freight wagon
categories_closed_short = Closed
categories_open_name = Open freight wagon
categories_open_short = Open

## vehicle

vehicle_loco = Locomotive
vehicle_wagon = Wagon
vehicle_locos = Locomotives and power cars
vehicle_wagons = Wagons
vehicle_speed = Speed

# $speed (figure)
vehicle_class = class { $speed }

# $speed (figure)
vehicle_kmh = { $speed } km/h

# $count (number)
vehicle_pulls =
    { $count ->
        [one] pulls { $count } wagon
       *[other] pulls { $count } wagons
    }

vehicle_berths = Berths
vehicle_blindLoco = Face-down locomotive
vehicle_blindWagon = Face-down wagon

# $count (number)
vehicle_blindLeft = drawn from the supply, { $count } left

vehicle_countsAsBuy = counts as a purchase
vehicle_free = free
vehicle_fits = fits
vehicle_fitsNone = no free place

# It may be assigned, but with it the contract's condition cannot be met.
vehicle_tooSlow = fits, but too slow for the condition

vehicle_noBerths = fits, but has no berths for the condition
vehicle_slowForReward = too slow for the condition
vehicle_berthsForReward = no berths for the condition

# $model (text): the name of a vehicle
vehicle_wouldReplace = would replace { $model }

vehicle_inYard = one in the yard

# $model (text): the name of a vehicle
vehicle_replaces = replaces { $model }

vehicle_yard = My yard

# $count (number)
vehicle_yardCount =
    { $count ->
        [one] { $count } vehicle in the yard
       *[other] { $count } vehicles in the yard
    }

# $who (person)
vehicle_soldTo =
    { $who ->
        [you] sold to you
       *[other] sold to { $who }
    }

# $who (person)
vehicle_takenBy =
    { $who ->
        [you] taken by you
       *[other] taken by { $who }
    }

vehicle_waits = Waits for the next Fair or Auction House.

## contract

contract_mine = My contracts

# $no (figure)
contract_number = No. { $no }

contract_launch = Launch contract
contract_completed = Completed
contract_max = Max
contract_now = now
contract_tax = Tax
contract_subsidy = Subsidy

# $count (number)
contract_chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }

contract_eachVehicle = each
contract_vehiclesEach = vehicles, each

# $speed (figure)
contract_speed = Every vehicle class { $speed } or faster

contract_sleeper = Every wagon a sleeper
contract_noCondition = no additional condition

# $cities (text): names of cities, already joined
contract_via = via { $cities }

# A route not licensed yet, and the cheapest way to get it.
# $price (text): an amount of money: “40k”
contract_openFrom = open, from { $price }

contract_closed = closed: every path is taken
contract_held = licensed
contract_gates_open = Earning
contract_gates_no-locomotive = No income until a locomotive is assigned.
contract_gates_no-route = No income until one route is licensed.
contract_gates_no-locomotive-no-route = No income until a locomotive and one route are in place.
contract_conditions_fulfilled = fulfilled
contract_conditions_ahead = counts once all routes and vehicles are in place

# $models (text): names of vehicles, already joined
contract_conditions_unsuited = not with { $models }

# $count (number)
contract_unpulled =
    { $count ->
        [one] { $count } wagon too many to pull
       *[other] { $count } wagons too many to pull
    }

contract_rungs_now = now
contract_rungs_begun = begun
contract_rungs_routes = all routes
contract_rungs_train = full train
contract_rungs_complete = complete
contract_ifTaken = If I take it
contract_atOnce = at once
contract_incomeNow = Income now
contract_noTrain = no train yet
contract_cheapestWay = Cheapest missing path

# $from (text)
# $to (text)
contract_opens = opens { $from }–{ $to }

# $models (text): names of vehicles, already joined
contract_yardFits = { $models } in your yard fits

# $models (text): names of vehicles, already joined
contract_yardFitsMany = { $models } in your yard fit

# $count (number)
# $price (text): an amount of money: “40k”
contract_vehiclesMissing =
    { $count ->
        [one] { $count } vehicle missing, list price from { $price }
       *[other] { $count } vehicles missing, list price from { $price }
    }

# $cash (text): an amount of money: “40k”
contract_cashEnough = Cash { $cash }: enough for its licences at today’s prices.

# $cash (text): an amount of money: “40k”
# $short (text)
contract_cashShort = Cash { $cash }: { $short } short of its licences at today’s prices.

# $value (decimal)
contract_payback =
    { $value ->
        [one] Pays for itself in { $value } year.
       *[other] Pays for itself in { $value } years.
    }

contract_risks_none = The company stays in profit.
contract_risks_loss = This year ends with a loss. Your cash covers it. The contract earns once it has a locomotive and a route.
contract_risks_cannot-pay = This year ends with a loss. Your cash does not cover it: your company is marked. The second time in a row it is insolvent.
contract_blind = Face-down contract

# $count (number)
contract_blindLeft = top of the pile, { $count } left

# $cash (text): an amount of money: “40k”
contract_blindTerms = { $cash } cash at once, 1 subsidy chip. You must keep it.

contract_newHere = new

## company

company_companies = Companies
company_you = you
company_chair = Chair
company_marked = Marked
company_left = left the game
company_cash = Cash
company_hidden = hidden
company_profit = Annual profit
company_loss = Annual loss

# $count (figure)
# $target (figure)
company_completedOf = { $count } of { $target } completed

# $count (number)
company_completed = { $count } completed

# $count (number)
company_active =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }

company_spare = Spare vehicles
company_cities = Cities
company_sticks = Sticks left

# $count (number)
company_sticksLeft =
    { $count ->
        [one] { $count } stick left
       *[other] { $count } sticks left
    }

company_calls = Calls this year
company_calling_now = calling now
company_calling_next = calls next
company_calling_later = calls later

## turn

turn_yours = Your turn
turn_yoursBonus = Your turn, caller’s bonus

# $names (text): names, already joined: “Ada and Tom”
turn_waitFor = Waiting for { $names }

turn_nobody = One moment

# $who (person)
turn_deciding =
    { $who ->
        [you] You are deciding
       *[other] { CAPITAL($who) } is deciding
    }

# $count (number)
turn_left = { $count } left

# $used (figure)
# $of (figure)
turn_used = { $used } of { $of }

turn_planMeanwhile = You can plan meanwhile.
turn_out = Your company has left the game; you watch it to its end.
turn_steps_setup = The table is being set up
turn_steps_call = Which phase do you call?

# $count (number)
turn_steps_licences =
    { $count ->
        [one] Buy { $count } licence
       *[other] Buy up to { $count } licences
    }

# $count (number)
turn_steps_fair =
    { $count ->
        [one] Buy { $count } vehicle
       *[other] Buy up to { $count } vehicles
    }

# $count (number)
turn_steps_contracts =
    { $count ->
        [one] Take { $count } contract
       *[other] Take up to { $count } contracts
    }

turn_steps_aid = Take one vehicle, free
turn_steps_offers = What do you put up for auction?
turn_steps_opening = Open a lot, or decline
turn_steps_bidding = Raise, or pass
turn_steps_assign = Assign your vehicles
turn_steps_propose = Propose a higher target?
turn_steps_vote = Do you agree?
turn_steps_books = Book your annual profit
turn_steps_audits = Audit a company?
turn_steps_offer-contracts = Which contracts do you offer?
turn_steps_year-end = The year closes
turn_steps_over = The game is over
turn_helps_setup = Cards are shuffled and dealt.
turn_helps_call = Everyone plays it. You act first and have the bonus. You must call a phase.
turn_helps_licences = Choose a section on the map. A licence lasts for the whole game.
turn_helps_fair = Vehicles on the stands cost the printed price, face-down ones a flat price. The stands are refilled at the year end.
turn_helps_contracts = Tax and chips count at once. A face-down contract must be kept.
turn_helps_aid = The vehicle goes to your yard. Nothing is assigned in this phase. You must take one.
turn_helps_offers = If you have a spare vehicle, you must offer one. Unused licences are optional.
turn_helps_opening = When you open a lot, you make the first bid. Lots that no one opens stay with their owners.
turn_helps_bidding = If you pass, you are out for this lot.
turn_helps_assign = Assign, take off and swap as you like. It counts when you confirm.
turn_helps_propose = A higher target needs everyone’s agreement.
turn_helps_vote = The target rises only if everyone agrees.
turn_helps_books = Work it out from your contracts. The game does not check it, but the others may audit you.
turn_helps_audits = A company that booked wrongly pays you the difference. Each company is audited at most once a year. Looking costs nothing.
turn_helps_offer-contracts = You choose once. The others may bid for your spare vehicles and unused licences in any case.
turn_helps_year-end = Profits are paid out, losses are paid in.
turn_helps_over = The companies are evaluated.

## actions

# $phase (text): the name of a phase
actions_call = Call { $phase }

# $price (text): an amount of money: “40k”
actions_licence = Buy licence, { $price }

# $price (text): an amount of money: “40k”
actions_buy = Buy, { $price }

# $price (text): an amount of money: “40k”
actions_buyBlind = Buy face-down, { $price }

# $effect (text)
actions_take = Take, { $effect } a year

actions_takeBlind = Take the face-down contract

# $model (text): the name of a vehicle
actions_choose = Take { $model }

actions_chooseOne = Choose a vehicle

# $count (number)
actions_offer =
    { $count ->
        [one] Offer { $count } lot
       *[other] Offer { $count } lots
    }

actions_offerNothing = Offer nothing

# $bid (text): an amount of money: “40k”
actions_raise = Bid { $bid }

actions_pass = Pass
actions_decline = Open nothing
actions_assign = Assign

# A vehicle from a contract, back to the yard.
actions_unassign = Take off

actions_doneLicences = Finish my turn
actions_doneFair = Done buying
actions_doneContracts = Done, take no more
actions_doneAssign = Confirm the trains
actions_doneTarget = Propose nothing
actions_agree = Agree
actions_refuse = Refuse

# $target (number)
actions_propose = Propose { $target } contracts

# $count (number)
actions_offerContracts =
    { $count ->
        [one] Offer { $count } contract
       *[other] Offer { $count } contracts
    }

actions_offerNone = Offer none
actions_lookAtMap = Look at the map
actions_continue = Continue

# $year (figure)
actions_beginYear = Begin year { $year }

## illegal

illegal_already-audited = This company has already been audited this year.
illegal_already-called = This phase has already been called this year.
illegal_already-licensed = You hold this licence already.
illegal_already-proposed = A target has already been proposed before this call.

# $step (text)
illegal_bid-step = Bids go in steps of { $step }.

# $needs (text)
illegal_bid-too-low = The lowest bid is { $needs }.

# $needs (text)
# $has (text)
illegal_cash-short = Costs { $needs }, you have { $has }.

illegal_contract-complete = This contract is complete.
illegal_contract-twice = This contract is named twice.

# $needs (text)
illegal_fixed-steps = At this table the bid must be exactly { $needs }.

illegal_impossible-draw = This draw is impossible.

# $limit (number)
illegal_limit-used-up = You have reached your limit of { $limit }.

illegal_must-offer = You must offer at least one spare vehicle.
illegal_no-new-target = The target cannot be changed at this table.

# $places (number)
illegal_no-place =
    { $places ->
        [one] Its only place is taken.
       *[other] All { $places } places are taken.
    }

illegal_no-such-lot = This is not for sale.
illegal_no-such-vehicle = You have no such vehicle in your yard.
illegal_no-such-company = This company is not in the game.
illegal_not-assigned = This vehicle is not on the contract.

# $model (text): the name of a vehicle
illegal_not-identical = Both locomotives must be of one model: { $model }.

illegal_not-in-selection = This vehicle is not among those shown.
illegal_not-on-display = This is no longer on display.

# $least (text)
# $most (text)
illegal_not-on-the-track = Book a multiple of 10k from { $least } to { $most }.

illegal_not-your-contract = This contract is not yours.
illegal_not-your-section = You hold no licence here.
illegal_not-your-turn = It is not your turn.
illegal_own-books = You cannot audit your own company.
illegal_own-lot = You cannot bid for your own lot.
illegal_pile-empty = The contract pile is empty.
illegal_section-in-use = One of your contracts uses this section.
illegal_section-twice = This section is named twice.

# $needs (number)
# $has (figure)
illegal_sticks-short =
    { $needs ->
        [one] Needs { $needs } stick, you have { $has }.
       *[other] Needs { $needs } sticks, you have { $has }.
    }

illegal_supply-empty = The supply is empty.

# $needs (figure)
illegal_target-too-low = The new target must be at least { $needs }.

# $tracks (number)
illegal_tracks-taken =
    { $tracks ->
        [one] Its only track is taken.
       *[other] All { $tracks } tracks are taken.
    }

illegal_unknown-contract = There is no such contract.
illegal_unknown-model = There is no such model.
illegal_unknown-phase = There is no such phase.
illegal_unknown-section = There is no such section.

# $category (text)
illegal_wrong-category = This contract does not need it: { $category }.

illegal_wrong-stage = Licences are auctioned before vehicles.
illegal_wrong-step = Not in this phase.
illegal_unknown = This is not allowed.

## 

# $id (text)
rule = Rule { $id }

## sums

sums_profit = Annual profit
sums_token = Booked by the company

# $contract (text): the name of a contract
sums_contract = { $contract }

# $contract (text): the name of a contract
sums_completed = { $contract }, completed

sums_routes = Routes

# $from (text)
# $to (text)
sums_route = { $from }–{ $to }

sums_vehicles = Vehicles

# $count (number)
# $each (text)
sums_locomotives =
    { $count ->
        [one] { $count } locomotive at { $each }
       *[other] { $count } locomotives at { $each }
    }

# $count (number)
# $each (text)
sums_wagons =
    { $count ->
        [one] { $count } wagon at { $each }
       *[other] { $count } wagons at { $each }
    }

# $count (number)
sums_unpulled =
    { $count ->
        [one] { $count } wagon not pulled
       *[other] { $count } wagons not pulled
    }

sums_speed = Speed condition
sums_sleepers = Sleeper condition
sums_tax = Tax

# $count (number)
# $each (text)
sums_subsidy =
    { $count ->
        [one] { $count } chip at { $each }
       *[other] { $count } chips at { $each }
    }

# $section (text): a section of the map: “Paris–Lyon”
sums_licence = Licence { $section }

# $count (number)
# $each (text)
sums_segments =
    { $count ->
        [one] { $count } segment at { $each }
       *[other] { $count } segments at { $each }
    }

sums_secondTrack = double as the second company
sums_thirdTrack = four times as the third company
sums_lowestBid = Lowest bid
sums_listPrice = List price
sums_printedProfit = Printed profit
sums_discount = less

# $limit (text)
sums_floor = at least { $limit }

sums_cash = Cash
sums_cashStart = Starting cash

# $year (figure)
sums_cashOfYear = Year { $year }

# $section (text): a section of the map: “Paris–Lyon”
sums_feePaid = Licence { $section }

# $model (text): the name of a vehicle
sums_vehiclePaid = { $model } at the Fair

sums_blindVehiclePaid = Face-down vehicle at the Fair

# $contract (text): the name of a contract
sums_blindContractCash = { $contract }, taken face down

sums_developmentBonus = Development Bonus

# $count (number)
# $each (text)
sums_cities =
    { $count ->
        [one] { $count } city at { $each }
       *[other] { $count } cities at { $each }
    }

sums_callerExtra = Caller’s extra

# $what (text)
sums_bidPaid = { $what }, bought at auction

# $what (text)
sums_bidReceived = { $what }, sold at auction

sums_payout = Payout
sums_profitOfYear = Profit of the year

# $limit (text)
sums_aboveCap = corporate tax above { $limit }

sums_lossPaid = Loss paid
sums_lossDue = Loss to pay
sums_forgiven = written off, once only

# $who (person)
sums_auditPaid =
    { $who ->
        [you] Paid to you after an audit
       *[other] Paid to { $who } after an audit
    }

# $who (person)
sums_auditReceived =
    { $who ->
        [you] Received from you after an audit
       *[other] Received from { $who } after an audit
    }

sums_sticksLeft = Sticks left
sums_sticksAll = All sticks

# $section (text): a section of the map: “Paris–Lyon”
sums_sticksLaid = { $section }

sums_total = Total
sums_evalProfit = Annual profit
sums_evalCompleted = Completed contracts
sums_evalPartial = Running contracts
sums_evalCities = Connected cities
sums_evalNetwork = Largest network
sums_evalCountries = Most countries
sums_evalIdle = Idle contracts
sums_evalVehicles = Vehicles left over
sums_evalCash = Cash left over

# $amount (text): an amount of money: “40k”
sums_waiting = would earn { $amount }

## preview

preview_title = If you confirm
preview_cash = Cash
preview_profit = Annual profit
preview_sticks = Sticks
preview_contractsDone = Contracts done

# $from (text)
# $to (text)
# $contract (text): the name of a contract
preview_opens = { $from }–{ $to } opens for { $contract }

# $from (text)
# $to (text)
# $contract (text): the name of a contract
preview_part = Part of { $from }–{ $to } for { $contract }

# $from (text)
# $to (text)
# $contract (text): the name of a contract
preview_shuts = { $from }–{ $to } no longer earns for { $contract }

# $contract (text): the name of a contract
preview_completes = Completes { $contract }

preview_completesHelp = Its vehicles go to the discard piles. You keep its profit for good.
preview_provisional = Counts when you confirm the trains.
preview_ifWon = If no one bids higher.

# $least (text)
# $most (text)
preview_spread = Annual profit between { $least } and { $most }, depending on the card.

preview_nothing = Nothing changes yet.

# $company (figure)
# $tracks (figure)
preview_trackNumber =
    room for { $tracks ->
        [one] one company
       *[other] { $company ->
            [one] { $tracks } companies, you would be the first
           *[other] { $tracks } companies, you would be number { $company }
        }
    }

# For the second company on a section, and for the third.
preview_feeDouble = Fee, double for the second

preview_feeQuadruple = Fee, four times for the third
preview_fee = Fee

## auction

auction_lots = Lots
auction_licencesFirst = Licences first
auction_vehicles = Vehicles
auction_contracts = Contracts

# $section (text): a section of the map: “Paris–Lyon”
auction_licence = licence { $section }

# $contract (text): the name of a contract
auction_contract = contract { $contract }

# $what (text)
# $owner (person)
auction_of =
    { $owner ->
        [you] { $what } (yours)
       *[other] { $what } ({ $owner })
    }

auction_onTheBlock = on the block

# $bid (text): an amount of money: “40k”
auction_from = from { $bid }

# $bid (text): an amount of money: “40k”
auction_opensAt = Opens at { $bid }

# $price (text): an amount of money: “40k”
auction_list = List { $price }

auction_kept = kept
auction_toBeat = To beat

# $step (text)
auction_ownBid = your own bid, in steps of { $step }

# $who (person)
auction_ifWon =
    { $who ->
        [you] If I win this lot
       *[other] If { $who } wins this lot
    }

# After how long the price has paid for itself.
# $value (decimal)
auction_backIn =
    { $value ->
        [one] paid off in { $value } year
       *[other] paid off in { $value } years
    }

auction_states_leads = leads
auction_states_asked = deciding
auction_states_waits = waits
auction_states_out = passed
auction_states_owner = owner, gets the money

# $who (person)
auction_nextOpener =
    { $who ->
        [you] You may open the next lot; the right to open goes clockwise.
       *[other] { CAPITAL($who) } may open the next lot; the right to open goes clockwise.
    }

# $price (text): an amount of money: “40k”
auction_elsewhere = The bank sells it for { $price }.

# $price (text): an amount of money: “40k”
auction_listElsewhere = Its list price is { $price }.

auction_limits_no-use = Of no use to you now.

# $bid (text): an amount of money: “40k”
auction_limits_forecast = Above { $bid } it would cost more than it is likely to earn.

# $bid (text): an amount of money: “40k”
auction_limits_cash = It is worth all your cash, { $bid }.

# $bid (text): an amount of money: “40k”
# $price (text): an amount of money: “40k”
auction_limits_sold-elsewhere = At most { $bid }: the bank sells the same for { $price }.

auction_mustOffer = You must offer at least one of these.
auction_optional = Unused licences, optional
auction_inUse = in use by a contract
auction_offered = Offered
auction_keep = Kept

## orders: Standing orders: the page bids or passes for the player.

# $bid (text): an amount of money: “40k”
orders_upTo = Bid up to { $bid } for me

orders_about = The page always bids the smallest step and never more than your limit. The others see the bids, not the limit.

# $bid (text): an amount of money: “40k”
orders_bidding = Bidding for you up to { $bid }

orders_stop = Stop

# $bid (text): an amount of money: “40k”
orders_reached = Your limit of { $bid } is reached. Bid or pass yourself.

orders_passRest = Pass on the rest
orders_passing = You pass on the rest of this auction
orders_passingAbout = The page opens no lot and makes no bid for you.
orders_again = Rejoin the auction
orders_nothingToAssign = Nothing to assign. This step is skipped.

## plan

plan_title = Plan
plan_empty = Nothing planned. You can plan at any time, even during the others’ turns.
plan_add = Plan it
plan_remove = Remove from the plan
plan_clear = Clear the plan
plan_total = Total
plan_after = After the plan

# $section (text): a section of the map: “Paris–Lyon”
plan_licence = Licence { $section }

# $model (text): the name of a vehicle
plan_buy = Buy { $model }

plan_buyBlind_loco = Buy a face-down locomotive
plan_buyBlind_wagon = Buy a face-down wagon

# $contract (text): the name of a contract
plan_take = Take { $contract }

# $model (text): the name of a vehicle
# $contract (text): the name of a contract
plan_assign = { $model } to { $contract }

# $phase (text): the name of a phase
plan_call = Call { $phase }

plan_moments_now = possible now
plan_moments_this-year = this year, if its phase is called
plan_moments_later = next year at the earliest

# $planned (text)
# $price (text): an amount of money: “40k”
plan_dearer = The price has risen: { $planned } → { $price }.

# $what (text)
plan_lost = Your plan no longer works: { $what }.

## facts

facts_opensRoute = Opens a route of mine

# $price (text): an amount of money: “40k”
facts_from = from { $price }

facts_affordable = Affordable, next to my network
facts_anywhere = Sections I can afford
facts_fitting = Fits, within my cash
facts_waiting = Fits, in my yard
facts_none = none
facts_onTable = On the table

# $open (number)
# $chips (number)
facts_openAndChips =
    { $chips ->
        [one] { $open } open, { $chips } chip
       *[other] { $open } open, { $chips } chips
    }

facts_mostChips = Most chips

# Of several contracts that carry the most.
# $contracts (number)
# $chips (figure)
facts_equalChips = { $contracts } contracts, { $chips } each

facts_iMustOffer = I must offer one of
facts_othersMust = Others must offer
facts_afterwards = Then
facts_noAssigning = No assigning
facts_untilFair = until Fair or Auction House
facts_myCash = My cash

## hint

hint_title = A Director would
hint_thinking = The Director is studying the books
hint_none = There is no hint right now.
hint_close = Thanks
hint_plan = Plan it

# $who (person)
# $points (points)
# $now (points, optional)
hint_forecast =
    { $who ->
        [you] Forecast for you: about
       *[other] Forecast for { $who }: about
    } { $points ->
        [part] { $points } point at the end of the
        [one] { $points } point at the end of the
       *[other] { $points } points at the end of the
    } { $now ->
        [none] game.
        [part] game; { $now } point if the game ended now.
        [one] game; { $now } point if the game ended now.
       *[other] game; { $now } points if the game ended now.
    }

hint_alternatives = Also considered

# $points (points)
hint_behind =
    { $points ->
        [part] { $points } point less lead over the others
        [one] { $points } point less lead over the others
       *[other] { $points } points less lead over the others
    }

hint_asGood = just as good

# $who (person)
hint_whyBot =
    { $who ->
        [you] Why did you do this?
       *[other] Why did { $who } do this?
    }

hint_notBest = The forecast prefers another choice.

# $phase (text): the name of a phase
hint_acts_call = call { $phase }

# $section (text): a section of the map: “Paris–Lyon”
hint_acts_licence = buy the licence { $section }

# $model (text): the name of a vehicle
hint_acts_buy = buy { $model }

hint_acts_buyBlind_loco = buy a face-down locomotive
hint_acts_buyBlind_wagon = buy a face-down wagon

# $contract (text): the name of a contract
hint_acts_take = take { $contract }

hint_acts_takeBlind = take a face-down contract

# $model (text): the name of a vehicle
hint_acts_choose = take { $model }

# $what (text)
hint_acts_offer = offer { $what }

hint_acts_offerNothing = offer nothing

# $lot (text): what is auctioned
# $bid (text): an amount of money: “40k”
hint_acts_open = open { $lot } at { $bid }

hint_acts_decline = open nothing

# $bid (text): an amount of money: “40k”
hint_acts_raise = bid { $bid }

hint_acts_pass = pass

# $model (text): the name of a vehicle
# $contract (text): the name of a contract
hint_acts_assign = assign { $model } to { $contract }

# $model (text): the name of a vehicle
# $contract (text): the name of a contract
hint_acts_unassign = take { $model } off { $contract }

# $contracts (text): names of contracts, already joined
hint_acts_offerContracts = offer { $contracts }

hint_acts_offerNoContract = offer no contract
hint_acts_done = finish

# $target (figure)
hint_acts_propose = propose { $target } contracts

hint_acts_agree = agree
hint_acts_refuse = refuse

# $amount (text): an amount of money: “40k”
hint_acts_book = book { $amount }

# $who (person)
hint_acts_audit =
    { $who ->
        [you] audit you
       *[other] audit { $who }
    }

# $contract (text): the name of a contract
hint_why_completes = It completes { $contract }.

# $from (text)
# $to (text)
# $income (text)
hint_why_opens = It opens { $from }–{ $to }, { $income } a year.

# $before (text)
# $after (text)
hint_why_profit = Annual profit { $before } → { $after }.

# $contracts (text): names of contracts, already joined
# $left (text)
hint_why_onTheWay = It is on the cheapest path for { $contracts }. After it, { $left } would remain to be paid.

# $contracts (text): names of contracts, already joined
hint_why_onTheWayLast = It is the last licence for { $contracts }.

# $contract (text): the name of a contract
# $value (decimal)
hint_why_payback =
    { $value ->
        [one] { $contract } pays for itself in { $value } year with the licences you hold.
       *[other] { $contract } pays for itself in { $value } years with the licences you hold.
    }

# $count (number)
# $amount (text): an amount of money: “40k”
hint_why_subsidy =
    { $count ->
        [one] Its chip adds { $amount } a year.
       *[other] Its { $count } chips add { $amount } a year.
    }

# $models (text): names of vehicles, already joined
# $contract (text): the name of a contract
hint_why_yard = In your yard for { $contract }: { $models }.

# $model (text): the name of a vehicle
# $contract (text): the name of a contract
hint_why_fits = { $model } fits { $contract }.

# $model (text): the name of a vehicle
# $contract (text): the name of a contract
hint_why_fitsForNow = { $model } earns for { $contract } but does not meet its condition.

# $price (text): an amount of money: “40k”
# $elsewhere (text)
hint_why_belowPrice = { $price } instead of { $elsewhere }.

# $cities (number)
hint_why_reach =
    { $cities ->
        [one] It connects { $cities } more city.
       *[other] It connects { $cities } more cities.
    }

# $cities (number)
# $countries (number)
hint_why_reachCountries =
    { $cities ->
        [one] It connects { $cities } more city and { $countries } more
       *[other] It connects { $cities } more cities and { $countries } more
    } { $countries ->
        [one] country.
       *[other] countries.
    }

# $amount (text): an amount of money: “40k”
hint_why_cash = It brings in { $amount } cash.

# $price (text): an amount of money: “40k”
hint_why_phases_on-site-meeting = Your cheapest missing route costs { $price }.

hint_why_phases_on-site-meeting-none = The network can grow.

# $models (text): names of vehicles, already joined
hint_why_phases_railroad-fair = On the stands for your contracts: { $models }.

# $models (text): names of vehicles, already joined
hint_why_phases_railroad-fair-waiting = Waiting to be assigned: { $models }.

hint_why_phases_railroad-fair-none = A face-down vehicle may fit.

# $contract (text): the name of a contract
hint_why_phases_conference-room = { $contract } has the most chips.

hint_why_phases_conference-room-none = It is time for another contract.
hint_why_phases_auction-house = Spare vehicles turn into cash.
hint_why_phases_government-aid = A free vehicle, and the first pick.
hint_why_phases_development-bonus = Cash for every connected city.

# $loss (text): an amount of money: “40k”
hint_why_keepsCash = Your cash is needed for this year’s loss of { $loss }.

hint_why_noUse_model = No contract of yours needs it.
hint_why_noUse_section = No route of yours needs it.
hint_why_noUse_contract = It would not pay for itself.

# $price (text): an amount of money: “40k”
hint_why_tooDear = { $price } is more than it is worth to you.

# $price (text): an amount of money: “40k”
# $elsewhere (text)
hint_why_tooDearElsewhere = { $price } is too much. It costs { $elsewhere } elsewhere.

# $models (text): names of vehicles, already joined
hint_why_spare = Spare: { $models }.

# $contracts (text): names of contracts, already joined
# $net (text): an amount of money with its sign: “+40k”
hint_why_loses = { $contracts }: { $net } a year.

# $contracts (text): names of contracts, already joined
# $count (number)
hint_why_losing =
    { $count ->
        [one] { $contracts } is losing money. That comes first.
       *[other] { $contracts } are losing money. That comes first.
    }

hint_why_nothingBetter = Nothing better is possible now.

## log

# $who (person)
# $contract (text): the name of a contract
log_founded =
    { $who ->
        [you] *You* begin with { $contract }
       *[other] *{ $who }* begins with { $contract }
    }

# $who (person)
# $contract (text): the name of a contract
# $models (text): names of vehicles, already joined
log_foundedWith =
    { $who ->
        [you] *You* begin with { $contract }, { $models }
       *[other] *{ $who }* begins with { $contract }, { $models }
    }

# $who (person)
log_chair =
    { $who ->
        [you] *You* take the chair
       *[other] *{ $who }* takes the chair
    }

# $year (figure)
# $callers (people)
log_year = Year { $year }, order of calls: { PEOPLE($callers, you: "you") }

# $contracts (text): names of contracts, already joined
# $models (text): names of vehicles, already joined
log_market = New on the market: { $contracts }; { $models }

# $models (text): names of vehicles, already joined
log_marketVehicles = New on the stands: { $models }

# $who (person)
# $phase (text): the name of a phase
log_called =
    { $who ->
        [you] *You* call the *{ $phase }*
       *[other] *{ $who }* calls the *{ $phase }*
    }

# $who (person)
# $sections (text): sections of the map, already joined
# $total (text)
log_licences =
    { $who ->
        [you] *You* license { $sections } for { $total }
       *[other] *{ $who }* licenses { $sections } for { $total }
    }

# $who (person)
# $vehicles (text)
# $total (text)
log_purchases =
    { $who ->
        [you] *You* buy { $vehicles } for { $total }
       *[other] *{ $who }* buys { $vehicles } for { $total }
    }

log_blind_loco = a face-down locomotive
log_blind_wagon = a face-down wagon

# $model (text): the name of a vehicle
log_blindKnown = { $model } (face down)

# $who (person)
# $contracts (text): names of contracts, already joined
log_takes =
    { $who ->
        [you] *You* take { $contracts }
       *[other] *{ $who }* takes { $contracts }
    }

# $contract (text): the name of a contract
# $net (text): an amount of money with its sign: “+40k”
log_taken = { $contract } ({ $net } a year)

# $contract (text): the name of a contract
# $net (text): an amount of money with its sign: “+40k”
# $cash (text): an amount of money: “40k”
log_takenBlind = { $contract }, face down ({ $net } a year, { $cash } cash)

# $models (text): names of vehicles, already joined
log_aid = The government shows { $models }

# $who (person)
# $model (text): the name of a vehicle
log_gift =
    { $who ->
        [you] *You* take { $model } for free
       *[other] *{ $who }* takes { $model } for free
    }

# $amounts (text)
log_bonuses = Development Bonus: { $amounts }

# $who (person)
# $amount (text): an amount of money: “40k”
log_amountFor =
    { $who ->
        [you] you { $amount }
       *[other] { $who } { $amount }
    }

# $who (person)
log_offered =
    { $who ->
        [you] *You* have chosen what to put up
       *[other] *{ $who }* has chosen what to put up
    }

# $count (number)
log_lots =
    { $count ->
        [one] { $count } lot is up for auction
       *[other] { $count } lots are up for auction
    }

log_noLots = Nothing is up for auction

# $who (person)
# $contracts (text): names of contracts, already joined
log_offeredContracts =
    { $who ->
        [you] *You* put up { $contracts }
       *[other] *{ $who }* puts up { $contracts }
    }

# $who (person)
log_offeredNone =
    { $who ->
        [you] *You* offer no contract
       *[other] *{ $who }* offers no contract
    }

# $who (person)
# $bid (text): an amount of money: “40k”
# $lot (text): what is auctioned
log_bidding =
    { $who ->
        [you] *You* bid { $bid } for { $lot }
       *[other] *{ $who }* bids { $bid } for { $lot }
    }

# $who (person)
# $lot (text): what is auctioned
# $price (text): an amount of money: “40k”
# $owner (person)
log_sold =
    { $who ->
        [you] *You* buy { $lot } from
       *[other] *{ $who }* buys { $lot } from
    } { $owner ->
        [you] you for { $price }
       *[other] { $owner } for { $price }
    }

# $who (person)
# $what (text)
log_assigned =
    { $who ->
        [you] *You* assign: { $what }
       *[other] *{ $who }* assigns: { $what }
    }

# $models (text): names of vehicles, already joined
# $contract (text): the name of a contract
log_on = { $models } to { $contract }

# $models (text): names of vehicles, already joined
# $contract (text): the name of a contract
log_off = { $models } off { $contract }

# $on (text)
# $off (text)
# $contract (text): the name of a contract
log_swap = { $on } for { $off } on { $contract }

# $who (person)
# $contract (text): the name of a contract
log_completed =
    { $who ->
        [you] *You* complete *{ $contract }*
       *[other] *{ $who }* completes *{ $contract }*
    }

log_lastYear_target = This is the last year: the target is reached
log_lastYear_sticks = This is the last year: a company has laid its last stick
log_lastYear_profit = This is the last year: an annual profit of 500k is reached

# $who (person)
# $target (number)
log_targetProposed =
    { $who ->
        [you] *You* propose to play to { $target } contracts
       *[other] *{ $who }* proposes to play to { $target } contracts
    }

# $target (figure)
log_targetKept = The target stays at { $target }

# $target (number)
log_targetRaised = The new target is { $target } contracts

# $who (people)
log_booked =
    { $who ->
        [one] { CAPITAL(PEOPLE($who, you: "you")) } has booked the annual profit
       *[several] { CAPITAL(PEOPLE($who, you: "you")) } have booked the annual profit
    }

# $who (person)
# $audited (person)
# $amount (text): an amount of money: “40k”
log_auditRight =
    { $who ->
        [you] *You* audit
       *[other] *{ $who }* audits
    } { $audited ->
        [you] you: { $amount } is correct
       *[other] { $audited }: { $amount } is correct
    }

# $who (person)
# $audited (person)
# $booked (text)
# $right (text)
log_auditWrong =
    { $who ->
        [you] *You* audit
       *[other] *{ $who }* audits
    } { $audited ->
        [you] you: { $booked } booked, correct is { $right }
       *[other] { $audited }: { $booked } booked, correct is { $right }
    }

# $who (person)
# $paid (text)
log_auditFine =
    { $who ->
        [you] { $paid } paid to you
       *[other] { $paid } paid to { $who }
    }

# $who (person)
log_auditWaived =
    { $who ->
        [you] *You* audit no one
       *[other] *{ $who }* audits no one
    }

# $who (person)
# $booked (text)
# $right (text)
log_checked =
    { $who ->
        [you] Final check of the books: you { $booked } booked, correct is { $right }
       *[other] Final check of the books: { $who } { $booked } booked, correct is { $right }
    }

# $rows (text)
log_yearEnd = Year end: { $rows }

# $who (person)
# $amount (text): an amount of money: “40k”
log_settled_paid-out =
    { $who ->
        [you] you { $amount }
       *[other] { $who } { $amount }
    }

# $who (person)
log_settled_nothing =
    { $who ->
        [you] you nothing
       *[other] { $who } nothing
    }

# $who (person)
# $amount (text): an amount of money: “40k”
log_settled_paid =
    { $who ->
        [you] you { $amount }
       *[other] { $who } { $amount }
    }

# $who (person)
# $amount (text): an amount of money: “40k”
log_settled_forgiven =
    { $who ->
        [you] you { $amount }, unpaid and marked
       *[other] { $who } { $amount }, unpaid and marked
    }

# $who (person)
# $amount (text): an amount of money: “40k”
log_settled_insolvent =
    { $who ->
        [you] you { $amount }, insolvent
       *[other] { $who } { $amount }, insolvent
    }

# $who (person)
log_saved_profit =
    { $who ->
        [you] *You* are out of the red and stay
       *[other] *{ $who }* is out of the red and stays
    }

# $who (person)
log_saved_paid =
    { $who ->
        [you] *You* pay the loss and stay
       *[other] *{ $who }* pays the loss and stays
    }

# $who (person)
log_left =
    { $who ->
        [you] *You* leave the game, insolvent
       *[other] *{ $who }* leaves the game, insolvent
    }

# $contracts (text): names of contracts, already joined
log_subsidies = Subsidy chip for { $contracts }

# $contracts (text): names of contracts, already joined
log_gone = Under the pile: { $contracts }

log_reshuffled_loco = Locomotives are shuffled back into the supply
log_reshuffled_wagon = Wagons are shuffled back into the supply

# $who (people)
log_over =
    { $who ->
        [you] *You* win
        [one] *{ PEOPLE($who, you: "you") }* wins
       *[several] *{ CAPITAL(PEOPLE($who, you: "you")) }* win together
    }

# $before (text)
# $after (text)
log_profitStep = annual profit { $before } → { $after }

## speech

# $what (text)
speech_turn = Your turn. { $what }.

# $what (text)
speech_turnBonus = Your turn, with the caller’s bonus. { $what }.

# $amount (text): an amount of money: “40k”
speech_money = { $amount } euros

# $cash (text): an amount of money: “40k”
# $profit (text)
speech_standing = Cash { $cash }, annual profit { $profit }.

# $section (text): a section of the map: “Paris–Lyon”
# $segments (number)
# $price (text): an amount of money: “40k”
speech_section =
    { $segments ->
        [one] { $section }, { $segments } segment, { $price }
       *[other] { $section }, { $segments } segments, { $price }
    }

# $taken (figure)
# $tracks (figure)
speech_tracksTaken = { $taken } of { $tracks } tracks taken

# $from (text)
# $to (text)
speech_opensRoute = opens { $from }–{ $to }

# $lot (text): what is auctioned
# $bid (text): an amount of money: “40k”
# $who (person)
speech_bidding =
    { $who ->
        [you] { $lot }, { $bid } by you. Raise or pass.
       *[other] { $lot }, { $bid } by { $who }. Raise or pass.
    }

speech_since = Since your last turn

## yearLine

# $who (person)
yearLine_called =
    { $who ->
        [you] You called
       *[other] { CAPITAL($who) } called
    }

# $who (person)
yearLine_callsNow =
    { $who ->
        [you] You call now
       *[other] { $who } calls now
    }

# $who (person)
yearLine_callsNext =
    { $who ->
        [you] You call next
       *[other] { $who } calls next
    }

# $who (person)
yearLine_thenCalls =
    { $who ->
        [you] then you call
       *[other] then { $who } calls
    }

yearLine_stillOpen = still open

# $count (number)
yearLine_oneOf =
    { $count ->
        [one] the last one left
       *[other] one of { $count }
    }

yearLine_end = Year end
yearLine_final = Final year

# $count (number)
yearLine_inPhases =
    { $count ->
        [one] in { $count } phase
       *[other] in { $count } phases
    }

# $amount (text): an amount of money: “40k”
yearLine_payout = your payout { $amount }

# $amount (text): an amount of money: “40k”
yearLine_loss = your loss { $amount }

# $who (person)
yearLine_insolvencyOf =
    { $who ->
        [you] Your insolvency
       *[other] Insolvency of { $who }
    }

## yearEnd

# $year (figure)
yearEnd_title = Fiscal year { $year } closes

yearEnd_lead = Profits are paid out, at most 200k. Losses are paid in cash.
yearEnd_steps_1 = Settlement
yearEnd_steps_2 = Insolvency
yearEnd_steps_3 = End test
yearEnd_steps_4 = Contracts
yearEnd_steps_5 = Chair
yearEnd_steps_6 = Stands
yearEnd_statement = Statement

# The most that is paid out.
# $limit (text)
yearEnd_cap = cap { $limit }

yearEnd_profit = Annual profit

# $amount (text): an amount of money: “40k”
# $year (figure)
yearEnd_change = { $amount } from year { $year }

yearEnd_same = as last year
yearEnd_notBooked = Not booked
yearEnd_booked = Booked
yearEnd_cash = Cash
yearEnd_how_paid-out = paid out
yearEnd_how_nothing = nothing to book
yearEnd_how_paid = paid
yearEnd_how_forgiven = all the cash
yearEnd_how_insolvent = insolvent
yearEnd_corporateTax = corporate tax
yearEnd_forgivenOnce = written off once
yearEnd_capped = Capped

# The annual profit once assets have been sold, beside that of the settlement.
# $profit (text)
yearEnd_now = now { $profit }

# $profit (text)
yearEnd_settledWith = { $profit } a year at the settlement, before the sales

# $amount (text): an amount of money: “40k”
yearEnd_sales_sold = { $amount } for assets sold

# $amount (text): an amount of money: “40k”
yearEnd_sales_bought = { $amount } for assets bought

# $amount (text): an amount of money: “40k”
yearEnd_repaid = { $amount } loss paid

# $who (person)
# $loss (text): an amount of money: “40k”
# $forgiven (text)
yearEnd_markedWarning =
    { $who ->
        [you] You
       *[other] { CAPITAL($who) }
    } could not pay { $loss }; { $forgiven } is written off, once only. At the next year end the company must be out of the red or pay its loss in full. Otherwise it is insolvent.

# $year (figure)
yearEnd_contractsFor = Contracts for year { $year }

# $contract (text): the name of a contract
yearEnd_goneUnder = { $contract } goes under the pile

yearEnd_newChair = New chair

# $year (figure)
yearEnd_callsIn = Calls in year { $year }

yearEnd_newStands = New stands
yearEnd_oldStands = old ones to the discards
yearEnd_mine = My year
yearEnd_endTest = End of the game?
yearEnd_notYet = Not yet
yearEnd_ends = Yes
yearEnd_triggers_target = Completed contracts
yearEnd_triggers_profit = Highest annual profit
yearEnd_triggers_sticks = Fewest sticks
yearEnd_triggers_bank = Bank

# $value (text)
# $limit (text)
yearEnd_of = { $value } of { $limit }

# $value (text)
yearEnd_leftOver = { $value } left

# $year (figure)
yearEnd_changed = What changed in year { $year }

## insolvency

insolvency_title = Sell until the loss is covered
insolvency_lead = This is the second loss in a row that the company cannot pay. The others bid. The sale ends once the loss can be paid or the annual profit is back at 0.

# How the sale works, said to the company that sells.
insolvency_sale = The player on your right opens first, then play goes clockwise. The sale ends once you can pay or your annual profit is back at 0.

insolvency_steps_1 = Loss booked
insolvency_steps_2 = Contracts offered
insolvency_steps_3 = Sale
insolvency_steps_4 = Settlement
insolvency_whichContracts = Which contracts do you offer?

# $amount (text): an amount of money: “40k”
insolvency_offeredEffect = profit { $amount } when sold

insolvency_lowestBid = Lowest bid
insolvency_wayPay = Way 1: pay the loss
insolvency_wayProfit = Way 2: profit back at 0

# $amount (text): an amount of money: “40k”
insolvency_missing = { $amount } missing

insolvency_enough = enough

# $count (figure)
insolvency_together =
    { $count ->
        [2] Both together
       *[other] All { $count } together
    }

insolvency_ifLowest = If sold at the lowest bid
insolvency_giveUp = The contract is sold with its chips and vehicles. You keep your licences. If the bids are too low, your company leaves the game but is still evaluated.
insolvency_saves = This bid would save the company

# $who (person)
insolvency_leaves =
    { $who ->
        [you] You leave the game. Licences stay on the map; the company is still evaluated.
       *[other] { CAPITAL($who) } leaves the game. Licences stay on the map; the company is still evaluated.
    }

insolvency_remains = What remains after that
insolvency_licences = Licences
insolvency_proceeds = Proceeds
insolvency_nothingToDo = You have nothing to do here.

## evaluation

evaluation_title = Company evaluation

# $year (figure)
evaluation_after = after fiscal year { $year }

# $who (people)
evaluation_won =
    { $who ->
        [you] You win
        [one] { PEOPLE($who, you: "you") } wins
       *[several] { CAPITAL(PEOPLE($who, you: "you")) } win together
    }

# The lead in sixths of a point.
# $who (person)
# $sixths (points)
evaluation_wonBy =
    { $who ->
        [you] You win by
       *[other] { $who } wins by
    } { $sixths ->
        [part] { $sixths } point
        [one] { $sixths } point
       *[other] { $sixths } points
    }

# $count (number)
evaluation_points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

evaluation_reasons_target = The target number of contracts was completed; the year was played to its end and paid out.
evaluation_reasons_sticks = A company had laid its last stick.
evaluation_reasons_profit = An annual profit of 500k was reached.
evaluation_reasons_bank = The bank had no money left.
evaluation_reasons_players = Only one company was left.
evaluation_reasons_years = The last possible year was over.

# Who brought the end about.
# $who (people)
# $count (number)
evaluation_reached_target =
    { $count ->
        [one] { CAPITAL(PEOPLE($who, you: "you")) } reached the target of { $count } contract; the year was played to its end and paid out.
       *[other] { CAPITAL(PEOPLE($who, you: "you")) } reached the target of { $count } contracts; the year was played to its end and paid out.
    }

# $who (people)
evaluation_reached_sticks = { CAPITAL(PEOPLE($who, you: "you")) } had no stick left.

# $who (people)
evaluation_reached_profit = { CAPITAL(PEOPLE($who, you: "you")) } reached an annual profit of 500k.

evaluation_how_profit = 1 per 100k or part of it
evaluation_how_completed = 2 each
evaluation_how_partial = 1 each, locomotive and one route
evaluation_how_cities = 1 per 5 or part of them
evaluation_how_network = 2 for the longest, split if equal
evaluation_how_countries = 2 for the most, split if equal
evaluation_how_idle = −1 each
evaluation_how_vehicles = −1 per 3 or part of them above 3
evaluation_how_cash = −1 per 100k or part of it above 300k
evaluation_item = Item
evaluation_total = Total
evaluation_highestWins = the highest total wins

# $place (figure)
evaluation_place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }

# $count (number)
evaluation_segments =
    { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    }

# $count (number)
evaluation_cities =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }

# $count (number)
evaluation_countries =
    { $count ->
        [one] { $count } country
       *[other] { $count } countries
    }

evaluation_chart = Profit, year by year
evaluation_chartHelp = Annual profit or loss at each year end
evaluation_networks = Networks at the end

# $count (number)
evaluation_shared =
    { $count ->
        [one] alone
       *[other] shared by { $count }
    }

evaluation_ifNow = If the game ended now

## moments

# $year (figure)
moments_year = Year { $year }

# $who (person)
# $contract (text): the name of a contract
moments_completed =
    { $who ->
        [you] You: { $contract } complete
       *[other] { CAPITAL($who) }: { $contract } complete
    }

# $who (person)
# $amount (text): an amount of money: “40k”
moments_leap =
    { $who ->
        [you] You: { $amount } a year
       *[other] { CAPITAL($who) }: { $amount } a year
    }

# $who (person)
# $amount (text): an amount of money: “40k”
moments_fall =
    { $who ->
        [you] You: { $amount } a year
       *[other] { CAPITAL($who) }: { $amount } a year
    }

# $lot (text): what is auctioned
# $price (text): an amount of money: “40k”
moments_auction = { $lot } for { $price }

moments_trouble = A loss that cannot be paid

# $who (person)
moments_left =
    { $who ->
        [you] You: out of the game
       *[other] { CAPITAL($who) }: out of the game
    }

moments_last-year = The last year is announced
moments_over = Evaluation
