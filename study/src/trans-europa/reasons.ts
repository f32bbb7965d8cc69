// Why one turn was better than another: facts about both, told by the exact solver and by the deals of the search.

import type { Seat } from '@branchline/core';
import {
  has,
  gridOf,
  missingCount,
  transEuropa,
  type Action,
  type CityIndex,
  type State,
} from '@branchline/trans-europa';
import { whoJoins, type Search } from './who-joins.ts';
import type { Comparison } from './verdict.ts';
import type { Turn } from './turns.ts';

export type Reason =
  /** All own cities are joined at once. */
  | { readonly why: 'completes' }
  | { readonly why: 'reaches'; readonly city: CityIndex }
  /** One turn brings several cities nearer. */
  | { readonly why: 'together'; readonly cities: readonly CityIndex[] }
  /** Another seat joins this city to the own network: in this share of the deals. */
  | { readonly why: 'leave'; readonly city: CityIndex; readonly seat: Seat; readonly share: number }
  /** Nobody else will: others join it in only this share of the deals. */
  | { readonly why: 'alone'; readonly city: CityIndex; readonly share: number }
  /** Tracks still missing after the turn played, and after the better one. */
  | { readonly why: 'fewer'; readonly played: number; readonly better: number }
  /** The whole turn went into one double line. */
  | { readonly why: 'double' }
  /** Keeps a track of the own colour for another ferry. */
  | { readonly why: 'keeps-ferry' }
  /** What the own cities cost from the start chosen, and from the better one. */
  | { readonly why: 'start'; readonly played: number; readonly better: number }
  /** Who has most of what was given away: the chance after the turn played, and after the better one. */
  | { readonly why: 'slows'; readonly seat: Seat; readonly played: number; readonly better: number };

const MOST_REASONS = 2;
/** Above this share, another seat is said to build there; below the other share, nobody. */
const LIKELY = 0.45;
const UNLIKELY = 0.2;

/** What a building turn is for: own cities it joins, and those it comes nearer to, the most of all first. */
export interface Aim {
  readonly joined: readonly CityIndex[];
  readonly nearer: readonly CityIndex[];
}

/** The position after other actions than those of the turn. */
export function after({ before, seat }: Turn, actions: readonly Action[]): State {
  let state = before;
  for (const action of actions) {
    const { stage } = state.public;
    if (stage.kind !== before.public.stage.kind || !('seat' in stage) || stage.seat !== seat) break;
    state = transEuropa.apply(state, { by: seat, ...action });
  }
  return state;
}

/** What a turn did for the own cities. */
interface Effect {
  readonly missing: number;
  readonly linked: ReadonlySet<CityIndex>;
  /** Cities that are nearer than before, but not linked. */
  readonly nearer: ReadonlySet<CityIndex>;
}

function effectOf(turn: Turn, actions: readonly Action[]): Effect {
  const { seat, before } = turn;
  const hand = before.secret.hands[seat]!;
  const { graph } = gridOf(before.config.board);
  const state = after(turn, actions);
  const isLinked = ({ public: { tracks } }: State, city: CityIndex): boolean =>
    has(tracks.networks[seat]!, graph.cityJunction[city]!);
  const open = hand.filter((city) => !isLinked(before, city));
  const linked = new Set(open.filter((city) => isLinked(state, city)));
  const nearer = new Set(
    open.filter((city) => !linked.has(city) && missingCount(state, seat, [city]) < missingCount(before, seat, [city])),
  );
  return { missing: missingCount(state, seat, hand), linked, nearer };
}

const without = (one: ReadonlySet<CityIndex>, other: ReadonlySet<CityIndex>): CityIndex[] =>
  [...one].filter((city) => !other.has(city));

function isOneDouble({ before }: Turn, actions: readonly Action[]): boolean {
  const { graph, tariffs } = gridOf(before.config.board);
  const lays = actions.filter((action) => action.do === 'lay');
  return lays.length === 1 && (tariffs[0]!.cost[graph.lineIndex.get(lays[0]!.line)!] ?? 1) > 1;
}

const ownPieces = (actions: readonly Action[]): number =>
  actions.filter((action) => action.do === 'lay' && action.piece === 'own').length;

function* reasonsToBuild(turn: Turn, better: readonly Action[], search: Search): Generator<Reason> {
  const played = effectOf(turn, turn.actions);
  const best = effectOf(turn, better);
  if (best.missing === 0 && played.missing > 0) yield { why: 'completes' };
  for (const city of without(best.linked, played.linked)) yield { why: 'reaches', city };
  if (best.nearer.size > 1 && best.nearer.size > played.nearer.size)
    yield { why: 'together', cities: [...best.nearer] };
  const joined = whoJoins(turn, better, search);
  for (const city of without(
    new Set([...played.nearer, ...played.linked]),
    new Set([...best.nearer, ...best.linked]),
  )) {
    const shares = joined(city);
    const seat = shares.indexOf(Math.max(...shares));
    if (shares[seat]! >= LIKELY) yield { why: 'leave', city, seat, share: shares[seat]! };
  }
  for (const city of without(best.nearer, played.nearer)) {
    const share = joined(city).reduce((sum, value) => sum + value, 0);
    if (share <= UNLIKELY) yield { why: 'alone', city, share };
  }
  if (best.missing < played.missing) yield { why: 'fewer', played: played.missing, better: best.missing };
  if (isOneDouble(turn, turn.actions) && !isOneDouble(turn, better)) yield { why: 'double' };
  if (ownPieces(turn.actions) > ownPieces(better)) yield { why: 'keeps-ferry' };
}

function* reasonsToStart(turn: Turn, better: readonly Action[]): Generator<Reason> {
  const { seat, before } = turn;
  const costOf = (actions: readonly Action[]): number =>
    missingCount(after(turn, actions), seat, before.secret.hands[seat]!);
  const [played, best] = [costOf(turn.actions), costOf(better)];
  if (best < played) yield { why: 'start', played, better: best };
}

/** Whose gain the loss was. */
function* reasonsInChances({ seat }: Turn, { best, kept }: Comparison): Generator<Reason> {
  const gains = kept.map((chance, other) => (other === seat ? -1 : chance - best.chances[other]!));
  const winner = gains.indexOf(Math.max(...gains));
  if (gains[winner]! > 0) {
    yield { why: 'slows', seat: winner, played: kept[winner]!, better: best.chances[winner]! };
  }
}

export function aimOf(turn: Turn, actions: readonly Action[]): Aim {
  const { linked, nearer } = effectOf(turn, actions);
  const { before, seat } = turn;
  const state = after(turn, actions);
  const gain = (city: CityIndex): number => missingCount(before, seat, [city]) - missingCount(state, seat, [city]);
  return { joined: [...linked], nearer: [...nearer].sort((a, b) => gain(b) - gain(a) || a - b) };
}

/** The strongest reasons first; at most two. */
export function reasonsFor(turn: Turn, comparison: Comparison, search: Search): readonly Reason[] {
  const better = comparison.best.actions;
  const reasons = [
    ...(turn.kind === 'build' ? reasonsToBuild(turn, better, search) : reasonsToStart(turn, better)),
    ...reasonsInChances(turn, comparison),
  ];
  return reasons.slice(0, MOST_REASONS);
}
