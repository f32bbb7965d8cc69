// Games that began with an earlier content of Trains of Europe: replayed, explained and gone on with as they began.

import { openOnRecord } from './on-record.ts';
import { expect, sharedPage } from './page.ts';

const shared = sharedPage();

for (const version of ['1.1', '1.2', '1.3', '2.1'])
  shared.test(`a game of content ${version} replays, says why, and can be played on`, async () => {
    const page = shared.page();
    await openOnRecord(page, `../games/trains-of-europe/test/corpus/${version}/ends.jsonl`, 0, 5);
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.locator('.tt-hint .tt-hint-act')).toBeVisible();
    await page.getByRole('link', { name: 'Play on from here' }).click();
    await expect(page.locator('.explore')).toHaveAttribute('data-settled', /.*/);
    await page.reload();
    await expect(page.locator('.explore')).toHaveAttribute('data-settled', /.*/);
  });
