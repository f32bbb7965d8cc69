// checkContent finds every kind of violation: each row breaks a good content in one place and names the sentence expected.
import { describe, expect, test } from 'vitest';
import { checkContent, content } from '../src/content/index.ts';
import type { Content } from '../src/content/types.ts';

type Mutable<T> = T extends string | number ? T : T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Draft = Mutable<Content>;

const section = (c: Draft, id: string) => c.map.sections.find((s) => s.id === id)!;
const model = (c: Draft, id: string) => c.vehicles.find((m) => m.id === id)!;
const contract = (c: Draft, id: string) => c.contracts.find((k) => k.id === id)!;
const without = <T>(list: T[], drop: (item: T) => boolean): T[] => list.filter((item) => !drop(item));
const any = (value: unknown) => value as never;

type Row = readonly [rule: string, what: string, spoil: (c: Draft) => void, sentence: RegExp];

const shape: readonly Row[] = [
  [
    'CT-TOE-1',
    'a section to nowhere',
    (c) => (section(c, 'wien-praha').b = 'atlantis'),
    /ends in unknown city atlantis/u,
  ],
  [
    'CT-TOE-7',
    'a city without country',
    (c) => (c.map.cities[0]!.country = 'XX'),
    /dublin lies in unknown country XX/u,
  ],
  ['CT-TOE-7', 'two cities of one id', (c) => (c.map.cities[1]!.id = 'dublin'), /city dublin occurs twice/u],
  ['CT-TOE-7', 'two countries of one id', (c) => (c.map.countries[1]!.id = 'IE'), /country IE occurs twice/u],
  [
    'CT-TOE-1',
    'two sections of one id',
    (c) => (c.map.sections[1]!.id = c.map.sections[0]!.id),
    /section .* occurs twice/u,
  ],
  ['CT-TOE-10', 'two models of one id', (c) => (model(c, 'otter').id = 'mule'), /model mule occurs twice/u],
  [
    'CT-TOE-10',
    'a wagon with a motor',
    (c) => (model(c, 'cask').category = 'eloco'),
    /CT-TOE-10: model cask is a wagon of category eloco/u,
  ],
  ['CT-TOE-13', 'a price in odd money', (c) => (model(c, 'cask').price = 25_500), /money: price of cask is 25500/u],
  [
    'CT-TOE-20',
    'two contracts of one id',
    (c) => (c.contracts[1]!.id = c.contracts[0]!.id),
    /contract .* occurs twice/u,
  ],
  ['CT-TOE-20', 'two contracts of one number', (c) => (c.contracts[1]!.no = 1), /contract number 1 occurs twice/u],
  ['CT-TOE-20', 'an unknown line', (c) => (c.contracts[9]!.line = any('mail')), /unknown line mail/u],
  [
    'CT-TOE-26',
    'an unknown category',
    (c) => (c.contracts[9]!.vehicles[0]!.category = any('steam')),
    /category steam/u,
  ],
  ['CT-TOE-26', 'half a wagon', (c) => (c.contracts[9]!.vehicles[1]!.count = 0.5), /demands 0.5 of category/u],
  [
    'CT-TOE-29',
    'a contract to nowhere',
    (c) => (c.contracts[9]!.routes[0]!.from = 'atlantis'),
    /unknown city atlantis/u,
  ],
  ['CT-TOE-21', 'negative tax', (c) => (c.contracts[9]!.tax = -10_000), /money: tax of/u],
  ['CT-TOE-21', 'odd profit', (c) => (c.contracts[9]!.profit += 5_000), /money: profit of/u],
  ['CT-TOE-21', 'odd route income', (c) => (c.contracts[9]!.routes[0]!.income = 1), /money: route/u],
  ['CT-TOE-23', 'odd vehicle income', (c) => (c.contracts[9]!.perVehicle = 1), /money: vehicle income/u],
  ['CT-TOE-25', 'odd condition', (c) => (c.contracts[0]!.extra!.income = 1), /money: condition of/u],
  [
    'CT-TOE-20',
    'a country without Polish name',
    (c) => (c.map.countries[0]!.name.pl = ' '),
    /country IE has no pl text/u,
  ],
  ['CT-TOE-20', 'a city without German name', (c) => (c.map.cities[0]!.name.de = ''), /city dublin has no de text/u],
  [
    'CT-TOE-20',
    'a model without French name',
    (c) => delete any(model(c, 'elk').name)['fr'],
    /model elk has no fr text/u,
  ],
  [
    'CT-TOE-20',
    'a contract without Dutch title',
    (c) => (c.contracts[3]!.title.nl = ''),
    /contract vistula-and-tisza has no nl text/u,
  ],
  ['CT-TOE-13', 'another start cash', (c) => (c.config.startCash = 110_000), /config: startCash must be 100000/u],
  ['CT-TOE-28', 'a negative distance', (c) => (c.config.launchDistance = -1), /config: launchDistance is -1/u],
];

