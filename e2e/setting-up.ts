// Setting up a table through the form.

import { expect, open, type Page } from './page.ts';

export type Wish = {
  readonly edition?: 'classic' | 'ferry' | 'prestige';
  /** Kinds of all seats: `human` or a bot's level. */
  readonly seats: readonly string[];
  /** Names of all seats, where they matter. */
  readonly names?: readonly string[];
  readonly board?: string;
  readonly target?: number;
  readonly tracks?: number;
  readonly scoring?: string;
  /** How special cards come into the game, as the form calls it. */
  readonly special?: string;
  /** Special cards for the whole game. */
  readonly cards?: readonly number[];
};

const EDITION_NAMES = { classic: 'Classic', ferry: 'Ferries', prestige: 'Prestige' } as const;

export async function setUp(page: Page, wish: Wish): Promise<void> {
  await open(page, 'new');
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name }).check();
  await choose('Edition', EDITION_NAMES[wish.edition ?? 'classic']);
  if (wish.board !== undefined) await choose('Board', wish.board);
  const rows = page.locator('.seat-row');
  await rows.first().waitFor();
  const first = await rows.count();
  for (let count = first - 1; count >= wish.seats.length; count--) {
    await rows.last().getByRole('button', { name: 'Remove' }).click();
    await expect(rows).toHaveCount(count);
  }
  for (let count = first + 1; count <= wish.seats.length; count++) {
    await page.getByRole('button', { name: 'Add a player' }).click();
    await expect(rows).toHaveCount(count);
  }
  for (const [index, kind] of wish.seats.entries()) {
    await rows
      .nth(index)
      .locator('select')
      .selectOption(kind === 'human' ? 'human' : `bot:${kind}`);
  }
  for (const [index, name] of (wish.names ?? []).entries()) await rows.nth(index).locator('input').fill(name);
  if (wish.target !== undefined) await page.getByLabel('Length of the scoring track').fill(String(wish.target));
  if (wish.tracks !== undefined) await page.getByLabel('Tracks in the supply').fill(String(wish.tracks));
  if (wish.scoring !== undefined) await choose('Scoring', wish.scoring);
  if (wish.special !== undefined) await choose('Special cards', wish.special);
  if (wish.cards !== undefined) {
    await choose('Special cards', 'Chosen, all game');
    for (const card of wish.cards)
      await page
        .locator('.card-choice')
        .nth(card - 1)
        .click();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('main.table')).toBeVisible();
}
