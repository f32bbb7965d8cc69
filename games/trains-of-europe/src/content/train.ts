// The cheapest train that satisfies a contract completely: which models, and what they cost at the printed price.
import type { Contract, Demand, VehicleModel } from './types.ts';
import { POWER_CATEGORIES } from './types.ts';

const isPower = ({ category }: Demand): boolean => (POWER_CATEGORIES as readonly string[]).includes(category);

export const powerDemand = (contract: Contract): Demand | undefined => contract.vehicles.find(isPower);
export const wagonDemands = (contract: Contract): readonly Demand[] => contract.vehicles.filter((d) => !isPower(d));
export const wagonCount = (contract: Contract): number =>
  wagonDemands(contract).reduce((sum, { count }) => sum + count, 0);

const minSpeed = ({ extra }: Contract): number => (extra?.type === 'speed' ? extra.min : 1);

/** Every choice of `count` cards out of the given models, as lists of models (copies respected). */
const choices = (models: readonly VehicleModel[], count: number): VehicleModel[][] => {
  const [first, ...rest] = models;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return Array.from({ length: Math.min(first.copies, count) + 1 }, (_, taken) =>
    choices(rest, count - taken).map((more) => [...Array.from({ length: taken }, () => first), ...more]),
  ).flat();
};

const priceOf = (models: readonly VehicleModel[]): number => models.reduce((sum, { price }) => sum + price, 0);
const pullOf = (models: readonly VehicleModel[]): number => models.reduce((sum, { pull }) => sum + (pull ?? 0), 0);

const cheapest = (sets: readonly VehicleModel[][]): VehicleModel[] | undefined =>
  sets.reduce<VehicleModel[] | undefined>(
    (best, set) => (best === undefined || priceOf(set) < priceOf(best) ? set : best),
    undefined,
  );

/** TOE-VEH-4: locomotives of a contract are identical; TOE-VEH-5: power cars may be mixed. */
const powerSets = (contract: Contract, vehicles: readonly VehicleModel[]): VehicleModel[][] => {
  const demand = powerDemand(contract);
  if (demand === undefined) return [];
  const fit = vehicles.filter(({ category, speed }) => category === demand.category && speed >= minSpeed(contract));
  const sets = choices(fit, demand.count);
  return demand.category === 'epower' ? sets : sets.filter((set) => new Set(set.map(({ id }) => id)).size <= 1);
};

/** How many wagons the strongest legal locomotives of a contract can pull, fast enough for its condition. */
export const mostWagons = (contract: Contract, vehicles: readonly VehicleModel[]): number =>
  Math.max(0, ...powerSets(contract, vehicles).map(pullOf));

/** The cheapest complete train, or undefined if the cards of the game cannot form one (CT-TOE-26). */
export const cheapestTrain = (contract: Contract, vehicles: readonly VehicleModel[]): VehicleModel[] | undefined => {
  const wagons = wagonDemands(contract).map(({ category, count }) =>
    cheapest(
      choices(
        vehicles.filter(
          (model) =>
            model.category === category &&
            model.speed >= minSpeed(contract) &&
            (contract.extra?.type !== 'sleeper' || model.sleeper === true),
        ),
        count,
      ),
    ),
  );
  const power = cheapest(powerSets(contract, vehicles).filter((set) => pullOf(set) >= wagonCount(contract)));
  if (power === undefined || wagons.some((set) => set === undefined)) return undefined;
  return [...power, ...wagons.flatMap((set) => set ?? [])];
};

export const trainPrice = (contract: Contract, vehicles: readonly VehicleModel[]): number => {
  const train = cheapestTrain(contract, vehicles);
  return train === undefined ? Infinity : priceOf(train);
};
