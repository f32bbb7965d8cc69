// Games of the files that the rules are tested with, in the browser.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from './page.ts';

/** A game of the files that the rules are tested with, opened by its link at a move. */
export async function openOnRecord(page: Page, file: string, line: number, move: number): Promise<void> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { hashes: _, ...game } = JSON.parse(readFileSync(path, 'utf8').split('\n')[line]!) as Record<string, unknown>;
  await page.goto(`./#/game/${deflateRawSync(JSON.stringify(game)).toString('base64url')}/${move}`);
  await expect(page.locator('html')).toHaveAttribute('data-at', new RegExp(`^#/replay/\\w+/${move}$`));
}
