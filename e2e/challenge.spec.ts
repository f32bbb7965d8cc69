// Challenges: made, played, compared with the Director and passed on by a link to a player with the same cards.

import { expectAccessible } from './accessible.ts';
import { expect, open, prefer, test, tooWideBy, watchFaults, type Page } from './page.ts';
import { playToOwnTurn, playToTheEnd, press, untilAsked } from './playing.ts';

const row = (page: Page, look: string) => page.locator(`.challenge-table tr[data-look=${look}]`);
const cells = (page: Page, look: string) => row(page, look).locator('td b');

/** One round against one bot that hardly thinks, by keys. */
async function makeChallenge(page: Page): Promise<void> {
  await open(page, 'challenge');
  await page.getByRole('group', { name: 'How many bots?' }).getByRole('radio', { name: '1' }).press('Space');
  await page.getByRole('radio', { name: 'Apprentice' }).press('Space');
  await page.getByRole('group', { name: 'How many rounds?' }).getByRole('radio', { name: '1' }).press('Space');
  await page.getByRole('button', { name: 'Make the challenge' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/challenge\/[0-9a-f]{16}$/);
}

/** A bot plays on from here, which is quicker than any person; the result says so. */
async function finishRound(page: Page): Promise<void> {
  await untilAsked(page);
  await press(page, page.getByRole('button', { name: 'Menu' }));
  await press(page, page.getByRole('button', { name: 'Let the bots finish this round' }));
  await playToTheEnd(page);
  await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await press(page, page.getByRole('button', { name: 'To the challenge' }));
  await expect(row(page, 'you')).toContainText('finished by a bot');
  // The Director plays the same cards; then there is a player to compare with.
  await expect(cells(page, 'bot')).toHaveText([/^[+−]?\d/, /^[+−]?\d/]);
  await expect(cells(page, 'you')).toHaveText([/^[+−]?\d/, /^[+−]?\d/]);
}

/** The own seat's points, and all scores. */
const pointsOf = (page: Page, look: string): Promise<string> => row(page, look).locator('td small').first().innerText();

test.beforeEach(({ context }) => prefer(context));

test('a challenge: made, left and taken up, compared with the Director, passed on and played by somebody else', async ({
  page,
  browser,
}) => {
  await open(page, '');
  await page.getByRole('link', { name: 'Challenges' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  await expectAccessible(page, 'challenges');
  await makeChallenge(page);
  await expect(row(page, 'other')).toHaveCount(0);

  // Left in the middle, the round waits; nothing is taken back and nobody advises.
  await page.getByRole('button', { name: 'Play round 1' }).click();
  await playToOwnTurn(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  const table = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'Continue round 1' }).click();
  await expect(page).toHaveURL(table);
  await page.reload();
  await finishRound(page);
  await expect(page.getByRole('link', { name: 'Director’s game' })).toBeVisible();
  await expectAccessible(page, 'a challenge that was played');
  const link = await page.getByRole('textbox', { name: 'Link to the challenge' }).inputValue();
  const own = await pointsOf(page, 'you');
  const director = await pointsOf(page, 'bot');

  // Another player, on another device.
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await prefer(elsewhere, { playerName: 'Ola' });
  const phone = await elsewhere.newPage();
  const faults: string[] = [];
  watchFaults(phone, faults);
  await phone.goto(link);
  await expect(row(phone, 'other')).toContainText('hidden');
  await phone.getByRole('button', { name: 'Play round 1' }).tap();
  await finishRound(phone);
  expect(await pointsOf(phone, 'other')).toBe(own);
  expect(await pointsOf(phone, 'bot')).toBe(director);
  await expectAccessible(phone, 'a challenge on a phone');
  expect(await tooWideBy(phone)).toBe(0);
  const back = await phone.getByRole('textbox', { name: 'Link to the challenge' }).inputValue();
  expect(faults).toEqual([]);
  await elsewhere.close();

  // The link comes back with one result more; what is known already is not told twice.
  await page.goto(back);
  await expect(row(page, 'other')).toHaveCount(1);
  await expect(row(page, 'other')).toContainText('Ola');
  await page.getByRole('link', { name: 'Director’s game' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/replay\//);
});

test('links that are no challenge, or were changed, say so', async ({ page }) => {
  await open(page, `challenge/${'A'.repeat(40)}`);
  await expect(page.locator('.problem')).toContainText('not a challenge');
  await makeChallenge(page);
  const link = page.getByRole('textbox', { name: 'Link to the challenge' });
  const code = /challenge\/(.+)$/.exec(await link.inputValue())![1]!;
  const forged = await page.evaluate(async (packed) => {
    const through = async (bytes: BlobPart, stream: ReadableWritablePair<Uint8Array, BufferSource>) =>
      new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const said = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    const changed = await through(said.replace('bot:apprentice', 'bot:random'), new CompressionStream('deflate-raw'));
    return btoa(String.fromCharCode(...changed))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  }, code);
  await page.goto(`./#/challenge/${forged}`);
  await expect(page.locator('.problem')).toContainText('its seal no longer matches');
});
