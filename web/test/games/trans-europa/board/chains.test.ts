// Chains and paths: every track is drawn exactly once, curves keep their rails parallel.
import { boardById } from '@branchline/boards';
import type { Board } from '@branchline/boards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainsOf, degreesOf } from '../../../../src/games/trans-europa/board/chains.ts';
import { geometryOf, lineTowards, otherEnd } from '../../../../src/games/trans-europa/board/geometry.ts';
import { roundedPath, wallsPath, wavePath } from '../../../../src/games/trans-europa/board/paths.ts';

fc.configureGlobal({ seed: 20_261_118 });

const europe = boardById('europe') as Board;
const g = geometryOf(europe);
const ids = [...g.lines.keys()];

test('every laid track is part of exactly one chain', () => {
  fc.assert(
    fc.property(fc.subarray(ids), fc.subarray([...g.points.keys()]), (laid, breaks) => {
      const chains = chainsOf(g, laid, new Set(breaks));
      expect(chains.flatMap((c) => c.lines).toSorted()).toEqual(laid.toSorted());
    }),
    { numRuns: 60 },
  );
});

test('chains end at branches, breaks and railheads only, and run without gaps', () => {
  fc.assert(
    fc.property(fc.subarray(ids, { maxLength: 80 }), fc.subarray([...g.points.keys()]), (laid, breakList) => {
      const breaks = new Set(breakList);
      const degrees = degreesOf(g, laid);
      for (const { junctions, lines } of chainsOf(g, laid, breaks)) {
        lines.forEach((id, i) => {
          const line = g.lines.get(id);
          const ends = new Set([junctions[i], junctions[i + 1]]);
          expect(new Set([line?.a, line?.b])).toEqual(ends);
        });
        for (const inner of junctions.slice(1, -1)) {
          expect(breaks.has(inner)).toBe(false);
          expect(degrees.get(inner)).toBe(2);
        }
      }
    }),
    { numRuns: 60 },
  );
});

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('a corner becomes an arc, and the outer rail has the larger radius', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 64, y: 0 },
    { x: 96, y: 55.4256 },
  ];
  const radius = (offset: number): number => Number(/A([\d.]+)/.exec(roundedPath(corner, 15.36, offset))?.[1]);
  expect(radius(2.5)).toBeLessThan(radius(0));
  expect(radius(-2.5)).toBeGreaterThan(radius(0));
  expect(radius(-2.5) - radius(2.5)).toBeCloseTo(5, 1);
});

test('a straight chain has no arc and ends where it should', () => {
  const path = roundedPath(
    [
      { x: 0, y: 0 },
      { x: 64, y: 0 },
      { x: 128, y: 0 },
    ],
    15.36,
  );
  expect(path).not.toContain('A');
  expect(numbers(path).slice(-2)).toEqual([128, 0]);
});

test('waves start and end at the ends of their line, walls stand on both sides', () => {
  const wave = numbers(
    wavePath({ from: { x: 0, y: 0 }, to: { x: 128, y: 0 } }, { offset: 5, height: 2, wavelength: 21 }),
  );
  expect(wave.slice(0, 2)).toEqual([0, 5]);
  expect(wave.slice(-2)).toEqual([128, 5]);
  const walls = numbers(wallsPath({ from: { x: 0, y: 0 }, to: { x: 64, y: 0 } }, { offset: 8, flare: 4 })).filter(
    (_, i) => i % 2 === 1,
  );
  expect(new Set(walls)).toEqual(new Set([12, 8, -8, -12]));
});

test('each of the six directions leads along a line to its other end and back', () => {
  const back = { e: 'w', w: 'e', ne: 'sw', sw: 'ne', nw: 'se', se: 'nw' } as const;
  let walked = 0;
  for (const junction of g.points.keys())
    for (const direction of ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const) {
      const line = lineTowards(g, junction, direction);
      if (line === undefined) continue;
      walked += 1;
      const there = otherEnd(line, junction);
      expect(lineTowards(g, there, back[direction])?.id).toBe(line.id);
    }
  expect(walked).toBe(2 * europe.lines.length);
});

test('every line of the ferry board can be reached by a direction key from one of its ends', () => {
  const ferries = geometryOf(boardById('europe-ferries') as Board);
  const reached = new Set<string>();
  for (const junction of ferries.points.keys())
    for (const direction of ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const) {
      const line = lineTowards(ferries, junction, direction);
      if (line !== undefined) reached.add(line.id);
    }
  expect([...ferries.lines.keys()].filter((id) => !reached.has(id))).toEqual([]);
});
