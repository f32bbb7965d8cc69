// Refusals, sums and turns in words, in every language, as they come up in whole games.

import { expect, test } from 'vitest';
import type { Illegal } from '@branchline/core';
import { contentOf, ILLEGAL_CODES, LANGUAGES, trainsOfEurope } from '@branchline/trains-of-europe';
import { en } from '../../../src/games/trains-of-europe/messages/en.ts';
import { loadMessages } from '../../../src/games/trains-of-europe/messages/index.ts';
import { sectionChoices, standChoices } from '../../../src/games/trains-of-europe/play/choices.ts';
import { stageOf } from '../../../src/games/trains-of-europe/play/stage.ts';
import { cashSum } from '../../../src/games/trains-of-europe/play/sums/cash.ts';
import { bonusSum, sticksSum } from '../../../src/games/trains-of-europe/play/sums/company.ts';
import { pointsSum } from '../../../src/games/trains-of-europe/play/sums/evaluation.ts';
import { licenceSum, lowestBidSum } from '../../../src/games/trains-of-europe/play/sums/licence.ts';
import { payoutSum } from '../../../src/games/trains-of-europe/play/sums/payout.ts';
import { profitSum } from '../../../src/games/trains-of-europe/play/sums/profit.ts';
import { linesOf } from '../../../src/games/trains-of-europe/play/sums/sum.ts';
import { namesOf } from '../../../src/games/trains-of-europe/play/tell/names.ts';
import { refusalText } from '../../../src/games/trains-of-europe/play/tell/refusal.ts';
import { amountText, isGainOrLoss, labelText } from '../../../src/games/trains-of-europe/play/tell/sum-words.ts';
import { spokenTurn, stepHelp, turnHead } from '../../../src/games/trains-of-europe/play/tell/turn-words.ts';
import { decisions, entriesOf, gameIndex, games } from './support/played.ts';
import { numberOf, sketch } from './support/sketch.ts';

const FLAW = /undefined|NaN|\[object|#(?!\w)| {2}|^$/;
const who = (seat: number) => ({ name: `C${seat}`, you: seat === 0 });
const speakers = async () =>
  Promise.all(
    LANGUAGES.map(
      async (language) => ({ language, text: await loadMessages(language), naming: 'local', who }) as const,
    ),
  );

test('a refusal names the numbers that explain it', () => {
  const index = contentOf(sketch({ companies: [{}, {}] }).config);
  const names = namesOf(index, { text: en, language: 'en', naming: 'local', who });
  const said = (code: string, detail?: Illegal['detail']): string =>
    refusalText(names, { code: `trains-of-europe/${code}`, rule: '', ...(detail ? { detail } : {}) });
  expect(said('cash-short', { needs: 80_000, has: 60_000 })).toBe('Costs 80k, you have 60k.');
  expect(said('sticks-short', { needs: 1, has: 0 })).toBe('Needs 1 stick, you have 0.');
  expect(said('not-identical', { model: 'lark' })).toBe('Both locomotives must be of one model: Lark.');
  expect(said('wrong-category', { category: 'tank' })).toBe('This contract does not need it: Tank wagon.');
  expect(said('tracks-taken', { tracks: 2 })).toBe('All 2 tracks are taken.');
  expect(said('own-lot')).toBe('You cannot bid for your own lot.');
  expect(said('something-new')).toBe('This is not allowed.');
});

test('every reason to refuse a move has words of its own in every language', async () => {
  const index = contentOf(sketch({ companies: [{}, {}] }).config);
  for (const speaker of await speakers()) {
    const names = namesOf(index, speaker);
    for (const code of ILLEGAL_CODES) {
      const said = refusalText(names, { code: `trains-of-europe/${code}`, rule: '' });
      expect(said, code).not.toBe(speaker.text.illegal.unknown());
    }
  }
});

test('a price has no sign and is neither a gain nor a loss; what it is raised or lowered by has one', () => {
  const state = sketch({ companies: [{ sections: ['london-calais'], cash: 90_000 }, { cash: 50_000 }] });
  const names = namesOf(contentOf(state.config), { text: en, language: 'en', naming: 'local', who });
  const view = trainsOfEurope.view(state, 1);
  const { section, model } = numberOf(state);
  const licence = linesOf(licenceSum(view, 1, section('london-calais')));
  expect(licence.map((line) => amountText(names, line))).toEqual(['40k', '20k', '+20k']);
  const bid = linesOf(lowestBidSum(view, { owner: 0, item: 'model', no: model('parade') }));
  expect(bid.map((line) => amountText(names, line))).toEqual(['20k', '30k', '−20k', '+10k']);
  const [cash] = linesOf(cashSum(view, 1, []));
  expect([...licence, ...bid, cash!].filter(isGainOrLoss)).toEqual([]);
  expect(linesOf(profitSum(view, 1)).every(isGainOrLoss)).toBe(true);
});

test('one point is one point, in every language', async () => {
  const said = Object.fromEntries(
    (await speakers()).map(({ language, text: { screens } }) => [language, ['1', '1⅓', '2'].map(screens.points)]),
  );
  const plain = (texts: readonly string[] | undefined): string[] =>
    (texts ?? []).map((text) => text.replace(/\s/g, ' '));
  expect(plain(said['en'])).toEqual(['1 pt', '1⅓ pts', '2 pts']);
  expect(plain(said['fr'])).toEqual(['1 pt', '1⅓ pt', '2 pts']);
  for (const language of ['de', 'nl', 'pl'])
    expect(new Set(plain(said[language]).map((text) => text.split(' ')[1])).size).toBe(1);
});

test.each(games(5))('sums, refusals and turns are told in every language (game %i)', async (number) => {
  const all = await speakers();
  const game = gameIndex(number);
  const index = contentOf(game.states[0]!.config);
  const events = entriesOf(game, 0).flatMap((entry) => entry.events);
  const last = trainsOfEurope.view(game.states.at(-1)!, 0);
  for (const speaker of all) {
    const names = namesOf(index, speaker);
    for (const line of linesOf(cashSum(last, 0, events))) expect(labelText(names, line)).not.toMatch(FLAW);
    for (const { before, move } of decisions(game, 23)) {
      const view = trainsOfEurope.view(before, move.by);
      const sums = [
        profitSum(view, move.by),
        sticksSum(view, move.by),
        bonusSum(view, move.by, 0),
        payoutSum(view, move.by),
        pointsSum(view, move.by),
        licenceSum(view, move.by, 0),
      ];
      for (const line of sums.flatMap(linesOf)) {
        expect(labelText(names, line), line.label).not.toMatch(FLAW);
        expect(amountText(names, line)).not.toMatch(FLAW);
      }
      const { locos, wagons, blind } = standChoices(view, move.by);
      for (const { illegal } of [...sectionChoices(view, move.by), ...locos, ...wagons, ...blind])
        if (illegal) expect(refusalText(names, illegal)).not.toMatch(FLAW);
      const stage = stageOf(view, move.by);
      for (const said of [spokenTurn(names, stage), stepHelp(names, stage), turnHead(names, stage)])
        expect(said).not.toMatch(FLAW);
    }
  }
});
