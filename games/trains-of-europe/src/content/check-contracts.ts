// CT-TOE-14 and 20…27: what is printed on a contract is consistent and can be fulfilled with the cards of the game.
import { citiesOf, incomeOf } from './contract-facts.ts';
import { distancesOf } from './network.ts';
import type { Distances } from './network.ts';
import { cheapestTrain, mostWagons, powerDemand, wagonCount, wagonDemands } from './train.ts';
import type { Content, Contract } from './types.ts';
import { POWER_CATEGORIES } from './types.ts';

const VEHICLE_INCOMES = [10_000, 20_000, 30_000];
const PARTIAL_ROUTE_LIMIT = 80_000;
const FIRST_LOCOMOTIVE_LIMIT = 50_000;

const checkChain = (contract: Contract): string[] => {
  const { id, routes } = contract;
  const cities = citiesOf(contract);
  return [
    ...(routes.length >= 1 ? [] : [`shape: contract ${id} has no partial route`]),
    ...routes
      .slice(1)
      .filter(({ from }, i) => from !== routes[i]!.to)
      .map(({ from }) => `shape: contract ${id} jumps to ${from}; partial routes join neighbours of one list`),
    ...(new Set(cities).size === cities.length ? [] : [`shape: contract ${id} visits a city twice`]),
  ];
};

const checkTrain = (contract: Contract, { vehicles }: Content): string[] => {
  const { id, extra } = contract;
  const categories = contract.vehicles.map(({ category }) => category);
  const power = powerDemand(contract);
  const powers = categories.filter((c) => (POWER_CATEGORIES as readonly string[]).includes(c));
  const wagons = wagonDemands(contract);
  const isTrainset = power?.category === 'epower';
  const isPassenger = wagons.every(({ category }) => category === 'pax1' || category === 'pax2');
  const most = mostWagons(contract, vehicles);
  return [
    ...(new Set(categories).size === categories.length ? [] : [`shape: contract ${id} names a category twice`]),
    ...(powers.length === 1 ? [] : [`shape: contract ${id} names ${powers.length} power categories, not 1`]),
    ...(wagons.length >= 1 ? [] : [`shape: contract ${id} demands no wagon`]),
    ...(wagons.every(({ category }) => (category === 'econtrol') === isTrainset)
      ? []
      : [`CT-TOE-14: contract ${id} mixes trainset and other vehicles`]),
    ...((power?.count ?? 1) <= 2 ? [] : [`CT-TOE-24: contract ${id} demands ${power?.count} locomotives`]),
    ...(power?.count === 2 && !isTrainset && wagonCount(contract) < 3
      ? [`CT-TOE-24: contract ${id} demands two locomotives for fewer than 3 wagons`]
      : []),
    ...(extra?.type === 'sleeper' && !isPassenger
      ? [`CT-TOE-25: contract ${id} wants sleepers among other wagons`]
      : []),
    ...(extra?.type === 'speed' && ![1, 2, 3, 4].includes(extra.min)
      ? [`CT-TOE-25: contract ${id} wants speed class ${extra.min}`]
      : []),
    ...(most < wagonCount(contract)
      ? [`CT-TOE-26: the best locomotives for contract ${id} pull ${most} of ${wagonCount(contract)} wagons`]
      : []),
    ...(cheapestTrain(contract, vehicles) === undefined
      ? [`CT-TOE-26: no cards of the game fulfil contract ${id}`]
      : []),
  ];
};

const checkAmounts = (contract: Contract): string[] => {
  const { id, launch, tax, profit, perVehicle } = contract;
  const computed = incomeOf(contract) - tax;
  return [
    ...(launch === (tax === 0) ? [] : [`CT-TOE-20: ${launch ? 'launch ' : ''}contract ${id} has tax ${tax}`]),
    // TOE-CON-2
    ...(profit === computed ? [] : [`CT-TOE-21: contract ${id} prints profit ${profit}, its amounts give ${computed}`]),
    ...(VEHICLE_INCOMES.includes(perVehicle) ? [] : [`CT-TOE-23: contract ${id} pays ${perVehicle} per vehicle`]),
  ];
};

