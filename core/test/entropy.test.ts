// The fair deal: all players' numbers make the key, and a file with a wrong one is detected.

import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  begin,
  entropyCommitmentOf,
  fileOf,
  gameFileFrom,
  newTable,
  playTable,
  rngForMove,
  seedFromText,
  step,
} from '../src/index.ts';
import { streamKey, verifyGame, type Entropies, type GameFile, type Rng } from '../src/index.ts';
import { toy } from './toy-game.ts';

const SEED = seedFromText('the authority');
const VALUES = [seedFromText('Ada'), seedFromText('Ben')];
const promised = (value: string): { commitment: string; value: string } => ({
  commitment: entropyCommitmentOf(value),
  value,
});
/** Two people and a bot. */
const ENTROPY: Entropies = [promised(VALUES[0]!), null, promised(VALUES[1]!)];
const SEATS = [
  { name: 'Ada', kind: 'human' },
  { name: 'Bo', kind: 'bot:first' },
  { name: 'Ben', kind: 'human' },
];

const tableWith = (entropy?: Entropies) =>
  newTable({ game: toy, config: { seats: 3 }, seats: 3, seed: SEED, ...(entropy ? { entropy } : {}) });

const played = (entropy?: Entropies): GameFile =>
  fileOf(playTable(tableWith(entropy), { choose: (view, seat) => toy.legal(view, seat)[0]! }), SEATS);

const verdict = (raw: unknown): unknown => {
  const file = gameFileFrom(JSON.parse(JSON.stringify(raw)));
  if (!file.ok) return file.error;
  const verified = verifyGame(toy, file.value);
  return verified.ok ? 'ok' : verified.error;
};

test('commitment and key are what the format says, computed here with another library', () => {
  const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
  const commitment = createHash('sha256').update('branchline-entropy-commitment/1:').update(bytes(VALUES[0]!));
  expect(entropyCommitmentOf(VALUES[0]!)).toBe(`sha256:${commitment.digest('hex')}`);
  const key = createHmac('sha256', bytes(SEED))
    .update('branchline-entropy/1:')
    .update(bytes(VALUES[0]!))
    .update(Buffer.alloc(32))
    .update(bytes(VALUES[1]!));
  expect(streamKey(SEED, ENTROPY)).toBe(key.digest('hex'));
  expect(streamKey(SEED)).toBe(SEED);
});

test('every number changes the deal, and so does its seat', () => {
  const dealt = (entropy?: Entropies): string => JSON.stringify(begin(tableWith(entropy)).table.entries[0]!.move);
  const others = [
    [promised(seedFromText('another')), null, promised(VALUES[1]!)],
    [promised(VALUES[0]!), null, promised(seedFromText('another'))],
    [promised(VALUES[1]!), null, promised(VALUES[0]!)],
  ];
  const deals = [dealt(), dealt(ENTROPY), ...others.map((entropy) => dealt(entropy))];
  expect(new Set(deals).size).toBe(deals.length);
});

test('later draws come from the same key as the deal', () => {
  const { table } = begin(tableWith(ENTROPY));
  const { streams } = step(table, { seat: 0, action: { do: 'bet', on: 'low' } }).table;
  const first = (rng: Rng): number => rng.below(1_000_000_000);
  expect(first(streams(5))).toBe(first(rngForMove(streamKey(SEED, ENTROPY), 5)));
  expect(first(streams(5))).not.toBe(first(rngForMove(SEED, 5)));
});

describe('a file', () => {
  const file = played(ENTROPY);

  test('of a finished game with everybody’s numbers verifies; so does one without any, as before', () => {
    expect(file.entropy).toEqual(ENTROPY);
    expect(verdict(file)).toBe('ok');
    expect(played()).not.toHaveProperty('entropy');
    expect(verdict(played())).toBe('ok');
  });

  test('of a game under way shows promises and verifies', () => {
    const under = fileOf(begin(tableWith(ENTROPY.map((own) => own && { commitment: own.commitment }))).table, SEATS);
    expect(verdict(under)).toBe('ok');
  });

  test('with a forged number is found out', () => {
    const forged = ENTROPY.with(2, { commitment: ENTROPY[2]!.commitment, value: seedFromText('forged') });
    expect(verdict({ ...file, entropy: forged })).toMatchObject({ code: 'entropy-commitment', seat: 2 });
  });

  test('with a number and its promise both replaced no longer draws what was dealt', () => {
    const replaced = ENTROPY.with(2, promised(seedFromText('replaced')));
    expect(verdict({ ...file, entropy: replaced })).toMatchObject({ code: 'wrong-draw', move: 1 });
  });

  test('with a number withheld is found out, also where a person is passed off as nobody', () => {
    const withheld = ENTROPY.with(0, { commitment: ENTROPY[0]!.commitment });
    expect(verdict({ ...file, entropy: withheld })).toEqual({ code: 'entropy-withheld', seat: 0 });
    expect(verdict({ ...file, entropy: ENTROPY.with(0, null) })).toEqual({ code: 'entropy-withheld', seat: 0 });
  });

  test('with a seed chosen after the fact is found out', () => {
    expect(verdict({ ...file, seed: seedFromText('a better one') })).toMatchObject({ code: 'commitment' });
  });

  test('whose numbers were dropped no longer draws what was dealt', () => {
    const { entropy: _, ...without } = file;
    expect(verdict(without)).toMatchObject({ code: 'wrong-draw', move: 1 });
  });

  test('with numbers for other seats than there are is found out', () => {
    expect(verdict({ ...file, entropy: ENTROPY.slice(1) })).toMatchObject({ code: 'entropy-count', expected: 3 });
  });

  test.each([
    ['text'],
    [[1]],
    [[{ value: VALUES[0] }]],
    [[{ commitment: 'sha256:0' }]],
    [[{ ...ENTROPY[0], more: 1 }]],
  ])('whose numbers make no sense is malformed: %j', (entropy) => {
    expect(verdict({ ...file, entropy })).toEqual({ code: 'malformed', field: 'entropy' });
  });
});
