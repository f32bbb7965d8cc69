// The table before chance has moved, and what the moves at the start lay out (TOE-SETUP).

import type { BySeat, Seat } from '@branchline/core';
import { newBooks } from './books.ts';
import { contentOf } from './contents.ts';
import { addIdle, receive } from './changes.ts';
import { withPublic } from './position.ts';
import { displayVehicles, reveal } from './display.ts';
import { NO_LIMIT, takeFromSupply, type Draw } from './supplies.ts';
import { beginYear } from './year.ts';
import type { Config, ContractIndex, ModelIndex, State } from './types.ts';

/** TOE-SETUP-4. */
export const HAND_LOCO: Draw = { kind: 'loco', count: 1, limit: NO_LIMIT };
export const HAND_WAGONS: Draw = { kind: 'wagon', count: 2, limit: NO_LIMIT };

export function setup(config: Config): State {
  const index = contentOf(config);
  const { manualBooks } = config.options;
  const { amounts, models } = index;
  const bySeat = <T>(value: T): T[] => Array.from({ length: config.seats }, () => value);
  const cards = (kind: 'loco' | 'wagon'): number =>
    index.modelsOf[kind].reduce((sum, model) => sum + models[model]!.copies, 0);
  return {
    config,
    public: {
      year: 0,
      chair: 0,
      callers: [],
      called: [],
      target: config.options.target,
      left: bySeat(false),
      marked: bySeat(false),
      sticks: bySeat(amounts.sticks),
      holders: index.sections.map(() => 0),
      contracts: bySeat([]),
      idleLocos: bySeat(0),
      idleWagons: bySeat(0),
      display: [],
      locos: [],
      wagons: [],
      pile: index.regularContracts,
      queue: [],
      discards: models.map(() => 0),
      supplyLocos: cards('loco'),
      supplyWagons: cards('wagon'),
      offered: [],
      outOfSticks: false,
      topProfit: false,
      profits: [],
      ...(manualBooks ? { books: newBooks(config.seats) } : {}),
      insolvent: [],
      stage: { kind: 'start-player' },
    },
    secret: {
      bank: amounts.bank,
      cash: bySeat(0),
      idle: bySeat([]),
      supply: models.map((model) => model.copies),
      cashes: [],
      offers: [],
      votes: [],
      ...(manualBooks ? { bookings: [] } : {}),
    },
  };
}

export const seatChair = (state: State, seat: Seat): State =>
  withPublic(state, { chair: seat, stage: { kind: 'setup' } });

export interface Layout {
  readonly contracts: readonly ContractIndex[];
  readonly locos: readonly ModelIndex[];
  readonly wagons: readonly ModelIndex[];
  readonly hands: BySeat<{ readonly loco: ModelIndex; readonly wagons: readonly ModelIndex[] }>;
  readonly launch: BySeat<ContractIndex>;
}

/** Displays first, then the hands, then launch contracts, which are active from the start (TOE-SETUP-7, 8). */
export function layOut(state: State, layout: Layout): State {
  const displayed = displayVehicles(reveal(state, layout.contracts), layout);
  const dealt = layout.hands.reduce(dealHand, displayed);
  const contracts = layout.launch.map((contract) => [{ contract, chips: 0, complete: false, vehicles: [] }]);
  return beginYear(withPublic(dealt, { contracts }));
}

/** TOE-SETUP-4. */
function dealHand(state: State, { loco, wagons }: Layout['hands'][number], seat: Seat): State {
  const drawn = takeFromSupply(takeFromSupply(state, HAND_LOCO, [loco]), HAND_WAGONS, wagons);
  const held = [loco, ...wagons].reduce((before, model) => addIdle(before, seat, model), drawn);
  return receive(held, seat, contentOf(state.config).amounts.startCash);
}
