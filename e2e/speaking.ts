// Changes the language of the page through its settings, without a reload.

import type { Language } from '@branchline/boards';
import { expect, open, untilComplete, type Page } from './page.ts';

/** As the settings call them. */
export const NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
} as const satisfies Record<Language, string>;

/** Leaves the page at its settings. */
export async function speak(page: Page, language: Language): Promise<void> {
  await open(page, 'settings');
  await page.getByRole('radio', { name: NAMES[language] }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await untilComplete(page);
}
