// Writes map.ts, places.ts and contracts.ts of src/content from their sources; with --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vehicles } from '../src/content/vehicles.ts';
import { buildMap, buildPlaces } from './build-map.ts';
import { contractsFrom } from './contract-amounts.ts';
import { plans } from './contract-plans.ts';

const key = (name: string): string => (/^[a-z_$][\w$]*$/iu.test(name) ? name : `'${name}'`);

/** A value as TypeScript source in the project's format, one record per line where it fits the reader better. */
const source = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value === 'number')
    return Number.isInteger(value) && value >= 10_000 ? value.toLocaleString('en').replaceAll(',', '_') : String(value);
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([k, v]) => `${key(k)}: ${source(v)}`)
      .join(', ')} }`;
  }
  return String(value);
};

const list = (values: readonly unknown[]): string => `[\n${values.map((v) => `  ${source(v)},`).join('\n')}\n]`;

const NOTE = 'Written by scripts/generate.ts from the sources beside it; change those, then run it again.';

const files = (): Record<string, string> => {
  const map = buildMap();
  return {
    'map.ts': `// The map as data: countries, cities, route sections (CT-TOE-1…9).\n// ${NOTE}
import type { City, Country, Section, ToEMap } from './types.ts';

const countries: readonly Country[] = ${list(map.countries)};

const cities: readonly City[] = ${list(map.cities)};

const sections: readonly Section[] = ${list(map.sections)};

export const map: ToEMap = { id: '${map.id}', version: ${map.version}, countries, cities, sections };\n`,
    'places.ts': `// Beside the map: where the cities are on earth, what other languages call them, which sections cross the sea.\n// ${NOTE}
import type { Places } from './types.ts';

export const places: Places = {
  cities: ${list(buildPlaces().cities)},
  ferries: ${list(buildPlaces().ferries)},
  tunnels: ${list(buildPlaces().tunnels)},
};\n`,
    'contracts.ts': `// The 8 launch and 66 regular contracts (CT-TOE-20…29).\n// ${NOTE}
import type { Contract } from './types.ts';

export const contracts: readonly Contract[] = ${list(contractsFrom(plans, map, vehicles))};\n`,
  };
};

const plain = (text: string): string => text.replace(/\s+|,(?=\s*[\]})])/gu, '');

export const main = (args: readonly string[]): number => {
  let differ = 0;
  for (const [name, text] of Object.entries(files())) {
    const file = fileURLToPath(new URL(`../src/content/${name}`, import.meta.url));
    if (!args.includes('--check')) writeFileSync(file, text);
    else if (plain(readFileSync(file, 'utf8')) !== plain(text)) {
      console.error(`${name} differs from its source; run: node games/trains-of-europe/scripts/run.js generate`);
      differ++;
    }
  }
  return differ > 0 ? 1 : 0;
};
