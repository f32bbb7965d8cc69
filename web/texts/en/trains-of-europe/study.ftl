### English texts of the study of Trains of Europe.

chart = Who was winning
company = Which company?

## measures

measures_label = What the curve shows
measures_chances = Winning chance
measures_points = Final points

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

# A chance and points: "34%, 12.5 points".
# $chance (text): a percentage: “31%”
# $points (written)
figures =
    { $points ->
        [one] { $chance }, { $points } point
       *[other] { $chance }, { $points } points
    }

# A figure from a first look.
# $figure (text)
roughly = about { $figure }

## judgements

judgements_label = Based on
judgements_known = What the company could know
judgements_open = All books open

## reached

# $done (figure)
# $of (figure)
reached_phases = Fully analysed: { $done } of { $of } phases.

# $done (figure)
# $of (figure)
reached_decisions = Fully analysed: all phases and { $done } of { $of } decisions, the costliest first.

## 

# After a minute of work.
# $reached (text)
late = Stopped after 60 seconds. { $reached }

## decided

decided_waiting = Finding what decided the game…
decided_nobody = The game was abandoned. No one won.

# $better (text)
# $played (text)
decided_instead = “{ $better }” instead of “{ $played }”

# $name (text): a player’s name
# $year (figure)
# $choice (text)
# $share (text): a percentage: “31%”
decided_ownChoice = { $name } lost the game in year { $year }. { $choice } would have saved { $share } of winning chance.

# $name (text): a player’s name
# $rival (text): a player’s name
# $year (figure)
# $choice (text)
# $share (text): a percentage: “31%”
decided_theirChoice = { $name } won because of a mistake by { $rival } in year { $year }. { $choice } would have saved { $rival } { $share } of winning chance.

# $name (text): a player’s name
# $year (figure)
# $draw (text)
# $share (text): a percentage: “31%”
decided_luck = { $name } won with some luck. In year { $year }, { $draw } added { $share } to its winning chance.

# $name (text): a player’s name
# $year (figure)
# $draw (text)
# $share (text): a percentage: “31%”
decided_misfortune = { $name } was unlucky. In year { $year }, { $draw } cost { $share } of its winning chance.

# $name (text): a player’s name
# $year (figure)
# $from (text)
# $to (text)
decided_wonIn = { $name } won the game in year { $year }. Its winning chance rose from { $from } to { $to }.

# $name (text): a player’s name
# $winner (text): a player’s name
# $year (figure)
# $from (text)
# $to (text)
decided_lostIn = { $winner } pulled ahead of { $name } in year { $year }. Its winning chance rose from { $from } to { $to }. No single choice decided it.

# $name (text): a player’s name
# $share (text): a percentage: “31%”
decided_ahead = { $name } won without a turning point. Its winning chance was { $share } at the start.

# $name (text): a player’s name
# $winner (text): a player’s name
# $share (text): a percentage: “31%”
decided_behind = { $winner } beat { $name } without a turning point, with a winning chance of { $share } at the start.

## station

# $year (figure)
station_begins = Start of year { $year }

# $year (figure)
# $phase (text): the name of a phase
station_after = Year { $year }, after { $phase }

station_end = The end

## 

years = Choose a year
first = To the start
back = One phase back
forward = One phase forward
last = To the end

# $point (figure)
# $all (figure)
pointOf = Turning point { $point } of { $all }

noPoint = No turning point here
pointBefore = Previous turning point
pointAfter = Next turning point

## working

# $done (figure)
# $of (figure)
working_first = Quick analysis: phase { $done } of { $of }

# $done (figure)
# $of (figure)
working_curve = Thorough analysis: phase { $done } of { $of }

# $done (figure)
# $of (figure)
working_sifting = Looking for better choices: { $done } of { $of }

# $done (figure)
# $of (figure)
working_judging = Comparing choices: { $done } of { $of }

# $done (figure)
# $of (figure)
working_draws = Measuring luck: { $done } of { $of }

## 

# $games (figure)
done = { $games } simulated games from each position, all books open

stopped = Stopped
stop = Stop
goOn = Continue
failed = This game cannot be reviewed.
save = Save the figures as a file

## tabs

tabs_label = View
tabs_decisions = Decisions
tabs_returns = Returns
tabs_auctions = Auctions

## 

# $name (text): a player’s name
costliest = Turning points of { $name }

## accuracy

# $share (text): a percentage: “31%”
accuracy_share = Accuracy { $share }

accuracy_about = of the winning chance that the best choices found would have kept

## draws

draws_title = Luck of the draw
draws_none = No draw changed a winning chance by more than the margin of error.
draws_about = The winning chance after a draw, compared with the average over all possible draws.
draws_kinds_start-player = the draw of the first Chairperson
draws_kinds_setup = the set-up
draws_kinds_refill = the new cards on display
draws_kinds_blind-vehicle = the vehicle drawn face down
draws_kinds_blind-contract = the contract drawn face down
draws_kinds_aid = the vehicles drawn for Government Aid

## learn

# $count (number)
learn_open =
    { $count ->
        [one] Learn from this decision
       *[other] Learn from these { $count } decisions
    }

learn_title = Learn from your mistakes

