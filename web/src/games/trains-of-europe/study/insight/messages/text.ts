// The texts of insight into companies.

import type { Widened } from '../../../../../messages/catalogue.ts';
import { catalogue } from '../../../../../messages/text.ts';
import { textLanguage } from '../../../messages/text.ts';
import { en } from './en.ts';

export type InsightMessages = Widened<typeof en>;

export const words = catalogue<InsightMessages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});

/** One place after the comma, as the language writes it. */
export const decimal = (value: number): string =>
  value.toLocaleString(textLanguage.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−');
