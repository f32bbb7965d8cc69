// branchline balance: thousands of games of Trains of Europe between different styles, and how balanced the content is.

import { contentById, DEFAULT_CONTENT } from '@branchline/trains-of-europe';
import { Command } from 'commander';
import { numberList, wholeNumber } from '../arguments.ts';
import { reportJson, reportText } from '../balance/report.ts';
import { addGame, emptyTally } from '../balance/tally.ts';
import { print, printJson } from '../output.ts';
import { defaultJobs, runTasks } from '../pool.ts';
import { progressBar } from '../progress.ts';
import type { BalanceTask } from '../tasks/balance.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly players: readonly number[];
  readonly target: readonly number[];
  readonly jobs: number;
  readonly json?: true;
}

const GAMES_PER_TASK = 10;

async function balance({ games, seed, players, target, jobs, json }: Options): Promise<void> {
  const targets = new Set(target);
  const tallies = [...new Set(players)].flatMap((count) => [...targets].map((wanted) => emptyTally(count, wanted)));
  const portions = Math.ceil(games / GAMES_PER_TASK);
  const bar = progressBar(tallies.length * games, 'games');
  try {
    await runTasks({
      kind: 'balance',
      count: tallies.length * portions,
      task(index): BalanceTask {
        const { players: seats, target: wanted } = tallies[Math.floor(index / portions)]!;
        const from = (index % portions) * GAMES_PER_TASK;
        return { players: seats, target: wanted, seed, from, to: Math.min(games, from + GAMES_PER_TASK) };
      },
      jobs,
      onResult(played, index) {
        for (const game of played) addGame(tallies[Math.floor(index / portions)]!, game);
        bar.advance(played.length);
      },
    });
  } finally {
    bar.end();
  }
  const index = contentById(DEFAULT_CONTENT)!;
  if (json) printJson(reportJson(index, tallies));
  else print(reportText(index, tallies));
}

export const command = new Command('balance')
  .summary('measure the balance of the business game')
  .description(
    'Play many games of Trains of Europe between companies of four styles (payback, network, cash, caller) and print ' +
      'what the content is balanced by: length, insolvencies, contracts taken, wins by launch contract and seat, ' +
      'profits, margins. The same arguments always give the same report, whatever --jobs is.',
  )
  .option('--games <n>', 'how many games for every number of players and target', wholeNumber(1), 200)
  .option('--seed <text>', 'games are dealt from the hash of "balance:<seed>:<players>:<target>:<i>"', '1')
  .option('--players <numbers>', 'numbers of players', numberList(2, 4), [2, 3, 4])
  .option('--target <numbers>', 'numbers of completed contracts that end the game', numberList(3, 20), [3, 4, 5])
  .option('--jobs <n>', 'worker threads', wholeNumber(1, 256), defaultJobs())
  .option('--json', 'the report as one JSON document')
  .addHelpText('after', '\nExamples:\n  branchline balance --games 5000 --players 3,4 --target 3')
  .action(balance);
