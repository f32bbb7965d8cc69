// Auction House (TOE-AUC).

import { fastRng } from '@branchline/core';
import { expect, test } from 'vitest';
import { minimumBid, saleableSections, trainsOfEurope, type LotId, type State } from '../src/index.ts';
import {
  asksFor,
  by,
  groveIndex,
  held,
  idleOf,
  legalFor,
  play,
  profit,
  refusal,
  scene,
  type CompanySketch,
  type Sketch,
} from './support/scene.ts';

const atOffers = (companies: readonly CompanySketch[], sketch: Partial<Sketch> = {}): State =>
  play(scene({ ...sketch, companies }), ...by(sketch.chair ?? 0, { do: 'call', phase: 'auction-house' }));

const offer = (vehicles: readonly string[], sections: readonly string[] = []) =>
  ({ do: 'offer', vehicles, sections }) as const;
const open = (lot: LotId, bid: number) => ({ do: 'open', lot, bid }) as const;
const raise = (bid: number) => ({ do: 'raise', bid }) as const;
const pass = { do: 'pass' } as const;
const decline = { do: 'decline' } as const;

const sectionIndex = (id: string): number => groveIndex.sectionIndex.get(id)!;

test('[TOE-AUC-1] who has an unassigned vehicle must offer at least one; more is allowed', () => {
  const state = atOffers([{ idle: ['anise', 'mint', 'mint'] }, { idle: ['sage'] }, {}]);
  expect(asksFor(state)).toEqual([0, 1]);
  expect(refusal(state, { by: 0, ...offer([]) })).toMatchObject({
    code: 'trains-of-europe/must-offer',
    rule: 'TOE-AUC-1',
    detail: { unassigned: 3 },
  });
  expect(refusal(state, { by: 0, do: 'done' })).toMatchObject({ code: 'trains-of-europe/wrong-step' });
  for (const models of [['anise'], ['mint', 'mint'], ['anise', 'mint', 'mint']])
    expect(refusal(state, { by: 0, ...offer(models) })).toBeUndefined();
  expect(refusal(state, { by: 0, ...offer(['anise', 'anise']) })).toMatchObject({
    code: 'trains-of-europe/no-such-vehicle',
    detail: { needs: 2, has: 1 },
  });
  expect(legalFor(state, 0)).toHaveLength(2 * 3 - 1);
});

test('[TOE-AUC-1] who has nothing is not asked, so nobody imagines an offer of theirs', () => {
  const view = trainsOfEurope.view(atOffers([{ idle: ['anise', 'mint'] }, { idle: ['sage'] }, {}]), 1);
  expect(trainsOfEurope.sample(view, fastRng(1)).secret.offers).toEqual([]);
});

test('[TOE-AUC-1] [EX-TOE-55] all vehicles assigned: no obligation, and assigned ones cannot be offered', () => {
  const contracts = { 'night-owl': { vehicles: ['anise'] } };
  const state = atOffers([
    { contracts, sections: ['elm-fir'] },
    { idle: ['sage'] },
    { contracts: { 'plain-coach': { vehicles: ['mint'] } } },
  ]);
  expect(asksFor(state)).toEqual([0, 1]);
  expect(refusal(state, { by: 0, ...offer(['anise']) })).toMatchObject({ code: 'trains-of-europe/no-such-vehicle' });
  expect(refusal(state, { by: 0, ...offer([]) })).toBeUndefined();
});

test('[TOE-AUC-1] nobody offering anything: bidding is skipped, the assignment window still takes place', () => {
  const state = atOffers([{ contracts: { 'night-owl': { vehicles: ['anise'] } } }, {}, {}]);
  expect(state.public.stage).toEqual({ kind: 'assignment', waiting: [0] });
});

test('[TOE-AUC-1] offers are secret until all have made theirs, then shown together', () => {
  const companies = [{ idle: ['anise', 'mint'] }, { idle: ['sage'] }, { cash: 90_000 }];
  const one = play(atOffers(companies), ...by(0, offer(['mint'])));
  expect(asksFor(one)).toEqual([1]);
  expect(trainsOfEurope.view(one, 0).offer).toEqual({ vehicles: [groveIndex.modelIndex.get('mint')], sections: [] });
  const other = play(atOffers(companies), ...by(0, offer(['anise'])));
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(trainsOfEurope.view(one, viewer)).toEqual(trainsOfEurope.view(other, viewer));
    expect(trainsOfEurope.view(one, viewer).offer).toBeUndefined();
  }
  const all = play(one, ...by(1, offer(['sage'])));
  expect(all.public.offered.map(({ owner, no }) => [owner, groveIndex.models[no]!.id])).toEqual([
    [0, 'mint'],
    [1, 'sage'],
  ]);
});

