// The network of each seat: what its marker reaches over tracks it may use, kept up to date track by track.

import type { BySeat, Seat } from '@branchline/core';
import { addTo, has, withMember } from './bits.ts';
import type { Grid } from './grid.ts';
import { allSeats } from './seats.ts';
import type { Bits, CityIndex, FerryTrack, JunctionIndex, LineIndex, Tracks } from './types.ts';

interface Pieces {
  readonly seats: number;
  /** Neutral tracks, and tracks in the own colour for each. */
  readonly supply: number;
  readonly own: number;
}

/** An empty board (TE-NEXT-1): no tracks, full supplies, no markers. */
export const clearedTracks = (grid: Grid, { seats, supply, own }: Pieces): Tracks => {
  const { ferryLines, noJunctions, noLines } = grid;
  const each = <T>(value: T): BySeat<T> => allSeats(seats).map(() => value);
  return {
    laid: noLines,
    ferries: ferryLines.map(() => []),
    supply,
    own: each(own),
    networks: each(noJunctions),
    touching: each(noLines),
  };
};

/** A complete ferry with a black track is open to all (TE-FERRY-8), one with two colours only to its owners (TE-FERRY-9). */
const mayUseFerry = (slots: readonly FerryTrack[], seat: Seat): boolean =>
  slots.length === 2 && (slots.includes('black') || slots.includes(seat));

/** Tracks that may connect something for this seat. */
interface Rails extends Pick<Tracks, 'laid' | 'ferries'> {
  readonly seat: Seat;
}

/** Whether the line has a track that the seat may use; a half-built ferry connects nothing (TE-FERRY-7). */
export function isUsable(grid: Grid, { laid, ferries, seat }: Rails, line: LineIndex): boolean {
  if (!has(laid, line)) return false;
  const ferry = grid.ferryOf[line]!;
  return ferry < 0 || mayUseFerry(ferries[ferry]!, seat); // neutral tracks on land are open to all (TE-BUILD-8)
}

/** Any completed ferry that is closed to a seat: networks of merged seats may then differ (TE-FERRY-10). */
export const hasExclusiveFerry = (tracks: Pick<Tracks, 'ferries'>): boolean =>
  tracks.ferries.some((slots) => slots.length === 2 && !slots.includes('black'));

/** A network in the making. */
interface Growth extends Rails {
  readonly network: number[];
  /** Lines with an end in it. */
  readonly touching: number[];
}

/** Copies of a seat's network and of the lines that touch it, to be added to. */
const growthOf = ({ laid, ferries, networks, touching }: Tracks, seat: Seat): Growth => ({
  laid,
  ferries,
  seat,
  network: networks[seat]!.slice(),
  touching: touching[seat]!.slice(),
});

/** Adds a junction, and all that usable tracks join to it, to a seat's network and the lines touching it (TE-NET-1). */
function spread(grid: Grid, growth: Growth, at: JunctionIndex): void {
  const { network, touching } = growth;
  const { offsets, neighbour, line } = grid.graph;
  addTo(network, at);
  const stop = offsets[at + 1]!;
  for (let i = offsets[at]!; i < stop; i++) {
    const way = line[i]!;
    addTo(touching, way);
    const end = neighbour[i]!;
    if (isUsable(grid, growth, way) && !has(network, end)) spread(grid, growth, end);
  }
}

/**
 * The marker is the origin of the network (TE-START-4) and connects a city on its junction (TE-START-5). No loose tracks can
 * have been laid yet, so the junction is all of it.
 */
export function placeMarker(grid: Grid, tracks: Tracks, { seat, at }: Marker): Tracks {
  const { laid, ferries, supply, own } = tracks;
  const growth = growthOf(tracks, seat);
  spread(grid, growth, at);
  const networks = tracks.networks.slice();
  const touching = tracks.touching.slice();
  networks[seat] = growth.network;
  touching[seat] = growth.touching;
  return { laid, ferries, supply, own, networks, touching };
}

interface Marker {
  readonly seat: Seat;
  readonly at: JunctionIndex;
}

/** A track on its way to the board. */
export interface Lay {
  readonly seat: Seat;
  readonly line: LineIndex;
  readonly piece: 'black' | 'own';
}

/** Lays one track: off the supply or the own tracks, onto the line or a ferry slot, and into every network it touches. */
export function layTrack(grid: Grid, tracks: Tracks, { seat, line, piece }: Lay): Tracks {
  const black = piece === 'black';
  const supply = black ? tracks.supply - 1 : tracks.supply; // one piece on a double line too (TE-COMP-5)
  const own = black ? tracks.own : tracks.own.map((left, s) => (s === seat ? left - 1 : left));
  const ferry = grid.ferryOf[line]!;
  let { ferries } = tracks;
  if (ferry >= 0) {
    const slots = [...ferries[ferry]!, black ? ('black' as const) : seat]; // the first may be any player's (TE-FERRY-6)
    ferries = ferries.map((other, f) => (f === ferry ? slots : other));
    if (slots.length < 2) return { ...tracks, ferries, supply, own }; // half built (TE-FERRY-7)
  }
  const laid = withMember(tracks.laid, line);
  return joinEnds(grid, { laid, ferries, supply, own, networks: tracks.networks, touching: tracks.touching }, line);
}

/**
 * Lets every seat that reaches one end of a new connection spread from the other (TE-NET-2: at once, for all seats). A loose
 * track is in no network until a seat reaches it (TP-CARD-18a).
 */
function joinEnds(grid: Grid, tracks: Tracks, line: LineIndex): Tracks {
  const a = grid.graph.lineA[line]!;
  const b = grid.graph.lineB[line]!;
  const { laid, ferries, supply, own } = tracks;
  const alike = !hasExclusiveFerry(tracks);
  let networks: Bits[] | undefined;
  let touching: Bits[] | undefined;
  /** Without exclusive ferries all seats that reach one junction have one network: the first of them keeps it for all. */
  let shared: Growth | undefined;
  for (let seat: Seat = 0; seat < tracks.networks.length; seat++) {
    const reached = tracks.networks[seat]!;
    const reachesA = has(reached, a);
    if (reachesA === has(reached, b) || !isUsable(grid, { laid, ferries, seat }, line)) continue;
    networks ??= tracks.networks.slice();
    touching ??= tracks.touching.slice();
    if (!alike || !shared) {
      shared = growthOf(tracks, seat);
      spread(grid, shared, reachesA ? b : a);
    }
    networks[seat] = shared.network;
    touching[seat] = shared.touching;
  }
  if (!networks || !touching) return tracks;
  return { laid, ferries, supply, own, networks, touching };
}

/** A city is connected when its junction is in the network of the own marker (TE-NET-3, TE-NET-4). */
export const isConnected = (grid: Grid, network: Bits, city: CityIndex): boolean =>
  has(network, grid.graph.cityJunction[city]!);

/** All target cities connected (TE-ENDR-1). */
export function isComplete(grid: Grid, network: Bits, hand: readonly CityIndex[]): boolean {
  for (let i = 0; i < hand.length; i++) if (!isConnected(grid, network, hand[i]!)) return false;
  return true;
}
