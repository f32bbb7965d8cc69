// What is on the picture of a finished map.

import '../../support/browser.ts';
import { fastRng } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import { finalMarks } from '../../../src/games/trans-europa/screens/table/share-picture.tsx';
import type { Play } from '../../../src/games/trans-europa/state/play.ts';
import { fullGame } from './support/playouts.ts';

test('pins, the cities of everybody with their holders, and what was missing with its cost', () => {
  const state = fullGame({ edition: 'classic' }, fastRng(1)).at(-1)!;
  const view = transEuropa.view(state, 'spectator');
  const play = { table: { view: { value: view } } } as unknown as Play;
  const { markers, cities, missing, tracks } = finalMarks(play);
  expect(markers).toHaveLength(2);
  expect(cities.flatMap(({ holders = [] }) => holders)).toHaveLength(10);
  expect(tracks.length).toBeGreaterThan(0);
  const costs = missing.map(({ lines }) => lines.reduce((sum, { cost }) => sum + cost, 0));
  expect(costs).toEqual(state.public.rounds[0]!.missing.filter((count) => count > 0));
  expect(costs.length).toBeGreaterThan(0);
});
