// English words of the rules screen and the quick start. Every other language has the same keys with the same parameters.

export const en = {
  phaseReference: {
    title: 'Phases and bonuses at a glance',
    bonus: 'Caller’s bonus',
    passing: {
      may: 'Passing is allowed.',
      must: 'Everyone must take one.',
      offer: 'Offering is compulsory, bidding is not.',
      none: 'Nothing to do: it happens automatically.',
    },
    assigns: 'All assign vehicles at the end.',
  },
  coach: {
    name: 'Quick start',
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    goOn: 'Continue',
    back: 'Back',
    why: 'Why?',
    show: 'Show me where',
    others: 'The others are playing',
    otherwise: 'The rules allow that, too. Just this once, please follow the example.',
    play: 'Play a real game',
    rules: 'Read the rules',
    dots: 'Steps of the quick start',
    leave: {
      title: 'Leave the quick start?',
      text: 'Your progress is not saved. You can start again at any time.',
      yes: 'Leave',
      no: 'Stay',
    },
  },
  /** `{model otter}`, `{contract …}`, `{city …}`, `{section …}` and `{phase …}` become names. */
  quickStart: {
    welcome: {
      title: 'Your first company',
      text: 'You have 100k in cash, a launch contract and three vehicles in the yard. In two years with Jonas and Aino you will see all six phases.',
      why: '{contract caledonian-girders} requires a diesel locomotive, two open wagons and licences from {city edinburgh} to {city london} and on to {city frankfurt}.',
    },
    meeting: {
      title: 'Call the {phase on-site-meeting}',
      text: 'You are in the chair, so you call first. You need licences. Call the phase in which they are sold.',
      task: 'Choose the {phase on-site-meeting}, then call it.',
      why: 'The caller acts first and has the bonus: three sections instead of two.',
    },
    licences: {
      title: 'Buy three licences',
      text: 'The first two connect {city edinburgh} with {city london}, the third is a start on the way to {city frankfurt}. Four segments at 20k make 80k. They are already planned on the map.',
      task: 'Buy {section edinburgh-manchester}, {section manchester-london} and {section calais-bruxelles}.',
      why: 'A route counts once your licences connect its two cities, directly or by a detour. Your networks need not be connected to each other.',
    },
    bonus: {
      title: 'Cash for your cities',
      text: 'Jonas called the {phase development-bonus}. Your licences connect five cities: 50k. Jonas has three cities and gets the caller’s extra 20k.',
      why: 'Each city at an end of a licence counts once. You need not do anything.',
    },
    fair: {
      title: 'Buy two vehicles',
      text: 'Aino called the {phase railroad-fair}. Your contract needs a diesel locomotive and two open wagons; one {model raft} is in your yard.',
      task: 'Buy the {model badger} for 20k and a {model raft} for 40k.',
      why: 'The {model badger} is slow, but it is a diesel. For the amount per vehicle only the kind counts.',
    },
    train: {
      title: 'Put the train together',
      text: 'With a locomotive and one route the contract begins to earn: 20k for the route and 20k for each of the three vehicles. The two you bought are already on it.',
      task: 'Put the {model raft} from your yard on {contract caledonian-girders}, too, then confirm.',
      why: 'Nothing is credited until a locomotive is assigned and a route is licensed. Now you have both: 80k a year.',
    },
    'year-one': {
      title: 'The first year closes',
      text: 'Your profit of 80k is paid out. With the 10k you had, that makes 90k. Every contract still on display gets a chip, and Jonas takes the chair.',
      task: 'Look at the statement, then begin year 2.',
      why: 'Profit becomes cash only at the end of a year, and at most 200k of it.',
    },
    contract: {
      title: 'Take a second contract',
      text: 'Jonas called the {phase conference-room}. {contract amber-road} costs 70k tax a year and has a chip worth 10k. Your annual profit falls from 80k to 20k for now.',
      task: 'Choose {contract amber-road} and take it.',
      why: 'A contract costs its tax at once. It earns once it has a locomotive and a route. One closed wagon for it is already in your yard; the rest of its train follows this year.',
    },
    aid: {
      title: 'Take the {model otter}',
      text: '{contract caledonian-girders} earns another 50k a year if every vehicle is class 2 or faster. Your {model badger} is class 1; the {model otter} is class 2 and a diesel, too.',
      task: 'Choose the {model otter} and take it. You will swap it in later.',
      why: 'Everyone must take one vehicle. It is free. Nothing is assigned in this phase.',
    },
    auction: {
      title: 'Call the {phase auction-house}',
      text: 'Now you call. You have a vehicle to sell, and there is one to buy.',
      task: 'Choose the {phase auction-house}, then call it.',
      why: 'The caller opens the first lot. At the end of an auction, vehicles are assigned.',
    },
    offer: {
      title: 'Offer the {model lark}',
      text: 'A company with spare vehicles must offer at least one. None of your contracts needs an electric locomotive.',
      task: 'Select only the {model lark} and offer it.',
      why: 'Everyone chooses at the same time, so no one knows what the others offer.',
    },
    open: {
      title: 'Open the first lot',
      text: 'Aino offers a {model strongbox}, a closed wagon that {contract amber-road} needs. Its lowest bid is 20k.',
      task: 'Choose the {model strongbox} and bid 20k.',
      why: 'Bidding for a vehicle opens at its price less 20k, but not below 20k. Its owner cannot bid.',
    },
    raise: {
      title: 'Keep bidding',
      text: 'Jonas bids 30k. With 40k you lead again.',
      task: 'Bid 40k.',
      why: 'In a train that earns, the wagon adds 20k a year. It pays for itself in two years.',
    },
    decline: {
      title: 'Bought and sold',
      text: 'Jonas passed, so the {model strongbox} is yours. Then Aino bought your {model lark} for 40k. The remaining lot is of no use to you.',
      task: 'Open nothing.',
      why: 'After a sale, the company to the left of the opener may open. When all decline in turn, the auction is over.',
    },
    swap: {
      title: 'Swap the locomotives',
      text: 'The {model otter} belongs on {contract caledonian-girders}; its 50k come with the route {city london}–{city frankfurt}. The {model badger} pulls {contract amber-road} with both {model strongbox}es.',
      task: 'Choose the {model badger} on {contract caledonian-girders} to take it off, and put the {model otter} there. Then put the {model badger} on {contract amber-road} beside both {model strongbox}es, and confirm.',
      why: 'The first contract earns 80k as before. The second has a train but no route yet, so it earns nothing. Your annual profit stays at 20k.',
    },
    'year-two': {
      title: 'The second year closes',
      text: '80k from the first contract, less 70k tax for the second, plus 10k for its chip: 20k is paid out. You have 110k.',
      task: 'Begin year 3.',
      why: 'A chip stays with its contract and counts every year.',
    },
    end: {
      title: 'Now it is your game',
      text: 'You have seen all six phases. A licence for {section warszawa-gdansk} costs 20k, and {contract amber-road} begins to earn: 70k a year. The route to {city frankfurt} would also add 70k. Three completed contracts end the game.',
      why: 'Points decide the game, not money. You score for profit, contracts, cities and networks.',
    },
  },
} as const;
