// The words of the game as types: what is set up, what is on the table, what a seat sees and does. All plain JSON data.

import type { CityId, CityIndex, JunctionId, JunctionIndex, LineId, LineIndex, RegionIndex } from '@branchline/boards';
import type { BySeat, Id, Seat } from '@branchline/core';
import type { EditionId } from './editions/edition.ts';
import type { RulesVersion } from './rules-version.ts';

export type { CityIndex, JunctionIndex, LineIndex, RegionIndex };

/** Number of a special card, as printed on it. */
export type CardNumber = Id<number, 'CardNumber'>;

/** A set of junctions or lines: 30 members a word, so that every word is a small integer on every platform. */
export type Bits = readonly number[];

/** A track on a ferry: neutral, or in the colour of a seat (TE-FERRY-3). */
export type FerryTrack = 'black' | Seat;

export const SPECIAL_CARD_MODES = [
  'off',
  'random',
  'fixedPerRound',
  'fixedGame',
  'multiple(2)',
  'multiple(3)',
] as const;
export type SpecialCardMode = (typeof SPECIAL_CARD_MODES)[number];

export const SCORINGS = ['edition', 'penalty', 'prestige'] as const;
export const START_PLAYERS = ['random', 'host', 'oldest'] as const;
export const WRONG_CLAIMS = ['claimer', 'all'] as const;

/** Table options, every default filled in. */
export interface Options {
  /** Steps of the score track, or prestige that ends the game (AMB-TE-3). */
  readonly targetScore: number;
  /** Start markers may share a junction (AMB-TE-5); ferry edition only. */
  readonly sharedStart: boolean;
  /** A turn may be just `end-turn` (AMB-TE-8); prestige edition only. */
  readonly allowPass: boolean;
  /** What a half-built ferry counts when it is missing (AMB-TE-11). */
  readonly halfFerryCost: 1 | 2;
  readonly scoring: (typeof SCORINGS)[number];
  /** Neutral tracks per round (AMB-TE-17). */
  readonly blackTracks: number;
  readonly specialCards: SpecialCardMode;
  readonly startPlayer: (typeof START_PLAYERS)[number];
  /** Shows every seat what became of the cards it gave away (AMB-TP-6). */
  readonly memoryAid: boolean;
  /** Nobody is told who is complete; a seat claims in its own turn (TE-CLAIM-1). */
  readonly manualClaim: boolean;
  /** Whose hands a wrong claim opens (TE-CLAIM-4). */
  readonly wrongClaim: (typeof WRONG_CLAIMS)[number];
}

/** What the players settled among themselves; a game file shows it only in its moves. */
export interface Agreed {
  /** Special cards of round r, 0-based: `cards[r % cards.length]`. */
  readonly cards?: readonly (readonly CardNumber[])[];
  /** Who is the oldest player (TP-SETUP-3). */
  readonly oldest?: Seat;
}

export interface Config {
  readonly edition: EditionId;
  /** The id of the board; of one that a newer version has replaced, `id@hash` (see `grid.ts`). */
  readonly board: string;
  readonly rulesVersion: RulesVersion;
  readonly seats: number;
  readonly options: Options;
  readonly agreed?: Agreed;
}

/** What happens next, and who has to act. */
export type Stage =
  | { readonly kind: 'start-player' }
  | { readonly kind: 'deal' }
  | { readonly kind: 'special-card' }
  /** Chance draws the extra card of a chain for the start player. */
  | { readonly kind: 'draw-extra'; readonly card: CardNumber }
  /** This seat holds a card too many of one colour and gives one of them on. */
  | { readonly kind: 'chain'; readonly card: CardNumber; readonly seat: Seat }
  /**
   * All pass one card to the left at once, or return one; `waiting` have not chosen yet. `card` is named only where
   * another card in force has the same effect and acts first: games on record do not name it.
   */
  | { readonly kind: 'pass'; readonly card?: CardNumber; readonly pass: number; readonly waiting: readonly Seat[] }
  | { readonly kind: 'drop'; readonly card?: CardNumber; readonly waiting: readonly Seat[] }
  | { readonly kind: 'markers'; readonly seat: Seat }
  | BuildStage
  | { readonly kind: 'over' };

