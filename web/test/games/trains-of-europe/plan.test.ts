// Plans: kept, priced, carried out, and warned about when another company comes first.

import { describe, expect, test } from 'vitest';
import { trainsOfEurope, type Action } from '@branchline/trains-of-europe';
import { checkPlan, newWarnings } from '../../../src/games/trains-of-europe/play/plan-check.ts';
import {
  actionOf,
  carriedOut,
  moved,
  NO_PLAN,
  parsePlan,
  renewed,
  toggled,
  withItem,
  withoutItem,
  type Plan,
  type PlanItem,
} from '../../../src/games/trains-of-europe/play/plan.ts';
import { preview } from '../../../src/games/trains-of-europe/play/preview.ts';
import { decisions, gameIndex, games } from './support/played.ts';
import { play, seenBy, sketch } from './support/sketch.ts';

const planOf = (...items: PlanItem[]): Plan => items.reduce(withItem, NO_PLAN);
const licence = (section: string, price: number): PlanItem => ({ plan: 'licence', section, price });

describe('keeping', () => {
  const plan = planOf(
    licence('wien-praha', 20_000),
    { plan: 'call', phase: 'railroad-fair' },
    { plan: 'take', contract: 'grand-tour' },
  );

  test('a plan survives storage; anything else is no plan', () => {
    expect(parsePlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    for (const raw of [null, 'x', { items: [] }, { version: 2, items: [] }, { version: 1, items: [{ plan: 'steal' }] }])
      expect(parsePlan(raw)).toEqual(NO_PLAN);
    expect(parsePlan({ version: 1, items: [{ plan: 'licence', section: 'a-b', price: -1 }] })).toEqual(NO_PLAN);
  });

  test('planned again is taken out; items can be moved and removed', () => {
    expect(toggled(plan, licence('wien-praha', 40_000)).items).toHaveLength(2);
    expect(toggled(plan, licence('berlin-praha', 20_000)).items).toHaveLength(4);
    expect(moved(plan, 2, -1).items.map((item) => item.plan)).toEqual(['licence', 'take', 'call']);
    expect(withoutItem(plan, 0).items.map((item) => item.plan)).toEqual(['call', 'take']);
  });

  test('what has been done is struck off, once', () => {
    const twice = planOf({ plan: 'buy', model: 'raft', price: 40_000 }, { plan: 'buy', model: 'raft', price: 40_000 });
    expect(carriedOut(twice, { do: 'buy', model: 'raft' }).items).toHaveLength(1);
    expect(carriedOut(twice, { do: 'buy', model: 'otter' })).toBe(twice);
  });
});

describe('judging', () => {
  const companies = [
    { cash: 100_000, sections: ['berlin-praha'], idle: ['lark'], contracts: { 'moonlit-moldau': {} } },
    { cash: 500_000 },
  ];
  const start = sketch({
    companies,
    locos: ['goshawk'],
    wagons: ['serenade', 'serenade'],
    display: { 'grand-tour': 2 },
  });
  const way = planOf(licence('wien-praha', 20_000), licence('wien-budapest', 20_000), {
    plan: 'assign',
    model: 'lark',
    contract: 'moonlit-moldau',
  });

  test('every item is judged as if those before it had been done', () => {
    const checked = checkPlan(seenBy(start, 0), 0, way);
    expect(checked).toMatchObject({
      total: 40_000,
      cash: { before: 100_000, after: 60_000 },
      profit: { before: -60_000, after: -10_000 },
      sticks: { before: 47, after: 45 },
      warnings: 0,
    });
    expect(checked.items.map(({ profit, opens }) => [profit, opens.map(({ to }) => to)])).toEqual([
      [-60_000, []],
      [-60_000, []],
      [-10_000, ['praha', 'budapest']],
    ]);
  });

  test('[TOE-MONEY-5] too dear is said where the money runs out, and that item costs nothing', () => {
    const plan = planOf(
      { plan: 'buy', model: 'goshawk', price: 80_000 },
      licence('wien-praha', 20_000),
      licence('wien-budapest', 20_000),
    );
    const checked = checkPlan(seenBy(start, 0), 0, plan);
    expect(checked.items.map(({ warning }) => warning?.kind)).toEqual([undefined, undefined, 'impossible']);
    expect(checked.items[2]!.warning).toMatchObject({ illegal: { rule: 'TOE-MONEY-5' } });
    expect(checked.total).toBe(100_000);
  });

  test('[TOE-LIC-3] somebody else on the section makes it dearer, on the last track impossible', () => {
    const before = checkPlan(
      seenBy(start, 0),
      0,
      planOf(licence('wien-praha', 20_000), licence('wien-krakow', 40_000)),
    );
    const taken = play(start, 0, { do: 'call', phase: 'on-site-meeting' }, { do: 'done' });
    const after = play(taken, 1, { do: 'licence', section: 'wien-praha' }, { do: 'licence', section: 'wien-krakow' });
    const checked = checkPlan(
      seenBy(after, 0),
      0,
      planOf(licence('wien-praha', 20_000), licence('wien-krakow', 40_000)),
    );
    expect(checked.items.map(({ warning }) => warning)).toEqual([
      { kind: 'dearer', planned: 20_000, price: 40_000 },
      { kind: 'impossible', illegal: expect.objectContaining({ rule: 'TOE-LIC-2' }) },
    ]);
    expect(newWarnings(before, checked)).toHaveLength(2);
    expect(newWarnings(checked, checked)).toEqual([]);
  });

  test('[TOE-FAIR-3] a vehicle is gone from its stand, a contract from the table', () => {
    const plan = planOf({ plan: 'buy', model: 'goshawk', price: 80_000 }, { plan: 'take', contract: 'grand-tour' });
    const fair = play(start, 0, { do: 'call', phase: 'railroad-fair' }, { do: 'done' });
    const sold = play(fair, 1, { do: 'buy', model: 'goshawk' });
    expect(checkPlan(seenBy(sold, 0), 0, plan).items[0]!.warning).toMatchObject({
      kind: 'impossible',
      illegal: { code: 'trains-of-europe/not-on-display', rule: 'TOE-FAIR-2' },
    });
    const room = play(start, 0, { do: 'call', phase: 'conference-room' }, { do: 'done' });
    const signed = play(room, 1, { do: 'take', contract: 'grand-tour' });
    expect(checkPlan(seenBy(signed, 0), 0, plan).items[1]!.warning).toMatchObject({ illegal: { rule: 'TOE-CONF-2' } });
  });

  test('moments: now, this year, or later', () => {
    const plan = planOf(
      licence('wien-praha', 20_000),
      { plan: 'take', contract: 'grand-tour' },
      { plan: 'call', phase: 'railroad-fair' },
    );
    const momentsAt = (state: typeof start) => checkPlan(seenBy(state, 0), 0, plan).items.map(({ moment }) => moment);
    expect(momentsAt(start)).toEqual(['this-year', 'this-year', 'now']);
    const meeting = play(start, 0, { do: 'call', phase: 'on-site-meeting' });
    expect(momentsAt(meeting)).toEqual(['now', 'this-year', 'this-year']);
    expect(momentsAt(play(meeting, 0, { do: 'done' }))).toEqual(['later', 'this-year', 'this-year']);
  });

  test('a new view strikes off what the company has got', () => {
    const meeting = play(start, 0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'wien-praha' });
    expect(renewed(seenBy(meeting, 0), 0, way).items.map((item) => item.plan)).toEqual(['licence', 'assign']);
    expect(renewed(seenBy(start, 0), 0, way)).toBe(way);
  });
});

