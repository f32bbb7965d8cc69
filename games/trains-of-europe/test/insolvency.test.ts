// Forgiveness, insolvency, leaving, and the self-managed variant (TOE-INS, TOE-SMI).

import { expect, test } from 'vitest';
import { deskOf, listsAllContractOffers, profitOf, trainsOfEurope, type LotId, type State } from '../src/index.ts';
import {
  asksFor,
  by,
  chance,
  discarded,
  groveIndex,
  held,
  idleOf,
  legalFor,
  play,
  profit,
  refusal,
  resultOf,
  scene,
  toYearEnd,
  type CompanySketch,
  type Sketch,
} from './support/scene.ts';

const ENDING = { pile: [], called: ['development-bonus', 'government-aid', 'auction-house'] } as const;

/** Four players (three calls already made, one idle one to come) unless fewer are sketched. */
const yearEnd = (companies: readonly CompanySketch[], sketch: Partial<Sketch> = {}): State => {
  const called = ENDING.called.slice(0, companies.length === 4 ? 3 : 2);
  return toYearEnd(scene({ pile: [], called, supply: [], ...sketch, companies }));
};

/** A loss of 50k: tax 60k and a chip. */
const losing = (cash: number, extra: CompanySketch = {}): CompanySketch => ({
  cash,
  contracts: { 'night-owl': { chips: 1 } },
  ...extra,
});
const SMI = { options: { selfManagedInsolvency: true } };
const open = (lot: LotId, bid: number) => ({ do: 'open', lot, bid }) as const;
const raise = (bid: number) => ({ do: 'raise', bid }) as const;
const pass = { do: 'pass' } as const;
const decline = { do: 'decline' } as const;
const offerContracts = (...contracts: string[]) => ({ do: 'offer-contracts', contracts }) as const;

test('[TOE-INS-1] [EX-TOE-65] a loss larger than the cash: all cash is paid, the rest forgiven, the company marked', () => {
  const exact = yearEnd([losing(50_000), {}, {}]);
  expect([exact.secret.cash[0], exact.public.marked[0]]).toEqual([0, false]);
  const short = yearEnd([losing(30_000), {}, {}]);
  expect([short.secret.cash[0], short.public.marked[0], short.public.left[0]]).toEqual([0, true, false]);
  expect(short.secret.bank).toBe(4_760_000);
});

test('[TOE-INS-2] [EX-TOE-66] a marked company that pays in full or is out of the red loses the mark', () => {
  const paid = yearEnd([losing(50_000, { marked: true }), {}, {}]);
  expect([paid.secret.cash[0], paid.public.marked[0]]).toEqual([0, false]);
  const zero = yearEnd([{ marked: true }, {}, {}]);
  expect(zero.public.marked[0]).toBe(false);
  const ten = yearEnd([{ cash: 10_000, marked: true, contracts: { 'plain-coach': { chips: 1 } } }, {}, {}]);
  expect([ten.secret.cash[0], ten.public.marked[0]]).toEqual([0, false]);
});

test('[TOE-INS-2] `forgiveOncePerGame`: the mark stays for the whole game', () => {
  const options = { forgiveOncePerGame: true };
  expect(yearEnd([losing(50_000, { marked: true }), {}, {}], { options }).public.marked[0]).toBe(true);
  expect(yearEnd([{ marked: true }, {}, {}], { options }).public.marked[0]).toBe(true);
});

test('[TOE-INS-3] [EX-TOE-66] again in loss and unable to pay in full: the company leaves', () => {
  const state = yearEnd([losing(0, { marked: true }), {}, {}]);
  expect([state.public.left, state.public.stage.kind]).toEqual([[true, false, false], 'refill']);
});

