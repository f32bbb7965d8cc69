// English texts of the study of Trains of Europe. Every other language has the same keys with the same parameters.

import { pluralsOf } from '../../../../messages/plural.ts';
import { signed } from './signed.ts';

const n = pluralsOf('en');
const pointsOf = (shown: string): string => (/^[+−]?1$/.test(shown) ? `${shown} point` : `${shown} points`);
const inYears = (value: number): string => (value === 1 ? '1 year' : `${value} years`);

export const en = {
  chart: 'Who was winning',
  company: 'Which company?',
  measures: { label: 'What the curve shows', chances: 'Winning chance', points: 'Final points' },
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
  /** A chance and points: "34%, 12.5 points". */
  figures: (chance: string, points: string) => `${chance}, ${pointsOf(points)}`,
  /** A figure from a first look. */
  roughly: (figure: string) => `about ${figure}`,
  judgements: { label: 'Based on', known: 'What the company could know', open: 'All books open' },
  reached: {
    phases: (done: number, of: number) => `Fully analysed: ${done} of ${of} phases.`,
    decisions: (done: number, of: number) =>
      `Fully analysed: all phases and ${done} of ${of} decisions, the costliest first.`,
  },
  /** After a minute of work. */
  late: (reached: string) => `Stopped after 60 seconds. ${reached}`,
  decided: {
    waiting: 'Finding what decided the game…',
    nobody: 'The game was abandoned. No one won.',
    instead: (better: string, played: string) => `“${better}” instead of “${played}”`,
    ownChoice: (name: string, year: number, choice: string, share: string) =>
      `${name} lost the game in year ${year}. ${choice} would have saved ${share} of winning chance.`,
    theirChoice: (name: string, rival: string, year: number, choice: string, share: string) =>
      `${name} won because of a mistake by ${rival} in year ${year}. ${choice} would have saved ${rival} ${share} of winning chance.`,
    luck: (name: string, year: number, draw: string, share: string) =>
      `${name} won with some luck. In year ${year}, ${draw} added ${share} to its winning chance.`,
    misfortune: (name: string, year: number, draw: string, share: string) =>
      `${name} was unlucky. In year ${year}, ${draw} cost ${share} of its winning chance.`,
    wonIn: (name: string, year: number, from: string, to: string) =>
      `${name} won the game in year ${year}. Its winning chance rose from ${from} to ${to}.`,
    lostIn: (name: string, winner: string, year: number, from: string, to: string) =>
      `${winner} pulled ahead of ${name} in year ${year}. Its winning chance rose from ${from} to ${to}. No single choice decided it.`,
    ahead: (name: string, share: string) =>
      `${name} won without a turning point. Its winning chance was ${share} at the start.`,
    behind: (name: string, winner: string, share: string) =>
      `${winner} beat ${name} without a turning point, with a winning chance of ${share} at the start.`,
  },
  station: {
    begins: (year: number) => `Start of year ${year}`,
    after: (year: number, phase: string) => `Year ${year}, after ${phase}`,
    end: 'The end',
  },
  years: 'Choose a year',
  first: 'To the start',
  back: 'One phase back',
  forward: 'One phase forward',
  last: 'To the end',
  pointOf: (point: number, all: number) => `Turning point ${point} of ${all}`,
  noPoint: 'No turning point here',
  pointBefore: 'Previous turning point',
  pointAfter: 'Next turning point',
  working: {
    first: (done: number, of: number) => `Quick analysis: phase ${done} of ${of}`,
    curve: (done: number, of: number) => `Thorough analysis: phase ${done} of ${of}`,
    sifting: (done: number, of: number) => `Looking for better choices: ${done} of ${of}`,
    judging: (done: number, of: number) => `Comparing choices: ${done} of ${of}`,
    draws: (done: number, of: number) => `Measuring luck: ${done} of ${of}`,
  },
  done: (games: number) => `${games} simulated games from each position, all books open`,
  stopped: 'Stopped',
  stop: 'Stop',
  goOn: 'Continue',
  failed: 'This game cannot be reviewed.',
  save: 'Save the figures as a file',
  tabs: { label: 'View', decisions: 'Decisions', returns: 'Returns', auctions: 'Auctions' },
  costliest: (name: string) => `Turning points of ${name}`,
  accuracy: {
    share: (share: string) => `Accuracy ${share}`,
    about: 'of the winning chance that the best choices found would have kept',
  },
  draws: {
    title: 'Luck of the draw',
    none: 'No draw changed a winning chance by more than the margin of error.',
    about: 'The winning chance after a draw, compared with the average over all possible draws.',
    kinds: {
      'start-player': 'the draw of the first Chairperson',
      setup: 'the set-up',
      refill: 'the new cards on display',
      'blind-vehicle': 'the vehicle drawn face down',
      'blind-contract': 'the contract drawn face down',
      aid: 'the vehicles drawn for Government Aid',
    },
  },
  learn: {
    open: (count: number) => n(count, { one: 'Learn from this decision', other: 'Learn from these # decisions' }),
    title: 'Learn from your mistakes',
    question: (year: number) => `Year ${year}: what keeps the best chance to win?`,
    choices: 'Choices',
    played: '(your choice)',
    about: 'The chance to win after each choice, over many simulated games.',
    preparing: 'Preparing the next question…',
    none: 'These decisions leave too little to choose from.',
    done: (solved: number, all: number) => `You found ${solved} of ${all} better choices.`,
    back: 'Back to the review',
  },
  nothing: 'No better choice was found.',
  notYet: 'Looking for better choices…',
  about:
    'Sorted by winning chance lost. Losses within the margin of error are sorted by points lost to the best other company.',
  played: 'played',
  better: 'better',
  playOnPlayed: 'Continue as played',
  playOutBetter: 'Try the better choice',
  reasons: {
    payback: (contract: string, years: number) => `${contract} pays for itself in ${inYears(years)}.`,
    closed: (contract: string) => `Other companies have closed a route of ${contract}.`,
    yard: (models: string, contract: string) => `In the yard for ${contract}: ${models}.`,
    worth: (most: string, price: string) =>
      `By the forecast, it is worth up to ${most} to the company. The price was ${price}.`,
    useless: 'By the forecast, the company has no use for it.',
    item: (points: string, item: string) => `In the simulated games: ${pointsOf(points)} for ${item}.`,
    items: {
      profit: 'annual profit',
      completed: 'completed contracts',
      partial: 'running contracts',
      cities: 'cities',
      network: 'the largest network',
      countries: 'countries',
      idle: 'idle contracts',
      vehicles: 'vehicles left over',
      cash: 'cash left over',
    },
  },
  contracts: 'Contracts',
  licences: (count: number) => n(count, { one: '# licence', other: '# licences' }),
  vehicles: (count: number) => n(count, { one: '# vehicle', other: '# vehicles' }),
  cash: 'Cash at the end',
  hows: {
    dealt: 'dealt',
    bought: 'bought',
    blind: 'bought face down',
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
    start: 'Starting cash',
    payouts: 'Paid out at the year ends',
    bonuses: 'Development Bonus',
    blindContracts: 'From face-down contracts',
    sales: 'Sold at auctions',
    audits: 'Audits, received less paid',
    licences: 'Licences',
    vehicles: 'Vehicles',
    bids: 'Bought at auctions',
    losses: 'Losses paid',
  },
  returnsAbout:
    'Exact totals for the game. Route income is credited to the licences used, vehicle income to each vehicle. Contracts include both.',
  auctions: {
    none: 'Nothing was auctioned in this game.',
    about: 'The highest sensible bid of each company, by the forecast at that moment and within its cash.',
    from: (seller: string, least: string) => `from ${seller}, at least ${least}`,
    sold: (buyer: string, price: string, points: string) =>
      `${buyer} for ${price}: ${pointsOf(points)} by the forecast`,
    unsold: 'No bids.',
    worth: 'Worth it for',
    useless: 'Not worth the lowest bid to any company.',
  },
  puzzles: {
    title: 'The contract that pays',
    what: 'Which puzzle?',
    today: 'Today',
    more: 'More puzzles',
    about: 'Take one of these four contracts. Which one gives your company the most points at the end?',
    youAre: (company: string) => `You are ${company}.`,
    cash: (amount: string) => `${amount} cash`,
    profit: (amount: string) => `${amount} a year`,
    completed: (count: number, target: number) => `${count} of ${target} contracts completed`,
    choices: 'Contracts to choose from',
    points: (points: string) => pointsOf(points),
    check: 'Check',
    show: 'Show the answer',
    next: 'Next puzzle',
    solved: 'Solved!',
    failed: 'Not this time.',
    proof: (games: number, margin: string) =>
      `Average final points in ${games} simulated games with each contract. The next best scores ${margin} fewer.`,
    sum: 'The figures',
    rows: {
      licences: 'Licences to buy',
      vehicles: 'Vehicles to buy',
      yearly: 'Annual profit',
      payback: 'Pays for itself in',
      completed: 'Completed',
      points: 'Final points',
    },
    closed: 'closed',
    years: (value: number) => inYears(value),
    hides: {
      closed: (contract: string) => `${contract} cannot be completed. Other companies have closed a route.`,
      loss: (contract: string, profit: string) => `${contract} first lowers the annual profit to ${profit}.`,
      dear: (contract: string, fees: string, cash: string) =>
        `The licences for ${contract} cost ${fees}. The company has ${cash} cash.`,
      completed: (contract: string, share: string, best: string) =>
        `${contract} was completed in ${share} of the games, the best contract in ${best}.`,
    },
    rated: (rating: number, change: number, level: number, solved: boolean) =>
      `Your rating: ${rating} (${signed(change)}, level ${level} ${solved ? 'solved' : 'not solved'}).`,
    level: (rating: number) => `level ${rating}`,
    rating: (rating: number) => `Your rating: ${rating}`,
    allDone: 'You have done all puzzles of this kind.',
  },
} as const;
