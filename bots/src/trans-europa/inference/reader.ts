// Reading the others' cards: follows a round view by view and weighs every hand each hidden seat may hold.

import type { JunctionIndex, LineIndex } from '@branchline/boards';
import { fastRng, type Seat } from '@branchline/core';
import { has, type Bits, type View } from '@branchline/trans-europa';
import { terrainOf } from '../survey.ts';
import { fieldOf, type Field } from '../playout/field.ts';
import { loadView } from '../playout/load.ts';
import { newPosition, type Position } from '../playout/position.ts';
import { cityMaps, type CityMaps } from './city-maps.ts';
import { handKey, handSpaces, type HandSpace, type Suspect } from './hand-space.ts';
import { jointHands } from './joint.ts';
import { judgeMarker, judgeTrack, POLICY_MODEL, type PolicyModel } from './policy-model.ts';

/** What a viewer can tell about one hidden hand. */
export interface SeatPosterior {
  readonly seat: Seat;
  /** Per city of the board the chance to be in this hand, no city being in two hands; sums to the size of the hand. */
  readonly cities: readonly number[];
  /** Every hand considered, with its chance by this seat's own moves alone; the chances sum to 1. */
  readonly hands: { readonly count: number; cities(hand: number): readonly number[]; chance(hand: number): number };
}

export interface Reader {
  /** Shown every view of the viewer in turn; views left out cost accuracy, never correctness. */
  look(view: View): void;
  /** Undefined where the seat is the viewer's own, or before there are hands to read. */
  suspects(): readonly (Suspect | undefined)[];
  posterior(): readonly (SeatPosterior | undefined)[];
}

const POSTERIOR_SWEEPS = 60;
const POSTERIOR_SEED = 20_260_101;

/** One track more than before: on which line. Undefined where it is none or several. */
function newTrack(before: View, now: View, field: Field): LineIndex | undefined {
  const found: LineIndex[] = [];
  eachNewMember(before.public.tracks.laid, now.public.tracks.laid, (line) => {
    if (field.ferryOf[line]! < 0) found.push(line);
  });
  now.public.tracks.ferries.forEach((pieces, ferry) => {
    const fresh = pieces.length - before.public.tracks.ferries[ferry]!.length;
    for (let i = 0; i < fresh; i++) found.push(field.ferryLines[ferry]!);
  });
  return found.length === 1 ? found[0] : undefined;
}

function eachNewMember(before: Bits, now: Bits, each: (member: number) => void): void {
  if (before === now) return;
  for (let word = 0; word < now.length; word++) {
    for (let fresh = now[word]! & ~before[word]!; fresh !== 0; fresh &= fresh - 1) {
      each(word * 30 + 31 - Math.clz32(fresh & -fresh));
    }
  }
}

/** The cities on a network, as a set of two words. */
function citiesOn(network: Bits, { graph }: Field): readonly [number, number] {
  let low = 0;
  let high = 0;
  graph.cityJunction.forEach((junction, city) => {
    if (!has(network, junction)) return;
    if (city < 32) low |= 1 << city;
    else high |= 1 << (city - 32);
  });
  return [low, high];
}

/** What is noted of one hidden seat. */
interface Notes extends Suspect {
  /** By hand: what the marker says of it, or 0 where the rules exclude it; and by kind of player what the tracks say. */
  readonly byMarker: Float64Array;
  readonly kinds: readonly Float64Array[];
  /** Whether `weights` has to be rebuilt from these. */
  stale: boolean;
}

function newNotes(space: HandSpace, model: PolicyModel | undefined): Notes {
  const kinds = (model?.kinds ?? []).map(({ share }) => new Float64Array(space.count).fill(share));
  const byMarker = new Float64Array(space.count).fill(1);
  return { space, byMarker, kinds, weights: new Float64Array(space.count).fill(1), stale: false };
}

/** Puts together what marker and tracks say. */
function makeUp({ byMarker, kinds, weights }: Notes): void {
  for (let hand = 0; hand < weights.length; hand++) {
    let sum = 0;
    for (const kind of kinds) sum += kind[hand]!;
    weights[hand] = byMarker[hand]! * sum;
  }
}

/** The state of reading one round. */
interface Round {
  readonly key: string;
  readonly field: Field;
  readonly position: Position;
  readonly maps: CityMaps;
  readonly suspects: readonly (Notes | undefined)[];
  /** Per seat the network for which complete hands were last ruled out, and the cities on it as a set of two words. */
  readonly ruledOut: ({ readonly network: Bits; readonly low: number; readonly high: number } | undefined)[];
  last: View;
}

/** Nothing seen yet: every hand that the backs allow is as likely as any other. */
function begin(view: View, key: string, model: PolicyModel | undefined): Round {
  const field = fieldOf(view.config, view.public.cards);
  const suspects = handSpaces(view).map((space) => space && newNotes(space, model));
  const blank: View = {
    ...view,
    public: { ...view.public, markers: view.public.markers.map(() => null), stage: { kind: 'deal' } },
  };
  return {
    key,
    field,
    position: newPosition(field),
    maps: cityMaps(field),
    suspects,
    ruledOut: suspects.map(() => undefined),
    last: blank,
  };
}

