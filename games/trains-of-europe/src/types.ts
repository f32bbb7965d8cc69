// What a table of the business game holds: configuration, state, view, actions and the moves of chance.
// Inside, cities, sections, models and contracts are numbers (their place in the content's lists); moves name them by id.

import type { BySeat, GameTypes, Seat, Viewer } from '@branchline/core';
import type { Event } from './event.ts';
import type { GameResult } from './result.ts';
import type { VehicleKind } from './content/types.ts';
import type { RulesVersion } from './rules-version.ts';

export type SectionIndex = number;
export type ModelIndex = number;
export type ContractIndex = number;
/** EUR, always a multiple of 10,000 (TOE-COMP-9). */
export type Money = number;

export const PHASES = [
  'on-site-meeting',
  'railroad-fair',
  'conference-room',
  'auction-house',
  'government-aid',
  'development-bonus',
] as const;
export type Phase = (typeof PHASES)[number];

/** Table options; the names are those of the game file. */
export interface Options {
  readonly target: number;
  readonly openEnd: boolean;
  readonly hiddenVehicles: boolean;
  readonly hiddenCash: boolean;
  readonly selfManagedInsolvency: boolean;
  readonly bankLimit: boolean;
  readonly assignInTurn: boolean;
  readonly fixedSteps: boolean;
  readonly offersInTurn: boolean;
  readonly reshuffleEvery: number;
  readonly launch2p: 'nearRandom' | 'random' | 'choose';
  readonly forgiveOncePerGame: boolean;
  readonly releaseLicences: boolean;
  readonly allowRetarget: boolean;
  readonly lenientIdle: boolean;
  readonly tieBreak: 'shared' | 'profit-completed-cash';
  readonly startPlayer: 'random' | 'host' | 'oldest';
}

/** What the players agreed on before the game and the file shows only in its first moves. */
export interface Agreed {
  /** The seat of the oldest player, with `startPlayer: "oldest"`. */
  readonly start?: Seat;
  /** The launch contracts by seat, with two players and `launch2p: "choose"`. */
  readonly launch?: readonly [ContractIndex, ContractIndex];
}

export interface Config {
  /** Id of the content, which is the id of its map, and the hash of the version played with. */
  readonly board: string;
  readonly boardHash: string;
  readonly rulesVersion: RulesVersion;
  readonly seats: number;
  readonly options: Options;
  readonly agreed: Agreed;
}

/** A contract in front of a player. A complete one keeps no vehicles (TOE-CRED-11). */
export interface HeldContract {
  readonly contract: ContractIndex;
  readonly chips: number;
  readonly complete: boolean;
  /** Assigned models, ascending, one entry per copy. */
  readonly vehicles: readonly ModelIndex[];
}

export interface DisplayedContract {
  readonly contract: ContractIndex;
  readonly chips: number;
}

/** What is offered for sale: a section, one copy of a model, or (in an insolvency) a contract. */
export interface Lot {
  readonly owner: Seat;
  readonly item: 'section' | 'model' | 'contract';
  readonly no: number;
}

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

/** Where the fiscal year stands. Kinds marked (passing) are left again before a move is over. */
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

