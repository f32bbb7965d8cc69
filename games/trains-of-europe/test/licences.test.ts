// Licences and the On-site Meeting (TOE-LIC, TOE-ONS, TOE-MONEY-5).

import { expect, test } from 'vitest';
import { contentById, DEFAULT_CONTENT, licenceFee } from '../src/index.ts';
import {
  asksFor,
  by,
  groveIndex,
  legalFor,
  play,
  profit,
  refusal,
  scene,
  type CompanySketch,
} from './support/scene.ts';

const atMeeting = (companies: readonly CompanySketch[], options = {}) =>
  play(scene({ companies, options }), ...by(0, { do: 'call', phase: 'on-site-meeting' }));

const licence = (section: string) => ({ do: 'licence', section }) as const;

test('[TOE-LIC-1] a licence is for a whole section of one to five segments', () => {
  const segments = new Set(contentById(DEFAULT_CONTENT)!.sections.map((section) => section.segments));
  expect([...segments].every((count) => count >= 1 && count <= 5)).toBe(true);
  const after = play(atMeeting([{ cash: 100_000 }, {}, {}]), ...by(0, licence('ash-willow')));
  expect([after.public.sticks[0], after.secret.cash[0]]).toEqual([43, 0]);
});

test('[TOE-LIC-2] as many companies as tracks', () => {
  const rich = { cash: 500_000 };
  const state = atMeeting([rich, { ...rich, sections: ['beech-fir'] }, rich]);
  expect(refusal(state, { by: 0, ...licence('beech-fir') })).toMatchObject({
    code: 'trains-of-europe/tracks-taken',
    rule: 'TOE-LIC-2',
    detail: { tracks: 1 },
  });
  expect(legalFor(state, 0)).not.toContainEqual(licence('beech-fir'));
});

test('[TOE-LIC-3] [EX-TOE-35] five segments: 100k for the first company, 200k for the second, 400k for the third', () => {
  const rich = { cash: 500_000 };
  let state = atMeeting([rich, rich, rich]);
  for (const [seat, fee] of [
    [0, 100_000],
    [1, 200_000],
    [2, 400_000],
  ] as const) {
    state = play(state, ...by(seat, licence('ash-willow'), ...(seat === 2 ? [] : [{ do: 'done' } as const])));
    expect([state.secret.cash[seat], state.public.sticks[seat]]).toEqual([500_000 - fee, 43]);
  }
});

test('[TOE-LIC-3] [EX-TOE-50] two segments, two tracks: 40k, 80k, third refused', () => {
  const rich = { cash: 200_000 };
  let state = atMeeting([rich, rich, rich]);
  state = play(state, ...by(0, licence('oak-pine'), { do: 'done' }), ...by(1, licence('oak-pine'), { do: 'done' }));
  expect(state.secret.cash).toEqual([160_000, 120_000, 200_000]);
  expect(refusal(state, { by: 2, ...licence('oak-pine') })).toMatchObject({
    code: 'trains-of-europe/tracks-taken',
    rule: 'TOE-LIC-2',
  });
});

test('[TOE-LIC-3] the fee goes to the bank', () => {
  const before = atMeeting([{ cash: 100_000 }, {}, {}]);
  const after = play(before, ...by(0, licence('oak-pine')));
  expect(after.secret.bank - before.secret.bank).toBe(40_000);
});

test('[TOE-LIC-4] [EX-TOE-51] every segment takes a stick; without enough sticks no licence', () => {
  const state = atMeeting([{ cash: 300_000, sticks: 1 }, {}, {}]);
  expect(refusal(state, { by: 0, ...licence('oak-pine') })).toMatchObject({
    code: 'trains-of-europe/sticks-short',
    rule: 'TOE-LIC-4',
    at: 'oak-pine',
    detail: { needs: 2, has: 1 },
  });
  expect(legalFor(state, 0)).not.toContainEqual(licence('oak-pine'));
  expect(play(state, ...by(0, licence('maple-oak'))).public.sticks[0]).toBe(0);
});

