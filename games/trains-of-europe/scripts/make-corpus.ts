// Plays the corpus of the published contents: small games over all numbers of players, ends of the game and options.
// node games/trains-of-europe/scripts/run.js make-corpus
// A corpus is made once, when a content is new, and replayed by the tests for ever; one that is there is never overwritten.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { formatGameFile, type GameFile } from '@branchline/core';
import { recordGame, type Policy } from '@branchline/core/conformance';
import { BOUND, RULINGS, ruledGame } from '../../../core/test/ruled-game.ts';
import { archive } from '../src/archive/index.ts';
import { PUBLISHED, registerArchive, trainsOfEurope, type EndReason, type TrainsOfEurope } from '../src/index.ts';
import type { PublishedContent } from '../src/index.ts';
import { anything, idler, miser, negotiator, optimist, surveyor } from '../test/support/policies.ts';
import { tycoon } from '../test/support/tycoon.ts';

interface Wanted {
  readonly options: Readonly<Record<string, unknown>>;
  readonly agreed?: unknown;
  readonly reason?: EndReason;
  /** Moves that must occur. */
  readonly moves?: readonly string[];
  readonly policy?: Policy<TrainsOfEurope>;
  /** Every number of players, if nothing is said. */
  readonly seats?: readonly number[];
}

const ALL_SEATS = [2, 3, 4];

/** The two ends that come by themselves. */
const COMMON_ENDS: readonly Wanted[] = [
  { options: {}, reason: 'target' },
  { options: {}, reason: 'players', policy: anything },
];

const RARE_ENDS: readonly Wanted[] = [
  { options: { openEnd: true }, reason: 'sticks', policy: surveyor },
  { options: { openEnd: true }, reason: 'profit' },
  { options: { openEnd: true }, reason: 'bank', policy: miser },
  { options: {}, reason: 'years', policy: idler, seats: [2] },
];

const OPTIONS: readonly Wanted[] = [
  { options: { target: 4 }, reason: 'target' },
  { options: { hiddenVehicles: true }, reason: 'target', moves: ['offer', 'buy'] },
  { options: { hiddenCash: true }, reason: 'target', moves: ['offer', 'open'] },
  { options: { hiddenVehicles: true, hiddenCash: true }, moves: ['offer', 'buy-blind'], policy: negotiator },
  { options: { hiddenCash: true, fixedSteps: true }, moves: ['raise', 'pass'], policy: negotiator, seats: [3, 4] },
  { options: { selfManagedInsolvency: true }, moves: ['offer-contracts', 'open'], policy: negotiator },
  { options: { bankLimit: false }, reason: 'target' },
  { options: { assignInTurn: true }, reason: 'target', moves: ['assign'] },
  { options: { fixedSteps: true }, reason: 'target', moves: ['open'], policy: negotiator },
  { options: { offersInTurn: true }, reason: 'target', moves: ['offer'] },
  { options: { reshuffleEvery: 1 }, reason: 'target' },
  { options: { reshuffleEvery: 2 }, reason: 'target', moves: ['buy-blind'] },
  { options: { reshuffleEvery: 3 }, reason: 'target', moves: ['take-blind'] },
  { options: { launch2p: 'random' }, reason: 'target' },
  {
    options: { launch2p: 'choose' },
    agreed: { launch: ['rhone-and-riviera', 'caledonian-girders'] },
    reason: 'target',
    seats: [2],
  },
  { options: { forgiveOncePerGame: true }, reason: 'players', policy: anything },
  { options: { releaseLicences: true }, reason: 'players', policy: anything },
  { options: { allowRetarget: true }, reason: 'target', moves: ['propose-target', 'vote'], policy: negotiator },
  { options: { lenientIdle: true }, reason: 'target' },
  { options: { tieBreak: 'profit-completed-cash' }, reason: 'target' },
  { options: { startPlayer: 'host' }, reason: 'target' },
  { options: { startPlayer: 'oldest' }, agreed: { start: 1 }, reason: 'target' },
];

