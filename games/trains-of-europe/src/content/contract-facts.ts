// What can be computed about a contract from the content: its cities, cheapest network, cost, payback, neighbours.
import { cheapestNetwork, distancesOf } from './network.ts';
import type { Distances } from './network.ts';
import { trainPrice } from './train.ts';
import type { Content, Contract } from './types.ts';

/** The cities of a contract in their order on the card. */
export const citiesOf = ({ routes }: Contract): readonly string[] =>
  routes.length === 0 ? [] : [routes[0]!.from, ...routes.map(({ to }) => to)];

/** Everything that can be earned in a year, before tax. */
export const incomeOf = ({ routes, vehicles, perVehicle, extra }: Contract): number =>
  routes.reduce((sum, { income }) => sum + income, 0) +
  vehicles.reduce((sum, { count }) => sum + count * perVehicle, 0) +
  (extra?.income ?? 0);

export type ContractFacts = {
  readonly contract: Contract;
  /** Segments of the cheapest network that holds all its partial routes. */
  readonly segments: number;
  readonly income: number;
  readonly licences: number;
  readonly train: number;
  /** Years until the profit has paid for the train and half of the licences (the other half is reused). */
  readonly payback: number;
};

export const contractFacts = (
  content: Content,
  distance: Distances = distancesOf(content.map),
): readonly ContractFacts[] =>
  content.contracts.map((contract) => {
    const segments = cheapestNetwork(content.map, distance, citiesOf(contract));
    const licences = segments * content.config.feePerSegment;
    const train = trainPrice(contract, content.vehicles);
    return {
      contract,
      segments,
      income: incomeOf(contract),
      licences,
      train,
      payback: (licences / 2 + train) / contract.profit,
    };
  });

export type LaunchPair = { readonly a: string; readonly b: string; readonly distance: number };

/** Every pair of launch contracts with the shortest path between any two of their cities; near ones first. */
export const launchPairs = (
  content: Content,
  distance: Distances = distancesOf(content.map),
): readonly LaunchPair[] => {
  const launches = content.contracts.filter(({ launch }) => launch);
  const pairs = launches.flatMap((a, i) =>
    launches.slice(i + 1).map((b) => ({
      a: a.id,
      b: b.id,
      distance: Math.min(...citiesOf(a).flatMap((from) => citiesOf(b).map((to) => distance(from, to)))),
    })),
  );
  return pairs.sort((p, q) => p.distance - q.distance);
};
