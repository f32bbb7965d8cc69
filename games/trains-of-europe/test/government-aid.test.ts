// Government Aid (TOE-GOV).

import { fastRng } from '@branchline/core';
import { expect, test } from 'vitest';
import { trainsOfEurope, type Outcome } from '../src/index.ts';
import {
  asksFor,
  by,
  chance,
  discarded,
  idleOf,
  legalFor,
  play,
  refusal,
  scene,
  type Sketch,
} from './support/scene.ts';

const called = (sketch: Sketch) => play(scene(sketch), ...by(0, { do: 'call', phase: 'government-aid' }));

const AID = { do: 'aid', locos: ['anise', 'chive'], wagons: ['iris', 'mint', 'sage'] } as const;
const choose = (model: string) => ({ do: 'choose', model }) as const;

test('[TOE-GOV-1] [EX-TOE-28] two locomotives and as many wagons as players are shown', () => {
  for (const seats of [2, 3, 4]) {
    const state = called({ companies: Array.from({ length: seats }, () => ({})) });
    const { locos, wagons } = trainsOfEurope.draw(state, fastRng(seats)) as Extract<Outcome, { do: 'aid' }>;
    expect([locos.length, wagons.length]).toEqual([2, seats]);
  }
  const state = called({ companies: [{}, {}, {}] });
  expect(refusal(state, chance({ ...AID, wagons: ['iris', 'mint'] }))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
    rule: 'TOE-GOV-1',
    at: 'wagons',
  });
  expect(refusal(state, chance({ ...AID, locos: ['anise'] }))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
    at: 'locos',
  });
});

test('[TOE-GOV-1] one wagon per remaining player', () => {
  const state = play(
    scene({ companies: [{ left: true }, {}, {}, {}], chair: 1 }),
    ...by(1, { do: 'call', phase: 'government-aid' }),
  );
  expect((trainsOfEurope.draw(state, fastRng(1)) as Extract<Outcome, { do: 'aid' }>).wagons).toHaveLength(3);
});

test('[TOE-GOV-2] no two identical vehicles in the selection, as long as others can be found', () => {
  const state = called({ companies: [{}, {}, {}] });
  for (let seed = 0; seed < 100; seed++) {
    const { locos, wagons } = trainsOfEurope.draw(state, fastRng(seed)) as Extract<Outcome, { do: 'aid' }>;
    expect(new Set([...locos, ...wagons]).size).toBe(5);
  }
  expect(refusal(state, chance({ ...AID, locos: ['anise', 'anise'] }))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
  });
  const bare = called({ companies: [{}, {}, {}], supply: ['anise', 'anise', 'mint', 'mint', 'mint'] });
  expect(
    refusal(bare, chance({ do: 'aid', locos: ['anise', 'anise'], wagons: ['mint', 'mint', 'mint'] })),
  ).toBeUndefined();
});

test('[TOE-GOV-2] the discards are shuffled in before two identical ones are accepted', () => {
  const state = called({
    companies: [{}, {}, {}],
    supply: ['anise', 'anise', 'mint', 'sage', 'iris'],
    discards: ['basil'],
  });
  expect(
    refusal(state, chance({ do: 'aid', locos: ['anise', 'anise'], wagons: ['mint', 'sage', 'iris'] })),
  ).toMatchObject({ code: 'trains-of-europe/impossible-draw' });
  const after = play(state, chance({ do: 'aid', locos: ['anise', 'basil'], wagons: ['mint', 'sage', 'iris'] }));
  expect([after.public.supplyLocos, discarded(after)]).toEqual([1, []]);
});

test('[TOE-GOV-3] [EX-TOE-28] the caller chooses first, then clockwise; everybody must take exactly one, free of charge', () => {
  let state = play(called({ companies: [{ cash: 10_000 }, {}, {}] }), chance(AID));
  expect(legalFor(state, 0)).toEqual([...AID.locos, ...AID.wagons].map(choose));
  expect(refusal(state, { by: 0, do: 'done' })).toMatchObject({
    code: 'trains-of-europe/wrong-step',
    rule: 'TOE-ROUND-4',
  });
  state = play(state, ...by(0, choose('anise')));
  expect([asksFor(state), state.secret.cash[0], idleOf(state, 0)]).toEqual([[1], 10_000, ['anise']]);
  expect(refusal(state, { by: 1, ...choose('anise') })).toMatchObject({
    code: 'trains-of-europe/not-in-selection',
    rule: 'TOE-GOV-3',
  });
  state = play(state, ...by(1, choose('mint')));
  expect(asksFor(state)).toEqual([2]);
});

test('[TOE-GOV-4] the two left over go to the discard piles', () => {
  const state = play(
    called({ companies: [{}, {}, {}] }),
    chance(AID),
    ...by(0, choose('anise')),
    ...by(1, choose('mint')),
    ...by(2, choose('sage')),
  );
  expect(discarded(state)).toEqual(['chive', 'iris']);
  expect(state.public.stage.kind).toBe('call');
});

test('[TOE-GOV-3] with bare supplies fewer are shown, and whoever finds nothing left is skipped', () => {
  const state = called({ companies: [{}, {}, {}], supply: ['anise', 'mint'] });
  const shown = play(state, chance({ do: 'aid', locos: ['anise'], wagons: ['mint'] }));
  const after = play(shown, ...by(0, choose('anise')), ...by(1, choose('mint')));
  expect(after.public.stage.kind).toBe('call');
  const none = play(called({ companies: [{}, {}, {}], supply: [] }), chance({ do: 'aid', locos: [], wagons: [] }));
  expect(none.public.stage.kind).toBe('call');
});

test('[TOE-GOV-5] [EX-TOE-8] no assignment in this phase, also not afterwards', () => {
  const state = play(called({ companies: [{ contracts: { 'night-owl': {} } }, {}, {}] }), chance(AID));
  const chosen = play(state, ...by(0, choose('anise')));
  expect(refusal(state, { by: 0, do: 'assign', model: 'anise', contract: 'night-owl' })).toMatchObject({
    rule: 'TOE-VEH-6',
  });
  const after = play(chosen, ...by(1, choose('mint')), ...by(2, choose('sage')));
  expect(after.public.stage.kind).toBe('call');
});
