// The conformance kit on every edition, board and kind of special card.

import { describe, test } from 'vitest';
import { acceptedValues } from '@branchline/core/conformance';
import { defaultOptions, EDITION_IDS, EDITIONS, SPECIAL_CARDS, transEuropa } from '../src/index.ts';
import { conforms, SHORT } from './support/conforms.ts';
import { configOf } from './support/table.ts';

/** Nothing happens before the markers, so a position in eleven says enough. */
const ACTS_ON_BUILDING: readonly string[] = ['table', 'limits', 'ease', 'free-build'];

/** What an option accepts, as values; of a range its ends. */
const valuesOf = (accepted: readonly (string | number)[]): readonly unknown[] =>
  accepted.flatMap((value): readonly unknown[] => {
    if (value === 'true' || value === 'false') return [value === 'true'];
    const range = /^(\d+)–(\d+)$/.exec(String(value));
    return range ? [Number(range[1]), Math.min(40, Number(range[2]))] : [value];
  });

/** Every value of every option, in the editions that have it. */
const OPTIONS = EDITION_IDS.flatMap((edition) =>
  Object.keys(defaultOptions(EDITIONS[edition])).flatMap((option) =>
    valuesOf(acceptedValues(transEuropa, { seats: 2, edition }, option))
      .filter((value) => transEuropa.configure({ seats: 3, edition, options: { [option]: value } }).ok)
      .map((value) => [edition, option, value] as const),
  ),
);

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

  test.each(SPECIAL_CARDS)('prestige with special card $number', ({ number: card, effect }) => {
    const board = ['central-europe', 'usa', 'europe'][card % 3]!;
    const options = { ...SHORT, specialCards: 'fixedGame' };
    const agreed = { cards: [[card]] };
    conforms(
      configOf({ edition: 'prestige', board, seats: 2 + (card % 5), options, agreed }),
      card,
      ACTS_ON_BUILDING.includes(effect.kind) ? 11 : 4,
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

  test.each(OPTIONS)('%s with the option %s: %j', (edition, option, value) => {
    const seats = edition === 'ferry' ? 4 : 3;
    conforms(configOf({ edition, seats, options: { ...SHORT, [option]: value } }), seats, 9);
  });

  test.each([2, 3, 4, 5, 6])('[TE-CLAIM-7] %d players who claim by hand, with both costs of a wrong claim', (seats) => {
    const claims = { ...SHORT, manualClaim: true };
    conforms(configOf({ edition: 'classic', seats, options: { ...claims, wrongClaim: 'all' } }), seats, 7);
    conforms(configOf({ edition: 'ferry', seats, options: claims }), seats + 10, 7);
    const cards = { ...claims, wrongClaim: 'all', specialCards: 'multiple(2)' };
    conforms(configOf({ edition: 'prestige', seats, options: cards }), seats + 20, 7);
    const agreed = { cards: [[16, 17]] };
    const passed = { ...claims, specialCards: 'fixedGame' };
    conforms(configOf({ edition: 'prestige', seats, options: passed, agreed }), seats + 30, 7);
  });

  test('prestige with several options at once', () => {
    const options = { ...SHORT, specialCards: 'random', allowPass: true, startPlayer: 'oldest' };
    conforms(configOf({ edition: 'prestige', seats: 5, options }), 1, 9);
    const unaided = { ...SHORT, specialCards: 'multiple(3)', memoryAid: false };
    conforms(configOf({ edition: 'prestige', seats: 3, options: unaided }), 2, 9);
    const twice = { ...SHORT, specialCards: 'multiple(2)' };
    conforms(configOf({ edition: 'prestige', seats: 6, board: 'usa', options: twice }), 3, 9);
  });
});
