// branchline arena: bots against each other on the same deals, in every seat, with confidence intervals and ratings.

import { botIds, poolIds } from '@branchline/bots';
import type { GameSpec } from '@branchline/core';
import { SPECIAL_CARDS } from '@branchline/trans-europa';
import { Command, Option } from 'commander';
import { inOrder, matchKey, type MatchRecord } from '../arena/match-record.ts';
import { mergeResults } from '../arena/merge.ts';
import { commandOf, isOutside } from '../arena/outside-bot.ts';
import { matchesOf, MOST_ROUNDS, type Cell, type Plan } from '../arena/plan.ts';
import { endProcesses, newProcesses } from '../arena/register.ts';
import { reportJson, reportText } from '../arena/report.ts';
import { openResults } from '../arena/results.ts';
import { jsonObject, nameList, numberList, shard, wholeNumber, type Shard } from '../arguments.ts';
import { gameIds, requireGame } from '../catalog.ts';
import { badInput } from '../fail.ts';
import { STANDARD_OUTPUT } from '../files.ts';
import { undoOnInterrupt } from '../interrupt.ts';
import { print, printJson } from '../output.ts';
import { defaultJobs, runTasks } from '../pool.ts';
import { progressBar } from '../progress.ts';
import { requireBot, requireConfig } from '../tables.ts';

interface Options {
  readonly game: string;
  readonly edition?: readonly string[];
  readonly board?: readonly string[];
  readonly players: readonly number[];
  readonly bots?: readonly string[];
  readonly bot: readonly string[];
  readonly against?: string;
  readonly rounds: number;
  readonly whole?: true;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly cards?: readonly number[];
  readonly iterations: number;
  readonly time?: number;
  readonly limit: number;
  readonly jobs: number;
  readonly shard?: Shard;
  readonly out?: string;
  readonly json?: true;
}

const AN_HOUR = 3_600_000;

/** Stands for all opponents of the pool. */
const POOL = 'pool';

/** Not worth a seat unless asked for: one plays at random, the other is the conductor under its second name. */
const LEFT_OUT: readonly string[] = ['random', 'greedy'];

function cellsOf({ game: id, edition, board, players, options, cards }: Options): readonly Cell[] {
  const game = requireGame(id);
  if (cards !== undefined && id !== 'trans-europa') badInput('--cards: only Trans Europa has special cards');
  const cells = (edition ?? [undefined]).flatMap((wantedEdition) =>
    (board ?? [undefined]).flatMap((wantedBoard) =>
      players.map((seats): Cell => {
        const spec: GameSpec = {
          seats,
          ...(wantedEdition === undefined ? {} : { edition: wantedEdition }),
          ...(wantedBoard === undefined ? {} : { board: wantedBoard }),
          options: cards === undefined ? (options ?? {}) : { ...options, specialCards: 'fixedGame' },
          ...(cards === undefined ? {} : { agreed: { cards: [cards] } }),
        };
        const header = game.header(requireConfig(game, spec));
        return { key: [header.edition ?? game.id, header.board, seats].join('/'), spec };
      }),
    ),
  );
  // Asked for twice, or once by name and once by default, it is still one table.
  return [...new Map(cells.map((cell) => [cell.key, cell])).values()];
}

function planOf(options: Options): Plan {
  const game = requireGame(options.game);
  const listed = [...(options.bots ?? []), ...options.bot].flatMap((bot) => (bot === POOL ? poolIds(game.id) : bot));
  const bots = [...new Set(listed.length > 0 ? listed : botIds(game.id).filter((id) => !LEFT_OUT.includes(id)))];
  const { against } = options;
  for (const bot of [...bots, ...(against === undefined ? [] : [against])]) {
    if (!isOutside(bot)) requireBot(game.id, bot);
    else if (commandOf(bot) === '') badInput('"cmd:" needs a command behind it');
  }
  if (bots.length < 2 && against === undefined) badInput('an arena needs two bots, or one and --against');
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    cells: cellsOf(options),
    bots,
    ...(against === undefined ? {} : { against }),
    rounds: options.rounds,
    seed: options.seed,
    whole: options.whole === true,
    budget:
      options.time === undefined
        ? { kind: 'iterations', count: options.iterations }
        : { kind: 'time', milliseconds: options.time },
    limit: options.limit,
  };
}

