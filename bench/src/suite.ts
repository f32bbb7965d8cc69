// All benchmarks, one after the other: what is measured, and the bar it is measured against.

import { botIds, thinkingTime, botById, playGame } from '@branchline/bots';
import { commitmentOf, formatGameFile, GAME_FORMAT, invariant, seedFromText } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import { isPeerInstalled, measurePeer } from './boardgame-io.ts';
import { businessSpeed } from './business.ts';
import { measureDecisions } from './decisions.ts';
import { guidedRounds } from './guided.ts';
import { measureGym } from './gym.ts';
import { measureListing } from './listing.ts';
import { measurePlayouts } from './playouts.ts';
import { percentile } from './processor.ts';
import { measureCopy, measureRules } from './rules.ts';
import { measureSolver } from './solver.ts';

export interface Row {
  readonly group: Group;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What was asked for: at least this much, or at most where `less` is better. */
  readonly bar?: number;
  readonly less?: true;
  readonly remark?: string;
}

export const GROUPS = ['rules', 'solver', 'guided', 'business', 'gym', 'bots', 'memory'] as const;
export type Group = (typeof GROUPS)[number];

interface Settings {
  /** Time for each measurement. */
  readonly seconds: number;
  /** Peak memory in bytes of a fresh process in which this bot plays. */
  readonly memoryOf: (bot: string, seconds: number) => Promise<number>;
}

type Suite = (settings: Settings) => Iterable<Row> | AsyncIterable<Row>;

const TABLES = [
  { edition: 'classic', board: 'europe', seats: 2 },
  { edition: 'classic', board: 'europe', seats: 6 },
  { edition: 'ferry', board: 'europe-ferries', seats: 4 },
  { edition: 'prestige', board: 'usa', seats: 4, options: { specialCards: 'random' } },
] as const;

/** Ours and the peer's take turns, so that both meet the machine in the same mood; the medians count. */
const TURNS = 9;

function* rules({ seconds }: Settings): Generator<Row> {
  const group = 'rules';
  const run = { edition: 'classic', board: 'europe', seats: 4, seconds: seconds / 4 };
  const installed = isPeerInstalled();
  // Warm up: compilers of the engine are at work for a second or two, for ours and the peer alike.
  measureRules({ ...run, seconds });
  if (installed) measurePeer(4, seconds);
  const ours: number[] = [];
  const peer: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    ours.push(measureRules(run).perSecond);
    if (installed) peer.push(measurePeer(4, run.seconds).perSecond);
  }
  yield {
    group,
    what: 'complete rules, classic europe, 4 players',
    value: percentile(ours, 0.5),
    unit: 'moves/s',
    bar: 500_000,
  };
  if (installed) {
    const ratios = peer.map((theirs, turn) => ours[turn]! / theirs);
    yield { group, what: 'the same on boardgame.io 0.50.2', value: percentile(peer, 0.5), unit: 'moves/s' };
    yield {
      group,
      what: 'ratio to boardgame.io',
      value: percentile(ratios, 0.5),
      unit: '×',
      bar: 150,
      remark: `${TURNS} turns, ${Math.min(...ratios).toFixed(0)} to ${Math.max(...ratios).toFixed(0)}`,
    };
  } else {
    yield {
      group,
      what: 'the same on boardgame.io',
      value: NaN,
      unit: 'moves/s',
      remark: 'not installed: npm install',
    };
  }
  for (const table of TABLES) {
    measureRules({ ...table, seconds: seconds / 4 }); // warm up
    const { perSecond } = measureRules({ ...table, seconds: seconds / 2 });
    const what = `complete rules, ${table.edition} ${table.board}, ${table.seats} players`;
    yield { group, what, value: perSecond, unit: 'moves/s' };
  }
  yield { group, what: 'state copy', value: measureCopy(200_000), unit: 'ns', bar: 1000, less: true };
  yield { group, what: 'game file, 6 players, no hashes', value: fileSize() / 1000, unit: 'kB', bar: 60, less: true };
}

