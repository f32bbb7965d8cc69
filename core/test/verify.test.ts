// Verification: what a table wrote passes, and every kind of falsehood is named with its place.

import { describe, expect, test } from 'vitest';
import { judgeVersion, seedFromText, verifyGame, type Discrepancy, type Game, type GameFile } from '../src/index.ts';
import { toyFile } from './toy-file.ts';
import { toy, type Toy } from './toy-game.ts';

const verdict = (file: GameFile, game: Game<Toy> = toy): Discrepancy | 'ok' => {
  const verified = verifyGame(game, file);
  return verified.ok ? 'ok' : verified.error;
};

const withMove = (file: GameFile, index: number, change: object): GameFile => ({
  ...file,
  moves: file.moves.map((move, i) => (i === index ? { ...(move as object), ...change } : move)),
});

const without = (file: GameFile, gone: keyof GameFile): GameFile =>
  Object.fromEntries(Object.entries(file).filter(([field]) => field !== gone)) as unknown as GameFile;

const OTHER_DIGEST = `sha256:${'1'.repeat(64)}`;

describe('a sound file', () => {
  test('passes, finished or not, and comes to life', () => {
    const file = toyFile();
    const verified = verifyGame(toy, file);
    expect(verified.ok && verified.value.moves).toEqual(file.moves);
    expect(verified.ok && verified.value.states).toHaveLength(file.moves.length + 1);
    expect(verdict(toyFile({ limit: 3 }))).toBe('ok');
    expect(verdict(toyFile({ limit: 0 }))).toBe('ok');
  });

  test('says whether its draws could be checked', () => {
    const drawsChecked = (file: GameFile): boolean | undefined => {
      const verified = verifyGame(toy, file);
      return verified.ok ? verified.value.drawsChecked : undefined;
    };
    expect(drawsChecked(toyFile())).toBe(true);
    expect(drawsChecked(without(toyFile(), 'seed'))).toBe(false);
    expect(drawsChecked(toyFile({ limit: 3 }))).toBe(false);
  });
});

describe('a falsehood is named with its place', () => {
  const file = toyFile();
  const hashes = file.hashes!;
  const unfinished = toyFile({ limit: 3 });

  test.each<[string, GameFile, object]>([
    ['rules version', { ...file, rulesVersion: '0' }, { code: 'rules-version', expected: ['1'], found: '0' }],
    ['board hash', { ...file, boardHash: OTHER_DIGEST }, { code: 'board-hash', found: OTHER_DIGEST }],
    ['commitment', { ...file, commitment: OTHER_DIGEST }, { code: 'commitment', found: OTHER_DIGEST }],
    ['a hash', { ...file, hashes: hashes.with(2, '00') }, { code: 'hash', move: 3, expected: hashes[2], found: '00' }],
    ['the first hash gone', { ...file, hashes: hashes.slice(1) }, { code: 'hash', move: 1 }],
    ['the last hash gone', { ...file, hashes: hashes.slice(0, -1) }, { code: 'hash-count', found: hashes.length - 1 }],
    ['a hash too many', { ...file, hashes: [...hashes, '00'] }, { code: 'hash-count', expected: hashes.length }],
    ['the result', { ...file, result: { winner: 9 } }, { code: 'result', found: { winner: 9 } }],
    ['no result', without(file, 'result'), { code: 'result-missing' }],
    ['a result too early', { ...unfinished, result: { winner: 1 } }, { code: 'result-too-early' }],
    ['a seed too early', { ...unfinished, seed: seedFromText('one') }, { code: 'seed-too-early' }],
    ['a word of no move', withMove(file, 1, { do: 'fly' }), { code: 'malformed-move', move: 2 }],
    [
      'a move against the rules',
      withMove(file, 1, { on: 'middle' }),
      { code: 'illegal-move', move: 2, illegal: { rule: 'TOY-1' } },
    ],
    ['chance out of turn', withMove(file, 1, { by: 'chance' }), { code: 'not-your-turn', move: 2 }],
    ['a seat out of turn', withMove(file, 2, { by: 0 }), { code: 'not-your-turn', move: 3 }],
    ['a seat instead of chance', withMove(file, 0, { by: 0 }), { code: 'not-your-turn', move: 1 }],
    [
      'an impossible draw',
      withMove(file, 0, { numbers: [5, 5, 5] }),
      { code: 'illegal-move', move: 1, illegal: { rule: 'TOY-2' } },
    ],
    [
      'a move after the end',
      { ...file, moves: [...file.moves, { by: 0, do: 'name', number: 1 }] },
      { code: 'after-the-end', move: file.moves.length + 1 },
    ],
  ])('%s', (_, wrong, expected) => {
    expect(verdict(wrong)).toMatchObject(expected);
  });

  test('a deal that the committed seed does not give', () => {
    const { numbers } = file.moves[0] as { numbers: number[] };
    const dealt = withMove(without(file, 'hashes'), 0, { numbers: numbers.toReversed() });
    expect(verdict(dealt)).toEqual({ code: 'wrong-draw', move: 1 });
  });
});

