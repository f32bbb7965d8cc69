// The stage of the fiscal year: which seats decide what, and the running auction.

import type { Seat } from '@branchline/core';
import type { VehicleKind } from './content/types.ts';
import type { ContractIndex, EndReason, ModelIndex, Money, SectionIndex } from './types.ts';

/** What is offered for sale: a section, one copy of a model, or (in an insolvency) a contract. */
export type Lot = { readonly owner: Seat } & LotItem;

/** `no` is an index; it keeps the name it has in the state hashes of all games on record. */
export type LotItem =
  | { readonly item: 'section'; readonly no: SectionIndex }
  | { readonly item: 'model'; readonly no: ModelIndex }
  | { readonly item: 'contract'; readonly no: ContractIndex };

export interface Offer {
  readonly vehicles: readonly ModelIndex[];
  readonly sections: readonly SectionIndex[];
}

/** An auction under way; the stages of the Auction House, or the one of an insolvency. */
export interface Auction {
  readonly stage: 'licences' | 'vehicles' | 'insolvency';
  /** Everything unsold, lots of the second stage included. */
  readonly lots: readonly Lot[];
  /** Who may open next. */
  readonly right: Seat;
  /** Seats that declined or were skipped since the stage began or since its last sale. */
  readonly refusals: number;
  /** Contracts the insolvent seat has put up and that are still unsold. */
  readonly contracts: readonly ContractIndex[];
}

/** The stage of the fiscal year. Kinds marked (passing) are left again before a move is over. */
export type Stage =
  | { readonly kind: 'start-player' }
  | { readonly kind: 'setup' }
  | { readonly kind: 'call'; readonly proposed: boolean }
  | { readonly kind: 'on-site-meeting'; readonly seat: Seat; readonly used: number }
  | { readonly kind: 'railroad-fair'; readonly seat: Seat; readonly used: number }
  | { readonly kind: 'blind-vehicle'; readonly seat: Seat; readonly used: number; readonly vehicle: VehicleKind }
  | { readonly kind: 'conference-room'; readonly seat: Seat; readonly used: number }
  | { readonly kind: 'blind-contract'; readonly seat: Seat; readonly used: number }
  | { readonly kind: 'aid' }
  | { readonly kind: 'choose'; readonly seat: Seat; readonly selection: readonly ModelIndex[] }
  | { readonly kind: 'offers'; readonly waiting: readonly Seat[]; readonly lots: readonly Lot[] }
  | { readonly kind: 'opening'; readonly auction: Auction }
  | {
      readonly kind: 'bidding';
      readonly auction: Auction;
      readonly lot: Lot;
      readonly opener: Seat;
      readonly bid: Money;
      readonly high: Seat;
      /** Who is asked to raise. */
      readonly seat: Seat;
      /** Seats out for this lot, the owner among them. */
      readonly out: readonly Seat[];
    }
  | { readonly kind: 'assignment'; readonly waiting: readonly Seat[] }
  /** With `manualBooks`: all book at once, then one after the other may audit (TOE-BOOK-2, 3). */
  | { readonly kind: 'books'; readonly waiting: readonly Seat[] }
  | { readonly kind: 'audits'; readonly seat: Seat }
  | { readonly kind: 'new-target'; readonly seat: Seat }
  | {
      readonly kind: 'vote';
      readonly by: Seat;
      readonly target: number;
      readonly waiting: readonly Seat[];
      readonly when: 'call' | 'year-end';
    }
  | { readonly kind: 'offer-contracts'; readonly seat: Seat }
  | { readonly kind: 'refill' }
  | { readonly kind: 'over'; readonly reason: EndReason }
  /** (passing) every seat has had its turn in the phase. */
  | { readonly kind: 'turns-over' }
  /** (passing) the phase is over. */
  | { readonly kind: 'phase-over' }
  /** (passing) all calls of the year are done and the target is settled. */
  | { readonly kind: 'settlement' }
  /** (passing) the insolvent seats are dealt with one by one. */
  | { readonly kind: 'insolvencies' };

/** The stage of that kind. */
export type StageOf<K extends Stage['kind']> = Extract<Stage, { kind: K }>;
