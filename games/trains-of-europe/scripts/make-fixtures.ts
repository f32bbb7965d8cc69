// Makes the game files in test/fixtures: one game per player count and end of the game, and per player count and variant.
// node games/trains-of-europe/scripts/run.js make-fixtures
// Only to be run when the rules version changes: a fixture that no longer verifies is otherwise a bug found.

import { mkdirSync, writeFileSync } from 'node:fs';
import { formatGameFile, type GameFile } from '@branchline/core';
import { recordGame, type Policy } from '@branchline/core/conformance';
import { trainsOfEurope, type EndReason, type TrainsOfEurope } from '../src/index.ts';
import '../test/support/groves.ts';
import { anything, idler, negotiator } from '../test/support/policies.ts';
import { tycoon } from '../test/support/tycoon.ts';

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
  {
    name: 'books by hand',
    board: 'grove',
    options: { manualBooks: true },
    policy: tycoon,
    moves: ['book', 'audit', 'pass'],
  },
  { name: 'any launch pair', board: 'grove', options: { launch2p: 'random', reshuffleEvery: 2 }, policy: tycoon },
];

const playOne = ({ board, options, policy, agreed, name }: Wanted, seats: number, attempt: number): GameFile =>
  recordGame({
    game: trainsOfEurope,
    spec: { seats, board, options, ...(agreed === undefined ? {} : { agreed }) },
    seed: `${name}:${seats}:${attempt}`,
    dice: attempt * 8 + seats,
    policy,
    hashes: name !== 'years',
  });

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
