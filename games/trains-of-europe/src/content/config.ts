// The amounts of the rules, kept as data: nothing here is derived from map, vehicles or contracts.
import type { ToEConfig } from './types.ts';

export const config: ToEConfig = {
  startCash: 100_000,
  feePerSegment: 20_000,
  trackFactor: [1, 2, 4],
  payoutCap: 200_000,
  profitMax: 500_000,
  chip: 10_000, // TOE-COMP-6
  maxChips: 2,
  display: { contracts: 5, locos: 5, wagons: 5, twoPlayers: 4 },
  blind: { loco: 50_000, wagon: 30_000, contractCash: 50_000 },
  minBid: { discount: 20_000, floor: 20_000, licencePerSegment: 10_000 },
  bidStep: 10_000,
  dev: { perCity: 10_000, caller: 20_000 }, // TOE-DEV-2
  sticks: 48, // TOE-COMP-3
  bank: 4_760_000, // TOE-COMP-5
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
