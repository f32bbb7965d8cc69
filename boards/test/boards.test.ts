// The four boards: their counts, their names, their formats.
import { BOARD_IDS, boardById, boardHash, boardJson, graphOf, TERRAIN_BIT } from '@branchline/boards';
import type { Board } from '@branchline/boards';
import { canonicalJson } from '@branchline/core';
import { describe, expect, test } from 'vitest';

const board = (id: string): Board => {
  const found = boardById(id);
  if (found === undefined) throw new Error(`no board ${id}`);
  return found;
};

const counts = (id: string) => {
  const { junctions, lines } = board(id);
  const of = (kind: string) => lines.filter((line) => line.kind === kind).length;
  return {
    junctions: junctions.length,
    lines: lines.length,
    single: lines.filter((line) => line.cost === 1).length,
    river: of('river'),
    sea: of('sea'),
    mountain: of('mountain'),
    ferry: of('ferry'),
  };
};

test.each([
  ['europe', { junctions: 210, lines: 577, single: 424, river: 26, sea: 108, mountain: 19, ferry: 0 }],
  ['usa', { junctions: 188, lines: 509, single: 400, river: 57, sea: 0, mountain: 52, ferry: 0 }],
  ['europe-ferries', { junctions: 194, lines: 500, single: 391, river: 67, sea: 0, mountain: 32, ferry: 10 }],
  ['central-europe', { junctions: 193, lines: 518, single: 386, river: 80, sea: 12, mountain: 40, ferry: 0 }],
])('[CT-TE-3] %s has its junctions and lines', (id, expected) => {
  expect(counts(id)).toEqual(expected);
});

test('[TE-COMP-1] there are four boards, and no other', () => {
  expect(BOARD_IDS.map((id) => board(id).id)).toEqual(['europe', 'usa', 'europe-ferries', 'central-europe']);
  expect(boardById('atlantis')).toBeUndefined();
  expect(boardById('toString')).toBeUndefined();
});

describe.each(BOARD_IDS)('%s', (id) => {
  test('[CT-TE-2] 35 cities, 7 per region, 2 of them bordered', () => {
    const { cities, regions } = board(id);
    expect(cities.length).toBe(35);
    for (const region of regions) {
      const mine = cities.filter((city) => city.region === region.id);
      expect([mine.length, mine.filter((city) => city.dashed).length]).toEqual([7, 2]);
    }
    expect(cities.map((city) => city.region)).toEqual(regions.flatMap((region) => Array(7).fill(region.id)));
  });

  test('[CT-TE-1] line ids have the lower y first, then the lower x, and stand in that order', () => {
    const places = board(id).lines.map((line) => line.id.split('-').map((end) => end.split(',').map(Number)));
    for (const [a, b] of places) expect(a![1]! < b![1]! || (a![1] === b![1] && a![0]! < b![0]!)).toBe(true);
    const keys = places.map(([a, b]) => [a![1]!, a![0]!, b![1]!, b![0]!]);
    const sorted = keys.toSorted((p, q) => p.map((v, i) => v - q[i]!).find((d) => d !== 0) ?? 0);
    expect(keys).toEqual(sorted);
  });

  test('[CT-TE-1] the graph says the same as the board', () => {
    const b = board(id);
    const graph = graphOf(b);
    expect(graphOf(b)).toBe(graph);
    b.lines.forEach((line, l) => {
      expect(graph.junctionIds[graph.lineA[l]!]).toBe(line.a);
      expect(graph.junctionIds[graph.lineB[l]!]).toBe(line.b);
      expect(graph.lineIndex.get(line.id)).toBe(l);
      expect(graph.cost[l]).toBe(line.cost);
      expect(graph.isFerry[l]).toBe(line.kind === 'ferry' ? 1 : 0);
      expect(graph.terrain[l]).toBe(line.terrain.reduce((sum, t) => sum + TERRAIN_BIT[t], 0));
    });
    for (let j = 0; j < graph.junctionCount; j++) {
      for (let p = graph.offsets[j]!; p < graph.offsets[j + 1]!; p++) {
        const ends = new Set([graph.lineA[graph.line[p]!], graph.lineB[graph.line[p]!]]);
        expect(ends).toEqual(new Set([j, graph.neighbour[p]]));
      }
    }
    b.cities.forEach((city, c) => {
      expect(graph.junctionIds[graph.cityJunction[c]!]).toBe(city.junction);
      expect(graph.junctionCity[graph.cityJunction[c]!]).toBe(c);
      expect(b.regions[graph.cityRegion[c]!]!.id).toBe(city.region);
      expect(graph.cityDashed[c]).toBe(city.dashed ? 1 : 0);
    });
  });

  test('the outside format holds exactly the agreed fields', () => {
    const json = boardJson(board(id));
    expect(Object.keys(json)).toEqual(['id', 'nodes', 'edges', 'cities']);
    for (const node of json.nodes) expect(Object.keys(node).join()).toMatch(/^id,x,y(,sea)?$/);
    for (const edge of json.edges) {
      expect(Object.keys(edge).join()).toMatch(/^id,a,b,cost,kind(,terrain)?$/);
      expect(edge.cost).toBe(edge.kind === 'flat' ? 1 : 2);
      expect(edge.id).toBe(`${edge.a}-${edge.b}`);
    }
    for (const city of json.cities) expect(Object.keys(city)).toEqual(['id', 'name', 'node', 'group', 'dashed']);
    expect(JSON.parse(canonicalJson(json))).toEqual(json);
  });
});