test('[TOE-INS-1] [EX-TOE-67] a loss paid in full sets no mark: the next one is the first forgiveness', () => {
  let state = yearEnd([losing(60_000), {}, {}]);
  expect(state.public.marked[0]).toBe(false);
  state = play(state, chance({ do: 'refill', contracts: [], locos: [], wagons: [] }));
  state = play(
    state,
    ...by(1, { do: 'call', phase: 'development-bonus' }),
    ...by(2, { do: 'call', phase: 'conference-room' }),
  );
  state = play(state, ...by(0, { do: 'call', phase: 'railroad-fair' }));
  expect([state.public.marked[0], state.public.left[0], state.secret.cash[0]]).toEqual([true, false, 0]);
});

test('[TOE-INS-4] no assets are sold after the first failure, nor without the variant after the second', () => {
  const rich = { idle: ['anise'], sections: ['elm-fir'] };
  const first = yearEnd([losing(0, rich), { cash: 200_000 }, {}], SMI);
  expect([first.public.stage.kind, first.public.marked[0]]).toEqual(['refill', true]);
  const second = yearEnd([losing(0, { ...rich, marked: true }), { cash: 200_000 }, {}]);
  expect([second.public.stage.kind, second.public.left[0]]).toEqual(['refill', true]);
});

test('[TOE-INS-5] who left takes no part any more and keeps everything, cash too', () => {
  const leaver = losing(20_000, { marked: true, idle: ['anise'], sections: ['oak-pine'] });
  let state = yearEnd([{ cash: 90_000 }, leaver, { cash: 90_000 }, { cash: 90_000 }]);
  expect([state.public.left[1], state.secret.cash[1], idleOf(state, 1)]).toEqual([true, 20_000, ['anise']]);
  state = play(state, chance({ do: 'refill', contracts: [], locos: [], wagons: [] }));
  expect(state.public.callers).toEqual([2, 3, 0]);
  state = play(state, ...by(2, { do: 'call', phase: 'on-site-meeting' }));
  // The track of the company that left stays occupied and counts for the fee.
  expect(play(state, ...by(2, { do: 'licence', section: 'oak-pine' })).secret.cash[2]).toBe(10_000);
  state = play(state, ...by(2, { do: 'done' }));
  expect(asksFor(state)).toEqual([3]);
  state = play(
    state,
    ...by(3, { do: 'done' }),
    ...by(0, { do: 'done' }),
    ...by(3, { do: 'call', phase: 'development-bonus' }),
  );
  expect(state.secret.cash[1]).toBe(20_000);
  expect(legalFor(state, 1)).toEqual([]);
});

test('[TOE-INS-5] `releaseLicences`: tracks of those who left are free again, and still count for the leaver', () => {
  const companies = [{ cash: 200_000 }, { left: true, sections: ['larch-oak', 'oak-pine'] }, {}, {}];
  const released = play(
    scene({ companies, options: { releaseLicences: true } }),
    ...by(0, { do: 'call', phase: 'on-site-meeting' }),
  );
  const frozen = play(scene({ companies }), ...by(0, { do: 'call', phase: 'on-site-meeting' }));
  expect(refusal(frozen, { by: 0, do: 'licence', section: 'larch-oak' })).toMatchObject({
    code: 'trains-of-europe/tracks-taken',
  });
  const after = play(
    released,
    ...by(0, { do: 'licence', section: 'larch-oak' }, { do: 'licence', section: 'oak-pine' }),
  );
  expect(after.secret.cash[0]).toBe(200_000 - 60_000 - 40_000);
  expect(after.public.holders[groveIndex.sectionIndex.get('larch-oak')!]).toBe(0b11);
});

test('[TOE-INS-5] frozen profit and cash are repeated in later years', () => {
  const state = yearEnd([losing(20_000, { left: true }), {}, {}]);
  expect([state.public.profits.at(-1), state.secret.cashes.at(-1)]).toEqual([
    [-50_000, 0, 0],
    [20_000, 0, 0],
  ]);
});

test('[TOE-INS-6] [EX-TOE-70] one of four leaves: three phases next year, and the chair skips the seat', () => {
  const state = yearEnd([{}, losing(0, { marked: true }), {}, {}]);
  const after = play(state, chance({ do: 'refill', contracts: [], locos: [], wagons: [] }));
  expect([after.public.chair, after.public.callers]).toEqual([2, [2, 3, 0]]);
});

