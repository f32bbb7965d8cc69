// Vehicles and contracts as authored: numbers, price guide, anchors, amounts, texts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sha256Hex } from '@branchline/core';
import { describe, expect, test } from 'vitest';
import { buildMap, buildPlaces } from '../scripts/build-map.ts';
import { contractsFrom } from '../scripts/contract-amounts.ts';
import { plans } from '../scripts/contract-plans.ts';
import { figures } from '../scripts/report.ts';
import {
  checkContent,
  citiesOf,
  content,
  contentHash,
  contentJson,
  contractFacts,
  incomeOf,
  launchPairs,
  places,
  supplyAndDemand,
} from '../src/content/index.ts';
import { cheapestTrain } from '../src/content/train.ts';
import { LANGUAGES } from '../src/content/types.ts';
import type { VehicleModel } from '../src/content/types.ts';

const { vehicles, contracts, map } = content;
const cards = (of: readonly VehicleModel[]): number => of.reduce((sum, { copies }) => sum + copies, 0);
const facts = contractFacts(content);

test('[CT-TOE-1] [CT-TOE-29] the content breaks no constraint', () => {
  expect(checkContent(content)).toEqual([]);
});

test('[CT-TOE-21] the committed data is what its sources give', () => {
  expect(map).toEqual(buildMap());
  expect(places).toEqual(buildPlaces());
  expect(contracts).toEqual(contractsFrom(plans, map, vehicles));
});

test('[CT-TOE-20] the document has the four parts and survives JSON', () => {
  expect(Object.keys(contentJson()).sort()).toEqual(['config', 'contracts', 'map', 'vehicles']);
  expect(JSON.parse(JSON.stringify(contentJson()))).toEqual(content);
});

test('[CT-TOE-20] its hash is SHA-256 over its text with sorted keys and no white space', () => {
  const sorted = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? Array.isArray(value)
        ? value.map(sorted)
        : value
      : Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, item]) => [key, sorted(item)]),
        );
  const digest = createHash('sha256')
    .update(JSON.stringify(sorted(contentJson())))
    .digest('hex');
  expect(contentHash()).toBe(`sha256:${digest}`);
});

test('[CT-TOE-20] the figures in the documentation are those of this content', () => {
  expect(readFileSync(new URL('../../../docs/content.md', import.meta.url), 'utf8')).toContain(`\n${figures()}\n`);
});

describe('vehicles', () => {
  test('[CT-TOE-10] 38 locomotives and 82 wagons in the planned categories', () => {
    expect(cards(vehicles.filter(({ kind }) => kind === 'loco'))).toBe(38);
    expect(cards(vehicles.filter(({ kind }) => kind === 'wagon'))).toBe(82);
    const of = (category: string): number => cards(vehicles.filter((m) => m.category === category));
    expect(['eloco', 'dloco', 'epower'].map(of)).toEqual([16, 14, 8]);
    expect(['econtrol', 'pax1', 'pax2', 'tank', 'closed', 'open'].map(of)).toEqual([10, 12, 22, 12, 13, 13]);
    expect(cards(vehicles.filter(({ sleeper }) => sleeper === true))).toBe(10);
  });

  test('[CT-TOE-13] every price follows the guide', () => {
    for (const { id, kind, category, price, speed, pull, sleeper } of vehicles) {
      const guide =
        kind === 'loco'
          ? Math.max(20, Math.round((10 * speed + 5 * pull! + (category === 'dloco' ? 0 : 10)) / 10) * 10)
          : 10 * speed + 10 + (category === 'pax1' ? 10 : 0) + (sleeper === true ? 30 : 0);
      expect(price, id).toBe(guide * 1000);
    }
  });

  test('[CT-TOE-11] no two models are the same vehicle under two names', () => {
    const faces = vehicles.map(({ category, speed, pull, sleeper }) => `${category} ${speed} ${pull} ${sleeper}`);
    expect(new Set(faces).size).toBe(vehicles.length);
  });

  test('[CT-TOE-15] vehicles are scarce, not absent', () => {
    for (const { category, supply, demand } of supplyAndDemand(content)) {
      expect(supply, category).toBeGreaterThanOrEqual(1.5 * demand);
      expect(supply, category).toBeLessThan(4 * demand);
    }
  });
});

