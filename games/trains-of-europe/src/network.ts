// A company's network: which cities its licences connect (TOE-CRED-2), and the measures taken of it.

import type { Seat } from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import type { CityIndex, Public, SectionIndex } from './types.ts';

/** By city: the name of its connected part, which is one of the cities in it. */
export type Network = Uint8Array | Uint16Array;

export const holds = (holders: readonly number[], section: SectionIndex, seat: Seat): boolean =>
  (holders[section]! & (1 << seat)) !== 0;

function rootOf(network: Network, city: CityIndex): CityIndex {
  let root = city;
  while (network[root] !== root) root = network[root]!;
  return root;
}

/** The connected parts of a seat's sections. */
export const networkOf = (index: ContentIndex, holders: readonly number[], seat: Seat): Network =>
  networkWithout(index, holders, { seat, without: NOTHING });

const NOTHING: readonly SectionIndex[] = [];

/** The same with some sections left out. */
export function networkWithout(
  { cities, sections }: ContentIndex,
  holders: readonly number[],
  { seat, without }: { readonly seat: Seat; readonly without: readonly SectionIndex[] },
): Network {
  const network = cities.length <= 256 ? new Uint8Array(cities.length) : new Uint16Array(cities.length);
  for (let city = 0; city < network.length; city++) network[city] = city;
  const bit = 1 << seat;
  for (let section = 0; section < sections.length; section++) {
    if ((holders[section]! & bit) === 0 || without.includes(section)) continue;
    const a = rootOf(network, sections[section]!.a);
    const b = rootOf(network, sections[section]!.b);
    if (a < b) network[b] = a;
    else network[a] = b;
  }
  for (let city = 0; city < network.length; city++) network[city] = network[network[city]!]!;
  return network;
}

export const connected = (network: Network, a: CityIndex, b: CityIndex): boolean => network[a] === network[b];

export function sectionsOf(index: ContentIndex, position: Public, seat: Seat): SectionIndex[] {
  const own: SectionIndex[] = [];
  for (let section = 0; section < index.sections.length; section++) {
    if (holds(position.holders, section, seat)) own.push(section);
  }
  return own;
}

/** End cities of own sections, each once, ascending: the same set for bonus and evaluation (TOE-DEV-1, TOE-EVAL-4). */
export function connectedCities(index: ContentIndex, position: Public, seat: Seat): CityIndex[] {
  const reached = new Uint8Array(index.cities.length);
  for (const section of sectionsOf(index, position, seat)) {
    reached[index.sections[section]!.a] = 1;
    reached[index.sections[section]!.b] = 1;
  }
  const cities: CityIndex[] = [];
  for (let city = 0; city < reached.length; city++) if (reached[city]) cities.push(city);
  return cities;
}

export const countriesOf = (index: ContentIndex, cities: readonly CityIndex[]): number[] =>
  [...new Set(cities.map((city) => index.countryOf[city]!))].sort((a, b) => a - b);

/** The part of the network with the most segments, all branches counted (TOE-EVAL-5); of equal ones the first. */
export function largestPart(
  index: ContentIndex,
  position: Public,
  seat: Seat,
): { readonly segments: number; readonly sections: readonly SectionIndex[] } {
  const network = networkOf(index, position.holders, seat);
  const parts = new Map<number, { segments: number; sections: SectionIndex[] }>();
  for (const section of sectionsOf(index, position, seat)) {
    const { a, segments } = index.sections[section]!;
    const name = network[a]!;
    const part = parts.get(name) ?? { segments: 0, sections: [] };
    part.segments += segments;
    part.sections.push(section);
    parts.set(name, part);
  }
  let largest: { segments: number; sections: SectionIndex[] } = { segments: 0, sections: [] };
  for (const part of parts.values()) if (part.segments > largest.segments) largest = part;
  return largest;
}
