// Whole games on record: per player count and end of the game, and per player count and variant. Each is verified move by
// move with its draws, hashes, commitment and result; see scripts/make-fixtures.ts.

import { readFileSync } from 'node:fs';
import { parseGameFile, verifyGame, type GameFile } from '@branchline/core';
import { describe, expect, test } from 'vitest';
import { END_REASONS, OPTION_NAMES, trainsOfEurope, type GameResult } from '../src/index.ts';
import './support/groves.ts';
import { lostPieces } from './support/books.ts';

const games = (name: string): GameFile[] =>
  readFileSync(new URL(`./fixtures/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const parsed = parseGameFile(line);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      return parsed.value;
    });

const done = (file: GameFile): Set<string> => new Set(file.moves.map((move) => (move as { do: string }).do));

const reasonOf = (file: GameFile): string => (file.result as GameResult).reason;

describe.each([2, 3, 4])('%i players', (seats) => {
  const ends = games(`ends-${seats}-players`);
  const variants = games(`variants-${seats}-players`);

  test('[TOE-END-1] there is a game for every end', () => {
    expect(ends.map(reasonOf)).toEqual(END_REASONS);
    expect([...ends, ...variants].every((file) => file.seats.length === seats)).toBe(true);
  });

  test('[TOE-VAR-1] [TOE-VAR-2] [TOE-VAR-3] there is a game for every variant, in which it shows', () => {
    const options = new Set(variants.flatMap((file) => Object.keys(file.options ?? {})));
    for (const name of OPTION_NAMES) expect(options).toContain(name);
    const moves = new Set(variants.flatMap((file) => [...done(file)]));
    for (const move of ['propose-target', 'vote', 'offer-contracts', 'buy-blind', 'blind-vehicle', 'open', 'assign'])
      expect(moves, move).toContain(move);
  });

  test.each([...ends, ...variants].map((file) => [`${reasonOf(file)} ${JSON.stringify(file.options)}`, file] as const))(
    '[EX-TOE-80] [TOE-MONEY-6] verifies: %s',
    (_, file) => {
      const replay = verifyGame(trainsOfEurope, file);
      if (!replay.ok) throw new Error(JSON.stringify(replay.error));
      for (const state of replay.value.states) expect(lostPieces(state)).toBeUndefined();
    },
  );

  test('[TOE-END-2] a changed amount, a changed draw or a move too many is found', () => {
    const [file] = ends as [GameFile];
    const at = file.moves.findIndex((move) => (move as { do: string }).do === 'licence');
    const other = file.moves.map((move, index) =>
      index === at ? { ...(move as object), section: 'ash-willow' } : move,
    );
    expect(verifyGame(trainsOfEurope, { ...file, moves: other }).ok).toBe(false);
    const chair = ((file.moves[0] as { seat: number }).seat + 1) % seats;
    const start = file.moves.map((move, index) => (index === 0 ? { ...(move as object), seat: chair } : move));
    expect(verifyGame(trainsOfEurope, { ...file, moves: start }).ok).toBe(false);
    const { hashes: _, ...bare } = file;
    const longer = [...file.moves, { by: 0, do: 'done' }];
    expect(verifyGame(trainsOfEurope, { ...bare, moves: longer })).toMatchObject({
      ok: false,
      error: { code: 'after-the-end' },
    });
    const result = file.result as GameResult;
    const winners = result.winners.length === seats ? [0] : Array.from({ length: seats }, (__, seat) => seat);
    expect(verifyGame(trainsOfEurope, { ...file, result: { ...result, winners } })).toMatchObject({
      ok: false,
      error: { code: 'result' },
    });
  });
});