test('[TOE-AUC-1] `offersInTurn`: clockwise from the caller, for all to see', () => {
  const state = atOffers([{ idle: ['anise'] }, { idle: ['sage'] }, { idle: ['mint'] }], {
    chair: 1,
    options: { offersInTurn: true },
  });
  expect(asksFor(state)).toEqual([1]);
  const next = play(state, ...by(1, offer(['sage'])));
  expect(asksFor(next)).toEqual([2]);
  expect(next.public.stage).toMatchObject({ lots: [{ owner: 1, item: 'model' }] });
});

test('[TOE-AUC-2] [EX-TOE-56] licences are auctioned before vehicles', () => {
  let state = atOffers([{ cash: 90_000 }, { idle: ['sage'], sections: ['larch-oak'] }, {}]);
  state = play(state, ...by(1, offer(['sage'], ['larch-oak'])));
  expect(refusal(state, { by: 0, ...open({ owner: 1, model: 'sage' }, 20_000) })).toMatchObject({
    code: 'trains-of-europe/wrong-stage',
    rule: 'TOE-AUC-2',
    detail: { stage: 'licences' },
  });
  state = play(state, ...by(0, decline));
  expect(state.public.stage).toMatchObject({ auction: { stage: 'vehicles' } });
  expect(refusal(state, { by: 0, ...open({ owner: 1, section: 'larch-oak' }, 30_000) })).toMatchObject({
    code: 'trains-of-europe/wrong-stage',
    detail: { stage: 'vehicles' },
  });
  expect(refusal(state, { by: 0, ...open({ owner: 1, model: 'sage' }, 20_000) })).toBeUndefined();
});

test('[TOE-AUC-2] only own sections can be offered, each once', () => {
  const state = atOffers([{ sections: ['larch-oak', 'elm-fir'] }, {}, {}]);
  expect(refusal(state, { by: 0, ...offer([], ['oak-pine']) })).toMatchObject({
    code: 'trains-of-europe/not-your-section',
    rule: 'TOE-AUC-2',
    at: 'oak-pine',
  });
  expect(refusal(state, { by: 0, ...offer([], ['elm-fir', 'elm-fir']) })).toMatchObject({
    code: 'trains-of-europe/section-twice',
  });
  expect(refusal(state, { by: 0, ...offer([], ['nowhere']) })).toMatchObject({
    code: 'trains-of-europe/unknown-section',
  });
  expect(legalFor(state, 0)).toHaveLength(4);
});

test('[TOE-AUC-3] [EX-TOE-24] minimum bids: price less 20k, at least 20k; 10k per segment', () => {
  const bids = (id: string): number =>
    minimumBid(groveIndex, { owner: 0, item: 'model', no: groveIndex.modelIndex.get(id)! });
  expect(['marjoram', 'anise', 'chive', 'sage'].map(bids)).toEqual([20_000, 30_000, 20_000, 20_000]);
  const licence = (id: string): number => minimumBid(groveIndex, { owner: 0, item: 'section', no: sectionIndex(id) });
  expect(['elm-fir', 'larch-oak'].map(licence)).toEqual([10_000, 30_000]);
  const state = play(atOffers([{ cash: 90_000 }, { idle: ['anise'] }, {}]), ...by(1, offer(['anise'])));
  expect(refusal(state, { by: 0, ...open({ owner: 1, model: 'anise' }, 20_000) })).toMatchObject({
    code: 'trains-of-europe/bid-too-low',
    rule: 'TOE-AUC-3',
    detail: { needs: 30_000, bid: 20_000 },
  });
});

test('[TOE-AUC-4] the caller makes the first opening bid, on an item of choice', () => {
  const companies = [{ cash: 90_000 }, { idle: ['anise'], cash: 90_000 }, { idle: ['sage'], cash: 90_000 }];
  const state = play(atOffers(companies, { chair: 2 }), ...by(1, offer(['anise'])), ...by(2, offer(['sage'])));
  expect(asksFor(state)).toEqual([2]);
  const other = play(atOffers(companies, { chair: 0 }), ...by(1, offer(['anise'])), ...by(2, offer(['sage'])));
  expect(asksFor(other)).toEqual([0]);
  for (const lot of [
    { owner: 1, model: 'anise' },
    { owner: 2, model: 'sage' },
  ])
    expect(refusal(other, { by: 0, ...open(lot, 50_000) })).toBeUndefined();
});

