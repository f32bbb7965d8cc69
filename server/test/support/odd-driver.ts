// A driver of SQLite that goes wrong when it is told to. It works in the process of the storage, so it is told through files.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DRIVER } from '../../src/sql/sqlite-process.ts';
import { temporaryFolder, type Finish } from './storages.ts';

const SCRIPT = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { connect as connectTo } from '${DRIVER.href}';
const [ORDER, SAID, MESSAGES] = ['order', 'said', 'messages'].map((name) => new URL(name, import.meta.url));
const forEver = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
const odd = (text) => {
  if (!existsSync(ORDER)) return;
  const { hangs, dies, at, fault } = JSON.parse(readFileSync(ORDER, 'utf8'));
  if (at !== undefined && at !== text) return;
  if (hangs) forEver();
  if (dies) process.kill(process.pid, 'SIGKILL');
  throw Object.assign(new Error(fault.message), { code: fault.code });
};
process.on('message', () => appendFileSync(MESSAGES, '.'));
export function connect(path) {
  const connection = connectTo(path);
  return {
    ...connection,
    exec(text) {
      appendFileSync(SAID, text + '\\n');
      odd(text);
      connection.exec(text);
    },
    all(text, values) {
      odd(text);
      return connection.all(text, values);
    },
  };
}
`;

interface Order {
  /** Only this statement; absent: every statement. */
  readonly at?: string;
  /** It never returns. */
  readonly hangs?: true;
  /** It takes its process with it. */
  readonly dies?: true;
  readonly fault?: { readonly message: string; readonly code: string };
}

export function oddDriver(finish?: Finish) {
  const folder = temporaryFolder(finish);
  const [script, order, said, messages] = ['driver.mjs', 'order', 'said', 'messages'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  writeFileSync(script, SCRIPT);
  return {
    driver: pathToFileURL(script),
    goWrong: (wish: Order) => writeFileSync(order, JSON.stringify(wish)),
    recover: () => rmSync(order),
    /** What was executed without values, in order. */
    said: (): string[] => (existsSync(said) ? readFileSync(said, 'utf8').trim().split('\n') : []),
    /** In how many messages statements have come. */
    messages: (): number => (existsSync(messages) ? readFileSync(messages).length : 0),
    forget: () => rmSync(said, { force: true }),
  };
}
