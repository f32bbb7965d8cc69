### English words of the phases' screens and of the small parts they share.

close = Close
you = You
max = Max
launch = Launch
less = Less
more = More
order = Order of play

## turnStates

turnStates_done = done
turnStates_acting = choosing
turnStates_waiting = waiting

## 

# $names (text): names, already joined: “Ada and Tom”
# $count (number)
choosing =
    { $count ->
        [0] { $names } is choosing…
        [one] { $names } is choosing…
       *[other] { $names } are choosing…
    }

choosingNow = choosing

# $held (figure)
# $all (figure)
routesOf = { $held }/{ $all } routes

# $there (figure)
# $all (figure)
vehiclesOf = { $there }/{ $all } vehicles

# $speed (figure)
allClass = all class { $speed }+

allSleepers = all sleepers
noContracts = No contract yet.

# $points (points)
points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }

completedContracts = Contracts completed
activeContracts = Contracts running
countries = Countries

# $used (number)
# $of (figure)
bought = { $used } of { $of } bought

# Heads of the strips on a phone.
locos = Locomotives

# $sold (number)
# $all (figure)
soldOf = { $sold } of { $all } sold

# $count (number)
fitMine =
    { $count ->
        [one] { $count } fits my contracts
       *[other] { $count } fit my contracts
    }

# $model (text): the name of a vehicle
# $contract (text): the name of a contract
# $effect (text)
putHere = Put { $model } here: { $contract }, { $effect }

# $model (text): the name of a vehicle
# $contract (text): the name of a contract
unplan = { $model } is planned for { $contract }; take it out of the plan

# $model (text): the name of a vehicle
# $contract (text): the name of a contract
takeOff = Take { $model } off { $contract }

# $model (text): the name of a vehicle
whereTo = Where does { $model } go?

# $model (text): the name of a vehicle
noPlace = No contract has a place for { $model }.

whereGoes = Where does it go?
keepInYard = Keep it in the yard
assignLater = assign at the close or later
freePlace = free place

# $models (text): names of vehicles, already joined
# $gain (text)
# $count (number)
leftInYard = { $models } in your yard would bring { $gain }.

# $models (text): names of vehicles, already joined
# $count (number)
fitsFreePlace =
    { $count ->
        [one] { $models } fits a free place. Until the next Fair or Auction House it cannot be assigned.
       *[other] { $models } fit free places. Until the next Fair or Auction House they cannot be assigned.
    }

# $count (number)
assignThem =
    { $count ->
        [one] Assign it
       *[other] Assign them
    }

# $loss (text): an amount of money: “40k”
losesAYear = loses { $loss } a year

yardEmpty = No vehicle without a contract.
yardHelp = Not on a contract yet. Choose one and its place, or drag it onto a highlighted place.
yardTap = Tap one to choose its place.
assignTo = Assign to contracts
plannedAtClose = planned, booked at the close
chooseVehicle = Choose a vehicle
chooseContract = Choose a contract
chooseLot = Choose a lot
noDecline = A pick cannot be declined.
landsHere = your pick lands here
blindWorst = At worst
blindMean = On average
blindBest = At best
blindNow = At once and per year, before any train runs: tax and chip of the card.
blindMayBe = What it may be

# Of all cards of the kind nobody sees.
# $fitting (number)
# $unseen (figure)
unseenFit =
    { $fitting ->
        [one] { $fitting } of { $unseen } unseen fits
       *[other] { $fitting } of { $unseen } unseen fit
    }

# $target (number)
targetNow =
    { $target ->
        [one] Target: { $target } contract
       *[other] Target: { $target } contracts
    }

# $who (person)
# $target (figure)
proposes =
    { $who ->
        [you] You propose to play to { $target } contracts
       *[other] { $who } proposes to play to { $target } contracts
    }

# $bid (text): an amount of money: “40k”
cashAt = Cash at { $bid }

# $today (text)
# $assigned (text)
yardCounted = Now { $today } a year; { $assigned } once the vehicles in your yard are assigned.

# $cash (text): an amount of money: “40k”
inHand = { $cash } in hand

yourBid = your bid
opening = opening bid

# $name (text): a player’s name
by = by { $name }