const map: readonly Row[] = [
  [
    'CT-TOE-1',
    'six segments',
    (c) => (section(c, 'wien-praha').segments = any(6)),
    /section wien-praha has 6 segments/u,
  ],
  ['CT-TOE-1', 'a loop', (c) => (section(c, 'wien-praha').b = 'wien'), /leads back to wien/u],
  [
    'CT-TOE-1',
    'a parallel section',
    (c) => c.map.sections.push({ ...section(c, 'wien-praha'), id: 'praha-wien' }),
    /wien and praha have two sections/u,
  ],
  ['CT-TOE-1', 'a shorter way to Narvik', (c) => (section(c, 'narvik-stockholm').segments = 4), /Narvik–Stockholm/u],
  ['CT-TOE-2', 'four tracks', (c) => (section(c, 'wien-praha').tracks = any(4)), /wien-praha has 4 tracks/u],
  [
    'CT-TOE-2',
    'one track to Warszawa',
    (c) => (section(c, 'berlin-warszawa').tracks = 1),
    /Berlin–Warszawa needs 2 tracks/u,
  ],
  [
    'CT-TOE-3',
    'no detour',
    (c) => (c.map.sections = without(c.map.sections, (s) => s.id === 'praha-krakow')),
    /CT-TOE-3: section praha–krakow is missing/u,
  ],
  [
    'CT-TOE-4',
    'no tunnel',
    (c) => (c.map.sections = without(c.map.sections, (s) => s.id === 'london-calais')),
    /CT-TOE-4: section london–calais is missing/u,
  ],
  [
    'CT-TOE-4',
    'five segments in Britain',
    (c) => (section(c, 'edinburgh-manchester').segments = 2),
    /have 5 segments, not 4/u,
  ],
  [
    'CT-TOE-5',
    'Praha cut off',
    (c) => (c.map.sections = without(c.map.sections, (s) => s.a === 'praha' || s.b === 'praha')),
    /CT-TOE-5/u,
  ],
  [
    'CT-TOE-7',
    'too few countries',
    (c) => {
      const kept = new Set(c.map.countries.slice(0, 20).map(({ id }) => id));
      c.map.countries = c.map.countries.slice(0, 20);
      c.map.cities.forEach((city) => (city.country = kept.has(city.country) ? city.country : 'DE'));
    },
    /number of countries 20 instead of 24 to 32/u,
  ],
  [
    'CT-TOE-7',
    'an empty country',
    (c) => (c.map.cities.find(({ id }) => id === 'sofia')!.country = 'GR'),
    /country BG has no city/u,
  ],
  [
    'CT-TOE-8',
    'an island',
    (c) => (c.map.sections = without(c.map.sections, (s) => s.b === 'palermo')),
    /city palermo has no section/u,
  ],
  [
    'CT-TOE-8',
    'a map in two parts',
    (c) => (c.map.sections = without(c.map.sections, (s) => s.b === 'narvik' || s.a === 'narvik')),
    /the map is not connected/u,
  ],
  [
    'CT-TOE-8',
    'many dead ends',
    (c) =>
      (c.map.sections = without(c.map.sections, (s) =>
        ['dublin-edinburgh', 'dublin-nantes', 'lisboa-sevilla', 'chisinau-odesa'].includes(s.id),
      )),
    /CT-TOE-8: 7 cities have one section only/u,
  ],
  [
    'CT-TOE-8',
    'a lock',
    (c) =>
      (c.map.sections = without(c.map.sections, (s) =>
        ['hamburg-kobenhavn', 'gdansk-stockholm', 'helsinki-stockholm'].includes(s.id),
      )),
    /single track berlin-kobenhavn alone holds 7 cities/u,
  ],
  [
    'CT-TOE-9',
    'too many cities',
    (c) => [1, 2].forEach((n) => c.map.cities.push({ ...c.map.cities[0]!, id: `new-${n}`, x: 20, y: 40 * n })),
    /number of cities 65 instead of 56 to 64/u,
  ],
  [
    'CT-TOE-9',
    'too few sections',
    (c) => (c.map.sections = c.map.sections.slice(0, 90)),
    /number of sections 90 instead of 100 to 120/u,
  ],
  ['CT-TOE-9', 'long sections', (c) => c.map.sections.forEach((s) => (s.segments = 5)), /mean segments 5/u],
  [
    'CT-TOE-9',
    'single tracks only',
    (c) => c.map.sections.forEach((s) => (s.tracks = 1)),
    /percentage of single tracks 100/u,
  ],
  [
    'CT-TOE-9',
    'no double tracks',
    (c) => c.map.sections.forEach((s) => (s.tracks = s.tracks === 2 ? 1 : s.tracks)),
    /percentage of double tracks 0/u,
  ],
  [
    'CT-TOE-9',
    'no triple tracks',
    (c) => c.map.sections.forEach((s) => (s.tracks = s.tracks === 3 ? 2 : s.tracks)),
    /percentage of triple tracks 0/u,
  ],
  [
    'CT-TOE-9',
    'three tracks in the south',
    (c) => (section(c, 'thessaloniki-athina').tracks = 3),
    /three tracks outside the core/u,
  ],
  ['CT-TOE-9', 'a city off the sheet', (c) => (c.map.cities[0]!.x = -3), /dublin is off the sheet/u],
  ['CT-TOE-9', 'a place that is no number', (c) => (c.map.cities[0]!.y = Number.NaN), /dublin is off the sheet/u],
  [
    'CT-TOE-9',
    'cities on one spot',
    (c) => Object.assign(c.map.cities[0]!, { x: c.map.cities[1]!.x, y: c.map.cities[1]!.y }),
    /dublin and edinburgh touch/u,
  ],
];

