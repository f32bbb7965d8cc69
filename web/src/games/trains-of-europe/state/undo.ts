// Taking back from the sheet: the same as by key, while the latest move is one's own and the turn goes on.

import { elsewhereAt } from '../../../table/people.ts';
import type { Play } from './play.ts';

/** Nothing where others have moved, chance has drawn, or somebody would have to agree. */
export function undoOf({ table, stage, sending }: Pick<Play, 'table' | 'stage' | 'sending'>): (() => void) | undefined {
  const { mine, limit } = stage.value;
  if (!mine || sending.value || !limit || limit.used === 0) return undefined;
  if (table.isBranch === true || table.challenge !== undefined || table.humans.value.size !== 1) return undefined;
  if (elsewhereAt(table).length > 0) return undefined;
  if (table.entries.value.at(-1)?.by !== table.acting.value) return undefined;
  return () => void import('../../../table/rulings.ts').then(({ takeBackByKey }) => takeBackByKey(table, null));
}
