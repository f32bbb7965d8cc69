// How far a log can be read: a store that was damaged may have lost the last entries, or the content of one of them.

import type { Entry } from '@branchline/core';

/** The place of an entry, as far as it says one. */
export const placeOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'sequence' in entry ? entry.sequence : undefined;

/** A move that was made, or what the table has ruled; whether it is right, the rules judge. */
const tellsSomething = (entry: unknown): boolean => {
  const { move, ruling } = entry as Partial<Entry>;
  return move !== undefined || ruling !== undefined;
};

/** The entries from the first on, up to a gap or one that tells nothing. */
export function soundPart(entries: readonly unknown[]): readonly Entry[] {
  const end = entries.findIndex((entry, index) => placeOf(entry) !== index + 1 || !tellsSomething(entry));
  return (end === -1 ? entries : entries.slice(0, end)) as readonly Entry[];
}