const vehicles: readonly Row[] = [
  ['CT-TOE-10', 'a locomotive too many', (c) => model(c, 'mule').copies++, /39 loco cards instead of 38/u],
  ['CT-TOE-10', 'a wagon too few', (c) => model(c, 'cask').copies--, /81 wagon cards instead of 82/u],
  ['CT-TOE-10', 'speed class 5', (c) => (model(c, 'cask').speed = any(5)), /cask has speed class 5/u],
  ['CT-TOE-10', 'no copies', (c) => (model(c, 'cask').copies = 0), /cask has 0 copies/u],
  ['CT-TOE-10', 'a weak locomotive', (c) => delete model(c, 'mule').pull, /locomotive mule pulls undefined/u],
  ['CT-TOE-10', 'a strong wagon', (c) => (model(c, 'cask').pull = 2), /wagon cask pulls/u],
  ['CT-TOE-11', 'a lonely locomotive', (c) => (model(c, 'mule').copies = 1), /mule can form no identical pair/u],
  ['CT-TOE-11', 'no threes', (c) => c.vehicles.forEach((m) => (m.copies = 2)), /no model has three copies/u],
  ['CT-TOE-12', 'a dear diesel', (c) => (model(c, 'badger').price = 30_000), /no card is the cheapest diesel at 20k/u],
  ['CT-TOE-12', 'no small electric', (c) => (model(c, 'lark').pull = 4), /an electric with pull 3 at 50k/u],
  ['CT-TOE-12', 'no strong electric', (c) => (model(c, 'goshawk').pull = 7), /a fast electric with pull 8 at 80k/u],
  [
    'CT-TOE-12',
    'no wagon at 30k',
    (c) => c.vehicles.forEach((m) => (m.price = m.kind === 'wagon' && m.price === 30_000 ? 40_000 : m.price)),
    /wagons at 20k, 30k and twice 40k/u,
  ],
  ['CT-TOE-12', 'no sleeper at 60k', (c) => (model(c, 'nocturne').price = 70_000), /a sleeper of class 2 at 60k/u],
  ['CT-TOE-13', 'a gift', (c) => (model(c, 'cask').price = 10_000), /cask costs 10000/u],
  [
    'CT-TOE-13',
    'dear locomotives',
    (c) => c.vehicles.forEach((m) => (m.price += m.kind === 'loco' ? 20_000 : 0)),
    /mean loco price/u,
  ],
  [
    'CT-TOE-13',
    'dear wagons',
    (c) => c.vehicles.forEach((m) => (m.price += m.kind === 'wagon' ? 20_000 : 0)),
    /mean wagon price/u,
  ],
  [
    'CT-TOE-14',
    'a sleeping tank',
    (c) => (model(c, 'cask').sleeper = true),
    /cask is a sleeper but no passenger coach/u,
  ],
  [
    'CT-TOE-15',
    'too few control cars',
    (c) => (c.vehicles = without(c.vehicles, (m) => m.id === 'beacon' || m.id === 'pilot')),
    /CT-TOE-15: 3 cards of econtrol/u,
  ],
];

