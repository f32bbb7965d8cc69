// How long listing the legal actions of the business game takes, at every stage a seat can be asked at.

import { performance } from 'node:perf_hooks';
import { botById, playGame } from '@branchline/bots';
import { invariant, seedFromText } from '@branchline/core';
import { trainsOfEurope, type State } from '@branchline/trains-of-europe';
import { percentile } from './processor.ts';

/** Microseconds. */
export interface Listing {
  /** The stage and who played to it; each has separate percentiles, so that quick stages hide no slow one. */
  readonly where: string;
  readonly positions: number;
  readonly p99: number;
}

export interface ListingTimes {
  readonly positions: number;
  readonly p99: number;
  readonly slowest: Listing;
  /** The one with the fewest positions. */
  readonly rarest: Listing;
}

type Note = (where: string, time: number) => void;

const SEATS = 4;
/** The rules as they are, and with every option that adds a stage or a step. */
const OPTIONS = [{}, { selfManagedInsolvency: true, allowRetarget: true, assignInTurn: true }, { manualBooks: true }];
/** Random play piles up vehicles, play with a purpose networks and cash. */
const PLAYERS = [
  { bot: 'random', games: 200 },
  { bot: 'conductor', games: 60 },
];
/** Games before those that count, as a share of these: the compilers of the engine are at work for a second or two. */
const WARM_UP = 0.25;

/** Of one call, the first for its position, collection of garbage included. */
function timeOf(state: State): number | undefined {
  const turn = trainsOfEurope.turn(state);
  if (turn.kind !== 'seats') return undefined;
  const seat = turn.seats[0]!;
  const view = trainsOfEurope.view(state, seat);
  const start = performance.now();
  trainsOfEurope.legal(view, seat);
  return (performance.now() - start) * 1000;
}

/** Plays games and notes the time at every position in which a seat is asked. */
function timeGames(bot: string, options: Readonly<Record<string, boolean>>, games: number, note: Note): void {
  const player = botById('trains-of-europe', bot);
  const configured = trainsOfEurope.configure({ seats: SEATS, options });
  invariant(player !== undefined && configured.ok, 'the benchmark asks for a table and a bot that exist');
  for (let game = -Math.ceil(games * WARM_UP); game < games; game++) {
    playGame({
      game: trainsOfEurope,
      config: configured.value,
      bots: Array.from({ length: SEATS }, () => player),
      seed: seedFromText(`listing:${game}`),
      budget: { kind: 'iterations', count: 1 },
      onMove: (_, after) => {
        const state = after as State; // bots are handed out for games in general
        const time = timeOf(state);
        if (time !== undefined && game >= 0) note(`${state.public.stage.kind}, ${bot}`, time);
      },
    });
  }
}

export function measureListing(): ListingTimes {
  const times = new Map<string, number[]>();
  const note: Note = (where, time) => {
    const there = times.get(where);
    if (there) there.push(time);
    else times.set(where, [time]);
  };
  for (const { bot, games } of PLAYERS) for (const options of OPTIONS) timeGames(bot, options, games, note);
  const listings = [...times].map(([where, all]): Listing => ({
    where,
    positions: all.length,
    p99: percentile(all, 0.99),
  }));
  const first = (order: (a: Listing, b: Listing) => number): Listing => listings.toSorted(order)[0]!;
  return {
    positions: listings.reduce((sum, { positions }) => sum + positions, 0),
    p99: percentile([...times.values()].flat(), 0.99),
    slowest: first((a, b) => b.p99 - a.p99),
    rarest: first((a, b) => a.positions - b.positions),
  };
}
