// Contracts as their cards show them: what is credited, what is missing, the cheapest way, and the ladder to completion.

import { describe, expect, test } from 'vitest';
import { content, contentOf, contractFacts, creditsOf, holds, trainsOfEurope } from '@branchline/trains-of-europe';
import { ladderOf } from '../../../src/games/trains-of-europe/play/contract/ladder.ts';
import { standingOf, standingsOf } from '../../../src/games/trains-of-europe/play/contract/standing.ts';
import { surveyOf, wayTo } from '../../../src/games/trains-of-europe/play/contract/ways.ts';
import { ifTaken } from '../../../src/games/trains-of-europe/play/if-taken.ts';
import { officeOf } from '../../../src/games/trains-of-europe/play/office.ts';
import { usesOf } from '../../../src/games/trains-of-europe/play/vehicle-use.ts';
import { whatIf } from '../../../src/games/trains-of-europe/play/what-if.ts';
import { decisions, gameIndex, games } from './support/played.ts';
import { numberOf, seenBy, sketch, type Company } from './support/sketch.ts';

const seen = (company: Company, ...others: Company[]) => seenBy(sketch({ companies: [company, ...others, {}] }), 0);
const { contract, model } = numberOf(sketch({ companies: [{}, {}] }));

describe('routes', () => {
  test('[TOE-CRED-2] EX-TOE-42 a route is held by a detour, and the path says which', () => {
    const view = seen({
      sections: ['edinburgh-manchester', 'manchester-london'],
      contracts: { 'caledonian-girders': { vehicles: ['badger'] } },
    });
    const { routes, gate } = standingOf(view, 0, contract('caledonian-girders'))!;
    expect(gate).toBe('open');
    expect(routes[0]).toMatchObject({
      state: 'held',
      earns: true,
      path: ['edinburgh-manchester', 'manchester-london'],
      via: ['manchester'],
    });
    expect(routes[1]).toMatchObject({ state: 'missing', earns: false });
    expect(routes[1]!.missing!.price).toBe(80_000);
  });

  test('the way is searched for all routes of a contract together', () => {
    for (const { contract: card, segments } of contractFacts(content)) {
      const view = seen({ contracts: { [card.id]: {} } });
      expect([card.id, standingOf(view, 0, contract(card.id))!.way!.price]).toEqual([card.id, segments * 20_000]);
    }
  });

  test('[TOE-LIC-2] a route all of whose ways are taken is closed', () => {
    const view = seen({ contracts: { 'moonlit-moldau': {} } }, { sections: ['narvik-stockholm'] });
    const { index } = officeOf(view, 0);
    const route = { from: index.cities.indexOf('narvik'), to: index.cities.indexOf('stockholm') };
    expect(wayTo(surveyOf(officeOf(view, 0)), [route])).toBeUndefined();
  });

  test('of two ways of one price the one that serves another contract is taken, and all together never cost more', () => {
    const girders = 'caledonian-girders';
    const wayBeside = (other: Readonly<Record<string, object>>) => {
      const { contracts, way } = standingsOf(seen({ contracts: { [girders]: {}, ...other } }), 0);
      return { own: contracts[0]!.way!, beside: contracts[1]?.way, all: way! };
    };
    const alone = wayBeside({}).own;
    let changed = 0;
    for (const other of content.contracts) {
      if (other.id === girders) continue;
      const { own, beside, all } = wayBeside({ [other.id]: {} });
      expect(own.price).toBe(alone.price);
      expect(all.price).toBeLessThanOrEqual(own.price + beside!.price);
      const shared = (sections: readonly string[]): number =>
        sections.filter((id) => beside!.sections.includes(id)).length;
      expect(shared(own.sections)).toBeGreaterThanOrEqual(shared(alone.sections));
      if (shared(own.sections) > shared(alone.sections)) changed++;
    }
    expect(changed).toBeGreaterThan(0);
  });
});

