// What the player of this device prefers. Kept in local storage, read with care: it may be missing, old or blocked.

import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@branchline/boards';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
export const SPEEDS = ['calm', 'normal', 'fast', 'instant'] as const;
export const NAMINGS = ['local', 'translated'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];
export type Naming = (typeof NAMINGS)[number];

export type Settings = {
  /** Absent: the browser's language. */
  readonly language?: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly sound: boolean;
  readonly speed: Speed;
  /** City names as on the spot, or as the chosen language calls them. */
  readonly naming: Naming;
  /** A click lays a track at once instead of planning it. */
  readonly layAtOnce: boolean;
  /** Physical keys that differ from the default, by command. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly playerName: string;
  readonly quickBots: number;
  readonly quickLevel: string;
  /** Lessons already taken. */
  readonly lessons: readonly number[];
};

export const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  sound: false,
  speed: 'normal',
  naming: 'local',
  layAtOnce: false,
  keys: {},
  playerName: '',
  quickBots: 3,
  quickLevel: 'conductor',
  lessons: [],
};

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Takes over what makes sense, field by field; everything else falls back to the default. */
export function settingsFrom(raw: unknown): Settings {
  if (!isRecord(raw)) return DEFAULTS;
  const language = LANGUAGES.find((known) => known === raw['language']);
  const keys = isRecord(raw['keys']) ? Object.entries(raw['keys']).filter(([, codes]) => isTexts(codes)) : [];
  const bots = raw['quickBots'];
  const lessons = raw['lessons'];
  return {
    ...(language === undefined ? {} : { language }),
    theme: oneOf(THEMES, raw['theme'], DEFAULTS.theme),
    motion: oneOf(MOTIONS, raw['motion'], DEFAULTS.motion),
    sound: raw['sound'] === true,
    speed: oneOf(SPEEDS, raw['speed'], DEFAULTS.speed),
    naming: oneOf(NAMINGS, raw['naming'], DEFAULTS.naming),
    layAtOnce: raw['layAtOnce'] === true,
    keys: Object.fromEntries(keys) as Record<string, string[]>,
    playerName: typeof raw['playerName'] === 'string' ? raw['playerName'].slice(0, 24) : '',
    quickBots: typeof bots === 'number' && Number.isInteger(bots) && bots >= 1 && bots <= 5 ? bots : DEFAULTS.quickBots,
    quickLevel: typeof raw['quickLevel'] === 'string' ? raw['quickLevel'] : DEFAULTS.quickLevel,
    lessons: Array.isArray(lessons) ? lessons.filter((n): n is number => Number.isInteger(n)) : [],
  };
}

const KEY = 'branchline-settings';

function load(): Settings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return DEFAULTS; // blocked or damaged: the player starts with the defaults
  }
}

export const settings = signal<Settings>(DEFAULTS);

export function startSettings(): void {
  settings.value = load();
  effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // blocked or full: the choice holds until the page is closed
    }
  });
}

export const change = (changes: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changes };
};
