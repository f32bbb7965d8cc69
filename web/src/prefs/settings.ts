// What the player of this device prefers. Kept in local storage, which may be missing, old or blocked.

import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { DEFAULTS, formatSettings, parseSettings, type Settings, type Stored } from './stored-settings.ts';

const KEY = 'branchline-settings';

function load(): Stored {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return { settings: DEFAULTS, games: {} }; // blocked or damaged: the player starts with the defaults
  }
}

const stored = signal<Stored>({ settings: DEFAULTS, games: {} });

export const settings: ReadonlySignal<Settings> = computed(() => stored.value.settings);

export function startSettings(): void {
  stored.value = load();
  effect(() => {
    try {
      localStorage.setItem(KEY, formatSettings(stored.value));
    } catch {
      // blocked or full: the choice holds until the page is closed
    }
  });
}

const set = (next: Settings): void => {
  stored.value = { ...stored.value, settings: next };
};

export const change = (changes: Partial<Settings>): void => set({ ...stored.value.settings, ...changes });

/** The browser's language again. */
export const forgetLanguage = (): void => {
  const { language: _, ...rest } = stored.value.settings;
  set(rest);
};

export type GameSettings<S> = {
  readonly settings: ReadonlySignal<S>;
  readonly change: (changes: Partial<S>) => void;
};

/** A game's own settings, kept under its id; `parse` makes sense of whatever is found there. */
export function gameSettings<S>(game: string, parse: (raw: unknown) => S): GameSettings<S> {
  const raw = computed(() => stored.value.games[game] ?? stored.value.older);
  const own = computed(() => parse(raw.value));
  return {
    settings: own,
    change: (changes) => {
      const games = { ...stored.value.games, [game]: { ...own.value, ...changes } };
      stored.value = { ...stored.value, games };
    },
  };
}
