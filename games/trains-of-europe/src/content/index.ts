// The content of the game in one value, its printed document and its hash.
import { documentHash } from '@branchline/core';
import { config } from './config.ts';
import { contracts } from './contracts.ts';
import { map } from './map.ts';
import type { Content } from './types.ts';
import { vehicles } from './vehicles.ts';

export { checkContent } from './check.ts';
export { supplyAndDemand } from './check-balance.ts';
export { citiesOf, contractFacts, incomeOf, launchPairs } from './contract-facts.ts';
export type { ContractFacts } from './contract-facts.ts';
export { cheapestNetwork, distancesOf } from './network.ts';
export { places } from './places.ts';
export { project, sheet } from './projection.ts';

/** Map, vehicles, contracts and figures of the newest version. */
export const content: Content = { map, vehicles, contracts, config };

/** The document of `content trains-of-europe --json`. */
export const contentJson = (): Content => content;

/** `boardHash` of a game file: SHA-256 over that document in canonical form. */
export const contentHash = (): string => documentHash(contentJson());
