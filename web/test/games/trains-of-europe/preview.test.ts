// Previews: what is promised before an action is what happens after it, and nobody's secrets are needed for it.

import { describe, expect, test } from 'vitest';
import { fastRng } from '@branchline/core';
import { contentOf, lotOf, profitOf, trainsOfEurope, type Action } from '@branchline/trains-of-europe';
import { lotWorth } from '../../../src/games/trains-of-europe/play/lot-worth.ts';
import { preview } from '../../../src/games/trains-of-europe/play/preview.ts';
import { decisions, gameIndex, games } from './support/played.ts';
import { numberOf, play, seenBy, sketch } from './support/sketch.ts';

describe('worked examples', () => {
  test('[TOE-LIC-3] EX-TOE-1 a licence of the quick start: 100k → 80k, no income without a locomotive', () => {
    const state = play(
      sketch({ companies: [{ cash: 100_000, contracts: { 'caledonian-girders': {} } }, {}] }),
      0,
      { do: 'call', phase: 'on-site-meeting' },
      { do: 'licence', section: 'edinburgh-manchester' },
    );
    const promised = preview(seenBy(state, 0), 0, { do: 'licence', section: 'manchester-london' });
    expect(promised).toMatchObject({
      cash: { before: 80_000, after: 40_000 },
      profit: { before: 0, after: 0 },
      sticks: { before: 47, after: 45 },
      opens: [],
    });
  });

  test('[TOE-CRED-12] EX-TOE-48 the last missing route completes the contract', () => {
    const state = play(
      sketch({
        companies: [
          {
            cash: 100_000,
            sections: ['berlin-praha', 'wien-praha'],
            contracts: { 'moonlit-moldau': { vehicles: ['lark', 'serenade', 'serenade'] } },
          },
          {},
        ],
      }),
      0,
      { do: 'call', phase: 'on-site-meeting' },
    );
    expect(preview(seenBy(state, 0), 0, { do: 'licence', section: 'wien-budapest' })).toMatchObject({
      profit: { before: 10_000, after: 50_000 },
      completes: ['moonlit-moldau'],
      opens: [{ contract: 'moonlit-moldau', from: 'praha', to: 'budapest', income: 20_000 }],
      completed: { before: 0, after: 1 },
    });
  });

  test('[TOE-CONF-3] EX-TOE-60 a blind contract brings 50k, and the profit lies between the dearest and the cheapest card', () => {
    const state = play(sketch({ companies: [{ cash: 20_000 }, {}] }), 0, { do: 'call', phase: 'conference-room' });
    const { cash, spread } = preview(seenBy(state, 0), 0, { do: 'take-blind' });
    expect(cash).toEqual({ before: 20_000, after: 70_000 });
    const taxes = contentOf(state.config)
      .contracts.filter(({ launch }) => !launch)
      .map(({ tax }) => 10_000 - tax);
    expect(spread).toMatchObject({ least: Math.min(...taxes), most: Math.max(...taxes) });
  });

  test('[TOE-MONEY-3] at the very end of a year the payout is not part of what an action does', () => {
    const rich = { 'caledonian-girders': { complete: true } };
    const state = play(
      sketch({
        companies: [{ cash: 20_000, contracts: rich }, {}],
        called: ['conference-room', 'railroad-fair'],
      }),
      0,
      { do: 'call', phase: 'on-site-meeting' },
    );
    const licence = { do: 'licence', section: 'berlin-praha' } as const;
    // Nobody can buy anything more, so the year is settled in the same move.
    expect(play(state, 0, licence).secret.cash[0]).toBe(200_000);
    expect(preview(seenBy(state, 0), 0, licence).cash).toEqual({ before: 20_000, after: 0 });
  });

  test('[TOE-MONEY-5] what is not allowed changes nothing and says why', () => {
    const state = play(sketch({ companies: [{ cash: 20_000 }, {}] }), 0, { do: 'call', phase: 'on-site-meeting' });
    const refused = preview(seenBy(state, 0), 0, { do: 'licence', section: 'narvik-stockholm' });
    expect(refused.illegal).toMatchObject({ code: 'trains-of-europe/cash-short', rule: 'TOE-MONEY-5' });
    expect(refused.cash).toEqual({ before: 20_000, after: 20_000 });
  });
});

