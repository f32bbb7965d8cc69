// The shape of moves from outside, and the reasons given for refusing them.

import { expect, test } from 'vitest';
import { trainsOfEurope } from '../src/index.ts';
import { MOVE_KINDS } from '../src/parse-move.ts';
import { by, chance, play, refusal, scene, toYearEnd, type GameMove } from './support/scene.ts';

const WELL_FORMED = [
  { by: 'chance', do: 'start-player', seat: 2 },
  {
    by: 'chance',
    do: 'setup',
    contracts: ['a'],
    locos: [],
    wagons: [],
    hands: [{ loco: 'x', wagons: ['y', 'z'] }],
    launch: ['l'],
  },
  { by: 0, do: 'call', phase: 'on-site-meeting' },
  { by: 0, do: 'licence', section: 's' },
  { by: 0, do: 'buy', model: 'm' },
  { by: 0, do: 'buy-blind', kind: 'loco' },
  { by: 'chance', do: 'blind-vehicle', model: 'm' },
  { by: 'chance', do: 'blind-contract', contract: 'c' },
  { by: 1, do: 'take', contract: 'c' },
  { by: 1, do: 'take-blind' },
  { by: 'chance', do: 'aid', locos: ['m'], wagons: [] },
  { by: 1, do: 'choose', model: 'm' },
  { by: 1, do: 'offer', vehicles: [], sections: ['s'] },
  { by: 1, do: 'open', lot: { owner: 0, model: 'm' }, bid: 20_000 },
  { by: 1, do: 'open', lot: { owner: 0, section: 's' }, bid: 20_000 },
  { by: 1, do: 'open', lot: { owner: 0, contract: 'c' }, bid: 20_000 },
  { by: 1, do: 'decline' },
  { by: 1, do: 'raise', bid: 30_000 },
  { by: 1, do: 'pass' },
  { by: 1, do: 'assign', model: 'm', contract: 'c' },
  { by: 1, do: 'unassign', model: 'm', contract: 'c' },
  { by: 1, do: 'offer-contracts', contracts: [] },
  { by: 1, do: 'done' },
  { by: 1, do: 'propose-target', target: 5 },
  { by: 1, do: 'vote', agree: false },
  { by: 1, do: 'book', profit: -20_000 },
  { by: 1, do: 'audit', seat: 0 },
  { by: 'chance', do: 'refill', contracts: [], locos: [], wagons: [] },
];

const MALFORMED = [
  undefined,
  null,
  7,
  'done',
  [],
  {},
  { by: 0 },
  { do: 'done' },
  { by: -1, do: 'done' },
  { by: 0.5, do: 'done' },
  { by: '0', do: 'done' },
  { by: 'chance', do: 'done' },
  { by: 0, do: 'refill', contracts: [], locos: [], wagons: [] },
  { by: 0, do: 'constructor' },
  { by: 0, do: 'toString' },
  { by: 0, do: 'done', extra: 1 },
  { by: 0, do: 'call', phase: 'strike' },
  { by: 0, do: 'call' },
  { by: 0, do: 'licence', section: 3 },
  { by: 0, do: 'buy-blind', kind: 'tender' },
  { by: 0, do: 'offer', vehicles: 'm', sections: [] },
  { by: 0, do: 'offer', vehicles: [1], sections: [] },
  { by: 0, do: 'offer', vehicles: [] },
  { by: 0, do: 'open', lot: { owner: 0, model: 'm', section: 's' }, bid: 20_000 },
  { by: 0, do: 'open', lot: { owner: 0 }, bid: 20_000 },
  { by: 0, do: 'open', lot: null, bid: 20_000 },
  { by: 0, do: 'open', lot: { owner: 0, model: 'm' }, bid: '20000' },
  { by: 0, do: 'raise', bid: 2.5 },
  { by: 0, do: 'raise', bid: -10_000 },
  { by: 0, do: 'raise', bid: 1e300 },
  { by: 0, do: 'vote', agree: 'yes' },
  { by: 0, do: 'book', profit: '20000' },
  { by: 0, do: 'book' },
  { by: 0, do: 'audit', seat: -1 },
  { by: 0, do: 'propose-target', target: Number.NaN },
  { by: 'chance', do: 'setup', contracts: [], locos: [], wagons: [], hands: [{ loco: 'x' }], launch: [] },
];

test('[TOE-COMP-9] every move of the format is read as it is', () => {
  expect(new Set(WELL_FORMED.map((raw) => raw.do))).toEqual(new Set(MOVE_KINDS));
  for (const raw of WELL_FORMED) expect(trainsOfEurope.parseMove(raw)).toEqual(raw);
});

test.each(WELL_FORMED)('[TOE-COMP-9] $do with a field missing, too many or of another kind is refused', (raw) => {
  for (const field of Object.keys(raw)) {
    const { [field]: _, ...rest } = raw as Record<string, unknown>;
    expect(trainsOfEurope.parseMove(rest), `without ${field}`).toBeUndefined();
    // Of all amounts a booking alone may be a loss.
    const negative = raw.do === 'book' ? [] : [-1];
    for (const value of [null, {}, [{}], ...negative, 0.5, Number.NaN]) {
      expect(trainsOfEurope.parseMove({ ...raw, [field]: value }), `${field} ${JSON.stringify(value)}`).toBeUndefined();
    }
  }
  for (const extra of ['extra', 'toString', 'seats']) {
    expect(trainsOfEurope.parseMove({ ...raw, [extra]: 1 })).toBeUndefined();
  }
});

