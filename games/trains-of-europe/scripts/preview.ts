// Draws the map sheet with coast, sections and names as an SVG, to judge the placing of the cities.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { project, sheet } from '../src/content/projection.ts';
import { citySources, sectionSources } from './map-source.ts';
import { bowedPath, placeCities } from './place-cities.ts';

const load = createRequire(import.meta.url); // the atlas and its reader bring no types

export const main = ([out = 'map.svg']: string[]): number => {
  const atlas = load('world-atlas/countries-50m.json');
  const land: {
    features: { geometry: { type: string; coordinates: number[][][] | number[][][][] } }[];
  } = load('topojson-client').feature(atlas, atlas.objects.countries);
  const rings: string[] = [];
  for (const { geometry } of land.features) {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as number[][][][];
    for (const ring of polygons.flat()) {
      if (!ring.some(([lon, lat]) => lon! > -28 && lon! < 50 && lat! > 30 && lat! < 74)) continue;
      if (ring.some(([, lat]) => lat! < -30)) continue;
      rings.push(
        `M${ring
          .map(([lon, lat]) =>
            project(lon!, lat!)
              .map((v) => v.toFixed(1))
              .join(' '),
          )
          .join('L')}Z`,
      );
    }
  }
  const at = placeCities();
  const lines = sectionSources.map(({ a, b, bend, tracks, segments, kind }) => {
    const points = [at.get(a)!, ...bowedPath(at.get(a)!, at.get(b)!, bend), at.get(b)!];
    const d = points.map((p) => p.join(' ')).join('L');
    const mid = points[Math.floor(points.length / 2)]!;
    const [mx, my] =
      points.length > 2 ? mid : [(at.get(a)![0] + at.get(b)![0]) / 2, (at.get(a)![1] + at.get(b)![1]) / 2];
    return `<path d="M${d}" stroke-width="${tracks * 2}" ${kind === 'ferry' ? 'stroke-dasharray="4 3"' : ''}/><text class="n" x="${mx}" y="${my}">${segments}</text>`;
  });
  const names = citySources.map(({ id, local }) => {
    const [x, y] = at.get(id)!;
    return `<circle cx="${x}" cy="${y}" r="4"/><text x="${x + 6}" y="${y - 4}">${local}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}">
<style>text{font:11px sans-serif}.n{fill:#b00;font-weight:bold}path{fill:none;stroke:#557}.land{fill:#f2e9d6;stroke:#9db2ae;stroke-width:.7}</style>
<rect width="100%" height="100%" fill="#c4dbdc"/><path class="land" d="${rings.join('')}"/>${lines.join('')}${names.join('')}</svg>`;
  writeFileSync(out, svg);
  return 0;
};
