// Servers that are killed again and again while people play: what was confirmed must be there, once, and verify.

import { fastRng, pick, type Rng } from '@branchline/core';
import { openPostgres } from '../../src/sql/postgres.ts';
import { openSqlite } from '../../src/sql/sqlite.ts';
import type { Sql } from '../../src/sql/sql.ts';
import { Guest } from './client.ts';
import { committingOf, isCommitting, namedAddress } from './inside-commit.ts';
import { checkLog, checkTables } from './kill-checks.ts';
import { startServer, type Running, type Wish } from './server-process.ts';
import { Stubborn, type Confirmed } from './stubborn.ts';

/** Where the games are kept: the folder of a file, or the address of a Postgres. */
export type Storage = { readonly data: string } | { readonly url: string };

export interface KillPlan {
  readonly storage: Storage;
  readonly kills: number;
  readonly seed: number;
  /** How many processes serve at once, of which one at a time is killed; a file has one. */
  readonly servers?: number;
  readonly tables?: number;
  readonly say?: (line: string) => void;
}

export interface KillReport {
  readonly kills: number;
  /** Kills that were seen to fall into a commit. With SQLite the process that writes dies with the server. */
  readonly insideCommits: number;
  readonly confirmed: number;
  readonly tables: number;
  readonly finished: number;
  readonly entries: number;
}

/** A kill may fall between a start and the last promise: a player who comes back late must not lose the seat for it. */
const PATIENT = { REVEAL_SECONDS: '600' };

const nameOf = (server: number): string => `server ${server}`;

const wishFor = (storage: Storage, server: number): Wish =>
  'data' in storage
    ? { data: storage.data, env: PATIENT }
    : { env: { ...PATIENT, DATABASE_URL: namedAddress(storage.url, nameOf(server)) } };

const openStorage = (storage: Storage): Sql =>
  'data' in storage ? openSqlite(`${storage.data}/branchline.db`) : openPostgres(storage.url);

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function newTable(url: string, index: number, choose: <T>(items: readonly T[]) => T): Promise<Stubborn[]> {
  const guests = [await Guest.named(url, `A${index}`), await Guest.named(url, `B${index}`)];
  const isTrans = index % 3 !== 2;
  const table = await guests[0]!.create({
    game: isTrans ? 'trans-europa' : 'trains-of-europe',
    ...(isTrans ? { options: { targetScore: 1 } } : {}),
    seats: [{ kind: 'open' }, { kind: 'open' }, ...(index % 2 === 0 ? [{ kind: 'bot:conductor' }] : [])],
  });
  for (const guest of guests) await guest.sit(table);
  const people = guests.map((guest) => new Stubborn(guest, table, choose));
  for (const person of people) await person.connect(url);
  await guests[0]!.post(`/api/tables/${table}/start`);
  return people;
}

/** All play until the time is up or the connection breaks. */
async function playFor(
  people: readonly Stubborn[],
  confirmed: Map<string, Confirmed>,
  isUp: () => boolean,
): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      while (!isUp() && !person.over) {
        if (!(await person.act(confirmed).catch(stillStanding))) return;
        await rest(1);
      }
    }),
  );
}

/** A connection may break at any point; anything else is a fault. */
function stillStanding(fault: unknown): boolean {
  if (String(fault).includes('gap')) throw fault as Error;
  return false;
}

/** In milliseconds: a lease of a killed process has to run out, and its bots' turns come after that. */
const STANDSTILL = 120_000;

/** In milliseconds: so long people play before a kill. Who looks for a commit must not come when all games are over. */
const LEAST_REST = 20;
const LATE = 1500;
const SOON = 250;

/** In milliseconds: for so long a kill waits for a commit. */
const LONGEST_WAIT = 1500;

/** Says whether nothing has changed for so long that nothing will; how fast it changes depends on the machine. */
function standstill(progress: () => number): () => boolean {
  let [last, since] = [progress(), Date.now()];
  return () => {
    const now = progress();
    if (now !== last) [last, since] = [now, Date.now()];
    return Date.now() - since > STANDSTILL;
  };
}

/** Holds identity and time: hence a class. */
class Ordeal {
  readonly #plan: KillPlan;
  readonly #rng: Rng;
  readonly #servers: Running[] = [];
  readonly #tables: string[] = [];
  readonly #confirmed = new Map<string, Confirmed>();
  #people: Stubborn[] = [];
  #insideCommits = 0;

