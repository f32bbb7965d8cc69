// The plan of a turn: what clicks make of it, and how it follows the game.

import { boardById } from '@branchline/boards';
import { expect, test } from 'vitest';
import {
  dropLast,
  NO_PLAN,
  planLine,
  planRoute,
  planTo,
  renewed,
  withPiece,
  type Plan,
} from '../../../src/games/trans-europa/play/plan.ts';
import { siteOf } from '../../../src/games/trans-europa/play/site.ts';
import { routeTo } from '../../../src/games/trans-europa/play/route.ts';
import { dealt, siteFor, lay, placed, seenBy } from './support/positions.ts';

/** Wien for seat 0, Paris for seat 1. */
const start = () => placed(['17,8', '9,6']);
const black = (line: string) => ({ line, piece: 'black' as const });

const planned = (plan: ReturnType<typeof planLine>): Plan => {
  if (!plan.ok) throw new Error(plan.illegal.code);
  return plan.plan;
};

test('a click plans a line, a second click takes it out', () => {
  const site = siteFor(start(), 0);
  const one = planned(planLine(site, NO_PLAN, black('15,8-17,8')));
  expect(one.lays).toEqual([black('15,8-17,8')]);
  expect(planned(planLine(site, one, black('15,8-17,8'))).lays).toEqual([]);
});

test('[TE-BUILD-6] the second planned track may start where the first one ends', () => {
  const site = siteFor(start(), 0);
  const one = planned(planLine(site, NO_PLAN, black('15,8-17,8')));
  const two = planned(planLine(site, one, black('13,8-15,8')));
  expect(two.lays.map(({ line }) => line)).toEqual(['15,8-17,8', '13,8-15,8']);
});

test('taking out a track takes out what hung on it', () => {
  const site = siteFor(start(), 0);
  const two = { lays: [black('15,8-17,8'), black('13,8-15,8')] };
  expect(planned(planLine(site, two, black('15,8-17,8'))).lays).toEqual([]);
});

test('[TE-BUILD-2] a line beyond the budget replaces the latest planned one', () => {
  const site = siteFor(start(), 0);
  const two = { lays: [black('15,8-17,8'), black('16,7-17,8')] };
  const three = planned(planLine(site, two, black('17,8-19,8')));
  expect(three.lays.map(({ line }) => line)).toEqual(['15,8-17,8', '17,8-19,8']);
});

test('[TE-BUILD-2] a double line replaces the whole plan where it needs the whole budget', () => {
  const site = siteFor(start(), 0);
  const double = planned(planLine(site, { lays: [black('15,8-17,8')] }, black('17,8-16,9')));
  expect(double.lays).toEqual([black('17,8-16,9')]);
});

test('[TE-BUILD-5] a line that is not joined is refused with the rule', () => {
  const answer = planLine(siteFor(start(), 0), NO_PLAN, black('1,10-3,10'));
  expect(answer).toMatchObject({ ok: false, illegal: { rule: 'TE-BUILD-5' } });
});

test('[TE-BUILD-5] a refused click leaves no trace of the plan in its reason', () => {
  const site = siteFor(start(), 0);
  const answer = planLine(site, { lays: [black('15,8-17,8'), black('13,8-15,8')] }, black('1,10-3,10'));
  expect(answer).toMatchObject({ ok: false, illegal: { rule: 'TE-BUILD-5' } });
});

test('a far city is reached by the cheapest way, as far as the turn goes', () => {
  const site = siteFor(start(), 0);
  const route = planRoute(site, '13,8')!;
  expect(route.cost).toBe(2);
  expect(route.plan.lays.map(({ line }) => line)).toEqual(['15,8-17,8', '13,8-15,8']);
  expect(route.rest).toEqual([]);
  const far = planRoute(site, '8,3')!;
  expect(far.plan.lays).toHaveLength(2);
  expect(far.rest.length).toBeGreaterThan(0);
  expect(far.plan.goal).toBe('8,3');
});

test('[TE-MISS-2] a way over tracks that lie already costs nothing there', () => {
  let state = lay(lay(start(), 0, '15,8-17,8'), 0, '13,8-15,8');
  state = lay(lay(state, 1, '9,6-10,7'), 1, '10,7-11,8');
  expect(routeTo(siteFor(state, 0), '9,6')).toEqual({ lines: ['11,8-13,8'], cost: 1 });
});

test('a route may leave from a chosen place of the network', () => {
  const state = lay(lay(start(), 0, '15,8-17,8'), 0, '13,8-15,8');
  const fromMarker = routeTo(siteFor(state, 0), '12,7', '17,8')!;
  expect(fromMarker.cost).toBe(1);
  expect(fromMarker.lines).toEqual(['12,7-13,8']);
});

