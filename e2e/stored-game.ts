// Games that are already under way, or over, when the page opens them: a test that is about a late position does not play
// to it through the page. The engine plays the game here, by its rules and with its bots, which takes milliseconds. It is
// then put into the browser as an earlier build left its games there: readable. The page takes it from the store, seals it,
// and goes on with it as with any other game, with its people, its bots and its seed.
//
//   const { id } = await openStored(page, trainsAt({
//     seats: ['human', 'conductor'],
//     options: { hiddenCash: true },
//     until: ({ state, asked }) => state.public.stage.kind === 'bidding' && asked.includes(0),
//   }));
//
// What is dealt follows from the test's title and TEST_SEED, as it does for games played through the page; where a deal does
// not lead to the wanted position, the next one is played. The seed that did is among the test's annotations.

/// <reference lib="dom" />

import { createHash } from 'node:crypto';
import { botRng, type Player } from '@branchline/bots';
import { begin, newTable, step, turnAt, type Change, type Game, type GameTypes, type Seat } from '@branchline/core';
import { createGame, isDamaged, memoryRecords, specOf, termsOf, type GameRecord } from '@branchline/tables';
import type { TrainsOfEurope } from '@branchline/trains-of-europe';
import type { TransEuropa } from '@branchline/trans-europa';
import { engine as trainsEngine } from '../web/src/games/trains-of-europe/engine.ts';
import { engine as europaEngine } from '../web/src/games/trans-europa/engine.ts';
import { SEED } from './chance.ts';
import { open, test, type Page } from './page.ts';

/** A position, and what has just led to it. */
export type Position<T extends GameTypes> = {
  readonly state: T['State'];
  /** The seats that are asked now; nobody once the game is over. */
  readonly asked: readonly Seat[];
  /** What all viewers saw of the last move and of the chance moves after it. */
  readonly events: readonly T['Event'][];
  /** How many entries the log has. */
  readonly sequence: number;
};

export type WantedTable = {
  /** Kinds of all seats: `human` or a bot's level. */
  readonly seats: readonly string[];
  /** Names of all seats, where they matter. */
  readonly names?: readonly string[];
  readonly edition?: string;
  readonly board?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly agreed?: unknown;
};

export type WantedGame<T extends GameTypes> = WantedTable & {
  /** The first position like this is opened; without it the game is over. */
  readonly until?: (position: Position<T>) => boolean;
  /** What a seat does. By default all seats play like a Conductor up to there, which needs no time to think. */
  readonly steer?: (view: T['View'], seat: Seat, legal: () => readonly T['Action'][]) => T['Action'] | undefined;
  /** People have seen all of it: the end of a round, of a year or of the game does not wait for them to go on. */
  readonly isSeen?: boolean;
  /** A fixed seed, so that several tests open the same game. */
  readonly seed?: string;
};

export type StoredGame<T extends GameTypes = GameTypes> = {
  readonly id: string;
  readonly record: GameRecord;
  readonly entries: readonly Change<T>['entry'][];
  readonly state: T['State'];
};

type Engine = typeof trainsEngine;

/** The page stops here until a player continues. */
type Stops = (event: GameTypes['Event']) => boolean;

const stopsTrains: Stops = (event) => {
  const { kind, year } = event as { readonly kind: string; readonly year?: number };
  return kind === 'over' || (kind === 'year' && year !== 1);
};
const stopsEuropa: Stops = ({ kind }) => kind === 'round-scored';

/** A game of Trains of Europe, up to where it is wanted. */
export const trainsAt = (wanted: WantedGame<TrainsOfEurope>): Promise<StoredGame<TrainsOfEurope>> =>
  played<TrainsOfEurope>(trainsEngine, stopsTrains, wanted);

/** A game of Trans Europa, up to where it is wanted. */
export const europaAt = (wanted: WantedGame<TransEuropa>): Promise<StoredGame<TransEuropa>> =>
  played<TransEuropa>(europaEngine, stopsEuropa, wanted);

/** Puts games into the browser, beside those that are there. */
export async function keepStored(page: Page, ...games: readonly StoredGame[]): Promise<void> {
  // Any small file of the page's origin will do.
  if (page.url() === 'about:blank') await page.goto('./online.json');
  await page.evaluate(writeGames, { games: games.map(({ record, entries }) => ({ record, entries })) });
}

/** Puts a game into the browser and opens its table. */
export async function openStored<T extends GameTypes>(
  page: Page,
  promised: StoredGame<T> | Promise<StoredGame<T>>,
): Promise<StoredGame<T>> {
  const game = await promised;
  await keepStored(page, game);
  await open(page, `table/${game.id}`);
  return game;
}

type Written = { readonly record: unknown; readonly entries: readonly { readonly sequence: number }[] };