async function arena(options: Options): Promise<void> {
  const plan = planOf(options);
  const { index, of } = options.shard ?? { index: 1, of: 1 };
  const wanted = matchesOf(plan).filter(({ deal }) => deal % of === index - 1);
  const file = options.out === undefined ? undefined : openResults(options.out, plan);
  const played: MatchRecord[] = [...(file?.finished ?? [])];
  const known = new Set(played.map(matchKey));
  const open = wanted.filter(({ cell, lineUp, deal }) => !known.has(matchKey({ cell: cell.key, lineUp, deal })));
  const outside = [...plan.bots, plan.against ?? ''].some(isOutside);
  const processes = outside ? newProcesses() : undefined;
  const forget = processes && undoOnInterrupt(() => endProcesses(processes));
  const bar = progressBar(wanted.length, 'matches', wanted.length - open.length);
  try {
    await runTasks({
      kind: 'arena',
      count: open.length,
      jobs: options.jobs,
      task(at) {
        const { cell, lineUp, deal } = open[at]!;
        const { game, seed, whole, budget, limit } = plan;
        return { game, spec: cell.spec, lineUp, seed, deal, whole, budget, limit, ...(processes && { processes }) };
      },
      onResult(rounds, at) {
        const { cell, lineUp, deal } = open[at]!;
        const match: MatchRecord = { cell: cell.key, lineUp, deal, rounds };
        file?.add(match);
        played.push(match);
        bar.advance(1);
      },
    });
  } finally {
    bar.end();
    file?.close();
    forget?.();
    if (processes !== undefined) endProcesses(processes);
  }
  const matches = inOrder(played);
  if (options.json) printJson(reportJson(plan, matches));
  else print(reportText(plan, matches));
}

const oneMore = (text: string, before: readonly string[]): readonly string[] => [...before, text];

const merge = new Command('merge')
  .summary('put the result files of shards together')
  .description('Put the result files of an arena together, print the result and, with --out, write one file.')
  .argument('<files...>', 'result files of the same arena')
  .addHelpText('after', '\nExample:\n  branchline arena merge part-1.jsonl part-2.jsonl --out all.jsonl --json')
  .action((files: readonly string[], _: unknown, self: Command) => {
    const { out, json } = self.optsWithGlobals<{ out?: string; json?: true }>();
    const { plan, matches } = mergeResults(files, out);
    if (out === STANDARD_OUTPUT) return;
    if (json) printJson(reportJson(plan, matches));
    else print(reportText(plan, matches));
  });

export const command = new Command('arena')
  .summary('compare bots on the same deals')
  .description(
    'Let bots play against each other: the same deals for every line-up, every line-up once in every rotation of the ' +
      'seats. Prints rounds won, points and ratings with 95 % confidence. The same arguments always give the same ' +
      'result, whatever --jobs is, unless bots think by the clock (--time) or come from outside.',
  )
  .option('--game <id>', `one of ${gameIds().join(', ')}`, 'trans-europa')
  .option(
    '--bots <ids>',
    'bots separated by commas; "pool" is all of the pool, "cmd:COMMAND" a program of yours (default: all levels)',
    nameList,
  )
  .option('--bot <id>', 'one more bot, taken as it is: for commands with commas', oneMore, [])
  .option('--against <id>', 'test every bot in one seat against this one in all others, with the control row')
  .option('--players <numbers>', 'numbers of players', numberList(2, 6), [2, 4])
  .option('--edition <ids>', 'editions (Trans Europa)', nameList)
  .option('--board <ids>', 'boards; each edition has its own default (Trans Europa)', nameList)
  .option(
    '--rounds <n>',
    'rounds (Trains of Europe: games) of each line-up, at least',
    wholeNumber(1, MOST_ROUNDS),
    200,
  )
  .option('--whole', 'whole games of Trans Europa instead of single rounds')
  .option('--seed <text>', 'deals i = 0, 1, … come from the hash of "arena:<seed>:<i>"', '1')
  .option('--options <json>', 'table options as a JSON object', jsonObject)
  .option(
    '--cards <numbers>',
    `these special cards in every round, 1 to ${SPECIAL_CARDS.length}`,
    numberList(1, SPECIAL_CARDS.length),
  )
  .option('--iterations <n>', 'what a searching bot may spend on one decision', wholeNumber(1), 400)
  .addOption(
    new Option('--time <ms>', 'let searching bots think by the clock instead')
      .argParser(wholeNumber(1, AN_HOUR))
      .conflicts('iterations'),
  )
  .option('--limit <ms>', 'what a bot from outside may take for one answer', wholeNumber(1, AN_HOUR), 2000)
  .option('--jobs <n>', 'worker threads', wholeNumber(1, 256), defaultJobs())
  .option('--shard <i/n>', 'play only the i-th of n parts of the deals', shard)
  .option('--out <file>', 'keep every finished match in this file; run again to go on after a stop')
  .option('--json', 'the result as one JSON document')
  .addHelpText(
    'after',
    '\nExamples:\n' +
      '  branchline arena --bots director --against conductor --board europe,usa --players 2,4,6 --rounds 2000\n' +
      '  branchline arena --players 4 --rounds 400 --out levels.jsonl\n' +
      '  branchline arena --bots "conductor,cmd:python3 docs/examples/nearest.py" --players 2\n' +
      '  branchline arena --shard 1/2 --out part-1.jsonl; branchline arena merge part-1.jsonl part-2.jsonl',
  )
  .addCommand(merge)
  .action(arena);
