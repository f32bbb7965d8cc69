// The table set up last on this device: its form can be filled in again with one press.

import { EDITIONS, transEuropa } from '@branchline/trans-europa';
import { draftFor, tableOf, type Draft } from './draft.ts';

const KEY = 'branchline-last-table';

export function rememberTable(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // blocked or full: the form starts with the usual table
  }
}

/** Undefined where nothing is remembered, or nothing that can still be played. */
export function lastTable(): Draft | undefined {
  try {
    const raw = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Draft> | null;
    if (!raw?.edition || !Object.hasOwn(EDITIONS, raw.edition)) return undefined;
    const draft = { ...draftFor(raw.edition, 1), ...raw };
    return transEuropa.configure(tableOf(draft).spec).ok ? draft : undefined;
  } catch {
    return undefined;
  }
}
