// How likely a player with a given hand is to make the moves seen. The player's style is unknown, so several are weighed.

import type { Seat } from '@branchline/core';
import type { Field } from '../playout/field.ts';
import { isPayable } from '../playout/guided.ts';
import { EXCLUSIVE, UNSEEN, type Position } from '../playout/position.ts';
import type { CityMaps } from './city-maps.ts';
import type { HandSpace, Suspect } from './hand-space.ts';

/** One kind of player at building. */
export interface PlayerKind {
  /** How common it is taken to be; shares sum to 1. */
  readonly share: number;
  /** Chance that a track is laid for no reason we understand. */
  readonly noise: number;
  /** How sharply a near city is preferred to a far one: the lower the more; below zero far ones are preferred. */
  readonly temperature: number;
}

/** Fitted to rounds between bots of many kinds (docs/reading.md). */
export interface PolicyModel {
  /** Chance that a marker is placed for no reason we understand. */
  readonly markerNoise: number;
  /** How sharply a good place among the own cities is preferred to a worse one, in sums of distances. */
  readonly markerTemperature: number;
  /** Of the markers on own cities: the share on any of them, good or bad. */
  readonly markerAny: number;
  /** Chance that a marker is next to the own cities rather than on one. */
  readonly markerBeside: number;
  readonly besideTemperature: number;
  /** The kinds of player that build. */
  readonly kinds: readonly PlayerKind[];
  /** Weight of a track that leads to its city by a detour of 0, 1, 2 … */
  readonly detour: readonly number[];
}

export const POLICY_MODEL: PolicyModel = {
  markerNoise: 0.05,
  markerTemperature: 3,
  markerAny: 0.2,
  markerBeside: 0.17,
  besideTemperature: 3,
  kinds: [
    { share: 0.4, noise: 0.1, temperature: 0.6 },
    { share: 0.35, noise: 0.15, temperature: Infinity },
    { share: 0.25, noise: 0.3, temperature: -3 },
  ],
  detour: [1, 0.05, 0.02],
};

/** A likelihood of zero would rule a hand out that a player may hold against all expectation. */
const LEAST = 1e-9;
/** The same of all moves together, beside the best hand. */
const LEAST_WEIGHT = 1e-280;

/** Makes the best weight of all 1 again, before long rounds make numbers too small to hold. */
function rescale(kinds: readonly Float64Array[]): void {
  let most = 0;
  for (const weights of kinds) {
    for (let hand = 0; hand < weights.length; hand++) if (weights[hand]! > most) most = weights[hand]!;
  }
  if (most === 0 || most > 1e-20) return;
  for (const weights of kinds) {
    for (let hand = 0; hand < weights.length; hand++) {
      if (weights[hand]! > 0) weights[hand] = Math.max(weights[hand]! / most, LEAST_WEIGHT);
    }
  }
}

/** exp(-n / temperature) for the whole numbers that distances are. */
const decay = (temperature: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, n) => Math.exp(-n / temperature));

/** A marker that was seen to be placed, and what was known at that moment. */
export interface SeenMarker {
  readonly field: Field;
  /** Per city what it costs to every junction on the empty board. */
  readonly fromCity: readonly ArrayLike<number>[];
  readonly at: number;
  readonly isTaken: (junction: number) => boolean;
}

/** Weighs every hand by the chance that it leads to this marker. */
export function judgeMarker(
  model: PolicyModel,
  { field, fromCity, at, isTaken }: SeenMarker,
  { space, weights }: Pick<Suspect, 'space' | 'weights'>,
): void {
  const { graph } = field;
  const { size, count, cities } = space;
  const { cityCount, cityJunction } = graph;
  const city = graph.junctionCity[at]!;
  const anywhere = model.markerNoise / graph.junctionCount;
  /** By city and city the distance between them, and by city its distance to the marker. */
  const apart = new Uint16Array(cityCount * cityCount);
  const here = Uint16Array.from(fromCity, (distances) => distances[at]!);
  const isFree = Uint8Array.from(cityJunction, (home) => (home === at || !isTaken(home) ? 1 : 0));
  for (let a = 0; a < cityCount; a++) {
    for (let b = 0; b < cityCount; b++) apart[a * cityCount + b] = fromCity[b]![cityJunction[a]!]!;
  }
  const sums = new Uint16Array(size);
  const onCity = decay(model.markerTemperature, SUMS);
  const beside = decay(model.besideTemperature, SUMS);
  for (let hand = 0; hand < count; hand++) {
    const first = hand * size;
    let least = TAKEN;
    let sumHere = 0;
    let mine = -1;
    for (let a = 0; a < size; a++) {
      const own = cities[first + a]!;
      sumHere += here[own]!;
      let sum = TAKEN;
      if (isFree[own] === 1) {
        sum = 0;
        for (let b = 0; b < size; b++) sum += apart[own * cityCount + cities[first + b]!]!;
      }
      sums[a] = sum;
      if (sum < least) least = sum;
      if (own === city) mine = a;
    }
    let chance = anywhere;
    if (mine >= 0 && least < TAKEN) {
      let total = 0;
      for (let a = 0; a < size; a++) if (sums[a]! < TAKEN) total += onCity[sums[a]! - least]!;
      const sharp = onCity[sums[mine]! - least]! / total;
      const share = (1 - model.markerAny) * sharp + model.markerAny / size;
      chance += (1 - model.markerNoise - model.markerBeside) * share;
    }
    // Beside the cities: somewhere about as central as the best of them.
    const worse = least < TAKEN ? Math.max(0, sumHere - least) : 0;
    chance += (model.markerBeside * beside[worse]!) / BESIDE_PLACES;
    weights[hand]! *= Math.max(chance, LEAST);
  }
}

