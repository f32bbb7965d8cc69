// Games of Trains of Europe between levels, and what became of the companies: points, cash, contracts, calls, time.
//
//   node bots/scripts/run.js companies --bot director --players 2,3,4 --games 60
//   node bots/scripts/run.js companies --bot director --against engineer --players 2 --games 60
//   node bots/scripts/run.js companies --bot director --set '{"judgement.rivalry":1}' --players 2 --games 60
//   node bots/scripts/run.js companies --read results.jsonl
//
// Without --against all seats are of one level: wins inside one family cannot show what its members do to each other.
// With it, the tested bot sits in one seat, in every seat of every deal. The same arguments give the same games.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { seedFromText, type GameTypes, type Move, type Seat } from '@branchline/core';
import {
  contentOf,
  SIXTHS,
  trainsOfEurope,
  type GameResult,
  type State,
  type TrainsOfEurope,
} from '@branchline/trains-of-europe';
import { botById, playGame, poolBotById, type Bot } from '../src/index.ts';
import { DIRECTOR, ENGINEER, lookingAhead } from '../src/trains-of-europe/levels.ts';
import type { Foresight } from '../src/trains-of-europe/look-ahead.ts';
import { byPolicy } from '../src/trains-of-europe/policy.ts';
import { EVEN, type Taste } from '../src/trains-of-europe/taste.ts';
import { linesOf, type CompanyRecord } from './company-report.ts';

const GAME = 'trains-of-europe';
const SETTINGS: Readonly<Record<string, Foresight>> = { engineer: ENGINEER, director: DIRECTOR };

/** Settings by path, `judgement.rivalry` for example. */
type Changes = Readonly<Record<string, unknown>>;

function changed<T extends object>(base: T, changes: Changes): T {
  const settings = { ...base } as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const [group, name] = path.split('.') as [string, string | undefined];
    if (!(group in settings)) throw new Error(`no setting ${group}`);
    settings[group] = name === undefined ? value : { ...(settings[group] as object), [name]: value };
  }
  return settings as T;
}

function botOf(id: string, changes: Changes): Bot<TrainsOfEurope> {
  if (Object.keys(changes).length === 0) {
    const known = botById(GAME, id) ?? poolBotById(GAME, id);
    if (known === undefined) throw new Error(`no bot ${id}`);
    return known as unknown as Bot<TrainsOfEurope>;
  }
  const settings = SETTINGS[id];
  return settings ? lookingAhead(id, changed(settings, changes)) : byPolicy(id, changed<Taste>(EVEN, changes));
}

interface Tournament {
  readonly tested: Bot<TrainsOfEurope>;
  readonly against?: Bot<TrainsOfEurope>;
  readonly seats: number;
  readonly seed: string;
  readonly iterations: number;
}

