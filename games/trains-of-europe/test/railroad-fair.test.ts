// Railroad Fair (TOE-FAIR).

import { expect, test } from 'vitest';
import { trainsOfEurope } from '../src/index.ts';
import {
  asksFor,
  by,
  chance,
  discarded,
  held,
  idleOf,
  legalFor,
  play,
  profit,
  refusal,
  scene,
  type Sketch,
} from './support/scene.ts';

const SHOWN = {
  locos: ['anise', 'basil', 'chive', 'dill', 'fennel'],
  wagons: ['iris', 'mint', 'mint', 'sage', 'thyme'],
};

const atFair = (sketch: Sketch) =>
  play(scene({ ...SHOWN, ...sketch }), ...by(0, { do: 'call', phase: 'railroad-fair' }));

const buy = (model: string) => ({ do: 'buy', model }) as const;

test('[TOE-FAIR-1] the caller buys up to three vehicles, the others up to two', () => {
  const rich = { cash: 400_000 };
  let state = atFair({ companies: [rich, rich, rich] });
  state = play(state, ...by(0, buy('anise'), buy('mint'), buy('mint')));
  expect(asksFor(state)).toEqual([1]);
  state = play(state, ...by(1, buy('basil'), buy('sage')));
  expect(asksFor(state)).toEqual([2]);
  expect(refusal(state, { by: 2, ...buy('basil') })).toMatchObject({
    code: 'trains-of-europe/not-on-display',
    rule: 'TOE-FAIR-2',
  });
  state = play(state, ...by(2, buy('chive'), buy('thyme')));
  expect(state.public.stage.kind).toBe('call');
  expect(idleOf(state, 0)).toEqual(['anise', 'mint', 'mint']);
});

test('[TOE-FAIR-2] [EX-TOE-36] face-up vehicles cost the printed price, and profit stays where it is', () => {
  const state = atFair({ companies: [{ cash: 100_000 }, {}, {}] });
  const after = play(state, ...by(0, buy('chive')));
  expect([after.secret.cash[0], profit(after, 0)]).toEqual([80_000, 0]);
  expect(after.secret.bank - state.secret.bank).toBe(20_000);
});

test('[TOE-FAIR-2] blind: a locomotive for 50k, a wagon for 30k, paid before it is known, counting towards the limit', () => {
  let state = atFair({ companies: [{ cash: 200_000 }, {}, {}] });
  state = play(state, ...by(0, { do: 'buy-blind', kind: 'loco' }));
  expect([state.secret.cash[0], trainsOfEurope.turn(state).kind]).toEqual([150_000, 'chance']);
  expect(refusal(state, chance({ do: 'blind-vehicle', model: 'mint' }))).toMatchObject({ rule: 'TOE-FAIR-2' });
  state = play(state, chance({ do: 'blind-vehicle', model: 'ginger' }), ...by(0, { do: 'buy-blind', kind: 'wagon' }));
  expect(state.secret.cash[0]).toBe(120_000);
  state = play(
    state,
    chance({ do: 'blind-vehicle', model: 'tansy' }),
    ...by(0, { do: 'buy-blind', kind: 'wagon' }),
    chance({ do: 'blind-vehicle', model: 'tansy' }),
  );
  expect(idleOf(state, 0)).toEqual(['ginger', 'tansy', 'tansy']);
  expect(state.public.stage.kind).toBe('call'); // only blind ones, and the limit is used up
});

test('[TOE-FAIR-2] a blind purchase from an empty supply shuffles the discards in; without those it is impossible', () => {
  const companies = [{ cash: 100_000 }, {}, {}];
  const locos: string[] = [];
  const state = atFair({ companies, locos, wagons: [], supply: ['mint'], discards: ['anise', 'basil', 'sage'] });
  expect(legalFor(state, 0)).toEqual([
    { do: 'buy-blind', kind: 'loco' },
    { do: 'buy-blind', kind: 'wagon' },
    { do: 'done' },
  ]);
  const drawn = play(state, ...by(0, { do: 'buy-blind', kind: 'loco' }));
  expect(refusal(drawn, chance({ do: 'blind-vehicle', model: 'chive' }))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
  });
  const after = play(drawn, chance({ do: 'blind-vehicle', model: 'basil' }));
  expect([discarded(after), after.public.supplyLocos]).toEqual([['sage'], 1]);
  const wagon = play(after, ...by(0, { do: 'buy-blind', kind: 'wagon' }));
  // What is left in the supply is drawn before its discards are shuffled in.
  expect(refusal(wagon, chance({ do: 'blind-vehicle', model: 'sage' }))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
  });
  const none = atFair({ companies, locos: ['anise'], wagons: [], supply: ['mint'] });
  expect(refusal(none, { by: 0, do: 'buy-blind', kind: 'loco' })).toMatchObject({
    code: 'trains-of-europe/supply-empty',
    rule: 'TOE-FAIR-2',
    at: 'loco',
  });
});

