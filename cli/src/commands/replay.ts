// branchline replay: game files as readable text.

import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { tellerOf } from '../catalog.ts';
import { badInput } from '../fail.ts';
import { displayName } from '../files.ts';
import { gamesIn, replayOf } from '../game-files.ts';
import { print } from '../output.ts';

async function replay(path: string, { number }: { readonly number?: number }): Promise<void> {
  let count = 0;
  for await (const found of gamesIn(path)) {
    count++;
    if (number !== undefined && count !== number) continue;
    const { game, file, replay: played } = replayOf(found);
    if (count > 1 && number === undefined) print(`\n${'═'.repeat(60)}\n`);
    for (const line of tellerOf(game).narrate(file, played)) print(line);
    if (count === number) return;
  }
  if (number !== undefined) badInput(`${displayName(path)}: there is no game ${number} in it, only ${count}`);
}

export const command = new Command('replay')
  .summary('tell a game as text')
  .description('Tell every game of a file as readable text. Games are checked while they are told.')
  .argument('<file>', 'a game file, .json or .jsonl with one game a line; - for standard input')
  .option('--number <n>', 'only the n-th game of the file', wholeNumber(1))
  .addHelpText(
    'after',
    '\nExamples:\n  branchline replay game.json\n  branchline replay games.jsonl --number 17 | less',
  )
  .action(replay);
