// English words of the form for a custom table. Every other language has the same keys with the same parameters.

import { pluralsOf } from '../../../../messages/plural.ts';

const n = pluralsOf('en');

export const en = {
  setup: {
    ends: 'The game ends',
    /** Followed by a number of contracts to choose. */
    endsIn: 'in the year in which a company has completed',
    contracts: (count: number) => n(count, { one: '# contract', other: '# contracts' }),
    /** How long a game to so many contracts takes; there is room for one or two short words. */
    lengths: { 3: 'usual', 4: 'longer', 5: 'an evening' },
    anyTarget: 'Another number, 3 to 12',
    openEnd: 'open end',
    noTarget: 'no target',
    endsAlso: 'It also ends with the last stick of a company, at 500k profit, or with an empty bank.',
    endsAlsoNoBank: 'It also ends with the last stick of a company or at 500k profit.',
    variants: 'Variants',
    variantsLead: 'You need none of these. The rulebook applies to everything you do not change.',
    changed: (count: number) => n(count, { one: '# changed', other: '# changed' }),
    asPrinted: 'All as in the rulebook',
    groups: {
      secret: 'Secret information',
      money: 'When the money runs out',
      beginning: 'The beginning',
      turns: 'Turn by turn',
      end: 'The end',
      books: 'The books',
    },
    whoOldest: 'Who is the oldest?',
    whichLaunch: 'Which launch contracts?',
    onlyTwo: 'Only with two players.',
    notOpenEnd: 'Not with an open end.',
  },
  options: {
    target: { name: 'Target', about: 'The game ends when one company has completed this many contracts.' },
    openEnd: { name: 'Open end', about: 'No target: only sticks, profit or an empty bank end the game.' },
    hiddenVehicles: { name: 'Hidden vehicles', about: 'Others see only how many spare vehicles you have.' },
    hiddenCash: { name: 'Hidden cash', about: 'Others see neither your cash nor the bank.' },
    selfManagedInsolvency: {
      name: 'Self-managed insolvency',
      about: 'An insolvent company may first sell what it has.',
    },
    bankLimit: { name: 'The bank can run dry', about: 'An empty bank at the year end ends the game.' },
    assignInTurn: { name: 'Assign in turn', about: 'At the Fair, you assign vehicles in your own turn only.' },
    fixedSteps: { name: 'Fixed bid steps', about: 'Bids open at the minimum and rise by just 10k.' },
    offersInTurn: { name: 'Offers in turn', about: 'Companies offer in turn and openly, not in secret.' },
    reshuffleEvery: { name: 'Reshuffle', about: 'Years until discarded vehicles come back.' },
    launch2p: { name: 'Launch contracts', about: 'Only with two players: how they are dealt.' },
    forgiveOncePerGame: {
      name: 'Written off once per game',
      about: 'The second loss a company cannot pay makes it insolvent.',
    },
    releaseLicences: { name: 'Licences are released', about: 'When a company leaves, its tracks become free.' },
    allowRetarget: { name: 'Raise the target', about: 'You may agree on more contracts during the game.' },
    lenientIdle: { name: 'Begun is not idle', about: 'A contract you have begun costs no point.' },
    tieBreak: { name: 'Ties', about: 'Shared, or decided by profit, then contracts, then cash.' },
    startPlayer: { name: 'First chair', about: 'Who calls the very first phase.' },
    manualBooks: {
      name: 'Books by hand',
      about: 'Players work out and book their own annual profit. Others may audit them.',
    },
  },
  values: {
    /** Two launch contracts: near each other, any two, or chosen together. */
    launch2p: { nearRandom: 'Near', random: 'Any', choose: 'Chosen' },
    tieBreak: { shared: 'Shared', 'profit-completed-cash': 'By profit' },
    startPlayer: { random: 'Drawn', host: 'First seat', oldest: 'Oldest' },
  },
} as const;
