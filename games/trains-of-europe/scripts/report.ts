// The figures by which the content is judged, as Markdown; with --write they replace those in docs/content.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  checkContent,
  citiesOf,
  content,
  contentHash,
  contractFacts,
  launchPairs,
  supplyAndDemand,
} from '../src/content/index.ts';
import type { ContractFacts } from '../src/content/index.ts';
import type { VehicleModel } from '../src/content/types.ts';

const DOCS = fileURLToPath(new URL('../../../docs/content.md', import.meta.url));
const MARKS = [
  '<!-- figures: node games/trains-of-europe/scripts/run.js report --write -->',
  '<!-- end of figures -->',
] as const;

const k = (amount: number): string => String(amount / 1000);
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
const span = (values: readonly number[], digits: number): string =>
  [Math.min(...values), mean(values), Math.max(...values)].map((v) => v.toFixed(digits)).join(' / ');

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** How often each value of a small whole number occurs, as "1: 44, 2: 60". */
const histogram = (values: readonly number[]): string =>
  [...new Set(values)]
    .sort((a, b) => a - b)
    .map((value) => `${value}: ${values.filter((v) => v === value).length}`)
    .join(', ');

const mapFigures = (): string => {
  const { countries, cities, sections } = content.map;
  const segments = sections.map((s) => s.segments);
  return table(
    ['map', ''],
    [
      ['cities / countries / sections', `${cities.length} / ${countries.length} / ${sections.length}`],
      ['segments in all, mean', `${segments.reduce((sum: number, s) => sum + s, 0)}, ${mean(segments).toFixed(2)}`],
      ['sections by segments', histogram(segments)],
      ['sections by tracks', histogram(sections.map((s) => s.tracks))],
    ],
  );
};

const classFigures = (facts: readonly ContractFacts[]): string => {
  const classes = ['launch', 'day', 'hs', 'night', 'general', 'liquid', 'bulky'];
  const of = (name: string): readonly ContractFacts[] =>
    facts.filter(({ contract }) => (contract.launch ? 'launch' : contract.line) === name);
  const row = (name: string, list: readonly ContractFacts[]): (string | number)[] => [
    name,
    list.length,
    span(
      list.map((f) => f.segments),
      1,
    ),
    span(
      list.map((f) => f.train / 1000),
      0,
    ),
    span(
      list.map((f) => f.contract.profit / 1000),
      0,
    ),
    span(
      list.map((f) => f.payback),
      1,
    ),
  ];
  return table(
    ['class', 'cards', 'segments', 'train (k)', 'profit (k)', 'payback (years)'],
    [...classes.map((name) => row(name, of(name))), row('all', facts)],
  );
};

const supplyFigures = (): string =>
  table(
    ['category', 'cards', 'demand of 12 contracts', 'ratio'],
    supplyAndDemand(content).map(({ category, supply, demand }) => [
      category,
      supply,
      demand.toFixed(1),
      (supply / demand).toFixed(1),
    ]),
  );

const priceFigures = (): string => {
  const cards = content.vehicles.flatMap((m) => Array.from({ length: m.copies }, (): VehicleModel => m));
  const of = (kind: string): readonly number[] => cards.filter((m) => m.kind === kind).map((m) => m.price / 1000);
  return `Prices (min / mean / max): locomotives ${span(of('loco'), 1)} k, wagons ${span(of('wagon'), 1)} k.`;
};

const cityFigures = (): string => {
  const named = content.contracts.map(citiesOf);
  const counts = content.map.cities.map(({ id }) => named.filter((cities) => cities.includes(id)).length);
  return `Cities by number of contracts that name them: ${histogram(counts)}.`;
};

const contractFigures = (facts: readonly ContractFacts[]): string =>
  table(
    ['no', 'contract', 'line', 'seg', 'train', 'routes', 'income', 'tax', '%', 'profit', 'payback'],
    facts.map(({ contract: c, segments, train, income, payback }) => [
      c.no,
      c.title.en,
      c.line,
      segments,
      k(train),
      c.routes.map((r) => k(r.income)).join('+'),
      k(income),
      k(c.tax),
      Math.round((100 * c.tax) / income),
      k(c.profit),
      payback.toFixed(1),
    ]),
  );

export const figures = (): string => {
  const facts = contractFacts(content);
  const near = launchPairs(content).filter(({ distance }) => distance <= content.config.launchDistance);
  return [
    `Content \`${contentHash()}\`.`,
    mapFigures(),
    'Contracts by class (min / mean / max):',
    classFigures(facts),
    supplyFigures(),
    priceFigures(),
    cityFigures(),
    `Launch pairs at most ${content.config.launchDistance} segments apart: ${near.length} of 28.`,
    'All contracts, money in k:',
    contractFigures(facts),
  ].join('\n\n');
};

export const main = (args: readonly string[]): number => {
  const problems = checkContent(content);
  problems.forEach((line) => console.error(line));
  if (!args.includes('--write')) console.log(figures());
  else {
    const text = readFileSync(DOCS, 'utf8');
    const [before, after] = [text.split(MARKS[0])[0]!, text.split(MARKS[1])[1]!];
    writeFileSync(DOCS, `${before}${MARKS[0]}\n\n${figures()}\n\n${MARKS[1]}${after}`);
  }
  return problems.length > 0 ? 1 : 0;
};
