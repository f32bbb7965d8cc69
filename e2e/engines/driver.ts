// What a journey needs of a browser that Playwright does not drive, and how such a browser is found and started.

/// <reference lib="dom" />

import type { ChildProcess } from 'node:child_process';
import type { Spot } from '../map.ts';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'End';

/** A browser with one page. Pointer and keys are the engine's own: the page cannot tell them from a person's. */
export type Driver = {
  readonly goTo: (url: string) => Promise<void>;
  /** Runs in the page, so it knows nothing but what it is given. */
  readonly run: <Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given) => Promise<Answer>;
  readonly click: (spot: Spot) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file where the page asks for one. */
  readonly choose: (selector: string, path: string) => Promise<void>;
  /** The size of the page, without the frame of its window. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** What the page shows, as PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly end: () => Promise<void>;
};

/** Ends a program together with the process that started it, however that ends; answers with how to end it sooner. */
export function endWithUs(child: ChildProcess): () => void {
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return end;
}
