// English texts of the study of Trains of Europe. Every other language has the same keys with the same parameters.

import { pluralsOf } from '../../../../messages/plural.ts';
import { signed } from './signed.ts';

const n = pluralsOf('en');
const inYears = (value: number): string => (value === 1 ? '1 year' : `${value} years`);

export const en = {
  chart: 'Who was going to win',
  company: 'Which company?',
  measures: { label: 'What the curve shows', chances: 'Chance to win', points: 'Points at the end' },
  table: 'As a table',
  curve: 'As a curve',
  columns: {
    position: 'Position',
    contract: 'Contract',
    what: 'What',
    price: 'Price',
    income: 'Income',
    tax: 'Tax',
    points: 'Points',
    total: 'Return',
  },
  /** A chance and points: "34 %, 12.5 points". */
  figures: (chance: string, points: string) => `${chance}, ${points} points`,
  /** A figure from a first look. */
  roughly: (figure: string) => `about ${figure}`,
  judgements: { label: 'Judged by', known: 'What the company could know', open: 'All books open' },
  reached: {
    phases: (done: number, of: number) => `${done} of ${of} phases are judged in full.`,
    decisions: (done: number, of: number) =>
      `All phases and ${done} of ${of} decisions are judged, the costliest first.`,
  },
  /** After a minute of work. */
  late: (reached: string) => `60\u00a0s were not enough. ${reached}`,
  decided: {
    waiting: 'What decided the game is still being worked out …',
    nobody: 'The game was given up: nobody has won.',
    instead: (better: string, played: string) => `“${better}” instead of “${played}”`,
    ownChoice: (name: string, year: number, choice: string, share: string) =>
      `${name} lost the game in year ${year}: ${choice} would have kept ${share} more of the chance to win.`,
    theirChoice: (name: string, rival: string, year: number, choice: string, share: string) =>
      `${name} won because ${rival} slipped in year ${year}: ${choice} would have kept ${share} more of the chance to win.`,
    luck: (name: string, year: number, draw: string, share: string) =>
      `${name} won with some luck: in year ${year} ${draw} brought ${share} of the chance to win.`,
    misfortune: (name: string, year: number, draw: string, share: string) =>
      `${name} was unlucky: in year ${year} ${draw} cost ${share} of the chance to win.`,
    wonIn: (name: string, year: number, from: string, to: string) =>
      `${name} won the game in year ${year}: its chance rose from ${from} to ${to}.`,
    lostIn: (name: string, winner: string, year: number, from: string, to: string) =>
      `${winner} left ${name} behind in year ${year}: its chance rose from ${from} to ${to}. No single choice decided it.`,
    ahead: (name: string, share: string) =>
      `${name} won without a turning point, from a chance of ${share} at the start.`,
    behind: (name: string, winner: string, share: string) =>
      `${winner} beat ${name} without a turning point, from a chance of ${share} at the start.`,
  },
  station: {
    begins: (year: number) => `Beginning of year ${year}`,
    after: (year: number, phase: string) => `Year ${year}, after the phase ${phase}`,
    end: 'The end',
  },
  years: 'Choose a year',
  first: 'To the beginning',
  back: 'One phase back',
  forward: 'One phase on',
  last: 'To the end',
  pointOf: (point: number, all: number) => `Turning point ${point} of ${all}`,
  noPoint: 'No turning point here',
  pointBefore: 'Turning point before',
  pointAfter: 'Next turning point',
  working: {
    first: (done: number, of: number) => `First look: phase ${done} of ${of}`,
    curve: (done: number, of: number) => `Refining: phase ${done} of ${of}`,
    sifting: (done: number, of: number) => `Looking for better choices: ${done} of ${of}`,
    judging: (done: number, of: number) => `Playing both choices out: ${done} of ${of}`,
    draws: (done: number, of: number) => `Weighing the luck of the draws: ${done} of ${of}`,
  },
  done: (games: number) => `${games} games played on from each position, all books open`,
  stopped: 'Stopped',
  stop: 'Stop',
  goOn: 'Go on',
  failed: 'This game cannot be studied.',
  save: 'Save the figures as a file',
  tabs: { label: 'What to look at', decisions: 'Decisions', returns: 'Returns', auctions: 'Auctions' },
  costliest: (name: string) => `Turning points of ${name}`,
  accuracy: {
    share: (share: string) => `Accuracy ${share}`,
    about: 'of the chance that the better choices found would have kept',
  },
  draws: {
    title: 'Luck of the draw',
    none: 'No draw changed the chance by more than its doubt.',
    about: 'The chance after a draw, less the mean over everything that could have been drawn.',
    kinds: {
      'start-player': 'the draw of the first Chairperson',
      setup: 'the set-up',
      refill: 'the new cards on display',
      'blind-vehicle': 'the vehicle drawn face-down',
      'blind-contract': 'the contract drawn face-down',
      aid: 'the vehicles of Government Aid',
    },
  },
  learn: {
    open: (count: number) => n(count, { one: 'Learn from this decision', other: 'Learn from these # decisions' }),
    title: 'Learn from your mistakes',
    question: (year: number) => `Year ${year}: what keeps the best chance to win?`,
    choices: 'Choices',
    played: '(your choice)',
    about: 'The chance to win that each choice leaves, over many games played on.',
    preparing: 'The next question is being made …',
    none: 'These decisions leave too little to choose from.',
    done: (solved: number, all: number) => `You found ${solved} of ${all} better choices.`,
    back: 'Back to the review',
  },
  nothing: 'Nothing better was found.',
  notYet: 'Still looking for better choices …',
  about:
    'Ranked by the chance to win that was given away; where that is within its doubt, by points ahead of the best other company.',
  played: 'played',
  better: 'better',
  playOnPlayed: 'Play on as played',
  playOutBetter: 'Play out the better choice',
  reasons: {
    payback: (contract: string, years: number) => `${contract} pays back in ${inYears(years)}.`,
    closed: (contract: string) => `A route of ${contract} is closed by others.`,
    yard: (models: string, contract: string) => `In the yard for ${contract}: ${models}.`,
    worth: (most: string, price: string) =>
      `By the forecast worth up to ${most} to the company; the price was ${price}.`,
    useless: 'By the forecast the company has no use for it.',
    item: (points: string, item: string) => `In the games played on: ${points} points for ${item}.`,
    items: {
      profit: 'profit',
      completed: 'completed contracts',
      partial: 'contracts under way',
      cities: 'cities',
      network: 'the longest network',
      countries: 'countries',
      idle: 'contracts that earn nothing',
      vehicles: 'idle vehicles',
      cash: 'unspent cash',
    },
  },
  contracts: 'Contracts',
  licences: (count: number) => n(count, { one: '# licence', other: '# licences' }),
  vehicles: (count: number) => n(count, { one: '# vehicle', other: '# vehicles' }),
  cash: 'Cash at the end',
  hows: {
    dealt: 'dealt',
    bought: 'bought',
    blind: 'bought blind',
    aid: 'Government Aid',
    auction: 'auction',
    'with-contract': 'came with a contract',
  },
  ends: {
    completed: (year: number) => `completed in year ${year}`,
    sold: (price: string) => `sold for ${price}`,
    idle: 'unassigned',
    assigned: 'in service',
    spent: 'on a completed contract',
  },
  flows: {
    start: 'To begin with',
    payouts: 'Paid out at year ends',
    bonuses: 'Development bonus',
    blindContracts: 'With blind contracts',
    sales: 'Sold at auctions',
    audits: 'Audits, received less paid',
    licences: 'Licences',
    vehicles: 'Vehicles',
    bids: 'Bought at auctions',
    losses: 'Losses paid',
  },
  returnsAbout:
    'Over the whole game, exactly. Income of routes counts for the licences on their way, income of vehicles for each vehicle; a contract has both.',
  auctions: {
    none: 'Nothing was auctioned in this game.',
    about: 'The most each company could sensibly have paid, by the forecast of that moment and with the cash it had.',
    from: (seller: string, least: string) => `from ${seller}, at least ${least}`,
    sold: (buyer: string, price: string, points: string) => `${buyer} for ${price}: ${points} points by the forecast`,
    unsold: 'Nobody bid.',
    worth: 'Worth it to',
    useless: 'Not worth its lowest bid to anybody.',
  },
  puzzles: {
    title: 'The contract that pays',
    what: 'What to solve',
    today: 'Today',
    more: 'More puzzles',
    about: 'You take one contract. With which of these four does your company have the most points at the end?',
    youAre: (company: string) => `You are ${company}.`,
    cash: (amount: string) => `${amount} cash`,
    profit: (amount: string) => `${amount} a year`,
    completed: (count: number, target: number) => `${count} of ${target} contracts completed`,
    choices: 'Contracts to choose from',
    points: (points: string) => `${points} points`,
    check: 'Check',
    show: 'Show the answer',
    next: 'Next puzzle',
    solved: 'Solved!',
    failed: 'Not this time.',
    proof: (games: number, margin: string) =>
      `Mean points at the end over ${games} games played on with each contract; the next best has ${margin} fewer.`,
    sum: 'The sum',
    rows: {
      licences: 'Licences to buy',
      vehicles: 'Vehicles to buy',
      yearly: 'Annual profit',
      payback: 'Pays back in',
      completed: 'Completed',
      points: 'Points at the end',
    },
    closed: 'closed',
    years: (value: number) => inYears(value),
    hides: {
      closed: (contract: string) => `${contract} cannot be completed: a route is closed by others.`,
      loss: (contract: string, profit: string) => `${contract} takes the annual profit down to ${profit} at first.`,
      dear: (contract: string, fees: string, cash: string) =>
        `The licences of ${contract} cost ${fees}; there is ${cash} of cash.`,
      completed: (contract: string, share: string, best: string) =>
        `${contract} was completed in ${share} of the games, the contract that pays in ${best}.`,
    },
    rated: (rating: number, change: number, level: number, solved: boolean) =>
      `Your rating: ${rating} (${signed(change)} for ${solved ? 'solving' : 'missing'} level ${level}).`,
    level: (rating: number) => `level ${rating}`,
    rating: (rating: number) => `Your rating: ${rating}`,
    allDone: 'You have done all puzzles of this kind.',
  },
} as const;