function readMarkers(round: Round, view: View, model: PolicyModel): void {
  const { start, markers, cards } = view.public;
  const { field, suspects, last } = round;
  const { fromCity } = terrainOf(field.graph, cards);
  const taken = new Set<JunctionIndex>();
  for (let i = 0; i < markers.length; i++) {
    const seat = (start + i) % markers.length;
    const at = markers[seat];
    if (at === null || at === undefined) break;
    const suspect = suspects[seat];
    if (suspect && last.public.markers[seat] === null) {
      const { space, byMarker } = suspect;
      judgeMarker(
        model,
        { field, fromCity, at, isTaken: (junction) => taken.has(junction) },
        { space, weights: byMarker },
      );
      suspect.stale = true;
    }
    taken.add(at);
  }
}

function readTrack({ field, position, maps, suspects, last }: Round, view: View, model: PolicyModel): void {
  const { stage } = last.public;
  if (stage.kind !== 'build' || view.public.tracks === last.public.tracks) return;
  const suspect = suspects[stage.seat];
  const line = suspect && newTrack(last, view, field);
  if (line === undefined) return;
  maps.draw(position, stage.seat);
  judgeTrack(model, { position, maps, line }, suspect!);
  suspect!.stale = true;
}

/** Brings up to date which cities are on a seat's network; undefined where nothing has changed since it was last judged. */
function citiesJudged({ field, ruledOut }: Round, seat: Seat, network: Bits): readonly [number, number] | undefined {
  const before = ruledOut[seat];
  if (before?.network === network) return undefined;
  const [low, high] = citiesOn(network, field);
  ruledOut[seat] = { network, low, high };
  // Most tracks bring no city into a network, and then nothing new is known.
  return before?.low === low && before.high === high ? undefined : [low, high];
}

/** Where players claim by hand: how likely a person overlooks being complete. */
const OVERLOOKED = 0.02;

/** A seat whose turn has ended without a right claim is hardly complete (TE-CLAIM-6). */
function doubtSilent(round: Round, view: View): void {
  const { stage: before, tracks } = round.last.public;
  const { stage: now } = view.public;
  if (before.kind !== 'build' || (now.kind === 'build' && now.seat === before.seat)) return;
  const suspect = round.suspects[before.seat];
  const judged = suspect && citiesJudged(round, before.seat, tracks.networks[before.seat]!);
  if (!judged) return;
  const [low, high] = judged;
  const { space, byMarker, weights } = suspect;
  for (let hand = 0; hand < space.count; hand++) {
    if ((space.low[hand]! & ~low) !== 0 || (space.high[hand]! & ~high) !== 0) continue;
    byMarker[hand]! *= OVERLOOKED;
    weights[hand]! *= OVERLOOKED;
  }
}

/** Completion is announced (TE-ENDR-6): who is not complete misses a city, who is complete misses none. */
function ruleOut(round: Round, view: View): void {
  const { tracks, complete } = view.public;
  round.suspects.forEach((suspect, seat) => {
    const judged = suspect && citiesJudged(round, seat, tracks.networks[seat]!);
    if (!judged) return;
    const [low, high] = judged;
    const { space, byMarker, weights } = suspect;
    const shouldBe = complete.includes(seat);
    for (let hand = 0; hand < space.count; hand++) {
      const isComplete = (space.low[hand]! & ~low) === 0 && (space.high[hand]! & ~high) === 0;
      if (isComplete !== shouldBe) byMarker[hand] = weights[hand] = 0;
    }
  });
}

/** Draws many worlds and counts: no city is in two hands. */
function posteriors(suspects: readonly (Suspect | undefined)[], field: Field): readonly (SeatPosterior | undefined)[] {
  const chances = jointHands(suspects, fastRng(POSTERIOR_SEED)).chances(POSTERIOR_SWEEPS);
  return suspects.map((suspect, seat): SeatPosterior | undefined => {
    if (!suspect) return undefined;
    const { space, weights } = suspect;
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    return {
      seat,
      cities: Array.from(chances[seat]!.subarray(0, field.graph.cityCount)),
      hands: {
        count: space.count,
        cities: (hand) => Array.from(space.cities.subarray(hand * space.size, (hand + 1) * space.size)),
        chance: (hand) => weights[hand]! / whole,
      },
    };
  });
}

/** Without a model only what the rules exclude is ruled out. */
export function reader(model?: PolicyModel): Reader {
  let round: Round | undefined;
  const suspects = (): readonly (Suspect | undefined)[] => {
    for (const notes of round?.suspects ?? []) {
      if (!notes?.stale || model === undefined) continue;
      makeUp(notes);
      notes.stale = false;
    }
    return round?.suspects ?? [];
  };
  return {
    look(view) {
      const { stage } = view.public;
      if (stage.kind !== 'markers' && stage.kind !== 'build') return;
      const key = handKey(view);
      if (round?.key !== key) round = begin(view, key, model);
      if (model !== undefined) {
        readMarkers(round, view, model);
        readTrack(round, view, model);
      }
      if (view.config.options.manualClaim) doubtSilent(round, view);
      else if (stage.kind === 'build') ruleOut(round, view);
      const { tracks, stage: before } = round.last.public;
      if (tracks !== view.public.tracks || before !== stage) loadView(round.position, view);
      round.last = view;
    },
    suspects,
    posterior: () => (round === undefined ? [] : posteriors(suspects(), round.field)),
  };
}

/** The posterior at the last of these views of one viewer; earlier ones of the same round are the history. */
export function posteriorOf(
  views: readonly View[],
  model: PolicyModel = POLICY_MODEL,
): readonly (SeatPosterior | undefined)[] {
  const reading = reader(model);
  for (const view of views) reading.look(view);
  return reading.posterior();
}
