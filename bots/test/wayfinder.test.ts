// The kept way of the wayfinder is always as cheap as one found again, however the board changes.

import { graphOf, boardById } from '@branchline/boards';
import { fastRng, pick, seedFromText } from '@branchline/core';
import { transEuropa, type State } from '@branchline/trans-europa';
import { describe, expect, test } from 'vitest';
import { botById, playGame } from '../src/index.ts';
import { ANY_MEANS, wayfinder, type Wayfinder } from '../src/trans-europa/wayfinder.ts';

/** What the cheapest way to one of the targets costs, worked out the slow and sure way. */
const remainingCost = (finder: Wayfinder, targets: readonly number[]): number => {
  const { graph, weights, inNetwork } = finder.survey;
  const cost = Array.from({ length: graph.junctionCount }, () => Infinity);
  for (const target of targets) cost[target] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let line = 0; line < graph.lineCount; line++) {
      const weight = weights[line] === 255 ? Infinity : weights[line]!;
      const [a, b] = [graph.lineA[line]!, graph.lineB[line]!];
      const best = Math.min(cost[a]!, cost[b]! + weight);
      const other = Math.min(cost[b]!, best + weight);
      if (best < cost[a]! || other < cost[b]!) changed = true;
      cost[a] = best;
      cost[b] = other;
    }
  }
  return Math.min(...cost.filter((_, junction) => inNetwork[junction] === 1));
};

describe.each([
  ['classic', 'europe', 4],
  ['classic', 'usa', 3],
  ['ferry', 'europe-ferries', 5],
])('%s on %s with %i players', (edition, board, seats) => {
  test.each([1, 2, 3])('seed %i: the next line always begins a cheapest way', (salt) => {
    const configured = transEuropa.configure({ seats, edition, board });
    if (!configured.ok) throw new Error(JSON.stringify(configured.error));
    const config = configured.value;
    const graph = graphOf(boardById(board)!);
    const rng = fastRng(salt);
    const bots = Array.from({ length: seats }, () => botById('trans-europa', pick(['greedy', 'random'], rng))!);
    let finders: readonly Wayfinder[] = [];
    let checked = 0;
    const check = (state: State): void => {
      const { stage } = state.public;
      if (stage.kind !== 'build') return;
      const { seat } = stage;
      const finder = finders[seat]!;
      finder.look(transEuropa.view(state, seat));
      const targets = state.secret.hands[seat]!.map((city) => graph.cityJunction[city]!).filter(
        (home) => finder.survey.inNetwork[home] === 0,
      );
      const before = remainingCost(finder, targets);
      const kept = finder.next();
      const line = kept ?? finder.find(targets, ANY_MEANS, 0);
      expect(line === undefined).toBe(before === Infinity);
      if (line === undefined) return;
      // A cheapest way begins here: with this line built, exactly its weight less is missing.
      const { weights, inNetwork } = finder.survey;
      const [a, b] = [graph.lineA[line]!, graph.lineB[line]!];
      expect([inNetwork[a], inNetwork[b]]).toContain(1);
      const weight = weights[line]!;
      weights[line] = 0;
      expect(remainingCost(finder, targets)).toBe(before - weight);
      weights[line] = weight;
      if (kept !== undefined) checked++;
    };
    for (let game = 0; game < 3; game++) {
      finders = bots.map((_, seat) => wayfinder(graph, seat));
      playGame({
        game: transEuropa,
        config,
        bots,
        seed: seedFromText(`${salt} ${game}`),
        budget: { kind: 'iterations', count: 1 },
        onMove: (_, state) => check(state as State),
      });
    }
    expect(checked).toBeGreaterThan(20);
  });
});