/** Sums of distances lie below this: at most five of them, each a byte. */
const SUMS = 5 * 256;
/** In place of a sum: another marker is there. */
const TAKEN = SUMS;

/** About how many junctions lie as well as a hand's best city: turns the preference into a chance. */
const BESIDE_PLACES = 25;

/** A track that was seen to be laid: the position before it, and what everything cost its builder. */
export interface SeenTrack {
  readonly position: Position;
  readonly maps: CityMaps;
  readonly line: number;
}

/** Weighs every hand, for every kind of player, by the chance that it leads this seat, here and now, to this line. */
export function judgeTrack(
  model: PolicyModel,
  seen: SeenTrack,
  { space, kinds }: { readonly space: HandSpace; readonly kinds: readonly Float64Array[] },
): void {
  const pull = pullOf(model, seen, space.seat);
  model.kinds.forEach((kind, i) => judgeAsKind(kind, { seen, space, ...pull }, kinds[i]!));
  rescale(kinds);
}

interface Pulled {
  readonly seen: SeenTrack;
  readonly space: HandSpace;
  /** Per city the chance to build the line seen, and how many lines there were to choose from. */
  readonly drawn: Float64Array;
  readonly lines: number;
}

function judgeAsKind(
  { noise, temperature }: PlayerKind,
  { seen, space, drawn, lines }: Pulled,
  weights: Float64Array,
): void {
  const { field, marker } = seen.position;
  const { cityCount } = field.graph;
  const { maps } = seen.maps;
  const home = marker[space.seat]!;
  /** Per city how much it attracts, and how much of that goes where the track went. */
  const attraction = new Float64Array(cityCount);
  const towards = new Float64Array(cityCount);
  for (let city = 0; city < cityCount; city++) {
    const away = maps[city]![home]!;
    if (away === 0 || away === UNSEEN) continue;
    attraction[city] = Math.exp(-away / temperature);
    towards[city] = attraction[city]! * drawn[city]!;
  }
  const stray = noise / Math.max(1, lines);
  const sumOfAll = addUp(space, attraction);
  const sumHere = addUp(space, towards);
  for (let hand = 0; hand < space.count; hand++) {
    const all = sumOfAll[hand]!;
    const chance = stray + (all > 0 ? ((1 - noise) * sumHere[hand]!) / all : 0);
    weights[hand]! *= chance > LEAST ? chance : LEAST;
  }
}

/** By hand the sum of what its cities count, built up region by region. */
function addUp({ regions, count }: HandSpace, values: Float64Array): Float64Array {
  const out = new Float64Array(count);
  for (const { stride, options } of regions) {
    // The first option last: all others start from the values in its place.
    for (let option = options.length - 1; option >= 0; option--) {
      let value = 0;
      for (const city of options[option]!) value += values[city]!;
      const first = option * stride;
      for (let i = 0; i < stride; i++) out[first + i] = out[i]! + value;
    }
  }
  return out;
}

/** Per city, for a seat that heads for it: the chance to build this line next; and how many lines there are to choose from. */
function pullOf(model: PolicyModel, { position, maps, line }: SeenTrack, seat: Seat) {
  const { field, marker } = position;
  const { cityCount } = field.graph;
  const drawn = new Float64Array(cityCount);
  const total = new Float64Array(cityCount);
  const home = marker[seat]!;
  let lines = 0;
  eachOutwardSlot(position, seat, (slot, to) => {
    lines++;
    const step = maps.weights[slot]!;
    const observed = field.graph.line[slot] === line;
    for (let city = 0; city < cityCount; city++) {
      const detour = maps.maps[city]![to]! + step - maps.maps[city]![home]!;
      if (detour >= model.detour.length) continue;
      const pull = model.detour[detour] ?? 0;
      total[city]! += pull;
      if (observed) drawn[city]! += pull;
    }
  });
  for (let city = 0; city < cityCount; city++) drawn[city] = total[city]! > 0 ? drawn[city]! / total[city]! : 0;
  return { drawn, lines };
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
