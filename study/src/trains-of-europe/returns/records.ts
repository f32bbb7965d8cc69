// The records of one company while its game is read: what it owns, what that earned, and where its money went.

import type { Seat } from '@branchline/core';
import type { ContractIndex, ModelIndex, Money, SectionIndex } from '@branchline/trains-of-europe';
import type { Share } from './ways.ts';
import type { CompanyReturns, ContractReturn, LicenceReturn, VehicleReturn } from './types.ts';

type Sold = NonNullable<ContractReturn['sold']>;

interface Owned<How> {
  readonly year: number;
  readonly sequence: number;
  readonly how: How;
  readonly price: Money;
  income: Money;
  sold?: Sold;
}

export interface ContractRecord extends Owned<ContractReturn['how']> {
  readonly contract: ContractIndex;
  readonly cash: Money;
  tax: Money;
  subsidy: Money;
  years: number;
  completed?: { readonly year: number; readonly carriers: readonly Share[] };
}

export interface LicenceRecord extends Owned<LicenceReturn['how']> {
  readonly section: SectionIndex;
}

export interface VehicleRecord extends Owned<VehicleReturn['how']> {
  readonly model: ModelIndex;
  /** The contract it runs on or was spent on; idle without one. */
  contract?: ContractRecord;
}

export type Flows = { -readonly [K in keyof CompanyReturns['flows']]: Money };

export interface Records {
  readonly seat: Seat;
  readonly contracts: ContractRecord[];
  readonly licences: LicenceRecord[];
  readonly vehicles: VehicleRecord[];
  readonly years: CompanyReturns['years'][number][];
  readonly flows: Flows;
}

export const newRecords = (seat: Seat, start: Money): Records => ({
  seat,
  contracts: [],
  licences: [],
  vehicles: [],
  years: [],
  flows: {
    start,
    payouts: 0,
    bonuses: 0,
    blindContracts: 0,
    sales: 0,
    audits: 0,
    licences: 0,
    vehicles: 0,
    bids: 0,
    losses: 0,
  },
});

/** What these books say a company has. */
export const balanceOf = ({ flows }: Records): Money =>
  flows.start +
  flows.payouts +
  flows.bonuses +
  flows.blindContracts +
  flows.sales +
  flows.audits -
  flows.licences -
  flows.vehicles -
  flows.bids -
  flows.losses;

export const heldContract = ({ contracts }: Records, contract: ContractIndex): ContractRecord =>
  contracts.findLast((record) => record.contract === contract && !record.sold)!;

export const heldLicence = ({ licences }: Records, section: SectionIndex): LicenceRecord | undefined =>
  licences.findLast((record) => record.section === section && !record.sold);

/** Copies of a model are all alike: the one that came first is meant. */
export const vehicleAt = (
  { vehicles }: Records,
  model: ModelIndex,
  contract: ContractRecord | undefined,
): VehicleRecord => vehicles.find((record) => record.model === model && !record.sold && record.contract === contract)!;
