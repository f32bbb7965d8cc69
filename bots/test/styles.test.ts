// The styles of playouts where every way is searched for: what each holds against a city, and what comes of it.

import { expect, test } from 'vitest';
import { fastRng } from '@branchline/core';
import { gridOf } from '@branchline/trans-europa';
import { fieldOf } from '../src/trans-europa/playout/field.ts';
import { setHandicaps } from '../src/trans-europa/playout/handicap.ts';
import { placeMarker } from '../src/trans-europa/playout/lay.ts';
import { searchingPlayouts } from '../src/trans-europa/playout/playouts.ts';
import { dealHands, MAX_HAND, newPosition } from '../src/trans-europa/playout/position.ts';
import { drawStyle, STYLE, TWISTS } from '../src/trans-europa/playout/styles.ts';
import { configOf } from './rounds.ts';

const BOARD = 'europe-ferries';
const field = fieldOf(configOf({ seats: 2, edition: 'ferry' }), []);
const { graph, solver } = gridOf(BOARD);
/** A ferry takes both its tracks. */
const distances = (from: number): ArrayLike<number> => solver.distances(field.whole, from);

/** Seat 0 with these cities starts in the first of them, seat 1 where it is told. */
function positionWith(cities: readonly number[], other: number) {
  const position = newPosition(field);
  const targets = new Uint16Array(2 * MAX_HAND);
  cities.forEach((city, i) => (targets[i] = graph.cityJunction[city]!));
  targets[MAX_HAND] = other;
  dealHands(position, targets, Uint8Array.from([cities.length, 1]));
  placeMarker(position, 0, targets[0]!);
  placeMarker(position, 1, other);
  return position;
}

test('a patient seat holds against a city how near it lies to the others, a sociable one how far', () => {
  const other = graph.cityJunction[20]!;
  const cities = [0, 5, 11, 19, 27];
  const position = positionWith(cities, other);
  const away = cities.map((city) => Math.min(6, distances(other)[graph.cityJunction[city]!]!));
  position.styles[0] = STYLE.patient;
  setHandicaps(position, 0);
  expect([...position.handicaps]).toEqual(away.map((cost) => 6 - cost));
  expect(Math.max(...position.handicaps)).toBeGreaterThan(0);
  position.styles[0] = STYLE.sociable;
  setHandicaps(position, 0);
  expect([...position.handicaps]).toEqual(away);
});

test('who goes for remote cities first holds nothing against the most remote one', () => {
  const cities = [0, 5, 11, 19, 27];
  const position = positionWith(cities, graph.cityJunction[20]!);
  position.styles[0] = STYLE.remote;
  setHandicaps(position, 0);
  const away = cities.map((city) => distances(graph.cityJunction[0]!)[graph.cityJunction[city]!]!);
  expect(position.handicaps[away.indexOf(Math.max(...away))]).toBe(0);
  expect(position.handicaps[0]).toBe(2 * Math.max(...away));
});

test('styles and broken ties lead to other ends of the same rounds; without them nothing changes', () => {
  const playouts = searchingPlayouts(field);
  playouts.setRoot(newPosition(field));
  const ends = (style: number, twist: number): string => {
    const rng = fastRng(4);
    const seen: number[] = [];
    playouts.styles.fill(style);
    playouts.setTwist(twist);
    for (let i = 0; i < 20; i++) {
      const targets = Uint16Array.from(
        { length: 2 * MAX_HAND },
        (_, at) => graph.cityJunction[(7 * at + i + rng.below(7)) % 30]!,
      );
      playouts.deal(targets, Uint8Array.from([MAX_HAND, MAX_HAND]));
      playouts.playMarkers(Int16Array.from([targets[0]!, targets[MAX_HAND]!]));
      seen.push(playouts.open[0]!, playouts.open[1]!, playouts.missing(0), playouts.missing(1));
    }
    return seen.join();
  };
  const plain = ends(STYLE.nearest, 0);
  expect(ends(STYLE.nearest, 0)).toBe(plain);
  const all = [
    plain,
    ends(STYLE.nearest, TWISTS - 1),
    ...Object.values(STYLE)
      .slice(1)
      .map((style) => ends(style, 0x2a5a5a)),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('a style is drawn as often as the mix has it', () => {
  const rng = fastRng(1);
  const mix = { nearest: 1, patient: 0, remote: 3, sociable: 0, whim: 0 };
  const drawn = Array.from({ length: 400 }, () => drawStyle(mix, rng));
  expect(new Set(drawn)).toEqual(new Set([STYLE.nearest, STYLE.remote]));
  expect(drawn.filter((style) => style === STYLE.remote).length).toBeGreaterThan(260);
});
