// Runs the built command line: in the test's own process, or as a child process where the test is about the process itself.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { bundled } from '../../scripts/lib/build-cli.js';
import type { main } from '../src/main.ts';

const LAUNCHER = fileURLToPath(new URL('../bin/branchline.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** The program itself, loaded once for all tests of a file. */
let program: Promise<typeof main> | undefined;
const loaded = async (): Promise<typeof main> => {
  const path = pathToFileURL(join(await bundled(), 'main.mjs')).href;
  return ((await import(/* @vite-ignore */ path)) as { main: typeof main }).main;
};

/** A process has one standard output: commands take turns. */
let last: Promise<unknown> = Promise.resolve();

/** What is written to this stream until `release` is called, instead of being written. */
function captured(stream: NodeJS.WriteStream): { readonly text: () => string; readonly release: () => void } {
  const { write } = stream;
  const guards = stream.listeners('error');
  let text = '';
  stream.write = (chunk: string | Uint8Array): boolean => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  return {
    text: () => text,
    release() {
      stream.write = write;
      for (const guard of stream.listeners('error')) {
        if (!guards.includes(guard)) stream.off('error', guard as () => void);
      }
    },
  };
}

interface Place {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

async function runHere(args: readonly string[], { cwd = process.cwd(), env = {} }: Place): Promise<Ended> {
  const run = await (program ??= loaded());
  const [folder, code, variables] = [process.cwd(), process.exitCode, process.env];
  const [out, err] = [captured(process.stdout), captured(process.stderr)];
  try {
    process.chdir(cwd);
    process.env = { ...variables, ...env };
    process.exitCode = 0;
    await run(args);
    return { code: process.exitCode, signal: null, out: out.text(), err: err.text() };
  } finally {
    process.exitCode = code;
    process.env = variables;
    process.chdir(folder);
    out.release();
    err.release();
  }
}

/** Arguments as separate texts. */
export function branchline(args: readonly string[], place: Place = {}): Promise<Ended> {
  const ended = last.then(() => runHere(args, place));
  last = ended.catch(() => undefined);
  return ended;
}

interface Setting {
  readonly input?: string;
  /** Called once the process runs, for interrupting it. */
  readonly running?: (kill: (signal: NodeJS.Signals) => void) => void;
}

/** As a shell would start it: for exit codes, signals and standard input. */
export function branchlineProcess(args: readonly string[], { input, running }: Setting = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [LAUNCHER, ...args]);
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
