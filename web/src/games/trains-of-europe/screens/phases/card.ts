// A card of the conference.

/** A contract's id, or the card on top of the pile. */
export type Card = string;
export const BLIND: Card = '?';
