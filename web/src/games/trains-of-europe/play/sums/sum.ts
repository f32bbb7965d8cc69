// A number that explains itself: what it is made of, line by line, each with the rule it follows from.

import type { Seat } from '@branchline/core';
import type { ContractId, ModelId, SectionId } from '@branchline/trains-of-europe';

export const SUM_LABELS = [
  // profit a year
  'profit',
  'token',
  'contract',
  'completed',
  'routes',
  'route',
  'vehicles',
  'locomotives',
  'wagons',
  'unpulled',
  'speed',
  'sleepers',
  'tax',
  'subsidy',
  // a licence, and the lowest bid
  'licence',
  'segments',
  'secondTrack',
  'thirdTrack',
  'lowestBid',
  'listPrice',
  'printedProfit',
  'discount',
  'floor',
  // cash
  'cash',
  'cashStart',
  'cashOfYear',
  'feePaid',
  'vehiclePaid',
  'blindVehiclePaid',
  'blindContractCash',
  'developmentBonus',
  'cities',
  'callerExtra',
  'bidPaid',
  'bidReceived',
  'payout',
  'profitOfYear',
  'aboveCap',
  'lossPaid',
  'lossDue',
  'forgiven',
  'auditPaid',
  'auditReceived',
  // sticks
  'sticksLeft',
  'sticksAll',
  'sticksLaid',
  // evaluation
  'total',
  'evalProfit',
  'evalCompleted',
  'evalPartial',
  'evalCities',
  'evalNetwork',
  'evalCountries',
  'evalIdle',
  'evalVehicles',
  'evalCash',
] as const;
export type SumLabel = (typeof SUM_LABELS)[number];

/** EUR in hand, EUR that something costs, EUR a year, sixths of a point, sticks. */
export type Unit = 'cash' | 'price' | 'yearly' | 'sixths' | 'sticks';

/** What a line speaks of, by id and number; the label's text uses what it needs. */
export interface About {
  readonly contract?: ContractId;
  readonly section?: SectionId;
  readonly model?: ModelId;
  readonly from?: string;
  readonly to?: string;
  readonly seat?: Seat;
  readonly year?: number;
  /** So many, each at so much, of at most so many. */
  readonly count?: number;
  readonly each?: number;
  readonly limit?: number;
  /** Of a bonus: how many companies share it. */
  readonly shared?: number;
  readonly ids?: readonly string[];
}

export interface Sum {
  readonly label: SumLabel;
  readonly amount: number;
  readonly unit: Unit;
  readonly rule: string;
  readonly about: About;
  /** They add up to the amount; empty if it has no parts. */
  readonly parts: readonly Sum[];
  /** Would count but does not at present, and what it would be worth. */
  readonly waiting?: number;
}

type Head = Pick<Sum, 'label' | 'unit' | 'rule'> & { readonly about?: About };

export const line = ({ about = {}, ...head }: Head, amount: number, waiting?: number): Sum => ({
  ...head,
  about,
  amount,
  parts: [],
  ...(waiting === undefined ? {} : { waiting }),
});

export const total = ({ about = {}, ...head }: Head, parts: readonly Sum[]): Sum => ({
  ...head,
  about,
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  parts,
});

/** Whether every sum in the tree is what its parts add up to. */
export const addsUp = ({ amount, parts }: Sum): boolean =>
  parts.length === 0 || (parts.reduce((sum, part) => sum + part.amount, 0) === amount && parts.every(addsUp));

/** All lines of a tree from top to bottom. */
export const linesOf = (sum: Sum): Sum[] => [sum, ...sum.parts.flatMap(linesOf)];
