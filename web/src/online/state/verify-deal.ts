// Whether a finished game keeps what was promised: the file is verified in this browser, and compared with what this device
// saw and gave before the game.

import type { ImportProblem } from '@branchline/protocol';
import * as v from 'valibot';
import { fetchFile } from './api.ts';
import { keepCopy } from './fetch-replay.ts';
import { keptTableOf } from './kept.ts';
import type { OnlineRoom } from './room.ts';

/** `own`: this device's number is in the deal, under the promise that it saw. */
export type Verdict =
  | { readonly kind: 'fair'; readonly own: boolean }
  | { readonly kind: 'unfair'; readonly why: ImportProblem }
  /** Begun on one device, which could know the cards; every move and draw is sound all the same. */
  | { readonly kind: 'friendly' }
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'unreachable' };

const promises = v.object({
  commitment: v.string(),
  entropy: v.exactOptional(v.array(v.nullable(v.object({ value: v.exactOptional(v.string()) })))),
});

function isOurs(file: string, { id, seat }: Pick<OnlineRoom, 'id' | 'seat'>): boolean | undefined {
  const { entropy, promise } = keptTableOf(id);
  const own = seat.value;
  if (own === undefined || entropy === undefined || promise === undefined) return undefined;
  const parsed = v.safeParse(promises, JSON.parse(file));
  if (!parsed.success) return false;
  return parsed.output.commitment === promise && parsed.output.entropy?.[own]?.value === entropy;
}

export async function verifyDeal(room: Pick<OnlineRoom, 'id' | 'seat' | 'table'>): Promise<Verdict> {
  let file: string;
  try {
    file = await fetchFile(room.id);
  } catch {
    return { kind: 'unreachable' };
  }
  const copy = await keepCopy(room.table.value, file);
  // A device without room for a copy has verified the game all the same.
  if ('problem' in copy && copy.problem !== 'not-stored') return { kind: 'unfair', why: copy };
  if (room.table.value.friendly) return { kind: 'friendly' };
  const own = isOurs(file, room);
  return own === false ? { kind: 'not-ours' } : { kind: 'fair', own: own ?? false };
}
