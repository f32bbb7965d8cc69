// Learning Trains of Europe in the browser: the rules to read and to search, and the quick start beside its coach.

import { expectAccessible } from './accessible.ts';
import { card, followUntil } from './coach.ts';
import { expect, open, sharedPage, test, type Page } from './page.ts';
import { openStored } from './stored-game.ts';
import { trainsAtStep } from './trains-positions.ts';

const liesOver = async (page: Page, above: string, below: string): Promise<boolean> => {
  const [a, b] = await Promise.all([above, below].map((selector) => page.locator(selector).first().boundingBox()));
  return a!.x < b!.x + b!.width && b!.x < a!.x + a!.width && a!.y < b!.y + b!.height && b!.y < a!.y + a!.height;
};

test.describe('the quick start', () => {
  const shared = sharedPage();
  const { test } = shared;

  test.beforeEach(async () => {
    const page = shared.page();
    await page.setViewportSize({ width: 1440, height: 900 });
    // The coach begins again where it is left in between.
    await open(page, 'settings');
  });

  test('is played to its end at a desk with the keyboard alone, and a pointer could press what it points at', async () => {
    const page = shared.page();
    await open(page, 'learn/trains-of-europe');
    await expect(card(page).locator('h2')).toBeFocused();
    await followUntil(page, 'end', 'keys');
    await expect(page.getByRole('link', { name: 'Read the rules' })).toBeVisible();
  });

  test('is played to its end on a phone by pressing what it points at, and leads to a real game', async () => {
    const page = shared.page();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'learn/trains-of-europe');
    await followUntil(page, 'end');
    await expect(page.getByRole('link', { name: 'Read the rules' })).toBeVisible();
    await page.getByRole('button', { name: 'Play a real game' }).click();
    await expect(page).toHaveURL(/#\/table\//);
  });

  test('takes other moves kindly, explains itself, goes back, and asks before it is left', async () => {
    const page = shared.page();
    await open(page, 'learn/trains-of-europe');
    // What it explains is next to it, not under it.
    await expect.poll(() => liesOver(page, '.coach-card', '.tt-side .toe-card')).toBe(false);
    await followUntil(page, 'meeting');
    await page.locator("[data-phase='auction-house']").click();
    await page.locator('.tt-call-bar .button-me').click();
    await expect(card(page)).toContainText('The rules allow that, too.');
    await expect(card(page)).toHaveAttribute('data-step', 'meeting');

    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(card(page)).toContainText('three sections instead of two');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(card(page)).toHaveAttribute('data-step', 'welcome');

    // The coach hears keys once the focus is back on the card.
    await expect(card(page).locator('h2')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(card(page)).toBeVisible();
    await card(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-at', '#/');
  });

  test('is accessible', async () => {
    const page = shared.page();
    await open(page, 'learn/trains-of-europe');
    await followUntil(page, 'licences');
    await expectAccessible(page, 'coach');
  });
});

test.describe('the rules', () => {
  const shared = sharedPage();
  const { test } = shared;

  test.beforeEach(() => shared.page().setViewportSize({ width: 1440, height: 900 }));

  test('the rules open where an address points, by section or by rule, and are searched', async () => {
    const page = shared.page();
    await open(page, 'rules/trains-of-europe/auction-minimum');
    await expect(page.locator('#rules-auction-minimum')).toBeInViewport();
    await open(page, 'rules/trains-of-europe/toe-eval-8');
    await expect(page.locator('#rules-evaluation')).toBeInViewport();
    await expect(page.locator('.tmap-plate').first()).toBeAttached();

    await page.getByRole('searchbox').fill('face-down');
    await expect(page.locator('.rules-hit').first()).toContainText('A face-down contract');
    await page.locator('.rules-hit').first().click();
    await expect(page.locator('#rules-blind-contract')).toBeInViewport();
  });

  test('the rules close to where they were opened, however many sections were read', async () => {
    const page = shared.page();
    await open(page, 'settings');
    await page.evaluate(() => (location.hash = '#/rules/trains-of-europe'));
    for (const section of ['auction-minimum', 'evaluation']) {
      await page.locator(`.rules-contents a[href$='/${section}']`).click();
      await expect(page.locator(`#rules-${section}`)).toBeInViewport();
    }
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  test('the overview of the phases leads to each of them', async () => {
    const page = shared.page();
    await open(page, 'rules/trains-of-europe/glance');
    await expect(page.locator('.phase-entry')).toHaveCount(6);
    await page.locator('.phase-entry').getByRole('link', { name: 'Government Aid' }).click();
    await expect(page.locator('#rules-government-aid')).toBeInViewport();
  });

  test('the overview of the phases opens at the table', async () => {
    const page = shared.page();
    await openStored(page, trainsAtStep('call', { seats: ['human', 'conductor'] }));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Phases and bonuses at a glance' }).click();
    await expect(page.locator('dialog[open] .phase-entry')).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('a phone folds the contents of the rules away and leads from them to a section', async () => {
    const page = shared.page();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'rules/trains-of-europe');
    await page.locator('.rules-jump summary').click();
    await page.locator('.rules-jump').getByRole('link', { name: 'Self-managed insolvency' }).click();
    await expect(page.locator('#rules-self-managed')).toBeInViewport();
    await expect(page.locator('.rules-jump')).not.toHaveAttribute('open', '');
  });

  test('they are accessible', async () => {
    const page = shared.page();
    await open(page, 'rules/trains-of-europe');
    await expectAccessible(page, 'rules');
  });
});
