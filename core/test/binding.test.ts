// Options and seats bound to the draws: what a file says of them can no longer be changed unnoticed.

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawKey, fileOf, gameFileFrom, newTable, playTable, seedFromText, termsOf, verifyGame } from '../src/index.ts';
import type { Game, GameFile, Terms } from '../src/index.ts';
import { toy, type Toy } from './toy-game.ts';

const SEED = seedFromText('the authority');
const SEATS = [
  { name: 'Ada', kind: 'human' },
  { name: 'Bo', kind: 'bot:first' },
  { name: 'Ben', kind: 'human' },
];

/** The toy with an option on which no move depends. */
const optional: Game<Toy> = {
  ...toy,
  configure: (spec) => toy.configure(spec),
  header: (config) => ({ ...toy.header(config), options: { pace: 'slow' } }),
};

const TERMS: Terms = {
  ...{ game: 'toy', ...optional.header({ seats: 3 }) },
  seats: SEATS.map(({ kind }) => kind),
};

function played(terms: Terms | undefined = TERMS): GameFile {
  const table = newTable({
    ...{ game: optional, config: { seats: 3 }, seats: 3, seed: SEED },
    ...(terms === undefined ? {} : { terms }),
  });
  return fileOf(playTable(table, { choose: (view, seat) => toy.legal(view, seat)[0]! }), SEATS);
}

const verdict = (raw: unknown): unknown => {
  const file = gameFileFrom(JSON.parse(JSON.stringify(raw)));
  if (!file.ok) return file.error;
  const verified = verifyGame(optional, file.value);
  return verified.ok ? 'ok' : verified.error;
};

const file = played();
const WRONG_DRAW = { code: 'wrong-draw', move: 1 };

test('the key is what the format says, computed here with another library', () => {
  const { board, boardHash, rulesVersion } = TERMS;
  const text =
    `{"board":"${board}","boardHash":"${boardHash}","game":"toy","options":{"pace":"slow"},` +
    `"rulesVersion":"${rulesVersion}","seats":["human","bot:first","human"]}`;
  const key = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`branchline-binding/1:${text}`, 'utf8');
  expect(drawKey(SEED, { terms: TERMS })).toBe(key.digest('hex'));
  expect(drawKey(SEED)).toBe(SEED);
});

test('a bound game says so, shows the kinds at the start, and verifies', () => {
  expect(file).toMatchObject({ binding: 1, options: { pace: 'slow' }, seats: SEATS });
  expect(verdict(file)).toBe('ok');
  expect(termsOf(file)).toEqual(TERMS);
});

test('a stand-in who has moved in since does not change the kinds of the file', () => {
  const table = newTable({ game: optional, config: { seats: 3 }, seats: 3, seed: SEED, terms: TERMS });
  const later = fileOf(
    table,
    SEATS.map(({ name }) => ({ name, kind: 'bot:stand-in' })),
  );
  expect(later.seats).toEqual(SEATS);
});

test.each<[string, object]>([
  ['an option', { options: { pace: 'fast' } }],
  ['an option left out', { options: {} }],
  ['all options left out', { options: undefined }],
  ['the kind of a seat', { seats: SEATS.with(1, { name: 'Bo', kind: 'human' }) }],
  ['the bot of a seat', { seats: SEATS.with(1, { name: 'Bo', kind: 'bot:last' }) }],
  ['an edition that was not there', { edition: 'gold' }],
  ['the binding taken out', { binding: undefined }],
])('%s: a change is found, although no move depends on it', (_, change) => {
  expect(verdict({ ...file, ...change })).toEqual(WRONG_DRAW);
});

test('names are free: people can be forgotten', () => {
  expect(verdict({ ...file, seats: SEATS.map(({ kind }) => ({ name: '', kind })) })).toBe('ok');
});

test('older files are judged as before, and a binding cannot be written into them', () => {
  const table = newTable({ game: optional, config: { seats: 3 }, seats: 3, seed: SEED });
  const older = fileOf(playTable(table, { choose: (view, seat) => toy.legal(view, seat)[0]! }), SEATS);
  expect(older).not.toHaveProperty('binding');
  expect(verdict(older)).toBe('ok');
  expect(verdict({ ...older, options: {} })).toBe('ok');
  expect(verdict({ ...older, binding: 1 })).toEqual(WRONG_DRAW);
});

test('a file that leaves out its options is bound without them', () => {
  const { options: _, ...terms } = TERMS;
  const bare = played(terms);
  expect(bare).not.toHaveProperty('options');
  expect(verdict(bare)).toBe('ok');
  expect(verdict({ ...bare, options: {} })).toEqual(WRONG_DRAW);
});

test.each([[0], [2], ['1'], [true]])('a binding of another kind is refused: %j', (binding) => {
  expect(verdict({ ...file, binding })).toEqual({ code: 'malformed', field: 'binding' });
});