test('the plan to a goal renews itself when others have built in its favour', () => {
  const before = siteFor(start(), 0);
  const { plan } = planRoute(before, '11,8')!;
  expect(plan.lays).toHaveLength(2);
  let state = lay(lay(start(), 0, '16,7-17,8'), 0, '17,8-19,8');
  state = lay(lay(state, 1, '9,6-10,7'), 1, '10,7-11,8');
  const after = siteFor(state, 0);
  expect(renewed(after, plan).goal).toBe('11,8');
  expect(renewed(after, plan).lays).toHaveLength(2);
});

test('planned tracks that somebody else has laid leave the plan', () => {
  const plan = { lays: [black('9,6-11,6'), black('8,5-9,6')] };
  const state = lay(lay(start(), 0, '16,7-17,8'), 0, '17,8-19,8');
  const mine = lay(state, 1, '9,6-11,6');
  expect(renewed(siteFor(mine, 1), plan).lays).toEqual([black('8,5-9,6')]);
  expect(renewed(siteFor(state, 1), plan).lays).toHaveLength(2);
});

test('while others play, the plan is made for the next turn', () => {
  const state = lay(lay(start(), 0, '16,7-17,8'), 0, '17,8-19,8');
  const waiting = siteFor(state, 0);
  expect(waiting.active).toBe(false);
  expect(waiting.stage.left).toBe(2);
  expect(planLine(waiting, NO_PLAN, black('15,8-17,8')).ok).toBe(true);
});

test('[TP-CARD-9b] the next turn has the limit of its own cycle', () => {
  const state = placed(['17,8', '9,6'], { edition: 'prestige', board: 'europe', cards: [9] });
  const first = siteFor(state, 0);
  expect(first.stage.left).toBe(3);
  // Seat 1 comes later in the same cycle.
  expect(siteFor(state, 1).stage.left).toBe(3);
  const after = lay(lay(lay(state, 0, '16,7-17,8'), 0, '17,8-19,8'), 0, '15,8-17,8');
  expect(siteFor(after, 0).stage.left).toBe(2);
});

test('without a marker there is nothing to plan', () => {
  expect(siteOf(seenBy(dealt(), 0), 0)).toBeUndefined();
});

test('the last track is dropped, and a ferry track changes its piece', () => {
  const plan = { lays: [black('15,8-17,8'), black('13,8-15,8')], goal: '8,3' };
  expect(dropLast(plan)).toEqual({ lays: [black('15,8-17,8')] });
  expect(withPiece(plan, '13,8-15,8', 'own').lays[1]).toEqual({ line: '13,8-15,8', piece: 'own' });
});

/** A junction of the ferry board where two ferries end, and these ferries. */
function twoFerries() {
  const board = boardById('europe-ferries')!;
  for (const { id } of board.junctions) {
    const ferries = board.lines.filter(({ kind, a, b }) => kind === 'ferry' && (a === id || b === id));
    if (ferries.length > 1) return { at: id, ferries: ferries.map((line) => line.id) };
  }
  throw new Error('the ferry board has no such junction');
}

test('[TE-FERRY-5] a second ferry track replaces the first one in the plan', () => {
  const { at, ferries } = twoFerries();
  const site = siteFor(placed([at, '17,8'], { edition: 'ferry' }), 0);
  const one = planned(planLine(site, NO_PLAN, black(ferries[0]!)));
  const two = planned(planLine(site, one, black(ferries[1]!)));
  expect(two.lays).toEqual([black(ferries[1]!)]);
});

test('[TE-FERRY-4] a planned slot does not carry the route across', () => {
  const { at, ferries } = twoFerries();
  const site = siteFor(placed([at, '17,8'], { edition: 'ferry' }), 0);
  const [a, b] = ferries[0]!.split('-') as [string, string];
  const route = planRoute(site, a === at ? b : a)!;
  const planned = route.plan.lays.filter(({ line }) => ferries.includes(line));
  for (const { line } of planned) expect(route.rest).toContain(line);
  expect(route.rest.length).toBeGreaterThan(0);
});

test('a second place is planned after the first where the turn has room for both, otherwise in its place', () => {
  const site = siteFor(start(), 0);
  const near = planTo(site, NO_PLAN, { goal: '15,8' })!.plan;
  expect(near.lays).toEqual([black('15,8-17,8')]);
  const both = planTo(site, near, { goal: '19,8' })!.plan;
  expect(both.lays).toEqual([black('15,8-17,8'), black('17,8-19,8')]);
  expect(both).toMatchObject({ goal: '19,8', before: 1 });
  // Chosen once more it stays as it is, and so does the track before it when others have moved.
  expect(planTo(site, both, { goal: '19,8' })!.plan).toEqual(both);
  expect(renewed(site, both)).toEqual(both);
  // The planned way reaches the cities on it.
  expect(planTo(site, both, { goal: '15,8' })!.plan).toBe(both);
  const full = planTo(site, both, { goal: '8,3' })!.plan;
  expect(full).toMatchObject({ goal: '8,3', instead: true });
  expect(full.lays).toEqual(planRoute(site, '8,3')!.plan.lays);
});
