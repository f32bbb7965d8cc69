// A real server with its database in a folder of its own, for tests with several devices. It can be killed and comes back.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../cli/bin/branchline.js', import.meta.url));

export type Server = {
  readonly url: string;
  /** As a power cut would end it. */
  kill(): Promise<void>;
  /** As whoever runs it would end it. */
  stop(): Promise<void>;
  /** On the same port, with the same database; with other settings, where some are given. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  end(): Promise<void>;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { readonly port: number };
      probe.close(() => resolve(port));
    });
  });

function start(port: number, data: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [LAUNCHER, 'serve', '--port', String(port), '--data', data], {
      // For this machine only: links then lead to where the page was opened.
      env: { ...process.env, HOST: 'localhost', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Branchline is ready')) resolve(child);
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

export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'branchline-e2e-'));
  let child = await start(port, data, env);
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
      child = await start(port, data, others);
    },
    end: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