function fileSize(): number {
  const configured = transEuropa.configure({ seats: 6 });
  const greedy = botById('trans-europa', 'greedy');
  invariant(configured.ok && greedy !== undefined, 'six greedy bots can play');
  const seed = seedFromText('file');
  const { moves, result } = playGame({
    game: transEuropa,
    config: configured.value,
    bots: Array.from({ length: 6 }, () => greedy),
    seed,
    budget: { kind: 'iterations', count: 1 },
  });
  const { edition, board, boardHash, options } = transEuropa.header(configured.value);
  const seats = Array.from({ length: 6 }, (_, seat) => ({ name: 'ABCDEF'[seat]!, kind: 'bot:greedy' }));
  const file = formatGameFile({
    format: GAME_FORMAT,
    game: transEuropa.id,
    ...(edition === undefined ? {} : { edition }),
    board,
    boardHash,
    rulesVersion: transEuropa.rulesVersion,
    options,
    seats,
    commitment: commitmentOf(seed),
    seed,
    moves,
    result,
  });
  return new TextEncoder().encode(file).length;
}

function* solver({ seconds }: Settings): Generator<Row> {
  const group = 'solver';
  for (const board of ['europe', 'usa'] as const) {
    for (const plain of [true, false]) {
      const speed = measureSolver(board, plain, seconds / 2);
      const name = `missing count, ${board}, ${speed.kind === 'wasm' ? 'WASM' : 'TypeScript'}`;
      const bar = plain ? 10_000 : 100_000;
      yield { group, what: `${name}, unrelated tracks`, value: speed.otherTracks, unit: '/s', bar };
      yield { group, what: `${name}, one more track each`, value: speed.growingTracks, unit: '/s', bar };
      yield { group, what: `${name}, same tracks`, value: speed.sameTracks, unit: '/s' };
      yield { group, what: `${name}, with the tree`, value: speed.trees, unit: '/s' };
      yield { group, what: `${name}, all hands at once`, value: speed.allHands, unit: '/s' };
    }
  }
}

function* guided({ seconds }: Settings): Generator<Row> {
  const group = 'guided';
  for (const seats of [4, 2, 6]) {
    const { perSecond } = guidedRounds(seats, seconds);
    const what = `guided rounds through the rules, ${seats} players`;
    yield { group, what, value: perSecond, unit: '/s', ...(seats === 4 && { bar: 5000 }) };
  }
  for (const seats of [4, 2, 6]) {
    const { perSecond, connected } = measurePlayouts(seats, seconds);
    const remark = `${(connected * 100).toFixed(1)} % connected`;
    const what = `guided rounds in the bots’ playouts, ${seats} players`;
    yield { group, what, value: perSecond, unit: '/s', ...(seats === 4 && { bar: 15_000 }), remark };
  }
}

function* business({ seconds }: Settings): Generator<Row> {
  const group = 'business';
  const speed = businessSpeed({ seats: 4, seconds });
  yield { group, what: 'Trains of Europe, random, 4 players', value: speed.gamesPerSecond, unit: 'games/s', bar: 300 };
  yield { group, what: 'Trains of Europe, moves', value: speed.movesPerSecond, unit: 'moves/s' };
  yield { group, what: 'Trains of Europe, state copy', value: speed.copy, unit: 'µs', bar: 20, less: true };
  const { positions, p99, slowest, rarest } = measureListing();
  const legal = { group, unit: 'µs', bar: 200, less: true } as const;
  yield { ...legal, what: 'Trains of Europe, legal actions, p99', value: p99, remark: `${positions} positions` };
  yield {
    ...legal,
    what: '… in the slowest phase, p99',
    value: slowest.p99,
    remark: `${slowest.where}, ${slowest.positions} positions; fewest ${rarest.positions} (${rarest.where})`,
  };
}