describe('contracts', () => {
  test('[CT-TOE-21] the printed profit is income less tax, and launch contracts alone have no tax', () => {
    for (const contract of contracts) {
      expect(contract.profit, contract.id).toBe(incomeOf(contract) - contract.tax);
      expect(contract.tax === 0).toBe(contract.launch);
    }
  });

  test('[CT-TOE-22] the cards of the quick start exist', () => {
    const third = contracts.find(({ no }) => no === 3)!;
    expect(citiesOf(third)).toEqual(['edinburgh', 'london', 'frankfurt']);
    expect(third.vehicles).toEqual([
      { category: 'dloco', count: 1 },
      { category: 'open', count: 2 },
    ]);
    const night = contracts.find(({ id }) => id === 'moonlit-moldau')!;
    expect([night.profit, night.tax, night.extra?.income]).toEqual([50_000, 60_000, 20_000]);
    expect(night.routes.map(({ income }) => income)).toEqual([10_000, 20_000]);
    const freight = contracts.filter(({ tax, line }) => tax === 70_000 && line === 'general');
    expect(freight.some((c) => c.vehicles.some(({ category, count }) => category === 'closed' && count >= 2))).toBe(
      true,
    );
  });

  test('[CT-TOE-24] two locomotives are an identical pair, power cars may differ', () => {
    const twice = contracts.filter((c) =>
      c.vehicles.some(({ category, count }) => count === 2 && /loco/u.test(category)),
    );
    expect(twice.length).toBeGreaterThanOrEqual(6);
    for (const contract of twice) {
      const [first, second] = cheapestTrain(contract, vehicles)!;
      expect(first!.id, contract.id).toBe(second!.id);
    }
  });

  test('[CT-TOE-28] launch pairs: near ones first, at least 8 of 28 near', () => {
    const pairs = launchPairs(content);
    expect(pairs).toHaveLength(28);
    expect(pairs.filter(({ distance }) => distance <= 3).length).toBeGreaterThanOrEqual(8);
    expect(pairs[0]!.distance).toBe(0);
    // Every launch contract has a near partner, so that none is left out of two-player games.
    const near = pairs.filter(({ distance }) => distance <= 3).flatMap(({ a, b }) => [a, b]);
    expect(new Set(near).size).toBe(8);
  });

  test('[CT-TOE-6] short contracts pay fast, long ones pay more', () => {
    const regular = facts.filter(({ contract }) => !contract.launch);
    const mean = (of: typeof regular, value: (f: (typeof regular)[number]) => number): number =>
      of.reduce((sum, f) => sum + value(f), 0) / of.length;
    const short = regular.filter(({ segments }) => segments <= 2);
    const long = regular.filter(({ segments }) => segments >= 5);
    expect(mean(short, (f) => f.payback)).toBeLessThan(mean(long, (f) => f.payback));
    expect(mean(long, (f) => f.contract.profit)).toBeGreaterThan(1.3 * mean(short, (f) => f.contract.profit));
  });
});

describe('texts', () => {
  const texts = [
    ...map.countries.map(({ name }) => name),
    ...map.cities.map(({ name }) => name),
    ...places.cities.map(({ name }) => name),
    ...vehicles.map(({ name }) => name),
    ...contracts.map(({ title }) => title),
  ];

  test('[CT-TOE-20] every text in five languages, without stray space', () => {
    for (const text of texts) {
      expect(Object.keys(text).sort()).toEqual([...LANGUAGES].sort());
      for (const language of LANGUAGES) expect(text[language]).toMatch(/^\S(.*\S)?$/u);
    }
  });

  test('[CT-TOE-20] titles and model names are distinct in every language', () => {
    for (const language of LANGUAGES) {
      const titles = contracts.map(({ title }) => title[language]);
      const names = vehicles.map(({ name }) => name[language]);
      expect(new Set(titles).size, language).toBe(titles.length);
      expect(new Set(names).size, language).toBe(names.length);
    }
  });

  // Names printed in the rulebook the rules come from are not ours; kept as hashes so that they are not repeated here.
  const TAKEN = new Set([
    '49547872a664dd8e',
    '927a3aed189d610b',
    'ad13652ff4b09500',
    'c34ce311989d8bf0',
    '975101118cf26996',
    '7f67cfc9735c0cd6',
    '8cd53484f5a413b6',
    '79d83247597d3df3',
    '92530a85e02198d5',
    '48d7f08f11c2d5c7',
  ]);

  test('[CT-TOE-20] no name is taken from the published game', () => {
    for (const text of [...vehicles.map(({ name }) => name), ...contracts.map(({ title }) => title)]) {
      for (const language of LANGUAGES) {
        for (const word of [text[language], ...text[language].split(/[\s-]+/u)]) {
          expect(TAKEN.has(sha256Hex(word.toLowerCase()).slice(0, 16)), word).toBe(false);
        }
      }
    }
  });
});
