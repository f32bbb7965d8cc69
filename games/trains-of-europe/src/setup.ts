// The table before chance has moved, and what the moves at the start lay out (TOE-SETUP).

import type { BySeat, Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import { addIdle, receive, type Work } from './draft.ts';
import { displayDraws, reveal } from './display.ts';
import { NO_LIMIT, takeFromSupply, type Draw } from './supplies.ts';
import { beginYear } from './year.ts';
import type { Config, ContractIndex, ModelIndex, State } from './types.ts';

/** TOE-SETUP-4. */
export const HAND_LOCO: Draw = { kind: 'loco', count: 1, limit: NO_LIMIT };
export const HAND_WAGONS: Draw = { kind: 'wagon', count: 2, limit: NO_LIMIT };

export function setup(config: Config): State {
  const index = contentOf(config);
  const { amounts, models } = index;
  const bySeat = <T>(value: T): T[] => Array.from({ length: config.seats }, () => value);
  const cards = (kind: 'loco' | 'wagon'): number =>
    index.modelsOf[kind].reduce((sum, no) => sum + models[no]!.copies, 0);
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
    },
  };
}

export function seatChair(work: Work, seat: Seat): void {
  work.public.chair = seat;
  work.public.stage = { kind: 'setup' };
}

export interface Layout {
  readonly contracts: readonly ContractIndex[];
  readonly locos: readonly ModelIndex[];
  readonly wagons: readonly ModelIndex[];
  readonly hands: BySeat<{ readonly loco: ModelIndex; readonly wagons: readonly ModelIndex[] }>;
  readonly launch: BySeat<ContractIndex>;
}

/** Displays first, then the hands, then launch contracts, which are active from the start (TOE-SETUP-7, 8). */
export function layOut(work: Work, { contracts, locos, wagons, hands, launch }: Layout): void {
  const draws = displayDraws(work.index, work.public);
  reveal(work, contracts);
  takeFromSupply(work, draws.locos, locos);
  takeFromSupply(work, draws.wagons, wagons);
  work.public.locos = locos.toSorted((a, b) => a - b);
  work.public.wagons = wagons.toSorted((a, b) => a - b);
  hands.forEach((hand, seat) => {
    takeFromSupply(work, HAND_LOCO, [hand.loco]);
    takeFromSupply(work, HAND_WAGONS, hand.wagons);
    for (const model of [hand.loco, ...hand.wagons]) addIdle(work, seat, model);
    receive(work, seat, work.index.amounts.startCash);
  });
  launch.forEach((contract, seat) => {
    work.public.contracts[seat] = [{ contract, chips: 0, complete: false, vehicles: [] }];
  });
  beginYear(work);
}
