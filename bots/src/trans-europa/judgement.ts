// Chances of winning a round, and what turns are worth, for reviews of a game: by what a seat can know or with all
// hands open. The same question with the same seed and budget has the same answer.

import type { JunctionIndex } from '@branchline/boards';
import { fastRng, type Seat } from '@branchline/core';
import type { Action, View } from '@branchline/trans-europa';
import { addEnding, newTallies, roundWon, type Worth } from './judgement/endings.ts';
import { seatToMove, type Standpoint } from './judgement/standpoint.ts';
import { add, estimateOf, newTally, type Estimate, type Tally } from './judgement/tally.ts';
import { DIRECTOR } from './levels.ts';
import { fieldOf } from './playout/field.ts';
import { loadView } from './playout/load.ts';
import type { Lay, Playouts } from './playout/playouts.ts';
import type { ArmLimits } from './search/arms.ts';
import { armsOf, toolsOf, type Tools } from './search/tools.ts';
import { expectedStarts } from './search/expected-starts.ts';
import { mannersIn, type Manners } from './search/manners.ts';
import { goodStarts } from './search/marker.ts';
import type { StartLimits } from './search/searcher.ts';
import type { Worlds } from './search/worlds.ts';

export { reader } from './inference/reader.ts';
export { POLICY_MODEL } from './inference/policy-model.ts';
export { allHandsOpen, whatIsKnown } from './judgement/standpoint.ts';
export type { Worth } from './judgement/endings.ts';
export type { Manners } from './search/manners.ts';
export type { Standpoint } from './judgement/standpoint.ts';
export type { Estimate } from './judgement/tally.ts';

/** How many deals to play out, and the number from which all chance in them follows. */
export interface Sample {
  readonly deals: number;
  readonly seed: number;
  /** What the end of a round is worth to every seat; the round won, shared in parts, if left out. */
  readonly worth?: Worth;
  /** The style of all seats; any style if left out. */
  readonly manners?: Manners;
}

/** What the seat to move may do: a start, or tracks; after them the turn ends, or goes on as it may. */
export type Turn =
  | { readonly kind: 'marker'; readonly at: JunctionIndex }
  | { readonly kind: 'build'; readonly lays: readonly Lay[]; readonly ends: boolean };

export interface JudgedTurn {
  readonly turn: Turn;
  /** What it is worth to every seat. */
  readonly bySeat: readonly Estimate[];
  /** How much less it is worth to the seat to move than the first turn judged with it, on the same deals. */
  readonly loss: Estimate;
}

/** All seats play in any style, because the players' styles are unknown. */
const ANYBODY = { nearest: 4, patient: 3, remote: 1, sociable: 1, whim: 1 };
export const ANY_MANNERS: Manners = { own: ANYBODY, others: ANYBODY, varied: true };

/** Added to the seed: deals that judge a turn are other ones than those that chose it. */
const FRESH = 0x5eed;

/** One position being judged. */
interface Session {
  readonly view: View;
  readonly tools: Tools;
  readonly worlds: Worlds;
  readonly seat: Seat | undefined;
  readonly starts: ReturnType<typeof expectedStarts>;
  readonly behave: () => void;
}

const kept = new WeakMap<object, Tools>();

function toolsAt({ config, public: { cards } }: View): Tools {
  const field = fieldOf(config, cards);
  let tools = kept.get(field);
  if (tools === undefined) kept.set(field, (tools = toolsOf(field)));
  return tools;
}

function sessionAt({ view, worlds: worldsBy }: Standpoint, { seed, manners = ANY_MANNERS }: Sample): Session {
  const rng = fastRng(seed);
  const tools = toolsAt(view);
  const { field, root, playouts } = tools;
  loadView(root, view);
  playouts.setRoot(root);
  const worlds = worldsBy(rng);
  const seat = seatToMove(view);
  return {
    ...{ view, tools, worlds, seat },
    starts: expectedStarts(view, worlds),
    behave: mannersIn(playouts, manners, { seats: field.seats, seat, rng }),
  };
}

function nextDeal({ worlds, behave, tools: { playouts } }: Session): void {
  worlds.draw();
  behave();
  playouts.deal(worlds.targets, worlds.sizes);
}

/** Plays a turn and the rest of the round, or just the rest. */
function play({ view, tools, seat, starts }: Session, turn: Turn | undefined): Playouts {
  const { playouts } = tools;
  if (turn?.kind === 'marker') playouts.playMarkers(starts({ seat: seat!, at: turn.at }));
  else if (view.public.stage.kind === 'markers') playouts.playMarkers(starts());
  else if (turn?.ends) playouts.playTurns(turn.lays);
  else playouts.playOn(turn?.lays ?? []);
  return playouts;
}

