// What the build draws from the content and the client unpacks: see web/geography/trains/build.mjs.

import type { NameSize } from './measures.ts';

/** Names as the cities call themselves, or as a language calls them. */
export const NAME_SETS = ['local', 'en', 'de', 'fr', 'nl', 'pl'] as const;
export type NameSet = (typeof NAME_SETS)[number];

/** The drawing has the names of a language only where the content knows them. */
export const nameSetOf = (language: string): NameSet => NAME_SETS.find((set) => set === language) ?? 'en';

/** Packed texts are read by pack.ts; lengths are in units of the sheet. */
export type MapData = {
  /** SHA-256 of the map and the places it was drawn from: another content needs another drawing. */
  readonly madeFrom: string;
  /** The box around all cities. */
  readonly size: readonly [width: number, height: number];
  /** What is drawn of the world. */
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number];
  /** Ids in the order of the content, which is the order of all lists below. */
  readonly cities: string;
  readonly at: string;
  /** One letter per section: rail, ferry, tunnel. */
  readonly kinds: string;
  /** Per section: bow in thousandths, trims at both ends in half units. */
  readonly shapes: string;
  /** Per city: middle and line of writing of its name, relative to the city, in half units. */
  readonly names: Readonly<Record<NameSet, Readonly<Record<NameSize, string>>>>;
  readonly arcs: string;
  /** Id of the game's country or nothing, tint 0–3, rings of arcs (~n is arc n backwards). */
  readonly countries: readonly (readonly [id: string, tint: number, rings: string])[];
  readonly peaks: string;
  readonly net: string;
  readonly waters: readonly Water[];
};

export type Water = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly size: number;
};