const contracts: readonly Row[] = [
  [
    'CT-TOE-14',
    'a control car behind a diesel',
    (c) => (contract(c, 'olive-branch').vehicles[1]!.category = 'econtrol'),
    /olive-branch mixes trainset/u,
  ],
  [
    'CT-TOE-14',
    'a power car before coaches',
    (c) => (contract(c, 'edelweiss').vehicles[0]!.category = 'epower'),
    /edelweiss mixes trainset/u,
  ],
  [
    'CT-TOE-20',
    'a launch contract too many',
    (c) => Object.assign(contract(c, 'olive-branch'), { launch: true }),
    /9 launch contracts instead of 8/u,
  ],
  ['CT-TOE-20', 'a contract too few', (c) => c.contracts.pop(), /65 regular contracts instead of 66/u],
  ['CT-TOE-20', 'a number out of order', (c) => (c.contracts[73]!.no = 99), /not numbered 1 to 74/u],
  [
    'CT-TOE-20',
    'a taxed launch',
    (c) => (c.contracts[0]!.tax = 10_000),
    /launch contract kattegat-express has tax 10000/u,
  ],
  [
    'CT-TOE-20',
    'an untaxed contract',
    (c) => (contract(c, 'olive-branch').tax = 0),
    /contract olive-branch has tax 0/u,
  ],
  ['CT-TOE-21', 'a wrong profit', (c) => (contract(c, 'olive-branch').profit += 10_000), /olive-branch prints profit/u],
  ['CT-TOE-21', 'no partial route', (c) => (contract(c, 'olive-branch').routes = []), /has no partial route/u],
  ['CT-TOE-21', 'a jump', (c) => (contract(c, 'olive-branch').routes[1]!.from = 'oslo'), /jumps to oslo/u],
  ['CT-TOE-21', 'a circle', (c) => (contract(c, 'olive-branch').routes[1]!.to = 'athina'), /visits a city twice/u],
  [
    'CT-TOE-22',
    'no night card of the examples',
    (c) => c.contracts.forEach((k) => (k.tax = k.profit === 50_000 ? k.tax + 10_000 : k.tax)),
    /profit 50k, tax 60k/u,
  ],
  [
    'CT-TOE-22',
    'no contract of 130k',
    (c) => c.contracts.forEach((k) => (k.profit = k.profit === 130_000 ? 120_000 : k.profit)),
    /no contract has profit 130k/u,
  ],
  [
    'CT-TOE-22',
    'no freight tax of 70k',
    (c) => c.contracts.forEach((k) => (k.tax = k.tax === 70_000 ? 80_000 : k.tax)),
    /no freight contract has tax 70k/u,
  ],
  ['CT-TOE-22', 'another launch contract 3', (c) => (c.contracts[2]!.routes[0]!.income = 30_000), /launch contract 3/u],
  ['CT-TOE-23', 'rich vehicles', (c) => (contract(c, 'olive-branch').perVehicle = 40_000), /pays 40000 per vehicle/u],
  [
    'CT-TOE-24',
    'three locomotives',
    (c) => (contract(c, 'ofoten-ore').vehicles[0]!.count = 3),
    /ofoten-ore demands 3 locomotives/u,
  ],
  [
    'CT-TOE-24',
    'two locomotives, two wagons',
    (c) => (contract(c, 'ofoten-ore').vehicles[1]!.count = 2),
    /two locomotives for fewer than 3 wagons/u,
  ],
  [
    'CT-TOE-24',
    'no pairs at all',
    (c) => c.contracts.forEach((k) => k.vehicles.forEach((d) => (d.count = d.category.endsWith('loco') ? 1 : d.count))),
    /no contract demands two locomotives/u,
  ],
  [
    'CT-TOE-25',
    'a sleeping tank train',
    (c) => (contract(c, 'soap-and-scent').extra = { type: 'sleeper', income: 20_000 }),
    /wants sleepers among other wagons/u,
  ],
  [
    'CT-TOE-25',
    'speed class 6',
    (c) => (contract(c, 'soap-and-scent').extra = { type: 'speed', min: any(6), income: 20_000 }),
    /wants speed class 6/u,
  ],
  [
    'CT-TOE-26',
    'a category twice',
    (c) => contract(c, 'olive-branch').vehicles.push({ category: 'closed', count: 1 }),
    /names a category twice/u,
  ],
  [
    'CT-TOE-26',
    'two power categories',
    (c) => contract(c, 'olive-branch').vehicles.push({ category: 'eloco', count: 1 }),
    /names 2 power categories/u,
  ],
  ['CT-TOE-26', 'a locomotive alone', (c) => contract(c, 'olive-branch').vehicles.pop(), /demands no wagon/u],
  ['CT-TOE-26', 'too long a train', (c) => (contract(c, 'olive-branch').vehicles[1]!.count = 9), /pull 8 of 9 wagons/u],
  [
    'CT-TOE-26',
    'too fast a freight',
    (c) => (contract(c, 'soap-and-scent').extra = { type: 'speed', min: 4, income: 20_000 }),
    /no cards of the game fulfil contract soap-and-scent/u,
  ],
  [
    'CT-TOE-26',
    'more sleepers than exist',
    (c) => (contract(c, 'lagoon-lantern').vehicles.find((d) => d.category === 'pax1')!.count = 4),
    /no cards of the game fulfil contract lagoon-lantern/u,
  ],
  [
    'CT-TOE-27',
    'a far first route',
    (c) =>
      Object.assign(c.contracts[0]!, {
        routes: [
          { from: 'narvik', to: 'stockholm', income: 20_000 },
          { from: 'stockholm', to: 'athina', income: 20_000 },
        ],
      }),
    /cheapest partial route of kattegat-express costs 100000/u,
  ],
  [
    'CT-TOE-27',
    'a dear first locomotive',
    (c) => c.vehicles.forEach((m) => (m.price = m.category === 'eloco' ? 80_000 : m.price)),
    /cheapest locomotive for kattegat-express costs 80000/u,
  ],
];