# $year (figure)
learn_question = Year { $year }: what keeps the best chance to win?

learn_choices = Choices
learn_played = (your choice)
learn_about = The chance to win after each choice, over many simulated games.
learn_preparing = Preparing the next question…
learn_none = These decisions leave too little to choose from.

# $solved (figure)
# $all (figure)
learn_done = You found { $solved } of { $all } better choices.

learn_back = Back to the review

## 

nothing = No better choice was found.
notYet = Looking for better choices…
about = Sorted by winning chance lost. Losses within the margin of error are sorted by points lost to the best other company.
played = played
better = better
playOnPlayed = Continue as played
playOutBetter = Try the better choice

## reasons

# $contract (text): the name of a contract
# $years (number)
reasons_payback =
    { $years ->
        [one] { $contract } pays for itself in 1 year.
       *[other] { $contract } pays for itself in { $years } years.
    }

# $contract (text): the name of a contract
reasons_closed = Other companies have closed a route of { $contract }.

# $models (text): names of vehicles, already joined
# $contract (text): the name of a contract
reasons_yard = In the yard for { $contract }: { $models }.

# $most (text)
# $price (text): an amount of money: “40k”
reasons_worth = By the forecast, it is worth up to { $most } to the company. The price was { $price }.

reasons_useless = By the forecast, the company has no use for it.

# $points (written)
# $item (text)
reasons_item =
    { $points ->
        [one] In the simulated games: { $points } point for { $item }.
       *[other] In the simulated games: { $points } points for { $item }.
    }

reasons_items_profit = annual profit
reasons_items_completed = completed contracts
reasons_items_partial = running contracts
reasons_items_cities = cities
reasons_items_network = the largest network
reasons_items_countries = countries
reasons_items_idle = idle contracts
reasons_items_vehicles = vehicles left over
reasons_items_cash = cash left over

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
hows_blind = bought face down
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

flows_start = Starting cash
flows_payouts = Paid out at the year ends
flows_bonuses = Development Bonus
flows_blindContracts = From face-down contracts
flows_sales = Sold at auctions
flows_audits = Audits, received less paid
flows_licences = Licences
flows_vehicles = Vehicles
flows_bids = Bought at auctions
flows_losses = Losses paid

## 

returnsAbout = Exact totals for the game. Route income is credited to the licences used, vehicle income to each vehicle. Contracts include both.

## auctions

auctions_none = Nothing was auctioned in this game.
auctions_about = The highest sensible bid of each company, by the forecast at that moment and within its cash.

# $seller (text): a company’s name
# $least (text)
auctions_from = from { $seller }, at least { $least }

# $buyer (text)
# $price (text): an amount of money: “40k”
# $points (written)
auctions_sold =
    { $points ->
        [one] { $buyer } for { $price }: { $points } point by the forecast
       *[other] { $buyer } for { $price }: { $points } points by the forecast
    }

auctions_unsold = No bids.
auctions_worth = Worth it for
auctions_useless = Not worth the lowest bid to any company.

## puzzles

puzzles_title = The contract that pays
puzzles_what = Which puzzle?
puzzles_today = Today
puzzles_more = More puzzles
puzzles_about = Take one of these four contracts. Which one gives your company the most points at the end?

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

# $points (written)
puzzles_points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

puzzles_check = Check
puzzles_show = Show the answer
puzzles_next = Next puzzle
puzzles_solved = Solved!
puzzles_failed = Not this time.

# $games (figure)
# $margin (text)
puzzles_proof = Average final points in { $games } simulated games with each contract. The next best scores { $margin } fewer.

puzzles_sum = The figures
puzzles_rows_licences = Licences to buy
puzzles_rows_vehicles = Vehicles to buy
puzzles_rows_yearly = Annual profit
puzzles_rows_payback = Pays for itself in
puzzles_rows_completed = Completed
puzzles_rows_points = Final points
puzzles_closed = closed

# $value (number)
puzzles_years =
    { $value ->
        [one] 1 year
       *[other] { $value } years
    }

# $contract (text): the name of a contract
puzzles_hides_closed = { $contract } cannot be completed. Other companies have closed a route.

# $contract (text): the name of a contract
# $profit (text)
puzzles_hides_loss = { $contract } first lowers the annual profit to { $profit }.

# $contract (text): the name of a contract
# $fees (text): an amount of money: “40k”
# $cash (text): an amount of money: “40k”
puzzles_hides_dear = The licences for { $contract } cost { $fees }. The company has { $cash } cash.

# $contract (text): the name of a contract
# $share (text): a percentage: “31%”
# $best (text)
puzzles_hides_completed = { $contract } was completed in { $share } of the games, the best contract in { $best }.

# $rating (figure)
# $change (text)
# $level (figure)
# $solved (flag)
puzzles_rated =
    { $solved ->
        [yes] Your rating: { $rating } ({ $change }, level { $level } solved).
       *[no] Your rating: { $rating } ({ $change }, level { $level } not solved).
    }

# $rating (figure)
puzzles_level = level { $rating }

# $rating (figure)
puzzles_rating = Your rating: { $rating }

puzzles_allDone = You have done all puzzles of this kind.
