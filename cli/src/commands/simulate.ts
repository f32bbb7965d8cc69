// branchline simulate: many games between bots, counted up and, on request, written down.

import type { GameSpec } from '@branchline/core';
import { EDITION_IDS, SPECIAL_CARDS } from '@branchline/trans-europa';
import { Command } from 'commander';
import { jsonObject, nameList, numberList, shard, shardRange, wholeNumber, type Shard } from '../arguments.ts';
import { tellerOf, gameIds, requireGame } from '../catalog.ts';
import { badInput } from '../fail.ts';
import { openOutput, STANDARD_OUTPUT } from '../files.ts';
import { print, printJson } from '../output.ts';
import { defaultJobs, runTasks } from '../pool.ts';
import { progressBar } from '../progress.ts';
import { addGame, emptyTally, tallyJson, tallyText } from '../simulate/tally.ts';
import { requireBot, requireConfig } from '../tables.ts';
import type { SimulateTask } from '../tasks/simulate.ts';

interface Options {
  readonly game: string;
  readonly edition?: string;
  readonly board?: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly cards?: readonly number[];
  readonly rotate?: true;
  readonly iterations: number;
  readonly jobs: number;
  readonly shard?: Shard;
  readonly out?: string;
  readonly hashes: boolean;
  readonly json?: true;
}

/** Small enough that all threads stay busy and the bar moves, large enough that messages do not count. */
const GAMES_PER_TASK = 8;

function specOf({ edition, board, bots, options: said, cards, game }: Options): GameSpec {
  const options = { ...requireGame(game).customary, ...said };
  if (cards !== undefined && game !== 'trans-europa') badInput('--cards: only Trans Europa has special cards');
  return {
    seats: bots.length,
    ...(edition === undefined ? {} : { edition }),
    ...(board === undefined ? {} : { board }),
    options: cards === undefined ? options : { ...options, specialCards: 'fixedGame' },
    ...(cards === undefined ? {} : { agreed: { cards: [cards] } }),
  };
}

/** The games in portions, one task each. */
function portions(
  options: Options,
  spec: GameSpec,
): { games: number; count: number; task: (index: number) => SimulateTask } {
  const { from, to } = shardRange(options.shard ?? { index: 1, of: 1 }, options.games);
  const size = Math.max(1, Math.min(GAMES_PER_TASK, Math.ceil((to - from) / options.jobs)));
  return {
    games: to - from,
    count: Math.ceil((to - from) / size),
    task: (index) => ({
      game: options.game,
      spec,
      bots: options.bots,
      rotate: options.rotate === true,
      seed: options.seed,
      from: from + index * size,
      to: Math.min(to, from + (index + 1) * size),
      iterations: options.iterations,
      files: options.out === undefined ? 'none' : options.hashes ? 'hashed' : 'plain',
    }),
  };
}

async function simulate(options: Options): Promise<void> {
  const game = requireGame(options.game);
  const spec = specOf(options);
  // Refused here, before any thread starts or any file is opened.
  const config = requireConfig(game, spec);
  for (const id of options.bots) requireBot(game.id, id);
  const { games: total, count, task } = portions(options, spec);
  const output = options.out === undefined ? undefined : openOutput(options.out);
  const bar = progressBar(total, 'games');
  const tally = emptyTally(options.bots.length);
  const started = performance.now();
  try {
    await runTasks({
      kind: 'simulate',
      count,
      task,
      jobs: options.jobs,
      onResult({ games, text }) {
        output?.write(text);
        for (const played of games) addGame(tally, played);
        bar.advance(games.length);
      },
    });
    output?.finish();
  } catch (error) {
    output?.discard();
    throw error;
  } finally {
    bar.end();
  }
  if (options.out === STANDARD_OUTPUT) return;
  const seconds = (performance.now() - started) / 1000;
  const { edition, board } = game.header(config);
  const head = { game: game.id, ...(edition === undefined ? {} : { edition }), board, seed: options.seed };
  if (options.json) printJson({ ...head, ...tallyJson(tally, seconds) });
  else
    print(
      tallyText(tally, { head: Object.values(head).slice(0, -1).join(' · '), seconds, words: tellerOf(game).words }),
    );
}

export const command = new Command('simulate')
  .summary('play many games between bots')
  .description(
    'Play many games between bots and count up wins, scores, lengths and end reasons. The same arguments always give ' +
      'the same games, whatever --jobs is.',
  )
  .option('--game <id>', `one of ${gameIds().join(', ')}`, 'trans-europa')
  .option('--edition <id>', `one of ${EDITION_IDS.join(', ')} (Trans Europa)`)
  .option('--board <id>', 'the board; each edition has its own default (Trans Europa)')
  .requiredOption('--bots <ids>', 'one bot per seat, separated by commas', nameList)
  .option('--games <n>', 'how many games', wholeNumber(1), 100)
  .option('--seed <text>', 'games i = 0, 1, … are dealt from the hash of "simulate:<seed>:<i>"', '1')
  .option('--options <json>', 'table options as a JSON object', jsonObject)
  .option(
    '--cards <numbers>',
    `these special cards in every round, 1 to ${SPECIAL_CARDS.length}`,
    numberList(1, SPECIAL_CARDS.length),
  )
  .option('--rotate', 'move every bot one seat on from game to game')
  .option('--iterations <n>', 'what a searching bot may spend on one decision', wholeNumber(1), 400)
  .option('--jobs <n>', 'worker threads', wholeNumber(1, 256), defaultJobs())
  .option('--shard <i/n>', 'play only the i-th of n equal parts of the games', shard)
  .option('--out <file>', 'write the games to this file, one a line; - for standard output, without figures')
  .option('--no-hashes', 'leave the state hashes out of the file')
  .option('--json', 'the figures as one JSON document')
  .addHelpText(
    'after',
    '\nExamples:\n' +
      '  branchline simulate --edition classic --bots greedy,greedy,random --games 200 --seed 7 --out games.jsonl\n' +
      '  branchline simulate --edition prestige --board usa --bots greedy,greedy --cards 4,16\n' +
      '  branchline simulate --edition ferry --bots greedy,random --rotate --options \'{"targetScore":20}\' --json',
  )
  .action(simulate);