test('[TOE-AUC-5] [EX-TOE-25] raising or passing clockwise; who has passed is out; the last one left buys', () => {
  // Anna 0 owns the lot; Bob 1 opens with 20k, Chloé 2 30k, David 3 passes, Bob passes.
  const cash = { cash: 90_000 };
  let state = play(atOffers([{ idle: ['sage'], cash: 0 }, cash, cash, cash], { chair: 1 }), ...by(0, offer(['sage'])));
  const lot = { owner: 0, model: 'sage' };
  state = play(state, ...by(1, open(lot, 20_000)));
  expect(asksFor(state)).toEqual([2]);
  state = play(state, ...by(2, raise(30_000)));
  expect(asksFor(state)).toEqual([3]);
  state = play(state, ...by(3, pass));
  expect(asksFor(state)).toEqual([1]);
  state = play(state, ...by(1, pass));
  expect(state.secret.cash).toEqual([30_000, 90_000, 60_000, 90_000]);
  expect(idleOf(state, 2)).toEqual(['sage']);
});

test('[TOE-AUC-5] [EX-TOE-26] without a raise the opening bid stands', () => {
  const cash = { cash: 90_000 };
  let state = play(atOffers([cash, cash, cash, { idle: ['sage'] }]), ...by(3, offer(['sage'])));
  state = play(state, ...by(0, open({ owner: 3, model: 'sage' }, 30_000)), ...by(1, pass), ...by(2, pass));
  expect(state.secret.cash).toEqual([60_000, 90_000, 90_000, 30_000]);
});

test('[TOE-AUC-5] bids are multiples of 10k, raises at least 10k, jumps allowed, never above the own cash', () => {
  const companies = [{ cash: 90_000 }, { idle: ['sage'] }, { cash: 60_000 }];
  const state = play(atOffers(companies), ...by(1, offer(['sage'])));
  const lot = { owner: 1, model: 'sage' };
  expect(refusal(state, { by: 0, ...open(lot, 25_000) })).toMatchObject({
    code: 'trains-of-europe/bid-step',
    rule: 'TOE-AUC-5',
  });
  expect(refusal(state, { by: 0, ...open(lot, 100_000) })).toMatchObject({
    code: 'trains-of-europe/cash-short',
    detail: { needs: 100_000, has: 90_000 },
  });
  const opened = play(state, ...by(0, open(lot, 40_000)));
  expect(refusal(opened, { by: 2, ...raise(40_000) })).toMatchObject({
    code: 'trains-of-europe/bid-too-low',
    detail: { needs: 50_000, bid: 40_000 },
  });
  expect(refusal(opened, { by: 2, ...raise(70_000) })).toMatchObject({ code: 'trains-of-europe/cash-short' });
  expect(legalFor(opened, 2)).toEqual([raise(50_000), raise(60_000), pass]);
  expect(legalFor(state, 0)).toHaveLength(8 + 1);
});

test('[TOE-AUC-5] `fixedSteps`: the minimum exactly, then 10k exactly', () => {
  const companies = [{ cash: 90_000 }, { idle: ['anise'] }, { cash: 60_000 }];
  const state = play(atOffers(companies, { options: { fixedSteps: true } }), ...by(1, offer(['anise'])));
  const lot = { owner: 1, model: 'anise' };
  expect(refusal(state, { by: 0, ...open(lot, 40_000) })).toMatchObject({
    code: 'trains-of-europe/fixed-steps',
    rule: 'TOE-AUC-5',
    detail: { needs: 30_000 },
  });
  expect(legalFor(state, 0)).toEqual([open(lot, 30_000), decline]);
  expect(legalFor(play(state, ...by(0, open(lot, 30_000))), 2)).toEqual([raise(40_000), pass]);
});

test('[TOE-AUC-5] a seat that cannot raise is out silently; the high bidder is never asked', () => {
  const companies = [{ cash: 90_000 }, { idle: ['sage'] }, { cash: 30_000 }, { cash: 80_000 }];
  let state = play(atOffers(companies), ...by(1, offer(['sage'])));
  state = play(state, ...by(0, open({ owner: 1, model: 'sage' }, 30_000)));
  expect(asksFor(state)).toEqual([3]); // 1 owns it, 2 has 30k and would need 40k
  state = play(state, ...by(3, raise(80_000)));
  expect(asksFor(state)).toEqual([0]);
  state = play(state, ...by(0, raise(90_000)));
  expect(idleOf(state, 0)).toEqual(['sage']); // nobody is left to ask
});

