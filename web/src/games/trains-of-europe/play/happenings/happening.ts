// What a line of the log tells, as data: small events of one company in one phase gathered into one happening.

import type { Seat } from '@branchline/core';
import type {
  ContractId,
  EndReason,
  FoundByAudit,
  LotId,
  ModelId,
  Money,
  Phase,
  SectionId,
  Settlement,
  VehicleKind,
} from '@branchline/trains-of-europe';

export interface Bid {
  readonly seat: Seat;
  /** Absent where the seat passed. */
  readonly bid?: Money;
}

export interface Bought {
  /** Absent where it was bought blind and is hidden from the viewer. */
  readonly model?: ModelId;
  readonly price: Money;
  readonly blind?: VehicleKind;
}

export interface Reassigned {
  readonly contract: ContractId;
  readonly on: readonly string[];
  readonly off: readonly string[];
}

export interface Settled {
  readonly seat: Seat;
  readonly profit: Money;
  readonly how: Settlement;
}

export type Happening =
  | {
      readonly kind: 'founded';
      readonly seat: Seat;
      readonly contract?: ContractId;
      readonly models: readonly ModelId[];
    }
  | { readonly kind: 'chair'; readonly seat: Seat }
  | { readonly kind: 'year'; readonly year: number; readonly callers: readonly Seat[] }
  | { readonly kind: 'market'; readonly contracts: readonly ContractId[]; readonly models: readonly ModelId[] }
  | { readonly kind: 'called'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly kind: 'licences';
      readonly seat: Seat;
      readonly sections: readonly { readonly section: SectionId; readonly fee: Money; readonly company: Seat }[];
    }
  | { readonly kind: 'purchases'; readonly seat: Seat; readonly vehicles: readonly Bought[] }
  | {
      readonly kind: 'takes';
      readonly seat: Seat;
      readonly contracts: readonly {
        readonly contract: ContractId;
        readonly tax: Money;
        readonly chips: number;
        /** Taken blind, with so much cash. */
        readonly cash?: Money;
      }[];
    }
  | { readonly kind: 'aid'; readonly models: readonly ModelId[] }
  | { readonly kind: 'gift'; readonly seat: Seat; readonly model: ModelId }
  | {
      readonly kind: 'bonuses';
      readonly amounts: readonly { readonly seat: Seat; readonly cities: number; readonly amount: Money }[];
    }
  | { readonly kind: 'offered'; readonly seat: Seat }
  | { readonly kind: 'lots'; readonly lots: readonly LotId[] }
  | { readonly kind: 'offered-contracts'; readonly seat: Seat; readonly contracts: readonly ContractId[] }
  | {
      readonly kind: 'auction';
      readonly lot: LotId;
      readonly bids: readonly Bid[];
      readonly sold?: { readonly to: Seat; readonly price: Money };
    }
  | { readonly kind: 'assignments'; readonly seat: Seat; readonly contracts: readonly Reassigned[] }
  | {
      readonly kind: 'completed';
      readonly seat: Seat;
      readonly contract: ContractId;
      readonly vehicles: readonly string[];
    }
  | { readonly kind: 'last-year'; readonly reason: 'target' | 'sticks' | 'profit' }
  | { readonly kind: 'target-proposed'; readonly seat: Seat; readonly target: number }
  | { readonly kind: 'target-kept'; readonly target: number }
  | { readonly kind: 'target-raised'; readonly target: number }
  | { readonly kind: 'bookings'; readonly seats: readonly Seat[] }
  | ({ readonly kind: 'audited' } & FoundByAudit)
  | { readonly kind: 'audit-waived'; readonly seat: Seat }
  | { readonly kind: 'checked'; readonly seat: Seat; readonly booked: Money; readonly right: Money }
  | { readonly kind: 'year-end'; readonly settled: readonly Settled[] }
  | { readonly kind: 'saved'; readonly seat: Seat; readonly how: 'profit' | 'paid' }
  | { readonly kind: 'left'; readonly seat: Seat }
  | {
      readonly kind: 'subsidies';
      readonly chips: readonly { readonly contract: ContractId; readonly chips: number }[];
      readonly gone: readonly string[];
    }
  | { readonly kind: 'reshuffled'; readonly vehicles: readonly VehicleKind[] }
  | { readonly kind: 'over'; readonly reason: EndReason; readonly winners: readonly Seat[] };

export interface ProfitStep {
  readonly seat: Seat;
  readonly from: Money;
  readonly to: Money;
}

/** A line: one happening and how profits moved with it. */
export interface Line {
  readonly key: string;
  /** Number of the move it ends with, and of the one it began with. */
  readonly sequence: number;
  readonly from: number;
  readonly year: number;
  /** Whose doing it is, for the badge before the line. */
  readonly seat?: Seat;
  readonly weight: 'quiet' | 'plain' | 'strong';
  readonly what: Happening;
  readonly profits: readonly ProfitStep[];
}
