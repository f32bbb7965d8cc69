// Reading and writing files so that every failure names the file, and no half-written file is left behind.

import { closeSync, createReadStream, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { badInput, systemText } from './fail.ts';
import { undoOnInterrupt } from './interrupt.ts';

export const STANDARD_INPUT = '-';
export const STANDARD_OUTPUT = '-';

/** As messages name a file. */
export const displayName = (path: string): string => (path === STANDARD_INPUT ? 'standard input' : path);

export async function readText(path: string): Promise<string> {
  let text = '';
  try {
    if (path !== STANDARD_INPUT) return readFileSync(path, 'utf8');
    // Not with readFileSync: a pipe whose writer is slow would answer "try again".
    for await (const chunk of process.stdin.setEncoding('utf8') as AsyncIterable<string>) text += chunk;
  } catch (error) {
    badInput(`cannot read ${displayName(path)}: ${systemText(error) ?? 'unreadable'}`);
  }
  return text;
}

/** The lines of a file of any length, one at a time. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const input = path === STANDARD_INPUT ? process.stdin : createReadStream(path);
  input.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of input as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const text = systemText(error);
    if (text === undefined) throw error;
    badInput(`cannot read ${displayName(path)}: ${text}`);
  }
  if (rest !== '') yield rest;
}

/** A write may take less than it was given; the rest goes with the next call. */
export function writeWhole(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
}

/** A file being written: it appears under its name only when it is complete. */
export interface OutputFile {
  write(text: string): void;
  /** Puts the file in its place. */
  finish(): void;
  /** Leaves things as they were. */
  discard(): void;
}

export function openOutput(path: string): OutputFile {
  if (path === STANDARD_OUTPUT) {
    return { write: (text) => void process.stdout.write(text), finish: () => undefined, discard: () => undefined };
  }
  const guarded = <R>(action: () => R): R => {
    try {
      return action();
    } catch (error) {
      discard();
      return badInput(`cannot write ${path}: ${systemText(error) ?? 'unwritable'}`);
    }
  };
  const special = isSpecial(path);
  const temporary = special ? path : `${path}.${process.pid}.part`;
  let descriptor: number | undefined;
  let forget = (): void => undefined;
  const close = (): void => {
    if (descriptor !== undefined) closeSync(descriptor);
    descriptor = undefined;
  };
  function discard(): void {
    forget();
    try {
      close();
    } finally {
      if (!special) rmSync(temporary, { force: true });
    }
  }
  if (isDirectory(path)) badInput(`cannot write ${path}: it is a directory`);
  // Before there is anything to undo: a signal that comes between would leave the file behind.
  forget = undoOnInterrupt(discard);
  descriptor = guarded(() => openSync(temporary, 'w'));
  return {
    write(text) {
      guarded(() => writeWhole(descriptor!, text));
    },
    finish() {
      guarded(() => {
        close();
        if (!special) renameSync(temporary, path);
      });
      forget();
    },
    discard,
  };
}

/** Devices and pipes are written to directly: there is nothing to rename. */
function isSpecial(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

const isDirectory = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
