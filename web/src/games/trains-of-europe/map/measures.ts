// Sizes of what is drawn, in units of the sheet: pixels at zoom 1, which is the whole of Europe on a desktop.

/** A slot is one stick wide; rows of a section lie a pitch apart; the slots of a row are parted by a gap. */
export const SLOT = { width: 4.5, pitch: 6, gap: 2.6 } as const;

export const CITY = { radius: 4.3, hub: 5.2, edge: 1.7, ring: 2.7 } as const;

/** From this many sections on a city is a hub. */
export const HUB_SECTIONS = 6;

/** What a section must at least measure, so that each of its sticks can be told from the next. */
export const leastLength = (segments: number): number => 48 + 26 * (segments - 1);

/** Width of all rows of a section together. */
export const rowsWidth = (tracks: number): number => (tracks - 1) * SLOT.pitch + SLOT.width;

/** The distance of each row to the right of the section's way. */
export const rowAside = (track: number, tracks: number): number => (track - (tracks - 1) / 2) * SLOT.pitch;

/** No more of a section may be trimmed at either end. */
export const MOST_TRIM = 0.3;

/** Sizes of names; positions are made for both at build time. `far` is for small scales, where text must not shrink further. */
export const NAME_SIZE = { near: 13.4, far: 18.4 } as const;
export type NameSize = keyof typeof NAME_SIZE;

export const TICKET = { width: 42, height: 18, leader: 28 } as const;
export const PILL = { width: 22, height: 13 } as const;