test('[TOE-INS-6] of three players one leaves: the two-player rules hold', () => {
  const state = yearEnd([{}, losing(0, { marked: true }), {}]);
  const after = play(state, chance({ do: 'refill', contracts: [], locos: [], wagons: [] }));
  expect(after.public.callers).toEqual([2, 0, 2]);
});

test('[TOE-INS-6] one remains: the game ends in that same year end', () => {
  const broke = losing(0, { marked: true });
  const state = yearEnd([{}, { ...broke }, { cash: 0, marked: true, contracts: { 'fast-set': {} } }]);
  expect(state.public.stage).toEqual({ kind: 'over', reason: 'players' });
  expect(resultOf(state).evaluation).toHaveLength(3);
});

test('[TOE-SMI-1] [TOE-SMI-3] for sale: unassigned vehicles, unused sections, and offered contracts that are not complete', () => {
  const contracts = {
    'night-owl': { chips: 1 },
    'first-class': { vehicles: ['basil'] },
    'plain-coach': { complete: true },
  };
  const insolvent = { marked: true, contracts, idle: ['chive', 'chive'], sections: ['ash-beech', 'elm-fir'] };
  const state = yearEnd([insolvent, { cash: 200_000 }, {}, { cash: 200_000 }], SMI);
  expect(asksFor(state)).toEqual([0]);
  expect(legalFor(state, 0)).toHaveLength(4);
  expect(refusal(state, { by: 0, ...offerContracts('plain-coach') })).toMatchObject({
    code: 'trains-of-europe/contract-complete',
    rule: 'TOE-SMI-1',
  });
  expect(refusal(state, { by: 0, ...offerContracts('fast-set') })).toMatchObject({
    code: 'trains-of-europe/not-your-contract',
    rule: 'TOE-SMI-1',
  });
  expect(refusal(state, { by: 0, ...offerContracts('night-owl', 'night-owl') })).toMatchObject({
    code: 'trains-of-europe/contract-twice',
  });
  const lots = (after: State): string[] =>
    after.public.stage.kind === 'opening' ? after.public.stage.auction.lots.map(({ item, no }) => `${item} ${no}`) : [];
  const none = play(state, ...by(0, offerContracts()));
  // ash-beech carries the completed contract and is in use; elm-fir is free.
  const free = [
    `section ${groveIndex.sectionIndex.get('elm-fir')}`,
    `model ${groveIndex.modelIndex.get('chive')}`,
    `model ${groveIndex.modelIndex.get('chive')}`,
  ];
  expect(lots(none)).toEqual(free);
  const one = play(state, ...by(0, offerContracts('first-class')));
  expect(lots(one)).toEqual([...free, `contract ${groveIndex.contractIndex.get('first-class')}`]);
  expect(refusal(one, { by: 3, ...open({ owner: 0, contract: 'night-owl' }, 30_000) })).toMatchObject({
    code: 'trains-of-europe/no-such-lot',
  });
});