/** What the position is worth to every seat; undefined in stages in which nobody places markers or builds. */
export function chancesAt(standpoint: Standpoint, sample: Sample): Estimate[] | undefined {
  const { deals, worth = roundWon } = sample;
  if (seatToMove(standpoint.view) === undefined) return undefined;
  const session = sessionAt(standpoint, sample);
  const { seats } = session.tools.field;
  const tallies = newTallies(seats);
  for (let i = 0; i < deals; i++) {
    nextDeal(session);
    addEnding(tallies, play(session, undefined), worth);
  }
  return tallies.map((tally) => estimateOf(tally, 0));
}

/** What turns of the seat to move are worth, all on the same deals. */
export function judgeTurns(standpoint: Standpoint, turns: readonly Turn[], sample: Sample): readonly JudgedTurn[] {
  const { deals, worth = roundWon } = sample;
  const session = sessionAt(standpoint, sample);
  const { seats } = session.tools.field;
  const tallies = turns.map(() => newTallies(seats));
  const losses = turns.map((): Tally => newTally());
  for (let i = 0; i < deals; i++) {
    nextDeal(session);
    let first = 0;
    turns.forEach((turn, at) => {
      const value = addEnding(tallies[at]!, play(session, turn), worth)[session.seat!]!;
      if (at === 0) first = value;
      add(losses[at]!, first - value);
    });
  }
  return turns.map((turn, at) => ({
    turn,
    bySeat: tallies[at]!.map((tally) => estimateOf(tally, 0)),
    loss: at === 0 ? { mean: 0, doubt: 0 } : estimateOf(losses[at]!, -1),
  }));
}

export interface Search extends Sample {
  /** Deals on which every turn worth considering is tried, none of them used to judge. */
  readonly choosing: number;
  /** How many of the best turns to judge. */
  readonly most: number;
  /** Turns to judge in any case, such as the one that was played. */
  readonly also?: readonly Turn[];
}

const ARMS: ArmLimits = DIRECTOR.arms;
const STARTS: StartLimits = { places: 40, extra: 2 };

/** Turns worth considering for the seat to move, whose hand must be known. */
export function sensibleTurns(standpoint: Standpoint): readonly Turn[] {
  const { view } = standpoint;
  const tools = toolsAt(view);
  if (view.own === undefined || view.own.seat !== seatToMove(view)) return [];
  if (view.public.stage.kind === 'markers') {
    return goodStarts(view, tools.field, STARTS).map((at) => ({ kind: 'marker', at }));
  }
  return armsOf(tools, view, ARMS).map(({ lays }) => ({ kind: 'build', lays, ends: true }));
}

/**
 * The best turns of the seat to move, best first as the choosing deals had it, then those to judge in any case. Judged on
 * separate deals, so the first is no luckier than any other; a later one may turn out better (a negative loss).
 */
export function candidateTurns(standpoint: Standpoint, search: Search): readonly JudgedTurn[] {
  const { choosing, most, also = [], seed } = search;
  const seat = seatToMove(standpoint.view);
  if (seat === undefined) return [];
  const found = judgeTurns(standpoint, sensibleTurns(standpoint), { ...search, deals: choosing });
  const best = found
    .slice()
    .sort((a, b) => b.bySeat[seat]!.mean - a.bySeat[seat]!.mean)
    .slice(0, most)
    .map(({ turn }) => turn);
  const known = new Set(best.map(turnKey));
  const others = also.filter((turn) => !known.has(turnKey(turn)));
  return judgeTurns(standpoint, [...best, ...others], { ...search, seed: seed + FRESH });
}

/** The same for turns that lead to the same position: the order of tracks does not matter. */
export function turnKey(turn: Turn): string {
  if (turn.kind === 'marker') return `marker ${turn.at}`;
  const lays = turn.lays.map(({ line, piece }) => `${line}${piece === 'own' ? '*' : ''}`).sort();
  return `${lays.join(' ')}${turn.ends ? '.' : ''}`;
}

/** A turn from what was done in it. */
export function turnOf(view: View, actions: readonly Action[]): Turn {
  const { graph } = toolsAt(view).field;
  const [first] = actions;
  if (first?.do === 'marker') return { kind: 'marker', at: graph.junctionIndex.get(first.at)! };
  const lays = actions.flatMap((action): Lay[] =>
    action.do === 'lay' ? [{ line: graph.lineIndex.get(action.line)!, piece: action.piece }] : [],
  );
  return { kind: 'build', lays, ends: true };
}
