// How likely a player with a given hand is to do what was seen: heads for near cities, mostly, and errs now and then.

import type { Seat } from '@branchline/core';
import type { Field } from '../playout/field.ts';
import { isPayable } from '../playout/guided.ts';
import { EXCLUSIVE, UNSEEN, type Position } from '../playout/position.ts';
import type { CityMaps } from './city-maps.ts';
import type { Suspect } from './hand-space.ts';

/** Numbers set by hand after watching games between the levels; no fit has been run on them. */
export interface PolicyModel {
  /** Chance that a marker is placed for no reason we understand. */
  readonly markerNoise: number;
  /** How sharply a good place among the own cities is preferred to a worse one, in sums of distances. */
  readonly markerTemperature: number;
  /** Chance that a marker stands beside the own cities rather than on one. */
  readonly markerBeside: number;
  readonly besideTemperature: number;
  /** Chance that a track is laid for no reason we understand. */
  readonly trackNoise: number;
  /** How sharply a near city is preferred to a far one. */
  readonly trackTemperature: number;
  /** Weight of a track that leads to its city by a detour of 0, 1, 2 … */
  readonly detour: readonly number[];
}

export const POLICY_MODEL: PolicyModel = {
  markerNoise: 0.1,
  markerTemperature: 2,
  markerBeside: 0.15,
  besideTemperature: 3,
  trackNoise: 0.15,
  trackTemperature: 0.8,
  detour: [1, 0.1, 0.03],
};

/** A likelihood of zero would rule a hand out that a player may hold against all expectation. */
const LEAST = 1e-9;

/** A marker that was seen to be placed, and what was known at that moment. */
export interface SeenMarker {
  readonly field: Field;
  /** Per city what it costs to every junction on the empty board. */
  readonly fromCity: readonly ArrayLike<number>[];
  readonly at: number;
  readonly isTaken: (junction: number) => boolean;
}

/** Adds to `scores` the logarithm of the chance that each hand leads to this marker. */
export function judgeMarker(
  model: PolicyModel,
  { field, fromCity, at, isTaken }: SeenMarker,
  { space, scores }: Suspect,
): void {
  const { graph } = field;
  const { size, count, cities } = space;
  const city = graph.junctionCity[at]!;
  const anywhere = model.markerNoise / graph.junctionCount;
  const sums = new Float64Array(size);
  for (let hand = 0; hand < count; hand++) {
    let least = Infinity;
    let sumHere = 0;
    let mine = -1;
    for (let a = 0; a < size; a++) {
      const own = cities[hand * size + a]!;
      sumHere += fromCity[own]![at]!;
      const home = graph.cityJunction[own]!;
      let sum = Infinity;
      if (home === at || !isTaken(home)) {
        sum = 0;
        for (let b = 0; b < size; b++) sum += fromCity[cities[hand * size + b]!]![home]!;
      }
      sums[a] = sum;
      if (sum < least) least = sum;
      if (own === city) mine = a;
    }
    let chance = anywhere;
    if (mine >= 0 && least < Infinity) {
      let total = 0;
      for (let a = 0; a < size; a++) total += Math.exp((least - sums[a]!) / model.markerTemperature);
      chance +=
        ((1 - model.markerNoise - model.markerBeside) * Math.exp((least - sums[mine]!) / model.markerTemperature)) /
        total;
    }
    // Beside the cities: somewhere about as central as the best of them.
    const worse = least < Infinity ? Math.max(0, sumHere - least) : 0;
    chance += (model.markerBeside * Math.exp(-worse / model.besideTemperature)) / BESIDE_PLACES;
    scores[hand]! += Math.log(Math.max(chance, LEAST));
  }
}

/** About how many junctions lie as well as a hand's best city: turns the preference into a chance. */
const BESIDE_PLACES = 25;

/** A track that was seen to be laid: the position before it, and what everything cost its builder. */
export interface SeenTrack {
  readonly position: Position;
  readonly maps: CityMaps;
  readonly line: number;
}

/** Adds the logarithm of the chance that each hand leads this seat, here and now, to this line. */
export function judgeTrack(model: PolicyModel, { position, maps: city, line }: SeenTrack, suspect: Suspect): void {
  const { maps, weights } = city;
  const { space, scores } = suspect;
  const { field } = position;
  const { seat } = space;
  const { cityCount } = field.graph;
  const attraction = new Float64Array(cityCount);
  const drawn = new Float64Array(cityCount);
  const total = new Float64Array(cityCount);
  const marker = position.marker[seat]!;
  let lines = 0;
  eachOutwardSlot(position, seat, (slot, to) => {
    lines++;
    const step = weights[slot]!;
    const observed = field.graph.line[slot] === line;
    for (let city = 0; city < cityCount; city++) {
      const detour = maps[city]![to]! + step - maps[city]![marker]!;
      const pull = detour < model.detour.length ? (model.detour[detour] ?? 0) : 0;
      total[city]! += pull;
      if (observed) drawn[city]! += pull;
    }
  });
  for (let city = 0; city < cityCount; city++) {
    const away = maps[city]![marker]!;
    attraction[city] = away === 0 || away === UNSEEN ? 0 : Math.exp(-away / model.trackTemperature);
    drawn[city] = total[city]! > 0 ? drawn[city]! / total[city]! : 0;
  }
  const stray = model.trackNoise / Math.max(1, lines);
  const { size, count, cities } = space;
  for (let hand = 0; hand < count; hand++) {
    let sum = 0;
    let towards = 0;
    for (let i = hand * size; i < (hand + 1) * size; i++) {
      const city = cities[i]!;
      sum += attraction[city]!;
      towards += attraction[city]! * drawn[city]!;
    }
    const chance = stray + (sum > 0 ? ((1 - model.trackNoise) * towards) / sum : 0);
    scores[hand]! += Math.log(Math.max(chance, LEAST));
  }
}

/** Every payable place of the adjacency that leads out of a seat's network. */
export function eachOutwardSlot(position: Position, seat: Seat, each: (slot: number, to: number) => void): void {
  const { field, reach, weight } = position;
  const { offsets, neighbour, line, junctionCount } = field.graph;
  for (let from = 0; from < junctionCount; from++) {
    if (((reach[from]! >> seat) & 1) === 0) continue;
    for (let slot = offsets[from]!; slot < offsets[from + 1]!; slot++) {
      const to = neighbour[slot]!;
      if ((reach[to]! >> seat) & 1 || weight[slot] === 0 || weight[slot] === EXCLUSIVE) continue;
      if (isPayable(position, line[slot]!)) each(slot, to);
    }
  }
}
