// What viewers are told: one scene per kind of event.

import { expect, test } from 'vitest';
import { trainsOfEurope, type Event, type State } from '../src/index.ts';
import { by, chance, play, scene, toYearEnd, type GameMove } from './support/scene.ts';

/** The events of the last of these moves, as a spectator sees them. */
function told(state: State, ...moves: readonly GameMove[]): readonly Event[] {
  const before = play(state, ...moves.slice(0, -1));
  const last = moves.at(-1)!;
  return trainsOfEurope.events(before, last, play(before, last), 'spectator');
}

const ENDING = { pile: [], supply: [], called: ['development-bonus', 'government-aid'] } as const;

test('[TOE-ROUND-2] a call, and what the Development Bonus pays', () => {
  const state = scene({ companies: [{ sections: ['ash-beech'] }, {}, {}] });
  expect(told(state, ...by(0, { do: 'call', phase: 'development-bonus' }))).toEqual([
    { kind: 'called', seat: 0, phase: 'development-bonus' },
    { kind: 'development-bonus', seat: 0, cities: 2, amount: 40_000 },
    { kind: 'development-bonus', seat: 1, cities: 0, amount: 0 },
    { kind: 'development-bonus', seat: 2, cities: 0, amount: 0 },
  ]);
});

test('[TOE-CRED-12] a licence with its fee, the contract it completes, the profit it moves, the end it announces', () => {
  const contracts = {
    'first-class': { complete: true },
    'short-hop': { complete: true },
    'plain-coach': { vehicles: ['anise', 'mint'] },
  };
  const state = scene({ companies: [{ cash: 40_000, contracts }, { sections: ['ash-beech'] }, {}] });
  expect(
    told(state, ...by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' })),
  ).toEqual([
    { kind: 'licensed', seat: 0, section: 'ash-beech', fee: 40_000, company: 2 },
    { kind: 'completed', seat: 0, contract: 'plain-coach', vehicles: ['anise', 'mint'] },
    { kind: 'profit', seat: 0, from: 50_000, to: 100_000 },
    { kind: 'last-year', reason: 'target' },
  ]);
});

test('[TOE-CONF-3] contracts taken, face up and blind', () => {
  const state = scene({ companies: [{}, {}, {}], display: { 'night-owl': 2 }, pile: ['first-class'] });
  const take = by(0, { do: 'call', phase: 'conference-room' }, { do: 'take', contract: 'night-owl' });
  expect(told(state, ...take)).toEqual([
    { kind: 'took', seat: 0, contract: 'night-owl', tax: 60_000, chips: 2 },
    { kind: 'profit', seat: 0, from: 0, to: -40_000 },
  ]);
  expect(
    told(state, ...take, ...by(0, { do: 'take-blind' }), chance({ do: 'blind-contract', contract: 'first-class' }))[0],
  ).toEqual({
    kind: 'took',
    seat: 0,
    contract: 'first-class',
    tax: 30_000,
    chips: 1,
    cash: 50_000,
  });
});

test('[TOE-FAIR-2] purchases, and aid', () => {
  const state = scene({ companies: [{ cash: 100_000 }, {}, {}], locos: ['anise'] });
  const fair = by(0, { do: 'call', phase: 'railroad-fair' });
  expect(told(state, ...fair, ...by(0, { do: 'buy', model: 'anise' }))).toEqual([
    { kind: 'bought', seat: 0, model: 'anise', price: 50_000 },
  ]);
  expect(told(state, ...fair, ...by(0, { do: 'buy-blind', kind: 'wagon' }))).toEqual([
    { kind: 'bought-blind', seat: 0, vehicle: 'wagon', price: 30_000 },
  ]);
  const aid = chance({ do: 'aid', locos: ['basil', 'chive'], wagons: ['mint', 'sage', 'iris'] });
  expect(told(state, ...by(0, { do: 'call', phase: 'government-aid' }), aid)).toEqual([
    { kind: 'aid', locos: ['basil', 'chive'], wagons: ['mint', 'sage', 'iris'] },
  ]);
  expect(
    told(state, ...by(0, { do: 'call', phase: 'government-aid' }), aid, ...by(0, { do: 'choose', model: 'mint' })),
  ).toEqual([{ kind: 'chose', seat: 0, model: 'mint' }]);
});

test('[TOE-AUC-5] an auction from offers to sale', () => {
  const state = scene({ companies: [{ cash: 90_000 }, { idle: ['sage', 'mint'] }, { cash: 90_000, idle: ['iris'] }] });
  const offers = [
    ...by(0, { do: 'call', phase: 'auction-house' }),
    ...by(1, { do: 'offer', vehicles: ['sage', 'mint'], sections: [] }),
  ];
  const all = [...offers, ...by(2, { do: 'offer', vehicles: ['iris'], sections: [] })];
  const lot = { owner: 1, model: 'sage' };
  const opened = [...all, ...by(0, { do: 'open', lot, bid: 20_000 })];
  expect(told(state, ...offers)).toEqual([{ kind: 'offered', seat: 1 }]);
  expect(told(state, ...all)).toEqual([
    { kind: 'offered', seat: 2 },
    { kind: 'lots', lots: [{ owner: 1, model: 'mint' }, lot, { owner: 2, model: 'iris' }] },
  ]);
  expect(told(state, ...opened)).toEqual([{ kind: 'opened', seat: 0, lot, bid: 20_000 }]);
  expect(told(state, ...opened, ...by(2, { do: 'pass' }))).toEqual([
    { kind: 'passed', seat: 2 },
    { kind: 'sold', lot, to: 0, price: 20_000 },
  ]);
  expect(told(state, ...opened, ...by(2, { do: 'raise', bid: 30_000 }))).toEqual([
    { kind: 'raised', seat: 2, bid: 30_000 },
  ]);
  expect(told(state, ...opened, ...by(2, { do: 'raise', bid: 90_000 }))).toEqual([
    { kind: 'raised', seat: 2, bid: 90_000 },
    { kind: 'sold', lot, to: 2, price: 90_000 },
  ]);
  expect(told(state, ...all, ...by(0, { do: 'decline' }))).toEqual([{ kind: 'declined', seat: 0 }]);
});

test('[TOE-AUC-1] offers nobody can bid on are shown all the same', () => {
  const state = scene({ companies: [{}, { idle: ['sage'] }, {}] });
  expect(
    told(
      state,
      ...by(0, { do: 'call', phase: 'auction-house' }),
      ...by(1, { do: 'offer', vehicles: ['sage'], sections: [] }),
    ),
  ).toEqual([
    { kind: 'offered', seat: 1 },
    { kind: 'lots', lots: [{ owner: 1, model: 'sage' }] },
  ]);
});

test('[TOE-VEH-6] vehicles assigned and taken off', () => {
  const state = scene({
    companies: [{ idle: ['mint'], contracts: { 'night-owl': { vehicles: ['nettle'] } } }, {}, {}],
  });
  const fair = by(0, { do: 'call', phase: 'railroad-fair' });
  expect(told(state, ...fair, ...by(0, { do: 'assign', model: 'mint', contract: 'night-owl' }))).toEqual([
    { kind: 'assigned', seat: 0, model: 'mint', contract: 'night-owl' },
  ]);
  expect(told(state, ...fair, ...by(0, { do: 'unassign', model: 'nettle', contract: 'night-owl' }))).toEqual([
    { kind: 'unassigned', seat: 0, model: 'nettle', contract: 'night-owl' },
  ]);
  expect(told(state, ...fair, ...by(0, { do: 'done' }))).toEqual([{ kind: 'done', seat: 0 }]);
});

test('[TOE-EOR-2] [TOE-INS-1] a year end: who is paid, pays, is forgiven or leaves; chips; chair; reshuffle', () => {
  const state = scene({
    ...ENDING,
    called: ['development-bonus', 'government-aid', 'on-site-meeting'],
    year: 4,
    companies: [
      { contracts: { 'first-class': { complete: true } } },
      { cash: 60_000, contracts: { 'night-owl': {} } },
      { contracts: { 'box-and-back': {} } },
      { marked: true, contracts: { 'fast-set': {} } },
    ],
    display: { 'plain-coach': 0, 'tank-west': 2 },
  });
  const moves = [
    ...by(3, { do: 'call', phase: 'conference-room' }, { do: 'done' }),
    ...by(0, { do: 'done' }),
    ...by(1, { do: 'done' }),
    ...by(2, { do: 'done' }),
  ];
  expect(told(state, ...moves)).toEqual([
    { kind: 'done', seat: 2 },
    { kind: 'settled', seat: 0, profit: 40_000, how: 'paid-out' },
    { kind: 'settled', seat: 1, profit: -60_000, how: 'paid' },
    { kind: 'settled', seat: 2, profit: -70_000, how: 'forgiven' },
    { kind: 'settled', seat: 3, profit: -90_000, how: 'insolvent' },
    { kind: 'left', seat: 3 },
    { kind: 'subsidised', contract: 'plain-coach', chips: 1 },
    { kind: 'under-the-pile', contract: 'tank-west' },
    { kind: 'reshuffled', vehicle: 'loco' },
    { kind: 'reshuffled', vehicle: 'wagon' },
    { kind: 'chair', seat: 1 },
  ]);
  expect(told(state, ...moves, chance({ do: 'refill', contracts: ['tank-west'], locos: [], wagons: [] }))).toEqual([
    { kind: 'displayed', contracts: ['tank-west'], locos: [], wagons: [] },
    { kind: 'year', year: 5, callers: [1, 2, 0] },
  ]);
});

test('[TOE-SMI-7] contracts offered, and a company saved', () => {
  const companies = [
    { cash: 20_000, marked: true, idle: ['anise'], contracts: { 'night-owl': { chips: 1 } } },
    { cash: 90_000 },
    {},
  ];
  const state = toYearEnd(scene({ ...ENDING, companies, options: { selfManagedInsolvency: true } }));
  const offer = by(0, { do: 'offer-contracts', contracts: [] });
  expect(told(state, ...offer)).toEqual([{ kind: 'offered-contracts', seat: 0, contracts: [] }]);
  const events = told(state, ...offer, ...by(1, { do: 'open', lot: { owner: 0, model: 'anise' }, bid: 30_000 }));
  expect(events).toContainEqual({ kind: 'sold', lot: { owner: 0, model: 'anise' }, to: 1, price: 30_000 });
  expect(events).toContainEqual({ kind: 'saved', seat: 0, how: 'paid' });
});

test('[TOE-END-3] a new target proposed, voted on, raised or kept', () => {
  const state = scene({ companies: [{}, {}, {}], options: { allowRetarget: true } });
  const proposal = by(0, { do: 'propose-target', target: 5 });
  expect(told(state, ...proposal)).toEqual([{ kind: 'target-proposed', seat: 0, target: 5 }]);
  expect(told(state, ...proposal, ...by(1, { do: 'vote', agree: true }))).toEqual([{ kind: 'voted', seat: 1 }]);
  const yes = [...proposal, ...by(1, { do: 'vote', agree: true }), ...by(2, { do: 'vote', agree: true })];
  expect(told(state, ...yes)).toEqual([
    { kind: 'voted', seat: 2 },
    { kind: 'target-raised', target: 5 },
  ]);
  const no = [...proposal, ...by(1, { do: 'vote', agree: false }), ...by(2, { do: 'vote', agree: true })];
  expect(told(state, ...no)).toEqual([
    { kind: 'voted', seat: 2 },
    { kind: 'target-kept', target: 3 },
  ]);
});

test('[TOE-END-1] the end, with reason and winners', () => {
  const state = scene({ ...ENDING, year: 100, companies: [{ sections: ['ash-beech'] }, {}, {}] });
  const events = told(
    state,
    ...by(2, { do: 'call', phase: 'auction-house' }),
    ...by(0, { do: 'offer', vehicles: [], sections: [] }),
  );
  expect(events.at(-1)).toEqual({ kind: 'over', reason: 'years', winners: [0] });
});
