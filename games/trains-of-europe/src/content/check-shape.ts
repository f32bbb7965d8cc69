// Form before meaning: unique ids, references that lead somewhere, texts in all languages, whole amounts of money.
import { config as ruled } from './config.ts';
import { LANGUAGES, LINES, POWER_CATEGORIES, WAGON_CATEGORIES } from './types.ts';
import type { Content, Loc } from './types.ts';

const STEP = 10_000;
const CATEGORIES: readonly string[] = [...POWER_CATEGORIES, ...WAGON_CATEGORIES];

const isWhole = (value: number, least: number): boolean => Number.isInteger(value) && value >= least;

const twice = (what: string, ids: readonly (string | number)[]): string[] =>
  ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `shape: ${what} ${id} occurs twice`);

const languages = (where: string, text: Loc): string[] =>
  LANGUAGES.filter((language) => (text[language] ?? '').trim() === '').map(
    (language) => `texts: ${where} has no ${language} text`,
  );

const money = (where: string, amount: number): string[] =>
  Number.isInteger(amount) && amount >= 0 && amount % STEP === 0
    ? []
    : [`money: ${where} is ${amount}, not a multiple of ${STEP}`];

const checkIds = ({ map, vehicles, contracts }: Content): string[] => [
  ...twice(
    'country',
    map.countries.map(({ id }) => id),
  ),
  ...twice(
    'city',
    map.cities.map(({ id }) => id),
  ),
  ...twice(
    'section',
    map.sections.map(({ id }) => id),
  ),
  ...twice(
    'model',
    vehicles.map(({ id }) => id),
  ),
  ...twice(
    'contract',
    contracts.map(({ id }) => id),
  ),
  ...twice(
    'contract number',
    contracts.map(({ no }) => no),
  ),
];

const checkReferences = ({ map, contracts }: Content): string[] => {
  const cities = new Set(map.cities.map(({ id }) => id));
  const countries = new Set(map.countries.map(({ id }) => id));
  return [
    ...map.cities
      .filter(({ country }) => !countries.has(country))
      .map(({ id, country }) => `CT-TOE-7: city ${id} lies in unknown country ${country}`),
    ...map.sections.flatMap(({ id, a, b }) =>
      [a, b].filter((end) => !cities.has(end)).map((end) => `CT-TOE-1: section ${id} ends in unknown city ${end}`),
    ),
    ...contracts.flatMap(({ id, routes }) =>
      routes
        .flatMap(({ from, to }) => [from, to])
        .filter((city) => !cities.has(city))
        .map((city) => `shape: contract ${id} names unknown city ${city}`),
    ),
  ];
};

const checkWords = ({ vehicles, contracts }: Content): string[] => [
  ...vehicles
    .filter(({ kind, category }) =>
      kind === 'loco'
        ? !(POWER_CATEGORIES as readonly string[]).includes(category)
        : !(WAGON_CATEGORIES as readonly string[]).includes(category),
    )
    .map(({ id, kind, category }) => `CT-TOE-10: model ${id} is a ${kind} of category ${category}`),
  ...contracts
    .filter(({ line }) => !LINES.includes(line))
    .map(({ id, line }) => `shape: contract ${id} belongs to unknown line ${line}`),
  ...contracts.flatMap(({ id, vehicles: demands }) =>
    demands
      .filter(({ category, count }) => !CATEGORIES.includes(category) || !isWhole(count, 1))
      .map(({ category, count }) => `shape: contract ${id} demands ${count} of category ${category}`),
  ),
];

const checkTexts = ({ map, vehicles, contracts }: Content): string[] => [
  ...map.countries.flatMap(({ id, name }) => languages(`country ${id}`, name)),
  ...map.cities.flatMap(({ id, name }) => languages(`city ${id}`, name)),
  ...vehicles.flatMap(({ id, name }) => languages(`model ${id}`, name)),
  ...contracts.flatMap(({ id, title }) => languages(`contract ${id}`, title)),
];

const checkMoney = ({ vehicles, contracts }: Content): string[] => [
  ...vehicles.flatMap(({ id, price }) => money(`price of ${id}`, price)),
  ...contracts.flatMap(({ id, tax, profit, perVehicle, routes, extra }) => [
    ...money(`tax of ${id}`, tax),
    ...money(`profit of ${id}`, profit),
    ...money(`vehicle income of ${id}`, perVehicle),
    ...routes.flatMap(({ from, to, income }) => money(`route ${from}–${to} of ${id}`, income)),
    ...(extra === undefined ? [] : money(`condition of ${id}`, extra.income)),
  ]),
];

/** The amounts of the rules are given, not designed; only the distance of launch contracts is ours. */
const checkConfig = ({ config }: Content): string[] => {
  const { launchDistance, ...given } = config;
  const { launchDistance: _, ...wanted } = ruled;
  return [
    ...(isWhole(launchDistance, 0) ? [] : [`config: launchDistance is ${launchDistance}`]),
    ...Object.entries(wanted)
      .filter(([key, value]) => JSON.stringify(given[key as keyof typeof given]) !== JSON.stringify(value))
      .map(([key, value]) => `config: ${key} must be ${JSON.stringify(value)}`),
  ];
};

export const checkShape = (content: Content): readonly string[] => [
  ...checkIds(content),
  ...checkReferences(content),
  ...checkWords(content),
  ...checkTexts(content),
  ...checkMoney(content),
  ...checkConfig(content),
];
