// Notation: what is written is read again as the same, for every move there is, and what is told never says more than it may.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fastRng, sameJson, verifyGame, type GameFile, type Move, type Seat } from '@branchline/core';
import { fileFromRecord, formatRecord, parseRecord } from '@branchline/core/notation';
import { transEuropa, type State, type TransEuropa } from '../src/index.ts';
import { CARD_NUMBERS, isCardList } from '../src/cards-in-force.ts';
import { notation } from '../src/notation.ts';
import { corpusOf } from './support/corpus.ts';
import { playOut, purposefully, randomly } from './support/random-play.ts';
import { configOf } from './support/table.ts';

const WORDS: readonly (readonly [Move<TransEuropa>, string])[] = [
  [{ by: 0, do: 'marker', at: '17,8' }, '@17,8'],
  [{ by: 1, do: 'lay', line: '17,8-18,9', piece: 'black' }, '17,8se'],
  [{ by: 1, do: 'lay', line: '17,8-16,9', piece: 'own' }, '17,8sw*'],
  [{ by: 1, do: 'lay', line: '9,0-13,0', piece: 'own' }, '9,0-13,0*'],
  [{ by: 2, do: 'end-turn' }, 'end'],
  [{ by: 2, do: 'claim' }, 'claim'],
  [{ by: 2, do: 'drop-card', city: 'st-petersburg' }, 'drop:st-petersburg'],
  [{ by: 2, do: 'pass-card', city: 'paris' }, 'pass:paris'],
  [{ by: 'chance', do: 'start-player', seat: 5 }, 'first:F'],
  [{ by: 'chance', do: 'deal', hands: [['oslo', 'paris'], [], ['roma']] }, 'deal:oslo,paris::roma'],
  [{ by: 'chance', do: 'special-card', cards: [4, 16] }, 'cards:4,16'],
  [{ by: 'chance', do: 'draw-extra', city: 'paris' }, 'extra:paris'],
];

test.each(WORDS)('%j is written %s', (move, word) => {
  expect(notation.formatMove(move)).toBe(word);
  expect(notation.parseMove(move.by, word)).toEqual(move);
});

test.each([
  '',
  '@',
  '@17',
  '@17,8se',
  '17,8',
  '17,8ne',
  '17,8-16,9se',
  '18,9-17,8',
  'drop',
  'drop:',
  'pass:a:b',
  'pass:?',
])('a seat cannot play %j', (word) => expect(notation.parseMove(0, word)).toBeUndefined());

test.each(['first:G', 'first:', 'deal:?', 'cards:x', 'extra:?', 'claim', '@17,8'])('chance cannot do %j', (word) => {
  expect(notation.parseMove('chance', word)).toBeUndefined();
});

test('whatever is read is written as the same word again, or as its short form', () => {
  const words = fc.oneof(
    fc.string(),
    fc.stringMatching(/^@?\d{1,2},\d{1,2}(se|sw|e|-\d{1,2},\d{1,2})?\*?$/u),
    fc.stringMatching(/^(drop|pass|first|cards|extra|deal):[a-zA-Z0-9,:?-]{0,12}$/u),
  );
  fc.assert(
    fc.property(words, fc.constantFrom<Seat | 'chance'>(0, 5, 'chance'), (word, by) => {
      const move = notation.parseMove(by, word);
      if (move === undefined) return;
      expect(transEuropa.parseMove(move)).toEqual(move);
      expect(notation.parseMove(by, notation.formatMove(move))).toEqual(move);
    }),
    { numRuns: 2000, seed: 29 },
  );
});

/** Every kind of table whose moves differ: ferries, special cards, claims by hand. */
const tables = fc
  .record({
    kind: fc.constantFrom('classic', 'ferry', 'cards', 'claims'),
    seats: fc.integer({ min: 2, max: 6 }),
    cards: fc.uniqueArray(fc.constantFrom(...CARD_NUMBERS), { minLength: 1, maxLength: 3 }).filter(isCardList),
    seed: fc.nat(1_000_000),
    guided: fc.boolean(),
  })
  .map(({ kind, seats, cards, seed, guided }) => {
    const round = { targetScore: 1 };
    const config =
      kind === 'cards'
        ? configOf({
            edition: 'prestige',
            seats,
            options: { ...round, specialCards: 'fixedGame' },
            agreed: { cards: [cards] },
          })
        : kind === 'ferry'
          ? configOf({ edition: 'ferry', seats, options: round })
          : configOf({ edition: 'classic', seats, options: { ...round, manualClaim: kind === 'claims' } });
    return { config, seed, guided };
  });

test('random games: every move, and what every viewer is told of it', () => {
  fc.assert(
    fc.property(tables, ({ config, seed, guided }) => {
      const { moves, states } = playOut(
        transEuropa.setup(config),
        guided ? purposefully : randomly,
        fastRng(seed),
        400,
      );
      expect(moves.filter((move) => !sameJson(notation.parseMove(move.by, notation.formatMove(move)), move))).toEqual(
        [],
      );
      for (const who of [0, 1, 'spectator'] as const) expectTold(moves, states, who);
    }),
    { numRuns: 30, seed: 29 },
  );
});

/** A viewer reads the very words of the game, with a question mark for what is hidden; own moves have none. */
function expectTold(moves: readonly Move<TransEuropa>[], states: readonly State[], who: Seat | 'spectator'): void {
  const told = moves.map((move, index) => ({
    sequence: index + 1,
    by: move.by,
    events: transEuropa.events(states[index]!, move, states[index + 1]!, who),
  }));
  const words = notation.formatTold(told, transEuropa.view(states.at(-1)!, who));
  const wrong = moves.filter((move, index) => {
    const whole = notation.formatMove(move);
    const seen = words[index]!;
    if (move.by === who) return seen !== whole;
    if (move.do === 'deal' && seen.split('?').length !== states[0]!.config.seats + (who === 'spectator' ? 1 : 0))
      return true;
    const parts = whole.split(':');
    return (
      seen
        .split(':')
        .map((part, place) => (part === '?' ? parts[place] : part))
        .join(':') !== whole
    );
  });
  expect(wrong).toEqual([]);
}

/** Every tenth game on record: every edition, boards, cards, options, claims, rulings, drawn with the numbers of several devices. */
const onRecord = corpusOf('1.0.0').filter(({ place }, index) => index % 10 === 0 || /rulings|bound/.test(place));

test.each(onRecord.map(({ place, file }) => [place, file] as const))(
  '%s is the same game after writing and reading',
  (_, file) => {
    const { hashes: _hashes, ...said } = file;
    const read = reread(file);
    expect(read).toEqual(said);
    expect(verifyGame(transEuropa, read).ok).toBe(true);
  },
);

function reread(file: GameFile): GameFile {
  const record = parseRecord(formatRecord(notation, file));
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const read = fileFromRecord(transEuropa, notation, record.value);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