/** Notes what phases were called, which of them the caller made nothing of, and meetings left with a cheap section unbought. */
function watchMoves(seats: number): {
  onMove(move: Move<TrainsOfEurope>, state: State): void;
  readonly calls: Record<string, number>[];
  readonly idle: Record<string, number>[];
  readonly passedUp: number[];
} {
  const calls = Array.from({ length: seats }, (): Record<string, number> => ({}));
  const idle = Array.from({ length: seats }, (): Record<string, number> => ({}));
  const passedUp = Array.from({ length: seats }, () => 0);
  let phase: { readonly name: string; readonly caller: Seat; acted: boolean } | undefined;
  const count = (counts: Record<string, number>, name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
  const close = (): void => {
    if (phase && !phase.acted) count(idle[phase.caller]!, phase.name);
    phase = undefined;
  };
  return {
    calls,
    idle,
    passedUp,
    onMove(move, state) {
      const { stage } = state.public;
      if (move.by !== 'chance') {
        const isLeaving = move.do === 'done' && phase?.name === 'on-site-meeting';
        if (isLeaving && cheapSectionsLeft(state, move.by) > 0) passedUp[move.by]!++;
        if (move.do === 'call') {
          close();
          count(calls[move.by]!, move.phase);
          phase = { name: move.phase, caller: move.by, acted: /aid|bonus/.test(move.phase) };
        } else if (phase) {
          // A company bids at the auction, or the caller buys, assigns or takes something.
          const bids = move.do === 'open';
          const acts = ['licence', 'buy', 'buy-blind', 'take', 'take-blind', 'assign'].includes(move.do);
          if (bids || (acts && move.by === phase.caller)) phase.acted = true;
        }
      }
      if (stage.kind === 'over' || stage.kind === 'refill') close();
    },
  };
}

/** Decision times above this are of decisions that were searched. */
const SEARCHED = 1;

const processorMilliseconds = (): number => cpuUsage().user / 1000;

/** `bot` with the processor time of its decisions noted by seat: other work on the machine does not count. */
const timed = (bot: Bot<TrainsOfEurope>, times: number[][]): Bot<GameTypes> => ({
  id: bot.id,
  start(context: Parameters<typeof bot.start>[0]) {
    const player = bot.start(context);
    return {
      ...player,
      decide(view: Parameters<typeof player.decide>[0]) {
        const begun = processorMilliseconds();
        const action = player.decide(view);
        times[context.seat]!.push(processorMilliseconds() - begun);
        return action;
      },
    };
  },
});

/** What is left of connections that join two new cities for the fee of one segment, and could be paid. */
function cheapSectionsLeft({ config, public: open, secret }: State, seat: Seat): number {
  const index = contentOf(config);
  const reached = new Set<number>();
  index.sections.forEach(({ a, b }, no) => {
    if ((open.holders[no]! >> seat) & 1) reached.add(a).add(b);
  });
  if (secret.cash[seat]! < index.amounts.feePerSegment) return 0;
  return index.sections.filter(
    ({ a, b, segments }, no) => segments === 1 && open.holders[no] === 0 && !reached.has(a) && !reached.has(b),
  ).length;
}

function playOne({ tested, against, seats, seed, iterations }: Tournament, game: number): CompanyRecord[] {
  const seat = game % seats;
  const deal = against ? Math.floor(game / seats) : game;
  const times = Array.from({ length: seats }, (): number[] => []);
  const bots = Array.from({ length: seats }, (_, at) => timed(against && at !== seat ? against : tested, times));
  const configured = trainsOfEurope.configure({ seats });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const watch = watchMoves(seats);
  const played = playGame<GameTypes>({
    game: trainsOfEurope,
    config: configured.value,
    bots,
    seed: seedFromText(`companies:${seed}:${seats}:${deal}`),
    budget: { kind: 'iterations', count: iterations },
    onMove: (move, after) => watch.onMove(move as Move<TrainsOfEurope>, after as State),
  });
  const { evaluation, winners, years } = played.result as GameResult;
  const state = played.state as State;
  return evaluation.flatMap((points, at) => {
    if (against && at !== seat) return [];
    const best = Math.max(...evaluation.filter((_, other) => other !== at).map(({ total }) => total));
    const searched = times[at]!.filter((time) => time > SEARCHED);
    return {
      game,
      deal,
      seats,
      points: points.total / SIXTHS,
      won: winners.includes(at) ? 1 / winners.length : 0,
      ahead: (points.total - best) / SIXTHS,
      years: years.length,
      cash: state.secret.cash[at]!,
      cashPoints: points.cash / SIXTHS,
      idlePoints: (points.idle + points.vehicles) / SIXTHS,
      completed: points.completed / SIXTHS / 2,
      cityPoints: (points.cities + points.network + points.countries) / SIXTHS,
      profitPoints: points.profit / SIXTHS,
      anybodyCompleted: evaluation.some(({ completed }) => completed > 0),
      left: state.public.left[at]!,
      cheapLeft: cheapSectionsLeft(state, at),
      passedUp: watch.passedUp[at]!,
      calls: watch.calls[at]!,
      idleCalls: watch.idle[at]!,
      decisions: times[at]!.length,
      searched: searched.length,
      milliseconds: times[at]!.reduce((sum, time) => sum + time, 0),
      longest: Math.max(0, ...times[at]!),
    };
  });
}

const recordsIn = (file: string): CompanyRecord[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CompanyRecord);

export function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      bot: { type: 'string', default: 'director' },
      set: { type: 'string', default: '{}' },
      against: { type: 'string' },
      players: { type: 'string', default: '2,3,4' },
      games: { type: 'string', default: '60' },
      iterations: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
      read: { type: 'string' },
    },
  });
  if (values.read !== undefined) {
    console.log(linesOf(recordsIn(values.read)).join('\n'));
    return;
  }
  const tested = botOf(values.bot, JSON.parse(values.set) as Changes);
  const against = values.against === undefined ? {} : { against: botOf(values.against, {}) };
  const known = values.out !== undefined && existsSync(values.out) ? recordsIn(values.out) : [];
  const records = known.slice();
  for (const seats of values.players.split(',').map(Number)) {
    const tournament = { tested, ...against, seats, seed: values.seed, iterations: Number(values.iterations) };
    for (let game = 0; game < Number(values.games); game++) {
      if (known.some((record) => record.game === game && record.seats === seats)) continue;
      const found = playOne(tournament, game);
      records.push(...found);
      if (values.out !== undefined)
        appendFileSync(values.out, found.map((each) => `${JSON.stringify(each)}\n`).join(''));
    }
  }
  console.log(linesOf(records).join('\n'));
}
