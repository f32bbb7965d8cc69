// What the player prefers at tables of Trans Europa.

import * as v from 'valibot';
import { gameSettings } from '../../prefs/settings.ts';
import { GAME } from './game.ts';

export const NAMINGS = ['local', 'translated'] as const;
export type Naming = (typeof NAMINGS)[number];

export type Preferences = {
  /** City names as on the spot, or as the chosen language calls them. */
  readonly naming: Naming;
  /** A click lays a track at once instead of planning it. */
  readonly layAtOnce: boolean;
  /** Physical keys that differ from the default, by command. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly quickBots: number;
  readonly quickLevel: string;
  /** Lessons already taken. */
  readonly lessons: readonly number[];
  /** The player has seen the end of a round, and with it what the game is about. */
  readonly goalTold: boolean;
};

const DEFAULTS: Preferences = {
  naming: 'local',
  layAtOnce: false,
  keys: {},
  quickBots: 3,
  quickLevel: 'conductor',
  lessons: [],
  goalTold: false,
};

/** What makes no sense falls back to the default, one field at a time. */
const Schema = v.object({
  naming: v.fallback(v.picklist(NAMINGS), DEFAULTS.naming),
  layAtOnce: v.fallback(v.boolean(), DEFAULTS.layAtOnce),
  keys: v.fallback(v.record(v.string(), v.fallback(v.array(v.string()), [])), {}),
  quickBots: v.fallback(v.picklist([1, 2, 3, 4, 5]), 3),
  quickLevel: v.fallback(v.string(), DEFAULTS.quickLevel),
  lessons: v.fallback(v.array(v.unknown()), []),
  goalTold: v.fallback(v.boolean(), false),
});

export function parsePreferences(raw: unknown): Preferences {
  const parsed = v.safeParse(Schema, raw);
  if (!parsed.success) return DEFAULTS;
  const { keys, lessons, ...rest } = parsed.output;
  return {
    ...rest,
    keys: Object.fromEntries(Object.entries(keys).filter(([, codes]) => codes.length > 0)),
    lessons: lessons.filter((lesson): lesson is number => Number.isInteger(lesson)),
  };
}

export const { settings: preferences, change: prefer } = gameSettings(GAME, parsePreferences);