test('[TOE-AUC-6] the price goes to the former owner, the item changes hands at once', () => {
  const state = play(
    atOffers([{ cash: 50_000 }, { idle: ['sage', 'mint'], cash: 10_000 }, {}]),
    ...by(1, offer(['sage'])),
  );
  const after = play(state, ...by(0, open({ owner: 1, model: 'sage' }, 40_000)));
  expect([after.secret.cash, after.secret.bank]).toEqual([[10_000, 50_000, 0], state.secret.bank]);
  expect([idleOf(after, 0), idleOf(after, 1)]).toEqual([['sage'], ['mint']]);
});

test('[TOE-AUC-7] [EX-TOE-55] the owner does not bid on the own item', () => {
  const cash = { cash: 90_000 };
  const state = play(
    atOffers([{ ...cash, idle: ['sage'] }, { ...cash, idle: ['mint'] }, {}]),
    ...by(0, offer(['sage'])),
    ...by(1, offer(['mint'])),
  );
  expect(refusal(state, { by: 0, ...open({ owner: 0, model: 'sage' }, 20_000) })).toMatchObject({
    code: 'trains-of-europe/own-lot',
    rule: 'TOE-AUC-7',
  });
  const opened = play(state, ...by(0, open({ owner: 1, model: 'mint' }, 20_000)));
  expect(opened.public.stage).toMatchObject({ kind: 'opening', auction: { right: 1 } }); // sold: 1 was not asked to raise
  expect(idleOf(opened, 0)).toEqual(['mint', 'sage']);
});

test('[TOE-AUC-8] after a sale the right to open goes to the player after the opener, not after the buyer', () => {
  const cash = { cash: 90_000 };
  let state = play(
    atOffers([cash, cash, cash, { ...cash, idle: ['sage', 'mint'] }]),
    ...by(3, offer(['sage', 'mint'])),
  );
  state = play(
    state,
    ...by(0, open({ owner: 3, model: 'sage' }, 20_000)),
    ...by(1, raise(30_000)),
    ...by(2, pass),
    ...by(0, pass),
  );
  expect(idleOf(state, 1)).toEqual(['sage']);
  expect(asksFor(state)).toEqual([1]);
});

test('[TOE-AUC-8] declining passes the right on and is not final', () => {
  const cash = { cash: 90_000 };
  let state = play(atOffers([cash, cash, { ...cash, idle: ['sage', 'mint'] }]), ...by(2, offer(['sage', 'mint'])));
  state = play(state, ...by(0, decline));
  expect(asksFor(state)).toEqual([1]);
  state = play(state, ...by(1, open({ owner: 2, model: 'sage' }, 20_000)), ...by(0, pass));
  // 2 has own lots only and is skipped; 0 declined before and may open now.
  expect(asksFor(state)).toEqual([0]);
  expect(refusal(state, { by: 0, ...open({ owner: 2, model: 'mint' }, 20_000) })).toBeUndefined();
});

test('[TOE-AUC-9] [EX-TOE-57] a full circle of refusals ends the bidding; unsold items stay with their owners', () => {
  const cash = { cash: 90_000 };
  let state = play(atOffers([cash, cash, { ...cash, idle: ['sage'] }]), ...by(2, offer(['sage'])));
  state = play(state, ...by(0, decline), ...by(1, decline));
  expect([state.public.stage.kind, idleOf(state, 2)]).toEqual(['call', ['sage']]);
});

test('[TOE-AUC-9] the bidding ends when everything is sold', () => {
  const state = play(atOffers([{ cash: 90_000 }, { idle: ['sage'] }, {}]), ...by(1, offer(['sage'])));
  expect(play(state, ...by(0, open({ owner: 1, model: 'sage' }, 20_000))).public.stage.kind).toBe('call');
});

test('[TOE-AUC-9] two copies are two lots of one name', () => {
  let state = play(atOffers([{ cash: 90_000 }, { idle: ['sage', 'sage'] }, {}]), ...by(1, offer(['sage', 'sage'])));
  expect(legalFor(state, 0).filter((action) => action.do === 'open' && action.bid === 20_000)).toHaveLength(1);
  state = play(state, ...by(0, open({ owner: 1, model: 'sage' }, 20_000)));
  expect(asksFor(state)).toEqual([0]);
  state = play(state, ...by(0, open({ owner: 1, model: 'sage' }, 20_000)));
  expect(idleOf(state, 0)).toEqual(['sage', 'sage']);
  expect(
    refusal(play(atOffers([{ cash: 90_000 }, { idle: ['sage'] }, {}]), ...by(1, offer(['sage']))), {
      by: 0,
      ...open({ owner: 1, model: 'mint' }, 20_000),
    }),
  ).toMatchObject({ code: 'trains-of-europe/no-such-lot' });
});