describe('vehicles', () => {
  test('[TOE-CRED-6] places, what fits them, and what the condition thinks of it', () => {
    const view = seen({
      idle: ['badger', 'otter', 'raft', 'tray', 'nocturne'],
      contracts: { 'caledonian-girders': { vehicles: ['tray'] } },
    });
    const { slots, condition, gate } = standingOf(view, 0, contract('caledonian-girders'))!;
    expect(gate).toBe('no-locomotive-no-route');
    expect(slots.map(({ category, model: stands, fits }) => [category, stands, fits])).toEqual([
      ['dloco', undefined, ['badger', 'otter']],
      ['open', 'tray', []],
      ['open', undefined, ['tray', 'raft']],
    ]);
    expect(condition).toMatchObject({ type: 'speed', min: 2, state: 'unsuited', unsuited: ['tray'] });
  });

  test('[TOE-CRED-8] a faster vehicle takes the place of a slow one and completes the contract', () => {
    const view = seen({
      sections: ['edinburgh-london', 'london-calais', 'calais-bruxelles', 'bruxelles-koln', 'koln-frankfurt'],
      contracts: { 'caledonian-girders': { vehicles: ['badger', 'raft', 'raft'] } },
    });
    expect(usesOf(view, 0, model('otter'))).toEqual([
      expect.objectContaining({ fits: true, replaces: 'badger', gain: 50_000, completes: true }),
    ]);
    expect(usesOf(view, 0, model('lark'))[0]).toMatchObject({
      fits: false,
      illegal: { code: 'trains-of-europe/wrong-category', rule: 'TOE-CRED-6' },
    });
  });

  test('[TOE-VEH-7] a swap that brings nothing yet is a use for whoever assigns, and none for whoever buys', () => {
    // No route is open: a faster locomotive earns as little as a slow one.
    const view = seen({ contracts: { 'caledonian-girders': { vehicles: ['badger', 'tray', 'raft'] } } });
    expect(usesOf(view, 0, model('otter'))[0]).toMatchObject({ fits: false });
    expect(usesOf(view, 0, model('otter'), { idly: true })[0]).toMatchObject({
      fits: true,
      replaces: 'badger',
      gain: 0,
      completes: false,
    });
  });

  test('[TOE-VEH-4] of two equal wagons one makes room; a pair of locomotives stays together', () => {
    const wagons = seen({ contracts: { 'caledonian-girders': { vehicles: ['badger', 'tray', 'tray'] } } });
    expect(usesOf(wagons, 0, model('raft'), { idly: true })[0]).toMatchObject({ fits: true, replaces: 'tray' });
    const pair = seen({ contracts: { 'lowland-shuttle': { vehicles: ['linnet', 'linnet'] } } });
    expect(usesOf(pair, 0, model('lark'), { idly: true })[0]).toMatchObject({ fits: false });
  });
});

describe('if I take it', () => {
  test('[TOE-CON-3] tax and chips now, the ladder to the top, and what is still to pay', () => {
    const state = sketch({
      companies: [{ cash: 70_000, idle: ['lark'], sections: ['berlin-praha'] }, {}],
      display: { 'moonlit-moldau': 1 },
    });
    const taken = ifTaken(seenBy(state, 0), 0, contract('moonlit-moldau'));
    expect(taken).toMatchObject({
      profit: { before: 0, after: -50_000 },
      tax: 60_000,
      subsidy: 10_000,
      incomeNow: 0,
      yard: ['lark'],
      risk: 'loss',
      short: 0,
    });
    expect(taken.ladder.map(({ rung, net }) => [rung, net])).toEqual([
      ['now', -50_000],
      ['begun', -20_000],
      ['routes', 0],
      ['train', 40_000],
      ['complete', 60_000],
    ]);
    // Praha–Wien–Budapest 40k, two sleepers of the first class 140k; 60k a year in the end.
    expect(taken.toPay).toEqual({ licences: 40_000, vehicles: 2, listPrice: 140_000 });
    expect(taken.payback).toBe(3);
  });
});

describe('in whole games', () => {
  test.each(games(10))(
    'standings are the rules’ own credits, and buying the way shown opens what it says (game %i)',
    (number) => {
      const game = gameIndex(number);
      const index = contentOf(game.states[0]!.config);
      for (const { before, move } of decisions(game, 7)) {
        const view = trainsOfEurope.view(before, move.by);
        const credits = creditsOf(index, before.public, move.by);
        const { contracts, way } = standingsOf(view, move.by);
        contracts.forEach((standing, at) => {
          const credit = credits[at]!;
          expect(standing.net).toBe(credit.net);
          expect(standing.gate === 'open').toBe(credit.gate);
          expect(standing.routes.map(({ state }) => state === 'held')).toEqual(credit.routes);
          if (standing.complete) return;
          expect(standing.slots.filter(({ earns }) => earns).length * standing.perVehicle).toBe(credit.vehicleIncome);
          if (standing.condition?.state === 'unsuited') expect(credit.extra).toBe(false);
          for (const [route, { missing, path, state }] of standing.routes.entries()) {
            for (const id of path)
              expect(holds(before.public.holders, index.sectionIndex.get(id)!, move.by)).toBe(true);
            if (state !== 'missing') continue;
            const sections = missing!.sections.map((id) => index.sectionIndex.get(id)!);
            const after = standingOf(whatIf(view, move.by, { sections }), move.by, standing.no)!;
            expect(after.routes[route]!.state).toBe('held');
            expect(missing!.price).toBeLessThanOrEqual(standing.way!.price);
          }
        });
        if (!way) continue;
        const all = whatIf(view, move.by, { sections: way.sections.map((id) => index.sectionIndex.get(id)!) });
        for (const { routes } of standingsOf(all, move.by).contracts)
          expect(routes.every(({ state }) => state !== 'missing')).toBe(true);
      }
    },
  );

  test.each(games(10))(
    'a ladder begins with what is credited and rises to the printed profit and the chips (game %i)',
    (number) => {
      const game = gameIndex(number);
      for (const { before, move } of decisions(game, 11)) {
        const view = trainsOfEurope.view(before, move.by);
        for (const { no, net, max, complete, routes } of standingsOf(view, move.by).contracts) {
          const ladder = ladderOf(view, move.by, no);
          if (!complete) expect(ladder[0]).toMatchObject({ rung: 'now', net });
          const closed = routes.some(({ state }) => state === 'closed');
          if (!closed) expect(ladder.at(-1)).toMatchObject({ rung: 'complete', net: max });
        }
      }
    },
  );
});