/** CT-TOE-27: a company must be able to begin with the starting cash and the first partial route. */
const checkLaunch = (contract: Contract, { vehicles, config }: Content, distance: Distances): string[] => {
  if (!contract.launch) return [];
  const { id, routes } = contract;
  const route = Math.min(...routes.map(({ from, to }) => distance(from, to) * config.feePerSegment));
  const category = powerDemand(contract)?.category;
  const loco = Math.min(...vehicles.filter((m) => m.category === category).map(({ price }) => price));
  return [
    ...(route <= PARTIAL_ROUTE_LIMIT ? [] : [`CT-TOE-27: the cheapest partial route of ${id} costs ${route}`]),
    ...(loco <= FIRST_LOCOMOTIVE_LIMIT ? [] : [`CT-TOE-27: the cheapest locomotive for ${id} costs ${loco}`]),
  ];
};

/** Cards the rules and their examples speak of (CT-TOE-22, CT-TOE-24). */
const checkAnchors = (contracts: readonly Contract[]): string[] => {
  const incomes = (c: Contract): string => c.routes.map(({ income }) => income / 1000).join('+');
  const units = (c: Contract): number => c.vehicles.reduce((total, { count }) => total + count, 0);
  const regular = contracts.filter(({ launch }) => !launch);
  const third = contracts.find(({ no }) => no === 3);
  const anchors: readonly (readonly [string, boolean])[] = [
    [
      'CT-TOE-22: no contract has profit 50k, tax 60k, routes 10k + 20k, 3 vehicles at 20k and a condition of 20k',
      regular.some(
        (c) =>
          c.profit === 50_000 &&
          c.tax === 60_000 &&
          incomes(c) === '10+20' &&
          units(c) === 3 &&
          c.perVehicle === 20_000 &&
          c.extra?.income === 20_000,
      ),
    ],
    ['CT-TOE-22: no contract has profit 130k', regular.some(({ profit }) => profit === 130_000)],
    [
      'CT-TOE-22: no freight contract has tax 70k',
      regular.some(({ tax, line }) => tax === 70_000 && ['general', 'liquid', 'bulky'].includes(line)),
    ],
    [
      'CT-TOE-22: launch contract 3 must be Edinburgh–London for 20k, then Frankfurt, 3 vehicles at 20k and a condition',
      third !== undefined &&
        third.launch &&
        citiesOf(third).join() === 'edinburgh,london,frankfurt' &&
        third.routes[0]!.income === 20_000 &&
        units(third) === 3 &&
        third.perVehicle === 20_000 &&
        third.extra !== undefined,
    ],
    [
      'CT-TOE-24: no contract demands two locomotives',
      contracts.some((c) => powerDemand(c)?.count === 2 && powerDemand(c)?.category !== 'epower'),
    ],
  ];
  return anchors.filter(([, found]) => !found).map(([what]) => what);
};

/** TOE-COMP-7. */
const checkNumbers = (contracts: readonly Contract[]): string[] => {
  const launches = contracts.filter(({ launch }) => launch).length;
  return [
    ...(launches === 8 ? [] : [`CT-TOE-20: ${launches} launch contracts instead of 8`]),
    ...(contracts.length - launches === 66
      ? []
      : [`CT-TOE-20: ${contracts.length - launches} regular contracts instead of 66`]),
    ...(contracts.every(({ no }) => Number.isInteger(no) && no >= 1 && no <= contracts.length)
      ? []
      : [`CT-TOE-20: contracts are not numbered 1 to ${contracts.length}`]),
  ];
};

export const checkContracts = (content: Content): readonly string[] => {
  const distance = distancesOf(content.map);
  return [
    ...checkNumbers(content.contracts),
    ...content.contracts.flatMap((contract) => [
      ...checkChain(contract),
      ...checkTrain(contract, content),
      ...checkAmounts(contract),
      ...checkLaunch(contract, content, distance),
    ]),
    ...checkAnchors(content.contracts),
  ];
};
