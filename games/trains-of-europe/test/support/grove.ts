// Our own small content for tests: towns named after trees, models after herbs. No card of the real game is in it.

import type {
  City,
  Content,
  Contract,
  Demand,
  Extra,
  Loc,
  PartialRoute,
  Section,
  ToEConfig,
  VehicleCategory,
  VehicleModel,
} from '../../src/content/types.ts';

const loc = (text: string): Loc => ({ en: text, de: text, fr: text, nl: text, pl: text });

const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  north: ['ash', 'beech'],
  west: ['cedar', 'elm', 'fir'],
  middle: ['hazel', 'larch'],
  south: ['maple', 'oak'],
  east: ['pine', 'rowan'],
  far: ['willow', 'yew'],
};

const cities: City[] = Object.entries(COUNTRIES).flatMap(([country, names], x) =>
  names.map((id, y) => ({ id, name: loc(id), country, x: x * 100, y: y * 100 })),
);

const section = (id: string, segments: Section['segments'], tracks: Section['tracks']): Section => {
  const [a, b] = id.split('-') as [string, string];
  return { id, a, b, segments, tracks };
};

const sections: Section[] = [
  section('ash-beech', 1, 2),
  section('beech-cedar', 2, 2),
  section('cedar-elm', 1, 2),
  section('elm-fir', 1, 2),
  section('fir-hazel', 2, 2),
  section('hazel-larch', 1, 2),
  section('larch-maple', 1, 2),
  section('maple-oak', 1, 2),
  section('larch-oak', 3, 1),
  section('oak-pine', 2, 2),
  section('pine-rowan', 1, 3),
  section('rowan-willow', 1, 2),
  section('willow-yew', 1, 1),
  section('ash-willow', 5, 3),
  section('hazel-pine', 4, 1),
  section('beech-fir', 3, 1),
];

const model = (
  id: string,
  category: VehicleCategory,
  price: number,
  speed: 1 | 2 | 3 | 4,
  copies: number,
): VehicleModel => ({
  id,
  name: loc(id),
  kind: 'wagon',
  category,
  price,
  speed,
  copies,
  art: `${category}/plain`,
});
const loco = (
  id: string,
  category: VehicleCategory,
  price: number,
  speed: 1 | 2 | 3 | 4,
  pull: number,
  copies: number,
): VehicleModel => ({ ...model(id, category, price, speed, copies), kind: 'loco', pull });
const sleeper = (
  id: string,
  category: VehicleCategory,
  price: number,
  speed: 1 | 2 | 3,
  copies: number,
): VehicleModel => ({
  ...model(id, category, price, speed, copies),
  sleeper: true,
});

const vehicles: VehicleModel[] = [
  loco('anise', 'eloco', 50_000, 2, 3, 4),
  loco('basil', 'eloco', 80_000, 3, 8, 3),
  loco('chive', 'dloco', 20_000, 1, 2, 4),
  loco('dill', 'dloco', 50_000, 2, 4, 3),
  loco('fennel', 'epower', 60_000, 3, 2, 3),
  loco('ginger', 'epower', 90_000, 4, 3, 2),
  model('iris', 'econtrol', 40_000, 3, 4),
  model('jasmine', 'econtrol', 50_000, 4, 2),
  model('laurel', 'pax1', 50_000, 3, 3),
  sleeper('lavender', 'pax1', 70_000, 2, 3),
  model('marjoram', 'pax2', 30_000, 2, 4),
  model('mint', 'pax2', 40_000, 3, 3),
  sleeper('nettle', 'pax2', 60_000, 2, 4),
  model('oregano', 'tank', 20_000, 1, 4),
  model('parsley', 'tank', 30_000, 2, 3),
  model('rosemary', 'closed', 20_000, 1, 3),
  model('sage', 'closed', 40_000, 3, 4),
  model('tansy', 'open', 20_000, 1, 3),
  model('thyme', 'open', 40_000, 2, 4),
];

interface Terms {
  readonly launch?: boolean;
  readonly tax?: number;
  readonly incomes: readonly number[];
  readonly vehicles: readonly Demand[];
  readonly perVehicle?: number;
  readonly extra?: Extra;
}

/** `cities` in order; one income per pair of neighbours. */
function contract(id: string, no: number, via: string, terms: Terms): Contract {
  const stops = via.split(' ');
  const routes: PartialRoute[] = terms.incomes.map((income, at) => ({ from: stops[at]!, to: stops[at + 1]!, income }));
  const { tax = 0, perVehicle = 20_000, launch = false } = terms;
  const count = terms.vehicles.reduce((sum, need) => sum + need.count, 0);
  const income =
    terms.incomes.reduce((sum, amount) => sum + amount, 0) + count * perVehicle + (terms.extra?.income ?? 0);
  return {
    id,
    no,
    launch,
    title: loc(id),
    line: 'day',
    tax,
    routes,
    vehicles: terms.vehicles,
    perVehicle,
    ...(terms.extra ? { extra: terms.extra } : {}),
    profit: income - tax,
  };
}

const need = (category: VehicleCategory, count: number): Demand => ({ category, count });
const speed = (min: 1 | 2 | 3 | 4, income: number): Extra => ({ type: 'speed', min, income });
const sleepers = (income: number): Extra => ({ type: 'sleeper', income });

