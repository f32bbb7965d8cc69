// What is kept of a bot game that was reviewed to see whether reviews are honest: a line a game, and which games are still to be reviewed.

import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What was called, and what the seat got of the round: 1, 0, or its share. */
export type Saying = readonly [called: number, got: number];

/** A loss as the review had it with its doubt, and as a thousand other deals have it with theirs. */
export type Mistake = readonly [loss: number, doubt: number, again: number, againDoubt: number];

export interface Line {
  readonly game: number;
  readonly seats: number;
  readonly board: string;
  readonly bots: readonly string[];
  readonly budget: number;
  readonly turns: number;
  readonly known: readonly Saying[];
  readonly open: readonly Saying[];
  readonly mistakes: readonly Mistake[];
  /** Processor time for playing, reviewing and playing again. */
  readonly seconds: number;
}

export const short = (value: number): number => Math.round(1e4 * value) / 1e4;

export const linesIn = (file: string): readonly Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

export interface ToDo {
  readonly out: string;
  readonly seed: string;
  readonly budget: number;
  readonly open: boolean;
  /** Numbers of the games that are not in the file yet. */
  readonly games: readonly number[];
}

export function gamesToDo(args: readonly string[], budget: number): ToDo {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string', default: 'honesty.jsonl' },
      from: { type: 'string', default: '0' },
      to: { type: 'string', default: '20' },
      seed: { type: 'string', default: 'test' },
      budget: { type: 'string', default: String(budget) },
      open: { type: 'boolean', default: false },
    },
  });
  const { out, seed, open } = values;
  const from = Number(values.from);
  const done = new Set(existsSync(out) ? linesIn(out).map(({ game }) => game) : []);
  const all = Array.from({ length: Math.max(0, Number(values.to) - from) }, (_, at) => from + at);
  return { out, seed, budget: Number(values.budget), open, games: all.filter((game) => !done.has(game)) };
}
