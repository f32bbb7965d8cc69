// Publishes the present content: freezes its document in src/archive for ever and says what to add to the two lists.
// node games/trains-of-europe/scripts/run.js publish
// From then on games are played with it; the one before stays loadable for the games that were.

import { existsSync, writeFileSync } from 'node:fs';
import { content, contentHash } from '../src/content/index.ts';
import type { Content } from '../src/content/types.ts';
import { PUBLISHED } from '../src/published.ts';

/** One card, city or section a line: a frozen document is read by people only when something is wrong. */
function frozen({ map, vehicles, contracts, config }: Content): string {
  const { countries, cities, sections, ...head } = map;
  const lines = (items: readonly unknown[]): string => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  return `{
"map": ${JSON.stringify(head).slice(0, -1)},
"countries": ${lines(countries)},
"cities": ${lines(cities)},
"sections": ${lines(sections)}
},
"vehicles": ${lines(vehicles)},
"contracts": ${lines(contracts)},
"config": ${JSON.stringify(config)}
}
`;
}

export function main(): number {
  const hash = contentHash();
  const mapVersion = content.map.version;
  const known = PUBLISHED.find((entry) => entry.hash === hash);
  if (known) {
    console.log(`This content is published: version ${known.version}.`);
    return 0;
  }
  const earlier = PUBLISHED.filter(({ version }) => version.startsWith(`${mapVersion}.`));
  const version = `${mapVersion}.${earlier.length + 1}`;
  const file = new URL(`../src/archive/${version}.json`, import.meta.url);
  if (existsSync(file)) {
    console.error(`${file.pathname} is frozen already, with other content`);
    return 1;
  }
  writeFileSync(file, frozen(content));
  console.log(`Written: src/archive/${version}.json. Add
  to src/published.ts, on top:  entry('${version}', '${hash}'),
  to src/archive/index.ts:      the version that was the newest until now.`);
  return 0;
}
