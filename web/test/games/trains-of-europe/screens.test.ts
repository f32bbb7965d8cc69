// What the screens of the phases work out for themselves: lines of cards, places, plans, lots, ways out, figures.

import { contentOf, LANGUAGES, lotId, sectionsOf, trainsOfEurope, winnersOf } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '../../../src/games/trains-of-europe/messages/index.ts';
import { standingOf, standingsOf } from '../../../src/games/trains-of-europe/play/contract/standing.ts';
import { standChoices } from '../../../src/games/trains-of-europe/play/choices.ts';
import { tracesOf } from '../../../src/games/trains-of-europe/play/happenings/traces.ts';
import { NO_PLAN, withItem } from '../../../src/games/trains-of-europe/play/plan.ts';
import { payoutSum } from '../../../src/games/trains-of-europe/play/sums/payout.ts';
import { pointsSum } from '../../../src/games/trains-of-europe/play/sums/evaluation.ts';
import { profitSum } from '../../../src/games/trains-of-europe/play/sums/profit.ts';
import { linesOf } from '../../../src/games/trains-of-europe/play/sums/sum.ts';
import { stageOf } from '../../../src/games/trains-of-europe/play/stage.ts';
import { usesOf } from '../../../src/games/trains-of-europe/play/vehicle-use.ts';
import {
  barOf,
  progressOf,
  stopsOf,
  timetableOf,
} from '../../../src/games/trains-of-europe/screens/parts/card-lines.ts';
import { contractPath } from '../../../src/games/trains-of-europe/screens/parts/contract-path.ts';
import { marksOf } from '../../../src/games/trains-of-europe/screens/parts/marks-of.ts';
import { placeBeside } from '../../../src/games/trains-of-europe/screens/parts/place-beside.ts';
import {
  inOrder,
  movesTo,
  placeFor,
  plannedFor,
  plannedPlaces,
  takenFromPlan,
  unplanned,
  viewWithPlan,
  yardBeside,
} from '../../../src/games/trains-of-europe/screens/phases/assigning.ts';
import { isPlanned, planned, priceOf } from '../../../src/games/trains-of-europe/screens/phases/buying.ts';
import { BLIND } from '../../../src/games/trains-of-europe/screens/phases/card.ts';
import { cardOnTable } from '../../../src/games/trains-of-europe/screens/phases/card-on-table.ts';
import { spread, ticksFor } from '../../../src/games/trains-of-europe/screens/phases/chart.ts';
import { bidsOn, lotRows, sameLotId } from '../../../src/games/trains-of-europe/screens/phases/lots.ts';
import { placesAround } from '../../../src/games/trains-of-europe/screens/phases/places-around.ts';
import { standsOf } from '../../../src/games/trains-of-europe/screens/phases/stands.ts';
import { turnsOf } from '../../../src/games/trains-of-europe/screens/phases/turns.ts';
import { blindOdds } from '../../../src/games/trains-of-europe/screens/phases/unseen.ts';
import { remainsAfter } from '../../../src/games/trains-of-europe/screens/phases/what-remains.ts';
import {
  atLowest,
  lowestFor,
  netOf,
  waysAfter,
  waysAfterAll,
  waysOut,
} from '../../../src/games/trains-of-europe/screens/phases/ways-out.ts';
import { nearness, scaleOf } from '../../../src/games/trains-of-europe/screens/phases/year-figures.ts';
import { entriesOf, gameIndex, games, type Played } from './support/played.ts';
import { play, seenBy, sketch } from './support/sketch.ts';

/** Every position of a game as a seat sees it, with all it has been told so far. */
function* positions(game: Played, seat: number) {
  const entries = entriesOf(game, seat);
  for (let at = 0; at < game.states.length; at++) {
    const view = seenBy(game.states[at]!, seat);
    yield { view, stage: stageOf(view, seat), events: entries.slice(0, at).flatMap(({ events }) => events) };
  }
}

