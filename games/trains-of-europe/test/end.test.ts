// The end of the game: triggers, last year, a new target by agreement (TOE-END).

import { expect, test } from 'vitest';
import { trainsOfEurope, type State } from '../src/index.ts';
import {
  asksFor,
  by,
  held,
  idleOn,
  legalFor,
  play,
  profit,
  refusal,
  resultOf,
  scene,
  toYearEnd,
  variantOf,
  type CompanySketch,
  type ContractSketch,
  type Sketch,
} from './support/scene.ts';

const complete = (...ids: string[]): Record<string, ContractSketch> =>
  Object.fromEntries(ids.map((id) => [id, { complete: true }]));
const TWO = complete('first-class', 'short-hop');
const THREE = complete('first-class', 'short-hop', 'tank-west');
const LAST_CALL = { pile: [], supply: [], called: ['development-bonus', 'government-aid'] } as const;

const ended = (companies: readonly CompanySketch[], sketch: Partial<Sketch> = {}): State =>
  toYearEnd(scene({ ...LAST_CALL, ...sketch, companies }));

test('[TOE-END-1] (a) a player has completed the target number of contracts, launch contracts included', () => {
  expect(ended([{ contracts: TWO }, {}, {}]).public.stage.kind).toBe('refill');
  expect(ended([{ contracts: { ...TWO, ...complete('bulk-far') } }, {}, {}]).public.stage).toEqual({
    kind: 'over',
    reason: 'target',
  });
  expect(ended([{ contracts: THREE }, {}, {}], { options: { target: 4 } }).public.stage.kind).toBe('refill');
  // Of one player, not of all together.
  expect(ended([{ contracts: TWO }, { contracts: complete('plain-coach') }, {}]).public.stage.kind).toBe('refill');
});

