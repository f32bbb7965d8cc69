// What a table of the business game holds: configuration, state, view, actions and the moves of chance.
// Inside, cities, sections, models and contracts are numbers (their place in the content's lists); moves name them by id.

import type { BySeat, GameTypes, Id, Seat, Viewer } from '@branchline/core';
import type { ContractId, ModelId, SectionId, VehicleKind } from './content/types.ts';
import type { RulesVersion } from './rules-version.ts';
import type { Lot, Offer, Stage } from './stage.ts';

/** Position in the lists of the content (see `content-index.ts`). */
export type CityIndex = Id<number, 'CityIndex'>;
export type SectionIndex = Id<number, 'SectionIndex'>;
export type ModelIndex = Id<number, 'ModelIndex'>;
export type ContractIndex = Id<number, 'ContractIndex'>;
/** EUR, always a multiple of 10,000 (TOE-COMP-9). */
export type Money = number;

/** TOE-COMP-4. */
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
  readonly manualBooks: boolean;
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

/** What an audit found (TOE-BOOK-4): `paid` is what the audited company paid to the auditor. */
export interface FoundByAudit {
  /** The auditor. */
  readonly seat: Seat;
  /** The company audited. */
  readonly company: Seat;
  readonly booked: Money;
  readonly right: Money;
  readonly paid: Money;
}

/** Books kept by hand (TOE-BOOK). */
export interface Books {
  /** By seat: where its token is on the profit track. */
  readonly tokens: BySeat<Money>;
  /** The audits of the latest year end, in their order. */
  readonly audits: readonly FoundByAudit[];
  /** At the end of the game: where the tokens were before the last check (TOE-BOOK-7). */
  readonly unchecked?: BySeat<Money>;
}

/** In the order in which the first that holds is named. */
export const END_REASONS = ['target', 'sticks', 'profit', 'bank', 'players', 'years'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What all viewers see. */
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
  /** By seat, in the order taken; open to all (TOE-CON-7). */
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
  /** With `manualBooks` alone. */
  readonly books?: Books;
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
  /** With `manualBooks`: bookings made and not yet revealed. */
  readonly bookings?: readonly { readonly seat: Seat; readonly profit: Money }[];
}

/** A whole position, secrets included. Never show it to a player. */
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

/** A position as one viewer may know it. */
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
  readonly booking?: Money;
}

export type LotId =
  | { readonly owner: Seat; readonly model: ModelId }
  | { readonly owner: Seat; readonly section: SectionId }
  | { readonly owner: Seat; readonly contract: ContractId };

export type Action =
  | { readonly do: 'call'; readonly phase: Phase }
  | { readonly do: 'licence'; readonly section: SectionId }
  | { readonly do: 'buy'; readonly model: ModelId }
  | { readonly do: 'buy-blind'; readonly kind: VehicleKind }
  | { readonly do: 'take'; readonly contract: ContractId }
  | { readonly do: 'take-blind' }
  | { readonly do: 'choose'; readonly model: ModelId }
  | { readonly do: 'offer'; readonly vehicles: readonly ModelId[]; readonly sections: readonly SectionId[] }
  | { readonly do: 'open'; readonly lot: LotId; readonly bid: Money }
  | { readonly do: 'decline' }
  | { readonly do: 'raise'; readonly bid: Money }
  | { readonly do: 'pass' }
  | { readonly do: 'assign'; readonly model: ModelId; readonly contract: ContractId }
  | { readonly do: 'unassign'; readonly model: ModelId; readonly contract: ContractId }
  | { readonly do: 'offer-contracts'; readonly contracts: readonly ContractId[] }
  | { readonly do: 'done' }
  | { readonly do: 'propose-target'; readonly target: number }
  | { readonly do: 'vote'; readonly agree: boolean }
  | { readonly do: 'book'; readonly profit: Money }
  | { readonly do: 'audit'; readonly seat: Seat };

export interface Hand {
  readonly loco: ModelId;
  readonly wagons: readonly ModelId[];
}

export type Outcome =
  | { readonly do: 'start-player'; readonly seat: Seat }
  | {
      readonly do: 'setup';
      readonly contracts: readonly ContractId[];
      readonly locos: readonly ModelId[];
      readonly wagons: readonly ModelId[];
      readonly hands: BySeat<Hand>;
      readonly launch: BySeat<ContractId>;
    }
  | { readonly do: 'blind-vehicle'; readonly model: ModelId }
  | { readonly do: 'blind-contract'; readonly contract: ContractId }
  | { readonly do: 'aid'; readonly locos: readonly ModelId[]; readonly wagons: readonly ModelId[] }
  | {
      readonly do: 'refill';
      readonly contracts: readonly ContractId[];
      readonly locos: readonly ModelId[];
      readonly wagons: readonly ModelId[];
    };

/** How a company came out of a year end (TOE-EOR-2, 3, TOE-INS). */
export type Settlement = 'paid-out' | 'nothing' | 'paid' | 'forgiven' | 'insolvent';