test('a contract is looked at only where these eyes could take it, the blind one as well', () => {
  const options = { hiddenCash: true };
  const state = play(sketch({ companies: [{}, {}], options }), 0, { do: 'call', phase: 'conference-room' });
  const mine = stageOf(seenBy(state, 0), 0);
  expect(cardOnTable(mine, ['no such contract', BLIND])).toBe(BLIND);
  expect(cardOnTable(mine, [BLIND, 'no such contract'])).toBe(BLIND);
  expect(cardOnTable(mine, [undefined])).toBeUndefined();
  // The device has changed hands while the pointer rested on the card.
  expect(cardOnTable(stageOf(seenBy(state, 1), 0), [BLIND])).toBeUndefined();
});

const kattegat = () =>
  seenBy(
    sketch({
      companies: [
        {
          cash: 100_000,
          idle: ['goshawk', 'canter', 'linnet'],
          sections: ['goteborg-oslo', 'kobenhavn-goteborg'],
          contracts: { 'kattegat-express': {} },
        },
        {},
        {},
      ],
    }),
    0,
  );
const contractNo = (id: string, view = kattegat()): number => contentOf(view.config).contractIndex.get(id)!;
const modelNo = (id: string, view = kattegat()): number => contentOf(view.config).modelIndex.get(id)!;

