// The packed product as a stranger starts it: with npx from the file, in an empty folder.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npmCommand } from '../lib/run.js';

const LIMIT_MILLISECONDS = 300_000;

/** Starts this program and answers with the address that it prints, and how to end it. */
export function started(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const gone = new Promise((ended) => child.once('exit', ended));
    // npx starts a shell, and that the server: all of them are told.
    const signal = (name) => process.kill(-Number(child.pid), name);
    const end = async () => {
      signal('SIGTERM');
      await gone;
    };
    const late = setTimeout(() => {
      signal('SIGKILL');
      reject(new Error(`it does not start: ${said}`));
    }, LIMIT_MILLISECONDS);
    const hear = (chunk) => {
      said += chunk;
      const url = /Branchline is ready: (\S+)/.exec(said)?.[1];
      if (url === undefined) return;
      clearTimeout(late);
      resolve({ url, end });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void gone.then((code) => {
      clearTimeout(late);
      reject(new Error(`it ended with ${code}: ${said}`));
    });
  });
}

const asks = async (url, options) => {
  const answer = await fetch(url, options);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
};

/** The page, its files, a table with a bot, and a place where the games are kept. */
export async function expectWhole(url, folder) {
  const page = await (await asks(url)).text();
  for (const [, path] of page.matchAll(/(?:src|href)="(\.\/assets\/[^"]+)"/g)) await asks(new URL(path, `${url}/`));
  await asks(`${url}/readyz`);
  const post = (path, body, token) =>
    asks(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    }).then((answer) => answer.json());
  const { token } = await post('guests', { name: 'Ada' });
  const seats = [{ kind: 'open' }, { kind: 'bot:conductor' }];
  for (const game of ['trans-europa', 'trains-of-europe']) await post('tables', { game, seats, unlisted: true }, token);
  if (!existsSync(join(folder, 'data'))) throw new Error(`${folder} has no data`);
}

/** In a new folder of this name, with this Node. */
export async function tryWithNpx(file, folder, node = process.execPath) {
  mkdirSync(folder, { recursive: true });
  const npm = npmCommand();
  const args = ['exec', '--yes', '--prefer-offline', `--package=${file}`, '--', 'branchline', 'serve', '--port', '0'];
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const server = await started(npm.program === process.execPath ? node : npm.program, [...npm.args, ...args], {
    cwd: folder,
    env: { ...process.env, PATH: path, HOST: 'localhost', LOG_LEVEL: 'warn' },
  });
  try {
    await expectWhole(server.url, folder);
  } finally {
    await server.end();
  }
}
