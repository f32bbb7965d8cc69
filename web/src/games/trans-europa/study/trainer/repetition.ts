// Spaced repetition: what one gets wrong comes back tomorrow, what one gets right after ever longer times.

import { signal, type ReadonlySignal } from '@preact/signals';
import * as v from 'valibot';

const KeptSchema = v.record(v.string(), v.object({ box: v.number(), due: v.number(), right: v.number() }));

export type Kept = v.InferOutput<typeof KeptSchema>;

/** Days until a position comes back, by how often it was read well. */
const INTERVALS = [1, 3, 7, 16, 40] as const;
/** So many cities of five are a good reading. */
const GOOD = 4;

function read(key: string): Kept {
  try {
    return v.parse(KeptSchema, JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {}; // blocked or damaged
  }
}

/** What is kept after a position was read with so many cities right. */
export function after(kept: Kept, { id, right, today }: { id: string; right: number; today: number }): Kept {
  const box = right >= GOOD ? Math.min(INTERVALS.length - 1, (kept[id]?.box ?? -1) + 1) : 0;
  return { ...kept, [id]: { box, due: today + INTERVALS[box]!, right } };
}

type Repetition = {
  readonly kept: ReadonlySignal<Kept>;
  readonly note: (id: string, right: number, today: number) => void;
};

/** Kept on this device under a separate name. */
function repetition(key: string): Repetition {
  const kept = signal<Kept>(read(key));
  return {
    kept,
    note(id, right, today) {
      kept.value = after(kept.value, { id, right, today });
      try {
        localStorage.setItem(key, JSON.stringify(kept.value));
      } catch {
        // without storage it lasts as long as the page
      }
    },
  };
}

/** Positions to read, and own mistakes to do better. */
export const readings = repetition('branchline-reading');
export const mistakes = repetition('branchline-mistakes');

/** What is due comes first, then what has never been read; undefined where neither is left. */
export function nextReading(ids: readonly string[], kept: Kept, today: number): string | undefined {
  const due = ids.filter((id) => kept[id] !== undefined && kept[id].due <= today);
  const longest = due.toSorted((a, b) => kept[a]!.due - kept[b]!.due)[0];
  return longest ?? ids.find((id) => kept[id] === undefined);
}
