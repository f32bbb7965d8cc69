// branchline hands: what the five cities of a hand cost to join, over every hand there is.

import { BOARD_IDS, graphOf, type Board } from '@branchline/boards';
import { solverFor } from '@branchline/solver';
import { countInWasm } from '@branchline/solver/fast';
import { Command } from 'commander';
import { requireBoard } from '../boards.ts';
import { fixed, percent, print, printJson, table } from '../output.ts';

interface HandCosts {
  readonly hands: number;
  readonly min: number;
  readonly mean: number;
  readonly max: number;
  /** Number of hands per cost. */
  readonly counts: ReadonlyMap<number, number>;
  readonly cheapest: readonly string[];
  readonly dearest: readonly string[];
}

/** One city of every region, all combinations, the last region running fastest. */
function* allHands(board: Board): Generator<readonly number[]> {
  const { cityRegion, cityCount } = graphOf(board);
  const piles = board.regions.map((_, region) =>
    Array.from({ length: cityCount }, (__, city) => city).filter((city) => cityRegion[city] === region),
  );
  const places = piles.map(() => 0);
  for (;;) {
    yield piles.map((pile, region) => pile[places[region]!]!);
    let region = piles.length - 1;
    while (region >= 0 && ++places[region]! === piles[region]!.length) places[region--] = 0;
    if (region < 0) return;
  }
}

function handCosts(board: Board): HandCosts {
  const { cityJunction, cost: weights } = graphOf(board);
  countInWasm();
  const { missingCost } = solverFor(board);
  const counts = new Map<number, number>();
  let hands = 0;
  let sum = 0;
  let cheapest: { cost: number; hand: readonly number[] } = { cost: Infinity, hand: [] };
  let dearest: { cost: number; hand: readonly number[] } = { cost: -Infinity, hand: [] };
  for (const hand of allHands(board)) {
    const cost = missingCost(
      weights,
      -1,
      hand.map((city) => cityJunction[city]!),
    );
    hands++;
    sum += cost;
    counts.set(cost, (counts.get(cost) ?? 0) + 1);
    if (cost < cheapest.cost) cheapest = { cost, hand };
    if (cost > dearest.cost) dearest = { cost, hand };
  }
  const names = (hand: readonly number[]): readonly string[] => hand.map((city) => board.cities[city]!.name);
  return {
    hands,
    min: cheapest.cost,
    mean: sum / hands,
    max: dearest.cost,
    counts,
    cheapest: names(cheapest.hand),
    dearest: names(dearest.hand),
  };
}

function describe(board: Board, { hands, min, mean, max, counts, cheapest, dearest }: HandCosts): string {
  const most = Math.max(...counts.values());
  const rows = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([cost, count]) => [cost, count, percent(count, hands), '█'.repeat(Math.round((40 * count) / most))]);
  return [
    `${board.title.en} (${board.id}): the cheapest tree that joins the cities of a hand, without a marker`,
    '',
    `hands  ${hands}`,
    `min    ${min}  (${cheapest.join(', ')})`,
    `mean   ${fixed(mean, 4)}`,
    `max    ${max}  (${dearest.join(', ')})`,
    '',
    table(['cost', 'hands', 'share', ''], rows),
  ].join('\n');
}

export const command = new Command('hands')
  .summary('exact costs of all hands of a board')
  .description('Solve every hand of a board exactly (7⁵ = 16,807) and print what its five cities cost to join.')
  .argument('<board>', `one of ${BOARD_IDS.join(', ')}`)
  .option('--json', '{ hands, min, mean, max } as JSON')
  .addHelpText('after', '\nExamples:\n  branchline hands europe\n  branchline hands usa --json')
  .action((id: string, { json }: { json?: true }) => {
    const board = requireBoard(id);
    const costs = handCosts(board);
    if (json) printJson({ hands: costs.hands, min: costs.min, mean: costs.mean, max: costs.max });
    else print(describe(board, costs));
  });
