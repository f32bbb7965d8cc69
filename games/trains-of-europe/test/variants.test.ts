// The variants, and how options are judged (TOE-VAR; the options of single rules are tested beside those rules).

import { fastRng } from '@branchline/core';
import { expect, test } from 'vitest';
import { contentById, DEFAULT_CONTENT, defaultOptions, OPTION_NAMES, trainsOfEurope } from '../src/index.ts';
import { by, chance, configOf, groveIndex, idleOf, play, scene, toYearEnd } from './support/scene.ts';

const HIDDEN = { hiddenVehicles: true };

test('[TOE-VAR-1] hidden vehicles: only the owner sees unassigned ones, everybody their number', () => {
  const state = scene({ companies: [{ idle: ['anise', 'mint', 'mint'] }, {}, {}], options: HIDDEN });
  expect(trainsOfEurope.view(state, 0).companies[0]!.idle).toEqual(state.secret.idle[0]);
  for (const viewer of [1, 2, 'spectator'] as const) {
    const view = trainsOfEurope.view(state, viewer);
    expect(view.companies[0]!.idle).toBeUndefined();
    expect([view.public.idleLocos[0], view.public.idleWagons[0]]).toEqual([1, 2]);
    expect(JSON.stringify(view)).toBe(
      JSON.stringify(
        trainsOfEurope.view(
          scene({ companies: [{ idle: ['basil', 'sage', 'iris'] }, {}, {}], options: HIDDEN }),
          viewer,
        ),
      ),
    );
  }
});

test('[TOE-VAR-1] hidden vehicles: what is drawn blind or dealt is told to its owner alone', () => {
  const options = { ...HIDDEN, startPlayer: 'host' };
  const start = play(
    trainsOfEurope.setup(configOf({ seats: 3, board: 'grove', options })),
    chance({ do: 'start-player', seat: 0 }),
  );
  const setup = { by: 'chance', ...trainsOfEurope.draw(start, fastRng(2)) } as const;
  const dealt = play(start, setup);
  const told = (viewer: number | 'spectator') =>
    trainsOfEurope.events(start, setup, dealt, viewer).filter((event) => event.kind === 'dealt');
  expect(told(1).map((event) => 'loco' in event)).toEqual([false, true, false]);
  expect(told('spectator').map((event) => 'loco' in event)).toEqual([false, false, false]);
  const fair = play(
    scene({ companies: [{ cash: 50_000 }, {}, {}], options: HIDDEN }),
    ...by(0, { do: 'call', phase: 'railroad-fair' }, { do: 'buy-blind', kind: 'loco' }),
  );
  const drawn = chance({ do: 'blind-vehicle', model: 'ginger' });
  const after = play(fair, drawn);
  expect(trainsOfEurope.events(fair, drawn, after, 0)).toContainEqual({
    kind: 'drew-vehicle',
    seat: 0,
    model: 'ginger',
  });
  expect(trainsOfEurope.events(fair, drawn, after, 1)).toContainEqual({ kind: 'drew-vehicle', seat: 0 });
});

test('[TOE-VAR-1] hidden vehicles: those offered are shown, all are at the evaluation', () => {
  let state = scene({ companies: [{ idle: ['anise', 'mint'] }, { cash: 90_000 }, {}], options: HIDDEN });
  state = play(
    state,
    ...by(0, { do: 'call', phase: 'auction-house' }, { do: 'offer', vehicles: ['mint'], sections: [] }),
  );
  const view = trainsOfEurope.view(state, 1);
  expect(view.public.offered.map(({ no }) => groveIndex.models[no]!.id)).toEqual(['mint']);
  expect(view.companies[0]!.idle).toBeUndefined();
  // A sampled hand contains what is on offer.
  for (let seed = 0; seed < 20; seed++) expect(idleOf(trainsOfEurope.sample(view, fastRng(seed)), 0)).toContain('mint');
  const over = toYearEnd(
    scene({
      companies: [{ idle: ['anise'] }, {}, {}],
      options: HIDDEN,
      year: 100,
      pile: [],
      supply: [],
      called: ['development-bonus', 'government-aid'],
    }),
  );
  expect(trainsOfEurope.view(over, 'spectator').companies[0]!.idle).toEqual(over.secret.idle[0]);
});

test('[TOE-VAR-1] hidden cash: only the owner knows it, and the bank tells nobody', () => {
  const state = scene({ companies: [{ cash: 70_000 }, { cash: 20_000 }], options: { hiddenCash: true } });
  const view = trainsOfEurope.view(state, 0);
  expect([view.companies.map(({ cash }) => cash), view.bank, view.cashes]).toEqual([
    [70_000, undefined],
    undefined,
    undefined,
  ]);
  const open = trainsOfEurope.view(scene({ companies: [{ cash: 70_000 }, { cash: 20_000 }] }), 0);
  expect([open.companies.map(({ cash }) => cash), open.bank]).toEqual([[70_000, 20_000], 4_670_000]);
});

test('[TOE-VAR-1] a sampled state never lets a company hold a bid it could not pay', () => {
  const companies = [{ cash: 200_000 }, { cash: 220_000, idle: ['anise'] }, { cash: 300_000 }];
  let state = scene({ companies, options: { hiddenCash: true } });
  state = play(
    state,
    ...by(0, { do: 'call', phase: 'auction-house' }),
    ...by(1, { do: 'offer', vehicles: ['anise'], sections: [] }),
  );
  state = play(state, ...by(0, { do: 'open', lot: { owner: 1, model: 'anise' }, bid: 200_000 }));
  for (let seed = 0; seed < 50; seed++) {
    const sampled = trainsOfEurope.sample(trainsOfEurope.view(state, 2), fastRng(seed));
    expect(sampled.secret.cash[0]).toBeGreaterThanOrEqual(200_000);
    expect(sampled.secret.cash.reduce((sum, cash) => sum + cash, sampled.secret.bank)).toBe(4_760_000);
  }
});

