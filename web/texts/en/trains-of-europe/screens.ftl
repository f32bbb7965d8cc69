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
        [part] { $points } pt
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
keepInYard = Leave it in the yard
assignLater = assign at the close or later
freePlace = free place

# $models (text): names of vehicles, already joined
# $gain (text)
# $count (number)
leftInYard = { $models } in your yard would earn { $gain }.

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
noDecline = You must take one.
landsHere = your pick goes here
blindWorst = At worst
blindMean = On average
blindBest = At best
blindNow = Effect at once, per year: the card’s tax and chip.
blindMayBe = Possible cards

# Of all face-down cards of the kind.
# $fitting (number)
# $unseen (figure)
unseenFit =
    { $fitting ->
        [one] { $fitting } of { $unseen } fits
       *[other] { $fitting } of { $unseen } fit
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
yardCounted = Now { $today } a year; { $assigned } a year once the vehicles in your yard are assigned.

# $cash (text): an amount of money: “40k”
inHand = { $cash } in hand

yourBid = your bid
opening = opening bid

# $name (text): a player’s name
by = by { $name }

byYou = by you
noLotYet = No lot is up for auction yet.

# Said of a company that has chosen in secret what to put up.
offerIn = has chosen

secretOffer = Your choice stays secret until everyone has chosen.
openOffer = Companies offer in turn, openly.
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
# $all (number)
longest = longest { $longest } of { $all } segments

## rules: The rules behind the sums, each in one sentence.

rules_TOE-MONEY-1 = Cash is paid and received at once.
rules_TOE-MONEY-3 = Profit becomes cash only at the year end.
rules_TOE-MONEY-6 = The annual profit is the sum of all contracts: credited income, less tax, plus subsidy chips.
rules_TOE-BOOK-1 = Books are kept by hand. Only bookings and audits move a token on the annual profit track.
rules_TOE-BOOK-4 = A company that booked wrongly pays the difference to the auditor, at most all its cash.
rules_TOE-CON-3 = Tax counts from the moment a contract is taken; launch contracts have none.
rules_TOE-CON-4 = Subsidy chips come with the contract and count at once.
rules_TOE-CRED-3 = Every licensed route earns its amount once a locomotive is assigned.
rules_TOE-CRED-4 = Every assigned locomotive or power car earns the amount per vehicle.
rules_TOE-CRED-5 = Wagons earn it only if the locomotives can pull them.
rules_TOE-CRED-8 = The additional condition pays once all routes and vehicles are in place and every vehicle meets it.
rules_TOE-CRED-11 = A completed contract keeps its profit for good; its vehicles go to the discards.
rules_TOE-LIC-3 = A segment costs 20k for the first company on a section, 40k for the second, 80k for the third.
rules_TOE-LIC-4 = A licence takes one stick per segment.
rules_TOE-AUC-3 = Bids begin 20k below the list price but never below 20k; licences at 10k per segment.
rules_TOE-AUC-6 = The buyer pays the former owner.
rules_TOE-SMI-4 = Bids for a contract begin 20k below its printed profit but never below 20k.
rules_TOE-SMI-8 = Once the loss can be paid, it is paid in full and the company stays.
rules_TOE-FAIR-2 = Vehicles on the stands cost the printed price, face-down ones 50k (locomotive) or 30k (wagon).
rules_TOE-CONF-3 = A face-down contract comes with one chip and 50k cash. It must be kept.
rules_TOE-DEV-1 = Every city at an end of one of your sections earns 10k cash.
rules_TOE-DEV-2 = The caller receives 20k more.
rules_TOE-EOR-2 = At the year end the annual profit is paid out, at most 200k.
rules_TOE-EOR-3 = A loss is paid in cash.
rules_TOE-INS-1 = A company that cannot pay its loss pays all its cash. The rest is written off once, and the company is marked.
rules_TOE-INS-3 = A marked company that again cannot pay is insolvent.
rules_TOE-SETUP-4 = Every company starts with 100k and 48 sticks.
rules_TOE-ROUND-1 = A round is one fiscal year.
rules_TOE-EVAL-1 = 1 point per 100k of annual profit or part of it, up to 500k.
rules_TOE-EVAL-2 = 2 points per completed contract.
rules_TOE-EVAL-3 = 1 point per running contract with a locomotive and one route.
rules_TOE-EVAL-4 = 1 point per 5 connected cities or part of them.
rules_TOE-EVAL-5 = 2 points for the largest connected network, in segments; shared if equal.
rules_TOE-EVAL-6 = 2 points for the most countries; shared if equal.
rules_TOE-EVAL-7 = −1 point per contract without a locomotive or without a route.
rules_TOE-EVAL-8 = −1 point per 3 spare vehicles or part of them, above 3.
rules_TOE-EVAL-9 = −1 point per 100k of cash or part of it above 300k.
rules_TOE-EVAL-10 = The highest total wins.
