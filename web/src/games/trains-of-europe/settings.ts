// What the player prefers at tables of Trains of Europe.

import * as v from 'valibot';
import { gameSettings } from '../../prefs/settings.ts';
import { GAME } from './game.ts';

export const NAMINGS = ['local', 'translated'] as const;
export const SECTION_ORDERS = ['contract', 'price', 'city'] as const;
export type SectionOrder = (typeof SECTION_ORDERS)[number];

const Schema = v.object({
  /** City names as on the spot, or as the chosen language calls them. */
  naming: v.fallback(v.picklist(NAMINGS), 'local'),
  quickBots: v.fallback(v.picklist([1, 2, 3]), 2),
  quickLevel: v.fallback(v.string(), 'conductor'),
  /** The opening was explained: a decision was made in a game, or the explanation put away. */
  opened: v.fallback(v.boolean(), false),
  /** How the list of sections is sorted. */
  sections: v.fallback(v.picklist(SECTION_ORDERS), 'contract'),
  /** Lessons already taken; another word than the sister's, whose old record may be read here. */
  lessonsDone: v.fallback(v.array(v.number()), []),
});

export type Preferences = Readonly<v.InferOutput<typeof Schema>>;

/** What makes no sense falls back to the default, one field at a time. */
export function parsePreferences(raw: unknown): Preferences {
  const parsed = v.safeParse(Schema, raw ?? {});
  return parsed.success ? parsed.output : v.parse(Schema, {});
}

export const { settings: preferences, change: prefer } = gameSettings(GAME, parsePreferences);
