// Tables that are not on this device: as long as a screen for such a table is shown, what the forms and menus of games ask
// for is done there.

import type { AnswerTo, NewTable } from '@branchline/protocol';

export type Elsewhere = {
  /** What is asked for may come about on another screen; then there is nothing to open on this device. */
  readonly create: (table: NewTable) => Promise<AnswerTo<'create'>>;
  readonly file?: (id: string) => Promise<Blob | undefined>;
};

let current: Elsewhere | undefined;

export const elsewhere = (): Elsewhere | undefined => current;

export function playElsewhere(place: Elsewhere): () => void {
  current = place;
  return () => {
    if (current === place) current = undefined;
  };
}

/** The answer where nothing is to be opened here. */
export const NOT_HERE = { problem: { code: 'elsewhere', field: 'table' } } as const;
