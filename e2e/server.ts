// A real server with its database in a separate folder, for tests with several devices. It can be killed and comes back.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../cli/bin/branchline.js', import.meta.url));

export type Server = {
  readonly url: string;
  /** As a power cut would end it. */
  kill(): Promise<void>;
  /** As its operator would end it. */
  stop(): Promise<void>;
  /** On the same port, with the same database; with other settings, where some are given. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  end(): Promise<void>;
};

type Started = { readonly child: ChildProcess; readonly port: number };

type Start = {
  readonly env: Readonly<Record<string, string>>;
  readonly launcher: string;
  /** With 0 the system chooses one. */
  readonly port: number;
};

function start(data: string, { env, launcher, port }: Start): Promise<Started> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, 'serve', '--port', String(port), '--data', data], {
      // For this machine only: links then lead to where the page was opened.
      env: { ...process.env, HOST: 'localhost', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // A test that was ended takes its server along.
    const endToo = (): boolean => child.kill('SIGKILL');
    process.once('exit', endToo);
    child.once('exit', () => process.off('exit', endToo));
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /Branchline is ready: \S+:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve({ child, port: Number(found) });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** The server of this checkout, or the one that another launcher starts. */
export async function startServer(env: Readonly<Record<string, string>> = {}, launcher = LAUNCHER): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'branchline-e2e-'));
  const first = await start(data, { env, launcher, port: 0 });
  const { port } = first;
  let { child } = first;
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await gone(child);
  };
  const kill = (): Promise<void> => endBy('SIGKILL');
  return {
    url: `http://localhost:${port}/`,
    kill,
    stop: () => endBy('SIGTERM'),
    restart: async (others = env) => {
      ({ child } = await start(data, { env: others, launcher, port }));
    },
    end: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