test('[TOE-END-1] [EX-TOE-76] (b) the 48th stick is placed', () => {
  const state = scene({
    ...LAST_CALL,
    called: ['development-bonus', 'government-aid'],
    companies: [{}, {}, { cash: 20_000, sticks: 1 }],
  });
  const after = play(
    state,
    ...by(2, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' }),
  );
  expect(after.public.stage).toEqual({ kind: 'over', reason: 'sticks' });
});

test('[TOE-END-1] (c) a profit of 500k', () => {
  const company = (chips: number): CompanySketch => ({
    cash: 20_000,
    contracts: { 'first-class': { complete: true, chips }, 'plain-coach': { vehicles: ['anise'] } },
  });
  // first-class 40k and chips; plain-coach −20k, with ash-beech +10k.
  const bought = (chips: number): State => {
    const state = scene({ ...LAST_CALL, companies: [{}, {}, company(chips)] });
    return play(state, ...by(2, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' }));
  };
  expect(profit(bought(44), 2)).toBe(490_000);
  expect(bought(44).public.stage.kind).toBe('refill');
  expect(bought(45).public.stage).toEqual({ kind: 'over', reason: 'profit' });
});

test('[TOE-END-1] (d) no money left in the bank as the year closes; overdrawn in between it pays on', () => {
  const poorBank = (bank: number, options = {}): State => {
    const earning = { contracts: { 'first-class': { complete: true } } }; // 40k a year
    return ended([earning, {}, {}], { bank, options });
  };
  expect(poorBank(50_000).public.stage.kind).toBe('refill');
  expect(poorBank(40_000).public.stage).toEqual({ kind: 'over', reason: 'bank' });
  const overdrawn = poorBank(10_000);
  expect([overdrawn.secret.cash[0], overdrawn.secret.bank]).toEqual([40_000, -30_000]);
  expect(poorBank(10_000, { bankLimit: false }).public.stage.kind).toBe('refill');
});

test('[TOE-END-1] an empty bank that fills again before the year closes ends nothing', () => {
  const state = scene({
    companies: [{ sections: ['ash-beech'], cash: 60_000 }, {}, {}],
    bank: 20_000,
    called: ['government-aid'],
    chair: 2,
    pile: [],
    supply: [],
  });
  const paid = play(state, ...by(0, { do: 'call', phase: 'development-bonus' }));
  expect(paid.secret.bank).toBeLessThan(0);
  const after = play(
    paid,
    ...by(1, { do: 'call', phase: 'on-site-meeting' }),
    ...by(0, { do: 'licence', section: 'beech-cedar' }, { do: 'done' }),
  );
  expect([after.secret.bank > 0, after.public.stage.kind]).toEqual([true, 'refill']);
});

test('[TOE-END-1] of several reasons the first in the order target, sticks, profit, bank, players, years is named', () => {
  expect(ended([{ contracts: THREE }, {}, {}], { bank: 0, year: 100 }).public.stage).toMatchObject({
    reason: 'target',
  });
  expect(ended([{}, {}, {}], { bank: 0, year: 100 }).public.stage).toMatchObject({ reason: 'bank' });
  expect(
    ended([{}, { left: true }, { cash: 0, marked: true, contracts: { 'night-owl': {} } }], {
      year: 100,
      called: ['development-bonus', 'government-aid'],
    }).public.stage,
  ).toMatchObject({ reason: 'players' });
});

test('[TOE-END-1] no game goes on beyond year 100', () => {
  expect(ended([{}, {}, {}], { year: 99 }).public.stage.kind).toBe('refill');
  expect(ended([{}, {}, {}], { year: 100 }).public.stage).toEqual({ kind: 'over', reason: 'years' });
});

test('[TOE-END-2] [EX-TOE-75] the third completion in the first phase: two more phases, payout, evaluation', () => {
  const contracts = { ...TWO, 'plain-coach': { vehicles: ['anise', 'mint'] } };
  let state = scene({ companies: [{ cash: 20_000, contracts }, {}, {}], pile: [], supply: [] });
  state = play(state, ...by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' }));
  expect([held(state, 0, 'plain-coach')!.complete, state.public.stage.kind]).toEqual([true, 'call']);
  state = play(state, ...by(1, { do: 'call', phase: 'conference-room' }));
  expect(state.public.stage.kind).toBe('call');
  state = play(state, ...by(2, { do: 'call', phase: 'development-bonus' }));
  expect(state.public.stage).toEqual({ kind: 'over', reason: 'target' });
  expect(resultOf(state).years).toEqual([{ profit: [100_000, 0, 0], cash: [100_000 + 20_000, 0, 20_000] }]);
});

test('[TOE-END-4] the last year is closed with payment before the evaluation', () => {
  const state = ended([{ contracts: THREE, cash: 250_000 }, {}, {}]);
  expect(state.secret.cash[0]).toBe(250_000 + profit(state, 0));
  expect(resultOf(state).evaluation[0]!.cash).toBe(-6);
});

test('[TOE-END-5] [EX-TOE-76] a profit of 500k stays noted though it falls again', () => {
  const contracts = { 'first-class': { complete: true, chips: 44 }, 'plain-coach': { vehicles: ['anise'], chips: 2 } };
  let state = scene({ companies: [{ cash: 20_000, contracts }, {}, {}], pile: [], supply: [] });
  state = play(state, ...by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' }));
  expect(profit(state, 0)).toBe(510_000);
  state = play(
    state,
    ...by(1, { do: 'call', phase: 'railroad-fair' }),
    ...by(0, { do: 'unassign', model: 'anise', contract: 'plain-coach' }, { do: 'done' }),
  );
  expect(profit(state, 0)).toBe(480_000);
  state = play(state, ...by(2, { do: 'call', phase: 'development-bonus' }));
  expect(state.public.stage).toEqual({ kind: 'over', reason: 'profit' });
});

test('[TOE-END-5] a profit of 500k that exists only within a window does not count', () => {
  const contracts = { 'first-class': { complete: true, chips: 44 }, 'plain-coach': { chips: 2 } };
  let state = scene({ companies: [{ contracts, idle: ['anise'], sections: ['ash-beech'] }, {}, {}] });
  state = play(
    state,
    ...by(0, { do: 'call', phase: 'railroad-fair' }, { do: 'assign', model: 'anise', contract: 'plain-coach' }),
  );
  expect([profit(state, 0), state.public.topProfit]).toEqual([510_000, false]);
  const undone = play(state, ...by(0, { do: 'unassign', model: 'anise', contract: 'plain-coach' }, { do: 'done' }));
  expect(undone.public.topProfit).toBe(false);
  expect(play(state, ...by(0, { do: 'done' })).public.topProfit).toBe(true);
});

test('[TOE-END-5] sticks that come back do not undo the trigger', () => {
  const companies = [{ cash: 20_000, sticks: 1 }, { cash: 90_000 }, {}];
  let state = play(
    scene({ companies }),
    ...by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' }),
    ...by(1, { do: 'done' }),
  );
  state = play(
    state,
    ...by(1, { do: 'call', phase: 'auction-house' }),
    ...by(0, { do: 'offer', vehicles: [], sections: ['ash-beech'] }),
  );
  state = play(state, ...by(1, { do: 'open', lot: { owner: 0, section: 'ash-beech' }, bid: 10_000 }));
  expect([state.public.sticks[0], state.public.outOfSticks]).toEqual([1, true]);
});

const RETARGET = { options: { allowRetarget: true } };

test('[TOE-END-3] before a call its caller may propose a higher target, once; all must agree', () => {
  const state = scene({ ...RETARGET, companies: [{}, {}, {}] });
  expect(refusal(state, { by: 0, do: 'propose-target', target: 3 })).toMatchObject({
    code: 'trains-of-europe/target-too-low',
    rule: 'TOE-END-3',
    detail: { needs: 4, target: 3 },
  });
  expect(refusal(state, { by: 0, do: 'propose-target', target: 40 })).toBeUndefined();
  const vote = play(state, ...by(0, { do: 'propose-target', target: 5 }));
  expect(asksFor(vote)).toEqual([1, 2]);
  const agreed = play(vote, ...by(2, { do: 'vote', agree: true }), ...by(1, { do: 'vote', agree: true }));
  expect([agreed.public.target, agreed.public.stage]).toEqual([5, { kind: 'call', proposed: true }]);
  expect(refusal(agreed, { by: 0, do: 'propose-target', target: 6 })).toMatchObject({
    code: 'trains-of-europe/already-proposed',
  });
  const refused = play(vote, ...by(1, { do: 'vote', agree: false }));
  expect(asksFor(refused)).toEqual([2]); // all seats vote, even after a refusal
  expect(play(refused, ...by(2, { do: 'vote', agree: true })).public.target).toBe(3);
});

test('[TOE-END-3] votes are shown together', () => {
  const vote = play(scene({ ...RETARGET, companies: [{}, {}, {}] }), ...by(0, { do: 'propose-target', target: 5 }));
  const yes = play(vote, ...by(1, { do: 'vote', agree: true }));
  const no = play(vote, ...by(1, { do: 'vote', agree: false }));
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(trainsOfEurope.view(yes, viewer)).toEqual(trainsOfEurope.view(no, viewer));
  expect(trainsOfEurope.view(yes, 1).vote).toBe(true);
});

test('[TOE-END-3] only with the option, and not with an open end', () => {
  const plain = scene({ companies: [{}, {}, {}] });
  expect(refusal(plain, { by: 0, do: 'propose-target', target: 5 })).toMatchObject({
    code: 'trains-of-europe/no-new-target',
    rule: 'TOE-END-3',
  });
  const open = scene({ options: { allowRetarget: true, openEnd: true }, companies: [{}, {}, {}] });
  expect(refusal(open, { by: 0, do: 'propose-target', target: 5 })).toMatchObject({ rule: 'TOE-END-3' });
  expect(legalFor(open, 0).every((action) => action.do === 'call')).toBe(true);
});

test('[TOE-END-3] at the year end the seats are asked in turn while the target is reached', () => {
  const state = ended([{ contracts: THREE }, {}, {}], {
    ...RETARGET,
    chair: 1,
    called: ['development-bonus', 'government-aid'],
  });
  expect([state.public.stage.kind, asksFor(state)]).toEqual(['new-target', [1]]);
  expect(legalFor(state, 1)).toEqual(
    [4, 5, 6].map((target) => ({ do: 'propose-target', target })).concat([{ do: 'done' } as never]),
  );
  const declined = play(state, ...by(1, { do: 'done' }));
  expect(asksFor(declined)).toEqual([2]);
  const raised = play(
    declined,
    ...by(2, { do: 'propose-target', target: 4 }),
    ...by(0, { do: 'vote', agree: true }),
    ...by(1, { do: 'vote', agree: true }),
  );
  expect([raised.public.target, raised.public.stage.kind]).toEqual([4, 'refill']);
  const nobody = play(declined, ...by(2, { do: 'done' }), ...by(0, { do: 'done' }));
  expect(nobody.public.stage).toEqual({ kind: 'over', reason: 'target' });
});

test('[TOE-END-3] a new target still reached: the next seat is asked; sticks or profit noted: nobody is', () => {
  const many = complete('first-class', 'short-hop', 'tank-west', 'plain-coach', 'mixed-box');
  let state = ended([{ contracts: many }, {}, {}], RETARGET);
  state = play(
    state,
    ...by(0, { do: 'propose-target', target: 4 }),
    ...by(1, { do: 'vote', agree: true }),
    ...by(2, { do: 'vote', agree: true }),
  );
  expect([state.public.target, asksFor(state)]).toEqual([4, [1]]);
  const companies = [{ contracts: THREE, cash: 20_000, sticks: 1 }, {}, {}];
  const noSticks = play(
    scene({ ...LAST_CALL, ...RETARGET, companies, chair: 1 }),
    ...by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' }),
  );
  expect(noSticks.public.stage).toEqual({ kind: 'over', reason: 'target' });
});

test('[TOE-VAR-2] open end: the target plays no part, everything else does', () => {
  const options = { openEnd: true };
  expect(ended([{ contracts: THREE }, {}, {}], { options }).public.stage.kind).toBe('refill');
  expect(ended([{ contracts: THREE }, {}, {}], { options, bank: 0 }).public.stage).toEqual({
    kind: 'over',
    reason: 'bank',
  });
  const state = scene({ ...LAST_CALL, options, companies: [{}, {}, { cash: 20_000, sticks: 1 }] });
  const after = play(
    state,
    ...by(2, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' }),
  );
  expect(after.public.stage).toEqual({ kind: 'over', reason: 'sticks' });
});

test('[TOE-END-2] after the end nobody acts', () => {
  const state = ended([{ contracts: THREE }, {}, {}]);
  expect(trainsOfEurope.turn(state)).toEqual({ kind: 'over' });
  expect(refusal(state, { by: 0, do: 'call', phase: 'railroad-fair' })).toMatchObject({
    code: 'trains-of-europe/not-your-turn',
  });
});

test('[TOE-END-4] a result exists when the game is over, and not before', () => {
  const board = variantOf('endless-grove', (content) => ({ config: { ...content.config, profitMax: 10_000_000 } }));
  const state = scene({ board, companies: [{}, {}, {}] });
  expect(trainsOfEurope.result(state)).toBeUndefined();
  expect(trainsOfEurope.result(idleOn(state, (now) => now.public.called.length === 1))).toBeUndefined();
});

test('[TOE-END-3] who has left does not vote', () => {
  const state = scene({ ...RETARGET, companies: [{}, { left: true }, {}, {}] });
  const vote = play(state, ...by(0, { do: 'propose-target', target: 5 }));
  expect(asksFor(vote)).toEqual([2, 3]);
});
