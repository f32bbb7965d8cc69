// Makes the game files in test/fixtures: one game per player count and end of the game, and per player count and variant.
// node games/trains-of-europe/scripts/run.js make-fixtures
// Only to be run when the rules version changes: a fixture that no longer verifies is otherwise a bug found.

import { mkdirSync, writeFileSync } from 'node:fs';
import {
  fastRng,
  fileOf,
  formatGameFile,
  newTable,
  pick,
  playTable,
  seedFromText,
  type GameFile,
  type Rng,
  type Seat,
} from '@branchline/core';
import type { Policy } from '@branchline/core/conformance';
import { trainsOfEurope, type Action, type EndReason, type TrainsOfEurope, type View } from '../src/index.ts';
import '../test/support/groves.ts';
import { configOf } from '../test/support/scene.ts';
import { tycoon } from '../test/support/tycoon.ts';

const anything: Policy<TrainsOfEurope> = (_view, _seat, legal, rng) => pick(legal, rng);

/** Spends what there is and then lets the years go by. */
function idler(_view: View, _seat: Seat, legal: readonly Action[], rng: Rng): Action {
  const quiet = ['on-site-meeting', 'railroad-fair', 'auction-house', 'conference-room', 'government-aid'];
  for (const phase of quiet) {
    const call = legal.find((action) => action.do === 'call' && action.phase === phase);
    if (call) return call;
  }
  const spend = legal.find((action) => action.do === 'licence' || action.do === 'buy');
  return (
    spend ?? legal.find((action) => ['done', 'decline', 'pass'].includes(action.do)) ?? legal[rng.below(legal.length)]!
  );
}

/** As the tycoon, but agreeing on new targets and raising bids now and then. */
function negotiator(view: View, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  const proposal = legal.find((action) => action.do === 'propose-target');
  if (proposal && rng.below(6) === 0) return proposal;
  if (view.public.stage.kind === 'vote') return { do: 'vote', agree: rng.below(3) > 0 };
  if (view.public.stage.kind === 'bidding' && rng.below(2) === 0) return legal[0]!;
  if (view.public.stage.kind === 'opening') return legal[0]!;
  if (view.public.stage.kind === 'offer-contracts') return legal.at(-1)!;
  return tycoon(view, seat, legal, rng);
}

interface Wanted {
  readonly name: string;
  readonly board: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly reason?: EndReason;
  /** Moves that must occur. */
  readonly moves?: readonly string[];
  readonly policy: Policy<TrainsOfEurope>;
  readonly agreed?: unknown;
}

const ENDS: readonly Wanted[] = [
  { name: 'target', board: 'grove', options: {}, reason: 'target', policy: tycoon },
  { name: 'sticks', board: 'grove-few-sticks', options: {}, reason: 'sticks', policy: tycoon },
  { name: 'profit', board: 'grove-short-track', options: {}, reason: 'profit', policy: tycoon },
  { name: 'bank', board: 'grove-poor-bank', options: {}, reason: 'bank', policy: tycoon },
  { name: 'players', board: 'grove', options: {}, reason: 'players', policy: anything },
  { name: 'years', board: 'grove', options: {}, reason: 'years', policy: idler },
];

const VARIANTS: readonly Wanted[] = [
  {
    name: 'hidden',
    board: 'grove',
    options: { hiddenVehicles: true, hiddenCash: true },
    policy: tycoon,
    moves: ['offer', 'buy-blind'],
  },
  {
    name: 'open end',
    board: 'grove-short-track',
    options: { openEnd: true, bankLimit: false },
    reason: 'profit',
    policy: tycoon,
  },
  {
    name: 'self-managed insolvency',
    board: 'grove',
    options: { selfManagedInsolvency: true, releaseLicences: true },
    policy: negotiator,
    moves: ['offer-contracts', 'open'],
  },
  {
    name: 'forgiven once',
    board: 'grove',
    options: { forgiveOncePerGame: true, lenientIdle: true },
    reason: 'players',
    policy: anything,
  },
  {
    name: 'new target',
    board: 'grove',
    options: { allowRetarget: true },
    reason: 'target',
    policy: negotiator,
    moves: ['propose-target', 'vote'],
  },
  {
    name: 'in turn',
    board: 'grove',
    options: { assignInTurn: true, offersInTurn: true, fixedSteps: true, startPlayer: 'host' },
    reason: 'target',
    policy: tycoon,
    moves: ['assign', 'offer'],
  },
  {
    name: 'tie break and agreements',
    board: 'grove',
    options: {
      tieBreak: 'profit-completed-cash',
      reshuffleEvery: 1,
      startPlayer: 'oldest',
      launch2p: 'choose',
      target: 4,
    },
    reason: 'target',
    policy: tycoon,
    agreed: { start: 1, launch: ['box-south', 'seat-middle'] },
  },
  { name: 'any launch pair', board: 'grove', options: { launch2p: 'random', reshuffleEvery: 2 }, policy: tycoon },
];

function playOne({ board, options, policy, agreed, name }: Wanted, seats: number, attempt: number): GameFile {
  const config = configOf({ seats, board, options, ...(agreed === undefined ? {} : { agreed }) });
  const people = Array.from({ length: seats }, (_, seat) => ({ name: 'ABCD'[seat]!, kind: 'bot:test' }));
  const rng = fastRng(attempt * 8 + seats);
  const seed = seedFromText(`${name}:${seats}:${attempt}`);
  const table = playTable(newTable({ game: trainsOfEurope, config, seats, seed }), {
    first: (asked) => asked[rng.below(asked.length)]!,
    choose: (view, seat) => policy(view, seat, trainsOfEurope.legal(view, seat), rng),
  });
  const { hashes, ...file } = fileOf(table, people);
  return name === 'years' ? file : { ...file, hashes: hashes! };
}

function fits({ reason, moves = [] }: Wanted, file: GameFile): boolean {
  const done = new Set(file.moves.map((move) => (move as { do: string }).do));
  return (
    (reason === undefined || (file.result as { reason: string }).reason === reason) &&
    moves.every((move) => done.has(move))
  );
}

/** The shortest of the games that show what is wanted. */
function shortest(wanted: Wanted, seats: number): GameFile {
  let best: GameFile | undefined;
  for (let attempt = 0; attempt < (wanted.name === 'years' ? 1 : 60); attempt++) {
    const file = playOne(wanted, seats, attempt);
    if (fits(wanted, file) && (!best || file.moves.length < best.moves.length)) best = file;
  }
  if (!best) throw new Error(`no game of ${seats} shows ${wanted.name}`);
  return best;
}

export function main(): number {
  const folder = new URL('../test/fixtures/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const seats of [2, 3, 4]) {
    for (const [name, list] of [
      ['ends', ENDS],
      ['variants', VARIANTS],
    ] as const) {
      const lines = list.map((wanted) => formatGameFile(shortest(wanted, seats)));
      writeFileSync(new URL(`${name}-${seats}-players.jsonl`, folder), `${lines.join('\n')}\n`);
    }
  }
  return 0;
}
