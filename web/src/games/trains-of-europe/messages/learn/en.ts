// English words of the rules screen and the quick start. Every other language has the same keys with the same parameters.

export const en = {
  phaseReference: {
    title: 'Phases and bonuses at a glance',
    bonus: 'Caller’s bonus',
    passing: {
      may: 'Passing is allowed.',
      must: 'Everyone must take one.',
      offer: 'The offer is compulsory, bidding is not.',
      none: 'Happens by itself.',
    },
    assigns: 'Vehicles are assigned at the end.',
  },
  coach: {
    name: 'Quick start',
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    goOn: 'Go on',
    back: 'Back',
    why: 'Why?',
    show: 'Show me where',
    others: 'The others play',
    otherwise: 'That is allowed, too. But just this once, please follow the example.',
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
      text: 'You have 100k in cash, a launch contract and three vehicles in the yard. Two years with Jonas and Aino show you all six phases.',
      why: '{contract caledonian-girders} asks for a diesel locomotive, two open wagons and licences from {city edinburgh} to {city london} and on to {city frankfurt}.',
    },
    meeting: {
      title: 'Call the {phase on-site-meeting}',
      text: 'You are in the chair and call first. You need licences, so call the phase in which they are sold.',
      task: 'Choose the {phase on-site-meeting}, then call it.',
      why: 'Whoever calls acts first and has the bonus: three sections instead of two.',
    },
    licences: {
      title: 'Buy three licences',
      text: 'The first two connect {city edinburgh} with {city london}, the third is a start on the way to {city frankfurt}. Four segments at 20k make 80k; on the map they are planned already.',
      task: 'Buy {section edinburgh-manchester}, {section manchester-london} and {section calais-bruxelles}.',
      why: 'A route counts as soon as your licences connect its two cities, whichever way they go. Your networks need not be connected.',
    },
    bonus: {
      title: 'Cash for your cities',
      text: 'Jonas called the {phase development-bonus}. Your licences touch five cities: 50k. Jonas has three and the caller’s 20k on top.',
      why: 'Each city at an end of a licence counts once. Nobody has to do anything.',
    },
    fair: {
      title: 'Buy two vehicles',
      text: 'Aino called the {phase railroad-fair}. Your contract needs a diesel locomotive and two open wagons; one {model raft} is in your yard.',
      task: 'Buy the {model badger} for 20k and a {model raft} for 40k.',
      why: 'The {model badger} is slow, but it is a diesel, and for the vehicle amount only the kind counts.',
    },
    train: {
      title: 'Put the train together',
      text: 'With a locomotive and one route the contract begins to earn: 20k for the route and 20k for each of the three vehicles. What you bought for it is there already.',
      task: 'Put the {model raft} from your yard on {contract caledonian-girders}, too, then confirm.',
      why: 'Nothing is credited before a locomotive is assigned and a route is licensed. Now both are there: 80k a year.',
    },
    'year-one': {
      title: 'The first year closes',
      text: 'Your profit of 80k is paid out: with the 10k you had, that makes 90k. Contracts that nobody took get a chip, and Jonas takes the chair.',
      task: 'Look at the statement, then begin year 2.',
      why: 'Profit becomes cash only at the end of a year, and at most 200k of it.',
    },
    contract: {
      title: 'Take a second contract',
      text: 'Jonas called the {phase conference-room}. {contract amber-road} costs 70k of tax a year and brings a chip of 10k: your profit falls from 80k to 20k for now.',
      task: 'Choose {contract amber-road} and take it.',
      why: 'A contract costs its tax at once; it earns as soon as it has a locomotive and a route. One closed wagon for it is in your yard, and the rest of its train follows this year.',
    },
    aid: {
      title: 'Take the {model otter}',
      text: '{contract caledonian-girders} pays 50k a year more if every vehicle is class 2 or faster. Your {model badger} is class 1; the {model otter} is class 2 and a diesel, too.',
      task: 'Choose the {model otter} and take it. You swap it in later.',
      why: 'Everyone must take one vehicle, free of charge. Nothing is assigned in this phase.',
    },
    auction: {
      title: 'Call the {phase auction-house}',
      text: 'Now it is your call. You have a vehicle to sell and one to buy.',
      task: 'Choose the {phase auction-house}, then call it.',
      why: 'Whoever calls opens the first lot. And at the end of an auction vehicles are assigned.',
    },
    offer: {
      title: 'Offer the {model lark}',
      text: 'Whoever has a spare vehicle must offer at least one. No contract of yours needs an electric locomotive.',
      task: 'Select only the {model lark} and offer it.',
      why: 'All offer at the same time, so nobody knows what the others bring.',
    },
    open: {
      title: 'Open the first lot',
      text: 'Aino offers a {model strongbox}, a closed wagon that {contract amber-road} needs. Its lowest bid is 20k.',
      task: 'Choose the {model strongbox} and bid 20k.',
      why: 'Bidding for a vehicle opens at its price less 20k, but not below 20k. Its owner does not bid.',
    },
    raise: {
      title: 'Stay in',
      text: 'Jonas bids 30k. With 40k you are in front again.',
      task: 'Bid 40k.',
      why: 'In a running train the wagon brings 20k a year: in two years it has paid for itself.',
    },
    decline: {
      title: 'Bought and sold',
      text: 'Jonas passed, the {model strongbox} is yours. Then Aino bought your {model lark} for 40k, and the money is yours. What is left is of no use to you.',
      task: 'Open nothing.',
      why: 'After a sale the company next to the opener may open. When all have declined in turn, the auction is over.',
    },
    swap: {
      title: 'Swap the locomotives',
      text: 'The {model otter} belongs on {contract caledonian-girders}; its 50k come with the route {city london}–{city frankfurt}. The {model badger} pulls {contract amber-road} with both {model strongbox}es.',
      task: 'Choose the {model badger} on {contract caledonian-girders} to take it off, and put the {model otter} there. Then put the {model badger} on {contract amber-road} beside both {model strongbox}es, and confirm.',
      why: 'The first contract earns 80k as before. The second has a train but no route yet, so nothing of it is credited: your profit stays at 20k.',
    },
    'year-two': {
      title: 'The second year closes',
      text: '80k from the first contract, less 70k of tax for the second, plus 10k for its chip: 20k is paid out, and you have 110k.',
      task: 'Begin year 3.',
      why: 'A chip stays with its contract and counts every year.',
    },
    end: {
      title: 'Now it is your game',
      text: 'You have seen all six phases. A licence for {section warszawa-gdansk} costs 20k and sets {contract amber-road} in motion: 70k a year. The route to {city frankfurt} would bring 70k, too. Three completed contracts end the game.',
      why: 'In the end points decide, not money: profit, contracts, cities and networks.',
    },
  },
} as const;