/** In the order in which the first that holds is named. */
export const END_REASONS = ['target', 'sticks', 'profit', 'bank', 'players', 'years'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What everybody sees. */
export interface Public {
  /** The fiscal year, from 1. */
  readonly year: number;
  readonly chair: Seat;
  /** The callers of this year in order, and the phases called so far (TOE-ROUND-1, 2). */
  readonly callers: readonly Seat[];
  readonly called: readonly Phase[];
  readonly target: number;
  /** By seat: has left the game by insolvency. */
  readonly left: BySeat<boolean>;
  /** By seat: a loss was forgiven (TOE-INS-1). */
  readonly marked: BySeat<boolean>;
  readonly sticks: BySeat<number>;
  /** By section: the seats that hold a licence, as bits. */
  readonly holders: readonly number[];
  /** By seat, in the order taken. */
  readonly contracts: BySeat<readonly HeldContract[]>;
  /** By seat: how many unassigned vehicles of each kind. */
  readonly idleLocos: BySeat<number>;
  readonly idleWagons: BySeat<number>;
  /** Face-up contracts in display order, older first. */
  readonly display: readonly DisplayedContract[];
  readonly locos: readonly ModelIndex[];
  readonly wagons: readonly ModelIndex[];
  /** The draw pile: cards nobody has seen, ascending as their order is unknown, and the known queue below them. */
  readonly pile: readonly ContractIndex[];
  readonly queue: readonly ContractIndex[];
  /** By model: copies on the discard piles. */
  readonly discards: readonly number[];
  /** Cards left in the two supplies. */
  readonly supplyLocos: number;
  readonly supplyWagons: number;
  /** What was offered in the latest Auction House. */
  readonly offered: readonly Lot[];
  /** A seat once had no stick left, or a profit of 500k (TOE-END-5). */
  readonly outOfSticks: boolean;
  readonly topProfit: boolean;
  /** By year: the profit of every seat at payment. */
  readonly profits: readonly BySeat<Money>[];
  /** Insolvent seats of this year end still to be dealt with, the first of them now. */
  readonly insolvent: readonly Seat[];
  readonly stage: Stage;
}

/** What some may not see: with the hidden options cash and vehicles, always the choices made at the same time. */
export interface Secret {
  readonly bank: Money;
  readonly cash: BySeat<Money>;
  /** By seat: unassigned models, ascending, one entry per copy. */
  readonly idle: BySeat<readonly ModelIndex[]>;
  /** By model: copies in the supply. */
  readonly supply: readonly number[];
  /** By year: the cash of every seat after payment. */
  readonly cashes: readonly BySeat<Money>[];
  /** Offers made and not yet revealed. */
  readonly offers: readonly { readonly seat: Seat; readonly offer: Offer }[];
  /** Votes cast and not yet counted. */
  readonly votes: readonly { readonly seat: Seat; readonly agree: boolean }[];
}

export interface State {
  readonly config: Config;
  readonly public: Public;
  readonly secret: Secret;
}

/** What a viewer knows of one company beyond the public part. */
export interface Company {
  readonly cash?: Money;
  readonly idle?: readonly ModelIndex[];
}

export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly public: Public;
  readonly companies: BySeat<Company>;
  readonly bank?: Money;
  readonly cashes?: readonly BySeat<Money>[];
  /** The viewer's own secret choice of the moment. */
  readonly offer?: Offer;
  readonly vote?: boolean;
}

export type LotId =
  | { readonly owner: Seat; readonly model: string }
  | { readonly owner: Seat; readonly section: string }
  | { readonly owner: Seat; readonly contract: string };

export type Action =
  | { readonly do: 'call'; readonly phase: Phase }
  | { readonly do: 'licence'; readonly section: string }
  | { readonly do: 'buy'; readonly model: string }
  | { readonly do: 'buy-blind'; readonly kind: VehicleKind }
  | { readonly do: 'take'; readonly contract: string }
  | { readonly do: 'take-blind' }
  | { readonly do: 'choose'; readonly model: string }
  | { readonly do: 'offer'; readonly vehicles: readonly string[]; readonly sections: readonly string[] }
  | { readonly do: 'open'; readonly lot: LotId; readonly bid: Money }
  | { readonly do: 'decline' }
  | { readonly do: 'raise'; readonly bid: Money }
  | { readonly do: 'pass' }
  | { readonly do: 'assign'; readonly model: string; readonly contract: string }
  | { readonly do: 'unassign'; readonly model: string; readonly contract: string }
  | { readonly do: 'offer-contracts'; readonly contracts: readonly string[] }
  | { readonly do: 'done' }
  | { readonly do: 'propose-target'; readonly target: number }
  | { readonly do: 'vote'; readonly agree: boolean };

export interface Hand {
  readonly loco: string;
  readonly wagons: readonly string[];
}

export type Outcome =
  | { readonly do: 'start-player'; readonly seat: Seat }
  | {
      readonly do: 'setup';
      readonly contracts: readonly string[];
      readonly locos: readonly string[];
      readonly wagons: readonly string[];
      readonly hands: BySeat<Hand>;
      readonly launch: BySeat<string>;
    }
  | { readonly do: 'blind-vehicle'; readonly model: string }
  | { readonly do: 'blind-contract'; readonly contract: string }
  | { readonly do: 'aid'; readonly locos: readonly string[]; readonly wagons: readonly string[] }
  | {
      readonly do: 'refill';
      readonly contracts: readonly string[];
      readonly locos: readonly string[];
      readonly wagons: readonly string[];
    };

export interface TrainsOfEurope extends GameTypes {
  Config: Config;
  State: State;
  View: View;
  Action: Action;
  Outcome: Outcome;
  Event: Event;
  Result: GameResult;
}
