// The balance of the boards in exact figures; with --write into docs/boards.md: node solver/scripts/run.js board-report
import { BOARD_IDS, boardById, graphOf } from '@branchline/boards';
import type { Board } from '@branchline/boards';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { handCosts, solverFor } from '../src/index.ts';
import { countInWasm } from '../src/fast.ts';
import type { HandCosts } from '../src/index.ts';

const DOC = fileURLToPath(new URL('../../docs/boards.md', import.meta.url));
const BEGIN = '<!-- figures: node solver/scripts/run.js board-report --write -->';
const END = '<!-- end of figures -->';

const boards = BOARD_IDS.map((id) => boardById(id)!);

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const sizes = (): string =>
  table(
    ['board', 'junctions', 'lines', 'single', 'double', 'river', 'mountain', 'sea', 'ferries'],
    boards.map(({ id, junctions, lines }) => {
      const of = (terrain: string): number =>
        lines.filter((l) => (l.terrain as readonly string[]).includes(terrain)).length;
      const doubles = lines.filter((l) => l.terrain.length > 0).length;
      const ferries = lines.filter((l) => l.kind === 'ferry').length;
      const single = lines.filter((l) => l.cost === 1).length;
      const share = `${doubles} (${percent(doubles, lines.length)})`;
      return [id, junctions.length, lines.length, single, share, of('river'), of('mountain'), of('sea'), ferries];
    }),
  );

const handRow = (name: string, { hands, min, mean, max, deviation }: HandCosts): readonly (string | number)[] => [
  name,
  hands,
  min,
  mean.toFixed(3),
  max,
  deviation.toFixed(3),
];

const hands = (): string =>
  table(
    ['board', 'hands', 'min', 'mean', 'max', 'standard deviation'],
    boards.flatMap((board) => [
      handRow(board.id, handCosts(board)),
      handRow(`${board.id}, 2–3 players`, handCosts(board, { withoutDashed: true })),
    ]),
  );

/** How much shorter the mean hand is without a region. */
const removal = (board: Board, mean: number, region: string): number =>
  mean - handCosts(board, { withoutRegion: region }).mean;

const regions = (): string =>
  table(
    ['board', 'brown', 'white', 'rose', 'orange', 'turquoise', 'white ÷ turquoise'],
    boards.map((board) => {
      const { mean } = handCosts(board);
      const saved = new Map(board.regions.map((r) => [r.prestige, removal(board, mean, r.id)]));
      const colours = (['brown', 'white', 'rose', 'orange', 'turquoise'] as const).map((c) => saved.get(c)!);
      return [
        board.id,
        ...colours.map((v) => v.toFixed(2)),
        (saved.get('white')! / saved.get('turquoise')!).toFixed(2),
      ];
    }),
  );

/** Per city: how much longer a hand is on average with it than without any city of its region. */
const remoteness = (board: Board): readonly (readonly [city: number, cost: number])[][] => {
  const all = handCosts(board);
  return board.regions.map((region, r) => {
    const cities = all.cities[r]!;
    const without = all.mean - removal(board, all.mean, region.id);
    const step = all.cities.slice(r + 1).reduce((product, later) => product * later.length, 1);
    const sums = cities.map(() => 0);
    all.costs.forEach((cost, hand) => (sums[Math.floor(hand / step) % cities.length]! += cost));
    return cities
      .map((city, i) => [city, (sums[i]! * cities.length) / all.hands - without] as const)
      .sort(([, x], [, y]) => y - x);
  });
};

const cities = (board: Board): string =>
  table(
    ['region', 'cities, remotest first; ° bordered'],
    remoteness(board).map((row, r) => [
      board.regions[r]!.id,
      row
        .map(([c, cost]) => `${board.cities[c]!.name}${board.cities[c]!.dashed ? '°' : ''} ${cost.toFixed(2)}`)
        .join(', '),
    ]),
  );

/** The lines that most of all cheapest trees use. */
const busiest = (board: Board): readonly (readonly [line: string, share: number])[] => {
  const graph = graphOf(board);
  const { missingTree } = solverFor(board);
  const all = handCosts(board);
  const uses = new Uint32Array(graph.lineCount);
  for (let number = 0; number < all.hands; number++) {
    let rest = number;
    const hand = all.cities.toReversed().map((slot) => {
      const city = slot[rest % slot.length]!;
      rest = Math.floor(rest / slot.length);
      return graph.cityJunction[city]!;
    });
    for (const l of missingTree(graph.cost, -1, hand).lines) uses[l]!++;
  }
  return [...uses]
    .map((count, l) => [graph.lineIds[l]!, count / all.hands] as const)
    .sort(([, x], [, y]) => y - x)
    .slice(0, 3);
};

const lines = (): string =>
  table(
    ['board', 'busiest line', 'second', 'third'],
    boards.map((board) => [board.id, ...busiest(board).map(([line, share]) => `${line}: ${percent(share, 1)}`)]),
  );

const figures = (): string =>
  [
    '### Size',
    sizes(),
    '### Cheapest trees of all hands, without a marker',
    hands(),
    '### How much shorter the mean hand is without a region (by prestige colour)',
    regions(),
    '### Share of all hands whose cheapest tree uses a line',
    lines(),
    ...['europe-ferries', 'central-europe'].flatMap((id) => [
      `### ${id}: what a city adds to the mean hand`,
      cities(boardById(id)!),
    ]),
  ].join('\n\n');

export function main(args: readonly string[]): void {
  countInWasm();
  const text = figures();
  if (!args.includes('--write')) {
    console.log(text);
    return;
  }
  const doc = readFileSync(DOC, 'utf8');
  const [before] = doc.split(BEGIN);
  const [, after] = doc.split(END);
  if (before === undefined || after === undefined) throw new Error(`${DOC} has no place for the figures`);
  writeFileSync(DOC, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
}
