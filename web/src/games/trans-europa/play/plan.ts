// The plan of a turn: tracks still on paper, checked by the rules one after the other, sent only when confirmed.

import type { JunctionId, LineId } from '@branchline/boards';
import type { Illegal } from '@branchline/core';
import { afterAll, afterLay, checkLay, costOfLine, inNetwork, isFerry, type Site, type Lay } from './site.ts';
import { endsOf } from './places.ts';
import { routeTo } from './route.ts';

export type Plan = {
  readonly lays: readonly Lay[];
  /** The far place the plan leads to; kept between turns. */
  readonly goal?: JunctionId;
  /** Where the route to the goal leaves the network, if the player chose it. */
  readonly from?: JunctionId;
  /** So many of the tracks were planned before the goal was chosen; the way there begins after them. */
  readonly before?: number;
  /** It took the place of another plan because the turn has no room for both. */
  readonly instead?: true;
};

export const NO_PLAN: Plan = { lays: [] };

const withoutGoal = ({ lays }: Plan): Plan => ({ lays });

/** Keeps the tracks that the rules still allow in this order. */
export function stillLegal(site: Site, lays: readonly Lay[]): readonly Lay[] {
  const kept: Lay[] = [];
  let now = site;
  for (const lay of lays) {
    if (checkLay(now, lay)) continue;
    kept.push(lay);
    now = afterLay(now, lay);
  }
  return kept;
}

/** What a click on a line makes of the plan, or why it cannot. */
export type Planned = { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly illegal: Illegal };

/**
 * A click on a planned line takes it out; on another one it is added. Where the budget (or the one ferry of a turn) is
 * spent on earlier tracks of the plan, the latest of them gives way.
 */
export function planLine(site: Site, plan: Plan, lay: Lay): Planned {
  if (plan.lays.some(({ line }) => line === lay.line)) {
    const rest = plan.lays.filter(({ line }) => line !== lay.line);
    return { ok: true, plan: { lays: stillLegal(site, rest) } };
  }
  for (let kept = plan.lays.length; ; kept--) {
    const lays = plan.lays.slice(0, kept);
    const illegal = checkLay(afterAll(site, lays), lay);
    if (!illegal) return { ok: true, plan: { lays: [...lays, lay] } };
    const spent = illegal.code.endsWith('/over-budget') || illegal.code.endsWith('/second-ferry');
    if (!spent || kept === 0) return { ok: false, illegal };
  }
}

export type RoutePlan = {
  readonly plan: Plan;
  /** Lines beyond this turn. */
  readonly rest: readonly LineId[];
  /** What the whole way costs. */
  readonly cost: number;
};

type Wish = { readonly from?: JunctionId | undefined; readonly kept?: readonly Lay[] };

/** Lays as much of a route as this turn allows after the tracks that are kept; the rest is only a hint. */
export function planRoute(site: Site, goal: JunctionId, { from, kept = [] }: Wish = {}): RoutePlan | undefined {
  const lays = [...kept];
  let now = afterAll(site, kept);
  const route = routeTo(now, goal, from);
  if (!route) return undefined;
  for (const line of route.lines) {
    const lay: Lay = { line, piece: 'black' };
    if (checkLay(now, lay)) break;
    lays.push(lay);
    now = afterLay(now, lay);
  }
  const planned = new Set(lays.map(({ line }) => line));
  // A ferry takes two tracks: one planned slot does not carry the route across.
  const rest = route.lines.filter((line) => !planned.has(line) || isFerry(site, line));
  const before = kept.length === 0 ? {} : { before: kept.length };
  return { plan: { lays, goal, ...(from === undefined ? {} : { from }), ...before }, rest, cost: route.cost };
}

/** The way to the goal as it is now, after the tracks that were planned before it. */
export const wayOf = (site: Site, { lays, goal, from, before = 0 }: Plan): RoutePlan | undefined =>
  goal === undefined ? undefined : planRoute(site, goal, { from, kept: stillLegal(site, lays.slice(0, before)) });

type Goal = { readonly goal: JunctionId; readonly from?: JunctionId | undefined };

/**
 * The plan with the way to one more place: after what is planned already where the turn has room for both, otherwise in
 * its place.
 */
export function planTo(site: Site, plan: Plan, { goal, from }: Goal): RoutePlan | undefined {
  const kept = plan.goal === goal ? plan.lays.slice(0, plan.before ?? 0) : plan.lays;
  const both = planRoute(site, goal, { from, kept });
  if (both?.cost === 0) return { ...both, plan };
  if (both && (kept.length === 0 || both.plan.lays.length > kept.length)) return both;
  const alone = planRoute(site, goal, { from });
  return alone && { ...alone, plan: { ...alone.plan, instead: true } };
}

/** The plan after others have moved, or at the beginning of a turn: the goal is planned again, loose tracks stay where legal. */
export function renewed(site: Site, plan: Plan): Plan {
  if (plan.goal === undefined) return { lays: stillLegal(site, plan.lays) };
  return wayOf(site, plan)?.plan ?? NO_PLAN;
}

export const dropLast = (plan: Plan): Plan => withoutGoal({ lays: plan.lays.slice(0, -1) });

export const withPiece = (plan: Plan, line: LineId, piece: Lay['piece']): Plan => ({
  ...plan,
  lays: plan.lays.map((lay) => (lay.line === line ? { line, piece } : lay)),
});

export function costOfPlan(site: Site, plan: Plan): number {
  return plan.lays.reduce((sum, { line }) => sum + costOfLine(site, line), 0);
}

/** The end of a line that the railway comes from, after the tracks planned before it. */
export function nearEnd(site: Site, line: LineId, before: readonly Lay[] = []): JunctionId {
  const [a, b] = endsOf(line);
  const reached = new Set(before.flatMap((lay) => endsOf(lay.line)));
  if (inNetwork(site, b) && !inNetwork(site, a)) return b;
  return !inNetwork(site, a) && reached.has(b) ? b : a;
}