export interface BuildStage {
  readonly kind: 'build';
  readonly seat: Seat;
  /** Budget left in this turn (TE-BUILD-2). */
  readonly left: number;
  /** Tracks laid in this turn. */
  readonly laid: number;
  /** A turn has one ferry track at most (TE-FERRY-5). */
  readonly ferryUsed: boolean;
  /** The seat has claimed wrongly in this turn; it may not claim again before its next one (TE-CLAIM-2). */
  readonly claimed?: true;
}

/** All tracks on the board and what follows from them. */
export interface Tracks {
  /** Lines that take no more track: occupied, or a ferry with both slots filled. */
  readonly laid: Bits;
  /** Per ferry line of the board, in line order: its tracks, at most two (TE-FERRY-2). */
  readonly ferries: readonly (readonly FerryTrack[])[];
  /** Neutral tracks left. */
  readonly supply: number;
  /** Tracks in the own colour left. */
  readonly own: BySeat<number>;
  /** Junctions of network(p) (TE-NET-1). Seats with the same network share one array as long as they can. */
  readonly networks: BySeat<Bits>;
  /** Lines with an end in network(p), laid or not. */
  readonly touching: BySeat<Bits>;
}

export const END_REASONS = ['connected', 'supply', 'stuck'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A finished round; its hands are open (TE-ENDR-5). */
export interface RoundRecord {
  readonly start: Seat;
  readonly cards: readonly CardNumber[];
  readonly reason: EndReason;
  readonly complete: readonly Seat[];
  readonly missing: BySeat<number>;
  /** Points lost, or prestige won. */
  readonly points: BySeat<number>;
  readonly hands: BySeat<readonly CityIndex[]>;
}

/** What all viewers of the table see (AMB-TE-26). */
export interface Public {
  readonly stage: Stage;
  /** Total points lost, or prestige. */
  readonly scores: BySeat<number>;
  readonly rounds: readonly RoundRecord[];
  /** Special cards put aside since the pile was last made up (TP-CARD-D). */
  readonly usedCards: readonly CardNumber[];
  /** Start player of the round. */
  readonly start: Seat;
  /** Special cards in force this round. */
  readonly cards: readonly CardNumber[];
  /** Colours of the cards in each hand: the backs are visible (TP-CARD-16b). Ascending. */
  readonly backs: BySeat<readonly RegionIndex[]>;
  /** City cards that lie open. */
  readonly revealed: BySeat<readonly CityIndex[]>;
  /** Junction of each start marker; null before it is placed. */
  readonly markers: BySeat<JunctionIndex | null>;
  /** Cycle of the building stage, from 1; 0 before it (TP-CARD-9b). */
  readonly cycle: number;
  readonly tracks: Tracks;
  /**
   * Seats that have connected everything. While the active seat may still finish its turn, the end is pending (TE-ENDR-2).
   * With claims by hand it stays empty until the round has ended (TE-CLAIM-6).
   */
  readonly complete: readonly Seat[];
  /** Set once the game is over. */
  readonly winners?: readonly Seat[];
}

/** What a seat knows of a card that went through its hands. */
export interface KnownCard {
  readonly city: CityIndex;
  /** Seats that may hold it now. One seat and not `aside`: it is there for certain. */
  readonly holders: readonly Seat[];
  /** It may be among the undealt cards. */
  readonly aside: boolean;
}

export interface Secret {
  /** Ascending city indices, which is region order. */
  readonly hands: BySeat<readonly CityIndex[]>;
  /** Choices made but not yet carried out, by seat. */
  readonly choices: Readonly<Record<string, CityIndex>>;
  readonly known: BySeat<readonly KnownCard[]>;
}

/** A whole position, secrets included. Never show it to a player. */
export interface State {
  readonly config: Config;
  readonly public: Public;
  readonly secret: Secret;
}

/** What a seat sees beyond the public part. */
export interface Own {
  readonly seat: Seat;
  readonly hand: readonly CityIndex[];
  /** The seat's own choice while others still choose. */
  readonly choice?: CityIndex;
  /** Only with `memoryAid`. */
  readonly known?: readonly KnownCard[];
}

/** A position as one viewer may know it. */
export interface View {
  readonly config: Config;
  readonly public: Public;
  /** Absent for spectators. */
  readonly own?: Own;
}

/** What a seat does. */
export type Action =
  | { readonly do: 'marker'; readonly at: JunctionId }
  | { readonly do: 'lay'; readonly line: LineId; readonly piece: 'black' | 'own' }
  | { readonly do: 'end-turn' }
  | { readonly do: 'claim' }
  | { readonly do: 'drop-card'; readonly city: CityId }
  | { readonly do: 'pass-card'; readonly city: CityId };

/** What chance does. */
export type Outcome =
  | { readonly do: 'start-player'; readonly seat: Seat }
  | { readonly do: 'deal'; readonly hands: BySeat<readonly CityId[]> }
  | { readonly do: 'special-card'; readonly cards: readonly CardNumber[] }
  | { readonly do: 'draw-extra'; readonly city: CityId };

/** What a viewer sees happen. Ids as in moves; a city that the viewer may not know is absent. */
export type Event =
  | { readonly kind: 'start-player'; readonly seat: Seat }
  | { readonly kind: 'dealt'; readonly round: number; readonly hand?: readonly CityId[] }
  | { readonly kind: 'special-cards'; readonly cards: readonly CardNumber[] }
  | { readonly kind: 'extra-drawn'; readonly seat: Seat; readonly city?: CityId }
  /** A choice is made in secret. */
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly city?: CityId }
  | { readonly kind: 'card-passed'; readonly from: Seat; readonly to: Seat; readonly city?: CityId }
  /** Put back among the undealt cards. */
  | { readonly kind: 'card-returned'; readonly seat: Seat; readonly city?: CityId }
  /** Every hand went to the left neighbour. */
  | { readonly kind: 'hands-passed'; readonly hand?: readonly CityId[] }
  | { readonly kind: 'cards-revealed'; readonly seat: Seat; readonly cities: readonly CityId[] }
  | { readonly kind: 'marker-placed'; readonly seat: Seat; readonly at: JunctionId }
  | { readonly kind: 'track-laid'; readonly seat: Seat; readonly line: LineId; readonly piece: 'black' | 'own' }
  /** These seats reach each other's markers from now on. */
  | { readonly kind: 'networks-joined'; readonly seats: readonly Seat[] }
  /** Both slots are filled; `only` names the owners where it is closed to the others (TE-FERRY-9). */
  | { readonly kind: 'ferry-opened'; readonly line: LineId; readonly only?: readonly Seat[] }
  | { readonly kind: 'completed'; readonly seat: Seat }
  | { readonly kind: 'turn-ended'; readonly seat: Seat }
  /** A seat says that it is complete; the cards that a wrong claim opens follow (TE-CLAIM-4). */
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly right: boolean }
  /** No legal placement: the turn passed by itself (TE-BUILD-10). */
  | { readonly kind: 'passed'; readonly seat: Seat }
  | {
      readonly kind: 'round-scored';
      readonly round: number;
      readonly reason: EndReason;
      readonly complete: readonly Seat[];
      readonly missing: BySeat<number>;
      readonly points: BySeat<number>;
      readonly scores: BySeat<number>;
      readonly hands: BySeat<readonly CityId[]>;
    }
  | { readonly kind: 'game-over'; readonly scores: BySeat<number>; readonly winners: readonly Seat[] };

/** The `result` of a game file. */
export interface GameResult {
  readonly rounds: readonly {
    readonly reason: EndReason;
    readonly complete: readonly Seat[];
    readonly missing: BySeat<number>;
    readonly points: BySeat<number>;
  }[];
  readonly scores: BySeat<number>;
  readonly winners: readonly Seat[];
}

/** Everything `Game<TransEuropa>` is about. */
export interface TransEuropa {
  Config: Config;
  State: State;
  View: View;
  Action: Action;
  Outcome: Outcome;
  Event: Event;
  Result: GameResult;
}