test('[TOE-LIC-5] [EX-TOE-51] a company holds one track of a section at most', () => {
  const state = atMeeting([{ cash: 300_000, sections: ['oak-pine'] }, {}, {}]);
  expect(refusal(state, { by: 0, ...licence('oak-pine') })).toMatchObject({
    code: 'trains-of-europe/already-licensed',
    rule: 'TOE-LIC-5',
    at: 'oak-pine',
  });
  expect(legalFor(state, 0)).not.toContainEqual(licence('oak-pine'));
});

test('[TOE-LIC-6] the network need not be connected, and licences stay', () => {
  const state = play(atMeeting([{ cash: 100_000 }, {}, {}]), ...by(0, licence('ash-beech'), licence('willow-yew')));
  expect(state.public.holders.filter((seats) => seats & 1)).toHaveLength(2);
});

test('[TOE-MONEY-5] [EX-TOE-51] a purchase needs the cash in hand, and the refusal names both amounts', () => {
  const state = atMeeting([{ cash: 60_000 }, {}, {}]);
  expect(refusal(state, { by: 0, ...licence('hazel-pine') })).toEqual({
    code: 'trains-of-europe/cash-short',
    rule: 'TOE-MONEY-5',
    at: 'hazel-pine',
    detail: { needs: 80_000, has: 60_000 },
  });
});

test('[TOE-ONS-1] [EX-TOE-2] the caller buys up to three sections, the others up to two', () => {
  const rich = { cash: 200_000 };
  let state = atMeeting([rich, rich, rich]);
  state = play(state, ...by(0, licence('ash-beech'), licence('beech-cedar'), licence('elm-fir')));
  expect(asksFor(state)).toEqual([1]); // the limit is used up: nothing is asked and nothing written
  state = play(state, ...by(1, licence('larch-maple'), licence('maple-oak')));
  expect(asksFor(state)).toEqual([2]);
  expect(refusal(state, { by: 1, ...licence('oak-pine') })).toMatchObject({ code: 'trains-of-europe/not-your-turn' });
  state = play(state, ...by(2, licence('pine-rowan'), licence('rowan-willow')));
  expect(state.public.stage.kind).toBe('call');
});

test('[TOE-ONS-2] sections are decided singly: each is paid for and placed before the next', () => {
  const one = play(atMeeting([{ cash: 60_000 }, {}, {}]), ...by(0, licence('ash-beech')));
  expect([one.secret.cash[0], one.public.sticks[0]]).toEqual([40_000, 47]);
  const two = play(one, ...by(0, licence('elm-fir')));
  expect(legalFor(two, 0).map((action) => action.do)).toContain('done');
  const three = play(two, ...by(0, licence('cedar-elm')));
  expect([three.secret.cash[0], three.public.sticks[0]]).toEqual([0, 45]);
});

test('[TOE-ONS-2] a seat that could buy nothing is not asked, before every single purchase', () => {
  const state = atMeeting([{ cash: 30_000 }, { cash: 10_000 }, { cash: 20_000, sticks: 0 }]);
  const after = play(state, ...by(0, licence('ash-beech'))); // 10k left: no further question
  expect(after.public.stage.kind).toBe('call');
});

test('[TOE-ONS-3] passing is allowed, and income from new routes is credited', () => {
  const contracts = { 'plain-coach': { vehicles: ['anise'] } };
  const state = atMeeting([{ cash: 40_000, contracts }, { cash: 40_000 }, {}]);
  const after = play(state, ...by(0, licence('ash-beech'), { do: 'done' }), ...by(1, { do: 'done' }));
  expect(profit(after, 0)).toBe(10_000 + 20_000 - 20_000);
  expect(after.public.stage.kind).toBe('call');
});

test('[TOE-LIC-3] what a licence costs can be asked for at any time', () => {
  const state = scene({ companies: [{ sections: ['pine-rowan'] }, { sections: ['pine-rowan'] }, {}] });
  const market = { index: groveIndex, options: state.config.options, open: state.public };
  expect(licenceFee(market, groveIndex.sectionIndex.get('pine-rowan')!)).toBe(80_000);
});
