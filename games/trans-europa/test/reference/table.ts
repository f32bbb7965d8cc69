// The table of the naive referee: what the setting says, what has happened, and plain questions about both.

import { colourOfGroup } from './rule-data.ts';

interface Edge {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly cost: number;
  readonly kind: string;
  readonly terrain?: readonly string[];
}

interface City {
  readonly id: string;
  readonly node: string;
  readonly group: string;
  readonly dashed: boolean;
}

export interface BoardData {
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly Edge[];
  readonly cities: readonly City[];
}

export interface Setting {
  readonly board: BoardData;
  readonly seats: number;
  readonly edition: 'classic' | 'ferry' | 'prestige';
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Round {
  reason: string;
  complete: number[];
  missing: number[];
  points: number[];
}

export interface Table {
  readonly setting: Setting;
  readonly everyone: readonly number[];
  readonly cityOf: ReadonlyMap<string, City>;
  readonly edgeOf: ReadonlyMap<string, Edge>;
  readonly edgesAt: ReadonlyMap<string, readonly Edge[]>;
  /** What happens now; of a chain with its card, `chain:13`. */
  phase: string;
  start: number;
  active: number;
  waiting: number[];
  passNumber: number;
  cycle: number;
  spent: number;
  laidThisTurn: number;
  ferriesThisTurn: number;
  claimedThisTurn: boolean;
  supply: number;
  own: number[];
  hands: Set<string>[];
  chosen: Map<number, string>;
  shown: Set<string>[];
  cards: number[];
  markers: (string | undefined)[];
  tracks: Map<string, (number | 'black')[]>;
  complete: number[];
  winners: number[] | undefined;
  readonly scores: number[];
  readonly rounds: Round[];
}

export function newTable(setting: Setting): Table {
  const { board, seats } = setting;
  const everyone = Array.from({ length: seats }, (_, i) => i);
  return {
    setting,
    everyone,
    cityOf: new Map(board.cities.map((city) => [city.id, city])),
    edgeOf: new Map(board.edges.map((edge) => [edge.id, edge])),
    edgesAt: new Map(board.nodes.map(({ id }) => [id, board.edges.filter((edge) => edge.a === id || edge.b === id)])),
    phase: 'start-player',
    start: 0,
    active: 0,
    waiting: [],
    passNumber: 0,
    cycle: 0,
    spent: 0,
    laidThisTurn: 0,
    ferriesThisTurn: 0,
    claimedThisTurn: false,
    supply: 0,
    own: [],
    hands: everyone.map(() => new Set()),
    chosen: new Map(),
    shown: everyone.map(() => new Set()),
    cards: [],
    markers: everyone.map(() => undefined),
    tracks: new Map(),
    complete: [],
    winners: undefined,
    scores: everyone.map(() => 0),
    rounds: [],
  };
}

export const claimsByHand = ({ setting }: Table): boolean => setting.options['manualClaim'] === true;

export const leftOf = ({ setting }: Table, seat: number): number => (seat + 1) % setting.seats;

export const colourOf = ({ cityOf }: Table, city: string): string => colourOfGroup(cityOf.get(city)!.group);

export const citiesInUse = ({ setting: { board, seats } }: Table): string[] =>
  board.cities.filter((city) => seats > 3 || !city.dashed).map((city) => city.id);