/** The plan of doing exactly this. */
function itemFor(action: Action): PlanItem | undefined {
  switch (action.do) {
    case 'licence':
      return licence(action.section, 0);
    case 'buy':
      return { plan: 'buy', model: action.model, price: 0 };
    case 'take':
    case 'assign':
      return { plan: action.do, ...action } as unknown as PlanItem;
    default:
      return undefined;
  }
}

test.each(games(10))('in whole games a plan of one legal action promises what its preview does (game %i)', (number) => {
  let compared = 0;
  const game = gameIndex(number);
  for (const { before, move } of decisions(game)) {
    const { by: seat, ...rest } = move;
    const action = rest as Action;
    const item = itemFor(action);
    if (!item) continue;
    const view = trainsOfEurope.view(before, seat);
    const checked = checkPlan(view, seat, planOf(item));
    const promised = preview(view, seat, action);
    expect(actionOf(item)).toEqual(action);
    expect(checked.items[0]).toMatchObject({
      moment: 'now',
      cash: promised.cash!.after,
      profit: promised.profit.after,
    });
    expect(checked.items[0]!.warning?.kind).not.toBe('impossible');
    // Completion by the window waits for the confirmation; all else completes at once.
    if (action.do !== 'assign') expect(checked.completes).toEqual(promised.completes);
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
});
