// Turns of a race: every seat builds towards its nearest city, the patient one first towards cities far from the others.

import type { JunctionIndex, LineIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { UNSEEN } from './position.ts';
import { join } from './race-networks.ts';
import { findStep } from './race-step.ts';
import { NOBODY, type Race } from './race.ts';

/** After falling short of budget for the nearest city, another one may cost this much more. */
const SLACK = 2;

/** Lays a track of the active seat on a line that touches its network. */
export function layInRace(race: Race, line: LineIndex): void {
  const { graph, cost } = race.field;
  const part = race.part[race.seat]!;
  const a = graph.lineA[line]!;
  const b = graph.lineB[line]!;
  const nearA = race.near[(part << 8) + a]!;
  const nearB = race.near[(part << 8) + b]!;
  // A track inside the own network changes nothing but the supply.
  track(race, nearA === 0 ? (nearB === 0 ? NOBODY : b) : a, cost[line]!);
}

/** A track from the network of the active seat to a junction, or `NOBODY` where it joins nothing new. */
function track(race: Race, junction: JunctionIndex, cost: number): void {
  race.left -= cost;
  race.laid++;
  race.supply--;
  if (junction !== NOBODY) join(race, race.part[race.seat]!, junction);
  // TE-ENDR-2, TE-ENDR-4, TE-CLAIM-1
  if (race.open[race.seat] === 0 || race.supply === 0) {
    race.over = true;
    return;
  }
  if (race.field.claims) return;
  for (let other = 0; other < race.field.seats; other++) if (race.open[other] === 0) race.pending = true;
}

export function endTurnOfRace(race: Race): void {
  if (race.pending) {
    race.over = true;
    return;
  }
  race.passes = race.laid > 0 ? 0 : race.passes + 1;
  const next = race.seat + 1 === race.field.seats ? 0 : race.seat + 1;
  beginTurnOfRace(race, next, next === race.start ? race.cycle + 1 : race.cycle);
  if (race.field.claims && race.open[next] === 0) race.over = true; // claimed before its first track
}

export function beginTurnOfRace(race: Race, seat: Seat, cycle: number): void {
  const { limits } = race.field;
  race.seat = seat;
  race.cycle = cycle;
  race.left = limits[(cycle - 1) % limits.length]!;
  race.laid = 0;
}

function playTurn(race: Race): void {
  while (race.left > 0) {
    const mayStop = race.laid > 0 || race.field.allowPass;
    if (!findStep(race, mayStop ? SLACK : UNSEEN)) break;
    track(race, race.step.to, race.step.cost);
    if (race.over) return;
  }
  endTurnOfRace(race);
}

export function runRace(race: Race): void {
  const stuck = race.field.seats * race.field.limits.length;
  while (!race.over && race.passes < stuck) playTurn(race);
  race.over = true;
}
