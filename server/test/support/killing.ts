// A server that is killed again and again while people play: what was confirmed must be there, once, and verify.

import { fastRng, parseGameFile, pick, verifyGame, type GameTypes, type Game } from '@branchline/core';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';
import { openSqlite } from '../../src/sql/sqlite.ts';
import { call, Guest, type Seated } from './client.ts';
import { startServer, type Running } from './server-process.ts';

export const GAMES: Readonly<Record<string, Game<GameTypes>>> = {
  'trans-europa': transEuropa,
  'trains-of-europe': trainsOfEurope,
};

export interface KillPlan {
  readonly data: string;
  readonly kills: number;
  readonly seed: number;
  readonly tables?: number;
  readonly say?: (line: string) => void;
}

export interface KillReport {
  readonly kills: number;
  readonly confirmed: number;
  readonly finished: number;
  readonly entries: number;
}

interface Confirmed {
  readonly table: string;
  readonly sequence: number;
  readonly action: string;
}

/** A person who plays whatever happens: reconnects with what it knows, and repeats what was not answered. */
class Stubborn {
  readonly guest: Guest;
  readonly table: string;
  readonly #choose: <T>(items: readonly T[]) => T;
  #client: Seated | undefined;
  #pending:
    | { readonly id: string; readonly after: number; readonly action: Readonly<Record<string, unknown>> }
    | undefined;
  #known = 0;
  over = false;

  constructor(guest: Guest, table: string, choose: <T>(items: readonly T[]) => T) {
    this.guest = guest;
    this.table = table;
    this.#choose = choose;
  }

  async connect(url: string): Promise<void> {
    this.#client?.socket.terminate();
    this.#client = await this.guest.connect(this.table, { url, ...(this.#known > 0 ? { since: this.#known } : {}) });
  }

  /** One turn of thought; false once the connection is gone. */
  async act(confirmed: Map<string, Confirmed>): Promise<boolean> {
    const client = this.#client;
    if (!client || client.closed !== undefined) return false;
    if (client.gap() !== '') throw new Error(`gap: ${client.gap()}`);
    this.#known = client.position?.sequence ?? this.#known;
    this.over = client.isOver();
    if (this.over) return true;
    if (!this.#pending) {
      if (!client.isAsked()) return true;
      const actions = await client.legal();
      if (client.closed !== undefined || actions === undefined || actions.length === 0) return true;
      const after = client.position!.sequence;
      this.#pending = { id: crypto.randomUUID(), after, action: this.#choose(actions) };
    }
    const { id, after, action } = this.#pending;
    const answer = await client.submit(action, { id, after });
    if (answer.reason === 'closed') return false;
    if (answer.ok) confirmed.set(id, { table: this.table, sequence: answer.sequence!, action: JSON.stringify(action) });
    if (answer.ok || answer.reason !== 'not-stored') this.#pending = undefined;
    return true;
  }

  leave(): void {
    this.#client?.socket.terminate();
  }
}

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

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Everybody plays until the time is up or the connection breaks. */
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

export async function killAndCheck({ data, kills, seed, tables = 3, say }: KillPlan): Promise<KillReport> {
  const rng = fastRng(seed);
  const choose = <T>(items: readonly T[]): T => pick(items, rng);
  const confirmed = new Map<string, Confirmed>();
  const all: string[] = [];
  let people: Stubborn[] = [];
  let made = 0;
  let server: Running = await startServer({ data });
  for (let kill = 1; kill <= kills; kill++) {
    people = people.filter((person) => !person.over);
    while (people.length < 2 * tables) {
      const added = await newTable(server.url, made++, choose);
      all.push(added[0]!.table);
      people.push(...added);
    }
    for (const person of people) await person.connect(server.url);
    let isUp = false;
    const playing = playFor(people, confirmed, () => isUp);
    await rest(20 + rng.below(1500));
    await server.end('SIGKILL');
    isUp = true;
    await playing;
    server = await startServer({ data });
    say?.(`kill ${kill} of ${kills}: ${confirmed.size} moves confirmed, ${all.length} tables`);
  }
  for (const person of people) await person.connect(server.url);
  const finished = await checkTables(server.url, all);
  for (const person of people) person.leave();
  await server.end('SIGTERM');
  const entries = await checkLog(data, confirmed);
  return { kills, confirmed: confirmed.size, finished, entries };
}

/** Every finished game verifies as an outsider would verify it. */
async function checkTables(url: string, tables: readonly string[]): Promise<number> {
  let finished = 0;
  for (const table of tables) {
    const { status, body } = await call(url, `/api/tables/${table}/file`);
    if (status === 409) continue;
    const file = parseGameFile(JSON.stringify(body));
    if (!file.ok) throw new Error(`${table}: ${JSON.stringify(file.error)}`);
    const verdict = verifyGame(GAMES[file.value.game]!, file.value);
    if (!verdict.ok) throw new Error(`${table}: ${JSON.stringify(verdict.error)}`);
    finished++;
  }
  return finished;
}

/** The log itself: every confirmed move at its place, none twice, no gap, and every game legal from its first move on. */
async function checkLog(data: string, confirmed: ReadonlyMap<string, Confirmed>): Promise<number> {
  const sql = openSqlite(`${data}/branchline.db`);
  const rows = await sql.read('select table_id, sequence, submission, entry from entries order by table_id, sequence');
  const [check] = await sql.read('pragma integrity_check');
  await sql.close();
  if (JSON.stringify(check) !== '{"integrity_check":"ok"}') throw new Error(JSON.stringify(check));
  const places = new Map<string, { table: string; sequence: number; move: string }>();
  let last = { table: '', sequence: 0 };
  for (const row of rows) {
    const [table, sequence] = [String(row['table_id']), Number(row['sequence'])];
    const expected = table === last.table ? last.sequence + 1 : 1;
    if (sequence !== expected) throw new Error(`table ${table} has ${sequence} where ${expected} should be`);
    last = { table, sequence };
    if (row['submission'] === null) continue;
    const id = String(row['submission']);
    if (places.has(id)) throw new Error(`submission ${id} stands twice`);
    const { by: _, ...move } = (JSON.parse(String(row['entry'])) as { move: Record<string, unknown> }).move;
    places.set(id, { table, sequence, move: JSON.stringify(move) });
  }
  for (const [id, { table, sequence, action }] of confirmed) {
    const found = places.get(id);
    const isThere = found?.table === table && found.sequence === sequence && sameWords(found.move, action);
    if (!isThere) throw new Error(`confirmed ${id} (${action}) at ${sequence}, found ${JSON.stringify(found)}`);
  }
  return rows.length;
}

const sameWords = (a: string, b: string): boolean => {
  const sorted = (text: string): string =>
    JSON.stringify(Object.entries(JSON.parse(text) as object).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(a) === sorted(b);
};
