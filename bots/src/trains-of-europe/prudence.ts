// Staying solvent: money that must not be spent yet, and contracts whose tax could not be borne (TOE-INS).

import type { Money } from '@branchline/trains-of-europe';
import { BLOCKED } from './company.ts';
import { creditsIn, type Ledger, type Undertaking } from './ledger.ts';

/** What a locomotive costs that opens a contract. */
const LOCO = 40_000;
/** A contract drawn blind, by what they usually cost a year and until they earn. */
const USUAL_BURDEN = 65_000;
const USUAL_START = 90_000;

/** With a contract that earns nothing yet, a further one takes this profit. */
const PROFIT_BESIDE_IDLE = 60_000;
/** With more years than these a second loss may have to be paid. */
const YEARS_FOR_ANOTHER_LOSS = 2;
const LOSSES_THEN = 1.5;

/** As long as nothing is earned, the first partial route comes before any vehicle but the one locomotive. */
export function keptForFirstRoute(ledger: Ledger): Money {
  const { active, atlas } = ledger;
  if (creditsIn(ledger).some(({ gate }) => gate)) return 0;
  let cheapest = BLOCKED;
  for (const { contract } of active) cheapest = Math.min(cheapest, atlas.routes(contract).firstCost);
  return cheapest < BLOCKED ? cheapest : 0;
}

/** Whether the tax of one more contract can be paid until it earns something. */
export function isAffordable(ledger: Ledger, entry?: Undertaking): boolean {
  const { company, atlas, pool, years, taste } = ledger;
  const { index, cash } = company;
  const credits = creditsIn(ledger);
  const profit = credits.reduce((sum, { net }) => sum + net, 0);
  const idle = credits.filter(({ gate }) => !gate).length;
  if (idle > taste.nerve || (idle > 0 && profit * taste.nerve < PROFIT_BESIDE_IDLE)) return false;
  if (!entry) return profit >= USUAL_BURDEN || cash + index.amounts.blind.contractCash >= USUAL_START + USUAL_BURDEN;
  const { tax, power } = index.contracts[entry.contract]!;
  const after = profit - tax + entry.chips * index.amounts.chip;
  if (after >= 0) return true;
  const routes = atlas.routes(entry.contract);
  const loco = pool.some((no) => index.models[no]!.category === power) ? 0 : LOCO;
  // One loss is paid while the contract is being opened; with time left a second one might be.
  return routes.firstCost + loco - after * (years > YEARS_FOR_ANOTHER_LOSS ? LOSSES_THEN : 1) <= cash * taste.nerve;
}
