// English texts of insight into companies. Every other language has the same keys with the same parameters.

import { pluralsOf } from '../../../../../messages/plural.ts';

const n = pluralsOf('en');

export const en = {
  /** What will be seen here once a game is finished. */
  soon: [
    'where your points come from',
    'how accurate your decisions are, game after game',
    'in which phases you lose the most',
    'what your licences and vehicles earn',
  ],
  counting: (done: number, all: number) => `Reading your games: ${done} of ${all}`,
  won: (games: number) => n(games, { one: 'of # game won', other: 'of # games won' }),
  points: 'points per game',
  completed: 'contracts completed per game',
  first: 'year of the first completed contract, on average',
  accuracy: {
    now: 'accuracy',
    title: 'Accuracy over time',
    about:
      'How much of the winning chance you kept, compared with the best choices found. The line is the average of five games.',
    none: 'None of these games has been reviewed yet.',
    label: (games: number, latest: string) =>
      n(games, {
        one: `Accuracy over # game; most recently ${latest}`,
        other: `Accuracy over # games; most recently ${latest}`,
      }),
    table: 'As a table',
    chart: 'As a chart',
    date: 'Played',
    share: 'Accuracy',
    open: (date: string) => `Review of the game of ${date}`,
    offer: (count: number) => n(count, { one: '# game has no review yet.', other: '# games have no review yet.' }),
    start: (count: number) => n(count, { one: 'Review it now', other: 'Review them now' }),
    working: (game: number, all: number, share: string) => `Reviewing game ${game} of ${all}: ${share}`,
    goesOn: 'The reviews continue while you look at other pages.',
    stop: 'Stop',
  },
  mistakes: {
    title: 'Typical mistakes',
    about: 'Your costly decisions, by phase and by what would have been better. The costliest kinds come first.',
    none: 'No mistakes found so far. Review your games to find them.',
    kind: 'What happened',
    times: 'Times',
    given: 'Cost',
    calling: 'Calling a phase',
    hows: {
      other: 'something else was better',
      more: 'you stopped too early',
      less: 'you should have stopped',
    },
    points: (points: string) => (points === '1' ? `${points} point` : `${points} points`),
    example: (loss: string, date: string) => `${loss} on ${date}`,
    examples: 'For example:',
  },
  lines: {
    title: 'Where your points come from',
    line: 'Final evaluation',
    points: 'Points per game',
    returns: (licences: string, vehicles: string) =>
      `Above their price, your licences earned ${licences} and your vehicles ${vehicles} per game.`,
  },
};
