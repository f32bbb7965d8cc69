// branchline gym: tables for learning machines, over a pipe.

import type { GameSpec } from '@branchline/core';
import { gymGames, gymOf } from '@branchline/gym';
import { Command, Option } from 'commander';
import { jsonObject, wholeNumber } from '../arguments.ts';
import { requireGame } from '../catalog.ts';
import { badInput } from '../fail.ts';
import { serveGym } from '../gym/frames.ts';
import { playPolicy } from '../gym/policy.ts';
import { badSpecText } from '../text/bad-spec.ts';

interface Options {
  readonly game: string;
  readonly players: number;
  readonly edition?: string;
  readonly board?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly tables: number;
  readonly seed: number;
  readonly stop?: true;
  readonly policy?: string;
}

async function gym({ game: id, players, edition, board, options, tables, seed, stop, policy }: Options): Promise<void> {
  if (policy !== undefined) return playPolicy(policy);
  const spec: GameSpec = {
    seats: players,
    ...(edition === undefined ? {} : { edition }),
    ...(board === undefined ? {} : { board }),
    options: { ...requireGame(id).customary, ...options },
  };
  const made = gymOf({ game: id, spec, count: tables, seed, continuous: !stop });
  await serveGym(made.ok ? made.value : badInput(badSpecText(made.error)));
}

const MOST_TABLES = 4096;
const MOST_SEED = 2 ** 32 - 1;

export const command = new Command('gym')
  .summary('tables for learning machines')
  .description(
    'Many tables that a program steps together: actions as numbers with a mask, observations as rows of small numbers, over ' +
      'standard input and output. docs/gym.md describes the protocol and the Python package that speaks it.',
  )
  .addOption(new Option('--game <id>', 'what is played').choices([...gymGames()]).default('trans-europa'))
  .option('--players <n>', 'seats at each table', wholeNumber(2, 6), 4)
  .option('--edition <id>', 'the edition (Trans Europa)')
  .option('--board <id>', 'the board (Trans Europa)')
  .option('--options <json>', 'table options as a JSON object', jsonObject)
  .option('--tables <n>', 'how many tables', wholeNumber(1, MOST_TABLES), 64)
  .option('--seed <n>', 'what everything is drawn from', wholeNumber(0, MOST_SEED), 1)
  .option('--stop', 'a table whose game is over waits for the next reset')
  .option('--policy <command>', 'instead, play as a bot of the arena that asks this program for numbers')
  .addHelpText(
    'after',
    '\nExamples:\n  branchline gym --tables 64\n  branchline arena --bots "greedy,cmd:npx branchline gym --policy \'python3 mine.py\'" --players 2',
  )
  .action(gym);