test('[TOE-SMI-2] [EX-TOE-22] the example: a contract sold saves the company', () => {
  // You 0, Bob 1, Chloé 2, Anna 3 to your right. You: contract of profit 50k, tax 60k, one locomotive assigned, no
  // route; a chip of another card makes the loss 50k; cash 20k; marked.
  const you = {
    cash: 20_000,
    marked: true,
    contracts: {
      'night-owl': { vehicles: ['anise'] },
      'plain-coach': { complete: true, chips: 0 },
      'first-class': { chips: 0 },
    },
  };
  // 30k (complete) − 30k (tax) + (−60k) = −60k: one chip on first-class brings −50k.
  const companies = [
    { ...you, contracts: { ...you.contracts, 'first-class': { chips: 1 } } },
    { cash: 60_000 },
    { cash: 60_000 },
    { cash: 60_000, sections: ['larch-oak'] },
  ];
  let state = yearEnd(companies, SMI);
  expect([profit(state, 0), state.secret.cash[0]]).toEqual([-50_000, 20_000]);
  state = play(state, ...by(0, offerContracts('night-owl')));
  expect(asksFor(state)).toEqual([3]); // the player to the right opens first
  const lot = { owner: 0, contract: 'night-owl' };
  expect(refusal(state, { by: 3, ...open(lot, 20_000) })).toMatchObject({
    code: 'trains-of-europe/bid-too-low',
    detail: { needs: 30_000 },
  });
  state = play(
    state,
    ...by(3, open(lot, 30_000)),
    ...by(1, raise(40_000)),
    ...by(2, pass),
    ...by(3, raise(50_000)),
    ...by(1, pass),
  );
  expect([state.secret.cash[0], profit(state, 0)]).toEqual([70_000, 10_000]);
  expect([state.public.stage.kind, state.public.left[0], state.public.marked[0]]).toEqual(['refill', false, false]);
  // Anna: −60k tax + 20k locomotive + 20k for the route she holds.
  expect([profit(state, 3), state.secret.cash[3]]).toEqual([-20_000, 10_000]);
});

test('[TOE-SMI-2] the opening right goes round clockwise from the right neighbour', () => {
  const insolvent = losing(0, { marked: true, idle: ['anise'] });
  const rich = { cash: 90_000 };
  let state = play(yearEnd([rich, insolvent, rich, rich], SMI), ...by(1, offerContracts()));
  expect(asksFor(state)).toEqual([0]);
  state = play(state, ...by(0, decline));
  expect(asksFor(state)).toEqual([2]);
  state = play(state, ...by(2, decline));
  expect(asksFor(state)).toEqual([3]);
});

test('[TOE-SMI-4] [EX-TOE-69] minimum bids: contract printed profit less 20k, at least 20k; others as in the Auction House', () => {
  const contracts = { 'plain-coach': {}, 'night-owl': { chips: 0 } };
  const insolvent = { marked: true, contracts, idle: ['anise'], sections: ['larch-oak'] };
  const state = play(
    yearEnd([insolvent, { cash: 200_000 }, {}], SMI),
    ...by(0, offerContracts('plain-coach', 'night-owl')),
  );
  const least = (lot: LotId): number =>
    Math.min(
      ...legalFor(state, 1).flatMap((action) =>
        action.do === 'open' && JSON.stringify(action.lot) === JSON.stringify(lot) ? [action.bid] : [],
      ),
    );
  expect(least({ owner: 0, contract: 'plain-coach' })).toBe(20_000); // profit 30k
  expect(least({ owner: 0, contract: 'night-owl' })).toBe(30_000); // profit 50k
  expect(least({ owner: 0, model: 'anise' })).toBe(30_000);
  expect(least({ owner: 0, section: 'larch-oak' })).toBe(30_000);
});

test('[TOE-SMI-5] a contract is sold with its vehicles and chips; both profits follow, and it may complete at once', () => {
  const contracts = { 'night-owl': { vehicles: ['anise', 'nettle', 'nettle'], chips: 2 }, 'fast-set': {} };
  const insolvent = { marked: true, contracts };
  const buyer = { cash: 90_000, sections: ['hazel-larch', 'larch-oak'] };
  let state = yearEnd([insolvent, buyer, {}], SMI);
  const before = profit(state, 0);
  state = play(
    state,
    ...by(0, offerContracts('night-owl')),
    ...by(1, open({ owner: 0, contract: 'night-owl' }, 30_000)),
  );
  expect(profit(state, 0)).toBe(before + 60_000 - 20_000);
  expect(held(state, 1, 'night-owl')).toMatchObject({ complete: true, chips: 2, vehicles: [] });
  expect(profit(state, 1)).toBe(50_000 + 20_000);
  expect(discarded(state).sort()).toEqual(['anise', 'nettle', 'nettle']);
});

