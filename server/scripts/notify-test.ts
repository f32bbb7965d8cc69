// node server/scripts/run.js notify-test [--seconds 10] [--tables 10] [--rounds 2]: how many moves a second three processes can store in one
// Postgres at most, with the calls between processes and without; see docs/operations.md.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { migrate } from '../src/sql/migrations.ts';
import { openPostgres } from '../src/sql/postgres.ts';
import { callsOf } from '../src/store/calls.ts';
import { databaseClock } from '../src/store/clock.ts';
import { sqlRecords } from '../src/store/records.ts';
import { sqlRunning } from '../src/store/running.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { record } from '../test/support/record.ts';

const RUN = fileURLToPath(new URL('run.js', import.meta.url));
const PROCESSES = 3;
/** About as long as an entry of a game. */
const HASH = '0123456789abcdef';

/** No calls; a notification in the transaction of each move; what the server does: calls after it. */
type Mode = 'none' | 'inside' | 'after';
const MODES: readonly Mode[] = ['none', 'inside', 'after'];
/** Not the server's own statement, which is taken out of the transaction. */
const SLOWNESS = [0, 3000];
const INSIDE = `select pg_notify('branchline', $1) as told`;

const QUANTILES = [0.5, 0.99, 1];

/** One process: so many tables, each with one move after the other. Answers with how long each took, in milliseconds. */
async function store(url: string, { seconds, tables, calling }: { seconds: number; tables: number; calling: Mode }) {
  const sql = openPostgres(url);
  const { now } = await databaseClock(sql);
  const node = crypto.randomUUID();
  const calls = callsOf(sql, node);
  const running = sqlRunning(sql, node, now);
  let heard = 0;
  await calls.listen(() => void heard++);
  const records = sqlRecords(sql, {
    batch: async (run, table, sequence) => {
      await running.touch(run, table, sequence);
      const call = { kind: 'log', table, sequence } as const;
      if (calling === 'after') await calls.out(run, call);
      else if (calling === 'inside') await run(INSIDE, [JSON.stringify({ node, call })]);
    },
  });
  const times: number[] = [];
  const until = performance.now() + 1000 * seconds;
  const play = async (id: string): Promise<void> => {
    await records.create({ ...record, id }, []);
    const log = records.log(id);
    for (let length = 0; performance.now() < until; length++) {
      const before = performance.now();
      const entry = {
        sequence: length + 1,
        move: { by: 0 as const, do: 'move' },
        hash: HASH,
        at: now(),
        id: crypto.randomUUID(),
      };
      if ((await log.append(length, [entry])) !== 'ok') throw new Error('a move was not stored');
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: tables }, () => play(crypto.randomUUID())));
  await sql.close();
  return { times, heard };
}

interface Trial {
  readonly seconds: number;
  readonly tables: number;
  readonly calling: Mode;
  /** Microseconds by which every flush is made later, as a slower disk would. */
  readonly slow: number;
}

async function measure({ seconds, tables, calling, slow }: Trial): Promise<string> {
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await postgres.database();
    const sql = openPostgres(url);
    await migrate(sql);
    const name = new URL(url).pathname.slice(1);
    await sql.write((run) => run(`alter database ${name} set commit_delay = ${slow}`));
    await sql.write((run) => run(`alter database ${name} set commit_siblings = 0`));
    await sql.close();
    const args = [RUN, 'notify-test', '--url', url, '--seconds', String(seconds), '--tables', String(tables)];
    args.push('--calling', calling);
    const all = await Promise.all(
      Array.from({ length: PROCESSES }, async () => {
        const child = promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
        return JSON.parse((await child).stdout) as { times: number[]; heard: number };
      }),
    );
    const times = all.flatMap((each) => each.times).sort((a, b) => a - b);
    const at = QUANTILES.map((quantile) => times[Math.min(times.length - 1, Math.floor(quantile * times.length))]!);
    const heard = all.reduce((sum, each) => sum + each.heard, 0);
    return `${slow / 1000} ms later, calls ${calling}: ${Math.round(times.length / seconds)} moves/s, ms p50 · p99 · longest ${at.map((ms) => ms.toFixed(1)).join(' · ')}, ${heard} calls heard`;
  } finally {
    await postgres.stop();
  }
}

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      tables: { type: 'string', default: '10' },
      calling: { type: 'string' },
      rounds: { type: 'string', default: '2' },
    },
  });
  const [seconds, tables] = [Number(values.seconds), Number(values.tables)];
  if (values.url !== undefined) {
    console.log(JSON.stringify(await store(values.url, { seconds, tables, calling: values.calling as Mode })));
    return 0;
  }
  for (const slow of SLOWNESS)
    for (let round = 0; round < Number(values.rounds); round++)
      for (const calling of MODES) console.log(await measure({ seconds, tables, calling, slow }));
  return 0;
}
