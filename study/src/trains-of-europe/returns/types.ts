// What came of everything a company ever had, and of its money. Amounts in EUR; a year is the one it happened in.

import type { Seat } from '@branchline/core';
import type { ContractId, ModelId, Money, SectionId } from '@branchline/trains-of-europe';

interface Owned {
  readonly seat: Seat;
  /** The year it came in; 0 is the set-up. */
  readonly year: number;
  /** Number of the move it came with. */
  readonly sequence: number;
  readonly price: Money;
  /** What it earned over all year ends. */
  readonly income: Money;
  /** Sold at an auction, or gone with a contract that was sold. */
  readonly sold?: { readonly year: number; readonly to: Seat; readonly price: Money };
  /** Everything together: what it brought less what it cost. */
  readonly total: Money;
}

export interface ContractReturn extends Owned {
  readonly contract: ContractId;
  readonly how: 'launch' | 'taken' | 'blind' | 'auction';
  /** Year ends it was held through. */
  readonly years: number;
  readonly tax: Money;
  readonly subsidy: Money;
  /** Given with a contract taken blind. */
  readonly cash: Money;
  /** The year of its completion. */
  readonly completed?: number;
  /** Points it counts in the final evaluation; none where the game did not end or it was sold. */
  readonly points?: number;
}

/** A licence earns the routes that run over it, by its segments of their shortest way. */
export interface LicenceReturn extends Owned {
  readonly section: SectionId;
  readonly how: 'bought' | 'auction';
}

/** A vehicle earns what it was credited with; with the contract that it completed it goes on earning. */
export interface VehicleReturn extends Owned {
  readonly model: ModelId;
  readonly how: 'dealt' | 'bought' | 'blind' | 'aid' | 'auction' | 'with-contract';
  readonly end: 'idle' | 'assigned' | 'spent' | 'sold';
}

/** Cash in and out of a company. With the cash of the beginning they sum up to that of the end. */
export interface Flows {
  readonly start: Money;
  readonly payouts: Money;
  readonly bonuses: Money;
  readonly blindContracts: Money;
  readonly sales: Money;
  /** Received from audited companies less paid to auditors (TOE-BOOK-4); 0 where the game keeps the books. */
  readonly audits: Money;
  readonly licences: Money;
  readonly vehicles: Money;
  readonly bids: Money;
  readonly losses: Money;
}

export interface YearBook {
  readonly year: number;
  /** Income, tax and subsidies of all contracts; together, and with what was misbooked, the annual profit. */
  readonly income: Money;
  readonly tax: Money;
  readonly subsidy: Money;
  readonly profit: Money;
  /** By how much the profit paid by is above what the contracts brought; only where books are kept by hand. */
  readonly misbooked?: Money;
  /** Paid out, or paid to the bank where it is negative; of a loss what could be paid. */
  readonly paid: Money;
}

export interface CompanyReturns {
  readonly seat: Seat;
  readonly contracts: readonly ContractReturn[];
  readonly licences: readonly LicenceReturn[];
  readonly vehicles: readonly VehicleReturn[];
  readonly years: readonly YearBook[];
  readonly flows: Flows;
}