test('[TOE-SMI-6] licences are not part of a contract sale', () => {
  const contracts = { 'night-owl': { vehicles: ['anise'] }, 'fast-set': {} };
  const insolvent = { marked: true, contracts, sections: ['hazel-larch'] };
  let state = yearEnd([insolvent, { cash: 90_000 }, {}], SMI);
  state = play(
    state,
    ...by(0, offerContracts('night-owl')),
    ...by(1, open({ owner: 0, contract: 'night-owl' }, 30_000)),
  );
  expect(state.public.holders[groveIndex.sectionIndex.get('hazel-larch')!]).toBe(0b01);
  expect(profit(state, 1)).toBe(-60_000);
});

test('[TOE-SMI-3] lots are worked out anew after every sale: a section freed by selling its contract can be bid on', () => {
  const contracts = { 'night-owl': { vehicles: ['anise'] }, 'fast-set': {} };
  const insolvent = { marked: true, contracts, sections: ['hazel-larch'] };
  let state = play(yearEnd([insolvent, { cash: 90_000 }, {}], SMI), ...by(0, offerContracts('night-owl')));
  expect(legalFor(state, 1).some((action) => action.do === 'open' && 'section' in action.lot)).toBe(false);
  state = play(state, ...by(1, open({ owner: 0, contract: 'night-owl' }, 30_000)));
  expect(refusal(state, { by: 1, ...open({ owner: 0, section: 'hazel-larch' }, 10_000) })).toBeUndefined();
});

test('[TOE-SMI-7] [TOE-SMI-8] [EX-TOE-68] cash covers the loss: it is paid, the company stays, the mark goes', () => {
  const insolvent = losing(30_000, { marked: true, idle: ['anise', 'basil'] });
  let state = play(yearEnd([insolvent, { cash: 90_000 }, {}], SMI), ...by(0, offerContracts()));
  state = play(state, ...by(1, open({ owner: 0, model: 'anise' }, 30_000)));
  expect([state.secret.cash[0], state.public.marked[0], state.public.left[0]]).toEqual([10_000, false, false]);
  expect(state.public.stage.kind).toBe('refill'); // no more bids after that
  expect(idleOf(state, 0)).toEqual(['basil']);
});

test('[TOE-SMI-7] not enough yet: the next opening follows', () => {
  const insolvent = losing(0, { marked: true, idle: ['anise', 'basil'] });
  let state = play(yearEnd([insolvent, { cash: 90_000 }, {}], SMI), ...by(0, offerContracts()));
  state = play(state, ...by(1, open({ owner: 0, model: 'anise' }, 30_000)));
  expect([state.secret.cash[0], asksFor(state)]).toEqual([30_000, [1]]);
});

test('[TOE-SMI-8] profit no longer negative: nothing is due, and nothing is paid out', () => {
  const contracts = { 'night-owl': {}, 'plain-coach': { complete: true } };
  let state = yearEnd([{ cash: 10_000, marked: true, contracts }, { cash: 90_000 }, {}], SMI);
  expect(profit(state, 0)).toBe(-30_000);
  state = play(
    state,
    ...by(0, offerContracts('night-owl')),
    ...by(1, open({ owner: 0, contract: 'night-owl' }, 30_000)),
  );
  expect([profit(state, 0), state.secret.cash[0], state.public.marked[0]]).toEqual([30_000, 40_000, false]);
});

test('[TOE-SMI-8] the debt is the loss of the moment: selling a contract that earns raises it', () => {
  const contracts = { 'fast-set': {}, 'plain-coach': { vehicles: ['anise', 'mint'].slice(0, 1) } };
  const insolvent = { cash: 60_000, marked: true, contracts, sections: ['ash-beech'] };
  // −90k + (10k + 20k − 20k) = −80k; without plain-coach −90k.
  let state = yearEnd([insolvent, { cash: 90_000 }, {}], SMI);
  expect(profit(state, 0)).toBe(-80_000);
  state = play(
    state,
    ...by(0, offerContracts('plain-coach')),
    ...by(1, open({ owner: 0, contract: 'plain-coach' }, 20_000)),
  );
  expect([profit(state, 0), state.secret.cash[0]]).toEqual([-90_000, 80_000]);
  expect(asksFor(state)).toEqual([1]); // ash-beech is free now; 80k do not cover 90k
});

