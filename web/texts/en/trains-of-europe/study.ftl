### English texts of the study of Trains of Europe.

chart = Who was going to win
company = Which company?

## measures

measures_label = What the curve shows
measures_chances = Chance to win
measures_points = Points at the end

## 

table = As a table
curve = As a curve

## columns

columns_position = Position
columns_contract = Contract
columns_what = What
columns_price = Price
columns_income = Income
columns_tax = Tax
columns_points = Points
columns_total = Return

## 

# A chance and points: "34 %, 12.5 points".
# $chance (text): a percentage: “31%”
# $points (text): points, written out: “1⅔”
figures = { $chance }, { $points } points

# A figure from a first look.
# $figure (text)
roughly = about { $figure }

## judgements

judgements_label = Judged by
judgements_known = What the company could know
judgements_open = All books open

## reached

# $done (figure)
# $of (figure)
reached_phases = { $done } of { $of } phases are judged in full.

# $done (figure)
# $of (figure)
reached_decisions = All phases and { $done } of { $of } decisions are judged, the costliest first.

## 

# After a minute of work.
# $reached (text)
late = 60 s were not enough. { $reached }

## decided

decided_waiting = What decided the game is still being worked out …
decided_nobody = The game was given up: nobody has won.

# $better (text)
# $played (text)
decided_instead = “{ $better }” instead of “{ $played }”

# $name (text): a player’s name
# $year (figure)
# $choice (text)
# $share (text): a percentage: “31%”
decided_ownChoice = { $name } lost the game in year { $year }: { $choice } would have kept { $share } more of the chance to win.

# $name (text): a player’s name
# $rival (text): a player’s name
# $year (figure)
# $choice (text)
# $share (text): a percentage: “31%”
decided_theirChoice = { $name } won because { $rival } slipped in year { $year }: { $choice } would have kept { $share } more of the chance to win.

# $name (text): a player’s name
# $year (figure)
# $draw (text)
# $share (text): a percentage: “31%”
decided_luck = { $name } won with some luck: in year { $year } { $draw } brought { $share } of the chance to win.

# $name (text): a player’s name
# $year (figure)
# $draw (text)
# $share (text): a percentage: “31%”
decided_misfortune = { $name } was unlucky: in year { $year } { $draw } cost { $share } of the chance to win.

# $name (text): a player’s name
# $year (figure)
# $from (text)
# $to (text)
decided_wonIn = { $name } won the game in year { $year }: its chance rose from { $from } to { $to }.

# $name (text): a player’s name
# $winner (text): a player’s name
# $year (figure)
# $from (text)
# $to (text)
decided_lostIn = { $winner } left { $name } behind in year { $year }: its chance rose from { $from } to { $to }. No single choice decided it.

# $name (text): a player’s name
# $share (text): a percentage: “31%”
decided_ahead = { $name } won without a turning point, from a chance of { $share } at the start.

# $name (text): a player’s name
# $winner (text): a player’s name
# $share (text): a percentage: “31%”
decided_behind = { $winner } beat { $name } without a turning point, from a chance of { $share } at the start.

## station

# $year (figure)
station_begins = Beginning of year { $year }

# $year (figure)
# $phase (text): the name of a phase
station_after = Year { $year }, after the phase { $phase }

station_end = The end

## 

years = Choose a year
first = To the beginning
back = One phase back
forward = One phase on
last = To the end

# $point (figure)
# $all (figure)
pointOf = Turning point { $point } of { $all }

noPoint = No turning point here
pointBefore = Turning point before
pointAfter = Next turning point

## working

# $done (figure)
# $of (figure)
working_first = First look: phase { $done } of { $of }

# $done (figure)
# $of (figure)
working_curve = Refining: phase { $done } of { $of }

# $done (figure)
# $of (figure)
working_sifting = Looking for better choices: { $done } of { $of }

# $done (figure)
# $of (figure)
working_judging = Playing both choices out: { $done } of { $of }

# $done (figure)
# $of (figure)
working_draws = Weighing the luck of the draws: { $done } of { $of }

## 

# $games (figure)
done = { $games } games played on from each position, all books open

stopped = Stopped
stop = Stop
goOn = Go on
failed = This game cannot be studied.
save = Save the figures as a file

## tabs

tabs_label = What to look at
tabs_decisions = Decisions
tabs_returns = Returns
tabs_auctions = Auctions

## 

# $name (text): a player’s name
costliest = Turning points of { $name }

## accuracy

# $share (text): a percentage: “31%”
accuracy_share = Accuracy { $share }

accuracy_about = of the chance that the better choices found would have kept

## draws

draws_title = Luck of the draw
draws_none = No draw changed the chance by more than its doubt.
draws_about = The chance after a draw, less the mean over everything that could have been drawn.
draws_kinds_start-player = the draw of the first Chairperson
draws_kinds_setup = the set-up
draws_kinds_refill = the new cards on display
draws_kinds_blind-vehicle = the vehicle drawn face-down
draws_kinds_blind-contract = the contract drawn face-down
draws_kinds_aid = the vehicles of Government Aid

## 

nothing = Nothing better was found.
notYet = Still looking for better choices …
about = Ranked by the chance to win that was given away; where that is within its doubt, by points ahead of the best other company.
played = played
better = better
playOnPlayed = Play on as played
playOutBetter = Play out the better choice

## reasons

