// Runs the real command line, as a shell would.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const LAUNCHER = fileURLToPath(new URL('../bin/branchline.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

interface Setting {
  readonly input?: string;
  readonly cwd?: string;
  /** Called once the process runs, for interrupting it. */
  readonly running?: (kill: (signal: NodeJS.Signals) => void) => void;
}

/** Arguments as separate texts. */
export function branchline(args: readonly string[], { input, cwd, running }: Setting = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [LAUNCHER, ...args], { cwd: cwd ?? process.cwd() });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    running?.((signal) => void child.kill(signal));
  });
}

/** A folder that lives as long as the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What every refusal looks like: exit code 2, one line on standard error, nothing that looks like a stack. */
export function isOneClearLine({ code, err }: Ended): boolean {
  return code === 2 && /^branchline: [^\n]+\n$/.test(err) && !/\bat .*:\d+:\d+\)?$/m.test(err);
}