test('[TOE-SMI-9] [EX-TOE-68] no bidder: the company leaves, proceeds stay with it', () => {
  const insolvent = losing(10_000, { marked: true, idle: ['anise'] });
  const state = play(yearEnd([insolvent, { cash: 90_000 }, {}], SMI), ...by(0, offerContracts()));
  const after = play(state, ...by(1, decline));
  expect([after.public.left[0], after.secret.cash[0], idleOf(after, 0)]).toEqual([true, 10_000, ['anise']]);
});

test('[TOE-SMI-9] the offer of contracts is asked for even if nobody could bid; without an active contract it is not', () => {
  const poor = yearEnd([losing(0, { marked: true }), {}, {}], SMI);
  expect(poor.public.stage).toEqual({ kind: 'offer-contracts', seat: 0 });
  expect(play(poor, ...by(0, offerContracts('night-owl'))).public.left[0]).toBe(true);
});

test('[TOE-SMI-1] every set of contracts is listed; with more than eight of them none, each one, and all', () => {
  const asked = (count: number) => {
    const others = groveIndex.contracts.map(({ id }) => id).filter((id) => id !== 'night-owl');
    const idle = Object.fromEntries(others.slice(1 - count).map((id) => [id, {}]));
    const contracts = { ...idle, 'night-owl': { chips: 1 } };
    const state = yearEnd([{ cash: 0, marked: true, contracts }, {}, {}], SMI);
    const ids = groveIndex.contracts.map(({ id }) => id).filter((id) => id in contracts);
    expect(state.public.stage).toEqual({ kind: 'offer-contracts', seat: 0 });
    return { ids, state, listed: legalFor(state, 0) };
  };
  const eight = asked(8);
  expect(new Set(eight.listed.map((action) => JSON.stringify(action))).size).toBe(2 ** 8);
  const nine = asked(9);
  expect(nine.listed).toEqual([
    offerContracts(),
    ...nine.ids.map((id) => offerContracts(id)),
    offerContracts(...nine.ids),
  ]);
  const listsAll = ({ state }: { state: State }) => listsAllContractOffers(deskOf(trainsOfEurope.view(state, 0), 0));
  expect([eight, nine].map(listsAll)).toEqual([true, false]);
});

test('[TOE-SMI-2] several insolvent ones in clockwise order from the Chairperson; the waiting one may bid and is judged anew', () => {
  const first = losing(0, { marked: true, contracts: { 'two-in-front': {} } });
  const second = losing(0, { marked: true });
  const companies = [{ cash: 200_000 }, second, first];
  let state = yearEnd(companies, { ...SMI, chair: 2 });
  expect(state.public.insolvent).toEqual([2, 1]);
  state = play(state, ...by(2, offerContracts()));
  expect([state.public.left[2], state.public.stage]).toEqual([true, { kind: 'offer-contracts', seat: 1 }]);
});

test('[TOE-SMI-8] a waiting insolvent company whose profit recovered owes nothing when its turn comes', () => {
  // 1 is insolvent first; 2 waits, and completes a contract it buys from 1.
  const owl = { vehicles: ['anise', 'nettle', 'nettle'], chips: 2 };
  const companies = [
    { cash: 0 },
    { cash: 0, marked: true, contracts: { 'night-owl': owl, 'fast-set': {} } },
    {
      cash: 30_000,
      marked: true,
      contracts: { 'first-class': {}, 'mixed-box': {} },
      sections: ['hazel-larch', 'larch-oak'],
    },
  ];
  let state = yearEnd(companies, { ...SMI, chair: 1 });
  expect(state.public.insolvent).toEqual([1, 2]);
  expect(profit(state, 2)).toBe(-70_000);
  state = play(
    state,
    ...by(1, offerContracts('night-owl')),
    ...by(2, open({ owner: 1, contract: 'night-owl' }, 30_000)),
  );
  expect(profit(state, 2)).toBe(0);
  expect([state.public.left, state.public.marked[2], state.secret.cash[2]]).toEqual([[false, true, false], false, 0]);
});