/** What a viewer sees happen, for log, animation, sound and screen reader. Everything is named by its id. */
export type Event =
  | { readonly kind: 'chair'; readonly seat: Seat }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly loco?: ModelId; readonly wagons?: readonly ModelId[] }
  | { readonly kind: 'launch'; readonly seat: Seat; readonly contract: ContractId }
  | {
      readonly kind: 'displayed';
      readonly contracts: readonly ContractId[];
      readonly locos: readonly ModelId[];
      readonly wagons: readonly ModelId[];
    }
  | { readonly kind: 'year'; readonly year: number; readonly callers: readonly Seat[] }
  | { readonly kind: 'called'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly kind: 'licensed';
      readonly seat: Seat;
      readonly section: SectionId;
      readonly fee: Money;
      readonly company: number;
    }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly model: ModelId; readonly price: Money }
  | { readonly kind: 'bought-blind'; readonly seat: Seat; readonly vehicle: VehicleKind; readonly price: Money }
  | { readonly kind: 'drew-vehicle'; readonly seat: Seat; readonly model?: ModelId }
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly contract: ContractId;
      readonly tax: Money;
      readonly chips: number;
      /** Given for a blind contract: the cash that comes with it. */
      readonly cash?: Money;
    }
  | { readonly kind: 'aid'; readonly locos: readonly ModelId[]; readonly wagons: readonly ModelId[] }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly model: ModelId }
  | { readonly kind: 'development-bonus'; readonly seat: Seat; readonly cities: number; readonly amount: Money }
  | { readonly kind: 'offered'; readonly seat: Seat }
  | { readonly kind: 'lots'; readonly lots: readonly LotId[] }
  | { readonly kind: 'offered-contracts'; readonly seat: Seat; readonly contracts: readonly ContractId[] }
  | { readonly kind: 'opened'; readonly seat: Seat; readonly lot: LotId; readonly bid: Money }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'raised'; readonly seat: Seat; readonly bid: Money }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'sold'; readonly lot: LotId; readonly to: Seat; readonly price: Money }
  | { readonly kind: 'assigned'; readonly seat: Seat; readonly model: ModelId; readonly contract: ContractId }
  | { readonly kind: 'unassigned'; readonly seat: Seat; readonly model: ModelId; readonly contract: ContractId }
  | { readonly kind: 'done'; readonly seat: Seat }
  | {
      readonly kind: 'completed';
      readonly seat: Seat;
      readonly contract: ContractId;
      readonly vehicles: readonly ModelId[];
    }
  /** The company's place on the profit track; with `manualBooks` that of its token. */
  | { readonly kind: 'profit'; readonly seat: Seat; readonly from: Money; readonly to: Money }
  | { readonly kind: 'booked'; readonly seat: Seat }
  | ({ readonly kind: 'audited' } & FoundByAudit)
  | { readonly kind: 'audit-waived'; readonly seat: Seat }
  /** A wrong token that the check before the evaluation has put right. */
  | { readonly kind: 'checked'; readonly seat: Seat; readonly booked: Money; readonly right: Money }
  | { readonly kind: 'last-year'; readonly reason: 'target' | 'sticks' | 'profit' }
  | { readonly kind: 'target-proposed'; readonly seat: Seat; readonly target: number }
  | { readonly kind: 'voted'; readonly seat: Seat }
  | { readonly kind: 'target-kept'; readonly target: number }
  | { readonly kind: 'target-raised'; readonly target: number }
  | { readonly kind: 'settled'; readonly seat: Seat; readonly profit: Money; readonly how: Settlement }
  | { readonly kind: 'saved'; readonly seat: Seat; readonly how: 'profit' | 'paid' }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'subsidised'; readonly contract: ContractId; readonly chips: number }
  | { readonly kind: 'under-the-pile'; readonly contract: ContractId }
  | { readonly kind: 'reshuffled'; readonly vehicle: VehicleKind }
  | { readonly kind: 'over'; readonly reason: EndReason; readonly winners: readonly Seat[] };

/** Points of one seat in sixths; deductions are negative (TOE-EVAL-11). */
export interface Points {
  readonly profit: number;
  readonly completed: number;
  readonly partial: number;
  readonly cities: number;
  readonly network: number;
  readonly countries: number;
  readonly idle: number;
  readonly vehicles: number;
  readonly cash: number;
  readonly total: number;
}

export interface YearRecord {
  readonly profit: BySeat<Money>;
  readonly cash: BySeat<Money>;
}

export interface GameResult {
  readonly reason: EndReason;
  readonly years: readonly YearRecord[];
  readonly evaluation: BySeat<Points>;
  readonly winners: readonly Seat[];
}

export interface TrainsOfEurope extends GameTypes {
  Config: Config;
  State: State;
  View: View;
  Action: Action;
  Outcome: Outcome;
  Event: Event;
  Result: GameResult;
}