describe('the lines of a contract card', () => {
  const route = (from: string, to: string) =>
    ({ from, to, income: 10_000, state: 'held', earns: true, path: [], via: [] }) as const;

  test('letters every stop once and puts the routes between them', () => {
    const routes = [route('oslo', 'kobenhavn'), route('kobenhavn', 'berlin')];
    expect(stopsOf(routes).map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
    expect(timetableOf(routes).map((line) => (line.line === 'stop' ? line.letter : line.at))).toEqual([
      'A',
      0,
      'B',
      1,
      'C',
    ]);
  });

  test('names the first stop again where a route begins elsewhere', () => {
    const routes = [route('oslo', 'kobenhavn'), route('oslo', 'berlin')];
    expect(timetableOf(routes).map((line) => (line.line === 'stop' ? line.letter : line.at))).toEqual([
      'A',
      0,
      'B',
      'A',
      1,
      'C',
    ]);
  });

  test('places zero and the result between tax and maximum', () => {
    expect(barOf({ tax: 60_000, max: 40_000, net: -60_000 })).toEqual({ zero: 0.6, value: 0 });
    expect(barOf({ tax: 60_000, max: 40_000, net: 40_000 })).toEqual({ zero: 0.6, value: 1 });
    expect(barOf({ tax: 0, max: 120_000, net: 30_000 })).toEqual({ zero: 0, value: 0.25 });
  });

  test('counts what is fulfilled', () => {
    const view = kattegat();
    const standing = standingOf(view, 0, contractNo('kattegat-express'))!;
    expect(progressOf(standing)).toEqual({ routes: [1, 2], vehicles: [0, 3] });
  });
});

describe('the way of a contract', () => {
  test('has no gap: own sections and missing ones together lead from stop to stop', () => {
    for (const number of games(3)) {
      const game = gameIndex(number);
      const view = seenBy(game.states.at(-30)!, 0);
      const index = contentOf(view.config);
      for (const standing of standingsOf(view, 0).contracts.filter(({ complete }) => !complete)) {
        const { held, missing } = contractPath(view, 0, standing);
        const reach = new Map<string, Set<string>>();
        const groupOf = (city: string): Set<string> => reach.get(city) ?? new Set([city]);
        for (const id of [...held, ...missing]) {
          const { a, b } = index.sections[index.sectionIndex.get(id)!]!;
          const both = new Set([...groupOf(index.cities[a]!), ...groupOf(index.cities[b]!)]);
          for (const city of both) reach.set(city, both);
        }
        for (const { from, to, state } of standing.routes)
          if (state !== 'closed') expect(groupOf(from).has(to), `${standing.contract} ${from} ${to}`).toBe(true);
      }
    }
  });

  test('puts a price on every licence still to buy', () => {
    const view = kattegat();
    const marks = marksOf(view, 0, standingOf(view, 0, contractNo('kattegat-express'))!);
    expect(marks.stops).toHaveLength(3);
    expect(marks.plan!.length).toBeGreaterThan(0);
    for (const { price } of marks.plan!) expect(price).toBeGreaterThan(0);
  });
});

describe('a box beside a number', () => {
  const window = { width: 400, height: 300 };
  const box = { width: 100, height: 80 };

  test('stands below, or above where there is no room below', () => {
    expect(placeBeside({ left: 180, right: 220, top: 50, bottom: 70 }, box, window)).toEqual({ left: 150, top: 76 });
    expect(placeBeside({ left: 180, right: 220, top: 250, bottom: 270 }, box, window)).toEqual({ left: 150, top: 164 });
  });

  test('never leaves the window', () => {
    expect(placeBeside({ left: 0, right: 10, top: 0, bottom: 10 }, box, window).left).toBe(8);
    expect(placeBeside({ left: 390, right: 400, top: 0, bottom: 10 }, box, window).left).toBe(292);
  });
});

describe('planning where vehicles go', () => {
  const plan = withItem(NO_PLAN, { plan: 'assign', model: 'canter', contract: 'kattegat-express' });

  test('takes planned vehicles out of the yard and puts them on their contract', () => {
    const view = kattegat();
    expect(yardBeside(view, 0, plan)).toEqual(expect.arrayContaining(['goshawk', 'linnet']));
    expect(yardBeside(view, 0, plan)).not.toContain('canter');
    const standing = standingOf(viewWithPlan(view, 0, plan), 0, contractNo('kattegat-express'))!;
    expect(standing.slots.map(({ model }) => model)).toContain('canter');
    expect([...plannedPlaces(standing, plannedFor(plan, 'kattegat-express'))]).toEqual([
      standing.slots.findIndex(({ model }) => model === 'canter'),
    ]);
  });

  test('counts what is not bought yet as if it were', () => {
    const later = withItem(NO_PLAN, { plan: 'assign', model: 'promenade', contract: 'kattegat-express' });
    const standing = standingOf(viewWithPlan(kattegat(), 0, later), 0, contractNo('kattegat-express'))!;
    expect(standing.slots.map(({ model }) => model)).toContain('promenade');
  });

  test('forgets a single vehicle again, and turns the rest into moves', () => {
    expect(unplanned(plan, 'canter', 'kattegat-express').items).toEqual([]);
    const never = { plan: 'assign', model: 'tern', contract: 'kattegat-express' } as const;
    const items = [never, ...plan.items, { plan: 'take', contract: 'blue-danube-day' } as const];
    const { moves, rest } = takenFromPlan(kattegat(), 0, { ...plan, items });
    // A vehicle that was planned but never bought holds up no other.
    expect(moves).toEqual([{ do: 'assign', model: 'canter', contract: 'kattegat-express' }]);
    expect(rest.items.map((item) => item.plan)).toEqual(['take']);
  });

  test('finds the place a vehicle takes, and the moves that bring it there', () => {
    const view = kattegat();
    const use = usesOf(view, 0, modelNo('goshawk'), { owned: true })[0]!;
    const standing = standingOf(view, 0, contractNo('kattegat-express'))!;
    expect(standing.slots[placeFor(standing, { category: 'eloco', use })]!.category).toBe('eloco');
    expect(movesTo(use, 'goshawk')).toEqual([{ do: 'assign', model: 'goshawk', contract: 'kattegat-express' }]);
    expect(movesTo({ ...use, replaces: 'linnet' }, 'goshawk').map((action) => action.do)).toEqual([
      'unassign',
      'assign',
    ]);
    expect(placeFor(standing, { category: 'eloco', use: { ...use, fits: false } })).toBe(-1);
  });

  test('offers swaps that bring nothing yet after everything else, and what is no use not at all', () => {
    const [use] = usesOf(kattegat(), 0, modelNo('goshawk'), { owned: true });
    const uses = [
      { ...use!, contract: 'idle', gain: 0, replaces: 'linnet' },
      { ...use!, contract: 'none', fits: false },
      { ...use!, contract: 'empty', gain: 0 },
      { ...use!, contract: 'better', gain: 10_000, replaces: 'linnet' },
    ];
    expect(inOrder(uses).map(({ contract }) => contract)).toEqual(['empty', 'better', 'idle']);
  });
});

describe('the stands of the Fair', () => {
  const fair = () =>
    seenBy(
      sketch({ companies: [{ cash: 100_000 }, {}, {}], locos: ['goshawk', 'goshawk', 'elk'], wagons: ['canter'] }),
      0,
    );

  test('shows every copy, and sold ones in their place with the buyer', () => {
    const view = fair();
    const traces = tracesOf([{ kind: 'bought', seat: 1, model: 'goshawk', price: 80_000 }]);
    const { locos, wagons } = standsOf(view, standChoices(view, 0), traces);
    const goshawks = locos.filter(({ model }) => model === 'goshawk');
    expect(goshawks.map(({ kind }) => kind)).toEqual(['open', 'open', 'sold']);
    expect(locos).toHaveLength(4);
    expect(wagons.map(({ model }) => model)).toEqual(['canter']);
  });

  test('plans a purchase with its goal, and takes both out again', () => {
    const view = fair();
    const pick = { kind: 'model', model: 'elk' } as const;
    const price = priceOf(standChoices(view, 0), pick);
    const plan = planned(NO_PLAN, pick, { price, goal: 'kattegat-express' });
    expect(plan.items.map((item) => item.plan)).toEqual(['buy', 'assign']);
    expect(isPlanned(plan, pick)).toBe(true);
    expect(planned(plan, pick, { price, goal: undefined }).items).toEqual([]);
    const blind = { kind: 'blind', vehicle: 'wagon' } as const;
    expect(planned(NO_PLAN, blind, { price: 30_000, goal: undefined }).items).toEqual([
      { plan: 'buy-blind', vehicle: 'wagon', price: 30_000 },
    ]);
  });
});

describe('blind cards', () => {
  test('[TOE-FAIR-2] every copy out of sight lies in the supply, where no yard is hidden', () => {
    const game = gameIndex(1);
    for (let at = 10; at < game.states.length; at += 25) {
      const view = seenBy(game.states[at]!, 0);
      const { supplyLocos, supplyWagons } = view.public;
      expect(blindOdds(view, 0, 'loco').unseen).toBe(supplyLocos);
      expect(blindOdds(view, 0, 'wagon').unseen).toBe(supplyWagons);
    }
  });

  test('counts those that would serve a contract', () => {
    const { fitting, unseen } = blindOdds(kattegat(), 0, 'loco');
    const { models } = contentOf(kattegat().config);
    const electric = models.filter(({ category }) => category === 0).reduce((sum, { copies }) => sum + copies, 0);
    expect(fitting).toBe(electric - 2);
    expect(unseen).toBeGreaterThan(fitting);
  });
});

describe('lots, bidders and turns in whole games', () => {
  test('lists every lot once, with exactly one under the hammer while bids are made', () => {
    let bidding = 0;
    for (const number of games(6))
      for (const { view, stage, events } of positions(gameIndex(number), 0)) {
        const now = view.public.stage;
        if (now.kind !== 'opening' && now.kind !== 'bidding') continue;
        const traces = tracesOf(events);
        const rows = lotRows(view, traces);
        const sold = traces.lots.filter((lot) => lot.sold).length;
        expect(rows).toHaveLength(now.auction.lots.length + sold);
        const block = rows.filter(({ state }) => state === 'block');
        expect(block).toHaveLength(now.kind === 'bidding' ? 1 : 0);
        if (now.kind !== 'bidding') continue;
        bidding++;
        const lot = lotId(contentOf(view.config), now.lot);
        expect(sameLotId(block[0]!.lot, lot)).toBe(true);
        expect(bidsOn(traces, lot).findLast(({ bid }) => bid !== undefined)).toEqual({ seat: now.high, bid: now.bid });
        expect(stage.lot).toEqual(lot);
      }
    expect(bidding).toBeGreaterThan(10);
  });

  test('seats everybody in a place of their own, the reader nearest', () => {
    for (const seats of [
      [0, 1],
      [0, 1, 2],
      [0, 1, 2, 3],
      [1, 2, 3],
    ])
      for (const me of seats) {
        const places = placesAround(seats, me);
        expect(places.get(me)).toBe('bottom');
        expect(new Set(places.values()).size).toBe(seats.length);
      }
    expect(placesAround([0, 1, 2, 3], 2).get(3)).toBe('left');
  });

  test('marks those who act as the rules name them', () => {
    for (const { view, stage } of positions(gameIndex(2), 1)) {
      if (stage.acting.length === 0 || stage.step === 'call') continue;
      const acting = turnsOf(view, stage).filter(({ state }) => state === 'acting');
      expect(new Set(acting.map(({ seat }) => seat))).toEqual(new Set(stage.acting));
    }
  });
});

describe('the ways out of an insolvency', () => {
  const troubled = () =>
    seenBy(
      sketch({
        companies: [
          { cash: 30_000, contracts: { 'baltic-fuel': {}, 'lagoon-lantern': { chips: 1 } }, marked: true },
          {},
          {},
        ],
        options: { selfManagedInsolvency: true },
      }),
      0,
    );

  test('[TOE-SMI-7] is out when the cash pays the loss or the profit is back at 0', () => {
    const view = troubled();
    const now = waysOut(view, 0);
    expect(now.loss).toBe(-now.profit);
    expect(now.missing).toBe(now.loss - 30_000);
    expect(now.saved).toBe(false);
    const lot = { owner: 0, contract: 'baltic-fuel' } as const;
    const after = waysAfter(view, lot, 30_000)!;
    expect(after.cash).toBe(60_000);
    expect(after.profit).toBe(now.profit - netOf(view, 0, 'baltic-fuel')!);
    expect(waysAfter(view, lot, now.loss)!.saved).toBe(true);
  });

  test('[TOE-SMI-7] all contracts together add up: their lowest bids, and the losses they take along', () => {
    const view = troubled();
    const contracts = ['baltic-fuel'];
    const [one] = contracts.map((contract) =>
      waysAfter(view, { owner: 0, contract }, lowestFor(view, { owner: 0, contract })),
    );
    expect(waysAfterAll(view, 0, contracts)).toEqual(one);
    expect(waysAfterAll(view, 0, [])).toEqual(waysOut(view, 0));
  });

  test('[TOE-SMI-7] all together are named before each alone, also where none is chosen yet and none is enough alone', () => {
    const view = troubled();
    const all = ['baltic-fuel', 'lagoon-lantern', 'edelweiss'];
    const sets = (chosen: readonly string[]) =>
      atLowest(view, 0, all, new Set(chosen)).map(({ contracts }) => contracts.length);
    expect(sets([])).toEqual([3, 1, 1, 1]);
    expect(sets(['edelweiss', 'baltic-fuel'])).toEqual([2, 3, 1, 1, 1]);
    expect(sets(all)).toEqual([3, 1, 1, 1]);
    const three = { 'baltic-fuel': {}, 'lagoon-lantern': {}, 'tweed-and-lace': {} };
    const poor = seenBy(sketch({ companies: [{ contracts: three }, {}], options: { selfManagedInsolvency: true } }), 0);
    const [together, ...alone] = atLowest(poor, 0, Object.keys(three), new Set());
    expect(together!.after.saved).toBe(true);
    expect(alone.map(({ after }) => after.saved)).toEqual([false, false, false]);
  });

  test('[TOE-SMI-5] a licence or a vehicle leaves the loss as it is', () => {
    const view = troubled();
    expect(waysAfter(view, { owner: 0, model: 'raft' }, 20_000)).toMatchObject({
      profit: waysOut(view, 0).profit,
      cash: 50_000,
    });
  });
});

test.each([504, 514, 524])('what remains of a company is what it has after the sale (game %i)', (number) => {
  const { states, moves } = gameIndex(number);
  let sales = 0;
  moves.forEach((move, at) => {
    const [before, after] = [states[at]!, states[at + 1]!];
    const { stage, insolvent } = before.public;
    const seat = insolvent[0];
    if (seat === undefined || stage.kind !== 'bidding') return;
    const sold = trainsOfEurope.events(before, move, after, seat).find(({ kind }) => kind === 'sold');
    if (sold?.kind !== 'sold' || after.public.left[seat]) return;
    const index = contentOf(before.config);
    const { completed, contracts, vehicles, sections } = remainsAfter(seenBy(before, seat), seat, {
      id: sold.lot,
      bid: sold.price,
    });
    const { public: open } = after;
    const active = open.contracts[seat]!.filter(({ complete }) => !complete);
    const assigned = active.reduce((sum, entry) => sum + entry.vehicles.length, 0);
    expect({ completed, contracts: contracts.length, vehicles, sections }).toEqual({
      completed: open.contracts[seat]!.length - active.length,
      contracts: active.length,
      vehicles: assigned + open.idleLocos[seat]! + open.idleWagons[seat]!,
      sections: sectionsOf(index, open, seat).length,
    });
    sales++;
  });
  expect(sales).toBeGreaterThan(0);
});

describe('figures of the year end and the evaluation', () => {
  test('holds the cap and every profit on one scale', () => {
    expect(scaleOf([{ profit: -260_000 }, { profit: 80_000 }], 200_000)).toEqual({ least: -260_000, most: 250_000 });
    expect(scaleOf([{ profit: 480_000 }], 200_000)).toEqual({ least: 0, most: 480_000 });
  });

  test('[TOE-END-1] shows how near each trigger is', () => {
    const all = { sticks: 48, bank: 5_000_000 };
    const trigger = { rule: 'TOE-END-1', reached: false, off: false };
    expect(nearness({ ...trigger, reason: 'target', value: 2, limit: 4 }, all)).toBe(0.5);
    expect(nearness({ ...trigger, reason: 'sticks', value: 12, limit: 0 }, all)).toBe(0.75);
    expect(nearness({ ...trigger, reason: 'bank', value: 5_000_000, limit: 0 }, all)).toBe(0);
    expect(nearness({ ...trigger, reason: 'bank', limit: 0 }, all)).toBe(0);
  });

  test('[TOE-EVAL-10] names the winners as the rules do, and nobody before the end', () => {
    const game = gameIndex(6);
    const end = game.states.at(-1)!;
    expect(winnersOf(seenBy(end, 1))).toEqual(trainsOfEurope.result(end)!.winners);
    expect(winnersOf(seenBy(game.states.at(-20)!, 1))).toEqual([]);
  });

  test('keeps labels apart, as near to their places as can be', () => {
    expect(spread([10, 100], 17)).toEqual([10, 100]);
    expect(spread([100, 100], 20)).toEqual([90, 110]);
    const placed = spread([50, 52, 54, 200], 17);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, at) => expect(place - sorted[at]!).toBeGreaterThanOrEqual(17));
    expect(placed[3]).toBe(200);
  });

  test('draws whole hundreds around all profits', () => {
    expect(ticksFor([-70_000, 250_000])).toEqual([-100_000, 0, 100_000, 200_000, 300_000]);
    expect(ticksFor([])).toEqual([0, 100_000]);
  });
});

describe('sentences of rules', () => {
  test('has one in every language for every line a sum of a real game shows', async () => {
    const game = gameIndex(4);
    const rules = new Set<string>();
    for (let at = 0; at < game.states.length; at += 7) {
      const view = trainsOfEurope.view(game.states[at]!, 0);
      for (const sum of [profitSum(view, 0), payoutSum(view, 0), pointsSum(view, 0)])
        for (const { rule } of linesOf(sum)) rules.add(rule);
    }
    expect(rules.size).toBeGreaterThan(8);
    for (const language of LANGUAGES) {
      const { screens } = await loadMessages(language);
      for (const rule of rules) expect(Object.keys(screens.rules), `${language} ${rule}`).toContain(rule);
    }
  });
});
