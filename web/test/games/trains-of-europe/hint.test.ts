// Hints and explanations: legal, reasoned, worked out from a view alone, and told in every language.

import { describe, expect, test } from 'vitest';
import { fastRng } from '@branchline/core';
import { prospectsOf } from '@branchline/bots/trains-of-europe/appraisal';
import { contentOf, LANGUAGES, SIXTHS, statementsOf, trainsOfEurope } from '@branchline/trains-of-europe';
import { loadMessages } from '../../../src/games/trains-of-europe/messages/index.ts';
import { advise, bidLimit, explain } from '../../../src/games/trains-of-europe/play/hint/explain.ts';
import { losingOf } from '../../../src/games/trains-of-europe/play/hint/losing.ts';
import { reasonsFor } from '../../../src/games/trains-of-europe/play/hint/reasons.ts';
import { actText, reasonText } from '../../../src/games/trains-of-europe/play/tell/hint-words.ts';
import { namesOf } from '../../../src/games/trains-of-europe/play/tell/names.ts';
import { decisions, gameIndex, games } from './support/played.ts';
import { numberOf, play, seenBy, sketch } from './support/sketch.ts';

const EFFORT = { guesses: 2, width: 3 };

describe('reasons', () => {
  test('a contract pays back in so many years with the licences held', () => {
    const state = play(
      sketch({
        companies: [{ cash: 100_000, idle: ['lark'], sections: ['berlin-praha'] }, {}],
        display: { 'moonlit-moldau': 1 },
      }),
      0,
      { do: 'call', phase: 'conference-room' },
    );
    expect(reasonsFor(seenBy(state, 0), 0, { do: 'take', contract: 'moonlit-moldau' })).toEqual([
      { why: 'payback', contract: 'moonlit-moldau', years: 3 },
      { why: 'yard', contract: 'moonlit-moldau', models: ['lark'] },
      { why: 'subsidy', chips: 1, amount: 10_000 },
    ]);
  });

  test('a licence that opens a route, and one that leads towards it', () => {
    const meeting = play(
      sketch({
        companies: [
          { cash: 100_000, sections: ['berlin-praha'], contracts: { 'moonlit-moldau': { vehicles: ['lark'] } } },
          {},
        ],
      }),
      0,
      { do: 'call', phase: 'on-site-meeting' },
    );
    expect(reasonsFor(seenBy(meeting, 0), 0, { do: 'licence', section: 'wien-praha' })[0]).toEqual({
      why: 'on-the-way',
      contracts: ['moonlit-moldau'],
      left: 20_000,
    });
    const next = play(meeting, 0, { do: 'licence', section: 'wien-praha' });
    expect(reasonsFor(seenBy(next, 0), 0, { do: 'licence', section: 'wien-budapest' })[0]).toMatchObject({
      why: 'opens',
      to: 'budapest',
      income: 20_000,
    });
  });
});

describe('bids', () => {
  const offered = play(
    sketch({
      companies: [
        {
          cash: 100_000,
          sections: ['berlin-praha', 'wien-praha', 'wien-budapest'],
          contracts: { 'moonlit-moldau': {} },
        },
        { idle: ['lark', 'cask'] },
      ],
    }),
    0,
    { do: 'call', phase: 'auction-house' },
    { do: 'offer', vehicles: [], sections: [] },
  );
  const auction = play(offered, 1, { do: 'offer', vehicles: ['lark', 'cask'], sections: [] });
  const { model } = numberOf(auction);

  test('a locomotive that starts a contract is worth a bid, a useless wagon is not', () => {
    const worth = bidLimit(seenBy(auction, 0), 0, { owner: 1, item: 'model', no: model('lark') });
    expect(worth.most).toBeGreaterThanOrEqual(30_000);
    expect(bidLimit(seenBy(auction, 0), 0, { owner: 1, item: 'model', no: model('cask') })).toEqual({
      because: 'no-use',
    });
  });
});

