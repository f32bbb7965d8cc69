// CT-TOE-10…14: numbers of cards, identical pairs, price anchors, sleeper marks.
import type { VehicleKind, VehicleModel } from './types.ts';

const LOWEST_PRICE = 20_000;
const MEAN_PRICE = { loco: [50_000, 55_000], wagon: [32_000, 38_000] } as const;
const CARDS = { loco: 38, wagon: 82 } as const;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const checkModel = ({ id, kind, category, price, speed, pull, sleeper, copies }: VehicleModel): string[] => [
  ...([1, 2, 3, 4].includes(speed) ? [] : [`CT-TOE-10: model ${id} has speed class ${speed}`]),
  ...(Number.isInteger(copies) && copies >= 1 ? [] : [`CT-TOE-10: model ${id} has ${copies} copies`]),
  ...(kind === 'loco' && !(Number.isInteger(pull) && pull! >= 1) ? [`CT-TOE-10: locomotive ${id} pulls ${pull}`] : []),
  ...(kind === 'wagon' && pull !== undefined ? [`CT-TOE-10: wagon ${id} pulls`] : []),
  ...(kind === 'loco' && copies < 2 ? [`CT-TOE-11: locomotive ${id} can form no identical pair`] : []),
  ...(price < LOWEST_PRICE ? [`CT-TOE-13: model ${id} costs ${price}, less than ${LOWEST_PRICE}`] : []),
  ...(sleeper === true && category !== 'pax1' && category !== 'pax2'
    ? [`CT-TOE-14: ${id} is a sleeper but no passenger coach`]
    : []),
];

const checkKind = (vehicles: readonly VehicleModel[], kind: VehicleKind): string[] => {
  const models = vehicles.filter((model) => model.kind === kind);
  const cards = sum(models.map(({ copies }) => copies));
  const mean = sum(models.map(({ copies, price }) => copies * price)) / cards;
  const [least, most] = MEAN_PRICE[kind];
  return [
    ...(cards === CARDS[kind] ? [] : [`CT-TOE-10: ${cards} ${kind} cards instead of ${CARDS[kind]}`]),
    ...(mean >= least && mean <= most
      ? []
      : [`CT-TOE-13: mean ${kind} price ${Math.round(mean)} instead of ${least} to ${most}`]),
  ];
};

/** The prices the rules mention; each must be found on some card (CT-TOE-12). */
const checkAnchors = (vehicles: readonly VehicleModel[]): string[] => {
  const cheapestDiesel = Math.min(...vehicles.filter((m) => m.category === 'dloco').map(({ price }) => price));
  const wagonsAt = (price: number): number => vehicles.filter((m) => m.kind === 'wagon' && m.price === price).length;
  const anchors: readonly (readonly [string, boolean])[] = [
    ['the cheapest diesel at 20k', cheapestDiesel === 20_000],
    [
      'an electric with pull 3 at 50k',
      vehicles.some((m) => m.category === 'eloco' && m.price === 50_000 && m.pull === 3),
    ],
    [
      'a fast electric with pull 8 at 80k',
      vehicles.some((m) => m.category === 'eloco' && m.price === 80_000 && m.pull === 8 && m.speed >= 3),
    ],
    ['wagons at 20k, 30k and twice 40k', wagonsAt(20_000) >= 1 && wagonsAt(30_000) >= 1 && wagonsAt(40_000) >= 2],
    ['a sleeper of class 2 at 60k', vehicles.some((m) => m.sleeper === true && m.speed === 2 && m.price === 60_000)],
  ];
  return anchors.filter(([, found]) => !found).map(([what]) => `CT-TOE-12: no card is ${what}`);
};

export const checkVehicles = (vehicles: readonly VehicleModel[]): readonly string[] => [
  ...vehicles.flatMap(checkModel),
  ...checkKind(vehicles, 'loco'),
  ...checkKind(vehicles, 'wagon'),
  ...(vehicles.some(({ copies }) => copies >= 3) ? [] : ['CT-TOE-11: no model has three copies']),
  ...checkAnchors(vehicles),
];
