// The conformance kit on every edition, board and kind of special card.

import { describe, test } from 'vitest';
import { checkConformance } from '@branchline/core/conformance';
import { gridOf, membersOf, transEuropa, type Action, type Config, type State } from '../src/index.ts';
import { citiesInUse } from '../src/hands.ts';
import { purposefully } from './support/random-play.ts';
import { configOf } from './support/table.ts';

/** Every black track lies in the supply or on the board, every own track with its owner or on a ferry, every card once. */
function conserved({ config, public: { tracks, stage }, secret }: State): string | undefined {
  const { ferryLines } = gridOf(config.board);
  const onFerries = tracks.ferries.flat();
  const onLand = membersOf(tracks.laid).filter((line) => !ferryLines.includes(line)).length;
  const black = tracks.supply + onLand + onFerries.filter((track) => track === 'black').length;
  if (black !== config.options.blackTracks) return `${black} of ${config.options.blackTracks} black tracks`;
  for (let seat = 0; seat < config.seats; seat++) {
    const own = tracks.own[seat]! + onFerries.filter((track) => track === seat).length;
    if (own !== (config.edition === 'ferry' ? 3 : 0)) return `${own} own tracks of seat ${seat}`;
  }
  const held = secret.hands.flat();
  if (new Set(held).size !== held.length) return `a card is held twice: ${held.join()}`;
  const known = citiesInUse(gridOf(config.board), config.seats);
  if (held.some((city) => !known.includes(city))) return `a card out of nowhere: ${held.join()}`;
  if (stage.kind === 'build' && secret.hands.some((hand) => hand.length < 2 || hand.length > 5))
    return 'a wrong number of cards';
  return undefined;
}

/** Everything a seat could try on this board. */
function candidates({ config }: State): readonly Action[] {
  const { marker, black, own, drop, pass, endTurn } = gridOf(config.board).actions;
  return [...marker, ...black, ...own, ...drop, ...pass, endTurn];
}

const conforms = (config: Config, seed: number, every: number): void =>
  checkConformance({
    game: transEuropa,
    config,
    seats: config.seats,
    games: 1,
    seed,
    maxMoves: 4000,
    every,
    policy: purposefully,
    conserved,
    candidates,
  });

/** Games of a round or two. */
const SHORT = { blackTracks: 30, scoring: 'penalty', targetScore: 5 };

describe('conformance', () => {
  test.each([
    ['classic', 'europe', 2],
    ['classic', 'usa', 3],
    ['classic', 'central-europe', 6],
    ['ferry', 'europe-ferries', 2],
    ['ferry', 'europe-ferries', 5],
    ['prestige', 'europe', 4],
    ['prestige', 'usa', 6],
    ['prestige', 'central-europe', 3],
  ] as const)('%s on %s with %d players', (edition, board, seats) => {
    conforms(
      configOf({ edition, board, seats, options: { blackTracks: 60, targetScore: edition === 'prestige' ? 4 : 13 } }),
      seats,
      17,
    );
    conforms(configOf({ edition, board, seats, options: SHORT }), seats + 10, 11);
  });

  test.each(Array.from({ length: 19 }, (_, i) => i + 1))('prestige with special card %d', (card) => {
    const board = ['central-europe', 'usa', 'europe'][card % 3]!;
    const options = { ...SHORT, specialCards: 'fixedGame' };
    const agreed = { cards: [[card]] };
    conforms(
      configOf({ edition: 'prestige', board, seats: 2 + (card % 5), options, agreed }),
      card,
      card < 6 || card === 9 || card === 18 ? 11 : 4,
    );
  });

  test.each([[[6, 7, 8]], [[13, 14, 15]], [[16, 17, 8]], [[13, 16, 10]], [[17, 11, 8]], [[3, 18, 4]], [[9, 5, 19]]])(
    'prestige with special cards %j',
    (cards) => {
      const options = { ...SHORT, specialCards: 'fixedPerRound' };
      for (const seats of [2, 4])
        conforms(configOf({ edition: 'prestige', seats, options, agreed: { cards: [cards, [4]] } }), seats, 6);
    },
  );

  test.each([[6], [8], [10], [13], [16], [17], [8, 16, 17], [13, 14, 16], [6, 15, 8]].map((cards) => [cards]))(
    'every position while cards %j act on the hands',
    (cards) => {
      const options = { scoring: 'penalty', targetScore: 1, blackTracks: 1, specialCards: 'fixedGame' };
      for (const seats of [2, 3, 6]) {
        conforms(configOf({ edition: 'prestige', seats, options, agreed: { cards: [cards] } }), 7 * seats, 1);
      }
    },
  );

  test('prestige with random and several cards, and with every option', () => {
    conforms(
      configOf({
        edition: 'prestige',
        seats: 5,
        options: { ...SHORT, specialCards: 'random', allowPass: true, startPlayer: 'oldest' },
      }),
      1,
      9,
    );
    conforms(
      configOf({ edition: 'prestige', seats: 3, options: { ...SHORT, specialCards: 'multiple(3)', memoryAid: false } }),
      2,
      9,
    );
    conforms(
      configOf({ edition: 'prestige', seats: 6, board: 'usa', options: { ...SHORT, specialCards: 'multiple(2)' } }),
      3,
      9,
    );
    conforms(
      configOf({ edition: 'ferry', seats: 4, options: { ...SHORT, sharedStart: true, halfFerryCost: 1 } }),
      4,
      9,
    );
  });
});
