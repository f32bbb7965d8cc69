// A game of companies as a review walks through it: its phases, and the decisions that can be judged.

import type { Move, Seat } from '@branchline/core';
import {
  PHASES,
  type Action,
  type Phase,
  type Stage,
  type State,
  type TrainsOfEurope,
} from '@branchline/trains-of-europe';

/** A game brought to life: `states[k]` is the position after k moves. */
export interface Course {
  readonly moves: readonly Move<TrainsOfEurope>[];
  readonly states: readonly State[];
}

/** A position between two phases: a call is due, or the game has ended. */
export interface Station {
  /** Moves made before it. */
  readonly sequence: number;
  /** The year that is under way; after the last phase of a year the next one has begun. */
  readonly year: number;
  /** The phase that led here, and who called it; nothing led to the first. */
  readonly phase?: Phase;
  readonly caller?: Seat;
}

const isCall = ({ public: { stage } }: State): boolean => stage.kind === 'call';

/** Proposals and votes about the target come between calls and lead nowhere else. */
function isStation(states: readonly State[], sequence: number): boolean {
  const state = states[sequence]!;
  if (!isCall(state)) return false;
  const { year, called } = state.public;
  const earlier = states.slice(0, sequence).findLast(isCall)?.public;
  return earlier === undefined || earlier.year !== year || earlier.called.length !== called.length;
}

/** From the first call to the end; of a game that was given up, to where it was. */
export function stationsOf({ moves, states }: Course): readonly Station[] {
  const stations: Station[] = [];
  let led: Pick<Station, 'phase' | 'caller'> = {};
  states.forEach((state, sequence) => {
    const move = moves[sequence - 1];
    if (move !== undefined && move.by !== 'chance' && move.do === 'call') led = { phase: move.phase, caller: move.by };
    const last = sequence === states.length - 1;
    if (!isStation(states, sequence) && !(last && stations.length > 0)) return;
    if (stations.at(-1)?.sequence === sequence) return;
    stations.push({ sequence, year: state.public.year, ...(stations.length > 0 ? led : {}) });
  });
  return stations;
}

/** Something a company decided by itself, with the positions before and after. */
export interface Decision {
  /** Number of the move, from 1. */
  readonly sequence: number;
  readonly seat: Seat;
  readonly year: number;
  readonly phase: Phase | 'call';
  readonly action: Action;
  readonly before: State;
  readonly after: State;
}

/** Assignments are undone at will, offers are made blind, and votes are about the rules: none of them is judged. */
const JUDGED: readonly Stage['kind'][] = [
  'call',
  'on-site-meeting',
  'railroad-fair',
  'conference-room',
  'choose',
  'opening',
  'bidding',
];
const NOT_JUDGED: readonly Action['do'][] = ['assign', 'unassign', 'propose-target', 'vote'];

function phaseOf({ public: { stage, called } }: State): Phase | 'call' {
  return stage.kind === 'call' ? 'call' : (called.at(-1) ?? PHASES[0]);
}

export function decisionsOf({ moves, states }: Course): readonly Decision[] {
  return moves.flatMap((move, index): Decision[] => {
    const before = states[index]!;
    if (move.by === 'chance' || !JUDGED.includes(before.public.stage.kind)) return [];
    const { by: seat, ...action } = move;
    if (NOT_JUDGED.includes(action.do)) return [];
    const { year } = before.public;
    return [{ sequence: index + 1, seat, year, phase: phaseOf(before), action, before, after: states[index + 1]! }];
  });
}
