// What a screen can ask the map to show, and what the map reports. Plain data in, gestures and keys out, never rules.

import type { NameSet } from './data.ts';
import type { CityId, MapGeometry, SectionId } from './geometry.ts';
import type { Box, Insets, PointerKind } from './house.ts';
import type { Scenery } from './scenery.ts';

export const COMPANY_COLOURS = ['red', 'blue', 'green', 'orange'] as const;
/** Colour, shape and pattern of a company; always shown together. */
export type CompanyColour = (typeof COMPANY_COLOURS)[number];

/** Licences on a section, in order of purchase: each company fills one row of slots. */
export type TrackMark = { readonly section: SectionId; readonly companies: readonly CompanyColour[] };

/** How the free rows of a section look: affordable, affordable and touching my network, or too expensive. */
export type FreeState = 'open' | 'near' | 'dear';

/** The next licence of a section and its price in EUR. */
export type OfferMark = { readonly section: SectionId; readonly state: FreeState; readonly price: number };

/** A licence I plan to buy, with its price in EUR. */
export type PlanMark = { readonly section: SectionId; readonly price: number };

/** A lettered stop of a contract. */
export type StopMark = { readonly city: CityId; readonly letter: string };

/** A licence that a company has just got. */
export type ChangeMark = { readonly section: SectionId; readonly company: CompanyColour };

/** Cities that pay their company a development bonus. */
export type BonusMark = { readonly company: CompanyColour; readonly cities: readonly CityId[] };

/** Where the keyboard is: a city and one of its sections. */
export type MapCursor = { readonly city: CityId; readonly section: SectionId };

/** Everything a screen can ask the map to show. All lists may be empty. */
export type MapMarks = {
  /** Licences that are held; sections without an entry are empty. */
  readonly tracks: readonly TrackMark[];
  /** Free rows that are for sale now; those without an entry are drawn affordable and carry no price. */
  readonly offers: readonly OfferMark[];
  /** Cities of my network, drawn filled. */
  readonly network: readonly CityId[];
  /** Cities of my contracts, drawn with a gold ring and named at every zoom. */
  readonly wanted: readonly CityId[];
  /** Licences planned: ghosts of sticks in my colour, each with a price ticket. */
  readonly plan: readonly PlanMark[];
  /** The section under decision: strong glow, the row I would get in gold, ticket in my colour. */
  readonly selected?: { readonly section: SectionId; readonly price?: number };
  /** A way to look at, for example the cheapest one that completes a route: soft gold glow. */
  readonly glow: readonly SectionId[];
  /** Lettered stops of a contract that is being looked at. */
  readonly stops: readonly StopMark[];
  /** One city to look at: a gold halo. */
  readonly focus?: CityId;
  /** The keyboard's place; shown while the map has focus. */
  readonly cursor?: MapCursor;
  /** What was bought since the last look: sticks appear one by one, then keep a glow in the company's colour. */
  readonly changes: readonly ChangeMark[];
  /** Development bonus: these cities pulse once. */
  readonly bonus?: BonusMark;
  /** Turned down behind a sheet: no names, no prices, pale. */
  readonly dimmed?: boolean;
};

export const NO_MARKS: MapMarks = {
  tracks: [],
  offers: [],
  network: [],
  wanted: [],
  plan: [],
  glow: [],
  stops: [],
  changes: [],
};

export type MapPlace =
  | { readonly at: 'section'; readonly section: SectionId }
  | { readonly at: 'city'; readonly city: CityId };

export type How = { readonly pointer: PointerKind | 'key' };

export type MapTexts = {
  /** Name of the map for assistive technology. */
  readonly label: string;
  /** What the application role is called, for example "map". */
  readonly role?: string;
  /** Id of an element that describes the map (the list of sections that can be bought). */
  readonly describedBy?: string;
  readonly city: (city: CityId) => string;
  /** Name of a sea by key, for example `north-sea`; an empty string hides it. */
  readonly water: (key: string) => string;
  /** What is read for the section under the cursor, seen from a city. */
  readonly section: (section: SectionId, from: CityId) => string;
  /** A price on a ticket, for example `40k`; on a pill the unit goes without saying. */
  readonly price: (eur: number, on: 'ticket' | 'pill') => string;
};

export type MapProps = {
  readonly geometry: MapGeometry;
  readonly scenery: Scenery;
  readonly marks: MapMarks;
  /** The viewer's company: colour of plan and ticket. */
  readonly me: CompanyColour;
  /** Which names `texts.city` gives: their places were found for these. */
  readonly names: NameSet;
  readonly texts: MapTexts;
  /** Space that panels cover at the edges, in px; the map is fitted into the rest. */
  readonly insets?: Insets;
  /** Panels lying over the map, in px of its box; names and prices that would lie under one are left out. */
  readonly panels?: readonly Box[];
  /** `height` fits the height only and pans sideways (phones). */
  readonly fit?: 'all' | 'height';
  /** `off` draws changes at once. The system's wish for less motion is respected in any case. */
  readonly motion?: 'on' | 'off';
  /** Called once with the handle, and with `undefined` on unmount. */
  readonly handle?: (handle: MapHandle | undefined) => void;
  readonly onSection?: (section: SectionId, how: How) => void;
  readonly onCity?: (city: CityId, how: How) => void;
  /** A touch that could mean two or three sections, nearest first; `at` in px of the map's box. */
  readonly onChoices?: (sections: readonly SectionId[], at: { readonly x: number; readonly y: number }) => void;
  /** A tap or click on nothing, or Escape. */
  readonly onNothing?: () => void;
  /** The place under the mouse, or pressed long by a finger; `undefined` when it leaves. */
  readonly onHover?: (place: MapPlace | undefined, how: How) => void;
  readonly onCursor?: (cursor: MapCursor) => void;
  readonly onFocus?: (focused: boolean) => void;
  /** After each completed pan or zoom. */
  readonly onZoom?: (zoom: number) => void;
};

/** What the screen may ask of a mounted map. */
export type MapHandle = {
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  /** Shows all of these, as large as `largest` (zoom) allows. */
  readonly show: (
    what: { readonly sections?: readonly SectionId[]; readonly cities?: readonly CityId[] },
    largest?: number,
  ) => void;
  /** Pans just enough that the section is in sight. */
  readonly reveal: (section: SectionId) => void;
  readonly zoom: () => number;
  /** Whether it is where `fit` puts it. */
  readonly isWhole: () => boolean;
  /** Position of a section's middle in px inside the map's box. */
  readonly positionOf: (section: SectionId) => { readonly x: number; readonly y: number } | undefined;
  readonly focus: () => void;
};
