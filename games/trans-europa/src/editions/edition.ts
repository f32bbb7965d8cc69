// The type of an edition: counts and rule switches, each named after the rule it turns on. Rules read switches, never ids.

export const EDITION_IDS = ['classic', 'ferry', 'prestige'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

export interface Edition {
  readonly id: EditionId;
  /** The board it is played on unless another is asked for. */
  readonly defaultBoard: string;
  /** Boards with ferry lines, or boards without. */
  readonly ferryBoards: boolean;
  /** Neutral tracks per round, one supply for all (TE-COMP-2, AMB-TE-17). */
  readonly blackTracks: number;
  /** Tracks in the own colour per player and round (TE-FERRY-1). */
  readonly ownTracks: number;
  readonly scoring: 'penalty' | 'prestige';
  /** Table options that this edition has beyond the common ones. */
  readonly optional: readonly ('sharedStart' | 'allowPass' | 'specialCards')[];
}