test('[TOE-VAR-3] self-managed insolvency is a choice of the table', () => {
  const companies = [{ marked: true, contracts: { 'night-owl': {} } }, {}, {}];
  const sketch = { companies, pile: [], supply: [], called: ['development-bonus', 'government-aid'] } as const;
  expect(toYearEnd(scene(sketch)).public.left[0]).toBe(true);
  expect(toYearEnd(scene({ ...sketch, options: { selfManagedInsolvency: true } })).public.stage.kind).toBe(
    'offer-contracts',
  );
});

test('[TOE-VAR-4] [TOE-EOR-1] books by hand with audits are a choice of the table; otherwise the year ends without a question', () => {
  const sketch = {
    companies: [{}, {}, {}],
    pile: [],
    supply: [],
    called: ['development-bonus', 'government-aid'],
  } as const;
  expect(toYearEnd(scene(sketch)).public.stage.kind).toBe('refill');
  expect(scene(sketch).public.books).toBeUndefined();
  expect(toYearEnd(scene({ ...sketch, options: { manualBooks: true } })).public.stage.kind).toBe('books');
  const answer = trainsOfEurope.configure({ seats: 3, options: { extraordinaryAudit: true } });
  expect(answer).toMatchObject({ ok: false, error: { code: 'unknown-option', field: 'extraordinaryAudit' } });
});

test('[TOE-VAR-5] there is no solo game', () => {
  expect(trainsOfEurope.configure({ seats: 1 }).ok).toBe(false);
});

test('[TOE-VAR-1] [TOE-VAR-2] [TOE-VAR-3] the variants are independent: any combination can be set up', () => {
  for (const hiddenVehicles of [true, false]) {
    for (const openEnd of [true, false]) {
      for (const selfManagedInsolvency of [true, false]) {
        const options = { hiddenVehicles, openEnd, selfManagedInsolvency };
        expect(configOf({ seats: 3, options }).options).toMatchObject(options);
      }
    }
  }
});

test('[TOE-SETUP-9] options: defaults filled in, anything unknown refused with what would be accepted', () => {
  const presets = defaultOptions(contentById(DEFAULT_CONTENT)!);
  expect(configOf({ seats: 4 }).options).toEqual(presets);
  expect(presets).toEqual({
    target: 3,
    openEnd: false,
    hiddenVehicles: false,
    hiddenCash: false,
    selfManagedInsolvency: false,
    bankLimit: true,
    assignInTurn: false,
    fixedSteps: false,
    offersInTurn: false,
    reshuffleEvery: 4,
    launch2p: 'nearRandom',
    forgiveOncePerGame: false,
    releaseLicences: false,
    allowRetarget: false,
    lenientIdle: false,
    tieBreak: 'shared',
    startPlayer: 'random',
    manualBooks: false,
  });
  for (const field of OPTION_NAMES) {
    for (const value of [null, {}, [], 'nonsense', '', -1, 0, 1.5, Number.NaN, Infinity]) {
      expect(trainsOfEurope.configure({ seats: 2, options: { [field]: value } })).toMatchObject({
        ok: false,
        error: { code: 'bad-option', field, value },
      });
    }
    // A value of the right kind is not enough: a switch is no number, a number no text.
    const wrong =
      typeof presets[field] === 'boolean' ? [1, 'true'] : typeof presets[field] === 'number' ? ['3'] : [true];
    for (const value of wrong) {
      expect(trainsOfEurope.configure({ seats: 2, options: { [field]: value } }).ok).toBe(false);
    }
  }
  for (const field of ['toString', 'constructor', '__proto__']) {
    const options = JSON.parse(`{${JSON.stringify(field)}:true}`) as Record<string, unknown>;
    expect(trainsOfEurope.configure({ seats: 2, options })).toMatchObject({ error: { code: 'unknown-option', field } });
  }
  expect(trainsOfEurope.configure({ seats: 2, options: { colour: 'red' } })).toEqual({
    ok: false,
    error: { code: 'unknown-option', field: 'colour', allowed: OPTION_NAMES },
  });
  expect(trainsOfEurope.configure({ seats: 2, board: 'atlantis' })).toMatchObject({
    ok: false,
    error: { code: 'unknown-board', field: 'board' },
  });
  expect(trainsOfEurope.configure({ seats: 2, edition: 'classic' })).toMatchObject({
    ok: false,
    error: { code: 'no-editions' },
  });
  expect(
    trainsOfEurope.configure({ seats: 3, options: { startPlayer: 'oldest' }, agreed: { start: 3 } }),
  ).toMatchObject({ ok: false, error: { code: 'bad-seat' } });
});

test('[TOE-SETUP-9] the header names board, hash and only the options that differ from their defaults', () => {
  const header = trainsOfEurope.header(
    configOf({ seats: 2, options: { target: 5, bankLimit: true, fixedSteps: true } }),
  );
  expect(header).toEqual({
    board: DEFAULT_CONTENT,
    boardHash: contentById(DEFAULT_CONTENT)!.hash,
    rulesVersion: trainsOfEurope.rulesVersion,
    options: { target: 5, fixedSteps: true },
  });
  expect(header.boardHash).toMatch(/^sha256:[0-9a-f]{64}$/);
});
