### English words of the rules screen and the quick start.

## phaseReference

phaseReference_title = Phases and bonuses at a glance
phaseReference_bonus = Caller’s bonus
phaseReference_passing_may = Passing is allowed.
phaseReference_passing_must = Everyone must take one.
phaseReference_passing_offer = Offering is compulsory, bidding is not.
phaseReference_passing_none = Nothing to do: it happens automatically.
phaseReference_assigns = All assign vehicles at the end.

## coach

coach_name = Quick start

# $at (figure)
# $of (figure)
coach_step = Step { $at } of { $of }

coach_goOn = Continue
coach_back = Back
coach_why = Why?
coach_show = Show me where
coach_others = The others are playing
coach_otherwise = The rules allow that, too. Just this once, please follow the example.
coach_play = Play a real game
coach_rules = Read the rules
coach_dots = Steps of the quick start
coach_leave_title = Leave the quick start?
coach_leave_text = Your progress is not saved. You can start again at any time.
coach_leave_yes = Leave
coach_leave_no = Stay

## quickStart: `{model otter}`, `{contract …}`, `{city …}`, `{section …}` and `{phase …}` become names.

quickStart_welcome_title = Your first company
quickStart_welcome_text = You have 100k in cash, a launch contract and three vehicles in the yard. In two years with Jonas and Aino you will see all six phases.
quickStart_welcome_why = {"{"}contract caledonian-girders{"}"} requires a diesel locomotive, two open wagons and licences from {"{"}city edinburgh{"}"} to {"{"}city london{"}"} and on to {"{"}city frankfurt{"}"}.
quickStart_meeting_title = Call the {"{"}phase on-site-meeting{"}"}
quickStart_meeting_text = You are in the chair, so you call first. You need licences. Call the phase in which they are sold.
quickStart_meeting_task = Choose the {"{"}phase on-site-meeting{"}"}, then call it.
quickStart_meeting_why = The caller acts first and has the bonus: three sections instead of two.
quickStart_licences_title = Buy three licences
quickStart_licences_text = The first two connect {"{"}city edinburgh{"}"} with {"{"}city london{"}"}, the third is a start on the way to {"{"}city frankfurt{"}"}. Four segments at 20k make 80k. They are already planned on the map.
quickStart_licences_task = Buy {"{"}section edinburgh-manchester{"}"}, {"{"}section manchester-london{"}"} and {"{"}section calais-bruxelles{"}"}.
quickStart_licences_why = A route counts once your licences connect its two cities, directly or by a detour. Your networks need not be connected to each other.
quickStart_bonus_title = Cash for your cities
quickStart_bonus_text = Jonas called the {"{"}phase development-bonus{"}"}. Your licences connect five cities: 50k. Jonas has three cities and gets the caller’s extra 20k.
quickStart_bonus_why = Each city at an end of a licence counts once. You need not do anything.
quickStart_fair_title = Buy two vehicles
quickStart_fair_text = Aino called the {"{"}phase railroad-fair{"}"}. Your contract needs a diesel locomotive and two open wagons; one {"{"}model raft{"}"} is in your yard.
quickStart_fair_task = Buy the {"{"}model badger{"}"} for 20k and a {"{"}model raft{"}"} for 40k.
quickStart_fair_why = The {"{"}model badger{"}"} is slow, but it is a diesel. For the amount per vehicle only the kind counts.
quickStart_train_title = Put the train together
quickStart_train_text = With a locomotive and one route the contract begins to earn: 20k for the route and 20k for each of the three vehicles. The two you bought are already on it.
quickStart_train_task = Put the {"{"}model raft{"}"} from your yard on {"{"}contract caledonian-girders{"}"}, too, then confirm.
quickStart_train_why = Nothing is credited until a locomotive is assigned and a route is licensed. Now you have both: 80k a year.
quickStart_year-one_title = The first year closes
quickStart_year-one_text = Your profit of 80k is paid out. With the 10k you had, that makes 90k. Every contract still on display gets a chip, and Jonas takes the chair.
quickStart_year-one_task = Look at the statement, then begin year 2.
quickStart_year-one_why = Profit becomes cash only at the end of a year, and at most 200k of it.
quickStart_contract_title = Take a second contract
quickStart_contract_text = Jonas called the {"{"}phase conference-room{"}"}. {"{"}contract amber-road{"}"} costs 70k tax a year and has a chip worth 10k. Your annual profit falls from 80k to 20k for now.
quickStart_contract_task = Choose {"{"}contract amber-road{"}"} and take it.
quickStart_contract_why = A contract costs its tax at once. It earns once it has a locomotive and a route. One closed wagon for it is already in your yard; the rest of its train follows this year.
quickStart_aid_title = Take the {"{"}model otter{"}"}
quickStart_aid_text = {"{"}contract caledonian-girders{"}"} earns another 50k a year if every vehicle is class 2 or faster. Your {"{"}model badger{"}"} is class 1; the {"{"}model otter{"}"} is class 2 and a diesel, too.
quickStart_aid_task = Choose the {"{"}model otter{"}"} and take it. You will swap it in later.
quickStart_aid_why = Everyone must take one vehicle. It is free. Nothing is assigned in this phase.
quickStart_auction_title = Call the {"{"}phase auction-house{"}"}
quickStart_auction_text = Now you call. You have a vehicle to sell, and there is one to buy.
quickStart_auction_task = Choose the {"{"}phase auction-house{"}"}, then call it.
quickStart_auction_why = The caller opens the first lot. At the end of an auction, vehicles are assigned.
quickStart_offer_title = Offer the {"{"}model lark{"}"}
quickStart_offer_text = A company with spare vehicles must offer at least one. None of your contracts needs an electric locomotive.
quickStart_offer_task = Select only the {"{"}model lark{"}"} and offer it.
quickStart_offer_why = Everyone chooses at the same time, so no one knows what the others offer.
quickStart_open_title = Open the first lot
quickStart_open_text = Aino offers a {"{"}model strongbox{"}"}, a closed wagon that {"{"}contract amber-road{"}"} needs. Its lowest bid is 20k.
quickStart_open_task = Choose the {"{"}model strongbox{"}"} and bid 20k.
quickStart_open_why = Bidding for a vehicle opens at its price less 20k, but not below 20k. Its owner cannot bid.
quickStart_raise_title = Keep bidding
quickStart_raise_text = Jonas bids 30k. With 40k you lead again.
quickStart_raise_task = Bid 40k.
quickStart_raise_why = In a train that earns, the wagon adds 20k a year. It pays for itself in two years.
quickStart_decline_title = Bought and sold
quickStart_decline_text = Jonas passed, so the {"{"}model strongbox{"}"} is yours. Then Aino bought your {"{"}model lark{"}"} for 40k. The remaining lot is of no use to you.
quickStart_decline_task = Open nothing.
quickStart_decline_why = After a sale, the company to the left of the opener may open. When all decline in turn, the auction is over.
quickStart_swap_title = Swap the locomotives
quickStart_swap_text = The {"{"}model otter{"}"} belongs on {"{"}contract caledonian-girders{"}"}; its 50k come with the route {"{"}city london{"}"}–{"{"}city frankfurt{"}"}. The {"{"}model badger{"}"} pulls {"{"}contract amber-road{"}"} with both {"{"}model strongbox{"}"}es.
quickStart_swap_task = Choose the {"{"}model badger{"}"} on {"{"}contract caledonian-girders{"}"} to take it off, and put the {"{"}model otter{"}"} there. Then put the {"{"}model badger{"}"} on {"{"}contract amber-road{"}"} beside both {"{"}model strongbox{"}"}es, and confirm.
quickStart_swap_why = The first contract earns 80k as before. The second has a train but no route yet, so it earns nothing. Your annual profit stays at 20k.
quickStart_year-two_title = The second year closes
quickStart_year-two_text = 80k from the first contract, less 70k tax for the second, plus 10k for its chip: 20k is paid out. You have 110k.
quickStart_year-two_task = Begin year 3.
quickStart_year-two_why = A chip stays with its contract and counts every year.
quickStart_end_title = Now it is your game
quickStart_end_text = You have seen all six phases. A licence for {"{"}section warszawa-gdansk{"}"} costs 20k, and {"{"}contract amber-road{"}"} begins to earn: 70k a year. The route to {"{"}city frankfurt{"}"} would also add 70k. Three completed contracts end the game.
quickStart_end_why = Points decide the game, not money. You score for profit, contracts, cities and networks.