# $contract (text): the name of a contract
# $years (number)
reasons_payback =
    { $years ->
        [one] { $contract } pays back in 1 year.
       *[other] { $contract } pays back in { $years } years.
    }

# $contract (text): the name of a contract
reasons_closed = A route of { $contract } is closed by others.

# $models (text): names of vehicles, already joined
# $contract (text): the name of a contract
reasons_yard = In the yard for { $contract }: { $models }.

# $most (text)
# $price (text): an amount of money: “40k”
reasons_worth = By the forecast worth up to { $most } to the company; the price was { $price }.

reasons_useless = By the forecast the company has no use for it.

# $points (text): points, written out: “1⅔”
# $item (text)
reasons_item = In the games played on: { $points } points for { $item }.

reasons_items_profit = profit
reasons_items_completed = completed contracts
reasons_items_partial = contracts under way
reasons_items_cities = cities
reasons_items_network = the longest network
reasons_items_countries = countries
reasons_items_idle = contracts that earn nothing
reasons_items_vehicles = idle vehicles
reasons_items_cash = unspent cash

## 

contracts = Contracts

# $count (number)
licences =
    { $count ->
        [one] { $count } licence
       *[other] { $count } licences
    }

# $count (number)
vehicles =
    { $count ->
        [one] { $count } vehicle
       *[other] { $count } vehicles
    }

cash = Cash at the end

## hows

hows_dealt = dealt
hows_bought = bought
hows_blind = bought blind
hows_aid = Government Aid
hows_auction = auction
hows_with-contract = came with a contract

## ends

# $year (figure)
ends_completed = completed in year { $year }

# $price (text): an amount of money: “40k”
ends_sold = sold for { $price }

ends_idle = unassigned
ends_assigned = in service
ends_spent = on a completed contract

## flows

flows_start = To begin with
flows_payouts = Paid out at year ends
flows_bonuses = Development bonus
flows_blindContracts = With blind contracts
flows_sales = Sold at auctions
flows_audits = Audits, received less paid
flows_licences = Licences
flows_vehicles = Vehicles
flows_bids = Bought at auctions
flows_losses = Losses paid

## 

returnsAbout = Over the whole game, exactly. Income of routes counts for the licences on their way, income of vehicles for each vehicle; a contract has both.

## auctions

auctions_none = Nothing was auctioned in this game.
auctions_about = The most each company could sensibly have paid, by the forecast of that moment and with the cash it had.

# $seller (text): a company’s name
# $least (text)
auctions_from = from { $seller }, at least { $least }

# $buyer (text)
# $price (text): an amount of money: “40k”
# $points (text): points, written out: “1⅔”
auctions_sold = { $buyer } for { $price }: { $points } points by the forecast

auctions_unsold = Nobody bid.
auctions_worth = Worth it to
auctions_useless = Not worth its lowest bid to anybody.

## puzzles

puzzles_title = The contract that pays
puzzles_what = What to solve
puzzles_today = Today
puzzles_more = More puzzles
puzzles_about = You take one contract. With which of these four does your company have the most points at the end?

# $company (text)
puzzles_youAre = You are { $company }.

# $amount (text): an amount of money: “40k”
puzzles_cash = { $amount } cash

# $amount (text): an amount of money: “40k”
puzzles_profit = { $amount } a year

# $count (figure)
# $target (figure)
puzzles_completed = { $count } of { $target } contracts completed

puzzles_choices = Contracts to choose from

# $points (text): points, written out: “1⅔”
puzzles_points = { $points } points

puzzles_check = Check
puzzles_show = Show the answer
puzzles_next = Next puzzle
puzzles_solved = Solved!
puzzles_failed = Not this time.

# $games (figure)
# $margin (text)
puzzles_proof = Mean points at the end over { $games } games played on with each contract; the next best has { $margin } fewer.

puzzles_sum = The sum
puzzles_rows_licences = Licences to buy
puzzles_rows_vehicles = Vehicles to buy
puzzles_rows_yearly = Annual profit
puzzles_rows_payback = Pays back in
puzzles_rows_completed = Completed
puzzles_rows_points = Points at the end
puzzles_closed = closed

# $value (number)
puzzles_years =
    { $value ->
        [one] 1 year
       *[other] { $value } years
    }

# $contract (text): the name of a contract
puzzles_hides_closed = { $contract } cannot be completed: a route is closed by others.

# $contract (text): the name of a contract
# $profit (text)
puzzles_hides_loss = { $contract } takes the annual profit down to { $profit } at first.

# $contract (text): the name of a contract
# $fees (text): an amount of money: “40k”
# $cash (text): an amount of money: “40k”
puzzles_hides_dear = The licences of { $contract } cost { $fees }; there is { $cash } of cash.

# $contract (text): the name of a contract
# $share (text): a percentage: “31%”
# $best (text)
puzzles_hides_completed = { $contract } was completed in { $share } of the games, the contract that pays in { $best }.

# $rating (figure)
# $change (text)
# $level (figure)
# $solved (flag)
puzzles_rated =
    { $solved ->
        [yes] Your rating: { $rating } ({ $change } for solving level { $level }).
       *[no] Your rating: { $rating } ({ $change } for missing level { $level }).
    }

# $rating (figure)
puzzles_level = level { $rating }

# $rating (figure)
puzzles_rating = Your rating: { $rating }

puzzles_allDone = You have done all puzzles of this kind.