/** Bookings right and wrong, audits with and without a find, and the last check of the books. */
const BOOKS: readonly Wanted[] = [
  { options: { manualBooks: true }, reason: 'target', moves: ['book', 'audit', 'pass'] },
  { options: { manualBooks: true, hiddenCash: true }, reason: 'target', moves: ['book', 'audit', 'pass'] },
  {
    options: { manualBooks: true, selfManagedInsolvency: true },
    moves: ['book', 'audit', 'offer-contracts', 'open'],
    policy: negotiator,
  },
  { options: { manualBooks: true }, reason: 'target', moves: ['book', 'pass'], policy: optimist },
];

function fits({ reason, moves = [] }: Wanted, file: GameFile): boolean {
  const done = new Set(file.moves.map((move) => (move as { do: string }).do));
  const ended = (file.result as { reason: EndReason }).reason;
  return (reason === undefined || ended === reason) && moves.every((move) => done.has(move));
}

const ATTEMPTS = 400;
/** Among so many the shortest is taken. */
const CHOICE = 8;

/** The shortest of some games that show what is wanted. */
function play(wanted: Wanted, boardHash: string, { seats, hashes }: { seats: number; hashes: boolean }): GameFile {
  const { options, agreed, policy = tycoon } = wanted;
  const spec = { seats, boardHash, options, ...(agreed === undefined ? {} : { agreed }) };
  const found: GameFile[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && found.length < (wanted.reason === 'years' ? 1 : CHOICE); attempt++) {
    const seed = `corpus ${JSON.stringify(wanted)} ${seats} ${attempt}`;
    const file = recordGame({ game: trainsOfEurope, spec, seed, dice: attempt, policy, hashes });
    if (fits(wanted, file)) found.push(file);
  }
  const [shortest] = found.sort((a, b) => a.moves.length - b.moves.length);
  if (!shortest) throw new Error(`no game of ${seats} shows ${JSON.stringify(wanted)}`);
  return shortest;
}

/** The last content of each map version represents it with everything; those it soon replaced have only common games. */
function chaptersOf({ version }: PublishedContent): Readonly<Record<string, readonly Wanted[]>> {
  const major = version.split('.')[0];
  const last = PUBLISHED.find((other) => other.version.split('.')[0] === major)!;
  if (last.version !== version) return { ends: COMMON_ENDS };
  return { ends: [...COMMON_ENDS, ...RARE_ENDS], options: OPTIONS, books: BOOKS };
}

/** What the table does beside the moves, with the content that new tables take. */
function makeRulings(name: string, kinds: typeof RULINGS): void {
  const { version, hash: boardHash } = PUBLISHED[0]!;
  const path = new URL(`../test/corpus/${version}/${name}.jsonl`, import.meta.url);
  if (existsSync(path)) return console.log(`${path.pathname} is there`);
  const files = kinds.map((rulings, index) => {
    const spec = { seats: ALL_SEATS[index % ALL_SEATS.length]!, boardHash, options: { target: 4 } };
    const seed = `corpus ${JSON.stringify({ spec, rulings })}`;
    const table = { game: trainsOfEurope, spec, seed, dice: index, policy: tycoon, hashes: index % 2 === 0 };
    return formatGameFile(ruledGame({ ...table, rulings }));
  });
  writeFileSync(path, `${files.join('\n')}\n`);
}

export function main(): number {
  registerArchive(archive);
  for (const published of PUBLISHED) {
    const folder = new URL(`../test/corpus/${published.version}/`, import.meta.url);
    mkdirSync(folder, { recursive: true });
    for (const [name, list] of Object.entries(chaptersOf(published))) {
      const path = new URL(`${name}.jsonl`, folder);
      if (existsSync(path)) {
        console.log(`${path.pathname} is there`);
        continue;
      }
      const files = list.flatMap((wanted, index) =>
        (wanted.seats ?? ALL_SEATS).map((seats) =>
          formatGameFile(
            play(wanted, published.hash, { seats, hashes: (index + seats) % 2 === 0 && wanted.reason !== 'years' }),
          ),
        ),
      );
      writeFileSync(path, `${files.join('\n')}\n`);
    }
  }
  makeRulings('rulings', RULINGS);
  makeRulings('bound', BOUND);
  return 0;
}