const contracts: Contract[] = [
  // The first one is the example of the quick start: a diesel, two open wagons, the second route and the speed missing.
  contract('bulk-west', 1, 'ash cedar hazel', {
    launch: true,
    incomes: [20_000, 30_000],
    vehicles: [need('dloco', 1), need('open', 2)],
    extra: speed(2, 20_000),
  }),
  contract('tank-south', 2, 'larch oak', {
    launch: true,
    incomes: [20_000],
    vehicles: [need('dloco', 1), need('tank', 2)],
  }),
  contract('box-east', 3, 'pine willow', {
    launch: true,
    incomes: [20_000],
    vehicles: [need('eloco', 1), need('closed', 2)],
  }),
  contract('seat-middle', 4, 'hazel larch maple', {
    launch: true,
    incomes: [10_000, 10_000],
    vehicles: [need('eloco', 1), need('pax2', 2)],
  }),
  contract('seat-north', 5, 'ash beech cedar', {
    launch: true,
    incomes: [10_000, 20_000],
    vehicles: [need('eloco', 1), need('pax2', 1)],
  }),
  contract('unit-west', 6, 'cedar fir', {
    launch: true,
    incomes: [20_000],
    vehicles: [need('epower', 1), need('econtrol', 1)],
  }),
  contract('bulk-far', 7, 'willow yew', {
    launch: true,
    incomes: [20_000],
    vehicles: [need('dloco', 1), need('open', 1)],
  }),
  contract('box-south', 8, 'maple oak pine', {
    launch: true,
    incomes: [10_000, 20_000],
    vehicles: [need('dloco', 1), need('closed', 1)],
  }),
  // Two routes, three vehicles, sleepers: 110k less 60k.
  contract('night-owl', 9, 'hazel larch oak', {
    tax: 60_000,
    incomes: [10_000, 20_000],
    vehicles: [need('eloco', 1), need('pax2', 2)],
    extra: sleepers(20_000),
  }),
  contract('box-and-back', 10, 'elm hazel', {
    tax: 70_000,
    incomes: [40_000],
    vehicles: [need('dloco', 1), need('closed', 2)],
    extra: speed(1, 30_000),
  }),
  contract('two-in-front', 11, 'larch pine rowan', {
    tax: 70_000,
    incomes: [20_000, 20_000],
    vehicles: [need('eloco', 2), need('tank', 4)],
  }),
  contract('fast-set', 12, 'cedar fir hazel', {
    tax: 90_000,
    incomes: [20_000, 20_000],
    vehicles: [need('epower', 2), need('econtrol', 2)],
    perVehicle: 30_000,
    extra: speed(3, 60_000),
  }),
  contract('plain-coach', 13, 'ash beech', {
    tax: 20_000,
    incomes: [10_000],
    vehicles: [need('eloco', 1), need('pax2', 1)],
  }),
  contract('first-class', 14, 'maple oak', {
    tax: 30_000,
    incomes: [10_000],
    vehicles: [need('eloco', 1), need('pax1', 1), need('pax2', 1)],
  }),
  contract('long-haul', 15, 'ash hazel pine', {
    tax: 60_000,
    incomes: [60_000, 40_000],
    vehicles: [need('dloco', 1), need('tank', 2)],
  }),
  contract('short-hop', 16, 'rowan willow', {
    tax: 20_000,
    incomes: [10_000],
    vehicles: [need('dloco', 1), need('open', 1)],
  }),
  contract('tank-west', 17, 'elm fir', {
    tax: 30_000,
    incomes: [10_000],
    vehicles: [need('dloco', 1), need('tank', 2)],
  }),
  contract('mixed-box', 18, 'oak rowan', {
    tax: 40_000,
    incomes: [20_000],
    vehicles: [need('dloco', 1), need('closed', 2)],
  }),
  contract('coach-east', 19, 'pine yew', {
    tax: 40_000,
    incomes: [30_000],
    vehicles: [need('eloco', 1), need('pax2', 2)],
  }),
  contract('grand-tour', 20, 'ash cedar larch willow', {
    tax: 80_000,
    incomes: [30_000, 40_000, 50_000],
    vehicles: [need('eloco', 1), need('pax1', 1), need('pax2', 2)],
    extra: speed(2, 20_000),
  }),
];

const config: ToEConfig = {
  startCash: 100_000,
  feePerSegment: 20_000,
  trackFactor: [1, 2, 4],
  payoutCap: 200_000,
  profitMax: 500_000,
  chip: 10_000,
  maxChips: 2,
  display: { contracts: 5, locos: 5, wagons: 5, twoPlayers: 4 },
  blind: { loco: 50_000, wagon: 30_000, contractCash: 50_000 },
  minBid: { discount: 20_000, floor: 20_000, licencePerSegment: 10_000 },
  bidStep: 10_000,
  dev: { perCity: 10_000, caller: 20_000 },
  sticks: 48,
  bank: 4_760_000,
  reshuffleEvery: 4,
  launchDistance: 3,
  eval: {
    perProfit: 100_000,
    completed: 2,
    partial: 1,
    citiesPer: 5,
    bonus: 2,
    idle: -1,
    freeVehicles: 3,
    vehiclesPer: 3,
    freeCash: 300_000,
    cashPer: 100_000,
  },
};

export const grove: Content = {
  map: {
    id: 'grove',
    version: 1,
    countries: Object.keys(COUNTRIES).map((id) => ({ id, name: loc(id) })),
    cities,
    sections,
  },
  vehicles,
  contracts,
  config,
};