byYou = by you
noLotYet = No lot is up for auction yet.

# Said of a company whose secret offer is in.
offerIn = offer made

secretOffer = Nobody sees your offer before all are in.
openOffer = Offers are made in turn, for all to see.
youOffer = You offer:
whereYouStand = Where you stand

# $cash (text): an amount of money: “40k”
# $loss (text): an amount of money: “40k”
cashOfLoss = { $cash } cash, loss { $loss }

loss = Loss
missing = Missing
startOfYear = Start of the year

# $year (figure)
beginsWith = Year { $year } begins with

# $count (figure)
seg = { $count } seg.

# $longest (figure)
# $all (figure)
longest = longest { $longest } of { $all } segments

## rules: The rules that sums follow from, each in one sentence.

rules_TOE-MONEY-1 = Cash moves at once.
rules_TOE-MONEY-3 = Profit becomes cash only at the year end.
rules_TOE-MONEY-6 = Profit a year is what all contracts bring: credited income, less tax, plus subsidy chips.
rules_TOE-BOOK-1 = Books are kept by hand: only bookings and audits move a company on the profit track.
rules_TOE-BOOK-4 = A company that has booked wrong pays the difference to the auditor, at most its cash.
rules_TOE-CON-3 = Tax counts from the moment a contract is taken; launch contracts have none.
rules_TOE-CON-4 = Subsidy chips come with the contract and count at once.
rules_TOE-CRED-3 = Every licensed route earns its amount, once a locomotive is assigned.
rules_TOE-CRED-4 = Every assigned locomotive or power car earns the amount per vehicle.
rules_TOE-CRED-5 = Wagons earn it as far as the pulling power reaches.
rules_TOE-CRED-8 = The extra condition pays once all routes and vehicles are in place and every vehicle meets it.
rules_TOE-CRED-11 = A completed contract keeps its profit for good; its vehicles go to the discards.
rules_TOE-LIC-3 = A segment costs 20k for the first company on a section, 40k for the second, 80k for the third.
rules_TOE-LIC-4 = A licence takes one stick per segment.
rules_TOE-AUC-3 = Bids begin 20k below the list price but never below 20k; licences at 10k per segment.
rules_TOE-AUC-6 = The price goes to the former owner.
rules_TOE-SMI-4 = Bids for a contract begin 20k below its printed profit but never below 20k.
rules_TOE-SMI-8 = Once the loss can be paid, it is paid in full and the company stays.
rules_TOE-FAIR-2 = Shown vehicles cost the printed price, blind ones 50k (locomotive) or 30k (wagon).
rules_TOE-CONF-3 = A blind contract brings one chip and 50k cash, and must be kept.
rules_TOE-DEV-1 = Every city at an end of one of your sections brings 10k.
rules_TOE-DEV-2 = The caller receives 20k more.
rules_TOE-EOR-2 = At the year end profit is paid out, at most 200k.
rules_TOE-EOR-3 = A loss is paid in cash.
rules_TOE-INS-1 = A company that cannot pay its loss pays all its cash; the rest is forgiven once and the company is marked.
rules_TOE-INS-3 = A marked company that again cannot pay is insolvent.
rules_TOE-SETUP-4 = Every company starts with 100k and 48 sticks.
rules_TOE-ROUND-1 = A round is one fiscal year.
rules_TOE-EVAL-1 = 1 point per 100k of profit or part of it, up to 500k.
rules_TOE-EVAL-2 = 2 points per completed contract.
rules_TOE-EVAL-3 = 1 point per running contract with a locomotive and one route.
rules_TOE-EVAL-4 = 1 point per 5 connected cities or part of them.
rules_TOE-EVAL-5 = 2 points for the largest connected network, in segments; equal ones share.
rules_TOE-EVAL-6 = 2 points for the most countries; equal ones share.
rules_TOE-EVAL-7 = −1 point per contract that has no locomotive or no route.
rules_TOE-EVAL-8 = −1 point per 3 spare vehicles or part of them, above 3.
rules_TOE-EVAL-9 = −1 point per 100k of cash or part of it above 300k.
rules_TOE-EVAL-10 = The highest total wins.
