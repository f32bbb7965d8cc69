// Whole games on record: every edition, 2 to 6 players, every way a round can end. Scores and hashes must stay.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseGameFile, stateHash, verifyGame, type GameFile } from '@branchline/core';
import { transEuropa, type GameResult } from '../src/index.ts';
import './support/shores.ts';

const gamesIn = (name: string): GameFile[] =>
  readFileSync(new URL(`./fixtures/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const parsed = parseGameFile(line);
      if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.error)}`);
      return parsed.value;
    });

const files = ['classic', 'ferry', 'prestige', 'stuck'].flatMap((name) =>
  gamesIn(name).map((file, i) => ({
    name: `${name} ${i + 1}: ${file.seats.length} players, ${JSON.stringify(file.options)}`,
    file,
  })),
);

describe('whole games', () => {
  test.each(files)('$name', ({ file }) => {
    const verified = verifyGame(transEuropa, file);
    expect(verified.ok ? undefined : verified.error).toBeUndefined();
    if (!verified.ok) return;
    const end = verified.value.states.at(-1)!;
    expect(transEuropa.result(end)).toEqual(file.result);
    expect(stateHash(end)).toBe(file.hashes!.at(-1));
  });

  test('they cover every edition, number of players and reason to end a round', () => {
    const met = new Set(
      files.flatMap(({ file }) =>
        (file.result as GameResult).rounds.map((round) => `${file.edition} ${file.seats.length} ${round.reason}`),
      ),
    );
    for (const seats of [2, 3, 4, 5, 6]) {
      for (const edition of ['classic', 'ferry', 'prestige']) {
        for (const reason of ['connected', 'supply']) expect(met).toContain(`${edition} ${seats} ${reason}`);
      }
      // Without closed ferries a connected board leaves nobody stuck.
      expect(met).toContain(`ferry ${seats} stuck`);
    }
  });

  test.each([
    [
      'a move',
      (file: GameFile) => ({
        ...file,
        moves: file.moves.map((move, i) => (i === 20 ? { ...(move as object), by: 5 } : move)),
      }),
    ],
    [
      'a hash',
      (file: GameFile) => ({
        ...file,
        hashes: file.hashes!.map((hash, i) => (i === 30 ? hash.replace(/./, (c) => (c === '0' ? '1' : '0')) : hash)),
      }),
    ],
    ['a score', (file: GameFile) => ({ ...file, result: { ...(file.result as GameResult), scores: [99, 0] } })],
    [
      'a deal',
      (file: GameFile) => ({
        ...file,
        moves: file.moves.map((move) =>
          (move as { do: string }).do === 'deal' ? { ...(move as object), hands: [] } : move,
        ),
      }),
    ],
  ])('changing %s is found', (_what, change) => {
    expect(verifyGame(transEuropa, change(files[0]!.file)).ok).toBe(false);
  });

  test('whole games with the full supply take less than 60 kB without hashes', () => {
    for (const { file } of files.filter((each) => each.file.options?.['blackTracks'] === undefined)) {
      const { hashes: _, ...bare } = file;
      expect(JSON.stringify(bare).length).toBeLessThan(60_000);
    }
  });
});
