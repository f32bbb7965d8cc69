// branchline perft: how many sequences of legal actions a position allows; a fingerprint of the rules.

import type { Game, GameTypes } from '@branchline/core';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { badInput } from '../fail.ts';
import { oneGame, replayOf } from '../game-files.ts';
import { print, printJson, table } from '../output.ts';

/** Legal actions of the acting seat; of several at once, the lowest seat first. None where chance moves or the game is over. */
function actionsIn(game: Game<GameTypes>, state: unknown): readonly object[] {
  const turn = game.turn(state);
  if (turn.kind !== 'seats') return [];
  const by = Math.min(...turn.seats);
  return game.legal(game.view(state, by), by).map((action) => ({ by, ...action }));
}

function perft(game: Game<GameTypes>, state: unknown, depth: number): number {
  if (depth === 0) return 1;
  const actions = actionsIn(game, state);
  if (depth === 1) return actions.length;
  let count = 0;
  for (const move of actions) count += perft(game, game.apply(state, move as never), depth - 1);
  return count;
}

interface Options {
  readonly depth: number;
  readonly after?: number;
  readonly number?: number;
  readonly divide?: true;
  readonly json?: true;
}

async function run(path: string, { depth, after, number, divide, json }: Options): Promise<void> {
  const { game, place, replay } = replayOf(await oneGame(path, number));
  const last = replay.states.length - 1;
  if ((after ?? 0) > last) badInput(`${place}: there is no move ${after}, only ${last}`);
  const state = replay.states[after ?? last];
  if (!divide || depth === 0) {
    const count = perft(game, state, depth);
    return json ? printJson({ depth, count }) : print(String(count));
  }
  const parts = actionsIn(game, state).map((move) => ({
    move,
    count: perft(game, game.apply(state, move as never), depth - 1),
  }));
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  if (json) return printJson({ depth, count, parts });
  print(
    table(
      ['move', 'count'],
      parts.map((part) => [JSON.stringify(part.move), part.count]),
    ),
  );
  print(`\n${count}`);
}

export const command = new Command('perft')
  .summary('count legal action sequences')
  .description(
    'Count the sequences of legal actions of a given length from the last position of an unfinished game file. ' +
      'Black and own pieces count separately, end-turn and claims count; a sequence stops where chance has to move.',
  )
  .argument('<file>', 'a game file; - for standard input')
  .requiredOption('--depth <d>', 'length of the sequences', wholeNumber(0, 20))
  .option('--after <m>', 'from the position after move m instead of the last one', wholeNumber(0))
  .option('--number <n>', 'the n-th game of a file with several', wholeNumber(1))
  .option('--divide', 'the count behind each first action too')
  .option('--json', '{ depth, count } as JSON')
  .addHelpText(
    'after',
    '\nExamples:\n  branchline perft game.json --depth 3\n  branchline perft games.jsonl --number 2 --after 40 --depth 2 --divide',
  )
  .action(run);
