// English texts of insight. Every other language has the same keys with the same parameters.

import { pluralsOf } from '../../../../../messages/plural.ts';

const n = pluralsOf('en');

export const en = {
  /** What will be seen here once a game is finished. */
  soon: [
    'where you start, and how these rounds went',
    'how many of your tracks other players use, and how many of theirs you use',
    'which colours cost you points',
    'how accurate your turns are, game after game',
    'your typical mistakes, with positions to practise',
  ],
  which: 'Which games',
  allGames: (count: number) => n(count, { one: 'The # game', other: 'All # games' }),
  games: (count: number) => n(count, { one: '# game', other: '# games' }),
  rounds: (count: number) => n(count, { one: '# round', other: '# rounds' }),
  roundsWon: 'of the rounds won',
  missing: 'tracks missing per round',
  accuracyNow: 'accuracy',
  counting: (done: number, all: number) => `Looking through your games: ${done} of ${all}`,
  columns: { rounds: 'Rounds', won: 'Won', missing: 'Missing', lost: 'Lost', count: 'Times', perRound: 'Per round' },
  starts: {
    title: 'Where you start',
    about: 'A shared round counts as part of a win. Missing: tracks still missing at the end of a round, on average.',
    kind: 'Start marker',
    kinds: { own: 'In a city of your hand', city: 'In another city', beside: 'Not in a city' },
    place: 'At or near',
    more: (count: number) => n(count, { one: 'Show # more place', other: 'Show # more places' }),
    few: 'After only a few rounds, these figures are mostly luck.',
  },
  tracks: {
    title: 'Shared tracks',
    about: 'Counted at the end of each round: the tracks that link each player’s start marker to their cities.',
    yours: (count: number) => n(count, { one: '# track laid by you', other: '# tracks laid by you' }),
    byOthers: 'also used by others',
    byYou: 'used only by you',
    byNobody: 'used by no one',
    used: (count: number) => n(count, { one: '# track used by you', other: '# tracks used by you' }),
    laidByYou: 'laid by you',
    laidByOthers: 'laid by others',
  },
  colours: {
    title: 'Points lost, by colour',
    about:
      'Missing tracks, divided among the unlinked cities by their distance. Each track costs a point in the classic game.',
    colour: 'Region',
    open: 'Not linked',
    of: (open: number, held: number) => `${open} of ${held}`,
    points: 'Tracks',
  },
  accuracy: {
    title: 'Accuracy over time',
    about: 'How much of the best turns’ winning chance you kept. The line is the average of five games.',
    none: 'None of these games has been reviewed yet.',
    label: (games: string, latest: string) => `Accuracy over ${games}; most recently ${latest}`,
    table: 'As a table',
    chart: 'As a chart',
    date: 'Played',
    share: 'Accuracy',
    turns: 'Own turns',
    review: 'Review',
    open: (date: string) => `Review of the game of ${date}`,
    offer: (count: number) => n(count, { one: '# game has no review yet.', other: '# games have no review yet.' }),
    start: (count: number) => n(count, { one: 'Review it now', other: 'Review them now' }),
    working: (game: number, all: number, share: string) => `Reviewing game ${game} of ${all}: ${share}`,
    goesOn: 'The reviews continue while you look at other pages.',
    stop: 'Stop',
  },
  mistakes: {
    title: 'Typical mistakes',
    about:
      'Your turns that cost you chances, grouped by the reason for the better turn. At the top are those that cost you more than a careful player.',
    habit: (name: string, cost: string, usual: string) =>
      `*${name}* is your costliest habit. It costs ${cost} of your winning chance per round; a careful player loses ${usual}.`,
    noHabit: 'No habit stands out: your losses are spread over many kinds of mistakes.',
    none: 'No mistakes found so far. Review your games to find them.',
    kind: 'Kind of mistake',
    marker: {
      start: 'A start that costs more tracks',
      middle: 'A start in the middle of your cities',
      place: 'Another start was better',
    },
    build: {
      completes: 'A missed win',
      reaches: 'A city in reach not linked',
      together: 'No track towards several cities at once',
      leave: 'Building where others build anyway',
      fewer: 'A detour',
      double: 'The whole turn for a double line',
      shuns: 'Building round a double line',
      'keeps-ferry': 'A coloured track used too early',
      place: 'Building elsewhere was better',
    },
    example: (loss: string, date: string) => `${loss} on ${date}`,
    examples: 'For example:',
    train: (count: number) => n(count, { one: 'Practise # position', other: 'Practise # positions' }),
    cannot: (share: string) =>
      `Positions to practise come from mistakes of ${share} or more in games without special cards.`,
  },
};