test('[TOE-AUC-2] the second stage begins where the right to open stands', () => {
  const cash = { cash: 90_000 };
  const companies = [cash, cash, { ...cash, idle: ['sage'], sections: ['larch-oak'] }];
  const offered = play(atOffers(companies), ...by(2, offer(['sage'], ['larch-oak'])));
  const sold = play(offered, ...by(0, open({ owner: 2, section: 'larch-oak' }, 30_000)), ...by(1, pass));
  expect([asksFor(sold), sold.public.stage]).toMatchObject([[1], { auction: { stage: 'vehicles' } }]);
  const nobody = play(offered, ...by(0, decline), ...by(1, decline));
  expect([asksFor(nobody), nobody.public.stage]).toMatchObject([[0], { auction: { stage: 'vehicles' } }]);
});

test('[TOE-AUC-10] afterwards vehicles are assigned as in the Fair, bought ones too', () => {
  const companies = [{ cash: 90_000, contracts: { 'night-owl': {} } }, { idle: ['anise'] }, {}];
  let state = play(
    atOffers(companies),
    ...by(1, offer(['anise'])),
    ...by(0, open({ owner: 1, model: 'anise' }, 30_000)),
  );
  expect(state.public.stage).toEqual({ kind: 'assignment', waiting: [0] });
  state = play(state, ...by(0, { do: 'assign', model: 'anise', contract: 'night-owl' }, { do: 'done' }));
  expect(held(state, 0, 'night-owl')!.vehicles).toHaveLength(1);
});

test('[TOE-AUC-11] [EX-TOE-52] a bridge of a credited route is not for sale; one edge of a cycle is; both are not', () => {
  const contracts = { 'night-owl': { vehicles: ['anise'] } };
  const sections = ['larch-maple', 'maple-oak', 'larch-oak'];
  const bridge = atOffers([{ contracts, sections: ['larch-oak', 'elm-fir'] }, {}, {}]);
  expect(refusal(bridge, { by: 0, ...offer([], ['larch-oak']) })).toMatchObject({
    code: 'trains-of-europe/section-in-use',
    rule: 'TOE-AUC-11',
    at: 'larch-oak',
  });
  const cycle = atOffers([{ contracts, sections }, {}, {}]);
  for (const section of sections) expect(refusal(cycle, { by: 0, ...offer([], [section]) })).toBeUndefined();
  expect(refusal(cycle, { by: 0, ...offer([], ['larch-maple', 'larch-oak']) })).toMatchObject({
    code: 'trains-of-europe/section-in-use',
  });
  expect(refusal(cycle, { by: 0, ...offer([], ['larch-maple', 'maple-oak']) })).toBeUndefined();
  expect(legalFor(cycle, 0)).toHaveLength(1 + 3 + 1);
});

test('[TOE-AUC-11] routes of a contract with closed gate protect nothing', () => {
  const state = atOffers([{ contracts: { 'night-owl': {} }, sections: ['larch-oak'] }, {}, {}]);
  expect(refusal(state, { by: 0, ...offer([], ['larch-oak']) })).toBeUndefined();
  expect(saleableSections({ index: groveIndex, open: state.public, seat: 0 })).toEqual([sectionIndex('larch-oak')]);
});

test('[TOE-AUC-11] a section that has come into use since it was offered cannot be opened', () => {
  // 0 offers larch-maple, useless so far; buying maple-oak from 1 makes larch – oak a held route of its owl.
  const companies = [
    { cash: 90_000, contracts: { 'night-owl': { vehicles: ['anise'] } }, sections: ['hazel-larch', 'larch-maple'] },
    { cash: 90_000, sections: ['maple-oak'] },
    { cash: 90_000 },
  ];
  let state = play(atOffers(companies), ...by(0, offer([], ['larch-maple'])), ...by(1, offer([], ['maple-oak'])));
  state = play(state, ...by(0, open({ owner: 1, section: 'maple-oak' }, 10_000)), ...by(2, pass));
  expect(profit(state, 0)).toBe(30_000 + 20_000 - 60_000);
  // Nobody can open what is left: all seats are skipped, the stage is over, the section stays.
  expect(state.public.stage.kind).toBe('assignment');
  expect(state.public.holders[sectionIndex('larch-maple')]).toBe(1);
});