describe('what a hint says', () => {
  /** A contract that costs 60k a year and needs one more section; and a network elsewhere that could grow. */
  const meeting = play(
    sketch({
      companies: [
        {
          cash: 100_000,
          sections: ['berlin-praha', 'paris-lyon'],
          contracts: { 'moonlit-moldau': { vehicles: ['lark'] }, 'via-appia': { complete: true } },
        },
        { cash: 50_000 },
      ],
    }),
    0,
    { do: 'call', phase: 'on-site-meeting' },
  );
  const view = seenBy(meeting, 0);

  test('[TOE-EVAL-10] its forecast is in the points of the evaluation, beside what a game that ended now would give', () => {
    const { chosen, alternatives, now } = advise(view, 0, EFFORT)!;
    expect(now).toBe(statementsOf(view)[0]!.total);
    const { points } = prospectsOf({ view, seat: 0, rng: fastRng(1) }, [chosen.action, { do: 'done' }], 4)[0]!;
    expect(Math.abs(chosen.points! / SIXTHS - points[0]!)).toBeLessThan(2);
    for (const { behind } of alternatives) expect(Number.isInteger(behind)).toBe(true);
  });

  test('whose forecast it is, what of and of when, is said in every language', async () => {
    for (const language of LANGUAGES) {
      const { hint } = await loadMessages(language);
      const said = [hint.forecast({ name: 'Aino', you: false }, 7 * SIXTHS, 5 * SIXTHS), hint.behind(2 * SIXTHS)];
      expect(said[0]).toMatch(/Aino.*7.*5/s);
      expect(said[1]).toContain('2');
      expect(hint.forecast({ name: 'Mara', you: true }, SIXTHS, undefined)).not.toMatch(/Mara|undefined|NaN/);
    }
  });

  test('[TOE-CON-3] while a contract loses money no side step is advised: neither a new contract nor a licence elsewhere', () => {
    const { contracts, helps, isSideStep } = losingOf(view, 0);
    expect(contracts).toEqual(['moonlit-moldau']);
    expect(helps({ do: 'licence', section: 'wien-praha' })).toBe(true);
    expect(isSideStep({ do: 'licence', section: 'wien-praha' })).toBe(false);
    expect(isSideStep({ do: 'licence', section: 'lyon-marseille' })).toBe(true);
    expect(isSideStep({ do: 'call', phase: 'conference-room' })).toBe(true);
    expect(isSideStep({ do: 'done' })).toBe(false);
    const { chosen } = advise(view, 0, EFFORT)!;
    expect(isSideStep(chosen.action)).toBe(false);
    if (helps(chosen.action)) expect(chosen.reasons[0]).toEqual({ why: 'losing', contracts: ['moonlit-moldau'] });
  });

  test('[TOE-BOOK-8] where the players keep the books, nobody is told which contract loses money', () => {
    const byHand = sketch({ companies: [{ contracts: { 'moonlit-moldau': {} } }, {}], options: { manualBooks: true } });
    expect(losingOf(seenBy(byHand, 0), 0).contracts).toEqual([]);
  });
});

describe('in whole games', () => {
  test.each(games(4, 1))(
    'advice is legal, best first, and the same for whoever cannot see more (game %i)',
    (number) => {
      const game = gameIndex(number);
      for (const { before, move } of decisions(game, 17)) {
        const view = trainsOfEurope.view(before, move.by);
        const given = advise(view, move.by, EFFORT)!;
        for (const { action, reasons } of [given.chosen, ...given.alternatives]) {
          expect(trainsOfEurope.check(view, move.by, action)).toBeUndefined();
          expect(reasons.length).toBeGreaterThan(0);
        }
        const { isSideStep } = losingOf(view, move.by);
        if (isSideStep(given.chosen.action))
          expect(given.alternatives.every(({ action }) => isSideStep(action))).toBe(true);
        const behind = given.alternatives.map((option) => option.behind ?? 0);
        expect(behind).toEqual(behind.toSorted((a, b) => a - b));
        const elsewhere = trainsOfEurope.view(trainsOfEurope.sample(view, fastRng(7)), move.by);
        expect(advise(elsewhere, move.by, EFFORT)).toEqual(given);
      }
    },
  );

  test.each(games(10))('any move that was made is explained, in every language (game %i)', async (number) => {
    const texts = await Promise.all(
      LANGUAGES.map(async (language) => [language, await loadMessages(language)] as const),
    );
    const said = new Set<string>();
    const game = gameIndex(number);
    const index = contentOf(game.states[0]!.config);
    for (const { before, move } of decisions(game, 3)) {
      const { by: seat, ...action } = move;
      const view = trainsOfEurope.view(before, seat);
      const reasons = reasonsFor(view, seat, action);
      for (const { why } of reasons) said.add(why);
      for (const [language, text] of texts) {
        const who = (other: number) => ({ name: `C${other}`, you: other === seat });
        const names = namesOf(index, { text, language, naming: 'local', who });
        for (const sentence of [actText(names, action), ...reasons.map((reason) => reasonText(names, reason))])
          expect(sentence).not.toMatch(/undefined|NaN|\[object|#(?!\w)| {2}|^$/);
      }
    }
    const { before, move } = [...decisions(game, 40)].at(-1)!;
    const { by: seat, ...action } = move;
    const told = explain(trainsOfEurope.view(before, seat), seat, action, EFFORT);
    expect(told.chosen.action).toEqual(action);
    expect(told.isBest).toBe((told.chosen.behind ?? 0) === 0);
    expect(said.size).toBeGreaterThan(3);
  });
});