describe('a lot', () => {
  const route = ['edinburgh-london', 'london-calais', 'calais-bruxelles', 'bruxelles-koln', 'koln-frankfurt'];
  const opening = play(
    sketch({
      companies: [
        { cash: 100_000, sections: route, contracts: { 'caledonian-girders': { vehicles: ['otter', 'raft'] } } },
        { idle: ['raft', 'nocturne'] },
      ],
    }),
    0,
    { do: 'call', phase: 'auction-house' },
  );
  const auction = play(opening, 1, { do: 'offer', vehicles: ['raft', 'nocturne'], sections: [] });
  const { model } = numberOf(auction);

  test('[TOE-AUC-10] a vehicle that completes a contract, with its payback', () => {
    const lot = { owner: 1, item: 'model', no: model('raft') } as const;
    expect(lotWorth(seenBy(auction, 0), 0, lot, 35_000)).toMatchObject({
      cash: { before: 100_000, after: 65_000 },
      profit: { before: 130_000, after: 200_000 },
      completes: ['caledonian-girders'],
      completed: { before: 0, after: 1 },
      payback: 0.5,
      elsewhere: 40_000,
    });
  });

  test('[TOE-CRED-4] what the yard does as well brings nothing more, unless that is up for auction itself', () => {
    const company = {
      cash: 100_000,
      sections: ['edinburgh-london'],
      contracts: { 'caledonian-girders': { vehicles: [] } },
      idle: ['badger', 'raft'],
    };
    const called = play(sketch({ companies: [company, { idle: ['mule'] }] }), 0, {
      do: 'call',
      phase: 'auction-house',
    });
    const after = (offered: string) =>
      play(play(called, 0, { do: 'offer', vehicles: [offered], sections: [] }), 1, {
        do: 'offer',
        vehicles: ['mule'],
        sections: [],
      });
    const worth = (offered: string) =>
      lotWorth(seenBy(after(offered), 0), 0, { owner: 1, item: 'model', no: model('mule') }, 30_000);
    // The badger of the yard earns 40k by itself: the mule beside it, nothing.
    expect(worth('raft')).toMatchObject({ profit: { before: 40_000, after: 40_000 }, today: 0 });
    expect(worth('raft').fits).toEqual([{ contract: 'caledonian-girders', kind: 'covered' }]);
    // The diesel is for sale: another one would earn with the route and the wagon that waits.
    expect(worth('badger').profit).toEqual({ before: 0, after: 60_000 });
  });

  test('one of no use has no payback, the own one is barred', () => {
    const worth = lotWorth(seenBy(auction, 0), 0, { owner: 1, item: 'model', no: model('nocturne') }, 40_000);
    expect(worth.payback).toBeUndefined();
    expect(worth.uses[0]).toMatchObject({ fits: false });
    expect(
      lotWorth(seenBy(auction, 1), 1, { owner: 1, item: 'model', no: model('raft') }, 20_000).barred,
    ).toMatchObject({
      rule: 'TOE-AUC-7',
    });
  });
});

const settled = (
  before: { public: { profits: readonly unknown[] } },
  after: { public: { profits: readonly unknown[] } },
) => after.public.profits.length > before.public.profits.length;

describe('in whole games', () => {
  test.each(games(10))('every action does what its preview says (game %i)', (number) => {
    let compared = 0;
    const game = gameIndex(number);
    const index = contentOf(game.states[0]!.config);
    for (const { before, after, move } of decisions(game)) {
      const { by: seat, ...action } = move;
      const promised = preview(trainsOfEurope.view(before, seat), seat, action);
      expect(promised.illegal).toBeUndefined();
      if (action.do === 'take-blind' || promised.ifWon) continue;
      expect([game.name, move, promised.profit.after]).toEqual([game.name, move, profitOf(index, after.public, seat)]);
      expect(promised.sticks.after).toBe(after.public.sticks[seat]);
      compared++;
      // At the end of a year the payout follows by itself and is not part of the promise.
      if (!settled(before, after)) expect(promised.cash!.after).toBe(after.secret.cash[seat]);
    }
    expect(compared).toBeGreaterThan(20);
  });

  // Tables with seats that play at random: they bid on anything.
  test.each([324, 334, 344])('a lot sold to the bidder is worth what was said (game %i)', (number) => {
    let sold = 0;
    const game = gameIndex(number);
    const index = contentOf(game.states[0]!.config);
    for (const { before, after, move } of decisions(game)) {
      if (move.do !== 'open' && move.do !== 'raise') continue;
      const events = trainsOfEurope.events(before, move, after, 'spectator');
      if (!events.some((event) => event.kind === 'sold') || settled(before, after)) continue;
      const stage = before.public.stage;
      const lot = move.do === 'open' ? lotOf(index, move.lot)! : stage.kind === 'bidding' ? stage.lot : undefined;
      const promised = preview(trainsOfEurope.view(before, move.by), move.by, move);
      expect(promised.cash!.after).toBe(after.secret.cash[move.by]);
      expect(promised.profit.after).toBe(profitOf(index, after.public, move.by));
      if (lot!.item !== 'model')
        expect(lotWorth(trainsOfEurope.view(before, move.by), move.by, lot!, move.bid).profit).toEqual(promised.profit);
      sold++;
    }
    expect(sold).toBeGreaterThan(0);
  });

  test.each(games(3, 3))('what others hide does not change a preview (game %i)', (number) => {
    const game = gameIndex(number);
    for (const { before, move } of decisions(game, 5)) {
      const view = trainsOfEurope.view(before, move.by);
      const elsewhere = trainsOfEurope.view(trainsOfEurope.sample(view, fastRng(99)), move.by);
      const { by: seat, ...action } = move;
      expect(preview(elsewhere, seat, action as Action)).toEqual(preview(view, seat, action as Action));
    }
  });
});
