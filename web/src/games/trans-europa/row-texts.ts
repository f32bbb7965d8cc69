// The few words a list of games needs before Trans Europa itself is loaded.

import type { Language } from '../../prefs/languages.ts';

type Texts = Readonly<Record<Language, string>>;

/** As the boards themselves are called; they are too heavy for a list. */
export const BOARD_TITLES = {
  europe: { en: 'Europe', de: 'Europa', fr: 'Europe', nl: 'Europa', pl: 'Europa' },
  'europe-ferries': {
    en: 'Europe with ferries',
    de: 'Europa mit Fähren',
    fr: 'L’Europe des ferries',
    nl: 'Europa met veerboten',
    pl: 'Europa z promami',
  },
  'central-europe': {
    en: 'Central Europe',
    de: 'Mitteleuropa',
    fr: 'Europe centrale',
    nl: 'Midden-Europa',
    pl: 'Europa Środkowa',
  },
  usa: {
    en: 'USA',
    de: 'USA',
    fr: 'États-Unis',
    nl: 'Verenigde Staten',
    pl: 'Stany Zjednoczone',
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** As `editions` among the texts of the game. */
export const EDITION_TITLES = {
  classic: { en: 'Classic', de: 'Klassisch', fr: 'Classique', nl: 'Klassiek', pl: 'Klasyczna' },
  ferry: { en: 'Ferries', de: 'Fähren', fr: 'Ferries', nl: 'Veerboten', pl: 'Promy' },
  prestige: { en: 'Prestige', de: 'Prestige', fr: 'Prestige', nl: 'Prestige', pl: 'Prestiż' },
} as const satisfies Readonly<Record<string, Texts>>;

export const roundOf: Readonly<Record<Language, (round: number) => string>> = {
  en: (round) => `Round ${round}`,
  de: (round) => `Durchgang ${round}`,
  fr: (round) => `Manche ${round}`,
  nl: (round) => `Ronde ${round}`,
  pl: (round) => `Runda ${round}`,
};
