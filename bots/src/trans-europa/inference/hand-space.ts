// All hands a seat may hold as far as one viewer knows: backs, open cards, the viewer's own hand, and cards it saw go round.

import type { Seat } from '@branchline/core';
import { gridOf, type CityIndex, type KnownCard, type View } from '@branchline/trans-europa';

export interface HandSpace {
  readonly seat: Seat;
  /** Cities a hand. */
  readonly size: number;
  readonly count: number;
  /** Hand h: cities `cities[h * size]` up to `cities[(h + 1) * size]`, ascending. */
  readonly cities: Uint8Array;
  /** The same as sets: cities 0–31, and from 32 on. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** A hand is one option per region: its number is the sum of `option × stride`. */
  readonly regions: readonly RegionOptions[];
}

export interface RegionOptions {
  readonly stride: number;
  readonly options: readonly (readonly CityIndex[])[];
  /** By option, as sets of cities. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** By option: its only city, or -1; and by city the option of that city alone, or -1. */
  readonly onlyCity: Int8Array;
  readonly optionOf: Int8Array;
}

export const CITY_LIMIT = 64;

/** What is known of one hidden seat. */
export interface Suspect {
  readonly space: HandSpace;
  /** How well each hand explains what was seen, up to a common factor; 0 where it cannot be. */
  readonly weights: Float64Array;
}

/** Changes whenever what is known of the hands does. */
export function handKey({ public: { backs, revealed, rounds }, own }: View): string {
  return JSON.stringify([rounds.length, backs, revealed, own?.hand, own?.known]);
}

export function handSpaces(view: View): readonly (HandSpace | undefined)[] {
  const { config, own, public: position } = view;
  return position.backs.map((_, seat) => (seat === own?.seat ? undefined : spaceOf(view, seat, config.seats)));
}

function spaceOf(view: View, seat: Seat, seats: number): HandSpace {
  const { graph, board } = gridOf(view.config.board);
  const { backs, revealed } = view.public;
  const known = view.own?.known ?? [];
  const certain = new Set([
    ...revealed[seat]!,
    ...known.filter((fact) => isCertain(fact, seat)).map((fact) => fact.city),
  ]);
  const elsewhere = new Set([
    ...(view.own?.hand ?? []),
    ...revealed.flatMap((cities, other) => (other === seat ? [] : cities)),
    ...known.filter((fact) => !fact.holders.includes(seat)).map((fact) => fact.city),
  ]);
  const isFree = (city: CityIndex): boolean =>
    !elsewhere.has(city) && !certain.has(city) && (seats > 3 || graph.cityDashed[city] === 0); // TE-SETUP-3
  const perRegion = board.regions.map((_, region) => {
    const held = [...certain].filter((city) => graph.cityRegion[city] === region);
    const free = graph.cityIds
      .map((_id, city) => city)
      .filter((city) => graph.cityRegion[city] === region && isFree(city));
    const hidden = backs[seat]!.filter((back) => back === region).length - held.length;
    return choices(free, hidden).map((choice) => [...held, ...choice].sort((a, b) => a - b));
  });
  return pack(seat, backs[seat]!.length, perRegion);
}

const isCertain = ({ holders, aside }: KnownCard, seat: Seat): boolean =>
  !aside && holders.length === 1 && holders[0] === seat;

/** Every way to take some of these cities. */
function choices(free: readonly CityIndex[], take: number): CityIndex[][] {
  if (take <= 0) return [[]];
  return free.flatMap((city, i) => choices(free.slice(i + 1), take - 1).map((rest) => [city, ...rest]));
}

/** Every combination of one choice per region, as flat arrays. */
function pack(seat: Seat, size: number, perRegion: readonly (readonly (readonly CityIndex[])[])[]): HandSpace {
  const count = perRegion.reduce((product, options) => product * options.length, 1);
  const cities = new Uint8Array(count * size);
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  const regions = regionsOf(perRegion);
  let place = 0;
  regions.forEach(({ stride, options, low: lows, high: highs }) => {
    for (let first = 0; first < count;) {
      for (let option = 0; option < options.length; option++) {
        for (const end = first + stride; first < end; first++) {
          low[first]! |= lows[option]!;
          high[first]! |= highs[option]!;
          for (let i = 0; i < options[option]!.length; i++) cities[first * size + place + i] = options[option]![i]!;
        }
      }
    }
    place += options[0]?.length ?? 0;
  });
  return { seat, size, count, cities, low, high, regions };
}

function regionsOf(perRegion: readonly (readonly (readonly CityIndex[])[])[]): readonly RegionOptions[] {
  let stride = 1;
  return perRegion.map((options) => {
    const region: RegionOptions = {
      stride,
      options,
      low: Int32Array.from(options, (option) => option.reduce((set, city) => (city < 32 ? set | (1 << city) : set), 0)),
      high: Int32Array.from(options, (option) =>
        option.reduce((set, city) => (city < 32 ? set : set | (1 << (city - 32))), 0),
      ),
      onlyCity: Int8Array.from(options, (option) => (option.length === 1 ? option[0]! : -1)),
      optionOf: new Int8Array(CITY_LIMIT).fill(-1),
    };
    region.onlyCity.forEach((city, option) => {
      if (city >= 0) region.optionOf[city] = option;
    });
    stride *= options.length;
    return region;
  });
}