/** Plain play and the gym take turns, so that both meet the machine in the same mood. */
function* gym({ seconds }: Settings): Generator<Row> {
  const group = 'gym';
  const spec = { edition: 'classic', board: 'europe', seats: 4 };
  const run = { game: 'trans-europa', spec, tables: GYM_TABLES, seconds: seconds / 4 };
  measureRules({ ...spec, seconds });
  measureGym({ ...run, seconds });
  const [plain, steps]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    plain.push(measureRules({ ...spec, seconds: run.seconds }).perSecond);
    steps.push(measureGym(run).perSecond);
  }
  const remark = 'observations and masks included';
  const what = `gym, Trans Europa, ${GYM_TABLES} tables`;
  yield { group, what, value: percentile(steps, 0.5), unit: 'steps/s', bar: 100_000, remark };
  const ratios = steps.map((own, turn) => own / plain[turn]!);
  yield { group, what: 'ratio to plain play', value: percentile(ratios, 0.5), unit: '×' };
  const business = { game: 'trains-of-europe', spec: { seats: 4 }, tables: GYM_TABLES, seconds };
  measureGym({ ...business, seconds: seconds / 2 });
  const other = `gym, Trains of Europe, ${GYM_TABLES} tables`;
  yield { group, what: other, value: measureGym(business).perSecond, unit: 'steps/s', remark };
}

const GYM_TABLES = 64;

/** Bars of one decision in live play, in milliseconds. */
const LIVE_BARS: Readonly<Record<string, number>> = { inspector: 300, director: 1000 };
const ITERATIONS = 400;

function* bots({ seconds }: Settings): Generator<Row> {
  const group = 'bots';
  const milliseconds = seconds * 1000;
  for (const game of ['trans-europa', 'trains-of-europe'] as const) {
    const title = game === 'trans-europa' ? '' : 'Trains of Europe, ';
    for (const bot of botIds(game).filter((id) => id !== 'greedy')) {
      const times = measureDecisions({ game, bot, seats: 4, budget: { iterations: ITERATIONS }, milliseconds });
      if (times === undefined || times.decisions === 0) continue;
      const remark = `${times.decisions} decisions, ${ITERATIONS} iterations, processor time`;
      yield { group, what: `${title}${bot}, one decision, p50`, value: times.p50, unit: 'ms', remark };
      yield { group, what: `${title}${bot}, one decision, p95`, value: times.p95, unit: 'ms', remark };
      if (times.noting > 0) {
        const what = `${title}${bot}, reading one move, p95`;
        yield { group, what, value: times.noting, unit: 'ms', bar: 20, less: true };
      }
      const bar = LIVE_BARS[bot];
      if (bar === undefined) continue;
      const budget = thinkingTime(bot);
      const run = { game, bot, seats: 4, budget: { milliseconds: budget }, milliseconds: 4 * milliseconds };
      const clocked = measureDecisions(run);
      if (clocked === undefined || clocked.decisions === 0) continue;
      const what = `${title}${bot}, live with ${budget} ms, p95`;
      const by = `${clocked.decisions} decisions, by the clock`;
      yield { group, what, value: clocked.p95, unit: 'ms', bar, less: true, remark: by };
    }
  }
}

async function* memory({ seconds, memoryOf }: Settings): AsyncGenerator<Row> {
  for (const bot of ['conductor', 'director']) {
    const value = (await memoryOf(bot, seconds)) / 1e6;
    const what = `${bot}, whole process, peak`;
    yield { group: 'memory', what, value, unit: 'MB', bar: 150, less: true };
  }
}

const SUITES: Readonly<Record<Group, Suite>> = { rules, solver, guided, business, gym, bots, memory };

export async function* runSuites(groups: readonly Group[], settings: Settings): AsyncGenerator<Row> {
  for (const group of groups) yield* SUITES[group](settings);
}

export const isMet = ({ value, bar, less }: Row): boolean | undefined =>
  bar === undefined ? undefined : less ? value <= bar : value >= bar;