  constructor(plan: KillPlan) {
    this.#plan = plan;
    this.#rng = fastRng(plan.seed);
  }

  #choose = <T>(items: readonly T[]): T => pick(items, this.#rng);
  #start = (server: number): Promise<Running> => startServer(wishFor(this.#plan.storage, server));
  #urlFor = (index: number): string => this.#servers[index % this.#servers.length]!.url;

  /** A kill is aimed into a commit until more than half of them were seen there; all others come at random moments. */
  async run(): Promise<KillReport> {
    const { kills, servers = 1, say, storage } = this.#plan;
    for (let server = 0; server < servers; server++) this.#servers.push(await this.#start(server));
    for (let kill = 1; kill <= kills; kill++) {
      await this.#killOnce(this.#insideCommits <= kill / 2);
      say?.(`kill ${kill} of ${kills}: ${this.#confirmed.size} moves confirmed, ${this.#tables.length} tables`);
    }
    await this.#playOut();
    const finished = await checkTables(this.#urlFor(0), this.#tables);
    for (const person of this.#people) person.leave();
    for (const server of this.#servers) await server.end('SIGTERM');
    const entries = await checkLog(openStorage(storage), this.#confirmed);
    const insideCommits = this.#insideCommits;
    return { kills, insideCommits, confirmed: this.#confirmed.size, tables: this.#tables.length, finished, entries };
  }

  async #killOnce(isInsideCommit: boolean): Promise<void> {
    await this.#gather();
    let isUp = false;
    const playing = playFor(this.#people, this.#confirmed, () => isUp);
    await rest(LEAST_REST + this.#rng.below(isInsideCommit ? SOON : LATE));
    const victim = this.#rng.below(this.#servers.length);
    await this.#kill(victim, isInsideCommit);
    // Players of other processes play on meanwhile.
    this.#servers[victim] = await this.#start(victim);
    isUp = true;
    await playing;
  }

  async #kill(victim: number, isInsideCommit: boolean): Promise<void> {
    const server = this.#servers[victim]!;
    if (!isInsideCommit) return void (await server.end('SIGKILL'));
    const latest = Date.now() + LONGEST_WAIT;
    const isUp = (): boolean => Date.now() > latest;
    const { storage } = this.#plan;
    if ('data' in storage) {
      const writer = await committingOf(server.process.pid!, isUp);
      const gone = server.end('SIGKILL');
      if (writer !== undefined) {
        process.kill(writer, 'SIGKILL');
        this.#insideCommits++;
      }
      return void (await gone);
    }
    const sql = openPostgres(storage.url);
    if (await isCommitting(sql, nameOf(victim), isUp)) this.#insideCommits++;
    await server.end('SIGKILL');
    await sql.close();
  }

  /** All players come back, spread over the processes; tables that are over make room for new ones. */
  async #gather(): Promise<void> {
    const { tables = 3 } = this.#plan;
    this.#people = this.#people.filter((person) => !person.over);
    while (this.#people.length < 2 * tables) {
      const added = await newTable(this.#urlFor(this.#tables.length), this.#tables.length, this.#choose);
      this.#tables.push(added[0]!.table);
      this.#people.push(...added);
    }
    for (const [index, person] of this.#people.entries()) await person.connect(this.#urlFor(index));
  }

  /** All games finish once nobody is killed any more. */
  async #playOut(): Promise<void> {
    const isUp = standstill(() => this.#people.reduce((sum, { known }) => sum + known, 0));
    await Promise.all(
      this.#people.map(async (person, index) => {
        while (!person.over && !isUp()) {
          await person.connect(this.#urlFor(index));
          await playFor([person], this.#confirmed, isUp);
        }
      }),
    );
    const stuck = this.#people.filter((person) => !person.over).map((person) => person.told());
    if (stuck.length > 0) {
      const said = this.#servers.map(({ output }) => output().slice(-4000)).join('\n');
      throw new Error(`these tables stand still: ${stuck.join('; ')}\n${said}`);
    }
  }
}

export const killAndCheck = (plan: KillPlan): Promise<KillReport> => new Ordeal(plan).run();
