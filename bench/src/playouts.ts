// Guided rounds a second in the bots' own playouts: every round with new hands and starts, every seat greedy.

import { boardById } from '@branchline/boards';
import { fieldOf, MAX_HAND, newPosition, playoutsOf } from '@branchline/bots';
import { fastRng, invariant, shuffled, type Rng } from '@branchline/core';
import { citiesOfRegions } from '@branchline/solver';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import { measure, type Measured } from './processor.ts';

export interface PlayoutSpeed extends Measured {
  /** Share of rounds in which a seat connected all its cities. */
  readonly connected: number;
}

/** The clock is not free either. */
const ROUNDS_PER_LOOK = 50;

/** A city of every region for every seat (TE-SETUP-5), and a start at one of them. */
function deal(regions: readonly (readonly number[])[], targets: Uint16Array, markers: Int16Array, rng: Rng): void {
  regions.forEach((junctions, region) => {
    const dealt = shuffled(junctions, rng);
    for (let seat = 0; seat < markers.length; seat++) targets[seat * MAX_HAND + region] = dealt[seat]!;
  });
  for (let seat = 0; seat < markers.length; seat++) markers[seat] = targets[seat * MAX_HAND + rng.below(MAX_HAND)]!;
}

export function measurePlayouts(seats: number, seconds: number): PlayoutSpeed {
  const configured = transEuropa.configure({ seats, edition: 'classic', board: 'europe' });
  const board = boardById('europe');
  invariant(configured.ok && board !== undefined, 'the classic edition is played on this board');
  const { cityJunction } = gridOf('europe').graph;
  const regions = citiesOfRegions(board).map((cities) => cities.map((city) => cityJunction[city]!));
  const field = fieldOf(configured.value, []);
  const playouts = playoutsOf(field);
  playouts.setRoot(newPosition(field));
  const targets = new Uint16Array(seats * MAX_HAND);
  const sizes = new Uint8Array(seats).fill(MAX_HAND);
  const markers = new Int16Array(seats);
  const rng = fastRng(5);
  let connected = 0;
  const play = (): void => {
    deal(regions, targets, markers, rng);
    playouts.deal(targets, sizes);
    playouts.playMarkers(markers);
    if (playouts.open.includes(0)) connected++;
  };
  for (let round = 0; round < 2000; round++) play(); // warm up
  connected = 0;
  const measured = measure(seconds, () => {
    for (let i = 0; i < ROUNDS_PER_LOOK; i++) play();
    return ROUNDS_PER_LOOK;
  });
  return { ...measured, connected: connected / measured.count };
}
