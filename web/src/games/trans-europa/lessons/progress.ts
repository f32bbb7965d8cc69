// Positions of the lessons that have been tried, kept on this device; a lesson is taken once its first positions have been.

import { signal } from '@preact/signals';
import * as v from 'valibot';
import type { ThemeId } from '@branchline/study/trans-europa/themes';

const KEY = 'branchline-lessons';

/** By lesson and position: whether it was solved. */
const KeptSchema = v.record(v.string(), v.record(v.string(), v.boolean()));

export type Tried = v.InferOutput<typeof KeptSchema>;

/** Positions that a lesson asks for. */
export const ASKED = 3;

function read(): Tried {
  try {
    return v.parse(KeptSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {}; // blocked or damaged
  }
}

export const tried = signal<Tried>(read());

export const triedIn = (all: Tried, theme: ThemeId): Readonly<Record<string, boolean>> => all[theme] ?? {};

export const isTaken = (all: Tried, theme: ThemeId): boolean => Object.keys(triedIn(all, theme)).length >= ASKED;

/** Solved once is solved. */
export function note(theme: ThemeId, id: string, solved: boolean): void {
  const before = triedIn(tried.value, theme);
  tried.value = { ...tried.value, [theme]: { ...before, [id]: solved || before[id] === true } };
  try {
    localStorage.setItem(KEY, JSON.stringify(tried.value));
  } catch {
    // without storage it lasts as long as the page
  }
}