test('[TOE-COMP-9] anything else is refused: missing, extra or mistyped fields, amounts that are no whole numbers', () => {
  for (const raw of MALFORMED) expect(trainsOfEurope.parseMove(raw), JSON.stringify(raw)).toBeUndefined();
});

test('[TOE-COMP-1] ids the content does not know are named in the refusal', () => {
  const rich = { cash: 500_000, idle: ['anise'], contracts: { 'night-owl': {} } };
  const meeting = (phase: 'on-site-meeting' | 'railroad-fair' | 'conference-room' | 'auction-house') =>
    play(
      scene({ companies: [rich, { cash: 100_000, idle: ['mint'] }, {}], locos: ['basil'] }),
      ...by(0, { do: 'call', phase }),
    );
  expect(refusal(meeting('on-site-meeting'), { by: 0, do: 'licence', section: 'x' })).toMatchObject({
    code: 'trains-of-europe/unknown-section',
    at: 'x',
  });
  expect(refusal(meeting('railroad-fair'), { by: 0, do: 'buy', model: 'x' })).toMatchObject({
    code: 'trains-of-europe/unknown-model',
    at: 'x',
  });
  expect(refusal(meeting('conference-room'), { by: 0, do: 'take', contract: 'x' })).toMatchObject({
    code: 'trains-of-europe/unknown-contract',
    at: 'x',
  });
  expect(refusal(meeting('auction-house'), { by: 0, do: 'offer', vehicles: ['x'], sections: [] })).toMatchObject({
    code: 'trains-of-europe/unknown-model',
  });
  expect(refusal(meeting('auction-house'), { by: 0, do: 'offer', vehicles: ['anise'], sections: ['x'] })).toMatchObject(
    {
      code: 'trains-of-europe/unknown-section',
      at: 'x',
    },
  );
  const aid = play(
    scene({ companies: [{}, {}, {}] }),
    ...by(0, { do: 'call', phase: 'government-aid' }),
    chance({ do: 'aid', locos: ['anise', 'chive'], wagons: ['mint', 'sage', 'iris'] }),
  );
  expect(refusal(aid, { by: 0, do: 'choose', model: 'x' })).toMatchObject({ code: 'trains-of-europe/unknown-model' });
  const window = play(meeting('railroad-fair'), ...by(0, { do: 'done' }), ...by(1, { do: 'done' }));
  for (const move of ['assign', 'unassign'] as const) {
    expect(refusal(window, { by: 0, do: move, model: 'x', contract: 'night-owl' })).toMatchObject({
      code: 'trains-of-europe/unknown-model',
    });
    expect(refusal(window, { by: 0, do: move, model: 'anise', contract: 'x' })).toMatchObject({
      code: 'trains-of-europe/unknown-contract',
    });
  }
  const insolvent = toYearEnd(
    scene({
      companies: [{ marked: true, contracts: { 'night-owl': {} } }, {}, {}],
      options: { selfManagedInsolvency: true },
      pile: [],
      supply: [],
      called: ['development-bonus', 'government-aid'],
    }),
  );
  expect(refusal(insolvent, { by: 0, do: 'offer-contracts', contracts: ['x'] })).toMatchObject({
    code: 'trains-of-europe/unknown-contract',
    at: 'x',
  });
  const opening = play(
    meeting('auction-house'),
    ...by(0, { do: 'offer', vehicles: ['anise'], sections: [] }),
    ...by(1, { do: 'offer', vehicles: ['mint'], sections: [] }),
  );
  expect(refusal(opening, { by: 0, do: 'open', lot: { owner: 1, model: 'x' }, bid: 20_000 })).toMatchObject({
    code: 'trains-of-europe/no-such-lot',
  });
  expect(refusal(opening, { by: 0, do: 'open', lot: { owner: 9, model: 'mint' }, bid: 20_000 })).toMatchObject({
    code: 'trains-of-europe/no-such-lot',
  });
});

test('[TOE-ROUND-3] an action out of place names the step the game is at', () => {
  const state = scene({ companies: [{}, {}, {}] });
  const elsewhere = WELL_FORMED.filter(
    ({ by: who, do: what }) => who !== 'chance' && what !== 'call' && what !== 'propose-target',
  );
  expect(elsewhere.length).toBeGreaterThan(15);
  for (const raw of elsewhere) {
    expect(refusal(state, { ...raw, by: 0 } as GameMove), raw.do).toMatchObject({
      code: 'trains-of-europe/wrong-step',
      detail: { step: 'call' },
    });
  }
  expect(refusal(state, { by: 0, do: 'licence', section: 'ash-beech' })).toEqual({
    code: 'trains-of-europe/wrong-step',
    rule: 'TOE-ONS-1',
    detail: { step: 'call' },
  });
  expect(refusal(state, { by: 0, do: 'vote', agree: true })).toMatchObject({
    code: 'trains-of-europe/wrong-step',
    rule: 'TOE-END-3',
  });
});
