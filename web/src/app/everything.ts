// All that this device keeps in one file, and back again: games, settings, plans, puzzles and reviews. Who one is for a server
// is not among it: that is as good as a password.

import { ownGame } from '@branchline/protocol';
import * as v from 'valibot';
import { device } from '../link/device.ts';
import { keepResult, keptResults } from '../study/kept.ts';
import { saveGames } from '../table/files.ts';

const PREFIX = 'branchline-';
/** The name at a server, and a count of what is here. */
const NOT_SAVED: readonly string[] = ['branchline-online', 'branchline-kept'];
const SETTINGS = 'branchline-settings';

const isSaved = (key: string): boolean => key.startsWith(PREFIX) && !NOT_SAVED.includes(key);

const everything = v.object({
  /** By game, in the order of the games. */
  ids: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))),
  own: v.array(v.nullable(ownGame)),
  /** Settings, plans, puzzles: small values by their name. Each is judged by its reader. */
  values: v.record(v.string(), v.unknown()),
  /** Reviews and challenges. */
  results: v.array(v.tuple([v.string(), v.unknown()])),
});

export type Everything = v.InferOutput<typeof everything>;

/** What makes no sense is as if the games were alone in the file. */
export function everythingFrom(raw: unknown): Everything {
  const parsed = v.safeParse(everything, raw);
  return parsed.success ? parsed.output : { ids: [], own: [], values: {}, results: [] };
}

function keptValues(): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at)!;
      if (isSaved(key)) values[key] = parsed(localStorage.getItem(key));
    }
  } catch {
    // without storage there is nothing to save
  }
  return values;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // damaged
  }
}

export async function saveEverything(): Promise<void> {
  const games = (await device.ask('list', null)).flatMap((game) => ('damaged' in game ? [] : [game.id]));
  await saveGames(games, async (ids) => {
    const own: Everything['own'] = [];
    for (const id of ids) own.push(await device.ask('own', { id }));
    return { ids, own, values: keptValues(), results: [...(await keptResults(''))] } satisfies object;
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is here stays; what only the file has comes to it. */
function together(here: unknown, added: unknown): unknown {
  if (here === null || here === undefined) return added;
  if (!isRecord(here) || !isRecord(added)) return here;
  const all = new Map<string, unknown>(Object.entries(here));
  for (const [key, value] of Object.entries(added)) all.set(key, together(all.get(key), value));
  return Object.fromEntries(all);
}

/** Settings are the file's; of all else what is missing here. The page must be loaded again to see it. */
export async function takeValues({ values, results }: Everything): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    if (!isSaved(key) || value === null) continue;
    try {
      const here = key === SETTINGS ? undefined : parsed(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify(together(here, value)));
    } catch {
      // blocked or full: the games are what counts
    }
  }
  const known = await keptResults('', 'keys');
  for (const [key, result] of results) if (!known.has(key)) await keepResult(key, result);
}
