// branchline solve: the cheapest tree that joins some cities, from a junction and over tracks already laid.

import { BOARD_IDS, graphOf, type Board } from '@branchline/boards';
import { MAX_TERMINALS, solverFor } from '@branchline/solver';
import { Command } from 'commander';
import { nameList } from '../arguments.ts';
import { requireBoard, requireCity, requireJunction, requireLine } from '../boards.ts';
import { badInput } from '../fail.ts';
import { displayName, readText } from '../files.ts';
import { print, printJson, table } from '../output.ts';

/** Line ids from a JSON list, or separated by blanks, commas or line ends; `#` begins a comment. */
async function laidLines(board: Board, path: string): Promise<readonly number[]> {
  const text = await readText(path);
  const name = displayName(path);
  if (text.trimStart().startsWith('[')) {
    let ids: unknown;
    try {
      ids = JSON.parse(text);
    } catch {
      badInput(`${name}: not JSON`);
    }
    if (!Array.isArray(ids)) badInput(`${name}: expected a JSON list of line ids`);
    return ids.map((id, index) => requireLine(board, String(id), `${name}: entry ${index + 1}`));
  }
  return text
    .split('\n')
    .flatMap((line, index) =>
      (line.replace(/#.*/, '').match(/\d+,\d+-\d+,\d+|[^\s,]+/g) ?? []).map((id) =>
        requireLine(board, id, `${name}:${index + 1}`),
      ),
    );
}

interface Options {
  readonly cities: readonly string[];
  readonly from?: string;
  readonly laid?: string;
  readonly json?: true;
}

async function solve(id: string, { cities, from, laid, json }: Options): Promise<void> {
  const board = requireBoard(id);
  const graph = graphOf(board);
  const targets = cities.map((city) => graph.cityJunction[requireCity(board, city)]!);
  const start = from === undefined ? -1 : requireJunction(board, from);
  const terminals = new Set(start < 0 ? targets : [start, ...targets]);
  if (terminals.size > MAX_TERMINALS) {
    badInput(
      `too many places to join: ${terminals.size}, at most ${MAX_TERMINALS} cities and the junction of --from together`,
    );
  }
  const weights = graph.cost.slice();
  for (const line of laid === undefined ? [] : await laidLines(board, laid)) weights[line] = 0;
  const tree = solverFor(board).missingTree(weights, start, [...new Set(targets)]);
  if (!Number.isFinite(tree.cost)) badInput('these places cannot be joined on this board');
  const lines = tree.lines.map((line) => board.lines[line]!);
  if (json) return printJson({ cost: tree.cost, lines: lines.map((line) => line.id) });
  const near = (junction: string): string => board.cities.find((city) => city.junction === junction)?.name ?? '';
  print(`cost ${tree.cost}, ${lines.length} ${lines.length === 1 ? 'track' : 'tracks'}`);
  if (lines.length === 0) return;
  print('');
  print(
    table(
      ['line', 'cost', 'kind', 'touches'],
      lines.map(({ id: line, a, b, kind }, i) => [
        line,
        weights[tree.lines[i]!]!,
        kind,
        [near(a), near(b)].filter((name) => name !== '').join(', '),
      ]),
    ),
  );
}

export const command = new Command('solve')
  .summary('the cheapest tree that joins cities')
  .description(
    'Find one cheapest set of tracks that joins the cities, exactly; the same question always gets the same set.',
  )
  .argument('<board>', `one of ${BOARD_IDS.join(', ')}`)
  .requiredOption('--cities <ids>', 'city ids separated by commas', nameList)
  .option('--from <x,y>', 'junction of a start marker that must be joined too')
  .option('--laid <file>', 'tracks that already lie: line ids, one a line or as a JSON list; - for standard input')
  .option('--json', '{ cost, lines } as JSON')
  .addHelpText(
    'after',
    '\nExamples:\n  branchline solve europe --cities london,paris,berlin,madrid,roma\n' +
      '  branchline solve usa --cities seattle,boston --from 30,12 --laid tracks.txt',
  )
  .action(solve);
