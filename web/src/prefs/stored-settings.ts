// Settings between the page and the device's storage: parsed field by field, whatever version wrote them.

import * as v from 'valibot';
import { LANGUAGES, type Language } from './languages.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
export const SPEEDS = ['calm', 'normal', 'fast', 'instant'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];

export type Settings = {
  /** Absent: the browser's language. */
  readonly language?: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly sound: boolean;
  readonly speed: Speed;
  /** Logs show moves in notation instead of sentences. */
  readonly notation: boolean;
  readonly playerName: string;
  /** The page has asked for the name; it asks once. */
  readonly nameAsked: boolean;
  /** The colour chosen last for one's own seat. */
  readonly playerColour?: string;
};

export const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  sound: false,
  speed: 'normal',
  notation: false,
  playerName: '',
  nameAsked: false,
};

const LONGEST_NAME = 24;

/** The shell's own settings; what makes no sense falls back to the default, one field at a time. */
const Shell = v.object({
  language: v.fallback(v.optional(v.picklist(LANGUAGES)), undefined),
  theme: v.fallback(v.picklist(THEMES), 'system'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  sound: v.fallback(v.boolean(), false),
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  notation: v.fallback(v.boolean(), false),
  playerName: v.fallback(v.string(), ''),
  nameAsked: v.fallback(v.boolean(), false),
  playerColour: v.fallback(v.optional(v.string()), undefined),
});

const VERSION = 2;
const Versioned = v.object({
  version: v.picklist([VERSION]),
  games: v.fallback(v.record(v.string(), v.unknown()), {}),
  older: v.optional(v.unknown()),
});

export type Stored = {
  readonly settings: Settings;
  /** What each game keeps, by its id; each game parses its own. */
  readonly games: Readonly<Record<string, unknown>>;
  /** The record of version 1, when there was one game and all settings stood side by side. */
  readonly older?: unknown;
};

function shellOf(raw: unknown): Settings {
  const parsed = v.safeParse(Shell, raw);
  if (!parsed.success) return DEFAULTS;
  const { language, playerName, playerColour, ...rest } = parsed.output;
  return {
    ...rest,
    playerName: playerName.slice(0, LONGEST_NAME),
    ...(playerColour === undefined ? {} : { playerColour }),
    ...(language === undefined ? {} : { language }),
  };
}

export function parseSettings(raw: unknown): Stored {
  const settings = shellOf(raw);
  const versioned = v.safeParse(Versioned, raw);
  if (!versioned.success) return { settings, games: {}, older: raw };
  const { games, older } = versioned.output;
  return { settings, games, ...(older === undefined ? {} : { older }) };
}

export const formatSettings = ({ settings, games, older }: Stored): string =>
  JSON.stringify({ version: VERSION, ...settings, games, ...(older === undefined ? {} : { older }) });