describe('versions', () => {
  const BOARDS = [`sha256:${'b'.repeat(64)}`, `sha256:${'a'.repeat(64)}`];
  const OLDEST = `sha256:${'9'.repeat(64)}`;
  const RULES = ['2', '1'];
  type Versioned = Toy['Config'] & { readonly boardHash: string; readonly rulesVersion: string };

  /** By version 2 of the rules, the left neighbour of the player who names a number wins. */
  const versioned: Game<Toy> = {
    ...toy,
    rulesVersion: '2',
    configure({ seats, rulesVersion, boardHash }) {
      const rules = judgeVersion('rulesVersion', rulesVersion, { loaded: RULES });
      if (!rules.ok) return rules;
      const board = judgeVersion('boardHash', boardHash, { loaded: BOARDS, archived: [OLDEST] });
      if (!board.ok) return board;
      const config: Versioned = { seats, rulesVersion: rules.value, boardHash: board.value };
      return { ok: true, value: config };
    },
    header(config) {
      const { rulesVersion, boardHash } = config as Versioned;
      return { board: 'none', boardHash, rulesVersion, options: {} };
    },
    result(state) {
      const result = toy.result(state);
      if (result === undefined || (state.config as Versioned).rulesVersion === '1') return result;
      return { winner: (result.winner + 1) % state.config.seats };
    },
  };

  test('a new table takes the newest', () => {
    expect(toyFile({ game: versioned })).toMatchObject({ rulesVersion: '2', boardHash: BOARDS[0] });
  });

  test('a file of each version is judged by its own', () => {
    for (const rulesVersion of RULES) {
      for (const boardHash of BOARDS) {
        const file = toyFile({ game: versioned, spec: { rulesVersion, boardHash } });
        expect(file).toMatchObject({ rulesVersion, boardHash });
        expect(verdict(file, versioned)).toBe('ok');
      }
    }
    const old = toyFile({ game: versioned, spec: { rulesVersion: '1' } });
    expect(verdict({ ...old, rulesVersion: '2' }, versioned)).toMatchObject({ code: 'result' });
  });

  test('an unknown version is refused with those that are known', () => {
    const file = toyFile({ game: versioned });
    expect(verdict({ ...file, rulesVersion: '3' }, versioned)).toEqual({
      code: 'rules-version',
      expected: RULES,
      found: '3',
    });
    expect(verdict({ ...file, boardHash: OTHER_DIGEST }, versioned)).toEqual({
      code: 'board-hash',
      expected: [...BOARDS, OLDEST],
      found: OTHER_DIGEST,
    });
  });

  test('one that only the archive has is refused by its own name, so that it can be loaded', () => {
    expect(verdict({ ...toyFile({ game: versioned }), boardHash: OLDEST }, versioned)).toEqual({
      code: 'bad-spec',
      problem: { code: 'archived-version', field: 'boardHash', value: OLDEST, allowed: BOARDS },
    });
  });
});