/** Runs in the page. Where it has not started yet, there is a database of version 2, the last one that sealed nothing. */
export async function writeGames({ games }: { readonly games: readonly Written[] }): Promise<void> {
  const NAME = 'branchline';
  const isThere = (await indexedDB.databases()).some(({ name }) => name === NAME);
  const request = isThere ? indexedDB.open(NAME) : indexedDB.open(NAME, 2);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('games', { keyPath: 'id' });
    request.result.createObjectStore('moves');
  });
  await new Promise((resolve, reject) => {
    request.addEventListener('success', resolve);
    request.addEventListener('error', () => reject(request.error!));
  });
  const database = request.result;
  const writing = database.transaction(['games', 'moves'], 'readwrite');
  for (const { record, entries } of games) {
    writing.objectStore('games').add(record);
    const { id } = record as { readonly id: string };
    for (const { sequence, ...entry } of entries) writing.objectStore('moves').add(entry, [id, sequence]);
  }
  await new Promise((resolve, reject) => {
    writing.addEventListener('complete', resolve);
    writing.addEventListener('abort', () => reject(writing.error!));
  });
  database.close();
}

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Fritz'];
/** So many deals are tried. */
const DEALS = 200;
/** All play like this bot, where nobody steers them. */
const PLAYER = 'conductor';

const bytesOf = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** Games of one test are dealt differently. */
const counts = new WeakMap<object, number>();

function nextSeed(): string {
  const info = test.info();
  const count = (counts.get(info) ?? 0) + 1;
  counts.set(info, count);
  return [SEED, ...info.titlePath, count].join('\n');
}

async function played<T extends GameTypes>(
  engine: Engine,
  stops: Stops,
  wanted: WantedGame<T>,
): Promise<StoredGame<T>> {
  const chosen = wanted.seed ?? nextSeed();
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = `${chosen}\n${deal}`;
    const game = await playedFrom(engine, stops, wanted, seed);
    if (!game) continue;
    test.info().annotations.push({ type: 'stored game', description: JSON.stringify(seed) });
    return game;
  }
  throw new Error(`no game that is dealt from ${JSON.stringify(chosen)} comes to this position`);
}

/** A new game as the page's worker makes it. */
async function newRecord(engine: Engine, wanted: WantedTable, seed: string): Promise<GameRecord> {
  const { seats, names = NAMES, edition, board, options, agreed } = wanted;
  const records = memoryRecords();
  const secrets = ['seed', 'id'].map((use) => bytesOf(`${use}\n${seed}`));
  const clock = { now: () => Date.now(), after: () => () => {} };
  const ports = { games: async () => engine, records, clock, secretBytes: () => secrets.shift()! };
  const created = await createGame(ports, {
    game: engine.game.id,
    spec: {
      seats: seats.length,
      ...(edition === undefined ? {} : { edition }),
      ...(board === undefined ? {} : { board }),
      ...(options === undefined ? {} : { options }),
      ...(agreed === undefined ? {} : { agreed }),
    },
    seats: seats.map((kind, seat) => ({ name: names[seat]!, kind: kind === 'human' ? kind : `bot:${kind}` })),
  });
  if ('problem' in created) throw new Error(`no such table: ${JSON.stringify(created.problem)}`);
  const record = await records.read(created.id);
  if (!record || isDamaged(record)) throw new Error('the table was not stored');
  return record;
}

async function playedFrom<T extends GameTypes>(
  engine: Engine,
  stops: Stops,
  wanted: WantedGame<T>,
  text: string,
): Promise<StoredGame<T> | undefined> {
  const { seats, until = ({ asked }) => asked.length === 0, steer, isSeen = false } = wanted;
  const record = await newRecord(engine, wanted, text);
  const game = engine.game as unknown as Game<T>;
  const configured = game.configure(specOf(record));
  if (!configured.ok) throw new Error('the table cannot be set up again');
  const config = configured.value;
  const seed = record.seed!;
  const terms = termsOf(record)!;
  const bot = (await engine.botFor(PLAYER, config))!;
  const players = seats.map((_, seat) => {
    const budget = { kind: 'iterations', count: 1 } as const;
    return bot.start({ game: engine.game, config, seat, rng: botRng(seed, seat), budget }) as unknown as Player<T>;
  });
  const tell = (changes: readonly Change<T>[]): void => {
    for (const { entry, before, after } of changes)
      players.forEach((player, seat) =>
        player.observe?.(game.events(before, entry.move!, after, seat), () => game.view(after, seat)),
      );
  };

  let { table, changes } = begin(newTable({ game, config, seats: seats.length, seed, terms }), record.created);
  for (;;) {
    tell(changes);
    const shown = changes.map(({ entry, before, after }) => game.events(before, entry.move!, after, 'spectator'));
    const turn = turnAt(table);
    const asked = turn.kind === 'seats' ? turn.seats : [];
    if (until({ state: table.state, asked, events: shown.flat(), sequence: table.entries.length })) {
      // What is not seen yet begins with the entry at which the page stops.
      const stop = isSeen ? -1 : shown.findIndex((events) => events.some(stops));
      const bookmark = stop < 0 ? table.entries.length : changes[stop]!.entry.sequence - 1;
      const seen = stop < 0 ? table.state : changes[stop]!.before;
      const detail = engine.summarise(game.view(seen, 'spectator'));
      const summary = { moves: bookmark, over: game.turn(seen).kind === 'over', detail };
      const { entries, state } = table;
      return { id: record.id, record: { ...record, bookmark, summary }, entries, state };
    }
    const seat = asked[0];
    if (seat === undefined) return undefined;
    const view = game.view(table.state, seat);
    const action = steer?.(view, seat, () => game.legal(view, seat)) ?? players[seat]!.decide(view);
    const taken = step(table, { seat, action }, { at: record.created, view });
    if (!taken.answer.ok) throw new Error(`refused: ${JSON.stringify({ seat, action, answer: taken.answer })}`);
    ({ table, changes } = taken);
  }
}
