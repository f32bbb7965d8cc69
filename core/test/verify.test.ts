import { describe, expect, test } from 'vitest';
import { fileOf, formatGameFile, gameFileFrom, parseGameFile, seedFromText, verifyGame } from '../src/index.ts';
import { open, playOut, seats } from './toy-table.ts';
import { toy } from './toy-game.ts';

describe('verification', () => {
  const finished = (): Record<string, unknown> => {
    return JSON.parse(formatGameFile(fileOf(playOut(open()), seats))) as Record<string, unknown>;
  };
  const verify = (raw: unknown): unknown => {
    const file = gameFileFrom(raw);
    if (!file.ok) return file.error;
    const verdict = verifyGame(toy, file.value);
    return verdict.ok ? 'ok' : verdict.error;
  };
  const withMove = (file: Record<string, unknown>, index: number, move: object): object => ({
    ...file,
    moves: (file['moves'] as object[]).map((old, i) => (i === index ? { ...old, ...move } : old)),
  });

  test('accepts what a table wrote, finished or not', () => {
    expect(verify(finished())).toBe('ok');
    expect(verify(JSON.parse(formatGameFile(fileOf(open(), seats))))).toBe('ok');
  });

  test('names the place of every kind of falsehood', () => {
    const file = finished();
    const hashes = file['hashes'] as string[];
    const other = `sha256:${'1'.repeat(64)}`;
    expect(verify({ ...file, rulesVersion: '0' })).toMatchObject({ code: 'rules-version' });
    expect(verify({ ...file, boardHash: other })).toMatchObject({ code: 'board-hash' });
    expect(verify({ ...file, commitment: other })).toMatchObject({ code: 'commitment' });
    expect(verify({ ...file, hashes: hashes.with(2, '00') })).toMatchObject({ code: 'hash', move: 3 });
    expect(verify({ ...file, hashes: hashes.slice(1) })).toMatchObject({ code: 'hash' });
    expect(verify({ ...file, hashes: [...hashes, '00'] })).toMatchObject({ code: 'hash-count' });
    expect(verify({ ...file, result: { winner: 9 } })).toMatchObject({ code: 'result' });
    expect(verify(withMove(file, 1, { do: 'fly' }))).toMatchObject({ code: 'malformed-move', move: 2 });
    expect(verify(withMove(file, 1, { on: 'middle' }))).toMatchObject({
      code: 'illegal-move',
      move: 2,
      illegal: { rule: 'TOY-1' },
    });
    expect(verify(withMove(file, 1, { by: 'chance' }))).toMatchObject({ code: 'not-your-turn', move: 2 });
    expect(verify(withMove(file, 0, { numbers: [5, 5, 5] }))).toMatchObject({ code: 'illegal-move', move: 1 });
    expect(
      verify({ ...file, moves: [...(file['moves'] as object[]), { by: 0, do: 'name', number: 1 }] }),
    ).toMatchObject({ code: 'after-the-end' });
    const { result: _r, ...withoutResult } = file;
    expect(verify(withoutResult)).toMatchObject({ code: 'result-missing' });
    const unfinished = JSON.parse(formatGameFile(fileOf(open(), seats))) as object;
    expect(verify({ ...unfinished, result: { winner: 1 } })).toMatchObject({ code: 'result-too-early' });
    expect(verify({ ...unfinished, seed: seedFromText('one') })).toMatchObject({ code: 'seed-too-early' });
  });

  test('finds a deal that the committed seed does not give', () => {
    const file = finished();
    const { hashes: _h, ...rest } = file;
    const numbers = (file['moves'] as { numbers: number[] }[])[0]!.numbers;
    expect(verify(withMove(rest, 0, { numbers: numbers.toReversed() }))).toMatchObject({ code: 'wrong-draw', move: 1 });
  });

  test('a text that is no game file is refused with the field', () => {
    expect(parseGameFile('{"format":')).toEqual({ ok: false, error: { code: 'not-json' } });
    expect(verify([])).toEqual({ code: 'not-a-game-file' });
    expect(verify({ ...finished(), format: 'branchline-game/9' })).toMatchObject({ code: 'unknown-format' });
    for (const field of ['game', 'board', 'boardHash', 'rulesVersion', 'seats', 'commitment', 'moves']) {
      const { [field]: _gone, ...rest } = finished();
      expect(verify(rest)).toEqual({ code: 'missing', field });
      expect(verify({ ...rest, [field]: 5 })).toEqual({ code: 'malformed', field });
    }
    expect(verify({ ...finished(), extra: 1 })).toEqual({ code: 'malformed', field: 'extra' });
  });
});
