// branchline board: a board as a table for people or as JSON for programs.

import { BOARD_IDS, boardById, boardHash, boardJson, type Board } from '@branchline/boards';
import { Command } from 'commander';
import { requireBoard } from '../boards.ts';
import { print, printJson, table } from '../output.ts';

const count = (board: Board, kind: string): number => board.lines.filter((line) => line.kind === kind).length;

function describe(board: Board): string {
  const regions = board.regions.map((region) => [
    region.id,
    region.prestige,
    board.cities
      .filter((city) => city.region === region.id)
      .map((city) => (city.dashed ? `${city.name}*` : city.name))
      .join(', '),
  ]);
  return [
    `${board.title.en} (${board.id})`,
    '',
    `junctions   ${board.junctions.length}, ${board.junctions.filter((j) => j.sea).length} of them at sea`,
    `lines       ${board.lines.length}: ${count(board, 'flat')} single; double: ${count(board, 'river')} river, ` +
      `${count(board, 'mountain')} mountain, ${count(board, 'sea')} sea; ${count(board, 'ferry')} ferries`,
    `hash        ${boardHash(board)}`,
    '',
    table(['region', 'special cards', 'cities (* only with 4 players or more)'], regions),
  ].join('\n');
}

function list(): string {
  const rows = BOARD_IDS.flatMap((id) => {
    const board = boardById(id);
    if (board === undefined) return [];
    return [[id, board.title.en, board.junctions.length, board.lines.length, board.ferries ? 'yes' : 'no']];
  });
  return table(['id', 'title', 'junctions', 'lines', 'ferries'], rows);
}

export const command = new Command('board')
  .summary('show a board')
  .description('Show a board of Trans Europa: its cities and lines. Without an id, list the boards.')
  .argument('[id]', `one of ${BOARD_IDS.join(', ')}`)
  .option('--json', 'the whole board as one JSON document')
  .addHelpText(
    'after',
    '\nExamples:\n  branchline board\n  branchline board europe\n  branchline board usa --json > usa.json',
  )
  .action((id: string | undefined, { json }: { json?: true }) => {
    if (id === undefined) {
      if (json) printJson(BOARD_IDS.filter((known) => boardById(known) !== undefined));
      else print(list());
      return;
    }
    const board = requireBoard(id);
    if (json) printJson(boardJson(board));
    else print(describe(board));
  });
