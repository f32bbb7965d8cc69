// Playouts in WebAssembly and in TypeScript end alike; distances between networks are the true ones.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fastRng, type GameSpec, type Rng } from '@branchline/core';
import { gridOf, transEuropa, type State } from '@branchline/trans-europa';
import { generate } from '../scripts/build-wasm.js';
import { fieldOf, type Field } from '../src/trans-europa/playout/field.ts';
import { loadView } from '../src/trans-europa/playout/load.ts';
import { metricOf } from '../src/trans-europa/playout/metric.ts';
import { playoutsOf, racingPlayouts, searchingPlayouts, type Playouts } from '../src/trans-europa/playout/playouts.ts';
import { MAX_HAND, newPosition } from '../src/trans-europa/playout/position.ts';
import { canRace } from '../src/trans-europa/playout/race.ts';
import { TWISTS } from '../src/trans-europa/playout/styles.ts';
import { wasmPlayouts } from '../src/trans-europa/playout/wasm.ts';
import { weightsOfSeat } from '../src/trans-europa/trees/tree-table.ts';
import { configOf, playRound, seatBots, withCards } from './rounds.ts';

const SPECS: readonly (readonly [string, GameSpec])[] = [
  ['europe, 2 players', { seats: 2, board: 'europe' }],
  ['usa, 4 players', { seats: 4, board: 'usa' }],
  ['central-europe, 6 players', { seats: 6, edition: 'prestige' }],
  ['[TE-CLAIM-1] with claims by hand', { seats: 4, options: { manualClaim: true } }],
  ['with passes', { seats: 3, edition: 'prestige', options: { allowPass: true } }],
  ...[3, 4, 6, 9].map((card): readonly [string, GameSpec] => [`[TP-CARD-${card}]`, withCards(5, [card])]),
];

/** A deal of one card per region that nobody shares. */
function randomDeal({ graph, seats }: Field, rng: Rng, size: number): { targets: Uint16Array; sizes: Uint8Array } {
  const targets = new Uint16Array(seats * MAX_HAND);
  for (let region = 0; region < size; region++) {
    const pool = Array.from(graph.cityJunction.keys()).filter((city) => graph.cityRegion[city] === region);
    for (let seat = 0; seat < seats; seat++) {
      const [city] = pool.splice(rng.below(pool.length), 1);
      targets[seat * MAX_HAND + region] = graph.cityJunction[city!]!;
    }
  }
  return { targets, sizes: new Uint8Array(seats).fill(size) };
}

const outcome = (playouts: Playouts, seats: number): string =>
  JSON.stringify(Array.from({ length: seats }, (_, seat) => [playouts.open[seat], playouts.missing(seat)]));

/** Positions in the course of rounds between Conductors. */
function positionsOf(spec: GameSpec, visit: (state: State, field: Field) => void): void {
  const config = configOf(spec);
  for (const seed of ['alpha', 'beta']) {
    const table = seatBots(
      config,
      Array.from({ length: config.seats }, () => 'conductor'),
    );
    playRound(config, seed, table.choose, ({ after }) => {
      const { stage, cards } = after.public;
      if (stage.kind === 'build' || stage.kind === 'markers') visit(after, fieldOf(config, cards));
    });
  }
}

test('the committed bytes are what the sources compile to', async () => {
  const file = new URL('../src/trans-europa/playout/generated/wasm.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(await generate());
});

describe.each(SPECS)('%s', (_, spec) => {
  test('WebAssembly and TypeScript play every round to the same end', () => {
    const rng = fastRng(5);
    let compared = 0;
    positionsOf(spec, (state, field) => {
      const wasm = wasmPlayouts(field)!;
      const plain = racingPlayouts(field);
      const position = newPosition(field);
      loadView(position, transEuropa.view(state, 'spectator'));
      for (const playouts of [wasm, plain]) playouts.setRoot(position);
      for (let i = 0; i < 12; i++) {
        const { targets, sizes } = randomDeal(field, rng, 5);
        const markers = Int16Array.from(sizes, (_size, seat) => targets[seat * MAX_HAND + rng.below(5)]!);
        const ends = [wasm, plain].map((playouts) => {
          for (let seat = 0; seat < field.seats; seat++) playouts.styles[seat] = (i + 3 * seat) % 5;
          playouts.setTwist(i % 3 === 0 ? 0 : (i * 0x1f35d) % TWISTS);
          playouts.deal(targets, sizes);
          if (state.public.stage.kind === 'markers') playouts.playMarkers(markers);
          else playouts.playTurns([]);
          return outcome(playouts, field.seats);
        });
        expect(ends[0]).toBe(ends[1]);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(100);
  });
});

/** How a round from random starts ends with each of these playouts. */
function endsOf(field: Field, all: readonly Playouts[], rng: Rng): string[] {
  const { targets, sizes } = randomDeal(field, rng, 5);
  const markers = Int16Array.from(sizes, (_size, seat) => targets[seat * MAX_HAND]!);
  return all.map((playouts) => {
    playouts.setRoot(newPosition(field));
    playouts.deal(targets, sizes);
    playouts.playMarkers(markers);
    return outcome(playouts, field.seats);
  });
}

test.each([
  ['ferries', configOf({ seats: 2, edition: 'ferry' }), []],
  ['free building', configOf(withCards(2, [18])), [18]],
])('%s ask for searching', (_, config, cards) => {
  const field = fieldOf(config, cards);
  expect(canRace(field)).toBe(false);
  const rng = fastRng(9);
  for (let i = 0; i < 20; i++) {
    const [chosen, searching] = endsOf(field, [playoutsOf(field), searchingPlayouts(field)], rng);
    expect(chosen).toBe(searching);
  }
});

test.each([
  ['europe', configOf({ seats: 4 }), []],
  ['usa with a budget of three', configOf({ ...withCards(3, [3]), board: 'usa' }), [3]],
])('all other fields are played out by measuring: %s', (_, config, cards) => {
  const field = fieldOf(config, cards);
  expect(canRace(field)).toBe(true);
  const rng = fastRng(9);
  let different = 0;
  for (let i = 0; i < 20; i++) {
    const [chosen, measuring, searching] = endsOf(
      field,
      [playoutsOf(field), racingPlayouts(field), searchingPlayouts(field)],
      rng,
    );
    expect(chosen).toBe(measuring);
    if (chosen !== searching) different++;
  }
  expect(different).toBeGreaterThan(0); // so the two can be told apart
});

test.each(['europe', 'usa', 'central-europe'])(
  'the metric of %s is the cost of building on the empty board',
  (board) => {
    const field = fieldOf(configOf({ seats: 2, board }), []);
    const metric = metricOf(field);
    const { solver, graph } = gridOf(board);
    for (let from = 0; from < graph.junctionCount; from++) {
      const distances = solver.distances(graph.cost, from);
      expect(Array.from(metric.subarray(from << 8, (from << 8) + graph.junctionCount))).toEqual(Array.from(distances));
    }
  },
);

test('[TE-FERRY-9] a ferry closed to a seat cannot be passed by it, but by its owners', () => {
  const field = fieldOf(configOf({ seats: 3, edition: 'ferry' }), []);
  const position = newPosition(field);
  const line = field.ferryLines[0]!;
  position.weight[field.slotA[line]!] = position.weight[field.slotB[line]!] = 254;
  position.slots.set([2 + 0, 2 + 1]);
  const weights = [0, 1, 2].map((seat) => weightsOfSeat(position, seat, new Uint8Array(position.weight.length)));
  expect(weights.map((w) => w[field.slotA[line]!])).toEqual([0, 0, 255]);
});
