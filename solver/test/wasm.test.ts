// WebAssembly against TypeScript: the same answers to everything, and bytes that come from the sources beside them.
import { BOARD_IDS, boardById, graphOf, lineGraph } from '@branchline/boards';
import { fastRng } from '@branchline/core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORBIDDEN, makeSolver, UNREACHED } from '../src/index.ts';
import { countInWasm } from '../src/fast.ts';
import { generate } from '../scripts/build-wasm.js';
import { citiesOfRegions } from '../src/hands.ts';
import { grownWeights, randomTargets, randomWeights } from './positions.ts';

test('the committed bytes are what the sources compile to', async () => {
  const file = new URL('../src/generated/wasm.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(await generate());
});

test('a solver counts in TypeScript until WebAssembly is brought, and in WebAssembly from then on', () => {
  const graph = graphOf(boardById('europe')!);
  const solver = makeSolver(graph);
  const weights = Uint8Array.from(graph.cost);
  const before = solver.missingTree(weights, -1, [1, 40, 80, 120]);
  expect(solver.kind()).toBe('ts');
  countInWasm();
  expect(solver.kind()).toBe('wasm');
  expect(solver.missingTree(weights, -1, [1, 40, 80, 120])).toEqual(before);
  expect(makeSolver(graph, { plain: true }).kind()).toBe('ts');
});

describe.each(BOARD_IDS)('%s', (id) => {
  const board = boardById(id)!;
  const graph = graphOf(board);
  const plain = makeSolver(graph, { plain: true });
  const wasm = makeSolver(graph);

  test('[TE-MISS-5] [TE-MISS-6] both answer the same in thousands of positions, also while tracks are being laid', () => {
    const rng = fastRng(17);
    for (let round = 0; round < 60; round++) {
      const weights = round % 3 === 0 ? randomWeights(graph, rng) : grownWeights(graph, rng);
      for (let step = 0; step < 25; step++) {
        const targets = randomTargets(board, rng);
        const from = rng.below(5) === 0 ? -1 : rng.below(graph.junctionCount);
        const where = `round ${round} step ${step}: from ${from} to ${targets.join()}`;
        expect(wasm.missingCost(weights, from, targets), where).toBe(plain.missingCost(weights, from, targets));
        if (step % 5 === 0) {
          expect(wasm.missingTree(weights, from, targets), where).toEqual(plain.missingTree(weights, from, targets));
        }
        weights[rng.below(graph.lineCount)] = [0, 0, 0, 0, 0, 1, 2, FORBIDDEN][rng.below(8)]!;
      }
    }
  });

  test('all hands at once, one by one, and in any list: the same', () => {
    const rng = fastRng(23);
    const regions = citiesOfRegions(board).map((cities) => cities.map((c) => graph.cityJunction[c]!));
    for (let round = 0; round < 3; round++) {
      const weights = grownWeights(graph, rng);
      const from = rng.below(graph.junctionCount);
      const slots = regions.slice(0, 5 - round).map((cities) => cities.slice(0, 5 + rng.below(3)));
      const costs = wasm.productCosts(weights, from, slots);
      expect(costs.length).toBe(slots.reduce((product, slot) => product * slot.length, 1));
      for (let sample = 0; sample < 300; sample++) {
        const number = rng.below(costs.length);
        let rest = number;
        const hand = slots.toReversed().map((slot) => {
          const city = slot[rest % slot.length]!;
          rest = Math.floor(rest / slot.length);
          return city;
        });
        expect(costs[number]).toBe(plain.missingCost(weights, from, hand));
        expect(plain.handCostsFrom(weights, from, [hand])[0]).toBe(costs[number]);
      }
    }
    const few = regions.map((cities) => cities.slice(0, 2));
    expect(wasm.productCosts(graph.cost, 7, few)).toEqual(plain.productCosts(graph.cost, 7, few));
    expect(wasm.productCosts(graph.cost, -1, few)).toEqual(plain.productCosts(graph.cost, -1, few));
  });
});

test('what a byte cannot hold is answered too', () => {
  const path = Array.from({ length: 200 }, (_, i) => ({ a: i, b: i + 1, cost: 2 }));
  const graph = lineGraph(202, path);
  for (const plain of [true, false]) {
    const solver = makeSolver(graph, { plain });
    expect(solver.missingCost(graph.cost, 0, [200])).toBe(400);
    expect(solver.missingCost(graph.cost, 0, [100, 127])).toBe(254);
    expect(solver.missingCost(graph.cost, 0, [100, 130])).toBe(260);
    expect(solver.missingCost(graph.cost, 0, [5, 201])).toBe(Infinity);
    expect(solver.missingTree(graph.cost, 0, [200]).lines.length).toBe(200);
    expect(solver.missingTree(graph.cost, 0, [126])).toMatchObject({ cost: 252, lines: { length: 126 } });
    expect(solver.missingTree(graph.cost, 0, [5, 201])).toEqual({ cost: Infinity, lines: [] });
    expect([...solver.handCostsFrom(graph.cost, 0, [[5], [201], [200]])]).toEqual([10, UNREACHED, 400]);
    expect([...solver.productCosts(graph.cost, 0, [[5, 200, 201]])]).toEqual([10, 400, UNREACHED]);
  }
});

test('questions that make no sense are refused', () => {
  const graph = graphOf(boardById('usa')!);
  for (const plain of [true, false]) {
    const solver = makeSolver(graph, { plain });
    expect(() => solver.missingCost(graph.cost, 0, [1, 2, 3, 4, 5, 6])).toThrow('more than 6 terminals');
    expect(() => solver.missingCost(graph.cost, 0, [999])).toThrow('no junction 999');
    expect(() => solver.missingTree(graph.cost, -1, [-3])).toThrow('no junction -3');
    expect(() => solver.productCosts(graph.cost, 0, [[1], [999]])).toThrow('no junction 999');
  }
});
