// The types of a board, shared by its data, its checks, its graph and everyone who plays on it.

import type { CityId, JunctionId, LineId, RegionId } from './ids.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language the product speaks. */
export type Loc = Readonly<Record<Language, string>>;

export const TERRAINS = ['river', 'sea', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const LINE_KINDS = ['flat', 'river', 'mountain', 'sea', 'ferry'] as const;
/** `flat` is every ordinary single line; a double line is named after its first terrain. */
export type LineKind = (typeof LINE_KINDS)[number];

export const COMPASS = ['north', 'west', 'centre', 'east', 'south'] as const;
export type Compass = (typeof COMPASS)[number];

export const PRESTIGE_COLOURS = ['brown', 'white', 'rose', 'orange', 'turquoise'] as const;
export type PrestigeColour = (typeof PRESTIGE_COLOURS)[number];

/** The ids of all boards. */
export const BOARD_IDS = ['europe', 'usa', 'europe-ferries', 'central-europe'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

/** Lattice place, doubled x: the neighbours are (x±2, y) and (x±1, y±1). */
export type Junction = {
  readonly id: JunctionId;
  readonly x: number;
  readonly y: number;
  /** In open water; an ordinary junction otherwise (TE-FERRY-11). */
  readonly sea: boolean;
  readonly city: CityId | undefined;
};

export type Line = {
  readonly id: LineId;
  readonly a: JunctionId;
  readonly b: JunctionId;
  readonly kind: LineKind;
  readonly cost: 1 | 2;
  /** Every terrain a double line crosses; empty on single lines and ferries. */
  readonly terrain: readonly Terrain[];
  /** A single line worth drawing specially: over water, a tunnel, the Channel link. */
  readonly art: 'water' | 'tunnel' | 'channel' | undefined;
};

export type Region = {
  readonly id: RegionId;
  readonly title: Loc;
  readonly compass: Compass;
  /** The colour that the prestige edition's special cards speak of. */
  readonly prestige: PrestigeColour;
};

export type City = {
  readonly id: CityId;
  /** As the board was published: its hash covers this name, and the id comes from it. */
  readonly name: string;
  /** In the local language, as it is shown. */
  readonly local: string;
  /** How each language calls it; the published name where it has no own one. */
  readonly names: Loc;
  readonly junction: JunctionId;
  readonly region: RegionId;
  /** Bordered card, left out with 2–3 players (TE-SETUP-3). */
  readonly dashed: boolean;
  readonly lon: number;
  readonly lat: number;
};

/** A checked board. Junctions, lines and cities stand in their index order (see `graphOf`). */
export type Board = {
  readonly id: string;
  readonly version: number;
  readonly title: Loc;
  /** Whether ferry lines belong on it: the ferry edition plays on these, the others on the rest. */
  readonly ferries: boolean;
  readonly junctions: readonly Junction[];
  readonly lines: readonly Line[];
  /** In the order in which hands are written. */
  readonly regions: readonly Region[];
  /** By region in region order, then in the order of the data. */
  readonly cities: readonly City[];
};

/**
 * A board as its data file writes it. A place is `x,y`; a line is its upper or left end and a direction, `17,8se`
 * (`e`, `se`, `sw`). Any two neighbouring junctions are joined by a single line unless another list names that line.
 */
export type RawBoard = {
  readonly id: string;
  readonly version: number;
  readonly title: Loc;
  readonly ferryBoard?: boolean;
  /** One entry per row from the north: runs of x, every second one, `'1..23 31..33'`. */
  readonly rows: readonly string[];
  readonly seaJunctions?: string;
  /** Neighbours that no line joins. */
  readonly gaps?: string;
  /** Double lines by name of the obstacle. A line named twice crosses both terrains. */
  readonly doubles: readonly {
    readonly name: string;
    readonly terrain: Terrain;
    readonly lines: string;
  }[];
  /** Full line ids `x,y-x,y`: a ferry may be longer than one step. */
  readonly ferryLines?: string;
  readonly tunnels?: string;
  readonly channel?: string;
  readonly regions: readonly RawRegion[];
};

export type RawRegion = Region & { readonly cities: readonly RawCity[] };

export type RawCity = {
  readonly name: string;
  readonly at: string;
  readonly dashed?: boolean;
  readonly lon: number;
  readonly lat: number;
  /** What the place calls itself, where that is not the published name. */
  readonly local?: string;
  /** Only the languages that differ from the published name. */
  readonly names?: Partial<Loc>;
};