const deck: readonly Row[] = [
  [
    'CT-TOE-6',
    'a wide map',
    (c) => c.map.sections.forEach((s) => (s.segments = 5)),
    /contracts need 1\d\.\d segments/u,
  ],
  [
    'CT-TOE-28',
    'launch contracts far apart',
    (c) => (c.config.launchDistance = 0),
    /only 4 pairs of launch contracts are near/u,
  ],
  [
    'CT-TOE-29',
    'a forgotten city',
    (c) => (contract(c, 'polar-night').routes[0]!.to = 'helsinki'),
    /city narvik occurs in 1 contracts/u,
  ],
  [
    'CT-TOE-29',
    'a city everywhere',
    (c) => c.contracts.filter((k) => k.routes.length === 1).forEach((k) => (k.routes[0]!.to = 'budapest')),
    /city budapest occurs in \d\d contracts/u,
  ],
  [
    'CT-TOE-29',
    'a forgotten country',
    (c) => {
      for (const k of c.contracts)
        for (const r of k.routes) {
          if (r.from === 'sarajevo') r.from = 'bari';
          if (r.to === 'sarajevo') r.to = 'bari';
        }
    },
    /country BA occurs in 0 contracts/u,
  ],
  [
    'CT-TOE-20',
    'another mix',
    (c) => (contract(c, 'olive-branch').line = 'bulky'),
    /9 regular contracts of line general instead of 10/u,
  ],
  [
    'CT-TOE-20',
    'short contracts only',
    (c) => c.contracts.forEach((k) => (k.routes = k.routes.slice(0, 1))),
    /100 % of the contracts have 2 cities/u,
  ],
  ['CT-TOE-20', 'five passenger launches', (c) => (c.contracts[2]!.line = 'day'), /not half passenger, half freight/u],
  [
    'CT-TOE-20',
    'a short launch',
    (c) => c.contracts[0]!.routes.pop(),
    /launch contract kattegat-express has not 3 cities/u,
  ],
  [
    'CT-TOE-21',
    'a slow payback',
    (c) => (contract(c, 'olive-branch').profit = 20_000),
    /olive-branch returns its cost in 7.0 years/u,
  ],
  [
    'CT-TOE-21',
    'a fast payback',
    (c) => (contract(c, 'olive-branch').profit = 120_000),
    /olive-branch returns its cost in 1.2 years/u,
  ],
  [
    'CT-TOE-27',
    'a slow launch',
    (c) => (c.contracts[0]!.profit = 30_000),
    /kattegat-express returns its cost in 7.0 years/u,
  ],
];

describe.each([
  ['form', shape],
  ['map', map],
  ['vehicles', vehicles],
  ['contracts', contracts],
  ['deck', deck],
] as const)('%s', (_, rows) => {
  test.each(rows)('[%s] %s is found', (_rule, _what, spoil, sentence) => {
    const broken = structuredClone(content) as Draft;
    spoil(broken);
    const problems = checkContent(broken);
    expect(
      problems.filter((line) => sentence.test(line)),
      problems.join('\n'),
    ).not.toEqual([]);
  });
});
