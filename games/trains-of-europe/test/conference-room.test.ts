// Conference Room (TOE-CONF).

import { expect, test } from 'vitest';
import {
  asksFor,
  by,
  chance,
  displayed,
  held,
  legalFor,
  play,
  profit,
  refusal,
  scene,
  toYearEnd,
  type Sketch,
} from './support/scene.ts';

const FIVE = { 'night-owl': 0, 'box-and-back': 1, 'two-in-front': 0, 'fast-set': 2, 'plain-coach': 0 };

const atConference = (sketch: Partial<Sketch> = {}) =>
  play(
    scene({ companies: [{}, {}, {}], display: FIVE, ...sketch }),
    ...by(0, { do: 'call', phase: 'conference-room' }),
  );

const take = (contract: string) => ({ do: 'take', contract }) as const;

test('[TOE-CONF-1] the caller takes up to two contracts, the others one', () => {
  let state = atConference();
  state = play(state, ...by(0, take('night-owl'), take('plain-coach')));
  expect(asksFor(state)).toEqual([1]);
  state = play(state, ...by(1, take('fast-set')));
  expect(asksFor(state)).toEqual([2]);
  expect(play(state, ...by(2, take('two-in-front'))).public.stage.kind).toBe('call');
});

test('[TOE-CONF-2] face up with its chips, or blind from the pile', () => {
  const state = atConference({ pile: ['long-haul'] });
  expect(legalFor(state, 0)).toEqual([...Object.keys(FIVE).map(take), { do: 'take-blind' }, { do: 'done' }]);
  expect(refusal(state, { by: 0, ...take('long-haul') })).toMatchObject({
    code: 'trains-of-europe/not-on-display',
    rule: 'TOE-CONF-2',
  });
  const after = play(state, ...by(0, take('box-and-back')));
  expect(held(after, 0, 'box-and-back')!.chips).toBe(1);
  const drawn = play(state, ...by(0, { do: 'take-blind' }));
  expect(refusal(drawn, chance({ do: 'blind-contract', contract: 'night-owl' }))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
    rule: 'TOE-CONF-2',
  });
});

test('[TOE-CONF-2] the pile: unknown cards first, then the known queue in its order', () => {
  const state = atConference({ pile: ['long-haul'], queue: ['short-hop', 'tank-west'] });
  const first = play(state, ...by(0, { do: 'take-blind' }));
  expect(refusal(first, chance({ do: 'blind-contract', contract: 'short-hop' }))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
  });
  const second = play(first, chance({ do: 'blind-contract', contract: 'long-haul' }), ...by(0, { do: 'take-blind' }));
  expect(refusal(second, chance({ do: 'blind-contract', contract: 'tank-west' }))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
  });
  expect(refusal(second, chance({ do: 'blind-contract', contract: 'short-hop' }))).toBeUndefined();
});

test('[TOE-CONF-2] an empty pile offers no blind contract; without any contract nobody is asked', () => {
  const state = atConference({ pile: [], display: { 'night-owl': 0 } });
  expect(refusal(state, { by: 0, do: 'take-blind' })).toMatchObject({
    code: 'trains-of-europe/pile-empty',
    rule: 'TOE-CONF-2',
  });
  const after = play(state, ...by(0, take('night-owl')));
  expect(after.public.stage.kind).toBe('call');
});

test('[TOE-CONF-3] [EX-TOE-60] blind: one chip and EUR 50,000 at once; the caller may do so twice', () => {
  let state = atConference();
  state = play(state, ...by(0, { do: 'take-blind' }), chance({ do: 'blind-contract', contract: 'long-haul' }));
  expect([profit(state, 0), state.secret.cash[0]]).toEqual([-60_000 + 10_000, 50_000]);
  state = play(state, ...by(0, { do: 'take-blind' }), chance({ do: 'blind-contract', contract: 'first-class' }));
  expect([state.secret.cash[0], held(state, 0, 'first-class')!.chips]).toEqual([100_000, 1]);
  expect(asksFor(state)).toEqual([1]);
});

test('[TOE-CONF-3] [EX-TOE-60] a blind contract with tax 70k: profit −70k + 10k; it must be kept', () => {
  const state = atConference({ display: { 'night-owl': 0 } });
  const after = play(state, ...by(0, { do: 'take-blind' }), chance({ do: 'blind-contract', contract: 'box-and-back' }));
  expect(profit(after, 0)).toBe(-70_000 + 10_000);
  expect(legalFor(after, 0).map((action) => action.do)).toEqual(['take', 'take-blind', 'done']);
});

test('[TOE-CONF-4] [EX-TOE-62] tax and chips act at once; the display is not refilled before the year end', () => {
  let state = play(
    scene({ companies: [{}, {}, {}, {}], display: FIVE }),
    ...by(0, { do: 'call', phase: 'conference-room' }, take('night-owl'), take('fast-set')),
  );
  expect(profit(state, 0)).toBe(-60_000 - 90_000 + 20_000);
  state = play(state, ...by(1, take('plain-coach')), ...by(2, take('two-in-front')), ...by(3, take('box-and-back')));
  expect(displayed(state)).toEqual({});
  expect(displayed(toYearEnd(state))).toEqual({});
});

test('[TOE-CONF-5] passing is allowed, for the caller too', () => {
  const state = atConference();
  expect(asksFor(play(state, ...by(0, { do: 'done' })))).toEqual([1]);
  expect(asksFor(play(state, ...by(0, take('night-owl'), { do: 'done' })))).toEqual([1]);
});

test('[TOE-CONF-6] a contract whose routes are already held credits nothing before a locomotive is assigned', () => {
  const state = atConference({ companies: [{ sections: ['ash-beech'], idle: ['anise'] }, {}, {}] });
  const after = play(state, ...by(0, take('plain-coach')));
  expect(profit(after, 0)).toBe(-20_000);
});
