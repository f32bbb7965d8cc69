// Games with each special card: what it asks for at the beginning, and the end of a game under it.

import { boardById } from '@branchline/boards';
import { SPECIAL_CARDS, type SpecialCardNumber, type State } from '@branchline/trans-europa';
import { lastTurn } from './europa-positions.ts';
import { expect, prefer, sharedPage, test } from './page.ts';
import { playToOwnTurn, playToTheEnd, step, untilAsked } from './playing.ts';
import { setUp } from './setting-up.ts';
import { europaAt, openStored } from './stored-game.ts';

/** The two cards that change the points table act on prestige only. */
const POINT_CARDS: readonly number[] = [1, 2];
/** With these, cities go from hand to hand by choice before anyone builds. */
const CHOICES: readonly string[] = ['drop-any', 'pass-one', 'extra-chain'];

const tableWith = (card: SpecialCardNumber) => ({
  edition: 'prestige',
  seats: ['human', 'apprentice', 'apprentice'],
  options: { specialCards: 'fixedGame', scoring: POINT_CARDS.includes(card) ? 'edition' : 'penalty', targetScore: 1 },
  agreed: { cards: [[card]] },
});

/** Two groups, so that two workers share them; within a group the games follow each other on one page. */
for (const half of [0, 1]) {
  test.describe(half === 0 ? 'odd cards' : 'even cards', () => {
    const shared = sharedPage();

    for (const { number, effect } of SPECIAL_CARDS.filter((card) => card.number % 2 !== half)) {
      if (CHOICES.includes(effect.kind))
        shared.test(`[TP-CARD-${number}] a city is given away or laid down by hand, and the game goes on`, async () => {
          const page = shared.page();
          const isChoosing = ({ asked }: { readonly asked: readonly number[] }): boolean => asked.includes(0);
          await openStored(page, europaAt({ ...tableWith(number), until: isChoosing }));
          const { stage, sequence } = await untilAsked(page);
          expect(['pass', 'drop', 'chain']).toContain(stage);
          await step(page);
          expect((await playToOwnTurn(page)).sequence).toBeGreaterThan(sequence + 1);
        });

      shared.test(`[TP-CARD-${number}] a game under this card comes to its end`, async () => {
        const page = shared.page();
        await openStored(page, lastTurn(tableWith(number)));
        await expect(page.locator('.special-number')).toHaveText(String(number));
        await playToTheEnd(page);
      });
    }
  });
}

test('[TP-CARD-16b] everybody sees the colours of every hand, on a large screen and on a phone', async ({
  page,
  context,
}) => {
  await prefer(context);
  const isBuilding = ({ state, asked }: { readonly state: State; readonly asked: readonly number[] }): boolean =>
    state.public.stage.kind === 'build' && asked.includes(0);
  const { state } = await openStored(page, europaAt({ ...tableWith(16), until: isBuilding }));
  await untilAsked(page);
  const titles = boardById(state.config.board)!.regions.map(({ title }) => title.en);
  const hands = state.public.backs.map((backs) => backs.map((index) => titles[index]!));
  for (const [size, row] of [
    [{ width: 1440, height: 900 }, '.player'],
    [{ width: 390, height: 844 }, '.strip-player'],
  ] as const) {
    await page.setViewportSize(size);
    for (const [seat, hand] of hands.entries()) {
      const backs = page.locator(row).nth(seat).locator('.backs');
      await expect(backs.locator('svg')).toHaveCount(hand.length);
      const counted = [...new Set(hand)].map((title) => {
        const count = hand.filter((other) => other === title).length;
        return count === 1 ? title : `${title} × ${count}`;
      });
      await expect(backs).toHaveAccessibleName(`Cards in hand: ${counted.join(', ')}`);
    }
  }
});

test('[TP-MULTI-2] several cards hold together', async ({ page, context }) => {
  await prefer(context);
  await setUp(page, {
    edition: 'prestige',
    seats: ['human', 'apprentice', 'human'],
    cards: [8, 9, 16],
    target: 1,
    tracks: 6,
    scoring: 'Points lost',
  });
  await expect(page.locator('.special-number')).toHaveText(['8', '9', '16']);
  await playToTheEnd(page);
});
