// A real server process, as npx branchline serve starts it.

import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { RAISED_LIMITS } from './raised-limits.ts';

const LAUNCHER = fileURLToPath(new URL('../../../cli/bin/branchline.js', import.meta.url));

export interface Running {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has said so far. */
  readonly output: () => string;
  /** Ends it with this signal; answers with its exit code once it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Wish {
  readonly data?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
}

/** With raised limits, unless `env` says otherwise. Starts and waits until it accepts connections; rejects with what it said if it ends before. */
export function startServer({ data = '', env = {}, port = 0 }: Wish): Promise<Running> {
  return new Promise((resolve, reject) => {
    const args = ['serve', '--port', String(port), ...(data === '' ? [] : ['--data', data])];
    const child = spawn(process.execPath, [LAUNCHER, ...args], {
      env: { ...process.env, ...RAISED_LIMITS, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const gone = new Promise<number | null>((ended) => child.once('exit', (code) => ended(code)));
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /Branchline is ready: (\S+)/.exec(output)?.[1];
      if (url) {
        resolve({
          url: url.replace('localhost', '127.0.0.1'),
          process: child,
          output: () => output,
          end: (signal) => {
            child.kill(signal);
            return gone;
          },
        });
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void gone.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}