test('[TOE-SMI-2] two players: the only bidder buys at the minimum or declines', () => {
  const insolvent = losing(20_000, { marked: true, idle: ['anise'] });
  const state = play(yearEnd([insolvent, { cash: 90_000 }], SMI), ...by(0, offerContracts()));
  expect(asksFor(state)).toEqual([1]);
  const sold = play(state, ...by(1, open({ owner: 0, model: 'anise' }, 30_000)));
  expect([sold.secret.cash, sold.public.stage.kind]).toEqual([[0, 60_000], 'refill']);
  expect(play(state, ...by(1, decline)).public.stage).toEqual({ kind: 'over', reason: 'players' });
});

test('[TOE-INS-3] insolvency in the last year: the same rules, then the evaluation', () => {
  const done = {
    contracts: {
      'plain-coach': { complete: true },
      'first-class': { complete: true },
      'short-hop': { complete: true },
    },
  };
  const state = yearEnd([done, losing(0, { marked: true }), {}]);
  expect([state.public.left[1], state.public.stage]).toEqual([true, { kind: 'over', reason: 'target' }]);
  expect(resultOf(state).evaluation[1]!.idle).toBe(-6);
  expect(profitOf(groveIndex, state.public, 1)).toBe(-50_000);
});

test('[TOE-SMI-3] with hidden vehicles those of the insolvent company are shown while they are for sale', () => {
  const options = { selfManagedInsolvency: true, hiddenVehicles: true };
  const insolvent = losing(0, { marked: true, idle: ['anise'] });
  const asked = yearEnd([insolvent, { cash: 90_000, idle: ['mint'] }, {}], { options });
  expect(trainsOfEurope.view(asked, 1).companies[0]!.idle).toBeUndefined();
  const state = play(asked, ...by(0, offerContracts()));
  expect(trainsOfEurope.view(state, 1).companies[0]!.idle).toEqual(state.secret.idle[0]);
  expect(trainsOfEurope.view(state, 0).companies[1]!.idle).toBeUndefined();
});

test('[TOE-SMI-5] [TOE-END-1] a contract completed by buying it counts for the target of that same year', () => {
  const owl = { vehicles: ['anise', 'nettle', 'nettle'] };
  const done = { 'plain-coach': { complete: true }, 'short-hop': { complete: true } };
  const companies = [
    { marked: true, contracts: { 'night-owl': owl, 'fast-set': {} } },
    { cash: 90_000, contracts: done, sections: ['hazel-larch', 'larch-oak'] },
    {},
  ];
  const state = play(
    yearEnd(companies, SMI),
    ...by(0, offerContracts('night-owl')),
    ...by(1, open({ owner: 0, contract: 'night-owl' }, 30_000)),
  );
  expect(state.public.stage).toEqual({ kind: 'over', reason: 'target' });
  expect(resultOf(state).evaluation[1]!.completed).toBe(36);
});

test('[TOE-SMI-2] one that left may not bid, whatever it has', () => {
  const insolvent = losing(0, { marked: true, idle: ['anise'] });
  const forgiven = { cash: 40_000, contracts: { 'first-class': {} } }; // pays 30k, keeps 10k
  const companies = [insolvent, forgiven, { cash: 90_000, left: true }, { cash: 90_000 }];
  const state = yearEnd(companies, { ...SMI, called: ['development-bonus', 'government-aid'] });
  const asked = play(state, ...by(0, offerContracts()));
  expect(asksFor(asked)).toEqual([3]);
  // 1 has 10k left after paying its loss and cannot raise; 2 is not asked: sold at once.
  expect(idleOf(play(asked, ...by(3, open({ owner: 0, model: 'anise' }, 30_000))), 3)).toEqual(['anise']);
});