test('[TOE-FAIR-2] too little cash for a vehicle', () => {
  const state = atFair({ companies: [{ cash: 40_000 }, {}, {}] });
  expect(refusal(state, { by: 0, ...buy('basil') })).toMatchObject({
    code: 'trains-of-europe/cash-short',
    at: 'basil',
    detail: { needs: 80_000, has: 40_000 },
  });
  expect(refusal(state, { by: 0, do: 'buy-blind', kind: 'loco' })).toMatchObject({
    code: 'trains-of-europe/cash-short',
    detail: { needs: 50_000, has: 40_000 },
  });
});

test('[TOE-FAIR-3] the display is not refilled during the phase', () => {
  const state = atFair({ companies: [{ cash: 200_000 }, {}, {}] });
  const after = play(state, ...by(0, buy('mint'), buy('mint'), buy('anise')));
  expect([after.public.locos.length, after.public.wagons.length]).toEqual([4, 3]);
});

test('[TOE-FAIR-4] afterwards everybody may assign, also without having bought', () => {
  const companies = [{ cash: 40_000 }, { idle: ['anise'], contracts: { 'night-owl': {} } }, {}];
  const state = play(atFair({ companies }), ...by(0, { do: 'done' }));
  expect(asksFor(state)).toEqual([1]);
  const after = play(state, ...by(1, { do: 'assign', model: 'anise', contract: 'night-owl' }, { do: 'done' }));
  expect(held(after, 1, 'night-owl')!.vehicles).toHaveLength(1);
});

test('[TOE-FAIR-4] a vehicle bought is unassigned until the window', () => {
  const companies = [{ cash: 50_000, contracts: { 'night-owl': {} } }, {}, {}];
  const after = play(atFair({ companies }), ...by(0, buy('anise')));
  expect([idleOf(after, 0), asksFor(after)]).toEqual([['anise'], [0]]);
  expect(after.public.stage.kind).toBe('assignment');
});

test('[TOE-FAIR-5] passing is allowed; who can afford nothing is not asked', () => {
  const state = atFair({ companies: [{ cash: 100_000 }, { cash: 10_000 }, { cash: 100_000 }] });
  const after = play(state, ...by(0, { do: 'done' }));
  expect(asksFor(after)).toEqual([2]);
  expect(play(after, ...by(2, { do: 'done' })).public.stage.kind).toBe('call');
});

test('[TOE-FAIR-4] `assignInTurn`: purchases and assignment mixed in one turn, judged at its end, no window after', () => {
  const companies = [
    { cash: 50_000, idle: ['mint', 'anise'], sections: ['ash-beech'], contracts: { 'plain-coach': {} } },
    { idle: ['sage'] },
    {},
  ];
  const options = { assignInTurn: true };
  let state = atFair({ companies, options });
  state = play(
    state,
    ...by(0, { do: 'assign', model: 'mint', contract: 'plain-coach' }, buy('chive'), {
      do: 'assign',
      model: 'anise',
      contract: 'plain-coach',
    }),
  );
  expect(held(state, 0, 'plain-coach')!.complete).toBe(false);
  const after = play(state, ...by(0, { do: 'done' }));
  expect(held(after, 0, 'plain-coach')!.complete).toBe(true);
  expect(after.public.stage.kind).toBe('call');
});

test('[TOE-FAIR-1] `assignInTurn`: a used-up limit does not end the turn while vehicles can be moved', () => {
  const companies = [{ cash: 400_000, idle: ['mint'], contracts: { 'night-owl': {} } }, {}, {}];
  const state = play(
    atFair({ companies, options: { assignInTurn: true } }),
    ...by(0, buy('anise'), buy('mint'), buy('basil')),
  );
  expect(refusal(state, { by: 0, ...buy('sage') })).toMatchObject({
    code: 'trains-of-europe/limit-used-up',
    rule: 'TOE-FAIR-1',
    detail: { limit: 3 },
  });
  expect(refusal(state, { by: 0, do: 'buy-blind', kind: 'loco' })).toMatchObject({
    code: 'trains-of-europe/limit-used-up',
  });
  expect(legalFor(state, 0).map((action) => action.do)).toEqual(['assign', 'assign', 'assign', 'done']);
});

test('[TOE-FAIR-5] `assignInTurn`: a turn without anything to do ends by itself', () => {
  const companies = [{ cash: 20_000 }, { cash: 0 }, {}];
  const state = atFair({ companies, locos: ['chive'], wagons: [], options: { assignInTurn: true } });
  expect(play(state, ...by(0, buy('chive'))).public.stage.kind).toBe('call');
});