test('[TOE-AUC-12] [EX-TOE-53] a section sold: the sticks of the seller come back, the buyer places own ones and credits at once', () => {
  const companies = [
    {
      cash: 90_000,
      contracts: { 'night-owl': { vehicles: ['anise', 'nettle', 'nettle'] } },
      sections: ['hazel-larch'],
    },
    { sections: ['larch-oak'] },
    {},
  ];
  let state = play(atOffers(companies), ...by(1, offer([], ['larch-oak'])));
  state = play(state, ...by(0, open({ owner: 1, section: 'larch-oak' }, 30_000)));
  expect(state.public.sticks).toEqual([48 - 1 - 3, 48, 48]);
  expect(held(state, 0, 'night-owl')!.complete).toBe(true);
  expect(profit(state, 0)).toBe(50_000);
});

test('[TOE-AUC-12] who is on the section already, or has too few sticks, cannot bid', () => {
  const rich = { cash: 90_000 };
  const companies = [{ ...rich, sections: ['oak-pine'] }, { sections: ['oak-pine'] }, { ...rich, sticks: 1 }, rich];
  const offered = play(atOffers(companies), ...by(0, offer([])), ...by(1, offer([], ['oak-pine'])));
  expect(asksFor(offered)).toEqual([3]); // 0 is on it, 1 owns it, 2 has one stick
  expect(refusal(offered, { by: 3, ...open({ owner: 1, section: 'oak-pine' }, 20_000) })).toBeUndefined();
  const sold = play(offered, ...by(3, open({ owner: 1, section: 'oak-pine' }, 20_000)));
  expect(sold.public.holders[sectionIndex('oak-pine')]).toBe(0b1001);
});

test('[TOE-AUC-12] opening names why a section cannot be taken', () => {
  const rich = { cash: 90_000 };
  const companies = [{ ...rich, sections: ['oak-pine'] }, { sections: ['oak-pine', 'elm-fir'] }, rich];
  const state = play(atOffers(companies), ...by(0, offer([])), ...by(1, offer([], ['oak-pine', 'elm-fir'])));
  expect(refusal(state, { by: 0, ...open({ owner: 1, section: 'oak-pine' }, 20_000) })).toMatchObject({
    code: 'trains-of-europe/already-licensed',
    rule: 'TOE-LIC-5',
  });
});

test('[TOE-AUC-9] things bought are not lots again', () => {
  const cash = { cash: 90_000 };
  let state = play(atOffers([cash, { ...cash, idle: ['sage', 'mint'] }, cash]), ...by(1, offer(['sage', 'mint'])));
  state = play(state, ...by(0, open({ owner: 1, model: 'sage' }, 20_000)), ...by(2, pass), ...by(2, decline));
  expect(refusal(state, { by: 0, ...open({ owner: 1, model: 'sage' }, 20_000) })).toMatchObject({
    code: 'trains-of-europe/no-such-lot',
  });
});

test('[TOE-AUC-1] very many possible offers: a part is listed, all may be made', () => {
  const sections = groveIndex.sections.map(({ id }) => id).filter((id) => id !== 'ash-willow');
  const state = atOffers([{ idle: ['anise', 'mint', 'sage'], sections }, {}, {}]);
  const listed = legalFor(state, 0);
  expect(listed.length).toBeLessThanOrEqual(256);
  expect(refusal(state, { by: 0, ...offer(['anise', 'mint', 'sage'], sections) })).toBeUndefined();
});

test('[TOE-AUC-6] money and sticks received serve for the next lot', () => {
  const companies = [{ cash: 40_000 }, { cash: 0, sticks: 2, sections: ['larch-oak'] }, { sections: ['oak-pine'] }];
  let state = atOffers(companies);
  state = play(state, ...by(1, offer([], ['larch-oak'])), ...by(2, offer([], ['oak-pine'])));
  // 1 has no cash: it could not open before its own section is sold.
  state = play(state, ...by(0, open({ owner: 1, section: 'larch-oak' }, 30_000)));
  expect([asksFor(state), state.secret.cash[1], state.public.sticks[1]]).toEqual([[1], 30_000, 5]);
  state = play(state, ...by(1, open({ owner: 2, section: 'oak-pine' }, 20_000)));
  expect([state.secret.cash, state.public.sticks[1]]).toEqual([[10_000, 10_000, 20_000], 3]);
});
