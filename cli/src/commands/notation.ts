// branchline notation: games as text to write about, and back.

import { formatGameFile } from '@branchline/core';
import { fileUpTo, formatRecord } from '@branchline/core/notation';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { notationOf } from '../catalog.ts';
import { badInput } from '../fail.ts';
import { displayName } from '../files.ts';
import { gamesIn, replayOf, type FoundGame } from '../game-files.ts';
import { print } from '../output.ts';

interface Options {
  readonly number?: number;
  readonly after?: number;
  readonly json?: true;
}

function written(found: FoundGame, { after, json }: Options): string {
  const { game, file, place } = replayOf(found);
  if ((after ?? 0) > file.moves.length) badInput(`${place}: there is no move ${after}, only ${file.moves.length}`);
  const part = after === undefined ? file : fileUpTo(file, after);
  return json ? formatGameFile(part) : formatRecord(notationOf(game), part);
}

async function notation(path: string, options: Options): Promise<void> {
  let count = 0;
  for await (const found of gamesIn(path)) {
    count++;
    if (options.number !== undefined && count !== options.number) continue;
    print(written(found, options).trimEnd());
    if (count === options.number) return;
    if (!options.json) print('');
  }
  if (options.number !== undefined)
    badInput(`${displayName(path)}: there is no game ${options.number} in it, only ${count}`);
}

export const command = new Command('notation')
  .summary('write games as text, and back')
  .description(
    'Write games in the notation of docs/notation.md, which every command reads like a game file. Games are verified first.',
  )
  .argument('<file>', 'game files or games in notation; - for standard input')
  .option('--number <n>', 'only the n-th game of the file', wholeNumber(1))
  .option('--after <n>', 'only the first n moves', wholeNumber(0))
  .option('--json', 'as a game file instead, one a line')
  .addHelpText(
    'after',
    '\nExamples:\n  branchline notation game.json > game.txt\n  branchline notation game.txt --json > game.json\n  branchline verify game.txt',
  )
  .action(notation);
