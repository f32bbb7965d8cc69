// The map: stretches named by the rules, size, robustness, and its position on the sheet.
import { describe, expect, test } from 'vitest';
import { cheapestNetwork, content, distancesOf, places, project, sheet } from '../src/content/index.ts';
import { bridgesOf, isConnected } from '../src/content/network.ts';
import type { ToEMap } from '../src/content/types.ts';

const { map } = content;
const distance = distancesOf(map);
const section = (a: string, b: string) => map.sections.find((s) => s.id === `${a}-${b}` || s.id === `${b}-${a}`);

describe('stretches the rules speak of', () => {
  test('[CT-TOE-1] Narvik–Stockholm is one section of 5 segments', () => {
    expect(section('narvik', 'stockholm')?.segments).toBe(5);
  });

  test('[CT-TOE-2] Berlin–Warszawa has at least 2 tracks', () => {
    expect(section('berlin', 'warszawa')!.tracks).toBeGreaterThanOrEqual(2);
  });

  test('[CT-TOE-3] the detour Berlin–Praha–Kraków–Warszawa exists', () => {
    for (const [a, b] of [
      ['berlin', 'praha'],
      ['praha', 'krakow'],
      ['krakow', 'warszawa'],
    ] as const) {
      expect(section(a, b), `${a}–${b}`).toBeDefined();
    }
  });

  test('[CT-TOE-4] Edinburgh–Manchester, Manchester–London, Calais–Bruxelles cost 4 segments, London–Calais is apart', () => {
    const parts = [section('edinburgh', 'manchester'), section('manchester', 'london'), section('calais', 'bruxelles')];
    expect(parts.map((s) => s?.segments)).toEqual([1, 2, 1]);
    expect(section('london', 'calais')).toBeDefined();
    expect(distance('london', 'frankfurt')).toBe(4);
  });

  test('[CT-TOE-5] Praha and Budapest can be connected', () => {
    expect(distance('praha', 'budapest')).toBe(2);
  });
});

describe('size and robustness', () => {
  test('[CT-TOE-7] 32 countries, each with a city', () => {
    expect(new Set(map.cities.map(({ country }) => country)).size).toBe(map.countries.length);
    expect(map.countries).toHaveLength(32);
  });

  test('[CT-TOE-8] only single cities hang on one section', () => {
    expect(isConnected(map)).toBe(true);
    expect(bridgesOf(map).map(({ section: s, cutOff }) => [s.id, cutOff])).toEqual([
      ['napoli-palermo', 1],
      ['oslo-bergen', 1],
      ['narvik-stockholm', 1],
    ]);
  });

  test('[CT-TOE-9] 63 cities, 117 sections, tracks 46/39/15 percent', () => {
    expect(map.cities).toHaveLength(63);
    expect(map.sections).toHaveLength(117);
    expect([1, 2, 3].map((t) => map.sections.filter(({ tracks }) => tracks === t).length)).toEqual([54, 46, 17]);
  });
});

describe('cheapest networks', () => {
  const line: ToEMap = {
    id: 'star',
    version: 1,
    countries: [],
    cities: ['x', 'p', 'q', 'r', 'far'].map((id) => ({
      id,
      name: { en: id, de: id, fr: id, nl: id, pl: id },
      country: '',
      x: 0,
      y: 0,
    })),
    sections: [
      ['x', 'p', 1],
      ['x', 'q', 1],
      ['x', 'r', 1],
      ['p', 'q', 2],
      ['q', 'r', 2],
    ].map(([a, b, segments]) => ({
      id: `${a}-${b}`,
      a: a as string,
      b: b as string,
      segments: segments as 1 | 2,
      tracks: 1 as const,
    })),
  };

  test('[CT-TOE-6] a city off the contract may be the hub of its cheapest network', () => {
    expect(cheapestNetwork(line, distancesOf(line), ['p', 'q', 'r'])).toBe(3);
    expect(cheapestNetwork(line, distancesOf(line), ['p', 'q'])).toBe(2);
    expect(cheapestNetwork(line, distancesOf(line), ['p'])).toBe(0);
  });

  test('[CT-TOE-6] a city that cannot be reached has no network', () => {
    expect(cheapestNetwork(line, distancesOf(line), ['p', 'far'])).toBe(Infinity);
    expect(cheapestNetwork(line, distancesOf(line), ['p', 'nowhere'])).toBe(Infinity);
  });
});

describe('the sheet', () => {
  test('[CT-TOE-9] every city stands near its true place and on the sheet', () => {
    expect(places.cities.map(({ id }) => id)).toEqual(map.cities.map(({ id }) => id));
    for (const { id, lon, lat } of places.cities) {
      const city = map.cities.find((c) => c.id === id)!;
      const [x, y] = project(lon, lat);
      expect(Math.hypot(city.x - x, city.y - y), id).toBeLessThan(27);
      expect(city.x).toBeGreaterThan(40);
      expect(city.x).toBeLessThan(sheet.width - 40);
      expect(city.y).toBeGreaterThan(40);
      expect(city.y).toBeLessThan(sheet.height - 40);
    }
  });

  test('[CT-TOE-9] every section leaves room for its sticks', () => {
    const at = new Map(map.cities.map((c) => [c.id, c]));
    for (const { id, a, b, segments, path } of map.sections) {
      const points = [[at.get(a)!.x, at.get(a)!.y], ...(path ?? []), [at.get(b)!.x, at.get(b)!.y]] as const;
      const length = points
        .slice(1)
        .reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);
      expect(length, id).toBeGreaterThan(36 + 20 * segments);
    }
  });

  test('[CT-TOE-1] ferries and tunnels are sections of the map', () => {
    const ids = new Set(map.sections.map(({ id }) => id));
    expect([...places.ferries, ...places.tunnels].filter((id) => !ids.has(id))).toEqual([]);
    expect(places.tunnels).toEqual(['london-calais']);
  });

  test('[CT-TOE-7] city ids are the local names in plain letters', () => {
    const plain = (name: string): string =>
      name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll('ø', 'o')
        .replaceAll('ł', 'l')
        .replaceAll('ı', 'i');
    for (const { id, name } of map.cities) expect(plain(name.en)).toBe(id);
  });
});
