// The shapes of everything that is authored and not ruled: map, vehicle models, contracts, amounts (CT-TOE).
// All money is an integer in EUR; ids are opaque strings, told apart by the compiler.

import type { Id } from '@branchline/core';

export type CountryId = Id<string, 'CountryId'>;
export type CityId = Id<string, 'CityId'>;
export type SectionId = Id<string, 'SectionId'>;
/** A vehicle is named by its model: copies are interchangeable. */
export type ModelId = Id<string, 'ModelId'>;
export type ContractId = Id<string, 'ContractId'>;

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Loc = Readonly<Record<Language, string>>;

export type Country = { readonly id: CountryId; readonly name: Loc };

/** Coordinates are drawing units of the map sheet: x to the right, y down (`sheet` in projection.ts). */
export type City = {
  readonly id: CityId;
  readonly name: Loc;
  readonly country: CountryId;
  readonly x: number;
  readonly y: number;
};

/** A route section: a licence is always for the whole of it (TOE-LIC-1). `path` are points between its two cities. */
export type Section = {
  readonly id: SectionId;
  readonly a: CityId;
  readonly b: CityId;
  readonly segments: 1 | 2 | 3 | 4 | 5;
  readonly tracks: 1 | 2 | 3;
  readonly path?: readonly (readonly [number, number])[];
};

export type ToEMap = {
  readonly id: string;
  readonly version: number;
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  readonly sections: readonly Section[];
};

/** TOE-VEH-2. */
export const POWER_CATEGORIES = ['eloco', 'dloco', 'epower'] as const;
export type PowerCategory = (typeof POWER_CATEGORIES)[number];
export const WAGON_CATEGORIES = ['econtrol', 'pax1', 'pax2', 'tank', 'closed', 'open'] as const;
export type WagonCategory = (typeof WAGON_CATEGORIES)[number];
export type VehicleCategory = PowerCategory | WagonCategory;

export type SpeedClass = 1 | 2 | 3 | 4; // TOE-VEH-3
export type VehicleKind = 'loco' | 'wagon';

/** One model; `copies` cards of it are in the supply. `pull` is given for kind `loco` only (TOE-VEH-1). */
export type VehicleModel = {
  readonly id: ModelId;
  readonly name: Loc;
  readonly kind: VehicleKind;
  readonly category: VehicleCategory;
  readonly price: number;
  readonly speed: SpeedClass;
  readonly pull?: number;
  readonly sleeper?: boolean;
  readonly copies: number;
  readonly art: string;
};

export const LINES = ['day', 'hs', 'night', 'general', 'liquid', 'bulky'] as const;
export type Line = (typeof LINES)[number];

export type PartialRoute = { readonly from: CityId; readonly to: CityId; readonly income: number };
export type Demand = { readonly category: VehicleCategory; readonly count: number };
export type Extra =
  | { readonly type: 'speed'; readonly min: SpeedClass; readonly income: number }
  | { readonly type: 'sleeper'; readonly income: number };

/** TOE-CON-1. A contract names exactly one power category and each category at most once; `profit` is redundant and checked. */
export type Contract = {
  readonly id: ContractId;
  readonly no: number;
  readonly launch: boolean;
  readonly title: Loc;
  readonly line: Line;
  readonly tax: number;
  readonly routes: readonly PartialRoute[];
  readonly vehicles: readonly Demand[];
  readonly perVehicle: number;
  readonly extra?: Extra;
  readonly profit: number;
};

export type ToEConfig = {
  readonly startCash: number;
  readonly feePerSegment: number;
  readonly trackFactor: readonly [number, number, number];
  readonly payoutCap: number;
  readonly profitMax: number;
  readonly chip: number;
  readonly maxChips: number;
  readonly display: {
    readonly contracts: number;
    readonly locos: number;
    readonly wagons: number;
    readonly twoPlayers: number;
  };
  readonly blind: { readonly loco: number; readonly wagon: number; readonly contractCash: number };
  readonly minBid: {
    readonly discount: number;
    readonly floor: number;
    readonly licencePerSegment: number;
  };
  readonly bidStep: number;
  readonly dev: { readonly perCity: number; readonly caller: number };
  readonly sticks: number;
  readonly bank: number;
  readonly reshuffleEvery: number;
  readonly launchDistance: number;
  readonly eval: {
    readonly perProfit: number;
    readonly completed: number;
    readonly partial: number;
    readonly citiesPer: number;
    readonly bonus: number;
    readonly idle: number;
    readonly freeVehicles: number;
    readonly vehiclesPer: number;
    readonly freeCash: number;
    readonly cashPer: number;
  };
};

/** The document that `content trains-of-europe --json` prints and that `boardHash` covers. */
export type Content = {
  readonly map: ToEMap;
  readonly vehicles: readonly VehicleModel[];
  readonly contracts: readonly Contract[];
  readonly config: ToEConfig;
};

/** Drawing and reading aids outside that document: position on earth, the city's name in each language, sea links. */
export type Places = {
  readonly cities: readonly { readonly id: CityId; readonly lon: number; readonly lat: number; readonly name: Loc }[];
  readonly ferries: readonly SectionId[];
  readonly tunnels: readonly SectionId[];
};
