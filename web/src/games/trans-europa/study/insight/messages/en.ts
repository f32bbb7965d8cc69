// English texts of insight. Every other language has the same keys with the same parameters.

import { pluralsOf } from '../../../../../messages/plural.ts';

const n = pluralsOf('en');

export const en = {
  /** What will be seen here once a game is finished. */
  soon: [
    'where you start, and how these rounds went',
    'how many of your tracks others use, and how many of theirs you use',
    'which colours cost you points',
    'how accurate your turns are, game after game',
    'your typical mistakes, with positions to do better',
  ],
  which: 'Which games',
  allGames: (count: number) => n(count, { one: 'The # game', other: 'All # games' }),
  games: (count: number) => n(count, { one: '# game', other: '# games' }),
  rounds: (count: number) => n(count, { one: '# round', other: '# rounds' }),
  roundsWon: 'of the rounds won',
  missing: 'tracks missing per round',
  accuracyNow: 'accuracy',
  counting: (done: number, all: number) => `Looking through your games: ${done} of ${all}`,
  columns: { rounds: 'Rounds', won: 'Won', missing: 'Missing', lost: 'Lost', count: 'Times', perRound: 'A round' },
  starts: {
    title: 'Where you start',
    about: 'Won counts shared rounds in part. Missing: tracks still to build at the end of a round, on average.',
    kind: 'Start marker',
    kinds: { own: 'In a city of your hand', city: 'In another city', beside: 'Beside the cities' },
    place: 'At or near',
    more: (count: number) => n(count, { one: 'Show # more place', other: 'Show # more places' }),
    few: 'Figures from a few rounds are mostly luck.',
  },
  tracks: {
    title: 'Tracks shared',
    about: 'Counted at the end of each round: over which tracks everybody’s start reaches their cities.',
    yours: (count: number) => n(count, { one: '# track that you laid', other: '# tracks that you laid' }),
    byOthers: 'used by others, too',
    byYou: 'used by you alone',
    byNobody: 'used by nobody',
    used: (count: number) => n(count, { one: '# track that you used', other: '# tracks that you used' }),
    laidByYou: 'laid by you',
    laidByOthers: 'laid by others',
  },
  colours: {
    title: 'Points lost, by colour',
    about:
      'Missing tracks, shared out among the cities that were not reached by how far away each still lay. Each costs a point in the classic game.',
    colour: 'Region',
    open: 'Not reached',
    of: (open: number, held: number) => `${open} of ${held}`,
    points: 'Tracks',
  },
  accuracy: {
    title: 'Accuracy over time',
    about:
      'Of the chance that the best turns found would have kept, the share you kept. The line is the mean of five games.',
    none: 'None of these games has been reviewed yet.',
    label: (games: string, latest: string) => `Accuracy over ${games}; lately ${latest}`,
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
    goesOn: 'This goes on while you look at other pages.',
    stop: 'Stop',
  },
  mistakes: {
    title: 'Typical mistakes',
    about:
      'Turns of yours that gave something away, by what speaks for the better turn. First comes what costs you most beyond a careful player.',
    habit: (name: string, cost: string, usual: string) =>
      `*${name}* is your costliest habit: ${cost} of your chance in a round. A careful player loses ${usual} that way.`,
    noHabit: 'No habit stands out: what you give away is spread over many kinds.',
    none: 'Nothing found so far. Reviews of your games bring them to light.',
    kind: 'What happened',
    marker: {
      start: 'A start that costs more tracks',
      middle: 'A start in the middle of your cities',
      place: 'Another start was better',
    },
    build: {
      completes: 'A win left lying',
      reaches: 'A city in reach not taken',
      together: 'Not nearing several cities at once',
      leave: 'Building where others build anyway',
      fewer: 'A detour',
      double: 'The whole turn for a double line',
      shuns: 'Going round a double line',
      'keeps-ferry': 'A coloured track spent too early',
      place: 'Building elsewhere was better',
    },
    example: (loss: string, date: string) => `${loss} on ${date}`,
    examples: 'For example:',
    train: (count: number) =>
      n(count, { one: 'Train with # of these positions', other: 'Train with # of these positions' }),
    cannot: 'Positions to train come from mistakes of 8% and more in games without special cards.',
  },
};
