// The network of each seat: what its marker reaches over tracks it may use, kept up to date track by track.

import type { BySeat, Seat } from '@branchline/core';
import { addTo, has, withMember } from './bits.ts';
import type { Grid } from './grid.ts';
import { allSeats } from './seats.ts';
import type { Bits, CityIndex, FerryTrack, JunctionIndex, LineIndex, Tracks } from './types.ts';

/** An empty board (TE-NEXT-1): no tracks, full supplies, no markers. */
export const clearedTracks = (grid: Grid, seats: number, supply: number, own: number): Tracks => {
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

/** A complete ferry with a black track is everybody's (TE-FERRY-8), one with two colours only its owners' (TE-FERRY-9). */
const mayUseFerry = (slots: readonly FerryTrack[], seat: Seat): boolean =>
  slots.length === 2 && (slots.includes('black') || slots.includes(seat));

/** Whether a usable track of this seat lies on the line; a half-built ferry connects nothing (TE-FERRY-7). */
export function isUsable(grid: Grid, tracks: Pick<Tracks, 'laid' | 'ferries'>, line: LineIndex, seat: Seat): boolean {
  if (!has(tracks.laid, line)) return false;
  const ferry = grid.ferryOf[line]!;
  return ferry < 0 || mayUseFerry(tracks.ferries[ferry]!, seat);
}

/** Any completed ferry that is closed to somebody: networks of merged seats may then differ (TE-FERRY-10). */
export const hasExclusiveFerry = (tracks: Pick<Tracks, 'ferries'>): boolean =>
  tracks.ferries.some((slots) => slots.length === 2 && !slots.includes('black'));

/** Adds a junction, and all that usable tracks join to it, to a seat's network and the lines touching it (TE-NET-1). */
function spread(
  grid: Grid,
  tracks: Pick<Tracks, 'laid' | 'ferries'>,
  seat: Seat,
  at: JunctionIndex,
  network: number[],
  touching: number[],
): void {
  const { offsets, neighbour, line } = grid.graph;
  addTo(network, at);
  const stop = offsets[at + 1]!;
  for (let i = offsets[at]!; i < stop; i++) {
    const way = line[i]!;
    addTo(touching, way);
    const end = neighbour[i]!;
    if (isUsable(grid, tracks, way, seat) && !has(network, end)) spread(grid, tracks, seat, end, network, touching);
  }
}

/** The marker is the origin of the network (TE-START-4). Loose tracks cannot lie yet, so the junction is all of it. */
export function placeMarker(grid: Grid, tracks: Tracks, seat: Seat, at: JunctionIndex): Tracks {
  const { laid, ferries, supply, own } = tracks;
  const networks = tracks.networks.slice();
  const touching = tracks.touching.slice();
  const network = networks[seat]!.slice();
  const lines = touching[seat]!.slice();
  spread(grid, tracks, seat, at, network, lines);
  networks[seat] = network;
  touching[seat] = lines;
  return { laid, ferries, supply, own, networks, touching };
}

/** Lays one track: off the supply or the own tracks, onto the line or a ferry slot, and into every network it touches. */
export function layTrack(grid: Grid, tracks: Tracks, seat: Seat, line: LineIndex, piece: 'black' | 'own'): Tracks {
  const black = piece === 'black';
  const supply = black ? tracks.supply - 1 : tracks.supply; // one piece on a double line too (TE-COMP-5)
  const own = black ? tracks.own : tracks.own.map((left, s) => (s === seat ? left - 1 : left));
  const ferry = grid.ferryOf[line]!;
  let { ferries } = tracks;
  if (ferry >= 0) {
    const slots = [...ferries[ferry]!, black ? ('black' as const) : seat];
    ferries = ferries.map((other, f) => (f === ferry ? slots : other));
    if (slots.length < 2) return { ...tracks, ferries, supply, own }; // half built (TE-FERRY-7)
  }
  const laid = withMember(tracks.laid, line);
  const { networks, touching } = joinEnds(grid, { laid, ferries }, tracks, line);
  return { laid, ferries, supply, own, networks, touching };
}

type Reaches = Pick<Tracks, 'networks' | 'touching'>;

/** Lets every seat that reaches one end of a new connection spread from the other (TE-NET-2: at once, for everybody). */
function joinEnds(grid: Grid, board: Pick<Tracks, 'laid' | 'ferries'>, before: Reaches, line: LineIndex): Reaches {
  const a = grid.graph.lineA[line]!;
  const b = grid.graph.lineB[line]!;
  const alike = !hasExclusiveFerry(board);
  let networks: Bits[] | undefined;
  let touching: Bits[] | undefined;
  /** Without exclusive ferries all seats that reach one junction have one network: the first of them keeps it for all. */
  let shared = -1;
  for (let seat = 0; seat < before.networks.length; seat++) {
    const reached = before.networks[seat]!;
    const reachesA = has(reached, a);
    if (reachesA === has(reached, b) || !isUsable(grid, board, line, seat)) continue;
    networks ??= before.networks.slice();
    touching ??= before.touching.slice();
    if (alike && shared >= 0) {
      networks[seat] = networks[shared]!;
      touching[seat] = touching[shared]!;
    } else {
      const network = reached.slice();
      const lines = touching[seat]!.slice();
      spread(grid, board, seat, reachesA ? b : a, network, lines);
      networks[seat] = network;
      touching[seat] = lines;
      shared = seat;
    }
  }
  return networks && touching ? { networks, touching } : before;
}

/** A city is connected when its junction is in the network of the own marker (TE-NET-3, TE-NET-4). */
export const isConnected = (grid: Grid, tracks: Tracks, seat: Seat, city: CityIndex): boolean =>
  has(tracks.networks[seat]!, grid.graph.cityJunction[city]!);

/** All target cities connected (TE-ENDR-1). */
export function isComplete(grid: Grid, tracks: Tracks, seat: Seat, hand: readonly CityIndex[]): boolean {
  for (let i = 0; i < hand.length; i++) if (!isConnected(grid, tracks, seat, hand[i]!)) return false;
  return true;
}
