// The puzzles that come with the page: many at every level, each with one clear answer and its proof, and no rule solves them without
// thinking.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { seenOf } from '../scripts/blind-looks.ts';
import { blindRules, shareLearned, shareSolved } from '../scripts/blind-rules.ts';
import { checkNet } from '../src/trans-europa/puzzles/net.ts';
import { answerOf, lossesOf, marginOf, PUZZLE_KINDS, type Puzzle } from '../src/trans-europa/puzzles/puzzle.ts';

const FOLDER = fileURLToPath(new URL('../../web/src/games/trans-europa/study/puzzles/generated/', import.meta.url));
const FILES = readdirSync(FOLDER).filter((file) => file !== 'index.json');
const all = FILES.flatMap((file) => JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as Puzzle[]);

/** As many as there are, or nearly. */
const MANY = { net: 1500, turn: 1500, start: 1500, whose: 1500 } as const;

const sceneKey = (puzzle: Puzzle): string =>
  puzzle.kind === 'net' ? `${puzzle.board} ${puzzle.cities.join()}` : JSON.stringify(puzzle.scene);

describe('shipped puzzles', () => {
  test.each(PUZZLE_KINDS)('of kind %s are many at every level, none from the same position', (kind) => {
    const list = all.filter((puzzle) => puzzle.kind === kind);
    expect(list.length).toBeGreaterThanOrEqual(MANY[kind]);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(sceneKey)).size).toBe(list.length);
    for (let level = 800; level < 2200; level += 200)
      expect(list.filter(({ rating }) => rating >= level && rating < level + 200).length).toBeGreaterThanOrEqual(
        MANY[kind] / 8,
      );
  });

  test('have answers that are proven: nets by the solver, the others by their margin and the truth', () => {
    for (const puzzle of all) {
      if (puzzle.kind === 'net') {
        expect(checkNet(puzzle)).toBe(true);
        continue;
      }
      expect(marginOf(puzzle)).toBeGreaterThanOrEqual(0.08);
      expect(puzzle.options.length).toBeGreaterThanOrEqual(4);
      if (puzzle.kind === 'whose') {
        const holder = puzzle.scene.hands.findIndex((hand) => hand.includes(puzzle.city));
        expect(puzzle.options[answerOf(puzzle)]).toBe(holder);
      } else {
        const losses = lossesOf(puzzle);
        for (const [at, { doubt }] of puzzle.judged.entries())
          if (losses[at]! >= 0.08) expect(losses[at]!).toBeGreaterThanOrEqual(4 * doubt - 1e-3);
      }
    }
  });

  test.each(['turn', 'start', 'whose'] as const)('of kind %s are solved by no blind rule, fixed or learned', (kind) => {
    const seen = all.flatMap((puzzle) => (puzzle.kind !== 'net' && puzzle.kind === kind ? [seenOf(puzzle)] : []));
    for (const [name, rule] of blindRules(seen)) expect(shareSolved(rule, seen), name).toBeLessThanOrEqual(0.35);
    expect(shareLearned(seen)).toBeLessThanOrEqual(0.35);
  });

  test('“nobody” is the answer to ten to twenty-five of a hundred', () => {
    const whose = all.flatMap((puzzle) => (puzzle.kind === 'whose' ? [puzzle] : []));
    const nobody = whose.filter((puzzle) => puzzle.options[answerOf(puzzle)] === -1).length / whose.length;
    expect(nobody).toBeGreaterThanOrEqual(0.1);
    expect(nobody).toBeLessThanOrEqual(0.25);
  });

  test('are loaded in small parts', () => {
    for (const file of FILES)
      expect(gzipSync(readFileSync(`${FOLDER}${file}`)).length, file).toBeLessThanOrEqual(50_000);
  });
});