test('board hashes are stable', () => {
  expect(BOARD_IDS.map((id) => [id, boardHash(board(id))])).toMatchInlineSnapshot(`
    [
      [
        "europe",
        "sha256:2d735818ce93569332b643ad59a6de03cbb16104f5eda1f5209eaa4fea0a583d",
      ],
      [
        "usa",
        "sha256:b45d1563746f9747210fc5285d11ae06c275b5eed676bff513691ea0377c26b9",
      ],
      [
        "europe-ferries",
        "sha256:23939ddcc01fa44d77f1d41824ca4b013c42b138dff324895fd7c3ab0063c88a",
      ],
      [
        "central-europe",
        "sha256:63e981366e6c411a2590c6b3c7cc8e8c02be6228bf2358448b59f520b8d29888",
      ],
    ]
  `);
});

test('city ids are the local names in ASCII', () => {
  const ids = BOARD_IDS.flatMap((id) => board(id).cities.map((city) => city.id));
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(ids).toEqual(
    expect.arrayContaining(['st-petersburg', 'zurich', 'malmo', 'bucuresti', 'salt-lake-city', 'kobenhavn', 'lodz']),
  );
});

test('a language with its own name for a city shows it', () => {
  const wien = board('europe').cities.find((city) => city.id === 'wien');
  expect(wien?.names).toEqual({ en: 'Vienna', de: 'Wien', fr: 'Vienne', nl: 'Wenen', pl: 'Wiedeń' });
});

test.each(['europe', 'usa', 'europe-ferries'])('prestige colours on %s follow the other colour set', (id) => {
  expect(Object.fromEntries(board(id).regions.map((region) => [region.id, region.prestige]))).toEqual({
    blue: 'turquoise',
    green: 'brown',
    orange: 'orange',
    red: 'rose',
    yellow: 'white',
  });
});

test('[CT-TE-4] the Channel link and the Swiss tunnel are single on Central Europe', () => {
  const { lines, cities } = board('central-europe');
  const art = (kind: string) => lines.filter((line) => line.art === kind).map((line) => [line.id, line.cost]);
  expect(art('channel')).toEqual([['5,5-6,6', 1]]);
  expect(art('tunnel')).toEqual([['16,12-17,13', 1]]);
  expect(cities.find((city) => city.id === 'london')?.junction).toBe('5,5');
  expect(cities.find((city) => city.id === 'milano')?.junction).toBe('17,13');
});

test('[CT-TE-5] on the ferry board a single line leads from a ferry end to London', () => {
  const { lines, cities, junctions } = board('europe-ferries');
  expect(cities.find((city) => city.id === 'london')?.junction).toBe('8,3');
  expect(lines.find((line) => line.id === '9,4-10,5')?.kind).toBe('ferry');
  expect(lines.find((line) => line.id === '8,3-9,4')).toMatchObject({ kind: 'flat', cost: 1 });
  const sea = new Set(junctions.filter((j) => j.sea).map((j) => j.id));
  expect(sea.size).toBe(16);
  for (const line of lines) {
    if ((sea.has(line.a) || sea.has(line.b)) && line.kind !== 'ferry')
      expect(line).toMatchObject({ cost: 1, art: 'water' });
  }
});

test('[CT-TE-11] the authored boards keep the size guide', () => {
  for (const id of ['europe-ferries', 'central-europe']) {
    const c = counts(id);
    expect(c.junctions).toBeGreaterThanOrEqual(170);
    expect(c.junctions).toBeLessThanOrEqual(215);
    expect(c.lines).toBeGreaterThanOrEqual(450);
    expect(c.lines).toBeLessThanOrEqual(580);
    const doubles = (c.river + c.sea + c.mountain) / c.lines;
    expect(doubles).toBeGreaterThanOrEqual(0.18);
    expect(doubles).toBeLessThanOrEqual(0.28);
  }
  expect(counts('europe-ferries').ferry).toBeGreaterThanOrEqual(6);
  expect(counts('europe-ferries').ferry).toBeLessThanOrEqual(10);
});

test('on Central Europe no two cities are closer than two lines', () => {
  const graph = graphOf(board('central-europe'));
  for (let l = 0; l < graph.lineCount; l++) {
    const cities = [graph.lineA[l]!, graph.lineB[l]!].filter((j) => graph.junctionCity[j]! >= 0);
    expect(cities.length, graph.lineIds[l]).toBeLessThan(2);
  }
});
